### The sentences of the board.
