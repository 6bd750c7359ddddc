# The puzzles of They Shall Not Pass.

verdun-seven-to-one-title = One more unit
verdun-seven-to-one-ask = Four of your units assault 351R in 0504. Who joins them, so that 351R is sure to be destroyed?
verdun-seven-to-one-why = With RIR57 the odds are 7:1, and in that column every roll destroys both steps. The pioneers leave the odds at 6:1.

verdun-two-guns-title = The regiment of Ornes
verdun-two-guns-ask = IR155 and its guns assault 42RI in 2706. Whom do you add, so that 42RI is destroyed?
verdun-two-guns-why = RIR6 raises the odds to 7:1, where every roll destroys both steps. With FR37 they are 5:1, and one roll in three leaves a step.

verdun-in-the-open-title = Strength or skill
verdun-in-the-open-ask = RIR16 and IR159 assault 351R in 0503. Whom do you add next, so that 351R is destroyed?
verdun-in-the-open-why = RIR53 brings the odds to 7:1, where every roll destroys both steps. The pioneers shift a column too, but with them alone it stays at 5:1, and one roll in three lets a step retreat.

verdun-louvemont-title = The wood before Louvemont
verdun-louvemont-ask = FR80 and IR115 assault 233R in 1405. Whom do you add next, so that 233R is destroyed?
verdun-louvemont-why = IR116, with IR81 after it, brings the odds to 7:1, and no roll spares a step. IR81 alone, or a remnant, stops at 5:1.

verdun-no-way-back-title = No way back
verdun-no-way-back-ask = 29RI holds 1712. Who assaults it, and with which guns, so that it is destroyed?
verdun-no-way-back-why = IR159 bars the way back, FR80 and a third regiment bring the odds, and the guns the rest: every roll destroys it. Without the guns it survives two rolls in six, without IR159 five.

verdun-chasseurs-title = The chasseurs
verdun-chasseurs-ask = Three units of the VII Reserve Corps assault 59Ch in 1009. Whom do you add next, so that no chasseur gets away?
verdun-chasseurs-why = The odds are 6:1 or 7:1 in any case. With RIR39 in the assault the chasseurs find no way back; otherwise some rolls let them retreat towards 1010.

verdun-close-the-ring-title = Close the ring
verdun-close-the-ring-ask = Destroy both the guns 72-art in 1106 and the chasseurs 59Ch in 1206 before the phase is over. Where do you begin, with whom, and with which guns?
verdun-close-the-ring-why = IR115, 14R-pi and two guns are enough for the battery; FR80, 21-pi and IR159 are then left to close in on 59Ch. Whoever throws all into the first assault has nobody for the second.

verdun-two-stacks-title = Two defenders
verdun-two-stacks-ask = You assault 2406, where 35RI and 36T stand together. Whom do you choose first, so that 35RI is destroyed?
verdun-two-stacks-why = RIR6 or IR64, with the others after it, brings the odds to 6:1, and half of the rolls then cost the French four steps. Without either of them it is 5:1.

verdun-last-step-title = The last step in 2005
verdun-last-step-ask = GR8 and the pioneers assault 310R in 2005. Whom do you add next, so that 2005 is in your hands after the assault?
verdun-last-step-why = IR20, with GR12 after it, brings the odds to 7:1, and your losses stay small enough to go in. With GR12 alone they are 5:1, without either 3:1.

verdun-zouaves-title = The Zouaves
verdun-zouaves-ask = Three regiments assault 2Z in 2007. Whom do you add next, so that the Zouaves are destroyed?
verdun-zouaves-why = RIR37, with RIR19 after it, brings the odds to 7:1, and no roll leaves a step. RIR19 alone stops at 6:1, and then half of the rolls leave one.

verdun-herbebois-title = The last column
verdun-herbebois-ask = IR24, RIR98 and RIR6 assault 35RI in 2505. Whom do you add next, so that 35RI is destroyed for certain?
verdun-herbebois-why = IR20, with the others after it, brings the odds to 7:1, where no roll spares 35RI. Without IR20 they stop at 6:1, and one roll in six lets it get away with a step.

verdun-guns-in-support-title = Before their guns answer
verdun-guns-in-support-ask = 13R-pi, FR80 and IR115 assault 362R in 1104, which French guns can support. Whom do you add next, so that 362R is destroyed?
verdun-guns-in-support-why = IR87, with IR81 after it, brings the odds to 7:1, enough in spite of the French guns. Further pioneers shift no further column: they stop at 6:1.
