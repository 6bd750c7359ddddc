"""The kernel: the few ideas every game shares. It names no game, side, terrain or year.

Read `script` (questions), `play` (what rules hold in their hands) and `game` (who runs them) first; then `position`,
`board` and `pieces` (what there is), and the spatial rooms `hexgrid`, `reach`, `trace` and `sight`.
"""
