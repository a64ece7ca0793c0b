### Wat de coach zegt in Drachensachen. Een zin heeft hoogstens twintig woorden.

coach-hoard-last = De laatste ronde.
coach-hoard-coins = { $source ->
    [hand] Handkaarten
    [open] Open kaarten
   *[backs] Verborgen kaarten
} zouden je tot het eind van het spel waarschijnlijk { $count ->
    [one] ongeveer één munt meer kosten.
   *[other] ongeveer { $count } munten meer kosten.
}
coach-hoard-other = { $what ->
    [rounds-won] Je zou minder rondes winnen.
    [pile-taken] Je zou vaker de stapel moeten pakken.
    [turns-missed] Je zou vaker een beurt overslaan.
    [cards-drawn] Je zou meer kaarten moeten trekken.
    [cards-left] Je zou aan het eind van een ronde meer kaarten over hebben.
   *[dragons-left] Je zou aan het eind van een ronde meer draken in de hand hebben.
}
coach-hoard-take = Je pakte de stapel, hoewel er een kaart van je paste. Dat mag, maar meestal kun je beter een kaart spelen.
coach-hoard-nobody = Niemand
coach-hoard-won = Jij was als eerste klaar en verloor niets. { $others ->
    [one] Je tegenstander verloor { $coins }.
   *[other] De anderen verloren samen { $coins }.
}
coach-hoard-spared = { $who } was als eerste klaar, en toch verloor je niets.
coach-hoard-mostly = { $all ->
    [yes] { "" }
   *[no] vooral{ " " }
}
coach-hoard-lost = { $source ->
    [hand] { $who } was als eerste klaar. Je verloor { $coins }, { $mostly }voor handkaarten.
    [open] { $who } was als eerste klaar. Je verloor { $coins }, { $mostly }voor open kaarten.
   *[backs] { $who } was als eerste klaar. Je verloor { $coins }, { $mostly }voor verborgen kaarten.
}
coach-hoard-sign = { $what ->
    [draw] Trekstapel
    [remainders] Resten: komen het laatst
   *[coins] Verloren munten
}
