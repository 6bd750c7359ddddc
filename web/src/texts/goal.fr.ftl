# Le but à l’écran, l’ordre de mission et le guide.
goal-open = Le but en entier
goal-now = Si c’était fini : { $title }.
goal-places = { $side } : { $held } places sur { $of }
layer-prizes = objectifs

briefing-again = Lire l’ordre de mission
guide-again = Me faire visiter
