# The puzzles of They Shall Not Pass.

verdun-seven-to-one-title = One more unit
verdun-seven-to-one-ask = Four of your units assault the 351st Reserve in 0504. Who joins them, so that the 351st Reserve is sure to be destroyed?
verdun-seven-to-one-why = With Reserve Regiment 57 the odds are 7:1, and in that column every roll destroys both steps. The pioneers leave the odds at 6:1.

verdun-two-guns-title = The regiment of Ornes
verdun-two-guns-ask = Regiment 155 and its guns assault the 42nd Infantry in 2706. Whom do you add, so that the 42nd Infantry is destroyed?
verdun-two-guns-why = Reserve Regiment 6 raises the odds to 7:1, where every roll destroys both steps. With Fusilier Regiment 37 they are 5:1, and one roll in three leaves a step.

verdun-in-the-open-title = Strength or skill
verdun-in-the-open-ask = Reserve Regiment 16 and Regiment 159 assault the 351st Reserve in 0503. Whom do you add next, so that the 351st Reserve is destroyed?
verdun-in-the-open-why = Reserve Regiment 53 brings the odds to 7:1, where every roll destroys both steps. The pioneers shift a column too, but with them alone it stays at 5:1, and one roll in three lets a step retreat.

verdun-louvemont-title = The wood before Louvemont
verdun-louvemont-ask = Fusilier Regiment 80 and Regiment 115 assault the 233rd Reserve in 1405. Whom do you add next, so that the 233rd Reserve is destroyed?
verdun-louvemont-why = Regiment 116, with Regiment 81 after it, brings the odds to 7:1, and no roll spares a step. Regiment 81 alone, or a remnant, stops at 5:1.

verdun-no-way-back-title = No way back
verdun-no-way-back-ask = The 29th Infantry holds 1712. Who assaults it, and with which guns, so that it is destroyed?
verdun-no-way-back-why = Regiment 159 bars the way back, Fusilier Regiment 80 and a third regiment bring the odds, and the guns the rest: every roll destroys it. Without the guns it survives two rolls in six, without Regiment 159 five.

verdun-chasseurs-title = The chasseurs
verdun-chasseurs-ask = Three units of the VII Reserve Corps assault the 59th Chasseurs in 1009. Whom do you add next, so that no chasseur gets away?
verdun-chasseurs-why = The odds are 6:1 or 7:1 in any case. With Reserve Regiment 39 in the assault the chasseurs find no way back; otherwise some rolls let them retreat towards 1010.

verdun-close-the-ring-title = Close the ring
verdun-close-the-ring-ask = Destroy both the guns of the 72nd Division in 1106 and the 59th Chasseurs in 1206 before the phase is over. Where do you begin, with whom, and with which guns?
verdun-close-the-ring-why = Regiment 115, the pioneers of the 14th Reserve and two guns are enough for the battery; Fusilier Regiment 80, the pioneers of the 21st and Regiment 159 are then left to close in on the 59th Chasseurs. Whoever throws all into the first assault has nobody for the second.

verdun-two-stacks-title = Two defenders
verdun-two-stacks-ask = You assault 2406, where the 35th Infantry and the 36th Territorial stand together. Whom do you choose first, so that the 35th Infantry is destroyed?
verdun-two-stacks-why = Reserve Regiment 6 or Regiment 64, with the others after it, brings the odds to 6:1, and half of the rolls then cost the French four steps. Without either of them it is 5:1.

verdun-last-step-title = The last step in 2005
verdun-last-step-ask = Grenadier Regiment 8 and the pioneers assault the 310th Reserve in 2005. Whom do you add next, so that 2005 is in your hands after the assault?
verdun-last-step-why = Regiment 20, with Grenadier Regiment 12 after it, brings the odds to 7:1, and your losses stay small enough to go in. With Grenadier Regiment 12 alone they are 5:1, without either 3:1.

verdun-zouaves-title = The Zouaves
verdun-zouaves-ask = Three regiments assault the 2nd Zouaves in 2007. Whom do you add next, so that the Zouaves are destroyed?
verdun-zouaves-why = Reserve Regiment 37, with Reserve Regiment 19 after it, brings the odds to 7:1, and no roll leaves a step. Reserve Regiment 19 alone stops at 6:1, and then half of the rolls leave one.

verdun-herbebois-title = The last column
verdun-herbebois-ask = Regiment 24, Reserve Regiment 98 and Reserve Regiment 6 assault the 35th Infantry in 2505. Whom do you add next, so that the 35th Infantry is destroyed for certain?
verdun-herbebois-why = Regiment 20, with the others after it, brings the odds to 7:1, where no roll spares the 35th Infantry. Without Regiment 20 they stop at 6:1, and one roll in six lets it get away with a step.

verdun-guns-in-support-title = Before their guns answer
verdun-guns-in-support-ask = The pioneers of the 13th Reserve, Fusilier Regiment 80 and Regiment 115 assault the 362nd Reserve in 1104, which French guns can support. Whom do you add next, so that the 362nd Reserve is destroyed?
verdun-guns-in-support-why = Regiment 87, with Regiment 81 after it, brings the odds to 7:1, enough in spite of the French guns. Further pioneers shift no further column: they stop at 6:1.
