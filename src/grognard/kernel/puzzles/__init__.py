"""Puzzles: a position, a question, and the ways to answer it, each with the figure it was found to have."""
