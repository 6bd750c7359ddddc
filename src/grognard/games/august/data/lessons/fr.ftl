# Les leçons d’Infantry Attacks : août 1914.

course-august = Août 1914, les premiers segments
course-august-about = Quatorze courtes leçons, la plupart devant Bilderweitschen : les chefs et leurs hommes, les blés et les fusils, des assauts, des canons, une charge, et un premier tour à vous.

## Un segment
august-segment-title = Le premier segment
august-segment-call = 17 août 1914 : vous menez les Allemands devant le village de Bilderweitschen, et c’est votre segment. Que le capitaine appelle ses hommes, dans son hexagone et à côté.
august-segment-call-hint = La ligne dit « Activer … et ses hommes ». Il atteint les deux compagnies : l’une est avec lui, l’autre dans l’hexagone voisin.
august-segment-alone = Une seule compagnie agirait, et l’autre attendrait votre prochain segment. Le capitaine les mène toutes deux en un seul.
august-segment-stack = Une pile n’est qu’un hexagone : la compagnie voisine resterait en arrière. Prenez le capitaine et ses hommes.
august-segment-pass = Passer abandonne le segment ; deux passes, une par camp, finissent le tour. Appelez vos hommes.
august-segment-orders = Chaque pion bouge ou tire, et on le dit d’abord pour tous. Donnez l’ordre de mouvement aux deux compagnies.
august-segment-orders-hint = « Mouvement pour tous ceux à portée » le fait d’un coup. Qui reçoit un ordre n’est pas forcé de s’en servir.
august-segment-nobody = Aucun ennemi n’est en vue pour un tir. Ordonnez le mouvement.
august-segment-march = Exécutez les ordres, un pion après l’autre. Menez les deux compagnies dans le village, les quatre hexagones de maisons.
august-segment-march-hint = Agissez avec une compagnie, puis choisissez hexagone par hexagone : la route coûte peu. « S’arrêter ici » finit son mouvement, puis l’autre agit ; un faux pas s’annule.
august-segment-end = Son ordre serait perdu : le segment fini, elle a eu son tour. Menez d’abord les deux compagnies au village.
august-segment-done = Toutes deux portent la marque : plus de mouvement ni de tir ce tour-ci. L’autre camp joue un segment, et ainsi de suite jusqu’à ce que les deux passent.

## Les chefs
august-approach-title = Personne n’avance seul
august-approach-chain = Vous menez maintenant les Russes. Une unité ne s’approche de l’ennemi qu’appelée par un chef, et un chef appelle des chefs : commencez par le lieutenant-colonel.
august-approach-chain-hint = Il appelle le capitaine à côté de lui, qui appelle les compagnies autour de lui. Le tout en un seul segment.
august-approach-alone = Sans chef, elle ne ferait pas un pas vers le village. Commencez par le plus haut chef.
august-approach-pass = Personne n’avancerait cette fois. Commencez par le lieutenant-colonel.
august-approach-orders = La première compagnie est trop loin pour le lieutenant-colonel lui-même. Donnez aussi l’ordre au capitaine : il le transmet.
august-approach-orders-hint = « Mouvement pour tous ceux à portée » le transmet de lui-même. Un par un : le capitaine, les deux compagnies, puis l’exécution.
august-approach-stack = Cela ne vaut que pour un hexagone ; la première compagnie, dans les blés, n’entendrait rien. L’ordre à tous.
august-approach-forward = Les deux compagnies peuvent avancer. Rapprochez chacune du village, par les blés.
august-approach-forward-hint = Agissez avec la première compagnie : 1205, puis l’arrêt ; ensuite avec la deuxième : 1305.
august-approach-end = Une compagnie appelée qui ne fait rien a perdu son tour. Déplacez d’abord les deux.
august-approach-done = Un mot du plus haut chef met en route un bataillon : gardez vos chefs à un hexagone les uns des autres, pas à trois. Un chef, lui, avance toujours.

## La vue
august-corn-title = Caché dans les blés
august-corn-look = Les mitrailleuses du village voient loin en terrain dégagé, mais dans les blés, les bois ou les maisons de près seulement. Votre compagnie est à découvert, au bord de ces blés.
august-corn-walk = Entrez dans les blés, où nul ne la voit : l’hexagone cerclé est assez loin des mitrailleuses.
august-corn-walk-hint = Agissez avec la compagnie et choisissez 1307. « Ici » sur un hexagone dit son terrain ; la carte montre aussi qui le voit.
august-corn-road = La route est plus rapide, mais dégagée : chaque pas y serait vu, et tiré. Passez par les blés.
august-corn-end = Elle resterait à découvert devant les mitrailleuses. Entrez dans les blés.
august-corn-done = Les blés cachent, mais n’arrêtent pas les balles ; les bois et les maisons font les deux. Qui tire depuis un couvert est marqué observé, et se voit alors comme à découvert.

## Le tir
august-fire-title = Tirer ensemble
august-fire-call = Une compagnie russe est arrivée devant le village, à découvert. Que le lieutenant appelle la pile, et ordonnez le tir.
august-fire-pass = La cible est proche et à découvert : tirez maintenant.
august-fire-alone = L’une seulement tirerait. Appelées ensemble, elles tirent ensemble.
august-fire-move = Elles quitteraient les maisons, et ne tireraient pas. Ordonnez le tir.
august-fire-target = Commencez par l’une d’elles et choisissez la cible. Un tir sur un hexagone touche tous ceux qui y sont.
august-fire-end = Pas encore : l’ordre de tir reste à exécuter.
august-fire-corn = Ceux-là sont dans les blés, plus loin : le feu y peut peu. Prenez la compagnie à découvert.
august-fire-odds = Seule, l’une d’elles ferait peu. Pointez la participation de l’autre : les puissances s’ajoutent, puis la colonne se décale.
august-fire-together = Faites tirer aussi l’autre, et feu.
august-fire-half = C’est possible, mais deux tirs faibles valent moins qu’un seul puissant. Ajoutez l’autre.
august-fire-done = Le feu détruit rarement ; il brise la volonté. Les Russes ont raté un test, découragés : plus faibles, plus lents, sans assaut possible. Et vous voilà repérés.

## Le tir d’opportunité
august-wait-title = Laissez-les venir
august-wait-pass = Deux compagnies russes sont sur la route, et le segment est à vous. Qui agit maintenant ne tirera pas quand elles bougeront : passez.
august-wait-acted = Qui a agi ne tire plus ce tour sur un ennemi en mouvement. Ils sont encore loin : passez.
august-wait-first = Une compagnie s’approche, et vos mitrailleuses peuvent tirer deux fois sur ce qui bouge. Tirez avec elles seules ; la compagnie attend un meilleur moment.
august-wait-first-hint = Tirez avec les mitrailleuses, et rien d’autre. Quand on vous demande la compagnie, ne tirez pas.
august-wait-company = Une compagnie ne tire ainsi qu’une fois, et ils sont encore à deux hexagones. Les mitrailleuses tirent, la compagnie attend.
august-wait-let = Elle arriverait sans une égratignure. Tirez avec les mitrailleuses.
august-wait-second = La voici juste devant vous. Tirez avec tout : les mitrailleuses d’abord, et la compagnie tire aussi.
august-wait-second-hint = Choisissez les mitrailleuses, puis ajoutez la compagnie. Un tir plus proche est un tir meilleur.
august-wait-now = Elle ne viendra plus près qu’à la baïonnette. Tirez maintenant.
august-wait-done = Qui rate un test en mouvement s’arrête sur place. Tirez à chaque pas, la meilleure arme d’abord, et passez tant qu’ils viennent.

## Le ralliement
august-rally-title = Reprendre ses hommes en main
august-rally-call = Une compagnie est démoralisée, une autre découragée. Tant que la première n’a pas tenté le ralliement, vous ne pouvez pas passer : que le capitaine les appelle.
august-rally-alone = Seule, elle a moins de chances, et un échec la met en fuite. Le capitaine aide les deux.
august-rally-orders = Le ralliement compte comme mouvement, l’aide aussi. Donnez à tous l’ordre de mouvement.
august-rally-orders-hint = « Mouvement pour tous ceux à portée » comprend le capitaine lui-même.
august-rally-fire = Une compagnie découragée tire mal. Remettez-la d’abord en ordre : le mouvement.
august-rally-support = D’abord le capitaine : agissez avec lui, et qu’il aide les autres. Son bonus vaut pour tous ceux qu’il a appelés.
august-rally-first = Sans son aide, le jet est plus dur. D’abord le capitaine, puis les compagnies.
august-rally-recover = Les deux compagnies tentent maintenant. La démoralisée n’a pas le choix ; pointez les chances de l’autre.
august-rally-done = Un degré à la fois : démoralisé, découragé, bon ordre. Les maisons aident, les chefs aussi, et une compagnie démoralisée qui échoue s’enfuit.

## L’empilement
august-stack-title = Combien par hexagone
august-stack-call = Vous menez les Russes dans les blés ; deux compagnies sont en tête, dans l’hexagone cerclé. Que le capitaine appelle les autres, et l’ordre de mouvement à tous.
august-stack-pass = Les autres doivent rejoindre. Appelez-les.
august-stack-all = Un par un convient aussi, mais ici tous bougent. Donnez l’ordre à tous d’un coup.
august-stack-company = Faites avancer la troisième compagnie. Les deux de tête remplissent leur hexagone : trouvez-lui-en un autre.
august-stack-company-hint = 1205 est libre, dans les mêmes blés. 1206 est refusé : demandez pourquoi.
august-stack-end = Pas encore : faites d’abord avancer la compagnie et les mitrailleuses.
august-stack-gun = Une troisième unité de combat s’ajoute à deux compagnies si elle n’en est pas une. Menez les mitrailleuses en 1206.
august-stack-gun-hint = Arrêtez la compagnie si elle bouge encore, puis agissez avec les mitrailleuses.
august-stack-limber = Retourner le pion prend toute son activation. Opérationnelles, elles font un hexagone : 1206.
august-stack-done = Deux compagnies par hexagone sont aussi une meilleure cible : tout tir sur elles gagne des colonnes. Attendez dans deux hexagones, réunissez-vous pour l’assaut.

## L’assaut
august-assault-title = Dans l’hexagone ennemi
august-assault-call = Un poste allemand réduit est dans les blés devant vous. L’assaut compte comme un tir : que votre capitaine appelle les deux compagnies, et ordonnez le tir.
august-assault-call-hint = Choisissez le capitaine et ses hommes, puis « Tir pour tous ceux à portée qui ont une cible ».
august-assault-alone = Seule une compagnie appelée par un chef en bon ordre peut y entrer. Appelez le capitaine.
august-assault-move = On n’entre pas chez l’ennemi par un mouvement. Ordonnez le tir.
august-assault-pass = Le poste ne partira pas de lui-même. Appelez le capitaine.
august-assault-choose = Commencez par une compagnie et choisissez l’assaut. On entre dans l’hexagone, et l’on s’y bat.
august-assault-fire = Le tir peut l’éprouver, mais l’hexagone reste à lui. Entrez.
august-assault-end = Pas encore : l’assaut est ordonné, mais pas commencé.
august-assault-odds = Qui d’autre y va ? Pointez le capitaine : un chef qui entre améliore la colonne.
august-assault-all = Emmenez tout le monde. Les deux camps frappent en même temps.
august-assault-half = Une compagnie contre une, c’est un combat égal ; rien n’y oblige. Prenez tout.
august-assault-done = Le poste a disparu, et l’hexagone est à vous. S’il avait survécu, les deux camps y resteraient, et l’assaut suivant pourrait se faire à la baïonnette.

## Le Premier feu
august-first-fire-title = Tirer le premier
august-first-fire-stay = Vous êtes retranché au sud du village et avez déjà tiré ; les Russes vous touchent, prêts à l’assaut. Se défendre ne demande pas d’activation : passez, et attendez-les.
august-first-fire-out = C’est dans la tranchée que le capitaine aide le plus : sa compagnie se défend mieux avec lui. Passez.
august-first-fire-odds = Ils arrivent. Pointez le Premier feu : retranché, vous pouvez tirer avant qu’ils ne frappent.
august-first-fire-choose = Tous ici sont retranchés, rien n’est donc gardé en réserve. Choisissez le Premier feu.
august-first-fire-together = Les deux camps frapperaient en même temps, et la tranchée n’aurait servi à rien. Tirez d’abord.
august-first-fire-done = Seuls ont riposté les survivants restés maîtres d’eux, les découragés avec moins de force. Une tranchée prend du temps : commencez tôt.

## Une batterie qui observe
august-observe-title = Une batterie face à l’ennemi
august-observe-call = Devant Göritten, votre batterie est en observation : elle tire dans vos segments, sur ce qu’elle voit elle-même. Activez-la isolément et ordonnez le tir.
august-observe-call-hint = Activez la batterie, ordonnez-lui le tir, puis agissez avec elle. Il ne lui faut pas de chef.
august-observe-captain = Les chefs ne combinent pas les canons. Activez la batterie elle-même.
august-observe-pass = La batterie a une cible. Servez-vous-en.
august-observe-move = Une batterie en observation reste où elle est. Ordonnez le tir.
august-observe-end = Pas encore : sa cible est en vue.
august-observe-odds = Les obus passent loin et par-dessus les amis, mais la batterie doit voir quelqu’un dans l’hexagone. Pointez le tir sur 0807 ; la compagnie dans les maisons est refusée.
august-observe-fire = Tirez sur la compagnie à découvert.
august-observe-done = Après chaque tir de ce genre, on jette pour les munitions : au-delà d’un nombre du scénario, la batterie est à court. Ici, on ne demande jamais l’artillerie au dernier moment.

## Le plan de feu
august-plan-title = Un plan de la veille
august-plan-target = La plupart des canons suivent un plan, écrit avant la partie, hexagone par hexagone et tour par tour. Vous attaquerez par-dessus la rivière : au premier tour, feu sur l’ouvrage du pont.
august-plan-none = Une ligne vide reste vide : nul ne peut demander ce tir plus tard. Inscrivez-le.
august-plan-own = Vos propres compagnies y sont. Un tir préparé s’exécute, amis ou non.
august-plan-twice = La même cible au deuxième tour : deux tours de suite font un feu roulant, qui frappe quiconque entre. Inscrivez-la.
august-plan-twice-hint = Choisissez « Comme au tour précédent », ou le même hexagone.
august-plan-once = Un seul tour ne fait pas de feu roulant. Gardez la cible un tour de plus.
august-plan-stop = Au troisième tour, vos hommes seront peut-être au pont. Plus de tir à partir d’ici.
august-plan-blind = Les canons ne voient pas qui sera là, et tireront quand même. Arrêtez le plan.
august-plan-watch = La partie commence, et le plan se joue en phase de bombardement. Laissez la mission telle quelle, et ouvrez le feu.
august-plan-cancel = Une mission annulée l’est pour de bon : la batterie ne tirerait plus jamais. Laissez-la.
august-plan-done = Il touche ou non ; il ne change jamais d’hexagone. Les hexagones voisins de la cible sont en danger aussi : n’y laissez pas les vôtres.

## La cavalerie
august-charge-title = La charge de Wrangel
august-charge-call = Kaushen, 19 août : une batterie allemande a tiré, sur la crête, à deux hexagones. Que le capitaine de cavalerie appelle ses deux escadrons, et ordonnez le tir : l’assaut en est un.
august-charge-alone = Sans chef de cavalerie, aucun escadron ne s’approche ni ne charge. Appelez le capitaine.
august-charge-pass = Les canons seront bientôt prêts de nouveau. En selle.
august-charge-ride = À deux hexagones, on charge à cheval, par un hexagone dégagé et vide. Choisissez la charge sur les canons.
august-charge-end = Pas encore : la charge est ordonnée, mais pas lancée.
august-charge-all = Emmenez l’autre escadron et le capitaine, et choisissez le chemin. Une charge de cavalerie seule gagne des colonnes.
august-charge-captain = Pas encore : le capitaine améliore la colonne, et il faut les deux escadrons. Emmenez tout.
august-charge-done = Des canons se défendent à peine. Si l’infanterie voisine avait encore pu agir, elle aurait tiré dès le premier hexagone de votre course.

## La victoire
august-village-title = Un coin du village
august-village-count = Dernier tour à Bilderweitschen : il vous faut un coin du village, aux Allemands le village entier. Ils ont agi, et laissé un vide.
august-village-in = Un hexagone est à qui s’y est trouvé seul en dernier. Que le capitaine appelle, et menez une compagnie en 0908.
august-village-in-hint = Choisissez le capitaine et ses hommes, le mouvement pour tous, agissez avec une compagnie, choisissez 0908.
august-village-alone = Sans chef, elle ne peut pas s’approcher. Appelez le capitaine.
august-village-fire = Un tir ne prend pas de terrain, et c’est le dernier tour. Entrez.
august-village-pass = Le village resterait allemand, et la partie avec. Entrez.
august-village-end = Finissez le segment. Quand personne n’a plus rien à faire, le tour finit, et le scénario décide.
august-village-done = Chaque scénario dit lui-même ce qui gagne : terrain, pertes, canons. Le but à l’écran dit où l’on en est à tout moment.

## Le premier tour
august-first-turn-title = Votre premier tour
august-first-turn-place = Bilderweitschen, depuis le début : quatre compagnies, des mitrailleuses, trois chefs. Une compagnie par hexagone du village, les chefs à portée d’elles ; un officier vous conseille si vous le demandez.
august-first-turn-play = Les Russes viennent par les blés, menés par un officier. Passez tant que nul n’est en vue, tirez sur qui s’approche, et gardez toujours quelqu’un qui n’a pas agi.
august-first-turn-done = D’autres tours comme celui-ci décident. Chacun commence par l’initiative, et certains vous donneront plusieurs segments d’avance : continuez.
