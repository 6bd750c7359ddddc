# The lessons of Infantry Attacks: August 1914.

course-august = The first segments of August
course-august-about = Fourteen short lessons, most of them before Bilderweitschen: leaders and their men, corn and rifles, assaults, guns, a charge, and a first turn of your own.

## A segment
august-segment-title = The first segment
august-segment-call = 17 August 1914: you lead Germans before the village of Bilderweitschen, and it is your segment. Let the captain call his men, in his hex and beside it.
august-segment-call-hint = The line says “Activate … and his men”. He reaches both companies: one stands with him, one in the next hex.
august-segment-alone = Then one company acts, and the other waits for your next segment. The captain brings both in one.
august-segment-stack = A stack is one hex: the company next to it would stay behind. Choose the captain and his men.
august-segment-pass = Passing gives the segment away; two passes, one by each side, end the turn. Call your men.
august-segment-orders = Each piece either moves or fires, and you say so for all of them first. Order both companies to move.
august-segment-orders-hint = “Order everyone in reach to move” does it at once. Whoever gets an order need not use it.
august-segment-nobody = There is no enemy in sight to fire at. Order a move.
august-segment-march = Now carry the orders out, one piece after the other. Bring both companies into the village: the hexes with houses, two by two.
august-segment-march-hint = Act with a company, then choose hex after hex: the road is cheap. “Halt here” ends its move, then the other acts; a false step can be undone.
august-segment-end = Its order would be lost: once the segment ends, it has had its turn. Bring both companies in first.
august-segment-done = Both are marked: they neither move nor fire again this turn. Now the other side plays a segment, and so on until both pass.

## Leaders
august-approach-title = Nobody goes forward alone
august-approach-chain = Now you lead the Russians. A unit moves closer to the enemy only when a leader calls it, and leaders call leaders: begin with the lieutenant-colonel.
august-approach-chain-hint = He calls the captain beside him, the captain calls the companies around himself. All of it is one segment.
august-approach-alone = Without a leader it could not take a step towards the village. Begin with the highest leader.
august-approach-pass = Then nobody goes forward this time. Begin with the lieutenant-colonel.
august-approach-orders = The first company is too far for the colonel’s own voice. Order the captain as well: he passes the call on.
august-approach-orders-hint = “Order everyone in reach to move” passes it on by itself. One by one: first the captain, then both companies, then carry out the orders.
august-approach-stack = That reaches one hex; the first company in the corn would hear nothing. Order everybody.
august-approach-forward = Both companies may go forward now. Move each of them towards the village, through the corn.
august-approach-forward-hint = Act with the first company and go to 1205, halt; then act with the second and go to 1305.
august-approach-end = A company that was called and does nothing has lost its turn. Move both first.
august-approach-done = One word of the highest leader moves a battalion: keep leaders a hex apart, not three. A leader himself may always go forward.

## Sight
august-corn-title = Unseen in the corn
august-corn-look = The machine gun in the village sees far over open ground, but into corn, woods or houses only a short way. Your company stands in the open beside such corn.
august-corn-walk = Go into the corn, where nobody sees it: the ringed hex is far enough from the gun.
august-corn-walk-hint = Act with the company and choose 1307. Open “Here” on a hex to see its ground; the map also shows who sees it.
august-corn-road = The road is quicker, and open: the gun would see every step and fire. Go through the corn.
august-corn-end = Then it stays in the open before the gun. Go into the corn.
august-corn-done = Corn hides but does not stop bullets; woods and houses do both. Whoever fires from cover is marked observed, and is then seen as if in the open.

## Fire
august-fire-title = Fire together
august-fire-call = A Russian company has come up to the village, in the open. Let the lieutenant call the stack, and order fire.
august-fire-pass = The target stands close and in the open: fire now.
august-fire-alone = Then only one of them fires. Called together, they fire together.
august-fire-move = Moving out, they would leave the houses and not fire. Order fire.
august-fire-target = Begin with one of them and choose the target. What fires at a hex hits everybody in it.
august-fire-end = Not yet: the order to fire is still to be carried out.
august-fire-corn = Those stand in the corn, farther away: fire does little there. Take the company in the open.
august-fire-odds = One of them alone may do little. Point at the other joining in: strengths are added, then the column is shifted.
august-fire-together = Let the other join, and fire.
august-fire-half = You could, but two weak fires are worth less than one strong one. Let the other join.
august-fire-done = Fire seldom destroys; it breaks the will. The Russians failed a test and are discouraged: weaker, slower, fit for no assault. And you have shown where you are.

## Opportunity fire
august-wait-title = Let them come
august-wait-pass = Two Russian companies are on the road, and you have the segment. Whoever acts now cannot fire when they move: pass.
august-wait-acted = Whoever has acted cannot fire at moving enemies any more this turn. They are far off still: pass.
august-wait-first = A company comes nearer, and your machine gun may fire twice at those who move. Fire with the gun alone; the company waits for a better moment.
august-wait-first-hint = Fire with the machine gun, and with nothing else. When you are asked for the company, hold its fire.
august-wait-company = A company fires only once in this way, and they are still two hexes away. The machine gun fires, the company holds.
august-wait-let = That lets it march up unharmed. Fire with the machine gun.
august-wait-second = Now it stands right before you. Fire with everything: the gun first, and the company joins in.
august-wait-second-hint = Choose the machine gun, then let the company join. Nearer fire is better fire.
august-wait-now = Closer it will not come, except with the bayonet. Fire now.
august-wait-done = Whoever fails a test on the move stops where he is. Fire at every step, the best gun first, and pass while they are still coming.

## Recovery
august-rally-title = Pull them together
august-rally-call = One company is demoralised, one discouraged. You may not even pass before the first has tried to recover: let the captain call them.
august-rally-alone = Alone it has worse chances, and on a failure it flees. The captain helps both.
august-rally-orders = Recovery counts as movement, and helping too. Order everybody to move.
august-rally-orders-hint = “Order everyone in reach to move” includes the captain himself.
august-rally-fire = A discouraged company fires badly. Get it in order first: order a move.
august-rally-support = First the captain: act with him, and let him help the others. His bonus counts for all he has called.
august-rally-first = Without his help the roll is harder. First the captain, then the companies.
august-rally-recover = Now both companies try. The demoralised one has no other choice; point at the odds of the other.
august-rally-done = One step at a time: demoralised, discouraged, good order. Houses help, leaders help, and a demoralised company that fails runs.

## Stacking
august-stack-title = How many in a hex
august-stack-call = You lead Russians in the corn; two companies are ahead in the ringed hex. Let the captain call the others, and order all to move.
august-stack-pass = The others are to close up. Call them.
august-stack-all = One by one works as well, but here everybody moves. Order all at once.
august-stack-company = Bring the third company forward. The two ahead fill their hex: find it another one.
august-stack-company-hint = 1205 is free, in the same corn. 1206 is refused: ask why.
august-stack-end = Not yet: bring the company and the machine gun forward first.
august-stack-gun = A third combat unit may join two companies if it is none itself. Bring the machine gun to 1206.
august-stack-gun-hint = Halt the company if it still moves, then act with the machine gun.
august-stack-limber = Turning the counter takes its whole activation. Ready as it is, it may go one hex: to 1206.
august-stack-done = Two companies in a hex are also the better target: every fire at them gains columns. Wait in two hexes, join for the assault.

## Assault
august-assault-title = Into the enemy’s hex
august-assault-call = A reduced German outpost stands in the corn before you. An assault counts as fire: let your captain call both companies, and order fire.
august-assault-call-hint = Choose the captain and his men, then “Order everyone in reach with a target to fire”.
august-assault-alone = Only a company called by a leader in good order may go in. Call the captain.
august-assault-move = Nobody enters an enemy hex by a move. Order fire.
august-assault-pass = The outpost will not leave by itself. Call the captain.
august-assault-choose = Begin with a company and choose the assault. You go into the hex, and fight there.
august-assault-fire = Fire may hurt the outpost, but the hex stays theirs. Go in.
august-assault-end = Not yet: the assault is ordered but not begun.
august-assault-odds = Who else goes in? Point at the captain: a leader who goes in improves the column.
august-assault-all = Take everybody in. Both sides strike at the same time.
august-assault-half = One company against one is a fair fight; there is no need for that. Take all.
august-assault-done = The outpost is gone, and the hex is yours. Had it survived, both sides would stay in it, and the next assault could use the bayonet.

## First Fire
august-first-fire-title = Fire first
august-first-fire-stay = You are dug in south of the village and have fired; now Russians stand next to you, about to assault. Defence needs no activation: pass, and wait for them.
august-first-fire-out = The captain helps most in the trench: his company defends better with him. Pass.
august-first-fire-odds = They come. Point at First Fire: dug in, you may fire before they strike.
august-first-fire-choose = Everything here is dug in, so nothing is held back. Choose First Fire.
august-first-fire-together = Then both strike at the same time, and the trench has done nothing for you. Fire first.
august-first-fire-done = Only those who survived and kept their heads struck back, the discouraged with less strength. A trench takes time: begin early.

## A battery that observes
august-observe-title = A battery in sight of the enemy
august-observe-call = Before Göritten your battery is to observe: it fires in your segments, at what it sees itself. Activate it alone and order fire.
august-observe-call-hint = Activate the battery, order it to fire, then act with it. It needs no leader.
august-observe-captain = Leaders do not combine guns. Activate the battery itself.
august-observe-pass = The battery has a target. Use it.
august-observe-move = A battery that observes stays where it is. Order fire.
august-observe-end = Not yet: its target is in sight.
august-observe-odds = Shells fly over friends and far, but the battery must see somebody in the hex. Point at the fire on 0807; the company in the houses is refused.
august-observe-fire = Fire on the company in the open.
august-observe-done = After each such fire the shells are rolled for: above a number of the scenario the battery runs low. Guns are never called for at short notice here.

## The fire plan
august-plan-title = A plan made the day before
august-plan-target = Most guns fire by a plan, written before the game, hex by hex and turn by turn. Tomorrow you attack across the stream: on the first turn, fire on the work at the bridge.
august-plan-none = An empty line stays empty: nobody can call that fire later. Plan it.
august-plan-own = Your own companies stand there. Planned fire is carried out, friends or not.
august-plan-twice = The same target on the second turn: two turns running make a barrage, which strikes whoever enters. Plan it.
august-plan-twice-hint = Choose “Same as the turn before”, or the hex once more.
august-plan-once = One turn gives no barrage. Keep on it for a second.
august-plan-stop = By the third turn your own men may be at the bridge. Plan no more fire from here on.
august-plan-blind = The guns do not see who stands there by then, and fire all the same. End the plan.
august-plan-watch = The game begins, and the plan is played in the bombardment phase. Leave the mission as it is, and open fire.
august-plan-cancel = A cancelled mission is cancelled for good: the battery would never fire again. Leave it.
august-plan-done = It may hit or not; it is never moved to another hex. Hexes beside the target are in danger too: keep your own out of them.

## Cavalry
august-charge-title = Wrangel’s charge
august-charge-call = Kaushen, 19 August: a German battery has fired and stands on the ridge, two hexes away. Let the captain of cavalry call both squadrons, and order fire: an assault counts as that.
august-charge-alone = Without a cavalry leader no squadron may approach, nor charge. Call the captain.
august-charge-pass = The guns will be ready again. Ride.
august-charge-ride = From two hexes away mounted men charge, across one clear and empty hex. Choose the charge on the guns.
august-charge-end = Not yet: the charge is ordered but not begun.
august-charge-all = Take the other squadron and the captain along, and choose the way. A charge by cavalry alone gains columns.
august-charge-captain = Not yet: the captain improves the column, and both squadrons are needed. Take all along.
august-charge-done = Guns hardly defend themselves. Had the infantry beside them still been free to act, it would have fired at the first hex of your ride.

## Victory
august-village-title = A corner of the village
august-village-count = The last turn at Bilderweitschen: you need a corner of the village, the Germans all of it. They have acted, and left a gap.
august-village-in = A hex belongs to whoever was the last to stand in it alone. Let the captain call, and bring a company into 0908.
august-village-in-hint = Choose the captain and his men, order all to move, act with a company, choose 0908.
august-village-alone = Without a leader it may not step closer. Call the captain.
august-village-fire = Fire takes no ground, and this is the last turn. Go in.
august-village-pass = Then the village stays German, and the game with it. Go in.
august-village-end = End the segment. When both have nothing left to do, the turn ends, and the scenario decides.
august-village-done = Each scenario says on its own what wins: ground, losses, guns. The goal on the screen says how it stands at any moment.

## The first turn
august-first-turn-title = Your first turn
august-first-turn-place = Bilderweitschen, from the beginning: four companies, a machine gun, three leaders. Put a company in each hex of the village, and the leaders where they reach them; an officer advises you when you ask.
august-first-turn-play = The Russians come through the corn, led by an officer. Pass while nobody is in sight, fire at those who come near, and keep someone who has not acted.
august-first-turn-done = More turns like this one decide. Each begins with the initiative, and in some you play several segments before them: go on.
