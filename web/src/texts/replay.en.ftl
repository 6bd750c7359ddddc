### The sentences of the replay.

## The table
play-on-early = In a new game with other dice. It shows what is hidden, so this game becomes a practice game.
play-on-late = In a new game with other dice.

## The replay
replay = Replay
replay-start = Before the first answer
replay-moment = Moment of the game
replay-of = { $at } of { $of }
turn-back = Back a turn
phase-back = Back a phase
step-back = Back a step
step-on = On a step
phase-on = On a phase
turn-on = On a turn
play-replay = Play
speed = Speed
times = × { $n }
eyes = Seen by
eyes-of = seen by: { $side }
spectator = seen by a spectator
