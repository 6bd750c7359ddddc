## Pourquoi le chef d’un jeu tactique fait ce qu’il fait. Les pions et les hexagones sont nommés par le jeu.

bot-fight-prize = { $hex } vaut d’être tenu : { $piece } y va.
bot-fight-march = On est mieux en { $hex }, pour ce qui est proche et ce qu’on n’y risque pas : { $piece } y va.
bot-fight-fire = { $piece } tire sur { $hex } : environ { $gain } pas de pertes.
bot-fight-snap = { $piece } s’avance et tire sur { $hex } : environ { $gain } pas de pertes.
bot-fight-assault = On peut donner l’assaut à { $hex } : { $piece } y entre.
bot-fight-rush = Tous ensemble sur { $hex } : seul le nombre passe sous ce feu.
bot-fight-set-up = { $piece } se met en batterie : de { $hex } il a sur quoi tirer.
bot-fight-command = { $piece } relance les hommes en { $hex } : ils font plus que lui.
bot-fight-free = { $piece } remet ses hommes en marche.
bot-fight-leave = { $hex } est la sortie : { $piece } quitte la carte.
bot-fight-pass = Plus rien qui vaille le risque.
bot-fight-activate = C’est ici qu’il y a le plus à gagner : la valeur d’environ { $gain } pas.
bot-fight-shoot = Bonne cible en { $hex } : { $piece } tire, pour environ { $gain } pas de pertes.
bot-fight-quiet = Un tir sur { $hex } coûterait plus qu’il ne promet.
bot-fight-place = { $hex } est la meilleure place qui reste pour { $piece }.
bot-fight-enter = { $piece } entre en jeu.
bot-fight-dig = Sous le feu en { $hex }, sans rien de mieux à faire : { $piece } creuse.
bot-fight-recover = { $piece } : essai de reprise en main.
bot-fight-support = { $piece } reste auprès de ses hommes ébranlés pour les reprendre en main.
bot-fight-other = La meilleure : faire agir d’abord ceux-ci, et non ceux qui promettent le plus tout de suite.
