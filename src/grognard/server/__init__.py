"""Games on line: seats, games, storage and live updates for the browser. It knows nothing of hexes or dice.

`wire` is the language spoken with the browser. One way leads from a game to it: in `screens`, `viewer` is who looks,
`screen` what they see, `pages` adds the log and `patches` says what changed. In `rooms`, `room` is one game being
played, `live` says who is told of it, and `rooms` is all of them. `storage` keeps them. In `thinking`, `workers` run
the bots, and `fair_queue` says whose turn it is. In `http`, `routes` lists every address, and `web` answers requests.
Whether an answer is legal is the game's business, never ours.
"""
