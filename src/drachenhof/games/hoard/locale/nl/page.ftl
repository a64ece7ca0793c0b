### Het speelbord van Drachensachen

hoard-board = Tafel

## Spelers

hoard-board-player = { $who }: { $hand ->
    [one] { $hand } handkaart
   *[other] { $hand } handkaarten
}, open { $open }, verborgen { $hidden }, verloren munten { $lost }
hoard-board-hand = { $count ->
    [one] { $count } handkaart
   *[other] { $count } handkaarten
}
hoard-board-known = Daarvan ken je: { $cards }
hoard-board-hand-what = Wie er geen meer heeft, speelt van de open kaarten
hoard-board-lost = { $count ->
    [one] { $count } munt verloren
   *[other] { $count } munten verloren
}
hoard-board-lost-what = Wie er aan het einde de minste verloren heeft, wint
hoard-board-hidden = Een verborgen kaart
hoard-board-hidden-what = Niemand heeft hem gezien; hij wordt blind omgedraaid als hand en open kaarten op zijn
hoard-board-open-what = Hij ligt open en wordt gespeeld als de hand leeg is
hoard-board-together = Al je handkaarten zijn gelijk aan deze: druk erop om ze samen te spelen
hoard-board-curse = Alleen in deze ronde
hoard-board-chaos = Iedereen heeft een vloek getrokken; alle overige kaarten vormen de trekstapel
hoard-board-next = daarna aan zet
hoard-board-after-you = na jou
hoard-board-faces-draw = trekt { $count }?
hoard-board-faces-miss = slaat een beurt over?
hoard-board-only-draw = { $count ->
    [one] Trek een kaart: je hebt geen antwoord
   *[other] Trek { $count } kaarten: je hebt geen antwoord
}
hoard-board-only-miss = Sla deze beurt over: je hebt geen antwoord
hoard-board-give = Kaart geven

## Het midden

hoard-board-draw-pile = { $count ->
    [0] De trekstapel is leeg
    [one] Trekstapel: één kaart
   *[other] Trekstapel: { $count } kaarten
}
hoard-board-draw-pile-what = Er wordt alleen getrokken door een 4 of een vaardigheid; hij wordt nooit aangevuld
hoard-board-draw = { $count } trekken
hoard-board-take = { $count } pakken
hoard-board-pile = { $count ->
    [0] De stapel is leeg
    [one] Stapel: één kaart, { $top }
   *[other] Stapel: { $count } kaarten, bovenop { $top }
}
hoard-board-pile-what = Wie niet speelt, pakt de hele stapel
hoard-board-fits = { $card } past: de kaart wordt gespeeld
hoard-board-misfits = { $card } past niet: kaart en stapel komen in de hand
hoard-board-direction = De beurt gaat rond

## De eigen kaarten

hoard-board-yours = Jouw kaarten
hoard-board-your-hand = { $count ->
    [one] Jouw hand: één kaart
   *[other] Jouw hand: { $count } kaarten
}
hoard-board-no-hand = { $open ->
    [yes] Geen handkaarten meer: je speelt van je open kaarten
   *[no] Alleen nog verborgen kaarten
}
hoard-board-hold = { $card } ruilen: kies dan een open kaart
hoard-board-hold-open = { $card } nemen: kies dan een handkaart
hoard-board-unfit = { $card }, past nu niet
hoard-board-look = { $card }: toon de regel
hoard-board-lay-out = vier afleggen

## Het einde van een ronde

hoard-board-nobody-out = De ronde eindigt zonder winnaar
hoard-board-nobody-was-out = Ronde { $round } eindigde zonder winnaar
hoard-board-was-out = { $you ->
    [yes] Ronde { $round }: jij was als eerste klaar
   *[no] Ronde { $round }: { $who } was als eerste klaar
}
hoard-board-losses = Wat de ronde heeft gekost

## Alle kaarten op één blad

hoard-board-sheet = Alle kaarten
hoard-board-sheet-what = Wat ze doen, en hoeveel je er van elk nog niet hebt gezien
hoard-board-unseen = { $count } niet gezien
hoard-board-effect-1 = Geen eigen effect
hoard-board-effect-2 = Geen eigen effect
hoard-board-effect-3 = De volgende speelt onder 3, of een draak
hoard-board-effect-4 = De volgende trekt er twee per 4, of antwoordt
hoard-board-effect-5 = Per 5 slaat één speler een beurt over
hoard-board-effect-6 = Er mag geen draak volgen
hoard-board-effect-7 = Geen eigen effect
hoard-board-effect-8 = Geen eigen effect
hoard-board-effect-9 = Niet op een draak
hoard-board-effect-nulla = Telt 0, heft een 3 of een trekking op
hoard-board-effect-extermino = Ruimt de stapel op; nog een beurt
hoard-board-effect-protecto = Geeft alles door aan de volgende
hoard-board-ability = { $ability ->
    [quick-dragons] Een Nulla geeft nog een beurt, waarin je moet spelen
    [envious-monsters] Wie draken speelt, trekt een kaart
    [small-but-nice] Een 1 mag op een 9
    [monsterball] Een 2 geeft een ander willekeurig een handkaart
    [roundabout] Een 7 mag de richting omkeren
    [golden-feathers] Een 8 die aan het einde over is, geeft een munt terug (−1)
   *[open-secrets] Een 9 neemt een van je open kaarten in de hand
}
