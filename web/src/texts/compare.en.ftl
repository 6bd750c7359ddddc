compare-title = Side by side
compare-keep = Keep to compare
compare-keep-this = Keep this instead
compare-forget = Stop comparing
compare-kept = kept
compare-now = now
compare-column = Odds
compare-ahead = May still change it
