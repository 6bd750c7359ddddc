# Phrases du laboratoire : ses rapports, en fichiers et dans les carnets. Chaque clé existe dans chaque langue.

lab-report = { $game } : un rapport
lab-report-tournament = { $game } : un tournoi
lab-made = Fait par Grognard { $version }. Tout, sauf les secondes, découle du jeu, du scénario, des robots et de la graine : qui rejoue retrouve la même chose.
lab-contents = Sommaire
lab-nobody = personne
lab-played = { $games ->
    [one] Une partie
   *[other] { $games } parties
  }, graine { $seed }.
lab-options = Avec les règles optionnelles { $options }.
lab-plays = { $side } : { $bot }
lab-intervals = Les intervalles sont ceux de Wilson : dix-neuf fois sur vingt ils contiennent la vraie part.

lab-wins = Qui gagne
lab-wins-about = Pour chaque camp, la part des parties gagnées, avec l’intervalle où se trouve la vraie part : { $shares }.
lab-verdicts = Verdicts
lab-verdicts-about = Combien de fois chaque verdict a été rendu : { $shares }.
lab-lost = Pas perdus, tour par tour
lab-lost-about = Pas perdus et non remplacés à la fin de chaque tour : la moyenne en ligne, la moitié centrale des parties en bande. À la fin : { $means }.
lab-gained = Avance du front, tour par tour
lab-gained-about = Hexagones contrôlés en plus de ceux du début, à la fin de chaque tour : la moyenne en ligne, la moitié centrale des parties en bande. À la fin : { $means }.
lab-scores = Points, tour par tour
lab-scores-about = Points à la fin de chaque tour : la moyenne en ligne, la moitié centrale des parties en bande. À la fin : { $means }.
lab-final = Points à la fin : { $name }
lab-final-about = Combien de parties se sont achevées avec tant de points : de { $least } à { $most }, { $mean } en moyenne.
lab-length = La longueur d’une partie
lab-length-about = Combien de parties ont demandé tant de décisions : de { $least } à { $most }, { $mean } en moyenne.
lab-reached = La ligne est la moyenne, la bande contient la moitié centrale des parties. Chaque tour compte les parties arrivées jusque-là ; le tour { $first } est le début. Un tour est observé quand le suivant pose sa première question.
lab-mean-of = { $name } : { $mean }

lab-col-side = camp
lab-col-bot = robot
lab-col-games = parties
lab-col-won = gagnées
lab-col-drawn = nulles
lab-col-lost = perdues
lab-col-share = part
lab-col-interval = intervalle
lab-col-verdict = verdict
lab-col-turn = tour
lab-col-mean = moyenne
lab-col-quartiles = quartiles
lab-col-least = le moins
lab-col-most = le plus
lab-col-points = points
lab-col-decisions = décisions
lab-col-what = d’une partie
lab-col-elo = Elo
lab-col-margin = ±
lab-col-scenario = scénario
lab-col-first = premier camp
lab-what-turns = tours
lab-what-decisions = décisions
lab-what-dice = jets
lab-what-seconds = secondes
lab-axis-turn = tour
lab-axis-points = points
lab-axis-decisions = décisions

lab-ratings = Classement
lab-ratings-about = L’Elo de chaque robot, { $anchor } valant { $points }, avec l’intervalle où se trouve le vrai : { $elos }.
lab-ratings-method = Les valeurs les plus vraisemblables du modèle de Bradley et Terry, une partie nulle comptant pour une demi-victoire à chacun. Le camp joué vaut aussi des points, estimés avec les autres, un nombre par scénario. Une partie nulle est ajoutée à chaque rencontre, sans quoi celui qui a tout gagné serait infiniment fort. Les marges viennent de la courbure de la vraisemblance : dix-neuf fois sur vingt le vrai écart avec { $anchor } s’y trouve.
lab-first-side = Ce que vaut le premier camp
lab-first-side-about = Dans chaque scénario, les points d’Elo que vaut le fait de jouer le premier camp ; un nombre négatif favorise le second.
lab-cross = Qui bat qui
lab-cross-about = La part des points que le robot de la ligne a pris à celui de la colonne, les deux camps ensemble, une partie nulle valant une demi-victoire.
lab-meetings = Toutes les rencontres
lab-meetings-about = Chaque paire se rencontre dans les deux sens, avec les mêmes graines.
lab-lost-mean = pas perdus : { $side }

# Le rapport d’une partie finie.
lab-made-plain = Fait par Grognard { $version }.
lab-battle = { $game } : { $scenario }
lab-battle-won = { $side } : { $verdict }.
lab-battle-drawn = Pas de vainqueur : { $verdict }.
lab-battle-start = début
lab-battle-score = Le score, par tour
lab-battle-score-about = Points à la fin de chaque tour. À la fin : { $scores }.
lab-battle-front = Le front, par tour
lab-battle-front-about = La ligne entre les hexagones tenus par les camps, à la fin de chaque tour, du clair au foncé. Hexagones gagnés ou perdus depuis le début : { $held }.
lab-battle-held = Hexagones tenus
lab-battle-losses = Pertes
lab-battle-losses-about = Pas perdus et non remplacés : { $sums }.
lab-battle-col-formation = formation
lab-battle-col-side = camp
lab-battle-col-counters = pions
lab-battle-col-destroyed = détruits
lab-battle-col-steps = pas perdus
lab-battle-luck = La chance
lab-battle-luck-method = { $ordered ->
    [one] Un jet est compté
   *[other] { $ordered } jets sont comptés
  }{ $unordered ->
    [0] {""}
    [one] {" "}; un autre a des résultats sans ordre et n’est pas compté
   *[other] {" "}; { $unordered } autres ont des résultats sans ordre et ne sont pas comptés
  }. La chance d’un jet est la probabilité d’un résultat moins bon, plus la moitié de celle du même résultat, moins un demi : +0,5 est le mieux possible, 0 le milieu, −0,5 le pire. Un jet bon pour un camp est mauvais pour l’autre. Tous les jets comptent autant, quel qu’en soit l’enjeu. Deux parties sur trois finissent dans l’écart donné après ±.
lab-battle-col-luck = chance
lab-battle-col-own-rolls = ses jets
lab-battle-col-own-luck = chance de ses jets
lab-battle-col-rolls = jets
lab-battle-col-figure = dans ses jets
lab-battle-col-promised = promis
lab-battle-col-came = obtenu
lab-battle-figures = { $side } : ce que les rapports promettaient en tout, et ce qui est venu
lab-battle-luck-by-turn = La chance accumulée, par tour
lab-battle-luck-about = La chance additionnée pour : { $side }. La bande contient deux parties sur trois. À la fin : { $luck }.
lab-battle-usual = étendue habituelle
lab-battle-fortunate = Les jets les plus heureux pour : { $side }
lab-battle-roll = { $turn } · { $what } §{ $clause } · { $text } ({ $luck })
lab-battle-promised = Promis, à partir du pire pour le camp { $side } : { $chances }. Il est venu : { $came }.
lab-battle-opinion = L’avis de l’officier : { $side }
lab-battle-opinion-method = L’officier a regardé { $done } opérations sur { $of } : dans { $same } il aurait fait de même, dans { $even } la différence n’est pas nette, il en compte { $blunders } comme des bourdes et { $finds } comme des trouvailles. Depuis le début de l’opération, des parties sont essayées avec d’autres dés, la moitié comme vous avez fait, les autres comme il aurait fait ; des officiers jouent la suite, et il juge où elles mènent, en points à lui. La chance n’y est pour rien. Il savait ce que savait le camp { $side }.
lab-battle-blunders = Bourdes
lab-battle-finds = Trouvailles
lab-battle-operation = { $turn } · { $what } §{ $clause } ({ $worth })
lab-battle-done = Fait : { $orders }
lab-battle-would = Officier : { $orders }
