# Les problèmes de Ils ne passeront pas.

verdun-seven-to-one-title = Une unité de plus
verdun-seven-to-one-ask = Quatre de vos unités attaquent 351R en 0504. Qui se joint à elles pour que 351R soit détruite à coup sûr ?
verdun-seven-to-one-why = Avec RIR57 le rapport est de 7:1, et dans cette colonne chaque jet détruit les deux pas. Les pionniers le laissent à 6:1.

verdun-two-guns-title = Le régiment d’Ornes
verdun-two-guns-ask = IR155 et ses canons attaquent 42RI en 2706. Qui ajoutez-vous pour que 42RI soit détruit ?
verdun-two-guns-why = RIR6 porte le rapport à 7:1, où chaque jet détruit les deux pas. Avec FR37 il est de 5:1, et un jet sur trois laisse un pas.

verdun-in-the-open-title = La force ou le métier
verdun-in-the-open-ask = RIR16 et IR159 attaquent 351R en 0503. Qui ajoutez-vous ensuite pour que 351R soit détruite ?
verdun-in-the-open-why = RIR53 porte le rapport à 7:1, où chaque jet détruit les deux pas. Les pionniers décalent aussi une colonne, mais seuls ils le laissent à 5:1, et un jet sur trois laisse un pas se retirer.

verdun-louvemont-title = Le bois devant Louvemont
verdun-louvemont-ask = FR80 et IR115 attaquent 233R en 1405. Qui ajoutez-vous ensuite pour que 233R soit détruite ?
verdun-louvemont-why = IR116, suivi d’IR81, porte le rapport à 7:1, et aucun jet n’épargne un pas. IR81 seul, ou un débris, s’arrête à 5:1.

verdun-no-way-back-title = Sans issue
verdun-no-way-back-ask = 29RI tient 1712. Qui l’attaque, et avec quels canons, pour qu’il soit détruit ?
verdun-no-way-back-why = IR159 barre la retraite, FR80 et un troisième régiment apportent le rapport, les canons le reste : chaque jet le détruit. Sans les canons il survit à deux jets sur six, sans IR159 à cinq.

verdun-chasseurs-title = Les chasseurs
verdun-chasseurs-ask = Trois unités du VIIe corps de réserve attaquent 59Ch en 1009. Qui ajoutez-vous ensuite pour qu’aucun chasseur ne s’échappe ?
verdun-chasseurs-why = Le rapport est de 6:1 ou 7:1 de toute façon. Avec RIR39 dans l’assaut les chasseurs n’ont plus d’issue ; sinon, certains jets leur permettent de se retirer vers 1010.

verdun-close-the-ring-title = Fermer le cercle
verdun-close-the-ring-ask = Détruisez les canons 72-art en 1106 et les chasseurs 59Ch en 1206 avant la fin de la phase. Par où commencez-vous, avec qui, et avec quels canons ?
verdun-close-the-ring-why = IR115, 14R-pi et deux canons suffisent pour la batterie ; FR80, 21-pi et IR159 restent alors pour cerner 59Ch. Qui jette tout dans le premier assaut n’a plus personne pour le second.

verdun-two-stacks-title = Deux défenseurs
verdun-two-stacks-ask = Vous attaquez 2406, où 35RI et 36T se tiennent ensemble. Qui choisissez-vous d’abord pour que 35RI soit détruit ?
verdun-two-stacks-why = RIR6 ou IR64, suivi des autres, porte le rapport à 6:1, et la moitié des jets coûte alors quatre pas aux Français. Sans l’un d’eux il est de 5:1.

verdun-last-step-title = Le dernier pas en 2005
verdun-last-step-ask = GR8 et les pionniers attaquent 310R en 2005. Qui ajoutez-vous ensuite pour que 2005 soit entre vos mains après l’assaut ?
verdun-last-step-why = IR20, suivi de GR12, porte le rapport à 7:1, et vos pertes restent assez faibles pour entrer. Avec GR12 seul il est de 5:1, sans l’un ni l’autre de 3:1.

verdun-zouaves-title = Les zouaves
verdun-zouaves-ask = Trois régiments attaquent 2Z en 2007. Qui ajoutez-vous ensuite pour que les zouaves soient détruits ?
verdun-zouaves-why = RIR37, suivi de RIR19, porte le rapport à 7:1, et aucun jet ne laisse un pas. RIR19 seul s’arrête à 6:1, et la moitié des jets en laisse alors un.

verdun-herbebois-title = La dernière colonne
verdun-herbebois-ask = IR24, RIR98 et RIR6 attaquent 35RI en 2505. Qui ajoutez-vous ensuite pour que 35RI soit détruit à coup sûr ?
verdun-herbebois-why = IR20, suivi des autres, porte le rapport à 7:1, où aucun jet n’épargne 35RI. Sans IR20 il s’arrête à 6:1, et un jet sur six le laisse s’échapper avec un pas.

verdun-guns-in-support-title = Avant que leurs canons répondent
verdun-guns-in-support-ask = 13R-pi, FR80 et IR115 attaquent 362R en 1104, que des canons français peuvent soutenir. Qui ajoutez-vous ensuite pour que 362R soit détruite ?
verdun-guns-in-support-why = IR87, suivi d’IR81, porte le rapport à 7:1, assez malgré les canons français. D’autres pionniers ne décalent plus de colonne : ils s’arrêtent à 6:1.
