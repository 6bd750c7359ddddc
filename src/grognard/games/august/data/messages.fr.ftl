title = Infantry Attacks : août 1914
subtitle = Prusse-Orientale, août 1914
about = Compagnies, batteries et escadrons : des officiers qui entraînent leurs hommes, des feux qui les brisent, des canons qui suivent un plan. Deux cents mètres par hexagone, un quart d’heure par tour.
about-hidden = plans de feu, unités en attente
side-german = Allemands
side-russian = Russes
box-out = hors jeu
box-hand = en main
box-pool = chefs à tirer au sort
box-guns = batteries hors carte
box-waiting-1 = à entrer, premier groupe
box-waiting-2 = à entrer, deuxième groupe
box-left = sortis de la carte

## Names
kind-infantry = compagnie d’infanterie
kind-light-infantry = compagnie d’infanterie légère
kind-engineer = compagnie du génie
kind-cavalry = escadron
kind-cossack = sotnia
kind-plastun = compagnie de Plastouns
kind-machine-gun = section de mitrailleuses
kind-field-gun = batterie de campagne
kind-howitzer = batterie d’obusiers
kind-mortar = mortiers
kind-wagon = chariots
kind-off-map = batterie hors carte
kind-lieutenant = lieutenant
kind-captain = capitaine
kind-major = commandant
kind-lieutenant-colonel = lieutenant-colonel
kind-colonel = colonel
kind-major-general = général de brigade
kind-general = général
the-infantry = la { $title }
the-light-infantry = la { $title }
the-engineer = la { $title }
the-cavalry = l’{ $title }
the-cossack = la { $title }
the-plastun = la { $title }
the-machine-gun = la { $title }
the-field-gun = la { $title }
the-howitzer = la { $title }
the-mortar = les { $title }
the-wagon = les { $title }
the-off-map = la { $title }
the-lieutenant = le { $title }
the-captain = le { $title }
the-major = le { $title }
the-lieutenant-colonel = le { $title }
the-colonel = le { $title }
the-major-general = le { $title }
the-general = le { $title }
value-fire = tir à vue
value-bombard = bombardement
value-range = portée
value-move = mouvement
value-morale = moral
value-combat = bonus de combat
value-bonus = bonus de moral
face-ready = opérationnelle
face-limbered = indisponible
face-mounted = à cheval
face-dismounted = à pied
mark-spent = tiré ou déplacé
mark-shot = tir d’opportunité
mark-discouraged = découragé
mark-demoralised = démoralisé
mark-observed = observé
mark-digging = se retranche
mark-dug-in = retranché
mark-outside = hors des ouvrages
mark-loaded = chargé
mark-low = à court de munitions
mark-to-move = ordre : mouvement
mark-to-fire = ordre : tir
mark-led = activé par un chef
mark-well-led = activé par un chef en bon ordre
mark-named = activé dans ce segment
mark-gone-in = monté à l’assaut
terrain-field = champ
terrain-woods = bois
terrain-village = village
terrain-marsh = marais
terrain-minor-river = rivière
terrain-major-river = fleuve
terrain-bridge = pont
terrain-ford = gué
terrain-lake = lac
terrain-mill = moulin
link-road = route
link-rail = voie ferrée
link-stream = cours de la rivière
link-river = cours du fleuve
overlay-sight = qui voit cet hexagone
overlay-barrage = feux roulants
overlay-plan = plan de feu à partir de maintenant
special-hold-village = les Russes doivent tenir une partie du village à la fin ; de lourdes pertes décident aussitôt
special-cross-stream = les Russes doivent franchir la rivière
special-points = les points de victoire décident
special-tie-german = l’égalité profite aux Allemands
special-tie-russian = l’égalité profite aux Russes
special-gun-for-its-step = un canon perdu compte à la place de son pas
special-divide-leaders = chaque joueur répartit ses chefs entre ses groupes
special-bare-slopes = les escadrons peuvent charger sur les pentes nues
special-ford-on-foot = seuls les hommes et les chevaux passent le gué
special-consolidation = deux compagnies réduites peuvent fusionner
special-excess-initiative = un segment peut être gardé pour plus tard dans le tour
special-strategic-movement = mouvement stratégique
special-fog-of-war = brouillard de guerre
special-flank-fire = tir de flanc

## Fields
field-acting = camp actif
field-opening = segments avant le premier de l’autre camp
field-passes = nombre de passes de suite
field-underway = segment d’action
field-underway-none = pas commencé
field-underway-declaring = ordres en cours
field-underway-acting = ordres en exécution
field-made = segments joués ce tour
field-kept_back = segment gardé pour plus tard
field-fogged = brouillard tiré
field-by = activé par
field-left_from = a quitté l’assaut en
field-lifts = soutient le ralliement
field-load = porte
field-bank = rive
field-bank-none = aucune
field-bank-left = gauche
field-bank-right = droite
field-hit_in = sous le feu en
field-mission = mission
field-mission-none = aucune
field-mission-fire = tir préparé
field-mission-observe = observation
field-mission-move = mouvement
field-mission-cancelled = annulée
field-goal = destination
field-plan = plan de feu
field-smoking = fumigènes au plan de feu
field-last = dernière cible
field-last_turn = tour du dernier tir
field-barrage = feu roulant en
field-smoke = fumigène
field-fort = fortification
field-hit_from = sous le feu depuis
field-lost = pas perdus
field-grief = commandement perdu jusqu’au tour
field-grief_class = chefs qui doivent tester
field-grief_class-none = aucun
field-grief_class-infantry = infanterie
field-grief_class-cavalry = cavalerie
field-mourned = commandant perdu
field-senior = commandant en chef
about-field-acting = Le camp dont c’est le segment (3.0.C).
about-field-opening = Segments restant au gagnant de l’initiative avant le premier de l’autre camp (3.0.A).
about-field-passes = Combien de camps ont passé de suite ; deux passes terminent la phase (3.0.C).
about-field-underway = Où en est le segment : pas commencé, ordres en cours, ou ordres en exécution (3.13).
about-field-made = Segments joués ce tour par un camp (17.4).
about-field-kept_back = 1 pour un camp qui garde un segment pour plus tard (17.2).
about-field-fogged = 1 quand les dés du brouillard ont été jetés pour le segment en cours (17.4).
about-field-face = La face d’un pion : opérationnelle ou indisponible, à cheval ou à pied (5.61, 15.1).
about-field-by = Le chef qui a activé un pion dans ce segment (3.12).
about-field-left_from = L’hexagone d’assaut qu’un pion a quitté dans ce segment (12.23).
about-field-lifts = 1 pour un chef qui soutient un ralliement dans ce segment (6.65).
about-field-load = Ce que portent des chariots (5.6).
about-field-bank = La rive où se trouve un pion dans un hexagone de rivière (5.8).
about-field-hit_in = Où un pion a subi un tir à vue ce tour (17.6).
about-field-mission = La mission d’un canon ou d’un mortier (9.1).
about-field-goal = La destination d’une mission de mouvement (9.13).
about-field-plan = L’hexagone visé par une batterie, tour par tour (9.11).
about-field-smoking = 1 pour chaque tour où son plan est un fumigène (9.9).
about-field-last = Le dernier hexagone réellement battu selon le plan (9.7).
about-field-last_turn = Le tour où cela s’est fait (9.7).
about-field-barrage = L’hexagone de son feu roulant ce tour (9.7).
about-field-smoke = À qui est le fumigène d’un hexagone (16.1).
about-field-fort = 1 pour une fortification (16.3).
about-field-hit_from = Les côtés de son hexagone par où un tir à vue a frappé un pion ce tour, en bits (17.6).
about-field-lost = Pas perdus par un camp (3.0.A).
about-field-grief = Le dernier tour où la perte du commandant se fait sentir (6.72).
about-field-grief_class = La catégorie de chefs qui testent avant d’agir (6.72).
about-field-mourned = 1 pour un camp dont le premier commandant est perdu (6.72).
about-field-senior = Le commandant en chef d’un camp (6.72).

## Mise en place, entrée et sortie, pions cachés (3.0, 16.4, 16.5)
field-way = itinéraire du groupe en attente
field-way-none = aucun
field-way-first = premier itinéraire
field-way-other = second itinéraire
about-field-way = Lequel de deux itinéraires prend un groupe en attente, noté avant la partie (16.41).
ask-detach = Quels pions prennent l’autre itinéraire, ou restent en arrière ?
ask-way = Quel itinéraire prend le groupe en attente ?
ask-bank = Sur quelle rive se trouve { $piece } ?
ask-face = { $piece } : à cheval ou à pied ?
ask-come-in = { $piece } attend hors carte. Où entrer ?
option-hide = Placer en { $noun }, sans être vu
option-start-aboard = Commencer la partie sur { $noun }
option-show = Commencer : { $noun }
option-show-mounted = Commencer à cheval
option-show-dismounted = Commencer à pied
option-on-bank = Sur la rive { $noun }
option-on-bank-left = Sur la rive gauche
option-on-bank-right = Sur la rive droite
option-detach = Mettre { $noun } dans le second groupe
option-send = Envoyer le chef à : { $noun }
option-come-by = Prendre l’itinéraire { $noun }
option-come-by-first = Prendre le premier itinéraire, dès le tour 2
option-come-by-other = Prendre l’autre itinéraire, dès le tour 3
option-leave = Quitter la carte
done-ask-detach = Aucun autre
stay-ask-come-in = Ne pas entrer maintenant
waits = { $piece } attend : { $place }.
hidden-in = { $piece } se cache en { $hex }.
starts-aboard = { $piece } commence sur { $piece_on } en { $hex }.
on-bank = { $piece } se tient sur la rive { $bank ->
    [left] gauche
   *[other] droite
  } en { $hex }.
shows-face = { $piece } commence { $face ->
    [mounted] à cheval
   *[other] à pied
  }.
comes-by = Les { $side } notent le chemin du groupe en attente : { $way ->
    [first] le premier
   *[other] l’autre
  }.
leaves-map = { $pieces } : hors de la carte par { $hex }.
no-not-due = Son tour d’entrée n’est pas encore venu.
no-entry-hex = Son groupe n’entre pas par là.
no-exit = Ce n’est pas un hexagone de sortie.
no-exit-demoralised = Un pion démoralisé ne peut pas quitter la carte.
no-exit-yet = On ne quitte la carte qu’à partir du tour { $turn }.
no-fire-entering = Un pion qui entre sur la carte se déplace et ne peut pas tirer.
no-stack-off-map = Les piles hors carte que les chefs de ce segment peuvent activer sont pleines.
no-set-up-gun = Les canons ne se placent pas là.
no-set-up-town = Ce pion doit commencer dans la ville.
no-must-be-loaded = Trop peu de canons commenceraient sur des chariots.
no-free-wagon = Ce n’est pas l’un de vos chariots vides sur la carte.
no-carried-kind = On ne transporte que les canons, les mitrailleuses et les mortiers.
no-enough-loaded = Assez de canons sont déjà sur des chariots.
no-hiding = Aucun autre de ces pions ne peut être caché.
no-hiding-here = Un pion ne peut pas être caché là.
no-detached = Ce pion ne peut pas aller dans le second groupe.
no-enough-dug-in = Aucune autre de ces unités ne peut commencer retranchée.
special-guns-stay = les canons qui commencent en batterie tirent ou observent de là
no-guns-stay = Dans ce scénario, un canon qui commence en batterie y reste.
light-night = Il fait nuit : personne ne voit à plus de { $range }.
light-fog = Le brouillard couvre les champs : personne ne voit à plus de { $range }.
light-day = Il fait jour.

## Numbers
tally-initiative = initiative
tally-fire = tir
tally-strength = puissance
tally-firepower = puissance de feu
tally-morale = moral
tally-recovery = ralliement
tally-leader-loss = le chef est-il touché ?
tally-overrun = le chef s’échappe-t-il ?
tally-assault-attack = attaque
tally-assault-defence = défense
tally-standing = score
outcome-falls = éliminé
outcome-lives = survit
expect-steps = pas perdus
expect-tests = tests de moral
target-open = les autres
target-mounted = à cheval
target-gun = canons
target-dug-in = retranchés
target-fortified = fortifiés
target-wagon = chariots

## Prompts
ask-put = Placez { $piece }.
ask-entrench = Quelles unités commencent retranchées ?
ask-senior = Choisissez le commandant en chef.
ask-segment = À vous pour un segment d’action : activez une unité, un chef ou une pile, ou passez.
ask-declare = Donnez un ordre à chaque pion : mouvement ou tir.
ask-act = Quel pion agit ensuite ?
ask-attack = { $piece } : choisissez une cible.
ask-move = { $piece } : choisissez un mouvement ou une autre action.
ask-step = { $piece } : choisissez l’hexagone suivant.
ask-order = Pile en { $hex }, { $piece } en tête : choisissez l’hexagone suivant.
ask-follow = L’ennemi a tiré sur le chemin de { $hex_to }. Qui d’autre, en { $hex }, y va quand même ?
ask-join = Quelles autres unités tirent sur { $hex } ?
ask-shoot = { $piece } bouge en { $hex }. Tir d’opportunité ?
ask-lose = Quelle unité subit la perte de pas ? Pas restant à perdre : { $left }.
ask-fall = Quel chef est perdu ?
ask-give-up = Trop d’unités en { $hex }. Laquelle est éliminée ?
ask-displace = Où s’échappe { $piece } ?
ask-take-part = Quelles autres unités donnent l’assaut à { $hex } ?
ask-first-fire = Assaut sur { $hex }. Premier feu des seules unités à couvert, ou tir de toutes en même temps que l’attaque ?
ask-harass = L’ennemi quitte { $hex }. Tir de harcèlement ?
ask-flee-with = { $piece } fuit. Un chef l’accompagne-t-il ?
ask-flee = Vers où fuit { $piece } ?
ask-stay-in-works = { $piece } : démoralisation dans une fortification. Y rester ?
stay-ask-stay-in-works = Rester dans la fortification
option-leave-works = La quitter et fuir
roll-initiative = Initiative
roll-fire = Tir
roll-morale = Moral
roll-recovery = Ralliement
roll-leader-loss = Le chef est-il touché ?
roll-overrun = Le chef s’échappe-t-il ?
roll-assault = Assaut
draw-leader = On tire un chef

## Options
option-appoint = { $noun }
option-put = Placer en { $noun }
option-pick = Prendre plutôt { $noun }
option-entrench = Retrancher { $noun }
option-unit = Activer { $noun } isolément
option-leader = Activer { $noun } et ses hommes
option-stack = Activer la pile en { $noun }
option-pass = Passer
option-move-with = Mouvement pour { $noun }
option-fire-with = Tir pour { $noun }
option-move-all = Mouvement pour tous ceux à portée (les chefs activés transmettent l’ordre)
option-fire-all = Tir pour tous ceux à portée qui ont une cible
option-move-stack = Mouvement pour tous ceux à portée en { $noun }
option-fire-stack = Tir pour tous ceux à portée en { $noun } qui ont une cible
option-act = Agir avec { $noun }
option-act-stack = Déplacer ensemble la pile en { $noun }
option-follow = { $noun } prend le même chemin
option-follow-all = Tous les autres prennent le même chemin
option-to = Aller en { $noun }
option-along = Se déplacer avec { $noun }
option-halt = S’arrêter ici
option-stay = Ne rien faire
option-dig = Se retrancher
option-limber = Rendre indisponible
option-make-ready = Rendre opérationnelle
option-recover = Tenter le ralliement
option-support = Aider les autres à se rallier
option-fire = Tirer sur { $noun }
option-join = { $noun } tire aussi
option-join-all = Tirer avec toutes les unités qui le peuvent
option-shoot = Tirer avec { $noun }
option-hold = Ne pas tirer
option-let-pass = Ne pas tirer de tout ce mouvement
option-lose = { $noun } perd un pas
option-fall = { $noun } est perdu
option-give-up = Éliminer { $noun }
option-displace = S’échapper en { $noun }
option-assault = Assaut sur { $noun }
option-bayonet = Attaque à la baïonnette en { $noun }
option-reinforce = Entrer en { $noun } sans attaquer
option-take-part = { $noun } participe à l’assaut
option-all-take-part = Assaut avec toutes les unités qui le peuvent
option-first-fire = Premier feu
option-fire-together = Tir de toutes les unités, en même temps que l’attaque
option-harass = Tir de harcèlement
option-flee = Fuir en { $noun }
option-done = Terminer
stay-ask-flee-with = Aucun chef
stay-ask-order = Toute la pile reste ici
done-ask-join = Feu
done-ask-take-part = À l’attaque
done-ask-follow = Aucun autre
done-ask-entrench = Aucune autre
done-ask-declare = Exécuter les ordres
done-ask-act = Finir le segment

## Events
phase-set-up = Les deux camps se placent.
phase-turn = Tour { $turn }.
step-3-0 = Mise en place
step-6-72 = Commandants en chef
step-16-2 = Premiers retranchements
step-16-41 = Groupes en attente
phase-action = Actions.
appointed = { $piece } : tiré au sort.
put = { $piece } : en { $hex }.
starts-dug-in = { $piece } : retranchement de départ en { $hex }.
senior = { $piece } commande en chef.
initiative-die = { $side } : { $roll } pour l’initiative, { $total } en tout.
initiative = { $side } : l’initiative, { $count } { $count ->
    [one] segment
   *[other] segments
  } d’abord.
passes = Les { $side } passent.
names-unit = { $piece } agit isolément.
names-leader = { $piece } active ses hommes.
names-stack = { $side } : la pile en { $hex } agit.
grief-passes = { $piece } garde son sang-froid ({ $roll }).
grief-fails = { $piece } est désemparé sans son commandant ({ $roll }).
moves = { $pieces } : vers { $hex }.
takes-control = Les { $side } prennent { $hex }.
detected = { $piece } : repérage en { $hex }.
observed = { $piece } : sous observation en { $hex }.
begins-digging = { $piece } commence à se retrancher en { $hex }.
dug-in = { $piece } : retranchement achevé en { $hex }.
limbers = { $piece } : indisponible.
made-ready = { $piece } : opérationnelle.
mounts-at-once = { $piece } remonte à cheval en { $hex }.
forced-unloading = { $piece } : déchargement forcé en { $hex }.
supports = { $piece } rallie ses hommes.
fires = { $pieces } : tir sur { $hex }.
opportunity-fires = { $pieces } : tir d’opportunité sur { $hex }.
fire-result = { $roll } sur { $hex } : { $result_direct_fire }.
passes-test = { $piece } tient ({ $roll }).
fails-test = { $piece } rate son test de { $missed } ({ $roll }).
discouraged = { $piece } : découragement.
demoralised = { $piece } : démoralisation.
loses-step = { $piece } perd un pas en { $hex }.
eliminated = { $piece } : élimination en { $hex }.
leader-lives = { $piece } n’est pas touché ({ $roll }).
leader-falls = { $piece } est perdu en { $hex }.
leader-falls-roll = { $piece } est perdu en { $hex } ({ $roll }).
mourned = Les { $side } ont perdu leur commandant, { $piece } ; cela pèse jusqu’au tour { $turn }.
catastrophe = Les hommes autour de { $hex } ont vu tomber { $piece }.
displaced = { $piece } s’échappe en { $hex } ({ $roll }).
assaults = { $pieces } : assaut sur { $hex }.
bayonet-attack = { $pieces } : à la baïonnette en { $hex }.
reinforces = { $piece } entre en { $hex }.
first-fire = Les { $side } tirent d’abord en { $hex } : { $roll }, { $result_assault }.
assault-attack = Les { $side } attaquent en { $hex } : { $roll }, { $result_assault }.
assault-defence = Les { $side } se défendent en { $hex } : { $roll }, { $result_assault }.
harassing-fire = Les { $side } harcèlent ceux qui quittent { $hex } : { $roll }, { $result_assault }.
recovers = { $piece } se reprend ({ $roll }).
recovers-partly = { $piece } se reprend : de la démoralisation au découragement ({ $roll }).
fails-recovery = { $piece } ne se reprend pas ({ $roll }).
stays-protected = { $piece } reste à couvert en { $hex }.

## Verdicts
verdict-broken = trop de pas sont perdus
verdict-village-taken = le village est pris
verdict-village-held = le village est tenu

## Reasons
reason-losses = { $steps } pas perdus
reason-grief = le commandant en chef est perdu
reason-not-below = jamais moins de { $limit }
reason-discouraged = découragé : la moitié
reason-demoralised = démoralisé
reason-demoralised-quarter = démoralisé : le quart
reason-rounded = arrondi au-dessus
reason-leader = avec { $piece }
reason-firer = { $piece }
reason-helper = aidé par { $piece }
reason-result = résultat M{ $plus }
reason-mourned = { $piece } est tombé
reason-one-company = une compagnie dans l’hexagone
reason-two-companies = deux compagnies dans l’hexagone
reason-moving-company = une compagnie en mouvement
reason-opportunity = tir d’opportunité
reason-distance = distance { $distance }
reason-night = nuit
reason-field = champ
reason-woods = bois
reason-village = village
reason-hill = colline
reason-marsh = marais
reason-minor-river = rivière
reason-major-river = fleuve
reason-target-mounted = à cheval
reason-target-gun = canons
reason-target-dug-in = retranchés
reason-target-fortified = fortifiés
reason-led = menés par un officier
reason-bayonet = baïonnette
reason-charge = charge
reason-fortified = fortification
reason-below = il faut faire moins
reason-steps-lost = { $steps ->
    [one] un pas perdu
   *[other] { $steps } pas perdus
  } dans l’hexagone
reason-objectives = objectifs tenus : { $count }

## Refusals
no-not-yours = Ce pion n’est pas à vous.
no-not-on-board = Ce pion n’est pas sur la carte.
no-acts-aboard = Ce pion est transporté : il agira une fois déchargé.
no-spent = Ce pion a déjà bougé ou tiré ce tour.
no-leader = Seul un chef active d’autres pions.
no-leads-nobody = Un chef démoralisé n’active personne.
no-empty-hex = Il n’y a pas là deux pions capables d’agir.
no-reach = Aucun chef de son type n’est assez près dans ce segment.
no-declared = Ce pion a déjà son ordre.
no-too-few = Moins de deux pions peuvent y recevoir cet ordre.
no-not-declared = Ce pion n’a pas reçu cet ordre.
no-only-recovers = Un pion démoralisé ne peut que tenter de se rallier.
no-fires-never = Ce pion ne peut pas tirer seul.
no-pass-demoralised = Vous ne pouvez pas passer : un pion démoralisé doit d’abord tenter de se rallier.
no-send = Seuls les chefs que leur propriétaire répartit peuvent rejoindre un groupe hors carte.
no-other-mission = On vous demande la mission d’un autre pion.
no-repeat = Aucun tir n’est prévu au tour précédent.
no-such-bank = L’hexagone n’a pas cette rive.
no-such-way = Le groupe n’a pas cet itinéraire.
no-plan-as-later = Un plan ne se copie qu’avant d’en prévoir le premier tour.
no-nobody-declared = Aucun pion n’a encore d’ordre.
no-must-fire = Un tir préparé doit être exécuté s’il est possible.
no-exit-marching = On ne quitte pas la carte en mouvement stratégique.
no-march-later = Un mouvement stratégique l’est dès son premier hexagone.
no-march-in = On n’entre pas sur la carte en mouvement stratégique.
no-option = Cette règle facultative n’est pas en jeu.
no-unload-with-leader = Un chariot se décharge pendant sa propre action, ou en chemin.
no-squadron = Seuls les escadrons montent à cheval ou mettent pied à terre.
no-on-foot = Il est déjà pied à terre.
no-in-the-saddle = Il est déjà à cheval.
no-one-face = Ce pion n’a pas de face indisponible.
no-ready = Ce pion est déjà opérationnel.
no-ready-first = Ce pion doit d’abord être rendu opérationnel.
no-such-face = Ce pion n’a pas cette face.
no-supports-nobody = Aucun pion qu’il a activé ne tente de se rallier près de lui.
no-bonus = Seul un chef qui a un bonus de moral aide les autres à se rallier.
no-set-up-hex = Ce n’est pas l’un de vos hexagones de départ.
no-not-to-place = Il n’attend pas de place. Pour en replacer un, revenez en arrière.
no-asked-already = C’est à celui-ci qu’il faut une place, ou il a été laissé deux fois : placez d’abord un pion, ou revenez en arrière.
no-wheels = Un chariot ne peut pas y aller.
no-room = L’hexagone est plein.
no-room-wagons = Il y a déjà trois chariots dans l’hexagone.
no-not-adjacent = L’hexagone n’est pas adjacent.
no-enemy-there = Des unités de combat ennemies s’y trouvent : y entrer serait un assaut.
no-ground = Ce terrain est infranchissable.
no-lake = Un lac est infranchissable.
no-carried = Ce pion ne se déplace pas seul : il doit être transporté.
no-points = Cela coûte { $price } demi-points, et il en reste { $left }.
no-one-hex = Un pion découragé ne bouge que d’un hexagone.
no-one-hex-out = Un pion qui quitte un hexagone d’assaut ne bouge que d’un hexagone.
no-assault-to-assault = On ne passe pas d’un hexagone d’assaut à un autre.
no-approach = Sans chef, une unité ne peut pas s’approcher de l’ennemi.
no-night-entry = La nuit, une unité n’entre en terrain ennemi qu’avec un chef.
no-not-called = Il n’a pas activé cette unité, ou elle n’est pas avec lui.
no-direct-fire = Ce pion n’a pas de tir à vue.
no-limbered = Ce pion est indisponible.
no-demoralised = Ce pion est démoralisé.
no-in-assault-hex = On ne tire pas depuis un hexagone d’assaut.
no-at-assault-hex = On ne tire pas dans un hexagone d’assaut.
no-friends-there = Des unités amies s’y trouvent.
no-target = Aucun ennemi ne s’y trouve.
no-not-seen = Ce pion n’y voit personne.
no-range = Sa portée est de { $range }, la distance de { $distance }.
no-friends-between = Des unités amies sont dans la ligne de tir.
no-group = Ce pion ne peut pas tirer avec les autres.
no-fired-here = Ce pion a déjà tiré sur cette unité dans cet hexagone.
no-mounted = Une unité à cheval ne fait pas de tir d’opportunité.
no-loss-here = Cette unité ne peut pas subir cette perte de pas.
no-better-first = Les unités en meilleur état perdent les premiers pas.
no-barrage = Un feu roulant y tombe.
no-digs = Ce pion ne peut pas se retrancher.
no-digging-here = On ne se retranche ni dans un village, ni dans un bois, ni dans une fortification.
no-dug-already = Ce pion est déjà retranché.
no-shaken = Ce pion n’est pas en bon ordre.
no-not-shaken = Ce pion est en bon ordre.
no-leaders-first = Les chefs découragés ou démoralisés de grade supérieur agissent d’abord.
no-enemy-to-assault = Aucune unité de combat ennemie ne s’y trouve.
no-not-beside = Un assaut part d’un hexagone adjacent.
no-only-companies = Seuls les compagnies et les chefs peuvent entrer dans un hexagone ennemi.
no-not-well-led = Aucun chef en bon ordre n’a activé ce pion.
no-cannot-attack = Ce pion ne peut pas attaquer dans un assaut.
no-bayonet = Seules les compagnies activées par un chef présent peuvent attaquer à la baïonnette.
no-leader-alone = Un chef n’entre pas sans compagnie dans un hexagone ennemi.
no-bound = Le chef qui l’a activé doit entrer avec lui dans l’assaut.
no-leader-outside = Le chef qui l’a activé doit entrer d’abord.
no-nothing-to-join = Aucune unité amie ne se bat là.
no-flight-there = Ce pion ne peut pas fuir là.
no-crossing = On ne franchit pas le fleuve ici : ni pont, ni gué.
no-river-crossed = Un pion qui a franchi une rivière s’arrête là.
no-bayonet-across = On ne charge pas à la baïonnette à travers un fleuve.
reason-opposite-bank = par-dessus le fleuve
tally-fog = brouillard de guerre
outcome-fog = le tour s’achève
outcome-clear = le tour continue
target-flanked = de flanc
ask-keep-back = Garder un segment pour plus tard dans le tour ?
ask-play-kept = Jouer maintenant le segment gardé ?
roll-fog = Brouillard de guerre
option-merge = Fusionner avec { $noun }
option-keep-back = Garder un segment
option-keep-none = N’en garder aucun
option-play-kept = Le jouer maintenant
option-march = Mouvement stratégique vers { $noun }
merges = { $piece } absorbe { $piece_other } en { $hex }.
keeps-back = Les { $side } gardent un segment pour plus tard.
plays-kept = Les { $side } jouent le segment gardé.
fog-ends-turn = Plus personne ne sait où est qui : le tour est terminé ({ $roll }).
fog-lifts = Le combat continue ({ $roll }).
reason-flank = de flanc
reason-ambush = embuscade contre un mouvement stratégique
no-merge = Deux compagnies ne fusionnent que réduites, de même type, en bon ordre, dans le même hexagone et sous un même chef.
no-seen = Un mouvement stratégique doit rester hors de vue de l’ennemi.
field-guns_lost = canons perdus
field-guns_stormed = canons perdus à l’assaut
field-colonels_lost = colonels perdus
field-own_fire = compagnies perdues par tir ami
field-awarded = terrain tenu assez longtemps
about-field-guns_lost = Canons et mortiers perdus par un camp, assauts compris.
about-field-guns_stormed = Canons et mortiers perdus par un camp à l’assaut.
about-field-colonels_lost = Colonels perdus par un camp.
about-field-own_fire = Compagnies perdues par le tir préparé de leur propre camp (9.81).
about-field-awarded = 1 pour un camp qui a tenu son terrain jusqu’au tour dit par le scénario.
reason-enemy-steps = pas ennemis
reason-enemy-guns = { $count } canons ennemis
reason-guns-stormed = { $count } canons pris d’assaut
reason-enemy-colonels = le colonel ennemi
reason-ground = { $count } hexagones de terrain
reason-steady = des compagnies en bon ordre là où il faut
reason-denied = aucune compagnie ennemie en bon ordre au-delà de la ligne
reason-ready-guns = { $count } canons encore opérationnels
reason-own-fire = { $count } compagnies perdues par leurs propres canons
reason-held-late = terrain tenu assez longtemps
reason-guns-left = { $count } canons hors de la carte
reason-wagons-left = { $count } chariots hors de la carte
reason-companies-left = { $count } compagnies hors de la carte
verdict-stream-crossed = la rivière est franchie
verdict-stream-held = la rivière est tenue
verdict-tie = égalité de points
verdict-points = aux points
verdict-decisive = une victoire décisive
no-helped-once = Il a déjà aidé un tir ; il ne peut plus aider que des mitrailleuses.
special-russian-first = les Russes se placent en premier

## Artillery (9, 11, 16.1, 18)
phase-missions = Les canons reçoivent leurs missions.
phase-bombardment = Bombardement.
field-duty = mission connue
field-duty-none = aucune
field-duty-fire = tir préparé
field-duty-observe = observation
field-duty-move = mouvement
field-duty-cancelled = annulée
field-tried = annulation tentée au tour
field-aimed = vise
field-fell = le tir tombe en
about-field-duty = La mission d’un canon ou mortier telle que tous la connaissent par ce qu’il a montré (9.15).
about-field-tried = Le tour où son propriétaire a tenté pour la dernière fois d’annuler sa mission (9.14).
about-field-aimed = La cible pour laquelle la dispersion a été tirée en solitaire (18.1).
about-field-fell = Où tombe le tir sur cette cible en solitaire (18.2).
tally-bombardment = bombardement
tally-cancel = annulation d’une mission
tally-ammunition = munitions
tally-smoke = obus fumigène
tally-drift = nuage de fumée
tally-direction = direction
tally-friendly-fire = tir ami
tally-friendly-value = valeur du tir ami
tally-friendly-strength = tir ami
tally-scatter = dispersion
outcome-cancelled = annulée
outcome-goes-on = non annulée
outcome-smoke = fumée
outcome-no-smoke = pas de fumée
outcome-stays = reste
outcome-drifts = dérive
outcome-goes = se dissipe
outcome-hit = touché
outcome-missed = manqué
outcome-on-target = au but
outcome-one-off = à un hexagone
outcome-two-off = à deux hexagones
reason-low = à court de munitions
reason-observed-fire = tir observé
reason-small-bombardment = un bombardement de { $total } seulement
ask-mission = { $piece } : choisissez une mission.
ask-aim = { $piece }, tour { $turn } : tirer sur quoi ?{ $planned ->
    [0] {""}
   *[other] {" "}Déjà prévu : { $so_far }.
  }
ask-cancel = Tenter d’annuler une mission ?
ask-bombard = Quel tir du plan vient ensuite ?
ask-combine = { $pieces } sur { $hex } : qui d’autre tire avec ?
roll-cancel = Annulation d’une mission
roll-bombardment = Bombardement
roll-friendly-fire = Des amis sont-ils touchés ?
roll-friendly-value = Force du tir ami
roll-ammunition = Munitions
roll-smoke = Obus fumigène
roll-drift = Le nuage
roll-direction = Direction
roll-scatter = Dispersion
option-plan-fire = Tir préparé
option-observe = Observation
option-bound-for = Mouvement vers { $noun }
option-aim = Tirer sur { $noun }
option-aim-smoke = Fumigènes sur { $noun }
option-plan-as = Même plan que { $noun }
option-no-fire = Pas de tir ce tour
option-as-before = Comme au tour précédent
option-as-before-on = Comme au tour précédent, tant qu’il y a des obus
option-no-more-fire = Plus aucun tir ensuite
option-cancel = Annuler la mission de { $noun }
option-open-fire = Ouvrir le feu sur { $noun }
option-fire-smoke = { $noun } tire des fumigènes
option-rally = { $noun } tente de se rallier
option-hold-fire = Ne plus tirer ce tour
option-combine = { $noun } tire aussi
option-combine-all = Toutes celles qui le peuvent
done-ask-cancel = Laisser les missions telles quelles
done-ask-combine = Feu
missions-given = Les { $side } ont donné leurs missions à leurs canons.
takes-up-observation = { $piece } observe depuis { $hex }.
mission-cancelled = La mission de { $piece } est annulée ({ $roll }).
mission-goes-on = La mission de { $piece } continue ({ $roll }).
bombards = { $pieces } : bombardement de { $hex }.
bombardment-result = { $roll } contre les { $side } en { $hex } : { $result_bombardment }.
fires-observed = { $piece } tire à vue sur { $hex }.
fires-smoke = { $piece } tire des fumigènes sur { $hex }.
holds-fire = { $pieces } : pas de tir à ce tour.
barrage-placed = { $piece } établit un feu roulant sur { $hex }.
barrage-strikes = { $pieces } : le feu roulant frappe en { $hex }.
barrage-lifts = Le feu roulant de { $piece } sur { $hex } cesse.
friendly-fire-hits = Des obus tombent trop court sur les { $side } en { $hex } ({ $roll }).
friendly-fire-misses = Les { $side } en { $hex } échappent à leurs propres obus ({ $roll }).
friendly-fire-value = { $roll } pour la force du tir sur { $hex } : { $value }.
has-ammunition = { $piece } a des obus ({ $roll }).
low-on-ammunition = { $piece } est à court de munitions ({ $roll }).
out-of-ammunition = { $piece } n’a plus de munitions en { $hex } et quitte le combat ({ $roll }).
smoke-rises = La fumée monte en { $hex } ({ $roll }).
smoke-fails = L’obus fumigène sur { $hex } échoue ({ $roll }).
smoke-stays = La fumée en { $hex } reste ({ $roll }).
smoke-goes = La fumée en { $hex } se dissipe ({ $roll }).
smoke-drifts = La fumée en { $hex } dérive vers { $hex_to } ({ $roll }).
on-target = { $piece } est au but ({ $roll }).
scatters = Le tir de { $piece } s’égare ({ $roll }).
lost-shells = Le tir de { $piece } se perd hors de la carte ({ $roll }).
no-battery = Seuls les canons, les mortiers et les batteries hors carte ont des missions.
no-plan-for-mortars = Les mortiers n’ont pas de tir préparé.
no-plan-shells = Il n’y a pas d’obus pour un tir préparé.
no-drawn-up = Un pion indisponible, chargé ou encore à entrer doit avoir une mission de mouvement.
no-goal-here = Ce pion y est déjà.
no-goal-there = Ce pion ne peut pas y aller.
no-aim-range = C’est hors de portée.
no-smoke = Ce scénario n’a pas d’obus fumigènes.
no-smoke-left = Il ne reste pas d’obus fumigènes.
no-smoke-there = On ne peut pas tirer de fumigènes là.
no-such-plan = Ce plan à copier n’existe pas.
no-mission-stays = Sa mission retient ce pion où il est.
no-arrived = Ce pion est arrivé à destination et y reste.
no-on-its-way = Ce pion reste indisponible jusqu’à son arrivée.
no-tried = Vous l’avez déjà tenté ce tour.
no-nothing-to-cancel = Ce pion n’a pas de mission à annuler.
no-salvo = Seules se combinent les batteries voisines, ou les batteries hors carte entre elles.
no-observer = Seul un canon ou un mortier en observation tire à vue.
no-planned-fire = Ce pion n’a pas de tir préparé ce tour.
no-entry = Son plan prévoit autre chose pour ce tour.
no-aim-there = Aucune batterie n’a cet hexagone dans son plan pour ce tour.

## Chariots et cavalerie
ask-charge-way = { $piece } charge : par quel hexagone ?
option-load = Charger { $noun }
option-embark = Monter sur { $noun }
option-exchange = Décharger, puis charger { $noun }
option-unload = Décharger { $noun }
option-unload-ready = Décharger { $noun } et rendre opérationnelle
option-mount = Se mettre en selle
option-dismount = Mettre pied à terre
option-charge = Charger l’ennemi en { $noun }
loads = { $piece } : { $piece_other } y monte, en { $hex }.
unloads = { $piece } : { $piece_other } en descend, en { $hex }.
unloads-ready = { $piece } : { $piece_other } en descend, opérationnel, en { $hex }.
exchanges = En { $hex }, { $piece } descend et { $piece_other } prend la place.
mounts = { $piece } se met en selle.
dismounts = { $piece } met pied à terre.
charges = { $pieces } : charge sur { $hex }.
no-not-carried = Un chariot porte une seule unité de mitrailleuses, de mortiers ou de canons de son camp.
no-not-together = Ils ne sont pas dans le même hexagone.
no-has-load = Le chariot porte déjà une charge, ou l’unité est déjà chargée.
no-load = Le chariot ne porte pas cette unité.
no-load-spent = La charge a déjà bougé ou tiré ce tour.
no-shaken-load = Le chariot et sa charge doivent être en bon ordre.
no-load-in-assault = On ne charge rien dans un hexagone d’assaut.
no-both-move = Le chariot et l’unité doivent tous deux avoir un ordre de mouvement.
no-two-hexes = Une charge part à deux hexagones de sa cible.
no-rider = Seuls les escadrons à cheval et les chefs de cavalerie peuvent charger.
no-charge-way = L’hexagone intermédiaire doit être dégagé, plat et sans unité.
no-was-charged = Seule la charge peut attaquer cet hexagone dans ce segment.
field-attacked = attaqué dans ce segment
about-field-attacked = 1 pour un hexagone assailli dans ce segment, 2 si seule une charge l’a attaqué (12.72).
field-division = secteurs divisés par
about-field-division = Comment la carte est divisée en secteurs (17.51).
field-sector = secteur joué
about-field-sector = Le secteur qui est joué (17.51).
field-across = assauts au-delà de la limite
about-field-across = 1 pour un camp dont les assauts peuvent franchir la limite ce tour (17.51).
field-posted = affecté à l’autre secteur
about-field-posted = 1 pour un pion affecté à l’autre secteur et pas encore arrivé (17.52).
field-division-none = pas de division
field-division-rows = rangées
field-division-maps = cartes
ask-division = Diviser la carte en secteurs par rangées ou par cartes ?
option-by-rows = Par rangées
option-by-maps = Par cartes
divided-by-rows = Les { $side } divisent la carte en un secteur nord et un secteur sud.
divided-by-maps = Les { $side } font de chaque carte un secteur.
ask-command = Ordres du général en chef
option-post = Affecter { $noun } à l’autre secteur
option-order-across = Ordonner des assauts au-delà de la limite ce tour
done-ask-command = Aucun autre ordre
posted = { $piece } : affectation à l’autre secteur.
orders-across = Les { $side } ordonnent des assauts au-delà de la limite.
sector-plays = Le secteur { $number } est joué.
no-other-sector = Ce pion doit rester dans son secteur.
no-fire-over = On ne tire pas hors de son secteur.
no-assault-over = Aucun assaut au-delà de la limite n’a été ordonné ce tour.
no-sector-in-play = C’est l’autre secteur qui se joue maintenant.
no-post-yet = On ne change de secteur qu’entre les tours.
no-join-all = Une seule unité peut encore tirer avec elles : choisissez-la.
no-not-to-divide = Ce pion n’est pas à répartir.
no-not-highest = Ce n’est pas l’un de vos chefs du plus haut grade.
no-across-already = Ils sont déjà ordonnés pour ce tour.
no-not-posted = Seuls les pions sur la carte changent de secteur.
no-post-aboard = Ce pion est transporté : il suit son chariot.
no-posted = Ce pion est déjà affecté à l’autre secteur.

## Le but à l’écran
goal-places = hexagones
goal-lead = points d’avance
goal-how-hold-village = Les Russes gagnent s’ils contrôlent assez du village après le dernier tour ; les Allemands, s’ils les en empêchent.
goal-how-cross-stream = Les Russes gagnent après le dernier tour s’ils tiennent assez du village, ou le pont sans Allemand à proximité, et si leurs pertes ne sont pas trop lourdes.
goal-how-points = Le camp qui a le plus de points après le dernier tour gagne.
goal-village-taken = victoire russe
goal-village-held = victoire allemande
goal-stream-crossed = victoire russe
goal-stream-held = victoire allemande
goal-points = victoire aux points : { $side }
goal-decisive = victoire décisive : { $side }
goal-tie = égalité{ $side ->
    [Russe] {" "}au Russe
    [Allemand] {" "}à l’Allemand
   *[other] {""}
}
goal-broken = victoire, l’autre camp est brisé : { $side }
band-village-taken = Russe
band-village-held = Allemand
band-stream-crossed = Russe
band-stream-held = Allemand
band-points = { $side } en tête
band-decisive = { $side } décisif
band-tie = égalité
band-broken = { $side }
count-steps = { $side } : un point pour { $steps ->
    [one] un pas ennemi perdu
   *[other] { $steps } pas ennemis perdus
}
count-gun = { $side } : { $points } par canon ennemi
count-gun-assault = { $side } : { $points } à la place pour un canon perdu dans un assaut
count-colonel = { $side } : { $points } par colonel ennemi
count-ready-gun = { $side } : { $points } par canon opérationnel sur la hauteur à la fin, à 40 m ou plus
count-own-fire = { $side } : { $points } par compagnie ennemie perdue sous le tir préparé de son camp
count-gun-left = { $side } : { $points } par canon sorti de la carte
count-wagon-left = { $side } : { $points } par chariot sorti de la carte
count-company-left = { $side } : { $points } par compagnie sortie de la carte
way-breaks = { $side } : défaite immédiate avec { $most } pas perdus (à présent { $count }).
way-steady = { $side } : { $needed } compagnies en bon ordre dans les colonnes { $first } à { $last } à la fin, pour { $points } (compagnies à présent : { $count }).
way-denied = { $side } : aucune compagnie ennemie en bon ordre dans les colonnes { $first } à { $last } à la fin : { $points }.
way-late = { $side } : tient { $hex } à la fin du tour { $turn } : { $points }.
way-exit = { $side } : les pions non démoralisés sortent de la carte dès le tour { $turn }, { $count ->
    [one] par { $first }
   *[other] par { $first } à { $last }
}.
way-bridge = Russe : tient le pont, sans unité de combat allemande à { $near } hexagones ou moins.
way-most-lost = Russe : au plus { $most } pas perdus (à présent { $count }).
prize-ground = { $side } : { $points }
prize-objective = un hexagone du village
prize-objective-bridge = le pont

## Résultats des tables en toutes lettres
result-direct-fire = { $steps ->
    [0] { $plus ->
        [0] test de moral
       *[other] test de moral, +{ $plus } aux dés
      }
    [one] un pas perdu, puis tests de moral
   *[other] { $steps } pas perdus, puis tests de moral
  }
result-bombardment = { $steps ->
    [0] { $plus ->
        [0] test de moral
       *[other] test de moral, +{ $plus } aux dés
      }
    [one] un pas perdu, puis tests de moral
   *[other] { $steps } pas perdus, puis tests de moral
  }
result-assault = { $steps ->
    [0] { $plus ->
        [0] test de moral
       *[other] test de moral, +{ $plus } aux dés
      }
    [one] un pas perdu, puis tests de moral
   *[other] { $steps } pas perdus, puis tests de moral
  }
result-direction = { $cell ->
    [N] nord
    [NE] nord-est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
   *[NW] nord-ouest
  }
own-points = victoire aux points
own-decisive = victoire décisive

## What decided the game
decided-broken = { $side } : { $count } pas perdus ; { $most } suffisaient à briser ce camp.
decided-points = Points : Allemands { $german }, Russes { $russian }.
decided-places = Hexagones du village aux mains du Russe : { $count ->
    [0] aucun
   *[other] { $count } ({ $places })
  } ; il en faut { $enough }.
decided-bridge = Les Russes tiennent le pont en { $places }, sans unité de combat allemande à proximité.
decided-too-costly = Les Russes ont perdu { $count } pas, plus de { $most }.

## Avant de passer, ou de terminer une action
concern-not-activated = { $count ->
        [one] { $piece } n’a pas agi : si les deux camps passent à la suite, le tour peut finir.
       *[other] { $count } pions n’ont pas agi : si les deux camps passent à la suite, le tour peut finir.
    }
concern-no-order = { $count ->
        [one] { $piece } n’a pas encore d’ordre.
       *[other] { $count } pions à portée n’ont pas encore d’ordre.
    }
concern-not-acted = { $count ->
        [one] { $piece } a un ordre et n’a pas agi.
       *[other] { $count } pions ont un ordre et n’ont pas agi.
    }
