# Sentences of the command line itself, the same for every game. Every key stands in every language.

help = Grognard: hex-and-counter wargames with every rule enforced.

## Commands of the program
about-serve = Play in the browser: against a bot, at one screen, or with friends.
about-backup = Copy all games of a server to one file; it may run meanwhile.
about-restore = Make a server’s folder from a backup, where there is none yet, and check it.
about-play = Play in the terminal: against a bot, or two people at one keyboard.
about-games = What can be played: games, scenarios, optional rules.
about-bots = The opponents: ours, and those of installed packages, with the games each can play.
about-rules = The clauses of a game, and where each is decided and proved.
about-lessons = The lessons of a game: list them, try one while it is written, play one.
about-puzzles = The puzzles of a game: list them, play one, weigh them again, find new ones.
about-fields = What a position of a game can say: its fields, marks, boxes and other words.
about-questions = What a game asks and what can be answered: questions, verbs, tallies, outcomes, each with its meaning.
about-replay = Tell a saved game from the beginning, or check it.
about-record = Write saved games as records: text to read, annotate and compare.
about-report = The report of a finished game: score, front, losses and luck.
about-dice = Check every roll of a game against the seed of its dice: of a save, or of a finished game by its address.
about-draw = Draw the board with its counters, as SVG or PNG.
about-simulate = Many games between bots: who wins, losses, the front, as figures and as a report.
about-tournament = Every bot against every other from both sides, with Elo ratings.
about-check = Check the data of the games: every fault by file and key.
about-kit = Run the conformance kit over random games, or over games of bots.
about-bench = How fast it plays, beside python-chess on this machine.

## Options of the program
option-version = Tell the version.
option-lang = The language to speak.
option-scenario = The scenario; the first one unless named.
option-scenarios = A scenario, or “all”; may be repeated. All of them unless named.
option-option = An optional rule to play with, by its clause; may be repeated.
option-seed = The seed of the dice: the same seed gives the same dice.
option-side = The side you play, or “both” for two people at one keyboard. The first side unless named.
option-against = Who plays the other side: random, recruit, officer or general, with seconds to think as general@5, a bot of your own as module:Class, or “nobody”. Unless named, an officer where there is one.
option-data = A folder with your own boards, counters or tables; may be repeated.
option-load = Go on with a saved game.
option-position = Start in a position written down in a file.
option-typed-dice = Roll real dice, and type in what came up.
option-no-curtain = Two people at one keyboard: do not clear the screen between them.
option-hints = Whether players may ask an officer for a hint; unless said, where one person plays.
option-json = Write JSON.
option-games = How many games of each scenario.
option-jobs = How many processes share the work; the results do not depend on it.
option-json-file = Write JSON: to this file with every game, or without a file the figures alone to the screen.
option-all-jobs = How many processes share the work, 0 for as many as there are cores; the results do not depend on it.
option-cluster = Play on the workers of a Dask cluster: its scheduler’s address, or local:N for N workers here.
option-resume = Keep every game in this file as it is played; the same command goes on where it was stopped.
option-saves = Add the save of every game to this file; .gz and .zst compress it.
option-parquet = Write a row for each game to this file, as Parquet.
option-turns = Write a row for each turn of each game to this file, as Parquet.
option-report = Write a report with plots to this file, as one HTML page.
option-bots-by-side = The bots by side, with commas; one name plays every side.
option-bots-all = The bots that meet, with commas; all that answer at once unless named. An officer with other weights is officer:step=1.2:caution=0.5.
option-games-each-way = How many games of each pair, scenario and way round.
option-replay-check = Play the log again and compare it with the position in the file.
option-record-out = Write to this file, not to the screen; one that ends in .json becomes a save.
option-until = Stop after this many answers.
option-events = Only what happened, without the answers.
option-replay-side = Only what this side was told.
option-report-out = Write the report to this file, as one HTML page; without it, beside the save.
option-report-opinion = Add the officer’s opinion of what this side did; may be repeated. It takes from seconds to minutes.
option-report-json = Write the report to this file, as JSON with every roll.
option-dice-hash = The hash of the seed as you saw it when the game began.
option-draw-side = Draw what this side may know; what a spectator may, unless named.
option-draw-save = Draw a saved game instead of the beginning of a scenario.
option-draw-out = The picture’s file, .svg or .png; named after the game and scenario unless given.
option-night = Draw a night map.
option-zoom = How large a PNG is drawn.
option-lesson-play = Play the lesson here, in the terminal.
option-lesson-from = Find a position for a lesson: officers play this scenario, and the position is written.
option-lesson-answers = With --from: after so many answers.
option-lesson-until = With --from: as soon as a fact is so, as a lesson would write it: “turn 2”.
option-puzzle-games = With find: so many games of officers.
option-puzzle-scenario = With find: play this scenario; may be repeated. All in turn unless named.
option-puzzle-ask = With find: look at this question only, by its prompt: ask-assault. May be repeated.
option-puzzle-margin = With find: by how much the best answer must lead, on the scale from -1 (lost) to 1 (won).
option-puzzle-share = With find: look at one question in so many.
option-puzzle-goal = With find: look for a goal that a few answers reach more often, instead of worth.
option-puzzle-at = With find: when an answer is judged. A goal at the end of the operation is found fastest.
option-puzzle-into = With find: write each candidate to a file in this folder.
option-puzzle-write = With prove: write the new figures into the files.
option-search = Clauses that hold these words.
option-against-book = What differs between this book and another one of its series; of a clause, the words of both.
option-coverage = What each clause has and lacks; fails when an enforced clause lacks code or test.
option-kit-games = How many games: at random, or by each bot. 100 at random or 3 by each bot, unless said.
option-kit-bots = Examine these bots, with commas, in games they play.
option-kit-turns = With --bots: stop after so many turns, 0 for whole games.
option-quick = Shorter runs, rougher figures.
option-host = The address to listen at; 0.0.0.0 lets others on your network in.
option-port = The port; 8123, or the next one that is free, unless named.
option-data-dir = The folder in which games are kept; your own folder for such things unless named.
option-name = A name the server answers to, such as that of a proxy before it; may be given several times.
option-public-url = The address by which others reach the server, such as https://games.example.org; links of invitations begin with it.
option-restore-games = How many games are played again to check the backup.
option-database = Another database to keep them in, as an SQLAlchemy address.
option-serve-game = A game of your own to offer in the lobby, as module:Class; may be repeated.
option-bot = A bot of your own to offer in the lobby, as name=module:Class; may be repeated.
option-workers = How many processes bots think in, never more than there are cores; 0 lets them think in threads of the server. As many as there are cores unless given.
option-open = Open a browser; unless said otherwise, where there is a screen.

## Whose fault it is
broken = This is a fault of ours: { $fault }
broken-saved = This is a fault of ours: { $fault }
  The game as it stood is in { $file }; please send it with your report.
broken-unsaved = This is a fault of ours: { $fault }
  The game could not be written to a file: { $trouble }
fault-theirs = This is a fault of the bot: { $fault }
fault-of-game = This is a fault of the game: { $fault }
fault-lost = { $bot } lost { $games ->
    [one] a game
   *[other] { $games } games
  } by a fault of its own ({ $kind }). The first: { $fault }
fault-crash = it failed
fault-stall = it did not answer
fault-garbage = its answer cannot be read
fault-cheating = its answer is not legal

## Serving
serve-at = Grognard is at { $address } (Ctrl-C ends it).
serve-reach = Others reach it at { $address }/.
serve-kept = Games are kept in { $folder }.
backup-made = All games are in { $file } ({ $size } MB).
backup-secret = The server’s secret is beside it, in { $file }: keep both, and keep them private.
backup-no-secret = There is no secret beside the games; links to open seats cannot be kept.
restore-made = { $games } games, { $players } players and { $entries } answers are now in { $folder }.
restore-played = { $well } of { $played } games were played again to where they stood.
restore-fault = { $game } cannot be played again: { $fault }
restore-no-secret = The backup has no secret beside it: links to open seats that were sent before no longer work.
serve-ended = Every game is kept. Until next time.
serve-missing = Playing in the browser needs more than is installed ({ $module }): pip install "grognard[web]"
serve-taken = Port { $port } of { $host } cannot be had: something else listens there, or the address is not ours.
serve-folder = { $folder }: { $trouble }
serve-game = --game { $game }: { $trouble }
serve-bot = --bot { $bot }: { $trouble }

## Choosing a game
games-length = { $minutes } minutes, level { $level }
games-open = open
games-hidden = hidden
games-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }, { $minutes } minutes, level { $level }
pick = Which one?
pick-again = A number from 1 to { $most }, please.
no-side = There is no side “{ $side }”: { $sides }.

## At the table
play-hint = Answer by number or by text; ? for help.
heading-turn = turn { $turn }
since-your-turn = Since your turn:
curtain = { $side }, come to the keyboard; nobody else looks. (Enter)
dice-typed = Roll { $count ->
    [one] one die
   *[other] { $count } dice
  } with { $sides } sides and type what came up.
dice-in-order = In this order: { $dice }.
side-dice = Dice
not-understood = “{ $line }” is no answer and no command; ? for help.
ambiguous = “{ $line }” could be { $some }.
no-such-roll = “{ $line }” is no such roll: { $first } … { $last }.
undone = Taken back: { $what }.
no-hex = There is no hex { $hex }.
map-cut = The board is wider than the screen: “map 0101” shows it around that hex.
log-cut = { $left } earlier events: “log all” shows them.
end-of-input = The input has ended, and the game stops here.
end-commands = The game is over. You may still type map, log, why all, save FILE or quit.
end-won = The side that wins: { $side }, { $how }.
end-draw = A draw: { $how }.
goodbye = Until next time.
save-where = Where to? save FILE
save-over = { $file } is there already. Write over it? (y/n)
save-failed = { $file }: { $trouble }
saved = Saved in { $file }.
save-before-leaving = Save the game first? A file name, or Enter to leave it:
yes-letters = y
no-letters = No font for the letters of the picture was found: install one, such as DejaVu, or draw an SVG.
written = Written to { $file }.
position-shows-all = A position written down hides nothing of the enemy. “{ $word } all” shows it nevertheless.
bot-thinks = { $side } thinks…
bot-cannot-play = The bot “{ $bot }” does not know { $game }.
hint-would = An officer would choose:
hint-nothing = There is nothing to advise you on here.
hint-nobody = There is no officer who knows this game.
hint-off = Two of you play: hints are for games begun with --hints.
why-none = The other side has given no reasons.
why-secret = In a game with secrets the other side’s reasons are told when it is over.
why-what = Why not what? For example: why pass
why-legal = That is one of the answers.
rule-none = No clause speaks of “{ $words }”.
rule-see = See also { $clauses }.
odds-none = There is nothing to weigh here.

## What can be typed at the table
command-help = help
command-rule = rule
command-hint = hint
command-why = why
command-odds = odds
command-undo = undo
command-map = map
command-pieces = pieces
command-log = log
command-save = save
command-position = position
command-quit = quit
usage-help = –
usage-rule = 8.3
usage-hint = –
usage-why = fire 0705
usage-odds = 3
usage-undo = –
usage-map = –
usage-pieces = –
usage-log = –
usage-save = FILE
usage-position = –
usage-quit = –
about-help = this list; “? 8.3” is “rule 8.3”
about-rule = a clause with our rulings; with a word, the clauses that speak of it
about-hint = what an officer would answer in your place, and why
about-why = why something is not among the answers; alone, why the other side did what it did
about-odds = what stands behind an answer, reason by reason, with the exact chances
about-undo = take back your last answer, as far as dice, secrets and the other side allow
about-map = the board; “map 0705” around a hex
about-pieces = every counter you know of
about-log = what you have been told; “log all” from the beginning
about-save = write the game to a file; “grognard play --load FILE” goes on with it
about-position = the position written down, to start another game from
about-quit = leave
help-answers = Answers: the number in the list, the text beside it, the beginning of the text, or its last word alone.

## Tallies
tally-column = { $name }: column
tally-odds = { $name }, { $attack } against { $defence }
tally-column-in-the-end = column in the end
tally-off-chart = off the chart
tally-need = or less on { $dice }
tally-total = in all
tally-impossible = Impossible:
figure = { $name }: { $told }

## Tables
column-counter = counter
column-where = where
column-steps = steps
column-clause = clause
column-title = title
column-status = status
column-code = code
column-tests = tests
column-lacks = lacks
mark-hidden = concealed
status-done = enforced
status-todo = to do
status-display = explains
status-not-enforceable = for the players

## Rules beside code and tests
rules-no-tests = There are no tests here: { $folder } was not found, neither beside the package nor in this folder.
rules-no-clause = { $game } has no clause { $clause }.
rules-code = decided in
rules-tests = proved in
rules-summary = { $whole } of { $enforced } enforced clauses have code and a test; { $clauses } clauses in all.

## Two books of a series
against-no-series = { $game } and { $other } are not two books of one series.
against-differs = In other words in { $other }
against-only-here = Only in { $game }
against-only-there = Only in { $other }
against-no-key = Not named by the engine of the series
against-is-differs = (in other words)
against-is-only-here = (only in the first book)
against-is-only-there = (only in the second book)
against-is-renumbered = (the same words under another number)
against-is-same = (the same words)
against-sum = { $differs } in other words, { $only_here } only here, { $only_there } only there; { $same } the same, { $renumbered } the same under another number.

## Lessons
lesson-keys = Answer by number or by text; odds and an answer looks at its chances, hint helps, an empty line is Next, ? lists the rest.
lesson-line = { $minutes } min, § { $clauses }
lesson-none = { $game } has no lessons.
lesson-sum = { $lesson }: { $faults ->
    [0] no fault
    [one] one fault
   *[other] { $faults } faults
  }

## Puzzles
puzzle-usage = Say a game, or a game and a puzzle; before them find or prove, if that is wanted.
puzzle-none = { $game } has no puzzles.
puzzle-depth-answer = one answer
puzzle-depth-operation = one operation
puzzle-depth-turn = all orders of a phase
puzzle-proved = { $puzzles ->
    [one] One puzzle
   *[other] { $puzzles } puzzles
  } weighed; { $changed ->
    [0] all ways are judged as it is written.
    [one] one way is judged otherwise than is written.
   *[other] { $changed } ways are judged otherwise than is written.
  }
puzzle-best = Best.
puzzle-good = Good.
puzzle-not-this-time = Not this time.
puzzle-yours = Yours: { $answers }: { $figure }
puzzle-best-way = The best: { $answers }: { $figure }

## Replaying
replay-ok = OK: { $entries } answers replayed to turn { $turn }; the position is the one in the file.
replay-json-or-check = --json tells a game, --check compares one: one of the two.
record-ok = OK: { $entries } answers replayed to turn { $turn }, { $variations ->
    [0] no variation.
    [one] and one variation.
   *[other] and { $variations } variations.
}
replay-no-snapshot = The file holds no position to compare with.
replay-other-edition = Saved by edition { $saved } of the rules, replayed by edition { $ours }: positions were not compared.

## Drawing
draw-kind = The picture is an .svg or a .png, not { $file }.
draw-what = Draw what? A game, or a save with --save.

## Simulating
simulate-progress = Playing
simulate-title = { $scenario }: { $games } games, seed { $seed }
simulate-wins = wins: { $side } ({ $bot })
simulate-draws = nobody wins
simulate-score = { $name }: points
simulate-turns = turns
simulate-decisions = decisions
simulate-dice = rolls
simulate-speed = decisions a second, one process
simulate-lost = { $side }: steps lost
simulate-gained = { $side }: hexes gained
tournament-title = { $game }: { $games } games
tournament-bot = bot
tournament-elo = Elo
tournament-record = won = drawn - lost
tournament-share = share
tournament-cross = Who beats whom: the row against the column
tournament-seed = Seed { $seed }: games 0 to { $last } of each pair and scenario, the same seeds both ways round.
tournament-matches = Match by match, as told by the bot named first; a draw counts half
tournament-scenario = scenario
tournament-match = match
tournament-games = games
tournament-interval = 95 %
tournament-drawn = drawn
tournament-as = as { $side }
tournament-identical = { $scenario }: { $bot } and { $other } are identical here. All { $seeds } seeds were played alike, whichever side each had.
tournament-by-seed = { $scenario }, seed by seed: { $bot } has { $share } ± { $margin } against { $other }; { $alike } of { $seeds } seeds were played alike.
tournament-answer = an answer
tournament-operation = an operation
tournament-first-side = What playing { $side } is worth, in points of Elo
tournament-method = Bradley and Terry’s model, { $anchor } at 1000, a draw half a win; margins hold nineteen times in twenty.
lab-missing = This needs { $what }, which is not installed: pip install "grognard[{ $extra }]"
lab-no-folder = { $file }: there is no folder { $folder }
lab-stopped = Stopped. No game is kept; with --resume FILE each is kept as it is played.
lab-stopped-kept = Stopped. Every game played is in { $file }; the same command goes on from there.

## Checking
check-texts = sentences of the program
check-what = { $scenarios } scenarios, { $pieces } counters, { $charts } charts, { $clauses } clauses
check-unreadable = cannot be read
check-sum = { $what }: { $faults ->
    [0] no fault
    [one] one fault
   *[other] { $faults } faults
  }
check-data-needs-game = --data needs exactly one game.
kit-progress = Checking { $game }
kit-cannot-play = { $game }: { $bot } cannot play it
kit-reasons = { $game }: { $reasons } refusals asked for their reason
kit-sum = { $game }: { $games } games: { $findings ->
    [0] nothing found
    [one] one finding
   *[other] { $findings } findings
  }

## Words common on maps and counters, for games that have none of their own
map-height = height
map-unknown = unknown counter
terrain-wood = wood
terrain-village = village
terrain-town = town
terrain-stream = stream
terrain-river = river
terrain-bridge = bridge
terrain-ford = ford
terrain-road = road
terrain-smoke = smoke
terrain-trench = trench
value-fire = fire
value-close = close
value-range = range
value-move = move
value-morale = morale
value-bonus = bonus
track-points = Points
track-losses = losses
track-shells = bombs
track-screens = smoke
track-flares = flares
tally-fire = fire
tally-assault = assault
tally-morale = morale
tally-move = movement

## Fields of a position
fields-game = for the game
fields-list = a list for the game
fields-side = for each side
fields-side-list = a list for each side
fields-piece = for each unit
fields-piece-list = a list for each unit
fields-hex = for each hex
fields-edge = for each hexside
fields-formation = for each formation
fields-of-number = a number
fields-of-hex = a hex or a box
fields-of-piece = a unit
fields-of-side = a side
fields-of-formation = a formation
fields-of-face = the face a counter shows
fields-of-words = one of { $words }
fields-of-many = any of { $words }, joined by +
fields-seen-all = everyone is shown it
fields-seen-own = only its own side is shown it
fields-seen-none = nobody is shown it
fields-marks = Marks of a unit:
fields-boxes = Boxes beside the map:
fields-values = Values of a counter, for `piece` lines:
fields-regions = Regions, for sketched boards:
fields-signs = Signs of a sketched board:
fields-links = Links:
fields-hexsides = Hexsides:
fields-charts = Charts, for `force` lines:
fields-phases = Phases of a turn:

## The opponents
bots-every = every game
bots-time = ({ $bot }@5 thinks 5 seconds about an operation)
bots-others = Others by module:Class, and programs by engine:COMMAND.

## What a game asks
questions-asks = Questions to a side
questions-rolls = Rolls
questions-verbs = Verbs of options, with what they take
questions-tallies = Tallies
questions-reasons = Reasons in tallies
questions-outcomes = Outcomes of charts

## Checking the dice
dice-hash = Hash of the seed: { $hash }
dice-hash-same = It is the hash you gave: the seed was not changed since you saw it.
dice-hash-other = It is not the hash you gave ({ $hash }): the seed was changed since you saw it.
dice-hash-told = It is the hash the server shows now.
dice-hash-untold = The server shows another hash now: { $hash }
dice-hash-none = Compare it with the hash you saw when the game began (--hash): without that, anybody may have chosen another seed since.
dice-right = { $count ->
    [0] No roll to check.
    [one] One roll checked: it is the one the seed gives.
   *[other] { $count } rolls checked: all are those the seed gives.
  }
dice-wrong = Roll { $number } (answer { $entry } of the log, turn { $turn }): the log has “{ $has }”, the seed gives “{ $due }”.
dice-wrong-more = …and { $count } more.
dice-before = { $count ->
    [one] One roll before them was made by other dice and is not checked: the game was branched off, or began in a written position.
   *[other] { $count } rolls before them were made by other dice and are not checked: the game was branched off, or began in a written position.
  }
dice-proved = Proved: since you saw the hash, no roll was changed and none left out.
dice-unproved = Not proved: that nobody chose the seed to his taste before you saw its hash, or knew it during the game.
dice-by-hand = These dice were rolled by people and typed in: there is no seed to check them by.
dice-scripted = These dice were written down beforehand: there is no seed to check them by.
dice-no-game = There is no game at { $address }: an address ends with /game/ and the game’s id.
dice-not-fetched = { $address }: { $fault }
dice-no-file = There is no file { $file }.

## Records of finished games
option-check-head = A head that was shown during the game, as “line:hash”, to compare the record with.
check-one-file = A save, a record or an address is checked alone.
record-right = All { $lines } lines of the record were played again: answers, rolls and the result are as the rules and the seals say.
record-rolls = { $count ->
    [0] No roll was made.
    [one] 1 roll is the one the seed gives, and the seed follows from the sealed secret and the shares.
   *[other] { $count } rolls are those the seed gives, and the seed follows from the sealed secret and the shares.
}
record-typed = The players rolled their own dice: there is no seed to check them by.
record-taken-back = { $count ->
    [one] Answers were taken back once; no number of the dice was used twice.
   *[other] Answers were taken back { $count } times; no number of the dice was used twice.
}
record-left-out = These shares are not in the seed: { $sides }. Whoever keeps a share back can choose between two seeds, without knowing either.
record-head-same = The head you gave is that of the record: nothing before it was changed since you saw it.
record-head-none = Compare the record with a head that your page showed (--head { $line }:…): without that, the whole record may have been written again.
record-unproved = Not proved: that nobody who keeps the server told a player the dice beforehand.
record-seal = The secret of the table is not the one that was sealed.
record-share = The share of { $side } is not the one that was sealed.
record-unsealed = More than one share was opened without having been sealed.
record-seed = The seed does not follow from the secret and the shares.
record-line = Line { $line } differs from what was written during the game: { $text }
record-heads = The record has { $lines } lines and { $heads } heads.
record-illegal = Line { $line }: { $text }: { $why }
record-odd = Line { $line } makes no sense: { $text }
record-roll = Line { $line }: the record has “{ $has }”, the seed gives “{ $due }”.
record-unfinished = The lines of the record do not lead to the end of the game.
record-result = The record says that { $winner } has won; its lines say { $due }.
record-other-head = The record does not have the head { $head }.
