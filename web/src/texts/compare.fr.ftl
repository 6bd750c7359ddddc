compare-title = Côte à côte
compare-keep = Garder pour comparer
compare-keep-this = Garder plutôt ceci
compare-forget = Ne plus comparer
compare-kept = gardé
compare-now = maintenant
compare-column = Rapport
compare-ahead = Peut encore le changer
