# The goal on screen, and the briefing.
goal-open = Victory conditions
goal-now = If it ended now: { $title }.
goal-places = { $side }: { $held } of { $of } places
layer-prizes = hexes that count

briefing-again = Read the briefing
