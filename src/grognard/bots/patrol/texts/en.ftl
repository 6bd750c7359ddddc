## Why a commander of a patrol does what it does. Pieces and hexes are named by the game.

## Activations
bot-patrol-prize = { $hex } is worth taking: { $piece } goes there.
bot-patrol-march = { $hex } is a better position, closer to what matters and safer: { $piece } goes there.
bot-patrol-fire = { $piece } fires at { $hex }: about { $gain } points to gain, for { $risk } of risk.
bot-patrol-assault = The odds favour an assault on { $hex }, led by { $piece }: about { $gain } points to gain.
bot-patrol-rally = { $piece } is of no use while shaken: it must rally first.
bot-patrol-hide = No enemy is watching: { $piece } goes to ground.
bot-patrol-stay = { $piece } is as well placed here as anywhere.
bot-patrol-pass = Nothing else is worth the risk: pass.
bot-patrol-flare = In the light our fire reaches more of theirs than theirs of ours: fire a flare.
bot-patrol-join = { $piece } joins, for better odds against { $hex }.
bot-patrol-enough = More men in the assault on { $hex } would be exposed for too little.
bot-patrol-advance = { $hex } is empty and worth holding: { $piece } advances into it.
bot-patrol-remain = Nobody would be better placed in { $hex }.

## Fire out of turn
bot-patrol-shoot = { $hex } is a good target: { $piece } fires, to gain about { $gain } points.
bot-patrol-quiet = Firing at { $hex } would give away more than it gains.

## Losses, retreats, prizes, reserves
bot-patrol-loses = { $piece } can best afford the step loss.
bot-patrol-retreat = { $hex } is closest to cover and friends: { $piece } retreats there.
bot-patrol-show = Somebody must be seen in { $hex } to take it: { $piece }.
bot-patrol-enter = { $hex } is the shortest way to the village: { $piece } enters there.
bot-patrol-wait = There is no room to enter: { $piece } waits.
bot-patrol-put = { $hex } is a good place to begin the night: { $piece } goes there.

## Mortars
bot-patrol-plot = There is a target worth a bomb.
bot-patrol-spare = No target is worth a bomb now: the mortars save theirs.
bot-patrol-aim = The enemy in { $hex } is likely to stay there: about { $gain } points to gain.

## What a general weighs
bot-patrol-design-to = Best plan: begin with { $piece } and go to { $hex }.
bot-patrol-design-fire = Best plan: begin with { $piece } and fire at { $hex }.
bot-patrol-design-assault = Best plan: begin with { $piece } and assault { $hex }.
bot-patrol-design-rally = Best plan: rally { $piece } first.
bot-patrol-design-hide = Best plan: let { $piece } go to ground first.
bot-patrol-design-pass = Best plan: pass, and let the enemy show his hand.
