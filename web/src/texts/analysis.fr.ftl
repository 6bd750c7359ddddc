### Les phrases de l’analyse d’une partie.

analysis-title = Analyse
analysis-about = Prenez une branche, répondez pour les deux camps, et comparez ce qui en vient. Chaque branche est une partie à vous, avec de nouveaux dés ; cet arbre est gardé dans ce navigateur.
analysis-tree = Branches
analysis-game = La partie
analysis-from = À partir de { $turn }
analysis-branch = Prendre une branche ici
analysis-officer = Demander à l’officier
analysis-general = Demander au général
analysis-general-plan = Le général ferait maintenant
analysis-try = Essayer { $games } parties
analysis-for = pour
analysis-thinks = Des parties sont essayées…
analysis-over = La partie est finie : revoyez-la, allez à un moment, et prenez-y une branche.
analysis-replay = Allez à un moment, et prenez-y une branche ; l’officier peut alors être interrogé.
analysis-alone = Seul qui répond pour tous les camps peut demander ici.
analysis-between = { $worth } (entre { $low } et { $high }), de −1 (perdu) à 1 (gagné)
analysis-games = après { $games } parties essayées
analysis-luck = Chance jusqu’ici : { $luck } ± { $error } en { $rolls } jets. Au-dessus de 0, les dés ont été bons pour le camp.
analysis-luck-then = Chance jusqu’à ce moment : { $luck } ± { $error } en { $rolls } jets. Au-dessus de 0, les dés ont été bons pour le camp.
analysis-plan = L’officier ferait maintenant
analysis-arrows = La carte le montre en flèches tiretées jusqu’à ce que la partie avance.
analysis-name = Nom de cette branche
analysis-link = Lien pour d’autres, pour regarder
analysis-save = Cet arbre s’enregistre dans un fichier, avec ses noms, et se rouvre :
analysis-record = Feuille de cet arbre
analysis-remove = Retirer cette branche de l’arbre
