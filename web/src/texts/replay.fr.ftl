### Les phrases de la relecture.

## La table
play-on-early = Dans une nouvelle partie, avec d’autres dés. On y voit ce qui est caché : cette partie devient une partie d’entraînement.
play-on-late = Dans une nouvelle partie, avec d’autres dés.

## La relecture
replay = Relecture
replay-start = Avant la première réponse
replay-moment = Moment de la partie
replay-of = { $at } sur { $of }
turn-back = Un tour en arrière
phase-back = Une phase en arrière
step-back = Un pas en arrière
step-on = Un pas en avant
phase-on = Une phase en avant
turn-on = Un tour en avant
play-replay = Lecture
speed = Vitesse
times = × { $n }
eyes = Vu par
eyes-of = vu par : { $side }
spectator = vu par un spectateur
