### The sentences of the analysis of a game.

analysis-title = Analysis
analysis-about = Branch off, answer for both sides, and compare what comes of it. Each branch is a game of your own with new dice; this tree is kept in this browser.
analysis-tree = Branches
analysis-game = The game
analysis-from = From { $turn }
analysis-branch = Branch off here
analysis-officer = Ask the officer
analysis-general = Ask the general
analysis-general-plan = The general would now
analysis-try = Try { $games } games
analysis-for = for
analysis-thinks = Games are being tried …
analysis-over = The game is over: watch it again, go to a moment, and branch off there.
analysis-replay = Go to a moment, and branch off there; then the officer can be asked.
analysis-alone = Only whoever answers for all sides can ask here.
analysis-between = { $worth } (between { $low } and { $high }), from −1 (lost) to 1 (won)
analysis-games = after { $games } games tried
analysis-luck = Luck so far: { $luck } ± { $error } in { $rolls } rolls. Above 0 the dice were good for the side.
analysis-luck-then = Luck up to this moment: { $luck } ± { $error } in { $rolls } rolls. Above 0 the dice were good for the side.
analysis-plan = The officer would now
analysis-arrows = The map shows it as dashed arrows until the game goes on.
analysis-name = Name of this branch
analysis-link = Link for others, to watch
analysis-save = This tree can be saved to a file, with its names, and opened again:
analysis-record = Record of this tree
analysis-remove = Take this branch out of the tree
