### Das Spielbrett von Drachensachen

hoard-board = Tisch

## Mitspieler

hoard-board-player = { $who }: { $hand ->
    [one] { $hand } Handkarte
   *[other] { $hand } Handkarten
}, offen { $open }, verdeckt { $hidden }, verlorene Münzen { $lost }
hoard-board-hand = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
hoard-board-known = Davon kennst du: { $cards }
hoard-board-hand-what = Wer keine mehr hat, spielt von den offenen Karten
hoard-board-lost = { $count ->
    [one] { $count } Münze verloren
   *[other] { $count } Münzen verloren
}
hoard-board-lost-what = Wer am Ende die wenigsten verloren hat, gewinnt
hoard-board-hidden = Eine verdeckte Karte
hoard-board-hidden-what = Niemand hat sie gesehen; sie wird blind aufgedeckt, wenn Hand und offene Karten weg sind
hoard-board-open-what = Sie liegt offen und wird gespielt, wenn die Hand leer ist
hoard-board-together = Alle deine Handkarten sind ihr gleich: Drücke darauf, um sie zusammen zu spielen
hoard-board-curse = Nur in dieser Runde
hoard-board-chaos = Alle haben einen Fluch gezogen; alle übrigen Karten bilden den Nachziehstapel
hoard-board-next = danach dran
hoard-board-after-you = nach dir
hoard-board-faces-draw = zieht { $count }?
hoard-board-faces-miss = setzt aus?
hoard-board-only-draw = { $count ->
    [one] Eine Karte ziehen: du hast keine Antwort
   *[other] { $count } Karten ziehen: du hast keine Antwort
}
hoard-board-only-miss = Aussetzen: du hast keine Antwort
hoard-board-give = Karte geben

## Die Mitte

hoard-board-draw-pile = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $count } Karten
}
hoard-board-draw-pile-what = Gezogen wird nur wegen einer 4 oder einer Fähigkeit; er wird nie aufgefüllt
hoard-board-draw = { $count } ziehen
hoard-board-take = { $count } nehmen
hoard-board-pile = { $count ->
    [0] Der Stapel ist leer
    [one] Stapel: eine Karte, { $top }
   *[other] Stapel: { $count } Karten, oben { $top }
}
hoard-board-pile-what = Wer nicht spielt, nimmt ihn ganz
hoard-board-fits = { $card } passt: Die Karte wird gespielt
hoard-board-misfits = { $card } passt nicht: Karte und Stapel kommen auf die Hand
hoard-board-direction = Es geht reihum

## Die eigenen Karten

hoard-board-yours = Deine Karten
hoard-board-your-hand = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
hoard-board-no-hand = { $open ->
    [yes] Keine Handkarten mehr: Du spielst von deinen offenen Karten
   *[no] Nur noch verdeckte Karten
}
hoard-board-hold = { $card } tauschen: Wähle dann eine offene Karte
hoard-board-hold-open = { $card } nehmen: Wähle dann eine Handkarte
hoard-board-unfit = { $card }, passt gerade nicht
hoard-board-look = { $card }: Regel zeigen
hoard-board-lay-out = vier ablegen

## Das Ende einer Runde

hoard-board-nobody-out = Die Runde endet ohne Gewinner
hoard-board-nobody-was-out = Runde { $round } endete ohne Gewinner
hoard-board-was-out = { $you ->
    [yes] Runde { $round }: Du warst zuerst fertig
   *[no] Runde { $round }: { $who } war zuerst fertig
}
hoard-board-losses = Was die Runde gekostet hat

## Alle Karten auf einem Blatt

hoard-board-sheet = Alle Karten
hoard-board-sheet-what = Was sie tun, und wie viele du von jeder noch nicht gesehen hast
hoard-board-unseen = { $count } nicht gesehen
hoard-board-effect-1 = Keine eigene Wirkung
hoard-board-effect-2 = Keine eigene Wirkung
hoard-board-effect-3 = Der Nächste spielt unter 3 oder einen Drachen
hoard-board-effect-4 = Der Nächste zieht zwei je 4, oder er antwortet
hoard-board-effect-5 = Je 5 setzt ein Spieler aus
hoard-board-effect-6 = Kein Drache darf folgen
hoard-board-effect-7 = Keine eigene Wirkung
hoard-board-effect-8 = Keine eigene Wirkung
hoard-board-effect-9 = Nicht auf einen Drachen
hoard-board-effect-nulla = Zählt 0, hebt eine 3 oder ein Ziehen auf
hoard-board-effect-extermino = Räumt den Stapel ab; noch ein Spielzug
hoard-board-effect-protecto = Gibt alles an den Nächsten weiter
hoard-board-ability = { $ability ->
    [quick-dragons] Ein Nulla gibt noch einen Spielzug, in dem man spielen muss
    [envious-monsters] Wer Drachen spielt, zieht eine Karte
    [small-but-nice] Eine 1 darf auf eine 9
    [monsterball] Eine 2 gibt einem anderen zufällig eine Handkarte
    [roundabout] Eine 7 darf die Richtung wechseln
    [golden-feathers] Eine 8, die am Ende übrig ist, bringt eine Münze zurück (−1)
   *[open-secrets] Eine 9 nimmt eine deiner offenen Karten auf die Hand
}
