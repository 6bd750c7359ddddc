## Why the commander of a tactical game does what it does. Pieces and hexes are named by the game.

bot-fight-prize = { $hex } is worth having: { $piece } goes there.
bot-fight-march = { $hex } is the better place to be, for what is near it and what it is safe from: { $piece } goes there.
bot-fight-fire = { $piece } fires at { $hex }: harm of about { $gain } steps.
bot-fight-snap = { $piece } moves up and fires at { $hex }: harm of about { $gain } steps.
bot-fight-assault = { $hex } can be taken by assault: { $piece } goes in.
bot-fight-rush = All together at { $hex }: only numbers get through this fire.
bot-fight-set-up = { $piece } is set up: from { $hex } it has something to fire at.
bot-fight-command = { $piece } spurs on the men in { $hex }: they do more than he could.
bot-fight-free = { $piece } gets his men going again.
bot-fight-leave = { $hex } is the way out: { $piece } leaves the map.
bot-fight-pass = Nothing more that is worth the risk.
bot-fight-activate = Most is to be gained here: about { $gain } steps’ worth.
bot-fight-shoot = A good target in { $hex }: { $piece } fires, for about { $gain } steps of harm.
bot-fight-quiet = A shot at { $hex } would cost more than it promises.
bot-fight-place = { $hex } is the best place left for { $piece }.
bot-fight-enter = { $piece } comes in.
bot-fight-dig = Under fire in { $hex }, with nothing better to do: { $piece } digs in.
bot-fight-recover = { $piece } tries to recover.
bot-fight-support = { $piece } stays with his shaken men and helps them to recover.
bot-fight-other = Best: let these act first, not those who promise most at once.
