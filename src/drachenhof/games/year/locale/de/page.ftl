### Im Jahr des Drachen auf der Seite: was auf dem Plan steht, und wie es heißt für alle, die es hören

## Das Jahr und die Vorschau

year-year = Das Jahr
year-month = { $when ->
    [past] Monat { $month }: { $event }, vorbei
    [now] Monat { $month }, jetzt: { $event }
   *[later] Monat { $month }: { $event }
}
year-month-of = Monat { $month }: { $event }
year-super = Superereignis im Monat 7: { $event }
year-wall-laid = Mauer, Monat { $month }: { $who }
year-rank = { $rank }.
year-fewest = wenigste
year-wall-sign = Mauer
# Was ein Monat täte: „Dürre, beim jetzigen Stand: kostet 1 Reissack, 2 Reissäcke zu wenig, 2 Personen gehen.“
year-foretold = { $event }, beim jetzigen Stand: { $parts }.
year-foretold-after = { $event }, beim jetzigen Stand: { $parts }. Nach dieser Wahl: { $then }.
year-foretold-nothing = dir geschieht nichts
year-part-yuan = kostet { amount-yuan }
year-part-rice = kostet { amount-rice }
year-part-fireworks = { amount-fireworks } zurück
year-part-goods = { $count } Güter nach Wahl zurück
year-part-points = +{ amount-points }
year-part-missing-yuan = { amount-yuan } zu wenig
year-part-missing-rice = { amount-rice } zu wenig
year-part-saved = { $count ->
    [one] ein Mörser rettet { $count } Person
   *[other] Mörser retten { $count } Personen
}
year-part-persons = { $count ->
    [one] { $count } Person geht
   *[other] { $count } Personen gehen
}
year-fewest-helmets = niemand hat weniger Helme
year-fewest-tiles = niemand hat weniger Mauerplättchen gelegt
year-rank-fireworks = { year-rank } nach Raketen

## Was geschieht, in einem Satz

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

## Was etwas ist, und wozu

year-print = { $steps ->
    [one] { $steps } Feld auf der Personenleiste
   *[other] { $steps } Felder auf der Personenleiste
}; { $count } { $symbols }
year-tiles-left = noch { $count }
year-does-craftsman = Jeder Hammer: eine Etage mehr beim Bauen.
year-does-court-lady = 1 Punkt am Ende jedes Monats.
year-does-tax-collector = Jede Münze: ein Yuan mehr bei den Steuern.
year-does-pyrotechnist = Jede Rakete auf dem Plättchen: eine Rakete mehr beim Feuerwerk.
year-does-warrior = Jeder Helm: ein Feld mehr bei der Parade und ein Punkt beim Mongolensturm.
year-does-monk = Am Ende des Spiels: für jede Lotosblüte so viele Punkte, wie der Palast Etagen hat.
year-does-healer = Jeder Mörser rettet bei der Krankheit eine Person.
year-does-farmer = Jeder Reissack auf dem Plättchen: ein Reissack mehr bei der Ernte.
year-does-scholar = Jedes Buch: ein Punkt mehr bei der Forschung.
year-does-wild = Bringt eine beliebige Person der Auslage.
year-card-does = Bringt eine Person dieser Art, jung oder alt.
year-action-taxes = 2 Yuan, und 1 für jede Münze deiner Steuereintreiber.
year-action-build = 1 Etage, und 1 für jeden Hammer deiner Handwerker.
year-action-harvest = 1 Reissack, und 1 für jeden Reissack deiner Bauern.
year-action-fireworks = 1 Rakete, und 1 für jede Rakete deiner Feuerwerker.
year-action-parade = 1 Feld auf der Personenleiste, und 1 für jeden Helm deiner Krieger.
year-action-research = 1 Punkt, und 1 für jedes Buch deiner Gelehrten.
year-action-privilege = Kaufe eines: klein ({ $small } Yuan, jeden Monat 1 Punkt) oder groß ({ $large } Yuan, jeden Monat 2 Punkte).
year-action-wall = Lege eines deiner Mauerplättchen und nimm, was es zeigt.
year-good-yuan = Für Gruppen, in denen schon ein Drache steht, für Privilegien und für den Kaisertribut.
year-good-rice = Ernährt in der Dürre einen Palast.
year-good-fireworks = Wer beim Drachenfest die meisten hat, bekommt Punkte.
year-good-track = Wer weiter vorn steht, wählt zuerst. Personen bringen ihre Felder mit, wenn sie einziehen.
year-good-points = Wer am Ende die meisten hat, gewinnt. Jeder Monat bringt 1 je Palast, je Hofdame und je Drache auf Privilegien.
year-privilege-does = { $count ->
    [one] Jeden Monat 1 Punkt.
   *[other] Jeden Monat { $count } Punkte.
}
year-privilege-price = Kostet { $price } Yuan.
year-wall-does = Wird mit der Aktion Mauer gelegt. Ist die Mauer beim Mongolensturm lang genug, bringt jedes eigene Plättchen 1 Punkt; sonst verliert eine Person, wer die wenigsten gelegt hat.
year-decays = Hier wohnt niemand: Nach dem Ereignis dieses Monats verliert der Palast { $floors ->
    [one] seine letzte Etage und ist weg.
   *[other] eine Etage.
}
year-decays-short = hier wohnt niemand
year-room = { $count ->
    [one] Platz für 1 weitere Person.
   *[other] Platz für { $count } weitere Personen.
}
year-no-palaces = Es ist kein Palast mehr da: Wo niemand wohnte, sind alle Etagen verfallen. Mit Bauen entsteht ein neuer.
year-no-palaces-short = kein Palast mehr
year-symbol = { $about }: Regel

## Die Legende

year-legend = Alle Symbole
year-aim = Wer nach zwölf Monaten die meisten Punkte hat, gewinnt. In jedem Monat: eine Aktion wählen, eine Person anwerben, das Ereignis überstehen, Punkte bekommen.
year-legend-persons = Personen
year-legend-young = Jung: { $print }
year-legend-old = Alt: { $print }
year-legend-events = Ereignisse
year-legend-things = Güter und Paläste
year-legend-palace = In jeder Etage wohnt höchstens eine Person. Jeder Palast bringt jeden Monat 1 Punkt.
year-legend-empty = Leerer Palast
year-legend-ruin = Hier wohnt niemand: Der Palast verliert jeden Monat eine Etage.
year-legend-forecast = Unter jedem Monat
year-legend-chips = Was er dir nehmen und geben würde, beim jetzigen Stand. Es ändert sich mit der Wahl, auf die du zeigst.

## Die Aktionen

year-groups = Aktionskarten
year-action = { $price ->
    [0] { $action }
   *[other] { $action }: { $price } Yuan für die Gruppe
}
year-privilege = { $kind } für { $price } Yuan
year-price = { $price } Yuan für die Gruppe
year-price-none = Hier steht noch kein Drache: gratis.
year-chose = { $who } hat hier gewählt
year-waits = { $who } wählt noch
year-refill-does = Wer weniger als 3 Yuan hat, hat danach 3. Statt einer Aktion.
year-free = gratis
year-refill = Auf 3 Yuan auffüllen
year-refill-short = auf 3
year-waiting = Wer noch wählt, in dieser Reihenfolge
year-wall-lead = Mauer: Wähle eines deiner Plättchen
year-privilege-lead = Privileg: Wähle daneben das kleine oder das große

## Personen

year-display = Personen in der Auslage
year-left = { $person }, { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} auf der Personenleiste: noch { $count }
year-arriving = Kommt an: { $person }
year-picked-first = { $person } gewählt – jetzt die zweite junge Person
year-picked-card = { $card } gewählt – jetzt eine Person
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
year-owned = { $what }: { $count }
