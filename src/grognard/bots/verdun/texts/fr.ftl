## Pourquoi un chef agit ainsi à Verdun. Pions et hexagones sont nommés par le jeu.

## Assauts
bot-verdun-storm = Assaut sur { $hex } à { $column } : en moyenne { $his } dommages infligés pour { $mine } subis.
bot-verdun-storm-prize = L’hexagone en lui-même vaut la peine : solde attendu { $worth }.
bot-verdun-storm-ground = Cet assaut ouvre la route : solde attendu { $worth }.
bot-verdun-no-storm = Aucun assaut possible ne vaut ce qu’il coûterait.
bot-verdun-join = { $piece } participe à l’assaut sur { $hex }.
bot-verdun-support = { $piece } tire en soutien, pour une meilleure colonne contre { $hex }.
bot-verdun-defence = { $piece } tire en défense, pour gêner l’assaut sur { $hex }.
bot-verdun-no-defence = Aucun canon disponible n’atteint { $hex }.
bot-verdun-enough = Ces unités suffisent pour { $hex } : davantage ne ferait que perdre des hommes, ou des obus utiles ailleurs.
bot-verdun-advance = L’hexagone est à nous : { $piece } entre dans { $hex }.
bot-verdun-onward = Les pionniers ont ouvert la voie en { $hex } : { $piece } continue.
bot-verdun-no-advance = Tenir { $hex } n’en vaut pas la peine.

## Pertes
bot-verdun-hit = { $piece } subit la perte : des remplacements y remédient, un canon perdu l’est pour de bon.
bot-verdun-hold = { $piece } perd un pas plutôt que { $hex }.
bot-verdun-back = Le terrain coûte moins que les hommes : repli depuis { $hex }.
bot-verdun-loses = { $piece } peut le mieux supporter la perte d’un pas.
bot-verdun-way-back = { $hex } offre place, abri et amis : { $piece } s’y replie.
bot-verdun-remnant = Le reliquat peut encore tenir l’hexagone : { $piece }.

## Canons
bot-verdun-barrage = Barrage sur { $hex } avec { $guns } { $guns ->
        [one] batterie
       *[other] batteries
    } : { $broken ->
        [0] ses défenseurs sont déjà démoralisés, et peuvent perdre un pas.
        [one] environ { $broken } unité démoralisée.
       *[other] environ { $broken } unités démoralisées.
    }
bot-verdun-gun = { $piece } tire : { $hex } est à portée.
bot-verdun-enough-guns = Davantage de canons sur { $hex } n’y changeraient guère.
bot-verdun-silent = Les autres canons gardent leurs obus pour les assauts.
bot-verdun-interdict = La route par { $hex } ravitaille l’ennemi : { $piece } la bombarde.

## Marches
bot-verdun-to-storm = { $piece } se met en place pour l’assaut sur { $hex }.
bot-verdun-advance-on = { $piece } marche vers { $hex }.
bot-verdun-take = Personne ne tient { $hex } : { $piece } y entre.
bot-verdun-keep = { $piece } reste, pour que personne n’entre dans { $hex }.
bot-verdun-guns-up = { $piece } suit, pour appuyer les hommes en { $hex }.
bot-verdun-post = { $piece } prend position pour tenir { $hex }.
bot-verdun-guns-back = { $hex } est hors d’atteinte de l’ennemi et à portée des nôtres : { $piece } y va.
bot-verdun-lead = De { $hex }, { $piece } ravitaille l’essentiel du corps et s’y rend.
bot-verdun-make-room = Il y a trop d’unités en { $hex } : { $piece } fait de la place.
bot-verdun-dig = L’ennemi est proche : { $piece } se retranche en { $hex }.
bot-verdun-moves-done = Chaque unité est là où le plan la veut.
bot-verdun-halt = { $piece } a la bonne place et s’arrête.
bot-verdun-no-exploit = Il n’y a plus rien à gagner à continuer.
bot-verdun-must-exploit = Il y a trop d’unités en { $hex } : une partie continue.
bot-verdun-exploit = La voie est libre : on continue de { $hex } vers { $hex_to }.

## À l’arrière
bot-verdun-set-up = La ligne historique se tient : nous la gardons.
bot-verdun-rally = Il est temps de rallier { $piece }.
bot-verdun-recover = Un QG en ordre ravitaille son corps deux fois plus loin : { $piece } tente de se rallier.
bot-verdun-replace = Les remplacements vont où ils se battent le mieux : { $piece }.
bot-verdun-attach = C’est au corps du centre qu’une division manque le plus.
bot-verdun-call-121 = Nos pertes permettent d’appeler la 121e division.
bot-verdun-leave-121 = La 121e division coûterait plus qu’elle ne peut encore gagner.

## Desseins
bot-verdun-design-quiet = Meilleur plan : aucun assaut pour l’instant.

## Ce qui parle pour une réponse pour laquelle rien d’autre n’a été noté
bot-verdun-staff-hex = { $hex } est hors de portée de l’ennemi.
bot-verdun-gun-again = { $piece } est la plus forte des batteries perdues.
