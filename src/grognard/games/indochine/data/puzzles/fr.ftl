# Les problèmes d’En pointe toujours !

## Les chefs et leurs ordres
indochine-finish-title = Un ordre encore
indochine-finish-ask = Une section est neutralisée sur la route, et seul votre chef n’a pas agi. Comment l’éliminer dès ce tour ?
indochine-finish-why = L’ordre du chef fait agir encore le groupe, et un assaut sur des hommes neutralisés à découvert achève ce que le feu ne fait qu’entamer.
indochine-one-order-title = Un ordre, deux groupes
indochine-one-order-ask = Votre 1er groupe est stoppé à côté d’une section neutralisée, le 2e a agi. Comment l’éliminer ce tour, sans perte pour le 1er groupe ?
indochine-one-order-why = Le chef peut aussi retirer le marqueur Stoppée, et sans perte : le groupe au contact donne alors l’assaut. Un second tir de l’autre groupe élimine rarement.
indochine-house-title = Une maison sous deux feux
indochine-house-ask = Deux sections tiennent la maison, deux autres et leur chef la couvrent de la route. Comment la prendre en un seul assaut ?
indochine-house-why = En mouvement tactique, les autres tirent après le combat, non avant, et personne n’est arrêté en chemin. Toute la pile y va : le coup du chef compte aussi.
indochine-recovery-title = Trois groupes, un chef
indochine-recovery-ask = Trois groupes sont neutralisés, et seul leur chef peut bouger. Où doit-il se trouver pour que les trois se rallient en fin de tour ?
indochine-recovery-why = Dans l’hex d’un groupe il l’aide davantage, mais à côté des trois il aide chacun. Trois jets doivent réussir : trois petites aides valent mieux qu’une grande.
indochine-company-title = La compagnie fraîche
indochine-company-ask = Phu Tong Hoa, la première heure : les Français ont tous agi, et un mauvais jet termine le tour. Quelle compagnie tentez-vous d’abord ?
indochine-company-why = La troisième compagnie a son chef et reste presque invisible. La première a perdu le sien, la deuxième est stoppée et neutralisée devant le poste : leur tour vaudrait peu.

## Assauts
indochine-stopped-title = Tout le monde est stoppé
indochine-stopped-ask = Toute la compagnie est stoppée devant une maison qui n’abrite qu’un groupe neutralisé. Comment la tenir à la fin de ces opérations ?
indochine-stopped-why = Un arrêt se retire au prix d’un pas pendant l’activation de la formation. Une section libre de donner l’assaut prend une maison que les tirs ne videraient pas.
indochine-strike-title = Qui frapper
indochine-strike-ask = Votre groupe est dans la maison avec deux sections et leur chef. La 1re section a déjà frappé ; qui frapper pour tenir la maison ?
indochine-strike-why = La 2e section n’a pas encore frappé et n’a qu’un pas : qui n’est plus là ne frappe pas. La 1re a déjà eu son coup, et un chef frappe mal.
indochine-trench-title = Au bord du retranchement
indochine-trench-ask = Votre groupe arrive à un retranchement ébauché, avec une section stoppée et une neutralisée. Comment éliminer celle-ci, la 4e, ce tour ?
indochine-trench-why = Dans un assaut, les hommes stoppés ou neutralisés frappent tard et mal, et le groupe a encore les points qu’il faut. Un tir en se déplaçant est faible.
indochine-withdraw-title = Avant l’assaut
indochine-withdraw-ask = Deux sections vont donner l’assaut à votre groupe à découvert, et il se replie ; deux autres suivent. Où, pour tenir la maison avec les deux groupes ?
indochine-withdraw-why = Le repli se fait sans test, et la maison a de la place : deux groupes ensemble, à couvert, reçoivent ce qui aurait brisé chacun isolément.
indochine-village-title = De l’autre côté de la route
indochine-village-ask = Quatre sections et leur chef sont dans les bois devant une maison tenue par un groupe éprouvé ; un autre la couvre. Comment la tenir à la fin de la phase ?
indochine-village-why = Dans une vague, les arrêts coûtent des pas, non du temps, et la maison la plus proche en est la cible. Une cible à l’écart détourne des sections ; le feu et les sections isolées ne prennent rien.
indochine-three-platoons-title = Trois sections, une maison
indochine-three-platoons-ask = La maison abrite un groupe neutralisé et une mitrailleuse ; un autre groupe la couvre de ses tirs. Comment la tenir à la fin de la phase ?
indochine-three-platoons-why = Toute la pile ensemble, le chef aussi, en mouvement tactique : nul ne tire du dehors avant le combat, et l’arme attaquée ne tire pas du tout.

## Venus du ciel
indochine-drop-title = La direction du largage
indochine-drop-ask = La zone de saut au nord de Bac Kan est fixée. Dans quelle direction la survoler, pour que toute la section atterrisse sans perte et non stoppée ?
indochine-drop-why = Les hommes atterrissent en avant du marqueur, et la zone elle-même dérive. Au nord, les champs dégagés s’étendent loin ; au sud, il y a des maisons et l’ennemi.
