### Les phrases du livre de règles.

rules-of = Règles : { $title }
chapters = Chapitres
search-rules = Chercher dans les règles
search-rules-hint = mot ou numéro
found = { $count ->
    [0] Aucun article ne contient tous ces mots.
    [one] { $count } article
   *[other] { $count } articles
}
kind-option = optionnel
kind-example = exemple
chapter-note = Notes
chapter-table = Tables
chapter-ex = Exemples
chapter-erratum = Errata
chapter-calendar = Calendrier
