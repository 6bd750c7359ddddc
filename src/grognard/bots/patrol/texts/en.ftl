## Why a commander of a patrol does what it does. Pieces and hexes are named by the game.

## Activations
bot-patrol-prize = { $hex } is worth having: { $piece } goes there.
bot-patrol-march = { $hex } is the better place to be, for what is near it and what it is safe from: { $piece } goes there.
bot-patrol-fire = { $piece } fires at { $hex }: about { $gain } points of harm for { $risk } of risk.
bot-patrol-assault = The odds favour an assault on { $hex }, led by { $piece }: about { $gain } points to be gained.
bot-patrol-rally = { $piece } is of no use shaken: first it must pull itself together.
bot-patrol-hide = Nobody looks this way: { $piece } goes to ground.
bot-patrol-stay = { $piece } stands as well here as anywhere.
bot-patrol-pass = Nothing left that is worth the risk: pass.
bot-patrol-flare = With light our fire reaches more of theirs than theirs of ours: a flare.
bot-patrol-join = For better odds against { $hex }: { $piece } joins.
bot-patrol-enough = More men in the assault on { $hex } would not be worth exposing.
bot-patrol-advance = The hex is empty and worth standing in: { $piece } goes into { $hex }.
bot-patrol-remain = Nobody would stand better in { $hex }.

## Fire out of turn
bot-patrol-shoot = A good target in { $hex }: { $piece } fires, for about { $gain } points of harm.
bot-patrol-quiet = A shot at { $hex } would give away more than it promises.

## Losses, retreats, prizes, reserves
bot-patrol-loses = The step that is missed least: { $piece }.
bot-patrol-retreat = Cover and friends are nearest by { $hex }: { $piece } falls back there.
bot-patrol-show = To take { $hex } somebody must be seen there: { $piece }.
bot-patrol-enter = From { $hex } the way to the village is shortest: { $piece } comes in there.
bot-patrol-wait = No room to come in: { $piece } waits.
bot-patrol-put = A good place to begin the night: { $piece } at { $hex }.

## Mortars
bot-patrol-plot = There is something worth a bomb.
bot-patrol-spare = Nothing worth a bomb now: the mortars save theirs.
bot-patrol-aim = The enemy in { $hex } is likely to be there still: about { $gain } points of harm.

## What a general weighs
bot-patrol-design-to = Best: begin with { $piece } and go to { $hex }.
bot-patrol-design-fire = Best: begin with { $piece } and fire at { $hex }.
bot-patrol-design-assault = Best: begin with { $piece } and assault { $hex }.
bot-patrol-design-rally = Best: first rally { $piece }.
bot-patrol-design-hide = Best: first let { $piece } go to ground.
bot-patrol-design-pass = Best: pass, and let the enemy show his hand.
