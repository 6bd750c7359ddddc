# The puzzles of Marne 1918.

marne-guns-of-rollot-title = The last battery
marne-guns-of-rollot-ask = The 3rd Bavarians and the Guard attack your regiment in 0808, and three German guns bombard it. What does corps artillery 1 do, so that 0808 is still yours afterwards?
marne-guns-of-rollot-why = In support the gun fires at the attackers, who lose a step or their order, and the odds fall. Against three guns of column 6+ counter-battery takes nothing away.

marne-the-guard-pays-title = The Guard pays
marne-the-guard-pays-ask = Five German units attack the 18th Division in Ressons. Army artillery 1 already fires. What does corps artillery 2 do, so that the 5th Foot Guards do not survive the combat?
marne-the-guard-pays-why = Two guns in support reach column 5: one damage point more falls on the attackers, and the Guard has no step left for the combat. One gun stops at column 3.

marne-a-second-hex-title = A second hex
marne-a-second-hex-ask = Reserve Regiment 93 attacks 1207, and the French have guns left. Whom do you add first, so that Reserve Regiment 93 is still there after the combat?
marne-a-second-hex-why = The 75th Reserve Division attacks from 1307. The loss from the defender’s guns can then fall there, and not on Reserve Regiment 93 in 1206.

marne-who-leads-title = Who leads
marne-who-leads-ask = You attack the 21st Division in 3312, and your guns are strong. Whom do you choose first, so that Stosstruppen 9 in 3412 are still there afterwards?
marne-who-leads-why = The 4th Foot Guards then lead the attack, from another hex, and the storm troops of 3412 are not used up. The guns do most of the work in any case.

marne-keep-stoss1-title = Save the storm troops
marne-keep-stoss1-ask = Take La Malmaison (3111), and bring Stosstruppen 1 back from it. Who attacks, and with which guns?
marne-keep-stoss1-why = Stosstruppen 1 go where Regiment 24 goes: leave that regiment out. The others are needed, the 13th Landwehr as well, and without the guns hardly anybody gets in.

marne-mery-title = Méry and the hex beside it
marne-mery-ask = You want both Méry (0809) and 0708 before the phase is over. Which attack comes first, with whom, and with which guns?
marne-mery-why = The 5th Reserve Division and two guns take Méry one time in three or four, and then the Bavarians and Regiment 74 are free for 0708. Whoever uses them at Méry has too few left there.

marne-pontavert-title = The way to Pontavert
marne-pontavert-ask = Two German guns and two units fall on the British 8th Division in 4113. What does corps artillery 3 do, so that Pontavert (4013) behind it stays yours?
marne-pontavert-why = Counter-battery fire takes the bombardment from column 6+ to 4. The British then keep a step and fight, and the Germans do not march on.

marne-hold-4516-title = The regiment in 4516
marne-hold-4516-ask = Two German units attack your regiment in 4516 under the fire of two guns. What does corps artillery 4 do, so that 4516 is still yours afterwards?
marne-hold-4516-why = In support the gun hits the attackers: a step is gone, a division out of order, and the odds fall by a column. What the bombardment does to your regiment it survives.

marne-bavarians-title = One step left
marne-bavarians-ask = The French 33rd Division attacks your Bavarians in 2517, who have one step. Corps artillery 1 already fires counter-battery. What does corps artillery 3 do, so that Bavarian Reserve Regiment 13 survives?
marne-bavarians-why = A second gun of counter-battery silences the French bombardment, and the Bavarians live to fight. In support the gun helps only after they are gone.

marne-chemin-des-dames-title = What it costs them
marne-chemin-des-dames-ask = The 7th Reserve Division and the 2nd regiment of the 10th attack the British 25th Division in 4015 from 4014. What does corps artillery 4 do, so that this 2nd regiment does not survive its attack?
marne-chemin-des-dames-why = In support the gun takes a step from the 2nd regiment before the combat, and the combat takes the other half of the time. Counter-battery fire spares the British and the Germans alike.

marne-second-battery-title = The second battery
marne-second-battery-ask = Three German units and three guns fall on 4214, and corps artillery 3 fires in support. What does corps artillery 4 do, so that the 1st regiment of the 52nd Division in 4314 does not survive its attack?
marne-second-battery-why = Two guns in support reach column 4 instead of 2, and the loss is heavy enough for the 1st regiment. Against three guns counter-battery takes nothing off column 6+.

marne-left-wing-title = The left wing
marne-left-wing-ask = Regiment 91 and the 222nd Division attack your regiment in 0607 with all their guns. What does corps artillery 1 do, so that 0607 is still yours when the combat is over?
marne-left-wing-why = In support the gun takes a step from Regiment 91 and puts the 222nd Division out of order, and the attack loses its weight. Column 6+ of three guns stays what it is.
