## Pourquoi le commandant d’August agit comme il le fait.

bot-august-dismount = { $piece } met pied à terre : on lui tire dessus en { $hex }.
bot-august-mount = Aucun ennemi n’atteint { $hex } : { $piece } se met en selle.
bot-august-limber = Il n’y a pas de cible depuis { $hex } : { $piece } se met sur avant-train pour la marche.
bot-august-charge = L’ennemi en { $hex } peut être sabré : { $piece } charge.

## Ce qui parle pour une réponse quand aucun ordre n’est exécuté
bot-august-acted = Aucun des autres n’a rien d’utile à faire maintenant.
bot-august-aim = C’est en { $hex } que l’ennemi a le plus de chances d’être alors : les canons y tireront.
bot-august-no-fire = Aucune cible qui vaille les obus n’est attendue d’ici là.
bot-august-aim-as = Les batteries hors carte font plus d’effet ensemble : même plan que { $piece }.
bot-august-fire-with = Le feu de { $piece } vaut mieux que son mouvement.
bot-august-move-with = { $piece } fait plus en se déplaçant, ou en menant ceux qui se déplacent, qu’en tirant.
bot-august-declared = Personne d’autre n’a d’ordre utile à recevoir.
bot-august-cancel = Le tir prévu de { $piece } toucherait nos hommes : il est annulé.
bot-august-plans-stand = Aucun tir prévu ne menace nos hommes : on garde les plans.
bot-august-combine = Des batteries qui tirent ensemble font plus d’effet.
bot-august-entrench = { $piece } compte beaucoup et a peu de couvert : une tranchée lui revient au départ.
bot-august-first-fire = Ceux qui peuvent tirer en premier font le gros de la défense.
bot-august-fire-together = Ceux qui peuvent tirer en premier sont trop peu nombreux : tous tirent ensemble.
bot-august-lose = C’est { $piece } qui supporte le mieux la perte d’un pas.
bot-august-fall = { $piece } est le chef dont on se passe le mieux.
bot-august-give-up = C’est { $piece } qui vaut le moins.
bot-august-leader-stays = On a besoin du chef là où il est.
bot-august-harass = Ce tir ne coûte rien et peut toucher quelqu’un.
bot-august-observe = De sa place, { $piece } voit ce qui compte : mission d’observation.
bot-august-plan-fire = De sa place, { $piece } voit trop peu : tir selon le plan.
bot-august-bound-for = { $hex } est la meilleure position de tir à portée de { $piece }.
bot-august-send = Ceux qui attendent là ont trop peu de chefs.
bot-august-aboard = La pièce doit partir par la route : elle commence chargée sur { $piece }.
bot-august-works = Aucun couvert ne vaut la fortification.
bot-august-take-part = L’assaut sur { $hex } a besoin de { $piece }.
bot-august-taking-part = L’assaut sur { $hex } a assez de monde.
bot-august-charge-way = Le chemin par { $hex } est le moins battu par le feu.
