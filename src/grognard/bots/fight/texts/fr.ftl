## Pourquoi le chef d’un jeu tactique fait ce qu’il fait. Les pions et les hexagones sont nommés par le jeu.

bot-fight-prize = Prendre { $hex } en vaut la peine : { $piece } y va.
bot-fight-march = { $hex } offre une meilleure position, plus sûre et plus proche de ce qui compte : { $piece } y va.
bot-fight-fire = { $piece } tire sur { $hex } : environ { $gain } pas de pertes.
bot-fight-snap = { $piece } s’avance et tire sur { $hex } : environ { $gain } pas de pertes.
bot-fight-assault = On peut prendre { $hex } d’assaut : { $piece } y entre.
bot-fight-rush = Tout le monde attaque { $hex } à la fois : seul le nombre passe sous ce feu.
bot-fight-set-up = { $piece } se met en batterie : de { $hex }, il y a des cibles.
bot-fight-command = { $piece } pousse en avant les hommes en { $hex } : ils peuvent plus que lui.
bot-fight-free = { $piece } remet ses hommes en marche.
bot-fight-leave = { $hex } est la sortie : { $piece } quitte la carte.
bot-fight-pass = Rien d’autre ne vaut le risque.
bot-fight-activate = Cette unité a le plus à gagner : environ { $gain } pas.
bot-fight-shoot = { $hex } est une bonne cible : { $piece } tire, pour environ { $gain } pas de pertes.
bot-fight-quiet = Un tir sur { $hex } coûterait plus qu’il ne rapporte.
bot-fight-place = { $hex } est la meilleure place qui reste pour { $piece }.
bot-fight-enter = { $piece } entre sur la carte.
bot-fight-dig = { $piece } n’a rien de mieux à faire sous le feu en { $hex } et se retranche.
bot-fight-recover = { $piece } tente de se rallier.
bot-fight-support = { $piece } reste auprès de ses hommes pour les aider à se rallier.
bot-fight-other = Meilleur plan : faire agir d’abord ceux-ci, plutôt que l’unité qui a le plus à gagner tout de suite.

## Ce qui parle pour une réponse quand aucun ordre n’est exécuté
bot-fight-stays = { $piece } : rien de mieux à faire d’ici.
bot-fight-step = { $hex } est une meilleure position : { $piece } continue.
bot-fight-cannot-fire = Personne ne peut tirer sur { $hex } maintenant.
bot-fight-join = Avec { $piece }, ce tir sur { $hex } fait plus que deux tirs séparés.
bot-fight-joined = D’autres unités ajouteraient trop peu au tir sur { $hex }.
bot-fight-flee = { $hex } est le meilleur hexagone où fuir.
bot-fight-target = C’est sur { $hex } que le tir fait le plus d’effet.
bot-fight-enter-at = { $hex } est le meilleur hexagone pour entrer sur la carte.
bot-fight-stand = Si l’on reste, { $hex } tombe dans { $chance } % des cas ; pas perdus : environ { $mine }, et { $his } pour l’ennemi. Le combat en vaut la peine.
bot-fight-go = Si l’on reste, { $hex } tombe dans { $chance } % des cas ; pas perdus : environ { $mine }, et { $his } pour l’ennemi. Le combat coûte plus qu’il ne vaut : mieux vaut que { $piece } s’en aille.
bot-fight-no-threat = Aucun ennemi connu ne peut se battre pour { $hex } : inutile de s’en aller.
