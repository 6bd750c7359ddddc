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
mark-attacked = attacked
mark-assaulted = assaulted
mark-new = new
mark-tried = tried to rally

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
field-gone = lost for good
about-field-weather = The weather of the day, rolled at its beginning (5.0).
about-field-heavy = How many shots the German heavy guns have left today (14.32).
about-field-points = Replacement points the side that organises itself has left (6.31).
about-field-pioneer_points = Points already spent on pioneers in this organisation (6.3).
about-field-called_121 = 1 once the Germans have called the 121st Division (6.42).
about-field-guns_back = 1 once Pétain has brought a battery back (14.7).
about-field-corps_of_16 = The corps the 16th Division is attached to, under option 15.3.
about-field-interdiction = Whose interdiction markers lie in a hex: one side’s or both sides’ (7.2).
about-field-gone = 1 for a unit that can never return or be rebuilt.
special-free-set-up = free set-up within the sectors
overlay-supply = supply
overlay-range = range of the guns
tally-move = movement points
tally-barrage = barrage
tally-interdiction = interdiction
tally-assault = assault
tally-morale = morale
tally-victory = victory points
track-points = victory points
tally-weather = weather
expect-attacker-hits = damage to the attacker
expect-defender-hits = damage to the defender
expect-tests = morale tests for each unit
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
ask-set-up-hex = Place { $piece }: choose a hex.
ask-rally = Which demoralised unit tries to rally next?
ask-replacements = { $points ->
    [one] One replacement point. Who gets it?
   *[other] { $points } replacement points. Who gets one?
  }
ask-hq-hex = Where does { $piece } return?
ask-121 = The 121st Division is available. Calling it costs a victory point at the end. Call it?
ask-121-hex = Where does { $piece } enter?
ask-attach = Which corps does the 16th Division join?
ask-gun-back = Pétain may bring back one lost battery. Which one?
ask-gun-hex = Where does { $piece } return?
ask-bombard = { $guns ->
    [one] One battery is ready.
   *[other] { $guns } batteries are ready.
  } Order a barrage or an interdiction, or end the bombardment.
ask-guns = Which guns fire on { $hex }? { $chosen ->
    [0] None yet.
    [one] One so far.
   *[other] { $chosen } so far.
  }
ask-interdict = { $piece } interdicts roads. In which hex?
ask-hit = The shells hit { $hex }. Which unit is hit?
ask-move = Move a unit, dig one in, or end the movement.
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
ask-remnant = { $piece } is destroyed in { $hex }. Test whether a remnant holds on?
ask-advance = { $inside ->
    [0] { $hex } is empty. Who goes in?
   *[other] { $hex } is ours. Who else goes in?
  }
ask-onward = { $inside ->
    [0] { $hex } is empty. Who goes in with the pioneers?
   *[other] { $ready ->
        [0] Who else goes into { $hex } with the pioneers?
       *[other] One unit may go on beyond { $hex }. Which, or who else goes in?
      }
  }
ask-onward-where = { $piece } goes on. To which hex?
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
roll-remnant = Does a remnant hold on?
roll-assault = Assault

## Options
option-deploy = Place { $noun }
option-at = Place it in { $noun }
option-historical = Place all units as on 21 February and end the set-up
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
option-interdict = Interdict roads with { $noun }
option-aim = Interdict roads in { $noun }
option-gun = Fire with { $noun }
option-hit = { $noun } takes the hit
option-move = Move { $noun }
option-with = Take { $noun } along
option-strategic = Strategic movement
option-to = Move to { $noun }
option-halt = Halt here
option-dig = { $noun } digs in
option-assault = Assault { $noun }
option-join = { $noun } joins the assault
option-loses = { $noun } loses a step
option-retreat = Retreat
option-back = Back to { $noun }
option-last-stand = Test for a remnant
option-perish = Do not test
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
    [0] Attack
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
   *[other] Nobody goes further
  }
to-ask-onward-where = On to { $noun }
done-ask-exploit = End the breakthrough
done-ask-recover = No more tries to rally

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
breaks = { $piece } is demoralised ({ $roll } against { $need }).
breaks-again = { $piece }, already demoralised, fails again ({ $roll } against { $need }).
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
reason-way = movement points used on the way
reason-villages = villages: { $count }
reason-villages-infiltration = villages: { $count }
reason-destroyed-forts = destroyed forts: { $count }
reason-city-hexes = hexes of Verdun: { $count }
reason-losses-more = French losses higher: { $french } to { $german }
reason-losses-three-to-two = French losses half as high again: { $french } to { $german }
reason-losses-two-to-one = French losses twice as high: { $french } to { $german }
reason-121 = the 121st Division was called

## Refusals
no-not-yours = This is not one of your units that can do this.
no-not-on-map = It is not on the map.
no-comes-later = It arrives as a reinforcement, from { $day } February.
no-optional-division = It arrives only on 25 February, if the Germans call it.
no-off-map = It is beyond the edge of the map.
no-remnant-away = It is a remnant: it appears only when a destroyed unit leaves it.
no-gone = It is lost for good.
no-stands-there = Its position is fixed.
no-sector = That hex is not in its sector.
no-rails-start = It must start on the railway.
no-trench-start = It must start in a French trench hex.
no-other-hex = It must start in { $hex }.
no-infantry-placed = There is no French infantry within four hexes of any hex where it may start.
no-set-up-over = The set-up is over.
no-all-try = Every unit that can rally must try.
no-not-with-them = It is not in the hex of the moving units.
no-moves-now = It is moving now.
no-halt-first = The moving units must halt first.
no-move-now = In a breakthrough only whole stacks move again.
no-with-now = The stack is complete from the start and takes no other unit along.
no-breakthrough-today = There is no breakthrough in bad weather.
no-hex-beyond = There is no hex beyond that is free of the enemy.
no-enemy-near = The enemy has neither retreated two hexes nor been eliminated.
no-called-already = It has already been called.
no-option = This option is not in play.
no-attached-already = It already belongs to a corps.
no-two-divisions = Units of two divisions may not start in one hex.
no-infantry-near = There is no French infantry within four hexes.
no-guns-forward = Guns must be south of the trench line.
no-gap = { $hex } in the first line is neither held nor covered.
no-unplaced = Some units are not placed yet.
no-guns-alone = { $piece } has no infantry within four hexes.
no-stack-full = There would be more than two regiments, or as much, in the hex.
no-last-way = Too many units are in { $hex }, and none of them could leave it any more.
no-way-on = The other units could not go on and find room.
no-place = There is no room for it.
no-enemy-there = There is an enemy there.
no-not-demoralised = It is not demoralised.
no-hq-later = Headquarters try to rally in the recovery phase.
no-not-disrupted = It is not disrupted.
no-out-of-supply = It is out of supply.
no-tried = It has already tried in this phase.
no-not-reduced = Only reduced infantry can be brought to full strength.
no-in-trouble = It is out of supply or demoralised.
no-pioneers = Pioneers may get only one point a turn.
no-never-back = It can never return.
no-not-destroyed = Only destroyed infantry can be rebuilt.
no-points-left = There are not enough points.
no-headquarters = Its headquarters is lost or out of supply.
no-hq-returns = A headquarters is not rebuilt: it returns by itself.
no-hq-ground-german = A German headquarters returns on a road north of the first trench line.
no-verdun = It must return in Verdun.
no-open-road = There is no open road from there to a source of supply.
no-entry = It enters on the northern edge, from 1101 to 1701.
no-gun-place = It returns with its headquarters if that is in supply, otherwise in Verdun.
no-not-eliminated = It was not eliminated.
no-forges-only = It may only be around Forges.
no-headquarters-new = Its headquarters has only just returned.
no-enemy-zone = That hex is in an enemy zone of control.
no-not-lost = It is not a lost headquarters.
no-gun = Only artillery can do this.
no-divisional = Divisional guns can only support assaults.
no-heavy-left = The heavy guns have already fired all their shots this turn.
no-fired = It has already fired, or is on its back.
no-out-of-range = It is out of range.
no-target = There is no enemy there.
no-fort = Units in an intact fort cannot be shelled.
no-forges = The guns around Forges cannot be seen.
no-observer = In bad weather, guns can be shelled only with a friendly unit within three hexes.
no-not-shelled = It is not in the hex being shelled.
no-not-struck = An X hits artillery, or infantry at full strength.
no-interdicted = The hex is already interdicted.
no-source-hex = A source of supply cannot be interdicted.
no-moved = It has already moved or dug in.
no-stays = It cannot move from its hex.
no-joining = Units that come along must join before the first step.
no-mixing = It uses normal or strategic movement, not both, and chooses before the first step.
no-overstacked = Too many units are in { $hex }, and some of them can still leave.
no-never-moves = It can never move.
no-demoralised = It is demoralised.
no-rails = It must stay on the railway.
no-contact = It is next to the enemy.
no-way-barred = The enemy bars the way at { $hex }.
no-way-stopped = It must stop in { $hex }.
no-way-zone = It may not go from one enemy zone to another at { $hex }.
no-way-too-far = That would cost { $cost ->
    [one] one movement point.
    [0.5] half a movement point.
   *[other] { HALVES($cost) } movement points.
  }
no-way-zones = There are strong zones all around: it may not go from one to another.
no-way-none = There is no way to that hex.
no-way-fort = There is an intact enemy fort in { $hex }.
no-way-foreign = Strategic movement must stay on friendly ground: { $hex } is not.
no-way-contact = Strategic movement may not enter an enemy zone: { $hex }.
no-way-guns = Guns and headquarters may not enter an enemy zone: { $hex }.
no-never-digs = It cannot dig in.
no-dug-already = There is, or was, a trench or a fort.
no-digging-now = Units cannot dig in during a breakthrough.
no-strategic-now = There is no strategic movement in a breakthrough.
no-leading-battalion = There are no pioneers or chasseurs there to lead.
no-leaders-steady = The pioneers or chasseurs there are demoralised.
no-leaders-moved = The pioneers or chasseurs there have already moved again in this phase.
no-way-together = Each of them could go there, but not all of them by the same way.
no-not-in-stack = It is not in the moving stack.
no-last-of-stack = It is the last unit of the stack: it must go on or halt.
no-infantry = Only infantry can assault.
no-attacked = It has already attacked this turn.
no-not-adjacent = It is not adjacent to that hex.
no-river = The Meuse is in between.
no-assaulted = They have already been assaulted in this phase.
no-assailants = None of your units could assault it.
no-all-demoralised = All your infantry next to it is demoralised.
no-all-attacked = All your infantry next to it has already attacked this turn.
no-odds = Even with all units, the odds are worse than 1 to 3.
no-army-support = Army guns cannot support assaults.
no-under-assault = It is being assaulted itself.
no-kin = No unit of its division or corps is engaged.
no-not-away = That is not away from the enemy.
no-guns-in-zone = Guns and headquarters may not retreat through enemy zones.
no-not-homeward = That is not towards its own edge of the map.
no-not-in-fight = It did not take part in the assault.
no-distant-gun = Guns that support from farther off take no damage.
no-there-already = It is already there.
no-not-with-pioneers = It was not stacked with pioneers.
no-one-must-stay = One unit must stay in the hex.
no-pioneers-first = A pioneer unit that attacked must lose the first step.
no-new-remnant = A remnant cannot be lost in the turn it appears.
no-dead-end = From there it could not retreat far enough.
no-retreat-yet = Half the damage must first be taken as steps.
no-retreat-all = Not all of them can retreat that far.
no-retreat-garrison = The garrison must take the last point.
no-gun-apart = It was not stacked with assaulting infantry.
no-led-before = Units stacked with pioneers go in before the others, not after them.
no-beyond = It may go on only to a hex beyond the assaulted one.
no-first-hex = It may go on only to the first hex of the enemy’s retreat.
no-stack-parts = Its stack has gone on to another hex and must stay together.
no-not-gone-in = It is not in the assaulted hex.

## The goal on screen
goal-how = German points after the last turn decide: villages, destroyed forts and hexes of Verdun held, and French losses higher than German ones.
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

## Before a phase ends
concern-unmoved = { $count ->
        [one] { $piece } has not moved.
       *[other] { $count } units have not moved.
    }
concern-supply = { $count ->
        [one] { $piece } would have no supply as things stand.
       *[other] { $count } units would have no supply as things stand.
    }
concern-hq-alone = { $count ->
        [one] { $piece } stands alone near the enemy.
       *[other] { $count } headquarters stand alone near the enemy.
    }
concern-silent-guns = { $count ->
        [one] { $piece } has not fired.
       *[other] { $count } batteries have not fired.
    }
