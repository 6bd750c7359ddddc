# Les leçons d’Italia 1917–1918.

course-italia = Du Grappa au Piave
course-italia-about = Treize courtes leçons : un col, une montagne, un fleuve. La règle est celle de Marne 1918 ; qui la connaît apprend ce que changent montagnes, Arditi et fleuves.

## Un col
italia-pass-title = Monter au col
italia-pass-map = Décembre 1917 : les Italiens tiennent le Monte Grappa, leur QG est à Bassano, dans la plaine. Un hexagone fait trois kilomètres ; pointez un pion pour lire son attaque, sa défense et ses points de mouvement.
italia-pass-choose = La 24e division doit fermer le Col Moschin, au-dessus de la Brenta. Choisissez-la sur la carte : pressez-la.
italia-pass-choose-hint = Son pion porte I24. Elle est aussi dans la liste des options.
italia-pass-ended = Cela finirait le mouvement de toute votre armée, et le col resterait ouvert. Déplacez d’abord la division.
italia-pass-staff = Le QG reste : de Bassano, il ravitaille l’armée. C’est la division qui monte.
italia-pass-look = Il neige, et par mauvais temps une route secondaire n’en est plus une. Voyez ce que coûterait l’hexagone cerclé : pointez-le.
italia-pass-road = En montagne, chaque hexagone coûte cher, sauf par la grande route de la Brenta. Suivez-la jusqu’au Col Moschin, et arrêtez-vous là.
italia-pass-road-hint = Pressez l’hexagone cerclé, W1922, puis « S’arrêter ici ». Le programme trouve le chemin le moins cher.
italia-pass-short = C’est encore la vallée, en contrebas. La route continue jusqu’au col.
italia-pass-mud = Aujourd’hui la piste des collines n’est que neige et boue, et le col est de l’autre côté. Restez sur la grande route.
italia-pass-face = C’est la tranchée au-delà du col, sous les yeux de l’ennemi. L’ordre est de fermer le col lui-même.
italia-pass-done = Le col est fermé, et tant qu’aucun dé n’est jeté un faux pas s’annule. En montagne, voyez d’abord où va la route, et ce que le temps en fait.

## Le front
italia-front-title = Tenir, filer, relever
italia-front-hold = L’ennemi est devant le col, et deux divisions usées commencent dans sa ZdC : elles ne partent pas d’elles-mêmes. Une seule a des Arditi pour la couvrir ; choisissez celle-là.
italia-front-hold-hint = La ZdC, ce sont les six hexagones autour d’une unité de combat. La 59e division a des Arditi, la 51e n’en a pas.
italia-front-ended = Les divisions usées attendraient alors le coup de l’ennemi. Il y a quelque chose à faire pour chacune.
italia-front-later = La division fraîche relèvera la 51e, mais laissez d’abord filer la 59e. Choisissez la 59e.
italia-front-slip = Les Arditi couvrent un repli : leur unité part sans relève, et ils y restent. Menez-la à l’arrière et arrêtez-la.
italia-front-slip-hint = Tout hexagone au sud convient, W1823 par exemple. Puis pressez « S’arrêter ici ».
italia-front-again = La ZdC ennemie l’y retiendrait de nouveau, et les Arditi seraient perdus pour rien. Menez-la à l’arrière.
italia-front-relief = La 51e n’a pas d’Arditi : quelqu’un doit prendre sa place. Amenez la 24e, fraîche, dans son hexagone ; une ZdC ennemie arrête le mouvement.
italia-front-relief-hint = Choisissez la 24e, puis W1922. Un ami dans l’hexagone ne barre jamais le chemin.
italia-front-beside = La ZdC ennemie l’y arrêterait aussi, et elle ne relèverait personne. Entrez dans l’hexagone de la 51e.
italia-front-leave = La division fraîche a pris la place. L’autre peut partir maintenant, ou pas du tout : faites-la partir.
italia-front-stay = Elle resterait donc : qui est relevé et ne part pas aussitôt attend une autre relève.
italia-front-done = Les deux divisions usées sont sorties, au prix des Arditi. La ZdC arrête qui y entre et retient qui y commence.

## Rapport de force
italia-odds-title = Attaque de l’Asolone
italia-odds-target = Vous menez maintenant les Empires centraux. La 51e division italienne, réduite à son dernier pas, tient l’Asolone sous vos tranchées : choisissez son hexagone à attaquer.
italia-odds-target-hint = Pressez l’hexagone cerclé, W1923. On voit le rapport de tous ceux qui peuvent en être avant de décider.
italia-odds-ended = Cela finirait vos combats de la phase. La division usée de l’Asolone vaut une attaque.
italia-odds-alone = Qui attaque ? Voyez d’abord la 4e division seule : quel rapport a-t-elle contre une montagne ?
italia-odds-alone-hint = Pointez son pion, sans le presser.
italia-odds-join = La montagne décale le rapport contre vous, comme un village ou un bois. Faites participer les trois unités, et voyez monter la colonne.
italia-odds-join-hint = Pressez chacune d’elles. Le rapport affiché compte déjà celles qui sont choisies.
italia-odds-few = Avec moins d’unités la colonne est moins bonne, et qui reste dehors perd sa journée. Les trois peuvent en être.
italia-odds-lead = Une unité va en pointe : son moral, comparé à celui de la pointe ennemie, décale la colonne, et elle prend la première perte. Choisissez la meilleure.
italia-odds-worse-lead = Son moral est plus bas que celui des brigades : vous perdriez une colonne. Comparez les rapports.
italia-odds-lead-hint = L’une ou l’autre brigade de la 55e division convient. Au-dessous d’un certain moral, nul ne va en pointe.
italia-odds-done = A compte les dommages de l’attaquant, D ceux du défenseur : ils se paient en pas, la pointe d’abord. Dans une leçon, les dés sont fixés d’avance.

## Troupes d’assaut
italia-losses-title = Le bataillon d’assaut d’abord
italia-losses-look = La brigade en pointe a un bataillon d’assaut. Voyez le rapport avec lui et sans lui : pointez les deux boutons sous la carte.
italia-losses-look-hint = Pointez le bouton qui l’emploie, puis celui qui l’épargne.
italia-losses-use = Il donne une colonne, comme toutes les troupes d’assaut : Stosstruppen, bataillons d’assaut, Arditi. Employez-le.
italia-losses-spare = Vous l’épargneriez pour un jour qui ne viendra peut-être pas, et la colonne serait perdue. Employez-le ici.
italia-losses-advance = Le bataillon d’assaut a pris la première perte à la place de la pointe, et l’hexagone est vide. Envoyez qui vous voulez, à plein potentiel et en bon ordre.
italia-losses-advance-hint = Le dernier point a désorganisé la première brigade. La seconde brigade et la division peuvent y aller.
italia-losses-nobody = Personne ne tiendrait alors la montagne que vous avez payée. Envoyez quelqu’un.
italia-losses-done = L’Asolone est à vous pour un bataillon. Un pas de brigade autrichienne ou italienne coûte autant qu’un pas de division.

## Recul
italia-retreat-title = Tenir ou reculer
italia-retreat-look = Vous menez de nouveau les Italiens. À chaque combat chaque camp teste sa maîtrise ; la vôtre permet à la 24e division de reculer, et chaque hexagone cédé efface des dommages. Pointez tenir, puis un hexagone.
italia-retreat-look-hint = Pointez « Tenir l’hexagone », puis « Reculer d’un hexagone ».
italia-retreat-far = Un hexagone suffit pour ne rien perdre. Reculez autant qu’il le faut, et pas davantage.
italia-retreat-hold = La division perdrait un pas pour une montagne qui n’est pas un objectif. Tenez là où le terrain compte.
italia-retreat-too-far = Un hexagone efface déjà tous les dommages. Reculer de deux désorganiserait la division et ouvrirait la route de la plaine.
italia-retreat-where = Le défenseur choisit le chemin, vers le ravitaillement et hors des ZdC ennemies. Prenez un des hexagones cerclés.
italia-retreat-done = Le coup est tombé dans le vide. La limite du recul dépend de la doctrine de la pointe, et les Français à vos côtés en ont une autre.

## Détachements
italia-detachments-title = Les détachements
italia-detachments-what = Une division remplit presque un hexagone, un régiment peu : la pile cerclée est pleine. Mais un détachement d’alpins ne compte pas dans l’empilement ; choisissez le troisième.
italia-detachments-what-hint = Il est seul au-dessus de la Brenta, en W1822. Son pion porte AlpDet3.
italia-detachments-ended = Le bataillon resterait seul au bord de la rivière. Envoyez-le là où il sert.
italia-detachments-where = Menez-le à la pile pleine. Ailleurs il serait seul, ou de trop : où sont deux détachements, il n’y a pas de place pour un troisième.
italia-detachments-where-hint = Allez dans l’hexagone cerclé, W1924. Les deux autres détachements sont en W1823.
italia-detachments-third = Il y serait le troisième, et celui de trop est éliminé à la fin de la phase. Allez à la pile qui n’en a pas.
italia-detachments-alone = Seul sur l’Asolone il serait balayé : il n’a qu’un pas. Joignez-le à la pile forte.
italia-detachments-done = La pile est plus forte sans être plus pleine. Hors des ZdC ennemies un détachement est caché : l’ennemi le voit, mais ne sait pas ce qu’il vaut.

## Artillerie
italia-guns-title = Canons contre canons
italia-guns-look = L’ennemi attaque l’Asolone, et deux de ses artilleries le bombardent. Les vôtres peuvent bombarder les attaquants, ou contrebattre ses canons : voyez l’un et l’autre.
italia-guns-look-hint = Pressez une artillerie cerclée : elle a deux réponses, « bombarde » et « en contrebatterie ». Pointez l’une et l’autre.
italia-guns-counter = Chaque artillerie en contrebatterie ôte son potentiel à celui de l’ennemi. Employez ainsi les deux, et ses obus ne feront rien.
italia-guns-counter-hint = Pressez « en contrebatterie » pour les deux artilleries cerclées. La troisième est trop loin.
italia-guns-both = Vos obus lui coûteraient quelque chose, mais un seul canon laissé à son bombardement peut vous coûter un pas avant l’assaut. Contrebattez les deux.
italia-guns-silent = Une artillerie muette n’économise rien : chacune sert un combat dans la phase, et c’est tout. Employez-les.
italia-guns-done = De son bombardement il n’est rien resté, et l’attaque a trouvé une division entière. Le défenseur désigne en second, quand il sait ce que l’ennemi a désigné.

## Commandement
italia-command-title = Un QG resté en arrière
italia-command-far = Juin 1918 : la 6e division est descendue du plateau, mais son QG est encore dans la Valsugana. Hors des routes, la montagne compte deux hexagones : la division est hors de son commandement.
italia-command-staff = Une attaque veut une pointe dans le rayon de commandement ; sinon elle est annulée, et coûte des pas quand même. Choisissez le QG.
italia-command-staff-hint = Son pion porte A-XI ; il est en W2518. La haute montagne lui est fermée.
italia-command-ended = L’attaque n’aurait alors pas de pointe : annulée avant le premier coup de feu, et payée en pas. Avancez d’abord le QG.
italia-command-road = Montez-le sur le plateau, aussi loin qu’il peut. Deux ou trois hexagones de montagne font toute la différence.
italia-command-road-hint = Pressez l’hexagone cerclé, W2320.
italia-command-aside = C’est trop peu : de là, la montagne épuise encore le rayon. Allez jusqu’au bout.
italia-command-attack = Finissez le mouvement et attaquez la brigade britannique en W1519. Voyez d’abord le rapport : il y a maintenant une pointe.
italia-command-attack-hint = Pressez « Finir le mouvement », « Passer aux combats », puis l’attaque.
italia-command-done = L’attaque a eu sa pointe. Le ravitaillement se compte de même : montagne et marais comptent double, sauf le long d’une route.

## Exploitation
italia-exploit-title = Exploiter vers la plaine
italia-exploit-pay = Le Corps alpin a percé à Possagno, et sa pointe doit une perte. Sacrifiez les Stosstruppen à sa place : le régiment reste à plein potentiel.
italia-exploit-pay-hint = Seuls les Stosstruppen peuvent payer pour la pointe. Seules les unités à plein potentiel avancent et exploitent.
italia-exploit-worn = Les gardes du corps seraient alors réduits et ne pourraient exploiter. Toute la division doit continuer ensemble.
italia-exploit-wait = L’hexagone est vide. Faites-y entrer la division de Jäger et gardez ensemble, où ils sont, les trois régiments du Corps alpin.
italia-exploit-wait-hint = Pressez la division de Jäger, puis « Pas plus loin ».
italia-exploit-split = Les régiments seraient alors séparés, et il faudrait un marqueur à chacun. Ensemble dans un hexagone, ils comptent pour un.
italia-exploit-mark = La maîtrise donne des marqueurs Exploitation. Mettez le Corps alpin en exploitation : un seul marqueur vaut pour les trois régiments.
italia-exploit-mark-hint = Pressez un de ses régiments, puis « Finir les marqueurs ».
italia-exploit-jager = Elle le pourrait, mais le Corps alpin est plus rapide, frais, et prêt pour la plaine. Marquez les régiments.
italia-exploit-run = Les combats sont finis. Faites descendre les trois régiments dans la plaine, de la moitié de leurs points : choisissez-en un, emmenez les autres, et partez.
italia-exploit-run-hint = Pressez un régiment, deux fois « Emmener », puis un hexagone au sud, comme Asolo.
italia-exploit-done = Une division est allée plus loin que ne le donnait le combat. Mouvement, combat, désengagement, exploitation : voilà les quatre phases d’une séquence.

## Le Piave
italia-river-title = Passer le Piave
italia-river-wide = Juin 1918 sur le Piave, et le pont a sauté : qui commence au bord passe à gué avec toute sa capacité, qui vient de l’arrière a besoin d’une passerelle. Choisissez la 17e division.
italia-river-wide-hint = Son pion porte A17 ; elle est sur la rive, en W1934.
italia-river-behind = Elle commence loin du fleuve et ne pourrait passer aujourd’hui. Que la division de la rive pose d’abord une passerelle.
italia-river-ended = Personne ne passerait, et demain les Italiens seraient sur la rive. Choisissez la division au bord du fleuve.
italia-river-look = Ici, les deux camps posent des passerelles. Voyez les chances d’en poser une vers l’hexagone cerclé.
italia-river-span = Un essai coûte un point de mouvement et peut échouer ; l’ennemi proche et le mauvais temps le gênent. Essayez.
italia-river-span-hint = Pressez la passerelle sur W1934/W1833. Le dé de cette leçon est fixé.
italia-river-ford = Elle arriverait seule sur l’autre rive, et personne ne pourrait suivre. Posez d’abord la passerelle.
italia-river-halt = Elle a encore tous ses points. Essayez la passerelle.
italia-river-cross = La passerelle est posée, et les chiffres disent ce que coûte le passage. Faites passer la division, puis la brigade derrière elle.
italia-river-cross-hint = Pressez W1833, puis choisissez la brigade de W2034 et menez-la en W1833.
italia-river-done = Toutes deux ont passé, et tiennent tout juste dans un hexagone. Les passerelles sont pour l’infanterie : ni l’artillerie ni l’ennemi ne s’en servent.

## Réserves
italia-reserves-title = Les réserves du haut commandement
italia-reserves-cost = L’ennemi a passé le fleuve, et le haut commandement retient deux divisions. Voyez ce que coûterait de libérer la plus proche.
italia-reserves-cost-hint = Pointez la 54e division en W1431, l’hexagone cerclé le plus proche.
italia-reserves-free = L’ennemi y gagne un peu, mais c’est la seule division proche. Libérez-la.
italia-reserves-free-hint = Pressez W1431. L’autre, W0836, est loin.
italia-reserves-far = Celle-là est à deux jours de marche, et le point serait payé pour rien. Libérez celle qui peut venir.
italia-reserves-keep = Personne n’arrêterait alors l’ennemi à Nervesa. Une réserve est là pour être dépensée quand il le faut.
italia-reserves-march = Désormais elle est libre. Passez au mouvement et amenez-la devant l’ennemi.
italia-reserves-march-hint = Finissez les libérations, choisissez la 54e, et allez en W1632 ou dans un autre hexagone au contact.
italia-reserves-done = La route de la plaine est fermée. Voyez d’abord le prix, et ne libérez que ce qui arrive à temps.

## Victoire
italia-win-title = Un hexagone clair
italia-win-goal = Le dernier tour sur le Grappa. Tranchées et objectifs donnent des points, mais une unité en terrain clair au sud de la ligne italienne, liée à son QG, vaut plus qu’eux tous.
italia-win-down = La 4e division a passé Possagno, et la plaine est ouverte. Menez-la dans l’hexagone cerclé, et arrêtez-la.
italia-win-down-hint = Pressez la 4e division, W1827, puis « S’arrêter ici ».
italia-win-guard = La brigade du Monte Tomba garde ouvert le chemin du QG. Laissez-la là.
italia-win-ended = La division resterait alors dans le village, qui n’est pas un hexagone clair. Descendez d’abord.
italia-win-village = C’est un village, et un village n’est pas un terrain clair. Prenez l’hexagone cerclé.
italia-win-end = Il n’y a rien d’autre à faire. Finissez le mouvement et le tour, et voyez le jugement.
italia-win-end-hint = Pressez « Finir le mouvement », et tout ce qui finit une phase.
italia-win-done = Une victoire stratégique, presque sans un point. Lisez ce qui fait gagner avant de prévoir, et gardez ouvert le chemin de votre QG.

## Le premier jour
italia-first-day-title = Votre premier jour : le Grappa
italia-first-day-plan = 11 décembre 1917, brouillard puis neige : le vrai scénario, vous menez les Empires centraux et un officier les Italiens. Le Monte Grappa et le Monte Tomba sont les objectifs ; la plaine est derrière.
italia-first-day-move = Commencez par l’offensive et le mouvement ; peu d’unités ont à bouger, les meilleures sont déjà devant. À chaque question un officier montre ce qu’il ferait ; suivez-le ou non.
italia-first-day-fight = Voici le premier combat : voyez le rapport, désignez l’artillerie, employez les troupes d’assaut, choisissez la pointe.
italia-first-day-end = Continuez : attaquez où la colonne est bonne, avancez, exploitez, et finissez les phases. La leçon finit quand les Italiens bougent.
italia-first-day-done = La première séquence sur le Grappa est jouée. Vous en savez assez pour aller au bout ; pour le reste, la règle est à une touche.
