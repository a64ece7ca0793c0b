### Drachensachen: Namen, Fragen und Züge zur Auswahl

game-hoard = Drachensachen

## Karten (H1): der Name, eine als Objekt eines Satzes, die Mehrzahl

card-1 = 1
    .object = eine 1
    .plural = 1er
card-2 = 2
    .object = eine 2
    .plural = 2er
card-3 = 3
    .object = eine 3
    .plural = 3er
card-4 = 4
    .object = eine 4
    .plural = 4er
card-5 = 5
    .object = eine 5
    .plural = 5er
card-6 = 6
    .object = eine 6
    .plural = 6er
card-7 = 7
    .object = eine 7
    .plural = 7er
card-8 = 8
    .object = eine 8
    .plural = 8er
card-9 = 9
    .object = eine 9
    .plural = 9er
card-nulla = Nulla
    .object = einen Nulla
    .plural = Nullas
card-extermino = Extermino
    .object = einen Extermino
    .plural = Exterminos
card-protecto = Protecto
    .object = einen Protecto
    .plural = Protectos

hoard-cards = { $count ->
    [1] { $one }
    [2] zwei { $many }
    [3] drei { $many }
   *[other] vier { $many }
}

## Fähigkeiten (H41 bis H47) und Flüche (H51 bis H53), nach ihren Namen in der Notation

hoard-ability = { $ability ->
    [quick-dragons] Flinke Drachen
    [envious-monsters] Neidische Monster
    [small-but-nice] Klein, aber fein
    [monsterball] Monsterball
    [roundabout] Kreisverkehr
    [golden-feathers] Goldene Federn
   *[open-secrets] Offene Geheimnisse
}
hoard-curse = { $curse ->
    [many-6] Viele Monster: 6 Handkarten
    [many-7] Viele Monster: 7 Handkarten
    [many-8] Viele Monster: 8 Handkarten
    [unknowing-4-2] Unwissend: 4 verdeckte und 2 offene Karten
    [unknowing-5-1] Unwissend: 5 verdeckte Karten und 1 offene
    [unknowing-6-0] Unwissend: 6 verdeckte Karten und keine offene
   *[chaos] Chaos
}

## Was auf dem Tisch liegt

hoard-round = Runde { $round }
hoard-pile = Stapel
hoard-draw-pile = Nachziehstapel
hoard-hand = Hand
hoard-open = Offen
hoard-hidden = Verdeckt
hoard-lost = Verlorene Münzen
hoard-loss = Letzte Runde
hoard-gone = Aus der Runde
hoard-unseen = Ungesehen
hoard-clockwise = im Uhrzeigersinn
hoard-counterclockwise = gegen den Uhrzeigersinn
hoard-round-won = { $you ->
    [yes] Du hast keine Karten mehr und gewinnst die Runde
   *[no] { $who } hat keine Karten mehr und gewinnt die Runde
}
hoard-round-without-winner = Die Runde dauert schon { $decisions } Entscheidungen und endet ohne Gewinner

## Was der Stapel vom Nächsten verlangt (H14 bis H18)

hoard-demand-anything = Jede Karte
hoard-demand-six = 6 oder höher, kein Drache
hoard-demand-three = Unter 3, oder ein Drache
hoard-demand-from = { $base ->
    [8] Eine 8, eine 9 oder ein Drache
   *[other] { $base } oder höher, oder ein Drache
}
hoard-demand-up-to-eight = { $base ->
    [7] Eine 7, eine 8 oder ein Drache
   *[other] { $base } bis 8, oder ein Drache
}
hoard-demand-eight = Eine 8 oder ein Drache
hoard-demand-nine = Eine 9 oder ein Drache
hoard-demand-nine-or-one = Eine 1, eine 9 oder ein Drache
hoard-demand-one = Eine 1 oder ein Drache
hoard-demand-no-nine = Jede Karte außer einer 9
hoard-demand-dragon = Nur ein Drache
hoard-demand-draw = { $count ->
    [one] { $count } Karte ziehen, oder mit 4ern oder einem Drachen antworten
   *[other] { $count } Karten ziehen, oder mit 4ern oder einem Drachen antworten
}
hoard-demand-miss = { $more ->
    [0] Aussetzen, oder mit einem Protecto antworten
    [one] Aussetzen (danach noch jemand), oder mit einem Protecto antworten
   *[other] Aussetzen (danach noch { $more } Spieler), oder mit einem Protecto antworten
}
hoard-demand-miss-or-five = { $more ->
    [0] Aussetzen, oder mit einem Protecto oder 5ern antworten
    [one] Aussetzen (danach noch jemand), oder mit einem Protecto oder 5ern antworten
   *[other] Aussetzen (danach noch { $more } Spieler), oder mit einem Protecto oder 5ern antworten
}
hoard-must-play = Nach einem Nulla musst du spielen, wenn du kannst

## Varianten

option-peek = Nachsehen (H31)
option-answer_fives = 5er gegen 5er (H32)
option-long_protecto = Langer Protecto (H33)
option-abilities = Fähigkeiten
option-abilities-off = keine
option-abilities-cumulative = jede Runde eine mehr
option-abilities-single = jede Runde eine neue
option-curses = Flüche
option-count_all_backs = Alle Rückseiten zählen (H24)

## Was gefragt ist, je nach Stand: die Aufforderung, und worum es geht

hoard-answers = { $can ->
    [play] {" "}oder antworte
    [play-set] , antworte oder lege vier gleiche Karten ab
    [set] {" "}oder lege vier gleiche Karten ab
    [peek] {" "}oder sieh eine verdeckte Karte an
   *[nothing] { "" }
}
hoard-four-by = { $you ->
    [yes] du hast eine 4 gespielt
   *[no] { $who } hat eine 4 gespielt
}
hoard-last-by = { $you ->
    [yes] zuletzt von dir
   *[no] zuletzt von { $who }
}
hoard-five-by = { $you ->
    [yes] 5 von dir gespielt
   *[no] 5 von { $who } gespielt
}
asked-starter = Lose aus, wer beginnt
    .what = wer beginnt
asked-ability = Ziehe eine Fähigkeit
    .what = eine Fähigkeit
asked-curse = Ziehe einen Fluch
    .what = ein Fluch
asked-dealt-card = Teile eine Karte aus
    .what = eine Karte zum Austeilen
asked-drawn-card = Ziehe eine Karte
    .what = eine gezogene Karte
asked-envied-card = Ziehe für den Drachen eine Karte
    .what = eine Karte, die für einen Drachen gezogen wird
asked-flipped-card = Decke eine verdeckte Karte auf
    .what = was die verdeckte Karte ist
asked-peeked-card = Sieh eine verdeckte Karte an
    .what = was die verdeckte Karte ist
asked-given-card = Ziehe zufällig eine Karte aus der Hand
    .what = die Karte, die abgegeben wird
asked-exchange = { $can ->
    [swap] Tausche eine Handkarte gegen eine offene, oder behalte alles
   *[nothing] Behalte alles: Nichts lässt sich tauschen
}
    .what = ein Tausch, oder behalten
asked-turn = { $can ->
    [any-play] Spiele eine beliebige Karte: Es liegt kein Stapel da
    [any-play-set] Spiele eine beliebige Karte, denn es liegt kein Stapel da, oder lege vier gleiche Karten ab
    [play-take-set] Spiele, nimm den Stapel, oder lege vier gleiche Karten ab
    [play-take] Spiele, oder nimm den Stapel
    [play-set] Spiele, oder lege vier gleiche Karten ab
    [take-set] Nichts passt: Nimm den Stapel, oder lege erst vier gleiche Karten ab
    [take] Nichts passt: Nimm den Stapel
    [flip] Du hast nur noch verdeckte Karten: Decke eine auf
    [set] Lege vier gleiche Karten ab
   *[play] Spiele
}
    .what = ein Spielzug
asked-draw = { $count ->
    [one] Ziehe { $count } Karte
   *[other] Ziehe { $count } Karten
}{ hoard-answers } ({ $fours ->
    [1] { hoard-four-by }
    [2] zwei 4er wurden gespielt, { hoard-last-by }
    [3] drei 4er wurden gespielt, { hoard-last-by }
    [4] vier 4er wurden gespielt, { hoard-last-by }
    [5] fünf 4er wurden gespielt, { hoard-last-by }
    [6] sechs 4er wurden gespielt, { hoard-last-by }
    [7] sieben 4er wurden gespielt, { hoard-last-by }
   *[8] acht 4er wurden gespielt, { hoard-last-by }
})
    .what = eine Antwort auf das Ziehen
asked-miss = Setze aus{ hoard-answers } ({ $more ->
    [0] { hoard-five-by }
    [one] { hoard-five-by }; nach dir setzt noch jemand aus
   *[other] { hoard-five-by }; nach dir setzen noch { $more } aus
})
    .what = eine Antwort auf das Aussetzen
asked-target = Monsterball: Wähle, wer zufällig eine deiner Karten bekommt
    .what = wer die Karte bekommt
asked-direction = Kreisverkehr: Wechsle die Richtung, oder weiter wie bisher
    .what = die Richtung
asked-pick = Offene Geheimnisse: Wähle eine offene Karte, die auf die Hand kommt
    .what = eine offene Karte zum Aufnehmen

## Züge zur Auswahl

hoard-choice-starter = Platz { $seat } beginnt
hoard-choice-ability = Fähigkeit: { hoard-ability }
hoard-choice-curse = Fluch: { hoard-curse }
hoard-choice-card = Nächste Karte: { $face }
hoard-choice-random = Abgegebene Karte: { $face }
hoard-choice-keep = Alles behalten
hoard-choice-swap = { $card } gegen { $other } tauschen
hoard-choice-play = { $cards } spielen
hoard-choice-open = { $cards } von den offenen Karten spielen
hoard-choice-play-open = { $cards } und dazu { $more } von den offenen Karten spielen
hoard-choice-flip = Verdeckte Karte { $place } aufdecken
hoard-choice-take = Den Stapel nehmen
hoard-choice-set = { $cards } ablegen
hoard-choice-draw = Ziehen
hoard-choice-miss = Aussetzen
hoard-choice-peek = Verdeckte Karte { $place } ansehen
hoard-choice-give = Zufällig eine Karte an { $who } geben
hoard-choice-turn = Die Richtung wechseln
hoard-choice-straight = Weiter wie bisher
hoard-choice-pick = { $card } auf die Hand nehmen

page-door-hoard = Monster auf dem Stapel, Drachen auf den Monstern. Verliere so wenige Münzen wie möglich.
page-hint-score-hoard = etwa { NUMBER($score, maximumFractionDigits: 1) } Münzen verloren
page-score-hoard = { $score ->
    [one] eine Münze verloren
   *[other] { $score } Münzen verloren
}
page-course-hoard = Verlorene Münzen je Runde
page-course-part-hoard = Runde { $number }
page-course-source-hoard = { $source ->
    [hand] Handkarten
    [open] Offene Karten
   *[backs] Verdeckte Karten
}

# Bots mit einer Vorliebe
page-bot-keeper = Drachenhüter
page-bot-taste-keeper = spart seine Drachen auf; etwas schwächer als ein Höfling
page-bot-raider = Räuber
page-bot-taste-raider = spielt seine Drachen früh; etwas schwächer als ein Höfling
