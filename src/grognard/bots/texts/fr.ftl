## Pourquoi les adversaires automatiques agissent. Pions, hexagones et camps sont nommés par le jeu.
bot-slip = Sur un coup de tête : une recrue ne réfléchit pas toujours.
bot-weighed = { $ways } plans comparés en { $games } parties jouées jusqu’au bout.
bot-design-plain = Meilleur plan : jouer comme tout officier.
bot-design-variation = Meilleur plan : donner à certains hexagones plus de poids que d’habitude, à d’autres moins.
bot-usual-on = Rien d’autre ne vaut la peine ici.
bot-usual-first = L’officier ne voit pas de différence qui compte : il prend le premier choix.
