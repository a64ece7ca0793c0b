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
