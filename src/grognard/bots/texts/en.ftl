## Why bots do what they do. Pieces, hexes and sides are named by the game.
bot-slip = On a whim: a recruit does not always think.
bot-weighed = Compared { $ways } plans over { $games } games played out.
bot-design-plain = Best plan: play as an officer would.
bot-design-variation = Best plan: give some hexes more weight than usual, and others less.
bot-usual-on = Nothing else here is worth doing.
bot-usual-first = The officer sees no difference that matters: he takes the first choice.
