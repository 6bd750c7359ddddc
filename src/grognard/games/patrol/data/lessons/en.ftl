# The lessons of Patrol.

course-patrol = First steps
course-patrol-about = Six short lessons on the first map: the map, moving, fire and its odds, rallying, the assault, a victory.

## See the map
patrol-see-title = The map and your first order
patrol-see-night = Two patrols look for each other at night, and you lead Blue. The small signs with figures are points: whoever holds more of them at dawn wins, and the church and the inn count most.
patrol-see-choose = It is your turn. Whatever glows on the map is an answer: press your squad in the ringed hex.
patrol-see-choose-hint = Its counter says B1. On a phone the first tap looks at it, the second chooses.
patrol-see-pass = Passing gives the turn to the enemy, and your squad would have done nothing. Choose the squad first.
patrol-see-hide = One counter does one thing a turn. Nobody sees your squad here: let it go to ground, with the button below the map.
patrol-see-hide-hint = The button says “Go to ground”. It is in the list of options, too.
patrol-see-stay = It would stay in the open, and could do nothing else this turn. Let it go to ground.
patrol-see-done = Your first order. From now on the enemy sees only that somebody lies there: that is what a concealed counter is.

## Move
patrol-move-title = Move a squad
patrol-move-choose = You lead Blue. Choose your squad in the ringed hex: press it.
patrol-move-choose-hint = Its counter says B1. In the list of options it is “Activate Blue 1st squad”.
patrol-move-pass = Passing gives your turn away, and your squad would stand still. Choose the squad first.
patrol-move-road = The hexes that glow are in reach; the figure is what the way costs. Go along the road to the houses in the ringed hex.
patrol-move-road-hint = The road is the cheap way: half a point a hex. Go to 0505 and then 0605, or straight to 0605.
patrol-move-off-road = The fields beside the road cost a whole point. The road is cheaper: stay on it.
patrol-move-stay = It would do nothing, and its turn would be over all the same. Walk instead.
patrol-move-done = You have moved a squad. Each counter does one thing a turn; who has done it carries a mark.

## Fire
patrol-fire-title = Look at the odds, then fire
patrol-fire-choose = Two enemy squads are in sight, one in the houses, one in the open. Choose your squad.
patrol-fire-pass = Passing lets the enemy act, and he sees you as well as you see him. Choose your squad.
patrol-fire-look = Before you fire, look: point at the squad in the houses, or tap it once. Its odds, and every reason for them, stand beside the map.
patrol-fire-look-hint = On a phone the odds are in the sheet below the map; pull it up to read the reasons.
patrol-fire-compare = Walls are worth two columns of the fire table. Now look at the squad in the open.
patrol-fire-shoot = A much better target. Fire at the squad in the open: press it.
patrol-fire-village = The houses shield them so well that no roll would harm them. The squad in the open is the target.
patrol-fire-stay = A squad that only watches has had its turn as well. Fire.
patrol-fire-done = A step lost, and the rest runs. The odds are shown before every roll of the game: look first, then decide.

## Rally
patrol-rally-title = Rally the shaken
patrol-rally-shaken = Fire has shaken your squad: it carries the mark, and neither fires nor assaults until it is rallied.
patrol-rally-leader = A leader next to it adds his bonus to its morale. Choose your leader first.
patrol-rally-alone = It may try alone, but fails more often. Bring the leader first: he adds his bonus.
patrol-rally-pass = Nobody rallies while you pass. There is something to do yet.
patrol-rally-near = Lead him to the ringed hex, next to the squad, and halt there.
patrol-rally-near-hint = Press 0405 on the road. It costs half a point; then press “Halt here”.
patrol-rally-far = From here he does not reach the squad. Only a leader in the hex or next to it helps.
patrol-rally-choose = The enemy has passed, and it is your turn again. Choose the shaken squad.
patrol-rally-look = Look at the odds of rallying: point at the button, or press it once. The leader is among the reasons.
patrol-rally-look-hint = The button “Try to rally” stands below the map, and in the list of options.
patrol-rally-test = Five chances in six, with him at its side. Rally it.
patrol-rally-stay = It would stay shaken, and a second failure would cost it a step. Rally it.
patrol-rally-done = The mark is gone: it fires and assaults again. Leaders win night fights, so keep yours near.

## Assault
patrol-assault-title = Assault together
patrol-assault-choose = A shaken enemy holds the houses, and you stand next to him. Choose the squad in the ringed hex with the leader.
patrol-assault-pass = He would rally meanwhile. Choose the squad, and go in now.
patrol-assault-odds = Look at the odds of an assault by this squad alone: press the enemy, then point at “Assault 0605”, or tap it once.
patrol-assault-odds-hint = It is in the list, too: “Options” below the map. The odds stand beside the map, or in the sheet on a phone.
patrol-assault-begin = One squad alone loses more often than it wins. Begin the assault all the same: others may still join.
patrol-assault-fire = Fire would hardly reach him behind his walls. Assault: he is shaken, and you are near.
patrol-assault-join = Now look how the odds change, and let the second squad and the leader join.
patrol-assault-alone = Three go in better than one: each who joins moves the column to the right. Let them join first.
patrol-assault-advance = He is driven out. Send a squad into the houses, or they stay empty.
patrol-assault-stay = An empty hex is nobody’s, and he would be back. Send a squad in.
patrol-assault-done = Taken. Count your close values before you go in, and go in with a leader.

## Win
patrol-win-title = Win the night
patrol-win-goal = The last turn: both sides hold five points, and a draw is no victory. The inn is worth three. The strip above the map tells how it stands.
patrol-win-choose = The inn is empty, and your second squad is two steps away by road. Choose it.
patrol-win-gun = The machine gun is slow, and holds the hill, which counts too. Choose the second squad.
patrol-win-play = An officer stands beside you and shows what he would do, and why. Follow him or not, but win: at dawn one of your units must be in the inn, and not concealed.
patrol-win-pass = Passing leaves the inn to Red. One step takes it.
patrol-win-done = Dawn, and the night is yours. That was all it takes: now play The crossing from its first turn.
