### The sentences of the board.

board-name = The map of { $name }
board-keys = Arrow keys walk the cursor from hex to hex, Enter acts there, Escape backs out, plus and minus zoom, 0 shows the whole map, Home shows what can be chosen.
board-minimap = The whole map, small; press to look elsewhere
board-fit = The whole map
board-tray = Off map
board-due = turn { $turn }
board-close = Close
board-fan = Counters and options in { $place }
board-hex = hex { $number }
board-hex-named = { $name } ({ $number })
board-empty = no counters
board-piece = { $side }: { $title }{ $reduced ->
    [yes] , { $steps } of { $full } steps
   *[no] {""}
  }{ $marks ->
    [none] {""}
   *[other] , { $marks }
  }
board-unknown = { $count ->
    [one] an unknown counter ({ $side })
   *[other] { $count } unknown counters ({ $side })
  }
board-unknown-stack = a marker, any number of counters ({ $side })
board-options = { $count ->
    [one] Can be chosen: { $options }
   *[other] { $count } options: { $options }
  }

## Several at once
board-more = More for { $piece }
together-chosen = { $count } chosen
together-none = Choose none
together-stack = The whole stack ({ $count })
together-officer = As the officer would
together-rest = The rest as the officer would
together-several = Several
together-several-how = Choose several counters, one press each; with a mouse, hold Shift
