title = En pointe toujours!
subtitle = Indochina, 1946 to 1954
about = Squads and platoons in the rice and the jungle: hidden enemies, fire answered by fire, human waves. Fifty metres a hex, ten minutes a turn.
about-hidden = stacks, decoys, fire plans

side-french = French
side-viet-minh = Viet-Minh
box-out = out of play
box-hand = in hand
box-arriving = beside the map, to enter
box-astray = landed off the map
box-left = left the map

## Formations
formation-f1 = 1st French formation
formation-f2 = 2nd French formation
formation-f3 = 3rd French formation
formation-f4 = 4th French formation
formation-f5 = 5th French formation
formation-v1 = 1st Viet-Minh formation
formation-v2 = 2nd Viet-Minh formation
formation-v3 = 3rd Viet-Minh formation
formation-v4 = 4th Viet-Minh formation
formation-v5 = 5th Viet-Minh formation

## Names
kind-pc-f = section leader
kind-pc-f-co = company commander
kind-pc-vm = company leader
kind-gc-para = parachute squad
kind-gc-legion = Legion squad
kind-gc-marine = naval commando squad
kind-gc-line = colonial squad
kind-inf-vm = platoon
kind-inf-rec = recruit platoon
kind-mg-f = medium machine gun
kind-hmg-f = heavy machine gun
kind-rcl-f = recoilless gun
kind-m60-f = 60 mm mortar
kind-m81-f = 81 mm mortar
kind-mg-vm = medium machine gun
kind-hmg-vm = heavy machine gun
kind-rcl-vm = recoilless gun
kind-m60-vm = 60 mm mortar
kind-m81-vm = 81 mm mortar
kind-decoy = decoy
kind-ho = Uncle Ho
the-pc-f = the { $title }
the-pc-f-co = the { $title }
the-pc-vm = the { $title }
the-gc-para = the { $title }
the-gc-legion = the { $title }
the-gc-marine = the { $title }
the-gc-line = the { $title }
the-inf-vm = the { $title }
the-inf-rec = the { $title }
the-mg-f = the { $title }
the-hmg-f = the { $title }
the-rcl-f = the { $title }
the-m60-f = the { $title }
the-m81-f = the { $title }
the-mg-vm = the { $title }
the-hmg-vm = the { $title }
the-rcl-vm = the { $title }
the-m60-vm = the { $title }
the-m81-vm = the { $title }
the-decoy = the { $title }
the-ho = { $title }
value-fire = firepower
value-range = range
value-least = least range
value-offensive = offensive rate
value-defensive = defensive rate
value-morale = morale
value-move = movement
face-deployed = deployed
face-crew = dismounted
mark-moved = moved
mark-td = defensive fire: test
mark-td-over = no more defensive fire
mark-stopped = stopped
mark-neutralised = neutralised
mark-jammed = jammed
mark-empty = out of ammunition
mark-out-of-command = out of command
mark-hesitant = formation hesitant
mark-withdrew = withdrew
mark-digging = digging in
mark-acted = acted
mark-active = may act
mark-out-of-echelon = too far from the higher PC
mark-dug = dug this turn
terrain-watercourse = stream
terrain-paddy = rice field
terrain-brush = brush
terrain-grove = grove
terrain-jungle = jungle
terrain-wooden = wooden house
terrain-solid = solid house
terrain-embankment = embankment
hexside-crest = crest
hexside-hedge = hedge
hexside-wall = low wall
link-road = road
link-track = track
link-rail = railway
die-white = white die
die-coloured = coloured die
overlay-sight = line of sight
overlay-command = command
special-open = everything lies open
special-night = night
special-steep = steep hills
special-light-wind = light wind
special-strong-wind = strong wind
special-no-smoke = no smoke
special-mortar-smoke = only mortars fire smoke
special-no-wave = no human waves
special-embankment-hinders = the embankment hinders the view
special-fail-on-purpose = the Viet-Minh may fail a test of demoralisation on purpose
special-officers-fall = French officers may be killed by the first shells
special-french-first = the French set up first
special-capture-ho = the French win at once by catching Uncle Ho, or with the village at the end
special-hold-houses = the Viet-Minh win with enough houses at the end
special-clear-positions = the Viet-Minh win by clearing village and citadel with few formations lost
special-take-village = the French need the whole village and few formations lost
special-take-all = the French need all objectives and few formations lost
special-march-out = the French march off the map
special-break-through = the Viet-Minh break through to the east edge
special-hold-post = the Viet-Minh win with enough hexes of the post
word-support = ground support
word-bombs = bombs
word-napalm = napalm
word-low = low
word-medium = medium
word-high = high
word-north = north
word-north-east = north-east
word-south-east = south-east
word-south = south
word-south-west = south-west
word-north-west = north-west

## Fields
field-acting = active side
field-passes = passes in a row
field-spent = nothing left to activate
field-activating = formation in action
field-activated = activated
field-losses = steps lost
field-tested = steps lost at the last test
field-hesitant_at = hesitant at
field-demoralised_at = demoralised at
field-quality = quality
field-quality-recruit = recruits
field-quality-line = line
field-quality-veteran = veterans
field-quality-shock = shock
field-arrives = arrives on turn
field-drops = dropped on turn
field-disorganised = formations lost
field-entry_edges = edges of entry
field-waved = last human wave
field-unseen_losses = losses not seen
field-attacked_on = last attacked on turn
field-begun = a unit has acted
field-replacements = replacements left
field-higher = higher PC
field-formation = formation
field-attached = attached to
field-deputy = deputy’s morale
field-killed_on = killed on turn
field-entry = enters at
field-smoke = smoke
field-burning = fire
field-ruined = ruins
field-dug = entrenchment
field-prepared = prepared position
field-impact = artillery falls here
field-batteries = batteries off the map
field-missions = missions left
field-plotted = plotted targets
field-waited = turns waited
field-fired_on = last targets
field-supports = ground supports left
field-left = points off the map
field-patience = waits for a better chance than
about-field-acting = The side whose segment it is (2.D2).
about-field-passes = How many sides have passed in a row; two passes end the phase (5.4).
about-field-spent = 1 for a side that had the hand and nothing left to activate this turn (5.4).
about-field-activating = The formation whose units act now (5.2).
about-field-activated = 1 for a formation activated this turn (5.1).
about-field-losses = Steps that a formation has lost as everyone knows, a leader counted twice (12.1); -1 once it is lost itself.
about-field-tested = The losses at its last test of demoralisation (12.2).
about-field-hesitant_at = Steps lost that make a formation hesitant (12.1).
about-field-demoralised_at = Steps lost from which it is tested for demoralisation (12.2).
about-field-quality = The quality of its troops in an assault (13).
about-field-arrives = The turn from which a formation may enter; 0 if it is set up on the map.
about-field-drops = The turn on which a formation is dropped; 0 if it is not (15.1).
about-field-disorganised = Formations a side has lost, replaced ones too (12.2).
about-field-entry_edges = Where a formation chooses an edge of the map: the edges that fit the hexes its units came in by, as bits; 0 for all.
about-field-waved = The turn on which a formation last announced a human wave (16.2).
about-field-unseen_losses = What a hidden unit has cost its formation (12.1); it is added to the losses when the unit is recognised.
about-field-attacked_on = The turn on which a unit last fired offensively; kept with the optional rule on rates.
about-field-begun = 1 once a unit has acted in the activation under way: a human wave is announced before (16.2).
about-field-replacements = Companies that may still come in for lost ones.
about-field-higher = The leader of the higher echelon (1.3).
about-field-formation = The formation a counter belongs to (3.1).
about-field-attached = The formation a unit acts with this turn instead of its own (3.3).
about-field-deputy = What is added to the morale of a leader who is a deputy (1.3).
about-field-killed_on = The turn on which a leader was killed; 0 once he is replaced (1.3).
about-field-face = Which face a heavy weapon shows: deployed or dismounted (6.1).
about-field-entry = Where a unit that landed off the map comes in (15.1).
about-field-smoke = How many turns smoke lies in a hex (10.6).
about-field-burning = 1 where a fire burns (15.3).
about-field-ruined = 1 where a building is in ruins (10.7).
about-field-dug = An entrenchment: 1 begun, 2 built (15.2).
about-field-prepared = 1 where the scenario puts a prepared position (15.2).
about-field-impact = The strength of artillery that strikes whoever moves there this turn (10.5).
about-field-batteries = Batteries off the map (3.2).
about-field-missions = Missions its batteries have left (10).
about-field-plotted = The hex each battery will fire on (10.1).
about-field-waited = Turns each mission has been delayed (10.4).
about-field-fired_on = The hex each battery fired on last (10.4).
about-field-supports = Ground supports a side has left (14).
about-field-left = Points of units that have left the map.
about-field-patience = A side lets windows of defensive fire pass where no unit has a greater chance, in per cent, until the activation ends.
field-calibre = calibre
field-calibre-light = light
field-calibre-medium = medium
field-calibre-heavy = heavy
field-screening = batteries that fire smoke
field-bombs = bombing missions left
field-napalms = napalm missions left
field-called = air missions called
field-called-support = ground support
field-called-bombs = bombs
field-called-napalm = napalm
field-called_waited = turns they have waited
about-field-calibre = The calibre of a side’s batteries (10.2).
about-field-screening = 1 for each battery that fires smoke next, 0 for shells (10.6).
about-field-bombs = Bombing missions a side has left (14.3).
about-field-napalms = Napalm missions a side has left (14.3).
about-field-called = The air missions a side has called for (14.1).
about-field-called_waited = Turns each of them has been delayed (14.1).

## Numbers
tally-activation = activation
tally-morale = morale
tally-fire = fire
tally-factor = attack factor
tally-firepower = firepower
tally-fire-dice = dice
tally-rate = rate of defensive fire
tally-move = movement points
tally-deputy = deputy
tally-recovery = recovery
tally-demoralisation = morale of the formation
tally-repair = repair
tally-standing = standing
tally-initiative = initiative
tally-order = order of strikes
tally-strike = strike
tally-staying = the fight if you stay
tally-withdrawing = withdrawal
tally-leaving = leaving the fight
tally-wave = human wave
outcome-nothing = nothing
outcome-step = a step lost
outcome-eliminated = eliminated
expect-steps = steps lost
expect-tests = morale tests
tally-delay = arrives
tally-correction = correction
tally-shells = shells
tally-strafing = attack from the air
tally-anti-aircraft = anti-aircraft fire
tally-fires = fire in the building
tally-officers = officer killed
tally-drift = distance
tally-landing = landing
outcome-loss = a step lost
outcome-stopped = stopped

## Prompts
ask-put = Place { $piece }.
ask-belong = Which formation does { $piece } move with?
ask-transfer = Attach a unit out of command to another leader beside it?
ask-attach = { $piece } is out of command beside another leader. Attach it for this turn?
ask-activate = Try to activate a formation or a unit, or pass.
ask-act = Which unit acts next?
ask-action = { $piece }: choose an action. Points used: { $spent }.
ask-join = Which other units fire at { $hex }? Firing so far: { $chosen }.
ask-join-assault = Which other units assault { $hex }?
ask-again = { $piece } has kept its rate of fire. Fire again?
ask-fire = { $piece }: choose a target.
ask-mortar = Which mortar does { $piece } direct?
ask-shoot-mover = The enemy is moving in { $hex }. Fire?
ask-shoot-firer = The enemy is firing from { $hex }. Fire back?
ask-answer-fire = Defensive fire came from { $hex }. Fire back with one unit?
ask-withdraw = { $hex } is about to be assaulted. Withdraw?
ask-withdraw-to = Where does { $piece } withdraw to?
ask-strike = { $piece } strikes. Which enemy?
ask-retreat = Which units leave the fight in { $hex }?
ask-retreat-to = { $piece } leaves the fight and goes where?
ask-target = { $chosen ->
    [0] Which hex does the wave attack?
    [one] One target so far. Another one next to it?
   *[other] { $chosen } targets so far. Another one next to them?
  }
ask-wave-step = { $piece } is in { $hex }. Where does it advance to?
ask-fight = Which fight is resolved first?
ask-absorb = { $piece } is stopped in { $hex }. Lose a step instead?
ask-flee = { $piece } flees from the fire. Where to?
ask-take-over = A deputy replaces { $piece }. In which hex?
ask-succeed = Who replaces the higher PC?
ask-recover = { $piece } is neutralised: try to recover, or step away?
ask-fail = The { $formation } must test its morale. Test, or fail on purpose?
ask-hide = Which units are hidden again?
ask-disperse = Too many units are in { $hex }. Which one leaves?
ask-disperse-to = Where does { $piece } go?
ask-replace = Which lost company is replaced by a fresh one?
roll-initiative = Initiative
roll-activation = Activation
roll-fire = Fire
roll-smoke = Rate and ammunition
roll-morale = Morale
roll-rate = Rate of defensive fire
roll-jam = Does a weapon jam?
roll-deputy = The deputy
roll-recovery = Recovery
roll-demoralisation = Morale of the formation
roll-repair = Repair
roll-order = Order of strikes
roll-strike = Strike
roll-wave = Human wave
draw-lot = Which hidden counter comes next?
ask-register = Battery { $number }: which hex do you register before the first turn?
ask-plot = Battery { $number }: where will it fire next turn?
ask-shell = Battery { $number } is ready to fire on { $hex }.
ask-spare = The first shells are falling on the post. Which leader is safe?
ask-call = Call for air support for the next turn? Called so far: { $count }.
ask-altitude = The aircraft are here ({ $word_mission }). How high do they fly?
ask-aim = Where does the mission ({ $word_mission }) strike?
ask-facing = In which direction does it fly over { $hex }?
ask-anti-aircraft = Aircraft over { $hex } ({ $word_altitude }). Fire at them?
ask-drop = The { $formation } jumps. Where is the drop zone?
ask-drop-way = In which direction are they dropped from { $hex }?
roll-delay = Delay
roll-correction = Correction
roll-direction = Direction
roll-shells = Shells
roll-fires = Does the building burn?
roll-officers = Is the officer killed?
roll-anti-aircraft = Anti-aircraft fire
roll-drift = Drift of the zone
roll-scatter = Where does it land?
roll-landing = Landing on bad ground
draw-target = Which hex is struck?

## Options
option-put = Place it in { $noun }
option-pick = Take { $noun } instead
option-belong = With the { $noun }
option-enter = Enter at { $noun }
option-leave = Leave the map
option-replace = Replace the { $noun }
option-transfer = Attach { $noun } to another leader
option-attach = Attach it to the { $noun }
option-activate = Activate the { $noun }
option-activate-alone = Activate { $noun } alone
option-pass = Pass
option-act = Act with { $noun }
option-move = Move to { $noun }
option-creep = Move tactically to { $noun }
option-halt = Stop here
option-fire = Fire at { $noun }
option-snap = Fire on the move at { $noun }
option-join = { $noun } joins in
join-ask-join-assault = { $noun } joins the assault
done-ask-join-assault = No others
done-ask-join = Fire
option-again = Fire again, at { $noun }
done-ask-again = Cease fire
option-lay-smoke = Place smoke in { $noun }
option-smoke-round = Fire smoke at { $noun }
option-assault = Assault { $noun }
option-stalk = Assault { $noun } by a tactical move
option-gather = Form for an assault with { $noun }
option-deploy = Deploy the weapon
option-dismount = Dismount the weapon
option-dig = Dig in
option-command = Let { $noun } act once more
option-free = Remove the stop of { $noun }
option-coordinate = Direct the mortars
option-mortar = Direct { $noun }
option-shake-off = { $noun } loses a step and is no longer stopped
option-stay = Do nothing
option-lot = Counter { $noun }
option-shoot = Fire with { $noun }
option-hold = Hold fire
hold-ask-withdraw = Stay and fight
option-let-pass = Hold fire for the whole of this action
option-unless = Hold fire unless the chance is over { $noun } %
option-withdraw = { $noun } withdraws
option-absorb = Lose a step instead
option-accept = Be stopped
option-strike = Strike { $noun }
option-retreat = { $noun } retreats
option-to = Move to { $noun }
option-wave = Launch a human wave
option-target = Target { $noun }
option-flee = Flee to { $noun }
option-succeed = { $noun } takes over
option-take-over = Place the deputy in { $noun }
option-recover = Try to recover
option-step-away = Step away to { $noun }
option-fail = Fail on purpose
option-test = Test
option-hide = Hide { $noun }
option-disperse = { $noun } leaves
option-shell = Fire the mission
option-cancel = Cancel the mission
cancel-ask-altitude = Cancel the mission
option-aim = Aim at { $noun }
option-altitude = { $noun } altitude
option-altitude-low = Low
option-altitude-medium = Medium altitude
option-altitude-high = High
option-shoot-at-plane = { $noun } fires at the aircraft
option-drop = Drop zone { $noun }
option-done = Done
done-ask-act = End the activation
done-ask-attach = Do not attach it
done-ask-transfer = Attach none
done-ask-hide = No others
done-ask-mortar = No more fire
done-ask-fire = Do not fire
done-ask-replace = No replacement
done-ask-retreat = Nobody leaves
done-ask-target = No more targets
stay-ask-wave-step = Stay in { $hex }
assault-ask-fight = The fight in { $noun }
option-register = Register { $noun }
option-plot = Shells on { $noun } next turn
option-plot-smoke = Smoke on { $noun } next turn
option-keep = Keep the delayed target
option-no-plot = No target
option-spare = { $noun } is safe
option-call = Call { $noun }
option-call-support = Ground support
option-call-bombs = Bombs
option-call-napalm = Napalm
option-face-to = To the { $noun }
option-face-to-north = North
option-face-to-north-east = North-east
option-face-to-south-east = South-east
option-face-to-south = South
option-face-to-south-west = South-west
option-face-to-north-west = North-west
done-ask-call = No more
hold-ask-anti-aircraft = Hold fire

## Events
phase-set-up = The sides take their places.
phase-turn = Turn { $turn }.
phase-operations = Operations.
phase-administration = End of turn { $turn }.
step-0-5 = Set-up
step-10-10 = Fires registered before
step-scenario-phu-tong-hoa = The first shells
step-2-A = Artillery falls
step-10-1 = Artillery is ordered
step-2-B = Aircraft arrive
step-14-1 = Aircraft are called
step-2-C = Command
step-15-1 = Parachute drops
step-2-D1 = Initiative
step-2-D2 = Operations
step-15-3 = Fires spread
step-2-E = End of turn
step-1-3-elimination = Deputies
step-11-2 = Recovery
step-12-2 = Morale of formations
step-6-7 = Repairs
step-8-rehide = Units hide again
step-qa-3 = Full hexes
put = { $piece } is placed in { $hex }.
set-up-done = { $side }: in place.
attached = { $piece } acts with the { $formation } this turn.
initiative-given = { $side }: the initiative, by the scenario.
initiative-die = { $side }: { $roll } for the initiative, { $total } in all.
initiative = { $side }: the initiative.
nothing-left = { $side }: nothing left to activate this turn.
tries = The { $formation } is to act.
tries-alone = { $piece } in { $hex } is to act alone.
marker-tries-alone = { $side }: a hidden unit in { $hex } is to act alone.
activation-fails = { $side }: { $roll }, the activation fails.
activation-succeeds = { $side }: { $roll }, the activation succeeds.
activation-ends = The { $formation } has acted.
phase-ends = { $side }: { $roll }, which ends the operations of this turn.
passes = { $side }: pass.
moves = { $piece } moves to { $hex }.
move-together = { $pieces } move to { $hex }.
marker-moves = { $side }: a marker moves to { $hex }.
leaves-map = { $piece } leaves the map from { $hex }.
marker-leaves-map = { $side }: a marker leaves the map from { $hex }.
recognised = { $piece } is recognised in { $hex }.
decoy-found = { $side }: nothing but a decoy in { $hex }.
fires = { $pieces } { $count ->
    [one] fires
   *[other] fire
  } at { $hex }.
marker-fires = { $side }: fire from hidden units at { $hex }.
fires-blindly = { $roll }: no line of sight to { $hex }, no effect.
missed = { $roll }: no effect on { $piece } in { $hex }.
marker-missed = { $roll }: no effect on a hidden counter in { $hex }.
hits-decoy = { $roll } on a decoy in { $hex }: { $result_trc }.
hit = { $roll } on { $piece } in { $hex }: { $result_trc }.
jam-die = { $piece }: die { $roll }.
jams = { $piece } jams.
runs-dry = { $piece } is out of ammunition.
rate-holds = { $piece } in { $hex }: { $roll }, it keeps its rate.
rate-fails = { $piece } in { $hex }: { $roll }, no more defensive fire.
marker-rate-holds = { $side }: { $roll }, a hidden unit keeps its rate.
marker-rate-fails = { $side }: { $roll }, a hidden unit fails its rate.
passes-test = { $piece } holds ({ $roll }).
fails-test = { $piece } fails its test ({ $roll }).
stopped = { $piece } is stopped in { $hex }.
marker-stopped = { $side }: hidden units are stopped in { $hex }.
absorbs = { $piece } loses a step and is not stopped.
neutralised = { $piece } is neutralised in { $hex }.
loses-step = { $piece } loses a step in { $hex }.
eliminated = { $piece } is eliminated in { $hex }.
withdraws = { $piece } withdraws to { $hex }.
marker-withdraws = { $side }: a marker withdraws to { $hex }.
assaults = { $pieces } { $count ->
    [one] assaults
   *[other] assault
  } { $hex }.
marker-assaults = { $side }: hidden units assault { $hex }.
assault-fails = { $piece } does not get into the hex and stays in { $hex }.
marker-assault-fails = { $side }: hidden units do not get into the hex and stay in { $hex }.
strikes-at = { $piece } strikes at { $total }.
strikes = { $piece } strikes { $piece_target }: { $roll }, { $result ->
    [nothing] no effect.
    [step] a step.
   *[eliminated] elimination.
  }
retreats = { $piece } leaves the fight and goes to { $hex }.
breaks-off = { $side }: nobody can be hurt in { $hex }; the attackers break off.
wave-announced = The { $formation } forms a human wave against { $hex }.
wave-fails = The wave of the { $formation } does not start ({ $roll }).
wave-launched = The wave of the { $formation } is launched ({ $roll }).
wave-advances = In the wave, { $pieces } { $count ->
    [one] advances
   *[other] advance
  } to { $hex }.
marker-wave-advances = { $side }: a marker of the wave advances to { $hex }.
wave-ends = The wave of the { $formation } is over.
commanded = { $piece } in { $hex } acts once more.
marker-commanded = { $side }: a hidden unit in { $hex } acts once more.
freed = { $piece } is no longer stopped, thanks to { $piece_by }.
deploys = { $piece } is deployed in { $hex }.
dismounts = { $piece } is dismounted in { $hex }.
marker-busy = { $side }: something is going on in { $hex }.
lays-smoke = { $piece } places smoke in { $hex }.
marker-lays-smoke = { $side }: a hidden unit places smoke in { $hex }.
fires-smoke = Smoke round at { $hex }: { $pieces }.
marker-fires-smoke = { $side }: smoke from a hidden mortar on { $hex }.
smoke-rises = Smoke rises in { $hex } ({ $roll }).
begins-digging = { $piece } begins to dig in, in { $hex }.
marker-begins-digging = { $side }: an entrenchment is begun in { $hex }.
finishes-digging = { $piece } has dug in, in { $hex }.
marker-finishes-digging = { $side }: an entrenchment is built in { $hex }.
digging-lost = The entrenchment begun in { $hex } is given up.
burns = { $hex } burns.
flees = { $piece } flees from the fire to { $hex }.
deputy = A deputy takes the place of { $piece } in { $hex } (die { $roll }).
succeeds = { $piece } is the higher PC now.
recovers = { $piece } recovers ({ $roll }).
stays-neutralised = { $piece } stays neutralised ({ $roll }).
steps-away = { $piece } steps away to { $hex }.
hesitates = The { $formation } hesitates.
formation-holds = The { $formation } holds together ({ $roll }).
formation-breaks = The { $formation } is demoralised ({ $roll }).
formation-removed = The { $formation } leaves the field.
formation-destroyed = The { $formation } is no more.
repaired = { $piece } is repaired ({ $roll }).
stays-jammed = { $piece } stays jammed ({ $roll }).
hides = { $piece } is hidden again in { $hex }.
stays-watched = { $piece } in { $hex } cannot be hidden: someone is watching.
disperses = { $piece } makes room and goes to { $hex }.
replaced = A complete company comes in place of the { $formation }.
ho-captured = Uncle Ho is caught in { $hex }.
plots = Battery { $number } will fire shells on { $hex }.
plots-smoke = Battery { $number } will fire smoke on { $hex }.
mission-delayed = { $side }: { $roll }, a fire is delayed.
mission-arrives = { $side }: { $roll }, the artillery is ready.
mission-cancelled = The { $side } cancel a fire.
marker-impact = { $side }: shells are aimed at { $hex }.
marker-smoke = { $side }: smoke is aimed at { $hex }.
on-target = { $roll }: { $hex } is struck.
off-target = { $roll }: off { $hex }, distance { $count }.
direction-die = { $roll }: { $word_way }.
shifts = It falls in { $hex }, to the { $word_way }.
falls-off-map = { $side }: it falls off the map.
smoke-falls = Smoke in { $hex }.
ruined = The building in { $hex } is a ruin.
fire-die = { $roll } for fire in { $hex }.
officer-die = { $side }: { $roll } for an officer.
calls-aircraft = Called for the next turn: { $word_mission }.
aircraft-delayed = { $side }: { $roll }, the aircraft are late.
aircraft-arrive = { $side }: { $roll }, the aircraft are here.
aircraft-cancelled = { $side }: the mission is called off.
aims = { $side }: { $word_mission } on { $hex }, altitude { $word_altitude }.
faces = It flies over { $hex } to the { $word_way }.
fires-at-aircraft = { $piece } fires at the aircraft over { $hex }.
marker-fires-at-aircraft = { $side }: a hidden weapon fires at the aircraft over { $hex }.
aircraft-hit = { $side }: { $roll }, a hit.
aircraft-missed = { $side }: { $roll }, missed.
aircraft-turned-back = { $side }: the mission over { $hex } is broken off.
strikes-nearest = Nobody is there: the aircraft strike { $hex }.
drop-zone = The { $formation } jumps over { $hex }, to the { $word_way }.
drop-drifts = The zone drifts { $count } to { $hex }.
drifts-off-map = The zone drifts { $count }, off the map.
distance-die = { $roll }: distance { $count }.
lands = { $piece } lands in { $hex }.
marker-lands = { $side }: paratroopers land in { $hex }.
land-together = { $pieces } { $count ->
    [one] lands
   *[other] land
  } in { $hex }.
lands-badly = { $piece } lands badly in { $hex } ({ $roll }).
marker-lands-badly = { $side }: a bad landing in { $hex } ({ $roll }).
strays = { $piece } lands off the map and will come in at { $hex }.
initiative-dropped = { $side }: the paratroopers are down, and that side acts first.

## Verdicts
verdict-draw = nobody won
verdict-ho-captured = Uncle Ho is caught: a strategic victory
verdict-hold-houses-french = the houses are held
verdict-hold-houses-viet-minh = a house is taken
verdict-capture-ho-french = Bac Kan is taken: a tactical victory
verdict-capture-ho-viet-minh = neither Ho nor Bac Kan
verdict-clear-positions-french = Dong Khé holds, or has cost too much
verdict-clear-positions-viet-minh = Dong Khé has fallen
verdict-take-village-french = the village is taken
verdict-take-village-viet-minh = the village is not taken
verdict-take-village-draw = the village is taken, at too high a price
verdict-take-all-french = all objectives are taken
verdict-take-all-viet-minh = an objective is missing
verdict-take-all-draw = all objectives are taken, at too high a price
verdict-march-out-french = the company is out
verdict-march-out-viet-minh = the company is cut off
verdict-march-out-draw = a part of the company is out
verdict-break-through-french = the way is barred
verdict-break-through-viet-minh = the battalion is through
verdict-break-through-draw = some are through
verdict-hold-post-french = the post holds
verdict-hold-post-viet-minh = the post has fallen

## Reasons
reason-deputy = a deputy commands
reason-hesitant = hesitant formation
reason-leader-lost = the leader was killed this turn
reason-out-of-echelon = the leader is far from the higher PC
reason-out-of-command = out of command
reason-adjacent = adjacent
reason-far = beyond half the range
reason-stopped = stopped
reason-advancing = moves in the same action
reason-moved = has moved this turn
reason-firer = { $piece }
reason-hidden = hidden target
reason-moving = the target moves
reason-tactical = the target moves tactically
reason-light = light cover
reason-medium = medium cover
reason-heavy = heavy cover
reason-hindrance = hindrances in the line: { $count }
reason-higher = the target is higher
reason-no-line = no line of sight: the fire has no effect
reason-result = the result adds { $plus } to the dice
reason-road = by road or track
reason-price = points for the hex
reason-recovery = recovery
reason-leader-here = a leader in the hex
reason-leader-adjacent = a leader adjacent to it
reason-enemy-adjacent = an enemy adjacent to it
reason-demoralisation = heavy losses
reason-scenario = by the scenario
reason-left = units off the map
reason-objectives = objectives held: { $count }
reason-hidden-unit = hidden, in the first round
reason-neutralised = neutralised
reason-reduced = has losses
reason-crew = a leader or crew
reason-striker-stopped = stopped
reason-striker-neutralised = neutralised
reason-wave = in a human wave
reading-strike = { $piece } strikes
reason-nobody-known = You know none of those who come in: what they can do is not counted.
reason-nobody-fires = Nobody fires at a unit that withdraws.
reason-nobody-strikes = Nobody strikes at a unit that leaves.
reason-counts-as-activated = It counts as activated and does nothing else this turn.
reason-is-stopped = It is stopped where it goes.
reason-gives-up-hex = The enemy has { $hex } without a fight.
reason-shelled-on-the-way = Some of the hexes it can go to are under artillery fire: whoever enters them is attacked.
reason-target-neutralised = the target is neutralised
reason-waited = turns waited: { $count }
reason-registered = registered before the game
reason-same-hex = the same hex as before
reason-unobserved = no observer sees it
reason-night = by night
reason-support = fighters
reason-medium-altitude = medium altitude
reason-high-altitude = high altitude

## Refusals
no-not-yours = This unit is not yours.
no-not-on-board = It is not on the map.
no-set-up-hex = It cannot be set up there.
no-not-to-place = It is not one that waits for its place. To place one anew, go back.
no-asked-already = A place is wanted for this one now, or it was passed over twice: place one first, or go back.
no-formation-here = That formation is not set up on the map.
no-activated = It has already been activated this turn.
no-formation-units = It has no unit that can act.
no-in-command = It is in command: it acts with its formation.
no-acted = It has already been activated this turn.
no-not-active = It is not active.
no-second-action = That is not part of this action.
no-alone = A unit out of command may only move and fire.
no-half-used = It has already used more than half its points.
no-smoke = There is no smoke in this scenario.
no-smoke-so-far = Smoke can only be placed in its own hex or an adjacent one.
no-leader-beside = There is no leader of another formation with it or adjacent to it.
no-other-formation = It belongs to another formation.
no-not-acted = It has not acted this turn yet.
no-higher-pc = Only the higher PC can direct mortars.
no-mortar = That is not a mortar ready to fire.
no-ammunition = It is out of ammunition.
no-dug-already = There is already a position as good.
no-other-digs = Another unit is digging there.
no-dug-today = It has already dug this turn: building takes two turns.
no-burning = The hex is burning.
no-not-adjacent = That hex is not adjacent.
no-enemy-there = There is an enemy there.
no-stack-full = The hex is full.
no-stopped = It is stopped or neutralised.
no-deployed = The weapon is deployed.
no-tactical-moved = A tactical move must be announced before the unit moves.
no-points = That costs { $price }, and { $left } are left.
no-entry-hex = It cannot enter there.
no-exit-hex = That is not an exit hex.
no-exit-yet = Units may leave the map from turn { $turn }.
no-must-hold = It must hold this ground: no unit moves behind the rearguard before turn { $turn }.
no-firepower = It cannot fire.
no-neutralised = It is neutralised.
no-target = There is no enemy there.
no-range = The distance is { $distance }; its range is { $range }.
no-line-of-fire = It has no line of fire.
no-group = It cannot fire with this group.
no-not-passive = It may not react now.
no-moved = It has already moved this turn.
no-fired-here = It has already fired on this occasion.
no-td-over = It can make no more defensive fire this turn.
no-in-assault = It is being assaulted.
no-not-assaulted = It is not in the assaulted hex.
no-nowhere = It has nowhere to go.
no-not-stopped = It is not stopped.
no-last-step = It would lose its last step.
no-next-to-enemy = That hex is adjacent to an enemy.
no-hide-now = It cannot be hidden.
no-hide-seen = The enemy can see it.
no-assault-enemy = There is no enemy there.
no-assault-in-reach = No enemy can be reached with half its points.
no-assault-stopped = A stopped or neutralised unit cannot start an assault.
no-assault-hesitant = A unit of a hesitant formation cannot start an assault.
no-not-stacked = It is not in the same hex.
no-combat-unit = It is not a combat unit.
no-deputy-hex = A deputy must appear with a unit of the formation or next to one, away from enemies and fires.
no-heir = He is not a leader of a formation on the map.
no-own-unit = It is a unit of your own side.
no-fight-there = There is no fight at this step there.
no-drop-hex = In this scenario the drop zone cannot be there.
no-in-fight = It is not in the fight.
no-retreat = A neutralised unit or a deployed weapon cannot leave the fight.
no-contiguous = The targets of a wave must be adjacent to one another.
no-nearer = That hex is not nearer to a target.
no-wave-points = It has no points left for that hex.
no-wave-target = A wave may meet the enemy only in its targets, and may go on only from target to target.
no-wave-side = Only the Viet-Minh can launch human waves.
no-wave-scenario = There are no human waves in this scenario.
no-wave-yet = Human waves may be launched from turn { $turn }.
no-waved = This formation has already launched a human wave this turn.
no-wave-begun = A human wave must be announced before any unit of the formation acts.
no-wave-units = More than { $count } units must be linked to the leader.
no-wave-near = None of the units is near an enemy it can see.
no-order-kept = There is no delayed target to keep.
no-spared = It is not one of your leaders on the map.
no-smoke-coordinated = Mortars directed by the higher PC cannot fire smoke.
no-end-coordinated = It has been chosen to fire: choose its target.
no-tactical-over = A tactical move is only one hex.
no-transfer-twice = It has already been attached in this phase.
no-destroyed = That company has not been lost.
no-replacements = There are no replacement companies left.
no-observer = None of your leaders can see it.
no-missions = There are no missions left.
no-smoke-here = Artillery has no smoke shells in this scenario.
no-air-missions = There are none of these missions left.
no-anti-aircraft = It is not an anti-aircraft weapon on the map.
no-weapon-ready = The weapon is not ready to fire.
no-aircraft-reach = It cannot see the aircraft, or they are out of range.
no-fired-at-aircraft = It has already fired at aircraft in this phase.
no-unit-fires = None of your units could fire now, whatever the chance.
no-such-chance = You can wait for a chance of more than 10, 25 or 50 per cent.
no-move-begun = It has not moved yet.
no-under-way = It has already moved: it must stop here or go on.
no-must-assault = It has formed for an assault that it can still carry out.
no-on-map = It is already on the map.
no-entered = It is not on the map yet: it must enter first.
no-dismounted-already = The weapon is already dismounted.
no-deployed-already = The weapon is already deployed.
no-heavy-weapon = It is not a heavy weapon.
no-smoke-of-units = Only mortars can fire smoke in this scenario.
no-smoke-rounds = Only a mortar can fire smoke rounds.
no-deployed-mortar = The mortar is not deployed.
no-least-range = The distance is { $distance }; the least range of the mortar is { $range }.
no-second-attack = It has already fired offensively this turn; by the optional rule only heavy weapons have a rate of fire.
no-not-its-activation = A stop can be removed only while the formation of the unit is activated.
no-withdrew = It has withdrawn before an assault and cannot act any more this turn.
no-beside-leader = It is not with the leader or adjacent to him.
no-leader = It is not a leader.

## The goal on screen
goal-held = places
goal-left = points off the map
goal-how-hold-houses = The Viet-Minh wins by holding enough of the houses at the end: a unit in the hex, and no enemy unit.
goal-how-capture-ho = The French win at once by catching Uncle Ho; otherwise at the end by a village without any Viet-Minh unit.
goal-how-clear-positions = The Viet-Minh wins with no French unit left in village and citadel at the end, unless it has lost too many formations.
goal-how-take-village = The French win by holding every hex of the village at the end; with too many formations lost it is a draw.
goal-how-take-all = The French win by holding every hex of all objectives at the end; with too many formations lost it is a draw.
goal-how-march-out = The steps of French units that leave by the east decide at the end.
goal-how-break-through = Each Viet-Minh platoon and leader that leaves by the east is a point; the points decide at the end.
goal-how-hold-post = The Viet-Minh wins by holding enough hexes of the post at the end: a unit in the hex, and no enemy unit.
goal-hold-houses-french = a French victory
goal-hold-houses-viet-minh = a Viet-Minh victory
goal-capture-ho-french = a tactical French victory
goal-capture-ho-viet-minh = a Viet-Minh victory
goal-clear-positions-french = a French victory
goal-clear-positions-viet-minh = a Viet-Minh victory
goal-take-village-french = a French victory
goal-take-village-viet-minh = a Viet-Minh victory
goal-take-village-draw = a draw
goal-take-all-french = a French victory
goal-take-all-viet-minh = a Viet-Minh victory
goal-take-all-draw = a draw
goal-march-out-french = a French victory
goal-march-out-viet-minh = a Viet-Minh victory
goal-march-out-draw = a draw
goal-break-through-french = a French victory
goal-break-through-viet-minh = a Viet-Minh victory
goal-break-through-draw = a draw
goal-hold-post-french = a French victory
goal-hold-post-viet-minh = a Viet-Minh victory
way-ho = A French counter stands in Uncle Ho’s hex with no Viet-Minh unit there: the French win at once.
way-few-lost = { $side }: no more than { $few } formations lost (now { $count }).
prize-hold-houses = one of the houses
prize-capture-ho = a hex of the village
prize-clear-positions = village or citadel
prize-take-village = a hex of the village
prize-take-all = an objective
prize-hold-post = a hex of the post
band-hold-houses-french = French
band-hold-houses-viet-minh = Viet-Minh
band-capture-ho-french = French
band-capture-ho-viet-minh = Viet-Minh
band-clear-positions-french = French
band-clear-positions-viet-minh = Viet-Minh
band-take-village-french = French
band-take-village-viet-minh = Viet-Minh
band-take-village-draw = draw
band-take-all-french = French
band-take-all-viet-minh = Viet-Minh
band-take-all-draw = draw
band-march-out-french = French
band-march-out-viet-minh = Viet-Minh
band-march-out-draw = draw
band-break-through-french = French
band-break-through-viet-minh = Viet-Minh
band-break-through-draw = draw
band-hold-post-french = French
band-hold-post-viet-minh = Viet-Minh

## Results of the charts in words
result-trc = { $kind ->
    [S] test against being stopped{ $plus ->
        [0] {""}
       *[other] , +{ $plus } to the dice
      }
    [N] test against being neutralised{ $plus ->
        [0] {""}
       *[other] , +{ $plus } to the dice
      }
    [E] eliminated
   *[other] { $steps ->
        [one] a step lost, stopped
       *[other] { $steps } steps lost, stopped
      }
  }
result-deputy = { $cell ->
    [0] as brave as his chief
   *[other] morale { $cell }
  }
result-correction = { $cell ->
    [0] on target
    [1] 1 hex off
   *[other] { $cell } hexes off
  }
result-drift = { $cell ->
    [0] no drift
    [1] 1 hex away
   *[other] { $cell } hexes away
  }
result-direction = { $cell ->
    [N] north
    [NE] north-east
    [SE] south-east
    [S] south
    [SW] south-west
   *[NW] north-west
  }

## What decided the game
decided-places = Objectives that count for the { $side }: { $count ->
    [0] none
   *[other] { $count }
  } of { $of }{ $count ->
    [0] {""}
   *[other] , { $places }
  }.
decided-left = { $side }, points of units that left the map: { $count }.
decided-too-costly = { $side } has { $count } formations disorganised, more than { $few }.

## Before a pass, or the end of an activation
concern-not-activated = { $count ->
        [one] { $piece } has not acted: when both sides pass in a row, the phase ends.
       *[other] { $count } counters have not acted: when both sides pass in a row, the phase ends.
    }
concern-out-of-command = { $count ->
        [one] { $piece } is too far from its leader: next turn it is out of command.
       *[other] { $count } units are too far from their leaders: next turn they are out of command.
    }
concern-not-acted = { $count ->
        [one] { $piece } of this formation has not acted.
       *[other] { $count } counters of this formation have not acted.
    }
