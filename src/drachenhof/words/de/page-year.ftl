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
        [one] kostet dich { $count } Person
       *[other] kostet dich { $count } Personen
    }
    [yuan] kostet dich { $count } Yuan
    [rice] kostet dich { $count } Reis
    [goods] kostet dich { $count } Güter nach Wahl
    [points] bringt dir { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
   *[rank] dein Rang: { $rank }
}

## Was geschieht, in einem Satz

year-happens = { $what }: { $happens } ({ $rule })
year-happens-peace = Nichts geschieht.
year-happens-tribute = 4 Yuan zahlen; für jeden fehlenden Yuan geht eine Person.
year-happens-drought = Jeder bewohnte Palast braucht 1 Reissack; jeder ohne verliert eine Person.
year-happens-festival = Die meisten Raketen 6 Punkte, die zweitmeisten 3; wer punktet, gibt die Hälfte davon zurück.
year-happens-mongols = Ein Punkt je Helm; wer die wenigsten hat, verliert eine Person.
year-happens-contagion = Drei Personen gehen, eine weniger je Mörser.
year-happens-lantern-festival = 2 Punkte je Person.
year-happens-buddha = Mönche zählen jetzt und am Ende noch einmal.
year-happens-earthquake = Alle tragen zwei Etagen ab; Personen ohne Etage gehen.
year-happens-flood = Alle geben die Hälfte ihrer Stücke zurück, Yuan, Reis und Raketen zusammengezählt, in einer Mischung nach Wahl.
year-happens-solar-eclipse = Das Ereignis von Monat 7 geschieht noch einmal.
year-happens-volcanic-eruption = Alle Personensteine gehen auf der Personenleiste auf 0 zurück und behalten ihre Reihenfolge.
year-happens-tornado = Alle werfen zwei Personenkarten ab.
year-happens-sunrise = Alle bekommen eine junge Person ohne Karte, keine Art zweimal.
year-happens-assassination = Alle Privilegien gehen verloren.
year-happens-charter = Alle wählen eine Personenart, die sofort gibt, was ihre Symbole geben.

## Die Aktionen

year-groups = Aktionskarten
year-action = { $price ->
    [0] { $action }
   *[other] { $action }: { $price } Yuan für die Gruppe
}
year-privilege = { $kind } für { $price } Yuan
year-price = { $price } Yuan für die Gruppe
year-free = frei
year-refill = Auf 3 Yuan auffüllen
year-refill-short = auf 3
year-waiting = Wer noch wählt, in dieser Reihenfolge
year-wall-lead = Mauer: Wähle eines deiner Plättchen

## Personen

year-display = Personen in der Auslage
year-left = { $person }, { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} auf der Personenleiste: noch { $count }
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
year-owned = { $what }: { $count }
