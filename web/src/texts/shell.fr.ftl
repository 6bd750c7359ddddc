### Les phrases du cadre commun à toutes les pages : en-tête, journal, menu, défauts.

## Partout
close = Fermer
copy = Copier
copied = Copié
cancel = Annuler
loading = Un instant…
try-again = Réessayer
room-missing = Cette partie de Grognard n’a pas pu être chargée : le serveur ne répond pas, ou il existe une version plus récente.
reload = Recharger
screen-broke = Cette partie de l’écran est en panne. La partie elle-même est à l’abri sur le serveur.
language-other = English
by-day = Carte de jour
by-night = Carte de nuit
die = dé : { $n }
die-named = { $name } : { $n }
rules = Règles
settings = Réglages
fault-offline = Le serveur ne répond pas. Vérifiez qu’il tourne et que vous avez une connexion ; rien de ce qui a été joué n’est perdu.
fault-broken = Quelque chose s’est mal passé chez nous. { $why }
fault-unreadable = Le serveur n’a pas pu lire cela.
fault-illegal = Les règles ne le permettent pas.
fault-stale = La partie a avancé entre-temps.
fault-bad-data = Ce fichier ne peut pas être lu comme une partie.
fault-forbidden = Ce n’est pas votre place.
fault-missing = Cette partie n’existe pas ici. Elle a peut-être été supprimée, ou le lien est faux.
fault-too-many = Le serveur n’en permet pas davantage pour le moment.
fault-busy = Le serveur est occupé. Réessayez dans un instant.

## D’une page à l’autre
play = Jouer
seconds = Secondes de réflexion par opération ({ $bot })
watch-replay = Revoir la partie
to-the-rematch = À la revanche
to-the-lobby = À l’accueil

## La table
no-table = Cette partie ne peut pas être montrée
laying-the-map = On déplie la carte…
map = Carte
log = Journal
panels = Panneaux
prompt = Ce qui est demandé
options = Options
still-waiting = Le serveur n’a pas encore répondu ; on attend…
reconnecting = Connexion perdue ; nouvel essai…
sequence = Séquence de jeu
sequence-now = Séquence de jeu ; en ce moment : { $phase }
turn = Tour { $turn }
turn-named = Tour { $turn }, { $name }
before-the-first-turn = Avant le premier tour
figure-named = { $name } : { $value }
play-on = Jouer à partir d’ici
computer = ordinateur
bot-playing = { $side } ({ $bot }) : joue… { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
bot-stopped = { $side } ({ $bot }) : arrêté après { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}.
bot-playing-short = L’ordinateur joue
stop = Arrêter
go-on = Continuer
tab-log = Journal
tab-inspector = Détails
tab-tracks = Suivi
tab-options = Options
tab-menu = Menu

## Le menu
menu = Menu
save-file = Enregistrer dans un fichier
unrated = partie d’entraînement
to-the-game = Revenir à la partie
play-it-out = Faire finir par l’ordinateur

## Le journal
log-earlier = Montrer ce qui précède
log-empty = Rien ne s’est encore passé.
show-then = Montrer le plateau à ce moment
why = Pourquoi ?
why-of = Pourquoi ? { $what }
roll = Chances
roll-of = Les chances de ce jet : { $what }
why-none = Aucune raison n’a été donnée.

## La relecture et le tour de l’adversaire
pause = Pause

## Les articles
clause = Article { $rule }
clause-named = { $rule } { $name }
clause-unknown = Il n’y a pas d’article { $rule } dans ces règles.
open-in-reader = Ouvrir dans le livret
see-also = Voir aussi
ruling = Décision { $id }
ruling-why = Pourquoi :
status-not-enforceable = Non appliqué.
status-todo = Pas encore appliqué.
status-partial = Appliqué en partie.

## L’aide
help = Aide

## Le rideau, et les dés
curtain = Passez l’écran : { $side }
curtain-about = L’autre camp a des secrets. Rien n’est montré tant que vous n’êtes pas seul devant l’écran.
curtain-lift = Je suis là : { $side }

## Le cadre de la table
zone-here = Ici
zone-odds = Chances
zone-odds-empty = Pointez une cible pour voir ses chances.
zone-layers = Calques
turn-and-losses = Tour et pertes
log-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
log-hexes = { $count } hexagones
log-newest = Dernières lignes
goal-label = Qui est en tête
goal-turn = Tour { $turn } sur { $of }
show-on-map = Montrer sur la carte
hint-would-this = Un officier choisirait ceci :
prompt-tap = Touchez ce qui brille sur la carte.
peek-back = Retour
report-open = Rapport de la bataille
tools = Outils sur la carte
game-won = { $side } : { $verdict }
learn = Leçons
puzzles = Problèmes
