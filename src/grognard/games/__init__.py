"""The games, one package each: rules as scripts, and their data.

A game imports the kernel and itself. `grognard.shelf` registers it by name; nothing here imports another
game, draws, plays a side or serves.
"""
