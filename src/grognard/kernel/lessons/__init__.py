"""Lessons: a position, what is said, what is to be done, and how it is judged by facts of the game."""
