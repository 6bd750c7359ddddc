## Pourquoi un chef de la série 1918 agit ainsi. Pions et hexagones sont nommés par le jeu.

## L’offensive et ceux qui arrivent
bot-front-launch = De { $hex }, { $piece } atteint l’essentiel du front à rompre et lance l’offensive.
bot-front-share-out = Les Stosstruppen vont aux meilleurs régiments, les plus proches de l’ennemi.
bot-front-to-regiment = { $piece } attaquera en premier : les Stosstruppen s’y joignent.
bot-front-withdraw = { $piece }, sans liaison, gagne { $hex }, au plus loin de l’ennemi.
bot-front-call-up = Les renforts qui attendent arrivent trop tard : on les appelle maintenant.
bot-front-enter = Les troupes fraîches passent d’abord : { $piece } entre en jeu.
bot-front-arrive = { $hex } est proche des combats et a de la place : { $piece } y arrive.

## Marches
bot-front-to-storm = { $piece } va en { $hex } pour attaquer { $hex_about }.
bot-front-guard = Si { $hex_about } tombe, tout est perdu : { $piece } va en { $hex }.
bot-front-forward = { $piece } avance jusqu’en { $hex }, vers { $hex_about }.
bot-front-hold = La ligne a besoin d’une unité en { $hex } : { $piece } s’y rend.
bot-front-hurry = On a besoin de renfort en { $hex } : { $piece } s’y rend à marche forcée.
bot-front-forced = La route est sûre et le chemin long : { $piece } force la marche vers { $hex }.
bot-front-gun = { $hex } est derrière le front et à portée de nos cibles : { $piece } y va.
bot-front-staff = De { $hex }, { $piece } commande le front en sûreté.
bot-front-relieved = { $piece } quitte la ligne en { $hex_about } et va se refaire en { $hex }.
bot-front-relieve = D’autres unités tiennent { $hex } : { $piece } peut en sortir.
bot-front-halt = { $piece } a une bonne place et s’arrête.
bot-front-moved = Chaque unité est là où le plan la veut.

## Ponts, réserves, fin du mouvement
bot-front-span = Nous voulons passer la rivière : une passerelle de { $hex } à { $hex_to }.
bot-front-rebuild = Canons et ravitaillement ont besoin du pont entre { $hex } et { $hex_to }.
bot-front-blow = Le pont entre { $hex } et { $hex_to } sert l’ennemi plus que nous.
bot-front-reserve = Les unités en { $hex } sont fraîches et proches de l’attaque : elles attendent la percée.
bot-front-disengage = L’ennemi entoure presque { $hex } : { $piece } se prépare à décrocher.
bot-front-end-of-movement = Il n’y a rien d’autre à préparer avant le combat.

## Attaques
bot-front-storm = Attaque de { $hex } à { $column } avec { $count } { $count ->
        [one] unité
       *[other] unités
    } : tous les dés comptés, elle promet { $worth } pas de plus qu’elle ne coûte, terrain compris.
bot-front-storm-aim = { $hex } est l’un de nos objectifs.
bot-front-storm-way = Le chemin de nos objectifs passe par { $hex }.
bot-front-storm-wear = Le but est d’user l’ennemi en { $hex }.
bot-front-no-storm = Aucune attaque ne vaut ce qu’elle coûterait.
bot-front-join = { $piece } participe à l’attaque de { $hex }.
bot-front-tank = Les chars participent à l’attaque de { $hex }.
bot-front-lead = { $piece } mène l’attaque : personne n’a un meilleur moral que { $morale }.
bot-front-coordinate = Le meilleur des chars : { $piece }.
bot-front-shock = Une meilleure colonne vaut le risque : { $piece } en tête.
bot-front-no-shock = Le rapport ne peut pas être meilleur : on épargne les Stosstruppen.

## Canons
bot-front-gun-attack = { $piece } bombarde { $hex } avant l’attaque.
bot-front-gun-defence = { $piece } tire sur ceux qui attaquent { $hex }.
bot-front-counter = Faire taire les canons ennemis devant { $hex } rapporte davantage : { $piece } tire sur eux.
bot-front-guns-silent = Plus de canons ne feraient guère mieux en { $hex } : les autres attendent la prochaine attaque.

## Pertes
bot-front-sheds = { $piece } subit la perte, pour garder un régiment intact.
bot-front-loses = { $piece } peut le mieux supporter la perte d’un pas.
bot-front-disorders = { $piece } peut le mieux supporter la désorganisation.
bot-front-panics = { $piece } a le moins de force : panique.
bot-front-disband = Il y a trop d’unités en { $hex } : { $piece } a le moins de force et s’en va.
bot-front-confuse = { $piece } a le plus de force à l’attaque : désorganisation.
bot-front-cancel = { $piece } a le plus de force pour exploiter : arrêt.
bot-front-misdirect = Rien d’autre ne nous barre la route en { $hex } : on envoie ailleurs { $piece }.
bot-front-astray = En { $hex }, { $piece } nous gêne le moins : on l’y envoie.

## Reculs
bot-front-retreat = Le terrain de { $hex } vaut moins que les hommes : recul de { $count } { $count ->
        [one] hexagone
       *[other] hexagones
    }, et { $saved } points de dommages en moins.
bot-front-stand = { $hex } vaut les pertes : personne ne recule.
bot-front-back = La ligne peut tenir en { $hex } : { $piece } s’y replie.
bot-front-back-foe = { $piece } est repoussé vers { $hex }, où l’ennemi en souffre le plus.
bot-front-break-off = Les unités en { $hex } décrochent maintenant.
bot-front-break-off-far = Hors de { $hex } de { $count } { $count ->
        [one] hexagone
       *[other] hexagones
    }, pas plus loin qu’il ne faut.
bot-front-by-morale = { $piece } a les meilleures chances, avec un moral de { $morale }.
bot-front-react = Il y a un trou près de { $hex_about } : { $piece } va le fermer en { $hex }.
bot-front-no-reaction = La ligne autour de { $hex } tient sans réaction.

## Poursuites
bot-front-advance = Tenir { $hex } en vaut la peine : { $piece } y avance.
bot-front-no-advance = On n’a besoin de personne d’autre en { $hex }.
bot-front-onward = La voie est libre : { $piece } continue.
bot-front-onward-to = { $piece } pousse jusqu’en { $hex }, vers nos objectifs.
bot-front-exploit = { $piece } a le plus de force et doit exploiter la percée.
bot-front-exploited = Il n’y a plus rien à gagner à continuer.
bot-front-haul = Le front a avancé : { $piece } suit.
bot-front-haul-to = { $hex } est derrière le front et à portée : { $piece } y va.

## En l’air
bot-front-fly = On se battra sans doute en { $hex } : { $piece } y vole.
bot-front-grounded = Aucun groupe aérien n’obtiendrait assez maintenant.
bot-front-mission = { $piece } a décollé pour cette mission.
bot-front-over = Le prochain combat sera sans doute en { $hex } : { $piece } y va.
bot-front-shot-down = { $piece } manquera le moins.
bot-front-base = { $hex } est proche du front et à l’abri : { $piece } s’y pose.

## Desseins
bot-front-design-bold = Meilleur plan : attaquer hardiment, quoi qu’il en coûte.
bot-front-design-effort = Meilleur plan : un seul effort principal, le reste vient après.
bot-front-design-strike = Meilleur plan : contre-attaquer tout au long du front.
bot-front-design-supple = Meilleur plan : céder du terrain et ménager les hommes.
bot-front-design-all-out = Meilleur plan : tout pour les hexagones qui décident, quoi qu’il en coûte.
bot-front-design-cling = Meilleur plan : s’accrocher aux hexagones qui décident.

## Ce qui parle pour une réponse pour laquelle rien d’autre n’a été noté
bot-front-no-counter = Notre tir fait plus ici que la contrebatterie n’en empêcherait.
bot-front-joined = L’attaque a tous ceux qui étaient prévus : les autres ont autre chose à faire.
bot-front-no-haul = Les canons sont assez près du front.
bot-front-no-relief = Personne n’a besoin de relève ici, ou personne d’autre ne tiendrait l’hexagone.
bot-front-not-far = { $piece } est bien placé : halte.
bot-front-best-way = { $hex } est sur le chemin où l’on veut { $piece }.
bot-front-no-misdirection = Aucune de ces unités ne nous gêne.

## Italie
bot-front-italia-homewards = De tous les hexagones que { $piece } peut atteindre, { $hex } est le plus proche de l’arrière.
bot-front-italia-way-out = { $piece } peut quitter la carte : retour au pays.
bot-front-italia-bruchmuller = C’est { $piece } qui a le plus d’ennemis à portée.
bot-front-italia-hide = L’ennemi n’a pas à savoir où est { $piece }, et se cacher ne coûte rien.
bot-front-italia-keep-reserve = L’ennemi n’est pas près de ces réserves : elles attendent.
bot-front-italia-release = L’ennemi est près de { $hex } : les réserves y sont libérées.
bot-front-italia-no-retreat-yet = Ordonner la retraite maintenant donnerait trop de points à l’ennemi.
bot-front-italia-order-retreat = La retraite coûte peu de points maintenant et sauve des hommes.
bot-front-italia-retire = Tout le monde recule, pour que personne ne soit coupé.
bot-front-italia-rommel = { $piece } est l’unité la plus forte que Rommel puisse surprendre.
bot-front-italia-refugees = C’est en { $hex } que les réfugiés gênent le plus d’unités.
bot-front-italia-sabotage = C’est le pont dont le plus d’ennemis ont besoin pour rentrer.
bot-front-italia-no-sabotage = Aucun pont ne couperait assez d’ennemis.
bot-front-italia-starve = { $piece } est l’unité la plus forte : sa faim nous aide le plus.
bot-front-italia-silence-own = { $piece } est loin de l’ennemi : son tir manquera le moins.
bot-front-italia-take-off = { $piece } est près de l’ennemi : cette artillerie est sauvée d’abord.
bot-front-italia-silence-foe = { $piece } est tout près de nous : son tir nous ferait le plus de mal.
