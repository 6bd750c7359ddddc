# The goal on screen, the briefing and the guide.
goal-open = The whole goal
goal-title = The goal
goal-now = If it ended now: { $title }.
goal-unsure = As far as you know: hidden counters may change it.
goal-places = { $side }: { $held } of { $of } places
goal-ways = What else decides
goal-done = so now
goal-not-done = not so now
goal-counts = What scores
goal-prizes = Hexes that count
goal-show-prizes = Mark them on the map
goal-from = { $least } or more
goal-to = { $most } or less
layer-prizes = prizes

briefing-task = Your task: { $side }
briefing-task-of = The task: { $side }
briefing-win = How it is won
briefing-know = Three things to know
briefing-begin = To the map
briefing-again = Read the briefing
guide = Guide
guide-next = Next
guide-skip = Skip the guide
guide-again = Show me around
