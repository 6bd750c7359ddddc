### The sentences about people at a table: names, presence, links, and the page of an invitation.

people = People at the table
your-name = Your name at this table
your-name-about = Others at the table see it. You may leave it empty, and change it any time.
name-change = Change
name-kept = You are called { $name } at this table.
no-name = no name
this-is-you = you
nobody-yet = nobody yet
presence-here = here
presence-gone = not here
presence-away-since = away, looks elsewhere: { $when }
presence-gone-since = gone, last here: { $when }
watchers = { $count ->
    [0] Nobody watches.
    [one] One person watches.
   *[other] { $count } people watch.
}
friend-link = Link for a friend ({ $side })
spectator-link = Link to watch
link-only-here = { $address } is this machine: nobody else can open these links. To play with others, start the server with --host 0.0.0.0 and open it under the name or address that this machine has in your network.
qr-code = As a QR code
qr-of = QR code of { $link }
notify-turn = Tell me by a notification when it is my turn
notify-refused = This browser does not allow notifications from this address. You can change it in its settings.
turn-yours = It is your turn

## An invitation
invited = An invitation to play
invited-by = { $host } asks you to play
invited-game = Game
invited-side = Your side
invited-against = Against
invited-options = Optional rules
invited-no-options = none
invited-dice = Dice
invited-typed = you both roll your own, and type what came up
invited-seeded = the program rolls, with a share of each player; at the end anyone can check every die
invited-seal = Seal of the dice
invited-hints = Hints
invited-hints-yes = whoever is asked may ask an officer
invited-hints-no = none
invited-late = Somebody has already taken this seat.
sit-down = Sit down: { $side }
sit-down-typed = Agree to rolling your own dice, and sit down: { $side }

## Between the players
between-us = Between the players
offer-accept = Accept
offer-refuse = Refuse
offer-withdraw = Take it back
offer-waits = { $offer } Waiting for the answer.
make-draw = Offer a draw
make-abandon = Offer to abandon
make-rematch = Offer a rematch, sides changed
resign = Resign
resign-sure = Resign for { $side }?
resign-really = Really? The game ends at once, the other side has won, and nobody can undo it.
resign-yes = Yes, I resign

## Standing answers
standing = Standing answers
standing-give = Answer it ahead, as often as it comes
standing-now = Standing answer: { $answer }
standing-back = Take it back
standing-how = It is given by itself each time the same is asked, also while you are away. The other side is not told. As soon as something else can be done, you are asked again.

## Talk and notes
talk = Talk
talk-seats = Talk among those who play
talk-watchers = Talk of the spectators
talk-nothing = Nothing was said yet.
talk-say = Say something
talk-send = Say it
talk-news = something was said
talk-mute = Mute
talk-muted = { $count ->
    [one] One line of somebody you muted is hidden.
   *[other] { $count } lines of people you muted are hidden.
}
talk-unmute = Show them again
notes = My notes
notes-about = Nobody else reads them. Hexes and clauses you name become buttons: 0304, §9.1.
notes-kept = Kept.
notes-writing = Writing…

## The dice of several people
share-lost = Your share of the dice is kept in another browser. The dice wait for it.
share-without = Go on without my share

## Going back
takeback = Go back to before this
takeback-ask = Ask to go back to before this
takeback-sure = All since would be taken back. Dice that were seen do not come again, and after dice or secrets the game is marked.
takeback-ask-sure = All since would be taken back, if your opponent agrees. Dice that were seen do not come again.
takeback-yes = Yes, go back
takeback-ask-yes = Yes, ask
takeback-since = { $count ->
    [one] What happened since: one line
   *[other] What happened since: { $count } lines
}
