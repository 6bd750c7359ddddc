# Après la bataille : le rapport d’une partie finie. Chaque clé existe dans chaque langue.
report = Le rapport
report-won = { $side } : { $verdict }
report-drawn = Pas de vainqueur : { $verdict }
report-page = Garder comme page
report-json = Garder comme données (JSON)
report-start = Début
report-turn = Tour
report-side = Camp
report-numbers = Les chiffres
report-score = Le score
report-score-about = Le score à la fin de chaque tour. À la fin : { $scores }.
report-front = Le front
report-front-turn = Fin du tour
report-front-at = La carte avec le front à la fin du tour : { $turn }. Hexagones tenus : { $held }.
report-front-held = Hexagones tenus : { $held }. Les fronts antérieurs sont plus pâles.
report-losses = Pertes
report-losses-about = Pas perdus et non remplacés : { $sums }.
report-formation = Formation
report-counters = Pions
report-destroyed = Détruits
report-steps = Pas perdus
report-luck = La chance
report-luck-method = { $ordered ->
    [one] Un jet est compté
   *[other] { $ordered } jets sont comptés
  }{ $unordered ->
    [0] {""}
    [one] {" "}; un autre a des résultats sans ordre
   *[other] {" "}; { $unordered } autres ont des résultats sans ordre
  }. La chance d’un jet est la probabilité d’un résultat moins bon, plus la moitié de celle du même résultat, moins un demi : +0,5 est le mieux possible, 0 le milieu, −0,5 le pire. Ce qui est bon pour un camp est mauvais pour l’autre. Tous les jets comptent autant, quel qu’en soit l’enjeu. Deux parties sur trois finissent dans l’écart donné après ±.
report-luck-sum = Chance
report-own-rolls = Ses jets
report-own-luck = Chance de ses jets
report-luck-turns = La chance accumulée
report-luck-about = La chance additionnée de tour en tour, camp : { $side } ; la bande contient deux parties sur trois. À la fin : { $luck }.
report-usual = deux parties sur trois
report-rolls = Jets
report-fortunate = Les jets les plus heureux, camp : { $side }
report-figures = { $side } : ce que les chances promettaient en tout, et ce qui est venu
report-figure = Dans ses jets
report-promised = Promis
report-came = Obtenu
report-chances = Du pire au meilleur pour le camp { $side } : { $chances }. Il est venu : { $came }.
report-opinion = L’avis de l’officier
report-opinion-method = L’officier regarde chaque opération : une attaque, un barrage, les ordres d’une phase. Depuis son début, des parties sont essayées avec d’autres dés, les unes comme vous avez fait, les autres comme il aurait fait ; des officiers jouent la suite, et il juge où elles mènent, en points à lui. Une bourde ou une trouvaille est une différence nette. Il sait ce que vous saviez alors.
report-opinion-of = Opérations du camp
report-opinion-ask = Demander à l’officier
report-opinion-stop = Arrêter
report-opinion-progress = Opérations regardées
report-opinion-begun = Il lit la partie…
report-opinion-done = { $done } sur { $of }
report-opinion-sum = { $done } opérations sur { $of } : dans { $same } il aurait fait de même, dans { $even } la différence n’est pas nette. Bourdes : { $blunders }. Trouvailles : { $finds }.
report-blunders = Bourdes
report-finds = Trouvailles
report-done = Fait
report-would = L’officier
report-nothing-else = Rien d’autre
