## Why a commander at Verdun does what it does. Pieces and hexes are named by the game.

## Assaults
bot-verdun-storm = Assault on { $hex } at { $column }: on average { $his } damage done and { $mine } taken.
bot-verdun-storm-prize = The place itself is worth taking: { $worth } to gain on balance.
bot-verdun-storm-ground = It opens the way on: { $worth } to gain on balance.
bot-verdun-no-storm = No assault that is left is worth its cost.
bot-verdun-join = { $piece } joins the assault on { $hex }.
bot-verdun-support = { $piece } fires in support, for a better column against { $hex }.
bot-verdun-defence = { $piece } fires in defence, to make the assault on { $hex } harder.
bot-verdun-no-defence = No gun that can be spared reaches { $hex }.
bot-verdun-enough = These are enough for { $hex }: more would only lose men, or shells needed elsewhere.
bot-verdun-advance = The hex is ours: { $piece } advances into { $hex }.
bot-verdun-onward = The pioneers have opened the way at { $hex }: { $piece } goes on.
bot-verdun-no-advance = { $hex } is not worth holding.

## Losses
bot-verdun-hit = { $piece } takes the hit: replacements can repair that, but a lost gun is lost for good.
bot-verdun-hold = { $piece } loses a step rather than { $hex }.
bot-verdun-back = Ground is cheaper than men: retreat from { $hex }.
bot-verdun-loses = { $piece } can best afford the step loss.
bot-verdun-way-back = { $hex } has room, cover and friends: { $piece } retreats there.
bot-verdun-remnant = The remnant of { $piece } may still hold the hex.

## Guns
bot-verdun-barrage = Barrage on { $hex } with { $guns } { $guns ->
        [one] battery
       *[other] batteries
    }: { $broken ->
        [0] its defenders are demoralised already, and may lose a step.
        [one] about one unit demoralised.
       *[other] about { $broken } units demoralised.
    }
bot-verdun-gun = { $piece } is in range of { $hex }: it fires.
bot-verdun-enough-guns = More guns on { $hex } would change little.
bot-verdun-silent = The other guns keep their shells for the assaults.
bot-verdun-interdict = The road through { $hex } supplies the enemy: { $piece } shells it.

## Marches
bot-verdun-to-storm = { $piece } moves up to assault { $hex }.
bot-verdun-advance-on = { $piece } marches towards { $hex }.
bot-verdun-take = Nobody holds { $hex }: { $piece } walks in.
bot-verdun-keep = { $piece } stays, so that nobody walks into { $hex }.
bot-verdun-guns-up = { $piece } follows, to fire for the men at { $hex }.
bot-verdun-post = { $piece } takes its position to hold { $hex }.
bot-verdun-guns-back = { $hex } is out of the enemy’s reach and within that of our men: { $piece } goes there.
bot-verdun-lead = From { $hex }, { $piece } supplies most of its corps: it moves there.
bot-verdun-make-room = There are too many units in { $hex }: { $piece } makes room.
bot-verdun-dig = The enemy is near: { $piece } digs in at { $hex }.
bot-verdun-moves-done = Every unit is where the plan wants it.
bot-verdun-halt = { $piece } is where it should be: it halts.
bot-verdun-no-exploit = Nothing more to gain by going on.
bot-verdun-must-exploit = There are too many units in { $hex }: some of them go on.
bot-verdun-exploit = The way is open: go on from { $hex } to { $hex_to }.

## Behind the front
bot-verdun-set-up = The historical line holds together: keep it.
bot-verdun-rally = Rally { $piece } while there is time.
bot-verdun-recover = A headquarters in good order supplies its corps twice as far: { $piece } tries to recover.
bot-verdun-replace = The replacements go where they fight best: { $piece }.
bot-verdun-attach = The corps of the centre needs a division most.
bot-verdun-call-121 = Our losses are high enough to call the 121st Division.
bot-verdun-leave-121 = The 121st Division would cost more than it can still win.

## Designs
bot-verdun-design-quiet = Best plan: no more assaults now.

## What speaks for an answer for which nothing else was noted
bot-verdun-staff-hex = { $hex } is out of the enemy’s reach.
bot-verdun-gun-again = { $piece } is the strongest of the lost batteries.
