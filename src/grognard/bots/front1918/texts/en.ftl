## Why a commander of the 1918 series does what it does. Pieces and hexes are named by the game.

## The offensive and those who arrive
bot-front-launch = From { $hex } it reaches most of the front to be broken: { $piece } opens the offensive.
bot-front-share-out = To the best regiments nearest the enemy go the Stosstruppen.
bot-front-to-regiment = First in the next attack: the Stosstruppen go to { $piece }.
bot-front-withdraw = Cut off, { $piece } makes for { $hex }, farthest from the enemy.
bot-front-call-up = Who waits comes late: call them now.
bot-front-enter = Fresh troops first: { $piece } comes in.
bot-front-arrive = Near to where it burns, and with room: { $piece } goes to { $hex }.

## Marches
bot-front-to-storm = To attack { $hex_about }, { $piece } takes its place in { $hex }.
bot-front-guard = If { $hex_about } falls, all is lost: { $piece } goes to { $hex }.
bot-front-forward = Towards { $hex_about }: { $piece } goes on to { $hex }.
bot-front-hold = The line needs somebody in { $hex }: { $piece } goes there.
bot-front-hurry = By a forced march { $piece } comes to { $hex }, where it is needed.
bot-front-forced = The road is safe and the way long: { $piece } marches hard for { $hex }.
bot-front-gun = In range of what is to be fired at, and behind the front: { $piece } goes to { $hex }.
bot-front-staff = To keep the front in command from a safe place, { $piece } goes to { $hex }.
bot-front-relieved = Out of the line of { $hex_about } to recover, { $piece } goes to { $hex }.
bot-front-relieve = Others hold { $hex } now: { $piece } may leave it.
bot-front-halt = Well placed where it is: { $piece } halts.
bot-front-moved = Everybody is where the plan wants him.

## Bridges, reserves, the end of movement
bot-front-span = The way leads over the river: a footbridge from { $hex } to { $hex_to }.
bot-front-rebuild = Guns and supply need the bridge between { $hex } and { $hex_to }.
bot-front-blow = The bridge between { $hex } and { $hex_to } would serve the enemy more than us.
bot-front-reserve = Fresh and near the guns: those in { $hex } wait for the breach.
bot-front-disengage = All but ringed in { $hex }: { $piece } is to break off.
bot-front-end-of-movement = Nothing more to prepare before the fight.

## Attacks
bot-front-storm = Attack on { $hex } at { $column } with { $count } { $count ->
        [one] unit
       *[other] units
    }: over all the dice it promises { $worth } steps more than it costs, ground counted in.
bot-front-storm-aim = { $hex } is what we are after.
bot-front-storm-way = The way to our aims leads through { $hex }.
bot-front-storm-wear = It is the enemy’s strength in { $hex } we are after.
bot-front-no-storm = No attack promises more than it would cost.
bot-front-join = In the attack on { $hex }: { $piece } takes part.
bot-front-tank = For the attack on { $hex } the tanks are called up.
bot-front-lead = With morale { $morale } nobody leads better than { $piece }.
bot-front-coordinate = Of the tanks the best: { $piece }.
bot-front-shock = A better column is worth the risk: { $piece } go first.
bot-front-no-shock = The odds could not be better: the Stosstruppen are spared.

## Guns
bot-front-gun-attack = To soften up { $hex }: { $piece } bombards.
bot-front-gun-defence = Shells on those who attack { $hex }: { $piece } fires.
bot-front-counter = More is won by silencing the enemy’s guns before { $hex }: { $piece } fires at them.
bot-front-guns-silent = More shells would do too little at { $hex }: the rest is kept for the next attack.

## Losses
bot-front-sheds = To keep a regiment whole, { $piece } are given.
bot-front-loses = The step that is missed least: { $piece }.
bot-front-disorders = In disorder it does the least harm: { $piece }.
bot-front-panics = The weakest may run: { $piece }.
bot-front-disband = Too many in { $hex }, and the weakest goes: { $piece }.
bot-front-confuse = The strongest of the attackers is thrown into disorder: { $piece }.
bot-front-cancel = The strongest that would pour through is stopped: { $piece }.
bot-front-misdirect = Alone in our way at { $hex }: { $piece } is sent off.
bot-front-astray = Least in our way at { $hex }: { $piece } is sent there.

## Going back
bot-front-retreat = The ground of { $hex } is worth less than the men: back { $count } { $count ->
        [one] hex
       *[other] hexes
    }, and { $saved } points of damage fewer.
bot-front-stand = { $hex } is worth its price: nobody goes back.
bot-front-back = The line can be held at { $hex }: { $piece } goes there.
bot-front-back-foe = Where it hurts most: { $piece } is driven to { $hex }.
bot-front-break-off = Those in { $hex } break off now.
bot-front-break-off-far = Out of { $hex } by { $count } { $count ->
        [one] hex
       *[other] hexes
    }, no farther than need be.
bot-front-by-morale = With morale { $morale } it has the best chance: { $piece }.
bot-front-react = A hole near { $hex_about } is to be closed: { $piece } goes to { $hex }.
bot-front-no-reaction = The line round { $hex } holds without anybody moving.

## Going on
bot-front-advance = The hex is worth standing in: { $piece } enters { $hex }.
bot-front-no-advance = Nobody more is wanted in { $hex }.
bot-front-onward = The way is open: { $piece } goes on.
bot-front-onward-to = Towards the aims: { $piece } goes on to { $hex }.
bot-front-exploit = The strongest is to pour through: { $piece }.
bot-front-exploited = There is nothing more to be gained by going on.
bot-front-haul = The front has moved on: { $piece } follows.
bot-front-haul-to = Behind the front and in range: { $piece } goes to { $hex }.

## In the air
bot-front-fly = A fight is likely there: { $piece } flies to { $hex }.
bot-front-grounded = No group would do enough in the air now.
bot-front-mission = For this { $piece } was sent up.
bot-front-over = Over the likeliest fight: { $piece } goes to { $hex }.
bot-front-shot-down = The one that is missed least: { $piece }.
bot-front-base = Near the front and safe: { $piece } lands in { $hex }.

## Designs
bot-front-design-bold = Best: attack boldly, whatever it costs.
bot-front-design-effort = Best: one main effort, everything else comes after.
bot-front-design-strike = Best: strike back along the front.
bot-front-design-supple = Best: give ground and save men.
bot-front-design-all-out = Best: everything for the hexes that decide, whatever it costs.
bot-front-design-cling = Best: cling to the hexes that decide.
