tools-close = Ranger les outils
tool-arrow = Flèche
tool-arrow-about = Cliquez où la flèche commence, puis où elle finit. Vous seul la voyez.
tool-mark = Repère
tool-mark-about = Cliquez un hexagone pour le marquer ; une fois encore pour enlever le repère.
tool-note = Note
tool-note-about = Cliquez un hexagone, puis écrivez.
tool-note-at = Note en { $hex }
tool-note-keep = Écrire
tool-ruler = Règle
tool-ruler-about = Pressez un hexagone, puis visez-en ou touchez-en un autre, et lisez la distance. Pressez de nouveau le premier pour ôter la règle.
tool-erase = Effacer
tool-erase-about = Cliquez un hexagone pour enlever ce qui y est dessiné.
tool-erase-all = Tout effacer
tool-put = Placer des pions
tool-put-about = Cliquez un pion pour le prendre, puis un hexagone pour l’y placer. La partie elle-même ne change pas.
tool-bare = Cacher les pions
tool-plan = Et si…
ruler-hexes = { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
  }
ruler-seen = en vue
ruler-unseen = hors de vue
plan-title = Et si :
plan-not-the-game = ceci n’est pas la partie
plan-about = Placez des pions ailleurs, choisissez une phase, regardez les chances. Rien n’est joué.
plan-phase = Phase
plan-take-back = Reprendre
plan-end = Retour à la partie
plan-in-hand = En main :
plan-drop = Le laisser
plan-all = Les { $count }

## Avant la fin d’une phase
concerns = Avant de continuer
concerns-show = Montrer
concerns-others = { $count ->
    [one] et un autre point
   *[other] et { $count } autres points
}

## Ce qui est confirmé, et la fin
prompt-over = La partie est finie.
prompt-standings = Qui est en tête
confirm-label = { $what } : êtes-vous sûr ?
confirm-question = { $what } ?
confirm-rolled = Vous avez obtenu :
confirm-yes = Confirmer
confirm-no = Renoncer
