## Why the commander of August does what it does.

bot-august-dismount = Under fire in { $hex }: { $piece } dismounts.
bot-august-mount = No enemy reaches { $hex }: { $piece } mounts.
bot-august-limber = Nothing to fire at from { $hex }: { $piece } is limbered for the march.
bot-august-charge = { $hex } can be ridden down: { $piece } charges.
