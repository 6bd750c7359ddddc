## Why a commander of the 1918 series does what it does. Pieces and hexes are named by the game.

## The offensive and those who arrive
bot-front-launch = From { $hex }, { $piece } covers most of the front we want to break: it launches the offensive.
bot-front-share-out = The Stosstruppen go to the best regiments near the enemy.
bot-front-to-regiment = { $piece } will attack first: the Stosstruppen join it.
bot-front-withdraw = { $piece } is cut off: it heads for { $hex }, farthest from the enemy.
bot-front-call-up = Reinforcements that wait come too late: call them now.
bot-front-enter = Fresh troops come first: { $piece } enters.
bot-front-arrive = { $hex } is near the fighting and has room: { $piece } arrives there.

## Marches
bot-front-to-storm = { $piece } moves to { $hex } to attack { $hex_about }.
bot-front-guard = If { $hex_about } falls, all is lost: { $piece } goes to { $hex }.
bot-front-forward = { $piece } moves on to { $hex }, towards { $hex_about }.
bot-front-hold = The line needs a unit in { $hex }: { $piece } goes there.
bot-front-hurry = { $piece } is needed in { $hex }: it makes a forced march.
bot-front-forced = The road is safe and the way is long: { $piece } makes a forced march to { $hex }.
bot-front-gun = { $hex } is behind the front and in range of our targets: { $piece } goes there.
bot-front-staff = From { $hex }, { $piece } commands the front in safety.
bot-front-relieved = { $piece } leaves the line at { $hex_about } and goes to { $hex } to recover.
bot-front-relieve = Other units hold { $hex } now: { $piece } may leave it.
bot-front-halt = { $piece } is well placed: it halts.
bot-front-moved = Every unit is where the plan wants it.

## Bridges, reserves, the end of movement
bot-front-span = We want to cross the river: a footbridge from { $hex } to { $hex_to }.
bot-front-rebuild = Guns and supply need the bridge between { $hex } and { $hex_to }.
bot-front-blow = The bridge between { $hex } and { $hex_to } helps the enemy more than us.
bot-front-reserve = The units in { $hex } are fresh and close behind the attack: they wait for the breakthrough.
bot-front-disengage = { $piece } is almost surrounded in { $hex }: it prepares to disengage.
bot-front-end-of-movement = Nothing else to prepare before the fighting.

## Attacks
bot-front-storm = Attack on { $hex } at { $column } with { $count } { $count ->
        [one] unit
       *[other] units
    }: on average it gains { $worth } steps more than it costs, ground included.
bot-front-storm-aim = { $hex } is one of our objectives.
bot-front-storm-way = The way to our objectives leads through { $hex }.
bot-front-storm-wear = The aim is to wear down the enemy in { $hex }.
bot-front-no-storm = No attack is worth its cost.
bot-front-join = { $piece } joins the attack on { $hex }.
bot-front-tank = The tanks join the attack on { $hex }.
bot-front-lead = { $piece } leads: no unit has a better morale than { $morale }.
bot-front-coordinate = { $piece } are the best of the tanks.
bot-front-shock = A better column is worth the risk: { $piece } lead the attack.
bot-front-no-shock = The odds could not be better: the Stosstruppen are spared.

## Guns
bot-front-gun-attack = { $piece } bombards { $hex } before the attack.
bot-front-gun-defence = { $piece } fires at those who attack { $hex }.
bot-front-counter = Silencing the enemy’s guns before { $hex } gains more: { $piece } fires at them.
bot-front-guns-silent = More shells would do too little at { $hex }: the other guns wait for the next attack.

## Losses
bot-front-sheds = { $piece } take the loss, so that a regiment stays at full strength.
bot-front-loses = { $piece } can best afford the step loss.
bot-front-disorders = { $piece } can best afford the disorganisation.
bot-front-panics = { $piece } is the weakest: it panics.
bot-front-disband = There are too many units in { $hex }: { $piece }, the weakest, goes.
bot-front-confuse = { $piece } is the strongest attacker: it is disorganised.
bot-front-cancel = { $piece } is the strongest unit that could exploit: it is stopped.
bot-front-misdirect = { $piece } stands alone in our way at { $hex }: it is misdirected.
bot-front-astray = In { $hex }, { $piece } is least in our way: it is sent there.

## Going back
bot-front-retreat = { $hex } is worth less than the men: retreat { $count } { $count ->
        [one] hex
       *[other] hexes
    } for { $saved } points of damage fewer.
bot-front-stand = { $hex } is worth the losses: no retreat.
bot-front-back = The line can be held at { $hex }: { $piece } retreats there.
bot-front-back-foe = { $piece } is driven to { $hex }, where it hurts the enemy most.
bot-front-break-off = The units in { $hex } disengage now.
bot-front-break-off-far = They leave { $hex } and retreat { $count } { $count ->
        [one] hex
       *[other] hexes
    }, no farther than need be.
bot-front-by-morale = { $piece } has the best chance, with morale { $morale }.
bot-front-react = There is a gap near { $hex_about }: { $piece } goes to { $hex } to close it.
bot-front-no-reaction = The line around { $hex } holds without any reaction.

## Going on
bot-front-advance = { $hex } is worth holding: { $piece } advances into it.
bot-front-no-advance = No more units are needed in { $hex }.
bot-front-onward = The way is open: { $piece } goes on.
bot-front-onward-to = { $piece } goes on to { $hex }, towards our objectives.
bot-front-exploit = { $piece } is the strongest: it is to exploit the breakthrough.
bot-front-exploited = Nothing more to gain by going on.
bot-front-haul = The front has moved on: { $piece } follows.
bot-front-haul-to = { $hex } is behind the front and in range: { $piece } goes there.

## In the air
bot-front-fly = A fight is likely at { $hex }: { $piece } flies there.
bot-front-grounded = No air group would achieve enough now.
bot-front-mission = { $piece } took off for this mission.
bot-front-over = The next fight is most likely at { $hex }: { $piece } goes there.
bot-front-shot-down = { $piece } can best be spared.
bot-front-base = { $hex } is near the front and safe: { $piece } lands there.

## Designs
bot-front-design-bold = Best plan: attack boldly, whatever it costs.
bot-front-design-effort = Best plan: one main effort, everything else comes after.
bot-front-design-strike = Best plan: counter-attack along the front.
bot-front-design-supple = Best plan: give ground and save men.
bot-front-design-all-out = Best plan: everything for the hexes that decide, whatever it costs.
bot-front-design-cling = Best plan: hold on to the hexes that decide.

## What speaks for an answer for which nothing else was noted
bot-front-no-counter = Our own fire does more here than silencing the enemy’s guns would.
bot-front-joined = The attack has those it was planned with: the others have other tasks.
bot-front-no-haul = The guns are near enough to the front.
bot-front-no-relief = Nobody here needs relief, or nobody else could hold the hex.
bot-front-not-far = { $piece } is well placed: it halts.
bot-front-best-way = { $hex } is on the way to where { $piece } is wanted.
bot-front-no-misdirection = None of these units is in our way.

## Italy
bot-front-italia-homewards = { $hex } is nearest to home of all hexes { $piece } can reach.
bot-front-italia-way-out = { $piece } can leave the map: it goes home.
bot-front-italia-bruchmuller = { $piece } has most enemies in range.
bot-front-italia-hide = The enemy need not know where { $piece } is, and hiding costs nothing.
bot-front-italia-keep-reserve = The enemy is not near to these reserves: they wait.
bot-front-italia-release = The enemy is near to { $hex }: the reserves there are released.
bot-front-italia-no-retreat-yet = To order the retreat now would give the enemy too many points.
bot-front-italia-order-retreat = The retreat costs few points now, and saves men.
bot-front-italia-retire = Everybody goes back, so that nobody is cut off.
bot-front-italia-rommel = { $piece } is the strongest of those Rommel can surprise.
bot-front-italia-refugees = Most units are held up by refugees in { $hex }.
bot-front-italia-sabotage = Most of the enemy needs this bridge to go home.
bot-front-italia-no-sabotage = No bridge would cut off enough of the enemy.
bot-front-italia-starve = { $piece } is the strongest of them: its hunger helps us most.
bot-front-italia-silence-own = { $piece } is farthest from the enemy: its fire is missed least.
bot-front-italia-take-off = { $piece } is nearest to the enemy: it is saved first.
bot-front-italia-silence-foe = { $piece } is nearest to us: its fire would hurt us most.
