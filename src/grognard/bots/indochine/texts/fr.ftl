## Pourquoi le chef d’Indochine fait ce qu’il fait.

bot-indochine-goes-on = La suite du chemin vaut plus qu’un pas : { $piece } continue.
bot-indochine-stops = Ce que { $piece } allait faire ne vaut pas un pas.
bot-indochine-shelled = C’est en { $hex } et autour qu’il y a le plus d’ennemis, sans hommes à nous trop près.
bot-indochine-no-plot = Aucune cible ne vaut des obus qui peuvent tomber sur nos hommes.
bot-indochine-keep-plot = Le plan du tour précédent reste bon.
bot-indochine-shell = Les obus trouveront plus d’ennemis que des nôtres.
bot-indochine-spare-shells = Nos hommes sont arrivés trop près de la cible.
bot-indochine-call = Un ennemi est connu et aucun avion n’est demandé : on en demande un.
bot-indochine-no-call = Un avion à la fois suffit, et seulement contre un ennemi connu.
bot-indochine-plane = Un avion touché ne peut pas nous attaquer.
bot-indochine-led = { $piece } ne fait pas grand-chose sans chef : rattachement à celui d’à côté.
bot-indochine-decoy = Les leurres sont répartis entre les formations.
bot-indochine-drop = { $hex } est un bon terrain, près de ce que nous voulons et pas sur l’ennemi.
bot-indochine-fail = Une compagnie fraîche peut encore arriver à temps pour remplacer celle-ci.
bot-indochine-test = Aucune compagnie fraîche n’arriverait à temps : on a encore besoin de ces hommes.
bot-indochine-hide = On ne tire pas sur ce qu’on ne voit pas : { $piece } se cache.
bot-indochine-assault-with = L’assaut sur { $hex } a été prévu avec { $piece }.
bot-indochine-assault-enough = L’assaut sur { $hex } a tous ceux qui étaient prévus.
bot-indochine-recover = { $piece } gagne plus à se rallier ici qu’à aller ailleurs.
bot-indochine-step-away = { $hex } est un meilleur endroit pour se rallier.
bot-indochine-replace = Une compagnie fraîche est toujours bonne à prendre.
bot-indochine-spare-leader = { $piece } compte le plus : les obus épargnent ce chef.
bot-indochine-strike = C’est en frappant { $piece } qu’on fait le plus de mal à l’ennemi.
bot-indochine-target = Une attaque de tous sur { $hex } promet le plus.
bot-indochine-one-target = Assez d’objectifs : d’autres prennent la place de ceux qui tombent.
bot-indochine-wave-step = Le chemin par { $hex } est le moins battu par le feu.
