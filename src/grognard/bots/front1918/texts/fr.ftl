## Pourquoi un chef de la série 1918 agit ainsi. Pions et hexagones sont nommés par le jeu.

## L’offensive et ceux qui arrivent
bot-front-launch = De { $hex } on atteint l’essentiel du front à rompre : { $piece } ouvre l’offensive.
bot-front-share-out = Aux meilleurs régiments, les plus proches de l’ennemi, vont les Stosstruppen.
bot-front-to-regiment = En tête de la prochaine attaque : les Stosstruppen vont avec { $piece }.
bot-front-withdraw = La ligne est coupée : { $piece } gagne { $hex }, au plus loin de l’ennemi.
bot-front-call-up = Qui attend arrive tard : on les appelle maintenant.
bot-front-enter = Les troupes fraîches d’abord : { $piece } entre en ligne.
bot-front-arrive = Près de là où ça brûle, et il y a de la place : { $piece } va en { $hex }.

## Marches
bot-front-to-storm = Pour attaquer { $hex_about }, { $piece } prend sa place en { $hex }.
bot-front-guard = Si { $hex_about } tombe, tout est perdu : { $piece } va en { $hex }.
bot-front-forward = Vers { $hex_about } : { $piece } pousse jusqu’en { $hex }.
bot-front-hold = La ligne a besoin de quelqu’un en { $hex } : { $piece } s’y rend.
bot-front-hurry = À marche forcée, { $piece } gagne { $hex }, où l’on en a besoin.
bot-front-forced = La route est sûre et le chemin long : { $piece } force la marche vers { $hex }.
bot-front-gun = À portée de ce qu’il faut battre, et derrière le front : { $piece } va en { $hex }.
bot-front-staff = Pour commander le front d’un lieu sûr, { $piece } va en { $hex }.
bot-front-relieved = Pour se refaire loin de { $hex_about }, { $piece } va en { $hex }.
bot-front-relieve = D’autres tiennent { $hex } désormais : { $piece } peut en sortir.
bot-front-halt = La place est bonne : { $piece } s’arrête.
bot-front-moved = Chacun est là où le plan le veut.

## Ponts, réserves, fin du mouvement
bot-front-span = Le chemin passe la rivière : une passerelle de { $hex } à { $hex_to }.
bot-front-rebuild = Canons et ravitaillement ont besoin du pont entre { $hex } et { $hex_to }.
bot-front-blow = Le pont entre { $hex } et { $hex_to } servirait l’ennemi plus que nous.
bot-front-reserve = Frais et près des canons : ceux de { $hex } attendent la brèche.
bot-front-disengage = L’étau se ferme sur { $hex } : { $piece } doit rompre le contact.
bot-front-end-of-movement = Rien de plus à préparer avant le combat.

## Attaques
bot-front-storm = Attaque de { $hex } à { $column } avec { $count } { $count ->
        [one] unité
       *[other] unités
    } : tous les dés comptés, elle promet { $worth } pas de plus qu’elle ne coûte, terrain compris.
bot-front-storm-aim = { $hex } est ce que nous cherchons.
bot-front-storm-way = Le chemin de nos objectifs passe par { $hex }.
bot-front-storm-wear = C’est la force de l’ennemi en { $hex } que nous visons.
bot-front-no-storm = Aucune attaque ne promet plus qu’elle ne coûterait.
bot-front-join = De l’attaque de { $hex } : { $piece } en est.
bot-front-tank = Pour l’attaque de { $hex } on appelle les chars.
bot-front-lead = Avec un moral de { $morale }, personne ne mène mieux que { $piece }.
bot-front-coordinate = Des chars le meilleur : { $piece }.
bot-front-shock = Une meilleure colonne vaut le risque : { $piece } en tête.
bot-front-no-shock = Le rapport ne saurait être meilleur : on épargne les Stosstruppen.

## Canons
bot-front-gun-attack = Pour affaiblir { $hex } : { $piece } bombarde.
bot-front-gun-defence = Des obus sur ceux qui attaquent { $hex } : { $piece } tire.
bot-front-counter = On gagne davantage à faire taire les canons ennemis devant { $hex } : { $piece } tire sur eux.
bot-front-guns-silent = D’autres obus feraient trop peu en { $hex } : le reste est gardé pour la prochaine attaque.

## Pertes
bot-front-sheds = Pour garder un régiment intact, on donne { $piece }.
bot-front-loses = Le pas qui manquera le moins : { $piece }.
bot-front-disorders = Le désordre qui nuit le moins : { $piece }.
bot-front-panics = Que fuie le plus faible : { $piece }.
bot-front-disband = Trop de monde en { $hex }, le plus faible s’en va : { $piece }.
bot-front-confuse = Le plus fort des attaquants est jeté dans le désordre : { $piece }.
bot-front-cancel = Le plus fort de ceux qui passeraient est arrêté : { $piece }.
bot-front-misdirect = Personne d’autre ne nous barre la route en { $hex } : on envoie ailleurs { $piece }.
bot-front-astray = C’est en { $hex } que l’on gêne le moins : on y envoie { $piece }.

## Reculs
bot-front-retreat = Le terrain de { $hex } vaut moins que les hommes : recul de { $count } { $count ->
        [one] hexagone
       *[other] hexagones
    }, et { $saved } points de dommages en moins.
bot-front-stand = { $hex } vaut son prix : personne ne recule.
bot-front-back = La ligne peut tenir en { $hex } : { $piece } s’y replie.
bot-front-back-foe = Là où cela fait le plus mal : on pousse { $piece } vers { $hex }.
bot-front-break-off = Ceux de { $hex } rompent le contact maintenant.
bot-front-break-off-far = Hors de { $hex } de { $count } { $count ->
        [one] hexagone
       *[other] hexagones
    }, pas plus loin qu’il ne faut.
bot-front-by-morale = Avec un moral de { $morale } les chances sont les meilleures : { $piece }.
bot-front-react = Un trou près de { $hex_about } est à fermer : { $piece } va en { $hex }.
bot-front-no-reaction = La ligne autour de { $hex } tient sans que personne bouge.

## Poursuites
bot-front-advance = L’hexagone mérite qu’on s’y tienne : { $piece } entre en { $hex }.
bot-front-no-advance = Plus personne n’est utile en { $hex }.
bot-front-onward = La voie est libre : { $piece } continue.
bot-front-onward-to = Vers les objectifs : { $piece } pousse jusqu’en { $hex }.
bot-front-exploit = Le plus fort doit passer par la brèche : { $piece }.
bot-front-exploited = Il n’y a plus rien à gagner à pousser.
bot-front-haul = Le front a avancé : { $piece } suit.
bot-front-haul-to = Derrière le front et à portée : { $piece } va en { $hex }.

## En l’air
bot-front-fly = On se battra là : { $piece } vole vers { $hex }.
bot-front-grounded = Aucun groupe ne ferait assez en l’air maintenant.
bot-front-mission = C’est pour cela que { $piece } a décollé.
bot-front-over = Au-dessus du combat le plus probable : { $piece } va en { $hex }.
bot-front-shot-down = La perte la moins sensible : { $piece }.
bot-front-base = Près du front et à l’abri : { $piece } se pose en { $hex }.

## Desseins
bot-front-design-bold = La meilleure : attaquer hardiment, quoi qu’il en coûte.
bot-front-design-effort = La meilleure : un seul effort principal, le reste vient après.
bot-front-design-strike = La meilleure : rendre les coups tout au long du front.
bot-front-design-supple = La meilleure : céder du terrain et ménager les hommes.
bot-front-design-all-out = La meilleure : tout pour les hexagones qui décident, quoi qu’il en coûte.
bot-front-design-cling = La meilleure : s’accrocher aux hexagones qui décident.
