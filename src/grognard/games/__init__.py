"""The games themselves, one package each: rules as scripts, and their data.

A game knows the kernel and itself. It is put on the shelf by name in `grognard.shelf`; nothing here imports another
game, draws, thinks or serves.
"""
