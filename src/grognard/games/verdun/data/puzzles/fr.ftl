# Les problèmes de Ils ne passeront pas.

verdun-seven-to-one-title = Une unité de plus
verdun-seven-to-one-ask = Quatre de vos unités attaquent 351R en 0504. Qui se joint à elles pour que 351R soit détruite à coup sûr ?
verdun-seven-to-one-why = Avec RIR57 le rapport est de 7:1, et dans cette colonne chaque jet détruit les deux pas. Les pionniers le laissent à 6:1.

verdun-two-guns-title = Le régiment d’Ornes
verdun-two-guns-ask = IR155 et ses canons attaquent 42RI en 2706. Qui ajoutez-vous pour que 42RI soit détruit ?
verdun-two-guns-why = RIR6 porte le rapport à 7:1, où chaque jet détruit les deux pas. Avec FR37 il est de 5:1, et un jet sur trois laisse un pas.
