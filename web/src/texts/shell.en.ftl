### The sentences of the frame that every page has: header, log, menu, faults.

## Everywhere
close = Close
copy = Copy
copied = Copied
cancel = Cancel
loading = One moment…
try-again = Try again
room-missing = This part of Grognard could not be loaded: the server does not answer, or there is a newer version.
reload = Reload
screen-broke = This part of the screen failed. The game itself is safe on the server.
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
fault-stale = The game has moved on in the meantime.
fault-bad-data = This file cannot be read as a game.
fault-forbidden = That is not your seat.
fault-missing = There is no such game here. It may have been deleted, or the link is wrong.
fault-too-many = The server allows no more of that for now.
fault-busy = The server is busy. Try again in a moment.

## From page to page
play = Play
seconds = Seconds to think about an operation ({ $bot })
watch-replay = Watch the replay
to-the-rematch = To the rematch
to-the-lobby = To the lobby

## The table
no-table = This game cannot be shown
laying-the-map = Laying out the map…
map = Map
log = Log
panels = Panels
prompt = What is asked
options = Options
still-waiting = The server has not answered yet; waiting…
reconnecting = Connection lost; trying again…
sequence = Sequence of play
sequence-now = Sequence of play; now: { $phase }
turn = Turn { $turn }
turn-named = Turn { $turn }, { $name }
before-the-first-turn = Before the first turn
figure-named = { $name }: { $value }
play-on = Play on from here
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
unrated = practice game
to-the-game = Back to the game
play-it-out = Play it out by computer

## The log
log-earlier = Show what came before
log-empty = Nothing has happened yet.
show-then = Show the board then
why = Why?
why-of = Why? { $what }
roll = Odds
roll-of = The odds of this roll: { $what }
why-none = No reasons were given.

## The replay and the player
pause = Pause

## Clauses
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

## Help
help = Help

## The curtain, and the dice
curtain = Hand the screen to: { $side }
curtain-about = The other side has secrets. Nothing is shown until you are alone at the screen.
curtain-lift = I am here: { $side }

## The frame of the table
zone-here = Here
zone-odds = Odds
zone-odds-empty = Point at a target to see the odds.
zone-layers = Layers
turn-and-losses = Turn and losses
log-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
log-hexes = { $count } hexes
log-newest = Newest
goal-label = Who is ahead
goal-turn = Turn { $turn } of { $of }
show-on-map = Show it on the map
hint-would-this = An officer would choose this:
prompt-tap = Tap what glows on the map.
peek-back = Back
report-open = Report of the battle
tools = Tools on the map
game-won = { $side }: { $verdict }
learn = Lessons
puzzles = Puzzles
