## Why a commander at Verdun does what it does. Pieces and hexes are named by the game.

## Assaults
bot-verdun-storm = Assault on { $hex } at { $column }: on average { $his } damage dealt for { $mine } taken.
bot-verdun-storm-prize = The place is worth having for itself: a balance of { $worth } to be expected.
bot-verdun-storm-ground = It opens the way on: a balance of { $worth } to be expected.
bot-verdun-no-storm = No assault left promises more than it would cost.
bot-verdun-join = For the assault on { $hex }: { $piece } joins.
bot-verdun-support = For a better column against { $hex }: { $piece } fires in support.
bot-verdun-defence = To make the assault on { $hex } harder: { $piece } fires in defence.
bot-verdun-no-defence = No gun that can be spared reaches { $hex }.
bot-verdun-enough = These are enough for { $hex }: more would only lose men, or shells needed elsewhere.
bot-verdun-advance = The hex is ours: { $piece } goes into { $hex }.
bot-verdun-onward = The pioneers have opened the way at { $hex }: { $piece } goes on.
bot-verdun-no-advance = Nothing in { $hex } is worth standing there for.

## Losses
bot-verdun-hit = The shell falls on { $piece }: replacements can mend that, a gun is gone for good.
bot-verdun-hold = To keep { $hex }, { $piece } loses a step instead of giving way.
bot-verdun-back = Ground is cheaper than men: back from { $hex }.
bot-verdun-loses = The step that is missed least: { $piece }.
bot-verdun-way-back = Room, cover and friends are at { $hex }: { $piece } goes back there.
bot-verdun-remnant = Whoever is left of { $piece } may still hold the hex.

## Guns
bot-verdun-barrage = Barrage on { $hex } with { $guns } { $guns ->
        [one] gun
       *[other] guns
    }: worth { $worth } units shaken.
bot-verdun-gun = In range of { $hex }: { $piece } fires.
bot-verdun-enough-guns = More guns on { $hex } would change little.
bot-verdun-silent = The other guns keep their shells for the assaults.
bot-verdun-interdict = The road through { $hex } feeds the enemy: { $piece } shells it.

## Marches
bot-verdun-to-storm = To assault { $hex }: { $piece } takes its place.
bot-verdun-advance-on = Towards { $hex }: { $piece } marches.
bot-verdun-take = Nobody holds { $hex }: { $piece } walks in.
bot-verdun-keep = So that nobody walks into { $hex }: { $piece } stays there.
bot-verdun-guns-up = To fire for the men at { $hex }: { $piece } follows.
bot-verdun-post = To hold { $hex }: { $piece } takes its post.
bot-verdun-guns-back = Out of the enemy’s reach, within that of its men: { $piece } goes to { $hex }.
bot-verdun-lead = From { $hex } it feeds most of its corps: { $piece } moves there.
bot-verdun-make-room = Too many in { $hex }: { $piece } makes room.
bot-verdun-dig = The enemy is near: { $piece } digs in at { $hex }.
bot-verdun-moves-done = Everyone is where the plan wants them.
bot-verdun-halt = It is where it should be: { $piece } halts.
bot-verdun-no-exploit = Nothing more to be gained by going on.
bot-verdun-must-exploit = Too many in { $hex }: some of them go on.
bot-verdun-exploit = The way is open: from { $hex } on to { $hex_to }.

## Behind the front
bot-verdun-set-up = The line as it stood holds together: we take it.
bot-verdun-rally = Rally while there is time: { $piece }.
bot-verdun-recover = A headquarters in order feeds its corps twice as far: { $piece } tries.
bot-verdun-replace = Fresh men where they fight best: { $piece }.
bot-verdun-attach = The corps of the centre needs a division most.
bot-verdun-call-121 = We have bled enough to call the 121st Division.
bot-verdun-leave-121 = The 121st Division would cost more than it can still win.

## Designs
bot-verdun-design-quiet = Best: no more assaults now.
