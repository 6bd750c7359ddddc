# The player of the others' turn.
player = What the others did
player-turn = { $side }: their turn
player-of = { $side } · { $at } of { $of }
player-count = { $at } of { $of }
player-by-hex = By hex
player-back = One event back (←)
player-on = One event on (→)
player-play = Play (space)
player-ticks = Event
player-now = Now
player-my-turn = My turn
player-moves = { $formation } moves, { $count ->
    [one] one unit
   *[other] { $count } units
}: to { $where }.
player-lost = { $side } lost { $steps ->
    [one] one step.
   *[other] { $steps } steps.
}
player-moved = { $count ->
    [one] One unit moved.
   *[other] { $count } units moved.
}
player-nothing = Nothing was lost.
back-to-now = Back to now
player-past = What happened earlier
