## Pourquoi les adversaires automatiques agissent. Pions, hexagones et camps sont nommés par le jeu.
bot-slip = Sur un coup de tête : une recrue ne réfléchit pas toujours.
bot-weighed = { $ways } façons de poursuivre pesées au fil de { $games } parties essayées.
bot-design-plain = La meilleure : continuer comme tout officier.
bot-design-variation = La meilleure : un plan qui donne à certains hexagones plus de poids que d’habitude, à d’autres moins.
