### Die Geschichte eines Spiels Drachensachen. $you ist "yes", wo sie dem erzählt wird, um den es geht. Der Punkt kommt von selbst.

hoard-story-with = { $deed }: { $outcomes }
hoard-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}

## Vor einer Runde

hoard-story-starter = { $you ->
    [yes] Du beginnst
   *[no] { $who } beginnt
}
hoard-story-ability = Eine neue Fähigkeit gilt: { hoard-ability }
hoard-story-curse = { $you ->
    [yes] Du ziehst einen Fluch: { hoard-curse }
   *[no] { $who } zieht einen Fluch: { hoard-curse }
}
hoard-story-chaos = alle ziehen noch einen
hoard-story-dealt-open = { $you ->
    [yes] Du bekommst { $card } als offene Karte
   *[no] { $who } bekommt { $card } als offene Karte
}
hoard-story-dealt-hand = { $you ->
    [yes] Du bekommst { $card } auf die Hand
   *[no] { $who } bekommt { $card } auf die Hand
}
hoard-story-dealt-hand-unseen = { $you ->
    [yes] Du bekommst eine Handkarte
   *[no] { $who } bekommt eine Handkarte
}
hoard-story-dealt = { $count ->
    [one] Alle Karten sind ausgeteilt, eine liegt im Nachziehstapel
   *[other] Alle Karten sind ausgeteilt, { $count } liegen im Nachziehstapel
}
hoard-story-keep = { $you ->
    [yes] Du behältst alle Karten
   *[no] { $who } behält alle Karten
}
hoard-story-swap = { $you ->
    [yes] Du legst { $card } offen hin und nimmst { $other } auf die Hand
   *[no] { $who } legt { $card } offen hin und nimmt { $other } auf die Hand
}

## Spielzüge

hoard-story-play = { $you ->
    [yes] Du spielst { $cards }
   *[no] { $who } spielt { $cards }
}
hoard-story-open = { $you ->
    [yes] Du spielst { $cards } von deinen offenen Karten
   *[no] { $who } spielt { $cards } von den offenen Karten
}
hoard-story-play-open = { $you ->
    [yes] Du spielst { $cards } und dazu { $more } von deinen offenen Karten
   *[no] { $who } spielt { $cards } und dazu { $more } von den offenen Karten
}
hoard-story-flip = { $you ->
    [yes] Du greifst nach deiner verdeckten Karte { $place }
   *[no] { $who } greift nach der verdeckten Karte { $place }
}
hoard-story-flipped = { $you ->
    [yes] Du deckst { $card } auf
   *[no] { $who } deckt { $card } auf
}
hoard-story-take = { $you ->
    [yes] Du nimmst den Stapel
   *[no] { $who } nimmt den Stapel
}
hoard-story-set = { $you ->
    [yes] Du legst { $cards } ab
   *[no] { $who } legt { $cards } ab
}

## Ziehen und Aussetzen

hoard-story-draw = { $count ->
    [one] { $you ->
        [yes] Du musst eine Karte ziehen
       *[no] { $who } zieht eine Karte
    }
   *[other] { $you ->
        [yes] Du musst { $count } Karten ziehen
       *[no] { $who } zieht { $count } Karten
    }
}
hoard-story-drawn = { $you ->
    [yes] Du ziehst { $card }
   *[no] { $who } zieht { $card }
}
hoard-story-drawn-unseen = { $you ->
    [yes] Du ziehst eine Karte
   *[no] { $who } zieht eine Karte
}
hoard-story-miss = { $you ->
    [yes] Du setzt aus
   *[no] { $who } setzt aus
}
hoard-story-peek = { $you ->
    [yes] Du siehst deine verdeckte Karte { $place } an
   *[no] { $who } sieht die verdeckte Karte { $place } an
}
hoard-story-peeked = { $you ->
    [yes] Du findest eine Antwort und spielst { $card }
   *[no] { $who } findet eine Antwort und spielt { $card }
}
hoard-story-peeked-vainly = { $you ->
    [yes] Du findest keine Antwort und nimmst { $card } auf die Hand
   *[no] { $who } findet keine Antwort und nimmt { $card } auf die Hand
}
hoard-story-peeked-vainly-unseen = { $you ->
    [yes] Du findest keine Antwort und nimmst die Karte auf die Hand
   *[no] { $who } findet keine Antwort und nimmt die Karte auf die Hand
}

## Fähigkeiten

hoard-story-envied = { $you ->
    [yes] Neidische Monster: Du ziehst { $card }
   *[no] Neidische Monster: { $who } zieht { $card }
}
hoard-story-envied-unseen = { $you ->
    [yes] Neidische Monster: Du ziehst eine Karte
   *[no] Neidische Monster: { $who } zieht eine Karte
}
hoard-story-give = { $to_you ->
    [yes] { $you ->
        [yes] Du bekommst zufällig eine Karte
       *[no] { $who } gibt dir zufällig eine Karte
    }
   *[no] { $you ->
        [yes] Du gibst zufällig eine Karte an { $target }
       *[no] { $who } gibt zufällig eine Karte an { $target }
    }
}
hoard-story-given = { $you ->
    [yes] Du bekommst { $card }
   *[no] { $who } bekommt { $card }
}
hoard-story-given-unseen = { $you ->
    [yes] Du bekommst eine Karte
   *[no] { $who } bekommt eine Karte
}
hoard-story-turn = { $you ->
    [yes] Du wechselst die Richtung
   *[no] { $who } wechselt die Richtung
}
hoard-story-straight = { $you ->
    [yes] Du lässt die Richtung, wie sie ist
   *[no] { $who } lässt die Richtung, wie sie ist
}
hoard-story-pick = { $you ->
    [yes] Du nimmst { $card } von deinen offenen Karten auf die Hand
   *[no] { $who } nimmt { $card } von den offenen Karten auf die Hand
}

## Was daraus wurde, als Teile eines Satzes

hoard-story-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
hoard-story-unfit = passt nicht (gefordert: { $demand })
hoard-story-four = vier in Folge, der Stapel ist aus der Runde
hoard-story-cleared = der Stapel ist aus der Runde
hoard-story-to-draw = { $count ->
    [one] der Nächste zieht eine Karte
   *[other] der Nächste zieht { $count } Karten
}
hoard-story-peek-draws = { $count ->
    [one] eine Karte zu ziehen
   *[other] { $count } Karten zu ziehen
}
hoard-story-laid-out = aus der Runde, du bist noch dran
hoard-story-void = nichts wird gezogen
hoard-story-to-miss = { $count ->
    [one] der Nächste setzt aus
   *[other] die nächsten { $count } setzen aus
}
hoard-story-jumped = { $count ->
    [one] einer wird übersprungen
   *[other] { $count } werden übersprungen
}
hoard-story-again = noch ein Spielzug
hoard-story-ends-round = beendet die Runde

## Das Ende einer Runde und des Spiels

hoard-story-losses = Verlorene Münzen: { $losses }
hoard-story-loss = { $who } { $loss } (nun { $total })
hoard-story-begins = { $you ->
    [yes] Du hast am meisten verloren und beginnst
   *[no] { $who } hat am meisten verloren und beginnt
}
hoard-story-winner = { $you ->
    [yes] Du gewinnst mit { $coins } Verlust
   *[no] { $who } gewinnt mit { $coins } Verlust
}
hoard-story-shared = Den Sieg teilen sich mit { $coins } Verlust: { $names }
