# Les problèmes d’Infantry Attacks

## Les problèmes
august-charge-title = L’escadron de Wrangel
august-charge-ask = Deux escadrons et leur capitaine font face à un canon qui vient de tirer ; une compagnie se tient derrière. Comment prendre le canon en une seule charge ?
august-charge-why = Dans une charge tout compte ensemble : les deux escadrons et le capitaine. Qui reste en arrière l’affaiblit plus qu’il n’épargne.
august-rally-title = Deux compagnies ébranlées
august-rally-ask = Une compagnie est démoralisée, une autre découragée ; un capitaine est avec la première. Comment finir le tour sans aucune démoralisée, et la seconde en bon ordre ?
august-rally-why = Le capitaine active les deux et soutient avant tout essai : son aide compte pour la compagnie qui est avec lui. Qui essaie avant lui renonce à cette aide.
august-whom-title = Qui activer
august-whom-ask = Votre bataillon est devant les Allemands de Bilderweitschen, et le segment suivant est à vous. Qui en tire le meilleur parti ?
august-whom-why = Le lieutenant est au contact avec deux compagnies intactes : un segment, et les deux agissent ensemble. Une compagnie activée seule n’est qu’une compagnie.
august-everyone-title = Un ordre pour tous
august-everyone-ask = Le capitaine a appelé ses hommes, et une partie de la ligne allemande a déjà agi. Quel ordre vaut le plus ?
august-everyone-why = Portés en avant tous ensemble, les chefs transmettent et personne ne reste en arrière. Un ordre par hexagone, ou de tirer d’ici, n’emploie qu’une partie des hommes.
