title = Marne 1918
subtitle = Friedensturm, de mai à juillet 1918
about = Les dernières offensives allemandes et la réponse des Alliés, du Chemin des Dames à la seconde Marne : divisions et régiments, trois kilomètres par hexagone, trois jours par tour.

side-german = Allemands
side-allied = Alliés
box-german-hand = à la disposition des Allemands
box-air-next-turn = groupements aériens absents jusqu’au tour suivant
box-gneisenau-1 = Alliés, du 9 au 11 juin, séquence 3 : groupements aériens
box-gneisenau-2 = Alliés, du 9 au 11 juin, séquence 3, ou du 12 au 15 juin
box-blucher-1 = Alliés, du 27 au 29 mai, séquence 2 : 4522
box-blucher-2 = Alliés, du 27 au 29 mai, séquence 2 : 2115 ou 2120
box-blucher-3 = Alliés, du 27 au 29 mai, séquence 3 : 2120, 2023 ou 2230
box-blucher-4 = Alliés, du 27 au 29 mai, séquence 3 : 2230 ou 3028
box-blucher-5 = Alliés, du 30 mai au 2 juin, séquence 1 : à deux hexagones au plus de 4524
box-blucher-6 = Alliés, du 30 mai au 2 juin, séquence 1 : 4522, 4523, 4524 ou 4525
box-blucher-7 = Alliés, du 30 mai au 2 juin, séquence 1 : 2120, 2023 ou 2230
box-blucher-8 = Alliés, du 30 mai au 2 juin, séquence 1 : 2230 ou 3028
box-blucher-9 = Alliés, du 30 mai au 2 juin, séquence 2 : 2120, 2023 ou 2230
box-blucher-10 = Alliés, du 30 mai au 2 juin, séquence 2 : 2230 ou 3028
box-blucher-11 = Alliés, du 30 mai au 2 juin, séquence 3 : 2230 ou 3028
box-blucher-12 = Alliés, du 30 mai au 2 juin, séquence 3 : 2120, 2023 ou 2230
box-blucher-13 = Alliés, du 3 au 6 juin, séquence 1 : 2120, 2023, 2230 ou 3028
box-blucher-14 = Allemands, du 27 au 29 mai, séquence 2 : sur le QG de la 7e armée allemande
box-blucher-15 = Allemands, du 30 mai au 2 juin, séquence 2 : sur le QG de la 7e armée allemande ou à côté
box-friedensturm-1 = Alliés, du 15 au 17 juillet, séquence 2 : sur un QG quelconque
box-friedensturm-2 = Alliés, du 18 au 20 juillet, séquence 1 : à cinq hexagones au plus de 2019
box-friedensturm-3 = Alliés, du 18 au 20 juillet, séquence 1 : groupements aériens, sur des QG à cinq hexagones au plus de 2019
box-friedensturm-4 = Alliés, du 18 au 20 juillet, séquence 2 : sur le QG de la 9e ou de la 10e armée française
box-friedensturm-5 = Alliés, du 18 au 20 juillet, séquence 3 : sur le QG de la 5e armée française
box-friedensturm-6 = Alliés, du 21 au 23 juillet, séquence 1 : sur le QG de la 10e armée française
box-friedensturm-7 = Allemands, du 15 au 17 juillet, séquence 2 : sur un QG quelconque
box-friedensturm-8 = Allemands, du 18 au 20 juillet, séquence 1 : sur un QG quelconque
box-friedensturm-9 = Allemands, du 18 au 20 juillet, séquence 2 : sur un QG quelconque
box-friedensturm-10 = Allemands, du 18 au 20 juillet, séquence 3 : sur un QG quelconque
box-friedensturm-11 = Allemands, du 21 au 23 juillet, séquence 1 : sur un QG quelconque
box-friedensturm-12 = Allemands, du 21 au 23 juillet, séquence 3 : sur un QG quelconque

## Noms
turn-name = { $turn ->
    [1] du 27 au 29 mai
    [2] du 30 mai au 2 juin
    [3] du 3 au 6 juin
    [5] du 9 au 11 juin
    [6] du 12 au 15 juin
    [17] du 15 au 17 juillet
    [18] du 18 au 20 juillet
    [19] du 21 au 23 juillet
   *[other] tour { $turn }
  }
hexside-marne = la Marne
hexside-aisne = l’Aisne
special-montdidier = si Montdidier tombe, les Allemands ont perdu
special-encirclement = Reims, ou huit divisions allemandes encerclées, décident avant les points

## Le score
tally-victory = points de victoire allemands
reason-victory-hex = { $hex }
points-victory-hex = Les Allemands tiennent { $hex } : { $points ->
    [one] un point.
   *[other] { $points } points.
  }
points-total = Les Allemands ont { $points ->
    [0] zéro point de victoire.
    [one] un point de victoire.
   *[other] { $points } points de victoire.
  }
points-encircled = { $count ->
    [one] Une division allemande est encerclée.
   *[other] { $count } divisions allemandes sont encerclées.
  }
points-reims = Reims est prise ou encerclée.
verdict-allied = victoire alliée
verdict-allied-tactical = victoire tactique alliée
verdict-allied-strategic = victoire stratégique alliée
verdict-draw = partie nulle
verdict-german = victoire allemande
verdict-german-tactical = victoire tactique allemande
verdict-german-operational = victoire opérationnelle allemande
verdict-german-strategic = victoire stratégique allemande
verdict-german-strategic-defeat = Montdidier est perdue : défaite stratégique allemande

## Ce que le moteur de la série laisse à ce livre
told-reason-foch = La doctrine Foch coûte à l’attaquant : +{ $points } de dommage, compté ci-dessus.
reason-foch = doctrine Foch
reason-petain = doctrine Pétain
no-attack-frozen = Ce secteur est gelé jusqu’à l’offensive alliée.
special-free-stosstruppen = les Allemands placent leurs Stosstruppen
special-reims-safe = canons et QG de Reims sont à l’abri
phase-movement-german = Mouvement allemand.
phase-movement-allied = Mouvement allié.
phase-combat-german = Combats allemands.
phase-combat-allied = Combats alliés.
phase-exploitation-german = Exploitation allemande.
phase-exploitation-allied = Exploitation alliée.
reason-on-marne = sur la Marne
reason-aisne = l’Aisne, au premier tour
no-frozen = Personne ne bouge dans ce secteur avant l’offensive alliée.
field-tank_events = appels de chars allemands restants

## Le but à l’écran
goal-how = Après le dernier tour, les points allemands décident : chaque hexagone de victoire allemand à présent et qui ne l’était pas au début.
goal-victory-points = PV
band-allied = alliée
band-allied-tactical = alliée tactique
band-allied-strategic = alliée stratég.
band-draw = nulle
band-german = allemande
band-german-tactical = allem. tactique
band-german-operational = allem. opérat.
band-german-strategic = allem. stratég.
band-german-strategic-defeat = Montdidier perdu
goal-montdidier = Une unité alliée qui entre en { $hex } gagne aussitôt.
goal-reims = Reims allemande, ou coupée des bords alliés, à la fin : victoire stratégique allemande, sauf si la poche est aussi fermée.
goal-encircled = { $least } divisions allemandes coupées à la fin : victoire stratégique alliée, sauf si Reims est aussi perdue (à présent { $count }).
prize-victory-hex = hexagone de victoire : { $points } aux mains des Allemands

## What decided the game
decided-montdidier = Une unité alliée est entrée en { $places } : les Allemands perdent aussitôt.
decided-reims = Reims, { $places }, est allemande ou coupée à la fin, quels que soient les points.
decided-encircled = { $count } divisions allemandes sont coupées à la fin ({ $least } suffisent), quels que soient les points.
