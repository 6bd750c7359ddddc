title = Minuscule

side-north = Nord
side-south = Sud
box-out = hors jeu
box-camp = au camp
word-hold = tenir

ask-put = Où se tient { $piece } ?
ask-plan = Que fera { $side } ?
ask-act = { $side } : agissez, ou terminez.
ask-step = { $piece } quitte { $hex }. Vers où ?
ask-join = Qui se joint ? { $chosen } pour l’instant.
ask-loses = Qui est touché ?
roll-attack = Attaque

option-put = En { $noun }
option-plan = { $noun } !
option-plan-hold = Tenir bon
option-chit = Jeton : { $noun }
option-move = Bouger { $noun }
option-to = Vers { $noun }
option-wire = Barbelés en { $noun }
option-bid = Miser { $noun }
option-send = Canon : { $noun }
option-attack = Attaquer { $noun }
option-join = { $noun } se joint
option-loses = { $noun } est touché
option-done = Terminé

phase-act = Tour { $turn } : un camp agit.
set-up = { $side } est prêt.
weather = Le temps : { $word_chit }.
word-sun = soleil
word-rain = pluie
word-storm = orage
moves = { $piece } va en { $hex }.
counter-moves = { $side } : un pion va en { $hex }.
attacks = { $side } attaque { $hex } : { $roll }.
found = { $piece } est découvert.
verdict-points = plus de points
verdict-even = égalité

reason-strength = { $piece } se joint
reason-wood = dans le bois

no-yours = Il n’est pas à vous.
no-spent = { $piece } est épuisé.
no-board = Il n’est pas sur la carte.
no-step = Ce n’est pas à côté de { $hex }.
no-enemy = Un ennemi s’y trouve.
no-wire = Il y a des barbelés entre les deux.
no-home = Ce n’est pas chez vous.
no-gold = Vous avez { $gold }.
no-target = Il n’y a personne.
