### In het jaar van de draak op de pagina: wat op het bord staat, en hoe het heet voor wie het hoort

## Het jaar en de vooruitblik

year-year = Het jaar
year-month = { $when ->
    [past] Maand { $month }: { $event }, voorbij
    [now] Maand { $month }, nu: { $event }
   *[later] Maand { $month }: { $event }
}
year-month-of = Maand { $month }: { $event }
year-super = Supergebeurtenis van maand 7: { $event }
year-wall-laid = Muur, maand { $month }: { $who }
year-rank = { $rank }e
year-fewest = minste
year-wall-sign = muur
# Wat een maand zou doen: ‘Droogte, zoals het nu staat: kost 1 rijstzak, 2 rijstzakken te weinig, 2 personen vertrekken.’
year-foretold = { $event }, zoals het nu staat: { $parts }.
year-foretold-after = { $event }, zoals het nu staat: { $parts }. Na deze keuze: { $then }.
year-foretold-nothing = jou overkomt niets
year-part-yuan = kost { amount-yuan }
year-part-rice = kost { amount-rice }
year-part-fireworks = { amount-fireworks } terug
year-part-goods = { $count } goederen naar keuze terug
year-part-points = +{ amount-points }
year-part-missing-yuan = { amount-yuan } te weinig
year-part-missing-rice = { amount-rice } te weinig
year-part-saved = { $count ->
    [one] een vijzel redt { $count } persoon
   *[other] vijzels redden { $count } personen
}
year-part-persons = { $count ->
    [one] { $count } persoon vertrekt
   *[other] { $count } personen vertrekken
}
year-fewest-helmets = niemand heeft minder helmen
year-fewest-tiles = niemand heeft minder muurfiches gelegd
year-rank-fireworks = { year-rank } in vuurpijlen

## Wat er gebeurt, in één zin

year-happens-peace = Er gebeurt niets.
year-happens-tribute = Betaal 4 yuan; voor elke yuan die ontbreekt, vertrekt een persoon.
year-happens-drought = Elk bewoond paleis heeft 1 rijstzak nodig; elk paleis zonder verliest een persoon.
year-happens-festival = De meeste vuurpijlen 6 punten, op één na de meeste 3; wie scoort, geeft de helft ervan terug.
year-happens-mongols = Een punt per helm; wie de minste heeft, verliest een persoon.
year-happens-contagion = Drie personen vertrekken, één minder per vijzel.
year-happens-lantern-festival = 2 punten per persoon.
year-happens-buddha = Monniken tellen nu en aan het einde nog een keer.
year-happens-earthquake = Iedereen breekt twee etages af; personen zonder etage vertrekken.
year-happens-flood = Iedereen geeft de helft van zijn stukken terug, yuan, rijst en vuurpijlen samengeteld, in een mix naar keuze.
year-happens-solar-eclipse = De gebeurtenis van maand 7 vindt nog een keer plaats.
year-happens-volcanic-eruption = Alle personenschijven gaan op de personenpuntentabel terug naar 0 en houden hun volgorde.
year-happens-tornado = Iedereen legt twee personenkaarten af.
year-happens-sunrise = Iedereen krijgt een jonge persoon zonder kaart, geen soort twee keer.
year-happens-assassination = Alle privileges gaan verloren.
year-happens-charter = Iedereen kiest een soort personen, die meteen geeft wat de symbolen geven.

## Wat iets is, en waarvoor

year-print = { $steps ->
    [one] { $steps } veld vooruit
   *[other] { $steps } velden vooruit
}; { $count } { $symbols }
year-tiles-left = nog { $count }
year-does-craftsman = Elke hamer: een etage meer bij Bouw.
year-does-court-lady = 1 punt aan het einde van elke maand.
year-does-tax-collector = Elke munt: een yuan meer bij Belastingen.
year-does-pyrotechnist = Elke vuurpijl op het fiche: een vuurpijl meer bij Vuurwerk.
year-does-warrior = Elke helm: een veld meer bij Parade, en een punt bij een Mongolenstorm.
year-does-monk = Aan het einde van het spel: voor elke lotus zoveel punten als het paleis etages heeft.
year-does-healer = Elke vijzel redt een persoon bij Ziekte.
year-does-farmer = Elke rijstzak op het fiche: een rijstzak meer bij Oogst.
year-does-scholar = Elk boek: een punt meer bij Studie.
year-does-wild = Brengt een persoon naar keuze uit het aanbod.
year-card-does = Brengt één persoon van deze soort, jong of oud.
year-action-taxes = 2 yuan, en 1 voor elke munt van je belastingontvangers.
year-action-build = 1 etage, en 1 voor elke hamer van je handarbeiders.
year-action-harvest = 1 rijstzak, en 1 voor elke rijstzak van je landbouwers.
year-action-fireworks = 1 vuurpijl, en 1 voor elke vuurpijl van je vuurwerkmakers.
year-action-parade = 1 veld vooruit, en 1 voor elke helm van je krijgers.
year-action-research = 1 punt, en 1 voor elk boek van je geleerden.
year-action-privilege = Koop er één: klein ({ $small } yuan, elke maand 1 punt) of groot ({ $large } yuan, elke maand 2 punten).
year-action-wall = Leg een van je muurfiches en neem wat erop staat.
year-good-yuan = Voor groepen waar al een draak staat, voor privileges en voor de Keizerstol.
year-good-rice = Voedt een paleis bij Droogte.
year-good-fireworks = Wie er bij het Drakenfeest de meeste heeft, krijgt punten.
year-good-track = Wie verder staat, kiest eerst. Personen brengen hun velden mee als ze intrekken.
year-good-points = Wie er aan het einde de meeste heeft, wint. Elke maand brengt er 1 per paleis, per hofdame en per draak op privileges.
year-privilege-does = { $count ->
    [one] Elke maand 1 punt.
   *[other] Elke maand { $count } punten.
}
year-privilege-price = Kost { $price } yuan.
year-wall-does = Wordt gelegd met de actie Muur. Is de muur bij een Mongolenstorm lang genoeg, dan levert elk fiche van jou 1 punt op; anders verliest wie de minste heeft gelegd een persoon.
year-decays = Hier woont niemand: na de gebeurtenis van deze maand verliest het { $floors ->
    [one] zijn laatste etage en is het weg.
   *[other] een etage.
}
year-decays-short = hier woont niemand
year-room = { $count ->
    [one] Plaats voor nog 1 persoon.
   *[other] Plaats voor nog { $count } personen.
}
year-no-palaces = Er is geen paleis meer: waar niemand woonde, zijn alle etages vervallen. Met Bouw begin je een nieuw paleis.
year-no-palaces-short = geen paleis meer
year-symbol = { $about }: regel

## De legenda

year-legend = Alle symbolen
year-aim = Wie na twaalf maanden de meeste punten heeft, wint. Elke maand: een actie kiezen, een persoon aanwerven, de gebeurtenis doorstaan, punten krijgen.
year-legend-persons = Personen
year-legend-young = Jong: { $print }
year-legend-old = Oud: { $print }
year-legend-events = Gebeurtenissen
year-legend-things = Goederen en paleizen
year-legend-palace = Op elke etage woont hoogstens één persoon. Elk paleis brengt elke maand 1 punt.
year-legend-empty = Leeg paleis
year-legend-ruin = Hier woont niemand: het verliest elke maand een etage.
year-legend-forecast = Onder elke maand
year-legend-chips = Wat die je zou kosten en opleveren zoals het nu staat. Het verandert met de keuze die je aanwijst.

## De acties

year-groups = Actiekaarten
year-action = { $price ->
    [0] { $action }
   *[other] { $action }: { $price } yuan voor de groep
}
year-privilege = { $kind } voor { $price } yuan
year-price = { $price } yuan voor de groep
year-price-none = Hier staat nog geen draak: gratis.
year-chose = { $who } heeft hier gekozen
year-waits = { $who } kiest nog
year-refill-does = Wie minder dan 3 yuan heeft, heeft er daarna 3. In plaats van een actie.
year-free = gratis
year-refill = Aanvullen tot 3 yuan
year-refill-short = tot 3
year-waiting = Wie nog kiest, in deze volgorde
year-wall-lead = Muur: kies een van je fiches
year-privilege-lead = Privilege: kies ernaast het kleine of het grote

## Personen

year-display = Personen in het aanbod
year-left = { $person }, { $steps ->
    [one] { $steps } veld
   *[other] { $steps } velden
} op de personenpuntentabel: nog { $count }
year-arriving = Komt aan: { $person }
year-picked-first = { $person } gekozen – nu de tweede jonge persoon
year-picked-card = { $card } gekozen – nu een persoon
year-turn-away = Wegsturen

## Sporen

year-tracks = Tabellen
year-rail-track = Personenpuntentabel
year-rail-score = Punten
year-mark = { $who }: { $count }

## Hoven

year-court = Hof van { $who }
year-others = De andere hoven
year-look = Bekijk het hof van { $who }
year-look-back = Terug naar mijn hof
year-palaces = Paleizen
year-palace = { $persons ->
    [0] Paleis { $number }, { $floors ->
        [one] { $floors } etage
       *[other] { $floors } etages
    }, onbewoond
   *[other] Paleis { $number }, { $floors ->
        [one] { $floors } etage
       *[other] { $floors } etages
    }: { $who }
}
year-debt = { $count ->
    [one] { $count } persoon moet vertrekken
   *[other] { $count } personen moeten vertrekken
}
year-hand = Personenkaarten
year-wilds = { $count }×?
year-wall-tiles = Muurfiches
year-wall-tile = Muurfiche: { $tile ->
    [rice] 1 rijstzak
    [fireworks] 1 vuurpijl
    [yuan] 2 yuan
    [floor] 1 etage
    [points] 3 punten
   *[track] 3 velden op de personenpuntentabel
}

## Overal

year-choice = { $choice }: { $brings }
year-owned = { $what }: { $count }
