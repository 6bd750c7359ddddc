# Ce que le serveur dit de tous les jeux.
bot-random = Au hasard
bot-random-about = N’importe quelle réponse permise, sans réfléchir. Pour essayer les règles.
bot-silent = Un ennemi qui en fait le moins possible
bot-recruit = Recrue
bot-recruit-about = Connaît un peu le métier et commet des fautes. Pour vos premières parties.
bot-officer = Officier
bot-officer-about = Prépare chaque phase et peut dire pourquoi. Un bon adversaire, qui répond aussitôt.
bot-general = Général
bot-general-about = Pèse plusieurs plans en jouant chacun jusqu’au bout avant de décider. Le plus fort, et le plus lent.
bot-about = Il répond aux mêmes questions que vous et ne voit que ce que son camp peut voir.
bot-thinking = { $bot }, { $seconds } s

## Un hexagone en détail
hex-height = Altitude { $height }
hex-feature = { $what } : { $where }
hex-contested = personne, il est disputé
hex-field = { $what }
hex-field-value = { $what } : { $value }
hex-region = { $what }
zone-of = zone de contrôle ({ $side })
zone-of-kind = zone de contrôle { $kind } ({ $side })
ground-source = { $what } : { $source }
direction-n = nord
direction-ne = nord-est
direction-e = est
direction-se = sud-est
direction-s = sud
direction-sw = sud-ouest
direction-w = ouest
direction-nw = nord-ouest

## Un pion en détail
piece-formation = Formation : { $formation }
piece-steps = { $steps ->
    [one] Un pas sur { $full }
   *[other] { $steps } pas sur { $full }
  }
piece-lost = Perdu
piece-concealed = Camouflé : l’ennemi voit un pion sans savoir lequel.
piece-unseen = Caché : l’ennemi ne le voit pas du tout.

## Consignes
standing-until-phase = { $answer } jusqu’à la fin de cette phase
standing-until-turn = { $answer } jusqu’à la fin de ce tour

## Ordres
order-all = Tous les { $count }
order-kind = Les { $count } : { $kind }
order-to = { $count ->
    [one] { $piece } vers { $place }
   *[other] { $count } unités vers { $place }
  }
order-them = { $what } ({ $count })
