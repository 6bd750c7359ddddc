## Pourquoi un chef agit ainsi à Verdun. Pions et hexagones sont nommés par le jeu.

## Assauts
bot-verdun-storm = Assaut sur { $hex } à { $column } : en moyenne { $his } dommages infligés pour { $mine } subis.
bot-verdun-storm-prize = La place vaut d’être prise pour elle-même : solde attendu { $worth }.
bot-verdun-storm-ground = Elle ouvre la route : solde attendu { $worth }.
bot-verdun-no-storm = Aucun assaut ne promet plus qu’il ne coûterait.
bot-verdun-join = Pour l’assaut sur { $hex } : { $piece } en est.
bot-verdun-support = Pour une meilleure colonne contre { $hex } : { $piece } appuie.
bot-verdun-defence = Pour gêner l’assaut sur { $hex } : { $piece } tire en défense.
bot-verdun-no-defence = Aucun canon disponible n’atteint { $hex }.
bot-verdun-enough = C’est assez pour { $hex } : davantage ne ferait que perdre des hommes, ou des obus utiles ailleurs.
bot-verdun-advance = L’hexagone est à nous : { $piece } entre dans { $hex }.
bot-verdun-onward = Les pionniers ont ouvert la voie en { $hex } : { $piece } continue.
bot-verdun-no-advance = Rien dans { $hex } ne mérite qu’on s’y tienne.

## Pertes
bot-verdun-hit = L’obus est pour { $piece } : des renforts y remédient, un canon ne revient pas.
bot-verdun-hold = Pour garder { $hex }, { $piece } perd un pas plutôt que de céder.
bot-verdun-back = Le terrain coûte moins que les hommes : repli depuis { $hex }.
bot-verdun-loses = Le pas qui manquera le moins : { $piece }.
bot-verdun-way-back = Place, abri et amis sont en { $hex } : { $piece } s’y replie.
bot-verdun-remnant = Des survivants peuvent encore tenir l’hexagone : { $piece }.

## Canons
bot-verdun-barrage = Barrage sur { $hex } avec { $guns } { $guns ->
        [one] batterie
       *[other] batteries
    } : l’équivalent de { $worth } unités ébranlées.
bot-verdun-gun = À portée de { $hex } : { $piece } tire.
bot-verdun-enough-guns = Davantage de canons sur { $hex } n’y changeraient guère.
bot-verdun-silent = Les autres canons gardent leurs obus pour les assauts.
bot-verdun-interdict = La route par { $hex } nourrit l’ennemi : { $piece } la bombarde.

## Marches
bot-verdun-to-storm = Pour l’assaut sur { $hex } : { $piece } prend sa place.
bot-verdun-advance-on = Vers { $hex } : { $piece } marche.
bot-verdun-take = Personne ne tient { $hex } : { $piece } y entre.
bot-verdun-keep = Pour que personne n’entre dans { $hex } : { $piece } s’y tient.
bot-verdun-guns-up = Pour tirer au profit de ceux de { $hex } : { $piece } suit.
bot-verdun-post = Pour tenir { $hex } : { $piece } prend son poste.
bot-verdun-guns-back = Hors d’atteinte de l’ennemi, à portée des siens : { $piece } va en { $hex }.
bot-verdun-lead = De { $hex } la plus grande part du corps est ravitaillée : { $piece } s’y rend.
bot-verdun-make-room = Trop de monde en { $hex } : { $piece } fait de la place.
bot-verdun-dig = L’ennemi est proche : { $piece } s’enterre en { $hex }.
bot-verdun-moves-done = Chacun est là où le plan le veut.
bot-verdun-halt = À sa place : { $piece } s’arrête.
bot-verdun-no-exploit = Rien de plus à gagner en continuant.
bot-verdun-must-exploit = Trop de monde en { $hex } : une partie continue.
bot-verdun-exploit = La voie est libre : de { $hex } vers { $hex_to }.

## À l’arrière
bot-verdun-set-up = La ligne telle qu’elle était se tient : nous la prenons.
bot-verdun-rally = À rallier tant qu’il est temps : { $piece }.
bot-verdun-recover = Un quartier général en ordre nourrit son corps deux fois plus loin : { $piece } essaie.
bot-verdun-replace = Des hommes frais là où ils se battent le mieux : { $piece }.
bot-verdun-attach = C’est au corps du centre qu’une division manque le plus.
bot-verdun-call-121 = Nous avons assez saigné pour appeler la 121e division.
bot-verdun-leave-121 = La 121e division coûterait plus qu’elle ne peut encore gagner.

## Desseins
bot-verdun-design-quiet = La meilleure : plus d’assaut pour l’instant.
