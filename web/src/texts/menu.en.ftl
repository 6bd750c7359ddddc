### The sentences of the menu, and of games played out by computer.

save-file-early = Before the end the file contains the secret number of the dice and all that is hidden. Saving now marks the game as a practice game.
leave-table = Leave the table
prompt-find-menu = Find by name
dice-hash = Hash of the dice, shown at the start
dice-hash-changed = The hash has changed since this browser first saw it. It was { $hash }.
play-it-out-about = The computer plays both sides from here to the end, many times, on copies. Your game stays as it is.
play-it-out-early = The copies know what is hidden, so this marks the game as a practice game.
how-many-games = Games
which-bot = Computer player
trial-start = Start
trial-running = { $done } of { $of } games played…
trial-done = { $done } of { $of } games played.
trial-share = { $count } ({ $percent } %)
analysis = Analysis
record = Record
