### The sentences of the rulebook.

rules-of = Rules of { $title }
chapters = Chapters
search-rules = Search the rules
search-rules-hint = word or number
found = { $count ->
    [0] No clause has all these words.
    [one] 1 clause
   *[other] { $count } clauses
}
kind-option = optional
kind-example = example
chapter-note = Notes
chapter-table = Tables
chapter-ex = Examples
chapter-erratum = Errata
chapter-calendar = Calendar
