title = Embuscade

side-west = Ouest
side-east = Est
box-out = hors-jeu

kind-squad = groupe
kind-gun = canon
value-fire = feu
value-move = mouvement
face-ready = en batterie
face-limbered = attelé
mark-spent = épuisé

ask-act = { $side } : agissez, ou terminez.
ask-step = Où va { $piece } ?

option-move = Déplacer { $noun }
option-turn = Retourner { $noun }
option-to = En { $noun }
option-done = Terminer

moves = { $piece } va en { $hex }.
counter-moves = { $side } : un pion va en { $hex }.
turns = { $piece } est retourné.
verdict-over = fini

no-yours = Il n’est pas à vous.
no-spent = { $piece } a déjà agi.
no-board = Il n’est pas sur la carte.
no-points = { $piece } ne peut pas bouger sur cette face.
no-faces = { $piece } ne se retourne pas.
no-step = Ce n’est pas à côté.
