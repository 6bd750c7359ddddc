title = Patrol
subtitle = Two patrols, a village, a night
about = Two patrols meet at night in a village. A small game to learn how everything works: movement, fire, assault, and counters that hide what they are.
about-hidden = decoys

side-blue = Blue
side-red = Red
box-out = out of play
box-hand = in hand
box-reserve = in reserve
mark-spent = activated
mark-fired = fired
mark-shaken = shaken
word-shells = bombs
word-screen = smoke

## Names
kind-leader = leader
kind-squad = squad
kind-gun = machine gun
kind-scouts = scouts
kind-decoy = decoy
kind-shells = bombs
kind-screen = smoke
the-leader = { $title }
the-squad = { $title }
the-gun = { $title }
the-scouts = { $title }
the-decoy = { $title }
the-shells = { $title }
the-screen = { $title }
value-fire = fire
value-close = close
value-range = range
value-move = move
value-morale = morale
value-bonus = bonus
terrain-wood = wood
terrain-village = village
hexside-stream = stream
hexside-bridge = bridge
link-road = road
zone-zone = zone of control
field-begins = begins the turn
field-acting = active side
field-passes = passes in a row
field-lit = flare burning
field-smoke = smoke
field-losses = steps lost
field-shells = bombs left
field-screens = smoke left
field-flares = flares left
about-field-begins = The side that begins this turn, by the die of 4.1.
about-field-acting = The side whose turn it is to activate a counter (5.1).
about-field-passes = How often in a row a side has passed; two passes end the activations (5.2).
about-field-lit = 1 while a flare burns: everyone sees farther until the turn ends (15.1).
about-field-smoke = How many more turns smoke lies in a hex (13.5).
about-field-losses = Steps a side has lost; the enemy scores them (14.2).
about-field-shells = Plots of bombs a side has left; only that side knows (13.1).
about-field-screens = Plots of smoke a side has left; only that side knows (13.1).
about-field-flares = Flares a side has left, where option 15.1 is played.
special-free-set-up = both sides set up freely, unseen
special-no-mortars = no mortars tonight
overlay-sight = line of sight
overlay-command = command
tally-initiative = initiative
tally-fire = fire
tally-bombs = bombs
tally-morale = morale
tally-move = movement points
tally-assault = assault
tally-points = points
expect-steps = steps lost
expect-tests = morale tests
expect-attacker-steps = steps lost by the attacker
expect-defender-steps = steps lost by the defender

## Prompts
ask-activate = Activate a counter, or pass.
ask-act = { $piece }: choose an action.
ask-step = { $piece } is in { $hex } with { $left ->
    [one] one point
    [0.5] half a point
   *[other] { HALVES($left) } points
  } left. Where next?
ask-react = A counter has entered { $hex }. Fire at it?
ask-answer = You were fired at from { $hex }. Fire back?
ask-join = Who joins the assault on { $hex }? { $chosen ->
    [0] Nobody yet.
    [one] One unit so far.
   *[other] { $chosen } units so far.
  }
ask-loses = Which unit loses a step?
ask-retreat = { $piece } retreats, { $left ->
    [one] one hex to go.
   *[other] { $left } hexes to go.
  } Where to?
ask-advance = { $inside ->
    [0] { $hex } is empty. Who goes in?
   *[other] { $hex } is ours. Who else goes in?
  }
ask-enter = Where does { $piece } enter? It may wait.
ask-plot = The mortars are ready. What do they plot?
ask-aim = Where will the { $word_plot } fall next turn?
ask-show = Reveal a unit to take the objective it is on?
ask-put = Place { $piece }.
roll-initiative = Who begins the turn?
roll-fire = Fire
roll-morale = Morale
roll-rally = Rally
roll-assault = Assault
roll-drift = Where does it drift?
roll-bombs = The bombs burst

## Options
option-activate = Activate { $noun }
option-pass = Pass
option-flare = Fire a flare
option-to = Move to { $noun }
option-halt = Halt here
option-fire = Fire at { $noun }
option-assault = Assault { $noun }
option-hide = Go to ground
option-rally = Try to rally
option-stay = Stay where it is
option-join = { $noun } joins the assault
option-shoot = Fire with { $noun }
option-hold = Hold fire
option-loses = { $noun } loses a step
option-retreat = Retreat to { $noun }
option-advance = { $noun } goes in
option-enter = Enter at { $noun }
option-wait = Wait
option-plot = Plot { $noun }
option-plot-shells = Plot bombs
option-plot-screen = Plot smoke
option-plot-nothing = Plot nothing
option-aim = Aim at { $noun }
option-show = Reveal { $noun }
option-put = Place it in { $noun }
option-pick = Take { $noun } instead
option-done = Done

## Options in the words of one question: <verb>-<ask>
hold-ask-answer = Do not fire back
shoot-ask-answer = Fire back with { $noun }
done-ask-join = { $chosen ->
    [0] Assault alone
   *[other] Assault together
  }
done-ask-advance = { $inside ->
    [0] Nobody goes in
   *[other] Nobody else goes in
  }
wait-ask-enter = Wait for a later turn
done-ask-show = Stay concealed

## Events
phase-set-up = Both patrols take their places in the dark.
phase-turn = Turn { $turn }.
begins = { $side } begins (die { $roll }).
enters = { $piece } enters at { $hex }.
counter-enters = { $side }: a counter enters at { $hex }.
set-up-done = { $side } is in place.
passes = { $side } passes.
moves = { $piece } moves to { $hex }.
counter-moves = { $side }: a counter moves to { $hex }.
stays = { $piece } stays in { $hex }.
counter-stays = { $side }: a counter stays in { $hex }.
hides = { $piece } goes to ground in { $hex }.
revealed = { $piece } is revealed in { $hex }.
decoy-found = { $side }: only a decoy in { $hex }.
fires = { $piece } fires at { $hex }, column { $column }.
fires-in-vain = { $piece } fires at { $hex } (no chance to hit).
result = { $effect ->
    [0] { $roll } on the dice: no effect in { $hex }.
   *[other] { $roll } on the dice in { $hex }: { $result_fire }.
  }
assault-result = { $roll } on the die in { $hex }: { $result_assault }.
holds = { $piece } holds ({ $roll }).
breaks = { $piece } is shaken ({ $roll }).
needed = { $need } or less was needed.
reduced = { $piece } loses a step in { $hex }.
destroyed = { $piece } is destroyed in { $hex }.
cornered = { $piece } cannot get away from { $hex }.
retreats = { $piece } retreats to { $hex }.
rallies = { $piece } rallies in { $hex } ({ $roll }).
counter-rallies = { $side }: a counter rallies in { $hex } ({ $roll }).
stays-shaken = { $piece } stays shaken in { $hex } ({ $roll }).
counter-stays-shaken = { $side }: a counter stays shaken in { $hex } ({ $roll }).
assaults = { $count ->
    [one] { $piece } assaults { $hex }.
   *[other] { $piece } leads { $count } units in an assault on { $hex }.
  }
advances = { $piece } goes into { $hex }.
plotted = Plotted: { $word_plot } on { $hex }.
falls = { $side }: { $word_plot } on { $hex }.
falls-away = { $side }: it falls somewhere off the field.
drifts = Nobody watches: it drifts to { $hex } (die { $roll }).
smoke-rises = Smoke rises in { $hex }.
flare = { $side } lights a flare: the field is as bright as day.
takes = { $side } takes { $hex }.
final-points = { $side }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
verdict-clear = a clear victory
verdict-narrow = a narrow victory
verdict-draw = nobody won
verdict-wiped-out = the other patrol is wiped out

## Reasons
reason-leader = leader
reason-reduced = reduced
reason-out-of-command = out of command
reason-pressure = heavy fire
reason-adjacent = adjacent
reason-far = far
reason-wood = in the wood
reason-village = among houses
reason-concealed = concealed target
reason-moving = moving in the open
reason-uphill = uphill
reason-stream = across the stream
reason-shaken = defenders shaken
reason-unknown = the defenders are not known yet
reason-church = { $side } holds the church
reason-price = points for entering the hex
reason-prize = { $hex } is held
reason-enemy-losses = steps the enemy has lost

## Refusals
no-spent = It has already been activated this turn.
no-not-yours = This counter is not yours.
no-marker-acts = This marks plotted fire: only counters act.
no-not-on-board = It is not on the map.
no-not-adjacent = That hex is not adjacent.
no-enemy-there = There is an enemy counter there.
no-points = That costs { $price ->
    [one] one point
    [0.5] half a point
   *[other] { HALVES($price) } points
  }, and { $left ->
    [0] none is left.
    [one] one is left.
    [0.5] only half a point is left.
   *[other] { HALVES($left) } are left.
  }
no-stack-full = The hex is full.
no-fire-value = It cannot fire.
no-shaken = It is shaken.
no-not-hit = It is not one of the units that may lose this step.
no-fired-already = It has already fired out of turn.
no-target = There is no enemy counter there.
no-range = The distance is { $distance }; its range is { $range }.
no-too-dark = Nobody sees farther than { $range ->
    [one] one hex
   *[other] { $range } hexes
  } tonight.
no-line-of-sight = Something blocks the line of sight.
no-hidden-already = It is already concealed.
no-hide-seen = An enemy counter in { $hex } can see it.
no-not-shaken = It is not shaken.
no-retreat-nearer = That is not away from the threat.
no-enemy-zone = That hex is in an enemy zone.
no-close-value = It cannot assault.
no-fighter = Only a fighting unit can lead an assault.
no-not-attacking = It did not take part in the assault.
no-not-claiming = It is not one of your concealed counters on an objective.
no-decoy = A decoy cannot take an objective.
no-command = It is out of command.
no-ammunition = There is none left.
no-flares-played = Flares are not in play in this game.
no-flare-instead = A flare is fired instead of activating a counter, and none is left to activate.
no-lit-already = A flare is already burning.
no-plot-nowhere = None of your units can see a hex, and no place has a name.
no-plot-unseen = None of your units can see that hex, and it has no name on the map.
no-entry-hex = That is not one of your entry hexes.
no-set-up-hex = That is not one of your set-up hexes.
no-not-to-place = It is not one that waits for its place. To place one anew, go back.
no-asked-already = A place is wanted for this one now, or it was passed over twice: place one first, or go back.

## The goal on screen
goal-how = Points after the last turn decide: those of the objectives a side holds, and one for every enemy step lost.
goal-lead = points ahead
band-clear = { $side } clear
band-narrow = { $side } narrow
band-draw = even
band-wiped-out = only { $side } left
goal-clear = a clear victory for { $side }
goal-narrow = a narrow victory for { $side }
goal-draw = a draw
goal-wiped-out = a victory for { $side }, the other patrol is wiped out
prize-held = objective: { $points } for the side that holds it
count-steps = a point for every enemy step lost
way-wiped-out = { $side } has no fighting unit left on the map or still to enter: the other side wins at once.

## Results of the charts in words
result-fire = { $steps ->
    [0] { $pressure ->
        [0] morale test
       *[other] morale test, +{ $pressure } to the dice
      }
    [one] a step lost
   *[other] { $steps } steps lost
  }
result-assault = { $attacker_retreats ->
    [0] { $attacker_steps ->
        [0] { $defender_steps ->
            [0] defender retreats
            [one] defender loses a step and retreats
           *[other] defender loses { $defender_steps } steps and retreats
          }
       *[other] attacker loses { $attacker_steps }, defender { $defender_steps }
      }
   *[other] { $attacker_steps ->
        [0] attacker retreats
        [one] attacker loses a step and retreats
       *[other] attacker loses { $attacker_steps } steps and retreats
      }
  }
own-clear = a clear victory
own-narrow = a narrow victory

## What decided the game
decided-wiped-out = { $side } has no fighting unit left, on the map or still to enter: the other side wins, whatever the points.

## Before a pass
concern-not-activated = { $count ->
        [one] { $piece } has not acted: the next pass may end the turn.
       *[other] { $count } counters have not acted: the next pass may end the turn.
    }
concern-may-rally = { $count ->
        [one] { $piece } is shaken and can still rally.
       *[other] { $count } shaken units can still rally.
    }
concern-out-of-command = { $count ->
        [one] { $piece } is out of command.
       *[other] { $count } units are out of command.
    }
