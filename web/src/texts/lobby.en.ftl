### The sentences of the lobby.

lobby-about = Hex-and-counter wargames at your own table: every rule enforced, every “why” answered.
lobby-about-short = wargames with every rule enforced
continue-playing = Continue
finished-games = Finished games
your-games = Your games
no-games = You have no games yet.
all-games = { $over ->
    [0] All your games ({ $count })
   *[other] All your games ({ $count }, { $over } finished)
}
to-lobby = Games
games = Games
how-long = Length
how-hard = Difficulty
secrets = Information
players = Players
from-to = { $least } to { $most }
of-five = { $levels } of 5
hidden = hidden: { $what }
some-hidden = hidden information
open = everything open
players-open = alone, or two at one screen or by link
players-hidden = alone, or two by link or with a curtain
begin-with = Begin with { $scenario }
begin-here = begin here
about = about { $time }
pages-of = { $heading }: pages
page-before = Previous page
page-after = Next page
page-of = Page { $page } of { $pages } ({ $total } games)
ours = ours
ours-rule = house rule
turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
minutes = { $count } min
hours = { $count } h
level = { $level ->
    [1] easy to learn
    [2] fairly easy
    [3] some practice
    [4] demanding
   *[5] for veterans
}
opponent = Against whom?
against-bot = The computer: { $bot }
allow-hints = Hints are allowed
allow-hints-about = Whoever is asked may ask an officer what he would do, and why. He sees what the player sees.
hotseat = Two at this screen
hotseat-about = You take turns at one screen. Where sides have secrets, a curtain falls between turns.
friend = A friend, by link
friend-about = You get a link to send; whoever accepts it takes the other side.
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
invite-about = Your friend reads what it is about and sits down. You find the link again in the menu of the game.
to-the-table = To the table
your-move = your move
waits-for = waiting for: { $sides }
you-play = you: { $sides }
with-person = with { $who } ({ $presence })
person-nameless = somebody
person-here = here
person-away = away
person-gone = not here
you-watch = you watch
forget = Delete
forget-sure = Delete this game for good?
forget-yes = Delete it
open-save = Open a save or a record
open-save-about = Choose a file saved here or by the program in Python, or drop it on this box.
open-save-play = Open and play on…
open-save-watch = Open and watch…
open-save-fault = This file cannot be opened:
