# Les problèmes de Italia 1917–1918.

italia-counter-battery-title = Canons contre canons
italia-counter-battery-ask = La 17e division et le détachement Gebirgs 7 attaquent W1831, que deux pièces autrichiennes bombardent. Que fait l’artillerie de corps 7 pour que le détachement d’alpins 4 soit encore là après le combat ?
italia-counter-battery-why = Une seconde pièce en contre-batterie ramène le bombardement à la colonne 2, et deux jets sur trois ne touchent personne. En appui, elle ne sauve pas un détachement d’un seul pas.

italia-twentieth-division-title = La 20e division
italia-twentieth-division-ask = Trois unités autrichiennes et deux pièces tombent sur la 20e division en W1915. Que fait l’artillerie de corps 1 pour que la division survive au combat ?
italia-twentieth-division-why = La contre-batterie ramène le bombardement de la colonne 6+ à la 4 : il coûte alors un détachement au lieu d’un pas de la division. En appui, la pièce aide moins.

italia-across-the-piave-title = Au-delà du Piave
italia-across-the-piave-ask = Faites passer le Piave à la 17e division avant la nuit. Quel hexagone attaque-t-elle, avec qui, et sous le feu de quels canons ?
italia-across-the-piave-why = En W1831 un seul détachement barre la route ; avec la 8e division de cavalerie et le détachement Gebirgs 7 il reste quelqu’un pour mener quand les canons ont tiré, et l’artillerie d’armée fait le reste. En W1832 la 17e et la 31e division ne sont passées dans aucune partie.

italia-spare-the-storm-title = Les troupes d’assaut
italia-spare-the-storm-ask = Trois unités attaquent W2024. Qui se joint à elles depuis W2125, où se trouvent les Stosstruppen 2, s’ils doivent survivre au combat ?
italia-spare-the-storm-why = Si l’Alpenkorps attaque depuis W2125, sa troupe d’assaut donne sa colonne à l’attaque et se perd une fois sur deux. Les trois autres attaquent sans elle.

italia-arditi-title = Les Arditi
italia-arditi-ask = La 17e division attaque Cismon (W2123). Qui se joint à elle, si les Arditi 2, en W2022, doivent survivre au combat ?
italia-arditi-why = Personne de leur hexagone. Avec la 18e division ou la brigade Bologna dans l’attaque, les Arditi lui donnent leur colonne, et le plus souvent ils n’en reviennent pas.

italia-three-guns-title = Trois pièces contre une
italia-three-guns-ask = La 35e et la 60e division attaquent la 49e division en E2732, que trois pièces bombardent. Que fait l’artillerie de corps 4 pour que E2732 reste à vous ?
italia-three-guns-why = Contre trois pièces la contre-batterie n’enlève aucune colonne : le bombardement reste à 6+. En appui, la pièce use au moins les assaillants.

italia-schutzen-title = Les Schützen sur la rive
italia-schutzen-ask = La 51e et la 57e division attaquent le 45e Schützen en W1932 sous deux pièces. L’artillerie de corps 7 fait déjà de la contre-batterie. Que fait l’artillerie de corps 8 pour que les Schützen survivent ?
italia-schutzen-why = Une seconde pièce en contre-batterie ramène le bombardement de la colonne 4 à la 2, et la moitié des jets ne touche personne. Les Schützen n’ont qu’un pas : l’appui vient trop tard pour eux.

italia-their-gun-title = Jusqu’à leurs canons
italia-their-gun-ask = Par-delà le Piave jusqu’à leurs canons : qui envoyez-vous contre W1932, et avec quels canons, pour submerger aussi l’artillerie de corps 7 en W2031 ?
italia-their-gun-why = Il faut les trois : le 2e régiment d’assaut est apte à mener quand les canons ont tiré, la 51e et la 57e division apportent la force. Vos canons changent peu ; deux unités avec tous les canons entrent rarement.

italia-who-leads-on-the-grappa-title = Qui mène au Grappa
italia-who-leads-on-the-grappa-ask = Cinq unités attaquent le mont Grappa (W2024), dont l’Alpenkorps. Qui se joint à elles en sixième, ou personne, si les Stosstruppen 2 doivent en revenir ?
italia-who-leads-on-the-grappa-why = Avec le 2e régiment de Jäger dans l’attaque, c’est lui qui mène, et la perte du meneur tombe sur lui. Sinon la Garde mène avec les Stosstruppen 2, qui paient une fois sur quatre.

italia-asolone-title = Les brigades de Bosnie
italia-asolone-ask = Vous attaquez la 24e division, usée, sur l’Asolone (W1923). Qui participe, et qui mène, pour que l’hexagone soit à vous après le combat ?
italia-asolone-why = À trois, le rapport de forces est bon, et une brigade de la 55e mène : son moral dépasse celui de la 24e. Si la 4e division mène, une colonne est perdue.

italia-one-hex-back-title = Jusqu’où reculer
italia-one-hex-back-ask = Le combat a mal tourné, et votre maîtrise permet à la 51e division de reculer. Comment garde-t-elle tous ses pas en restant en ordre ?
italia-one-hex-back-why = Un hexagone annule tous les dégâts. Tenir coûte un pas ; reculer plus loin que la doctrine ne le permet désorganise la division.

italia-relief-title = Le front reste fermé
italia-relief-ask = La 51e division, usée, est seule en W1922, au contact de l’ennemi. Comment la retirer du front, en W1822 ou derrière, en tenant toujours W1922 ?
italia-relief-why = Une unité seule devant l’ennemi ne part que si une autre vient dans son hexagone. La 24e division y entre, et la 51e part aussitôt : cela se décide avant tout autre mouvement.
