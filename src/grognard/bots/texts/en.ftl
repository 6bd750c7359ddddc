## Why bots do what they do. Pieces, hexes and sides are named by the game.
bot-slip = On a whim: a recruit does not always think.
bot-weighed = Weighed { $ways } ways to go on over { $games } games played out.
bot-design-plain = Best: go on as any officer would.
bot-design-variation = Best: a plan that gives some hexes more weight than usual, and others less.
