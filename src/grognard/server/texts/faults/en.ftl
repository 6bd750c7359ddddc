# What the server says when something cannot be done. Every key stands in every language.

no-game = There is no such game, or it was deleted.
no-title = There is no game called “{ $title }”.
no-scenario = { $title } has no scenario “{ $scenario }”.
no-lesson = { $title } has no lesson “{ $lesson }”.
no-lesson-here = This game was not begun from a lesson.
no-puzzle = { $title } has no puzzle “{ $puzzle }”.
no-puzzle-here = This game was not begun from a puzzle.
puzzle-start = The puzzle begins here.
puzzle-open = Not all that the puzzle asks for is decided yet.
lesson-start = The lesson begins here.
lesson-no-skip = This step cannot be skipped from here. Begin the lesson again, or go on to the next.
no-page = There is nothing at this address.
no-side = There is no side “{ $side }” in this game.
no-thing = There is no “{ $name }” here.
no-bot = There is no bot “{ $bot }”.
bot-faulty = “{ $bot }” cannot play: { $fault }
bot-cannot-play = The bot “{ $bot }” does not know { $title }.
bot-seconds = “{ $bot }” may think about an operation for { $most } seconds at most.
hints-off = This game was made without hints.
no-officer = There is no officer who knows { $title }.
no-hint-for-dice = Nobody can tell what the dice will show.
no-seat = A seat is “me”, “open” or “bot:” and a name, not “{ $seat }”.
no-dice = Dice are “seeded” or “typed”, not “{ $dice }”.
no-link = This link leads to no seat.
dice-without-seed = The players rolled these dice themselves: there is no seed to check them by.
dice-not-yet = The dice can be checked once the game is over: the seed would tell every roll to come.
known-dice = A seat is open to somebody else, so the server draws the seed of the dice: whoever names it would know every roll. Leave the seed out, or give every seat to yourself or to bots.
typed-dice-agree = The dice of this game are rolled by the players and typed in: the server cannot check them. Whoever takes the seat agrees to that.
typed-dice-wait = A seat is still free: dice can be typed in once somebody has taken it and agreed to typed dice.
seat-taken = Somebody else has taken this seat.
not-your-seat = You do not play { $side }.
not-your-view = Only whoever plays { $side } sees the game through its eyes.
not-yet-yours = As long as others play too, this would tell you what they may not want you to know. It is allowed once the game is over.
not-yours-to-delete = Others play in this game: it can be deleted once it is over, by whoever made it.
not-from-elsewhere = Another website asked for this; it was not done.
not-asked = { $side } is not asked anything now.
question-gone = This question is no longer open.
version-gone = The game has gone on since.
game-over = The game is over.
undo-after-the-end = The game is over: its dice and secrets are open now, and nothing is taken back. You can play on from any moment in a new game, with other dice.
plan-too-long = A plan has at most { $placed } counters put elsewhere and { $answers } answers.
plan-crowded = Counters of two sides may not stand in one hex, { $hex }.
plan-impossible = No game comes to this table: put the counters otherwise, or choose another phase.
unreadable-answer = “{ $answer }” cannot be read as an answer.
unreadable-body = The message cannot be read: { $fault }
unreadable-query = { $name }: “{ $value }” is not what was expected.
too-many-games = That is { $most } new games in an hour, which is as many as this server allows. You can make the next one in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
too-many-costly = { $most } such requests of yours are being worked on already. Please wait for one of them.
too-costly = You have had your share of this server’s time for replays and reports. You can go on in { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
}
house-full = This server has as many connections as it can take. Please try again in a moment.
too-many-sockets = { $most } games are being listened to from where you are, which is as many as this server allows. Close one, and try again.
too-many-open = { $most } of your games already wait for somebody to take a seat, which is as many as this server allows. Delete one, or wait until somebody sits down.
too-slow = The message took too long to arrive; nothing was done.
too-long = The message is too long.
drawn-board = This game is played on a board or with counters of its own; the browser shows only printed ones.
forced-results = This game began with charts that give one result whatever is rolled; such games are for tests, and the browser does not play them.
too-many-branches = { $count } branches: at most { $most } are written into one record.
save-too-many = save: { $key }: { $count }, at most { $most } are read.
save-too-long = save: { $key }: { $length } characters, at most { $most } are read.
more-faults =
    { $faults }
    … and { $more } more.
no-such-roll = “{ $answer }” is no roll of these dice.
broken = This is a fault of ours: { $fault }
disk-full = The server’s disk is full, so this could not be written down and nothing was changed. The game stands as it stood. Please tell whoever runs the server, and try again once there is room.
disk-broken = The server’s disk does not take what is written to it, so nothing was changed. The game stands as it stood. Please tell whoever runs the server.
handles-short = Nearly all file handles of the server are in use.
busy = The game could not be written down just now; nothing was changed. Please try again.
spoiled = What is stored of this game cannot be read, so it cannot be opened; it can be deleted. ({ $fault })
old-edition = This game was played by other rules and cannot go on: { $fault }
bots-failed = The bot could not go on: { $fault }
worker-busy = Too much is being thought about just now; nothing was changed. Please try again.
asking-much = You wait for several answers already; this one was not asked for. Please try again when they are there.
bots-wait = Other games come first: { $games } of them.
bots-lost = The process in which the bot was thinking has ended twice over this question.
save-too-dear = This save takes too much time or memory to play again, so it was not taken.
trial-size = Between 1 and { $most } games can be tried.
trial-seconds = With a bot that thinks { $seconds } seconds, { $most } games can be tried at most.
outlook-later = While this side is in the middle of an operation, or not asked, its secrets allow no outlook. Ask again when it chooses what to do.
trial-over = The game is over: there is nothing left to play out.
not-built = The browser’s part is not built
not-built-how = Run “make play” in the project’s folder: it builds what runs in the browser, and comes back here.
draw = a draw
won = { $side }: { $verdict }

## Why a game is unrated
unrated-seed-chosen = The maker of this game chose the number its dice come from, and may know every roll.
unrated-imported = This game was read from a file that contains the number its dice come from: its maker may know every roll, and what was hidden.
unrated-typed = The players roll the dice of this game themselves and type them in; nobody can check them.
unrated-before = Of the game from which this one was branched off: { $told }
unrated-lesson = This game was begun from a lesson, whose first rolls may be written.
unrated-puzzle = This game was begun from a puzzle.
unrated-branched = This game was branched off from another: its maker chose the moment, and may know what was hidden until then. The dice from there on are new.
unrated-saved = This game was saved to a file before its end: whoever played it may know every roll, and what is hidden.
unrated-explored = This game was tried out or played on elsewhere before its end: whoever played it may know what is hidden.

## What a server cannot start with
database-unknown = This version of Grognard cannot read the database: its shape is { $shape }. It was written by a newer version, or before the first release. Install the version that wrote it, or restore a backup made by this one.
database-driver = The database needs a driver that is not installed: { $module }. Install it in the same environment, for example: pip install "psycopg[binary]"
database-address = The address of the database cannot be used: { $fault }
secret-short = { $file } is empty or too short to be the server’s secret. Put back the one from your backup. If there is none, delete the file: a new one is made, and links to open seats that were sent before no longer work.

## Backups
backup-nothing = There are no games in { $folder }.
backup-other = Only games kept in SQLite can be copied by this command. For { $kind } use its own tool (pg_dump for PostgreSQL), and copy the file “secret” with it.
backup-exists = { $file } is there already; a backup never replaces a file.
restore-other = { $file } is not a backup: it is no SQLite database.
restore-damaged = { $file } is damaged: { $fault }
restore-taken = { $file } is there already: a backup is restored only where there are no games. Name an empty folder with --data-dir.
too-many-answers = More than { $most } answers in one request.

## After the battle
report-not-yet = The game is not over. Its report tells everything, and there is none before the end.
opinion-failed = The officer could not go on.
opinion-stopped = You stopped him here.
opinion-long = He has had all the time this server gives him for one game.

## Names at a table
name-too-long = A name has at most { $most } characters.
name-odd = A name has letters, digits, spaces, hyphens, full stops and apostrophes, and at least one letter or digit.
name-taken = { $name } looks like the name of somebody else at this table, of a side or of a computer player. Choose another.
side-played-by = { $side } ({ $player })
no-link-to-draw = Only links to a seat or to watch are drawn.
public-url = The public address cannot be used: { $url }. It is http:// or https:// and a name, with a port if it needs one, such as https://games.example.org

## Between the players
no-such-offer = { $kind } cannot be offered: only draw, abandon, takeback or rematch.
no-such-answer = { $answer } is no answer to an offer.
offer-to-nobody = Nobody else sits at this table whom you could offer that.
offer-too-early = A rematch is offered after the end.
offer-open = An offer is open already. It must be answered first.
offer-gone = That offer is no longer open.
offer-not-yours = That offer is not for you to answer.
offer-wait = It was refused. You may offer it again in { $seconds } s.
offer-draw = { $who } offers a draw.
offer-abandon = { $who } offers to abandon the game, without a result.
offer-rematch = { $who } offers to play again, with sides changed.
offer-resign = { $who } resigns.
offer-accepted = Accepted.
offer-refused = Refused.
offer-withdrawn = Taken back.
offer-void = The game went on.
how-resigned = { $who } has resigned
how-drawn = A draw, as agreed
how-abandoned = Abandoned, as agreed: no result
report-of-half-a-game = The players ended this game before its rules did. There is a report only of games played to the end.

no-standing-answer = This question cannot be answered ahead.
no-such-until = { $until } is no end of a standing answer: only phase or turn.

## Talk
talk-too-long = That is too long: at most { $most } characters.
talk-empty = Nothing was said.
talk-too-fast = You say too much at once. Wait { $seconds } s.
talk-full = This table has said all it can: { $most } lines.
talk-without-name = Whoever watches needs a name to speak.
talk-of-seats = What those who play say to each other is for them alone.
talk-of-watchers = What spectators say can be read by those who play once the game is over.
no-such-place = There is no place { $place } to speak in: only seats and watchers.

## Dice with shares
dice-are-rolled = The server rolls the dice of this game.
dice-never = No die was rolled: the game ended before the players had added their shares to the dice.
dice-wait-seat = The dice wait until somebody has taken the free seat: everybody who plays adds a share to the number they come from.
dice-wait-shares = The dice wait for the share of { $who }. The page of whoever plays adds it by itself as soon as it is open.
share-odd = A seal and a share are 64 digits from 0 to 9 and a to f.
share-late = The dice of this game have their number already, or this side has added its share.
share-early = A share is opened once every seat is taken and every other player has sealed theirs.
share-sealed = Somebody has opened a share already: what is sealed stays as it is.
share-other = This is not the share that was sealed.
another-secret = The dice of this game come from another secret than the one in the server’s folder, so it cannot go on. Put back the file “secret” that belongs to the database.
no-record = This game has no public record: nobody else could sit down.
record-not-yet = The record is public once the game is over: before the end it would tell every secret and every roll to come.
seal-changed = The seal of the dice is not the one that the invitation had. Read it again before you sit down.

## Taking back
offer-takeback = { $who } asks to take answers back.
takeback-answers = { $answers ->
    [one] One answer would be taken back.
   *[other] { $answers } answers would be taken back.
}
takeback-rolls = { $rolls ->
    [one] One roll was seen since; it does not come again, another one will be made.
   *[other] { $rolls } rolls were seen since; they do not come again, others will be made.
}
takeback-revealed = Something came to light since, and stays known.
takeback-nothing = There is nothing to take back: nobody has answered since.
takeback-not-here = In a lesson or a puzzle use its own buttons to go back.
went-back = Went back { $answers ->
    [one] one answer
   *[other] { $answers } answers
}{ $rolls ->
    [0] {""}
    [one] {" "}and one roll
   *[other] {" "}and { $rolls } rolls
}; asked by { $asked }, agreed by { $agreed }.
went-back-alone = { $asked } went back { $answers ->
    [one] one answer
   *[other] { $answers } answers
}{ $rolls ->
    [0] {""}
    [one] {" "}and one roll
   *[other] {" "}and { $rolls } rolls
}.
unrated-taken-back = Answers were taken back after dice had been rolled or something had come to light, and no other person had to agree.

## Since your turn
since-then = since then: { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}
