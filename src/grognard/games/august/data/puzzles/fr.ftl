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
august-rear-guard-title = Sortir de la mêlée
august-rear-guard-ask = Deux de vos compagnies, dont une réduite, sont dans le même hexagone que deux compagnies russes. Comment en sortir la compagnie intacte, entière et en bon ordre ?
august-rear-guard-why = La compagnie réduite reste. L’ennemi ne tire sur ceux qui partent que si personne ne reste pour le tenir : la compagnie intacte et le capitaine partent donc sans dommage.
august-bayonet-title = À la baïonnette
august-bayonet-ask = Deux compagnies et un capitaine sont dans le même hexagone qu’une compagnie réduite et une mitrailleuse. Comment détruire la compagnie dans ce segment ?
august-bayonet-why = Le capitaine et les compagnies ont tous commencé le segment dans l’hexagone : ils peuvent attaquer à la baïonnette. L’ennemi tire d’abord, mais qui survit frappe bien plus fort que dans un assaut ordinaire.
august-captain-fires-title = Le capitaine dirige le feu
august-captain-fires-ask = Deux compagnies russes sont à découvert devant Bilderweitschen. Vos hommes tiennent deux hexagones à côté d’elles. Qui doit donner l’ordre pour qu’un pas russe tombe le plus sûrement ?
august-captain-fires-why = Le capitaine a un bonus de combat : il joint le feu de son hexagone à celui de l’hexagone voisin. Un lieutenant sans bonus laisse la seconde compagnie de côté.
august-village-or-road-title = Les maisons ou la route
august-village-or-road-ask = Votre compagnie et votre mitrailleuse sont appelées à tirer. Deux compagnies russes sont dans les maisons, une sur la route. Quel tir a le plus de chances de coûter un pas ?
august-village-or-road-why = Une compagnie à découvert souffre plus que deux dans un village : les maisons les protègent plus que leur nombre ne les expose. Et tous tirent ensemble : seule, une compagnie fait peu.
august-shells-title = Une seule mission de tir
august-shells-ask = Votre canon observe depuis sa colline et tire une fois. Où est-il le plus probable que quelqu’un rate un test de moral ?
august-shells-why = Deux compagnies dans un hexagone aident les canonniers plus qu’une, et chacune teste. La mitrailleuse n’est pas une compagnie, et le village la protège.
august-three-over-title = Trois compagnies, un pont
august-three-over-ask = Un capitaine appelle trois compagnies sur la route derrière le pont d’Orlau, et aucun ennemi proche ne peut tirer. Comment les trois sont-elles sur l’autre rive après ce segment ?
august-three-over-why = Deux compagnies remplissent un hexagone, même en chemin. La première continue sur la route pour laisser place à la troisième ; et à côté du pont, le ruisseau arrête qui y entre.
