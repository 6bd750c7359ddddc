title = Skirmish

side-north = North
side-south = South
kind-squad = squad
value-fire = fire
value-range = range
value-move = movement
terrain-wood = wood

ask-order = Which squad gets the next order?
verdict-draw = nobody won

mark-spent = has had its order
zone-zone = zone of control

phase-orders = Turn { $turn }.
ask-act = { $piece }: what shall it do?
option-order = { $noun }
option-to = Move to { $noun }
option-stay = Stay
moves = { $piece } moves to { $hex }.

option-fire = Fire at { $noun }
roll-fire = Fire
reason-adjacent = adjacent
reason-wood = in the wood
fires = { $piece } fires at { $piece_at }: { $roll } on the die.
reduced = { $piece } loses a step.
destroyed = { $piece } is destroyed.

no-not-yours = It is not yours.
no-not-on-board = It is not on the board.
no-spent = It has had its order this turn.
no-taken = A squad stands in { $hex }.
no-must-stop = It must stop in { $hex }, next to the enemy.
no-too-far = That is too far.
no-friend = It is one of yours.
no-range = That is { $distance ->
    [one] one hex
   *[other] { $distance } hexes
  } away, out of range.

ask-retreat = { $piece } must retreat. Where to?
option-retreat = Retreat to { $noun }
retreats = { $piece } retreats to { $hex }.
no-not-away = That is not a step away from the fire.

verdict-mill = the mill is held
verdict-alone = nobody is left on the other side
