title = Escarmouche

side-north = le Nord
side-south = le Sud
kind-squad = groupe
value-fire = feu
value-range = portée
value-move = mouvement
terrain-wood = bois

ask-order = Quel groupe reçoit le prochain ordre ?
verdict-draw = personne n’a gagné

mark-spent = a reçu son ordre
zone-zone = zone de contrôle

phase-orders = Tour { $turn }.
ask-act = { $piece } : que doit-il faire ?
option-order = { $noun }
option-to = Aller en { $noun }
option-stay = Rester
moves = { $piece } va en { $hex }.

option-fire = Tirer sur { $noun }
roll-fire = Tir
reason-adjacent = voisin
reason-wood = dans le bois
fires = { $piece } tire sur { $piece_at } : { $roll } au dé.
reduced = { $piece } perd un pas.
destroyed = { $piece } est détruit.

no-not-yours = Il n’est pas à vous.
no-not-on-board = Il n’est pas sur la carte.
no-spent = Il a reçu son ordre ce tour-ci.
no-taken = Un groupe occupe { $hex }.
no-must-stop = Il doit s’arrêter en { $hex }, à côté de l’ennemi.
no-too-far = C’est trop loin.
no-friend = C’est l’un des vôtres.
no-range = C’est à { $distance ->
    [one] un hexagone
   *[other] { $distance } hexagones
  }, hors de portée.

ask-retreat = { $piece } doit reculer. Où ?
option-retreat = Reculer en { $noun }
retreats = { $piece } recule en { $hex }.
no-not-away = Ce n’est pas s’éloigner du tir.

verdict-mill = le moulin est tenu
verdict-alone = il n’y a plus personne en face
