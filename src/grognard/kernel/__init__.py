"""The kernel: the few ideas every game shares. It names no game, side, terrain or year.

Read `script` (questions), `play` (the table that rules work on) and `game` (which runs them) first; then `position`,
`board` and `pieces`, and the spatial modules `hexgrid`, `reach`, `trace` and `sight`. docs/kernel.md is a guide.
"""
