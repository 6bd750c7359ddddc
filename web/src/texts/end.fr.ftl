### Les phrases de la fin de partie et du contrôle des dés.

game-over = La partie est finie
reckoning = Score final
winner = vainqueur
points = Total
steps-lost = { $count ->
    [0] Aucun pas perdu
    [one] { $count } pas perdu
   *[other] { $count } pas perdus
}
rematch = Rejouer
rematch-offer = Proposer une revanche, camps échangés
rematch-swapped = Rejouer en changeant de camp
check-dice = Vérifier les dés
check-now = Vérifier
check-dice-about = Les dés d’une partie viennent d’un seul nombre secret. Son empreinte figurait sur la page dès le début ; le nombre lui-même est donné à la fin. Ce navigateur refait chaque jet à partir du nombre et le compare au journal.
dice-hash-kept = Empreinte, telle que ce navigateur l’a vue d’abord
dice-hash-shown = Empreinte, telle que le serveur la montre maintenant
dice-seed = Nombre secret, donné à la fin
dice-honest = Tout est en ordre. { $count ->
    [0] Il n’y avait aucun jet à vérifier.
    [one] Un jet a été vérifié.
   *[other] { $count } jets ont été vérifiés.
  }
dice-dishonest = Ces dés ne sont pas en ordre.
dice-swapped = Le nombre secret n’est pas celui qui était fixé au début : son empreinte n’est pas celle que ce navigateur a gardée.
dice-unfit = Le nombre secret n’a pas l’empreinte que le serveur montre.
dice-wrong = Jet { $number } : le journal a « { $has } », le nombre secret donne « { $due } ».
dice-wrong-line = Le journal raconte un autre jet que celui qui a été fait : « { $text } »
dice-wrong-more = …et { $count } autres.
dice-unkept = Ce navigateur n’avait gardé aucune empreinte. On sait donc seulement que les jets vont avec le nombre que le serveur donne maintenant.
dice-unseen = { $count ->
    [one] Un jet a été fait avant que ce navigateur ne voie l’empreinte. On sait seulement qu’il va avec le nombre.
   *[other] { $count } jets ont été faits avant que ce navigateur ne voie l’empreinte. On sait seulement qu’ils vont avec le nombre.
  }
dice-elsewhere = { $count ->
    [one] Un jet a été fait dans la partie dont celle-ci est issue, avec d’autres dés. Il n’est pas vérifié.
   *[other] { $count } jets ont été faits dans la partie dont celle-ci est issue, avec d’autres dés. Ils ne sont pas vérifiés.
  }
dice-proved = Prouvé : depuis que ce navigateur a vu l’empreinte, aucun jet n’a été changé, omis ou fait deux fois.
dice-unproved = Pas prouvé : que le serveur n’a pas choisi le nombre à son goût avant la partie, et que personne ne le connaissait pendant la partie. Qui tient le serveur peut le lire.
check-dice-how = À la main : le SHA-256 du nombre secret est l’empreinte ; le jet n, à partir de 0, est tiré du SHA-256 de « nombre/n ». Ou bien : grognard dice, avec l’adresse de cette partie.

## Le relevé d’une partie à plusieurs
check-record-how = À plusieurs, chacun a une part dans le nombre. Le relevé public contient toutes les lignes, les sceaux et les parts ; grognard check, avec l’adresse de cette partie, prouve aussi les règles.
record-file = Le relevé en fichier
record-proved = Prouvé : le serveur a fixé sa part avant de connaître aucune des autres, et le relevé est celui dont ce navigateur a vu les marques pendant la partie. Ni le serveur seul ni un joueur seul n’a donc choisi les dés.
record-unproved = Pas prouvé : que le serveur et un joueur ensemble n’ont pas connu des jets d’avance.
record-seal = La part du serveur n’est pas celle qu’il avait scellée.
record-seal-changed = Le sceau n’est pas celui que ce navigateur a vu d’abord.
record-share = La part du camp { $side } n’est pas celle qui était scellée.
record-unsealed = Plus d’une part n’était pas scellée avant d’être ouverte.
record-seed = Le nombre des dés n’est pas fait de la part du serveur et de celles des joueurs.
record-line = La ligne { $number } du relevé a été changée, omise ou ajoutée : { $line }
record-heads = Le relevé a plus ou moins de marques que de lignes.
record-head-lost = Le relevé n’est pas celui que ce navigateur a vu pendant la partie.
record-rolls = Le jet { $number } du relevé n’est pas celui du journal.
record-burned = Le relevé saute d’autres nombres que ceux qui ont été repris.
