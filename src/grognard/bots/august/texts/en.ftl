## Why the commander of August does what it does.

bot-august-dismount = { $piece } is under fire in { $hex } and dismounts.
bot-august-mount = No enemy can reach { $hex }: { $piece } mounts.
bot-august-limber = There is nothing to fire at from { $hex }: { $piece } limbers up to march.
bot-august-charge = The enemy in { $hex } can be ridden down: { $piece } charges.
