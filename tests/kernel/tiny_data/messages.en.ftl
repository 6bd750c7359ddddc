title = Tiny

side-north = North
side-south = South
box-out = out of play
box-camp = in camp
word-hold = hold

ask-put = Where does { $piece } stand?
ask-plan = What will { $side } do?
ask-act = { $side }: act, or be done.
ask-step = { $piece } leaves { $hex }. Where to?
ask-join = Who joins? { $chosen } so far.
ask-loses = Who is hit?
roll-attack = Attack

option-put = In { $noun }
option-plan = { $noun }!
option-plan-hold = Stand fast
option-chit = Chit: { $noun }
option-move = Move { $noun }
option-to = To { $noun }
option-wire = Wire on { $noun }
option-bid = Bid { $noun }
option-send = Gun to { $noun }
option-attack = Attack { $noun }
option-join = { $noun } joins
option-loses = { $noun } is hit
option-done = Done

phase-act = Turn { $turn }: somebody acts.
set-up = { $side } is ready.
weather = The weather: { $word_chit }.
word-sun = sun
word-rain = rain
word-storm = storm
moves = { $piece } moves to { $hex }.
counter-moves = { $side }: a counter moves to { $hex }.
attacks = { $side } attacks { $hex }: { $roll }.
found = { $piece } is found.
verdict-points = more points
verdict-even = even

reason-strength = { $piece } joins
reason-wood = in the wood

no-yours = It is not yours.
no-spent = { $piece } is spent.
no-board = It is not on the board.
no-step = That is not next to { $hex }.
no-enemy = An enemy is there.
no-wire = There is wire between.
no-home = That is not your home.
no-gold = You have { $gold }.
no-target = Nobody is there.
