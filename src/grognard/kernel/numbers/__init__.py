"""Numbers with reasons: dice, charts and their cells, tallies, and every way an answer can turn out."""
