# Le but à l’écran, et l’ordre de mission.
goal-open = Conditions de victoire
goal-now = Si la partie s’arrêtait là : { $title }.
goal-places = { $side } : { $held } places sur { $of }
layer-prizes = objectifs

briefing-again = Lire l’ordre de mission
