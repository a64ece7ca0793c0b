### Waarom een keuze iets kostte

review-part-year = Maand
review-year-persons = { $about }: gemiddeld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } personen meer verloren
review-year-points = { $about }: gemiddeld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten minder
review-year-super = Supergebeurtenis
review-year-other = { $what ->
    [floors-decayed] gemiddeld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } etages meer vervallen
    [order] verder naar achteren in de volgorde, { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } plaatsen per maand
   *[refills] gemiddeld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } acties meer besteed aan geld aanvullen
}
review-before-year = Vóór de eerste maand
review-given-year = Wat de anderen kozen, vergeleken met wat van hen te verwachten was, en wat dat hier deed.
review-kind-year = { $kind ->
    [events] Gebeurtenissen
    [money] Geld
    [palaces] Paleizen
    [track] Volgorde
    [privileges] Privileges
   *[other] Overig
}
review-amount-year = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
review-why-year = { $outcome ->
    [won] Je hebt gewonnen, { $margin } voor { $rival }; het grootste verschil: { $source }, { $count ->
        [one] { $lead } meer
       *[other] elk { $lead } meer
    }.
    [lost] { $rival } heeft gewonnen, { $margin } voor jou; het grootste verschil: { $source }, { $count ->
        [one] { $lead } meer
       *[other] elk { $lead } meer
    }.
    [won-level] Je hebt gewonnen: met evenveel punten als { $rival }, maar verder vooraan op de personenpuntentabel.
   *[lost-level] { $rival } heeft gewonnen: met evenveel punten als jij, maar verder vooraan op de personenpuntentabel.
}
