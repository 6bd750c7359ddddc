## Why the commander of a tactical game does what it does. Pieces and hexes are named by the game.

bot-fight-prize = { $hex } is worth taking: { $piece } goes there.
bot-fight-march = { $hex } is a better position, closer to what matters and safer: { $piece } goes there.
bot-fight-fire = { $piece } fires at { $hex }: about { $gain } steps of losses expected.
bot-fight-snap = { $piece } moves up and fires at { $hex }: about { $gain } steps of losses expected.
bot-fight-assault = { $hex } can be taken by assault: { $piece } goes in.
bot-fight-rush = Everyone attacks { $hex } together: only numbers get through this fire.
bot-fight-set-up = { $piece } sets up: it has targets from { $hex }.
bot-fight-command = { $piece } urges on the men in { $hex }: they can do more than he can.
bot-fight-free = { $piece } gets his men moving again.
bot-fight-leave = { $hex } is the way out: { $piece } leaves the map.
bot-fight-pass = Nothing else is worth the risk.
bot-fight-activate = This unit has the most to gain: about { $gain } steps.
bot-fight-shoot = { $hex } is a good target: { $piece } fires, for about { $gain } steps of losses.
bot-fight-quiet = Firing at { $hex } would cost more than it gains.
bot-fight-place = { $hex } is the best place left for { $piece }.
bot-fight-enter = { $piece } enters the map.
bot-fight-dig = { $piece } is under fire in { $hex } with nothing better to do: it digs in.
bot-fight-recover = { $piece } tries to recover.
bot-fight-support = { $piece } stays with his men and helps them to recover.
bot-fight-other = Best plan: let these act first, rather than the unit that has most to gain at once.

## What speaks for an answer where no order is carried out
bot-fight-stays = { $piece } has nothing better to do from here.
bot-fight-step = { $hex } is the better position: { $piece } goes on.
bot-fight-cannot-fire = Nobody can fire at { $hex } now.
bot-fight-join = Fired together with { $piece }, this does more at { $hex } than two fires apart.
bot-fight-joined = More units would add too little to the fire at { $hex }.
bot-fight-flee = { $hex } is the best hex to flee to.
bot-fight-target = Fire does most at { $hex }.
bot-fight-enter-at = { $hex } is the best hex to enter the map.
bot-fight-stand = If they stay, { $hex } falls in { $chance }% of cases; steps lost: about { $mine }, by the enemy { $his }. It is worth the fight.
bot-fight-go = If they stay, { $hex } falls in { $chance }% of cases; steps lost: about { $mine }, by the enemy { $his }. The fight costs more than it is worth: { $piece } had better go.
bot-fight-no-threat = No enemy that we know of can fight for { $hex }: there is no need to go.
