### Les phrases sur les personnes à une table : noms, présence, liens, et la page d’une invitation.

people = Qui est à la table
your-name = Votre nom à cette table
your-name-about = Les autres à la table le voient. Vous pouvez le laisser vide, et en changer quand vous voulez.
name-change = Changer
name-kept = À cette table, on vous appelle { $name }.
no-name = sans nom
this-is-you = vous
nobody-yet = personne encore
presence-here = est là
presence-gone = n’est pas là
presence-away-since = regarde ailleurs : { $when }
presence-gone-since = n’est plus là, dernière présence : { $when }
watchers = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
friend-link = Lien pour un ami ({ $side })
spectator-link = Lien pour regarder
link-only-here = { $address } désigne cette machine : personne d’autre ne peut ouvrir ces liens. Pour jouer avec d’autres, lancez le serveur avec --host 0.0.0.0 et ouvrez-le sous le nom ou l’adresse de cette machine dans votre réseau.
qr-code = En code QR
qr-of = Code QR de { $link }
notify-turn = M’avertir par une notification quand c’est à moi
notify-refused = Ce navigateur n’accepte pas les notifications de cette adresse. Ses réglages permettent de le changer.
turn-yours = C’est à vous

## Une invitation
invited = Une invitation à jouer
invited-by = { $host } vous invite à jouer
invited-game = Jeu
invited-side = Votre camp
invited-against = Contre
invited-options = Règles optionnelles
invited-no-options = aucune
invited-dice = Dés
invited-typed = chacun lance les siens, et saisit le résultat
invited-seeded = le programme les lance, avec une part de chaque joueur ; à la fin, chacun peut vérifier tous les jets
invited-seal = Sceau des dés
invited-hints = Conseils
invited-hints-yes = qui doit répondre peut consulter un officier
invited-hints-no = aucun
invited-late = Quelqu’un a déjà pris cette place.
sit-down = Prendre place : { $side }
sit-down-typed = Accepter de lancer vos propres dés, et prendre place : { $side }

## Entre les joueurs
between-us = Entre les joueurs
offer-accept = Accepter
offer-refuse = Refuser
offer-withdraw = Reprendre
offer-waits = { $offer } En attente de la réponse.
make-draw = Proposer la partie nulle
make-abandon = Proposer d’abandonner
make-rematch = Proposer une revanche, camps échangés
resign = Se rendre
resign-sure = Se rendre pour le camp { $side } ?
resign-really = Vraiment ? La partie finit aussitôt, l’autre camp a gagné, et personne ne peut revenir dessus.
resign-yes = Oui, je me rends

## Consignes
standing = Consignes
standing-give = Répondre d’avance, chaque fois que la question revient
standing-now = Consigne : { $answer }
standing-back = La retirer
standing-how = Elle répond d’elle-même chaque fois que la même question revient, même en votre absence. L’autre camp n’en sait rien. Dès que les choix changent, la question vous est posée de nouveau.

## Paroles et notes
talk = Paroles
talk-seats = Entre ceux qui jouent
talk-watchers = Entre spectateurs
talk-nothing = Rien n’a encore été dit.
talk-say = Dire quelque chose
talk-send = Le dire
talk-news = on a dit quelque chose
talk-mute = Faire taire
talk-muted = { $count ->
    [0] Aucune ligne de ceux que vous avez fait taire n’est cachée.
    [one] Une ligne de quelqu’un que vous avez fait taire est cachée.
   *[other] { $count } lignes de ceux que vous avez fait taire sont cachées.
}
talk-unmute = Les montrer
notes = Mes notes
notes-about = Personne d’autre ne les lit. Les hexagones et les articles nommés deviennent des boutons : 0304, §9.1.
notes-kept = Conservé.
notes-writing = En cours…

## Les dés à plusieurs
share-lost = Votre part des dés est gardée dans un autre navigateur. Les dés l’attendent.
share-without = Continuer sans ma part

## Revenir en arrière
takeback = Revenir avant cela
takeback-ask = Demander à revenir avant cela
takeback-sure = Tout ce qui a suivi serait repris. Les dés déjà vus ne reviennent pas ; après des dés ou des secrets, la partie est marquée.
takeback-ask-sure = Tout ce qui a suivi serait repris, si votre adversaire accepte. Les dés déjà vus ne reviennent pas.
takeback-yes = Oui, revenir
takeback-ask-yes = Oui, demander
takeback-since = { $count ->
    [0] Rien n’a été raconté depuis
    [one] Ce qui s’est passé depuis : une ligne
   *[other] Ce qui s’est passé depuis : { $count } lignes
}
