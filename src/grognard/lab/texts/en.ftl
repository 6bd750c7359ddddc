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
