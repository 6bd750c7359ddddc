# Sentences of the laboratory: its reports, in files and in notebooks. Every key stands in every language.

lab-report = { $game }: a report
lab-report-tournament = { $game }: a tournament
lab-made = Made by Grognard { $version }. Everything but the seconds follows from the game, the scenario, the bots and the seed: whoever plays it again finds the same.
lab-contents = Contents
lab-nobody = nobody
lab-played = { $games ->
    [one] One game
   *[other] { $games } games
  }, seed { $seed }.
lab-options = With the optional rules { $options }.
lab-plays = { $side }: { $bot }
lab-intervals = Intervals are Wilson’s: nineteen times in twenty they hold the true share.

lab-wins = Who wins
lab-wins-about = For each side the share of the games it won, with the interval in which the true share lies: { $shares }.
lab-verdicts = Verdicts
lab-verdicts-about = How often each verdict was given: { $shares }.
lab-lost = Steps lost, by turn
lab-lost-about = Steps lost and not replaced up to the end of each turn: the mean as a line, the middle half of the games as a band. In the end: { $means }.
lab-gained = Advance of the front, by turn
lab-gained-about = Hexes controlled beyond those a side began with, at the end of each turn: the mean as a line, the middle half of the games as a band. In the end: { $means }.
lab-scores = Points, by turn
lab-scores-about = Points at the end of each turn: the mean as a line, the middle half of the games as a band. In the end: { $means }.
lab-final = Points at the end: { $name }
lab-final-about = How many games ended with so many points: from { $least } to { $most }, { $mean } in the mean.
lab-length = How long a game is
lab-length-about = How many games had so many decisions: from { $least } to { $most }, { $mean } in the mean.
lab-reached = The line is the mean, the band holds the middle half of the games. Each turn counts the games that came so far; turn { $first } is the beginning. A turn is looked at when the next one first asks something.
lab-mean-of = { $name }: { $mean }

lab-col-side = side
lab-col-bot = bot
lab-col-games = games
lab-col-won = won
lab-col-drawn = drawn
lab-col-lost = lost
lab-col-share = share
lab-col-interval = interval
lab-col-verdict = verdict
lab-col-turn = turn
lab-col-mean = mean
lab-col-quartiles = quartiles
lab-col-least = least
lab-col-most = most
lab-col-points = points
lab-col-decisions = decisions
lab-col-what = of a game
lab-col-elo = Elo
lab-col-margin = ±
lab-col-scenario = scenario
lab-col-first = first side
lab-what-turns = turns
lab-what-decisions = decisions
lab-what-dice = rolls
lab-what-seconds = seconds
lab-axis-turn = turn
lab-axis-points = points
lab-axis-decisions = decisions

lab-ratings = Ratings
lab-ratings-about = The Elo of each bot, { $anchor } being { $points }, with the interval in which the true one lies: { $elos }.
lab-ratings-method = The most likely ratings of the model of Bradley and Terry, a draw counting as half a win for each. The side one plays is worth points too, which are fitted together with the ratings, one number for each scenario. One drawn game is added to every meeting, without which whoever has won every game would be infinitely strong. Margins are from the curvature of the likelihood: nineteen times in twenty the true difference from { $anchor } is within them.
lab-first-side = What the first side is worth
lab-first-side-about = In each scenario, the points of Elo that playing its first side is worth; less than nothing favours the second.
lab-cross = Who beats whom
lab-cross-about = The share of the points that the bot of the row won against that of the column, both sides together, a draw being half a win.
lab-meetings = All meetings
lab-meetings-about = Each pair meets with the sides swapped, over the same seeds.
lab-lost-mean = steps lost: { $side }

# The report of one finished game.
lab-made-plain = Made by Grognard { $version }.
lab-battle = { $game }: { $scenario }
lab-battle-won = { $side }: { $verdict }.
lab-battle-drawn = Nobody won: { $verdict }.
lab-battle-start = start
lab-battle-score = The score, by turn
lab-battle-score-about = Points at the end of each turn. In the end: { $scores }.
lab-battle-front = The front, by turn
lab-battle-front-about = The line between the hexes that the sides hold, at the end of each turn, from pale to dark. Hexes won or lost since the start: { $held }.
lab-battle-held = Hexes held
lab-battle-losses = Losses
lab-battle-losses-about = Steps lost and not replaced: { $sums }.
lab-battle-col-formation = formation
lab-battle-col-side = side
lab-battle-col-counters = counters
lab-battle-col-destroyed = destroyed
lab-battle-col-steps = steps lost
lab-battle-luck = Luck
lab-battle-luck-method = { $ordered ->
    [one] One roll is
   *[other] { $ordered } rolls are
  } counted{ $unordered ->
    [0] {""}
    [one] ; one more has results without an order and is left out
   *[other] ; { $unordered } more have results without an order and are left out
  }. The luck of a roll is the chance of a worse result plus half the chance of the same one, less a half: +0.5 is the best there is, 0 the middle, −0.5 the worst. Rolls good for one side are bad for the other. Every roll counts alike, whatever hung on it. Two games in three end within the deviation given behind ±.
lab-battle-col-luck = luck
lab-battle-col-own-rolls = own rolls
lab-battle-col-own-luck = luck of own rolls
lab-battle-col-rolls = rolls
lab-battle-col-figure = in own rolls
lab-battle-col-promised = promised
lab-battle-col-came = came
lab-battle-figures = { $side }: what the odds promised in all, and what came
lab-battle-luck-by-turn = Luck so far, by turn
lab-battle-luck-about = The luck of { $side } added up; the band holds two games in three. In the end: { $luck }.
lab-battle-usual = usual range
lab-battle-fortunate = Most fortunate for { $side }
lab-battle-roll = { $turn } · { $what } §{ $clause } · { $text } ({ $luck })
lab-battle-promised = Promised, from the worst for { $side }: { $chances }. It came { $came }.
lab-battle-opinion = The officer’s opinion: { $side }
lab-battle-opinion-method = The officer looked at { $done } of { $of } operations: in { $same } he would have done the same, in { $even } the difference is not clear, { $blunders } he calls blunders and { $finds } finds. From where an operation began, games are tried with other dice, in half of them as you did, in the others as he would; officers play on, and he judges where they end, in points of his own. Luck has no part in it. He knew what { $side } knew.
lab-battle-blunders = Blunders
lab-battle-finds = Finds
lab-battle-operation = { $turn } · { $what } §{ $clause } ({ $worth })
lab-battle-done = Done: { $orders }
lab-battle-would = Officer: { $orders }
