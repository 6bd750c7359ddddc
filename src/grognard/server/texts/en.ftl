# What the server says of every game.
bot-random = Random
bot-random-about = Any legal answer, without a thought. To try the rules out.
bot-silent = An enemy who does as little as possible
bot-recruit = Recruit
bot-recruit-about = Knows the trade a little and makes mistakes. For your first games.
bot-officer = Officer
bot-officer-about = Plans each phase, and can say why. A fair opponent who answers at once.
bot-general = General
bot-general-about = Weighs several plans by playing each out before it decides. The strongest, and the slowest.
bot-about = It answers the same questions as you, and sees only what its side may see.
bot-thinking = { $bot }, { $seconds } s

## A hex in detail
hex-height = Height { $height }
hex-feature = { $what }: { $where }
hex-contested = nobody, it is contested
hex-field = { $what }
hex-field-value = { $what }: { $value }
hex-region = { $what }
zone-of = zone of control ({ $side })
zone-of-kind = { $kind } zone of control ({ $side })
ground-source = { $what }: { $source }
direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west

## A counter in detail
piece-formation = Formation: { $formation }
piece-steps = { $steps ->
    [one] One step of { $full }
   *[other] { $steps } steps of { $full }
  }
piece-lost = Lost
piece-concealed = Concealed: the enemy sees a counter and does not know which.
piece-unseen = Hidden: the enemy does not see it at all.

## Standing answers
standing-until-phase = { $answer } until the end of this phase
standing-until-turn = { $answer } until the end of this turn

## Orders
order-all = All { $count }
order-kind = All { $count }: { $kind }
order-to = { $count ->
    [one] { $piece } to { $place }
   *[other] { $count } units to { $place }
  }
order-them = { $what } ({ $count })
