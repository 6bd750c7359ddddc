# The puzzles of Infantry Attacks

## Puzzles
august-charge-title = Wrangel’s squadron
august-charge-ask = Two squadrons and their captain face a gun that has just fired; a company stands behind it. How do you take the gun with one charge?
august-charge-why = In a charge everything counts together: both squadrons and the captain. Whoever stays behind weakens it more than he saves.
august-rally-title = Two broken companies
august-rally-ask = One company is demoralised, another discouraged; a captain stands with the first. How does the turn end with neither of them demoralised, and the second in good order?
august-rally-why = The captain activates both and supports before anybody tries: his help counts for the company that is with him. Whoever tries before him gives that help away.
august-whom-title = Whom to activate
august-whom-ask = Your battalion lies before the Germans of Bilderweitschen, and the next segment is yours. Who is worth most with it?
august-whom-why = The lieutenant stands beside the enemy with two companies at full strength: one segment, and both act together. A company activated alone is one company.
august-everyone-title = An order for everyone
august-everyone-ask = The captain has called his men, and a part of the German line has spent itself. Which order is worth most?
august-everyone-why = Ordered forward all together, the leaders pass it on and nobody is left behind. Orders given hex by hex, or to fire from here, use a part of the men.
august-rear-guard-title = Out of the fight
august-rear-guard-ask = Two of your companies, one of them worn, are in one hex with two Russian ones. How do you get the full company out of it, whole and in good order?
august-rear-guard-why = The worn company stays. The enemy fires at those who leave only if nobody remains to hold him, and so the full company and the captain leave unharmed.
august-bayonet-title = With the bayonet
august-bayonet-ask = Two companies and a captain are in one hex with a worn company and a machine gun. How do you destroy the company in this segment?
august-bayonet-why = Captain and companies all began the segment in the hex, so they may use the bayonet. The enemy fires first, but whoever survives strikes far harder than in an ordinary assault.
august-captain-fires-title = The captain directs the fire
august-captain-fires-ask = Two Russian companies stand in the open before Bilderweitschen. Your men hold two hexes beside them. Whose order makes it likeliest that a Russian step falls?
august-captain-fires-why = The captain has a combat bonus: he joins the fire of his hex with that of the hex beside it. A lieutenant without one leaves the second company out.
august-village-or-road-title = The houses or the road
august-village-or-road-ask = Your company and your machine gun are called to fire. Two Russian companies are among the houses, one is on the road. Which fire is likeliest to cost a step?
august-village-or-road-why = One company in the open suffers more than two in a village: the houses protect them more than their number exposes them. And all fire together: a company alone does little.
august-shells-title = One fire mission
august-shells-ask = Your gun observes from its hill and fires once. Where is it likeliest that somebody fails a test of morale?
august-shells-why = Two companies in one hex help the gunners more than one, and each of them tests. The machine gun is no company, and the village protects it.
august-three-over-title = Three companies, one bridge
august-three-over-ask = A captain calls three companies on the road behind the bridge of Orlau, and no enemy is near to fire. How do all three stand on the far bank after this segment?
august-three-over-why = Two companies fill a hex, also on the way. The first goes on along the road, so that there is room for the third; and beside the bridge the stream stops whoever enters it.
