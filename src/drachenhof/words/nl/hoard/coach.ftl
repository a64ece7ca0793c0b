### Wat de leraar zegt in Drachensachen. Een zin heeft hoogstens twintig woorden.

coach-hoard-last = De laatste ronde.
coach-hoard-coins = { $source ->
    [hand] Handkaarten zouden je waarschijnlijk meer kosten:
    [open] Open kaarten zouden je waarschijnlijk meer kosten:
   *[backs] Verborgen kaarten zouden je waarschijnlijk meer kosten:
} { $count ->
    [one] tot het eind ongeveer één munt.
   *[other] tot het eind ongeveer { $count } munten.
}
coach-hoard-other = { $what ->
    [rounds-won] Je zou minder rondes winnen.
    [pile-taken] Je zou vaker de stapel moeten nemen.
    [turns-missed] Je zou vaker een beurt missen.
    [cards-drawn] Je zou meer kaarten moeten trekken.
    [cards-left] Je zou aan het eind van een ronde meer kaarten over hebben.
   *[dragons-left] Je zou aan het eind van een ronde meer draken in de hand hebben.
}
coach-hoard-nobody = Niemand
coach-hoard-won = Jij was als eerste klaar en verloor niets. De anderen verloren { $coins }.
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
