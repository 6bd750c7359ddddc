# Ce que dit le serveur quand quelque chose ne peut se faire. Chaque clé existe dans chaque langue.

no-game = Cette partie n’existe pas, ou elle a été supprimée.
no-title = Il n’y a pas de jeu appelé « { $title } ».
no-scenario = { $title } n’a pas de scénario « { $scenario } ».
no-lesson = { $title } n’a pas de leçon « { $lesson } ».
no-lesson-here = Cette partie n’a pas commencé par une leçon.
no-puzzle = { $title } n’a pas de problème « { $puzzle } ».
no-puzzle-here = Cette partie n’a pas commencé par un problème.
puzzle-start = Le problème commence ici.
puzzle-open = Tout ce que le problème demande n’est pas encore décidé.
lesson-start = La leçon commence ici.
lesson-no-skip = Cette étape ne peut pas être passée d’ici. Recommencez la leçon, ou allez à la suivante.
no-page = Il n’y a rien à cette adresse.
no-side = Il n’y a pas de camp « { $side } » dans cette partie.
no-thing = Il n’y a pas de « { $name } » ici.
no-bot = Il n’y a pas de robot « { $bot } ».
bot-faulty = « { $bot } » ne peut pas jouer : { $fault }
bot-cannot-play = Le robot « { $bot } » ne connaît pas { $title }.
bot-seconds = « { $bot } » peut réfléchir à une opération pendant { $most } secondes au plus.
hints-off = Cette partie a été créée sans conseils.
no-officer = Aucun officier ne connaît { $title }.
no-hint-for-dice = Personne ne peut dire ce que montreront les dés.
no-seat = Une place est « me », « open » ou « bot: » suivi d’un nom, pas « { $seat } ».
no-dice = Les dés sont « seeded » ou « typed », pas « { $dice } ».
no-link = Ce lien ne mène à aucune place.
dice-without-seed = Les joueurs ont lancé ces dés eux-mêmes : il n’y a pas de graine pour les vérifier.
dice-not-yet = Les dés pourront être vérifiés une fois la partie finie : la graine dirait chaque jet à venir.
known-dice = Une place est ouverte à quelqu’un d’autre, donc le serveur tire lui-même la graine des dés : qui la nomme connaîtrait chaque jet. Ne donnez pas de graine, ou prenez toutes les places pour vous ou pour des ordinateurs.
typed-dice-agree = Les dés de cette partie sont lancés par les joueurs, qui en tapent le résultat : le serveur ne peut pas les vérifier. Qui prend la place l’accepte.
typed-dice-wait = Une place est encore libre : les dés pourront être tapés quand quelqu’un l’aura prise et accepté les dés tapés.
seat-taken = Quelqu’un d’autre a pris cette place.
not-your-seat = Vous ne jouez pas { $side }.
not-your-view = Seul celui qui joue { $side } voit la partie par ses yeux.
not-yet-yours = Tant que d’autres jouent aussi, cela vous dirait ce qu’ils ne veulent peut-être pas que vous sachiez. Ce sera permis une fois la partie finie.
not-yours-to-delete = D’autres jouent dans cette partie : elle pourra être retirée une fois finie, par celui qui l’a créée.
not-from-elsewhere = Un autre site l’a demandé ; rien n’a été fait.
not-asked = On ne demande rien à { $side } en ce moment.
question-gone = Cette question n’est plus posée.
version-gone = La partie a continué depuis.
game-over = La partie est finie.
undo-after-the-end = La partie est finie : ses dés et ses secrets sont connus, et rien ne se reprend plus. Vous pouvez rejouer depuis n’importe quel moment dans une nouvelle partie, avec d’autres dés.
plan-too-long = Un plan a au plus { $placed } pions déplacés et { $answers } réponses.
plan-crowded = Des pions de deux camps ne peuvent pas se trouver dans un même hexagone, { $hex }.
plan-impossible = Aucune partie n’arrive à cette table : placez les pions autrement ou choisissez une autre phase.
unreadable-answer = « { $answer } » ne se lit pas comme une réponse.
unreadable-body = Le message ne peut être lu : { $fault }
unreadable-query = { $name } : « { $value } » n’est pas ce qui était attendu.
too-many-games = Cela fait { $most } nouvelles parties en une heure, le plus que ce serveur permette. Vous pourrez créer la prochaine dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }.
too-many-costly = { $most } demandes de cette sorte sont déjà en cours pour vous. Attendez que l’une soit terminée.
too-costly = Vous avez eu votre part du temps que ce serveur donne aux relectures et aux rapports. Vous pourrez continuer dans { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}
house-full = Ce serveur a toutes les connexions qu’il peut prendre. Réessayez dans un moment.
too-many-sockets = { $most } parties sont écoutées depuis chez vous, le plus que ce serveur permette. Fermez-en une, et réessayez.
too-many-open = { $most } de vos parties attendent déjà que quelqu’un prenne une place, le plus que ce serveur permette. Supprimez-en une, ou attendez que quelqu’un s’assoie.
too-slow = Le message a mis trop de temps à arriver ; rien n’a été fait.
too-long = Le message est trop long.
drawn-board = Cette partie se joue sur un plan ou avec des pions à elle ; le navigateur ne montre que ceux qui sont imprimés.
forced-results = Cette partie a commencé avec des tables qui donnent un seul résultat quel que soit le jet ; de telles parties servent aux essais, et le navigateur ne les joue pas.
too-many-branches = { $count } branches : on en écrit { $most } au plus dans une feuille de partie.
save-too-many = save : { $key } : { $count }, on en lit { $most } au plus.
save-too-long = save : { $key } : { $length } signes, on en lit { $most } au plus.
more-faults =
    { $faults }
    … et { $more } de plus.
no-such-roll = « { $answer } » n’est pas un jet de ces dés.
broken = C’est une faute de notre part : { $fault }
disk-full = Le disque du serveur est plein : ceci n’a pu être noté, et rien n’a changé. La partie en est où elle en était. Prévenez le responsable du serveur, et réessayez quand il y aura de la place.
disk-broken = Le disque du serveur n’accepte pas ce qu’on y écrit ; rien n’a changé. La partie en est où elle en était. Prévenez le responsable du serveur.
handles-short = Presque tous les descripteurs de fichiers du serveur sont pris.
busy = La partie n’a pas pu être notée à l’instant ; rien n’a changé. Veuillez réessayer.
spoiled = Ce qui est gardé de cette partie est illisible : elle ne peut être ouverte, mais elle peut être supprimée. ({ $fault })
old-edition = Cette partie a été jouée selon d’autres règles et ne peut continuer : { $fault }
bots-failed = Le robot n’a pas pu continuer : { $fault }
worker-busy = On réfléchit à trop de choses en ce moment ; rien n’a changé. Veuillez réessayer.
asking-much = Vous attendez déjà plusieurs réponses ; celle-ci n’a pas été demandée. Veuillez réessayer quand elles seront là.
bots-wait = D’autres parties passent avant : il y en a { $games }.
bots-lost = Le processus dans lequel le robot réfléchissait s’est arrêté deux fois sur cette question.
save-too-dear = Cette sauvegarde demande trop de temps ou de mémoire pour être rejouée ; elle n’a pas été prise.
trial-size = On peut essayer entre 1 et { $most } parties.
trial-seconds = Avec un robot qui réfléchit { $seconds } secondes, on peut essayer { $most } parties au plus.
outlook-later = Au milieu d’une opération de ce camp, ou quand on ne lui demande rien, ses secrets n’admettent pas de perspective. Redemandez quand il choisit quoi faire.
trial-over = La partie est finie : il ne reste rien à jouer.
not-built = La partie du navigateur n’est pas construite
not-built-how = Lancez « make play » dans le dossier du projet : cela construit ce qui tourne dans le navigateur, et revient ici.
draw = match nul
won = { $side } : { $verdict }

## Pourquoi une partie n’est pas classée
unrated-seed-chosen = Qui a créé cette partie a choisi le nombre dont ses dés sont tirés et peut en connaître chaque jet.
unrated-imported = Cette partie a été lue d’un fichier qui contient le nombre dont ses dés sont tirés : qui l’a créée peut connaître chaque jet, et ce qui était caché.
unrated-typed = Les joueurs lancent eux-mêmes les dés de cette partie et en tapent le résultat ; personne ne peut les vérifier.
unrated-before = De la partie dont celle-ci est issue : { $told }
unrated-lesson = Cette partie a commencé par une leçon, dont les premiers jets peuvent être écrits.
unrated-puzzle = Cette partie a commencé par un problème.
unrated-branched = Cette partie est issue d’une autre : qui l’a créée a choisi le moment et peut savoir ce qui était caché jusque-là. Les dés, à partir de là, sont nouveaux.
unrated-saved = Cette partie a été enregistrée dans un fichier avant sa fin : qui la joue peut connaître chaque jet, et ce qui est caché.
unrated-explored = Cette partie a été essayée ou poursuivie ailleurs avant sa fin : qui la joue peut savoir ce qui est caché.

## Ce avec quoi un serveur ne peut démarrer
database-unknown = Cette version de Grognard ne peut pas lire la base de données : sa forme est { $shape }. Elle a été écrite par une version plus récente, ou avant la première parution. Réinstallez la version qui l’a écrite, ou restaurez une sauvegarde faite par celle-ci.
database-driver = La base de données demande un pilote qui n’est pas installé : { $module }. Installez-le dans le même environnement, par exemple : pip install "psycopg[binary]"
database-address = L’adresse de la base de données ne convient pas : { $fault }
secret-short = { $file } est vide ou trop court pour être le secret du serveur. Remettez celui de votre sauvegarde. S’il n’y en a pas, supprimez le fichier : un nouveau sera créé, et les liens déjà envoyés vers des places libres ne marcheront plus.

## Sauvegardes
backup-nothing = Il n’y a pas de parties dans { $folder }.
backup-other = Cette commande ne copie que des parties gardées dans SQLite. Pour { $kind }, prenez son propre outil (pg_dump pour PostgreSQL), et copiez aussi le fichier « secret ».
backup-exists = { $file } existe déjà ; une sauvegarde ne remplace jamais un fichier.
restore-other = { $file } n’est pas une sauvegarde : ce n’est pas une base SQLite.
restore-damaged = { $file } est endommagé : { $fault }
restore-taken = { $file } existe déjà : une sauvegarde n’est restaurée que là où il n’y a pas de parties. Nommez un dossier vide avec --data-dir.
too-many-answers = Plus de { $most } réponses en une seule demande.

## Après la bataille
report-not-yet = La partie n’est pas finie. Son rapport dit tout, et il n’y en a pas avant la fin.
opinion-failed = L’officier n’a pas pu continuer.
opinion-stopped = Vous l’avez arrêté ici.
opinion-long = Il a eu tout le temps que ce serveur lui donne pour une partie.

## Les noms à une table
name-too-long = Un nom a { $most } caractères au plus.
name-odd = Un nom se compose de lettres, de chiffres, d’espaces, de traits d’union, de points et d’apostrophes, avec au moins une lettre ou un chiffre.
name-taken = { $name } ressemble au nom d’une autre personne à cette table, d’un camp ou d’un joueur tenu par l’ordinateur. Choisissez-en un autre.
side-played-by = { $side } ({ $player })
no-link-to-draw = Seuls les liens vers une place, ou pour regarder, sont dessinés.
public-url = L’adresse publique ne convient pas : { $url }. C’est http:// ou https:// et un nom, avec un port s’il en faut un, par exemple https://jeux.example.org

## Entre les joueurs
no-such-offer = { $kind } ne peut être proposé : seulement draw, abandon, takeback ou rematch.
no-such-answer = { $answer } n’est pas une réponse à une proposition.
offer-to-nobody = Personne d’autre n’est assis à cette table à qui vous pourriez le proposer.
offer-too-early = Une revanche se propose après la fin.
offer-open = Une proposition attend déjà une réponse.
offer-gone = Cette proposition n’attend plus de réponse.
offer-not-yours = Ce n’est pas à vous de répondre à cette proposition.
offer-wait = Cela a été refusé. Vous pourrez le proposer de nouveau dans { $seconds } s.
offer-draw = { $who } propose la partie nulle.
offer-abandon = { $who } propose d’abandonner la partie, sans résultat.
offer-rematch = { $who } propose une revanche, camps échangés.
offer-resign = { $who } se rend.
offer-accepted = Accepté.
offer-refused = Refusé.
offer-withdrawn = Repris.
offer-void = La partie a continué.
how-resigned = { $who } : reddition
how-drawn = Partie nulle, d’un commun accord
how-abandoned = Abandonnée d’un commun accord : sans résultat
report-of-half-a-game = Les joueurs ont mis fin à cette partie avant ses règles. Il n’y a de rapport que sur les parties jouées jusqu’au bout.

no-standing-answer = On ne peut pas répondre d’avance à cette question.
no-such-until = { $until } n’est pas un terme de consigne : seulement phase ou turn.

## Paroles
talk-too-long = C’est trop long : { $most } caractères au plus.
talk-empty = Rien n’a été dit.
talk-too-fast = C’est trop à la fois. Attendez { $seconds } s.
talk-full = Tout a été dit à cette table : { $most } lignes.
talk-without-name = Qui regarde doit avoir un nom pour parler.
talk-of-seats = Ce que se disent ceux qui jouent n’est que pour eux.
talk-of-watchers = Ceux qui jouent liront ce que disent les spectateurs une fois la partie finie.
no-such-place = Il n’y a pas d’endroit { $place } où parler : seulement seats et watchers.

## Dice with shares
dice-are-rolled = C’est le serveur qui lance les dés de cette partie.
dice-never = Aucun dé n’a été lancé : la partie s’est terminée avant que les joueurs aient ajouté leur part aux dés.
dice-wait-seat = Les dés attendent que la place libre soit prise : tous ceux qui jouent ajoutent une part au nombre dont ils sont tirés.
dice-wait-shares = Les dés attendent la part de { $who }. La page de celui qui joue l’ajoute d’elle-même dès qu’elle est ouverte.
share-odd = Un sceau et une part font 64 chiffres, de 0 à 9 et de a à f.
share-late = Les dés de cette partie ont déjà leur nombre, ou ce camp a déjà ajouté sa part.
share-early = Une part s’ouvre quand toutes les places sont prises et que tous les autres joueurs ont scellé la leur.
share-sealed = Quelqu’un a déjà ouvert sa part : ce qui est scellé reste tel quel.
share-other = Ce n’est pas la part qui avait été scellée.
another-secret = Les dés de cette partie viennent d’un autre secret que celui du dossier du serveur : elle ne peut pas continuer. Remettez le fichier « secret » qui va avec la base.
no-record = Cette partie n’a pas de relevé public : personne d’autre ne pouvait prendre place.
record-not-yet = Le relevé est public une fois la partie finie : avant, il dirait tous les secrets et tous les jets à venir.
seal-changed = Le sceau des dés n’est pas celui de l’invitation. Relisez-la avant de prendre place.

## Taking back
offer-takeback = { $who } demande à reprendre des réponses.
takeback-answers = { $answers ->
    [0] Aucune réponse ne serait reprise.
    [one] Une réponse serait reprise.
   *[other] { $answers } réponses seraient reprises.
}
takeback-rolls = { $rolls ->
    [0] Aucun jet n’a été vu depuis.
    [one] Un jet a été vu depuis ; il ne revient pas, un autre sera fait.
   *[other] { $rolls } jets ont été vus depuis ; ils ne reviennent pas, d’autres seront faits.
}
takeback-revealed = Quelque chose a été révélé depuis, et reste connu.
takeback-nothing = Il n’y a rien à reprendre : personne n’a répondu depuis.
takeback-not-here = Dans une leçon ou un problème, revenez en arrière avec leurs propres boutons.
went-back = Retour de { $answers ->
    [0] zéro réponse
    [one] une réponse
   *[other] { $answers } réponses
}{ $rolls ->
    [0] {""}
    [one] {" "}et un jet
   *[other] {" "}et { $rolls } jets
} en arrière ; demandé par { $asked }, accepté par { $agreed }.
went-back-alone = { $asked } est revenu de { $answers ->
    [0] zéro réponse
    [one] une réponse
   *[other] { $answers } réponses
}{ $rolls ->
    [0] {""}
    [one] {" "}et un jet
   *[other] {" "}et { $rolls } jets
} en arrière.
unrated-taken-back = Des réponses ont été reprises après un jet de dés ou une révélation, sans qu’une autre personne ait eu à accepter.

## Since your turn
since-then = depuis : { $answers ->
    [0] aucune réponse
    [one] une réponse
   *[other] { $answers } réponses
}, { $rolls ->
    [0] aucun jet
    [one] un jet
   *[other] { $rolls } jets
}
