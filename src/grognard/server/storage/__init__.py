"""Storage: games in a database, how to go on from a mark in a long one, and copies of the whole."""
