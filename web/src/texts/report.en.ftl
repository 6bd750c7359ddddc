# After the battle: the report of a finished game. Every key stands in every language.
report = The report
report-won = { $side }: { $verdict }
report-drawn = Nobody won: { $verdict }
report-page = Keep it as a page
report-json = Keep it as data (JSON)
report-start = Start
report-turn = Turn
report-side = Side
report-numbers = The numbers
report-score = The score
report-score-about = The score at the end of each turn. In the end: { $scores }.
report-front = The front
report-front-turn = End of turn
report-front-at = The map with the front at the end of { $turn }. Hexes held: { $held }.
report-front-held = Hexes held: { $held }. Earlier fronts are paler.
report-losses = Losses
report-losses-about = Steps lost and not replaced: { $sums }.
report-formation = Formation
report-counters = Counters
report-destroyed = Destroyed
report-steps = Steps lost
report-luck = Luck
report-luck-method = { $ordered ->
    [one] One roll is
   *[other] { $ordered } rolls are
  } counted{ $unordered ->
    [0] {""}
    [one] ; one more has results without an order
   *[other] ; { $unordered } more have results without an order
  }. The luck of a roll is the chance of a worse result plus half the chance of the same one, less a half: +0.5 is the best there is, 0 the middle, −0.5 the worst. What is good for one side is bad for the other. Every roll counts alike, whatever hung on it. Two games in three end within the deviation behind ±.
report-luck-sum = Luck
report-own-rolls = Own rolls
report-own-luck = Luck of own rolls
report-luck-turns = Luck so far
report-luck-about = The luck of { $side }, added up turn by turn; the band holds two games in three. In the end: { $luck }.
report-usual = two games in three
report-rolls = Rolls
report-fortunate = Most fortunate for { $side }
report-figures = { $side }: what the odds promised in all, and what came
report-figure = In own rolls
report-promised = Promised
report-came = Came
report-chances = From the worst for { $side } to the best: { $chances }. It came { $came }.
report-opinion = The officer’s opinion
report-opinion-method = The officer looks at each operation: an attack, a barrage, the orders of a phase. From where it began games are tried with other dice, in some as you did, in others as he would; officers play on, and he judges where they end, in points of his own. A blunder or a find is a clear difference. He knows what you knew then.
report-opinion-of = Operations of
report-opinion-ask = Ask the officer
report-opinion-stop = Stop
report-opinion-progress = Operations looked at
report-opinion-begun = He reads the game…
report-opinion-done = { $done } of { $of }
report-opinion-sum = { $done } of { $of } operations: in { $same } he would have done the same, in { $even } the difference is not clear. Blunders: { $blunders }. Finds: { $finds }.
report-blunders = Blunders
report-finds = Finds
report-done = Done
report-would = The officer
report-nothing-else = Nothing else
