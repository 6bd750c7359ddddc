tracks-label = Suivi
tracks-time = Le temps
tracks-arriving = Renforts attendus
tracks-beside = À côté de la carte
tracks-sequence = Déroulement du tour
tracks-figures = Chiffres
tracks-standings = Points
tracks-points = { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
  }
tracks-losses = Pertes
tracks-no-losses = Aucune perte jusqu’ici.
tracks-lost = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
  }, { $pieces ->
    [0] aucune unité détruite
    [one] une unité détruite
   *[other] { $pieces } unités détruites
  }
