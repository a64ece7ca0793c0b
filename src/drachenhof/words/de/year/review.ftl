### Warum eine Wahl etwas kostete

review-part-year = Monat
review-year-persons = { $about }: im Schnitt { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } Personen mehr verloren
review-year-points = { $about }: im Schnitt { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger
review-year-super = Sonderereignis
review-year-other = { $what ->
    [floors-decayed] im Schnitt { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } Etagen mehr zerfallen
    [order] weiter hinten in der Reihenfolge, um { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } Plätze je Monat
   *[refills] Geld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } mal öfter aufgefüllt
}
review-before-year = Vor dem ersten Monat
review-given-year = Was die anderen wählten, verglichen mit ihrer eigenen besten Wahl, und was das hier bewirkte.
review-kind-year = { $kind ->
    [events] Ereignisse
    [money] Geld
    [palaces] Paläste
    [track] Reihenfolge
    [privileges] Privilegien
   *[other] Anderes
}
