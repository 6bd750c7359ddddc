title = Italia 1917–1918
subtitle = from Caporetto to Vittorio Veneto
about = The Italian front from the autumn of 1917 to the end: divisions, brigades and regiments of six armies from the Adige to the Isonzo, three kilometres to a hex, three days to a turn.
about-hidden = detachments

side-cp = Central Powers
side-entente = Entente
box-available-cp = air groups of the Central Powers at hand
box-available-entente = air groups of the Entente at hand
box-missions = air groups drawn for this turn
box-led-off = led off by the west edge
box-grappa-1 = Central Powers, 11 to 13 December, sequence 2: at or next to the HQ of the 14th Army
box-caporetto-1 = Central Powers, 24 to 26 October, sequence 2: at or next to the HQ of the 14th Army
box-caporetto-2 = Central Powers, 27 to 29 October, sequence 1: at or next to the HQ of the 14th Army
box-caporetto-3 = Central Powers, 27 to 29 October, sequence 2: at or next to any headquarters
box-caporetto-4 = Entente, 24 to 26 October, sequence 2: at or next to the HQ of the 2nd Army
box-caporetto-5 = Entente, 30 October to 1 November, sequence 1: both at or next to one headquarters
box-albrecht-1 = Central Powers, 18 to 20 June, sequence 1: at or next to any headquarters
box-albrecht-2 = Entente, 18 to 20 June, sequence 1: at or next to any headquarters
box-solstice-1 = Central Powers, 18 to 20 June, sequence 1: at or next to any headquarters
box-solstice-2 = Entente, 18 to 20 June, sequence 1: at or next to any headquarters
box-vittorio-1 = Entente, 27 to 29 October, sequence 1: at or next to any headquarters

## Names
turn-name = { $turn ->
    [1] 24 to 26 October 1917
    [2] 27 to 29 October 1917
    [3] 30 October to 1 November 1917
    [4] 2 to 4 November 1917
    [17] 11 to 13 December 1917
    [18] 14 to 16 December 1917
    [24] 15 to 17 June 1918
    [25] 18 to 20 June 1918
    [26] 21 to 23 June 1918
    [31] 24 to 26 October 1918
    [32] 27 to 29 October 1918
    [33] 30 October to 1 November 1918
    [34] 2 to 4 November 1918
   *[other] turn { $turn }
  }
kind-detachment = detachment
kind-sturm = storm battalion
kind-arditi = Arditi
kind-depot = depot
kind-trucks = trucks
mark-held-back = held back by the high command
mark-retreat-mode = in Retreat mode
mark-silenced = must not fire
mark-bruchmuller = Bruchmüller’s preparation
mark-tried-to-burn = could not be burnt
mark-refugees = among refugees
mark-loaded = on trucks
mark-unloaded = put down from trucks
terrain-sea = sea
terrain-lagoon = lagoon
terrain-marsh = marsh
terrain-mountain = mountain
terrain-high-mountain = high mountain
hexside-piave = the Piave
hexside-isonzo = the Isonzo
hexside-tagliamento = the Tagliamento
hexside-impassable = impassable
link-secondary = secondary road
special-no-air = no aviation
special-cp-trench = an enemy in the attacker’s trenches lowers his victory by a step
special-any-unit-in-trench = a gun or HQ there counts as well as a combat unit
special-reserve-markers = the Italian high command holds reserves back
special-display-division = independent regiments form a division
special-amalfi = the Amalfi battery on the coast
special-air-claim = the Entente may claim air superiority once
special-footbridge-raids = airmen may attack footbridges
special-behind-trenches = units behind the trenches of the Entente count at the end
special-trucks = trucks for the Entente, as an option
special-concentration = a concentrated effort, as an option
special-silent-guns = Badoglio’s guns are silent in the first sequence
special-rommel = Rommel, once
special-refugees = refugees on the roads
special-free-demolitions = two bridges blown behind the Italians
special-supply-collapse = Italian supply collapses
special-retreat-order = an order of retreat
special-west-exit = Italians may leave by the west edge
special-depot = the depot of Udine
special-tagliamento = the last count by the Tagliamento
special-required-guns = some guns must take part in the offensives
special-hunger = hunger among the Austro-Hungarians
special-gun-silence = Austro-Hungarian guns that will not fire
special-hungarian-desertion = Hungarians who go home
special-cavalry-roads = Italian cavalry rides at double speed in the last turn
special-short-last-sequence = the last sequence is a movement phase of the Entente
special-trento = without Trento the victory is a step lower
special-reserves-wake = reserves are free when the enemy is next to them, and from turn 3

field-tank_events = calls for tanks left
field-points = points won by what happened
field-begun = a unit has moved
field-begun-none = no
field-begun-yes = yes
field-superiority = air superiority
field-superiority-none = nobody
field-superiority-cp = Central Powers
field-superiority-entente = Entente
field-claims = claims of air superiority
field-rommel = Rommel
field-rommel-none = not used yet
field-rommel-used = used
field-ordered = order of retreat
field-ordered-none = not given
field-ordered-yes = given
field-withdrawn = artilleries taken off
field-sabotaged = bridges blown without a die
field-span_tried = footbridges tried
field-attempts = footbridges tried here
about-field-points = Points won by markers taken off, a depot captured or the order of retreat.
about-field-begun = Whether a unit has moved in this movement phase: reinforcements come before.
about-field-superiority = The side that flies in this turn.
about-field-claims = How often the Entente has claimed air superiority.
about-field-rommel = Whether Rommel has been used.
about-field-ordered = Whether the order of retreat was given.
about-field-withdrawn = How many artilleries were taken off the map in this operational sequence.
about-field-sabotaged = How many bridges the Central Powers have blown without a die.
about-field-span_tried = How often a unit has tried a footbridge in this phase; every try costs a movement point.
about-field-attempts = How often a footbridge was tried on this hexside in this phase.

## The turn
phase-movement-cp = Movement of the Central Powers.
phase-movement-entente = Movement of the Entente.
phase-combat-cp = Combats of the Central Powers.
phase-combat-entente = Combats of the Entente.
phase-exploitation-cp = Exploitation of the Central Powers.
phase-exploitation-entente = Exploitation of the Entente.
step-17-1-superiority = Air superiority
step-11-2-4-stay = Footbridges taken up
step-11-2-9 = Markers first
step-3-0-detachment = Detachments hidden
step-11-2-10 = Reserves of the high command
step-11-4 = Retreat
step-scenario-caporetto-refugees = Refugees
step-scenario-caporetto-bridges = Bridges blown behind the front
step-scenario-vittorio-guns = Guns that will not fire
step-scenario-vittorio-hungarians = Hungarians go home
reason-cadorna-foch = doctrine of Cadorna and Foch
reason-diaz = Diaz’s doctrine
reason-evolving = doctrine in change
told-reason-cadorna-foch = The doctrine of Cadorna and Foch costs the attacker: +{ $points } damage, counted above.
reason-mountain = mountain
reason-high-mountain = high mountain
reason-marsh = marsh
reason-isonzo = the Isonzo, in the first turn
reason-retreat-mode = in Retreat mode
no-frozen = Nobody moves there.
no-attack-frozen = Nobody attacks there.

ask-lift = Remove footbridges before units move, or go on.
done-ask-lift = Leave the footbridges
ask-markers-first = Mark units to disengage or to be in reserve before units move, or go on.
done-ask-markers-first = No more markers

## Reserves of the high command
ask-release = Reserves of the high command: remove a marker, or leave them.
done-ask-release = Leave them held back
option-release = Release the reserves in { $noun }
tally-release = points for the enemy
reason-released = reserves released in { $hex }
no-held-side = Only the Entente has reserves of the high command.
no-retire-alone = It stands alone: order the retreat of its hex.
no-release-by-points = No reserves are freed for points in this scenario.
no-held-here = No reserves are held back there.
reserve-released = The high command releases its reserves in { $hex }{ $points ->
    [0] .
    [one] : one point for the Central Powers.
   *[other] : { $points } points for the Central Powers.
  }
reserve-woken = The reserves in { $hex } are free.

## Offensives
ask-bruchmuller = Bruchmüller prepares the attack with one artillery in offensive mode. Which?
option-prepare-gun = Bruchmüller with { $noun }
bruchmuller-marked = Bruchmüller’s preparation is fired by { $piece } in { $hex }.

## Aviation
ask-claim = Air superiority: claim it for this turn, or leave it to the die?
option-claim = Claim air superiority
option-roll-for-it = Leave it to the die
tally-air-superiority = air superiority
reason-air-balance = the balance in the air
roll-air-superiority = Air superiority
ask-draw-air = An air group is drawn
air-superiority = Air superiority: { $side }, { $count ->
    [one] one air group.
   *[other] { $count } air groups.
  }
no-claim = The Entente cannot claim air superiority in this scenario.
no-claim-now = Air superiority cannot be claimed in this turn.
no-claim-left = Air superiority has been claimed already.
no-air-command = It is in the command radius of none of your headquarters.
option-raid = Attack the footbridge over { $noun }
ask-raid-with = Which air group attacks the footbridge?
tally-raid = attack on the footbridge
reason-manned = an enemy unit is there
outcome-sunk = the footbridge is gone
outcome-missed = it holds
roll-raid = Attack on the footbridge
raid-sinks = { $piece } destroys the footbridge in { $hex } (die { $roll }).
raid-misses = { $piece } attacks the footbridge in { $hex } and misses (die { $roll }).
air-ready-again = { $piece } may fly again in this turn (die { $roll }).

## Retreat mode
ask-order-retreat = Give the order of retreat now? It holds to the end of the game.
done-ask-order-retreat = Not now
option-order-retreat = Order the retreat
tally-retreat-order = points for the enemy
reason-retreat-order = the order of retreat
no-retreat-order = There is no order of retreat in this scenario.
no-ordered-already = The order was given already.
no-ordered-too-early = The order may be given from turn 2 on.
retreat-ordered = The order of retreat is given: { $points ->
    [0] no points for the Central Powers.
    [one] one point for the Central Powers.
   *[other] { $points } points for the Central Powers.
  }
ask-rally = Retreat mode: which units try to leave it?
done-ask-rally = No more tries
option-rally = { $noun } tries to leave Retreat mode
tally-leave-retreat = leaving Retreat mode
reason-on-road = on a road
reason-on-rail = on a railway
reason-open-country = in open country
roll-rally = Leaving Retreat mode
no-not-retreating = It is not in Retreat mode.
leaves-retreat = { $piece } leaves Retreat mode.
stays-retreating = { $piece } stays in Retreat mode.
ask-retire = Which stacks go into Retreat mode?
done-ask-retire = No more
option-retire = Put { $noun } into Retreat mode
option-retire-one = Put { $noun } alone into Retreat mode
option-retire-all = All of them
no-retreat-units = Nobody there can go into Retreat mode.
retires = { $side }: { $count ->
    [one] one unit
   *[other] { $count } units
  } in { $hex } in Retreat mode.
no-not-nearer = A unit in Retreat mode goes nearer to a supply source of its side.
no-depot-march = Depots do not move.
no-battery-march = The battery is fixed: it does not move.
no-must-retreat = A unit in Retreat mode must first go nearer to a source: { $piece }.
ask-take-off = One artillery may be taken off the map and counts as withdrawn. Which one?
done-ask-take-off = None
option-take-off = Take { $noun } off the map
no-gun-withdrawn = One artillery was taken off in this operational sequence already.
led-off = { $piece } is led off the map.
option-exit-west = Leave the map by the west edge
no-raid-phase = Only the side whose units move now raids footbridges.
no-exit = Nobody leaves the map in this scenario.
no-exit-now = Units leave the map in their movement phase only.
no-exit-here = Units leave the map from a hex of its west edge.
no-exit-zone = It is bound by an enemy zone of control.
no-exit-points = There is no movement point left for it.

## Caporetto
ask-rommel = The Alpine Corps attacks { $hex }: does Rommel lead the attack? Only once in the game.
done-ask-rommel = Not here
option-surprise = Rommel surprises { $noun }
option-surprise-hidden = Rommel surprises a hidden detachment in { $noun }
rommel = Rommel leads the attack on { $hex } and surprises { $piece }.
ask-refugees = Refugees halve the movement of Italian stacks. Which stack? Markers left: { $left }.
done-ask-refugees = No more
option-crowd = Refugees in { $noun }
no-italians = No Italian unit is there.
no-enemy-near = It is too far from the enemy.
no-saboteur = No unit of the Central Powers is within three hexes of that bridge.
no-italian-command = The bridge is in the command radius of no Italian headquarters.
no-refugees-already = Refugees are there already.
refugees = Refugees fill the roads in { $hex }.
ask-sabotage = A bridge behind the Italians may be blown up without a die roll. Bridges left: { $left }.
done-ask-sabotage = None now
option-sabotage = Blow up the bridge over { $noun }
no-bridge-theirs = The Entente does not control both ends of this bridge.
bridge-sabotaged = The bridge from { $hex } to { $hex_to } is blown behind the Italians.
tally-collapse = supply collapses
roll-collapse = Supply collapses
collapses = { $piece } in { $hex } falls apart without supply (die { $roll }).

## Depots, trucks, barges
option-burn = Burn { $noun }
tally-burn = burning the depot
roll-burn = Burning the depot
no-depot = It is no depot of yours on the map.
no-burnt-already = It was tried once already.
no-enemy-by-depot = No enemy unit is within three hexes.
no-depot-command = It is in no command radius.
depot-burns = { $piece } in { $hex } is burnt (die { $roll }).
depot-stands = { $piece } in { $hex } does not burn (die { $roll }).
depot-captured = The { $side } capture { $piece } in { $hex }: { $points ->
    [one] one point.
   *[other] { $points } points.
  }
option-unload = Unload { $noun }
no-load = Trucks carry a division, an artillery, or independent Italian brigades or regiments.
no-room-on-truck = There is no room for it on the trucks.
no-assault-on-truck = Only brigades and regiments take assault troops on the trucks, and one counter of them.
no-river = Artillery and trucks cross a major river by a road or railway bridge only.
no-on-truck = It is on the trucks.
no-load-on-the-way = The trucks are on their way: nothing more is loaded in this phase.
no-unloaded = It was put down from the trucks in this phase: it does not move any more.
no-on-truck-all = { $count ->
    [one] Your only unit next to it is on the trucks.
   *[other] All your units next to it are on the trucks.
  }
no-on-truck-first = { $piece } is on the trucks, and no other unit of yours next to the hex can attack.
no-truck-along = Trucks move by themselves.
no-truck-moving = Units are put down while the trucks that carry them move.
no-not-loaded = It is not on these trucks.
no-unloading-points = Unloading costs five movement points.
unloads = { $piece } is unloaded in { $hex }.
no-way-dry = { $hex } is neither marsh nor coast: barges keep to the water.
no-barge-along = Barges go with barges only.

## Hidden detachments
back-alpini = a hidden Alpini detachment
back-bersaglieri = a hidden Bersaglieri detachment
back-fanteria = a hidden Fanteria detachment
back-gebirgs = a hidden Gebirgs detachment
ask-hide = Which detachment that has moved do you conceal? The enemy then sees only its kind and its movement.
done-ask-hide = Conceal no more
option-hide = Conceal { $noun }
hides = { $piece } in { $hex } is hidden.
shown = { $piece } is shown: attack { $attack }, defence { $defence }, morale { $morale }.
no-hide-kind = Only detachments can be hidden.
no-hidden-already = It is hidden already.
no-hide-unmoved = It has not moved in this phase.
no-hide-in-zone = It is in an enemy zone of control.

## Vittorio Veneto
ask-starve-hidden = Hunger: a hidden detachment in supply, near your units, may be out of supply in this turn. In which hex?
done-ask-starve-hidden = No more
option-starve-hidden = Hunger for a hidden detachment in { $noun }
option-misdirect-hidden = Misdirect a hidden detachment in { $noun }
option-cancel-hidden = Remove the marker from a hidden detachment in { $noun }
no-name-hidden = It is hidden: name its hex.
no-hidden-there = No hidden detachment is there.
no-hungry-hidden = It is hidden: name its hex.
no-surprise-hidden = It is hidden until the attack is declared: name its hex.
ask-starve = Hunger: up to two enemy units in supply, near yours, are out of supply this turn. Which ones?
done-ask-starve = No more
option-starve = Hunger for { $noun }
no-hungry-unit = That is no combat unit of the Central Powers on the map.
no-starved-already = It is out of supply already.
starves = Hunger: { $piece } in { $hex } is out of supply.
tally-gun-silence = guns that will not fire
roll-gun-silence-cp = Guns that will not fire: die of the Central Powers
roll-gun-silence-entente = Guns that will not fire: die of the Entente
ask-silence = Which artillery may not fire in this sequence?
option-silence = Silence { $noun }
no-gun-of-kind = The die asks for another kind of artillery.
gun-silenced = { $piece } in { $hex } will not fire.
gun-fires-again = { $piece } in { $hex } may fire again.
tally-desertion = desertion
roll-desertion = Hungarians go home
deserts = { $piece } in { $hex } goes home (die { $roll }).

## The score
tally-victory = victory points
reason-victory-hex = { $hex }
reason-trenches = { $count ->
    [one] one trench hex taken
   *[other] { $count } trench hexes taken
  }
reason-happened = what happened in play
reason-behind-trenches = { $count ->
    [one] one full unit behind the trenches
   *[other] { $count } full units behind the trenches
  }
reason-cut-off = { $count ->
    [one] one counter cut off
   *[other] { $count } counters cut off
  }
reason-east-of-tagliamento = { $count ->
    [one] one Italian counter east of the Tagliamento
   *[other] { $count } Italian counters east of the Tagliamento
  }
reason-led-off = { $count ->
    [one] one Italian counter led off
   *[other] { $count } Italian counters led off
  }
points-victory-hex = { $hex } is taken: { $points ->
    [one] one point.
   *[other] { $points } points.
  }
points-trenches = Trenches of the Entente taken: { $points ->
    [one] one point.
   *[other] { $points } points.
  }
points-happened = Won in play: { $points ->
    [one] one point.
   *[other] { $points } points.
  }
points-behind-trenches = Full units behind the trenches of the Entente: { $points ->
    [one] one point.
   *[other] { $points } points.
  }
points-cut-off = Cut off: { $count ->
    [one] one counter ({ $points }).
   *[other] { $count } counters ({ $points }).
  }
points-east-of-tagliamento = Italians east of the Tagliamento: { $points ->
    [one] one point.
   *[other] { $points } points.
  }
points-led-off = Italians led off by the west edge: { $points }.
points-total = { $side } have { $points ->
    [0] no victory points.
    [one] one victory point.
   *[other] { $points } victory points.
  }
verdict-cp-strategic = a strategic victory of the Central Powers
verdict-cp-operational = an operational victory of the Central Powers
verdict-cp-tactical = a tactical victory of the Central Powers
verdict-cp = a victory of the Central Powers
verdict-draw = a draw
verdict-entente = a victory of the Entente
verdict-entente-tactical = a tactical victory of the Entente
verdict-entente-operational = an operational victory of the Entente
verdict-entente-strategic = a strategic victory of the Entente

## Options of the set-up
ask-bring-up = A concentrated effort: which elite division changes places with a division of morale 4? Exchanges left: { $left }.
done-ask-bring-up = No more
option-bring-up = Bring up the division of { $noun }
ask-swap-with = With which division does the division of { $piece } change places?
option-swap-with = Change places with { $noun }
no-elite = It is no elite division in one hex, named by its first counter.
no-strong-division = It is no division of morale 4.
no-swap-room = After the exchange a stack would be too high.
no-swapped = It has changed places already.
places-changed = The division of { $piece } stands in { $hex }, { $piece_to } in { $hex_to }.

## What this book says otherwise than others of the series
step-11-3-2 = Giving out assault troops
step-scenario-solstice-trucks = Trucks
step-scenario-solstice-whatif = A concentrated effort
the-detachment = { $title }
the-sturm = { $title }
the-arditi = { $title }
the-depot = the { $title }
the-trucks = the column of { $title }
ask-fly = Air missions: choose an air group.
ask-end-of-movement = End of movement: blow up or rebuild bridges, burn depots, mark units to disengage or to be in reserve, or go on.
ask-shock = Step 7, attack on { $hex }: use assault troops for a column to the right? A star in the result would cost them.
done-ask-shock = Spare the assault troops
shock = Assault troops give their column: { $piece }.
option-assign = Give { $noun } to another unit
ask-to-regiment = Which unit does { $piece } go to?
no-stoss-alone = Assault troops go with their unit.
no-stosstruppen = Those are no assault troops.
no-stosstruppen-already = It has assault troops already.
no-not-with-regiment = These assault troops are not with a unit that takes part.
no-shock = They are not with a unit that attacks.
no-phase-begun = Assault troops change units only once, at the beginning of a phase, before anybody has acted in it.
mark-assigned = changed units in this phase
field-carrier = with the unit
about-field-carrier = The unit a counter of assault troops is with.
no-taker = No other unit in the hex could take them.
no-shed-already = Assault troops have been given up in this combat already.
no-bridge = There is no bridge.
no-not-to-supply = Out of supply, it goes back by the shortest way to a command radius, a source or a depot.
no-tries = Two tries at a footbridge were made by it or on that hexside in this phase, or it has no movement point left.
no-footbridges-left = As many footbridges of yours as there may be are on the map.
no-air-crowded = Two air groups are over that hex already.
no-air-ready = It was not drawn for this turn.
no-fresh = None of those there is at full strength and in order and has not moved.
ask-react = Step 10: by his mastery the defender of { $hex } may move { $left ->
    [one] one combat unit near by, by half its allowance
   *[other] { $left } combat units near by, each by half its allowance
  }. Which?

## The goal on screen
goal-how-grappa = Points of the Central Powers decide after the last turn: objectives and Entente trenches taken.
goal-how-caporetto = Points of the Central Powers decide after the last turn: objectives and the depot taken, reserves called early, the order of retreat, and, if one of their units in touch is west of the Tagliamento, Italians left east of it; those led off count against them.
goal-how-radetzky = Points of the Central Powers decide after the last turn: objectives and Entente trenches taken, and reserves called.
goal-how-albrecht = Points of the Central Powers decide after the last turn: objectives taken, reserves called, the Amalfi battery destroyed, and full units in touch behind the trenches, less units and guns cut off there.
goal-how-solstice = Points of the Central Powers decide after the last turn: objectives taken, reserves called, the Amalfi battery destroyed, and full units in touch behind the trenches, less units and guns cut off there.
goal-how-vittorio = Points of the Entente decide after the last turn: objectives taken, and counters of the Central Powers cut off from supply.
goal-victory-points = VP
band-cp-strategic = CP strategic
band-cp-operational = CP operational
band-cp-tactical = CP tactical
band-cp = CP
band-draw = draw
band-entente = Entente
band-entente-tactical = Entente tactical
band-entente-operational = Entente operational
band-entente-strategic = Entente strategic
word-cp-strategic = a strategic victory of the Central Powers
word-cp-operational = an operational victory of the Central Powers
goal-ground-objectives = Units in touch with headquarters hold { $needed } of { $numbers } at the end: { $word } (now { $count }).
goal-ground-clear = Units in touch with headquarters hold { $needed ->
    [one] one clear hex
   *[other] { $needed } clear hexes
} beyond the trenches at the end: { $word } (now { $count }).
goal-ground-mountains = Units in touch with headquarters hold { $needed ->
    [one] one mountain hex
   *[other] { $needed } mountain hexes
} beyond the trenches at the end: { $word } (now { $count }).
goal-enemy-in-trenches = An Entente unit in touch stands in a trench of the Central Powers at the end: their verdict is a step lower.
goal-trento = The Entente holds { $hex } at the end; if not, its verdict is a step lower.
count-trenches = each Entente trench hex taken: { $points }
count-happened = points from what has happened: { $points }
count-last = the last count as it stands: { $points }, in the score already
prize-objective = objective: { $points }

## Results of the charts in words
result-air-superiority = { $side ->
    [cp] Central Powers
   *[entente] Entente
  }, { $supports ->
    [one] 1 air group
   *[other] { $supports } air groups
  }
result-gun-silence = { $corps ->
    [0] { $army ->
        [0] all guns fire
       *[other] silent: { $army } of army artillery
      }
   *[other] silent: { $corps } of corps artillery{ $army ->
        [0] {""}
       *[other] , { $army } of army artillery
      }
  }

## What decided the game
decided-ground = Units in touch with headquarters hold { $places } at the end: { $word }, whatever the points.
decided-trenches = An enemy unit in touch stands in the trenches at { $places }: the victory of the { $side } is a step lower.
decided-trento = { $places } is not taken: the victory of the { $side } is a step lower.
