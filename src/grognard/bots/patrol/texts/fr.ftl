## Pourquoi le chef d’une patrouille agit ainsi. Pions et hexagones sont nommés par le jeu.

## Activations
bot-patrol-prize = Prendre { $hex } en vaut la peine : { $piece } s’y rend.
bot-patrol-march = { $hex } est une meilleure place, pour ce qui l’entoure et ce dont elle protège : { $piece } s’y rend.
bot-patrol-fire = { $piece } tire sur { $hex } : environ { $gain } points de dommages pour { $risk } de risque.
bot-patrol-assault = Le rapport est favorable à un assaut sur { $hex }, mené par { $piece } : environ { $gain } points à gagner.
bot-patrol-rally = { $piece } ne sert à rien tant que le désordre y règne : se ressaisir d’abord.
bot-patrol-hide = Personne ne regarde par ici : { $piece } se cache.
bot-patrol-stay = { $piece } n’est pas plus mal ici qu’ailleurs.
bot-patrol-pass = Plus rien qui vaille le risque : passer.
bot-patrol-flare = À la lumière, notre tir porte mieux que le leur : une fusée.
bot-patrol-join = Pour un meilleur rapport contre { $hex } : { $piece } se joint à l’assaut.
bot-patrol-enough = Exposer plus d’hommes dans l’assaut sur { $hex } ne paierait pas.
bot-patrol-advance = L’hexagone est vide et bon à tenir : { $piece } entre en { $hex }.
bot-patrol-remain = Personne ne serait mieux placé en { $hex }.

## Tir hors de son tour
bot-patrol-shoot = Une bonne cible en { $hex } : { $piece } tire, pour environ { $gain } points de dommages.
bot-patrol-quiet = Tirer sur { $hex } trahirait plus que cela ne promet.

## Pertes, retraites, enjeux, réserves
bot-patrol-loses = Le pas qui manquera le moins : { $piece }.
bot-patrol-retreat = Le couvert et les amis sont du côté de { $hex } : { $piece } s’y replie.
bot-patrol-show = Pour prendre { $hex }, quelqu’un doit s’y montrer : { $piece }.
bot-patrol-enter = De { $hex } le chemin du village est le plus court : { $piece } entre là.
bot-patrol-wait = Pas de place pour entrer : { $piece } attend.
bot-patrol-put = Une bonne place pour commencer la nuit : { $piece } en { $hex }.

## Mortiers
bot-patrol-plot = Il y a de quoi dépenser une bombe.
bot-patrol-spare = Rien qui vaille une bombe à présent : les mortiers gardent les leurs.
bot-patrol-aim = L’ennemi en { $hex } y sera sans doute encore : environ { $gain } points de dommages.

## Ce que pèse un général
bot-patrol-design-to = La meilleure : commencer par { $piece } et aller en { $hex }.
bot-patrol-design-fire = La meilleure : commencer par { $piece } et tirer sur { $hex }.
bot-patrol-design-assault = La meilleure : commencer par { $piece } et donner l’assaut à { $hex }.
bot-patrol-design-rally = La meilleure : d’abord rallier { $piece }.
bot-patrol-design-hide = La meilleure : d’abord cacher { $piece }.
bot-patrol-design-pass = La meilleure : passer, et laisser l’ennemi se découvrir.
