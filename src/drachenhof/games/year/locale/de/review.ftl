### Warum eine Wahl etwas kostete

review-part-year = Monat
review-year-persons = { $about }: im Schnitt { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } Personen mehr verloren
review-year-points = { $about }: im Schnitt { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger
review-year-super = Superereignis
review-year-other = { $what ->
    [floors-decayed] im Schnitt { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } Etagen mehr verfallen
    [order] weiter hinten in der Reihenfolge, um { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } Plätze je Monat
   *[refills] im Schnitt { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } Aktionen mehr für das Auffüllen des Geldes
}
review-before-year = Vor dem ersten Monat
review-given-year = Was die anderen wählten, verglichen mit dem, was von ihnen zu erwarten war, und was das hier bewirkte.
review-kind-year = { $kind ->
    [events] Ereignisse
    [money] Geld
    [palaces] Paläste
    [track] Reihenfolge
    [privileges] Privilegien
   *[other] Anderes
}
review-amount-year = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
review-why-year = { $outcome ->
    [won] Du hast gewonnen, { $margin } vor { $rival }; der größte Unterschied: { $source }, { $count ->
        [one] { $lead } mehr
       *[other] je { $lead } mehr
    }.
    [lost] { $rival } hat gewonnen, { $margin } vor dir; der größte Unterschied: { $source }, { $count ->
        [one] { $lead } mehr
       *[other] je { $lead } mehr
    }.
    [won-level] Du hast gewonnen: mit gleich vielen Punkten wie { $rival }, aber weiter vorn auf der Personenleiste.
   *[lost-level] { $rival } hat gewonnen: mit gleich vielen Punkten wie du, aber weiter vorn auf der Personenleiste.
}
