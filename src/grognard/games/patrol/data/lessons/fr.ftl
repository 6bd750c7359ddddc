# Les leçons de Patrouille.

course-patrol = Premiers pas
course-patrol-about = Six courtes leçons sur la première carte : bouger, tirer, se couvrir, rallier, donner l’assaut, gagner.

## Bouger
patrol-move-title = Déplacer un groupe
patrol-move-choose = Vous menez les bleus. Choisissez votre groupe dans l’hexagone cerclé : pressez-le, ou pressez sa ligne dans la liste.
patrol-move-choose-hint = Son pion porte B1. La liste à côté de la carte dit « Activer B1 ».
patrol-move-pass = Passer donne la main à l’autre, et votre groupe resterait sur place. Choisissez d’abord le groupe.
patrol-move-road = Les hexagones qui brillent sont à portée ; le chiffre est le coût du pas. Suivez la route jusqu’au village cerclé.
patrol-move-road-hint = La route coûte peu : un demi-point par hexagone. Un hexagone à la fois, 0505 puis 0605.
patrol-move-off-road = Les champs à côté de la route coûtent un point entier. La route est moins chère : restez-y.
patrol-move-stay = Il ne ferait rien ce tour-ci, et serait activé tout de même. Marchez plutôt.
patrol-move-done = Vous avez déplacé un groupe. Chaque pion fait une chose par tour ; celui qui l’a faite porte une marque.
