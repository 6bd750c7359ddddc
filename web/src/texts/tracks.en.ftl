tracks-label = Tracks
tracks-time = Time
tracks-arriving = Due to arrive
tracks-beside = Beside the map
tracks-sequence = Sequence of play
tracks-figures = Figures
tracks-standings = Points
tracks-points = { $points ->
    [1] 1 point
   *[other] { $points } points
  }
tracks-losses = Losses
tracks-no-losses = No losses so far.
tracks-lost = { $steps ->
    [one] one step
   *[other] { $steps } steps
  }, { $pieces ->
    [0] no unit eliminated
    [one] one unit eliminated
   *[other] { $pieces } units eliminated
  }
