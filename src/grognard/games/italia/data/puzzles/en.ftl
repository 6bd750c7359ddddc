# The puzzles of Italia 1917–1918.

italia-counter-battery-title = Guns against guns
italia-counter-battery-ask = The 17th Division and Gebirgs detachment 7 attack W1831, and two Austrian guns bombard it. What does corps artillery 7 do, so that Alpini detachment 4 is still there after the combat?
italia-counter-battery-why = A second gun of counter-battery brings the bombardment down to column 2, and in two rolls of three nobody is hit. In support it does not save a detachment of one step.

italia-twentieth-division-title = The 20th Division
italia-twentieth-division-ask = Three Austrian units and two guns fall on the 20th Division in W1915. What does corps artillery 1 do, so that the division survives the combat?
italia-twentieth-division-why = Counter-battery fire takes the bombardment from column 6+ to 4: it then costs a detachment instead of a step of the division. In support the gun helps less.

italia-across-the-piave-title = Over the Piave
italia-across-the-piave-ask = Bring the 17th Division across the Piave before dark. Which hex does it attack, who goes with it, and which guns support them?
italia-across-the-piave-why = At W1831 a single detachment bars the way; with the 8th Cavalry Division and Gebirgs detachment 7 somebody is left to lead when the guns have fired, and the army’s guns do the rest. At W1832 the 17th and 31st Divisions did not get over in any game.

italia-spare-the-storm-title = The storm troops
italia-spare-the-storm-ask = Three units attack W2024. Who joins from W2125, where Stosstruppen 2 stand, if they are to outlive the combat?
italia-spare-the-storm-why = If the Alpenkorps attacks from W2125, its storm troops give the attack their column and are lost as often as not. The three others attack without them.

italia-arditi-title = The Arditi
italia-arditi-ask = The 17th Division attacks Cismon (W2123). Who joins, if Arditi 2 in W2022 are to outlive the combat?
italia-arditi-why = Nobody from their hex. With the 18th Division or the Bologna brigade in the attack the Arditi give it their column, and more often than not they do not come back.

italia-three-guns-title = Three guns against one
italia-three-guns-ask = The 35th and 60th Divisions attack the 49th Division in E2732, and three guns bombard it. What does corps artillery 4 do, so that E2732 stays yours?
italia-three-guns-why = Against three guns counter-battery takes no column away: the bombardment stays at 6+. In support the gun at least wears the attackers down.

italia-schutzen-title = The Schützen on the bank
italia-schutzen-ask = The 51st and 57th Divisions attack the 45th Schützen in W1932 under two guns. Corps artillery 7 already fires counter-battery. What does corps artillery 8 do, so that the Schützen survive?
italia-schutzen-why = A second gun of counter-battery brings the bombardment from column 4 to 2, and half of the rolls hit nobody. The Schützen have one step: support comes too late for them.

italia-their-gun-title = As far as their guns
italia-their-gun-ask = Across the Piave to their guns: whom do you send against W1932, and with which guns, so that your men also overrun corps artillery 7 in W2031?
italia-their-gun-why = All three have to go: the 2nd assault regiment is fit to lead when the guns have fired, and the 51st and 57th Divisions bring the strength. Your own guns change little; two units with every gun seldom get in.

italia-who-leads-on-the-grappa-title = Who leads on the Grappa
italia-who-leads-on-the-grappa-ask = Five units attack Monte Grappa (W2024), the Alpenkorps among them. Who joins as the sixth, or nobody, if Stosstruppen 2 are to come back from it?
italia-who-leads-on-the-grappa-why = With the 2nd Jäger Regiment in the attack it leads, and the loss of the leader falls on it. Otherwise the Life Guards lead with Stosstruppen 2, who pay one time in four.

italia-asolone-title = The brigades from Bosnia
italia-asolone-ask = You attack the worn 24th Division on the Asolone (W1923). Who takes part, and who leads, so that the hex is yours after the combat?
italia-asolone-why = All three make the odds, and a brigade of the 55th leads: its morale is above that of the 24th. With the 4th Division in the lead a column is lost.

italia-one-hex-back-title = How far back
italia-one-hex-back-ask = The combat has gone against you, and your mastery lets the 51st Division retreat. How does it keep all its steps and stay in order?
italia-one-hex-back-why = One hex takes off all the damage. Who holds the hex pays a step; who goes back further than the doctrine allows is disorganised.

italia-relief-title = The line stays closed
italia-relief-ask = The worn 51st Division stands alone in W1922, in touch with the enemy. How do you take it out of the line, to W1822 or behind it, with W1922 still held?
italia-relief-why = A unit alone before the enemy leaves only when another comes into its hex. The 24th Division goes in, and the 51st leaves at once: that is decided before any other move.
