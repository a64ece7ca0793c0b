### In het jaar van de draak op de pagina: wat op het bord staat, en hoe het heet voor wie het hoort

## Het jaar en de vooruitblik

year-year = Het jaar
year-month = { $when ->
    [past] Maand { $month }: { $event }, voorbij
    [now] Maand { $month }, nu: { $event }
   *[later] Maand { $month }: { $event }
}
year-super = Supergebeurtenis van maand 7: { $event }
year-wall-laid = Muur, maand { $month }: { $who }
year-rank = { $rank }e
# Wat een maand zoals het nu staat zou doen
year-foreseen = { $what ->
    [person] { $count ->
        [one] kost je { $count } persoon
       *[other] kost je { $count } personen
    }
    [yuan] kost je { $count } yuan
    [rice] kost je { $count } rijst
    [goods] kost je { $count } goederen naar keuze
    [points] levert je { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    } op
   *[rank] jouw rang: { $rank }
}

## Wat er gebeurt, in één zin

year-happens = { $what }: { $happens } ({ $rule })
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

## De acties

year-groups = Actiekaarten
year-action = { $price ->
    [0] { $action }
   *[other] { $action }: { $price } yuan voor de groep
}
year-privilege = { $kind } voor { $price } yuan
year-price = { $price } yuan voor de groep
year-free = gratis
year-refill = Aanvullen tot 3 yuan
year-refill-short = tot 3
year-waiting = Wie nog kiest, in deze volgorde
year-wall-lead = Muur: kies een van je fiches

## Personen

year-display = Personen in het aanbod
year-left = { $person }, { $steps ->
    [one] { $steps } veld
   *[other] { $steps } velden
} op de personenpuntentabel: nog { $count }
year-arriving = Komt aan: { $person }
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
year-rule-of = { $about }: regel { $rule }
year-owned = { $what }: { $count }
