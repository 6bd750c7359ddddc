### Les phrases du menu, et des parties jouées par l’ordinateur.

save-file-early = Avant la fin, le fichier contient le nombre secret des dés et tout ce qui est caché. Enregistrer maintenant en fait une partie d’entraînement.
leave-table = Quitter la table
prompt-find-menu = Chercher par nom
dice-hash = Empreinte des dés, donnée au début
dice-hash-changed = L’empreinte a changé depuis que ce navigateur l’a vue d’abord. C’était { $hash }.
play-it-out-about = L’ordinateur joue les deux camps jusqu’à la fin, plusieurs fois, sur des copies. Votre partie reste comme elle est.
play-it-out-early = Les copies savent ce qui est caché : la partie devient donc une partie d’entraînement.
how-many-games = Parties
which-bot = Joueur ordinateur
trial-start = Lancer
trial-running = { $done } parties jouées sur { $of }…
trial-done = { $done } parties jouées sur { $of }.
trial-share = { $count } ({ $percent } %)
analysis = Analyse
record = Feuille de partie
