"""Games on line: seats, games, storage and live updates for the browser. It knows nothing of hexes or dice.

`wire` is the language spoken with the browser. One way leads from a game to it: `viewer` is who looks, `screen` what
they see, `pages` adds the log, `patches` says what changed, `live` who is told. `room` is one game being played,
`rooms` all of them; `storage` keeps them. Bots think in `workers`, and `fair_queue` says whose turn it is. `routes`
lists every address, `web` answers requests. Whether an answer is legal is the game's business, never ours.
"""
