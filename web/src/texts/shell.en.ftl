### The sentences of the shell: lobby, frame, log, replay, reader, settings.

## Everywhere
close = Close
copy = Copy
copied = Copied
cancel = Cancel
loading = One moment…
try-again = Try again
room-missing = This part of Grognard cannot be fetched: the server does not answer, or a newer version has come.
reload = Load the page anew
screen-broke = This part of the screen broke down. The game itself is safe on the server.
language-other = Français
by-day = Day map
by-night = Night map
die = die: { $n }
die-named = { $name }: { $n }
rules = Rules
settings = Settings
fault-offline = The server does not answer. Check that it is running and that you are connected; nothing played is lost.
fault-broken = Something went wrong on our side. { $why }
fault-unreadable = The server could not read that.
fault-illegal = The rules do not allow that.
fault-stale = The game has moved on meanwhile.
fault-bad-data = This file cannot be read as a game.
fault-forbidden = That is not your seat.
fault-missing = There is no such game here. It may have been deleted, or the link is wrong.
fault-too-many = The server allows no more of that for now.
fault-busy = The server is busy. Try again in a moment.

## The lobby
lobby-about = Hex-and-counter wargames at your own table: every rule enforced, every “why” answered.
lobby-about-short = wargames with every rule enforced
continue-playing = Continue
finished-games = Finished games
pages-of = { $heading }: pages
page-before = Previous page
page-after = Next page
page-of = Page { $page } of { $pages } ({ $total } games)
ours = ours
play = Play
turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
minutes = about { $count } min
hours = about { $count } h
level = { $level ->
    [1] easy to learn
    [2] fairly easy
    [3] some practice
    [4] demanding
   *[5] for veterans
}
opponent = Against whom?
against-bot = The computer: { $bot }
seconds = Seconds to think about an operation ({ $bot })
allow-hints = Hints are allowed
allow-hints-about = Whoever is asked may ask an officer what he would do, and why. He sees what the player sees.
hotseat = Two at this screen
hotseat-about = You take turns at one screen. Where sides have secrets, a curtain falls between turns.
friend = A friend, by link
friend-about = You get a link to send; whoever opens it takes the other side.
your-side = Your side
start = Start
starting = Setting up…
optional-rules = { $count ->
    [one] 1 optional rule
   *[other] { $count } optional rules
}
dice = Dice
dice-seeded = The program rolls
dice-seeded-about = Fixed by a secret number before the first roll; at the end anyone can check every die.
dice-typed = We roll our own
dice-typed-about = You roll on your table and type what came up.
invite = Send this link to your friend
invite-about = Whoever opens it takes the seat. You find it again in the menu of the game.
to-the-table = To the table
your-move = your move
waits-for = waiting for: { $sides }
you-play = you: { $sides }
you-watch = you watch
forget = Delete
forget-sure = Delete this game for good?
forget-yes = Delete it
watch-replay = Watch the replay
open-save = Open a save file
open-save-about = Choose a file saved here or by the program in Python, or drop it on this box.
open-save-play = Open and play on…
open-save-watch = Open and watch…
open-save-fault = This file cannot be opened:
joining = Taking your seat
to-the-lobby = To the lobby

## The table
no-table = This game cannot be shown
laying-the-map = Laying out the map…
map = Map
log = Log
panels = Panels
prompt = What is asked
options = Options
reconnecting = Connection lost; trying again…
sequence = Sequence of play
sequence-now = Sequence of play; now: { $phase }
turn = Turn { $turn }
turn-named = Turn { $turn }, { $name }
before-the-first-turn = Before the first turn
figure-named = { $name }: { $value }
looking-back = You are looking at { $when }
back-to-now = Back to now
play-on = Play on from here
play-on-early = In a new game with other dice. It shows what is hidden, so this game becomes unrated.
play-on-late = In a new game with other dice.
computer = computer
bot-playing = { $side } ({ $bot }): playing… { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
bot-stopped = { $side } ({ $bot }): stopped after { $count ->
    [one] 1 answer
   *[other] { $count } answers
}.
bot-playing-short = The computer is playing
stop = Stop
go-on = Go on
tab-log = Log
tab-inspector = Look
tab-tracks = Tracks
tab-options = Options
tab-menu = Menu

## The menu
menu = Menu
save-file = Save to a file
save-file-early = Before the end the file contains the secret number of the dice and all that is hidden. Saving now marks the game as unrated.
unrated = unrated
to-the-game = Back to the game
leave-table = Leave the table
friend-link = Link for a friend ({ $side })
link-only-here = { $address } is this machine: nobody else can open these links. To play with others, start the server with --host 0.0.0.0 and open it under the name or address that this machine has in your network.
spectator-link = Link to watch
play-it-out = Play it out by computer
play-it-out-about = The computer plays both sides from here to the end, many times, on copies. Your game stays as it is.
play-it-out-early = The copies know what is hidden, so this marks the game as unrated.
how-many-games = Games
which-bot = Computer player
trial-start = Start
trial-running = { $done } of { $of } games played…
trial-done = { $done } of { $of } games played.
trial-share = { $count } ({ $percent } %)

## The log
log-earlier = Show what came before
log-empty = Nothing has happened yet.
show-then = Show the board then
why = Why?
why-of = Why? { $what }
roll = Odds
roll-of = The odds of this roll: { $what }
why-none = No reasons were given.

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
pause = Pause
speed = Speed
times = × { $n }
eyes = Seen by
eyes-of = seen by: { $side }
spectator = seen by a spectator

## The rules
rules-of = Rules of { $title }
chapters = Chapters
search-rules = Search the rules
search-rules-hint = word or number
found = { $count ->
    [0] No clause has all these words.
    [one] 1 clause
   *[other] { $count } clauses
}
clause = Clause { $rule }
clause-named = { $rule } { $name }
clause-unknown = There is no clause { $rule } in this rulebook.
open-in-reader = Open in the rulebook
see-also = See also
ruling = Ruling { $id }
ruling-why = Why:
status-not-enforceable = Not enforced.
status-todo = Not yet enforced.
status-partial = Enforced in part.
kind-option = optional
kind-example = example
chapter-note = Notes
chapter-table = Tables
chapter-ex = Examples
chapter-erratum = Errata
chapter-calendar = Calendar

## Settings and help
language = Language
light = Light
light-auto = As the system
light-day = Day
light-night = Night
set-confirms = Ask before
confirms-always = every answer
confirms-final = what cannot be taken back
confirms-never = nothing
set-text-size = Size of text
set-counter-size = Size of counters
size-small = Small
size-normal = Normal
size-large = Large
set-speed = The other side’s turn is shown
speed-slow = slowly
speed-normal = at normal speed
speed-fast = fast
speed-off = not at all
set-sound = Sound of moves and dice
set-motion = Let pieces glide
set-numbers = Show hex numbers
set-minimap = Show the small map
help = Help
help-choose = What glows can be chosen: point at it to see what it costs and what the odds are, click it to choose. With a finger, the first tap looks and the second chooses. What cannot be taken back asks first.
help-look = Point at any hex or counter to read it in the panel.
help-why = Click what does not glow to be told why it cannot be chosen, with the clause.
help-log = Click a line of the log to see the board as it stood then.
help-hint = Hint asks an officer what he would do in your place, and why. “Why?” in the log unfolds the reasons of the computer.
help-rules = A number such as §9.2 opens that clause in place.
show-key = Show the key of the map
keys = Keys

## Curtain and end
curtain = Hand the screen to: { $side }
curtain-about = The other side has secrets. Nothing is shown until you are alone at the screen.
curtain-lift = I am here: { $side }
game-over = The game is over
reckoning = The reckoning
winner = winner
points = Total
steps-lost = { $count ->
    [0] No steps lost
    [one] 1 step lost
   *[other] { $count } steps lost
}
rematch = Play it again
rematch-swapped = Again, sides changed
check-dice = Check the dice
check-now = Check now
check-dice-about = The dice of a game come from one secret number. Its hash was on the page from the start; the number itself is told at the end. This browser makes every roll again from the number and compares it with the log.
dice-hash = Hash of the dice, told at the start
dice-hash-kept = Hash, as this browser first saw it
dice-hash-shown = Hash, as the server shows it now
dice-hash-changed = The hash has changed since this browser first saw it. It was { $hash }.
dice-seed = Secret number, told at the end
dice-honest = Nothing is wrong. { $count ->
    [0] No roll was to be checked.
    [one] One roll was checked.
   *[other] { $count } rolls were checked.
  }
dice-dishonest = Something is wrong with these dice.
dice-swapped = The secret number is not the one that was fixed at the start: its hash is another than the one this browser kept.
dice-unfit = The secret number does not have the hash that the server shows.
dice-wrong = Roll { $number }: the log has “{ $has }”, the secret number gives “{ $due }”.
dice-wrong-line = The log tells another roll than was made: “{ $text }”
dice-wrong-more = …and { $count } more.
dice-unkept = This browser had kept no hash. So it is only known that the rolls fit the number that the server tells now.
dice-unseen = { $count ->
    [one] One roll was made before this browser first saw the hash. It is only known that it fits the number.
   *[other] { $count } rolls were made before this browser first saw the hash. It is only known that they fit the number.
  }
dice-elsewhere = { $count ->
    [one] One roll was made in the game this one was branched off, with other dice. It is not checked.
   *[other] { $count } rolls were made in the game this one was branched off, with other dice. They are not checked.
  }
dice-proved = Proved: since this browser first saw the hash no roll was changed, left out or made twice.
dice-unproved = Not proved: that the server did not choose the number to its taste before the game, and that nobody knew it during the game. Whoever runs the server can read it.
check-dice-how = By hand: the SHA-256 of the secret number is the hash; roll n, from 0 on, is cut from the SHA-256 of “number/n”. Or: grognard dice, with the address of this game.

## The frame of the table
zone-here = Here
zone-odds = Odds
zone-odds-empty = Point at a target: its odds are reckoned here.
zone-layers = Layers
turn-and-losses = Turn and losses
log-newest = Newest
goal-label = How the game stands
goal-turn = Turn { $turn } of { $of }
show-on-map = Show it on the map
hint-would-this = An officer would choose this:
prompt-tap = Tap what glows on the map.
peek-back = Back
prompt-find-menu = Find by name
