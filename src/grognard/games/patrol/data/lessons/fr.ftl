# Les leçons de Patrouille.

course-patrol = Premiers pas
course-patrol-about = Six courtes leçons sur la première carte : la carte, bouger, le tir et ses chances, le ralliement, l’assaut, une victoire.

## Voir la carte
patrol-see-title = La carte et votre premier ordre
patrol-see-night = Deux patrouilles se cherchent la nuit, et vous menez les bleus. Les petits signes chiffrés sont des points : qui en tient le plus à l’aube gagne, et l’église et l’auberge comptent le plus.
patrol-see-choose = C’est à vous. Tout ce qui brille sur la carte est une réponse : pressez votre groupe dans l’hexagone cerclé.
patrol-see-choose-hint = Son pion porte B1. Sur un téléphone, le premier toucher regarde, le second choisit.
patrol-see-pass = Passer donne la main à l’ennemi, et votre groupe n’aurait rien fait. Choisissez d’abord le groupe.
patrol-see-hide = Un pion fait une chose par tour. Personne ne voit votre groupe ici : faites-le se terrer, par le bouton sous la carte.
patrol-see-hide-hint = Le bouton dit « Se terrer ». Il est aussi dans la liste des options.
patrol-see-stay = Il resterait à découvert, et ne pourrait plus rien faire ce tour-ci. Faites-le se terrer.
patrol-see-done = Votre premier ordre. L’ennemi voit seulement que quelqu’un est là : c’est ce qu’est un pion caché.

## Bouger
patrol-move-title = Déplacer un groupe
patrol-move-choose = Vous menez les bleus. Choisissez votre groupe dans l’hexagone cerclé : pressez-le.
patrol-move-choose-hint = Son pion porte B1. La liste des options dit « Activer le 1er groupe bleu ».
patrol-move-pass = Passer donne la main à l’autre, et votre groupe resterait sur place. Choisissez d’abord le groupe.
patrol-move-road = Les hexagones qui brillent sont à portée ; le chiffre est le coût du chemin. Suivez la route jusqu’aux maisons de l’hexagone cerclé.
patrol-move-road-hint = La route coûte peu : un demi-point par hexagone. Allez en 0505 puis 0605, ou droit en 0605.
patrol-move-off-road = Les champs à côté de la route coûtent un point entier. La route est moins chère : restez-y.
patrol-move-stay = Il ne ferait rien, et son tour serait passé tout de même. Marchez plutôt.
patrol-move-done = Vous avez déplacé un groupe. Chaque pion fait une chose par tour ; celui qui l’a faite porte une marque.

## Tirer
patrol-fire-title = Voir les chances, puis tirer
patrol-fire-choose = Deux groupes ennemis sont en vue, l’un dans les maisons, l’autre à découvert. Choisissez votre groupe.
patrol-fire-pass = Passer laisse agir l’ennemi, qui vous voit aussi bien que vous le voyez. Choisissez votre groupe.
patrol-fire-look = Avant de tirer, regardez : pointez le groupe dans les maisons, ou touchez-le une fois. Ses chances et leurs raisons sont à côté de la carte.
patrol-fire-look-hint = Sur un téléphone, les chances sont dans la feuille sous la carte ; tirez-la vers le haut pour lire les raisons.
patrol-fire-compare = Les murs valent deux colonnes de la table de tir. Regardez maintenant le groupe à découvert.
patrol-fire-shoot = Une bien meilleure cible. Tirez sur le groupe à découvert : pressez-le.
patrol-fire-village = Les maisons le protègent si bien qu’aucun jet ne lui ferait rien. La cible est le groupe à découvert.
patrol-fire-stay = Un groupe qui regarde a joué son tour tout de même. Tirez.
patrol-fire-done = Un pas de perdu, et le reste s’enfuit. Les chances sont montrées avant chaque jet : regardez d’abord, décidez ensuite.

## Rallier
patrol-rally-title = Rallier les ébranlés
patrol-rally-shaken = Le tir a ébranlé votre groupe : il porte la marque, et ne tire ni ne donne l’assaut tant qu’il n’est pas rallié.
patrol-rally-leader = Un chef à côté de lui ajoute son bonus à son moral. Choisissez d’abord votre chef.
patrol-rally-alone = Il peut essayer seul, mais échoue plus souvent. Amenez d’abord le chef : il ajoute son bonus.
patrol-rally-pass = Personne ne se rallie pendant que vous passez. Il reste à faire.
patrol-rally-near = Menez-le dans l’hexagone cerclé, à côté du groupe, et arrêtez-le là.
patrol-rally-near-hint = Pressez 0405 sur la route. Cela coûte un demi-point ; pressez ensuite « S’arrêter ici ».
patrol-rally-far = D’ici il n’atteint pas le groupe. Seul un chef dans l’hexagone ou à côté aide.
patrol-rally-choose = L’ennemi a passé, et c’est encore à vous. Choisissez le groupe ébranlé.
patrol-rally-look = Regardez les chances du ralliement : pointez le bouton, ou pressez-le une fois. Le chef est parmi les raisons.
patrol-rally-look-hint = Le bouton « Tenter de se rallier » est sous la carte, et dans la liste des options.
patrol-rally-test = Cinq chances sur six, avec lui à ses côtés. Ralliez-le.
patrol-rally-stay = Il resterait ébranlé, et un second échec lui coûterait un pas. Ralliez-le.
patrol-rally-done = La marque est partie : il tire et donne l’assaut de nouveau. Les chefs gagnent les combats de nuit, gardez le vôtre près de vous.

## Donner l’assaut
patrol-assault-title = L’assaut à plusieurs
patrol-assault-choose = Un ennemi ébranlé tient les maisons, et vous êtes à côté. Choisissez le groupe de l’hexagone cerclé où est le chef.
patrol-assault-pass = Il se rallierait entre-temps. Choisissez le groupe, et allez-y maintenant.
patrol-assault-odds = Regardez les chances d’un assaut de ce groupe seul : pressez l’ennemi, puis pointez « Donner l’assaut en 0605 », ou touchez-le une fois.
patrol-assault-odds-hint = Il est aussi dans la liste : « Options » sous la carte. Les chances sont à côté de la carte, ou dans la feuille d’un téléphone.
patrol-assault-begin = Un groupe seul perd plus souvent qu’il ne gagne. Commencez l’assaut tout de même : d’autres peuvent s’y joindre.
patrol-assault-fire = Le tir ne l’atteindrait guère derrière ses murs. Donnez l’assaut : il est ébranlé, et vous êtes près.
patrol-assault-join = Voyez comme les chances changent, et faites venir le second groupe et le chef.
patrol-assault-alone = À trois on entre mieux que seul : chacun qui vient décale la colonne vers la droite. Faites-les venir d’abord.
patrol-assault-advance = Il est chassé. Envoyez un groupe dans les maisons, sinon elles restent vides.
patrol-assault-stay = Un hexagone vide n’est à personne, et il reviendrait. Envoyez un groupe.
patrol-assault-done = Prises. Comptez vos valeurs de mêlée avant d’entrer, et entrez avec un chef.

## Gagner
patrol-win-title = Gagner la nuit
patrol-win-goal = Le dernier tour : les deux camps tiennent cinq points, et l’égalité n’est pas une victoire. L’auberge en vaut trois. Le bandeau au-dessus de la carte dit où on en est.
patrol-win-choose = L’auberge est vide, et votre second groupe est à deux pas par la route. Choisissez-le.
patrol-win-gun = La mitrailleuse est lente, et tient la butte, qui compte aussi. Choisissez le second groupe.
patrol-win-play = Un officier est à côté de vous et montre ce qu’il ferait, et pourquoi. Suivez-le ou non, mais gagnez : à l’aube l’un des vôtres doit être dans l’auberge, et pas caché.
patrol-win-pass = Passer laisse l’auberge aux rouges. Un pas suffit pour la prendre.
patrol-win-done = L’aube, et la nuit est à vous. Il n’en faut pas plus : jouez maintenant Le passage depuis son premier tour.
