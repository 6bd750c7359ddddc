### Les phrases des problèmes : leur fiche, le verdict, et la page de tous les problèmes.

puzzles-about = Des positions tirées de parties d’officiers, ou composées à la main. On vous juge sur les chances de votre réponse, jamais sur la fortune : les dés viennent après le verdict.
puzzles-all = Tous les problèmes
puzzles-solved = { $solved } sur { $count } résolus
puzzle-of-the-day = Problème du jour : { $title }
puzzle-of = Problème : { $title }
puzzle-begin = Essayer
puzzle-again = Recommencer
puzzle-next = Problème suivant
puzzle-streak = { $days ->
    [one] résolu aujourd’hui ou hier
   *[other] { $days } jours de suite
}
puzzle-depth-answer = une réponse
puzzle-depth-operation = une opération
puzzle-depth-turn = tous les ordres d’une phase
puzzle-weighing = Votre réponse est en train d’être pesée…
puzzle-verdict = Verdict
puzzle-yours = Votre réponse
puzzle-best-way = La meilleure réponse
puzzle-at-most = au plus { $figure }
puzzle-chance-about = Le chiffre est la chance que ce qui est demandé se réalise.
puzzle-worth-about = Le chiffre est ce que la position vaut alors pour vous, au jugement de l’officier : de −1 (perdu) à 1 (gagné).
puzzle-exact = Chaque jet a été compté.
puzzle-tried = Il a été trouvé en { $games } parties, avec les mêmes dés pour chaque réponse.
puzzle-officer = L’officier répondrait : { $answer }
puzzle-dice = Ce que les dés ont dit cette fois
verdict-best = La meilleure.
verdict-good = Bien.
verdict-not-this-time = Pas cette fois.
