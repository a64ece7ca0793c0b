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
        [one] kost { $count } persoon
       *[other] kost { $count } personen
    }
    [yuan] kost { $count } yuan
    [rice] kost { $count } rijst
    [goods] kost { $count } goederen naar keuze
    [points] levert { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    } op
   *[rank] rang: { $rank }
}

## De acties

year-groups = Actiekaarten
year-action = { $price ->
    [0] { $action }
   *[other] { $action }: kost { $price } yuan om erbij te komen
}
year-privilege = { $kind } voor { $price } yuan
year-price = kost { $price } yuan om erbij te komen
year-free = vrij
year-refill = Aanvullen tot 3 yuan
year-refill-short = tot 3
year-waiting = Wie nog kiest, in deze volgorde
year-wall-lead = Muur: kies een van je fiches

## Personen

year-display = Personen in de uitstalling
year-left = { $person }: nog { $count }
year-arriving = Komt aan: { $person }
year-turn-away = Wegsturen

## Sporen

year-tracks = Sporen
year-rail-track = Personenspoor
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
   *[track] 3 vakjes op het personenspoor
}

## Overal

year-choice = { $choice }: { $brings }
year-rule-of = { $about }: regel { $rule }
