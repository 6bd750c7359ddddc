# Les problèmes de Italia 1917–1918.

italia-counter-battery-title = Canons contre canons
italia-counter-battery-ask = A17, Gebirgs7 et Sturm6 attaquent W1831. Il vous reste I-corps7 : que fait-il pour que Sturm6 ne survive pas au combat ?
italia-counter-battery-why = La contre-batterie affaiblit le bombardement de votre hexagone : vos hommes tiennent, et la troupe d’assaut en tête paie. En appui, la pièce apporte moins.

italia-spare-the-storm-title = Les troupes d’assaut
italia-spare-the-storm-ask = Trois unités attaquent W2024. Qui se joint à elles depuis W2125, où se trouve Stoss2, si Stoss2 doit survivre au combat ?
italia-spare-the-storm-why = Si l’Alpenkorps attaque depuis W2125, sa troupe d’assaut mène l’attaque et subit la première perte. Les trois autres attaquent sans elle.
