### Les phrases du cadre : accueil, table, journal, rediffusion, règles, réglages.

## Partout
close = Fermer
copy = Copier
copied = Copié
cancel = Annuler
loading = Un instant…
try-again = Réessayer
room-missing = Cette partie de Grognard ne peut être chargée : le serveur ne répond pas, ou une version plus récente est arrivée.
reload = Recharger la page
screen-broke = Cette partie de l’écran est en panne. La partie elle-même est à l’abri sur le serveur.
language-other = English
by-day = Carte de jour
by-night = Carte de nuit
die = dé : { $n }
die-named = { $name } : { $n }
rules = Règles
settings = Réglages
fault-offline = Le serveur ne répond pas. Vérifiez qu’il tourne et que vous êtes connecté ; rien de ce qui a été joué n’est perdu.
fault-broken = Quelque chose s’est mal passé chez nous. { $why }
fault-unreadable = Le serveur n’a pas pu lire cela.
fault-illegal = Les règles ne le permettent pas.
fault-stale = La partie a avancé entre-temps.
fault-bad-data = Ce fichier ne peut pas être lu comme une partie.
fault-forbidden = Ce n’est pas votre place.
fault-missing = Il n’y a pas de telle partie ici. Elle a peut-être été supprimée, ou le lien est faux.
fault-too-many = Le serveur n’en permet pas davantage pour le moment.
fault-busy = Le serveur est occupé. Réessayez dans un instant.

## L’accueil
lobby-about = Des wargames à hexagones et à pions, à votre table : chaque règle appliquée, chaque « pourquoi » expliqué.
lobby-about-short = des wargames dont chaque règle est appliquée
continue-playing = Reprendre
finished-games = Parties terminées
pages-of = { $heading } : pages
page-before = Page précédente
page-after = Page suivante
page-of = Page { $page } sur { $pages } ({ $total } parties)
ours = à nous
play = Jouer
turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
minutes = environ { $count } min
hours = environ { $count } h
level = { $level ->
    [1] facile à apprendre
    [2] assez facile
    [3] un peu de pratique
    [4] exigeant
   *[5] pour grognards
}
opponent = Contre qui ?
against-bot = L’ordinateur : { $bot }
seconds = Secondes de réflexion par opération ({ $bot })
allow-hints = Les conseils sont permis
allow-hints-about = Celui qui doit répondre peut demander à un officier ce qu’il ferait, et pourquoi. Il voit ce que voit le joueur.
hotseat = À deux devant cet écran
hotseat-about = Chacun son tour devant l’écran. Quand les camps ont des secrets, un rideau tombe entre les tours.
friend = Un ami, par un lien
friend-about = Vous recevez un lien à envoyer ; qui l’ouvre prend l’autre camp.
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
invite-about = Qui l’ouvre prend la place. Vous le retrouverez dans le menu de la partie.
to-the-table = À la table
your-move = à vous
waits-for = on attend : { $sides }
you-play = vous : { $sides }
you-watch = vous regardez
forget = Supprimer
forget-sure = Supprimer cette partie pour de bon ?
forget-yes = La supprimer
watch-replay = Revoir la partie
open-save = Ouvrir une sauvegarde
open-save-about = Choisissez un fichier enregistré ici ou par le programme en Python, ou déposez-le sur ce cadre.
open-save-play = Ouvrir et jouer…
open-save-watch = Ouvrir et regarder…
open-save-fault = Ce fichier ne peut pas être ouvert :
joining = Vous prenez place
to-the-lobby = À l’accueil

## La table
no-table = Cette partie ne peut pas être montrée
laying-the-map = On déplie la carte…
map = Carte
log = Journal
panels = Panneaux
prompt = Ce qui est demandé
options = Options
reconnecting = Connexion perdue ; nouvel essai…
sequence = Séquence de jeu
sequence-now = Séquence de jeu ; en ce moment : { $phase }
turn = Tour { $turn }
turn-named = Tour { $turn }, { $name }
before-the-first-turn = Avant le premier tour
figure-named = { $name } : { $value }
looking-back = Vous regardez : { $when }
back-to-now = Revenir au présent
play-on = Jouer à partir d’ici
play-on-early = Dans une nouvelle partie, avec d’autres dés. On y voit ce qui est caché : cette partie devient non classée.
play-on-late = Dans une nouvelle partie, avec d’autres dés.
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
tab-inspector = Loupe
tab-tracks = Pistes
tab-options = Options
tab-menu = Menu

## Le menu
menu = Menu
save-file = Enregistrer dans un fichier
save-file-early = Avant la fin, le fichier contient le nombre secret des dés et tout ce qui est caché. Enregistrer maintenant marque la partie comme non classée.
unrated = non classée
to-the-game = Revenir à la partie
leave-table = Quitter la table
friend-link = Lien pour un ami ({ $side })
link-only-here = { $address } désigne cette machine : personne d’autre ne peut ouvrir ces liens. Pour jouer avec d’autres, lancez le serveur avec --host 0.0.0.0 et ouvrez-le sous le nom ou l’adresse de cette machine dans votre réseau.
spectator-link = Lien pour regarder
play-it-out = Faire finir par l’ordinateur
play-it-out-about = L’ordinateur joue les deux camps jusqu’à la fin, plusieurs fois, sur des copies. Votre partie reste comme elle est.
play-it-out-early = Les copies savent ce qui est caché : la partie est donc marquée comme non classée.
how-many-games = Parties
which-bot = Joueur ordinateur
trial-start = Lancer
trial-running = { $done } parties jouées sur { $of }…
trial-done = { $done } parties jouées sur { $of }.
trial-share = { $count } ({ $percent } %)

## Le journal
log-earlier = Montrer ce qui précède
log-empty = Rien ne s’est encore passé.
show-then = Montrer le plateau à ce moment
why = Pourquoi ?
why-of = Pourquoi ? { $what }
roll = Chances
roll-of = Les chances de ce jet : { $what }
why-none = Aucune raison n’a été donnée.

## La rediffusion
replay = Rediffusion
replay-start = Avant la première réponse
replay-moment = Moment de la partie
replay-of = { $at } sur { $of }
turn-back = Un tour en arrière
phase-back = Une phase en arrière
step-back = Un pas en arrière
step-on = Un pas en avant
phase-on = Une phase en avant
turn-on = Un tour en avant
play-replay = Lecture
pause = Pause
speed = Vitesse
times = × { $n }
eyes = Vu par
eyes-of = vu par : { $side }
spectator = vu par un spectateur

## Les règles
rules-of = Règles : { $title }
chapters = Chapitres
search-rules = Chercher dans les règles
search-rules-hint = mot ou numéro
found = { $count ->
    [0] Aucun article ne contient tous ces mots.
    [one] { $count } article
   *[other] { $count } articles
}
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
kind-option = optionnel
kind-example = exemple
chapter-note = Notes
chapter-table = Tables
chapter-ex = Exemples
chapter-erratum = Errata
chapter-calendar = Calendrier

## Réglages et aide
language = Langue
light = Lumière
light-auto = Comme le système
light-day = Jour
light-night = Nuit
set-confirms = Demander avant
confirms-always = chaque réponse
confirms-final = ce qui ne peut être repris
confirms-never = rien
set-text-size = Taille du texte
set-counter-size = Taille des pions
size-small = Petite
size-normal = Normale
size-large = Grande
set-speed = Le tour de l’autre camp est montré
speed-slow = lentement
speed-normal = à vitesse normale
speed-fast = vite
speed-off = pas du tout
set-sound = Son des mouvements et des dés
set-motion = Faire glisser les pions
set-numbers = Montrer les numéros d’hexagones
set-minimap = Montrer la petite carte
help = Aide
help-choose = Ce qui brille peut être choisi : pointez-le pour voir ce qu’il coûte et quelles sont les chances, cliquez pour choisir. Au doigt, on regarde d’abord, on choisit en touchant encore. Ce qui ne peut être repris est demandé deux fois.
help-look = Pointez un hexagone ou un pion pour le lire dans le panneau.
help-why = Cliquez ce qui ne brille pas : on vous dit pourquoi cela ne peut être choisi, avec l’article.
help-log = Cliquez une ligne du journal pour revoir le plateau à ce moment.
help-hint = Conseil demande à un officier ce qu’il ferait à votre place, et pourquoi. « Pourquoi ? » dans le journal déplie les raisons de l’ordinateur.
help-rules = Un numéro comme §9.2 ouvre cet article sur place.
show-key = Montrer la légende de la carte
keys = Touches

## Rideau et fin
curtain = Passez l’écran : { $side }
curtain-about = L’autre camp a des secrets. Rien n’est montré tant que vous n’êtes pas seul devant l’écran.
curtain-lift = Je suis là : { $side }
game-over = La partie est finie
reckoning = Le décompte
winner = vainqueur
points = Total
steps-lost = { $count ->
    [0] Aucun pas perdu
    [one] { $count } pas perdu
   *[other] { $count } pas perdus
}
rematch = Rejouer
rematch-swapped = Rejouer en changeant de camp
check-dice = Vérifier les dés
check-now = Vérifier
check-dice-about = Les dés d’une partie viennent d’un seul nombre secret. Son empreinte figurait sur la page dès le début ; le nombre lui-même est donné à la fin. Ce navigateur refait chaque jet à partir du nombre et le compare au journal.
dice-hash = Empreinte des dés, donnée au début
dice-hash-kept = Empreinte, telle que ce navigateur l’a vue d’abord
dice-hash-shown = Empreinte, telle que le serveur la montre maintenant
dice-hash-changed = L’empreinte a changé depuis que ce navigateur l’a vue d’abord. C’était { $hash }.
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

## Le cadre de la table
zone-here = Ici
zone-odds = Chances
zone-odds-empty = Montrez une cible : ses chances sont calculées ici.
zone-layers = Calques
turn-and-losses = Tour et pertes
log-newest = Dernières lignes
goal-label = Où en est la partie
goal-turn = Tour { $turn } sur { $of }
show-on-map = Montrer sur la carte
hint-would-this = Un officier choisirait ceci :
prompt-tap = Touchez ce qui brille sur la carte.
peek-back = Retour
prompt-find-menu = Chercher par nom
