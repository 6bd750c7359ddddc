
## What comes of a combat, and disengagement
tally-erroneous = erroneous orders
tally-damage-left = damage left to the defender
tally-disengagement = disengagement
outcome-sacrifice = sacrifice: a step more for either side
outcome-panic = panic: back by one hex
outcome-counter-attack = suicidal counter-attack: a step more for the defender
outcome-rout = rout: the attacker is spared damage
outcome-indecision = indecision: the defenders are pinned
outcome-misdirected = misdirected reserves: the attacker moves one of them
outcome-bitter-fight = a bitter fight: a step more for either side
outcome-confusion = confusion: an attacker is disorganised
outcome-obstinacy = obstinacy: a step more for the attacker
outcome-half-hearted = half-heartedness: the defender is spared damage
outcome-counter-order = counter-order: a marker of exploitation or reserve may go

ask-loses = Step 10: { $left ->
    [one] one point of damage
   *[other] { $left } points of damage
  } left. Who pays with a step?
ask-loses-guns = Step 5: { $left ->
    [one] one point of damage
   *[other] { $left } points of damage
  } by the guns. Who pays with a step?
ask-loses-any = A step is lost in { $hex }. Which unit loses it?
ask-loses-highest = The unit of highest morale loses a step, and several are equal. Which one?
ask-loses-zone = The retreat passed through an enemy zone: one of the units that did so loses a step. Which one?
ask-loses-interdiction = The retreat passed through an interdicted hex: one of the units that did so loses a step. Which one?
ask-loses-orders = Step 10: erroneous orders cost a step. Which unit loses it?
ask-disorders = { $left ->
    [one] One point of damage
   *[other] { $left } points of damage
  } left, not enough for a step. Who is disorganised?
ask-back = { $piece } retreats, { $left ->
    [one] one hex to go.
   *[other] { $left } hexes to go.
  } Where to?
ask-back-foe = You choose the way of the enemy's retreat: { $piece }, { $left ->
    [one] one hex to go.
   *[other] { $left } hexes to go.
  } Where to?
ask-back-crowded = There is no room for { $piece } in { $hex }. It may go on, or stay and be eliminated as surplus when the phase ends.
ask-advance = { $ready ->
    [0] { $inside ->
        [0] Step 10, advance after combat: { $hex } is free. Who goes in?
       *[other] Step 10, advance after combat: { $hex } is ours. Who else goes in?
      }
   *[other] Step 10, advance after combat: { $hex } is ours. Who goes on beyond it, or in after them?
  }
ask-onward = { $piece } goes on. To which hex?
ask-exploit = Step 10: by mastery the attacker puts { $left ->
    [one] one unit
   *[other] { $left } units
  } in exploitation; the regiments of a division, alone in their hex, count as one and go together. Which?
ask-panics = Step 10, panic: one of your attacking units retreats a hex. Which one?
ask-confuse = Step 10, confusion among the attackers: the defender chooses one of them to be disorganised. Which one?
ask-misdirect = Step 10: enemy reserves near { $hex } are misdirected. The attacker may move one of their units by a hex.
ask-astray = Where do you send { $piece }?
ask-cancel = Step 10: the attacker of { $hex } has no mastery. The defender may remove one of his exploitation or reserve markers within three hexes.
ask-retreat = Step 10: by his mastery the defender may give up { $hex }. { $left ->
    [0] No damage awaits its defenders
    [one] One point of damage awaits its defenders
   *[other] { $left } points of damage await its defenders
  }; each hex of retreat takes off { $price }. How far?
ask-react = Step 10: by his mastery the defender of { $hex } may move { $left ->
    [one] one combat unit
   *[other] { $left } combat units
  } near by, by half its allowance. Which?
ask-react-where = { $piece } comes up by half its allowance: { $left ->
    [one] one movement point
   *[other] { HALVES($left) } movement points
  } left. Where to?
ask-break-off = Disengagement: which marked stack tries to disengage, if any?
ask-by-morale = The stack in { $hex } tries to disengage. Which unit’s morale is used? If the result has a star, that unit loses a step.
ask-break-off-far = The stack in { $hex } disengages. How far does it retreat?
roll-orders-defender = Step 10: erroneous orders of the defender
roll-orders-attacker = Step 10: erroneous orders of the attacker
roll-disengagement = Disengagement

option-loses = { $noun } loses a step
option-sheds = Lose { $noun } instead
option-disorders = { $noun } is disorganised
option-retreat = { $noun ->
    [0] Hold the hex
    [one] Go back one hex
   *[other] Go back { $noun } hexes
  }
option-back = Back to { $noun }
option-react = { $noun } moves
option-cancel = Remove the marker from { $noun }
option-confuse = { $noun } is disorganised
option-panics = { $noun } retreats
option-misdirect = Misdirect { $noun }
option-advance = { $noun } goes in
option-onward = { $noun } goes on
option-exploit = Put { $noun } in exploitation
option-break-off = Disengage from { $noun }
option-by-morale = Use the morale of { $noun }
stay-ask-back-crowded = Stay anyway
to-ask-onward = On to { $noun }
to-ask-astray = To { $noun }
done-ask-advance = { $inside ->
    [0] Nobody goes in
   *[other] No further
  }
done-ask-exploit = No more markers
done-ask-misdirect = Misdirect none
done-ask-cancel = Remove none
done-ask-react = No unit moves
done-ask-break-off = End disengagement

orders-defender-sacrifice = { $side }: erroneous orders, sacrifice (die { $roll }): a step more for either side.
orders-defender-panic = { $side }: erroneous orders, panic (die { $roll }): the defenders go back a hex.
orders-defender-counter-attack = { $side }: erroneous orders, a suicidal counter-attack (die { $roll }): a step more for the defender.
orders-defender-rout = { $side }: erroneous orders, rout (die { $roll }): less damage to the attacker.
orders-defender-indecision = { $side }: erroneous orders, indecision (die { $roll }): the defenders are pinned.
orders-defender-misdirected = { $side }: erroneous orders, misdirected reserves (die { $roll }).
orders-attacker-bitter-fight = { $side }: erroneous orders, a bitter fight (die { $roll }): a step more for either side.
orders-attacker-confusion = { $side }: erroneous orders, confusion (die { $roll }): an attacker is disorganised.
orders-attacker-obstinacy = { $side }: erroneous orders, obstinacy (die { $roll }): a step more for the attacker.
orders-attacker-panic = { $side }: erroneous orders, panic (die { $roll }): an attacker goes back a hex.
orders-attacker-half-hearted = { $side }: erroneous orders, half-heartedness (die { $roll }): less damage to the defender.
orders-attacker-counter-order = { $side }: erroneous orders, counter-order (die { $roll }).
pinned = { $piece } in { $hex } is pinned.
misdirected = { $piece } is sent astray to { $hex }.
marker-off = { $piece } in { $hex } loses its marker.
retreats = { $piece } retreats to { $hex }.
advances = { $piece } advances into { $hex }.
exploits = { $piece } in { $hex } will exploit.
breaks-off = The { $side } in { $hex } try to break off (die { $roll }): { $result ->
    [r2] r2, back one or two hexes.
    [r3] r3, back one to three hexes.
    [r4] r4, back one to four hexes in Retreat mode, one to three without it.
    [R3] R3, back three hexes by a way the enemy chooses, and disorganised.
   *[other] { $result }, a step off the unit chosen, and back one hex.
  }

reason-breaking-morale = morale { $morale }
reason-given-up = { $count ->
    [one] one hex given up
   *[other] { $count } hexes given up
  }
reason-surrounded = enemies or their zones all round

no-not-in-battle = It is not among the units concerned.
no-tank-last = A tank is the last to be lost here.
no-too-dear = It would cost { $price ->
    [one] one point
   *[other] { $price } points
  } of damage, and { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
  }
no-lead-first = The lead unit must take the first loss.
no-assault-last = In defence, assault troops are lost only with their unit.
no-not-with-regiment = These Stosstruppen are not with a regiment that takes part.
no-shed-already = One Stosstruppen counter has already been lost instead of a step in this combat.
no-never-disordered = Tanks cannot be disorganised.
no-disordered-already = It is already disorganised.
no-been-there = It has just come from there.
no-enemy-there = There is an enemy there.
no-better-way = There is a way nearer to supply or clear of enemy zones.
no-dead-end = From there it could not retreat far enough.
no-stack-full = There is no more room in that hex.
no-tank-gone = It came for this combat only, and does nothing after it.
no-reduced = Only units at full strength advance and exploit.
no-upset = It is disorganised or reorganising.
no-there-already = It is already there.
no-gone-back = It has retreated and cannot advance.
no-not-gone-in = It is not in the hex that was taken.
no-river-crossed = It has crossed a major river without a bridge: its advance is over.
no-far-enough = Mastery carries it no farther.
no-way-on = No hex beyond is open to it.
no-river-beyond = There is no bridge over the major river, and only the first hex may be reached without.
no-zone-to-zone = It may not go from one enemy zone to another.
no-marked-already = It already has a marker.
no-with-division = It moves with its division: choose { $piece }.
no-marker = It has no exploitation or reserve marker.
no-too-far-off = It is too far from the combat.
no-in-zone = It is in an enemy zone.
no-way-astray = There is no hex it could be sent to.
no-not-astray = Only combat units and supports that move on the ground can be misdirected.
no-support-astray = A support is sent only where it could move: not into an enemy zone, nor over water or onto ground that is closed to it.
no-with-stack = It shares the marker of its stack: choose { $piece }.
no-retreat-so-far = Mastery does not allow so long a retreat.
no-way-back = There is no way to retreat that far.
no-reacted = It has already moved in reaction.
no-not-marked = There is no unit there marked to disengage.
no-not-in-zone = It is not in an enemy zone.
no-not-the-result = The die does not allow it.

## Combat
tally-odds = odds
tally-attack-strength = attack
tally-defence-strength = defence
tally-attacker-damage = damage to the attacker
tally-mastery = tactical mastery
tally-bombardment = bombardment
tally-bombardment-die = bombardment die
tally-potential = bombardment potential
expect-attacker-damage = damage to the attacker
expect-defender-damage = damage to the defender
expect-damage = points of damage
outcome-total = total mastery
outcome-partial = partial mastery
outcome-none = no mastery
outcome-erroneous = erroneous orders

ask-attack = Combat: choose a hex to attack, or end your combats.
ask-attack-exploiting = Exploitation: your exploiting units may attack. Choose a hex, or end these combats.
ask-join = Step 1, attack on { $hex }: { $chosen ->
    [0] choose the first unit.
    [one] one unit attacks. Choose more, or go on.
   *[other] { $chosen } units attack. Choose more, or go on.
  }
ask-call-tank = Step 1, attack on { $hex }: call the tanks for this combat? They come only once, and are removed after it.
ask-guns-attack = Step 2, attack on { $hex }: the attacker chooses his guns. { $chosen ->
    [0] None yet.
    [one] One so far.
   *[other] { $chosen } so far.
  }
ask-guns-exploiting = Step 2, attack on { $hex }: in exploitation the attacker has only corps artillery, against the defender’s guns. { $chosen ->
    [0] None yet.
    [one] One so far.
   *[other] { $chosen } so far.
  }
ask-guns-defence = Step 3, defence of { $hex }: the defender chooses his guns, to bombard the attackers or, as counter-battery, their guns. { $chosen ->
    [0] None yet.
    [one] One so far.
   *[other] { $chosen } so far.
  }
ask-counter = Step 4, attack on { $hex }: the attacker may turn corps artillery against the defender’s guns, { $limit ->
    [one] one at most
   *[other] { $limit } at most
  }. { $chosen ->
    [0] None yet.
    [one] One so far.
   *[other] { $chosen } so far.
  }
ask-lead-attack = Step 6, attack on { $hex }: the attacker chooses his lead unit. Its morale shifts the odds; it takes the first loss.
ask-lead-defence = Step 6, defence of { $hex }: the defender chooses his lead unit. Its morale shifts the odds; it takes the first loss.
ask-coordinate = Step 6, attack on { $hex }: only one tank unit lends its coordination and takes the first loss. Which one?
ask-shock = Step 7, attack on { $hex }: use Stosstruppen for a column to the right? A star in the result would cost them.

roll-bombardment-attack = Step 5: the attacker’s bombardment
roll-bombardment-defence = Step 5: the defender’s bombardment
roll-combat = Step 8: combat
roll-mastery-defender = Step 9: the defender’s tactical mastery
roll-mastery-attacker = Step 9: the attacker’s tactical mastery

option-attack = Attack { $noun }
option-join = { $noun } joins the attack
option-call-tank = Call tanks with { $noun }
option-gun = { $noun } bombards
option-counter = { $noun } fires counter-battery
option-lead = { $noun } leads
option-coordinate = { $noun } goes first
option-shock = Use { $noun }
done-ask-attack = End the combats
done-ask-attack-exploiting = End the exploitation combats
done-ask-join = Go on with these units
done-ask-call-tank = Attack without tanks
done-ask-guns-attack = { $chosen ->
    [0] No guns
   *[other] No more guns
  }
done-ask-guns-exploiting = { $chosen ->
    [0] No guns
   *[other] No more guns
  }
done-ask-guns-defence = { $chosen ->
    [0] No guns
   *[other] No more guns
  }
done-ask-counter = { $chosen ->
    [0] All bombard
   *[other] All others bombard
  }
done-ask-shock = Spare the Stosstruppen

attacks = { $side } attack { $hex } with { $count ->
    [one] one unit
   *[other] { $count } units
  }.
tank-called = { $piece } comes up in { $hex } for this combat.
guns-bombard = { $pieces } { $count ->
    [one] bombards.
   *[other] bombard.
}
guns-counter = { $pieces } { $count ->
    [one] fires counter-battery.
   *[other] fire counter-battery.
}
bombardment = { $side } bombard in column { $column }: { $points ->
    [one] 1 damage point
   *[other] { $points } damage points
} (die { $roll }{ $more ->
    [0] {""}
   *[other] , modified { $modified }
}).
fort-holds = The fort in { $hex } shrugs the shells off.
wiped-out = The bombardment leaves nobody to defend { $hex }.
attack-shattered = The defender’s guns leave nobody to attack { $hex }.
leads-attack = { $piece } leads the attack.
leads-defence = { $piece } leads the defence.
shock = The attack uses { $piece }: one column to the right.
attack-without-lead = The attack on { $hex } is called off: no steady unit of sufficient morale, in command, can lead it. { $count ->
    [0] It costs nothing.
    [one] It costs a step.
   *[other] It costs { $count } steps, on the best morale first.
  }
attack-too-weak = The attack on { $hex } is called off at { $column }: it is too weak, and costs { $count ->
    [one] a step
   *[other] { $count } steps
  }, on the best morale first.
odds = { $hex }: { HALVES($attack) } to { HALVES($defence) }, column { $column }.
combat-result = { $result } (dice { $roll }): { $attacker } damage to the attacker, { $defender } to the defender.
told-reason-fog = Fog spares the attacker one damage point, counted above.
told-reason-least = The damage does not fall below 0.
mastery-total = { $side }: total mastery (die { $roll }, modified { $modified }).
mastery-partial = { $side }: partial mastery (die { $roll }, modified { $modified }).
mastery-none = { $side }: no mastery (die { $roll }, modified { $modified }).
mastery-erroneous = { $side }: no mastery, and erroneous orders (die { $roll }, modified { $modified }).
exploitation-held = { $piece } is in an enemy zone of control and exploits no more.

reason-attack = { $piece }
reason-attack-crest = { $piece } ({ $factor } × { $share }, up a crest)
reason-attack-river = { $piece } ({ $factor } × { $share }, over a major river)
reason-attack-crest-river = { $piece } ({ $factor } × { $share }, up a crest and over a major river)
reason-defence = { $piece }
reason-defence-hidden = { $piece }: { $least } to { $most }, counted as { $most }
reason-town = town
reason-trench = trench
reason-wood = wood
reason-village = village
reason-fort = fort
reason-stream = all over a minor river
reason-stosstruppen = Stosstruppen
reason-sturm = storm battalion
reason-arditi = Arditi
reason-cavalry = cavalry
reason-weather = bad weather
reason-on-river = over a major river
reason-morale = morale of the leads: { $piece } against { $piece_against }
reason-unsupplied = the defender is out of supply
reason-offensive = offensive modifier
reason-concentric = concentric attack
reason-tank = coordination of { $piece }
reason-no-lead = nobody can lead: the attack would be called off
reason-gun = { $piece }
reason-counter = counter-battery of { $piece }
reason-silenced = their guns are silenced, no more
reason-bombs = bombs from the air
reason-observation = observation from the air
reason-bruchmuller = Bruchmüller’s preparation
reason-fog = fog
reason-least = not below 0
reason-works = trench or fort
reason-disorganised = a disorganised unit
reason-elite = elite lead unit
reason-mixed = different nations
reason-friendly-air = own aircraft over the hex
reason-enemy-air = enemy aircraft over the hex
reason-morale-3 = a division of morale 3
reason-morale-2 = a division of morale 2

no-attacked = It has already fought in this phase.
no-not-exploiting = It is not exploiting.
no-attack-upset = It is disorganised or reorganising.
no-attack-unsupplied = It is out of supply.
no-attack-disengaging = It is marked to disengage.
no-tank-ground = Tanks cannot attack a town, nor across a crest or water.
no-tank-host = Tanks must come with a unit that attacks.
no-tank-room = There is no room for them in that hex.
no-tank-here = It is not a tank unit of this attack.
no-target = There is no enemy combat unit there.
no-fought = It has already been attacked in this phase.
no-attackers = None of your units can attack it now.
no-attacked-all = { $count ->
    [one] The only unit of yours next to it has fought in this phase.
   *[other] All units of yours next to it have fought in this phase.
  }
no-not-exploiting-all = { $count ->
    [one] The only unit of yours next to it is not exploiting.
   *[other] None of the units of yours next to it is exploiting.
  }
no-attack-upset-all = { $count ->
    [one] The only unit of yours next to it is disorganised or reorganising.
   *[other] All units of yours next to it are disorganised or reorganising.
  }
no-attack-unsupplied-all = { $count ->
    [one] The only unit of yours next to it is out of supply.
   *[other] All units of yours next to it are out of supply.
  }
no-attack-disengaging-all = { $count ->
    [one] The only unit of yours next to it is marked to disengage.
   *[other] All units of yours next to it are marked to disengage.
  }
no-attack-frozen-all = { no-attack-frozen }
no-tank-ground-all = { no-tank-ground }
no-attacked-first = { $piece } has fought in this phase, and no other unit of yours next to the hex can attack.
no-not-exploiting-first = { $piece } is not exploiting, and no other unit of yours next to the hex can attack.
no-attack-upset-first = { $piece } is disorganised or reorganising, and no other unit of yours next to the hex can attack.
no-attack-unsupplied-first = { $piece } is out of supply, and no other unit of yours next to the hex can attack.
no-attack-disengaging-first = { $piece } is marked to disengage, and no other unit of yours next to the hex can attack.
no-attack-frozen-first = { no-attack-frozen }
no-tank-ground-first = { $piece } attacks no town, and not across a crest or water; no other unit of yours next to the hex can attack.
no-gun = It is not artillery.
no-gun-named = It has already been chosen.
no-gun-unnamed = It was not chosen for this combat.
no-gun-range = The attacked hex is out of its range.
no-gun-fired = It has already done all it may do in this phase.
no-gun-second = Only one artillery in Offensive mode takes part in a combat.
no-gun-exploitation = In exploitation the attacker has only corps artillery, in counter-battery.
no-army-counter = Only corps artillery can fire counter-battery.
no-counter-yet = The attacker turns guns to counter-battery in step 4, when the defender has named his.
no-counter-idle = No artillery of the attacker bombards: there is nothing to fire at.
no-counter-limit = As many must bombard as the defender has in counter-battery; army artillery counts as two.
no-lead-absent = It does not take part.
no-lead-tank = A tank leads only when it is alone.
no-lead-morale = Its morale is too low to lead an attack.
no-lead-upset = It is disorganised.
no-lead-command = It is outside every command radius.
no-shock = They are not with a regiment that attacks.
# The names of the series, and what is told and asked by its sequence of play, supply, supports and airmen.

## Names
kind-division = division
kind-regiment = regiment
kind-brigade = brigade
kind-tank = tank group
kind-hq = headquarters
kind-corps-artillery = corps artillery
kind-army-artillery = army artillery
kind-stosstruppen = Stosstruppen
kind-air = air group
the-division = the { $title }
the-regiment = { $title }
the-brigade = the { $title }
the-tank = { $title }
the-hq = the { $title }
the-corps-artillery = { $title }
the-army-artillery = { $title }
the-stosstruppen = { $title }
the-air = { $title }
value-attack = attack
value-defence = defence
value-move = movement
value-morale = morale
value-potential = bombardment
value-radius = radius
value-offensive-potential = bombardment, offensive mode
value-offensive-radius = radius, offensive mode
value-coordination = coordination
value-protection = protection
value-command = command radius
value-range = range
mark-disorganised = disorganised
mark-reorganising = reorganising
mark-unsupplied = out of supply
mark-pinned = pinned
mark-exploitation = exploitation
mark-reserve = reserve
mark-disengaging = disengaging
mark-moved = has moved
mark-tried = has tried
mark-attacked = has attacked
mark-fired = has fired
mark-counter-battery = in counter-battery
mark-offensive = offensive mode
mark-resting = resting
mark-late = came as reinforcement
mark-assigned = assigned in this phase
terrain-wood = wood
terrain-village = village
terrain-town = town
terrain-fort = fort
terrain-trench = trench
terrain-crater = shell craters
hexside-stream = minor river
hexside-river = major river
hexside-crest = crest
link-road = road
link-rail = railway
zone-firm = full
zone-loose = of pinned units
field-sequence = operational sequence
field-weather = weather
field-weather-fine = fine
field-weather-fog = morning fog
field-weather-bad = bad
field-weather-fog-bad = morning fog, then bad
field-tries = footbridges tried
field-called = reinforcements
field-called-none = not yet called
field-called-now = called now
field-called-later = called later
field-grounded = air groups
field-grounded-none = free to fly
field-grounded-stopped = no more flights in this phase
field-grounded-waiting = waiting for the other side
field-carrier = with the regiment
field-mission = mission
field-mission-none = none
field-mission-observation = observation
field-mission-bombing = bombardment
field-mission-interdiction = interdiction
field-mission-raid = attack on a footbridge
field-marker = exploitation marker number
field-combats = combats supported
field-fought = attacked in this phase
field-broken = broken bridge
field-tested = bridge tried in this phase
field-footbridge = footbridge
about-field-sequence = Which operational sequence of the turn it is; where a position does not say so, the phase does.
about-field-weather = The weather of this operational sequence.
about-field-tries = Footbridges tried in this operational sequence.
about-field-tank_events = How often the scenario’s own tanks may still be called up.
about-field-called = Whether the reinforcements that wait for a decision have been called, and when.
about-field-grounded = Whether a side may still move air groups in this phase, or waits for the other to move one.
about-field-carrier = The regiment a counter of Stosstruppen is with.
about-field-mission = What an air group does where it flies.
about-field-marker = The number of the Exploitation marker a unit has; units with the same number share one.
about-field-combats = How many combats a gun has taken part in during this phase.
about-field-fought = 1 in a hex that has been attacked in this phase.
about-field-broken = 1 on a hexside whose bridge has been blown up.
about-field-footbridge = Where the footbridge of a hexside lies: 1 in the first of its two hexes, 2 in the other.
about-field-tested = 1 on a hexside whose bridge somebody tried to blow up or rebuild in this phase.
special-frozen = part of the front is frozen at first
overlay-command = command radius
overlay-guns = range of the guns
tally-weather = weather
tally-weather-after-fog = weather after the fog
tally-air-test = after the mission
outcome-fine = fine
outcome-fog = morning fog, then fine
outcome-bad = bad weather

## The sequence of play
phase-turn = Turn { $turn }: { turn-name }.
phase-supply = Supply.
phase-sequence-1 = First operational sequence.
phase-sequence-2 = Second operational sequence.
phase-sequence-3 = Third operational sequence.
step-scenarios-format = Set-up
step-11-3-2 = Giving out Stosstruppen
step-8-0 = Offensive
step-9-0 = Supply
step-10-0 = Weather
step-11-0 = Movement phase
step-17-1 = Flights
step-11-1 = Moves
step-11-2 = End of movement
step-12-0 = Combat phase
step-12-1 = Combats
step-13-0 = Disengagement
step-14-0 = Exploitation phase
step-14-1 = Exploitation combats
step-14-2 = Exploitation moves
step-14-3 = Markers
step-10-0-fog = The fog lifts
step-17-1-test = Airmen come home
step-7-0-end = End of the turn
offensive = An offensive of the { $side } begins: three operational sequences in this turn, with +{ $first }, +{ $second } and +{ $third } to attacks in range of artillery in offensive mode.
gun-offensive = { $piece } in { $hex } fires in offensive mode during this turn.
weather-fine = Fine weather{ $rolled ->
    [0] .
   *[other] {" "}(dice { $rolled }).
}
weather-fog = Morning fog, then fine weather{ $rolled ->
    [0] .
   *[other] {" "}(dice { $rolled }).
}
weather-bad = Bad weather{ $rolled ->
    [0] .
   *[other] {" "}(dice { $rolled }).
}
weather-fog-bad = Morning fog, then bad weather{ $rolled ->
    [0] .
   *[other] {" "}(dice { $rolled }).
}
fog-lifts = The fog lifts.
fog-turns-bad = The fog lifts, and the weather is bad.
reorganised = { $piece } is in good order again.
ask-launch = The offensive begins. Which army artillery fires in offensive mode? { $limit ->
    [one] One may.
   *[other] { $limit } may.
  }
option-launch = { $noun } in offensive mode
done-ask-launch = { $chosen ->
    [0] None in offensive mode
   *[other] No other in offensive mode
  }
roll-weather = Weather
roll-after-fog = What follows the fog
no-army-gun = That is no army artillery of yours.
no-offensive-already = It is in offensive mode already.

## Pieces and stacks
no-not-yours = That one is not yours to command.
no-not-on-map = It is not on the map.
no-not-combat = It is a support, no combat unit.
no-not-theirs = Only a unit of the defender can be misdirected.
no-not-adjacent = It is not adjacent.
no-outside = That hex is outside the playing area.
eliminated = { $piece } is eliminated in { $hex }.
loses-step = { $piece } in { $hex } loses a step.
disorganised = { $piece } in { $hex } is disorganised.
ask-disband = Too many units in { $hex }. Which one is eliminated?
option-disband = Eliminate { $noun }
no-not-crowded = That unit is not in the stack that is too high.

## Supply
out-of-supply = { $piece } in { $hex } is out of supply.
supplied-again = { $piece } is in supply again.
hq-pushed-back = { $piece } has no line of supply and goes back to { $hex }.
ask-withdraw = { $piece } has no line of supply. Which source does it withdraw towards?
option-withdraw = Towards { $noun }
no-not-nearest = That is not the nearest source of supply.

## Stosstruppen and the draw
ask-deal = Which division starts here?
option-deal = { $noun }
units-drawn = Divisions of the same kind have been drawn at random.
ask-stosstruppen = { $left ->
    [one] One counter of Stosstruppen is left.
   *[other] { $left } counters of Stosstruppen are left.
  } Which regiment takes one?
option-to-regiment = Give it to { $noun }
option-share-out = Share out the rest, the best regiments first
done-ask-stosstruppen = Leave the rest unused
stosstruppen-placed = { $piece } in { $hex } has Stosstruppen.
stosstruppen-shared = { $count ->
    [one] One regiment gets Stosstruppen.
   *[other] { $count } regiments get Stosstruppen.
  }
option-assign = Give { $noun } to another regiment
ask-to-regiment = Which regiment does { $piece } go to?
stosstruppen-assigned = { $piece } goes to { $piece_to }.
no-elite = That is no regiment of one of your elite divisions.
no-stosstruppen = That is no counter of Stosstruppen.
no-stosstruppen-already = It has Stosstruppen already.
no-phase-begun = They may change their regiment only once, at the beginning of a phase, before anybody has acted in it.
no-taker = No other regiment in the hex could take them.

## Airmen
ask-fly = Flights, one group at a time and in turn with the enemy: choose an air group.
option-fly = { $noun } flies
done-ask-fly = No more flights in this phase
air-stops = The { $side } fly no more in this phase.
ask-mission = Choose a mission for { $piece }.
option-mission = { $noun }
option-mission-observation = Observe a hex
option-mission-bombing = Bomb a hex
option-mission-interdiction = Interdict a hex
option-mission-interception = Intercept enemy aircraft
option-mission-relocation = Change base
ask-over = Where does { $piece } fly?
option-over = Fly to { $noun }
ask-relocate = Which headquarters does { $piece } move to?
option-base = To { $noun }
base-ask-air-arrives = On { $noun }
ask-shot-down = { $piece } attacks your aircraft in { $hex }. Which group fights it?
option-shot-down = { $noun }
ask-base = { $piece } returns. To which headquarters?
ask-air-arrives = { $piece } arrives. At which headquarters?
air-arrives = { $piece } arrives in { $hex }.
air-relocates = { $piece } moves to { $hex } and rests there.
air-observation = { $piece } observes { $hex }.
air-bombing = { $piece } is to bomb { $hex }.
air-interdiction = { $piece } interdicts { $hex }.
air-intercepted = { $piece } and { $piece_lost } fight over { $hex }; both are gone until next turn.
air-displaced = { $piece } has lost its base and is gone until next turn.
air-home = { $piece } goes to rest in { $hex } (die { $roll }).
air-worn-out = { $piece } has flown enough and is gone until next turn (die { $roll }).
roll-air-test = After the mission
no-air-group = That is no air group of yours.
no-air-ready = It does not stand ready on a headquarters.
no-base = That is no headquarters of yours on the map.
no-landing = It arrives on a headquarters near the place the scenario names.
no-base-already = It is based there already.
no-base-full = No more air groups have room to rest there.
no-base-near = No other headquarters of yours with room for it is within its range.
no-air-range = That is beyond its range.
no-air-enemy = There are no enemy airmen to intercept.
no-air-contested = Enemy airmen are there: going there would be an interception.
no-air-crowded = Enough of your air groups are over that hex.
no-air-unit = There is no unit in that hex.
no-observer = Bombers need an observer, and nobody observes that hex or could come to.
no-air-there = That air group cannot be struck there.
no-not-phasing = Only the side whose phase it is may change bases.
no-bad-weather = In bad weather air groups can only change their base.
no-flight = There is nothing it could fly to.

# Movement, bridges, reinforcements, exploitation.

tally-move = movement points
tally-advance = the advance
tally-footbridge = footbridge
tally-demolition = blowing up a bridge
tally-rebuilding = rebuilding a bridge
outcome-laid = the footbridge lies
outcome-blown = the bridge is blown
outcome-rebuilt = the bridge stands again
outcome-failed = nothing comes of it

ask-move = Movement: move a unit, or end the movement.
ask-where = { $count ->
    [one] { $piece } has { $left ->
        [one] one movement point
       *[other] { $left } movement points
      }. Where to?
    [2] { $piece } and one other unit have { $left ->
        [one] one movement point
       *[other] { $left } movement points
      }. Where to?
   *[other] { $piece } and others, { $count } in all, have { $left ->
        [one] one movement point
       *[other] { $left } movement points
      }. Where to?
  }
ask-relieve = The unit that entered { $hex } relieves those already there. Which unit leaves, now or not at all?
ask-end-of-movement = End of movement: blow up or rebuild bridges, mark units to disengage or to be in reserve, or go on.
ask-keep = Which units in { $hex } go into reserve? One marker covers two units.
ask-call-up = Your reinforcements are ready and arrive all together. Now, on the west edge near the trenches, or next turn, on the west edge or from the south?
ask-arrive = { $piece } arrives. Where?
ask-exploit-move = Exploitation: move units in exploitation or reserve, or end these moves.
ask-haul = The guns of the offensive may be brought forward. Which ones?
ask-haul-to = Where do you bring { $piece } forward to?
roll-footbridge = A footbridge
roll-demolition = Blowing up a bridge
roll-rebuilding = Rebuilding a bridge

option-move = Move { $noun }
option-with = Take { $noun } along
option-forced = Forced march
option-to = Move to { $noun }
option-halt = Halt here
halt-ask-where = { $moved ->
    [0] { $count ->
        [one] Leave it where it is
       *[other] Leave them where they are
      }
   *[other] Halt here
  }
option-relieve = { $noun } leaves
option-stay = No unit leaves
option-span = Footbridge over { $noun }
option-unspan = Remove the footbridge over { $noun }
option-demolish = Blow up the bridge { $noun }
option-rebuild = Rebuild the bridge { $noun }
option-disengage = Mark { $noun } to disengage
option-reserve = Put { $noun } in reserve
option-keep = Put { $noun } in reserve
option-enter = Bring in { $noun }
option-at = Place it in { $noun }
option-now = Now
option-later = Next turn
option-haul = Bring { $noun } forward
done-ask-move = End the movement
done-ask-end-of-movement = Go on to combat
done-ask-exploit-move = End these moves
done-ask-haul = Leave the guns where they are

moves = { $others ->
    [0] { $piece } moves to { $hex }.
    [one] { $piece } and one other unit move to { $hex }.
   *[other] { $piece } and { $others } others move to { $hex }.
  }
footbridge-laid = A footbridge is laid from { $hex } to { $hex_to } (die { $roll }).
footbridge-failed = No footbridge from { $hex } to { $hex_to } (die { $roll }).
footbridge-taken-up = The footbridge between { $hex } and { $hex_to } is taken up.
footbridge-lost = The footbridge between { $hex } and { $hex_to } is lost.
bridge-blown = The bridge between { $hex } and { $hex_to } is blown up (die { $roll }).
bridge-stands = The bridge between { $hex } and { $hex_to } withstands the charge (die { $roll }).
bridge-rebuilt = The bridge between { $hex } and { $hex_to } is rebuilt (die { $roll }).
bridge-still-broken = The bridge between { $hex } and { $hex_to } stays broken (die { $roll }).
will-disengage = { $piece } in { $hex } prepares to disengage.
in-reserve = Reserve of the { $side } in { $hex }.
called-now = The { $side } bring up their reinforcements now.
called-later = The { $side } let their reinforcements come next turn.
arrives = { $piece } arrives in { $hex }.
hauled = { $piece } is hauled to { $hex }.

reason-way = movement points for the way
reason-crowded = too many units there, unless some leave before the phase ends
reason-enemy-near = enemies near
reason-friend-across = friends on the far bank
reason-stream-only = a minor river only
reason-bridge-zone = an enemy zone of control at one end

no-moved = It has moved in this phase.
no-stays = It has just been left where it is. Move another first, or end the movement.
no-stands-there = It is there already.
no-nowhere = It has nowhere to go: no hex next to it is open to it.
no-with-them = It goes with them already.
no-with-begun = They are on their way: units that move together set out together.
no-other-hex = Units that move together start in the same hex.
no-stoss-alone = Stosstruppen go with their regiment.
no-air-march = Air groups fly before the others move.
no-offensive-gun = Artillery in offensive mode moves at the end of the exploitation phase.
no-relief = It began the phase in an enemy zone of control and nobody else who did would stay: it leaves only when another combat unit comes to relieve it.
no-relief-past = It was relieved and did not go at once: it leaves only when yet another combat unit comes to relieve it.
no-relieved = No enemy zone of control holds it: it needs no relief.
no-relieved-elsewhere = It does not stand in { $hex }, where units are relieved now.
no-one-stays = One of those who began here in an enemy zone must stay.
no-forced-begun = A forced march is chosen before the first step.
no-forced-already = It is a forced march already.
no-forced-kind = Only infantry and cavalry march hard.
no-forced-upset = It is disorganised or reorganising: no forced march.
no-forced-near = A forced march keeps away from the enemy: { $hex } is too near to one.
no-off-road = A forced march keeps to the roads.
no-not-to-supply = Out of supply, it goes back to a command radius by the shortest way.
no-way-barred = The way is barred at { $hex }.
no-way-stopped = It must stop in { $hex }, in an enemy zone of control.
no-way-zone = It may not go from one enemy zone of control to another: { $hex }.
no-defender-left = No unit of the defender is left in { $hex }.
no-way-shut = { $hex } is closed to it.
no-way-guns = Artillery and headquarters do not enter an enemy zone of control: { $hex }.
no-way-heights = Artillery, headquarters and trucks do not enter high mountains: { $hex }.
no-way-wall = Nobody crosses that side of the hex.
no-marked-stays = It has a marker for units that do not move in this phase.
no-way-too-far = That would cost { $cost ->
    [one] one movement point.
   *[other] { $cost } movement points.
  }
no-way-none = No way leads there.
no-stream = Artillery and trucks cross a minor river by a bridge only.
no-river = Artillery crosses a major river by a bridge only.
no-river-late = A major river without a bridge is crossed only from where the move begins.
no-river-reacting = A reaction crosses a major river by a bridge only: no phase of movement or exploitation begins with it.
no-disengaging-already = It is marked already.
no-reserve-units = None of your combat units is there.
no-fresh = None of those there is at full strength and has not moved.
no-reserve-zone = It is in an enemy zone of control.
no-reserve-guns = It is not within range of your army artillery in offensive mode.
no-reserve-already = It is marked already.
no-reserve-marker = There are no more reserve markers.
no-held-back-all = { $count ->
    [one] Your only unit next to it is held in reserve by the high command.
   *[other] All your units next to it are held in reserve by the high command.
  }
no-held-back-first = { $piece } is held in reserve by the high command, and no other unit of yours next to the hex can attack.
no-held-back = It is held in reserve by the high command: it neither moves nor attacks nor reacts until its marker is taken off.
no-builder = Footbridges are not yours.
no-water = No river runs there.
no-bank = None of your combat units that may still move is on that bank.
no-spanned = A footbridge is there already.
no-tries = No more footbridges may be tried in this operational sequence.
no-gun-silenced = It must not fire now.
no-counter-face = It has no counter-battery.
no-footbridges-left = As many footbridges as there may be are on the map. One could be taken up.
no-footbridge = There is no footbridge.
no-bridging-here = No footbridge is laid or taken up in this move.
no-bridging-unit = Only combat units lay a footbridge.
no-bridging-points = There is no movement point left for a try.
no-unspan-now = Footbridges are taken up before units move, and when markers are adjusted.
no-with-here = Nobody else comes along in this move.
no-forced-here = Nobody marches hard in this move.
no-attack-open = Nothing can be attacked: they would change for nothing.
no-markers-first = These markers are placed before units move.
no-bridge = There is no bridge over a major river.
no-tested = It has been tried in this phase.
no-broken = The bridge is broken already.
no-intact = The bridge is not broken.
no-enemy-by-bridge = No enemy is near enough to that bridge.
no-bridge-command = The bridge is not within a command radius of yours.
no-friend-by-bridge = None of your units is at either end of the bridge.
no-bridge-zone = The far end is in an enemy zone of control, and none of yours holds it.
no-reinforcement = It is not a reinforcement that marches in.
no-not-due = Its time has not come.
no-all-at-once = Reinforcements that are called come all at once: bring in the rest first.
no-entry = There is no hex where it could come in now.
no-entry-staff = None of the headquarters it could come to is where it could do so.
no-entry-moved = Its headquarters has moved in this phase: units arrive on one before it moves.
no-arrival-moved = The headquarters in { $hex } has moved in this phase: units arrive on one before it moves.
no-arrival-hex = It does not arrive there.
no-arrival-late = Reinforcements come before any unit moves in this phase.
no-arrival-apart = It does not arrive next to an enemy.
no-arrival-enemy = The enemy is there.
no-arrival-zone = Artillery and headquarters do not arrive in an enemy zone of control.
no-not-rushing = It is neither in exploitation nor in reserve.
no-not-offensive = It is not in offensive mode.
no-haul = There is no hex it could be hauled to.
no-haul-range = A second hex may not be within range of enemy artillery.
no-haul-far = Guns are hauled one hex, or two along a road or a railway in use.

## Results of the charts in words
off-combat = no combat takes place, and the attacker loses three steps
result-combat = attacker { $attacker }, defender { $defender }{ $star ->
    [0] {""}
   *[other] , assault troops used are lost
  }
result-bombardment = { $points ->
    [0] no damage
    [one] 1 point of damage
   *[other] { $points } points of damage
  }{ $diamond ->
    [0] {""}
   *[other] , in forts too
  }
result-disengagement = { $loses ->
    [0] { $way ->
        [R] back { $hexes } hexes by a way the enemy chooses, disorganised
       *[other] back up to { $hexes } hexes
      }
   *[other] a step lost, back 1 hex
  }

## What the other side may still change
before-guns = before the guns of the { $side }, which may cost the attackers up to { $points ->
    [one] 1 point of damage
   *[other] { $points } points of damage
  }

## Before a phase ends
concern-unmoved = { $count ->
        [one] { $piece } has not moved.
       *[other] { $count } units have not moved.
    }
concern-supply = { $count ->
        [one] { $piece } would be out of supply as things stand.
       *[other] { $count } units would be out of supply as things stand.
    }
concern-hq-alone = { $count ->
        [one] { $piece } stands alone: it is lost when an enemy comes next to it.
       *[other] { $count } headquarters stand alone: each is lost when an enemy comes next to it.
    }
concern-silent-guns = { $count ->
        [one] { $piece } has not fired and is in range of an enemy.
       *[other] { $count } guns have not fired and are in range of an enemy.
    }
