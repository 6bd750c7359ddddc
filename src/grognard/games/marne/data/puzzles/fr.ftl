# Les problèmes de Marne 1918.

marne-guns-of-rollot-title = La dernière batterie
marne-guns-of-rollot-ask = La 3e bavaroise et la Garde attaquent votre régiment en 0808, que trois pièces allemandes bombardent. Que fait l’artillerie de corps 1 pour que 0808 reste à vous ?
marne-guns-of-rollot-why = En appui, la pièce tire sur les assaillants, qui perdent un pas ou leur ordre, et le rapport baisse. Contre trois pièces en colonne 6+, la contre-batterie n’enlève rien.

marne-the-guard-pays-title = La Garde paie
marne-the-guard-pays-ask = Cinq unités allemandes attaquent la 18e division à Ressons. L’artillerie d’armée 1 tire déjà. Que fait l’artillerie de corps 2 pour que le 5e régiment de la Garde ne survive pas au combat ?
marne-the-guard-pays-why = Deux pièces en appui atteignent la colonne 5 : un point de dommage de plus frappe les assaillants, et la Garde n’a plus de pas pour le combat. Une seule s’arrête à la colonne 3.

marne-a-second-hex-title = Un second hexagone
marne-a-second-hex-ask = Le régiment de réserve 93 attaque 1207, et les Français ont encore des canons. Qui ajoutez-vous d’abord pour qu’il soit encore là après le combat ?
marne-a-second-hex-why = La 75e division de réserve attaque depuis 1307. La perte due aux canons du défenseur peut alors y tomber, et non sur le régiment 93 en 1206.

marne-who-leads-title = Qui mène
marne-who-leads-ask = Vous attaquez la 21e division en 3312, et vos canons sont puissants. Qui choisissez-vous d’abord pour que les Stosstruppen 9, en 3412, soient encore là ensuite ?
marne-who-leads-why = Le 4e régiment à pied de la Garde mène alors l’attaque, depuis un autre hexagone, et la troupe d’assaut de 3412 n’est pas usée. Les canons font de toute façon l’essentiel.

marne-keep-stoss1-title = Ménager les troupes d’assaut
marne-keep-stoss1-ask = Prenez La Malmaison (3111) sans y perdre les Stosstruppen 1. Qui attaque, et avec quels canons ?
marne-keep-stoss1-why = Les Stosstruppen 1 vont où va le régiment 24 : laissez ce régiment de côté. Il faut les autres, la 13e de Landwehr aussi, et sans les canons presque personne n’entre.

marne-mery-title = Méry et l’hexagone voisin
marne-mery-ask = Il vous faut Méry (0809) et 0708 avant la fin de la phase. Quelle attaque vient d’abord, avec qui, et avec quels canons ?
marne-mery-why = La 5e division de réserve et deux canons prennent Méry une fois sur trois ou quatre, et la 3e bavaroise et le régiment 74 restent libres pour 0708. Qui les emploie à Méry en manque ensuite.

marne-pontavert-title = La route de Pontavert
marne-pontavert-ask = Deux pièces et deux unités allemandes tombent sur la 8e division britannique en 4113. Que fait l’artillerie de corps 3 pour que Pontavert (4013), derrière elle, reste à vous ?
marne-pontavert-why = La contre-batterie ramène le bombardement de la colonne 6+ à la 4. Les Britanniques gardent alors un pas et se battent, et les Allemands ne continuent pas.

marne-hold-4516-title = Le régiment de 4516
marne-hold-4516-ask = Deux unités allemandes attaquent votre régiment en 4516 sous le feu de deux pièces. Que fait l’artillerie de corps 4 pour que 4516 soit encore à vous ensuite ?
marne-hold-4516-why = En appui, la pièce frappe les assaillants : un pas en moins, une division désorganisée, et le rapport baisse d’une colonne. Ce que le bombardement fait à votre régiment, il y survit.

marne-bavarians-title = Un seul pas
marne-bavarians-ask = La 33e division française attaque vos Bavarois en 2517, qui n’ont qu’un pas. L’artillerie de corps 1 fait déjà de la contre-batterie. Que fait l’artillerie de corps 3 pour que le régiment bavarois 13 survive ?
marne-bavarians-why = Une seconde pièce en contre-batterie fait taire le bombardement français, et les Bavarois vivent assez pour se battre. En appui, la pièce n’aide qu’une fois qu’ils ne sont plus là.

marne-chemin-des-dames-title = Ce que cela leur coûte
marne-chemin-des-dames-ask = La 7e division de réserve et le 2e régiment de la 10e attaquent la 25e division britannique en 4015 depuis 4014. Que fait l’artillerie de corps 4 pour que ce 2e régiment ne survive pas à son attaque ?
marne-chemin-des-dames-why = En appui, la pièce prend un pas au 2e régiment avant le combat, et le combat prend l’autre une fois sur deux. La contre-batterie ménage les Britanniques, et les Allemands avec eux.

marne-second-battery-title = La seconde batterie
marne-second-battery-ask = Trois unités et trois pièces allemandes tombent sur 4214, et l’artillerie de corps 3 tire en appui. Que fait l’artillerie de corps 4 pour que le 1er régiment de la 52e division, en 4314, ne survive pas à son attaque ?
marne-second-battery-why = Deux pièces en appui atteignent la colonne 4 au lieu de la 2, et la perte suffit pour le 1er régiment. Contre trois pièces, la contre-batterie n’enlève rien à la colonne 6+.

marne-left-wing-title = L’aile gauche
marne-left-wing-ask = Le régiment 91 et la 222e division attaquent votre régiment en 0607 avec toutes leurs pièces. Que fait l’artillerie de corps 1 pour que 0607 soit encore à vous à la fin du combat ?
marne-left-wing-why = En appui, la pièce prend un pas au régiment 91 et désorganise la 222e division, et l’attaque perd son poids. La colonne 6+ de trois pièces reste ce qu’elle est.
