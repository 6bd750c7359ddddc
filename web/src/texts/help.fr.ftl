### Les phrases des réglages, de l’aide, des touches et de la palette.

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
set-holds = Votre jet reste affiché avant que l’autre camp continue
holds-off = pas du tout
holds-short = brièvement
holds-normal = un instant
holds-long = plus longtemps
holds-key = jusqu’à une touche ou un appui
set-answers-itself = Répondre tout seul quand il n’y a pas de choix
set-sound = Son des mouvements et des dés
set-motion = Faire glisser les pions
set-numbers = Montrer les numéros d’hexagones
set-minimap = Montrer la petite carte
help-choose = Ce qui brille peut être choisi : pointez-le pour voir ce qu’il coûte et quelles sont les chances, cliquez pour choisir. Au doigt, on regarde d’abord, on choisit en touchant encore. Ce qui ne peut être repris est demandé deux fois.
help-look = Pointez un hexagone ou un pion pour le lire dans le panneau.
help-why = Cliquez ce qui ne brille pas : on vous dit pourquoi cela ne peut être choisi, avec l’article.
help-log = Cliquez une ligne du journal pour revoir le plateau à ce moment.
help-hint = Conseil demande à un officier ce qu’il ferait à votre place, et pourquoi. « Pourquoi ? » dans le journal déplie les raisons de l’ordinateur.
help-rules = Un numéro comme §9.2 ouvre cet article sur place.
show-key = Montrer la légende de la carte
keys = Touches

## La palette
palette-label = Chercher une option, un hexagone, une unité, un article ou une commande
palette-placeholder = Quelques lettres, un hexagone, ou §…
palette-results = Résultats
palette-close = Fermer
palette-option = option
palette-hex = hexagone
palette-piece = unité
palette-clause = article
palette-command = commande
palette-found = { $count ->
    [0] Aucun résultat.
    [one] Un résultat.
   *[other] { $count } résultats.
  }
palette-nothing = Aucun résultat.
palette-more = Et { $count } de plus : précisez un peu.
palette-help = ↑ ↓ pour parcourir, Entrée pour choisir, Échap pour fermer.
command-show-options = Montrer tout ce qui peut être choisi sur la carte
command-replay = Revoir la partie
command-back-to-game = Revenir à la partie
command-language = In English
command-day = De jour
command-night = De nuit
command-zoom-in = Agrandir
command-zoom-out = Réduire
command-fit = Montrer toute la carte
command-confirms-off = Ne plus demander avant l’irréversible
command-confirms-on = Demander avant l’irréversible
command-settings = Réglages
command-overlay-on = Montrer sur la carte : { $name }
command-overlay-off = Cacher sur la carte : { $name }

## Touches
key-walk = Aller d’hexagone en hexagone
key-act = Choisir ce qui est sous le curseur, ou confirmer
key-back = Reculer, fermer, renoncer
key-tab = Faire le tour des boutons et des options
key-next = Option suivante et précédente sur la carte
key-choose = Choisir la pile sous le curseur, ou le pion d’un éventail, pour en commander plusieurs ensemble
key-done = Terminé, ou halte
key-palette = Trouver n’importe quoi par son nom
key-options = Les options en liste
key-why-not = Pourquoi pas ici ?
key-inspector = Détails de l’hexagone ou du pion
key-tracks = Temps, points et pertes
key-log = Le journal
key-rules = Les règles
key-tools = Outils : et si, flèches, notes, règle
key-bare = Cacher ou montrer tous les pions
key-moment = Un moment en arrière, un moment en avant
key-zoom = Agrandir, réduire, toute la carte
key-help = Aide et touches
