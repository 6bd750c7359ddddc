### Les phrases des panneaux de la table : question, choix, chances, inspecteur, pistes.

## L’invite
prompt-label = Ce qui est demandé
prompt-dice = Dés
prompt-so-far = { $name } :
prompt-likely = le plus probable : { $outcome } ({ $chance })
prompt-die = { $count ->
    [one] Qu’a donné le dé ?
   *[other] Qu’a donné le dé n° { $nth } ?
  }
prompt-die-named = { $name } : qu’a-t-il donné ?
prompt-undo = Annuler
prompt-options = { $count ->
    [one] Une option
   *[other] Options ({ $count })
  }
prompt-find = Chercher une option ou une commande (/)
prompt-now = Revenir au présent
prompt-wait = Un instant…
prompt-bot-stopped = { $side } ({ $bot }) : à l’arrêt.
prompt-answers-ours = { $side } : réaction à votre action.
prompt-bot-thinks = { $side } ({ $bot }) : en réflexion…
prompt-seat-open = { $side } : la place est encore libre.
prompt-other-away = En attente de : { $side }, absent pour l’instant.
prompt-other-thinks = { $side } : en réflexion…

## Un conseil
hint = Conseil
hint-thinks = Réflexion…
hint-would = Un officier choisirait :

## Pourquoi pas
why-not-title = { $what } : pourquoi pas ?
why-not-close = Fermer
why-not-is-option = Rien ne s’y oppose : vous pouvez le choisir.
why-not-nothing = Aucune règle ne l’interdit, mais ce n’est pas ce qu’on vous demande maintenant.

## Les options
options-title = { $count ->
    [0] Options
    [one] Une option
   *[other] { $count } options
  }
options-none = On ne vous demande rien pour l’instant.
options-filter = Filtrer les options
options-found = { $count ->
    [0] Aucune option trouvée.
    [one] Une option trouvée.
   *[other] { $count } options trouvées.
  }
options-no-match = Aucune option ne correspond.

## Les chances
odds-label = Les chances
odds-chances = Les chances exactes
odds-outcome = Résultat
odds-chance = Chance
odds-exactly = Exactement
odds-shift = Décalages de colonne
odds-off-chart = hors du tableau
odds-to-the-roll = { $value } au dé
odds-need = { $dice } : il faut { $need } ou moins
odds-chart = Le tableau
odds-roll = Jet
odds-column-in-force = (en vigueur)
odds-row-rolled = (obtenu)
odds-start = À partir de { $start } :
odds-impossible = Impossible :
odds-expected = En moyenne
odds-last-roll = Le dernier jet
odds-put-away = Masquer
odds-in-vain = Sans effet à coup sûr.
odds-certain = À coup sûr : { $words }.
odds-means = { $cell } : { $words } ({ $chance })
odds-cell = { $place } : { $words }
odds-ask-a-cell = Touchez une case, ou servez-vous des flèches, pour lire ce qu’elle veut dire.

## Les détails
inspector-label = Détails
inspector-empty = Pointez un hexagone ou un pion pour en savoir plus.
inspector-control = tenu par
inspector-zones = zones
inspector-badge = coût ou rapport
inspector-stack = Unités présentes
inspector-unknown = { $side } : unité inconnue
inspector-unknown-stack = { $side } : un marqueur, unités en nombre inconnu
inspector-nobody = Aucune unité ici.
inspector-may = Vous pouvez
inspector-more = { $count ->
    [one] Et une autre option.
   *[other] Et { $count } autres options.
  }
inspector-why-not = Pourquoi ne puis-je rien faire ici ?
inspector-why-nothing-else = Pourquoi rien d’autre ici ?
inspector-why-not-piece = Pourquoi pas celle-ci ?
inspector-marks = Marqueurs
inspector-side = camp
inspector-steps = pas
inspector-steps-of = { $steps } sur { $full }
inspector-full = (au complet { $full })
source-question = D’où cela vient-il ?

## Suivi et calques
overlays-label = Calques sur la carte
layer-front = ligne de front
overlays-title = Sur la carte
overlays-nobody = à personne
overlays-of-hex = Vu de l’hexagone sous le curseur.

## Touches
key-undo = Reprendre la dernière réponse
key-hint = Demander conseil à un officier

## What others have played
odds-roll-before = Le jet d’avant
player-played = { $count ->
    [one] L’ennemi a joué : un événement.
   *[other] L’ennemi a joué : { $count } événements.
}
player-watch = { $count ->
    [one] Revoir
   *[other] Revoir { $count }
}
