# The puzzles of En pointe toujours!

## Leaders and orders
indochine-finish-title = An order left
indochine-finish-ask = A platoon lies neutralised on the road, and only your leader has not acted. How does it not see another turn?
indochine-finish-why = The leader’s order lets the squad act again, and an assault on neutralised men in the open finishes what fire only hurts.
indochine-one-order-title = One order, two squads
indochine-one-order-ask = Your 1st squad is stopped beside a neutralised platoon, the 2nd has acted. How is the platoon eliminated this turn, without a loss to the 1st squad?
indochine-one-order-why = The leader can take off the stop as well, and without a loss: then the squad next to the enemy assaults. A second fire of the other squad seldom eliminates.
indochine-house-title = A house under two fires
indochine-house-ask = Two platoons hold the house, two more and their leader cover it from the road. How do you take it with one assault?
indochine-house-why = By a tactical move the others fire after the fight, not before it, and find nobody stopped on the way. Everybody stacked goes along: the leader’s strike counts, too.
indochine-recovery-title = Three men to one leader
indochine-recovery-ask = Three squads are neutralised, and only their leader can still move. Where must he be, if all three are to recover at the end of the turn?
indochine-recovery-why = In a squad’s hex he helps it most, but next to all three he helps each of them. Three rolls have to succeed, so that three small aids are worth more than a great one.
indochine-company-title = The fresh company
indochine-company-ask = Phu Tong Hoa, the first hour: the French have all acted, and one bad roll ends the turn. Which company do you try first?
indochine-company-why = The third company has its leader and is mostly unseen. The first has lost its leader, the second lies stopped and neutralised before the post: they would do little with their turn.

## Assaults
indochine-stopped-title = Everybody is stopped
indochine-stopped-ask = The whole company is stopped before a house with one neutralised squad in it. How is the house yours at the end of these operations?
indochine-stopped-why = A stop can be taken off for a step while the formation is activated. One platoon that may assault takes a house that four cannot shoot empty.
indochine-strike-title = Whom to strike
indochine-strike-ask = Your squad is in the house with two platoons and their leader. The 1st platoon has struck already; whom do you strike to hold the house?
indochine-strike-why = The 2nd platoon has not struck yet and has a single step: who is gone does not strike. The 1st has had its strike, and a leader strikes badly.
indochine-trench-title = Beside the trench
indochine-trench-ask = Your squad has come up to a trench half dug, with a stopped platoon and a neutralised one in it. How is the neutralised one, the 4th, eliminated this turn?
indochine-trench-why = In an assault stopped and neutralised men strike late and badly, and the squad still has the points for it. A fire on the move is weak.
indochine-withdraw-title = Before the storm
indochine-withdraw-ask = Two platoons are about to assault your squad in the open, and it withdraws; two more follow. Where to, if the house is to be held with both squads?
indochine-withdraw-why = Withdrawal needs no test, and the house has room: two squads together in cover receive what would have broken each of them alone.
indochine-village-title = Across the road
indochine-village-ask = Four platoons and their leader are in the woods before a house with a worn squad, another covers it. How is the ringed house yours at the end of the phase?
indochine-village-why = In a wave stops cost steps, not time, and the nearest house is its target. A second target beside the way draws platoons off; fire and single platoons take no house.
indochine-three-platoons-title = Three platoons, one house
indochine-three-platoons-ask = The house holds a neutralised squad and a machine gun; a squad with a free hand covers it. How is the house yours at the end of the phase?
indochine-three-platoons-why = Everybody in the stack together, the leader too, by a tactical move: nobody outside fires before the fight, and the gun inside does not fire at all.

## From the sky
indochine-drop-title = The direction of the drop
indochine-drop-ask = The drop zone north of Bac Kan is fixed. In which direction do the aircraft cross it, if the whole section is to land unhurt and not stopped?
indochine-drop-why = The men land ahead of the marker, and the zone itself drifts. To the north there are open fields for a long way; to the south there are houses and the enemy.
