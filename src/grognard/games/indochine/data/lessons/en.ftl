# The lessons of En pointe toujours!

## The course
course-indochine = En pointe toujours!
course-indochine-about = From an ambush on a road to a night on the hill: orders, hidden units, fire and answering fire, assault, the human wave, and a first day of a real scenario.

## Activate
indochine-activate-title = Give an order
indochine-activate-look = You lead a parachute section that lays an ambush on the road. Before you try to activate it, look at the chance that it obeys.
indochine-activate-look-hint = Point at the ringed leader, or at “Activate the 1st French formation” below the map, without pressing. On a phone the first tap shows the chance.
indochine-activate-try = The dice are tested against the morale of its leader. Now activate it.
indochine-activate-try-hint = A failure only gives the hand to the enemy; you could try again. The dice of this lesson are set.
indochine-activate-pass = When both sides pass one after the other, the operations of the turn are over. Nobody would be in place.
indochine-activate-move = It obeys: each unit may do one thing now. Choose the ringed squad, then the ringed jungle hex beside the road.
indochine-activate-move-hint = What lights up is what its points allow, with the price of the way. Press B1107: it walks there by itself.
indochine-activate-end = That ends the activation, and whoever has not acted has missed this turn. Choose the squad first.
indochine-activate-other = That one is where it should be. Take the ringed squad.
indochine-activate-stay = Doing nothing is an action, too. The squad would lie here for the whole turn.
indochine-activate-halt = A unit that stops has acted, and what is left of its points is lost. Go on to the road.
indochine-activate-done = The squad lies beside the road. The leader’s roll activates the formation; then each of its units acts once, in the order you like.

## Hidden
indochine-hidden-title = Stay hidden
indochine-hidden-read = Both sides begin under markers. Nobody knows what the ringed one on the road hides: a company, or nothing at all.
indochine-hidden-creep = Bring the 2nd squad into the hex of the 1st without being recognised. Move it tactically: a single hex, but bent low.
indochine-hidden-hint = Choose the squad and press B1107: both ways of moving stand there. Take “Move tactically to B1107”.
indochine-hidden-upright = Who walks upright is recognised from farther away, even in the jungle. From the road they would see your squad.
indochine-hidden-fire = A fire in sight of the enemy shows who fires, and at this distance it would hardly hurt. Keep the secret.
indochine-hidden-end = Then the 2nd squad stays behind, where it sees no more of the road. Let it act.
indochine-hidden-halt = Your marker covers both squads now, and you see who comes. You could still fire; stop here instead.
indochine-hidden-shot = The whole stack would be given away for a weak fire. Let them come closer.
indochine-hidden-done = They stand in the open and are recognised; you are not. Cover and the way you move decide from how far you are seen.

## Fire
indochine-fire-title = Open fire
indochine-fire-choose = The head of the column is beside your ambush, and it is your turn to act. Choose the squad.
indochine-fire-end = The column would march on through your ambush. Choose the squad.
indochine-fire-look = Two targets are in range. Look at the odds of a fire at each ringed hex before you decide.
indochine-fire-look-hint = Point at each ringed hex, or open it and point at “Fire at …”. The reasons stand under the figures.
indochine-fire-shoot = Against the next hex fire is strongest; a hidden target weakens it, and so does a distant one. Fire at the platoon beside you.
indochine-fire-far = You saw the odds: a marker at this distance is hardly worth a shot. The platoon beside you is.
indochine-fire-snap = To fire on the move is weaker and leaves no second shot. Nobody makes you move.
indochine-fire-assault = A platoon at full strength strikes back in an assault. First fire at it.
indochine-fire-stay = An ambush that does not fire lets the enemy choose the moment. Fire.
indochine-fire-again = It failed its test of morale and is neutralised. The coloured die was low: the squad keeps its rate and may fire again at once.
indochine-fire-cease = The second fire costs nothing, and a unit neutralised twice loses a step.
indochine-fire-done = Fire rarely kills: it makes the target test its morale. Low rolls are good, and the coloured die tells whether you go on.

## Losses
indochine-losses-title = Stopped, or a step lost
indochine-losses-run = Now you lead the company that walked into the ambush. Run for the ringed jungle, hex by hex: first to B1008. The dice are set.
indochine-losses-run-hint = Choose the platoon, then move to B1008: fire may stop it there, so nobody can promise more. The way through the squad’s hex is closed.
indochine-losses-end = The platoon would lie on the road and be fired at next. Move it.
indochine-losses-fire = From the open road at men in the jungle: they answer better than you fire. Get out of the open.
indochine-losses-absorb = The fire stops your platoon. You may lose a step instead, and a platoon has several: do that, and it goes on.
indochine-losses-accept = A stopped unit does not move, and fires badly. It would lie in the open while they fire again.
indochine-losses-cover = It has lost a step, but it has points left. Go into the jungle before they fire again.
indochine-losses-halt = You would have lost a step for nothing. The jungle is next to you: go in.
indochine-losses-done = One step lost, and the platoon is in cover. But losses add up: a formation with many of them hesitates.

## Reaction
indochine-reaction-title = Fire when they move
indochine-reaction-look = The enemy acts now, and a platoon steps into your view. You may fire between two of its steps: look at your chance first.
indochine-reaction-look-hint = Point at “Fire with the 1st parachute squad” without pressing it.
indochine-reaction-hold = It comes along the road, nearer with every hex. Hold your fire until it is beside you: the same fire is much stronger there.
indochine-reaction-hold-hint = “Hold fire” waits for its next hex, and you are asked again. It has two hexes to go.
indochine-reaction-early = Only the first defensive fire of a turn is free: keep it for the hex beside you. It also shows where you lie.
indochine-reaction-let-pass = You would not be asked again while this platoon acts, even when it is beside you.
indochine-reaction-shoot = It is beside you and in the open: there is no better moment. Fire.
indochine-reaction-late = On its next step it is past you, or in your hex. Fire now.
indochine-reaction-rate = Neutralised. A second platoon comes, and now the squad must first pass a test of its rate; the dice are set. Fire again.
indochine-reaction-unused = A fire you do not make is not kept for later, and this platoon is almost in the woods.
indochine-reaction-done = Fire of the side that is not active decides many fights. The first is free, then each squad goes on until it fails its rate.

## Stacks
indochine-stack-title = Stack and fire together
indochine-stack-third = A third squad comes up. The hex of the two others is full: bring it beside them, to the ringed hex, and stop.
indochine-stack-third-hint = Try B1107 as well: the answer says why it is refused. Then move to B1106 and choose “Stop here”.
indochine-stack-stay = From here it sees nothing of the road, now or next turn. Bring it up.
indochine-stack-aim = Two enemy platoons stand stacked on the road. Let a squad of your stack fire at them; the other will be asked.
indochine-stack-snap = Whoever fires on the move fires alone, and badly. Fire from where you lie.
indochine-stack-end = Two squads would not fire although the target stands before them. Choose one of them.
indochine-stack-look = Before the other squad joins, look at the odds of one squad alone.
indochine-stack-look-hint = Point at “Fire” without pressing it.
indochine-stack-join = Let the other squad of the stack join: the power is added, and each unit in the target hex gets a roll of its own.
indochine-stack-alone = One squad alone reads a weaker column against both platoons. Let the other join first.
indochine-stack-done = A stack adds its fire, but a fire at it strikes everybody in it. The 3rd squad had acted and could not join.

## Heavy weapons
indochine-weapons-title = Heavy weapons
indochine-weapons-deploy = Your machine gun has been carried into the house, dismounted. Deploy it: it may fire in the same action.
indochine-weapons-deploy-hint = Choose the machine gun, then “Deploy the weapon”.
indochine-weapons-crew = Dismounted, only the rifles of its crew fire. Look at the odds of both, and deploy it.
indochine-weapons-stay = It would be silent for the whole turn, with the enemy before it.
indochine-weapons-fire = It is ready. Fire at the two platoons on the road; a machine gun reaches them from here with all its power.
indochine-weapons-join = His pistol adds little, and whoever fires in sight of the enemy is recognised. Leave him out.
indochine-weapons-jam = The second roll jammed the gun: it is silent until a repair at the end of a turn. Take the mortar behind the houses.
indochine-weapons-end = The mortar has not acted yet, and the target is still stacked.
indochine-weapons-mortar = The mortar sees nothing, but your commander does, and that is enough. Fire at the road, and not at what nobody sees.
indochine-weapons-unseen = Nobody sees that hex. The rules let you fire at it, and the odds say what comes of it: nothing.
indochine-weapons-dismount = A mortar is dismounted only to be carried elsewhere. Here it is where it should be.
indochine-weapons-done = Weapons decide from afar, if they stand ready and a leader sees for the mortars. Each fire may silence them, too.

## Command
indochine-command-title = The leader
indochine-command-look = One squad lies too far from its leader and is out of command. Look at the chance of the formation, and of that squad alone.
indochine-command-look-hint = Point at “Activate the 1st French formation”, then at the line of the 3rd squad alone.
indochine-command-activate = Out of command it acts alone or not at all, and with a penalty. Activate the formation.
indochine-command-alone = It would take your turn for a single squad, with the worse chance. First those who are commanded.
indochine-command-pass = The platoon beside your squad would act next. Activate the formation.
indochine-command-fire = Let the 1st squad fire at the platoon beside it, without the leader. You need him afterwards; the dice are set.
indochine-command-join = A leader who joins in has acted. His rifle adds little, and his order would be lost.
indochine-command-first = His order is worth most when a squad has acted already. First let the squad fire.
indochine-command-again = No effect. Now the leader: he is next to the squad, and his action lets it act once more.
indochine-command-pistol = Look at these odds: a leader with his carbine is no squad. Let the squad do it.
indochine-command-end = The leader has not acted. His order is a second fire for the squad.
indochine-command-fire-again = The squad acts as if it were fresh. Fire again.
indochine-command-done = Keep squads within command and the leader beside the one that matters. His order can also send it to an assault.

## Assault
indochine-assault-title = Assault
indochine-assault-choose = Two platoons are left beside your squads: one neutralised on the road, one fresh in the jungle. Choose the squad that can assault.
indochine-assault-stopped = It is stopped: it may fire, but not begin an assault. Take the other squad.
indochine-assault-end = A neutralised platoon may recover at the end of the turn. Use the moment.
indochine-assault-go = Fire prepares, assault finishes. Assault the platoon that is neutralised: it strikes late and badly.
indochine-assault-hint = Choose “Assault B1007”. An assault may use only a part of the squad’s points, and it pays the hex.
indochine-assault-fresh = A fresh platoon in the jungle strikes back with all it has, and its cover counts against you. First the weak one.
indochine-assault-stalk = By a tactical move the others fire after the fight instead of before it. Against this enemy speed is better.
indochine-assault-fire = Fire could cost it a step more. An assault can end it, and gives you the road.
indochine-assault-stay = You struck first, and it is gone. The attacker may leave again, stopped; stay on the road instead.
indochine-assault-retreat = Whoever leaves a fight is stopped, and the road would be open again. Stay.
indochine-assault-done = In an assault the order of the strikes counts most: dice and morale, and bad for whom fire has hit before. Prepare it by fire.

## Wave
indochine-wave-title = The human wave
indochine-wave-activate = Your company lies in the woods before a village held by worn paratroopers. One platoon at a time would be stopped; activate all for a wave.
indochine-wave-pass = The paratroopers would have the turn to themselves. Activate the company.
indochine-wave-announce = A wave is announced before any unit has acted. All platoons linked to the leader go, and so does he.
indochine-wave-announce-hint = “Launch a human wave” stands among the buttons below the map.
indochine-wave-single = Once a unit has acted there is no wave this turn, and single platoons are stopped in the open.
indochine-wave-end = The company would lie in the woods until the next turn. Launch the wave.
indochine-wave-target = Name both houses in front as targets, one after the other. A single hex has no room for all your platoons.
indochine-wave-one = With one target half your platoons would find no room, and the other house would fire into them. Name both.
indochine-wave-run = Name no more targets. If the leader’s test succeeds they go hex by hex, all together; nobody knows how it ends.
indochine-wave-done = In a wave a stop costs a step instead: the company arrives, with losses. Little else brings it over open ground by day.

## The sky
indochine-sky-title = From the sky
indochine-sky-altitude = The fighters called last turn are over Bac Kan. Choose an altitude; the lower, the easier for guns to hit them, and here there are none.
indochine-sky-cancel = A mission called off may be called again, but comes a turn later at best. The enemy is below now.
indochine-sky-aim = They strike several hexes in a line, friend or enemy. Aim at the ringed hex of Bac Kan; your own squads are north of it.
indochine-sky-near = That is next to your own squads, and the mission may drift. Leave it room.
indochine-sky-own = Your own squads are there.
indochine-sky-facing = On target. Now the direction: the next hexes in it are struck as well. Let them fly away from your own.
indochine-sky-north = That line leads over your own squads. To the south there is only the enemy.
indochine-sky-drop = Now the company’s third section jumps. Choose a drop zone with much open ground round it: the zone drifts, and so do the men.
indochine-sky-drop-hint = The dry fields north-west of the village are wide, around A1207 for example. Houses, jungle and steep hills cost men.
indochine-sky-roofs = Onto roofs and among the enemy each man would land alone, hurt or in an assault. Choose open ground.
indochine-sky-hill = A steep hill is bad ground to land on: some would be lost, all the others stopped.
indochine-sky-way = The aircraft cross the zone in a direction, and each unit lands somewhere ahead. Choose the direction with the most open ground.
indochine-sky-way-hint = From A1207, north and south-east lead over open fields for a while.
indochine-sky-done = What comes from the sky is called early, arrives late, and drifts. After a drop its side acts first.

## Night
indochine-night-title = By night
indochine-night-read = Dong Khé, by night: a Legion squad holds the citadel in the ringed hex. Farther than a few hexes nobody sees, and nobody aims.
indochine-night-decoy = They may fire at any marker that moves in their sight. Send the decoy first, to the ringed hex; if they fire, answer “Hold fire”.
indochine-night-first = The platoon would take the first and free fire of the squad. Let the decoy take it.
indochine-night-end = Nobody has come nearer. Begin with the decoy.
indochine-night-creep = They fired at a decoy, and now you know where they lie. Bring the platoon to the ringed hex, unrecognised.
indochine-night-creep-hint = By night, too, a tactical move is recognised from less far. Then choose “Stop here”.
indochine-night-upright = Upright and in the open it is recognised even by night at this distance. Move tactically.
indochine-night-fire = A fire shows the platoon, and men in a prepared position suffer little from it. Come nearer first.
indochine-night-done = By night you come near unseen, and a marker may be nothing. The enemy must choose: fire at a decoy, or wait too long.

## The turn
indochine-turn-title = A whole turn, and the end
indochine-turn-read = A last turn. Artillery, aircraft, command and initiative are over; you have the hand, and you win with one of the ringed houses.
indochine-turn-activate = The sides take turns to activate a formation, or pass. Activate your company.
indochine-turn-pass = If the French pass as well, the turn and the game are over, and no house is yours.
indochine-turn-house = Your last sound platoon can reach the empty house, and it must still be there at the end. Go in, and stop.
indochine-turn-house-hint = Choose the platoon, then B1308 and B1407, then “Stop here”.
indochine-turn-end = Nobody would be in a house when the turn ends.
indochine-turn-over = End the activation. At the end of a turn the neutralised try to recover, and after the last turn the houses are counted.
indochine-turn-over-hint = “End the activation”; then let the platoon try to recover, its leader is with it.
indochine-turn-done = A turn is five phases, and the fighting is in the fourth. What counts is where you stand at the end, not whom you shot.

## The first day
indochine-day-title = Your first day: Phu Tong Hoa
indochine-day-set-up = Phu Tong Hoa, 25 July 1948: place your company in the four hexes of the post. Press Hint whenever you like, and an officer advises you.
indochine-day-set-up-hint = Two squads to a hex; leaders and weapons do not count. Spread them: shells strike whole hexes.
indochine-day-spare = The first shells are falling on the post. Name the leader who is certainly safe; for the others a die decides.
indochine-day-spare-hint = A dead section leader costs his section this turn. A dead commander sees for no mortar and gives no order.
indochine-day-first = The first turn begins. Fire when they move, activate who sees most, and follow the officer or not.
indochine-day-first-hint = “Hold fire unless the chance is over …” spares you many questions. Keep the free first fires for those who come near.
indochine-day-turn = A first activation is over. Hold the post until this turn ends, in your own way.
indochine-day-turn-hint = A leader’s order lets the best squad act twice. Whoever leaves the post leaves its cover as well.
indochine-day-done = You have led a company through a turn of the real game. Seven more turns decide the night: the scenario waits in the list.
