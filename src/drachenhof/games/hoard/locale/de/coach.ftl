### Was der Coach in Drachensachen sagt. Ein Satz hat höchstens zwanzig Wörter.

coach-hoard-last = Die letzte Runde.
coach-hoard-coins = { $source ->
    [hand] Handkarten
    [open] Offene Karten
   *[backs] Verdeckte Karten
} würden dich bis zum Ende des Spiels wahrscheinlich { $count ->
    [one] etwa eine Münze mehr kosten.
   *[other] etwa { $count } Münzen mehr kosten.
}
coach-hoard-other = { $what ->
    [rounds-won] Du würdest weniger Runden gewinnen.
    [pile-taken] Du müsstest öfter den Stapel nehmen.
    [turns-missed] Du müsstest öfter aussetzen.
    [cards-drawn] Du müsstest mehr Karten ziehen.
    [cards-left] Du hättest am Ende einer Runde mehr Karten übrig.
   *[dragons-left] Du hättest am Ende einer Runde mehr Drachen auf der Hand.
}
coach-hoard-take = Du hast den Stapel genommen, obwohl eine Karte gepasst hätte. Das darfst du, aber meist ist es besser, eine zu spielen.
coach-hoard-nobody = Niemand
coach-hoard-won = Du warst zuerst fertig und hast nichts verloren. { $others ->
    [one] Dein Gegner hat { $coins } verloren.
   *[other] Die anderen haben zusammen { $coins } verloren.
}
coach-hoard-spared = { $who } war zuerst fertig, und du hast trotzdem nichts verloren.
coach-hoard-mostly = { $all ->
    [yes] { "" }
   *[no] vor allem{ " " }
}
coach-hoard-lost = { $source ->
    [hand] { $who } war zuerst fertig. Du hast { $coins } verloren, { $mostly }für Handkarten.
    [open] { $who } war zuerst fertig. Du hast { $coins } verloren, { $mostly }für offene Karten.
   *[backs] { $who } war zuerst fertig. Du hast { $coins } verloren, { $mostly }für verdeckte Karten.
}
coach-hoard-sign = { $what ->
    [draw] Nachziehstapel
    [remainders] Letztes Aufgebot: kommt zuletzt
   *[coins] Verlorene Münzen
}
