tools-close = Put the tools away
tool-arrow = Arrow
tool-arrow-about = Press where the arrow begins, then where it ends. Only you see it.
tool-mark = Mark
tool-mark-about = Press a hex to mark it; press it again to take the mark away.
tool-note = Note
tool-note-about = Press a hex, then write.
tool-note-at = Note at { $hex }
tool-note-keep = Write
tool-ruler = Ruler
tool-ruler-about = Press a hex, then point at another or tap it, and read the range. Press the first again to take the ruler away.
tool-erase = Erase
tool-erase-about = Press a hex to take away what is drawn there.
tool-erase-all = Erase everything
tool-put = Put counters
tool-put-about = Press a counter to pick it up, then a hex to put it there. The game itself stays as it is.
tool-bare = Hide counters
tool-plan = What if…
ruler-hexes = { $count ->
    [one] 1 hex
   *[other] { $count } hexes
  }
ruler-seen = in sight
ruler-unseen = out of sight
plan-title = What if:
plan-not-the-game = this is not the game
plan-about = Put counters elsewhere, choose a phase, look at the odds. Nothing is played.
plan-phase = Phase
plan-take-back = Take back
plan-end = Back to the game
plan-in-hand = In hand:
plan-drop = Leave it
plan-all = All { $count }

## Before a phase ends
concerns = Before you go on
concerns-show = Show me
concerns-others = { $count ->
    [one] and one more
   *[other] and { $count } more
}

## What is confirmed, and how it ended
prompt-over = The game is over.
prompt-standings = Who is ahead
confirm-label = { $what }: are you sure?
confirm-question = { $what }?
confirm-rolled = You rolled:
confirm-yes = Confirm
confirm-no = Cancel
