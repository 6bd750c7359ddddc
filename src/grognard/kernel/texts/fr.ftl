# Phrases du noyau, les mêmes pour tous les jeux. Toute clé commence par kernel- et existe dans chaque langue.

## La table
kernel-option-done = Terminé
kernel-box-out = hors jeu
kernel-dice = dés
kernel-and = { $first } et { $last }
kernel-roll = Lancez les dés
kernel-draw = Tirez
kernel-nth-roll = Jet { $nth } : { $roll }
kernel-pass = réussi
kernel-nothing = sans effet
kernel-result = { $words } ({ $cell })
kernel-fail = manqué

## Pourquoi pas
kernel-not-asked = Cela se fait selon { $clause }. La question posée suit { $clause_asked }.
kernel-clause = le §{ $number }
kernel-other-clause = un autre article
kernel-another-question = C’est la réponse à une autre question : « { $ask } »
kernel-too-few = Choisissez-en au moins { $count } de plus.
kernel-not-enough = Ce que vous avez choisi ne suffit pas encore.
kernel-not-yet = Ce n’est pas possible à ce moment.
kernel-held-back = Les places qui restent sont nécessaires à d’autres.
kernel-chosen = Ce choix est déjà fait.
kernel-not-done = Vous devez donner une des autres réponses.
kernel-not-asked-here = On ne vous demande pas cela maintenant.
kernel-not-offered = Ce n’est pas une des réponses à cette question.
kernel-no-way = Avec ce qu’il lui reste de mouvement, ce pion ne peut pas y aller.
kernel-no-way-known = On ne sait pas jusqu’où il ira : il peut être arrêté en route. Déplacez-le hexagone par hexagone.
kernel-undo-nothing = Il n’y a rien à reprendre.
kernel-undo-dice = Des dés ont été lancés depuis.
kernel-undo-revealed = Quelque chose de caché a été montré depuis.
kernel-undo-other = Un autre camp a répondu depuis : { $side }.

## Comment les joueurs terminent une partie
kernel-resigned = l’autre camp s’est rendu
kernel-drawn = partie nulle, d’un commun accord
kernel-abandoned = partie abandonnée d’un commun accord, sans résultat

## Pourquoi une réponse est définitive
kernel-final-dice = Les dés seront lancés.
kernel-final-revealed = Quelque chose de caché sera montré.
kernel-final-seen = Vous verrez quelque chose qui est caché pour l’instant.
kernel-final-other = L’autre camp ({ $side }) devra ensuite réagir.
kernel-final-phase = La phase sera terminée.
kernel-final-over = La partie sera terminée.

## L’écran
kernel-turn-name = Tour { $turn }
kernel-overlay-control = contrôle
kernel-overlay-zones = zones
kernel-overlay-zone = zones : { $kind }

## Le but
kernel-goal-more = { $side } : encore { $count } d’ici au tour { $turn } pour { $title }
kernel-goal-leaves = { $side } : encore { $count } d’ici au tour { $turn }, et ce n’est plus que { $title }
kernel-goal-by-score = { $name } : { $value }.
kernel-goal-by-scores = Points : { $one } { $first }, { $other } { $second }.

## D’où vient un nombre
kernel-source-book = La règle, { $clauses }
kernel-source-book-only = La règle
kernel-source-example = Déduit de la règle, { $clauses }
kernel-source-example-only = Déduit d’un exemple de la règle
kernel-source-history = L’histoire
kernel-source-ours = Notre choix
kernel-source-owner = Votre fichier
kernel-source-unknown = La source est inconnue.
kernel-source-noted = { $source } : { $note }
kernel-source-clause = § { $number }
kernel-source-titled = « { $title } »

## The band below a map
kernel-map-scale = un hexagone : { $size }
kernel-map-height = hauteur

## Leçons
kernel-lesson-not-this = C’est permis, mais la leçon demande autre chose pour l’instant.
kernel-lesson-look-first = Pas encore : faites d’abord ce que dit la fiche.
kernel-lesson-again = C’était trop de réponses. Recommencez la leçon et essayez autrement.
kernel-lesson-lost = La partie est finie, et pas comme le demande la leçon. Recommencez-la et essayez autrement.
