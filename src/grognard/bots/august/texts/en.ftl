## Why the commander of August does what it does.

bot-august-dismount = { $piece } is under fire in { $hex } and dismounts.
bot-august-mount = No enemy can reach { $hex }: { $piece } mounts.
bot-august-limber = There is nothing to fire at from { $hex }: { $piece } limbers up to march.
bot-august-charge = The enemy in { $hex } can be ridden down: { $piece } charges.

## What speaks for an answer where no order is carried out
bot-august-acted = None of the others has anything worth doing now.
bot-august-aim = The enemy is most likely to be in { $hex } by then: the guns are to fire there.
bot-august-no-fire = No target worth the shells is expected by then.
bot-august-aim-as = Batteries off the map do most when they fire together: they follow the plan of { $piece }.
bot-august-fire-with = { $piece } does more by firing than by moving.
bot-august-move-with = { $piece } does more by moving, or by leading others who move, than by firing.
bot-august-declared = Nobody else has an order worth giving.
bot-august-cancel = The planned fire of { $piece } would hit our own men: it is cancelled.
bot-august-plans-stand = No planned fire endangers our own men: the plans stand.
bot-august-combine = Batteries that fire together do more.
bot-august-entrench = { $piece } is worth much and has little cover: it begins in a trench.
bot-august-first-fire = Those who may fire first are the larger part of the defence.
bot-august-fire-together = Those who may fire first are too few: all fire together.
bot-august-lose = { $piece } can best afford the step loss.
bot-august-fall = { $piece } is the leader who can best be spared.
bot-august-give-up = { $piece } is worth least.
bot-august-leader-stays = The leader is needed where he is.
bot-august-harass = This fire costs nothing and may hit somebody.
bot-august-observe = { $piece } sees what matters from where it stands: it observes.
bot-august-plan-fire = { $piece } sees too little from where it stands: it fires by plan.
bot-august-bound-for = { $hex } is the best place for the guns that { $piece } can reach.
bot-august-send = Those who wait there have too few leaders.
bot-august-aboard = The gun is to leave by road: it begins loaded on { $piece }.
bot-august-works = There is no better cover than the fortification.
bot-august-take-part = The assault on { $hex } needs { $piece }.
bot-august-taking-part = Those chosen are enough for the assault on { $hex }.
bot-august-charge-way = The way through { $hex } is under the least fire.
