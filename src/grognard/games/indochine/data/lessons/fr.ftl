# Les leçons d’En pointe toujours !

## Le cours
course-indochine = En pointe toujours !
course-indochine-about = D’une embuscade sur une route à une nuit sur la colline : ordres, unités cachées, feu et riposte, assaut, vague humaine, et le premier jour d’un vrai scénario.

## Activer
indochine-activate-title = Donner un ordre
indochine-activate-look = Vous menez une section parachutiste qui tend une embuscade près de la route. Avant de l’activer, regardez ses chances d’obéir.
indochine-activate-look-hint = Pointez le chef cerclé, ou « Activer la 1re formation française » sous la carte, sans presser. Sur un téléphone, le premier appui montre la chance.
indochine-activate-try = Les dés se comparent au moral de son chef. Maintenant, activez-la.
indochine-activate-try-hint = Un échec donne seulement la main à l’ennemi ; on peut réessayer. Les dés de cette leçon sont fixés.
indochine-activate-pass = Quand les deux camps passent de suite, les opérations du tour sont finies. Personne ne serait en place.
indochine-activate-move = Elle obéit : chaque unité peut agir une fois. Choisissez le groupe cerclé, puis l’hex de jungle cerclé au bord de la route.
indochine-activate-move-hint = Ce qui s’éclaire est à portée de ses points, avec le prix du chemin. Pressez B1107 : il y va de lui-même.
indochine-activate-end = Cela termine l’activation, et qui n’a pas agi a manqué son tour. Choisissez d’abord le groupe.
indochine-activate-other = Ce pion est à sa place. Prenez le groupe cerclé.
indochine-activate-stay = Ne rien faire est aussi une action. Le groupe resterait ici tout le tour.
indochine-activate-halt = Une unité qui s’arrête a agi, et le reste de ses points est perdu. Continuez jusqu’à la route.
indochine-activate-done = Le groupe est au bord de la route. Le jet du chef active la formation ; puis chaque unité agit une fois, dans l’ordre voulu.

## Cachées
indochine-hidden-title = Rester caché
indochine-hidden-read = Les deux camps commencent sous des marqueurs. Nul ne sait ce que cache celui de la route : une compagnie, ou rien du tout.
indochine-hidden-creep = Amenez le 2e groupe dans l’hex du 1er sans qu’il soit reconnu. Prenez le mouvement tactique : un seul hex, mais courbé.
indochine-hidden-hint = Choisissez le groupe et pressez B1107 : les deux façons de bouger y figurent. Prenez « Aller en B1107 en mouvement tactique ».
indochine-hidden-upright = Qui marche debout est reconnu de plus loin, même dans la jungle. De la route, on verrait votre groupe.
indochine-hidden-fire = Un tir à la vue de l’ennemi montre qui tire, et à cette distance il ne ferait guère mal. Gardez le secret.
indochine-hidden-end = Le 2e groupe resterait en arrière, d’où il ne voit guère la route. Faites-le agir.
indochine-hidden-halt = Votre marqueur couvre maintenant les deux groupes, et vous voyez qui vient. Vous pourriez tirer ; arrêtez-vous plutôt.
indochine-hidden-shot = Toute la pile se trahirait pour un tir bien faible. Laissez-les approcher.
indochine-hidden-done = Ils sont à découvert et reconnus ; vous non. Le couvert et la façon de bouger décident d’où l’on vous voit.

## Tir
indochine-fire-title = Ouvrir le feu
indochine-fire-choose = La tête de colonne est devant votre embuscade, et c’est à vous d’agir. Choisissez le groupe.
indochine-fire-end = La colonne traverserait votre embuscade sans un coup de feu. Choisissez le groupe.
indochine-fire-look = Deux cibles sont à portée. Regardez les chances d’un tir sur chaque hex cerclé avant de décider.
indochine-fire-look-hint = Pointez chaque hex cerclé, ou ouvrez-le et pointez « Tirer sur … ». Les raisons figurent sous les nombres.
indochine-fire-shoot = Contre un hex voisin le tir est le plus fort ; une cible cachée l’affaiblit, une cible lointaine aussi. Tirez sur la section à côté de vous.
indochine-fire-far = Vous avez vu les chances : un marqueur à cette distance ne vaut guère un tir. La section voisine, si.
indochine-fire-snap = Tirer en se déplaçant est moins efficace et interdit un second tir. Rien ne vous oblige à bouger.
indochine-fire-assault = Une section intacte rend les coups dans un assaut. Tirez d’abord dessus.
indochine-fire-stay = Une embuscade qui ne tire pas laisse à l’ennemi le choix du moment. Tirez.
indochine-fire-again = Elle a raté son test de moral : la voilà neutralisée. Le dé de couleur est bas : le groupe garde sa cadence et peut tirer encore.
indochine-fire-cease = Le second tir ne coûte rien, et une unité neutralisée deux fois perd un pas.
indochine-fire-done = Le feu tue rarement : il impose un test de moral. Les jets bas sont bons, et le dé de couleur dit si l’on continue.

## Pertes
indochine-losses-title = Stoppée, ou un pas perdu
indochine-losses-run = Vous menez maintenant la compagnie tombée dans l’embuscade. Courez vers la jungle cerclée, hex par hex : d’abord en B1008. Les dés sont fixés.
indochine-losses-run-hint = Choisissez la section, puis allez en B1008 : un tir peut l’y arrêter, nul ne promet davantage. Le chemin par l’hex du groupe ennemi est fermé.
indochine-losses-end = La section resterait sur la route, cible du prochain tir. Faites-la bouger.
indochine-losses-fire = De la route, à découvert, contre des hommes dans la jungle : leur riposte vaut mieux que votre tir. Quittez le découvert.
indochine-losses-absorb = Le tir stoppe votre section. Vous pouvez perdre plutôt un pas, et une section en a plusieurs : faites-le, et elle continue.
indochine-losses-accept = Une unité stoppée ne bouge pas et tire mal. Elle resterait à découvert sous leurs tirs.
indochine-losses-cover = Elle a perdu un pas, mais il lui reste des points. Gagnez la jungle avant le prochain tir.
indochine-losses-halt = Vous auriez perdu un pas pour rien. La jungle est à côté de vous : entrez-y.
indochine-losses-done = Un pas perdu, et la section est à couvert. Mais les pertes s’additionnent : une formation trop éprouvée hésite.

## Réaction
indochine-reaction-title = Tirer quand ils bougent
indochine-reaction-look = L’ennemi agit, et une section entre dans votre vue. Vous pouvez tirer entre deux de ses pas : regardez d’abord votre chance.
indochine-reaction-look-hint = Pointez « Tirer avec le 1er groupe parachutiste » sans presser.
indochine-reaction-hold = Elle suit la route, plus près à chaque hex. Ne tirez pas avant qu’elle soit à côté de vous : le même tir y est bien plus fort.
indochine-reaction-hold-hint = « Ne pas tirer » attend l’hex suivant, et l’on vous redemande. Il lui reste deux hex à faire.
indochine-reaction-early = Seul le premier tir défensif du tour est gratuit : gardez-le pour l’hex voisin. Il montre aussi où vous êtes.
indochine-reaction-let-pass = On ne vous demanderait plus rien pendant l’action de cette section, même quand elle sera à côté de vous.
indochine-reaction-shoot = Elle est à côté de vous et à découvert : il n’y aura pas de meilleur moment. Tirez.
indochine-reaction-late = Un pas de plus, et elle vous dépasse ou entre dans votre hex. Tirez maintenant.
indochine-reaction-rate = Neutralisée. Une autre section arrive, et le groupe doit d’abord réussir un test de cadence ; les dés sont fixés. Tirez encore.
indochine-reaction-unused = Un tir qu’on ne fait pas n’est pas gardé, et cette section est presque dans les bois. Tirez.
indochine-reaction-done = Le feu du camp passif décide bien des combats. Le premier est gratuit, puis chaque groupe continue tant qu’il tient sa cadence.

## Piles
indochine-stack-title = Empiler et tirer ensemble
indochine-stack-third = Un troisième groupe arrive. L’hex des deux autres est plein : amenez-le à côté d’eux, dans l’hex cerclé, et arrêtez-vous.
indochine-stack-third-hint = Essayez aussi B1107 : la réponse dit pourquoi c’est refusé. Puis allez en B1106 et choisissez « S’arrêter ici ».
indochine-stack-stay = D’ici il ne voit rien de la route, ni maintenant ni au tour suivant. Amenez-le.
indochine-stack-aim = Deux sections ennemies sont empilées sur la route. Faites tirer un groupe de votre pile ; l’autre pourra s’y joindre.
indochine-stack-snap = Qui tire en se déplaçant tire seul, et mal. Tirez de votre position.
indochine-stack-end = Deux groupes ne tireraient pas alors que la cible est devant eux. Choisissez l’un d’eux.
indochine-stack-look = Avant que l’autre groupe ne s’y joigne, regardez les chances d’un seul.
indochine-stack-look-hint = Pointez « Feu » sans presser.
indochine-stack-join = Joignez l’autre groupe de la pile : la puissance s’ajoute, et chaque unité de l’hex visé subit son propre jet.
indochine-stack-alone = Un groupe seul lit une colonne plus faible contre les deux sections. Faites d’abord tirer l’autre avec lui.
indochine-stack-done = Une pile additionne ses tirs, mais un tir sur elle frappe tout le monde. Le 3e groupe avait agi et n’a pu s’y joindre.

## Armes lourdes
indochine-weapons-title = Les armes lourdes
indochine-weapons-deploy = Votre mitrailleuse vient d’être portée dans la maison, démontée. Mettez-la en batterie : elle peut tirer dans la même action.
indochine-weapons-deploy-hint = Choisissez la mitrailleuse, puis « Mettre en batterie ».
indochine-weapons-crew = Arme démontée, seuls les fusils des servants tirent. Comparez les chances, et mettez-la en batterie.
indochine-weapons-stay = Elle resterait muette tout le tour, avec l’ennemi devant elle.
indochine-weapons-fire = Elle est prête. Tirez sur les deux sections de la route ; d’ici une mitrailleuse les atteint à pleine puissance.
indochine-weapons-join = Son pistolet ajoute peu, et qui tire à la vue de l’ennemi est reconnu. Laissez-le en dehors.
indochine-weapons-jam = Le second jet a enrayé l’arme : elle se tait jusqu’à une réparation en fin de tour. Prenez le mortier derrière les maisons.
indochine-weapons-end = Le mortier n’a pas encore agi, et la cible est toujours empilée.
indochine-weapons-mortar = Le mortier ne voit rien, mais votre commandant voit, et cela suffit. Tirez sur la route, et non sur ce que nul ne voit.
indochine-weapons-unseen = Personne ne voit cet hex. Les règles permettent d’y tirer, et les chances disent ce qui en sort : rien.
indochine-weapons-dismount = On ne démonte un mortier que pour le porter ailleurs. Ici, il est à sa place.
indochine-weapons-done = Les armes décident de loin, si elles sont en batterie et qu’un chef voit pour les mortiers. Mais chaque tir peut les faire taire.

## Commandement
indochine-command-title = Le chef
indochine-command-look = Un groupe est trop loin de son chef : il est non commandé. Regardez la chance de la formation, et celle de ce groupe isolé.
indochine-command-look-hint = Pointez « Activer la 1re formation française », puis la ligne du 3e groupe isolé.
indochine-command-activate = Non commandé, il agit isolément ou pas du tout, et avec un malus. Activez la formation.
indochine-command-alone = Cela prendrait votre main pour un seul groupe, avec la moins bonne chance. D’abord ceux qui sont commandés.
indochine-command-pass = La section à côté de votre groupe agirait ensuite. Activez la formation.
indochine-command-fire = Faites tirer le 1er groupe sur la section voisine, sans le chef. Vous aurez besoin de lui après ; les dés sont fixés.
indochine-command-join = Un chef qui tire avec les autres a agi. Son arme ajoute peu, et son ordre serait perdu.
indochine-command-first = Son ordre vaut surtout quand un groupe a déjà agi. Faites d’abord tirer le groupe.
indochine-command-again = Aucun effet. Au chef : il est à côté du groupe, et son action le fait agir encore une fois.
indochine-command-pistol = Regardez ces chances : un chef et sa carabine ne valent pas un groupe. Laissez faire le groupe.
indochine-command-end = Le chef n’a pas agi. Son ordre donne au groupe un second tir.
indochine-command-fire-again = Le groupe agit comme s’il n’avait rien fait. Tirez encore.
indochine-command-done = Gardez les groupes sous commandement, et le chef près de celui qui compte. Son ordre peut aussi l’envoyer à l’assaut.

## Assaut
indochine-assault-title = L’assaut
indochine-assault-choose = Deux sections restent au contact : l’une neutralisée sur la route, l’autre intacte dans la jungle. Choisissez le groupe qui peut donner l’assaut.
indochine-assault-stopped = Il est stoppé : il peut tirer, mais pas donner l’assaut. Prenez l’autre groupe.
indochine-assault-end = Une section neutralisée peut se rallier en fin de tour. Profitez du moment.
indochine-assault-go = Le feu prépare, l’assaut achève. Donnez l’assaut à la section neutralisée : elle frappe tard et mal.
indochine-assault-hint = Choisissez « Assaut sur B1007 ». Un assaut ne dispose que d’une partie des points du groupe, et paie le coût de l’hex.
indochine-assault-fresh = Une section intacte dans la jungle rend coup pour coup, et son couvert joue contre vous. D’abord la plus faible.
indochine-assault-stalk = En mouvement tactique, les autres tirent après le combat et non avant. Contre cet ennemi, mieux vaut aller vite.
indochine-assault-fire = Le feu lui coûterait peut-être un pas. L’assaut peut l’éliminer, et vous donne la route.
indochine-assault-stay = Vous avez frappé en premier : elle n’existe plus. L’assaillant peut repartir, stoppé ; restez plutôt sur la route.
indochine-assault-retreat = Qui quitte un combat est stoppé, et la route serait de nouveau libre. Restez.
indochine-assault-done = Dans un assaut, l’ordre des coups compte le plus : un dé et le moral, au détriment de qui a subi le feu. Préparez-le par le feu.

## Vague
indochine-wave-title = La vague humaine
indochine-wave-activate = Votre compagnie est dans les bois face à un village tenu par des paras éprouvés. Une section à la fois serait stoppée ; activez-les pour une vague.
indochine-wave-pass = Les paras auraient le tour pour eux seuls. Activez la compagnie.
indochine-wave-announce = Une vague s’annonce avant qu’une unité ait agi. Toutes les sections reliées au chef en sont, et le chef aussi.
indochine-wave-announce-hint = « Lancer une vague humaine » figure parmi les boutons sous la carte.
indochine-wave-single = Dès qu’une unité a agi, il n’y a plus de vague ce tour, et des sections isolées sont stoppées à découvert.
indochine-wave-end = La compagnie resterait dans les bois jusqu’au tour suivant. Lancez la vague.
indochine-wave-target = Prenez pour cibles les deux maisons de devant, une à une. Un seul hex ne suffirait pas à toutes vos sections.
indochine-wave-one = Avec une seule cible, la moitié des sections n’aurait pas de place, et l’autre maison tirerait dedans. Nommez les deux.
indochine-wave-run = Ne nommez plus d’autre cible. Si le chef réussit son test, ils avancent hex par hex, tous ensemble ; nul ne sait comment cela finit.
indochine-wave-done = Dans une vague, un arrêt coûte un pas : la compagnie arrive, avec des pertes. De jour et à découvert, peu d’autres moyens le permettent.

## Le ciel
indochine-sky-title = Venus du ciel
indochine-sky-altitude = Les chasseurs demandés au tour précédent survolent Bac Kan. Choisissez l’altitude ; basse, elle les expose aux mitrailleuses, mais il n’y en a pas.
indochine-sky-cancel = Une mission annulée peut être redemandée, mais n’arrive au mieux qu’un tour plus tard. L’ennemi est dessous maintenant.
indochine-sky-aim = Ils frappent plusieurs hex en ligne, amis ou ennemis. Visez l’hex cerclé de Bac Kan ; vos propres groupes sont au nord.
indochine-sky-near = C’est à côté de vos propres groupes, et la mission peut dévier. Laissez-lui de la place.
indochine-sky-own = Vos propres groupes y sont.
indochine-sky-facing = Sur la cible. Maintenant la direction : les hex suivants sont frappés aussi. Faites-les s’éloigner des vôtres.
indochine-sky-north = Cette ligne passe sur vos propres groupes. Au sud il n’y a que l’ennemi.
indochine-sky-drop = La troisième section saute. Choisissez une zone de saut bien dégagée tout autour : la zone dérive, et les hommes aussi.
indochine-sky-drop-hint = Les champs secs au nord-ouest du village sont vastes, vers A1207 par exemple. Maisons, jungle et pentes raides coûtent des hommes.
indochine-sky-roofs = Sur les toits et parmi l’ennemi, chacun tomberait isolé, blessé ou dans un assaut. Choisissez un terrain dégagé.
indochine-sky-hill = Une colline escarpée est un mauvais terrain : les uns seraient perdus, tous les autres stoppés.
indochine-sky-way = L’avion traverse la zone dans une direction, et chacun atterrit plus ou moins loin devant. Choisissez la plus dégagée.
indochine-sky-way-hint = Depuis A1207, le nord et le sud-est passent un moment au-dessus de champs dégagés.
indochine-sky-done = Ce qui vient du ciel se demande tôt, arrive tard, et dérive. Après un largage, son camp agit en premier.

## Nuit
indochine-night-title = De nuit
indochine-night-read = Dong Khé, de nuit : un groupe de Légion tient la citadelle, dans l’hex cerclé. Au-delà de quelques hex, nul ne voit ni ne vise.
indochine-night-decoy = Ils peuvent tirer sur tout marqueur qui bouge à leur vue. Envoyez d’abord le leurre à l’hex cerclé ; s’ils tirent, répondez « Ne pas tirer ».
indochine-night-first = La section prendrait le premier tir, gratuit, du groupe. Laissez-le au leurre.
indochine-night-end = Personne ne s’est approché. Commencez par le leurre.
indochine-night-creep = Ils ont tiré sur un leurre, et vous savez où ils sont. Amenez la section à l’hex cerclé, sans être reconnue.
indochine-night-creep-hint = De nuit aussi, un mouvement tactique se reconnaît de moins loin. Ensuite, choisissez « S’arrêter ici ».
indochine-night-upright = Debout et à découvert, elle est reconnue à cette distance même de nuit. Prenez le mouvement tactique.
indochine-night-fire = Un tir trahirait la section, et une position préparée n’en souffrirait guère. Approchez d’abord.
indochine-night-done = De nuit, on approche sans être vu, et un marqueur peut n’être rien. À l’ennemi de choisir : tirer sur un leurre, ou trop attendre.

## Le tour
indochine-turn-title = Un tour entier, et la fin
indochine-turn-read = Un dernier tour. Artillerie, avions, commandement et initiative sont faits ; vous avez la main, et une maison cerclée vous fait gagner.
indochine-turn-activate = Les camps activent une formation à tour de rôle, ou passent. Activez votre compagnie.
indochine-turn-pass = Si les Français passent aussi, le tour et la partie sont finis, et aucune maison n’est à vous.
indochine-turn-house = Votre dernière section valide peut atteindre la maison vide, et doit y être encore à la fin. Entrez, et arrêtez-vous.
indochine-turn-house-hint = Choisissez la section, puis B1308 et B1407, puis « S’arrêter ici ».
indochine-turn-end = Personne ne serait dans une maison à la fin du tour.
indochine-turn-over = Terminez l’activation. En fin de tour, les unités neutralisées tentent de se rallier ; après le dernier, on compte les maisons.
indochine-turn-over-hint = « Fin de l’activation » ; puis laissez la section tenter le ralliement, son chef est avec elle.
indochine-turn-done = Un tour a cinq phases, et l’on se bat dans la quatrième. Ce qui compte, c’est où l’on est à la fin, non qui l’on a abattu.

## Le premier jour
indochine-day-title = Votre premier jour : Phu Tong Hoa
indochine-day-set-up = Phu Tong Hoa, 25 juillet 1948 : placez votre compagnie dans les quatre hex du poste. Un appui sur Conseil, et un officier vous conseille.
indochine-day-set-up-hint = Deux groupes par hex ; les chefs et les armes ne comptent pas. Répartissez-les : les obus frappent des hex entiers.
indochine-day-spare = Les premiers obus tombent sur le poste. Nommez le chef qui est sûrement à l’abri ; pour les autres, un dé décide.
indochine-day-spare-hint = Un chef de section mort coûte ce tour à sa section. Un commandant mort n’observe pour aucun mortier et ne donne aucun ordre.
indochine-day-first = Le premier tour commence. Tirez quand ils bougent, activez qui voit le mieux, et suivez l’officier ou non.
indochine-day-first-hint = « Attendre plus de … % » vous épargne bien des questions. Gardez les premiers tirs, gratuits, pour ceux qui approchent.
indochine-day-turn = Une première activation est finie. Tenez le poste jusqu’à la fin du tour, à votre façon.
indochine-day-turn-hint = L’ordre d’un chef fait agir deux fois le meilleur groupe. Qui quitte le poste quitte aussi son couvert.
indochine-day-done = Vous avez mené une compagnie pendant un tour du vrai jeu. Sept autres décident de la nuit : le scénario attend dans la liste.
