### The sentences of the panels of a table: prompt, options, odds, inspector, tracks.

## The prompt
prompt-label = What is asked
prompt-dice = Dice
prompt-so-far = { $name }:
prompt-likely = most likely { $outcome } ({ $chance })
prompt-die = { $count ->
    [one] What did the die show?
   *[other] What did die { $nth } show?
  }
prompt-die-named = { $name }: what did it show?
prompt-undo = Undo
prompt-options = { $count ->
    [one] One option
   *[other] Options ({ $count })
  }
prompt-find = Find an option or a command (/)
prompt-now = Back to now
prompt-wait = One moment…
prompt-bot-stopped = { $side } ({ $bot }): stopped.
prompt-answers-ours = { $side }: responding to you.
prompt-bot-thinks = { $side } ({ $bot }): thinking…
prompt-seat-open = { $side }: this seat is still free.
prompt-other-away = Waiting for { $side }: away just now.
prompt-other-thinks = { $side }: thinking…

## A hint
hint = Hint
hint-thinks = Thinking…
hint-would = An officer would choose:

## Why not
why-not-title = { $what }: why not?
why-not-close = Close
why-not-is-option = Nothing forbids it: you can choose it.
why-not-nothing = No rule forbids it, but you are not being asked about it now.

## Options
options-title = { $count ->
    [0] Options
    [one] One option
   *[other] { $count } options
  }
options-none = You are not being asked anything now.
options-filter = Filter the options
options-found = { $count ->
    [one] One option found.
   *[other] { $count } options found.
  }
options-no-match = No option matches.

## The odds
odds-label = The odds
odds-chances = The exact chances
odds-outcome = Outcome
odds-chance = Chance
odds-exactly = Exactly
odds-shift = Column shifts
odds-off-chart = off the chart
odds-to-the-roll = { $value } to the roll
odds-need = { $dice }: { $need } or less is needed
odds-chart = The chart
odds-roll = Roll
odds-column-in-force = (in force)
odds-row-rolled = (rolled)
odds-start = From { $start }:
odds-impossible = Impossible:
odds-expected = On average
odds-last-roll = The last roll
odds-put-away = Hide
odds-in-vain = Certain to have no effect.
odds-certain = Certain: { $words }.
odds-means = { $cell }: { $words } ({ $chance })
odds-cell = { $place }: { $words }
odds-ask-a-cell = Tap a cell, or use the arrow keys, to read what it means.

## The inspector
inspector-label = Details
inspector-empty = Point at a hex or a counter to read about it.
inspector-control = held by
inspector-zones = zones
inspector-badge = cost or odds
inspector-stack = Units here
inspector-unknown = { $side }: unknown unit
inspector-unknown-stack = { $side }: a marker, any number of units
inspector-nobody = No units here.
inspector-may = You may
inspector-more = { $count ->
    [one] And one more option.
   *[other] And { $count } more options.
  }
inspector-why-not = Why can I do nothing here?
inspector-why-nothing-else = Why nothing else here?
inspector-why-not-piece = Why not this one?
inspector-marks = Marks
inspector-side = side
inspector-steps = steps
inspector-steps-of = { $steps } of { $full }
inspector-full = (full { $full })
source-question = Where does this come from?

## Tracks and overlays
overlays-label = Overlays on the map
layer-front = front line
overlays-title = On the map
overlays-nobody = nobody’s
overlays-of-hex = Seen from the hex under the cursor.

## Keys
key-undo = Take back the last answer
key-hint = Ask an officer for a hint

## What others have played
odds-roll-before = The roll before
player-played = { $count ->
    [one] The enemy has played: one event.
   *[other] The enemy has played: { $count } events.
}
player-watch = { $count ->
    [one] Watch
   *[other] Watch { $count }
}
