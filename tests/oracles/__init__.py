"""Oracles: the facts of each game reckoned a second time, from its rulebook alone, and compared with the program.

`positions` makes random positions of any game from its data, `runner` plays and compares, and each game has one file:
its recipe for positions, its facts, and what must hold after every answer. An oracle never asks the rules' code for a
rule; it reads counters, board and charts, and knows the book.
"""
