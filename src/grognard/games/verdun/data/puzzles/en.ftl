# The puzzles of They Shall Not Pass.

verdun-seven-to-one-title = One more unit
verdun-seven-to-one-ask = Four of your units assault 351R in 0504. Who joins them, so that 351R is sure to be destroyed?
verdun-seven-to-one-why = With RIR57 the odds are 7:1, and in that column every roll destroys both steps. The pioneers leave the odds at 6:1.

verdun-two-guns-title = The regiment of Ornes
verdun-two-guns-ask = IR155 and its guns assault 42RI in 2706. Whom do you add, so that 42RI is destroyed?
verdun-two-guns-why = RIR6 raises the odds to 7:1, where every roll destroys both steps. With FR37 they are 5:1, and one roll in three leaves a step.
