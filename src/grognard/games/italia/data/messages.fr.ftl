title = Italia 1917–1918
subtitle = de Caporetto à Vittorio Veneto
about = Le front italien de l’automne 1917 à la fin : divisions, brigades et régiments de six armées, de l’Adige à l’Isonzo, trois kilomètres par hexagone, trois jours par tour.
about-hidden = détachements

side-cp = Empires centraux
side-entente = Entente
box-available-cp = groupements aériens disponibles des Empires centraux
box-available-entente = groupements aériens disponibles de l’Entente
box-missions = groupements aériens tirés pour ce tour
box-led-off = sortis par le bord ouest
box-grappa-1 = Empires centraux, 11 au 13 décembre, séquence 2 : sur le QG de la XIVe armée ou à côté
box-caporetto-1 = Empires centraux, 24 au 26 octobre, séquence 2 : sur le QG de la XIVe armée ou à côté
box-caporetto-2 = Empires centraux, 27 au 29 octobre, séquence 1 : sur le QG de la XIVe armée ou à côté
box-caporetto-3 = Empires centraux, 27 au 29 octobre, séquence 2 : sur un QG ou à côté
box-caporetto-4 = Entente, 24 au 26 octobre, séquence 2 : sur le QG de la IIe armée ou à côté
box-caporetto-5 = Entente, 30 octobre au 1er novembre, séquence 1 : toutes deux sur un même QG ou à côté
box-albrecht-1 = Empires centraux, 18 au 20 juin, séquence 1 : sur un QG ou à côté
box-albrecht-2 = Entente, 18 au 20 juin, séquence 1 : sur un QG ou à côté
box-solstice-1 = Empires centraux, 18 au 20 juin, séquence 1 : sur un QG ou à côté
box-solstice-2 = Entente, 18 au 20 juin, séquence 1 : sur un QG ou à côté
box-vittorio-1 = Entente, 27 au 29 octobre, séquence 1 : sur un QG ou à côté

## Names
turn-name = { $turn ->
    [1] 24 au 26 octobre 1917
    [2] 27 au 29 octobre 1917
    [3] 30 octobre au 1er novembre 1917
    [4] 2 au 4 novembre 1917
    [17] 11 au 13 décembre 1917
    [18] 14 au 16 décembre 1917
    [24] 15 au 17 juin 1918
    [25] 18 au 20 juin 1918
    [26] 21 au 23 juin 1918
    [31] 24 au 26 octobre 1918
    [32] 27 au 29 octobre 1918
    [33] 30 octobre au 1er novembre 1918
    [34] 2 au 4 novembre 1918
   *[other] tour { $turn }
  }
kind-detachment = détachement
kind-sturm = bataillon d’assaut
kind-arditi = Arditi
kind-depot = dépôt
kind-trucks = camions
mark-held-back = en réserve du haut commandement
mark-retreat-mode = en mode Retraite
mark-silenced = tir interdit
mark-bruchmuller = préparation Bruchmüller
mark-tried-to-burn = n’a pas pu être incendié
mark-refugees = parmi les réfugiés
mark-loaded = sur camions
mark-unloaded = débarquée des camions
terrain-sea = mer
terrain-lagoon = lagune
terrain-marsh = marais
terrain-mountain = montagne
terrain-high-mountain = haute montagne
hexside-piave = le Piave
hexside-isonzo = l’Isonzo
hexside-tagliamento = le Tagliamento
hexside-impassable = infranchissable
link-secondary = route secondaire
special-no-air = pas d’aviation
special-cp-trench = un ennemi dans les tranchées de l’assaillant abaisse sa victoire d’un cran
special-any-unit-in-trench = une artillerie ou un QG y compte autant qu’une unité de combat
special-reserve-markers = le haut commandement italien retient des réserves
special-display-division = des régiments indépendants forment une division
special-amalfi = la batterie Amalfi sur la côte
special-air-claim = l’Entente peut s’attribuer une fois la supériorité aérienne
special-footbridge-raids = l’aviation peut attaquer les passerelles
special-behind-trenches = les unités derrière les tranchées de l’Entente comptent à la fin
special-trucks = des camions pour l’Entente, en option
special-concentration = un effort concentré, en option
special-silent-guns = l’artillerie de Badoglio se tait à la première séquence
special-rommel = Rommel, une fois
special-refugees = des réfugiés sur les routes
special-free-demolitions = deux ponts détruits dans le dos des Italiens
special-supply-collapse = le ravitaillement italien s’effondre
special-retreat-order = un ordre de retraite
special-west-exit = les Italiens peuvent sortir par le bord ouest
special-depot = le dépôt d’Udine
special-tagliamento = le décompte final sur le Tagliamento
special-required-guns = certaines artilleries doivent participer aux offensives
special-hunger = la faim chez les Austro-Hongrois
special-gun-silence = des artilleries austro-hongroises refusent de tirer
special-hungarian-desertion = les Hongrois rentrent chez eux
special-cavalry-roads = la cavalerie italienne va deux fois plus vite au dernier tour
special-short-last-sequence = la dernière séquence est une phase de mouvement de l’Entente
special-trento = sans Trente, la victoire baisse d’un cran
special-reserves-wake = les réserves sont libres quand l’ennemi les touche, et dès le tour 3

field-tank_events = appels de chars restants
field-points = points gagnés par les événements
field-begun = une unité a bougé
field-begun-none = non
field-begun-yes = oui
field-superiority = supériorité aérienne
field-superiority-none = personne
field-superiority-cp = Empires centraux
field-superiority-entente = Entente
field-claims = supériorités aériennes réclamées
field-rommel = Rommel
field-rommel-none = pas encore utilisé
field-rommel-used = utilisé
field-ordered = ordre de retraite
field-ordered-none = non donné
field-ordered-yes = donné
field-withdrawn = artilleries retirées
field-sabotaged = ponts détruits sans dé
field-span_tried = passerelles tentées
field-attempts = passerelles tentées ici
about-field-points = Les points gagnés par des marqueurs retirés, un dépôt capturé ou l’ordre de retraite.
about-field-begun = Si une unité a bougé dans cette phase de mouvement : les renforts arrivent avant.
about-field-superiority = Le camp qui vole pendant ce tour.
about-field-claims = Combien de fois l’Entente s’est attribué la supériorité aérienne.
about-field-rommel = Si Rommel a servi.
about-field-ordered = Si l’ordre de retraite a été donné.
about-field-withdrawn = Combien d’artilleries ont été retirées de la carte dans cette séquence opérationnelle.
about-field-sabotaged = Combien de ponts les Empires centraux ont détruits sans dé.
about-field-span_tried = Combien de fois une unité a tenté une passerelle dans cette phase ; chaque essai coûte un point de mouvement.
about-field-attempts = Combien de fois une passerelle a été tentée sur ce côté d’hexagone dans cette phase.

## The turn
phase-movement-cp = Mouvement des Empires centraux.
phase-movement-entente = Mouvement de l’Entente.
phase-combat-cp = Combats des Empires centraux.
phase-combat-entente = Combats de l’Entente.
phase-exploitation-cp = Exploitation des Empires centraux.
phase-exploitation-entente = Exploitation de l’Entente.
step-17-1-superiority = Supériorité aérienne
step-11-2-4-stay = Passerelles relevées
step-3-0-detachment = Détachements cachés
step-11-2-9 = Marqueurs d’abord
step-11-2-10 = Réserves du haut commandement
step-11-4 = Retraite
step-scenario-caporetto-refugees = Réfugiés
step-scenario-caporetto-bridges = Ponts détruits derrière le front
step-scenario-vittorio-guns = Artilleries qui refusent de tirer
step-scenario-vittorio-hungarians = Les Hongrois rentrent chez eux
reason-cadorna-foch = doctrine de Cadorna et de Foch
reason-diaz = doctrine de Diaz
reason-evolving = doctrine en évolution
told-reason-cadorna-foch = La doctrine de Cadorna et de Foch coûte à l’attaquant : +{ $points } de dommages, comptés ci-dessus.
reason-mountain = montagne
reason-high-mountain = haute montagne
reason-marsh = marais
reason-isonzo = l’Isonzo, au premier tour
reason-retreat-mode = en mode Retraite
no-frozen = Personne ne bouge là.
no-attack-frozen = Personne n’attaque là.

ask-lift = Relever des passerelles avant les mouvements, ou continuer.
done-ask-lift = Laisser les passerelles
ask-markers-first = Marquer des unités pour le désengagement ou la réserve avant les mouvements, ou continuer.
done-ask-markers-first = Finir les marqueurs

## Reserves of the high command
ask-release = Réserves du haut commandement : retirer un marqueur, ou les laisser.
done-ask-release = Les laisser retenues
option-release = Libérer les réserves en { $noun }
tally-release = points pour l’ennemi
reason-released = réserves libérées en { $hex }
no-held-side = Seule l’Entente a des réserves du haut commandement.
no-retire-alone = Elle est seule : ordonnez la retraite de son hexagone.
no-release-by-points = Dans ce scénario on ne libère pas de réserves contre des points.
no-held-here = Aucune réserve n’est retenue là.
reserve-released = Le haut commandement libère ses réserves en { $hex }{ $points ->
    [0] .
    [one] {" "}: un point pour les Empires centraux.
   *[other] {" "}: { $points } points pour les Empires centraux.
  }
reserve-woken = Les réserves en { $hex } sont libres.

## Offensives
ask-bruchmuller = Bruchmüller prépare l’attaque avec une artillerie en mode Offensive. Laquelle ?
option-prepare-gun = Bruchmüller avec { $noun }
bruchmuller-marked = La préparation Bruchmüller est tirée par { $piece } en { $hex }.

## Aviation
ask-claim = Supériorité aérienne : se l’attribuer pour ce tour, ou s’en remettre au dé ?
option-claim = S’attribuer la supériorité aérienne
option-roll-for-it = S’en remettre au dé
tally-air-superiority = supériorité aérienne
reason-air-balance = l’équilibre des forces aériennes
roll-air-superiority = Supériorité aérienne
ask-draw-air = Un groupement aérien est tiré
air-superiority = Supériorité aérienne : { $side }, { $count ->
    [one] un groupement aérien.
   *[other] { $count } groupements aériens.
  }
no-claim = L’Entente ne peut pas s’attribuer la supériorité aérienne dans ce scénario.
no-claim-now = La supériorité aérienne ne peut pas être attribuée ce tour-ci.
no-claim-left = La supériorité aérienne a déjà été attribuée.
no-air-command = C’est hors du rayon de commandement de vos QG.
option-raid = Attaquer la passerelle sur { $noun }
ask-raid-with = Quel groupement aérien attaque la passerelle ?
tally-raid = attaque de la passerelle
reason-manned = une unité ennemie s’y trouve
outcome-sunk = la passerelle est détruite
outcome-missed = elle tient
roll-raid = Attaque de la passerelle
raid-sinks = { $piece } détruit la passerelle en { $hex } (dé { $roll }).
raid-misses = { $piece } attaque la passerelle en { $hex } et la manque (dé { $roll }).
air-ready-again = { $piece } peut encore voler ce tour-ci (dé { $roll }).

## Retreat mode
ask-order-retreat = Donner maintenant l’ordre de retraite ? Il vaut jusqu’à la fin de la partie.
done-ask-order-retreat = Pas maintenant
option-order-retreat = Ordonner la retraite
tally-retreat-order = points pour l’ennemi
reason-retreat-order = l’ordre de retraite
no-retreat-order = Il n’y a pas d’ordre de retraite dans ce scénario.
no-ordered-already = L’ordre a déjà été donné.
no-ordered-too-early = L’ordre peut être donné à partir du tour 2.
retreat-ordered = L’ordre de retraite est donné : { $points ->
    [0] aucun point pour les Empires centraux.
    [one] un point pour les Empires centraux.
   *[other] { $points } points pour les Empires centraux.
  }
ask-rally = Mode Retraite : quelles unités tentent d’en sortir ?
done-ask-rally = Finir les essais
option-rally = { $noun } tente de quitter le mode Retraite
tally-leave-retreat = sortie du mode Retraite
reason-on-road = sur une route
reason-on-rail = sur une voie ferrée
reason-open-country = en rase campagne
roll-rally = Sortie du mode Retraite
no-not-retreating = Ce pion n’est pas en mode Retraite.
leaves-retreat = { $piece } quitte le mode Retraite.
stays-retreating = { $piece } reste en mode Retraite.
ask-retire = Quelles piles passent en mode Retraite ?
done-ask-retire = C’est tout
option-retire = Mettre { $noun } en mode Retraite
option-retire-one = Mettre { $noun } seule en mode Retraite
option-retire-all = Toutes
no-retreat-units = Personne là ne peut passer en mode Retraite.
retires = { $side } : { $count ->
    [one] une unité
   *[other] { $count } unités
  } en { $hex } en mode Retraite.
no-not-nearer = Une unité en mode Retraite se rapproche d’une source de ravitaillement de son camp.
no-depot-march = Les dépôts ne se déplacent pas.
no-battery-march = La batterie est fixe : elle ne se déplace pas.
no-must-retreat = Une unité en mode Retraite doit d’abord se rapprocher d’une source : { $piece }.
ask-take-off = Une artillerie peut être retirée de la carte : elle compte comme sortie. Laquelle ?
done-ask-take-off = Aucune
option-take-off = Retirer { $noun } de la carte
no-gun-withdrawn = Une artillerie a déjà été retirée dans cette séquence opérationnelle.
led-off = { $piece } sort de la carte.
option-exit-west = Quitter la carte par le bord ouest
no-raid-phase = Seul le camp dont c’est le mouvement attaque des passerelles.
no-exit = Personne ne quitte la carte dans ce scénario.
no-exit-now = On ne quitte la carte que dans sa phase de mouvement.
no-exit-here = On quitte la carte depuis un hexagone de son bord ouest.
no-exit-zone = Une zone de contrôle ennemie la retient.
no-exit-points = Il ne reste pas assez de points de mouvement.

## Caporetto
ask-rommel = Le Corps alpin attaque { $hex } : Rommel le mène-t-il ? Une fois par partie.
done-ask-rommel = Pas ici
option-surprise = Rommel surprend { $noun }
option-surprise-hidden = Rommel surprend un détachement caché en { $noun }
rommel = Rommel mène l’attaque sur { $hex } et surprend { $piece }.
ask-refugees = Réfugiés : ils réduisent de moitié le mouvement de piles italiennes. Où, encore { $left } ?
done-ask-refugees = C’est tout
option-crowd = Des réfugiés en { $noun }
no-italians = Aucune unité italienne n’est là.
no-enemy-near = C’est trop loin de l’ennemi.
no-saboteur = Aucune unité des Empires centraux n’est à trois hexagones ou moins de ce pont.
no-italian-command = Le pont n’est dans le rayon de commandement d’aucun QG italien.
no-refugees-already = Il y a déjà des réfugiés là.
refugees = Des réfugiés encombrent les routes en { $hex }.
ask-sabotage = Un pont derrière les Italiens peut être détruit sans dé, encore { $left }.
done-ask-sabotage = Aucun maintenant
option-sabotage = Détruire le pont sur { $noun }
no-bridge-theirs = L’Entente ne contrôle pas les deux bouts de ce pont.
bridge-sabotaged = Le pont de { $hex } à { $hex_to } saute dans le dos des Italiens.
tally-collapse = le ravitaillement s’effondre
roll-collapse = Le ravitaillement s’effondre
collapses = Faute de ravitaillement, { $piece } en { $hex } se disloque (dé { $roll }).

## Depots, trucks, barges
option-burn = Incendier { $noun }
tally-burn = incendie du dépôt
roll-burn = Incendie du dépôt
no-depot = Ce n’est pas un de vos dépôts sur la carte.
no-burnt-already = On l’a déjà tenté.
no-enemy-by-depot = Aucune unité ennemie n’est à trois hexagones ou moins.
no-depot-command = Il n’est dans aucun rayon de commandement.
depot-burns = { $piece } en { $hex } est incendié (dé { $roll }).
depot-stands = { $piece } en { $hex } ne brûle pas (dé { $roll }).
depot-captured = { $side } : { $piece } capturé en { $hex }, { $points ->
    [one] un point.
   *[other] { $points } points.
  }
option-unload = Décharger { $noun }
no-load = Les camions portent une division, une artillerie, ou des brigades ou régiments italiens indépendants.
no-room-on-truck = Il n’y a plus de place sur les camions.
no-assault-on-truck = Seuls brigades et régiments emmènent des troupes d’assaut dans les camions, et un seul pion.
no-river = Artillerie et camions ne franchissent un fleuve que par un pont routier ou ferroviaire.
no-on-truck = Elle est dans les camions.
no-load-on-the-way = Les camions sont en route : on n’y embarque plus rien pendant cette phase.
no-unloaded = Elle a débarqué des camions pendant cette phase : elle ne bouge plus.
no-on-truck-all = { $count ->
    [one] Votre seule unité voisine est dans les camions.
   *[other] Toutes vos unités voisines sont dans les camions.
  }
no-on-truck-first = { $piece } est dans les camions, et aucune autre de vos unités voisines ne peut attaquer.
no-truck-along = Les camions vont seuls.
no-truck-moving = On débarque des unités pendant que leurs camions se déplacent.
no-not-loaded = Ce pion n’est pas sur ces camions.
no-unloading-points = Décharger coûte cinq points de mouvement.
unloads = { $piece } descend des camions en { $hex }.
no-way-dry = { $hex } n’est ni marais ni côte : les barges restent sur l’eau.
no-barge-along = Les pontons ne vont qu’avec des pontons.

## Détachements cachés
back-alpini = un détachement d’alpins caché
back-bersaglieri = un détachement de bersagliers caché
back-fanteria = un détachement de fanteria caché
back-gebirgs = un détachement Gebirgs caché
ask-hide = Quel détachement qui a bougé cachez-vous ? L’ennemi n’en voit plus que l’espèce et le mouvement.
done-ask-hide = N’en plus cacher
option-hide = Cacher { $noun }
hides = { $piece } en { $hex } est caché.
shown = { $piece } se dévoile : attaque { $attack }, défense { $defence }, moral { $morale }.
no-hide-kind = Seuls les détachements se cachent.
no-hidden-already = Il est déjà caché.
no-hide-unmoved = Il n’a pas bougé dans cette phase.
no-hide-in-zone = Il est dans une zone de contrôle ennemie.

## Vittorio Veneto
ask-starve = La faim : jusqu’à deux unités ennemies ravitaillées, proches des vôtres, ne le sont plus ce tour-ci. Lesquelles ?
done-ask-starve = C’est tout
ask-starve-hidden = La faim : un détachement caché ravitaillé, proche de vos unités, peut ne plus l’être ce tour-ci. Dans quel hexagone ?
done-ask-starve-hidden = C’est tout
option-starve-hidden = La faim pour un détachement caché en { $noun }
option-misdirect-hidden = Égarer un détachement caché en { $noun }
option-cancel-hidden = Retirer le marqueur d’un détachement caché en { $noun }
no-name-hidden = Il est caché : désignez son hexagone.
no-hidden-there = Aucun détachement caché n’y est.
no-hungry-hidden = Elle est cachée : désignez son hexagone.
no-surprise-hidden = Elle reste cachée jusqu’à la déclaration de l’attaque : désignez son hexagone.
option-starve = La faim pour { $noun }
no-hungry-unit = Ce n’est pas une unité de combat des Empires centraux sur la carte.
no-starved-already = Elle n’est déjà plus ravitaillée.
starves = La faim : { $piece } en { $hex } reçoit un marqueur Non ravitaillé.
tally-gun-silence = artilleries qui refusent de tirer
roll-gun-silence-cp = Artilleries qui refusent de tirer : dé des Empires centraux
roll-gun-silence-entente = Artilleries qui refusent de tirer : dé de l’Entente
ask-silence = Quelle artillerie ne doit pas tirer dans cette séquence ?
option-silence = { $noun } ne doit pas tirer
no-gun-of-kind = Le dé demande une autre sorte d’artillerie.
gun-silenced = { $piece } en { $hex } ne tirera pas.
gun-fires-again = { $piece } en { $hex } peut de nouveau tirer.
tally-desertion = désertion
roll-desertion = Les Hongrois rentrent chez eux
deserts = { $piece } en { $hex } rentre au pays (dé { $roll }).

## The score
tally-victory = points de victoire
reason-victory-hex = { $hex }
reason-trenches = { $count ->
    [one] un hexagone de tranchées pris
   *[other] { $count } hexagones de tranchées pris
  }
reason-happened = événements en cours de partie
reason-behind-trenches = { $count ->
    [one] une unité complète derrière les tranchées
   *[other] { $count } unités complètes derrière les tranchées
  }
reason-cut-off = { $count ->
    [one] un pion coupé
   *[other] { $count } pions coupés
  }
reason-east-of-tagliamento = { $count ->
    [one] un pion italien à l’est du Tagliamento
   *[other] { $count } pions italiens à l’est du Tagliamento
  }
reason-led-off = { $count ->
    [one] un pion italien sorti
   *[other] { $count } pions italiens sortis
  }
points-victory-hex = Prise de { $hex } : { $points ->
    [one] un point.
   *[other] { $points } points.
  }
points-trenches = Tranchées de l’Entente prises : { $points ->
    [one] un point.
   *[other] { $points } points.
  }
points-happened = Gagnés en cours de partie : { $points ->
    [one] un point.
   *[other] { $points } points.
  }
points-behind-trenches = Unités complètes derrière les tranchées de l’Entente : { $points ->
    [one] un point.
   *[other] { $points } points.
  }
points-cut-off = Coupés : { $count ->
    [one] un pion ({ $points }).
   *[other] { $count } pions ({ $points }).
  }
points-east-of-tagliamento = Italiens à l’est du Tagliamento : { $points ->
    [one] un point.
   *[other] { $points } points.
  }
points-led-off = Italiens sortis par le bord ouest : { $points }.
points-total = { $side } : { $points ->
    [0] aucun point de victoire.
    [one] un point de victoire.
   *[other] { $points } points de victoire.
  }
verdict-cp-strategic = victoire stratégique des Empires centraux
verdict-cp-operational = victoire opérationnelle des Empires centraux
verdict-cp-tactical = victoire tactique des Empires centraux
verdict-cp = victoire des Empires centraux
verdict-draw = match nul
verdict-entente = victoire de l’Entente
verdict-entente-tactical = victoire tactique de l’Entente
verdict-entente-operational = victoire opérationnelle de l’Entente
verdict-entente-strategic = victoire stratégique de l’Entente

## Options of the set-up
ask-bring-up = Un effort concentré : quelle division d’élite échange sa place avec une division de moral 4 ? Encore { $left }.
done-ask-bring-up = C’est tout
option-bring-up = Amener la division de { $noun }
ask-swap-with = Avec quelle division la division de { $piece } échange-t-elle sa place ?
option-swap-with = Échanger avec { $noun }
no-elite = Ce n’est pas une division d’élite réunie en un hexagone, désignée par son premier pion.
no-strong-division = Ce n’est pas une division de moral 4.
no-swap-room = Après l’échange une pile serait trop haute.
no-swapped = Elle a déjà changé de place.
places-changed = La division de { $piece } se trouve en { $hex }, { $piece_to } en { $hex_to }.

## What this book says otherwise than others of the series
step-11-3-2 = Attribution des troupes d’assaut
step-scenario-solstice-trucks = Camions
step-scenario-solstice-whatif = Un effort concentré
the-detachment = le { $title }
the-sturm = le { $title }
the-arditi = le pion { $title }
the-depot = le { $title }
the-trucks = le parc de { $title }
ask-fly = Missions aériennes : quel groupement décolle ?
ask-end-of-movement = Fin du mouvement : détruisez ou rétablissez des ponts, incendiez des dépôts, marquez les unités à désengager ou à tenir en réserve, ou continuez.
ask-shock = Étape 7, attaque de { $hex } : employer des troupes d’assaut pour une colonne à droite ? Une étoile au résultat les ferait perdre.
done-ask-shock = Épargner les troupes d’assaut
shock = Des troupes d’assaut donnent leur colonne : { $piece }.
option-assign = Donner { $noun } à une autre unité
ask-to-regiment = À quelle unité va { $piece } ?
no-stoss-alone = Les troupes d’assaut suivent leur unité.
no-stosstruppen = Ce ne sont pas des troupes d’assaut.
no-stosstruppen-already = Cette unité a déjà des troupes d’assaut.
no-not-with-regiment = Ces troupes d’assaut ne sont pas avec une unité du combat.
no-shock = Elles ne sont pas avec une unité qui attaque.
no-phase-begun = Les troupes d’assaut ne changent d’unité qu’une fois, au début d’une phase, avant que quiconque y ait agi.
mark-assigned = a changé d’unité dans la phase
field-carrier = avec l’unité
about-field-carrier = L’unité qu’accompagne un pion de troupes d’assaut.
no-taker = Aucune autre unité de l’hexagone ne peut les prendre.
no-shed-already = Des troupes d’assaut ont déjà été sacrifiées dans ce combat.
no-bridge = Il n’y a pas de pont.
no-not-to-supply = Sans ravitaillement, elle regagne au plus vite un rayon de commandement, une source ou un dépôt.
no-tries = Deux essais de passerelle ont été faits par elle ou sur ce côté dans cette phase, ou il ne lui reste aucun point de mouvement.
no-footbridges-left = Toutes vos passerelles sont sur la carte.
no-air-crowded = Deux groupements aériens sont déjà au-dessus de cet hexagone.
no-air-ready = Il n’a pas été tiré pour ce tour.
no-fresh = Aucune unité n’y est à pleine force et en ordre sans avoir bougé.
ask-react = Étape 10 : par sa maîtrise, le défenseur de { $hex } peut déplacer { $left ->
    [one] une unité de combat proche, de la moitié de sa capacité
   *[other] { $left } unités de combat proches, chacune de la moitié de sa capacité
  }. Laquelle ?

## Le but à l’écran
goal-how-grappa = Après le dernier tour, les points des Empires centraux décident : objectifs et tranchées de l’Entente pris.
goal-how-caporetto = Après le dernier tour, les points des Empires centraux décident : objectifs et dépôt pris, réserves appelées trop tôt, ordre de retraite, et, si une de leurs unités liées est à l’ouest du Tagliamento, Italiens restés à l’est ; ceux qui sont sortis se retranchent.
goal-how-radetzky = Après le dernier tour, les points des Empires centraux décident : objectifs et tranchées de l’Entente pris, et réserves appelées.
goal-how-albrecht = Après le dernier tour, les points des Empires centraux décident : objectifs pris, réserves appelées, batterie Amalfi détruite, et unités complètes et liées derrière les tranchées, moins les unités et artilleries qui y sont coupées.
goal-how-solstice = Après le dernier tour, les points des Empires centraux décident : objectifs pris, réserves appelées, batterie Amalfi détruite, et unités complètes et liées derrière les tranchées, moins les unités et artilleries qui y sont coupées.
goal-how-vittorio = Après le dernier tour, les points de l’Entente décident : objectifs pris, et pions des Empires centraux coupés du ravitaillement.
goal-victory-points = PV
band-cp-strategic = EC stratégique
band-cp-operational = EC opérat.
band-cp-tactical = EC tactique
band-cp = EC
band-draw = nulle
band-entente = Entente
band-entente-tactical = Entente tact.
band-entente-operational = Entente opérat.
band-entente-strategic = Entente stratég.
word-cp-strategic = victoire stratégique des Empires centraux
word-cp-operational = victoire opérationnelle des Empires centraux
goal-ground-objectives = Des unités liées à un QG tiennent à la fin { $needed } des hexagones { $numbers } : { $word } (à présent { $count }).
goal-ground-clear = Des unités liées à un QG tiennent à la fin { $needed ->
    [one] un hexagone clair
   *[other] { $needed } hexagones clairs
} au-delà des tranchées : { $word } (à présent { $count }).
goal-ground-mountains = Des unités liées à un QG tiennent à la fin { $needed ->
    [one] un hexagone de montagne
   *[other] { $needed } hexagones de montagne
} au-delà des tranchées : { $word } (à présent { $count }).
goal-enemy-in-trenches = Une unité liée de l’Entente est à la fin dans une tranchée des Empires centraux : leur verdict baisse d’un degré.
goal-trento = L’Entente tient { $hex } à la fin ; sinon son verdict baisse d’un degré.
count-trenches = chaque hexagone de tranchée de l’Entente pris : { $points }
count-happened = points pour ce qui est arrivé : { $points }
count-last = le décompte final tel qu’il serait : { $points }, déjà dans le total
prize-objective = objectif : { $points }

## Résultats des tables en toutes lettres
result-air-superiority = { $side ->
    [cp] Empires centraux
   *[entente] Entente
  }, { $supports ->
    [one] 1 groupe aérien
   *[other] { $supports } groupes aériens
  }
result-gun-silence = { $corps ->
    [0] { $army ->
        [0] tous les canons tirent
       *[other] se taisent : { $army } d’artillerie d’armée
      }
   *[other] se taisent : { $corps } d’artillerie de corps{ $army ->
        [0] {""}
       *[other] , { $army } d’artillerie d’armée
      }
  }

## What decided the game
decided-ground = Des unités liées à un QG tiennent { $places } à la fin : { $word }, quels que soient les points.
decided-trenches = Une unité ennemie liée à un QG se tient dans les tranchées en { $places } : la victoire ({ $side }) baisse d’un cran.
decided-trento = L’ennemi garde { $places } : la victoire ({ $side }) baisse d’un cran.
