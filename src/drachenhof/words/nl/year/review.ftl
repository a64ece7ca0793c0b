### Waarom een keuze iets kostte

review-part-year = Maand
review-year-persons = { $about }: gemiddeld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } personen meer verloren
review-year-points = { $about }: gemiddeld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten minder
review-year-super = Speciale gebeurtenis
review-year-other = { $what ->
    [floors-decayed] gemiddeld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } etages meer vervallen
    [order] verder achteraan in de volgorde, { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } plaatsen per maand
   *[refills] geld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } keer vaker aangevuld
}
review-before-year = Vóór de eerste maand
review-given-year = Wat de anderen kozen, vergeleken met hun eigen beste keuze, en wat dat hier deed.
review-kind-year = { $kind ->
    [events] Gebeurtenissen
    [money] Geld
    [palaces] Paleizen
    [track] Volgorde
    [privileges] Privileges
   *[other] Overig
}
