title = They Shall Not Pass
subtitle = Verdun, 21 to 29 February 1916
about = The first nine days of Verdun, 21 to 29 February 1916: bombardment, assault and stubborn forts, a regiment to a counter, a day to a turn.

side-german = Germans
side-french = French
box-german-hand = to be placed
box-french-hand = to be placed
box-off-map = off the map
box-feb-23 = due on 23 February
box-feb-24 = due on 24 February
box-feb-25 = due on 25 February
box-feb-25-optional = may be called on 25 February
box-feb-26 = due on 26 February
box-feb-27 = due on 27 February
mark-fired = fired
mark-demoralised = demoralised
mark-out-of-supply = out of supply
mark-dug-in = dug in
mark-moved = moved
mark-disrupted = disrupted
mark-attacked = has attacked
mark-assaulted = was assaulted
mark-new = new
mark-tried = has tried

## Names
turn-name = { $day } February
kind-infantry = infantry regiment
kind-territorial = territorial regiment
kind-pioneer = pioneer battalion
kind-chasseur = chasseur battalion
kind-remnant = remnant
kind-divisional = divisional artillery
kind-corps = corps artillery
kind-army = army artillery
kind-rail = railway gun
kind-naval = naval gun
kind-heavy = heavy guns
kind-hq = headquarters
kind-garrison = fort garrison
the-infantry = { $title }
the-territorial = { $title }
the-pioneer = { $title }
the-chasseur = { $title }
the-remnant = { $title }
the-divisional = { $title }
the-corps = { $title }
the-army = { $title }
the-rail = { $title }
the-naval = { $title }
the-heavy = { $title }
the-hq = { $title }
the-garrison = { $title }
value-combat = combat
value-attack = attack
value-defence = defence
value-range = range
value-move = movement
value-morale = morale
terrain-wood = wood
terrain-hill = hill
terrain-village = village
terrain-city = city
terrain-trench = trench
terrain-fort = fort
hexside-stream = stream
hexside-river = river
hexside-bridge = bridge
link-road = road
link-rail = railway
zone-strong = strong
zone-weak = weak
field-weather = weather
field-weather-fair = fair
field-weather-bad = bad
field-heavy = shots of the heavy guns left
field-points = replacement points left
field-pioneer_points = points spent on pioneers
field-called_121 = 121st Division called
field-guns_back = batteries brought back by Pétain
field-corps_of_16 = corps of the 16th Division
field-corps_of_16-none = none
field-corps_of_16-XXX = XXX
field-corps_of_16-XX = XX
field-corps_of_16-I = I
field-interdiction = interdiction
field-gone = gone for good
about-field-weather = The weather of the day, rolled at its beginning (5.0).
about-field-heavy = How many shots the German heavy guns have left today (14.32).
about-field-points = Replacement points the side that organises itself has left (6.31).
about-field-pioneer_points = Points already spent on pioneers in this organisation (6.3).
about-field-called_121 = 1 once the Germans have called the 121st Division (6.42).
about-field-guns_back = 1 once Pétain has brought a battery back (14.7).
about-field-corps_of_16 = The corps the 16th Division is attached to, under option 15.3.
about-field-interdiction = Whose interdiction markers lie in a hex: one side’s or both sides’ (7.2).
about-field-gone = 1 for a unit that can never come back or be rebuilt.
special-free-set-up = free set-up within the sectors
overlay-supply = supply
overlay-range = range of the guns
tally-move = movement points
tally-barrage = barrage
tally-interdiction = interdiction
tally-assault = assault
tally-morale = morale
tally-victory = victory points
tally-weather = weather
expect-attacker-hits = damage to the attacker
expect-defender-hits = damage to the defender
expect-tests = tests of morale for each unit
expect-steps = steps lost at most
expect-markers = roads cut
outcome-marker = roads cut
outcome-fair = fair
outcome-bad = bad weather

## Prompts
ask-set-up = Set up: { $left ->
    [0] everyone is placed. Change a place, or go on.
    [one] one piece left. Place it, or take the historical positions.
   *[other] { $left } pieces left. Place one, or take the historical positions.
  }
ask-set-up-hex = Where does { $piece } stand?
ask-rally = Which demoralised unit tries to rally next?
ask-replacements = { $points ->
    [one] One replacement point. Who gets it?
   *[other] { $points } replacement points. Who gets one?
  }
ask-hq-hex = Where does { $piece } set up again?
ask-121 = The 121st Division stands by. Calling it costs a victory point at the end.
ask-121-hex = Where does { $piece } enter?
ask-attach = Which corps takes the 16th Division?
ask-gun-back = Pétain may bring back one lost battery. Which?
ask-gun-hex = Where does { $piece } stand again?
ask-bombard = { $guns ->
    [one] One battery is ready.
   *[other] { $guns } batteries are ready.
  } Order a barrage or an interdiction, or end the bombardment.
ask-guns = Which guns fire on { $hex }? { $chosen ->
    [0] None yet.
    [one] One so far.
   *[other] { $chosen } so far.
  }
ask-interdict = { $piece } fires at the roads. Of which hex?
ask-hit = The shells have found { $hex }. Who is struck?
ask-move = Move a unit, let one dig in, or end the movement.
ask-where = { $count ->
    [one] { $piece } has { $left ->
        [one] one movement point
        [0.5] half a movement point
       *[other] { HALVES($left) } movement points
      }. Where to?
    [2] { $piece } and one other unit have { $left ->
        [one] one movement point
        [0.5] half a movement point
       *[other] { HALVES($left) } movement points
      }. Where to?
   *[other] { $piece } and others, { $count } in all, have { $left ->
        [one] one movement point
        [0.5] half a movement point
       *[other] { HALVES($left) } movement points
      }. Where to?
  }
ask-assault = Choose a hex to assault, or end the assaults.
ask-assailants = Who assaults { $hex }? { $chosen ->
    [0] Nobody yet.
    [one] One unit so far.
   *[other] { $chosen } units so far.
  }
ask-support = Which guns support the assault on { $hex }? { $chosen ->
    [0] None yet.
    [one] One so far.
   *[other] { $chosen } so far.
  }
ask-defence = { $hex } is assaulted. Which guns support the defence? { $chosen ->
    [0] None yet.
    [one] One so far.
   *[other] { $chosen } so far.
  }
ask-damage = { $left ->
    [one] One point of damage left.
   *[other] { $left } points of damage left.
  } Retreat { $far ->
    [one] one hex
   *[other] { $far } hexes
  }, or lose a step?
ask-loses = { $must ->
    [0] Who loses a step?
    [one] One step at least must be lost. Who loses it?
   *[other] { $must } steps at least must be lost. Who loses one?
  }
ask-loses-trapped = { $left ->
    [one] One point of damage left, and not all of them can go back. Who loses a step?
   *[other] { $left } points of damage left, and not all of them can go back { $left } hexes. Who loses a step?
  }
ask-back = { $piece } retreats, { $left ->
    [one] one hex to go.
   *[other] { $left } hexes to go.
  } Where to?
ask-remnant = { $piece } is destroyed. Test whether a remnant holds out?
ask-advance = { $inside ->
    [0] { $hex } is empty. Who goes in?
   *[other] { $hex } is ours. Who else goes in?
  }
ask-onward = { $inside ->
    [0] { $hex } is empty. Who goes in with the pioneers?
   *[other] { $ready ->
        [0] Who else goes into { $hex } with the pioneers?
       *[other] With the pioneers: who goes on beyond { $hex }, or in after them?
      }
  }
ask-onward-where = { $piece } goes on. Where to?
ask-exploit = Breakthrough: which stack moves again?
ask-exploit-where = { $count ->
    [one] One unit in { $hex } has { $left ->
        [one] one movement point
        [0.5] half a movement point
       *[other] { HALVES($left) } movement points
      }. Where to?
   *[other] { $count } units in { $hex } have { $even ->
        [0] { HALVES($left) } to { HALVES($most) } movement points, each its own
       *[other] { $left ->
            [one] one movement point
            [0.5] half a movement point
           *[other] { HALVES($left) } movement points
          }
      }. Where to?
  }
ask-recover = Which disrupted headquarters tries to rally?
roll-weather = The weather of the day
roll-barrage = Barrage
roll-interdiction = Interdiction
roll-morale = Morale
roll-rally = Rally
roll-remnant = A remnant?
roll-assault = Assault

## Options
option-deploy = Place { $noun }
option-at = Place it in { $noun }
option-historical = Place everyone as on 21 February and end the set-up
option-rally = { $noun } tries to rally
option-leave-it = Leave { $noun } behind
option-refill = Bring { $noun } to full strength
option-rebuild = Rebuild { $noun } at reduced strength
option-rebuild-full = Rebuild { $noun } at full strength
option-return = Bring { $noun } back
option-call-121 = Call the 121st Division
option-attach = To { $noun } Corps
option-attach-XXX = To XXX Corps
option-attach-XX = To XX Corps
option-attach-I = To I Corps
option-barrage = Barrage on { $noun }
option-interdict = Cut roads with { $noun }
option-aim = Fire at the roads in { $noun }
option-gun = Fire with { $noun }
option-hit = { $noun } is struck
option-move = Move { $noun }
option-with = Take { $noun } along
option-strategic = Strategic movement
option-to = Move to { $noun }
option-halt = Halt here
option-dig = { $noun } digs in
option-assault = Assault { $noun }
option-join = { $noun } takes part
option-loses = { $noun } loses a step
option-retreat = Retreat
option-back = Back to { $noun }
option-last-stand = Test for a remnant
option-perish = Let it go, without a test
option-advance = { $noun } goes in
option-onward = { $noun } goes on beyond
option-exploit = Break through with the stack in { $noun }

## Options in the words of one question: <verb>-<ask>
done-ask-set-up = End the set-up
done-ask-replacements = Forgo { $points ->
    [one] the point left
   *[other] the { $points } points left
  }
done-ask-121 = Do without the 121st Division
done-ask-gun-back = Bring none back
done-ask-bombard = End the bombardment
done-ask-guns = Open fire on { $hex }
gun-ask-support = { $noun } supports
gun-ask-defence = { $noun } supports
done-ask-move = End the movement
done-ask-assault = End the assaults
done-ask-assailants = { $chosen ->
    [one] Attack with this unit
   *[other] Attack with these { $chosen } units
  }
done-ask-support = { $chosen ->
    [0] Assault without guns
    [one] Assault with this battery
   *[other] Assault with these { $chosen } batteries
  }
done-ask-defence = { $chosen ->
    [0] Defend without guns
    [one] Defend with this battery
   *[other] Defend with these { $chosen } batteries
  }
retreat-ask-damage = Retreat { $far ->
    [one] one hex
   *[other] { $far } hexes
  }
done-ask-advance = { $inside ->
    [0] Nobody goes in
   *[other] Nobody else goes in
  }
done-ask-onward = { $inside ->
    [0] None of them goes in
   *[other] No further with the pioneers
  }
to-ask-onward-where = On to { $noun }
done-ask-exploit = End the breakthrough
done-ask-recover = Try no more to rally

## Events
phase-set-up = The armies take their places.
phase-day = Turn { $turn }.
phase-organisation-german = German organisation.
phase-organisation-french = French organisation.
phase-bombardment-german = German bombardment.
phase-bombardment-french = French bombardment.
phase-movement-german = German movement.
phase-movement-french = French movement.
phase-assault-german = German assaults.
phase-assault-french = French assaults.
phase-breakthrough-german = German breakthrough.
phase-breakthrough-french = French breakthrough.
phase-recovery = Recovery.
weather-fair = { $day } February: fair.
weather-bad = { $day } February: bad weather.
crowded-at-start = { $hex } holds more than two regiments: allowed at set-up, until the end of their first movement ({ $side }).
set-up-done = The { $side } are in place.
out-of-supply = { $piece } in { $hex } is out of supply.
supplied-again = { $piece } is in supply again.
rallies = { $piece } rallies ({ $roll } against { $need }).
fails-to-rally = { $piece } does not rally ({ $roll } against { $need }).
surrenders = { $piece } surrenders in { $hex }.
replaced-refill = { $piece } in { $hex } is at full strength again.
replaced-rebuild = { $piece } is rebuilt in { $hex }, reduced.
replaced-rebuild-full = { $piece } is rebuilt in { $hex } at full strength.
replaced-return = { $piece } sets up again in { $hex }.
arrives = { $piece } arrives at { $hex }.
entry-barred = { $piece } cannot enter: the enemy bars { $hex }.
gun-back = { $piece } is back in { $hex }.
barrage = { $side }: { $count ->
    [one] a battery fires
   *[other] { $count } batteries fire
  } on { $hex }, column { $column }.
barrage-result = { $effect ->
    [0] Die { $roll }: no effect in { $hex }.
   *[other] Die { $roll } in { $hex }: { $result_barrage }.
  }
interdicted = { $piece } cuts the roads in { $hex } (die { $roll }).
not-interdicted = { $piece } fires at the roads in { $hex } in vain (die { $roll }).
moves = { $others ->
    [0] { $piece } moves to { $hex }.
    [one] { $piece } moves to { $hex } with one other.
   *[other] { $piece } moves to { $hex } with { $others } others.
  }
digs = { $piece } digs in at { $hex }.
assaults = The { $side } assault { $hex }: { $attack } against { $defence }, column { $column }.
assault-result = Die { $roll } in { $hex }: { $result_assault }.
holds = { $piece } holds ({ $roll } against { $need }).
breaks = { $piece } breaks ({ $roll } against { $need }).
breaks-again = { $piece }, broken before, fails again ({ $roll } against { $need }).
reduced = { $piece } loses a step in { $hex }.
destroyed = { $piece } is destroyed in { $hex }.
fort-falls = The fort in { $hex } has fallen.
no-remnant = { $piece } leaves no remnant ({ $roll } against { $need }).
remnant-appears = { $piece } leaves a remnant, which holds out in { $hex } ({ $roll } against { $need }).
retreats = { $piece } retreats to { $hex }.
advances = { $piece } goes into { $hex }.
points-villages = { $points } for { $count ->
    [one] one village.
   *[other] { $count } villages.
  }
points-villages-infiltration = { $points } for { $count ->
    [one] one village.
   *[other] { $count } villages.
  }
points-destroyed-forts = { $points } for { $count ->
    [one] one destroyed fort.
   *[other] { $count } destroyed forts.
  }
points-city-hexes = { $points } for { $count ->
    [one] one hex of Verdun.
   *[other] { $count } hexes of Verdun.
  }
points-losses-more = { $points } for the losses: { $french } French, { $german } German.
points-losses-three-to-two = { $points } for the losses: { $french } French, { $german } German.
points-losses-two-to-one = { $points } for the losses: { $french } French, { $german } German.
points-121 = { $points } for calling the 121st Division.
final-points = German points: { $points }.
verdict-french-major = a major French victory
verdict-french-minor = a minor French victory
verdict-draw = a draw, as in history
verdict-german-minor = a minor German victory
verdict-german-major = a major German victory

## Reasons
reason-reduced = reduced
reason-demoralised = demoralised
reason-trench = trench
reason-fort = fort
reason-city = city
reason-village = village
reason-hill = hill
reason-wood = wood
reason-petain = Pétain commands
reason-severity = severity of the test
reason-fair = fair weather
reason-first-day = first day
reason-pioneers = pioneers
reason-water = all over a bridge or stream
reason-declared = declared, so carried out at the lowest odds
reason-way = movement points for the way
reason-villages = villages: { $count }
reason-villages-infiltration = villages: { $count }
reason-destroyed-forts = destroyed forts: { $count }
reason-city-hexes = hexes of Verdun: { $count }
reason-losses-more = French losses higher: { $french } to { $german }
reason-losses-three-to-two = French losses half as high again: { $french } to { $german }
reason-losses-two-to-one = French losses twice as high: { $french } to { $german }
reason-121 = the 121st Division was called

## Refusals
no-not-yours = It is not one of your units that could do this.
no-not-on-map = It is not on the map.
no-comes-later = It comes as a reinforcement, from { $day } February on.
no-optional-division = It comes on 25 February only, if the Germans call it.
no-off-map = It stands beyond the edge of the map.
no-remnant-away = It is a remnant, and comes only when a unit that falls leaves it.
no-gone = It is gone for good.
no-stands-there = It stands where it is from the start.
no-sector = That is not in its sector.
no-rails-start = It starts on the railway.
no-trench-start = It starts in a French trench hex.
no-other-hex = It starts in { $hex }, and nowhere else.
no-infantry-placed = No French infantry stands within four hexes of any hex where it may start.
no-set-up-over = The set-up is over.
no-all-try = Every unit that can rally tries.
no-not-with-them = It is not in the hex of those that move.
no-moves-now = It is moving now.
no-halt-first = First the units that are moving halt.
no-move-now = In a breakthrough whole stacks move again, not single units.
no-with-now = The stack is together from the start, and takes nobody along.
no-breakthrough-today = There is no breakthrough in bad weather.
no-hex-beyond = No hex beyond is free of the enemy.
no-enemy-near = The enemy has neither gone back two hexes nor been wiped out.
no-called-already = It has been called.
no-option = The option is not in use.
no-attached-already = It has a corps already.
no-two-divisions = Units of two divisions do not start in one hex.
no-infantry-near = No French infantry is within four hexes.
no-guns-forward = Guns stand south of the trench line.
no-gap = { $hex } of the first line is neither held nor covered.
no-unplaced = Not everyone is placed.
no-guns-alone = { $piece } has no infantry within four hexes.
no-stack-full = More than two regiments, or as much, would be in the hex.
no-last-way = Nobody could leave { $hex } any more, and too many are there.
no-way-on = The others could not go on and find room.
no-place = There is no place for it.
no-enemy-there = The enemy is there.
no-not-demoralised = It is not demoralised.
no-hq-later = Headquarters rally in the recovery phase.
no-not-disrupted = It is not disrupted.
no-out-of-supply = It is out of supply.
no-tried = It has tried in this phase.
no-not-reduced = Only reduced infantry is brought up to strength.
no-in-trouble = It is out of supply or demoralised.
no-pioneers = Pioneers get one point a turn.
no-never-back = It never comes back.
no-not-destroyed = Only destroyed infantry is rebuilt.
no-points-left = There are not enough points.
no-headquarters = Its headquarters is lost or out of supply.
no-hq-returns = A headquarters is not rebuilt: it returns.
no-hq-ground-german = A German headquarters comes back on a road north of the first trench line.
no-verdun = It comes back in Verdun.
no-open-road = No open road leads from there to a source of supply.
no-entry = It enters by the northern edge, from 1101 to 1701.
no-gun-place = It comes back with its headquarters if that is in supply, otherwise in Verdun.
no-not-eliminated = It was not eliminated.
no-forges-only = It stands about Forges and nowhere else.
no-headquarters-new = Its headquarters has only just come back.
no-enemy-zone = An enemy zone lies there.
no-not-lost = It is not a lost headquarters.
no-gun = Only artillery does this.
no-divisional = Divisional guns only support assaults.
no-heavy-left = The heavy guns have fired their shots of the turn.
no-fired = It has fired, or is turned over.
no-out-of-range = It is out of range.
no-target = No enemy is there.
no-fort = Units in an intact fort cannot be shelled.
no-forges = The guns about Forges cannot be found.
no-observer = In bad weather, guns are shelled only with a friend within three hexes.
no-not-shelled = It is not in the hex that is shelled.
no-not-struck = An X falls on artillery, or on infantry at full strength.
no-interdicted = The hex is interdicted already.
no-source-hex = A source of supply is not interdicted.
no-moved = It has moved or dug in.
no-stays = It stays where it is.
no-joining = Whoever comes along joins before the first step.
no-mixing = It moves one way or the other, and chooses before the first step.
no-overstacked = Too many are in { $hex }, and somebody can still leave.
no-never-moves = It never moves.
no-demoralised = It is demoralised.
no-rails = It stays on the railway.
no-contact = It is next to the enemy.
no-way-barred = The way is barred at { $hex }.
no-way-stopped = It must stop in { $hex }.
no-way-zone = It may not go from zone to zone at { $hex }.
no-way-too-far = That would cost { $cost ->
    [one] one movement point.
    [0.5] half a movement point.
   *[other] { HALVES($cost) } movement points.
  }
no-way-zones = Strong zones lie all around, and no step leads from one into another.
no-way-none = No way leads there.
no-way-fort = An intact enemy fort stands in { $hex }.
no-way-foreign = Strategic movement keeps to its own ground, and { $hex } is not.
no-way-contact = Strategic movement keeps out of enemy zones: { $hex }.
no-way-guns = Guns and headquarters do not enter an enemy zone: { $hex }.
no-never-digs = It does not dig.
no-dug-already = There is, or was, a trench or fort.
no-digging-now = Nobody digs in during a breakthrough.
no-strategic-now = There is no strategic movement in a breakthrough.
no-leading-battalion = No pioneers or chasseurs are there to lead.
no-leaders-steady = The pioneers or chasseurs there are demoralised.
no-leaders-moved = The pioneers or chasseurs there have had their breakthrough in this phase.
no-way-together = Each of them could go there, but not all by the same way.
no-not-in-stack = It is not in the stack that moves.
no-last-of-stack = It is the last of the stack: it goes on, or halts.
no-infantry = Only infantry assaults.
no-attacked = It has attacked this turn.
no-not-adjacent = It is not next to that hex.
no-river = The Meuse lies between.
no-assaulted = They have been assaulted in this phase.
no-assailants = None of yours could assault it.
no-all-demoralised = Your infantry next to it is demoralised.
no-all-attacked = Your infantry next to it has attacked this turn.
no-odds = Even with everything, the odds are worse than 1 to 3.
no-army-support = Army guns do not support assaults.
no-under-assault = It is assaulted itself.
no-kin = None of its division or corps is engaged.
no-not-away = That is not away from the enemy.
no-guns-in-zone = Guns and headquarters do not retreat through enemy zones.
no-not-homeward = That is not towards its own edge.
no-not-in-fight = It was not in the assault.
no-distant-gun = Guns that support from farther off take no damage.
no-there-already = It is there already.
no-not-with-pioneers = It was not stacked with pioneers.
no-one-must-stay = One unit must stay in the hex.
no-pioneers-first = The first step falls on a pioneer unit that attacked.
no-new-remnant = A remnant is not lost in the turn it appears.
no-dead-end = From there it could not go far enough.
no-retreat-yet = Half the damage is taken in steps first.
no-retreat-all = Not all of them can go back that far.
no-retreat-garrison = The garrison takes the last point.
no-gun-apart = It was not stacked with assaulting infantry.
no-led-before = Those stacked with pioneers go in before the others, not after.
no-beyond = It goes on only to a hex beyond the one that was assaulted.
no-first-hex = It goes on only to the first hex of the enemy's retreat.
no-stack-parts = Its stack has gone on to another hex, and does not part.
no-not-gone-in = It is not in the assaulted hex.

## The goal on screen
goal-how = German points decide after the last turn: for villages, destroyed forts and hexes of Verdun that are held, and for heavier French losses.
goal-victory-points = VP
band-french-major = French major
band-french-minor = French minor
band-draw = draw
band-german-minor = German minor
band-german-major = German major
goal-draw = a draw
prize-villages = village: { $points } for every { $each } in German hands
prize-villages-infiltration = village: { $points } for every { $each } in German hands
prize-destroyed-forts = fort: { $points } once it is destroyed
prize-city-hexes = Verdun: { $points } for this hex in German hands
count-losses-more = French losses higher than German: { $points } (now { $french } to { $german })
count-losses-three-to-two = French losses at least half as high again: { $points } instead
count-losses-two-to-one = French losses at least twice as high: { $points } instead
count-121 = the 121st Division, if it is called: { $points }


## Results of the charts in words
off-assault = no attack is possible at odds below 1:3
result-assault = attacker { $attacker }, defender { $defender }
result-barrage = { $steps ->
    [0] { $roll ->
        [0] morale test
       *[other] morale test, +{ $roll } to the dice
      }
   *[other] a step lost, then a morale test, +{ $roll } to the dice
  }

## The sequence of play
step-10-0 = XII. Mutual recovery

## What the other side may still change
before-guns = { $changes ->
    [0] before the guns of the { $side }, which change nothing
   *[other] before the guns of the { $side }; down to { $column } with all of them
  }
