# Les problèmes de Ils ne passeront pas.

verdun-seven-to-one-title = Une unité de plus
verdun-seven-to-one-ask = Quatre de vos unités attaquent le 351e de réserve en 0504. Qui se joint à elles pour que le 351e de réserve soit détruit à coup sûr ?
verdun-seven-to-one-why = Avec le régiment de réserve 57 le rapport est de 7:1, et dans cette colonne chaque jet détruit les deux pas. Les pionniers le laissent à 6:1.

verdun-two-guns-title = Le régiment d’Ornes
verdun-two-guns-ask = Le régiment 155 et ses canons attaquent le 42e d’infanterie en 2706. Qui ajoutez-vous pour que le 42e d’infanterie soit détruit ?
verdun-two-guns-why = Le régiment de réserve 6 porte le rapport à 7:1, où chaque jet détruit les deux pas. Avec le régiment de fusiliers 37 il est de 5:1, et un jet sur trois laisse un pas.

verdun-in-the-open-title = La force ou le métier
verdun-in-the-open-ask = Le régiment de réserve 16 et le régiment 159 attaquent le 351e de réserve en 0503. Qui ajoutez-vous ensuite pour que le 351e de réserve soit détruit ?
verdun-in-the-open-why = Le régiment de réserve 53 porte le rapport à 7:1, où chaque jet détruit les deux pas. Les pionniers décalent aussi une colonne, mais seuls ils le laissent à 5:1, et un jet sur trois laisse un pas se retirer.

verdun-louvemont-title = Le bois devant Louvemont
verdun-louvemont-ask = Le régiment de fusiliers 80 et le régiment 115 attaquent le 233e de réserve en 1405. Qui ajoutez-vous ensuite pour que le 233e de réserve soit détruit ?
verdun-louvemont-why = Le régiment 116, suivi du régiment 81, porte le rapport à 7:1, et aucun jet n’épargne un pas. Le régiment 81 seul, ou un débris, s’arrête à 5:1.

verdun-no-way-back-title = Sans issue
verdun-no-way-back-ask = Le 29e d’infanterie tient 1712. Qui l’attaque, et avec quels canons, pour qu’il soit détruit ?
verdun-no-way-back-why = Le régiment 159 barre la retraite, le régiment de fusiliers 80 et un troisième régiment apportent le rapport, les canons le reste : chaque jet le détruit. Sans les canons il survit à deux jets sur six, sans le régiment 159 à cinq.

verdun-chasseurs-title = Les chasseurs
verdun-chasseurs-ask = Trois unités du VIIe corps de réserve attaquent le 59e chasseurs en 1009. Qui ajoutez-vous ensuite pour qu’aucun chasseur ne s’échappe ?
verdun-chasseurs-why = Le rapport est de 6:1 ou 7:1 de toute façon. Avec le régiment de réserve 39 dans l’assaut les chasseurs n’ont plus d’issue ; sinon, certains jets leur permettent de se retirer vers 1010.

verdun-close-the-ring-title = Fermer le cercle
verdun-close-the-ring-ask = Détruisez les canons de la 72e division en 1106 et le 59e chasseurs en 1206 avant la fin de la phase. Par où commencez-vous, avec qui, et avec quels canons ?
verdun-close-the-ring-why = Le régiment 115, les pionniers de la 14e et deux canons suffisent pour la batterie ; le régiment de fusiliers 80, les pionniers de la 21e et le régiment 159 restent alors pour cerner le 59e chasseurs. Qui jette tout dans le premier assaut n’a plus personne pour le second.

verdun-two-stacks-title = Deux défenseurs
verdun-two-stacks-ask = Vous attaquez 2406, où le 35e d’infanterie et le 36e territorial se tiennent ensemble. Qui choisissez-vous d’abord pour que le 35e d’infanterie soit détruit ?
verdun-two-stacks-why = Le régiment de réserve 6 ou le régiment 64, suivi des autres, porte le rapport à 6:1, et la moitié des jets coûte alors quatre pas aux Français. Sans l’un d’eux il est de 5:1.

verdun-last-step-title = Le dernier pas en 2005
verdun-last-step-ask = Le régiment de grenadiers 8 et les pionniers attaquent le 310e de réserve en 2005. Qui ajoutez-vous ensuite pour que 2005 soit entre vos mains après l’assaut ?
verdun-last-step-why = Le régiment 20, suivi du régiment de grenadiers 12, porte le rapport à 7:1, et vos pertes restent assez faibles pour entrer. Avec le régiment de grenadiers 12 seul il est de 5:1, sans l’un ni l’autre de 3:1.

verdun-zouaves-title = Les zouaves
verdun-zouaves-ask = Trois régiments attaquent le 2e zouaves en 2007. Qui ajoutez-vous ensuite pour que les zouaves soient détruits ?
verdun-zouaves-why = Le régiment de réserve 37, suivi du régiment de réserve 19, porte le rapport à 7:1, et aucun jet ne laisse un pas. Le régiment de réserve 19 seul s’arrête à 6:1, et la moitié des jets en laisse alors un.

verdun-herbebois-title = La dernière colonne
verdun-herbebois-ask = Le régiment 24, le régiment de réserve 98 et le régiment de réserve 6 attaquent le 35e d’infanterie en 2505. Qui ajoutez-vous ensuite pour que le 35e d’infanterie soit détruit à coup sûr ?
verdun-herbebois-why = Le régiment 20, suivi des autres, porte le rapport à 7:1, où aucun jet n’épargne le 35e d’infanterie. Sans le régiment 20 il s’arrête à 6:1, et un jet sur six le laisse s’échapper avec un pas.

verdun-guns-in-support-title = Avant que leurs canons répondent
verdun-guns-in-support-ask = Les pionniers de la 13e de réserve, le régiment de fusiliers 80 et le régiment 115 attaquent le 362e de réserve en 1104, que des canons français peuvent soutenir. Qui ajoutez-vous ensuite pour que le 362e de réserve soit détruit ?
verdun-guns-in-support-why = Le régiment 87, suivi du régiment 81, porte le rapport à 7:1, assez malgré les canons français. D’autres pionniers ne décalent plus de colonne : ils s’arrêtent à 6:1.
