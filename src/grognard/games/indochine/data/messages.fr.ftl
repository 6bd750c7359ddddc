title = En pointe toujours !
subtitle = Indochine, 1946–1954
about = Groupes et sections dans la rizière et la jungle : ennemis cachés, le feu qui répond au feu, vagues humaines. Cinquante mètres par hexagone, dix minutes par tour.
about-hidden = piles, leurres, plans de feu

side-french = Français
side-viet-minh = Viêt-minh
box-out = hors jeu
box-hand = en main
box-arriving = à côté de la carte, à entrer
box-astray = atterris hors de la carte
box-left = sortis de la carte

## Formations
formation-f1 = 1re formation française
formation-f2 = 2e formation française
formation-f3 = 3e formation française
formation-f4 = 4e formation française
formation-f5 = 5e formation française
formation-v1 = 1re formation viêt-minh
formation-v2 = 2e formation viêt-minh
formation-v3 = 3e formation viêt-minh
formation-v4 = 4e formation viêt-minh
formation-v5 = 5e formation viêt-minh

## Names
kind-pc-f = chef de section
kind-pc-f-co = commandant de compagnie
kind-pc-vm = chef de compagnie
kind-gc-para = groupe parachutiste
kind-gc-legion = groupe de Légion
kind-gc-marine = groupe de commando de marine
kind-gc-line = groupe colonial
kind-inf-vm = section
kind-inf-rec = section de recrues
kind-mg-f = mitrailleuse
kind-hmg-f = mitrailleuse lourde
kind-rcl-f = canon sans recul
kind-m60-f = mortier de 60
kind-m81-f = mortier de 81
kind-mg-vm = mitrailleuse
kind-hmg-vm = mitrailleuse lourde
kind-rcl-vm = canon sans recul
kind-m60-vm = mortier de 60
kind-m81-vm = mortier de 81
kind-decoy = leurre
kind-ho = oncle Hô
the-pc-f = le { $title }
the-pc-f-co = le { $title }
the-pc-vm = le { $title }
the-gc-para = le { $title }
the-gc-legion = le { $title }
the-gc-marine = le { $title }
the-gc-line = le { $title }
the-inf-vm = la { $title }
the-inf-rec = la { $title }
the-mg-f = la { $title }
the-hmg-f = la { $title }
the-rcl-f = le { $title }
the-m60-f = le { $title }
the-m81-f = le { $title }
the-mg-vm = la { $title }
the-hmg-vm = la { $title }
the-rcl-vm = le { $title }
the-m60-vm = le { $title }
the-m81-vm = le { $title }
the-decoy = le { $title }
the-ho = l’{ $title }
value-fire = puissance de feu
value-range = portée
value-least = portée minimale
value-offensive = cadence offensive
value-defensive = cadence défensive
value-morale = moral
value-move = mouvement
face-deployed = en batterie
face-crew = démontée
mark-moved = mouvement
mark-td = tir défensif : test
mark-td-over = plus de tir défensif
mark-stopped = stoppée
mark-neutralised = neutralisée
mark-jammed = enrayée
mark-empty = sans munitions
mark-out-of-command = non commandée
mark-hesitant = formation hésitante
mark-withdrew = repliée
mark-digging = creuse un retranchement
mark-acted = a agi
mark-active = peut agir
mark-out-of-echelon = trop loin du PC supérieur
mark-dug = a creusé ce tour
terrain-watercourse = cours d’eau
terrain-paddy = rizière
terrain-brush = broussailles
terrain-grove = bosquet
terrain-jungle = jungle
terrain-wooden = maison en bois
terrain-solid = maison en dur
terrain-embankment = talus
hexside-crest = crête
hexside-hedge = haie
hexside-wall = muret
link-road = route
link-track = piste
link-rail = voie ferrée
die-white = dé blanc
die-coloured = dé de couleur
overlay-sight = ligne de vue
overlay-command = commandement
special-open = tout est visible
special-night = nuit
special-steep = collines escarpées
special-light-wind = vent léger
special-strong-wind = vent fort
special-no-smoke = pas de fumigènes
special-mortar-smoke = seuls les mortiers tirent des fumigènes
special-no-wave = pas de vagues humaines
special-embankment-hinders = le talus gêne la vue
special-fail-on-purpose = le Viêt-minh peut rater exprès un test de démoralisation
special-officers-fall = les officiers français peuvent être tués par les premiers obus
special-french-first = les Français se placent en premier
special-capture-ho = les Français gagnent aussitôt s’ils capturent l’oncle Hô, ou avec le village à la fin
special-hold-houses = le Viêt-minh gagne avec assez de maisons à la fin
special-clear-positions = le Viêt-minh gagne en vidant village et citadelle sans trop de formations perdues
special-take-village = les Français ont besoin de tout le village, sans trop de formations perdues
special-take-all = les Français ont besoin de tous les objectifs, sans trop de formations perdues
special-march-out = les Français sortent de la carte
special-break-through = le Viêt-minh perce vers le bord est
special-hold-post = le Viêt-minh gagne avec assez d’hexagones du poste
word-support = appui au sol
word-bombs = bombes
word-napalm = napalm
word-low = basse
word-medium = moyenne
word-high = haute
word-north = nord
word-north-east = nord-est
word-south-east = sud-est
word-south = sud
word-south-west = sud-ouest
word-north-west = nord-ouest

## Fields
field-acting = camp actif
field-passes = passes de suite
field-spent = plus rien à activer
field-activating = formation en action
field-activated = activée
field-losses = pas perdus
field-tested = pas perdus au dernier test
field-hesitant_at = hésitante à
field-demoralised_at = démoralisée à
field-quality = qualité
field-quality-recruit = recrues
field-quality-line = ligne
field-quality-veteran = vétérans
field-quality-shock = choc
field-arrives = arrive au tour
field-drops = parachutée au tour
field-disorganised = formations perdues
field-entry_edges = bords d’entrée
field-waved = dernière vague humaine
field-unseen_losses = pertes non vues
field-attacked_on = dernier tir offensif au tour
field-begun = une unité a agi
field-replacements = remplacements restants
field-higher = PC de l’échelon supérieur
field-formation = formation
field-attached = rattachée à
field-deputy = moral de l’adjoint
field-killed_on = tué au tour
field-entry = entre par
field-smoke = fumigène
field-burning = incendie
field-ruined = ruines
field-dug = retranchement
field-prepared = position préparée
field-impact = l’artillerie tombe ici
field-batteries = batteries hors carte
field-missions = missions restantes
field-plotted = cibles notées
field-waited = tours d’attente
field-fired_on = dernières cibles
field-supports = appuis au sol restants
field-left = points sortis
field-patience = attend une chance supérieure à
about-field-acting = Le camp dont c’est le segment (2.D2).
about-field-passes = Combien de camps ont passé de suite ; deux passes terminent la phase (5.4).
about-field-spent = 1 pour un camp qui avait la main et plus rien à activer ce tour (5.4).
about-field-activating = La formation dont les unités agissent (5.2).
about-field-activated = 1 pour une formation activée ce tour (5.1).
about-field-losses = Les pas perdus par une formation, connus de tous, un PC compté double (12.1) ; -1 quand elle est elle-même perdue.
about-field-tested = Les pertes à son dernier test de démoralisation (12.2).
about-field-hesitant_at = Pas perdus qui rendent une formation hésitante (12.1).
about-field-demoralised_at = Pas perdus à partir desquels elle teste sa démoralisation (12.2).
about-field-quality = La qualité de ses troupes à l’assaut (13).
about-field-arrives = Le tour à partir duquel une formation peut entrer ; 0 si elle est placée sur la carte.
about-field-drops = Le tour où une formation est parachutée ; 0 sinon (15.1).
about-field-disorganised = Formations perdues par un camp, même remplacées (12.2).
about-field-entry_edges = Quand une formation choisit un bord de carte : les bords qui conviennent aux hexagones d’entrée de ses unités, en bits ; 0 pour tous.
about-field-waved = Le tour où une formation a annoncé sa dernière vague humaine (16.2).
about-field-unseen_losses = Ce qu’une unité cachée a coûté à sa formation (12.1) ; s’ajoute aux pertes quand elle est reconnue.
about-field-attacked_on = Le tour du dernier tir offensif d’une unité ; tenu avec la règle optionnelle sur les cadences.
about-field-begun = 1 dès qu’une unité a agi dans l’activation en cours : une vague humaine s’annonce avant (16.2).
about-field-replacements = Compagnies qui peuvent encore remplacer des pertes.
about-field-higher = Le chef de l’échelon supérieur (1.3).
about-field-formation = La formation à laquelle un pion appartient (3.1).
about-field-attached = La formation avec laquelle une unité agit ce tour au lieu de la sienne (3.3).
about-field-deputy = Ce qui s’ajoute au moral d’un chef qui est un adjoint (1.3).
about-field-killed_on = Le tour où un chef a été tué ; 0 une fois remplacé (1.3).
about-field-face = La face d’une arme lourde : en batterie ou démontée (6.1).
about-field-entry = Par où entre une unité atterrie hors de la carte (15.1).
about-field-smoke = Combien de tours un fumigène reste dans un hex (10.6).
about-field-burning = 1 là où brûle un incendie (15.3).
about-field-ruined = 1 là où un bâtiment est en ruine (10.7).
about-field-dug = Un retranchement : 1 commencé, 2 construit (15.2).
about-field-prepared = 1 là où le scénario met une position préparée (15.2).
about-field-impact = La puissance de l’artillerie qui frappe qui se déplace là ce tour (10.5).
about-field-batteries = Batteries hors carte (3.2).
about-field-missions = Missions restantes de ses batteries (10).
about-field-plotted = L’hex sur lequel chaque batterie tirera (10.1).
about-field-waited = Tours de retard de chaque mission (10.4).
about-field-fired_on = L’hex sur lequel chaque batterie a tiré en dernier (10.4).
about-field-supports = Appuis au sol restants (14).
about-field-left = Points des unités sorties de la carte.
about-field-patience = Un camp laisse passer les occasions de tir défensif sans chance supérieure, en pour cent, jusqu’à la fin de l’activation.
field-calibre = calibre
field-calibre-light = léger
field-calibre-medium = moyen
field-calibre-heavy = lourd
field-screening = batteries en fumigène
field-bombs = bombardements restants
field-napalms = bombardements au napalm restants
field-called = missions aériennes demandées
field-called-support = appui au sol
field-called-bombs = bombes
field-called-napalm = napalm
field-called_waited = leurs tours d’attente
about-field-calibre = Le calibre des batteries d’un camp (10.2).
about-field-screening = 1 pour chaque batterie qui tire un fumigène ensuite, 0 pour des obus (10.6).
about-field-bombs = Bombardements restants d’un camp (14.3).
about-field-napalms = Bombardements au napalm restants d’un camp (14.3).
about-field-called = Les missions aériennes qu’un camp a demandées (14.1).
about-field-called_waited = Tours de retard de chacune (14.1).

## Numbers
tally-activation = activation
tally-morale = moral
tally-fire = tir
tally-factor = facteur d’attaque
tally-firepower = puissance de feu
tally-fire-dice = dés
tally-rate = cadence de tir défensif
tally-move = points de mouvement
tally-deputy = adjoint
tally-recovery = ralliement
tally-demoralisation = moral de la formation
tally-repair = réparation
tally-standing = situation
tally-initiative = initiative
tally-order = ordre des coups
tally-strike = coup
tally-staying = le combat si l’on reste
tally-withdrawing = repli
tally-leaving = abandon du combat
tally-wave = vague humaine
outcome-nothing = rien
outcome-step = un pas perdu
outcome-eliminated = éliminée
expect-steps = pas perdus
expect-tests = tests de moral
tally-delay = arrivée
tally-correction = correction
tally-shells = obus
tally-strafing = attaque aérienne
tally-anti-aircraft = tir antiaérien
tally-fires = incendie du bâtiment
tally-officers = officier tué
tally-drift = distance
tally-landing = atterrissage
outcome-loss = un pas perdu
outcome-stopped = stoppée

## Prompts
ask-put = Placez { $piece }.
ask-belong = Avec quelle formation { $piece } se déplace-t-il ?
ask-transfer = Rattacher une unité non commandée à un autre chef près d’elle ?
ask-attach = { $piece } est hors de commandement près d’un autre chef. Rattacher cette unité pour ce tour ?
ask-activate = Tentez d’activer une formation ou une unité, ou passez.
ask-act = Quelle unité agit ensuite ?
ask-action = { $piece } : choisissez une action. Points dépensés : { $spent }.
ask-join = Quelles autres unités tirent sur { $hex } ? Tirent déjà : { $chosen }.
ask-join-assault = Quelles autres unités donnent l’assaut à { $hex } ?
ask-again = { $piece } a gardé sa cadence. Tirer encore ?
ask-fire = { $piece } : choisissez une cible.
ask-mortar = Quel mortier { $piece } dirige-t-il ?
ask-shoot-mover = L’ennemi bouge en { $hex }. Tirer ?
ask-shoot-firer = L’ennemi tire de { $hex }. Riposter ?
ask-answer-fire = Un tir défensif est venu de { $hex }. Riposter avec une unité ?
ask-withdraw = { $hex } va subir un assaut. Se replier ?
ask-withdraw-to = Où se replie { $piece } ?
ask-strike = { $piece } frappe. Quel ennemi ?
ask-retreat = Quelles unités quittent le combat en { $hex } ?
ask-retreat-to = { $piece } quitte le combat. Pour aller où ?
ask-target = { $chosen ->
    [0] Quel hex la vague attaque-t-elle ?
    [one] Une cible pour l’instant. Une autre à côté ?
   *[other] { $chosen } cibles pour l’instant. Une autre à côté ?
  }
ask-wave-step = { $piece } est en { $hex }. Où avance cette unité ?
ask-fight = Quel combat est résolu d’abord ?
ask-absorb = { $piece } : unité stoppée en { $hex }. Perdre plutôt un pas ?
ask-flee = Où { $piece } fuit-il l’incendie ?
ask-take-over = Un adjoint remplace { $piece }. Dans quel hex ?
ask-succeed = Qui remplace le PC de l’échelon supérieur ?
ask-recover = { $piece } : unité neutralisée. Tenter le ralliement, ou s’éloigner ?
ask-fail = { $formation } doit tester son moral. Tester, ou rater exprès ?
ask-hide = Quelles unités sont de nouveau cachées ?
ask-disperse = Trop d’unités sont en { $hex }. Laquelle part ?
ask-disperse-to = Où va { $piece } ?
ask-replace = Quelle compagnie perdue est remplacée par une compagnie fraîche ?
roll-initiative = Initiative
roll-activation = Activation
roll-fire = Tir
roll-smoke = Cadence et munitions
roll-morale = Moral
roll-rate = Cadence de tir défensif
roll-jam = Quelle arme s’enraye ?
roll-deputy = L’adjoint
roll-recovery = Ralliement
roll-demoralisation = Moral de la formation
roll-repair = Réparation
roll-order = Ordre des coups
roll-strike = Coup
roll-wave = Vague humaine
draw-lot = Quel pion caché vient ensuite ?
ask-register = Batterie { $number } : quel hex est enregistré avant le premier tour ?
ask-plot = Batterie { $number } : où tire-t-elle au tour suivant ?
ask-shell = La batterie { $number } est prête à tirer sur { $hex }.
ask-spare = Les premiers obus tombent sur le poste. Quel chef est à l’abri ?
ask-call = Demander un appui aérien pour le tour suivant ? Demandés : { $count }.
ask-altitude = Les avions sont là ({ $word_mission }). À quelle altitude ?
ask-aim = Où frappe la mission ({ $word_mission }) ?
ask-facing = Dans quelle direction survole-t-elle { $hex } ?
ask-anti-aircraft = Des avions au-dessus de { $hex } (altitude { $word_altitude }). Tirer ?
ask-drop = { $formation } saute. Où est la zone de saut ?
ask-drop-way = Dans quelle direction à partir de { $hex } ?
roll-delay = Délai
roll-correction = Correction
roll-direction = Direction
roll-shells = Obus
roll-fires = Le bâtiment brûle-t-il ?
roll-officers = L’officier est-il tué ?
roll-anti-aircraft = Tir antiaérien
roll-drift = Dérive de la zone
roll-scatter = Où atterrit-elle ?
roll-landing = Atterrissage en terrain difficile
draw-target = Quel hex est frappé ?

## Options
option-put = Placer en { $noun }
option-pick = Prendre plutôt { $noun }
option-belong = Avec la { $noun }
option-enter = Entrer en { $noun }
option-leave = Sortir de la carte
option-replace = Remplacer la { $noun }
option-transfer = Rattacher à un autre chef : { $noun }
option-attach = La rattacher à la { $noun }
option-activate = Activer la { $noun }
option-activate-alone = Activer { $noun } isolément
option-pass = Passer
option-act = Faire agir { $noun }
option-move = Aller en { $noun }
option-creep = Aller en { $noun } en mouvement tactique
option-halt = S’arrêter ici
option-fire = Tirer sur { $noun }
option-snap = Tirer sur { $noun } en se déplaçant
option-join = { $noun } tire aussi
join-ask-join-assault = { $noun } se joint à l’assaut
done-ask-join-assault = Personne d’autre
done-ask-join = Feu
option-again = Tirer encore, sur { $noun }
done-ask-again = Cesser le feu
option-lay-smoke = Placer un fumigène en { $noun }
option-smoke-round = Tirer un fumigène sur { $noun }
option-assault = Assaut sur { $noun }
option-stalk = Assaut sur { $noun } en mouvement tactique
option-gather = Former l’assaut avec { $noun }
option-deploy = Mettre en batterie
option-dismount = Démonter l’arme
option-dig = Creuser un retranchement
option-command = Faire agir encore { $noun }
option-free = Retirer le marqueur Stoppée : { $noun }
option-coordinate = Coordonner les mortiers
option-mortar = { $noun }
option-shake-off = { $noun } perd un pas : l’unité n’est plus stoppée
option-stay = Ne rien faire
option-lot = Pion { $noun }
option-shoot = Tirer avec { $noun }
option-hold = Ne pas tirer
hold-ask-withdraw = Rester et se battre
option-let-pass = Laisser passer toute cette action
option-unless = Ne tirer qu’à plus de { $noun } %
option-withdraw = { $noun } se replie
option-absorb = Perdre plutôt un pas
option-accept = Rester stoppée
option-strike = Frapper { $noun }
option-retreat = { $noun } recule
option-to = En { $noun }
option-wave = Lancer une vague humaine
option-target = Cible { $noun }
option-flee = Fuir en { $noun }
option-succeed = { $noun } prend le commandement
option-take-over = En { $noun }
option-recover = Tenter le ralliement
option-step-away = S’éloigner en { $noun }
option-fail = Rater exprès
option-test = Tester
option-hide = Cacher { $noun }
option-disperse = { $noun } part
option-shell = Exécuter le tir
option-cancel = L’annuler
cancel-ask-altitude = Annuler la mission
option-aim = Viser { $noun }
option-altitude = altitude { $noun }
option-altitude-low = Basse altitude
option-altitude-medium = Moyenne altitude
option-altitude-high = Haute altitude
option-shoot-at-plane = { $noun } tire sur l’avion
option-drop = Zone de saut { $noun }
option-done = Terminer
done-ask-act = Fin de l’activation
done-ask-attach = Ne rien rattacher
done-ask-transfer = N’en rattacher aucune
done-ask-hide = N’en cacher aucune autre
done-ask-mortar = C’est tout
done-ask-fire = Ne pas tirer
done-ask-replace = Pas de remplacement
done-ask-retreat = Personne ne recule
done-ask-target = Pas d’autre cible
stay-ask-wave-step = Rester en { $hex }
assault-ask-fight = Le combat en { $noun }
option-register = Enregistrer { $noun }
option-plot = Obus sur { $noun } au tour suivant
option-plot-smoke = Fumigène sur { $noun } au tour suivant
option-keep = Garder la cible retardée
option-no-plot = Pas de cible
option-spare = { $noun }
option-call = Demander { $noun }
option-call-support = Appui au sol
option-call-bombs = Bombardement
option-call-napalm = Napalm
option-face-to = Vers { $noun }
option-face-to-north = Nord
option-face-to-north-east = Nord-est
option-face-to-south-east = Sud-est
option-face-to-south = Sud
option-face-to-south-west = Sud-ouest
option-face-to-north-west = Nord-ouest
done-ask-call = Rien de plus
hold-ask-anti-aircraft = Ne pas tirer

## Events
phase-set-up = Les deux camps se placent.
phase-turn = Tour { $turn }.
phase-operations = Opérations.
phase-administration = Fin du tour { $turn }.
step-0-5 = Mise en place
step-10-10 = Tirs préparés
step-scenario-phu-tong-hoa = Les premiers obus
step-2-A = L’artillerie tombe
step-10-1 = L’artillerie est demandée
step-2-B = Les avions arrivent
step-14-1 = Les avions sont demandés
step-2-C = Commandement
step-15-1 = Largages
step-2-D1 = Initiative
step-2-D2 = Opérations
step-15-3 = Incendies
step-2-E = Fin du tour
step-1-3-elimination = Adjoints
step-11-2 = Récupération
step-12-2 = Moral des formations
step-6-7 = Réparations
step-8-rehide = Les unités se cachent
step-qa-3 = Hexagones trop pleins
put = { $piece } : en { $hex }.
set-up-done = { $side } : en place.
attached = { $piece } agit ce tour avec la { $formation }.
initiative-given = { $side } : l’initiative, selon le scénario.
initiative-die = { $side } : { $roll } pour l’initiative, { $total } en tout.
initiative = { $side } : l’initiative.
nothing-left = { $side } : plus rien à activer ce tour.
tries = La { $formation } doit agir.
tries-alone = { $piece } en { $hex } doit agir isolément.
marker-tries-alone = { $side } : une unité cachée en { $hex } doit agir isolément.
activation-fails = { $side } : { $roll }, l’activation échoue.
activation-succeeds = { $side } : { $roll }, l’activation réussit.
activation-ends = La { $formation } a agi.
phase-ends = { $side } : { $roll }, ce qui termine les opérations du tour.
passes = { $side } : on passe.
moves = { $piece } va en { $hex }.
move-together = { $pieces } vont en { $hex }.
marker-moves = { $side } : un marqueur va en { $hex }.
leaves-map = { $piece } sort de la carte par { $hex }.
marker-leaves-map = { $side } : un marqueur sort de la carte par { $hex }.
recognised = { $piece } : reconnu en { $hex }.
decoy-found = { $side } : ce n’était qu’un leurre en { $hex }.
fires = { $pieces } { $count ->
    [one] tire
   *[other] tirent
  } sur { $hex }.
marker-fires = { $side } : tir d’unités cachées sur { $hex }.
fires-blindly = { $roll } : pas de ligne de vue vers { $hex }, aucun effet.
missed = { $roll } : aucun effet sur { $piece } en { $hex }.
marker-missed = { $roll } : aucun effet sur un pion caché en { $hex }.
hits-decoy = { $roll } sur un leurre en { $hex } : { $result_trc }.
hit = { $roll } sur { $piece } en { $hex } : { $result_trc }.
jam-die = { $piece } : dé { $roll }.
jams = { $piece } s’enraye.
runs-dry = { $piece } n’a plus de munitions.
rate-holds = { $piece } en { $hex } : { $roll }, la cadence est tenue.
rate-fails = { $piece } en { $hex } : { $roll }, plus de tir défensif.
marker-rate-holds = { $side } : { $roll }, une unité cachée tient sa cadence.
marker-rate-fails = { $side } : { $roll }, une unité cachée rate sa cadence.
passes-test = { $piece } tient ({ $roll }).
fails-test = { $piece } rate son test ({ $roll }).
stopped = { $piece } : unité stoppée en { $hex }.
marker-stopped = { $side } : des unités cachées sont stoppées en { $hex }.
absorbs = { $piece } perd un pas au lieu d’un arrêt.
neutralised = { $piece } : unité neutralisée en { $hex }.
loses-step = { $piece } perd un pas en { $hex }.
eliminated = { $piece } : unité éliminée en { $hex }.
withdraws = { $piece } se replie en { $hex }.
marker-withdraws = { $side } : un marqueur se replie en { $hex }.
assaults = { $pieces } { $count ->
    [one] donne
   *[other] donnent
  } l’assaut à { $hex }.
marker-assaults = { $side } : assaut d’unités cachées sur { $hex }.
assault-fails = { $piece } n’entre pas dans l’hex et reste en { $hex }.
marker-assault-fails = { $side } : des unités cachées n’entrent pas dans l’hex et restent en { $hex }.
strikes-at = { $piece } frappe à { $total }.
strikes = { $piece } frappe { $piece_target } : { $roll }, { $result ->
    [nothing] sans effet.
    [step] un pas.
   *[eliminated] élimination.
  }
retreats = { $piece } quitte le combat et va en { $hex }.
breaks-off = { $side } : en { $hex } personne ne peut blesser personne ; les assaillants rompent.
wave-announced = La { $formation } forme une vague humaine contre { $hex }.
wave-fails = La vague de la { $formation } ne part pas ({ $roll }).
wave-launched = La vague de la { $formation } est lancée ({ $roll }).
wave-advances = Dans la vague, { $pieces } { $count ->
    [one] avance
   *[other] avancent
  } en { $hex }.
marker-wave-advances = { $side } : un marqueur de la vague avance en { $hex }.
wave-ends = La vague de la { $formation } est finie.
commanded = { $piece } en { $hex } agit encore une fois.
marker-commanded = { $side } : une unité cachée en { $hex } agit encore une fois.
freed = { $piece_by } relance { $piece } : l’unité n’est plus stoppée.
deploys = { $piece } : mise en batterie en { $hex }.
dismounts = { $piece } : démontée en { $hex }.
marker-busy = { $side } : on s’affaire en { $hex }.
lays-smoke = { $piece } place un fumigène en { $hex }.
marker-lays-smoke = { $side } : une unité cachée place un fumigène en { $hex }.
fires-smoke = Tir fumigène sur { $hex } : { $pieces }.
marker-fires-smoke = { $side } : tir fumigène d’un mortier caché sur { $hex }.
smoke-rises = La fumée monte en { $hex } ({ $roll }).
begins-digging = { $piece } commence un retranchement en { $hex }.
marker-begins-digging = { $side } : un retranchement est commencé en { $hex }.
finishes-digging = { $piece } a terminé son retranchement en { $hex }.
marker-finishes-digging = { $side } : un retranchement est construit en { $hex }.
digging-lost = Le retranchement commencé en { $hex } est abandonné.
burns = { $hex } brûle.
flees = { $piece } fuit l’incendie en { $hex }.
deputy = Un adjoint remplace { $piece } en { $hex } (dé { $roll }).
succeeds = { $piece } commande désormais l’échelon supérieur.
recovers = { $piece } se rallie ({ $roll }).
stays-neutralised = { $piece } : unité toujours neutralisée ({ $roll }).
steps-away = { $piece } s’éloigne en { $hex }.
hesitates = La { $formation } hésite.
formation-holds = La { $formation } tient bon ({ $roll }).
formation-breaks = La { $formation } est démoralisée ({ $roll }).
formation-removed = La { $formation } quitte le terrain.
formation-destroyed = La { $formation } n’existe plus.
repaired = { $piece } : réparée ({ $roll }).
stays-jammed = { $piece } : arme toujours enrayée ({ $roll }).
hides = { $piece } : unité de nouveau cachée en { $hex }.
stays-watched = { $piece } : impossible de la cacher en { $hex }, quelqu’un l’observe.
disperses = { $piece } fait de la place et va en { $hex }.
replaced = Une compagnie complète remplace la { $formation }.
ho-captured = L’oncle Hô est pris en { $hex }.
plots = La batterie { $number } tirera des obus sur { $hex }.
plots-smoke = La batterie { $number } tirera un fumigène sur { $hex }.
mission-delayed = { $side } : { $roll }, un tir est retardé.
mission-arrives = { $side } : { $roll }, l’artillerie est prête.
mission-cancelled = { $side } : un tir est annulé.
marker-impact = { $side } : des obus visent { $hex }.
marker-smoke = { $side } : un fumigène vise { $hex }.
on-target = { $roll } : { $hex } est touché.
off-target = { $roll } : à côté de { $hex }, distance { $count }.
direction-die = { $roll } : { $word_way }.
shifts = Il tombe en { $hex }, vers le { $word_way }.
falls-off-map = { $side } : il tombe hors de la carte.
smoke-falls = De la fumée en { $hex }.
ruined = Le bâtiment en { $hex } est en ruine.
fire-die = { $roll } pour l’incendie en { $hex }.
officer-die = { $side } : { $roll } pour un officier.
calls-aircraft = Demandé pour le tour suivant : { $word_mission }.
aircraft-delayed = { $side } : { $roll }, les avions sont en retard.
aircraft-arrive = { $side } : { $roll }, les avions sont là.
aircraft-cancelled = { $side } : la mission est annulée.
aims = { $side } : { $word_mission } sur { $hex }, altitude { $word_altitude }.
faces = Il survole { $hex } vers le { $word_way }.
fires-at-aircraft = { $piece } tire sur les avions au-dessus de { $hex }.
marker-fires-at-aircraft = { $side } : une arme cachée tire sur les avions au-dessus de { $hex }.
aircraft-hit = { $side } : { $roll }, touché.
aircraft-missed = { $side } : { $roll }, manqué.
aircraft-turned-back = { $side } : la mission au-dessus de { $hex } est interrompue.
strikes-nearest = Personne n’est là : les avions frappent { $hex }.
drop-zone = { $formation } saute au-dessus de { $hex }, vers le { $word_way }.
drop-drifts = La zone dérive de { $count } jusqu’en { $hex }.
drifts-off-map = La zone dérive de { $count }, hors de la carte.
distance-die = { $roll } : distance { $count }.
lands = { $piece } atterrit en { $hex }.
marker-lands = { $side } : des parachutistes atterrissent en { $hex }.
land-together = { $pieces } { $count ->
    [one] atterrit
   *[other] atterrissent
  } en { $hex }.
lands-badly = { $piece } atterrit mal en { $hex } ({ $roll }).
marker-lands-badly = { $side } : mauvais atterrissage en { $hex } ({ $roll }).
strays = { $piece } atterrit hors de la carte et entrera en { $hex }.
initiative-dropped = { $side } : les paras sont au sol, ce camp agit en premier.

## Verdicts
verdict-draw = personne ne gagne
verdict-ho-captured = l’oncle Hô est capturé : victoire stratégique
verdict-hold-houses-french = les maisons ont tenu
verdict-hold-houses-viet-minh = une maison est prise
verdict-capture-ho-french = Bac Kan est prise : victoire tactique
verdict-capture-ho-viet-minh = ni Hô ni Bac Kan
verdict-clear-positions-french = Dong Khé tient, ou a coûté trop cher
verdict-clear-positions-viet-minh = Dong Khé est tombée
verdict-take-village-french = le village est pris
verdict-take-village-viet-minh = le village n’est pas pris
verdict-take-village-draw = le village est pris, mais à quel prix
verdict-take-all-french = tous les objectifs sont pris
verdict-take-all-viet-minh = il manque un objectif
verdict-take-all-draw = tous les objectifs sont pris, mais à quel prix
verdict-march-out-french = la compagnie est sortie
verdict-march-out-viet-minh = la compagnie est coupée
verdict-march-out-draw = une partie de la compagnie est sortie
verdict-break-through-french = le passage est barré
verdict-break-through-viet-minh = le bataillon est passé
verdict-break-through-draw = quelques-uns sont passés
verdict-hold-post-french = le poste a tenu
verdict-hold-post-viet-minh = le poste est tombé

## Reasons
reason-deputy = un adjoint commande
reason-hesitant = formation hésitante
reason-leader-lost = le chef a été tué ce tour
reason-out-of-echelon = le chef est loin de l’échelon supérieur
reason-out-of-command = hors de commandement
reason-adjacent = adjacent
reason-far = au-delà de la demi-portée
reason-stopped = stoppée
reason-advancing = se déplace dans la même action
reason-moved = a bougé ce tour
reason-firer = { $piece }
reason-hidden = cible cachée
reason-moving = la cible se déplace
reason-tactical = la cible est en mouvement tactique
reason-light = protection légère
reason-medium = protection moyenne
reason-heavy = protection importante
reason-hindrance = gênes dans la ligne : { $count }
reason-higher = la cible est plus haute
reason-no-line = pas de ligne de vue : le tir est sans effet
reason-result = le résultat ajoute { $plus } aux dés
reason-road = par route ou piste
reason-price = coût de l’hex
reason-recovery = ralliement
reason-leader-here = un chef dans l’hex
reason-leader-adjacent = un chef adjacent
reason-enemy-adjacent = un ennemi adjacent
reason-demoralisation = lourdes pertes
reason-scenario = selon le scénario
reason-left = unités sorties
reason-objectives = objectifs tenus : { $count }
reason-hidden-unit = cachée, au premier round
reason-neutralised = neutralisée
reason-reduced = a des pertes
reason-crew = PC ou servants
reason-striker-stopped = stoppée
reason-striker-neutralised = neutralisée
reason-wave = en vague humaine
reading-strike = { $piece } frappe
reason-nobody-known = Vous ne connaissez aucun des assaillants : ce qu’ils peuvent faire n’est pas compté.
reason-nobody-fires = Personne ne tire sur une unité qui se replie.
reason-nobody-strikes = Personne ne frappe une unité qui quitte le combat.
reason-counts-as-activated = Elle compte comme activée et ne fait rien d’autre ce tour.
reason-is-stopped = Elle est stoppée là où elle va.
reason-gives-up-hex = L’ennemi a { $hex } sans combat.
reason-shelled-on-the-way = Des hexagones où elle peut aller sont sous le feu de l’artillerie : qui y entre est attaqué.
reason-target-neutralised = la cible est neutralisée
reason-waited = tours d’attente : { $count }
reason-registered = enregistré avant la partie
reason-same-hex = le même hex qu’avant
reason-unobserved = aucun observateur ne le voit
reason-night = de nuit
reason-support = chasseurs
reason-medium-altitude = moyenne altitude
reason-high-altitude = haute altitude

## Refusals
no-not-yours = Cette unité n’est pas à vous.
no-not-on-board = Cette unité n’est pas sur la carte.
no-set-up-hex = Cette unité ne se place pas là.
no-not-to-place = Il n’attend pas de place. Pour en replacer un, revenez en arrière.
no-asked-already = C’est à celui-ci qu’il faut une place, ou il a été laissé deux fois : placez d’abord un pion, ou revenez en arrière.
no-formation-here = Cette formation n’est pas placée sur la carte.
no-activated = Cette formation ou cette unité a déjà été activée ce tour.
no-formation-units = Cette formation n’a aucune unité qui puisse agir.
no-in-command = Cette unité est commandée : elle agit avec sa formation.
no-acted = Cette unité a déjà été activée ce tour.
no-not-active = Cette unité n’est pas active.
no-second-action = Cela ne fait pas partie de cette action.
no-alone = Une unité non commandée ne peut que bouger et tirer.
no-half-used = Cette unité a déjà dépensé plus de la moitié de ses points.
no-smoke = Il n’y a pas de fumigène dans ce scénario.
no-smoke-so-far = Le fumigène se place dans son hex ou un hex adjacent.
no-leader-beside = Aucun chef d’une autre formation n’est avec elle ou à côté.
no-other-formation = Elle appartient à une autre formation.
no-not-acted = Elle n’a pas encore agi ce tour.
no-higher-pc = Seul le PC de l’échelon supérieur coordonne les mortiers.
no-mortar = Aucun mortier de ce genre n’est prêt.
no-ammunition = Elle n’a plus de munitions.
no-dug-already = Il y a déjà une bonne position.
no-other-digs = Une autre unité y creuse déjà.
no-dug-today = Elle a déjà creusé ce tour ; il faut deux tours.
no-burning = L’hex brûle.
no-not-adjacent = Cet hex n’est pas adjacent.
no-enemy-there = L’ennemi y est.
no-stack-full = L’hex est plein.
no-stopped = Elle est stoppée ou neutralisée.
no-deployed = L’arme est en batterie.
no-tactical-moved = Un mouvement tactique s’annonce avant de bouger.
no-points = Cela coûte { $price }, et il en reste { $left }.
no-entry-hex = Elle n’entre pas par là.
no-exit-hex = On ne sort pas de la carte par là.
no-exit-yet = Les unités peuvent sortir de la carte à partir du tour { $turn }.
no-must-hold = Elle tient ce terrain : personne ne passe derrière l’arrière-garde avant le tour { $turn }.
no-firepower = Elle ne peut pas tirer.
no-neutralised = Elle est neutralisée.
no-target = Aucun ennemi n’est là.
no-range = La distance est { $distance }, sa portée { $range }.
no-line-of-fire = Elle n’a pas de ligne de tir.
no-group = Elle ne peut pas tirer avec ce groupe.
no-not-passive = Elle ne peut pas réagir maintenant.
no-moved = Elle a bougé ce tour.
no-fired-here = Elle a déjà tiré à cette occasion.
no-td-over = Elle n’a plus de tir défensif ce tour.
no-in-assault = Elle subit l’assaut.
no-not-assaulted = Elle n’est pas dans l’hex qui subit l’assaut.
no-nowhere = Elle n’a nulle part où aller.
no-not-stopped = Elle n’est pas stoppée.
no-last-step = Ce serait son dernier pas.
no-next-to-enemy = Cet hex est adjacent à un ennemi.
no-hide-now = On ne peut pas la cacher.
no-hide-seen = L’ennemi l’observe.
no-assault-enemy = Aucun ennemi n’est là.
no-assault-in-reach = Aucun ennemi n’est à sa portée avec la moitié de ses points.
no-assault-stopped = Une unité stoppée ou neutralisée n’engage pas d’assaut.
no-assault-hesitant = Une unité d’une formation hésitante n’engage pas d’assaut.
no-not-stacked = Elle n’est pas dans le même hexagone.
no-combat-unit = Ce n’est pas une unité de combat.
no-deputy-hex = Un adjoint paraît avec une unité de la formation ou à côté, loin des ennemis et des incendies.
no-heir = Ce n’est pas un chef de formation présent sur la carte.
no-own-unit = C’est une unité du même camp.
no-fight-there = Aucun combat de ce pas n’a lieu là.
no-drop-hex = La zone de saut n’est pas là dans ce scénario.
no-in-fight = Elle n’est pas dans le combat.
no-retreat = Une unité neutralisée ou une arme en batterie reste dans le combat.
no-contiguous = Les cibles d’une vague se touchent.
no-nearer = Cela ne rapproche pas d’une cible.
no-wave-points = Il ne lui reste pas assez de points pour cet hex.
no-wave-target = Une vague n’affronte l’ennemi que dans ses cibles, et d’une cible ne va qu’à une autre.
no-wave-side = Seul le Viet-Minh lance des vagues humaines.
no-wave-scenario = Il n’y a pas de vagues humaines dans ce scénario.
no-wave-yet = Les vagues humaines se lancent à partir du tour { $turn }.
no-waved = Cette formation a déjà lancé une vague humaine ce tour.
no-wave-begun = Une vague humaine s’annonce avant qu’une unité de la formation agisse.
no-wave-units = Plus de { $count } unités doivent être liées au chef.
no-wave-near = Aucune des unités n’est près d’un ennemi qu’elle voit.
no-order-kept = Rien n’est ordonné qui puisse être maintenu.
no-spared = Ce n’est pas l’un de vos chefs sur la carte.
no-smoke-coordinated = Les mortiers dirigés par le PC supérieur ne posent pas de fumée.
no-end-coordinated = Il a été choisi pour tirer : désignez sa cible.
no-tactical-over = Un mouvement tactique est d’un seul hexagone.
no-transfer-twice = Elle a déjà été rattachée pendant cette phase.
no-destroyed = Cette compagnie n’est pas perdue.
no-replacements = Il n’y a plus de compagnie à faire venir.
no-observer = Aucun de vos chefs ne le voit.
no-missions = Il ne reste pas de mission.
no-smoke-here = L’artillerie n’a pas de fumigène dans ce scénario.
no-air-missions = Il n’en reste plus.
no-anti-aircraft = Ce n’est pas une arme antiaérienne sur la carte.
no-weapon-ready = L’arme n’est pas en état de tirer.
no-aircraft-reach = Elle ne voit pas les avions, ou est trop loin.
no-fired-at-aircraft = Elle a déjà tiré sur des avions dans cette phase.
no-unit-fires = Aucune de vos unités ne pourrait tirer maintenant, quelle que soit la chance.
no-such-chance = On peut attendre plus de 10, 25 ou 50 % de chances.
no-move-begun = Elle n’a pas encore bougé.
no-under-way = Elle a bougé : elle s’arrête ici, ou continue.
no-must-assault = Elle s’est formée pour un assaut qu’elle peut encore donner.
no-on-map = Elle est déjà sur la carte.
no-entered = Elle n’est pas encore sur la carte : elle y entre d’abord.
no-dismounted-already = L’arme est déjà démontée.
no-deployed-already = L’arme est déjà en batterie.
no-heavy-weapon = Ce n’est pas une arme lourde.
no-smoke-of-units = Seuls les mortiers tirent des fumigènes dans ce scénario.
no-smoke-rounds = Seul un mortier tire des obus fumigènes.
no-deployed-mortar = Le mortier n’est pas en batterie.
no-least-range = La distance est { $distance }, la portée minimale du mortier { $range }.
no-second-attack = Elle a déjà fait un tir offensif ce tour ; avec la règle optionnelle, seules les armes lourdes ont une cadence.
no-not-its-activation = Un stop se paie pendant l’activation de la formation de l’unité.
no-withdrew = Elle s’est repliée avant un assaut et n’agit plus ce tour.
no-beside-leader = Elle n’est ni avec le chef ni à côté de lui.
no-leader = Ce n’est pas un PC.

## Le but à l’écran
goal-held = places
goal-left = points sortis
goal-how-hold-houses = Le Viêt-minh gagne en tenant assez de maisons à la fin : une unité dans l’hexagone, et aucune de l’ennemi.
goal-how-capture-ho = Les Français gagnent aussitôt s’ils prennent l’oncle Hô ; sinon à la fin, si le village n’a plus d’unité viêt-minh.
goal-how-clear-positions = Le Viêt-minh gagne s’il ne reste à la fin aucune unité française au village ni à la citadelle, sauf s’il a perdu trop de formations.
goal-how-take-village = Les Français gagnent en tenant à la fin tous les hexagones du village ; avec trop de formations perdues, la partie est nulle.
goal-how-take-all = Les Français gagnent en tenant à la fin tous les hexagones des objectifs ; avec trop de formations perdues, la partie est nulle.
goal-how-march-out = Les pas des unités françaises sorties par l’est décident à la fin.
goal-how-break-through = Chaque section et chaque chef viêt-minh sortis par l’est font un point ; les points décident à la fin.
goal-how-hold-post = Le Viêt-minh gagne en tenant assez d’hexagones du poste à la fin : une unité dans l’hexagone, et aucune de l’ennemi.
goal-hold-houses-french = victoire française
goal-hold-houses-viet-minh = victoire du Viêt-minh
goal-capture-ho-french = victoire tactique française
goal-capture-ho-viet-minh = victoire du Viêt-minh
goal-clear-positions-french = victoire française
goal-clear-positions-viet-minh = victoire du Viêt-minh
goal-take-village-french = victoire française
goal-take-village-viet-minh = victoire du Viêt-minh
goal-take-village-draw = partie nulle
goal-take-all-french = victoire française
goal-take-all-viet-minh = victoire du Viêt-minh
goal-take-all-draw = partie nulle
goal-march-out-french = victoire française
goal-march-out-viet-minh = victoire du Viêt-minh
goal-march-out-draw = partie nulle
goal-break-through-french = victoire française
goal-break-through-viet-minh = victoire du Viêt-minh
goal-break-through-draw = partie nulle
goal-hold-post-french = victoire française
goal-hold-post-viet-minh = victoire du Viêt-minh
way-ho = Un pion français est dans l’hexagone de l’oncle Hô, sans unité viêt-minh : les Français gagnent aussitôt.
way-few-lost = { $side } : pas plus de { $few } formations perdues (à présent { $count }).
prize-hold-houses = une des maisons
prize-capture-ho = un hexagone du village
prize-clear-positions = village ou citadelle
prize-take-village = un hexagone du village
prize-take-all = un objectif
prize-hold-post = un hexagone du poste
band-hold-houses-french = Français
band-hold-houses-viet-minh = Viêt-minh
band-capture-ho-french = Français
band-capture-ho-viet-minh = Viêt-minh
band-clear-positions-french = Français
band-clear-positions-viet-minh = Viêt-minh
band-take-village-french = Français
band-take-village-viet-minh = Viêt-minh
band-take-village-draw = nulle
band-take-all-french = Français
band-take-all-viet-minh = Viêt-minh
band-take-all-draw = nulle
band-march-out-french = Français
band-march-out-viet-minh = Viêt-minh
band-march-out-draw = nulle
band-break-through-french = Français
band-break-through-viet-minh = Viêt-minh
band-break-through-draw = nulle
band-hold-post-french = Français
band-hold-post-viet-minh = Viêt-minh

## Résultats des tables en toutes lettres
result-trc = { $kind ->
    [S] test pour ne pas être stoppée{ $plus ->
        [0] {""}
       *[other] , +{ $plus } aux dés
      }
    [N] test pour ne pas être neutralisée{ $plus ->
        [0] {""}
       *[other] , +{ $plus } aux dés
      }
    [E] éliminée
   *[other] { $steps ->
        [one] un pas perdu, stoppée
       *[other] { $steps } pas perdus, stoppée
      }
  }
result-deputy = { $cell ->
    [0] aussi brave que son chef
   *[other] moral { $cell }
  }
result-correction = { $cell ->
    [0] au but
    [1] à 1 hexagone
   *[other] à { $cell } hexagones
  }
result-drift = { $cell ->
    [0] sans dérive
    [1] à 1 hexagone
   *[other] à { $cell } hexagones
  }
result-direction = { $cell ->
    [N] nord
    [NE] nord-est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
   *[NW] nord-ouest
  }

## What decided the game
decided-places = Objectifs acquis ({ $side }) : { $count ->
    [0] aucun
   *[other] { $count }
  } sur { $of }{ $count ->
    [0] {""}
   *[other] , { $places }
  }.
decided-left = { $side }, points des unités sorties de la carte : { $count }.
decided-too-costly = { $side } : { $count } formations désorganisées, plus que { $few }.

## Avant de passer, ou de terminer une activation
concern-not-activated = { $count ->
        [one] { $piece } n’a pas agi : si les deux camps passent à la suite, la phase est finie.
       *[other] { $count } pions n’ont pas agi : si les deux camps passent à la suite, la phase est finie.
    }
concern-out-of-command = { $count ->
        [one] { $piece } est trop loin de son chef : au prochain tour, cette unité sera hors de commandement.
       *[other] { $count } unités sont trop loin de leur chef : au prochain tour, elles seront hors de commandement.
    }
concern-not-acted = { $count ->
        [one] { $piece } n’a pas agi dans cette formation.
       *[other] { $count } pions de cette formation n’ont pas agi.
    }
