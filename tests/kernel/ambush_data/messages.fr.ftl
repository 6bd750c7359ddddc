title = Embuscade

side-west = Ouest
side-east = Est
box-out = hors-jeu

kind-squad = groupe
kind-gun = canon
kind-decoy = leurre
value-fire = feu
value-move = mouvement
face-ready = en batterie
face-limbered = attelé
mark-spent = épuisé
mark-shaken = ébranlé
mark-ordered = commandé
field-led_by = sous les ordres de
field-activated = activée
field-tired = fatigue
field-plan = plan de feu
field-targets = cibles
field-smoke = fumée
about-field-face = La face que montre un pion.
about-field-led_by = La formation que mène un chef.
about-field-activated = 1 pour une formation qui a agi.
about-field-tired = À quel point une formation est fatiguée.
about-field-plan = Où une pièce tirera.
about-field-targets = Où un camp a réglé ses tirs.
about-field-smoke = Pendant combien de tours un hex reste encore sous la fumée.
formation-1st = Première compagnie

ask-aim = Où tire le canon au tour { $turn } ?
ask-activate = { $side } : activez une formation, ou terminez.
ask-act = { $formation } agit.
ask-step = Où aller depuis { $hex } ?

option-aim = Tirer en { $noun }
option-activate = Activer { $noun }
option-move = Déplacer { $noun }
option-march = Partir de { $noun }
option-turn = Retourner { $noun }
option-to = En { $noun }
option-done = Terminer

move = { $pieces } : de { $hex_from } à { $hex }.
marker-moves = { $side } : un marqueur va de { $hex_from } à { $hex }.
found = Découverts en { $hex } : { $pieces }.
decoys = { $side } : { $count } leurres retirés en { $hex }.
activates = { $side } active une formation.
smoke-falls = { $side } : de la fumée tombe en { $hex }.
smoke-clears = La fumée en { $hex } se dissipe.
turns = { $piece } est retourné.
verdict-over = fini

no-activated = { $formation } a déjà agi.
no-yours = Il n’est pas à vous.
no-spent = { $piece } a déjà agi.
no-board = Il n’est pas sur la carte.
no-points = { $piece } ne peut pas bouger sur cette face.
no-faces = { $piece } ne se retourne pas.
no-enemy = L’ennemi y est.
no-room = Il n’y a pas de place pour tous.
no-step = Ce n’est pas à côté.
