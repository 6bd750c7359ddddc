title = Ambush

side-west = West
side-east = East
box-out = out of play

kind-squad = squad
kind-gun = gun
kind-decoy = decoy
value-fire = fire
value-move = movement
face-ready = ready
face-limbered = limbered
mark-spent = spent
mark-shaken = shaken
mark-ordered = ordered
field-led_by = led by
field-activated = activated
field-tired = tired
field-plan = plan of fire
field-targets = targets
field-smoke = smoke
about-field-face = The face a counter shows.
about-field-led_by = The formation a leader leads.
about-field-activated = 1 for a formation that has acted.
about-field-tired = How tired a formation is.
about-field-plan = Where a gun will fire.
about-field-targets = Where a side has ranged its guns.
about-field-smoke = How many turns smoke still lies on a hex.
formation-1st = First Company

ask-aim = Where does the gun fire in turn { $turn }?
ask-activate = { $side }: activate a formation, or be done.
ask-act = { $formation } acts.
ask-step = Where to from { $hex }?

option-aim = Fire on { $noun }
option-activate = Activate { $noun }
option-move = Move { $noun }
option-march = March from { $noun }
option-turn = Turn { $noun }
option-to = To { $noun }
option-done = Done

move = { $pieces }: from { $hex_from } to { $hex }.
marker-moves = { $side }: a marker moves from { $hex_from } to { $hex }.
found = Found on { $hex }: { $pieces }.
decoys = { $side }: { $count } decoys on { $hex } are taken away.
activates = { $side } activates a formation.
smoke-falls = { $side }: smoke falls on { $hex }.
smoke-clears = The smoke on { $hex } clears.
turns = { $piece } is turned.
verdict-over = over

no-activated = { $formation } has acted.
no-yours = It is not yours.
no-spent = { $piece } is spent.
no-board = It is not on the board.
no-points = { $piece } cannot move on this face.
no-faces = { $piece } is not turned.
no-enemy = The enemy is there.
no-room = There is no room for so many.
no-step = That is not next to it.
