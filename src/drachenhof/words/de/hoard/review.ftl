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
