"""Puzzles weighed and found: the figure of a way, by all rolls or by trials, and officers' games searched."""
