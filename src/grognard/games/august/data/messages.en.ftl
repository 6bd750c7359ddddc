title = Infantry Attacks: August 1914
subtitle = East Prussia, August 1914
about = Companies, batteries and squadrons: officers who drive their men forward, fire that breaks them, guns that follow a plan. Two hundred metres a hex, a quarter of an hour a turn.
about-hidden = fire plans, waiting units
side-german = Germans
side-russian = Russians
box-out = out of play
box-hand = in hand
box-pool = leaders to be drawn
box-guns = off-map batteries
box-waiting-1 = to enter, first group
box-waiting-2 = to enter, second group
box-left = left the map

## Names
kind-infantry = infantry company
kind-light-infantry = light infantry company
kind-engineer = engineer company
kind-cavalry = squadron
kind-cossack = Cossack squadron
kind-plastun = Plastun company
kind-machine-gun = machine-gun section
kind-field-gun = field battery
kind-howitzer = howitzer battery
kind-mortar = mortars
kind-wagon = wagons
kind-off-map = off-map battery
kind-lieutenant = lieutenant
kind-captain = captain
kind-major = major
kind-lieutenant-colonel = lieutenant-colonel
kind-colonel = colonel
kind-major-general = major-general
kind-general = general
the-infantry = the { $title }
the-light-infantry = the { $title }
the-engineer = the { $title }
the-cavalry = the { $title }
the-cossack = the { $title }
the-plastun = the { $title }
the-machine-gun = the { $title }
the-field-gun = the { $title }
the-howitzer = the { $title }
the-mortar = the { $title }
the-wagon = the { $title }
the-off-map = the { $title }
the-lieutenant = the { $title }
the-captain = the { $title }
the-major = the { $title }
the-lieutenant-colonel = the { $title }
the-colonel = the { $title }
the-major-general = the { $title }
the-general = the { $title }
value-fire = direct fire
value-bombard = bombardment
value-range = range
value-move = movement
value-morale = morale
value-combat = combat bonus
value-bonus = morale bonus
face-ready = ready
face-limbered = limbered
face-mounted = mounted
face-dismounted = dismounted
mark-spent = moved or fired
mark-shot = opportunity fire
mark-discouraged = discouraged
mark-demoralised = demoralised
mark-observed = observed
mark-digging = digging in
mark-dug-in = dug in
mark-outside = outside the works
mark-loaded = loaded
mark-low = low on ammunition
mark-to-move = ordered to move
mark-to-fire = ordered to fire
mark-led = activated by a leader
mark-well-led = activated by a leader in good order
mark-named = activated in this segment
mark-gone-in = went in to assault
terrain-field = field
terrain-woods = woods
terrain-village = village
terrain-marsh = marsh
terrain-minor-river = stream
terrain-major-river = great river
terrain-bridge = bridge
terrain-ford = ford
terrain-lake = lake
terrain-mill = mill
link-road = road
link-rail = railway
link-stream = course of the stream
link-river = course of the river
overlay-sight = who sees this hex
overlay-barrage = barrages
overlay-plan = fire plan from now on
special-hold-village = the Russians must hold part of the village at the end; heavy losses decide the game at once
special-cross-stream = the Russians must cross the stream
special-points = victory points decide
special-tie-german = a tie is a German win
special-tie-russian = a tie is a Russian win
special-gun-for-its-step = a lost gun counts instead of its step
special-divide-leaders = each player divides his leaders among his groups
special-bare-slopes = squadrons may charge over bare slopes
special-ford-on-foot = only men and horses can use the ford
special-consolidation = two reduced companies may merge
special-excess-initiative = a segment may be saved for later in the turn
special-strategic-movement = strategic movement
special-fog-of-war = fog of war
special-flank-fire = flank fire

## Fields
field-acting = active side
field-opening = segments before the other side’s first
field-passes = passes in a row
field-underway = action segment
field-underway-none = not yet begun
field-underway-declaring = orders being given
field-underway-acting = orders being carried out
field-made = segments played this turn
field-kept_back = segment saved for later
field-fogged = fog of war rolled
field-by = activated by
field-left_from = left the assault in
field-lifts = helps recovery
field-load = carries
field-bank = bank
field-bank-none = none
field-bank-left = left
field-bank-right = right
field-hit_in = under fire in
field-mission = mission
field-mission-none = none
field-mission-fire = planned fire
field-mission-observe = observation
field-mission-move = movement
field-mission-cancelled = cancelled
field-goal = destination
field-plan = fire plan
field-smoking = smoke in the fire plan
field-last = last target
field-last_turn = turn of the last fire
field-barrage = barrage in
field-smoke = smoke
field-fort = fortification
field-hit_from = under fire from
field-lost = steps lost
field-grief = command lost until turn
field-grief_class = leaders who must test
field-grief_class-none = none
field-grief_class-infantry = infantry
field-grief_class-cavalry = cavalry
field-mourned = commander lost
field-senior = senior commander
about-field-acting = The side whose segment it is (3.0.C).
about-field-opening = Segments that the winner of the initiative still plays before the other side’s first (3.0.A).
about-field-passes = How many sides have passed in a row; two passes end the phase (3.0.C).
about-field-underway = Whether the segment has not begun, orders are being given, or orders are being carried out (3.13).
about-field-made = Segments a side has played this turn (17.4).
about-field-kept_back = 1 for a side that has saved a segment for later (17.2).
about-field-fogged = 1 once fog of war has been rolled for in this segment (17.4).
about-field-face = Which face a counter shows: ready or limbered, mounted or dismounted (5.61, 15.1).
about-field-by = The leader who activated a piece in this segment (3.12).
about-field-left_from = The assault hex a piece left in this segment (12.23).
about-field-lifts = 1 for a leader who helps recovery in this segment (6.65).
about-field-load = What a wagon carries (5.6).
about-field-bank = On which bank a piece in a river hex stands (5.8).
about-field-hit_in = Where a piece was under direct fire this turn (17.6).
about-field-mission = The mission of a gun or mortar (9.1).
about-field-goal = The destination of a movement mission (9.13).
about-field-plan = The hex a battery fires on, turn by turn (9.11).
about-field-smoking = 1 for each turn in which its plan is smoke (9.9).
about-field-last = The hex a battery really fired on last by its plan (9.7).
about-field-last_turn = The turn on which it did so (9.7).
about-field-barrage = The hex in which its barrage lies this turn (9.7).
about-field-smoke = Whose smoke lies in a hex (16.1).
about-field-fort = 1 for a fortification (16.3).
about-field-hit_from = The sides of its hex through which direct fire came at a piece this turn, as bits (17.6).
about-field-lost = Steps a side has lost (3.0.A).
about-field-grief = The last turn on which the loss of the senior commander has an effect (6.72).
about-field-grief_class = The class of leaders who test before they act (6.72).
about-field-mourned = 1 for a side whose first senior commander is gone (6.72).
about-field-senior = The senior commander of a side (6.72).

## Set-up, entry and exit, hidden pieces (3.0, 16.4, 16.5)
field-way = route of the waiting group
field-way-none = none
field-way-first = first route
field-way-other = second route
about-field-way = Which of two routes a waiting group takes, written down before play (16.41).
ask-detach = Which pieces take the other route, or are held back?
ask-way = Which route does the waiting group take?
ask-bank = On which bank is { $piece }?
ask-face = { $piece }: mounted or dismounted?
ask-come-in = { $piece } waits off the map. Where does it enter?
option-hide = Place it hidden in { $noun }
option-start-aboard = Start loaded on { $noun }
option-show = Start with { $noun }
option-show-mounted = Start mounted
option-show-dismounted = Start dismounted
option-on-bank = On the { $noun } bank
option-on-bank-left = On the left bank
option-on-bank-right = On the right bank
option-detach = Add { $noun } to the second group
option-send = Send the leader to: { $noun }
option-come-by = Take the { $noun } route
option-come-by-first = Take the first route, from turn 2
option-come-by-other = Take the other route, from turn 3
option-leave = Leave the map
done-ask-detach = No more
stay-ask-come-in = Do not enter yet
waits = { $piece } waits: { $place }.
hidden-in = { $piece } is hidden in { $hex }.
starts-aboard = { $piece } starts on { $piece_on } in { $hex }.
on-bank = { $piece } stands on the { $bank ->
    [left] left
   *[other] right
  } bank in { $hex }.
shows-face = { $piece } starts { $face ->
    [mounted] mounted
   *[other] dismounted
  }.
comes-by = The { $side } write down the way of the waiting group: { $way ->
    [first] the first
   *[other] the other
  }.
leaves-map = { $pieces }: off the map from { $hex }.
no-not-due = It is not due to enter yet.
no-entry-hex = Its group does not enter there.
no-exit = This is not an exit hex.
no-exit-demoralised = A demoralised piece may not leave the map.
no-exit-yet = Pieces may leave the map from turn { $turn }.
no-fire-entering = A piece that enters the map moves and cannot fire.
no-stack-off-map = The stacks off the map that leaders of this segment can activate are full.
no-set-up-gun = Guns do not set up there.
no-set-up-town = It must set up in the town.
no-must-be-loaded = Too few guns would start loaded on wagons.
no-free-wagon = That is not an empty wagon of yours on the map.
no-carried-kind = Only guns, machine guns and mortars can be carried.
no-enough-loaded = Enough guns are loaded on wagons.
no-hiding = No more of these pieces may start hidden.
no-hiding-here = A piece may not start hidden there.
no-detached = It may not join the second group.
no-enough-dug-in = No more of these units may start dug in.
special-guns-stay = guns that start unlimbered fire or observe from there
no-guns-stay = In this scenario a gun that starts unlimbered stays where it is.
light-night = It is night: nobody sees farther than { $range }.
light-fog = Fog lies on the fields: nobody sees farther than { $range }.
light-day = It is day.

## Numbers
tally-initiative = initiative
tally-fire = fire
tally-strength = strength
tally-firepower = firepower
tally-morale = morale
tally-recovery = recovery
tally-leader-loss = is the leader hit?
tally-overrun = does the leader escape?
tally-assault-attack = attack
tally-assault-defence = defence
tally-standing = score
outcome-falls = eliminated
outcome-lives = lives
expect-steps = steps lost
expect-tests = morale tests
target-open = others
target-mounted = mounted
target-gun = guns
target-dug-in = dug in
target-fortified = fortified
target-wagon = wagons

## Prompts
ask-put = Place { $piece }.
ask-entrench = Which units start dug in?
ask-senior = Choose the senior commander.
ask-segment = Your action segment: activate a unit, a leader or a stack, or pass.
ask-declare = Give each piece its order: move or fire.
ask-act = Which piece acts next?
ask-attack = { $piece }: choose a target.
ask-move = { $piece }: choose a move or another action.
ask-step = { $piece }: choose the next hex.
ask-order = Stack in { $hex }, { $piece } first: choose the next hex.
ask-follow = The enemy fired on the way to { $hex_to }. Which others in { $hex } still go that way?
ask-join = Which other units fire at { $hex }?
ask-shoot = { $piece } is moving in { $hex }. Opportunity fire?
ask-lose = Which unit takes the step loss? Steps still to lose: { $left }.
ask-fall = Which leader is lost?
ask-give-up = Too many units in { $hex }. Which one is eliminated?
ask-displace = Where does { $piece } escape to?
ask-take-part = Which other units assault { $hex }?
ask-first-fire = { $hex } is assaulted. First Fire with the units in cover only, or fire with all units at the same time as the attack?
ask-harass = The enemy is leaving { $hex }. Harassing fire?
ask-flee-with = { $piece } flees. Does a leader go with it?
ask-flee = Where does { $piece } flee to?
ask-stay-in-works = { $piece } is demoralised in a fortification. Does it stay there?
stay-ask-stay-in-works = Stay in the fortification
option-leave-works = Leave it and flee
roll-initiative = Initiative
roll-fire = Fire
roll-morale = Morale
roll-recovery = Recovery
roll-leader-loss = Is the leader hit?
roll-overrun = Does the leader escape?
roll-assault = Assault
draw-leader = A leader is drawn

## Options
option-appoint = { $noun }
option-put = Place it in { $noun }
option-pick = Take { $noun } instead
option-entrench = Dig in { $noun }
option-unit = Activate { $noun } alone
option-leader = Activate { $noun } and his men
option-stack = Activate the stack in { $noun }
option-pass = Pass
option-move-with = Order { $noun } to move
option-fire-with = Order { $noun } to fire
option-move-all = Order everyone in reach to move (activated leaders pass it on)
option-fire-all = Order everyone in reach with a target to fire
option-move-stack = Order everyone in reach in { $noun } to move
option-fire-stack = Order everyone in reach in { $noun } with a target to fire
option-act = Act with { $noun }
option-act-stack = Move the stack in { $noun } together
option-follow = { $noun } goes the same way
option-follow-all = All the others go the same way
option-to = Move to { $noun }
option-along = Move with { $noun }
option-halt = Halt here
option-stay = Do nothing
option-dig = Dig in
option-limber = Limber up
option-make-ready = Make ready
option-recover = Try to recover
option-support = Help others to recover
option-fire = Fire at { $noun }
option-join = { $noun } joins in
option-join-all = Fire with all units that can
option-shoot = Fire with { $noun }
option-hold = Hold fire
option-let-pass = Hold fire for the whole of this move
option-lose = { $noun } loses a step
option-fall = { $noun } is lost
option-give-up = { $noun } is eliminated
option-displace = Escape to { $noun }
option-assault = Assault { $noun }
option-bayonet = Bayonet attack in { $noun }
option-reinforce = Enter { $noun } without attacking
option-take-part = { $noun } joins the assault
option-all-take-part = Assault with all units that can
option-first-fire = First Fire
option-fire-together = Fire with all units, at the same time as the attack
option-harass = Harassing fire
option-flee = Flee to { $noun }
option-done = Done
stay-ask-flee-with = No leader goes
stay-ask-order = The whole stack stays here
done-ask-join = Fire
done-ask-take-part = Attack
done-ask-follow = No others
done-ask-entrench = No more
done-ask-declare = Carry out the orders
done-ask-act = End the segment

## Events
phase-set-up = The sides take their places.
phase-turn = Turn { $turn }.
step-3-0 = Set-up
step-6-72 = Senior commanders
step-16-2 = First entrenchments
step-16-41 = Groups that wait
phase-action = Action.
appointed = { $piece } is drawn.
put = { $piece } is placed in { $hex }.
starts-dug-in = { $piece } starts dug in, in { $hex }.
senior = { $piece } is the senior commander.
initiative-die = { $side }: { $roll } for the initiative, { $total } in all.
initiative = The { $side } have the initiative: { $count } { $count ->
    [one] segment
   *[other] segments
  } first.
passes = The { $side } pass.
names-unit = { $piece } acts alone.
names-leader = { $piece } calls his men.
names-stack = { $side }: the stack in { $hex } acts.
grief-passes = { $piece } keeps his head ({ $roll }).
grief-fails = { $piece } is lost without his commander ({ $roll }).
moves = { $pieces }: to { $hex }.
takes-control = The { $side } take { $hex }.
detected = { $piece } is detected in { $hex }.
observed = { $piece } is observed in { $hex }.
begins-digging = { $piece } begins to dig in { $hex }.
dug-in = { $piece } is dug in, in { $hex }.
limbers = { $piece } limbers up.
made-ready = { $piece } is made ready.
mounts-at-once = { $piece } mounts and turns away, in { $hex }.
forced-unloading = { $piece } is put down in { $hex }.
supports = { $piece } rallies his men.
fires = { $pieces }: fire at { $hex }.
opportunity-fires = { $pieces }: opportunity fire at { $hex }.
fire-result = { $roll } on { $hex }: { $result_direct_fire }.
passes-test = { $piece } holds ({ $roll }).
fails-test = { $piece } fails its test by { $missed } ({ $roll }).
discouraged = { $piece } is discouraged.
demoralised = { $piece } is demoralised.
loses-step = { $piece } loses a step in { $hex }.
eliminated = { $piece } is eliminated in { $hex }.
leader-lives = { $piece } is not hit ({ $roll }).
leader-falls = { $piece } is lost in { $hex }.
leader-falls-roll = { $piece } is lost in { $hex } ({ $roll }).
mourned = The { $side } have lost their commander, { $piece }; this is felt to turn { $turn }.
catastrophe = The men around { $hex } have seen { $piece } fall.
displaced = { $piece } gets away to { $hex } ({ $roll }).
assaults = { $pieces }: assault on { $hex }.
bayonet-attack = { $pieces }: with the bayonet, in { $hex }.
reinforces = { $piece } goes into { $hex }.
first-fire = The { $side } fire first in { $hex }: { $roll }, { $result_assault }.
assault-attack = The { $side } attack in { $hex }: { $roll }, { $result_assault }.
assault-defence = The { $side } defend in { $hex }: { $roll }, { $result_assault }.
harassing-fire = The { $side } harass those who leave { $hex }: { $roll }, { $result_assault }.
recovers = { $piece } recovers ({ $roll }).
recovers-partly = { $piece } recovers from demoralised to discouraged ({ $roll }).
fails-recovery = { $piece } does not recover ({ $roll }).
stays-protected = { $piece } stays under cover in { $hex }.

## Verdicts
verdict-broken = too many steps are lost
verdict-village-taken = the village is taken
verdict-village-held = the village is held

## Reasons
reason-losses = { $steps } steps lost
reason-grief = the senior commander is lost
reason-not-below = never below { $limit }
reason-discouraged = discouraged: halved
reason-demoralised = demoralised
reason-demoralised-quarter = demoralised: quartered
reason-rounded = rounded up
reason-leader = with { $piece }
reason-firer = { $piece }
reason-helper = helped by { $piece }
reason-result = result M{ $plus }
reason-mourned = { $piece } has fallen
reason-one-company = one company in the hex
reason-two-companies = two companies in the hex
reason-moving-company = a company on the move
reason-opportunity = opportunity fire
reason-distance = distance { $distance }
reason-night = night
reason-field = field
reason-woods = woods
reason-village = village
reason-hill = hill
reason-marsh = marsh
reason-minor-river = stream
reason-major-river = great river
reason-target-mounted = mounted
reason-target-gun = guns
reason-target-dug-in = dug in
reason-target-fortified = fortified
reason-led = led by an officer
reason-bayonet = bayonet
reason-charge = charge
reason-fortified = fortification
reason-below = the roll must be lower
reason-steps-lost = { $steps ->
    [one] one step
   *[other] { $steps } steps
  } lost in the hex
reason-objectives = objectives held: { $count }

## Refusals
no-not-yours = This piece is not yours.
no-not-on-board = This piece is not on the map.
no-acts-aboard = It is loaded: it can act once it is unloaded.
no-spent = It has already moved or fired this turn.
no-leader = Only a leader activates other pieces.
no-leads-nobody = A demoralised leader activates nobody.
no-empty-hex = There are not two pieces there that can act.
no-reach = No leader of its type is near enough in this segment.
no-declared = It already has its order.
no-too-few = Fewer than two pieces there can be given this order.
no-not-declared = It was not ordered to do that.
no-only-recovers = A demoralised piece may only try to recover.
no-fires-never = It cannot fire by itself.
no-pass-demoralised = You may not pass: a demoralised piece must first try to recover.
no-send = Only leaders that their owner divides may join a group off the map.
no-other-mission = You are being asked for the mission of another piece.
no-repeat = No fire is planned for the turn before.
no-such-bank = The hex has no such bank.
no-such-way = The group has no such route.
no-plan-as-later = You can copy a plan only before its first turn is planned.
no-nobody-declared = No piece has an order yet.
no-must-fire = Planned fire must be carried out if it is possible.
no-exit-marching = A piece may not leave the map by strategic movement.
no-march-later = A strategic move must be one from its first hex.
no-march-in = A piece may not enter the map by strategic movement.
no-option = This optional rule is not in play.
no-unload-with-leader = A wagon unloads in its own action, or on the way.
no-squadron = Only squadrons mount or dismount.
no-on-foot = It is already dismounted.
no-in-the-saddle = It is already mounted.
no-one-face = It has no limbered side.
no-ready = It is already ready.
no-ready-first = It must be made ready first.
no-such-face = It has no such side.
no-supports-nobody = No piece that he activated near him is trying to recover.
no-bonus = Only a leader with a morale bonus helps others to recover.
no-set-up-hex = This is not one of your set-up hexes.
no-not-to-place = It is not one that waits for its place. To place one anew, go back.
no-asked-already = A place is wanted for this one now, or it was passed over twice: place one first, or go back.
no-wheels = A wagon cannot go there.
no-room = The hex is full.
no-room-wagons = There are already three wagons in the hex.
no-not-adjacent = The hex is not adjacent.
no-enemy-there = Enemy combat units are there: entering would be an assault.
no-ground = This ground cannot be entered.
no-lake = A lake cannot be entered.
no-carried = It cannot move by itself: it must be carried.
no-points = That costs { $price } half points; { $left } are left.
no-one-hex = A discouraged piece moves only one hex.
no-one-hex-out = A piece leaving an assault hex moves only one hex.
no-assault-to-assault = A piece may not go from one assault hex to another.
no-approach = Without a leader, a unit may not move closer to the enemy.
no-night-entry = At night a unit may enter enemy ground only with a leader.
no-not-called = He did not activate this unit, or it is not with him.
no-direct-fire = It has no direct fire.
no-limbered = It is limbered.
no-demoralised = It is demoralised.
no-in-assault-hex = A unit in an assault hex cannot fire out of it.
no-at-assault-hex = A unit cannot fire into an assault hex.
no-friends-there = Friendly units are there.
no-target = There is no enemy there.
no-not-seen = It cannot see anybody there.
no-range = Its range is { $range }; the distance is { $distance }.
no-friends-between = Friendly units are in the line of fire.
no-group = It cannot fire together with the others.
no-fired-here = It has already fired at this unit in this hex.
no-mounted = Mounted units may not make opportunity fire.
no-loss-here = This unit cannot take the step loss.
no-better-first = Units in better order take step losses first.
no-barrage = There is a barrage there.
no-digs = It cannot dig in.
no-digging-here = Units cannot dig in in a village, a wood or a fortification.
no-dug-already = It is already dug in.
no-shaken = It is not in good order.
no-not-shaken = It is in good order.
no-leaders-first = Discouraged or demoralised leaders of higher rank act first.
no-enemy-to-assault = There is no enemy combat unit there.
no-not-beside = An assault must start from an adjacent hex.
no-only-companies = Only companies and leaders may enter an enemy hex.
no-not-well-led = No leader in good order has activated it.
no-cannot-attack = It cannot attack in an assault.
no-bayonet = Only companies activated by a leader who is with them may make a bayonet attack.
no-leader-alone = A leader may not enter an enemy hex without a company.
no-bound = The leader who activated it must go in with it.
no-leader-outside = The leader who activated it must go in first.
no-nothing-to-join = There is no friendly unit fighting there.
no-flight-there = It cannot flee there.
no-crossing = The river cannot be crossed here: there is no bridge and no ford.
no-river-crossed = A piece that has crossed a stream must stop.
no-bayonet-across = A bayonet attack cannot be made across a great river.
reason-opposite-bank = across the river
tally-fog = fog of war
outcome-fog = the turn ends
outcome-clear = the turn goes on
target-flanked = from the flank
ask-keep-back = Save a segment for later in the turn?
ask-play-kept = Play the saved segment now?
roll-fog = Fog of war
option-merge = Merge with { $noun }
option-keep-back = Save one segment
option-keep-none = Do not save one
option-play-kept = Play it now
option-march = Strategic move to { $noun }
merges = { $piece } takes in { $piece_other } in { $hex }.
keeps-back = The { $side } keep a segment back.
plays-kept = The { $side } play the segment that was kept back.
fog-ends-turn = Nobody knows any more where anybody is: the turn is over ({ $roll }).
fog-lifts = The battle goes on ({ $roll }).
reason-flank = flank fire
reason-ambush = ambushed in a strategic move
no-merge = Only two reduced companies of one kind may merge, in good order, in one hex and under one leader.
no-seen = A strategic move must stay out of the enemy’s sight.
field-guns_lost = guns lost
field-guns_stormed = guns lost in assault
field-colonels_lost = colonels lost
field-own_fire = companies lost to own fire
field-awarded = ground held long enough
about-field-guns_lost = Guns and mortars a side has lost, in assaults too.
about-field-guns_stormed = Guns and mortars a side has lost in assaults.
about-field-colonels_lost = Colonels a side has lost.
about-field-own_fire = Companies a side has lost to its own planned fire (9.81).
about-field-awarded = 1 for a side that held its ground to the turn the scenario names.
reason-enemy-steps = enemy steps
reason-enemy-guns = { $count } enemy guns
reason-guns-stormed = { $count } guns taken by assault
reason-enemy-colonels = the enemy colonel
reason-ground = { $count } hexes of ground
reason-steady = companies in good order where they are needed
reason-denied = no enemy company in good order beyond the line
reason-ready-guns = { $count } guns still ready
reason-own-fire = { $count } companies lost to their own guns
reason-held-late = ground held long enough
reason-guns-left = { $count } guns left the map
reason-wagons-left = { $count } wagons left the map
reason-companies-left = { $count } companies left the map
verdict-stream-crossed = the stream is crossed
verdict-stream-held = the stream is held
verdict-tie = a tie of points
verdict-points = on points
verdict-decisive = a decisive victory
no-helped-once = He has already helped one fire; now he may only help machine guns.
special-russian-first = the Russians set up first

## Artillery (9, 11, 16.1, 18)
phase-missions = The guns get their missions.
phase-bombardment = Bombardment.
field-duty = known mission
field-duty-none = none
field-duty-fire = planned fire
field-duty-observe = observation
field-duty-move = movement
field-duty-cancelled = cancelled
field-tried = tried to cancel on turn
field-aimed = aimed at
field-fell = fire falls in
about-field-duty = The mission of a gun or mortar as all know it, from what it has shown (9.15).
about-field-tried = The turn on which its owner last tried to cancel its mission (9.14).
about-field-aimed = The target for which scatter was rolled in solitaire (18.1).
about-field-fell = Where the fire on that target falls in solitaire (18.2).
tally-bombardment = bombardment
tally-cancel = cancelling a mission
tally-ammunition = ammunition
tally-smoke = smoke shells
tally-drift = smoke cloud
tally-direction = direction
tally-friendly-fire = friendly fire
tally-friendly-value = value of the friendly fire
tally-friendly-strength = friendly fire
tally-scatter = scatter
outcome-cancelled = cancelled
outcome-goes-on = not cancelled
outcome-smoke = smoke
outcome-no-smoke = no smoke
outcome-stays = stays
outcome-drifts = drifts
outcome-goes = disperses
outcome-hit = hit
outcome-missed = missed
outcome-on-target = on target
outcome-one-off = one hex off
outcome-two-off = two hexes off
reason-low = low on ammunition
reason-observed-fire = observed fire
reason-small-bombardment = a bombardment of only { $total }
ask-mission = { $piece }: choose a mission.
ask-aim = { $piece }, turn { $turn }: what does it fire on?{ $planned ->
    [0] {""}
   *[other] {" "}Planned so far: { $so_far }.
  }
ask-cancel = Do you want to try and cancel a mission?
ask-bombard = Which planned fire comes next?
ask-combine = { $pieces } at { $hex }: which others fire with it?
roll-cancel = Cancelling a mission
roll-bombardment = Bombardment
roll-friendly-fire = Are friends hit?
roll-friendly-value = How heavy is the friendly fire?
roll-ammunition = Ammunition
roll-smoke = Smoke shells
roll-drift = Smoke cloud
roll-direction = Direction
roll-scatter = Scatter
option-plan-fire = Planned fire
option-observe = Observation
option-bound-for = Movement to { $noun }
option-aim = Fire on { $noun }
option-aim-smoke = Smoke on { $noun }
option-plan-as = Same plan as { $noun }
option-no-fire = No fire this turn
option-as-before = Same as the turn before
option-as-before-on = Same as the turn before, as long as shells last
option-no-more-fire = No fire from now on
option-cancel = Cancel the mission of { $noun }
option-open-fire = Open fire on { $noun }
option-fire-smoke = { $noun } fires smoke
option-rally = { $noun } tries to recover
option-hold-fire = No more fire this turn
option-combine = { $noun } joins in
option-combine-all = All that can
done-ask-cancel = Leave the missions as they are
done-ask-combine = Fire
missions-given = The { $side } have given their guns their missions.
takes-up-observation = { $piece } observes from { $hex }.
mission-cancelled = The mission of { $piece } is cancelled ({ $roll }).
mission-goes-on = The mission of { $piece } goes on ({ $roll }).
bombards = { $pieces }: bombardment of { $hex }.
bombardment-result = { $roll } on the { $side } in { $hex }: { $result_bombardment }.
fires-observed = { $piece } fires at { $hex } by sight.
fires-smoke = { $piece } fires smoke at { $hex }.
holds-fire = { $pieces }: no fire on this turn.
barrage-placed = { $piece } lays a barrage on { $hex }.
barrage-strikes = { $pieces }: the barrage on { $hex } strikes.
barrage-lifts = The barrage of { $piece } on { $hex } is over.
friendly-fire-hits = Shells fall short on the { $side } in { $hex } ({ $roll }).
friendly-fire-misses = The { $side } in { $hex } are not hit by their own shells ({ $roll }).
friendly-fire-value = { $roll } for the weight of the fire on { $hex }: { $value }.
has-ammunition = { $piece } has shells ({ $roll }).
low-on-ammunition = { $piece } is low on ammunition ({ $roll }).
out-of-ammunition = { $piece } is out of ammunition in { $hex } and leaves the battle ({ $roll }).
smoke-rises = Smoke rises in { $hex } ({ $roll }).
smoke-fails = The smoke shell on { $hex } fails ({ $roll }).
smoke-stays = The smoke in { $hex } stays ({ $roll }).
smoke-goes = The smoke in { $hex } is gone ({ $roll }).
smoke-drifts = The smoke in { $hex } drifts to { $hex_to } ({ $roll }).
on-target = { $piece } is on target ({ $roll }).
scatters = The fire of { $piece } goes astray ({ $roll }).
lost-shells = The fire of { $piece } is lost off the map ({ $roll }).
no-battery = Only guns, mortars and off-map batteries have missions.
no-plan-for-mortars = Mortars cannot have planned fire.
no-plan-shells = There are no shells for planned fire.
no-drawn-up = A piece that is limbered, loaded or has not entered must have a movement mission.
no-goal-here = It is there already.
no-goal-there = It cannot reach that hex.
no-aim-range = That is out of range.
no-smoke = There are no smoke shells in this scenario.
no-smoke-left = There are no smoke shells left.
no-smoke-there = Smoke cannot be fired there.
no-such-plan = There is no such plan to copy.
no-mission-stays = Its mission keeps it where it is.
no-arrived = It has reached its destination and stays there.
no-on-its-way = It stays limbered until it reaches its destination.
no-tried = You have already tried that this turn.
no-nothing-to-cancel = It has no mission to cancel.
no-salvo = Only neighbouring batteries, or off-map batteries with each other, may combine.
no-observer = Only a gun or mortar on observation may fire at what it sees.
no-planned-fire = It has no planned fire this turn.
no-entry = Its plan for this turn is different.
no-aim-there = No battery has planned fire on this hex this turn.

## Wagons and cavalry
ask-charge-way = { $piece } charges: through which hex?
option-load = Load { $noun }
option-embark = Board { $noun }
option-exchange = Unload and load { $noun } instead
option-unload = Unload { $noun }
option-unload-ready = Unload { $noun } and make it ready
option-mount = Mount
option-dismount = Dismount
option-charge = Charge { $noun }
loads = { $piece } takes up { $piece_other } in { $hex }.
unloads = { $piece } puts down { $piece_other } in { $hex }.
unloads-ready = { $piece } puts down { $piece_other } in { $hex }, ready.
exchanges = { $piece } is put down in { $hex } and { $piece_other } taken up.
mounts = { $piece } mounts.
dismounts = { $piece } dismounts.
charges = { $pieces }: charge on { $hex }.
no-not-carried = A wagon carries one machine gun, mortar or gun of its own side.
no-not-together = They are not in the same hex.
no-has-load = It is already loaded.
no-load = The wagon is not carrying it.
no-load-spent = The load has already moved or fired this turn.
no-shaken-load = Wagon and load must both be in good order.
no-load-in-assault = Nothing can be loaded in an assault hex.
no-both-move = Wagon and unit must both be ordered to move.
no-two-hexes = A charge must start two hexes from its target.
no-rider = Only mounted squadrons and cavalry leaders may charge.
no-charge-way = The hex between must be clear, level and empty of units.
no-was-charged = Only the charge may attack this hex in this segment.
field-attacked = attacked in this segment
about-field-attacked = 1 for a hex assaulted in this segment, 2 for one that only a charge attacked (12.72).
field-division = sectors divided by
about-field-division = How the map is divided into sectors (17.51).
field-sector = sector in play
about-field-sector = The sector that is played (17.51).
field-across = assaults across the boundary
about-field-across = 1 for a side whose assaults may cross the boundary this turn (17.51).
field-posted = posted to the other sector
about-field-posted = 1 for a piece posted to the other sector that has not arrived yet (17.52).
field-division-none = not divided
field-division-rows = rows
field-division-maps = maps
ask-division = Divide the map into sectors by rows or by maps?
option-by-rows = By rows
option-by-maps = By maps
divided-by-rows = The { $side } divide the map into a northern and a southern sector.
divided-by-maps = The { $side } make each map a sector.
ask-command = Orders of the commander-in-chief
option-post = Post { $noun } to the other sector
option-order-across = Order assaults across the boundary this turn
done-ask-command = No more orders
posted = { $piece } is posted to the other sector.
orders-across = The { $side } order assaults over the boundary.
sector-plays = Sector { $number } is played.
no-other-sector = It must stay in its sector.
no-fire-over = A unit cannot fire out of its sector.
no-assault-over = No assault across the boundary was ordered this turn.
no-sector-in-play = The other sector is being played now.
no-post-yet = Pieces change sectors only between turns.
no-join-all = Only one more unit may fire with them: choose it.
no-not-to-divide = It is not waiting to be divided.
no-not-highest = He is not one of your highest-ranking leaders.
no-across-already = They have already been ordered for this turn.
no-not-posted = Only pieces on the map can be posted.
no-post-aboard = It is loaded: it goes where its wagon goes.
no-posted = It is already posted to the other sector.

## The goal on screen
goal-places = hexes
goal-lead = points ahead
goal-how-hold-village = The Russians win if they control enough of the village after the last turn; the Germans win if they prevent it.
goal-how-cross-stream = The Russians win after the last turn if they hold enough of the village, or the bridge with no Germans near it, and their losses are not too high.
goal-how-points = The side with more points after the last turn wins.
goal-village-taken = a Russian victory
goal-village-held = a German victory
goal-stream-crossed = a Russian victory
goal-stream-held = a German victory
goal-points = a victory on points: { $side }
goal-decisive = a decisive victory: { $side }
goal-tie = a tie{ $side ->
    [Russian] , which is Russian
    [German] , which is German
   *[other] {""}
}
goal-broken = a victory, the other side has broken: { $side }
band-village-taken = Russian
band-village-held = German
band-stream-crossed = Russian
band-stream-held = German
band-points = { $side } ahead
band-decisive = { $side } decisive
band-tie = tie
band-broken = { $side }
count-steps = { $side }: a point for every { $steps ->
    [one] enemy step lost
   *[other] { $steps } enemy steps lost
}
count-gun = { $side }: { $points } for each enemy gun lost
count-gun-assault = { $side }: { $points } instead for each enemy gun lost in an assault
count-colonel = { $side }: { $points } for each enemy colonel lost
count-ready-gun = { $side }: { $points } for each gun that is ready on the hill at the end, at 40 m or higher
count-own-fire = { $side }: { $points } for each enemy company lost to its own side’s planned fire
count-gun-left = { $side }: { $points } for each gun that has left the map
count-wagon-left = { $side }: { $points } for each wagon that has left the map
count-company-left = { $side }: { $points } for each company that has left the map
way-breaks = The { $side } lose at once with { $most } steps lost (now { $count }).
way-steady = { $side }: { $needed } companies in good order in columns { $first } to { $last } at the end, worth { $points } (companies now: { $count }).
way-denied = { $side }: no enemy company in good order in columns { $first } to { $last } at the end: { $points }.
way-late = { $side }: hold { $hex } at the end of turn { $turn }: { $points }.
way-exit = { $side }: pieces that are not demoralised leave the map from turn { $turn } on, { $count ->
    [one] at { $first }
   *[other] at { $first } to { $last }
}.
way-bridge = Russian: holds the bridge, with no German combat unit within { $near } hexes.
way-most-lost = Russian: at most { $most } steps lost (now { $count }).
prize-ground = { $side }: { $points }
prize-objective = a hex of the village
prize-objective-bridge = the bridge

## Results of the charts in words
result-direct-fire = { $steps ->
    [0] { $plus ->
        [0] morale test
       *[other] morale test, +{ $plus } to the dice
      }
    [one] a step lost, then morale tests
   *[other] { $steps } steps lost, then morale tests
  }
result-bombardment = { $steps ->
    [0] { $plus ->
        [0] morale test
       *[other] morale test, +{ $plus } to the dice
      }
    [one] a step lost, then morale tests
   *[other] { $steps } steps lost, then morale tests
  }
result-assault = { $steps ->
    [0] { $plus ->
        [0] morale test
       *[other] morale test, +{ $plus } to the dice
      }
    [one] a step lost, then morale tests
   *[other] { $steps } steps lost, then morale tests
  }
result-direction = { $cell ->
    [N] north
    [NE] north-east
    [SE] south-east
    [S] south
    [SW] south-west
   *[NW] north-west
  }
own-points = a victory on points
own-decisive = a decisive victory

## What decided the game
decided-broken = The { $side } have lost { $count } steps, and { $most } break that side.
decided-points = Points: German { $german }, Russian { $russian }.
decided-places = Hexes of the village in Russian hands: { $count ->
    [0] none
   *[other] { $count } ({ $places })
  }; { $enough } needed.
decided-bridge = The Russian holds the bridge at { $places }, and no German combat unit is near.
decided-too-costly = The Russian has lost { $count } steps, more than { $most }.

## Before a pass, or the end of an action
concern-not-activated = { $count ->
        [one] { $piece } has not acted: when both sides pass in a row, the turn may end.
       *[other] { $count } pieces have not acted: when both sides pass in a row, the turn may end.
    }
concern-no-order = { $count ->
        [one] { $piece } has no order yet.
       *[other] { $count } pieces within reach have no order yet.
    }
concern-not-acted = { $count ->
        [one] { $piece } has an order and has not acted.
       *[other] { $count } pieces have orders and have not acted.
    }
