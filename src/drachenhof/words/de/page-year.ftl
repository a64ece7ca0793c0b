### Im Jahr des Drachen auf der Seite: was auf dem Plan steht, und wie es heißt für alle, die es hören

## Das Jahr und die Vorschau

year-year = Das Jahr
year-month = { $when ->
    [past] Monat { $month }: { $event }, vorbei
    [now] Monat { $month }, jetzt: { $event }
   *[later] Monat { $month }: { $event }
}
year-super = Superereignis im Monat 7: { $event }
year-wall-laid = Mauer, Monat { $month }: { $who }
year-rank = { $rank }.
# Was ein Monat beim jetzigen Stand brächte
year-foreseen = { $what ->
    [person] { $count ->
        [one] kostet { $count } Person
       *[other] kostet { $count } Personen
    }
    [yuan] kostet { $count } Yuan
    [rice] kostet { $count } Reis
    [goods] kostet { $count } Güter nach Wahl
    [points] bringt { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
   *[rank] Rang: { $rank }
}

## Die Aktionen

year-groups = Aktionskarten
year-action = { $price ->
    [0] { $action }
   *[other] { $action }: { $price } Yuan, um dazuzukommen
}
year-privilege = { $kind } für { $price } Yuan
year-price = { $price } Yuan, um dazuzukommen
year-free = frei
year-refill = Auf 3 Yuan auffüllen
year-refill-short = auf 3
year-waiting = Wer noch wählt, in dieser Reihenfolge
year-wall-lead = Mauer: eines der eigenen Plättchen wählen

## Personen

year-display = Personen in der Auslage
year-left = { $person }: noch { $count }
year-arriving = Kommt an: { $person }
year-turn-away = Abweisen

## Leisten

year-tracks = Leisten
year-rail-track = Personenleiste
year-rail-score = Punkte
year-mark = { $who }: { $count }

## Höfe

year-court = Hof von { $who }
year-others = Die anderen Höfe
year-look = Den Hof von { $who } ansehen
year-look-back = Zurück zu meinem Hof
year-palaces = Paläste
year-palace = { $persons ->
    [0] Palast { $number }, { $floors ->
        [one] { $floors } Etage
       *[other] { $floors } Etagen
    }, unbewohnt
   *[other] Palast { $number }, { $floors ->
        [one] { $floors } Etage
       *[other] { $floors } Etagen
    }: { $who }
}
year-debt = { $count ->
    [one] { $count } Person muss gehen
   *[other] { $count } Personen müssen gehen
}
year-hand = Personenkarten
year-wilds = { $count }×?
year-wall-tiles = Mauerplättchen
year-wall-tile = Mauerplättchen: { $tile ->
    [rice] 1 Reissack
    [fireworks] 1 Rakete
    [yuan] 2 Yuan
    [floor] 1 Etage
    [points] 3 Punkte
   *[track] 3 Felder auf der Personenleiste
}

## Überall

year-choice = { $choice }: { $brings }
year-rule-of = { $about }: Regel { $rule }
