## Why the commander of Indochine does what it does.

bot-indochine-goes-on = The way ahead is worth more than a step: { $piece } goes on.
bot-indochine-stops = What { $piece } set out for is not worth a step.
bot-indochine-shelled = There is most of the enemy in and around { $hex }, and none of our own men too near.
bot-indochine-no-plot = No target is worth shells that may find our own men.
bot-indochine-keep-plot = The plan of last turn still stands.
bot-indochine-shell = The shells will find more of the enemy than of our own men.
bot-indochine-spare-shells = Our own men have come too near to the target.
bot-indochine-call = An enemy is known and no aircraft has been called: call one.
bot-indochine-no-call = One aircraft at a time is enough, and only against an enemy we know of.
bot-indochine-plane = An aircraft that is hit cannot attack us.
bot-indochine-led = { $piece } does little without a leader: it joins the one beside it.
bot-indochine-decoy = Decoys are shared out among the formations.
bot-indochine-drop = { $hex } is good ground near what we want, and not on top of the enemy.
bot-indochine-fail = A fresh company can still come in time to take the place of this one.
bot-indochine-test = No fresh company would come in time: these men are still needed.
bot-indochine-hide = What is not seen is not fired at: { $piece } hides.
bot-indochine-assault-with = The assault on { $hex } was planned with { $piece }.
bot-indochine-assault-enough = The assault on { $hex } has those it was planned with.
bot-indochine-recover = { $piece } has more to gain by recovering here than by going elsewhere.
bot-indochine-step-away = { $hex } is the better place to recover.
bot-indochine-replace = A fresh company is always welcome.
bot-indochine-spare-leader = { $piece } is worth most: the shells spare that leader.
bot-indochine-strike = A strike at { $piece } hurts the enemy most.
bot-indochine-target = An attack of everybody on { $hex } promises most.
bot-indochine-one-target = Enough targets: others take the places of those who fall.
bot-indochine-wave-step = The way through { $hex } is under the least fire.
