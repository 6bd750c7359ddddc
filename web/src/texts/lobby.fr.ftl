### Les phrases de l’accueil.

lobby-about = Des wargames à hexagones et à pions, à votre table : chaque règle appliquée, chaque « pourquoi » expliqué.
lobby-about-short = des wargames dont chaque règle est appliquée
continue-playing = Reprendre
finished-games = Parties terminées
your-games = Vos parties
no-games = Vous n’avez pas encore de partie.
all-games = { $over ->
    [0] Toutes vos parties ({ $count })
    [one] Toutes vos parties ({ $count }, dont { $over } terminée)
   *[other] Toutes vos parties ({ $count }, dont { $over } terminées)
}
to-lobby = Jeux
games = Jeux
how-long = Durée
how-hard = Difficulté
secrets = Information
players = Joueurs
from-to = { $least } à { $most }
of-five = { $levels } sur 5
hidden = cachés : { $what }
some-hidden = information cachée
open = tout est visible
players-open = seul, ou à deux devant un écran ou par un lien
players-hidden = seul, ou à deux par un lien ou avec un rideau
begin-with = Commencer par « { $scenario } »
begin-here = à jouer d’abord
about = environ { $time }
pages-of = { $heading } : pages
page-before = Page précédente
page-after = Page suivante
page-of = Page { $page } sur { $pages } ({ $total } parties)
ours = scénario maison
ours-rule = règle maison
turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
minutes = { $count } min
hours = { $count } h
level = { $level ->
    [1] facile à apprendre
    [2] assez facile
    [3] un peu de pratique
    [4] exigeant
   *[5] pour grognards
}
opponent = Contre qui ?
against-bot = L’ordinateur : { $bot }
allow-hints = Les conseils sont permis
allow-hints-about = Celui qui doit répondre peut demander à un officier ce qu’il ferait, et pourquoi. Il voit ce que voit le joueur.
hotseat = À deux devant cet écran
hotseat-about = Chacun son tour devant l’écran. Quand les camps ont des secrets, un rideau tombe entre les tours.
friend = Un ami, par un lien
friend-about = Vous recevez un lien à envoyer ; qui l’accepte prend l’autre camp.
your-side = Votre camp
start = Commencer
starting = Mise en place…
optional-rules = { $count ->
    [one] { $count } règle optionnelle
   *[other] { $count } règles optionnelles
}
dice = Dés
dice-seeded = Le programme les lance
dice-seeded-about = Fixés par un nombre secret avant le premier jet ; à la fin, chacun peut vérifier chaque dé.
dice-typed = Nous lançons les nôtres
dice-typed-about = Vous lancez sur votre table et tapez le résultat.
invite = Envoyez ce lien à votre ami
invite-about = Votre ami lit de quoi il s’agit, et prend place. Vous retrouverez le lien dans le menu de la partie.
to-the-table = À la table
your-move = à vous
waits-for = on attend : { $sides }
you-play = vous : { $sides }
with-person = avec { $who } ({ $presence })
person-nameless = quelqu’un
person-here = est là
person-away = regarde ailleurs
person-gone = n’est pas là
you-watch = vous regardez
forget = Supprimer
forget-sure = Supprimer cette partie pour de bon ?
forget-yes = La supprimer
open-save = Ouvrir une sauvegarde ou une feuille de partie
open-save-about = Choisissez un fichier enregistré ici ou par le programme en Python, ou déposez-le sur ce cadre.
open-save-play = Ouvrir et jouer…
open-save-watch = Ouvrir et regarder…
open-save-fault = Ce fichier ne peut pas être ouvert :
