# Les leçons de Marne 1918.

course-marne = Sur le Matz
course-marne-about = Quatorze courtes leçons sur le Matz, en juin 1918 : marcher, attaquer, payer, reculer, ravitailler, et un premier jour de Gneisenau.

## Marche
marne-march-title = Marcher vers le Matz
marne-march-map = Juin 1918 : votre QG est à Roye, celui des Français à Compiègne, et un hexagone fait trois kilomètres. Entre les armées courent les tranchées. Pointez un pion pour lire son attaque, sa défense et ses points de mouvement.
marne-march-choose = La 227e division doit suivre l’attaque par la route de Ressons. Choisissez-la sur la carte : pressez-la.
marne-march-choose-hint = Son pion porte G227. La liste dit « Déplacer ».
marne-march-ended = Cela finirait le mouvement de toute votre armée, et la division resterait sur place. Déplacez-la d’abord.
marne-march-look = De vieux entonnoirs barrent le droit chemin. Avant de partir, voyez ce que coûterait l’hexagone cerclé : pointez-le.
marne-march-road = La route ignore entonnoirs et tranchées ; chaque hexagone y coûte autant. Allez droit à Ressons : le programme trouve le chemin le moins cher.
marne-march-road-hint = On peut presser tout de suite le dernier hexagone. C’est 1009, sur la route de Roye.
marne-march-forced = Une marche forcée mène deux fois plus loin, mais pendant une offensive la division arrive désorganisée. Inutile : Ressons est à portée.
marne-march-craters = La moitié des points se perdrait dans les entonnoirs, pour un seul hexagone. La route est plus longue sur la carte, plus courte en points.
marne-march-short = C’est bien sur la route, mais avant le but. Les points suffisent jusqu’à Ressons.
marne-march-done = Vous avez déplacé une division ; les divisions sont lourdes, les régiments légers. Un faux pas s’annule tant qu’aucun dé n’a été jeté.

## S’arrêter à l’ennemi
marne-zone-title = S’arrêter à l’ennemi
marne-zone-fresh = La 84e division, usée, tient Orvillers et a commencé au contact des Français, dans leur ZdC : elle ne part que si on la relève. Choisissez la 227e, fraîche.
marne-zone-fresh-hint = La ZdC, ce sont les six hexagones autour d’une unité de combat. La 84e est dans celle de la 18e DI française ; la 227e n’y est pas.
marne-zone-ended = La division usée resterait alors face à l’ennemi. Amenez d’abord la fraîche.
marne-zone-stop = Pressez un hexagone au-delà d’Orvillers, et le programme dit pourquoi c’est refusé : une ZdC ennemie arrête le mouvement, quels que soient les points restants. Puis entrez à Orvillers.
marne-zone-stop-hint = Orvillers est en 0908, l’hexagone cerclé. Un ami dans l’hexagone ne barre jamais le chemin.
marne-zone-beside = La ZdC ennemie y arrête aussi la division, et personne ne relèverait la 84e. Entrez dans son hexagone.
marne-zone-relieve = La division fraîche a pris la tranchée à son compte. L’autre peut partir, maintenant ou pas du tout : faites-la partir.
marne-zone-relieve-hint = Pressez la 84e division. Elle a alors tous ses points.
marne-zone-stay = Elle resterait donc : qui est relevé et ne part pas aussitôt attend une autre relève. Faites-la partir.
marne-zone-back = Menez la 84e à l’arrière, où vous voulez hors de la ZdC française. Quand elle est assez loin, arrêtez-la.
marne-zone-back-hint = On ne passe pas d’une ZdC ennemie à une autre ; au nord, tout hexagone convient.
marne-zone-done = Vous avez relevé une division au front. La ZdC arrête qui y entre et retient qui y commence.

## Rapport de force
marne-odds-title = Une première attaque
marne-odds-target = Combat : la 58e DI française est à découvert sur le Matz, au contact de trois de vos unités. Choisissez son hexagone à attaquer.
marne-odds-ended = Cela finirait vos combats de la phase. La 58e ne sera plus si mal placée : attaquez-la.
marne-odds-alone = Qui attaque ? Voyez d’abord la 227e, au-delà de la rivière : quel rapport aurait-elle seule ?
marne-odds-alone-hint = Pointez son pion, sans le presser.
marne-odds-join = Seule, elle n’a personne pour la pointe : pas de combat, et des pas perdus tout de même. Prenez la 5e division de réserve et le régiment 74, et voyez monter la colonne.
marne-odds-join-hint = Pressez chacune des deux unités cerclées. Le rapport affiché compte déjà celles qui sont choisies.
marne-odds-few = Ces unités seules ont un moins bon rapport. Les deux unités cerclées peuvent encore en être.
marne-odds-all = La 227e peut en être aussi : la rivière n’affaiblit que si tous la franchissent. Prenez-la ou continuez, à votre gré.
marne-odds-lead = Une unité va en pointe : son moral, comparé à celui de la pointe ennemie, décale la colonne, et elle prend la première perte. Choisissez la meilleure.
marne-odds-worse-lead = Son moral est plus bas que celui du régiment 74 : vous perdriez une colonne. Comparez les deux rapports.
marne-odds-lead-hint = Les régiments d’élite font les meilleures pointes. La 227e ne peut pas l’être : son moral est trop bas.
marne-odds-done = A compte les dommages de l’attaquant, D ceux du défenseur : ils se paient en pas, comme le montre la leçon suivante. Dans une leçon, les dés sont fixés d’avance.

## Pertes
marne-losses-title = Le prix à payer
marne-losses-lead = L’attaque a réussi, mais ses points de dommage se paient. La première perte est toujours pour la pointe : le régiment 74 a perdu un pas.
marne-losses-rest = Ce qui peut encore devenir une perte doit le devenir, et chaque régiment peut payer. Répartie, elle les laisse vivre réduits ; prise au plus usé, elle laisse l’autre capable d’avancer.
marne-losses-rest-hint = Les deux façons sont justes. La division ne peut pas payer : son pas coûte plus que le reste.
marne-losses-advance = L’hexagone français est vide. À chaque combat chaque camp teste sa maîtrise ; la vôtre permet de suivre : envoyez qui vous voulez, à plein potentiel.
marne-losses-nobody = Personne ne tiendrait alors le terrain que vous avez payé. Envoyez une unité à plein potentiel.
marne-losses-done = Vous avez payé et pris l’hexagone. Un pas de régiment coûte moins qu’un pas de division ; le reliquat désorganise.

## Recul
marne-retreat-title = Tenir ou reculer
marne-retreat-why = Vous menez maintenant les Français. Votre test de maîtrise permet à la 18e DI de reculer, et chaque hexagone cédé efface des dommages : pointez tenir, puis un hexagone, et voyez ce qui reste.
marne-retreat-why-hint = Pointez « Tenir l’hexagone », puis « Reculer d’un hexagone ».
marne-retreat-how-far = Un hexagone suffit pour ne rien perdre. Reculez autant qu’il le faut, et pas davantage.
marne-retreat-hold = La division perdrait un pas pour un champ ouvert. Tenez là où le terrain le vaut : tranchée, ville ou hexagone de victoire.
marne-retreat-too-far = Un hexagone efface déjà tous les dommages. Reculer de deux désorganiserait la division et céderait plus de terrain.
marne-retreat-where = Le défenseur choisit le chemin, vers le ravitaillement et hors des ZdC ennemies. Prenez un des hexagones cerclés.
marne-retreat-done = Le coup est tombé dans le vide, et l’attaquant paie quand même. Les deux camps testent leur maîtrise à chaque combat.

## Avance
marne-advance-title = Avancer après le combat
marne-advance-in = Les Français ont reculé de deux hexagones et votre maîtrise est totale : vous pouvez suivre aussi loin. Envoyez d’abord le régiment 78, frais, dans l’hexagone du combat.
marne-advance-in-hint = Le régiment 74 a perdu un pas et il est désorganisé ; il reste. Seules les unités à plein potentiel suivent.
marne-advance-nobody = Personne ne suivrait, et les Français reviendraient tout simplement. C’est le terrain qui compte dans ce jeu.
marne-advance-heavy = La division peut y entrer aussi, mais c’est le régiment qui doit aller au-delà. Envoyez d’abord le régiment.
marne-advance-on = Qu’il continue jusqu’à Ressons : l’avance ne coûte pas de points et ignore les rivières. Village et carrefour valent la peine.
marne-advance-on-hint = Pressez le régiment 78 dans l’hexagone du combat, puis 1009. La division ne le peut pas : elle n’est pas dans le premier hexagone.
marne-advance-past = Au-delà de la rivière il serait seul dans les champs, et Ressons resterait français. Prenez le village.
marne-advance-fill = L’hexagone du combat est vide derrière lui. Faites-y entrer la division, ou laissez-la où elle est.
marne-advance-exploit = La maîtrise permet aussi de mettre des unités en exploitation : elles bougent encore une fois les combats finis. Choisissez-en une fraîche.
marne-advance-done = Vous avez suivi l’ennemi et marqué une unité en exploitation. Nul n’avance d’une ZdC ennemie à une autre, sauf avec des Stosstruppen.

## Empilement
marne-stack-title = L’empilement
marne-stack-together = Trois régiments de la 19e division doivent monter derrière le front. Qu’ils marchent en une pile : choisissez-en un, puis pressez de nouveau leur hexagone pour emmener les deux autres.
marne-stack-together-hint = N’importe lequel peut être le premier. Dans la liste, les deux autres sont « Emmener … ».
marne-stack-ended = Cela finirait le mouvement, et les régiments resteraient à l’arrière. Déplacez-les d’abord.
marne-stack-look = La tranchée devant vous abrite déjà une division entière. Voyez ce que le programme dit de cet hexagone.
marne-stack-look-hint = Pointez l’hexagone cerclé, sans le presser.
marne-stack-beside = Trop de monde, si personne ne part avant la fin de la phase. Allez à côté, à Orvillers, où il y a de la place, et arrêtez-vous.
marne-stack-beside-hint = Pressez 0908, puis « S’arrêter ici ». Une division compte plus qu’un régiment ; canons et Stosstruppen ne comptent pas.
marne-stack-crowded = En chemin on peut dépasser ; à la fin de la phase le surplus est éliminé, de votre propre main. Allez où il y a de la place.
marne-stack-end = Finissez le mouvement. Le contrôle porte sur les deux camps : personne ne doit être perdu.
marne-stack-end-hint = Pressez « Finir le mouvement », puis « Passer aux combats ». La division peut encore bouger, mais rien n’y oblige.
marne-stack-done = Personne n’est perdu. Le contrôle a lieu à chaque fin de phase, donc aussi après combats et reculs.

## Artillerie
marne-guns-title = L’artillerie d’abord
marne-guns-attack = La 125e DI est dans la tranchée d’Orvillers, et l’infanterie seule s’y briserait. Attaquez-la avec les deux divisions : l’artillerie vient ensuite.
marne-guns-attack-hint = Pressez 0908, puis faites participer les deux divisions.
marne-guns-ended = Cela finirait vos combats. Lancez d’abord l’artillerie et les deux divisions sur Orvillers.
marne-guns-look = Chaque artillerie apporte son potentiel, et toutes tirent sur une même colonne. Voyez ce qu’une seule ferait à une tranchée.
marne-guns-name = Peu de chose. Désignez toutes celles à portée, avant que les Français désignent les leurs : leur contrebatterie ôte du potentiel au vôtre.
marne-guns-name-hint = L’artillerie de Montdidier est trop loin : seules tirent celles dont le rayon couvre l’hexagone attaqué.
marne-guns-few = Une colonne de plus est bonne à prendre, et une artillerie muette n’économise rien. Désignez toutes celles à portée.
marne-guns-done = Malgré les canons français, la tranchée a perdu du monde avant l’assaut. L’artillerie de corps sert un seul combat par phase : choisissez où.

## Ravitaillement
marne-supply-title = Garder la porte ouverte
marne-supply-ring = La 18e DI tient encore Ressons, mais des ZdC allemandes couvrent tous les hexagones autour. Son chemin vers un QG ne passe pas par une ZdC ennemie, sauf si un ami s’y trouve.
marne-supply-choose = Vous ne pouvez l’en sortir, car nul ne peut la relever ; mais vous pouvez lui tenir une porte ouverte. Choisissez la 123e DI.
marne-supply-choose-hint = Elle est au sud du cercle et a assez de points. Le QG est à Compiègne.
marne-supply-left = La 18e serait au tour suivant sans ravitaillement, incapable d’attaquer, et perdue au contrôle d’après. Aidez-la d’abord.
marne-supply-door = Entrez dans l’hexagone entre Ressons et le sud. Avec un ami dedans, la ZdC ennemie n’y coupe plus le chemin.
marne-supply-door-hint = C’est l’hexagone cerclé, 1010. Il est en ZdC allemande : le mouvement y finit.
marne-supply-short = De là, l’hexagone intermédiaire reste en ZdC allemande, et le chemin reste coupé. Un hexagone de plus.
marne-supply-check = Continuez jusqu’au tour suivant, où le ravitaillement est contrôlé. En route, vous pouvez attaquer ou vous en abstenir.
marne-supply-check-hint = Pressez « Finir le mouvement », « Passer aux combats », « Terminer les combats ».
marne-supply-done = La 18e DI est ravitaillée. Le contrôle a lieu une fois par tour : qui est coupé est marqué, qui l’est encore au contrôle suivant est perdu.

## Stosstruppen
marne-shock-title = Les Stosstruppen
marne-shock-look = Le régiment 74 est en pointe, avec un pion Stosstruppen. Voyez le rapport avec lui et sans lui : pointez son pion, puis « Épargner les Stosstruppen ».
marne-shock-look-hint = Pointez d’abord « Employer Stosstruppen », puis « Épargner les Stosstruppen ».
marne-shock-use = C’est une colonne à droite, et votre maîtrise y gagne aussi. Employez-le.
marne-shock-spare = Ils sont peu nombreux, et les Français ne feront que se renforcer. Employez-les tant que le coup est neuf.
marne-shock-pay = La pointe doit la première perte, mais vous pouvez sacrifier le Stosstruppen à sa place. À vous de choisir : un régiment frais, ou un autre coup plus tard.
marne-shock-pay-hint = Les deux sont justes. Un régiment qui a perdu un pas n’avance ni n’exploite.
marne-shock-done = Dépensez-les là où vous voulez percer. Un astérisque au résultat vous les coûte aussi, et leur régiment avance à travers les ZdC ennemies.

## Chars
marne-tanks-title = Les chars
marne-tanks-where = 11 juin : Mangin contre-attaque avec des chars. Choisissez où : le terrain ouvert de 0706, ou la ville de Montdidier.
marne-tanks-where-hint = Les chars accompagnent l’infanterie, en terrain ouvert. Comparez les rapports des deux hexagones.
marne-tanks-town = Les chars n’attaquent ni dans une ville, ni par-dessus une crête ou une rivière. L’infanterie irait seule.
marne-tanks-ended = Cela finirait les combats, et les chars seraient venus pour rien.
marne-tanks-join = L’infanterie attaque avec les chars. Faites participer le 1er régiment de la 48e DI et les Schneider.
marne-tanks-few = L’infanterie a besoin de ses chars, et les chars de leur infanterie. Faites participer les deux.
marne-tanks-coordinate = D’autres peuvent en être, mais un seul groupement de chars donne sa coordination au combat, et prend la première perte. Continuez jusqu’au choix de la pointe.
marne-tanks-coordinate-hint = Avec deux groupements, vous choisissez lequel va d’abord. Avec un seul, rien n’est demandé.
marne-tanks-lead = Un char n’est en pointe que s’il est seul. Désignez un des régiments.
marne-tanks-done = Les chars ont payé avant l’infanterie. Une seule perte, et ils disparaissent pour de bon.

## Un tour
marne-turn-title = Une séquence entière
marne-turn-move = Une séquence a quatre phases : mouvement, combat, désengagement, exploitation. Personne n’a besoin de marcher : finissez le mouvement.
marne-turn-move-hint = Pressez « Finir le mouvement ». La 84e ne peut bouger : une ZdC ennemie la retient.
marne-turn-mark = La 84e est usée, à Orvillers, et personne ne vient la relever. Marquez-la pour se désengager, puis passez aux combats.
marne-turn-mark-hint = Pressez la 84e division : cela la marque. Pressez ensuite « Passer aux combats ».
marne-turn-not-that = Une unité marquée n’attaque pas dans cette phase, et celle-là est nécessaire. Marquez la division usée.
marne-turn-fight = Combat : attaquez le reste de la 58e DI en 1008 avec tout ce que vous y avez. La 84e, marquée, ne peut combattre.
marne-turn-fight-hint = Pressez 1008, faites participer les trois unités, le régiment 74 en pointe.
marne-turn-all = Attaquez d’abord 1008, et avec les trois unités : on ne gagne rien à en laisser une dehors.
marne-turn-fresh = La pointe prend la première perte, et le régiment 78 doit avancer à plein potentiel. Mettez le régiment 74 en pointe.
marne-turn-advance = Maîtrise totale : vous pouvez avancer, puis mettre deux unités en exploitation. Faites entrer le régiment 78, et personne d’autre.
marne-turn-advance-hint = Pressez le régiment 78, puis « Pas plus loin ».
marne-turn-keep = La 227e doit exploiter au-delà de la rivière, de là où elle est. Faites entrer le régiment.
marne-turn-exploit = Qui exploite ? Mettez la 227e en exploitation, et aucune autre.
marne-turn-exploit-hint = Pressez la 227e division, puis « Finir les marqueurs ».
marne-turn-caught = Il est maintenant en ZdC ennemie : s’il n’y combat pas, il perd son marqueur avant de pouvoir bouger. La 227e est libre.
marne-turn-disengage = Les combats sont finis, la troisième phase commence : que la 84e se désengage et recule hors d’atteinte.
marne-turn-disengage-hint = Pressez « Décrocher de 0908 », choisissez de combien elle recule, puis le chemin.
marne-turn-run = Exploitation : la 227e bouge encore, de la moitié de ses points. Menez-la en avant, puis finissez la phase.
marne-turn-run-hint = Choisissez la division, puis un hexagone au sud, et finissez ces mouvements.
marne-turn-done = Les marqueurs s’en vont, et l’autre joueur a ses quatre phases. Pendant une offensive, un tour a trois de ces séquences.

## Victoire
marne-win-title = Ce qui fait gagner
marne-win-goal = À la fin, les Allemands marquent pour les hexagones de victoire pris ; pressez le bandeau au-dessus de la carte pour les voir. Mais s’ils laissent tomber Montdidier, ils ont perdu aussitôt.
marne-win-choose = Les Allemands sont partis en laissant Montdidier vide derrière eux. Choisissez un des régiments de l’hexagone cerclé.
marne-win-choose-hint = Pressez la pile de 0608, puis un de ses régiments.
marne-win-ended = Cela finit votre mouvement, et demain il y aura quelqu’un à Montdidier. Allez-y tant que la voie est libre.
marne-win-far = Cette division ne peut atteindre Montdidier dans cette phase. Les régiments sont plus près et plus rapides.
marne-win-enter = Entrez à Montdidier.
marne-win-enter-hint = C’est 0605. Aucune ZdC allemande n’est sur le chemin.
marne-win-small = Tricot compte peu à la fin. Montdidier vaut toute la partie.
marne-win-done = La partie est gagnée. Voyez ce qui fait gagner avant de voir ce qu’on peut attaquer, et laissez une garde où il le faut.

## Le premier jour
marne-first-day-title = Votre premier jour : Gneisenau
marne-first-day-plan = 9 juin 1918, dans le brouillard : le vrai scénario, vous êtes Hutier et un officier mène les Français. Ressons et Tricot sont proches, Compiègne est l’enjeu ; l’offensive est la plus forte dans sa première séquence.
marne-first-day-move = Commencez par l’offensive et le mouvement, et amenez une seconde ligne là où vous voulez percer. À chaque question un officier montre ce qu’il ferait ; suivez-le ou non.
marne-first-day-fight = Voici le premier combat : voyez le rapport, désignez artillerie et Stosstruppen, choisissez la pointe.
marne-first-day-end = Continuez : attaquez où la colonne est bonne, avancez, exploitez, et finissez les phases. La leçon finit quand les Français bougent.
marne-first-day-done = La première séquence de Gneisenau est jouée. Vous en savez assez pour aller au bout ; pour le reste, la règle est à une touche.
