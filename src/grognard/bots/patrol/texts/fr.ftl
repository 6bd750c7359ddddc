## Pourquoi le chef d’une patrouille agit ainsi. Pions et hexagones sont nommés par le jeu.

## Activations
bot-patrol-prize = Prendre { $hex } en vaut la peine : { $piece } s’y rend.
bot-patrol-march = { $hex } offre une meilleure position, plus sûre et plus proche de ce qui compte : { $piece } s’y rend.
bot-patrol-fire = { $piece } tire sur { $hex } : environ { $gain } points à gagner, pour { $risk } de risque.
bot-patrol-assault = Le rapport est favorable à un assaut sur { $hex }, mené par { $piece } : environ { $gain } points à gagner.
bot-patrol-rally = { $piece } ne sert à rien dans cet état : il faut d’abord se rallier.
bot-patrol-hide = Aucun ennemi ne regarde : { $piece } se cache.
bot-patrol-stay = { $piece } a ici une aussi bonne place qu’ailleurs.
bot-patrol-pass = Rien d’autre ne vaut le risque : passer.
bot-patrol-flare = À la lumière, notre tir porte mieux que le leur : lancer une fusée éclairante.
bot-patrol-join = { $piece } se joint à l’assaut, pour un meilleur rapport contre { $hex }.
bot-patrol-enough = Davantage d’hommes dans l’assaut sur { $hex } s’exposeraient pour trop peu.
bot-patrol-advance = L’hexagone est libre et bon à tenir : { $piece } avance en { $hex }.
bot-patrol-remain = Personne ne serait mieux placé en { $hex }.

## Tir hors de son tour
bot-patrol-shoot = { $hex } est une bonne cible : { $piece } tire, pour gagner environ { $gain } points.
bot-patrol-quiet = Un tir sur { $hex } en révélerait plus qu’il ne rapporte.

## Pertes, retraites, enjeux, réserves
bot-patrol-loses = { $piece } peut le mieux supporter la perte d’un pas.
bot-patrol-retreat = { $hex } est au plus près du couvert et des amis : { $piece } s’y replie.
bot-patrol-show = Pour prendre { $hex }, quelqu’un doit s’y montrer : { $piece }.
bot-patrol-enter = { $hex } est le plus court chemin vers le village : { $piece } entre là.
bot-patrol-wait = Il n’y a pas de place pour entrer : { $piece } attend.
bot-patrol-put = { $hex } est une bonne place pour commencer la nuit : { $piece } y va.

## Mortiers
bot-patrol-plot = Une cible vaut une bombe.
bot-patrol-spare = Aucune cible ne vaut une bombe à présent : les mortiers gardent les leurs.
bot-patrol-aim = L’ennemi en { $hex } y restera sans doute : environ { $gain } points à gagner.

## Ce que pèse un général
bot-patrol-design-to = Meilleur plan : commencer par { $piece } et aller en { $hex }.
bot-patrol-design-fire = Meilleur plan : commencer par { $piece } et tirer sur { $hex }.
bot-patrol-design-assault = Meilleur plan : commencer par { $piece } et donner l’assaut à { $hex }.
bot-patrol-design-rally = Meilleur plan : rallier d’abord { $piece }.
bot-patrol-design-hide = Meilleur plan : cacher d’abord { $piece }.
bot-patrol-design-pass = Meilleur plan : passer, et laisser l’ennemi se découvrir.
