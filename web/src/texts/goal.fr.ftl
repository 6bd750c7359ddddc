# Le but à l’écran, l’ordre de mission et le guide.
goal-open = Le but en entier
goal-title = Le but
goal-now = Si c’était fini : { $title }.
goal-unsure = Pour autant que vous le sachiez : des pions cachés peuvent y changer quelque chose.
goal-places = { $side } : { $held } places sur { $of }
goal-ways = Ce qui décide aussi
goal-done = c’est le cas
goal-not-done = ce n’est pas le cas
goal-counts = Ce qui rapporte
goal-prizes = Hexagones qui comptent
goal-show-prizes = Les marquer sur la carte
goal-from = { $least } ou plus
goal-to = { $most } ou moins
layer-prizes = objectifs

briefing-task = Votre tâche : { $side }
briefing-task-of = La tâche : { $side }
briefing-win = Comment on gagne
briefing-know = Trois choses à savoir
briefing-begin = À la carte
briefing-again = Lire l’ordre de mission
guide = Guide
guide-next = Suivant
guide-skip = Passer le guide
guide-again = Me faire visiter
