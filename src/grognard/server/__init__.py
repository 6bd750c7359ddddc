"""Games on line: seats, games, storage and live updates for the browser. It knows nothing of hexes or dice.

`wire` is the language spoken with the browser; `screen` puts one seat's view of a game into it; `rooms` holds the
games being played; `storage` keeps them; `routes` lists every address; `web` answers requests. Whether an answer is
legal is the game's business, never ours.
"""
