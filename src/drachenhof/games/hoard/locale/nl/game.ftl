### Drachensachen: namen, vragen en keuzes

game-hoard = Drachensachen

## Kaarten (H1): de naam, één als voorwerp van een zin, het meervoud

card-1 = 1
    .object = een 1
    .plural = 1’en
card-2 = 2
    .object = een 2
    .plural = 2’s
card-3 = 3
    .object = een 3
    .plural = 3’en
card-4 = 4
    .object = een 4
    .plural = 4’s
card-5 = 5
    .object = een 5
    .plural = 5’s
card-6 = 6
    .object = een 6
    .plural = 6’s
card-7 = 7
    .object = een 7
    .plural = 7’s
card-8 = 8
    .object = een 8
    .plural = 8’s
card-9 = 9
    .object = een 9
    .plural = 9’s
card-nulla = Nulla
    .object = een Nulla
    .plural = Nulla’s
card-extermino = Extermino
    .object = een Extermino
    .plural = Extermino’s
card-protecto = Protecto
    .object = een Protecto
    .plural = Protecto’s

hoard-cards = { $count ->
    [1] { $one }
    [2] twee { $many }
    [3] drie { $many }
   *[other] vier { $many }
}

## Vaardigheden (H41 tot en met H47) en vloeken (H51 tot en met H53), naar hun namen in de notatie

hoard-ability = { $ability ->
    [quick-dragons] Vlugge draken
    [envious-monsters] Jaloerse monsters
    [small-but-nice] Klein maar fijn
    [monsterball] Monsterbal
    [roundabout] Rotonde
    [golden-feathers] Gouden veren
   *[open-secrets] Open geheimen
}
hoard-curse = { $curse ->
    [many-6] Veel monsters: 6 handkaarten
    [many-7] Veel monsters: 7 handkaarten
    [many-8] Veel monsters: 8 handkaarten
    [unknowing-4-2] Onwetend: 4 verborgen en 2 open kaarten
    [unknowing-5-1] Onwetend: 5 verborgen kaarten en 1 open
    [unknowing-6-0] Onwetend: 6 verborgen kaarten en geen open
   *[chaos] Chaos
}

## Wat er op tafel ligt

hoard-round = Ronde { $round }
hoard-pile = Stapel
hoard-draw-pile = Trekstapel
hoard-hand = Hand
hoard-open = Open
hoard-hidden = Verborgen
hoard-lost = Verloren munten
hoard-loss = Vorige ronde
hoard-gone = Uit de ronde
hoard-unseen = Ongezien
hoard-clockwise = met de klok mee
hoard-counterclockwise = tegen de klok in
hoard-round-won = { $you ->
    [yes] Je hebt geen kaarten meer en wint de ronde
   *[no] { $who } heeft geen kaarten meer en wint de ronde
}
hoard-round-without-winner = De ronde duurt al { $decisions } beslissingen en eindigt zonder winnaar

## Wat de stapel van de volgende vraagt (H14 tot en met H18)

hoard-demand-anything = Elke kaart
hoard-demand-six = 6 of hoger, geen draak
hoard-demand-three = Onder de 3, of een draak
hoard-demand-from = { $base ->
    [8] Een 8, een 9 of een draak
   *[other] { $base } of hoger, of een draak
}
hoard-demand-up-to-eight = { $base ->
    [7] Een 7, een 8 of een draak
   *[other] { $base } tot en met 8, of een draak
}
hoard-demand-eight = Een 8 of een draak
hoard-demand-nine = Een 9 of een draak
hoard-demand-nine-or-one = Een 1, een 9 of een draak
hoard-demand-one = Een 1 of een draak
hoard-demand-no-nine = Elke kaart behalve een 9
hoard-demand-dragon = Alleen een draak
hoard-demand-draw = { $count ->
    [one] Trek { $count } kaart, of antwoord met 4’s of een draak
   *[other] Trek { $count } kaarten, of antwoord met 4’s of een draak
}
hoard-demand-miss = { $more ->
    [0] Sla deze beurt over, of antwoord met een Protecto
    [one] Sla deze beurt over (daarna nog één speler), of antwoord met een Protecto
   *[other] Sla deze beurt over (daarna nog { $more } spelers), of antwoord met een Protecto
}
hoard-demand-miss-or-five = { $more ->
    [0] Sla deze beurt over, of antwoord met een Protecto of 5’s
    [one] Sla deze beurt over (daarna nog één speler), of antwoord met een Protecto of 5’s
   *[other] Sla deze beurt over (daarna nog { $more } spelers), of antwoord met een Protecto of 5’s
}
hoard-must-play = Na een Nulla moet je spelen als het kan

## Varianten

option-peek = Gluren (H31)
option-answer_fives = 5’s tegen 5’s (H32)
option-long_protecto = Lange Protecto (H33)
option-abilities = Vaardigheden
option-abilities-off = geen
option-abilities-cumulative = elke ronde één meer
option-abilities-single = elke ronde een nieuwe
option-curses = Vloeken
option-count_all_backs = Alle achterkanten tellen (H24)

## Wat er gevraagd wordt, per stand: het verzoek, en waar het om gaat

hoard-answers = { $can ->
    [play] , of antwoord
    [play-set] , antwoord, of leg vier gelijke kaarten af
    [set] , of leg vier gelijke kaarten af
    [peek] , of bekijk een verborgen kaart
   *[nothing] { "" }
}
hoard-four-by = { $you ->
    [yes] je hebt een 4 gespeeld
   *[no] { $who } heeft een 4 gespeeld
}
hoard-last-by = { $you ->
    [yes] de laatste door jou
   *[no] de laatste door { $who }
}
hoard-five-by = { $you ->
    [yes] 5 gespeeld door jou
   *[no] 5 gespeeld door { $who }
}
asked-starter = Loot wie begint
    .what = wie begint
asked-ability = Trek een vaardigheid
    .what = een vaardigheid
asked-curse = Trek een vloek
    .what = een vloek
asked-dealt-card = Deel een kaart
    .what = een kaart om te delen
asked-drawn-card = Trek een kaart
    .what = een kaart om te trekken
asked-envied-card = Trek een kaart voor de draak
    .what = een kaart die voor een draak getrokken wordt
asked-flipped-card = Draai een verborgen kaart om
    .what = wat de verborgen kaart is
asked-peeked-card = Bekijk een verborgen kaart
    .what = wat de verborgen kaart is
asked-given-card = Trek willekeurig een kaart uit de hand
    .what = de kaart die weggegeven wordt
asked-exchange = { $can ->
    [swap] Ruil een handkaart tegen een open kaart, of houd alles
   *[nothing] Houd alles: er valt niets te ruilen
}
    .what = een ruil, of houden
asked-turn = { $can ->
    [any-play] Speel een kaart naar keuze: er ligt geen stapel
    [any-play-set] Speel een kaart naar keuze, want er ligt geen stapel, of leg vier gelijke kaarten af
    [play-take-set] Speel, pak de stapel, of leg vier gelijke kaarten af
    [play-take] Speel, of pak de stapel
    [play-set] Speel, of leg vier gelijke kaarten af
    [take-set] Niets past: pak de stapel, of leg eerst vier gelijke kaarten af
    [take] Niets past: pak de stapel
    [flip] Je hebt alleen nog verborgen kaarten: draai er één om
    [set] Leg vier gelijke kaarten af
   *[play] Speel
}
    .what = een beurt
asked-draw = { $count ->
    [one] Trek { $count } kaart
   *[other] Trek { $count } kaarten
}{ hoard-answers } ({ $fours ->
    [1] { hoard-four-by }
    [2] er zijn twee 4’s gespeeld, { hoard-last-by }
    [3] er zijn drie 4’s gespeeld, { hoard-last-by }
    [4] er zijn vier 4’s gespeeld, { hoard-last-by }
    [5] er zijn vijf 4’s gespeeld, { hoard-last-by }
    [6] er zijn zes 4’s gespeeld, { hoard-last-by }
    [7] er zijn zeven 4’s gespeeld, { hoard-last-by }
   *[8] er zijn acht 4’s gespeeld, { hoard-last-by }
})
    .what = een antwoord op de trekking
asked-miss = Sla deze beurt over{ hoard-answers } ({ $more ->
    [0] { hoard-five-by }
    [one] { hoard-five-by }; na jou slaat nog één speler een beurt over
   *[other] { hoard-five-by }; na jou slaan nog { $more } spelers een beurt over
})
    .what = een antwoord op het overslaan
asked-target = Monsterbal: kies wie willekeurig een kaart van je krijgt
    .what = wie de kaart krijgt
asked-direction = Rotonde: keer de richting om, of ga gewoon verder
    .what = de richting
asked-pick = Open geheimen: kies een open kaart die in je hand komt
    .what = een open kaart om op te nemen

## Zetten, als keuzes

hoard-choice-starter = Plaats { $seat } begint
hoard-choice-ability = Vaardigheid: { hoard-ability }
hoard-choice-curse = Vloek: { hoard-curse }
hoard-choice-card = Volgende kaart: { $face }
hoard-choice-random = Weggegeven kaart: { $face }
hoard-choice-keep = Alles houden
hoard-choice-swap = { $card } ruilen tegen { $other }
hoard-choice-play = { $cards } spelen
hoard-choice-open = { $cards } van de open kaarten spelen
hoard-choice-play-open = { $cards } spelen met { $more } van de open kaarten
hoard-choice-flip = Verborgen kaart { $place } omdraaien
hoard-choice-take = De stapel pakken
hoard-choice-set = { $cards } afleggen
hoard-choice-draw = Trekken
hoard-choice-miss = De beurt overslaan
hoard-choice-peek = Verborgen kaart { $place } bekijken
hoard-choice-give = Willekeurig een kaart aan { $who } geven
hoard-choice-turn = De richting omkeren
hoard-choice-straight = Gewoon verdergaan
hoard-choice-pick = { $card } in de hand nemen

page-door-hoard = Monsters op de stapel, draken op de monsters. Verlies zo weinig munten als je kunt.
page-hint-score-hoard = ongeveer { NUMBER($score, maximumFractionDigits: 1) } munten verloren
page-score-hoard = { $score ->
    [one] één munt verloren
   *[other] { $score } munten verloren
}
page-course-hoard = Verloren munten per ronde
page-course-part-hoard = Ronde { $number }
page-course-source-hoard = { $source ->
    [hand] Handkaarten
    [open] Open kaarten
   *[backs] Verborgen kaarten
}

# Bots met een voorkeur
page-bot-keeper = Drakenhoeder
page-bot-taste-keeper = spaart zijn draken op; iets zwakker dan een hoveling
page-bot-raider = Rover
page-bot-taste-raider = speelt zijn draken vroeg; iets zwakker dan een hoveling
