# Phrases de la ligne de commande, les mêmes pour tous les jeux. Chaque clé existe dans chaque langue.

help = Grognard : des wargames à hexagones et pions dont toutes les règles sont appliquées.

## Commandes du programme
about-serve = Jouer dans le navigateur : contre un robot, à un seul écran, ou entre amis.
about-backup = Copier toutes les parties d’un serveur dans un fichier ; il peut tourner pendant ce temps.
about-restore = Faire d’une sauvegarde le dossier d’un serveur, là où il n’y en a pas encore, et la vérifier.
about-play = Jouer dans le terminal : contre un robot, ou à deux au même clavier.
about-games = Ce qui peut être joué : jeux, scénarios, règles optionnelles.
about-bots = Les adversaires : les nôtres et ceux des paquets installés, avec les jeux que chacun sait jouer.
about-rules = Les articles d’un jeu, où chacun est appliqué et où il est prouvé.
about-lessons = Les leçons d’un jeu : les lister, en essayer une pendant qu’on l’écrit, en jouer une.
about-puzzles = Les problèmes d’un jeu : les lister, en jouer un, les peser de nouveau, en trouver d’autres.
about-fields = Ce qu’une position d’un jeu peut dire : champs, marques, cases et autres mots.
about-questions = Ce qu’un jeu demande et ce qu’on peut répondre : questions, verbes, décomptes, résultats, chacun avec son sens.
about-replay = Raconter une partie enregistrée depuis le début, ou la vérifier.
about-record = Écrire des parties enregistrées en feuilles de partie : du texte à lire, annoter et comparer.
about-report = Le rapport d’une partie finie : score, front, pertes et chance.
about-dice = Vérifier chaque jet d’une partie par la graine de ses dés : d’une sauvegarde, ou d’une partie finie par son adresse.
about-draw = Dessiner la carte et ses pions, en SVG ou en PNG.
about-simulate = Beaucoup de parties entre robots : qui gagne, les pertes, le front, en chiffres et en rapport.
about-tournament = Chaque robot contre chaque autre, des deux côtés, avec un classement Elo.
about-check = Vérifier les données des jeux : chaque faute par fichier et par clé.
about-kit = Passer les jeux au banc de conformité, en parties au hasard ou jouées par des robots.
about-bench = La vitesse du jeu, à côté de python-chess sur cette machine.

## Options du programme
option-version = Dire la version.
option-lang = La langue à parler.
option-scenario = Le scénario ; le premier si rien n’est dit.
option-scenarios = Un scénario, ou « all » ; peut être répété. Tous si rien n’est dit.
option-option = Une règle optionnelle à employer, par son article ; peut être répétée.
option-seed = La graine des dés : la même graine donne les mêmes dés.
option-side = Votre camp, ou « both » pour deux personnes au même clavier. Le premier camp si rien n’est dit.
option-against = Qui joue l’autre camp : random (au hasard), recruit (recrue), officer (officier) ou general (général), avec ses secondes de réflexion comme general@5, un robot à vous sous la forme module:Classe, ou « nobody » pour personne. Sauf indication, un officier là où il y en a.
option-data = Un dossier avec vos propres cartes, pions ou tables ; peut être répété.
option-load = Reprendre une partie enregistrée.
option-position = Commencer dans une position écrite dans un fichier.
option-typed-dice = Lancer de vrais dés, et taper le résultat.
option-no-curtain = À deux au même clavier : ne pas effacer l’écran entre les joueurs.
option-hints = Si les joueurs peuvent demander conseil à un officier ; sauf indication, quand une seule personne joue.
option-json = Écrire du JSON.
option-games = Combien de parties de chaque scénario.
option-jobs = Combien de processus se partagent le travail ; le résultat n’en dépend pas.
option-json-file = Écrire du JSON : dans ce fichier avec chaque partie, ou sans fichier les seuls chiffres à l’écran.
option-all-jobs = Combien de processus se partagent le travail, 0 pour autant que de cœurs ; le résultat n’en dépend pas.
option-cluster = Jouer sur les travailleurs d’une grappe Dask : l’adresse de son ordonnanceur, ou local:N pour N ici.
option-resume = Garder chaque partie dans ce fichier dès qu’elle est jouée ; la même commande reprend où l’on s’est arrêté.
option-saves = Ajouter la sauvegarde de chaque partie à ce fichier ; .gz et .zst le compressent.
option-parquet = Écrire une ligne par partie dans ce fichier, en Parquet.
option-turns = Écrire une ligne par tour de chaque partie dans ce fichier, en Parquet.
option-report = Écrire un rapport avec des graphiques dans ce fichier, en une seule page HTML.
option-bots-by-side = Les robots par camp, avec des virgules ; un seul nom joue tous les camps.
option-bots-all = Les robots qui se rencontrent, avec des virgules ; tous ceux qui répondent aussitôt si rien n’est dit. Un officier aux autres poids s’écrit officer:step=1.2:caution=0.5.
option-games-each-way = Combien de parties pour chaque paire, chaque scénario et chaque sens.
option-replay-check = Rejouer le journal et le comparer à la position du fichier.
option-record-out = Écrire dans ce fichier et non à l’écran ; s’il finit par .json, c’est une sauvegarde.
option-until = S’arrêter après tant de réponses.
option-events = Seulement ce qui s’est passé, sans les réponses.
option-replay-side = Seulement ce que ce camp a su.
option-report-out = Écrire le rapport dans ce fichier, en une page HTML ; sans cela, à côté de la sauvegarde.
option-report-opinion = Ajouter l’avis de l’officier sur ce que ce camp a fait ; peut être répété. Cela prend de quelques secondes à quelques minutes.
option-report-json = Écrire le rapport dans ce fichier, en JSON avec chaque jet.
option-dice-hash = L’empreinte de la graine telle que vous l’avez vue au début de la partie.
option-draw-side = Dessiner ce que ce camp peut savoir ; sinon, ce que voit un spectateur.
option-draw-save = Dessiner une partie enregistrée plutôt que le début d’un scénario.
option-draw-out = Le fichier de l’image, .svg ou .png ; sans cela, il porte le nom du jeu et du scénario.
option-night = Dessiner une carte de nuit.
option-zoom = L’échelle d’une image PNG.
option-lesson-play = Jouer la leçon ici, au terminal.
option-lesson-from = Trouver une position pour une leçon : des officiers jouent ce scénario, et la position est écrite.
option-lesson-answers = Avec --from : après tant de réponses.
option-lesson-until = Avec --from : dès qu’un fait est vrai, écrit comme dans une leçon : « turn 2 ».
option-puzzle-games = Avec find : tant de parties d’officiers.
option-puzzle-scenario = Avec find : jouer ce scénario ; peut être répété. Tous à tour de rôle, sauf s’il y en a un de nommé.
option-puzzle-ask = Avec find : ne regarder que cette question, par son nom : ask-assault. Peut être répété.
option-puzzle-margin = Avec find : de combien la meilleure réponse doit l’emporter, sur l’échelle de -1 (perdu) à 1 (gagné).
option-puzzle-share = Avec find : regarder une question sur tant.
option-puzzle-goal = Avec find : chercher un but que peu de réponses atteignent plus souvent, au lieu de la valeur.
option-puzzle-at = Avec find : quand une réponse est jugée. Un but à la fin de l’opération se trouve le plus vite.
option-puzzle-into = Avec find : écrire chaque candidat dans un fichier de ce dossier.
option-puzzle-write = Avec prove : écrire les nouveaux chiffres dans les fichiers.
option-search = Les articles qui contiennent ces mots.
option-against-book = Ce qui diffère entre ce livret et un autre de la série ; d’un article, les mots des deux.
option-coverage = Ce que chaque article a et n’a pas ; échoue si un article appliqué manque de code ou de test.
option-kit-games = Combien de parties : au hasard, ou par robot. 100 au hasard ou 3 par robot si rien n’est dit.
option-kit-bots = Examiner ces robots, avec des virgules, dans des parties qu’ils jouent.
option-kit-turns = Avec --bots : s’arrêter après tant de tours, 0 pour des parties entières.
option-quick = Des mesures plus courtes et plus grossières.
option-host = L’adresse où écouter ; 0.0.0.0 laisse entrer les autres de votre réseau.
option-port = Le port ; 8123, ou le premier qui soit libre, sauf indication.
option-data-dir = Le dossier où les parties sont gardées ; sauf indication, le vôtre pour ces choses.
option-name = Un nom auquel le serveur répond, par exemple celui d’un mandataire placé devant lui ; peut être répété.
option-public-url = L’adresse par laquelle les autres atteignent le serveur, par exemple https://jeux.example.org ; les liens des invitations commencent par elle.
option-restore-games = Combien de parties sont rejouées pour vérifier la sauvegarde.
option-database = Une autre base où les garder, comme adresse SQLAlchemy.
option-serve-game = Un jeu à vous, à proposer dans la salle, sous la forme module:Classe ; peut être répété.
option-bot = Un robot à vous, à proposer dans la salle, sous la forme nom=module:Classe ; peut être répété.
option-workers = Dans combien de processus les robots réfléchissent, jamais plus qu’il n’y a de cœurs ; avec 0, ils réfléchissent dans des fils du serveur. Autant qu’il y a de cœurs, sauf indication.
option-open = Ouvrir un navigateur ; sauf indication, là où il y a un écran.

## À qui la faute
broken = C’est une faute de notre part : { $fault }
broken-saved = C’est une faute de notre part : { $fault }
  La partie est dans { $file } ; merci de l’envoyer avec votre rapport.
broken-unsaved = C’est une faute de notre part : { $fault }
  La partie n’a pas pu être écrite : { $trouble }
fault-theirs = C’est une faute de ce robot : { $fault }
fault-of-game = C’est une faute du jeu : { $fault }
fault-lost = { $bot } a perdu { $games ->
    [one] une partie
   *[other] { $games } parties
  } par sa propre faute ({ $kind }). La première : { $fault }
fault-crash = il a échoué
fault-stall = il n’a pas répondu
fault-garbage = sa réponse est illisible
fault-cheating = sa réponse est illégale

## Servir
serve-at = Grognard est à { $address } (Ctrl-C pour finir).
serve-reach = Les autres l’atteignent à { $address }/.
serve-kept = Les parties sont gardées dans { $folder }.
backup-made = Toutes les parties sont dans { $file } ({ $size } Mo).
backup-secret = Le secret du serveur est à côté, dans { $file } : gardez les deux, et gardez-les pour vous.
backup-no-secret = Il n’y a pas de secret à côté des parties ; les liens vers des places libres ne peuvent être gardés.
restore-made = { $games } parties, { $players } joueurs et { $entries } réponses sont maintenant dans { $folder }.
restore-played = { $well } parties sur { $played } ont été rejouées jusqu’où elles en étaient.
restore-fault = { $game } ne peut être rejouée : { $fault }
restore-no-secret = La sauvegarde n’a pas de secret à côté d’elle : les liens déjà envoyés vers des places libres ne marchent plus.
serve-ended = Toutes les parties sont gardées. À la prochaine.
serve-missing = Jouer dans le navigateur demande plus que ce qui est installé ({ $module }) : pip install "grognard[web]"
serve-taken = Le port { $port } de { $host } ne peut être obtenu : quelque chose d’autre y écoute, ou l’adresse n’est pas à nous.
serve-folder = { $folder } : { $trouble }
serve-game = --game { $game } : { $trouble }
serve-bot = --bot { $bot } : { $trouble }

## Choisir un jeu
games-length = { $minutes } minutes, niveau { $level }
games-open = ouvert
games-hidden = caché
games-turns = { $turns ->
    [one] un tour
   *[other] { $turns } tours
  }, { $minutes } minutes, niveau { $level }
pick = Lequel ?
pick-again = Un nombre de 1 à { $most }, s’il vous plaît.
no-side = Il n’y a pas de camp « { $side } » : { $sides }.

## À la table
play-hint = Répondez par un numéro ou par un texte ; ? pour l’aide.
heading-turn = tour { $turn }
since-your-turn = Depuis votre tour :
curtain = { $side }, venez au clavier ; que personne d’autre ne regarde. (Entrée)
dice-typed = Lancez { $count ->
    [one] un dé
   *[other] { $count } dés
  } à { $sides } faces et tapez le résultat.
dice-in-order = Dans cet ordre : { $dice }.
side-dice = Dés
not-understood = « { $line } » n’est ni une réponse ni une commande ; ? pour l’aide.
ambiguous = « { $line } » peut être { $some }.
no-such-roll = « { $line } » n’est pas un tel jet : { $first } … { $last }.
undone = Repris : { $what }.
no-hex = Il n’y a pas d’hexagone { $hex }.
map-cut = La carte est plus large que l’écran : « carte 0101 » la montre autour de cet hexagone.
log-cut = { $left } événements plus anciens : « journal tout » les montre.
end-of-input = L’entrée est finie, la partie s’arrête ici.
end-commands = La partie est finie. Vous pouvez encore taper carte, journal, pourquoi tout, sauver FICHIER ou quitter.
end-won = Vainqueur : { $side }, { $how }.
end-draw = Match nul : { $how }.
goodbye = À la prochaine.
save-where = Où ? sauver FICHIER
save-over = { $file } existe déjà. Le remplacer ? (o/n)
save-failed = { $file } : { $trouble }
saved = Enregistré dans { $file }.
save-before-leaving = Enregistrer d’abord la partie ? Un nom de fichier, ou Entrée pour la laisser :
yes-letters = o y
no-letters = Aucune police pour les lettres de l’image : installez-en une, DejaVu par exemple, ou dessinez un SVG.
written = Écrit dans { $file }.
position-shows-all = Une position écrite ne cache rien de l’ennemi. « { $word } tout » la montre quand même.
bot-thinks = { $side } : en réflexion…
bot-cannot-play = Le robot « { $bot } » ne connaît pas { $game }.
hint-would = Un officier choisirait :
hint-nothing = Il n’y a rien à conseiller ici.
hint-nobody = Aucun officier ne connaît ce jeu.
hint-off = Vous jouez à deux : les conseils sont pour les parties commencées avec --hints.
why-none = L’autre camp n’a donné aucune raison.
why-secret = Dans un jeu à secrets, les raisons de l’autre camp se disent une fois la partie finie.
why-what = Pourquoi pas quoi ? Par exemple : pourquoi pass
why-legal = C’est une des réponses.
rule-none = Aucun article ne parle de « { $words } ».
rule-see = Voir aussi { $clauses }.
odds-none = Il n’y a rien à peser ici.

## Ce qui peut être tapé à la table
command-help = aide
command-rule = règle regle
command-hint = conseil
command-why = pourquoi
command-odds = chances
command-undo = reprendre annuler
command-map = carte
command-pieces = pions
command-log = journal
command-save = sauver
command-position = position
command-quit = quitter
usage-help = –
usage-rule = 8.3
usage-hint = –
usage-why = fire 0705
usage-odds = 3
usage-undo = –
usage-map = –
usage-pieces = –
usage-log = –
usage-save = FICHIER
usage-position = –
usage-quit = –
about-help = cette liste ; « ? 8.3 » veut dire « règle 8.3 »
about-rule = un article avec nos décisions ; avec un mot, les articles qui en parlent
about-hint = ce qu’un officier répondrait à votre place, et pourquoi
about-why = pourquoi quelque chose n’est pas parmi les réponses ; seul, pourquoi l’autre camp a fait ce qu’il a fait
about-odds = ce qu’il y a derrière une réponse, raison par raison, avec les chances exactes
about-undo = reprendre votre dernière réponse, autant que les dés, les secrets et l’autre camp le permettent
about-map = la carte ; « carte 0705 » autour d’un hexagone
about-pieces = tous les pions que vous connaissez
about-log = ce que vous avez appris ; « journal tout » depuis le début
about-save = écrire la partie dans un fichier ; « grognard play --load FICHIER » la reprend
about-position = la position écrite, pour commencer une autre partie
about-quit = s’en aller
help-answers = Réponses : le numéro de la liste, le texte à côté, le début du texte, ou son dernier mot seul.

## Décomptes
tally-column = { $name } : colonne
tally-odds = { $name }, { $attack } contre { $defence }
tally-column-in-the-end = colonne finale
tally-off-chart = hors du tableau
tally-need = ou moins avec { $dice }
tally-total = en tout
tally-impossible = Impossible :
figure = { $name } : { $told }

## Tableaux
column-counter = pion
column-where = où
column-steps = pas
column-clause = article
column-title = titre
column-status = état
column-code = code
column-tests = tests
column-lacks = manque
mark-hidden = caché
status-done = appliqué
status-todo = à faire
status-display = explique
status-not-enforceable = aux joueurs

## Les règles à côté du code et des tests
rules-no-tests = Il n’y a pas de tests ici : { $folder } est introuvable, près du paquet comme dans ce dossier.
rules-no-clause = { $game } n’a pas d’article { $clause }.
rules-code = appliqué dans
rules-tests = prouvé dans
rules-summary = { $whole } des { $enforced } articles appliqués ont du code et un test ; { $clauses } articles en tout.

## Deux livrets d’une série
against-no-series = { $game } et { $other } ne sont pas deux livrets d’une même série.
against-differs = En d’autres mots dans { $other }
against-only-here = Seulement dans { $game }
against-only-there = Seulement dans { $other }
against-no-key = Non nommé par le moteur de la série
against-is-differs = (en d’autres mots)
against-is-only-here = (seulement dans le premier livret)
against-is-only-there = (seulement dans le second livret)
against-is-renumbered = (les mêmes mots sous un autre numéro)
against-is-same = (les mêmes mots)
against-sum = { $differs } en d’autres mots, { $only_here } seulement ici, { $only_there } seulement là ; { $same } identiques, { $renumbered } identiques sous un autre numéro.

## Leçons
lesson-keys = Répondez par un numéro ou un texte ; chances et une réponse montrent ses chances, conseil aide, une ligne vide est Suite, ? montre le reste.
lesson-line = { $minutes } min, § { $clauses }
lesson-none = { $game } n’a pas de leçons.
lesson-sum = { $lesson } : { $faults ->
    [0] aucune faute
    [one] une faute
   *[other] { $faults } fautes
  }

## Problèmes
puzzle-usage = Nommez un jeu, ou un jeu et un problème ; devant eux find ou prove, si c’est ce que vous voulez.
puzzle-none = { $game } n’a pas de problèmes.
puzzle-depth-answer = une réponse
puzzle-depth-operation = une opération
puzzle-depth-turn = tous les ordres d’une phase
puzzle-proved = { $puzzles ->
    [one] Un problème pesé
   *[other] { $puzzles } problèmes pesés
  } ; { $changed ->
    [0] toutes les réponses sont jugées comme c’est écrit.
    [one] une réponse est jugée autrement que ce qui est écrit.
   *[other] { $changed } réponses sont jugées autrement que ce qui est écrit.
  }
puzzle-best = La meilleure.
puzzle-good = Bien.
puzzle-not-this-time = Pas cette fois.
puzzle-yours = La vôtre : { $answers } : { $figure }
puzzle-best-way = La meilleure : { $answers } : { $figure }

## Rejouer
replay-ok = OK : { $entries } réponses rejouées jusqu’au tour { $turn } ; la position est celle du fichier.
replay-json-or-check = --json raconte une partie, --check en compare une : l’un des deux.
record-ok = OK : { $entries } réponses rejouées jusqu’au tour { $turn }, { $variations ->
    [0] sans variante.
    [one] et une variante.
   *[other] et { $variations } variantes.
}
replay-no-snapshot = Le fichier ne contient pas de position à comparer.
replay-other-edition = Enregistré par l’édition { $saved } des règles, rejoué par l’édition { $ours } : positions non comparées.

## Dessiner
draw-kind = L’image est un .svg ou un .png, pas { $file }.
draw-what = Dessiner quoi ? Un jeu, ou une partie enregistrée avec --save.

## Simuler
simulate-progress = Parties
simulate-title = { $scenario } : { $games } parties, graine { $seed }
simulate-wins = victoires : { $side } ({ $bot })
simulate-draws = personne ne gagne
simulate-score = { $name } : points
simulate-turns = tours
simulate-decisions = décisions
simulate-dice = jets
simulate-speed = décisions par seconde, un processus
simulate-lost = { $side } : pas perdus
simulate-gained = { $side } : hexagones gagnés
tournament-title = { $game } : { $games } parties
tournament-bot = robot
tournament-elo = Elo
tournament-record = gagnées = nulles - perdues
tournament-share = part
tournament-cross = Qui bat qui : la ligne contre la colonne
tournament-seed = Graine { $seed } : parties 0 à { $last } de chaque paire et scénario, les mêmes graines dans les deux sens.
tournament-matches = Rencontre par rencontre, vue du robot nommé d’abord ; une nulle compte pour moitié
tournament-scenario = scénario
tournament-match = rencontre
tournament-games = parties
tournament-interval = 95 %
tournament-drawn = nulles
tournament-as = { $side }
tournament-identical = { $scenario } : { $bot } et { $other } sont identiques ici. Les { $seeds } graines ont été jouées de même, quel que soit le camp de chacun.
tournament-by-seed = { $scenario }, graine par graine : { $bot } a { $share } ± { $margin } contre { $other } ; { $alike } graines sur { $seeds } ont été jouées de même.
tournament-answer = une réponse
tournament-operation = une opération
tournament-first-side = Ce que vaut le fait de jouer { $side }, en points d’Elo
tournament-method = Modèle de Bradley et Terry, { $anchor } à 1000, une nulle vaut une demi-victoire ; marges à dix-neuf contre un.
lab-missing = Il faut { $what }, qui n’est pas installé : pip install "grognard[{ $extra }]"
lab-no-folder = { $file } : il n’y a pas de dossier { $folder }
lab-stopped = Arrêté. Aucune partie n’est gardée ; avec --resume FICHIER chacune l’est dès qu’elle est jouée.
lab-stopped-kept = Arrêté. Chaque partie jouée est dans { $file } ; la même commande reprend de là.

## Vérifier
check-texts = phrases du programme
check-what = { $scenarios } scénarios, { $pieces } pions, { $charts } tables, { $clauses } articles
check-unreadable = illisible
check-sum = { $what } : { $faults ->
    [0] aucune faute
    [one] une faute
   *[other] { $faults } fautes
  }
check-data-needs-game = --data demande un seul jeu.
kit-progress = Vérification de { $game }
kit-cannot-play = { $game } : { $bot } ne sait pas y jouer
kit-reasons = { $game } : { $reasons } refus interrogés sur leur raison
kit-sum = { $game } : { $games } parties : { $findings ->
    [0] rien trouvé
    [one] un défaut
   *[other] { $findings } défauts
  }

## Mots courants des cartes et des pions, pour les jeux qui n’en ont pas
map-height = hauteur
map-unknown = pion inconnu
terrain-wood = bois
terrain-village = village
terrain-town = ville
terrain-stream = ruisseau
terrain-river = rivière
terrain-bridge = pont
terrain-ford = gué
terrain-road = route
terrain-smoke = fumée
terrain-trench = tranchée
value-fire = tir
value-close = corps à corps
value-range = portée
value-move = mouvement
value-morale = moral
value-bonus = bonus
track-points = Points
track-losses = pertes
track-shells = bombes
track-screens = fumée
track-flares = fusées
tally-fire = tir
tally-assault = assaut
tally-morale = moral
tally-move = mouvement

## Champs d’une position
fields-game = pour la partie
fields-list = une liste pour la partie
fields-side = pour chaque camp
fields-side-list = une liste pour chaque camp
fields-piece = pour chaque unité
fields-piece-list = une liste pour chaque unité
fields-hex = pour chaque hex
fields-edge = pour chaque côté d’hex
fields-formation = pour chaque formation
fields-of-number = un nombre
fields-of-hex = un hex ou une case
fields-of-piece = une unité
fields-of-side = un camp
fields-of-formation = une formation
fields-of-face = la face que montre un pion
fields-of-words = un mot parmi { $words }
fields-of-many = un ou plusieurs parmi { $words }, joints par +
fields-seen-all = tout le monde le voit
fields-seen-own = seul son camp le voit
fields-seen-none = personne ne le voit
fields-marks = Marques d’une unité :
fields-boxes = Cases à côté de la carte :
fields-values = Valeurs d’un pion, pour les lignes `piece` :
fields-regions = Régions, pour les plans dessinés :
fields-signs = Signes d’un plan dessiné :
fields-links = Voies :
fields-hexsides = Côtés d’hex :
fields-charts = Tables, pour les lignes `force` :
fields-phases = Phases d’un tour :

## Les adversaires
bots-every = tous les jeux
bots-time = ({ $bot }@5 réfléchit 5 secondes à une opération)
bots-others = D’autres par module:Classe, et des programmes par engine:COMMANDE.

## Ce qu’un jeu demande
questions-asks = Questions à un camp
questions-rolls = Jets
questions-verbs = Verbes des choix, avec ce qu’ils prennent
questions-tallies = Décomptes
questions-reasons = Raisons dans les décomptes
questions-outcomes = Résultats des tables

## La vérification des dés
dice-hash = Empreinte de la graine : { $hash }
dice-hash-same = C’est l’empreinte que vous donnez : la graine n’a pas été changée depuis que vous l’avez vue.
dice-hash-other = Ce n’est pas l’empreinte que vous donnez ({ $hash }) : la graine a été changée depuis que vous l’avez vue.
dice-hash-told = C’est l’empreinte que le serveur montre maintenant.
dice-hash-untold = Le serveur montre maintenant une autre empreinte : { $hash }
dice-hash-none = Comparez-la avec l’empreinte que vous avez vue au début de la partie (--hash) : sans elle, on a pu choisir une autre graine depuis.
dice-right = { $count ->
    [0] Aucun jet à vérifier.
    [one] Un jet vérifié : c’est celui que donne la graine.
   *[other] { $count } jets vérifiés : tous sont ceux que donne la graine.
  }
dice-wrong = Jet { $number } (réponse { $entry } du journal, tour { $turn }) : le journal a « { $has } », la graine donne « { $due } ».
dice-wrong-more = …et { $count } autres.
dice-before = { $count ->
    [one] Un jet avant eux a été fait par d’autres dés et n’est pas vérifié : la partie est issue d’une autre, ou d’une position écrite.
   *[other] { $count } jets avant eux ont été faits par d’autres dés et ne sont pas vérifiés : la partie est issue d’une autre, ou d’une position écrite.
  }
dice-proved = Prouvé : depuis que vous avez vu l’empreinte, aucun jet n’a été changé ni omis.
dice-unproved = Pas prouvé : que personne n’a choisi la graine à son goût avant que vous n’en voyiez l’empreinte, ni ne la connaissait pendant la partie.
dice-by-hand = Ces dés ont été lancés par des personnes, qui ont saisi les jets : il n’y a pas de graine pour les vérifier.
dice-scripted = Ces dés étaient écrits d’avance : il n’y a pas de graine pour les vérifier.
dice-no-game = Il n’y a pas de partie à { $address } : une adresse finit par /game/ et l’identifiant de la partie.
dice-not-fetched = { $address } : { $fault }
dice-no-file = Il n’y a pas de fichier { $file }.

## Procès-verbaux des parties terminées
option-check-head = Une tête de chaîne montrée pendant la partie, sous la forme « ligne:empreinte », à comparer avec le procès-verbal.
check-one-file = Une sauvegarde, un procès-verbal ou une adresse se vérifie seul.
record-right = Les { $lines } lignes du procès-verbal ont été rejouées : réponses, jets et résultat sont conformes aux règles et aux scellés.
record-rolls = { $count ->
    [0] Aucun jet n’a été fait.
    [one] 1 jet est celui que donne la graine, et la graine découle du secret scellé et des parts.
   *[other] { $count } jets sont ceux que donne la graine, et la graine découle du secret scellé et des parts.
}
record-typed = Les joueurs ont lancé leurs propres dés : il n’y a pas de graine pour les vérifier.
record-taken-back = { $count ->
    [one] On est revenu en arrière une fois ; aucun numéro des dés n’a servi deux fois.
   *[other] On est revenu en arrière { $count } fois ; aucun numéro des dés n’a servi deux fois.
}
record-left-out = Ces parts n’entrent pas dans la graine : { $sides }. Qui garde sa part pour soi choisit entre deux graines, sans connaître ni l’une ni l’autre.
record-head-same = La tête de chaîne que vous donnez est celle du procès-verbal : rien de ce qui précède n’a été changé depuis que vous l’avez vue.
record-head-none = Comparez le procès-verbal avec une tête de chaîne montrée par votre page (--head { $line }:…) : sans elle, tout le procès-verbal a pu être récrit.
record-unproved = Pas prouvé : que personne, parmi ceux qui tiennent le serveur, n’a révélé les dés à un joueur d’avance.
record-seal = Le secret de la table n’est pas celui qui avait été scellé.
record-share = La part de { $side } n’est pas celle qui avait été scellée.
record-unsealed = Plus d’une part a été ouverte sans avoir été scellée.
record-seed = La graine ne découle pas du secret et des parts.
record-line = La ligne { $line } diffère de ce qui fut écrit pendant la partie : { $text }
record-heads = Le procès-verbal a { $lines } lignes et { $heads } têtes de chaîne.
record-illegal = Ligne { $line } : { $text } : { $why }
record-odd = La ligne { $line } n’a pas de sens : { $text }
record-roll = Ligne { $line } : le procès-verbal a « { $has } », la graine donne « { $due } ».
record-unfinished = Les lignes du procès-verbal ne mènent pas à la fin de la partie.
record-result = Le procès-verbal dit que { $winner } a gagné ; ses lignes disent { $due }.
record-other-head = Le procès-verbal n’a pas la tête de chaîne { $head }.
