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
field-led_by = sous les ordres de
field-activated = activée
field-tired = fatigue
field-plan = plan de feu
field-targets = cibles
about-field-face = La face que montre un pion.
about-field-led_by = La formation que mène un chef.
about-field-activated = 1 pour une formation qui a agi.
about-field-tired = À quel point une formation est fatiguée.
about-field-plan = Où une pièce tirera.
about-field-targets = Où un camp a réglé ses tirs.
about-field-clouds = Fumée et feu sur les hex.
about-field-ranged = Hex qu’un camp a repérés.
marker-smoke = fumée
marker-fire = feu
marker-range-point = repère de tir
formation-1st = Première compagnie

ask-aim = Où tire le canon au tour { $turn } ?
ask-activate = { $side } : activez une formation, ou terminez.
ask-act = { $formation } agit.
ask-step = Où va { $piece } ?

option-aim = Tirer en { $noun }
option-activate = Activer { $noun }
option-move = Déplacer { $noun }
option-turn = Retourner { $noun }
option-to = En { $noun }
option-done = Terminer

moves = { $piece } va en { $hex }.
counter-moves = { $side } : un pion va en { $hex }.
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
no-step = Ce n’est pas à côté.
