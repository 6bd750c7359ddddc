title = Ils ne passeront pas
subtitle = Verdun, du 21 au 29 février 1916
about = Les neuf premiers jours de Verdun, du 21 au 29 février 1916 : bombardements, assauts et forts tenaces, un régiment par pion, un jour par tour.

side-german = Allemands
side-french = Français
box-german-hand = à placer
box-french-hand = à placer
box-off-map = hors carte
box-feb-23 = attendus le 23 février
box-feb-24 = attendus le 24 février
box-feb-25 = attendus le 25 février
box-feb-25-optional = disponibles le 25 février
box-feb-26 = attendus le 26 février
box-feb-27 = attendus le 27 février
mark-fired = a tiré
mark-demoralised = démoralisé
mark-out-of-supply = hors ravitaillement
mark-dug-in = retranché
mark-moved = déplacé
mark-disrupted = désorganisé
mark-attacked = a attaqué
mark-assaulted = a subi un assaut
mark-new = nouveau
mark-tried = a tenté le ralliement

## Noms
turn-name = { $day } février
kind-infantry = régiment d’infanterie
kind-territorial = régiment territorial
kind-pioneer = bataillon de pionniers
kind-chasseur = bataillon de chasseurs
kind-remnant = reliquat
kind-divisional = artillerie divisionnaire
kind-corps = artillerie de corps
kind-army = artillerie d’armée
kind-rail = canon sur rail
kind-naval = canon de marine
kind-heavy = artillerie lourde
kind-hq = quartier général
kind-garrison = garnison de fort
the-infantry = le { $title }
the-territorial = le { $title }
the-pioneer = le { $title }
the-chasseur = le { $title }
the-remnant = le { $title }
the-divisional = l’{ $title }
the-corps = l’{ $title }
the-army = l’{ $title }
the-rail = l’{ $title }
the-naval = la { $title }
the-heavy = l’{ $title }
the-hq = le { $title }
the-garrison = la { $title }
value-combat = combat
value-attack = attaque
value-defence = défense
value-range = portée
value-move = mouvement
value-morale = moral
terrain-wood = bois
terrain-hill = colline
terrain-village = bourg
terrain-city = ville
terrain-trench = tranchée
terrain-fort = fort
hexside-stream = ruisseau
hexside-river = rivière
hexside-bridge = pont
link-road = route
link-rail = voie ferrée
zone-strong = forte
zone-weak = faible
field-weather = météo
field-weather-fair = beau
field-weather-bad = mauvais
field-heavy = tirs restants de l’artillerie lourde
field-points = points de remplacement restants
field-pioneer_points = points dépensés pour les pionniers
field-called_121 = 121e division appelée
field-guns_back = batteries ramenées par Pétain
field-corps_of_16 = corps de la 16e division
field-corps_of_16-none = aucun
field-corps_of_16-XXX = XXX
field-corps_of_16-XX = XX
field-corps_of_16-I = I
field-interdiction = interdiction
field-gone = perdu pour de bon
about-field-weather = Le temps du jour, tiré au début (5.0).
about-field-heavy = Combien de tirs il reste aujourd’hui aux canons lourds allemands (14.32).
about-field-points = Points de remplacement qui restent au camp qui s’organise (6.31).
about-field-pioneer_points = Points déjà dépensés pour les pionniers dans cette organisation (6.3).
about-field-called_121 = 1 dès que les Allemands ont appelé la 121e division (6.42).
about-field-guns_back = 1 dès que Pétain a fait revenir une batterie (14.7).
about-field-corps_of_16 = Le corps auquel la 16e division est rattachée, avec l’option 15.3.
about-field-interdiction = À qui sont les marqueurs d’interdiction dans un hex : un camp ou les deux (7.2).
about-field-gone = 1 pour une unité qui ne peut plus revenir ni être reconstituée.
special-free-set-up = mise en place libre dans les secteurs
overlay-supply = ravitaillement
overlay-range = portée de l’artillerie
tally-move = points de mouvement
tally-barrage = barrage
tally-interdiction = interdiction
tally-assault = assaut
tally-morale = moral
tally-victory = points de victoire
track-points = points de victoire
tally-weather = météo
expect-attacker-hits = dégâts de l’attaquant
expect-defender-hits = dégâts du défenseur
expect-tests = tests de moral par unité
expect-steps = pas perdus au plus
expect-markers = routes coupées
outcome-marker = routes coupées
outcome-fair = beau temps
outcome-bad = mauvais temps

## Questions
ask-set-up = Mise en place : { $left ->
    [0] tout est placé. Changez une place, ou continuez.
    [one] un pion restant. Placez-le, ou prenez les positions historiques.
   *[other] { $left } pions restants. Placez-en un, ou prenez les positions historiques.
  }
ask-set-up-hex = Placez { $piece } : choisissez un hexagone.
ask-rally = Quelle unité démoralisée tente de se rallier ?
ask-replacements = { $points ->
    [one] Un point de remplacement. Qui le reçoit ?
   *[other] { $points } points de remplacement. Qui en reçoit un ?
  }
ask-hq-hex = Où revient { $piece } ?
ask-121 = La 121e division est disponible. L’appeler coûte un point de victoire à la fin. L’appeler ?
ask-121-hex = Par où entre { $piece } ?
ask-attach = À quel corps va la 16e division ?
ask-gun-back = Pétain peut ramener une batterie perdue. Laquelle ?
ask-gun-hex = Où revient { $piece } ?
ask-bombard = { $guns ->
    [one] Une batterie est prête.
   *[other] { $guns } batteries sont prêtes.
  } Ordonnez un barrage ou une interdiction, ou arrêtez le bombardement.
ask-guns = Quels canons tirent sur { $hex } ? { $chosen ->
    [0] Aucun encore.
    [one] Un pour l’instant.
   *[other] { $chosen } pour l’instant.
  }
ask-interdict = { $piece } coupe des routes. Dans quel hexagone ?
ask-hit = Les obus touchent { $hex }. Quelle unité est touchée ?
ask-move = Déplacez une unité, retranchez-en une, ou finissez le mouvement.
ask-where = { $count ->
    [one] { $piece } a { $left ->
        [one] { HALVES($left) } point de mouvement
       *[other] { HALVES($left) } points de mouvement
      }. Où aller ?
    [2] { $piece } et une autre unité ont { $left ->
        [one] { HALVES($left) } point de mouvement
       *[other] { HALVES($left) } points de mouvement
      }. Où aller ?
   *[other] { $piece } et d’autres, { $count } unités en tout, ont { $left ->
        [one] { HALVES($left) } point de mouvement
       *[other] { HALVES($left) } points de mouvement
      }. Où aller ?
  }
ask-assault = Choisissez un hexagone à assaillir, ou finissez les assauts.
ask-assailants = Qui donne l’assaut en { $hex } ? { $chosen ->
    [0] Personne encore.
    [one] Une unité pour l’instant.
   *[other] { $chosen } unités pour l’instant.
  }
ask-support = Quels canons appuient l’assaut sur { $hex } ? { $chosen ->
    [0] Aucun encore.
    [one] Un pour l’instant.
   *[other] { $chosen } pour l’instant.
  }
ask-defence = { $hex } subit l’assaut. Quels canons appuient la défense ? { $chosen ->
    [0] Aucun encore.
    [one] Un pour l’instant.
   *[other] { $chosen } pour l’instant.
  }
ask-damage = { $left ->
    [one] Encore un point de dégâts.
   *[other] Encore { $left } points de dégâts.
  } Reculer { $far ->
    [one] d’un hexagone
   *[other] de { $far } hexagones
  }, ou perdre un pas ?
ask-loses = { $must ->
    [0] Qui perd un pas ?
    [one] Un pas au moins doit être perdu. Qui le perd ?
   *[other] { $must } pas au moins doivent être perdus. Qui en perd un ?
  }
ask-loses-trapped = { $left ->
    [one] Encore un point de dégâts, et tous ne peuvent reculer. Qui perd un pas ?
   *[other] Encore { $left } points de dégâts, et tous ne peuvent reculer de { $left } hexagones. Qui perd un pas ?
  }
ask-back = { $piece } recule : { $left ->
    [one] un hexagone à parcourir.
   *[other] { $left } hexagones à parcourir.
  } Vers où ?
ask-remnant = { $piece } est détruit en { $hex }. Tester si un reliquat tient encore ?
ask-advance = { $inside ->
    [0] { $hex } est vide. Qui y entre ?
   *[other] { $hex } est à nous. Qui d’autre y entre ?
  }
ask-onward = { $inside ->
    [0] { $hex } est vide. Qui y entre avec les pionniers ?
   *[other] { $ready ->
        [0] Qui d’autre entre en { $hex } avec les pionniers ?
       *[other] Une unité peut continuer au-delà de { $hex }. Laquelle, ou qui d’autre y entre ?
      }
  }
ask-onward-where = { $piece } continue. Vers quel hexagone ?
ask-exploit = Percée : quelle pile repart ?
ask-exploit-where = { $count ->
    [one] Une unité en { $hex } a { $left ->
        [one] { HALVES($left) } point de mouvement
       *[other] { HALVES($left) } points de mouvement
      }. Où aller ?
   *[other] { $count } unités en { $hex } ont { $even ->
        [0] de { HALVES($left) } à { HALVES($most) } points de mouvement, chacune les siens
       *[other] { $left ->
            [one] { HALVES($left) } point de mouvement
           *[other] { HALVES($left) } points de mouvement
          }
      }. Où aller ?
  }
ask-recover = Quel QG désorganisé tente de se rallier ?
roll-weather = Le temps du jour
roll-barrage = Barrage
roll-interdiction = Interdiction
roll-morale = Moral
roll-rally = Ralliement
roll-remnant = Un reliquat tient-il ?
roll-assault = Assaut

## Réponses
option-deploy = Placer { $noun }
option-at = Placer en { $noun }
option-historical = Placer toutes les unités comme au 21 février et finir la mise en place
option-rally = { $noun } tente de se rallier
option-leave-it = Laisser { $noun } en arrière
option-refill = Remettre { $noun } à effectif complet
option-rebuild = Reconstituer { $noun } à effectif réduit
option-rebuild-full = Reconstituer { $noun } à effectif complet
option-return = Ramener { $noun }
option-call-121 = Appeler la 121e division
option-attach = Au { $noun } corps
option-attach-XXX = Au XXXe corps
option-attach-XX = Au XXe corps
option-attach-I = Au Ier corps
option-barrage = Barrage sur { $noun }
option-interdict = Couper les routes avec { $noun }
option-aim = Couper les routes en { $noun }
option-gun = Tirer avec { $noun }
option-hit = { $noun } subit le coup
option-move = Déplacer { $noun }
option-with = Emmener { $noun }
option-strategic = Mouvement stratégique
option-to = Aller en { $noun }
option-halt = S’arrêter ici
option-dig = { $noun } se retranche
option-assault = Assaut sur { $noun }
option-join = { $noun } participe à l’assaut
option-loses = { $noun } perd un pas
option-retreat = Reculer
option-back = Reculer en { $noun }
option-last-stand = Tester pour un reliquat
option-perish = Ne pas tester
option-advance = { $noun } y entre
option-onward = { $noun } continue au-delà
option-exploit = Percer avec la pile en { $noun }

## Réponses dans les mots d’une question : <verbe>-<question>
done-ask-set-up = Finir la mise en place
done-ask-replacements = Renoncer { $points ->
    [one] au point restant
   *[other] aux { $points } points restants
  }
done-ask-121 = Se passer de la 121e division
done-ask-gun-back = N’en ramener aucune
done-ask-bombard = Finir le bombardement
done-ask-guns = Ouvrir le feu sur { $hex }
gun-ask-support = { $noun } appuie
gun-ask-defence = { $noun } appuie
done-ask-move = Finir le mouvement
done-ask-assault = Finir les assauts
done-ask-assailants = { $chosen ->
    [0] Attaquer
    [one] Attaquer avec cette unité
   *[other] Attaquer avec ces { $chosen } unités
  }
done-ask-support = { $chosen ->
    [0] Donner l’assaut sans artillerie
    [one] Donner l’assaut avec cette batterie
   *[other] Donner l’assaut avec ces { $chosen } batteries
  }
done-ask-defence = { $chosen ->
    [0] Se défendre sans artillerie
    [one] Se défendre avec cette batterie
   *[other] Se défendre avec ces { $chosen } batteries
  }
retreat-ask-damage = Reculer { $far ->
    [one] d’un hexagone
   *[other] de { $far } hexagones
  }
done-ask-advance = { $inside ->
    [0] Personne n’y entre
   *[other] Personne d’autre n’y entre
  }
done-ask-onward = { $inside ->
    [0] Aucun d’eux n’y entre
   *[other] Personne ne va plus loin
  }
to-ask-onward-where = Continuer en { $noun }
done-ask-exploit = Finir la percée
done-ask-recover = Ne plus tenter de rallier

## Événements
phase-set-up = Les armées prennent place.
phase-day = Tour { $turn }.
phase-organisation-german = Organisation allemande.
phase-organisation-french = Organisation française.
phase-bombardment-german = Bombardement allemand.
phase-bombardment-french = Bombardement français.
phase-movement-german = Mouvement allemand.
phase-movement-french = Mouvement français.
phase-assault-german = Assauts allemands.
phase-assault-french = Assauts français.
phase-breakthrough-german = Percée allemande.
phase-breakthrough-french = Percée française.
phase-recovery = Récupération.
weather-fair = { $day } février : beau temps.
weather-bad = { $day } février : mauvais temps.
crowded-at-start = En { $hex } il y a plus de deux régiments : permis à la mise en place, jusqu’à la fin du premier mouvement ({ $side }).
set-up-done = Les { $side } sont en place.
out-of-supply = { $piece } en { $hex } est hors ravitaillement.
supplied-again = { $piece } retrouve son ravitaillement.
rallies = { $piece } se rallie ({ $roll } contre { $need }).
fails-to-rally = { $piece } ne se rallie pas ({ $roll } contre { $need }).
surrenders = { $piece } se rend en { $hex }.
replaced-refill = { $piece } en { $hex } est de nouveau au complet.
replaced-rebuild = { $piece } est reconstitué en { $hex }, réduit.
replaced-rebuild-full = { $piece } est reconstitué en { $hex } au complet.
replaced-return = { $piece } se réinstalle en { $hex }.
arrives = { $piece } arrive en { $hex }.
entry-barred = { $piece } ne peut entrer : l’ennemi barre { $hex }.
gun-back = { $piece } est de retour en { $hex }.
barrage = { $side } : { $count ->
    [one] une batterie tire
   *[other] { $count } batteries tirent
  } sur { $hex }, colonne { $column }.
barrage-result = { $effect ->
    [0] Dé { $roll } : sans effet en { $hex }.
   *[other] Dé { $roll } en { $hex } : { $result_barrage }.
  }
interdicted = { $piece } coupe les routes en { $hex } (dé { $roll }).
not-interdicted = { $piece } tire en vain sur les routes de { $hex } (dé { $roll }).
moves = { $others ->
    [0] { $piece } va en { $hex }.
    [one] { $piece } va en { $hex } avec une autre unité.
   *[other] { $piece } va en { $hex } avec { $others } autres.
  }
digs = { $piece } se retranche en { $hex }.
assaults = Les { $side } donnent l’assaut en { $hex } : { $attack } contre { $defence }, colonne { $column }.
assault-result = Dé { $roll } en { $hex } : { $result_assault }.
holds = { $piece } tient ({ $roll } contre { $need }).
breaks = { $piece } : démoralisation ({ $roll } contre { $need }).
breaks-again = { $piece }, déjà en démoralisation, échoue encore ({ $roll } contre { $need }).
reduced = { $piece } perd un pas en { $hex }.
destroyed = { $piece } est hors de combat en { $hex }.
fort-falls = Le fort en { $hex } est tombé.
no-remnant = { $piece } ne laisse pas de reliquat ({ $roll } contre { $need }).
remnant-appears = { $piece } laisse un reliquat, qui tient en { $hex } ({ $roll } contre { $need }).
retreats = { $piece } recule en { $hex }.
advances = { $piece } entre en { $hex }.
points-villages = { $points } pour { $count ->
    [one] un bourg.
   *[other] { $count } bourgs.
  }
points-villages-infiltration = { $points } pour { $count ->
    [one] un bourg.
   *[other] { $count } bourgs.
  }
points-destroyed-forts = { $points } pour { $count ->
    [one] un fort détruit.
   *[other] { $count } forts détruits.
  }
points-city-hexes = { $points } pour { $count ->
    [one] un hexagone de Verdun.
   *[other] { $count } hexagones de Verdun.
  }
points-losses-more = { $points } pour les pertes : { $french } françaises, { $german } allemandes.
points-losses-three-to-two = { $points } pour les pertes : { $french } françaises, { $german } allemandes.
points-losses-two-to-one = { $points } pour les pertes : { $french } françaises, { $german } allemandes.
points-121 = { $points } pour l’appel de la 121e division.
final-points = Points allemands : { $points }.
verdict-french-major = victoire française majeure
verdict-french-minor = victoire française mineure
verdict-draw = partie nulle, comme dans l’histoire
verdict-german-minor = victoire allemande mineure
verdict-german-major = victoire allemande majeure

## Motifs
reason-reduced = réduit
reason-demoralised = démoralisé
reason-trench = tranchée
reason-fort = fort
reason-city = ville
reason-village = bourg
reason-hill = colline
reason-wood = bois
reason-petain = Pétain commande
reason-severity = sévérité du test
reason-fair = beau temps
reason-first-day = premier jour
reason-pioneers = pionniers
reason-water = tous par un pont ou un ruisseau
reason-declared = déclaré, donc mené au plus bas rapport
reason-way = points de mouvement pour le chemin
reason-villages = bourgs : { $count }
reason-villages-infiltration = bourgs : { $count }
reason-destroyed-forts = forts détruits : { $count }
reason-city-hexes = hexagones de Verdun : { $count }
reason-losses-more = pertes françaises plus fortes : { $french } contre { $german }
reason-losses-three-to-two = pertes françaises de moitié plus fortes : { $french } contre { $german }
reason-losses-two-to-one = pertes françaises doubles : { $french } contre { $german }
reason-121 = la 121e division a été appelée

## Refus
no-not-yours = Ce n’est pas une de vos unités qui puisse le faire.
no-comes-later = Elle vient en renfort, à partir du { $day } février.
no-optional-division = Elle ne vient que le 25 février, si l’Allemand l’appelle.
no-off-map = Elle est au-delà du bord de la carte.
no-remnant-away = C’est un reliquat ; il ne paraît que si une unité qui tombe le laisse.
no-gone = Elle est perdue pour de bon.
no-stands-there = Elle est à sa place dès le début.
no-not-on-map = Il n’est pas sur la carte.
no-sector = Ce n’est pas dans son secteur.
no-rails-start = Elle commence sur la voie ferrée.
no-trench-start = Elle commence dans une tranchée française.
no-other-hex = Il commence en { $hex }, et nulle part ailleurs.
no-infantry-placed = Aucune infanterie française n’est à quatre hexagones ou moins d’un hexagone où elle peut commencer.
no-set-up-over = La mise en place est terminée.
no-all-try = Toute unité qui peut se rallier doit le tenter.
no-not-with-them = Elle n’est pas dans l’hexagone de celles qui bougent.
no-moves-now = Elle est en train de bouger.
no-halt-first = Les unités en mouvement doivent d’abord s’arrêter.
no-move-now = En percée, ce sont des piles entières qui bougent, pas des unités une à une.
no-with-now = La pile est formée dès le départ, et n’emmène personne.
no-breakthrough-today = Pas de percée par mauvais temps.
no-hex-beyond = Aucun hexagone au-delà n’est libre d’ennemis.
no-enemy-near = L’ennemi n’a ni reculé de deux hexagones, ni été anéanti.
no-called-already = Elle a déjà été appelée.
no-option = L’option n’est pas en jeu.
no-attached-already = Elle a déjà un corps.
no-two-divisions = Deux divisions ne commencent pas dans le même hexagone.
no-infantry-near = Aucune infanterie française dans un rayon de quatre hexagones.
no-guns-forward = L’artillerie se place au sud de la ligne de tranchées.
no-gap = { $hex }, en première ligne, n’est ni tenu ni couvert.
no-unplaced = Tout le monde n’est pas placé.
no-guns-alone = { $piece } n’a aucune infanterie dans un rayon de quatre hexagones.
no-stack-full = Il y aurait plus de deux régiments, ou l’équivalent, dans l’hexagone.
no-last-way = Plus personne ne pourrait quitter { $hex }, où il y a trop de monde.
no-way-on = Les autres ne pourraient continuer et trouver de la place.
no-place = Il n’y a pas de place pour lui.
no-enemy-there = L’ennemi s’y trouve.
no-not-demoralised = Il n’est pas démoralisé.
no-hq-later = Les QG se rallient en phase de récupération.
no-not-disrupted = Il n’est pas désorganisé.
no-out-of-supply = Il est hors ravitaillement.
no-tried = Il a déjà essayé dans cette phase.
no-not-reduced = Seule une infanterie réduite se remet au complet.
no-in-trouble = Il est hors ravitaillement ou démoralisé.
no-pioneers = Les pionniers n’ont qu’un point par tour.
no-never-back = Il ne revient jamais.
no-not-destroyed = On ne reconstitue que l’infanterie détruite.
no-points-left = Il n’y a pas assez de points.
no-headquarters = Son QG est perdu ou hors ravitaillement.
no-hq-returns = Un QG ne se reconstitue pas : il revient.
no-hq-ground-german = Un QG allemand revient sur une route au nord de la première ligne de tranchées.
no-verdun = Il revient à Verdun.
no-open-road = Aucune route libre ne mène de là à une source de ravitaillement.
no-entry = Elle entre par le bord nord, de 1101 à 1701.
no-gun-place = Elle revient avec son QG s’il est ravitaillé, sinon à Verdun.
no-not-eliminated = Elle n’a pas été éliminée.
no-forges-only = Elle est autour de Forges, et nulle part ailleurs.
no-headquarters-new = Son QG vient à peine de revenir.
no-enemy-zone = Une zone ennemie s’y étend.
no-not-lost = Ce n’est pas un QG perdu.
no-gun = Seule l’artillerie le fait.
no-divisional = L’artillerie divisionnaire ne fait qu’appuyer les assauts.
no-heavy-left = L’artillerie lourde a tiré ses coups du tour.
no-fired = Il a tiré, ou il est retourné.
no-out-of-range = C’est hors de portée.
no-target = Aucun ennemi ne s’y trouve.
no-fort = On ne bombarde pas les unités d’un fort intact.
no-forges = Les canons de Forges sont introuvables.
no-observer = Par mauvais temps, on ne bombarde des canons qu’avec un ami à trois hexagones au plus.
no-not-shelled = Elle n’est pas dans l’hexagone bombardé.
no-not-struck = Un X frappe l’artillerie, ou l’infanterie au complet.
no-interdicted = L’hexagone est déjà interdit.
no-source-hex = On n’interdit pas une source de ravitaillement.
no-moved = Cette unité a déjà bougé ou s’est déjà retranchée.
no-stays = Il reste où il est.
no-joining = Qui accompagne se joint avant le premier pas.
no-mixing = Un seul mode de mouvement par phase, choisi avant le premier pas.
no-overstacked = Trop de monde en { $hex }, et quelqu’un peut encore en partir.
no-never-moves = Il ne bouge jamais.
no-demoralised = Il est démoralisé.
no-rails = Il reste sur la voie ferrée.
no-contact = Il est au contact de l’ennemi.
no-way-barred = Le chemin est barré en { $hex }.
no-way-stopped = Il doit s’arrêter en { $hex }.
no-way-zone = On ne passe pas de zone en zone en { $hex }.
no-way-too-far = Cela coûterait { $cost ->
    [one] { HALVES($cost) } point de mouvement.
   *[other] { HALVES($cost) } points de mouvement.
  }
no-way-zones = Des zones fortes l’entourent, et l’on ne passe pas de l’une à l’autre.
no-way-none = Aucun chemin n’y mène.
no-way-fort = Un fort ennemi intact se dresse en { $hex }.
no-way-foreign = Un mouvement stratégique ne quitte pas son propre terrain ; { $hex } n’en est pas.
no-way-contact = Un mouvement stratégique n’entre pas en zone ennemie : { $hex }.
no-way-guns = Artillerie et QG n’entrent pas en zone ennemie : { $hex }.
no-never-digs = Cette unité ne peut pas se retrancher.
no-dug-already = Il y a, ou il y avait, une tranchée ou un fort.
no-digging-now = On ne se retranche pas pendant une percée.
no-strategic-now = Il n’y a pas de mouvement stratégique pendant une percée.
no-leading-battalion = Ni pionniers ni chasseurs pour mener.
no-leaders-steady = Les pionniers ou chasseurs qui s’y trouvent sont démoralisés.
no-leaders-moved = Les pionniers ou chasseurs qui s’y trouvent ont déjà eu leur percée dans cette phase.
no-way-together = Chacune pourrait y aller, mais pas toutes par le même chemin.
no-not-in-stack = Elle n’est pas dans la pile qui bouge.
no-last-of-stack = C’est la dernière de la pile : elle continue ou s’arrête.
no-infantry = Seule l’infanterie donne l’assaut.
no-attacked = Il a déjà attaqué ce tour.
no-not-adjacent = Il n’est pas voisin de cet hexagone.
no-river = La Meuse les sépare.
no-assaulted = Ils ont déjà subi un assaut dans cette phase.
no-assailants = Personne chez vous ne peut l’assaillir.
no-all-demoralised = Votre infanterie voisine est démoralisée.
no-all-attacked = Votre infanterie voisine a attaqué ce tour.
no-odds = Même avec tout le monde, le rapport est inférieur à 1 contre 3.
no-army-support = L’artillerie d’armée n’appuie pas les assauts.
no-under-assault = Il subit lui-même l’assaut.
no-kin = Personne de sa division ou de son corps n’est engagé.
no-not-away = Ce n’est pas s’éloigner de l’ennemi.
no-guns-in-zone = Canons et QG ne reculent pas dans les zones ennemies.
no-not-homeward = Ce n’est pas vers le bord de carte ami.
no-not-in-fight = Il n’était pas de l’assaut.
no-distant-gun = L’artillerie qui appuie de plus loin ne subit pas de dégâts.
no-there-already = Il y est déjà.
no-not-with-pioneers = Il n’était pas avec les pionniers.
no-one-must-stay = Une unité doit rester dans l’hexagone.
no-pioneers-first = Le premier pas est pour des pionniers de l’assaut.
no-new-remnant = Un reliquat ne se perd pas le tour où il paraît.
no-dead-end = De là, il ne pourrait aller assez loin.
no-retreat-yet = La moitié des dégâts d’abord en pas.
no-retreat-all = Tous ne peuvent reculer aussi loin.
no-retreat-garrison = La garnison prend le dernier point.
no-gun-apart = Il n’était pas avec l’infanterie de l’assaut.
no-led-before = Ceux qui sont empilés avec des pionniers entrent avant les autres, pas après.
no-beyond = Elle ne continue que vers un hexagone au-delà de l’hexagone assailli.
no-first-hex = Elle ne continue que vers le premier hexagone du recul ennemi.
no-stack-parts = Sa pile a continué vers un autre hexagone, et ne se sépare pas.
no-not-gone-in = Il n’est pas dans l’hexagone assailli.

## Le but à l’écran
goal-how = Après le dernier tour, les points allemands décident : villages, forts détruits et hexagones de Verdun tenus, et pertes françaises plus lourdes.
goal-victory-points = PV
band-french-major = Fr. majeure
band-french-minor = Fr. mineure
band-draw = nulle
band-german-minor = All. mineure
band-german-major = All. majeure
goal-draw = partie nulle
prize-villages = village : { $points } par groupe de { $each } villages aux mains des Allemands
prize-villages-infiltration = village : { $points } par groupe de { $each } villages aux mains des Allemands
prize-destroyed-forts = fort : { $points } s’il est détruit
prize-city-hexes = Verdun : { $points } pour cet hexagone aux mains des Allemands
count-losses-more = pertes françaises supérieures aux allemandes : { $points } (pour l’instant { $french } contre { $german })
count-losses-three-to-two = pertes françaises supérieures de moitié au moins : { $points } à la place
count-losses-two-to-one = pertes françaises au moins doubles : { $points } à la place
count-121 = la 121e division, si elle est appelée : { $points }


## Résultats des tables en toutes lettres
off-assault = aucune attaque n’est possible à moins de 1:3
result-assault = attaquant { $attacker }, défenseur { $defender }
result-barrage = { $steps ->
    [0] { $roll ->
        [0] test de moral
       *[other] test de moral, +{ $roll } aux dés
      }
   *[other] un pas perdu, puis test de moral, +{ $roll } aux dés
  }

## La séquence de jeu
step-10-0 = XII. Récupération mutuelle

## Ce que l’autre camp peut encore changer
before-guns = { $changes ->
    [0] avant les canons ({ $side }), qui n’y changent rien
   *[other] avant les canons ({ $side }) ; jusqu’à { $column } avec tous
  }

## Avant la fin d’une phase
concern-unmoved = { $count ->
        [one] { $piece } n’a pas bougé.
       *[other] { $count } unités n’ont pas bougé.
    }
concern-supply = { $count ->
        [one] { $piece } n’aurait pas de ravitaillement en l’état.
       *[other] { $count } unités n’auraient pas de ravitaillement en l’état.
    }
concern-hq-alone = { $count ->
        [one] { $piece } se trouve sans escorte près de l’ennemi.
       *[other] { $count } QG se trouvent sans escorte près de l’ennemi.
    }
concern-silent-guns = { $count ->
        [one] { $piece } n’a pas tiré.
       *[other] { $count } batteries n’ont pas tiré.
    }
