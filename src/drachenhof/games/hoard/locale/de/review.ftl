### Warum eine Wahl etwas kostete

review-part-hoard = Runde
review-hoard-coins = { $about }: im Schnitt { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } Münzen mehr verloren
review-hoard-other = { $what ->
    [rounds-won] im Schnitt { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } Runden weniger gewonnen
    [pile-taken] den Stapel { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } mal öfter genommen
    [turns-missed] im Schnitt { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } mal öfter ausgesetzt
    [cards-drawn] im Schnitt { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } Karten mehr gezogen
    [cards-left] im Schnitt { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } Karten mehr auf der Hand, wenn Runden enden
   *[dragons-left] im Schnitt { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } Drachen mehr auf der Hand, wenn Runden enden
}
review-before-hoard = Vor der ersten Runde
review-given-hoard = Was die anderen spielten, und die Karten, die in einer Runde gezogen wurden: alles, was eine Runde außer dem Austeilen und der eigenen Wahl brachte.
review-kind-hoard = { $kind ->
    [pile] Den Stapel nehmen
    [dragons] Drachen
    [sets] Mehrere Karten zugleich
    [remainders] Letztes Aufgebot
   *[other] Anderes
}
review-amount-hoard = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
review-why-hoard = { $outcome ->
    [won] Du hast gewonnen: Du hast { $margin } weniger verloren als { $rival }. Der größte Unterschied: { $source }, { $count ->
        [one] { $lead } weniger
       *[other] je { $lead } weniger
    }.
   *[lost] { $rival } hat gewonnen und { $margin } weniger verloren als du. Der größte Unterschied: { $source }, { $count ->
        [one] { $lead } weniger
       *[other] je { $lead } weniger
    }.
}
