# Les leçons d’Ils ne passeront pas.

course-verdun = Verdun, les premiers jours
course-verdun-about = Quatorze courtes leçons entre Haumont et Douaumont : obus, assauts, ravitaillement, forts, et une première journée à vous.

## Un barrage
verdun-barrage-title = Des obus sur Haumont
verdun-barrage-look = 22 février 1916 : vous menez le XVIIIe corps allemand, et un régiment français tient Haumont, le bourg cerclé. Avant tout ordre, pointez-le et lisez les chances d’un barrage.
verdun-barrage-look-hint = « Barrage sur 1104 », parmi les options, montre la même chose. M est un test de moral, X un pas perdu puis un test.
verdun-barrage-target = Avec toutes les pièces à portée, un test de moral est certain. Ordonnez le barrage sur Haumont.
verdun-barrage-no-shot = L’assaut vient après les obus. Si vous finissez le bombardement, les Français défendent Haumont à pleine force.
verdun-barrage-roads = L’interdiction coupe les routes ; le régiment de Haumont ne la sentirait pas. Tirez sur le bourg.
verdun-barrage-guns = Désignez les pièces : tirez avec les trois, la lourde hors carte comprise. Leurs forces s’additionnent, et un total plus haut donne une meilleure colonne.
verdun-barrage-guns-hint = Prenez les deux batteries du XVIIIe corps et l’artillerie lourde ; le dé suit la dernière. L’artillerie divisionnaire ne fait pas de barrage : elle appuie les assauts.
verdun-barrage-too-few = Chaque batterie gardée affaiblit la colonne. Rien d’autre ne la réclame aujourd’hui : ajoutez-les toutes.
verdun-barrage-done = Le régiment a raté son test de moral : démoralisé, il se défend bien plus mal. Les batteries du corps sont retournées et ne font plus rien aujourd’hui.

## Le mouvement
verdun-move-title = Par la route
verdun-move-choose = 23 février, votre phase de mouvement. Le 81e régiment, à Haumont, doit avancer : choisissez-le.
verdun-move-end = Ce serait la fin du mouvement pour toutes vos unités. Le 81e passerait la journée à Haumont.
verdun-move-dig = Qui se retranche reste sur place. Rien ne menace Haumont : marchez plutôt.
verdun-move-road = Chaque hexagone indique le coût pour y aller. Par la route, chaque pas est bon marché, même dans le bois des Caures : allez à l’hexagone cerclé.
verdun-move-road-hint = Choisissez 1405 d’un coup : le chemin le moins cher est pris de lui-même, ici la route. Un faux pas s’annule, tant qu’aucun dé n’a été jeté.
verdun-move-halt = Il s’arrêterait où il est, et son mouvement serait fini pour aujourd’hui. Continuez.
verdun-move-strategic = Le mouvement stratégique reste sur un terrain déjà à vous, et 1405 est encore français. L’allure ordinaire suffit.
verdun-move-done = À travers bois et tranchées, le même trajet coûte bien plus. La route ne vaut que d’un de ses hexagones au suivant : qui la rejoint de côté paie le terrain.

## Les zones de contrôle
verdun-contact-title = Au contact
verdun-contact-infantry = Les six hexagones autour d’un régiment sont sa zone de contrôle. Menez le 81e au contact des Français de Beaumont : il doit s’y arrêter.
verdun-contact-infantry-hint = 1505 est l’hexagone suivant de la route. De là, aucun pas ne contourne le bourg aujourd’hui : demandez pourquoi 1606 est refusé.
verdun-contact-strategic = Le mouvement stratégique n’entre jamais en zone ennemie. Allez-y à l’allure ordinaire.
verdun-contact-order = D’abord l’infanterie : elle montre où l’artillerie ne va pas. Déplacez le 81e.
verdun-contact-halt = Ici, il ne touche pas les Français. Allez jusqu’à eux.
verdun-contact-end = Pas encore : il reste une unité à rapprocher.
verdun-contact-guns = L’artillerie n’entre jamais en zone ennemie, même derrière sa propre infanterie. Rapprochez celle de la 21e division, sans y entrer.
verdun-contact-guns-hint = 1405 est sur la route, hors de la zone et à portée de Beaumont. Si l’artillerie est mal placée, annulez le mouvement.
verdun-contact-dig = Retranchée ici, l’artillerie n’atteint pas Beaumont. Rapprochez-la.
verdun-contact-turned = L’artillerie divisionnaire en mouvement stratégique est retournée et n’appuie personne aujourd’hui. L’allure ordinaire suffit.
verdun-contact-done = L’infanterie s’arrête en zone forte ; artillerie et QG évitent toute zone. Un bataillon ou une batterie n’a qu’une zone faible : l’infanterie la traverse, en payant la sortie.

## Un assaut
verdun-assault-title = L’assaut sur Haumont
verdun-assault-look = Les Français de Haumont sont démoralisés, et deux de vos régiments les touchent. Pointez l’assaut et lisez ce qu’il peut coûter à chacun.
verdun-assault-order = À gauche de la barre, vos dégâts ; à droite, les leurs. Ordonnez l’assaut sur Haumont.
verdun-assault-none = Rien n’oblige à attaquer, mais demain les Français se seront peut-être ralliés. Ordonnez l’assaut.
verdun-assault-join = Désignez les attaquants. Leurs forces s’additionnent et se comparent à la défense : engagez les deux régiments.
verdun-assault-join-hint = Prenez le 80e et le 81e. Ce que le bourg apporte au défenseur est déjà dans les chances.
verdun-assault-alone = Un régiment seul attaque à un bien plus mauvais rapport, et paie seul les dégâts. Engagez les deux.
verdun-assault-cost = Haumont est vide, mais vous avez aussi des dégâts. Qu’un régiment perde un pas : celui qui recule à la place n’entre pas.
verdun-assault-back = Reculer sauve le pas et laisse Haumont vide : un attaquant qui a reculé n’avance pas. Acceptez la perte.
verdun-assault-in = Faites entrer un régiment dans le bourg. L’avance après combat ne coûte aucun point de mouvement.
verdun-assault-empty = Haumont resterait français, et ils y reviendraient ce soir. Faites entrer un régiment.
verdun-assault-done = Voilà un assaut : rapport, décalages, un dé, dégâts des deux côtés, avance. Chacun choisit comment payer ses dégâts.

## Les dégâts
verdun-damage-title = Un pas ou un hexagone
verdun-damage-half = Vous menez les Français, et Haumont a subi l’assaut. Une partie des dégâts se paie en pas : choisissez qui en perd un.
verdun-damage-rest = Le reste peut se payer en terrain. Sauvez vos régiments : reculez.
verdun-damage-destroyed = S’il a déjà perdu un pas, celui-ci le détruit. Un hexagone coûte moins qu’un régiment.
verdun-damage-thin = Chaque pas perdu ici manquera demain, et le prochain barrage vous trouvera au même endroit. Un hexagone coûte moins.
verdun-damage-way = On recule en s’éloignant de tous les attaquants, vers son bord de carte : le sud pour les Français. Sortez les deux régiments de Haumont.
verdun-damage-way-hint = 1105 est au sud, derrière le bourg. 1204 touche un attaquant, et il est refusé.
verdun-damage-done = L’attaquant a payé aussi, et plus personne ne tient Haumont. Reculer dans une zone ennemie coûte en plus un test de moral : gardez le chemin libre derrière vous.

## L’empilement
verdun-stack-title = Un hexagone plein
verdun-stack-third = Les deux régiments en 1203 remplissent leur hexagone. Menez le 87e en 1103, de l’autre côté du bourg.
verdun-stack-third-hint = On peut être nombreux à traverser un hexagone ; la limite compte là où l’on finit. Un assaut peut venir de plusieurs hexagones.
verdun-stack-idle = Qui reste en arrière ne participe pas à l’assaut. Rapprochez d’abord tout le monde.
verdun-stack-pioneers = Un bataillon de pionniers s’ajoute à une pile pleine, mais seulement auprès de sa division. Amenez le bon en 1203.
verdun-stack-pioneers-hint = Les régiments en 1203 sont de la 21e division. Ses pionniers portent le même numéro.
verdun-stack-strangers = Ce sont les pionniers de la 25e division : une pile pleine de la 21e ne les admet pas. Prenez les autres.
verdun-stack-done = Bataillons, QG et artillerie divisionnaire comptent moins qu’un régiment, l’artillerie de corps autant. Un recul peut dépasser la limite ; à la fin du mouvement, elle s’impose.

## L’appui
verdun-support-title = L’artillerie à l’assaut
verdun-support-infantry = Haumont encore, mais cette fois l’artillerie n’a pas tiré. Assaillez-le avec les deux régiments ; les canons viennent ensuite.
verdun-support-alone = Pas encore : Haumont demande les deux régiments.
verdun-support-guns = L’artillerie n’appuie que sa division ou son corps. Ajoutez les deux qui le peuvent, et voyez monter le rapport.
verdun-support-guns-hint = La 21e division et le XVIIIe corps ont de l’infanterie dans cet assaut ; le IIIe corps n’en a pas. L’artillerie d’armée n’appuie jamais.
verdun-support-without = Une batterie française, derrière Haumont, va répondre. Ajoutez d’abord tous vos canons.
verdun-support-done = Les Français ont ajouté une batterie, et le rapport a baissé ; un assaut déclaré a lieu. Une batterie agit une fois par jour : barrage ou appui.

## Les pionniers
verdun-pioneers-title = À quoi servent les pionniers
verdun-pioneers-attack = 21 février, dans l’Herbebois : les Français devant vous sont démoralisés. Attaquez avec les deux régiments et les pionniers, qui améliorent la colonne.
verdun-pioneers-attack-hint = Choisissez l’assaut sur 2003, puis les trois unités. Les chances montrent ce que chacune apporte.
verdun-pioneers-without = Pas encore : cette attaque veut les deux régiments et les pionniers.
verdun-pioneers-beyond = Le défenseur a disparu ; le premier pas perdu fut pour les pionniers, comme toujours. En échange, faites entrer toute leur pile en 2003, puis l’une de ses unités en 2004.
verdun-pioneers-beyond-hint = Faites entrer les grenadiers, puis les pionniers. L’un des deux continue ensuite au-delà, en 2004.
verdun-pioneers-stop = Pas encore : l’hexagone au-delà est libre aussi. Les deux entrent, puis l’un continue.
verdun-pioneers-follow = Les autres attaquants viennent après eux. Faites entrer le 12e grenadiers en 2003.
verdun-pioneers-behind = Il resterait à l’arrière, et ne repartirait avec personne ce soir. Faites-le entrer.
verdun-pioneers-again = Par beau temps, une pile avec pionniers bouge encore, moins loin. Percez avec elle, et choisissez où.
verdun-pioneers-night = Demain les Français auront peut-être comblé la brèche. Faites repartir la pile.
verdun-pioneers-done = Les pionniers améliorent le rapport, perdent le premier pas, vont plus loin et repartent. Par mauvais temps, personne ne perce : comptez-y en faisant vos plans.

## L’organisation
verdun-rally-title = Rallier et remplacer
verdun-rally-odds = La journée s’ouvre par l’organisation : les unités démoralisées tentent de se rallier. Pointez l’une des tentatives et voyez de quoi son moral est fait.
verdun-rally-try = Qui peut tenter le doit ; seul l’ordre est à vous. Faites tenter les deux régiments.
verdun-rally-points = Puis les remplacements. Tout point non dépensé aujourd’hui est perdu : remettez les deux régiments cerclés au complet.
verdun-rally-lost = Un point ne se garde pas pour demain. Remettez d’abord les régiments au complet.
verdun-rally-pioneers = C’est permis, mais les pionniers ensemble reçoivent peu chaque jour, et un régiment y gagne plus de force. Les régiments d’abord.
verdun-rally-done = Un point rend un pas ; un régiment détruit revient auprès de son QG, l’artillerie détruite jamais. Qui est démoralisé ou hors ravitaillement ne reçoit rien.

## Le ravitaillement
verdun-supply-title = Couper la route
verdun-supply-chain = Vous menez les Français. Le 117e allemand a poussé jusqu’en 1606 ; il vit d’une ligne de ravitaillement qui vient de son QG de Haumont par la route de 1405.
verdun-supply-odds = Une interdiction en 1405 couperait cette route. Pointez l’ordre de votre batterie : elle doit faire moins que sa force.
verdun-supply-cut = Tirez une interdiction en 1405. La route y passe par un bois et une tranchée, et le chemin à côté y coûte le plus.
verdun-supply-cut-hint = Choisissez l’interdiction de l’artillerie du XXXe corps, puis l’hexagone 1405.
verdun-supply-barrage = Un barrage peut démoraliser le régiment, ou ne rien faire. Isolé, il est faible et lent toute la journée.
verdun-supply-nothing = Une batterie qui ne tire pas ne coupe aucune route. Tirez.
verdun-supply-beside = La route ne passe pas là. Coupez-la dans le bois, en 1405.
verdun-supply-morning = Le marqueur reste jusqu’à votre prochaine organisation. Finissez la journée : les Allemands contrôlent leur ravitaillement le matin.
verdun-supply-done = Le 117e est hors ravitaillement : plus faible et plus lent toute une journée. Son QG est désorganisé, donc ses lignes sont courtes ; intact, un détour aurait pu suffire.

## Le mouvement stratégique
verdun-strategic-title = Longue route vers Bras
verdun-strategic-far = 23 février : le XXe corps arrive du sud. Le 2e zouaves doit être à Bras ce soir : choisissez-le.
verdun-strategic-wait = Demain les Allemands seront peut-être à Bras. Marchez aujourd’hui.
verdun-strategic-mode = À l’allure ordinaire, Bras est trop loin. Choisissez le mouvement stratégique, avant le premier pas.
verdun-strategic-walk = À l’allure ordinaire, il ne dépasse pas Belleville, et l’on ne change pas d’allure en chemin.
verdun-strategic-road = Il va bien plus loin, et la route est encore moins chère. Allez à Bras.
verdun-strategic-halt = Il passerait la journée au bord de la carte. Continuez.
verdun-strategic-done = Le mouvement stratégique exige le ravitaillement, part loin de l’ennemi, reste en terrain ami et hors de ses zones. Il retourne l’artillerie divisionnaire, qui n’appuie plus ce jour-là.

## Un fort
verdun-fort-title = Le fort de Douaumont
verdun-fort-shells = 25 février. On ne bombarde pas un fort intact : finissez le bombardement, et gardez votre batterie pour l’assaut.
verdun-fort-zouaves = La batterie qui tire maintenant n’appuie plus rien ensuite, et le fort demande tous les canons. Gardez-la.
verdun-fort-closed = Aucun Allemand n’entre dans un fort intact. Amenez les pionniers à son contact, auprès du régiment en 2011.
verdun-fort-closed-hint = Choisissez les pionniers, puis 2011. Le fort lui-même est refusé : demandez pourquoi.
verdun-fort-pioneers = Sans les pionniers, le rapport est moins bon et la première perte est pour le régiment. Amenez-les.
verdun-fort-end = Tout le reste est bien placé. Finissez le mouvement.
verdun-fort-stay = Le régiment est bien placé : au contact du fort. Laissez-le là.
verdun-fort-turned = L’artillerie de corps qui bouge est retournée et n’appuie personne aujourd’hui. D’ici, elle atteint le fort.
verdun-fort-assault = À l’assaut maintenant, avec le régiment, les pionniers et les deux batteries. Un fort sans autre défenseur tombe au premier dégât.
verdun-fort-all = Pas encore : le fort décale la colonne contre vous, alors engagez tout.
verdun-fort-done = La garnison est perdue et le fort détruit pour toujours : cela compte à la fin. Si des troupes le tiennent aussi, il faut d’abord les battre, et les obus ne les atteignent pas.

## La victoire
verdun-points-title = Comment on gagne
verdun-points-count = Le dernier soir : trois bourgs sont à vous, et les bourgs comptent par deux. L’un des trois ne vaut encore rien.
verdun-points-village = Samogneux serait le quatrième. Prenez-le et entrez-y : ce qui compte, c’est de le tenir à la fin.
verdun-points-village-hint = Assaillez 0806 avec les deux régiments, les pionniers et l’artillerie. Une fois vide, faites-y entrer une unité.
verdun-points-wood = Il n’y a pas de bourg là, et ce soir le reste du terrain ne compte pas. Prenez Samogneux.
verdun-points-leave = Pas encore : Samogneux est toujours français.
verdun-points-end = Finissez la journée. Le jeu fait le compte, et dit d’où vient chaque point.
verdun-points-done = Bourgs par deux, forts détruits, hexagones de Verdun, pertes françaises contre pertes allemandes : seul l’Allemand marque. L’écran tient ce compte à tout moment.

## La première journée
verdun-first-day-title = Votre première journée
verdun-first-day-guns = 21 février 1916, tout le front est à vous. Bombardez ce que vous voulez assaillir, puis finissez le bombardement. À chaque question un officier montre ce qu’il ferait ; suivez-le ou non.
verdun-first-day-march = Le mouvement : amenez deux régiments et leurs pionniers au contact de ce qui a été bombardé, l’artillerie à portée. QG et artillerie de corps restent hors des zones.
verdun-first-day-assault = Les assauts, puis la percée. Regardez les chances de chacun, et commencez là où un succès aide le suivant.
verdun-first-day-french = Aux Français les mêmes phases, menées par un officier. Là où ils vous bombardent ou vous attaquent, vous choisissez comment payer.
verdun-first-day-done = Voilà une journée entière : météo, organisation, bombardement, mouvement, assaut, percée, deux fois, puis récupération. Les jours suivants décident du scénario : continuez.
