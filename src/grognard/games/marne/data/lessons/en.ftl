# The lessons of Marne 1918.

course-marne = On the Matz
course-marne-about = Fourteen short lessons on the Matz, June 1918: march, fight, pay, retreat, supply, and a first day of Gneisenau.

## March
marne-march-title = March to the Matz
marne-march-map = June 1918: your headquarters is at Roye, the French one at Compiègne, and a hex is three kilometres. On a counter stand attack, defence and movement points; between the armies run the trenches.
marne-march-choose = The 227th Division is to follow the attack down the road to Ressons. Choose it on the map: press it.
marne-march-choose-hint = Its counter says G227. The list has it as “Move”.
marne-march-ended = That would end the movement of your whole army, and the division would stay where it is. Move it first.
marne-march-look = Old shell holes lie on the straight way. Before you march, look at what the ringed hex would cost: point at it.
marne-march-road = The road pays no heed to craters or trenches; each hex of it costs the same. Go straight to Ressons: the program finds the cheapest way.
marne-march-road-hint = You may press the last hex at once. It is 1009, on the road from Roye.
marne-march-forced = A forced march goes twice as far, but in an offensive the division arrives disorganised. There is no need: Ressons is in reach.
marne-march-craters = Half the points would be gone among the shell holes after one hex. The road is longer on the map and shorter in points.
marne-march-short = That is on the road, but short of the goal. The points reach as far as Ressons.
marne-march-done = You have moved a division; divisions are heavy, regiments light. A false step can be undone as long as no dice have been rolled.

## Stop at the enemy
marne-zone-title = Stop at the enemy
marne-zone-fresh = The worn 84th Division holds Orvillers and began next to the French, in their zone of control: it may leave only if it is relieved. Choose the fresh 227th.
marne-zone-fresh-hint = A zone of control is the six hexes around a combat unit. The 84th stands in that of the French 18th Division; the 227th does not.
marne-zone-ended = Then the worn division would stay in front of the enemy. Bring up the fresh one first.
marne-zone-stop = Press a hex beyond Orvillers, and the program says why not: an enemy zone ends the move, whatever points are left. Then go into Orvillers itself.
marne-zone-stop-hint = Orvillers is 0908, the ringed hex. A friend in a hex never bars the way.
marne-zone-beside = There the enemy’s zone stops the division as well, and the 84th would have nobody to relieve it. Go into its hex.
marne-zone-relieve = The fresh division has taken over the trench. The worn one may leave, now or not at all: send it off.
marne-zone-relieve-hint = Press the 84th Division. It then has all its points.
marne-zone-stay = Then it stays: who is relieved and does not go at once needs yet another relief. Let it leave.
marne-zone-back = Take the 84th to the rear, anywhere out of the French zone. When it has gone far enough, halt.
marne-zone-back-hint = It may not go from one enemy zone to another; any hex to the north will do.
marne-zone-done = You have relieved a division at the front. Zones stop whoever enters them, and hold whoever begins in them.

## Odds
marne-odds-title = A first attack
marne-odds-target = Combat: the French 58th Division is in the open on the Matz, and three of your units touch it. Choose its hex to attack.
marne-odds-ended = That would end your combats for this phase. The 58th will not stand so badly again: attack it.
marne-odds-alone = Who goes in? Look at the 227th first, across the stream: what are the odds if it attacks alone?
marne-odds-alone-hint = Point at its counter, without pressing it.
marne-odds-join = Alone it has nobody fit to lead: no combat, and steps lost all the same. Take the 5th Reserve Division and Regiment 74, and watch the column rise.
marne-odds-join-hint = Press each of the two ringed units. The odds beside each already count those chosen.
marne-odds-few = These units alone have poorer odds. Both ringed units may still join.
marne-odds-all = The 227th may join too: the stream weakens an attack only if all come across it. Take it or go on, as you like.
marne-odds-lead = One unit leads: its morale against that of the enemy’s lead shifts the column, and it takes the first loss. Choose the better one.
marne-odds-worse-lead = Its morale is lower than that of Regiment 74, so you would lose a column. Look at the odds of both.
marne-odds-lead-hint = Elite regiments lead best. The 227th may not lead at all: its morale is too low.
marne-odds-done = A is the damage to the attacker, D the damage to the defender: it is paid in steps, as the next lesson shows. In a lesson the dice are set beforehand.

## Losses
marne-losses-title = Pay for it
marne-losses-lead = Your attack won, but its damage points must be paid. The first loss always comes off the lead: Regiment 74 has lost a step.
marne-losses-rest = What can still become a loss must become one, and either regiment may pay. Spread it, and both live on reduced; let the worn one pay again, and the other stays fit to advance.
marne-losses-rest-hint = Both ways are right. The division cannot pay: a step of it costs more than is left.
marne-losses-advance = The French hex is empty. Each side rolls for mastery in every combat; yours lets you follow: send in whom you like of those at full strength.
marne-losses-nobody = Then nobody holds the ground you paid for. Send in a unit at full strength.
marne-losses-done = You have paid and taken the hex. A step of a regiment is cheaper than one of a division; points that buy no step disorganise.

## Retreat
marne-retreat-title = Hold or go back
marne-retreat-why = You lead the French now. Your roll for mastery lets the 18th Division go back, and each hex given up takes damage off: point at holding, then at one hex, and see what is left.
marne-retreat-why-hint = Point at “Hold the hex”, then at “Go back one hex”.
marne-retreat-how-far = One hex is enough to lose nothing at all. Go back as far as you must, and no further.
marne-retreat-hold = Then the division loses a step for an open field. Hold where the ground is worth it: in a trench, a town or a victory hex.
marne-retreat-too-far = One hex already takes all the damage off. A retreat of two would disorganise the division and give more ground away.
marne-retreat-where = The defender chooses the way, towards supply and out of enemy zones. Choose one of the ringed hexes.
marne-retreat-done = The blow has fallen on empty ground, and the attacker still pays. Mastery is tested by both sides in every combat.

## Advance
marne-advance-title = Advance after combat
marne-advance-in = The French have gone back two hexes, and your mastery is total: you may follow as far as they went. Send the fresh Regiment 78 into the hex of the combat first.
marne-advance-in-hint = Regiment 74 has lost a step and is disorganised; it stays. Only units at full strength follow.
marne-advance-nobody = Then nobody follows, and the French simply come back. Ground is what the game is about.
marne-advance-heavy = The division may go in as well, but the regiment shall go on beyond. Send the regiment in first.
marne-advance-on = Now let it go on, into Ressons: an advance costs no points and pays no heed to streams. Village and crossroads are worth having.
marne-advance-on-hint = Press Regiment 78 in the hex of the combat, then 1009. The division cannot: it is not in the first hex.
marne-advance-past = Across the stream it would stand alone in the fields, and Ressons would stay French. Take the village.
marne-advance-fill = The hex of the combat lies empty behind it. Let the division go in, or leave it where it is.
marne-advance-exploit = Mastery also lets you put units in exploitation: they move once more when the combats are over. Choose one that is fresh.
marne-advance-done = You have followed up and marked a unit to exploit. From one enemy zone to another nobody advances, except with Stosstruppen.

## Stacking
marne-stack-title = Stacking
marne-stack-together = Three regiments of the 19th Division are to come up behind the front. Let them march as one stack: choose one, then press their hex again to take the other two along.
marne-stack-together-hint = Any of the three will do as the first. In the list the other two are “Take … along”.
marne-stack-ended = That would end the movement, and the regiments would stay in the rear. Move them first.
marne-stack-look = The trench in front of you already holds a whole division. Look at what the program says about going there.
marne-stack-look-hint = Point at the ringed hex, without pressing it.
marne-stack-beside = Too many, unless somebody leaves before the phase ends. Go to Orvillers beside it, where there is room, and halt there.
marne-stack-beside-hint = Press 0908, then “Halt here”. A division counts more than a regiment; guns and Stosstruppen count nothing.
marne-stack-crowded = On the way you may pass; at the end of the phase the surplus is eliminated, by your own hand. Go where there is room.
marne-stack-end = Now end the movement. Both sides are counted: nobody must be lost.
marne-stack-end-hint = Press “End the movement”, then “Go on to combat”. You may still move the division, but need not.
marne-stack-done = Nobody was lost. The count is made at the end of every phase, after combats and retreats as well.

## Guns
marne-guns-title = Guns before the infantry
marne-guns-attack = The 125th Division sits in the trench at Orvillers, and infantry alone would break on it. Attack its hex with both divisions: the guns are asked next.
marne-guns-attack-hint = Press 0908, then let both divisions join.
marne-guns-ended = That ends your combats. First let the guns and both divisions loose on Orvillers.
marne-guns-look = Each gun adds its potential, and all fire on one column. Look at what a single gun would do against a trench.
marne-guns-name = Little. Name all the guns in range, before the French name theirs: their counter-battery takes potential away from yours.
marne-guns-name-hint = The guns at Montdidier are too far: only those within their radius of the hex attacked may fire.
marne-guns-few = One column more is worth having, and a gun that stays silent saves nothing. Name every gun in range.
marne-guns-done = In spite of the French guns the trench has lost men before the assault. Corps artillery serves one combat a phase, so choose where.

## Supply
marne-supply-title = Keep the door open
marne-supply-ring = The 18th Division still holds Ressons, but German zones lie on every hex around it. Its path to a headquarters may not pass an enemy zone, unless a friend stands there.
marne-supply-choose = You cannot get it out, for nobody can relieve it; but you can hold a door open. Choose the 123rd Division.
marne-supply-choose-hint = It stands south of the ring and has enough points. The headquarters is at Compiègne.
marne-supply-left = Then the 18th would be out of supply next turn, unable to attack, and lost at the check after that. Help it first.
marne-supply-door = Go into the hex between Ressons and the south. With a friend in it, the enemy’s zone there no longer cuts the path.
marne-supply-door-hint = It is the ringed hex, 1010. It lies in a German zone, so the move ends there.
marne-supply-short = From there the hex in between still lies in German zones, and the path stays cut. One hex further.
marne-supply-check = Go on to the next turn, when supply is checked. You may attack on the way, or leave it.
marne-supply-check-hint = Press “End the movement”, “Go on to combat”, “End the combats”.
marne-supply-done = The 18th Division is fed. Supply is checked once a turn: a unit cut off then is marked, and one still cut off at the next check is lost.

## Stosstruppen
marne-shock-title = Stosstruppen
marne-shock-look = Regiment 74 leads the attack, with a Stosstruppen counter. Look at the odds with it and without: point at its counter, then at “Spare the Stosstruppen”.
marne-shock-look-hint = Point first at “Use Stosstruppen”, then at “Spare the Stosstruppen”.
marne-shock-use = It is a column to the right, and it helps your mastery too. Use it.
marne-shock-spare = They are few, and the French will only grow stronger. Use them while the blow is fresh.
marne-shock-pay = The lead owes the first loss, but you may give up the Stosstruppen in its place. Choose: a fresh regiment, or another shock later.
marne-shock-pay-hint = Both are right. A regiment that has lost a step neither advances nor exploits.
marne-shock-done = Spend them where you mean to break through. An asterisk in the result costs them besides, and their regiment advances through enemy zones.

## Tanks
marne-tanks-title = Tanks
marne-tanks-where = 11 June: Mangin counter-attacks with tanks. Choose where: the open field at 0706, or the town of Montdidier.
marne-tanks-where-hint = Tanks go with the infantry, in the open. Look at the odds of both hexes.
marne-tanks-town = Tanks cannot fight in a town, nor across a crest or a stream. The infantry would go in alone.
marne-tanks-ended = That ends the combats, and the tanks would have come for nothing.
marne-tanks-join = The infantry goes in with the tanks. Let the 1st regiment of the 48th Division and the Schneiders join the attack.
marne-tanks-few = The infantry needs its tanks, and the tanks their infantry. Let both join.
marne-tanks-coordinate = Others may join too, but only one tank group lends its coordination to a combat, and takes the first loss. Go on until you are asked for the lead.
marne-tanks-coordinate-hint = With both tank groups in, you choose which goes first. With one, nothing is asked.
marne-tanks-lead = A tank leads only when it is alone. Name one of the regiments.
marne-tanks-done = The tanks have paid before the infantry did. They are gone for good, with one loss.

## A turn
marne-turn-title = A whole sequence
marne-turn-move = A sequence has four phases: movement, combat, disengagement, exploitation. Nobody needs to march now, so end the movement.
marne-turn-move-hint = Press “End the movement”. The 84th cannot move: an enemy zone holds it.
marne-turn-mark = The 84th at Orvillers is worn, and nobody comes to relieve it. Mark it to disengage, then go on to combat.
marne-turn-mark-hint = Press the 84th Division: that marks it. Then press “Go on to combat”.
marne-turn-not-that = Whoever is marked does not attack in this phase, and that one is needed. Mark the worn division.
marne-turn-fight = Combat: attack the rest of the 58th at 1008 with all you have there. The 84th, being marked, may not fight.
marne-turn-fight-hint = Press 1008, let all three join, and let Regiment 74 lead.
marne-turn-all = Attack 1008 first, and with all three units: nothing is gained by leaving one out.
marne-turn-fresh = The lead takes the first loss, and Regiment 78 is to advance at full strength. Let Regiment 74 lead.
marne-turn-advance = Total mastery: you may advance, and then mark two units for exploitation. Send Regiment 78 into the hex, and nobody else.
marne-turn-advance-hint = Press Regiment 78, then “No further”.
marne-turn-keep = The 227th shall exploit beyond the stream, from where it stands. Send the regiment in instead.
marne-turn-exploit = Who exploits? Put the 227th in exploitation, and no other.
marne-turn-exploit-hint = Press the 227th Division, then “No more markers”.
marne-turn-caught = It stands in an enemy zone now: unless it fights there, it loses its marker before it could move. The 227th is free.
marne-turn-disengage = The combats are over, and the third phase begins: let the 84th disengage and go back out of reach.
marne-turn-disengage-hint = Press “Disengage from 0908”, choose how far it goes, then the way.
marne-turn-run = Exploitation: the 227th moves again, by half its points. Take it forward, then end the phase.
marne-turn-run-hint = Choose the division, then a hex to the south, and end these moves.
marne-turn-done = Then the markers come off, and the other player has his four phases. In an offensive a turn has three such sequences.

## Victory
marne-win-title = What wins
marne-win-goal = At the end the Germans score for the victory hexes they have taken; press the strip above the map to see them. But whoever lets Montdidier fall has lost at once.
marne-win-choose = The Germans have marched off and left Montdidier empty behind them. Choose one of the regiments in the ringed hex.
marne-win-choose-hint = Press the stack in 0608, then one of its regiments.
marne-win-ended = That ends your movement, and tomorrow there will be somebody in Montdidier. Go while the way is open.
marne-win-far = That division cannot reach Montdidier in this phase. The regiments are nearer and faster.
marne-win-enter = Go into Montdidier.
marne-win-enter-hint = It is 0605. No German zone lies on the way.
marne-win-small = Tricot counts for little in the end. Montdidier is worth the whole game.
marne-win-done = The game is won. Look at what wins before you look at what can be attacked, and leave a guard where it counts.

## The first day
marne-first-day-title = Your first day: Gneisenau
marne-first-day-plan = 9 June 1918, in the fog: the real scenario, with you as Hutier and an officer as the French. Ressons and Tricot are near, Compiègne is the prize; the offensive is strongest in its first sequence.
marne-first-day-move = Begin with the offensive and the movement, and bring a second line to where you mean to break through. At every question an officer shows what he would do; follow him or not.
marne-first-day-fight = Now the first combat: look at the odds, name guns and Stosstruppen, choose the lead.
marne-first-day-end = Go on: fight where the column is good, advance, exploit, and end the phases. The lesson ends when the French move.
marne-first-day-done = The first sequence of Gneisenau is played. You know enough to play it to the end; whatever else comes up, the rules are one key away.
