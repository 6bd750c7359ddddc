"""Ranks: the bots one can choose by name, which know no game: random, recruit, officer, general."""
