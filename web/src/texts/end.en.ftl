### The sentences of the end of a game, and the check of the dice.

game-over = The game is over
reckoning = Final score
winner = winner
points = Total
steps-lost = { $count ->
    [0] No steps lost
    [one] 1 step lost
   *[other] { $count } steps lost
}
rematch = Play it again
rematch-offer = Offer a rematch, sides changed
rematch-swapped = Again, sides changed
check-dice = Check the dice
check-now = Check now
check-dice-about = The dice of a game come from one secret number. Its hash was on the page from the start; the number itself is revealed at the end. This browser makes every roll again from the number and compares it with the log.
dice-hash-kept = Hash, as this browser first saw it
dice-hash-shown = Hash, as the server shows it now
dice-seed = Secret number, revealed at the end
dice-honest = Nothing is wrong. { $count ->
    [0] No roll was to be checked.
    [one] One roll was checked.
   *[other] { $count } rolls were checked.
  }
dice-dishonest = Something is wrong with these dice.
dice-swapped = The secret number is not the one that was fixed at the start: its hash differs from the one this browser kept.
dice-unfit = The secret number does not have the hash that the server shows.
dice-wrong = Roll { $number }: the log has “{ $has }”, the secret number gives “{ $due }”.
dice-wrong-line = The log shows a different roll from the one that was made: “{ $text }”
dice-wrong-more = …and { $count } more.
dice-unkept = This browser kept no hash. It can only check that the rolls fit the number that the server shows now.
dice-unseen = { $count ->
    [one] One roll was made before this browser first saw the hash. It is only known that it fits the number.
   *[other] { $count } rolls were made before this browser first saw the hash. It is only known that they fit the number.
  }
dice-elsewhere = { $count ->
    [one] One roll was made in the game this one was branched off, with other dice. It is not checked.
   *[other] { $count } rolls were made in the game this one was branched off, with other dice. They are not checked.
  }
dice-proved = Proved: no roll was changed, left out or made twice since this browser first saw the hash.
dice-unproved = Not proved: that the server did not choose a number it liked before the game, and that nobody knew it during the game. Whoever runs the server can read it.
check-dice-how = By hand: the SHA-256 of the secret number is the hash; roll n, counted from 0, comes from the SHA-256 of “number/n”. Or: grognard dice, with the address of this game.

## The record of a game between several people
check-record-how = Of several people everybody has a share in the number. The public record has all lines, seals and shares; grognard check, with the address of this game, proves the rules too.
record-file = The record as a file
record-proved = Proved: the server fixed its part before it knew any share, and the record is the one whose marks this browser saw during the game. So neither the server alone nor a player alone chose the dice.
record-unproved = Not proved: that the server and a player together did not know rolls beforehand.
record-seal = The server’s part of the number is not what it sealed.
record-seal-changed = The seal is not the one that this browser saw first.
record-share = The share of { $side } is not what was sealed.
record-unsealed = More than one share was not sealed before it was opened.
record-seed = The number of the dice is not made of the server’s part and the shares.
record-line = Line { $number } of the record was changed, left out or put in: { $line }
record-heads = The record has more or fewer marks than lines.
record-head-lost = The record is not the one that this browser saw during the game.
record-rolls = Roll { $number } of the record is another than in the log.
record-burned = The record skips other numbers than were taken back.
