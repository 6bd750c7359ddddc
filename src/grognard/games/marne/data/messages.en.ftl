title = Marne 1918
subtitle = Friedensturm, May to July 1918
about = The last German offensives and the Allied answer, from the Chemin des Dames to the second Marne: divisions and regiments, three kilometres to a hex, three days to a turn.

side-german = Germans
side-allied = Allies
box-german-hand = at the Germans’ disposal
box-air-next-turn = air groups away until next turn
box-gneisenau-1 = Allies, 9 to 11 June, sequence 3: air groups
box-gneisenau-2 = Allies, 9 to 11 June, sequence 3, or 12 to 15 June
box-blucher-1 = Allies, 27 to 29 May, sequence 2: 4522
box-blucher-2 = Allies, 27 to 29 May, sequence 2: 2115 or 2120
box-blucher-3 = Allies, 27 to 29 May, sequence 3: 2120, 2023 or 2230
box-blucher-4 = Allies, 27 to 29 May, sequence 3: 2230 or 3028
box-blucher-5 = Allies, 30 May to 2 June, sequence 1: within two hexes of 4524
box-blucher-6 = Allies, 30 May to 2 June, sequence 1: 4522, 4523, 4524 or 4525
box-blucher-7 = Allies, 30 May to 2 June, sequence 1: 2120, 2023 or 2230
box-blucher-8 = Allies, 30 May to 2 June, sequence 1: 2230 or 3028
box-blucher-9 = Allies, 30 May to 2 June, sequence 2: 2120, 2023 or 2230
box-blucher-10 = Allies, 30 May to 2 June, sequence 2: 2230 or 3028
box-blucher-11 = Allies, 30 May to 2 June, sequence 3: 2230 or 3028
box-blucher-12 = Allies, 30 May to 2 June, sequence 3: 2120, 2023 or 2230
box-blucher-13 = Allies, 3 to 6 June, sequence 1: 2120, 2023, 2230 or 3028
box-blucher-14 = Germans, 27 to 29 May, sequence 2: at the HQ of the German 7th Army
box-blucher-15 = Germans, 30 May to 2 June, sequence 2: at or next to the HQ of the German 7th Army
box-friedensturm-1 = Allies, 15 to 17 July, sequence 2: at any headquarters
box-friedensturm-2 = Allies, 18 to 20 July, sequence 1: within five hexes of 2019
box-friedensturm-3 = Allies, 18 to 20 July, sequence 1: air groups, to headquarters within five hexes of 2019
box-friedensturm-4 = Allies, 18 to 20 July, sequence 2: at the HQ of the French 9th or 10th Army
box-friedensturm-5 = Allies, 18 to 20 July, sequence 3: at the HQ of the French 5th Army
box-friedensturm-6 = Allies, 21 to 23 July, sequence 1: at the HQ of the French 10th Army
box-friedensturm-7 = Germans, 15 to 17 July, sequence 2: at any headquarters
box-friedensturm-8 = Germans, 18 to 20 July, sequence 1: at any headquarters
box-friedensturm-9 = Germans, 18 to 20 July, sequence 2: at any headquarters
box-friedensturm-10 = Germans, 18 to 20 July, sequence 3: at any headquarters
box-friedensturm-11 = Germans, 21 to 23 July, sequence 1: at any headquarters
box-friedensturm-12 = Germans, 21 to 23 July, sequence 3: at any headquarters

## Names
turn-name = { $turn ->
    [1] 27 to 29 May
    [2] 30 May to 2 June
    [3] 3 to 6 June
    [5] 9 to 11 June
    [6] 12 to 15 June
    [17] 15 to 17 July
    [18] 18 to 20 July
    [19] 21 to 23 July
   *[other] turn { $turn }
  }
hexside-marne = the Marne
hexside-aisne = the Aisne
special-montdidier = if Montdidier falls, the Germans have lost
special-encirclement = Reims, or eight German divisions encircled, decide before points do

## The score
tally-victory = German victory points
reason-victory-hex = { $hex }
points-victory-hex = The Germans hold { $hex }: { $points ->
    [one] one point.
   *[other] { $points } points.
  }
points-total = The Germans have { $points ->
    [0] no victory points.
    [one] one victory point.
   *[other] { $points } victory points.
  }
points-encircled = { $count ->
    [one] One German division is encircled.
   *[other] { $count } German divisions are encircled.
  }
points-reims = Reims is taken or encircled.
verdict-allied = an Allied victory
verdict-allied-tactical = a tactical Allied victory
verdict-allied-strategic = a strategic Allied victory
verdict-draw = a draw
verdict-german = a German victory
verdict-german-tactical = a tactical German victory
verdict-german-operational = an operational German victory
verdict-german-strategic = a strategic German victory
verdict-german-strategic-defeat = Montdidier is lost: a strategic German defeat

## What the engine of the series leaves to this book
told-reason-foch = Foch’s doctrine costs the attacker: +{ $points } damage, counted above.
reason-foch = Foch’s doctrine
reason-petain = Pétain’s doctrine
no-attack-frozen = This sector is frozen until the Allies launch their offensive.
special-free-stosstruppen = the Germans place their Stosstruppen
special-reims-safe = guns and headquarters in Reims are safe
phase-movement-german = German movement.
phase-movement-allied = Allied movement.
phase-combat-german = German combats.
phase-combat-allied = Allied combats.
phase-exploitation-german = German exploitation.
phase-exploitation-allied = Allied exploitation.
reason-on-marne = over the Marne
reason-aisne = the Aisne, in the first turn
no-frozen = Nobody moves in this sector before the Allied offensive.
field-tank_events = calls for German tanks left

## The goal on screen
goal-how = German points decide after the last turn: for each victory hex that is German now and was not at the start.
goal-victory-points = VP
band-allied = Allied
band-allied-tactical = Allied tactical
band-allied-strategic = Allied strategic
band-draw = draw
band-german = German
band-german-tactical = German tactical
band-german-operational = German operational
band-german-strategic = German strategic
band-german-strategic-defeat = Montdidier lost
goal-montdidier = An Allied unit that enters { $hex } wins at once.
goal-reims = Reims German, or cut off from the Allied edges, at the end: a strategic German victory, unless the pocket is closed too.
goal-encircled = { $least } German divisions cut off at the end: a strategic Allied victory, unless Reims is lost too (now { $count }).
prize-victory-hex = victory hex: { $points } in German hands

## What decided the game
decided-montdidier = An Allied unit has entered { $places }: the Germans lose at once.
decided-reims = Reims, { $places }, is German or cut off at the end, whatever the points.
decided-encircled = { $count } German divisions are cut off at the end ({ $least } are enough), whatever the points.
