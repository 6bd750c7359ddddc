
## Les suites d’un combat et le désengagement
tally-erroneous = ordres erronés
tally-damage-left = dommages restants du défenseur
tally-disengagement = désengagement
outcome-sacrifice = sacrifice : un pas de plus dans chaque camp
outcome-panic = panique : recul d’un hexagone
outcome-counter-attack = contre-attaque suicidaire : un pas de plus pour le défenseur
outcome-rout = débandade : moins de dommages pour l’attaquant
outcome-indecision = indécision : les défenseurs restent cloués
outcome-misdirected = réserves égarées : l’attaquant en déplace une
outcome-bitter-fight = lutte acharnée : un pas de plus dans chaque camp
outcome-confusion = confusion : un attaquant passe en DG
outcome-obstinacy = obstination : un pas de plus pour l’attaquant
outcome-half-hearted = peu d’ardeur : moins de dommages pour le défenseur
outcome-counter-order = contrordre : un marqueur Exploitation ou Réserve peut partir

ask-loses = Étape 10 : { $left ->
    [one] un point de dommage
   *[other] { $left } points de dommage
  } à payer. Qui perd un pas ?
ask-loses-guns = Étape 5 : { $left ->
    [1] un point de dommage
   *[other] { $left } points de dommage
  } de l’artillerie. Qui paie d’un pas ?
ask-loses-any = Un pas est perdu en { $hex }. Quelle unité le perd ?
ask-loses-highest = L’unité au moral le plus haut perd un pas, et plusieurs sont à égalité. Laquelle ?
ask-loses-zone = Le recul est passé par une ZdC ennemie : une des unités passées là perd un pas. Laquelle ?
ask-loses-interdiction = Le repli a traversé un hexagone interdit par l’aviation : une des unités passées perd un pas. Laquelle ?
ask-loses-orders = Étape 10 : les ordres erronés coûtent un pas. Quelle unité le perd ?
ask-disorders = { $left ->
    [one] Il reste un point de dommage
   *[other] Il reste { $left } points de dommage
  }, trop peu pour un pas. Qui passe en DG ?
ask-back = { $piece } recule : { $left ->
    [one] encore un hexagone.
   *[other] encore { $left } hexagones.
  } Vers où ?
ask-back-foe = À vous le chemin du recul ennemi : { $piece }, { $left ->
    [one] encore un hexagone.
   *[other] encore { $left } hexagones.
  } Vers où ?
ask-back-crowded = Il n’y a plus de place en { $hex } pour { $piece }. On peut reculer encore, ou rester là en surnombre à la fin de la phase.
ask-advance = { $ready ->
    [0] { $inside ->
        [0] Étape 10, avance après combat : { $hex } est libre. Qui y entre ?
       *[other] Étape 10, avance après combat : { $hex } est à nous. Qui d’autre y entre ?
      }
   *[other] Étape 10, avance après combat : { $hex } est à nous. Qui va au-delà, ou y entre encore ?
  }
ask-onward = { $piece } continue. Vers où ?
ask-exploit = Étape 10 : par sa maîtrise, l’attaquant met { $left ->
    [one] une unité
   *[other] { $left } unités
  } en exploitation ; les régiments d’une division, seuls dans leur hexagone, comptent pour une et vont ensemble. Laquelle ?
ask-panics = Étape 10, panique : une de vos unités d’attaque recule d’un hexagone. Laquelle ?
ask-confuse = Étape 10, confusion chez l’attaquant, au choix du défenseur : quelle unité passe en DG ?
ask-misdirect = Étape 10 : des réserves ennemies s’égarent près de { $hex }. L’attaquant peut en déplacer une d’un hexagone.
ask-astray = Où envoyer { $piece } ?
ask-cancel = Étape 10 : l’attaquant de { $hex } n’a aucune maîtrise. Le défenseur peut lui retirer un marqueur Exploitation ou Réserve à trois hexagones au plus.
ask-retreat = Étape 10 : par sa maîtrise, le défenseur peut céder { $hex }. { $left ->
    [0] Aucun dommage n’attend ses défenseurs
    [1] Un point de dommage attend ses défenseurs
   *[other] { $left } points de dommage attendent ses défenseurs
  } ; chaque hexagone de recul en ôte { $price }. Reculer de combien ?
ask-react = Étape 10 : par sa maîtrise, le défenseur de { $hex } peut déplacer { $left ->
    [one] une unité de combat proche
   *[other] { $left } unités de combat proches
  }, de la moitié de sa capacité. Laquelle ?
ask-react-where = { $piece } accourt avec la moitié de sa capacité : { $left ->
    [one] un point de mouvement.
   *[other] { HALVES($left) } points de mouvement.
  } Vers où ?
ask-break-off = Désengagement : quelle pile marquée tente de décrocher, ou aucune ?
ask-by-morale = La pile de { $hex } tente de décrocher. D’après le moral de quelle unité ? Si le résultat porte une étoile, elle perd un pas.
ask-break-off-far = La pile de { $hex } décroche. De combien recule-t-elle ?
roll-orders-defender = Étape 10 : ordres erronés du défenseur
roll-orders-attacker = Étape 10 : ordres erronés de l’attaquant
roll-disengagement = Désengagement

option-loses = { $noun } perd un pas
option-sheds = Sacrifier plutôt { $noun }
option-disorders = { $noun } passe en DG
option-retreat = { $noun ->
    [0] Tenir l’hexagone
    [one] Reculer d’un hexagone
   *[other] Reculer de { $noun } hexagones
  }
option-back = Reculer en { $noun }
option-react = { $noun } bouge
option-cancel = Retirer le marqueur de { $noun }
option-confuse = { $noun } passe en DG
option-panics = { $noun } recule
option-misdirect = Égarer { $noun }
option-advance = { $noun } y entre
option-onward = { $noun } continue
option-exploit = { $noun } en exploitation
option-break-off = Décrocher de { $noun }
option-by-morale = D’après { $noun }
stay-ask-back-crowded = Rester malgré tout
to-ask-onward = Jusqu’en { $noun }
to-ask-astray = En { $noun }
done-ask-advance = { $inside ->
    [0] Personne n’y entre
   *[other] Pas plus loin
  }
done-ask-exploit = Finir les marqueurs
done-ask-misdirect = Ne pas y toucher
done-ask-cancel = N’en retirer aucun
done-ask-react = Personne ne bouge
done-ask-break-off = Terminer les désengagements

orders-defender-sacrifice = { $side } : ordres erronés, sacrifice (dé { $roll }) : un pas de plus dans chaque camp.
orders-defender-panic = { $side } : ordres erronés, panique (dé { $roll }) : les défenseurs reculent d’un hexagone.
orders-defender-counter-attack = { $side } : ordres erronés, contre-attaque suicidaire (dé { $roll }) : un pas de plus pour le défenseur.
orders-defender-rout = { $side } : ordres erronés, débandade (dé { $roll }) : moins de dommages pour l’attaquant.
orders-defender-indecision = { $side } : ordres erronés, indécision (dé { $roll }) : les défenseurs restent cloués.
orders-defender-misdirected = { $side } : ordres erronés, réserves égarées (dé { $roll }).
orders-attacker-bitter-fight = { $side } : ordres erronés, lutte acharnée (dé { $roll }) : un pas de plus dans chaque camp.
orders-attacker-confusion = { $side } : ordres erronés, confusion (dé { $roll }) : un attaquant passe en DG.
orders-attacker-obstinacy = { $side } : ordres erronés, obstination (dé { $roll }) : un pas de plus pour l’attaquant.
orders-attacker-panic = { $side } : ordres erronés, panique (dé { $roll }) : un attaquant recule d’un hexagone.
orders-attacker-half-hearted = { $side } : ordres erronés, peu d’ardeur (dé { $roll }) : moins de dommages pour le défenseur.
orders-attacker-counter-order = { $side } : ordres erronés, contrordre (dé { $roll }).
pinned = { $piece } en { $hex } reçoit un marqueur Cloué.
misdirected = { $piece } s’égare en { $hex }.
marker-off = { $piece } en { $hex } perd son marqueur.
retreats = { $piece } recule en { $hex }.
advances = { $piece } avance en { $hex }.
exploits = { $piece } en { $hex } passe en exploitation.
breaks-off = { $side } : tentative de désengagement en { $hex } (dé { $roll }) : { $result ->
    [r2] r2, recul d’un ou deux hexagones.
    [r3] r3, recul d’un à trois hexagones.
    [r4] r4, recul d’un à quatre hexagones en mode Retraite, d’un à trois sans lui.
    [R3] R3, recul de trois hexagones par un chemin au choix de l’ennemi, et désorganisation.
   *[other] { $result }, un pas de moins à l’unité choisie, et recul d’un hexagone.
  }

reason-breaking-morale = moral { $morale }
reason-given-up = { $count ->
    [one] un hexagone cédé
   *[other] { $count } hexagones cédés
  }
reason-surrounded = l’ennemi ou ses ZdC tout autour

no-not-in-battle = Ce n’est pas une des unités concernées.
no-tank-last = Ici les chars sont perdus en dernier.
no-too-dear = Cela coûterait { $price ->
    [one] un point
   *[other] { $price } points
  } de dommage, et il en reste { $left }.
no-lead-first = La première perte est pour l’unité en pointe.
no-assault-last = En défense, les troupes d’assaut ne sont perdues qu’avec leur unité.
no-not-with-regiment = Ces Stosstruppen ne sont pas avec un régiment du combat.
no-shed-already = Un pion Stosstruppen a déjà été sacrifié dans ce combat.
no-never-disordered = Les chars ne sont jamais DG.
no-disordered-already = Cette unité est déjà DG.
no-been-there = Elle en vient.
no-enemy-there = L’ennemi s’y trouve.
no-better-way = Un autre chemin rapproche du ravitaillement ou évite les ZdC ennemies.
no-dead-end = De là, on ne pourrait reculer assez loin.
no-stack-full = Il n’y a plus de place dans cet hexagone.
no-tank-gone = Ce char n’est venu que pour ce combat et ne fait plus rien ensuite.
no-reduced = Seules les unités à plein potentiel avancent et exploitent.
no-upset = Cette unité est DG ou RG.
no-there-already = Elle y est déjà entrée.
no-gone-back = Elle a reculé et n’avance pas.
no-not-gone-in = Elle n’est pas dans l’hexagone pris.
no-river-crossed = Elle a franchi un fleuve sans pont : son avance est finie.
no-far-enough = La maîtrise ne la porte pas plus loin.
no-way-on = Aucun hexagone au-delà ne lui est ouvert.
no-river-beyond = Il n’y a pas de pont sur le fleuve, et seul le premier hexagone s’atteint sans lui.
no-zone-to-zone = On ne passe pas d’une ZdC ennemie à une autre.
no-marked-already = Elle a déjà un marqueur.
no-with-division = Elle va avec sa division : désignez { $piece }.
no-marker = Elle n’a pas de marqueur Exploitation ou Réserve.
no-too-far-off = Elle est trop loin du combat.
no-in-zone = Elle est en ZdC ennemie.
no-way-astray = On ne peut l’envoyer nulle part.
no-not-astray = Seuls les unités de combat et les supports qui se déplacent au sol peuvent être mal orientés.
no-support-astray = Un support n’est envoyé que là où il pourrait aller : ni en ZdC ennemie, ni par-dessus l’eau ni sur un terrain qui lui sont fermés.
no-with-stack = Elle partage le marqueur de sa pile : désignez { $piece }.
no-retreat-so-far = La maîtrise ne permet pas de reculer autant.
no-way-back = Aucun chemin ne mène aussi loin en arrière.
no-reacted = Elle a déjà bougé en réaction.
no-not-marked = Aucune unité marquée Désengagement ne s’y trouve.
no-not-in-zone = Elle n’est pas en ZdC ennemie.
no-not-the-result = Le dé ne le permet pas.

## Combat
tally-odds = rapport de force
tally-attack-strength = attaque
tally-defence-strength = défense
tally-attacker-damage = dommages de l’attaquant
tally-mastery = maîtrise tactique
tally-bombardment = bombardement
tally-bombardment-die = dé de bombardement
tally-potential = potentiel de bombardement
expect-attacker-damage = dommages de l’attaquant
expect-defender-damage = dommages du défenseur
expect-damage = points de dommage
outcome-total = maîtrise totale
outcome-partial = maîtrise partielle
outcome-none = aucune maîtrise
outcome-erroneous = ordres erronés

ask-attack = Combat : choisissez un hexagone à attaquer, ou terminez vos combats.
ask-attack-exploiting = Exploitation : vos unités en exploitation peuvent attaquer. Choisissez un hexagone, ou terminez ces combats.
ask-join = Étape 1, attaque de { $hex } : { $chosen ->
    [0] qui attaque ? Désignez la première unité.
    [1] une unité attaque. Qui d’autre ?
   *[other] { $chosen } unités attaquent. Qui d’autre ?
  }
ask-call-tank = Étape 1, attaque de { $hex } : appeler les chars pour ce combat ? Ils ne viennent qu’une fois et sont retirés ensuite.
ask-guns-attack = Étape 2, attaque de { $hex } : l’attaquant désigne ses artilleries. { $chosen ->
    [0] Aucune encore.
    [1] Une pour l’instant.
   *[other] { $chosen } pour l’instant.
  }
ask-guns-exploiting = Étape 2, attaque de { $hex } : en exploitation l’attaquant n’a que l’artillerie de corps, contre les canons du défenseur. { $chosen ->
    [0] Aucune encore.
    [1] Une pour l’instant.
   *[other] { $chosen } pour l’instant.
  }
ask-guns-defence = Étape 3, défense de { $hex } : le défenseur désigne ses artilleries, pour bombarder les attaquants ou, en contrebatterie, leurs canons. { $chosen ->
    [0] Aucune encore.
    [1] Une pour l’instant.
   *[other] { $chosen } pour l’instant.
  }
ask-counter = Étape 4, attaque de { $hex } : l’attaquant peut tourner son artillerie de corps contre les canons du défenseur, { $limit ->
    [1] une au plus
   *[other] { $limit } au plus
  }. { $chosen ->
    [0] Aucune encore.
    [1] Une pour l’instant.
   *[other] { $chosen } pour l’instant.
  }
ask-lead-attack = Étape 6, attaque de { $hex } : l’attaquant désigne son unité en pointe. Son moral décale le rapport ; elle subit la première perte.
ask-lead-defence = Étape 6, défense de { $hex } : le défenseur désigne son unité en pointe. Son moral décale le rapport ; elle subit la première perte.
ask-coordinate = Étape 6, attaque de { $hex } : un seul groupement de chars donne sa coordination et prend la première perte. Lequel ?
ask-shock = Étape 7, attaque de { $hex } : employer des Stosstruppen pour une colonne à droite ? Une étoile au résultat les ferait perdre.

roll-bombardment-attack = Étape 5 : bombardement de l’attaquant
roll-bombardment-defence = Étape 5 : bombardement du défenseur
roll-combat = Étape 8 : combat
roll-mastery-defender = Étape 9 : maîtrise tactique du défenseur
roll-mastery-attacker = Étape 9 : maîtrise tactique de l’attaquant

option-attack = Attaquer { $noun }
option-join = { $noun } attaque
option-call-tank = Les chars avec { $noun }
option-gun = { $noun } bombarde
option-counter = { $noun } en contrebatterie
option-lead = { $noun } en pointe
option-coordinate = { $noun } d’abord
option-shock = Employer { $noun }
done-ask-attack = Terminer les combats
done-ask-attack-exploiting = Terminer les combats d’exploitation
done-ask-join = Continuer avec ces unités
done-ask-call-tank = Sans chars
done-ask-guns-attack = { $chosen ->
    [0] Pas de canons
   *[other] C’est tout
  }
done-ask-guns-exploiting = { $chosen ->
    [0] Pas de canons
   *[other] C’est tout
  }
done-ask-guns-defence = { $chosen ->
    [0] Pas de canons
   *[other] C’est tout
  }
done-ask-counter = { $chosen ->
    [0] Toutes bombardent
   *[other] Les autres bombardent
  }
done-ask-shock = Épargner les Stosstruppen

attacks = { $side } : attaque de { $hex } avec { $count ->
    [1] une unité
   *[other] { $count } unités
  }.
tank-called = Des chars montent en { $hex } pour ce combat : { $piece }.
guns-bombard = { $pieces } { $count ->
    [one] bombarde.
   *[other] bombardent.
}
guns-counter = { $pieces } { $count ->
    [one] tire en contrebatterie.
   *[other] tirent en contrebatterie.
}
bombardment = { $side } : bombardement sur la colonne { $column }, { $points ->
    [one] { $points } point de dommage
   *[other] { $points } points de dommage
} (dé { $roll }{ $more ->
    [0] {""}
   *[other] , modifié { $modified }
}).
fort-holds = Le fort de { $hex } résiste aux obus.
wiped-out = Le bombardement ne laisse personne pour défendre { $hex }.
attack-shattered = L’artillerie du défenseur ne laisse personne pour attaquer { $hex }.
leads-attack = En pointe de l’attaque : { $piece }.
leads-defence = En pointe de la défense : { $piece }.
shock = L’attaque emploie { $piece } : une colonne à droite.
attack-without-lead = L’attaque de { $hex } est annulée : aucune unité en ordre, de moral suffisant et commandée ne peut la mener. { $count ->
    [0] Elle ne coûte rien.
    [1] Elle coûte un pas.
   *[other] Elle coûte { $count } pas, au meilleur moral d’abord.
  }
attack-too-weak = L’attaque de { $hex } est annulée à { $column } : elle est trop faible et coûte { $count ->
    [1] un pas
   *[other] { $count } pas
  }, au meilleur moral d’abord.
odds = { $hex } : { HALVES($attack) } contre { HALVES($defence) }, colonne { $column }.
combat-result = { $result } (dés { $roll }) : { $attacker } de dommage à l’attaquant, { $defender } au défenseur.
told-reason-fog = Le brouillard épargne un point de dommage à l’attaquant, compté ci-dessus.
told-reason-least = Les dommages ne descendent pas sous 0.
mastery-total = { $side } : maîtrise totale (dé { $roll }, modifié { $modified }).
mastery-partial = { $side } : maîtrise partielle (dé { $roll }, modifié { $modified }).
mastery-none = { $side } : aucune maîtrise (dé { $roll }, modifié { $modified }).
mastery-erroneous = { $side } : aucune maîtrise et ordres erronés (dé { $roll }, modifié { $modified }).
exploitation-held = En zone de contrôle ennemie, plus d’exploitation : { $piece }.

reason-attack = { $piece }
reason-attack-crest = { $piece } ({ $factor } × { $share }, en bas d’une crête)
reason-attack-river = { $piece } ({ $factor } × { $share }, par-dessus un fleuve)
reason-attack-crest-river = { $piece } ({ $factor } × { $share }, en bas d’une crête et par-dessus un fleuve)
reason-defence = { $piece }
reason-defence-hidden = { $piece } : de { $least } à { $most }, compté { $most }
reason-town = ville
reason-trench = tranchée
reason-wood = bois
reason-village = village
reason-fort = fort
reason-stream = tous derrière une rivière
reason-stosstruppen = Stosstruppen
reason-sturm = bataillon d’assaut
reason-arditi = Arditi
reason-cavalry = cavalerie
reason-weather = mauvais temps
reason-on-river = sur un fleuve
reason-morale = moral des unités en pointe : { $piece } contre { $piece_against }
reason-unsupplied = défenseur non ravitaillé
reason-offensive = modificateur d’offensive
reason-concentric = attaque concentrique
reason-tank = coordination : { $piece }
reason-no-lead = personne ne peut mener : l’attaque serait annulée
reason-gun = { $piece }
reason-counter = contrebatterie : { $piece }
reason-silenced = leurs canons sont réduits au silence, pas plus
reason-bombs = bombes des avions
reason-observation = observation aérienne
reason-bruchmuller = préparation Bruchmüller
reason-fog = brouillard
reason-least = pas moins de 0
reason-works = tranchée ou fort
reason-disorganised = une unité désorganisée
reason-elite = unité en pointe d’élite
reason-mixed = nationalités différentes
reason-friendly-air = aviation amie au-dessus
reason-enemy-air = aviation ennemie au-dessus
reason-morale-3 = une division de moral 3
reason-morale-2 = une division de moral 2

no-attacked = Elle a combattu dans cette phase.
no-not-exploiting = Elle n’est pas en exploitation.
no-attack-upset = Elle est désorganisée ou en réorganisation.
no-attack-unsupplied = Elle n’est pas ravitaillée.
no-attack-disengaging = Elle est marquée pour se désengager.
no-tank-ground = Les chars n’attaquent pas une ville, ni à travers une crête ou un cours d’eau.
no-tank-host = Les chars viennent avec une unité qui attaque.
no-tank-room = Il n’y a pas de place pour eux dans cet hexagone.
no-tank-here = Ce n’est pas un groupement de chars de cette attaque.
no-target = Aucune unité de combat ennemie n’est là.
no-fought = Il a été attaqué dans cette phase.
no-attackers = Aucune de vos unités ne peut l’attaquer maintenant.
no-attacked-all = { $count ->
    [one] Votre seule unité voisine a combattu dans cette phase.
   *[other] Toutes vos unités voisines ont combattu dans cette phase.
  }
no-not-exploiting-all = { $count ->
    [one] Votre seule unité voisine n’est pas en exploitation.
   *[other] Aucune de vos unités voisines n’est en exploitation.
  }
no-attack-upset-all = { $count ->
    [one] Votre seule unité voisine est désorganisée ou en réorganisation.
   *[other] Toutes vos unités voisines sont désorganisées ou en réorganisation.
  }
no-attack-unsupplied-all = { $count ->
    [one] Votre seule unité voisine n’est pas ravitaillée.
   *[other] Aucune de vos unités voisines n’est ravitaillée.
  }
no-attack-disengaging-all = { $count ->
    [one] Votre seule unité voisine est marquée pour se désengager.
   *[other] Toutes vos unités voisines sont marquées pour se désengager.
  }
no-attack-frozen-all = { no-attack-frozen }
no-tank-ground-all = { no-tank-ground }
no-attacked-first = { $piece } a combattu dans cette phase, et aucune autre de vos unités voisines ne peut attaquer.
no-not-exploiting-first = { $piece } n’est pas en exploitation, et aucune autre de vos unités voisines ne peut attaquer.
no-attack-upset-first = { $piece } a un marqueur DG ou RG, et aucune autre de vos unités voisines ne peut attaquer.
no-attack-unsupplied-first = { $piece } n’a plus de ravitaillement, et aucune autre de vos unités voisines ne peut attaquer.
no-attack-disengaging-first = { $piece } va se désengager, et aucune autre de vos unités voisines ne peut attaquer.
no-attack-frozen-first = { no-attack-frozen }
no-tank-ground-first = { $piece } n’attaque pas une ville, ni à travers une crête ou un cours d’eau ; aucune autre de vos unités voisines ne peut attaquer.
no-gun = Ce n’est pas une artillerie.
no-gun-named = Elle est déjà désignée.
no-gun-unnamed = Elle n’a pas été désignée pour ce combat.
no-gun-range = L’hexagone attaqué est hors de portée.
no-gun-fired = Elle a fait tout ce qu’elle peut dans cette phase.
no-gun-second = Une seule artillerie en mode Offensive participe à un combat.
no-gun-exploitation = En exploitation l’attaquant n’a que l’artillerie de corps, en contrebatterie.
no-army-counter = Seule l’artillerie de corps tire en contrebatterie.
no-counter-yet = L’attaquant passe ses artilleries en contrebatterie à l’étape 4, quand le défenseur a désigné les siennes.
no-counter-idle = Aucune artillerie de l’attaquant ne bombarde : il n’y a rien à contrer.
no-counter-limit = Il doit en bombarder autant que le défenseur en a en contrebatterie ; une artillerie d’armée compte pour deux.
no-lead-absent = Elle ne participe pas.
no-lead-tank = Un char n’est en pointe que s’il est seul.
no-lead-morale = Son moral est trop bas pour mener une attaque.
no-lead-upset = Elle est désorganisée.
no-lead-command = Elle est hors de tout rayon de commandement.
no-shock = Ils ne sont pas avec un régiment qui attaque.
# Les noms de la série, et ce que disent et demandent sa séquence de jeu, le ravitaillement, les supports et l’aviation.

## Noms
kind-division = division
kind-regiment = régiment
kind-brigade = brigade
kind-tank = groupement de chars
kind-hq = quartier général
kind-corps-artillery = artillerie de corps
kind-army-artillery = artillerie d’armée
kind-stosstruppen = Stosstruppen
kind-air = groupement aérien
the-division = la { $title }
the-regiment = le { $title }
the-brigade = la { $title }
the-tank = le { $title }
the-hq = le { $title }
the-corps-artillery = l’{ $title }
the-army-artillery = l’{ $title }
the-stosstruppen = le pion { $title }
the-air = le { $title }
value-attack = attaque
value-defence = défense
value-move = mouvement
value-morale = moral
value-potential = bombardement
value-radius = rayon
value-offensive-potential = bombardement, mode Offensive
value-offensive-radius = rayon, mode Offensive
value-coordination = coordination
value-protection = protection
value-command = rayon de commandement
value-range = rayon d’action
mark-disorganised = désorganisé (DG)
mark-reorganising = en réorganisation (RG)
mark-unsupplied = hors ravitaillement
mark-pinned = cloué
mark-exploitation = exploitation
mark-reserve = réserve
mark-disengaging = désengagement
mark-moved = a bougé
mark-tried = a essayé
mark-attacked = a attaqué
mark-fired = a tiré
mark-counter-battery = en contrebatterie
mark-offensive = mode Offensive
mark-resting = au repos
mark-late = arrivé en renfort
mark-assigned = changement de régiment dans la phase
terrain-wood = bois
terrain-village = village
terrain-town = ville
terrain-fort = fort
terrain-trench = tranchée
terrain-crater = entonnoirs
hexside-stream = rivière
hexside-river = fleuve
hexside-crest = crête
link-road = route
link-rail = voie ferrée
zone-firm = pleine
zone-loose = d’unités clouées
field-sequence = séquence opérationnelle
field-weather = météo
field-weather-fine = beau temps
field-weather-fog = brouillard matinal
field-weather-bad = mauvais temps
field-weather-fog-bad = brouillard matinal, puis mauvais temps
field-tries = passerelles tentées
field-called = renforts
field-called-none = pas encore appelés
field-called-now = appelés maintenant
field-called-later = appelés plus tard
field-grounded = aviation
field-grounded-none = libre de voler
field-grounded-stopped = plus de vol dans cette phase
field-grounded-waiting = attend l’autre camp
field-carrier = avec le régiment
field-mission = mission
field-mission-none = aucune
field-mission-observation = observation
field-mission-bombing = bombardement
field-mission-interdiction = interdiction
field-mission-raid = attaque d’une passerelle
field-marker = numéro du marqueur Exploitation
field-combats = combats soutenus
field-fought = attaqué dans cette phase
field-broken = pont détruit
field-tested = pont tenté dans cette phase
field-footbridge = passerelle
about-field-sequence = Quelle séquence opérationnelle du tour se joue ; si une position ne le dit pas, la phase le dit.
about-field-weather = Le temps de cette séquence opérationnelle.
about-field-tries = Passerelles tentées dans cette séquence opérationnelle.
about-field-tank_events = Combien de fois les chars du scénario peuvent encore être appelés.
about-field-called = Si les renforts qui attendent une décision ont été appelés, et quand.
about-field-grounded = Si un camp peut encore déplacer des groupes aériens dans cette phase, ou attend que l’autre le fasse.
about-field-carrier = Le régiment qu’accompagne un pion de Stosstruppen.
about-field-mission = Ce que fait un groupe aérien là où il vole.
about-field-marker = Le numéro du marqueur Exploitation d’une unité ; celles qui ont le même numéro en partagent un.
about-field-combats = À combien de combats une artillerie a pris part dans cette phase.
about-field-fought = 1 dans un hex attaqué dans cette phase.
about-field-broken = 1 sur un côté d’hex dont le pont a été détruit.
about-field-footbridge = Où se trouve la passerelle d’un côté d’hex : 1 dans le premier de ses deux hex, 2 dans l’autre.
about-field-tested = 1 sur un côté d’hex dont on a tenté de détruire ou de rétablir le pont dans cette phase.
special-frozen = une partie du front est gelée au début
overlay-command = rayon de commandement
overlay-guns = portée des canons
tally-weather = météo
tally-weather-after-fog = météo après le brouillard
tally-air-test = après la mission
outcome-fine = beau temps
outcome-fog = brouillard matinal, puis beau temps
outcome-bad = mauvais temps

## La séquence de jeu
phase-turn = Tour { $turn } : { turn-name }.
phase-supply = Ravitaillement.
phase-sequence-1 = Première séquence opérationnelle.
phase-sequence-2 = Deuxième séquence opérationnelle.
phase-sequence-3 = Troisième séquence opérationnelle.
step-scenarios-format = Mise en place
step-11-3-2 = Attribution des Stosstruppen
step-8-0 = Offensive
step-9-0 = Ravitaillement
step-10-0 = Météo
step-11-0 = Phase de mouvement
step-17-1 = Vols
step-11-1 = Mouvements
step-11-2 = Fin du mouvement
step-12-0 = Phase de combat
step-12-1 = Combats
step-13-0 = Désengagement
step-14-0 = Phase d’exploitation
step-14-1 = Combats d’exploitation
step-14-2 = Mouvements d’exploitation
step-14-3 = Marqueurs
step-10-0-fog = Le brouillard se lève
step-17-1-test = Retour de l’aviation
step-7-0-end = Fin du tour
offensive = { $side } : une offensive commence, trois séquences opérationnelles dans ce tour, avec +{ $first }, +{ $second } et +{ $third } pour les attaques à portée de l’artillerie en mode Offensive.
gun-offensive = { $piece } en { $hex } tire en mode Offensive pendant ce tour.
weather-fine = Beau temps{ $rolled ->
    [0] .
   *[other] {" "}(dés { $rolled }).
}
weather-fog = Brouillard matinal, puis beau temps{ $rolled ->
    [0] .
   *[other] {" "}(dés { $rolled }).
}
weather-bad = Mauvais temps{ $rolled ->
    [0] .
   *[other] {" "}(dés { $rolled }).
}
weather-fog-bad = Brouillard matinal, puis mauvais temps{ $rolled ->
    [0] .
   *[other] {" "}(dés { $rolled }).
}
fog-lifts = Le brouillard se lève.
fog-turns-bad = Le brouillard se lève et le temps est mauvais.
reorganised = { $piece } a retrouvé son ordre.
ask-launch = L’offensive commence. Quelle artillerie d’armée passe en mode Offensive ? { $limit ->
    [one] Une seule le peut.
   *[other] { $limit } le peuvent.
  }
option-launch = { $noun } en mode Offensive
done-ask-launch = { $chosen ->
    [0] Aucune en mode Offensive
   *[other] Aucune autre en mode Offensive
  }
roll-weather = Météo
roll-after-fog = Ce qui suit le brouillard
no-army-gun = Ce n’est pas une de vos artilleries d’armée.
no-offensive-already = Elle est déjà en mode Offensive.

## Pions et piles
no-not-yours = Ce pion n’est pas à vos ordres.
no-not-on-map = Ce pion n’est pas sur la carte.
no-not-combat = C’est un support, non une unité de combat.
no-not-theirs = Seule une unité du défenseur peut être mal orientée.
no-not-adjacent = Ce n’est pas adjacent.
no-outside = Cet hexagone est hors de la surface de jeu.
eliminated = { $piece } est hors de combat en { $hex }.
loses-step = { $piece } en { $hex } perd un pas.
disorganised = { $piece } en { $hex } reçoit un marqueur DG.
ask-disband = Trop d’unités en { $hex }. Laquelle disparaît ?
option-disband = Éliminer { $noun }
no-not-crowded = Cette unité n’est pas dans la pile trop haute.

## Ravitaillement
out-of-supply = { $piece } en { $hex } n’a plus de ravitaillement.
supplied-again = { $piece } a retrouvé son ravitaillement.
hq-pushed-back = { $piece } n’a pas de ligne de ravitaillement et recule en { $hex }.
ask-withdraw = { $piece } n’a pas de ligne de ravitaillement. Vers quelle source reculer ?
option-withdraw = Vers { $noun }
no-not-nearest = Ce n’est pas la source de ravitaillement la plus proche.

## Stosstruppen et tirage
ask-deal = Quelle division se trouve ici ?
option-deal = { $noun }
units-drawn = Les divisions de même nature ont été tirées au sort.
ask-stosstruppen = { $left ->
    [one] Il reste un pion Stosstruppen.
   *[other] Il reste { $left } pions Stosstruppen.
  } Quel régiment en prend un ?
option-to-regiment = Le donner à { $noun }
option-share-out = Répartir le reste, les meilleurs régiments d’abord
done-ask-stosstruppen = Se passer du reste
stosstruppen-placed = { $piece } en { $hex } reçoit des Stosstruppen.
stosstruppen-shared = { $count ->
    [one] Un régiment reçoit des Stosstruppen.
   *[other] { $count } régiments reçoivent des Stosstruppen.
  }
option-assign = Donner { $noun } à un autre régiment
ask-to-regiment = À quel régiment va { $piece } ?
stosstruppen-assigned = { $piece } passe avec { $piece_to }.
no-elite = Ce n’est pas un régiment d’une de vos divisions d’élite.
no-stosstruppen = Ce n’est pas un pion Stosstruppen.
no-stosstruppen-already = Ce régiment a déjà des Stosstruppen.
no-phase-begun = Ils ne changent de régiment qu’une fois, au début d’une phase, avant que quiconque y ait agi.
no-taker = Aucun autre régiment de l’hexagone ne peut les prendre.

## Aviation
ask-fly = Vols, un groupement à la fois et tour à tour avec l’ennemi : lequel décolle ?
option-fly = { $noun } décolle
done-ask-fly = Ne plus voler dans cette phase
air-stops = { $side } : plus de vols dans cette phase.
ask-mission = Que doit faire { $piece } ?
option-mission = { $noun }
option-mission-observation = Observer un hexagone
option-mission-bombing = Bombarder un hexagone
option-mission-interdiction = Interdire un hexagone
option-mission-interception = Intercepter l’aviation ennemie
option-mission-relocation = Changer de base
ask-over = Où vole { $piece } ?
option-over = Voler vers { $noun }
ask-relocate = Vers quel QG se déplace { $piece } ?
option-base = Vers { $noun }
base-ask-air-arrives = Sur { $noun }
ask-shot-down = { $piece } attaque votre aviation en { $hex }. Quel groupement se bat ?
option-shot-down = { $noun }
ask-base = { $piece } rentre. Vers quel QG ?
ask-air-arrives = { $piece } arrive. Sur quel QG ?
air-arrives = { $piece } arrive en { $hex }.
air-relocates = { $piece } passe en { $hex } et s’y repose.
air-observation = { $piece } observe { $hex }.
air-bombing = { $piece } doit bombarder { $hex }.
air-interdiction = { $piece } interdit { $hex }.
air-intercepted = { $piece } et { $piece_lost } se battent au-dessus de { $hex } ; ni l’un ni l’autre ne revient avant le tour suivant.
air-displaced = { $piece } a perdu sa base et ne revient qu’au tour suivant.
air-home = { $piece } va se reposer en { $hex } (dé { $roll }).
air-worn-out = { $piece } a assez volé et ne revient qu’au tour suivant (dé { $roll }).
roll-air-test = Après la mission
no-air-group = Ce n’est pas un de vos groupements aériens.
no-air-ready = Il n’est pas disponible sur un QG.
no-base = Ce n’est pas un de vos QG sur la carte.
no-landing = Il arrive sur un QG proche du lieu que nomme le scénario.
no-base-already = C’est déjà sa base.
no-base-full = Plus aucun groupement aérien ne peut s’y reposer.
no-base-near = Aucun autre de vos QG n’a de place pour lui dans son rayon d’action.
no-air-range = C’est hors de son rayon d’action.
no-air-enemy = Il n’y a pas d’aviation ennemie à intercepter.
no-air-contested = L’aviation ennemie s’y trouve : y aller serait une interception.
no-air-crowded = Assez de vos groupements aériens sont au-dessus de cet hexagone.
no-air-unit = Il n’y a aucune unité dans cet hexagone.
no-observer = Un bombardement demande un observateur, et personne n’observe cet hexagone ni ne peut y venir.
no-air-there = Ce groupement aérien ne peut y être attaqué.
no-not-phasing = Seul le camp dont c’est la phase change de base.
no-bad-weather = Par mauvais temps, l’aviation ne peut que changer de base.
no-flight = Il n’y a rien vers quoi il puisse voler.

# Mouvement, ponts, renforts, exploitation.

tally-move = points de mouvement
tally-advance = l’avance
tally-footbridge = passerelle
tally-demolition = destruction d’un pont
tally-rebuilding = reconstruction d’un pont
outcome-laid = la passerelle est posée
outcome-blown = le pont saute
outcome-rebuilt = le pont est rétabli
outcome-failed = rien n’y fait

ask-move = Mouvement : déplacez une unité, ou finissez le mouvement.
ask-where = { $count ->
    [one] { $piece } a { $left ->
        [one] { $left } point de mouvement
       *[other] { $left } points de mouvement
      }. Où aller ?
    [2] { $piece } et une autre unité ont { $left ->
        [one] { $left } point de mouvement
       *[other] { $left } points de mouvement
      }. Où aller ?
   *[other] { $piece } et d’autres, { $count } unités en tout, ont { $left ->
        [one] { $left } point de mouvement
       *[other] { $left } points de mouvement
      }. Où aller ?
  }
ask-relieve = L’unité entrée en { $hex } relève celles qui s’y trouvaient. Qui part, maintenant ou pas du tout ?
ask-end-of-movement = Fin du mouvement : détruisez ou rétablissez des ponts, marquez les unités à désengager ou à tenir en réserve, ou continuez.
ask-keep = Quelles unités de { $hex } passent en réserve ? Un marqueur vaut pour deux unités.
ask-call-up = Vos renforts sont à portée et viennent d’un bloc. Maintenant, par le bord ouest près des tranchées, ou au tour suivant, par le bord ouest ou par le sud ?
ask-arrive = { $piece } arrive. Où ?
ask-exploit-move = Exploitation : déplacez les unités en exploitation ou en réserve, ou finissez ces mouvements.
ask-haul = L’artillerie de l’offensive peut être avancée. Laquelle ?
ask-haul-to = Où mener { $piece } ?
roll-footbridge = Une passerelle
roll-demolition = Destruction d’un pont
roll-rebuilding = Reconstruction d’un pont

option-move = Déplacer { $noun }
option-with = Emmener { $noun }
option-forced = Marche forcée
option-to = Aller en { $noun }
option-halt = S’arrêter ici
halt-ask-where = { $moved ->
    [0] { $count ->
        [one] Laisser l’unité où elle est
       *[other] Laisser les unités où elles sont
      }
   *[other] S’arrêter ici
  }
option-relieve = { $noun } part
option-stay = Personne ne part
option-span = Passerelle sur { $noun }
option-unspan = Retirer la passerelle sur { $noun }
option-demolish = Faire sauter le pont { $noun }
option-rebuild = Rétablir le pont { $noun }
option-disengage = Marquer { $noun } pour se désengager
option-reserve = Mettre { $noun } en réserve
option-keep = Mettre { $noun } en réserve
option-enter = Faire entrer { $noun }
option-at = Placer en { $noun }
option-now = Maintenant
option-later = Au tour suivant
option-haul = Avancer { $noun }
done-ask-move = Finir le mouvement
done-ask-end-of-movement = Passer aux combats
done-ask-exploit-move = Finir ces mouvements
done-ask-haul = Laisser l’artillerie où elle est

moves = { $others ->
    [0] { $piece } va en { $hex }.
    [one] { $piece } et une autre unité vont en { $hex }.
   *[other] { $piece } et { $others } autres vont en { $hex }.
  }
footbridge-laid = Une passerelle est posée de { $hex } à { $hex_to } (dé { $roll }).
footbridge-failed = Pas de passerelle de { $hex } à { $hex_to } (dé { $roll }).
footbridge-taken-up = La passerelle entre { $hex } et { $hex_to } est retirée.
footbridge-lost = La passerelle entre { $hex } et { $hex_to } est perdue.
bridge-blown = Le pont entre { $hex } et { $hex_to } saute (dé { $roll }).
bridge-stands = Le pont entre { $hex } et { $hex_to } résiste à la charge (dé { $roll }).
bridge-rebuilt = Le pont entre { $hex } et { $hex_to } est rétabli (dé { $roll }).
bridge-still-broken = Le pont entre { $hex } et { $hex_to } reste coupé (dé { $roll }).
will-disengage = { $piece } en { $hex } se prépare à se désengager.
in-reserve = { $side } : réserve en { $hex }.
called-now = { $side } : les renforts viennent maintenant.
called-later = { $side } : les renforts viendront au tour suivant.
arrives = { $piece } arrive en { $hex }.
hauled = { $piece } avance en { $hex }.

reason-way = points de mouvement pour le chemin
reason-crowded = trop d’unités à cet endroit, si aucune ne part avant la fin de la phase
reason-enemy-near = ennemis proches
reason-friend-across = des amis sur l’autre rive
reason-stream-only = une simple rivière
reason-bridge-zone = une zone de contrôle ennemie à un bout

no-moved = Elle s’est déplacée pendant cette phase.
no-stays = On vient de laisser cette unité où elle est. Déplacez-en d’abord une autre, ou finissez le mouvement.
no-stands-there = Elle y est déjà.
no-nowhere = Elle n’a nulle part où aller : aucun hexagone voisin ne lui est ouvert.
no-with-them = Elle les accompagne déjà.
no-with-begun = Elles sont en route : des unités qui bougent ensemble partent ensemble.
no-other-hex = Des unités qui bougent ensemble partent du même hexagone.
no-stoss-alone = Les Stosstruppen suivent leur régiment.
no-air-march = Les groupements aériens volent avant que les autres bougent.
no-offensive-gun = L’artillerie en mode Offensive bouge à la fin de la phase d’exploitation.
no-relief = Elle a commencé la phase dans une zone de contrôle ennemie et aucune autre qui y était n’y resterait : elle n’en part que si une autre unité de combat vient la relever.
no-relief-past = Relevée, elle n’est pas partie aussitôt : elle ne part que si une autre unité de combat encore vient la relever.
no-relieved = Aucune zone de contrôle ennemie ne la retient : elle n’a pas à être relevée.
no-relieved-elsewhere = Elle n’est pas en { $hex }, où a lieu la relève.
no-one-stays = L’une de celles qui étaient ici en zone ennemie doit rester.
no-forced-begun = La marche forcée se choisit avant le premier pas.
no-forced-already = C’est déjà une marche forcée.
no-forced-kind = Seules l’infanterie et la cavalerie font des marches forcées.
no-forced-upset = Désorganisée ou en réorganisation : pas de marche forcée.
no-forced-near = Une marche forcée se tient loin de l’ennemi : { $hex } en est trop près.
no-off-road = Une marche forcée ne quitte pas les routes.
no-not-to-supply = Sans ravitaillement, elle regagne au plus vite un rayon de commandement.
no-way-barred = Le chemin est barré en { $hex }.
no-way-stopped = Elle doit s’arrêter en { $hex }, en zone de contrôle ennemie.
no-way-zone = On ne passe pas d’une zone de contrôle ennemie à une autre : { $hex }.
no-defender-left = Il ne reste aucune unité du défenseur en { $hex }.
no-way-shut = { $hex } lui est fermé.
no-way-guns = Artillerie et QG n’entrent pas en zone de contrôle ennemie : { $hex }.
no-way-heights = Artillerie, QG et camions n’entrent pas en haute montagne : { $hex }.
no-way-wall = Ce côté d’hexagone est infranchissable.
no-marked-stays = Elle porte un marqueur réservé aux unités qui ne bougent pas dans cette phase.
no-way-too-far = Cela coûterait { $cost ->
    [one] { $cost } point de mouvement.
   *[other] { $cost } points de mouvement.
  }
no-way-none = Aucun chemin n’y mène.
no-stream = Artillerie et camions ne franchissent une rivière que par un pont.
no-river = L’artillerie ne franchit un fleuve que par un pont.
no-river-late = Un fleuve sans pont ne se franchit que depuis l’hexagone de départ.
no-river-reacting = Une réaction ne franchit un fleuve que par un pont : ce n’est ni une phase de mouvement ni d’exploitation.
no-disengaging-already = Elle est déjà marquée.
no-reserve-units = Aucune de vos unités de combat n’est là.
no-fresh = Aucune unité n’y est à pleine force sans avoir bougé.
no-reserve-zone = C’est en zone de contrôle ennemie.
no-reserve-guns = C’est hors de portée de votre artillerie d’armée en mode Offensive.
no-reserve-already = Elle est déjà marquée.
no-reserve-marker = Il n’y a plus de marqueur Réserve.
no-held-back-all = { $count ->
    [one] Le haut commandement tient en réserve votre seule unité voisine.
   *[other] Le haut commandement tient en réserve toutes vos unités voisines.
  }
no-held-back-first = Le haut commandement tient { $piece } en réserve, et aucune autre de vos unités voisines ne peut attaquer.
no-held-back = Le haut commandement la tient en réserve : elle ne bouge, n’attaque et ne réagit pas tant que son marqueur n’est pas retiré.
no-builder = Les passerelles ne sont pas à vous.
no-water = Aucun cours d’eau n’y passe.
no-bank = Aucune de vos unités de combat encore en mouvement n’est sur cette rive.
no-spanned = Une passerelle y est déjà.
no-tries = Il n’y a plus de tentative de passerelle dans cette séquence opérationnelle.
no-gun-silenced = Elle ne doit pas tirer maintenant.
no-counter-face = Elle n’a pas de contrebatterie.
no-footbridges-left = Toutes les passerelles sont sur la carte. L’une pourrait être retirée.
no-footbridge = Il n’y a pas de passerelle.
no-bridging-here = On ne pose ni ne retire de passerelle pendant ce mouvement.
no-bridging-unit = Seules les unités de combat posent une passerelle.
no-bridging-points = Il ne reste aucun point de mouvement pour un essai.
no-unspan-now = Les passerelles se retirent avant les mouvements, et à l’ajustement des marqueurs.
no-with-here = Personne d’autre n’accompagne ce mouvement.
no-forced-here = Pas de marche forcée pendant ce mouvement.
no-attack-open = Rien ne peut être attaqué : ils changeraient pour rien.
no-markers-first = Ces marqueurs se placent avant les mouvements.
no-bridge = Il n’y a pas de pont sur un fleuve.
no-tested = On l’a déjà tenté pendant cette phase.
no-broken = Ce pont est déjà détruit.
no-intact = Ce pont n’est pas détruit.
no-enemy-by-bridge = Aucun ennemi n’est assez près de ce pont.
no-bridge-command = Le pont n’est dans aucun de vos rayons de commandement.
no-friend-by-bridge = Aucune de vos unités n’est à un bout du pont.
no-bridge-zone = L’autre bout est en zone de contrôle ennemie, et aucune des vôtres ne le tient.
no-reinforcement = Ce n’est pas un renfort qui arrive à pied.
no-not-due = Son heure n’est pas venue.
no-all-at-once = Les renforts appelés viennent d’un bloc : faites d’abord entrer le reste.
no-entry = Aucun hexagone ne peut l’accueillir maintenant.
no-entry-staff = Aucun des QG où elle pourrait venir n’est là où il pourrait la recevoir.
no-entry-moved = Son QG s’est déplacé dans cette phase : on arrive sur un QG avant qu’il ne bouge.
no-arrival-moved = Le QG de { $hex } s’est déplacé dans cette phase : on arrive sur un QG avant qu’il ne bouge.
no-arrival-hex = Elle n’arrive pas là.
no-arrival-late = Les renforts arrivent avant tout mouvement de la phase.
no-arrival-apart = Elle n’arrive pas au contact d’un ennemi.
no-arrival-enemy = L’ennemi y est.
no-arrival-zone = Artillerie et QG n’arrivent pas en zone de contrôle ennemie.
no-not-rushing = Elle n’est ni en exploitation ni en réserve.
no-not-offensive = Elle n’est pas en mode Offensive.
no-haul = Aucun hexagone ne peut l’accueillir.
no-haul-range = Le second hexagone ne peut être à portée de l’artillerie ennemie.
no-haul-far = L’artillerie avance d’un hexagone, ou de deux par une route ou une voie ferrée utilisable.

## Résultats des tables en toutes lettres
off-combat = pas de combat, et l’attaquant perd trois pas
result-combat = attaquant { $attacker }, défenseur { $defender }{ $star ->
    [0] {""}
   *[other] , troupes d’assaut employées perdues
  }
result-bombardment = { $points ->
    [0] aucun dommage
    [one] 1 point de dommage
   *[other] { $points } points de dommage
  }{ $diamond ->
    [0] {""}
   *[other] , dans les forts aussi
  }
result-disengagement = { $loses ->
    [0] { $way ->
        [R] recul de { $hexes } hexagones par un chemin au choix de l’ennemi, désorganisation
       *[other] recul de { $hexes } hexagones au plus
      }
   *[other] un pas perdu, recul d’un hexagone
  }

## Ce que l’autre camp peut encore changer
before-guns = avant les canons ({ $side }), qui peuvent coûter aux attaquants jusqu’à { $points ->
    [one] 1 point de dommage
   *[other] { $points } points de dommage
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
        [one] { $piece } se trouve sans escorte : il sera éliminé si un ennemi vient à côté.
       *[other] { $count } QG se trouvent sans escorte : chacun sera éliminé si un ennemi vient à côté.
    }
concern-silent-guns = { $count ->
        [one] { $piece } n’a pas tiré et a un ennemi à portée.
       *[other] { $count } unités d’artillerie n’ont pas tiré et ont un ennemi à portée.
    }
