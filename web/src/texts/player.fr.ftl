# Le tour des autres, à revoir.
player = Ce que les autres ont fait
player-turn = { $side } : leur tour
player-of = { $side } · { $at } sur { $of }
player-count = { $at } sur { $of }
player-by-hex = Par hexagone
player-back = Un événement en arrière (←)
player-on = Un événement en avant (→)
player-play = Lire (espace)
player-ticks = Événement
player-now = Maintenant
player-my-turn = À moi
player-moves = { $formation } : { $count ->
    [one] une unité va
   *[other] { $count } unités vont
} en { $where }.
player-lost = { $side } : { $steps ->
    [one] un pas perdu.
   *[other] { $steps } pas perdus.
}
player-moved = { $count ->
    [one] Une unité a bougé.
   *[other] { $count } unités ont bougé.
}
player-nothing = Rien n’a été perdu.
back-to-now = Revenir au présent
player-past = Ce qui s’est passé
