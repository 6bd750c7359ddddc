## Pourquoi le commandant d’August agit comme il le fait.

bot-august-dismount = Sous le feu en { $hex } : { $piece } met pied à terre.
bot-august-mount = Aucun ennemi n’atteint { $hex } : { $piece } se met en selle.
bot-august-limber = Rien sur quoi tirer depuis { $hex } : { $piece } se met sur avant-train pour la marche.
bot-august-charge = On peut sabrer { $hex } : { $piece } charge.
