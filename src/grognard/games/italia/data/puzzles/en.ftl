# The puzzles of Italia 1917–1918.

italia-counter-battery-title = Guns against guns
italia-counter-battery-ask = A17, Gebirgs7 and Sturm6 attack W1831. You have I-corps7 left: what does it do, so that Sturm6 does not survive the combat?
italia-counter-battery-why = Counter-battery fire weakens the bombardment of your hex, so your men stand and the storm troops in front pay. In support the gun adds less than that.

italia-spare-the-storm-title = The storm troops
italia-spare-the-storm-ask = Three units attack W2024. Who joins from W2125, where Stoss2 stands, if Stoss2 is to outlive the combat?
italia-spare-the-storm-why = If the Alpenkorps attacks from W2125, its storm troops lead the attack and take the first loss. The three others attack without them.
