### Les phrases des leçons : leur fiche, et la page de tous les cours.

learn-about = De courtes leçons sur les vraies règles, à la vraie table. Une idée par leçon, et on l’apprend en jouant.
newcomer = Première visite ?
newcomer-about = De courtes leçons sur une petite carte, environ { $minutes } min en tout. On joue tout de suite, sans lire de règles d’abord.
newcomer-new = Je découvre : commencer
newcomer-knows = Je connais ces jeux
newcomer-left = { $count ->
    [one] Il reste une leçon, environ { $minutes } min.
   *[other] Il reste { $count } leçons, environ { $minutes } min.
}
newcomer-enough = J’en sais assez
learn-game = Je découvre : leçons, { $minutes } min
course-begin = Commencer : { $title }
course-go-on = Continuer : { $title }
course-done = { $done } sur { $count } terminées
course-left = encore { $minutes } min environ
lesson-minutes = { $count } min
lesson-of = Leçon : { $title }
lesson-progress = Avancement
lesson-step = étape { $step } sur { $steps }
lesson-left = { $count ->
    [one] encore une réponse
   *[other] encore { $count } réponses
}
lesson-dice = Premiers jets fixés
lesson-read = Suite
lesson-hint = Indice
lesson-back = Retour
lesson-back-about = Au début de cette étape, ou à l’étape d’avant
lesson-skip = Montrer
lesson-skip-about = L’étape est jouée pour vous
lesson-leave = Quitter
lesson-leave-about = Vers toutes les leçons
lesson-done = Terminée
lesson-more = Pour en lire plus :
lesson-next = Leçon suivante
lesson-again = Recommencer
lesson-all = Toutes les leçons
lesson-play = Jouer : { $scenario }
lesson-play-on = Continuer la partie
lesson-play-on-about = La partie continue comme une des vôtres, avec de nouveaux dés
