title = Patrouille
subtitle = Deux patrouilles, un village, une nuit
about = Deux patrouilles se rencontrent la nuit dans un village. Un petit jeu pour tout apprendre : mouvement, tir, assaut, et des pions qui cachent ce qu’ils sont.
about-hidden = leurres

side-blue = Bleu
side-red = Rouge
box-out = hors jeu
box-hand = en main
box-reserve = en réserve
mark-spent = activé
mark-fired = a tiré
mark-shaken = ébranlé
word-shells = bombes
word-screen = fumigènes

## Noms
kind-leader = chef
kind-squad = groupe
kind-gun = mitrailleuse
kind-scouts = éclaireurs
kind-decoy = leurre
kind-shells = bombes
kind-screen = fumigène
the-leader = le { $title }
the-squad = le { $title }
the-gun = la { $title }
the-scouts = l’{ $title }
the-decoy = le { $title }
the-shells = les { $title }
the-screen = les { $title }
value-fire = tir
value-close = corps à corps
value-range = portée
value-move = mouvement
value-morale = moral
value-bonus = bonus
terrain-wood = bois
terrain-village = village
hexside-stream = ruisseau
hexside-bridge = pont
link-road = route
zone-zone = zone de contrôle
field-begins = commence le tour
field-acting = camp actif
field-passes = passes de suite
field-lit = fusée allumée
field-smoke = fumée
field-losses = pas perdus
field-shells = bombes restantes
field-screens = fumigènes restants
field-flares = fusées restantes
about-field-begins = Le camp qui commence ce tour, selon le dé de 4.1.
about-field-acting = Le camp à qui c’est d’activer un pion (5.1).
about-field-passes = Combien de fois de suite un camp a passé ; deux fois mettent fin aux activations (5.2).
about-field-lit = 1 tant qu’une fusée éclaire : on voit plus loin jusqu’à la fin du tour (15.1).
about-field-smoke = Combien de tours encore la fumée reste dans un hex (13.5).
about-field-losses = Pas perdus par un camp ; ils rapportent à l’ennemi (14.2).
about-field-shells = Tirs de mortier qui restent à un camp ; lui seul le sait (13.1).
about-field-screens = Tirs fumigènes qui restent à un camp ; lui seul le sait (13.1).
about-field-flares = Fusées éclairantes qui restent à un camp, si l’option 15.1 est jouée.
special-free-set-up = les deux camps se placent librement, sans se voir
special-no-mortars = pas de mortiers cette nuit
overlay-sight = ligne de vue
overlay-command = commandement
tally-initiative = initiative
tally-fire = tir
tally-bombs = bombes
tally-morale = moral
tally-move = points de mouvement
tally-assault = assaut
tally-points = points
expect-steps = pas perdus
expect-tests = tests de moral
expect-attacker-steps = pas perdus par l’attaquant
expect-defender-steps = pas perdus par le défenseur

## Questions
ask-activate = Activez un pion, ou passez.
ask-act = { $piece } : choisissez une action.
ask-step = { $piece } est en { $hex }, avec encore { $left ->
    [one] { HALVES($left) } point
   *[other] { HALVES($left) } points
  }. Où ensuite ?
ask-react = Un pion vient d’entrer en { $hex }. Tirer dessus ?
ask-answer = On vous a tiré dessus depuis { $hex }. Riposter ?
ask-join = Qui se joint à l’assaut sur { $hex } ? { $chosen ->
    [0] Personne encore.
    [one] Une unité pour l’instant.
   *[other] { $chosen } unités pour l’instant.
  }
ask-loses = Quelle unité perd un pas ?
ask-retreat = { $piece } recule : { $left ->
    [one] un hexagone à parcourir.
   *[other] { $left } hexagones à parcourir.
  } Vers où ?
ask-advance = { $inside ->
    [0] { $hex } est vide. Qui y entre ?
   *[other] { $hex } est à nous. Qui d’autre y entre ?
  }
ask-enter = Où entre { $piece } ? Attendre est permis.
ask-plot = Les mortiers sont prêts. Que préparent-ils ?
ask-aim = Où tomberont les { $word_plot } au tour suivant ?
ask-show = Révéler une unité pour prendre l’objectif où elle se trouve ?
ask-put = Placez { $piece }.
roll-initiative = Qui commence le tour ?
roll-fire = Tir
roll-morale = Moral
roll-rally = Ralliement
roll-assault = Assaut
roll-drift = Où va la dérive ?
roll-bombs = Les bombes éclatent

## Réponses
option-activate = Activer { $noun }
option-pass = Passer
option-flare = Lancer une fusée éclairante
option-to = Aller en { $noun }
option-halt = S’arrêter ici
option-fire = Tirer sur { $noun }
option-assault = Donner l’assaut en { $noun }
option-hide = Se terrer
option-rally = Tenter de se rallier
option-stay = Rester sur place
option-join = { $noun } se joint à l’assaut
option-shoot = Tirer avec { $noun }
option-hold = Ne pas tirer
option-loses = { $noun } perd un pas
option-retreat = Reculer en { $noun }
option-advance = { $noun } y entre
option-enter = Entrer en { $noun }
option-wait = Attendre
option-plot = Préparer { $noun }
option-plot-shells = Préparer des bombes
option-plot-screen = Préparer des fumigènes
option-plot-nothing = Ne rien préparer
option-aim = Viser { $noun }
option-show = Révéler { $noun }
option-put = Placer en { $noun }
option-pick = Prendre plutôt { $noun }
option-done = Terminé

## Réponses dans les mots d’une question : <verbe>-<question>
hold-ask-answer = Ne pas riposter
shoot-ask-answer = Riposter avec { $noun }
done-ask-join = { $chosen ->
    [0] Donner l’assaut sans renfort
   *[other] Donner l’assaut ensemble
  }
done-ask-advance = { $inside ->
    [0] Personne n’y entre
   *[other] Personne d’autre n’y entre
  }
wait-ask-enter = Attendre un autre tour
done-ask-show = Rester cachés

## Événements
phase-set-up = Les deux patrouilles prennent place dans le noir.
phase-turn = Tour { $turn }.
begins = { $side } commence (dé { $roll }).
enters = { $piece } entre en { $hex }.
counter-enters = { $side } : un pion entre en { $hex }.
set-up-done = { $side } est en place.
passes = { $side } passe.
moves = { $piece } va en { $hex }.
counter-moves = { $side } : un pion va en { $hex }.
stays = { $piece } reste en { $hex }.
counter-stays = { $side } : un pion reste en { $hex }.
hides = { $piece } se terre en { $hex }.
revealed = { $piece } se révèle en { $hex }.
decoy-found = { $side } : ce n’était qu’un leurre en { $hex }.
fires = { $piece } tire sur { $hex }, colonne { $column }.
fires-in-vain = { $piece } tire sur { $hex } (aucune chance de toucher).
result = { $effect ->
    [0] { $roll } aux dés : sans effet en { $hex }.
   *[other] { $roll } aux dés en { $hex } : { $result_fire }.
  }
assault-result = { $roll } au dé en { $hex } : { $result_assault }.
holds = { $piece } tient ({ $roll }).
breaks = { $piece } flanche ({ $roll }).
needed = Il fallait { $need } ou moins.
reduced = { $piece } perd un pas en { $hex }.
destroyed = { $piece } est hors de combat en { $hex }.
cornered = { $piece } ne peut quitter { $hex }.
retreats = { $piece } recule en { $hex }.
rallies = { $piece } se rallie en { $hex } ({ $roll }).
counter-rallies = { $side } : un pion se rallie en { $hex } ({ $roll }).
stays-shaken = { $piece } ne se rallie pas en { $hex } ({ $roll }).
counter-stays-shaken = { $side } : un pion ne se rallie pas en { $hex } ({ $roll }).
assaults = { $count ->
    [one] { $piece } donne l’assaut en { $hex }.
   *[other] { $piece } mène { $count } unités à l’assaut de { $hex }.
  }
advances = { $piece } entre en { $hex }.
plotted = Préparé : { $word_plot } sur { $hex }.
falls = { $side } : { $word_plot } sur { $hex }.
falls-away = { $side } : le tir tombe hors du terrain.
drifts = Personne n’observe : le tir dérive en { $hex } (dé { $roll }).
smoke-rises = De la fumée s’élève en { $hex }.
flare = { $side } lance une fusée : on y voit comme en plein jour.
takes = { $side } prend { $hex }.
final-points = { $side } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
verdict-clear = victoire nette
verdict-narrow = courte victoire
verdict-draw = personne n’a gagné
verdict-wiped-out = l’autre patrouille est anéantie

## Motifs
reason-leader = chef
reason-reduced = réduit
reason-out-of-command = hors commandement
reason-pressure = feu nourri
reason-adjacent = adjacent
reason-far = loin
reason-wood = dans le bois
reason-village = dans les maisons
reason-concealed = cible cachée
reason-moving = en mouvement à découvert
reason-uphill = vers le haut
reason-stream = par le ruisseau
reason-shaken = défenseurs ébranlés
reason-unknown = on ne sait pas encore qui est là
reason-church = { $side } tient l’église
reason-price = points pour entrer dans l’hexagone
reason-prize = on tient { $hex }
reason-enemy-losses = pas perdus par l’ennemi

## Refus
no-spent = Il a déjà été activé ce tour.
no-not-yours = Il n’est pas à vous.
no-marker-acts = Il marque un tir prévu : seuls les pions agissent.
no-not-on-board = Il n’est pas sur la carte.
no-not-adjacent = Cet hexagone n’est pas voisin.
no-enemy-there = Un pion ennemi s’y trouve.
no-points = Cela coûte { $price ->
    [one] { HALVES($price) } point
   *[other] { HALVES($price) } points
  }, et il { $left ->
    [0] n’en reste pas.
   *[other] en reste { HALVES($left) }.
  }
no-stack-full = L’hexagone est plein.
no-fire-value = Il ne peut pas tirer.
no-shaken = Il est ébranlé.
no-not-hit = Cette unité ne peut pas perdre ce pas.
no-fired-already = Il a déjà tiré hors de son tour.
no-target = Aucun pion ennemi ne s’y trouve.
no-range = La distance est { $distance }, sa portée { $range }.
no-too-dark = Cette nuit, on ne voit pas à plus { $range ->
    [one] d’un hexagone.
   *[other] de { $range } hexagones.
  }
no-line-of-sight = Quelque chose coupe la ligne de vue.
no-hidden-already = Il est déjà caché.
no-hide-seen = Un pion ennemi en { $hex } le voit.
no-not-shaken = Il n’est pas ébranlé.
no-retreat-nearer = Ce n’est pas s’éloigner du danger.
no-enemy-zone = Cet hexagone est dans une zone ennemie.
no-close-value = Il ne peut pas donner l’assaut.
no-fighter = Seul un combattant mène un assaut.
no-not-attacking = Il n’a pas pris part à l’assaut.
no-not-claiming = Ce n’est pas un de vos pions cachés sur un objectif.
no-decoy = Un leurre ne prend pas d’objectif.
no-command = Il est hors commandement.
no-ammunition = Il n’en reste plus.
no-flares-played = On joue sans fusées éclairantes.
no-flare-instead = Une fusée se tire au lieu d’activer un pion, et il n’en reste aucun à activer.
no-lit-already = Une fusée éclaire déjà le terrain.
no-plot-nowhere = Aucune de vos unités ne voit d’hexagone, et aucun lieu ne porte de nom.
no-plot-unseen = Aucune de vos unités ne voit cet hexagone, et il ne porte pas de nom.
no-entry-hex = Ce n’est pas un de vos hexagones d’entrée.
no-set-up-hex = Ce n’est pas un de vos hexagones de départ.
no-not-to-place = Il n’attend pas de place. Pour en replacer un, revenez en arrière.
no-asked-already = C’est à celui-ci qu’il faut une place, ou il a été laissé deux fois : placez d’abord un pion, ou revenez en arrière.

## Le but à l’écran
goal-how = Après le dernier tour, les points décident : ceux des objectifs qu’un camp tient, et un par pas perdu par l’ennemi.
goal-lead = points d’avance
band-clear = { $side } net
band-narrow = { $side } de peu
band-draw = égalité
band-wiped-out = { $side } seul en lice
goal-clear = victoire nette : { $side }
goal-narrow = courte victoire : { $side }
goal-draw = partie nulle
goal-wiped-out = victoire : { $side }, l’autre patrouille est anéantie
prize-held = objectif : { $points } à qui le tient
count-steps = un point par pas perdu par l’ennemi
way-wiped-out = { $side } n’a plus de combattant sur la carte ni à venir : l’autre camp gagne aussitôt.

## Résultats des tables en toutes lettres
result-fire = { $steps ->
    [0] { $pressure ->
        [0] test de moral
       *[other] test de moral, +{ $pressure } aux dés
      }
    [one] un pas perdu
   *[other] { $steps } pas perdus
  }
result-assault = { $attacker_retreats ->
    [0] { $attacker_steps ->
        [0] { $defender_steps ->
            [0] le défenseur recule
            [one] le défenseur perd un pas et recule
           *[other] le défenseur perd { $defender_steps } pas et recule
          }
       *[other] l’attaquant perd { $attacker_steps }, le défenseur { $defender_steps }
      }
   *[other] { $attacker_steps ->
        [0] l’attaquant recule
        [one] l’attaquant perd un pas et recule
       *[other] l’attaquant perd { $attacker_steps } pas et recule
      }
  }
own-clear = victoire nette
own-narrow = courte victoire

## What decided the game
decided-wiped-out = { $side } n’a plus aucun combattant, ni sur la carte ni à venir : l’autre camp gagne, quels que soient les points.

## Avant de passer
concern-not-activated = { $count ->
        [one] { $piece } n’a pas agi : la prochaine passe peut mettre fin au tour.
       *[other] { $count } pions n’ont pas agi : la prochaine passe peut mettre fin au tour.
    }
concern-may-rally = { $count ->
        [one] { $piece } peut encore tenter de se rallier.
       *[other] { $count } unités secouées peuvent encore se rallier.
    }
concern-out-of-command = { $count ->
        [one] { $piece } : hors de commandement.
       *[other] { $count } unités sont hors de commandement.
    }
