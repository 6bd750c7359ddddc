### The sentences of the record of a game.

record-title = Record
record-about = The game as text: an answer a line, to read, annotate and compare. It can be opened again here and in Python.
record-about-tree = { $branches ->
    [one] The game as text: an answer a line, to read, annotate and compare. One branch of the analysis is in it as a variation; opened again, the record brings the tree back.
   *[other] The game as text: an answer a line, to read, annotate and compare. { $branches } branches of the analysis are in it as variations; opened again, the record brings the tree back.
}
record-early = Before the end it contains the secret number of the dice and all that is hidden. Showing it now marks the game as a practice game.
record-show = Show the record
record-save = Save to a file
record-opinion = { $side }: { $worth } ± { $error } after { $games } games tried, from −1 (lost) to 1 (won)
record-write = You can write in it: a line that begins with # is a comment, and behind an answer may stand a mark such as ! or ?!. What you write is in the file, not in the game.
record-play = Open as a game
record-open = Open a record…
