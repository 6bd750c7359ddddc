### Les phrases de la carte.

board-name = La carte de { $name }
board-keys = Les flèches mènent le curseur d’hexagone en hexagone, Entrée agit, Échap revient en arrière, plus et moins changent l’échelle, 0 montre toute la carte, Début montre ce qui peut être choisi.
board-minimap = Toute la carte, en petit ; appuyez pour regarder ailleurs
board-fit = Toute la carte
board-tray = Hors carte
board-due = tour { $turn }
board-close = Fermer
board-fan = Pions et options en { $place }
board-hex = hexagone { $number }
board-hex-named = { $name } ({ $number })
board-empty = aucun pion
board-piece = { $side } : { $title }{ $reduced ->
    [yes] , { $steps } pas sur { $full }
   *[no] {""}
  }{ $marks ->
    [none] {""}
   *[other] , { $marks }
  }
board-unknown = { $count ->
    [one] un pion inconnu ({ $side })
   *[other] { $count } pions inconnus ({ $side })
  }
board-unknown-stack = un marqueur, pions en nombre inconnu ({ $side })
board-options = { $count ->
    [one] Peut être choisi : { $options }
   *[other] { $count } options : { $options }
  }

## Plusieurs à la fois
board-more = Autres actions de { $piece }
together-chosen = { $count ->
    [one] { $count } choisi
   *[other] { $count } choisis
  }
together-none = N’en choisir aucun
together-stack = Toute la pile ({ $count })
together-officer = Comme l’officier
together-rest = Le reste comme l’officier
together-several = Plusieurs
together-several-how = Choisir plusieurs pions, une pression chacun ; à la souris, avec Maj
