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
