# The lessons of Italia 1917–1918.

course-italia = From the Grappa to the Piave
course-italia-about = Thirteen short lessons: a pass, a mountain, a river. The rules are those of Marne 1918, and whoever knows them learns what mountains, Arditi and rivers change.

## A pass
italia-pass-title = Up to the pass
italia-pass-map = December 1917: the Italians hold Monte Grappa, their headquarters is at Bassano in the plain. A hex is three kilometres; point at a counter to read its attack, defence and movement points.
italia-pass-choose = The 24th Division is to close the pass of Col Moschin above the Brenta. Choose it on the map: press it.
italia-pass-choose-hint = Its counter says I24. It is in the list of options, too.
italia-pass-ended = That would end the movement of your whole army, and the pass would stay open. Move the division first.
italia-pass-staff = The headquarters stays: it feeds the army from Bassano. It is the division that goes up.
italia-pass-look = It snows, and in bad weather a secondary road is none. Look at what the ringed hex would cost: point at it.
italia-pass-road = Mountains eat the points; the main road along the Brenta pays no heed to them. Take it up to Col Moschin, and halt there.
italia-pass-road-hint = Press the ringed hex, W1922, then “Halt here”. The program finds the cheapest way.
italia-pass-short = That is still in the valley below. The road goes on up to the pass.
italia-pass-mud = The track through the hills is snow and mud today, and the pass is on the other side. Stay on the main road.
italia-pass-face = That is the trench beyond the pass, under the eyes of the enemy. The order is to close the pass itself.
italia-pass-done = The pass is closed, and until dice are rolled a false step can be undone. In the mountains ask first where the road goes, and what the weather does to it.

## The front
italia-front-title = Hold, slip away, relieve
italia-front-hold = The enemy stands in front of the pass, and two worn divisions begin in his zone of control: they may not simply leave. Only one has Arditi to cover it; choose that one.
italia-front-hold-hint = A zone of control is the six hexes around a combat unit. The 59th Division has Arditi, the 51st has none.
italia-front-ended = The worn divisions would then wait for the enemy’s blow. There is something to do for both of them.
italia-front-later = The fresh division will relieve the 51st, but first let the 59th slip away. Choose the 59th.
italia-front-slip = Arditi cover a withdrawal: their unit leaves without relief, and they are lost for it. Take it to the rear and halt it there.
italia-front-slip-hint = Any hex to the south will do, W1823 for instance. Then press “Halt here”.
italia-front-again = There the enemy’s zone would hold it again, and the Arditi would be lost for nothing. Take it to the rear.
italia-front-relief = The 51st has no Arditi: somebody must take its place. Bring the fresh 24th into its hex; an enemy zone ends the move.
italia-front-relief-hint = Choose the 24th, then W1922. A friend in the hex never bars the way.
italia-front-beside = There it would stop in the enemy’s zone as well, and relieve nobody. Go into the hex of the 51st.
italia-front-leave = The fresh division has taken over. The worn one may leave now, or not at all: send it off.
italia-front-stay = Then it stays: who is relieved and does not go at once needs yet another relief.
italia-front-done = Both worn divisions are out, at the price of the Arditi. Zones stop whoever enters them, and hold whoever begins in them.

## Odds
italia-odds-title = Attack on the Asolone
italia-odds-target = Now you lead the Central Powers. The Italian 51st Division, down to its last step, holds the Asolone below your trenches: choose its hex to attack.
italia-odds-target-hint = Press the ringed hex, W1923. You see the odds of all who could join before you decide.
italia-odds-ended = That would end your combats for this phase. The worn division on the Asolone is worth an attack.
italia-odds-alone = Who goes in? Look first at the 4th Division alone: what are its odds against a mountain?
italia-odds-alone-hint = Point at its counter, without pressing it.
italia-odds-join = A mountain shifts the odds against you, as a village or a wood does. Let all three units join, and watch the column rise.
italia-odds-join-hint = Press each of them. The odds beside each already count those chosen.
italia-odds-few = With fewer units the column is worse, and whoever stays out loses nothing but the day. All three may join.
italia-odds-lead = One unit leads: its morale against that of the enemy’s lead shifts the column, and it takes the first loss. Choose the better one.
italia-odds-worse-lead = Its morale is lower than that of the brigades, so you would lose a column. Compare the odds.
italia-odds-lead-hint = Either brigade of the 55th Division will do. Below a certain morale nobody may lead at all.
italia-odds-done = A is the damage to the attacker, D the damage to the defender: it is paid in steps, the lead first. In a lesson the dice are set beforehand.

## Assault troops
italia-losses-title = The storm battalion goes first
italia-losses-look = The brigade that leads has a storm battalion. Look at the odds with it and without: point at the two buttons below the map.
italia-losses-look-hint = Point at the button that uses it, then at the one that spares it.
italia-losses-use = It gives a column, whatever the kind: Stosstruppen, storm battalions, Arditi. Use it.
italia-losses-spare = It would be spared for a day that may not come, and the column would be gone. Use it here.
italia-losses-advance = The storm battalion has paid the first loss in the place of the lead, and the hex is empty. Send in whom you like, at full strength and in good order.
italia-losses-advance-hint = The first brigade is disorganised by the last point. The second brigade and the division may go.
italia-losses-nobody = Then nobody holds the mountain you paid for. Send somebody in.
italia-losses-done = You have taken the Asolone for one battalion. A step of an Austrian or Italian brigade is as dear as one of a division.

## Retreat
italia-retreat-title = Hold or go back
italia-retreat-look = You lead the Italians again. Each side rolls for mastery in every combat; yours lets the 24th Division go back, and each hex given up takes damage off. Point at holding, then at one hex.
italia-retreat-look-hint = Point at “Hold the hex”, then at “Go back one hex”.
italia-retreat-far = One hex is enough to lose nothing at all. Go back as far as you must, and no further.
italia-retreat-hold = Then the division loses a step for a mountain that is no objective. Hold where the ground counts.
italia-retreat-too-far = One hex already takes all the damage off. A retreat of two would disorganise the division and open the way to the plain.
italia-retreat-where = The defender chooses the way, towards supply and out of enemy zones. Choose one of the ringed hexes.
italia-retreat-done = The blow has fallen on empty ground. How far one may retreat goes by the doctrine of the lead, and the French beside you have another one.

## Detachments
italia-detachments-title = Detachments
italia-detachments-what = A division fills most of a hex, a regiment little: the ringed stack is full. But a detachment of Alpini counts nothing for stacking; choose the third one.
italia-detachments-what-hint = It stands alone above the Brenta, in W1822. Its counter says AlpDet3.
italia-detachments-ended = Then the battalion stays alone by the river. Send it where it helps.
italia-detachments-where = Take it to the full stack. Elsewhere it would be alone, or one too many: where two detachments stand, there is no room for a third.
italia-detachments-where-hint = Go to the ringed hex, W1924. The other two detachments stand in W1823.
italia-detachments-third = It would be the third there, and the one too many is eliminated when the phase ends. Go to the stack that has none.
italia-detachments-alone = Alone on the Asolone it would be swept away: it has a single step. Put it with the strong stack.
italia-detachments-done = The stack is stronger and not fuller. Out of the enemy’s zones a detachment is hidden: he sees that it is there, but not what it is worth.

## Guns
italia-guns-title = Guns against guns
italia-guns-look = The enemy attacks the Asolone, and two of his artilleries bombard it. Yours may bombard the attackers, or fire counter-battery at his guns: look at both.
italia-guns-look-hint = Press a ringed artillery: it has two answers, “bombards” and “counter-battery”. Point at both.
italia-guns-counter = Each gun in counter-battery takes its potential off the enemy’s. Use both so, and his shells will do nothing.
italia-guns-counter-hint = Press the counter-battery of both ringed artilleries. The third is too far away.
italia-guns-both = Your shells would cost him something, but one gun left to his bombardment may cost you a step before the assault. Silence both.
italia-guns-silent = Guns that keep silent save nothing: each serves one combat in the phase, and then it is over. Use them.
italia-guns-done = Nothing was left of his bombardment, and the attack met a whole division. The defender names his guns second, when he knows what the enemy has named.

## Command
italia-command-title = A staff left behind
italia-command-far = June 1918: the 6th Division has come down from the plateau, but its headquarters still sits in the Valsugana. Off the road each mountain counts two hexes, so the division is out of its command.
italia-command-staff = An attack needs a lead within the command radius; else it is called off, and costs steps all the same. Choose the headquarters.
italia-command-staff-hint = Its counter says A-XI; it stands in W2518. High mountain is closed to it.
italia-command-ended = Then the attack would have no lead: called off before the first shot, and paid for in steps. Bring the staff up first.
italia-command-road = Bring it up to the plateau, as far as it can go. Two or three hexes of mountain are the whole difference.
italia-command-road-hint = Press the ringed hex, W2320.
italia-command-aside = That is too little: from there the mountains still use up the radius. Go the whole way.
italia-command-attack = End the movement and attack the British brigade at W1519. Look at the odds first: now there is a lead.
italia-command-attack-hint = Press “End the movement”, “Go on to combat”, then the attack.
italia-command-done = The attack has its lead. Supply is counted in the same way: mountains and marsh count double, except along a road.

## Exploitation
italia-exploit-title = Exploit to the plain
italia-exploit-pay = The Alpine Corps has broken through at Possagno, and its lead owes a loss. Give up the Stosstruppen in its place: the regiment stays at full strength.
italia-exploit-pay-hint = Only Stosstruppen may pay for the lead. Only units at full strength advance and exploit.
italia-exploit-worn = Then the Life Guards would be reduced and could not exploit. The whole division shall go on together.
italia-exploit-wait = The hex is empty. Send the Jäger Division in and keep the three regiments of the Alpine Corps together where they are.
italia-exploit-wait-hint = Press the Jäger Division, then “No further”.
italia-exploit-split = Then the regiments would stand apart, and each would need a marker of its own. Together in one hex they count as one.
italia-exploit-mark = Mastery gives markers of exploitation. Put the Alpine Corps in exploitation: one marker serves all three regiments.
italia-exploit-mark-hint = Press any of its regiments, then “No more markers”.
italia-exploit-jager = It could, but the Alpine Corps is faster and fresh, and stands ready for the plain. Mark the regiments.
italia-exploit-run = The combats are over. Move the three regiments down into the plain, by half their points: choose one, take the others along, and go.
italia-exploit-run-hint = Press a regiment, “Take along” twice, then a hex to the south such as Asolo.
italia-exploit-done = A division has gone further than the combat gave. Movement, combat, disengagement, exploitation: these are the four phases of a sequence.

## The Piave
italia-river-title = Across the Piave
italia-river-wide = June 1918 on the Piave, and the bridge is blown: who begins at the river may ford it with its whole allowance, who comes from behind needs a footbridge. Choose the 17th Division.
italia-river-wide-hint = Its counter says A17; it stands on the bank, in W1934.
italia-river-behind = It begins away from the river and could not cross today. Let the division on the bank lay a footbridge first.
italia-river-ended = Then nobody crosses, and tomorrow the Italians will be on the bank. Choose the division by the river.
italia-river-look = Here either side may lay footbridges. Look at the chance of one over to the ringed hex.
italia-river-span = A try costs a movement point and may fail; enemies near and bad weather make it worse. Try it.
italia-river-span-hint = Press the footbridge over W1934/W1833. The die of this lesson is set.
italia-river-ford = It would reach the other bank alone, and nobody could follow. Lay the footbridge first.
italia-river-halt = It still has all its points. Try the footbridge.
italia-river-cross = The footbridge lies, and what it costs to cross is in the figures. Take the division over, then the brigade behind it.
italia-river-cross-hint = Press W1833, then choose the brigade in W2034 and go to W1833.
italia-river-done = Both are across, and they are just not too many for one hex. Footbridges are for the infantry: guns and the enemy cannot use them.

## Reserves
italia-reserves-title = Reserves of the high command
italia-reserves-cost = The enemy has crossed, and two divisions are held back by the high command. Look at what it would cost to set the nearer one free.
italia-reserves-cost-hint = Point at the 54th Division in W1431, the nearer ringed hex.
italia-reserves-free = The enemy gains a little by it, but it is the only division near. Free it.
italia-reserves-free-hint = Press W1431. The other one, W0836, is far off.
italia-reserves-far = That one is two days away, and the point would be paid for nothing. Free the one that can come.
italia-reserves-keep = Then nobody stops the enemy at Nervesa. A reserve is there to be spent when it counts.
italia-reserves-march = From now on it is free. Go on to movement and bring it up in front of the enemy.
italia-reserves-march-hint = End the releases, choose the 54th, and go to W1632 or another hex beside the enemy.
italia-reserves-done = The way into the plain is closed. Look at the price first, and free only what arrives in time.

## Victory
italia-win-title = One clear hex
italia-win-goal = The last turn on the Grappa. Trenches and objectives give points, but one unit on a clear hex south of the Italian line, in touch with its headquarters, is worth more than all of them.
italia-win-down = The 4th Division has passed Possagno, and the plain is open. Take it onto the ringed hex, and halt.
italia-win-down-hint = Press the 4th Division, W1827, then “Halt here”.
italia-win-guard = The brigade on Monte Tomba keeps the way to the headquarters open. Leave it there.
italia-win-ended = Then the division stays in the village, which is no clear hex. Go down first.
italia-win-village = That is a village, and a village is not clear ground. Take the ringed hex.
italia-win-end = Nothing else needs doing. End the movement and the turn, and see how it is judged.
italia-win-end-hint = Press “End the movement”, and whatever else ends a phase.
italia-win-done = A strategic victory, with hardly a point. Read what wins before you plan, and always keep the way to your headquarters open.

## The first day
italia-first-day-title = Your first day: Monte Grappa
italia-first-day-plan = 11 December 1917, fog and then snow: the real scenario, with you leading the Central Powers and an officer the Italians. Monte Grappa and Monte Tomba are the objectives; the plain lies behind.
italia-first-day-move = Begin with the offensive and the movement; few need to move, for the best troops stand in front already. At every question an officer shows what he would do; follow him or not.
italia-first-day-fight = Now the first combat: look at the odds, name the guns, use assault troops, choose the lead.
italia-first-day-end = Go on: attack where the column is good, advance, exploit, and end the phases. The lesson ends when the Italians move.
italia-first-day-done = The first sequence on the Grappa is played. You know enough to play it to the end; whatever else comes up, the rules are one key away.
