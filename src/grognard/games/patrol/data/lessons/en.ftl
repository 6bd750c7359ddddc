# The lessons of Patrol.

course-patrol = First steps
course-patrol-about = Six short lessons on the first map: move, shoot, take cover, rally, assault, win.

## Move
patrol-move-title = Move a squad
patrol-move-choose = You lead Blue. Choose your squad in the ringed hex: press it, or press its line in the list.
patrol-move-choose-hint = Its counter says B1. The list beside the map has it as “Activate B1”.
patrol-move-pass = Passing gives your turn away, and your squad would stand still. Choose the squad first.
patrol-move-road = The hexes that glow are in reach; the figure is what the step costs. Go along the road to the farm in the ringed hex.
patrol-move-road-hint = The road is the cheap way: half a point a hex. Go one hex at a time, to 0505 and then 0605.
patrol-move-off-road = The fields beside the road cost a whole point. The road is cheaper: stay on it.
patrol-move-stay = It would do nothing this turn, and be spent all the same. Walk instead.
patrol-move-done = You have moved a squad. Each counter does one thing a turn; who has done it carries a mark.
