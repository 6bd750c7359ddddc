# The lessons of They Shall Not Pass.

course-verdun = The first days of Verdun
course-verdun-about = Fourteen short lessons between Haumont and Douaumont: shells, assaults, supply, forts, and a first day of your own.

## A barrage
verdun-barrage-title = Shells on Haumont
verdun-barrage-look = 22 February 1916: you lead the German XVIII Corps, and a French regiment holds Haumont, the ringed village. Before any order, point at it and read the odds of a barrage.
verdun-barrage-look-hint = “Barrage on 1104” among the options shows the same. M is a morale test, X a lost step and a test.
verdun-barrage-target = With all guns in range, a morale test is certain. Order the barrage on Haumont.
verdun-barrage-no-shot = The assault comes after the shells. End the bombardment now, and the French defend Haumont at full strength.
verdun-barrage-roads = An interdiction cuts roads; the regiment in Haumont would not feel it. Fire on the village.
verdun-barrage-guns = Name the guns: fire with all three, the heavy ones off the map included. Their strengths add up, and a higher sum is a better column.
verdun-barrage-guns-hint = Choose the two batteries of XVIII Corps and the heavy guns; after the last one the die is rolled. Divisional guns fire no barrages: they support assaults.
verdun-barrage-too-few = Each battery held back means a weaker column. Nothing else needs them today: add them all.
verdun-barrage-done = The regiment failed its morale test: it is demoralised, and defends far worse. The corps batteries are turned, and do nothing more today.

## Movement
verdun-move-title = Along the road
verdun-move-choose = 23 February, your movement phase. Regiment 81 in Haumont is to go forward: choose it.
verdun-move-end = That ends the movement of all your units. Regiment 81 would spend the day in Haumont.
verdun-move-dig = A unit that digs in stays where it is. Nobody threatens Haumont: march instead.
verdun-move-road = Each hex shows what it costs to get there. Along a road every step is cheap, even through the Bois des Caures: go to the ringed hex.
verdun-move-road-hint = Choose 1405 at once: the cheapest way is taken by itself, here the road. A false step can be undone, as long as no die has been rolled.
verdun-move-halt = It would halt where it stands, and its move would be over for today. Go on.
verdun-move-strategic = Strategic movement stays on ground that is yours already, and 1405 is still French. The ordinary pace is enough.
verdun-move-done = Across wood and trench the same way costs far more. A road counts only from one of its hexes to the next: whoever joins it from the side pays for the ground.

## Zones of control
verdun-contact-title = Next to the enemy
verdun-contact-infantry = The six hexes around a regiment are its zone of control. Bring Regiment 81 next to the French in Beaumont: there it must stop.
verdun-contact-infantry-hint = 1505 is the next hex along the road. From there no step leads round the village today: ask why 1606 is refused.
verdun-contact-strategic = Strategic movement never enters an enemy zone. Go there at the ordinary pace.
verdun-contact-order = First the infantry: it shows where the guns may not go. Move Regiment 81.
verdun-contact-halt = It does not touch the French here. Go right up to them.
verdun-contact-end = Not yet: a unit still has to be brought up.
verdun-contact-guns = Guns never enter an enemy zone, not even behind their own infantry. Bring the guns of the 21st Division close, but not into it.
verdun-contact-guns-hint = 1405 lies on the road, outside the zone and within range of Beaumont. If the guns stand wrong, undo the move.
verdun-contact-dig = Dug in here, the guns do not reach Beaumont. Bring them nearer.
verdun-contact-turned = Divisional guns that move strategically are turned, and support nobody today. The ordinary pace is enough.
verdun-contact-done = Infantry stops in a strong zone; guns and headquarters keep out of every zone. A battalion or a battery has a weak one: infantry goes on through it, and pays for leaving.

## An assault
verdun-assault-title = Into Haumont
verdun-assault-look = The French in Haumont are demoralised, and two of your regiments stand next to them. Point at the assault and read what it may cost either side.
verdun-assault-order = Left of the stroke stands the damage to you, right of it the damage to them. Order the assault on Haumont.
verdun-assault-none = Nobody has to attack, but tomorrow the French may have rallied. Order the assault.
verdun-assault-join = Name those who attack. Their strengths are added up and compared with the defence: send both regiments.
verdun-assault-join-hint = Choose Regiments 80 and 81. What the village gives its defenders is already in the odds.
verdun-assault-alone = One regiment alone attacks at far worse odds, and pays the damage alone. Send both.
verdun-assault-cost = Haumont is empty, but you have taken damage too. Let one regiment lose a step: whoever retreats instead does not go in.
verdun-assault-back = A retreat saves the step and leaves Haumont empty: attackers that retreat do not advance. Take the loss.
verdun-assault-in = Now send a regiment into the village. An advance costs no movement points.
verdun-assault-empty = Then Haumont stays French on the map, and they come back tonight. Send a regiment in.
verdun-assault-done = That was an assault: odds, shifts, one die, damage to both, advance. How each side pays its damage is its own choice.

## Damage
verdun-damage-title = A step or a hex
verdun-damage-half = You lead the French, and Haumont has been assaulted. Part of the damage must be paid in steps: choose who loses one.
verdun-damage-rest = The rest may be paid in ground. Save your regiments: retreat.
verdun-damage-destroyed = If it has lost a step already, this one destroys it. A hex is cheaper than a regiment.
verdun-damage-thin = Every step lost here is missing tomorrow, and the next barrage finds you in the same place. A hex is cheaper.
verdun-damage-way = A retreat leads away from all attackers and towards your own edge: for the French, south. Bring both regiments out of Haumont.
verdun-damage-way-hint = 1105 lies to the south, behind the village. 1204 is next to an attacker, and refused.
verdun-damage-done = The attackers paid as well, and nobody stands in Haumont now. A retreat through an enemy zone costs a morale test besides: keep the way behind you free.

## Stacking
verdun-stack-title = A full hex
verdun-stack-third = The two regiments in 1203 fill their hex. Bring Regiment 87 to 1103, on the other side of the village.
verdun-stack-third-hint = Any number of units may pass through a hex; the limit counts where movement ends. An assault may come from several hexes.
verdun-stack-idle = Whoever stays behind takes no part in the assault. Bring them all up first.
verdun-stack-pioneers = A pioneer battalion may stand on top of a full stack, but only beside its own division. Bring the right one to 1203.
verdun-stack-pioneers-hint = The regiments in 1203 belong to the 21st Division. Its pioneers bear the same number.
verdun-stack-strangers = These are the pioneers of the 25th Division: a full stack of the 21st does not take them. Choose the others.
verdun-stack-done = Battalions, headquarters and divisional guns count less than a regiment, corps guns as much. Retreats may crowd a hex; at the end of movement it must be in order.

## Support
verdun-support-title = Guns at the assault
verdun-support-infantry = Haumont again, this time with guns that have not fired. Assault it with both regiments; the guns are asked for afterwards.
verdun-support-alone = Not yet: Haumont needs both regiments.
verdun-support-guns = Guns support their own division or their own corps, nobody else. Add the two that may, and see the odds rise.
verdun-support-guns-hint = The 21st Division and XVIII Corps have infantry in this assault; III Corps has none. Army guns never support.
verdun-support-without = The French have a battery behind Haumont that will answer. Add all guns you have first.
verdun-support-done = The French added a battery of their own, and the odds fell; what is declared is carried out. A battery acts once a day: barrage or support.

## Pioneers
verdun-pioneers-title = What pioneers are for
verdun-pioneers-attack = 21 February in the Herbebois: the French before you are demoralised. Attack with both regiments and the pioneers, who improve the column.
verdun-pioneers-attack-hint = Choose the assault on 2003, then all three units. The odds show what each of them brings.
verdun-pioneers-without = Not yet: this attack wants both regiments and the pioneers.
verdun-pioneers-beyond = The defenders are gone; the first step lost was the pioneers’, as always. In return send their whole stack into 2003, and then one unit of it on to 2004.
verdun-pioneers-beyond-hint = Send the grenadiers in, then the pioneers. Then one of the two goes on beyond, to 2004.
verdun-pioneers-stop = Not yet: the hex beyond is free as well. Both go in, then one goes on.
verdun-pioneers-follow = The other attackers come after them. Bring Grenadier Regiment 12 into 2003.
verdun-pioneers-behind = Then it stays behind the line, and moves with nobody tonight. Bring it in.
verdun-pioneers-again = In fair weather a stack with pioneers moves once more, a shorter way. Break through with it, and choose where to.
verdun-pioneers-night = Tomorrow the French may have closed the gap. Move the stack once more.
verdun-pioneers-done = Pioneers improve the odds, lose the first step, go further and move again. In bad weather nobody breaks through: keep that in mind when you plan.

## Organisation
verdun-rally-title = Rally and replace
verdun-rally-odds = The day begins with the organisation: demoralised units try to rally. Point at one of the tries and see what its morale is made of.
verdun-rally-try = Whoever can try must try; only the order is yours. Let both regiments try.
verdun-rally-points = Now the replacement points. What you do not spend today is lost: bring both ringed regiments back to full strength.
verdun-rally-lost = Points cannot be saved for tomorrow. Bring the regiments to full strength first.
verdun-rally-pioneers = Allowed, but all pioneers together get little each day, and a regiment gains more strength by it. Regiments first.
verdun-rally-done = A point restores a step; a destroyed regiment comes back at its headquarters, destroyed guns never. Whoever is demoralised or out of supply gets nothing.

## Supply
verdun-supply-title = Cut the road
verdun-supply-chain = You lead the French. Regiment 117 has pushed on to 1606; it lives on a supply line from its headquarters in Haumont, along the road through 1405.
verdun-supply-odds = An interdiction in 1405 would cut that road. Point at the order of your battery: it must roll less than its strength.
verdun-supply-cut = Fire interdiction at 1405. There the road leads through wood and trench, and the way beside it costs most.
verdun-supply-cut-hint = Choose the interdiction by the XXX Corps artillery, then the hex 1405.
verdun-supply-barrage = A barrage may demoralise the regiment, or do nothing. Cut off, it is weak and slow all day.
verdun-supply-nothing = A battery that does not fire cuts no road. Fire.
verdun-supply-beside = The road does not pass there. Cut it in the wood, at 1405.
verdun-supply-morning = The marker stays until your next organisation. Finish your day: the Germans check their supply in the morning.
verdun-supply-done = Regiment 117 is out of supply: weaker and slower for a whole day. Its headquarters is disrupted, so its lines are short; with a sound one the way round might have served.

## Strategic movement
verdun-strategic-title = A long way to Bras
verdun-strategic-far = 23 February: XX Corps arrives from the south. The 2nd Zouaves must be in Bras tonight: choose them.
verdun-strategic-wait = Tomorrow the Germans may be in Bras. March today.
verdun-strategic-mode = At the ordinary pace Bras is too far. Choose strategic movement, before the first step.
verdun-strategic-walk = At the ordinary pace they get no further than Belleville, and nobody changes pace on the way.
verdun-strategic-road = It goes much farther, and roads are cheaper still. Go to Bras.
verdun-strategic-halt = They would spend the day at the edge of the map. Go on.
verdun-strategic-done = Strategic movement needs supply, begins away from the enemy, and stays on your own ground and out of his zones. It turns divisional guns: they support nobody that day.

## A fort
verdun-fort-title = Fort Douaumont
verdun-fort-shells = 25 February. An intact fort cannot be shelled: end the bombardment, and keep your battery for the assault.
verdun-fort-zouaves = A battery that fires now supports nobody later, and the fort needs every gun. Keep it.
verdun-fort-closed = No German enters an intact fort. Bring the pioneers next to it, to the regiment in 2011.
verdun-fort-closed-hint = Choose the pioneers, then 2011. The fort itself is refused: ask why.
verdun-fort-pioneers = Without the pioneers the odds are worse, and the first loss falls on the regiment. Bring them up.
verdun-fort-end = Everything else stands where it should. End the movement.
verdun-fort-stay = The regiment is where it should be: next to the fort. Leave it there.
verdun-fort-turned = Corps guns that move are turned, and support nobody today. They reach the fort from here.
verdun-fort-assault = Now the assault, with regiment, pioneers and both batteries. A fort that stands alone falls with the first damage.
verdun-fort-all = Not yet: the fort shifts the column against you, so use everything you have.
verdun-fort-done = The garrison is lost, and the fort stays destroyed: that counts at the end. Where troops hold the fort as well, they must be beaten first, and shells do not reach them.

## Victory
verdun-points-title = How the battle is won
verdun-points-count = The last evening: three villages are yours, and villages count in pairs. One of the three is worth nothing yet.
verdun-points-village = Samogneux would be the fourth. Take it and go in: what counts is who holds it at the end.
verdun-points-village-hint = Assault 0806 with both regiments, the pioneers and the guns. Once it is empty, send a unit in.
verdun-points-wood = There is no village there, and this evening ground without a village counts for nothing. Take Samogneux.
verdun-points-leave = Not yet: Samogneux is still French.
verdun-points-end = Now end the day. The game counts, and says what each point is for.
verdun-points-done = Villages in pairs, destroyed forts, hexes of Verdun, and French losses against German: only the Germans score. The screen counts all of it at any moment.

## The first day
verdun-first-day-title = Your first day
verdun-first-day-guns = 21 February 1916, the whole front is yours. Shell what you mean to assault, then end the bombardment. At every question an officer shows what he would do; follow him or not.
verdun-first-day-march = Movement: bring two regiments and their pioneers next to what you shelled, and guns within range. Headquarters and corps guns stay out of the zones.
verdun-first-day-assault = Assaults, then the breakthrough. Look at the odds of each, and begin where a success helps the next.
verdun-first-day-french = Now the French have the same phases, and an officer leads them. Where they shell or attack you, you choose how to pay.
verdun-first-day-done = That was a whole day: weather, organisation, bombardment, movement, assault, breakthrough, twice over, then recovery. The days that follow decide the scenario: go on.
