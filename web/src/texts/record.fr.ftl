### Les phrases de la feuille de partie.

record-title = Feuille de partie
record-about = La partie en texte : une réponse par ligne, à lire, annoter et comparer. Elle se rouvre ici et en Python.
record-about-tree = { $branches ->
    [one] La partie en texte : une réponse par ligne, à lire, annoter et comparer. Une branche de l’analyse y figure comme variante ; rouverte, la feuille rend l’arbre.
   *[other] La partie en texte : une réponse par ligne, à lire, annoter et comparer. { $branches } branches de l’analyse y figurent comme variantes ; rouverte, la feuille rend l’arbre.
}
record-early = Avant la fin, elle contient le nombre secret des dés et tout ce qui est caché. L’afficher maintenant en fait une partie d’entraînement.
record-show = Afficher la feuille
record-save = Enregistrer dans un fichier
record-opinion = { $side } : { $worth } ± { $error } après { $games } parties essayées, de −1 (perdu) à 1 (gagné)
record-write = On peut y écrire : une ligne qui commence par # est un commentaire, et une réponse peut être suivie d’une marque comme ! ou ?!. Ce que vous écrivez est dans le fichier, pas dans la partie.
record-play = Ouvrir comme partie
record-open = Ouvrir une feuille…
