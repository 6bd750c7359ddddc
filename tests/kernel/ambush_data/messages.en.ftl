title = Ambush

side-west = West
side-east = East
box-out = out of play

kind-squad = squad
kind-gun = gun
value-fire = fire
value-move = movement
face-ready = ready
face-limbered = limbered
mark-spent = spent

ask-act = { $side }: act, or be done.
ask-step = Where does { $piece } go?

option-move = Move { $noun }
option-turn = Turn { $noun }
option-to = To { $noun }
option-done = Done

moves = { $piece } moves to { $hex }.
counter-moves = { $side }: a counter moves to { $hex }.
turns = { $piece } is turned.
verdict-over = over

no-yours = It is not yours.
no-spent = { $piece } is spent.
no-board = It is not on the board.
no-points = { $piece } cannot move on this face.
no-faces = { $piece } is not turned.
no-step = That is not next to it.
