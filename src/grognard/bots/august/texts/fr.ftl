## Pourquoi le commandant d’August agit comme il le fait.

bot-august-dismount = { $piece } met pied à terre : on lui tire dessus en { $hex }.
bot-august-mount = Aucun ennemi n’atteint { $hex } : { $piece } se met en selle.
bot-august-limber = Il n’y a pas de cible depuis { $hex } : { $piece } se met sur avant-train pour la marche.
bot-august-charge = L’ennemi en { $hex } peut être sabré : { $piece } charge.
