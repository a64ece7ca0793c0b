### Was der Coach in Im Jahr des Drachen sagt. Ein Satz hat höchstens zwanzig Wörter.

coach-year-last = Der letzte Monat.
coach-year-persons = { $count ->
    [0] { $event }: Du würdest öfter eine Person verlieren.
    [one] { $event }: Du würdest wahrscheinlich eine Person mehr verlieren.
   *[other] { $event }: Du würdest wahrscheinlich { $count } Personen mehr verlieren.
}
coach-year-super = Superereignis
coach-year-wall = Große Mauer
coach-year-points = { $source ->
    [research] Forschung brächte dir weniger Punkte,
    [events] Ereignisse brächten dir weniger Punkte,
    [wall] Die Große Mauer brächte dir weniger Punkte,
    [palaces] Paläste brächten dir weniger Punkte,
    [ladies] Hofdamen brächten dir weniger Punkte,
    [privileges] Privilegien brächten dir weniger Punkte,
    [persons] Du hättest am Ende weniger Personen und also weniger Punkte,
    [monks] Mönche brächten dir weniger Punkte,
   *[goods] Du hättest am Ende weniger Geld und Güter,
} insgesamt etwa { $count }.
coach-year-other = { $what ->
    [floors-decayed] Mehr von deinen Etagen würden verfallen.
    [order] Du fielest in der Reihenfolge zurück und wähltest später.
   *[refills] Dir ginge das Geld aus, und das kostet dich eine Aktion.
}
coach-year-threat = Beim jetzigen Stand verlierst du dann { $persons } in drei Monaten: { $months }.
coach-year-price = Mit meiner Wahl verlierst du, so wie es steht, { $persons } ({ $months }), und doch ist sie besser.
coach-year-lost-missing = { $event }: Du hast { $persons } verloren ({ $goods } zu wenig).
coach-year-lost-contagion = { $saved ->
    [0] { $event }: Du hast { $persons } verloren. Mit einem Heiler wären es weniger gewesen.
    [one] { $event }: Du hast { $persons } verloren. Eine weitere haben deine Heiler gerettet.
   *[other] { $event }: Du hast { $persons } verloren. Weitere { $saved } haben deine Heiler gerettet.
}
coach-year-lost-mongols = { $event }: Du hast { $persons } verloren, weil niemand weniger Helme hatte als du.
coach-year-lost-other = { $event }: Du hast { $persons } verloren.
coach-year-decayed = Du hast { $floors } verloren: Wo niemand wohnt, verfallen Paläste. Lass in jedem jemanden wohnen.
coach-year-festival = { $some ->
    [yes] Drachenfest: Dein Feuerwerk brachte dir { $points }, dein Hof { $court }.
   *[no] Drachenfest: Dein Feuerwerk war zu klein, um Punkte zu bringen. Dein Hof brachte { $court }.
}
coach-year-mongols = { $some ->
    [yes] Mongolensturm: Deine Helme brachten dir { $points }, dein Hof { $court }.
   *[no] Mongolensturm: Du hast keine Helme, aber niemanden verloren. Dein Hof brachte { $court }.
}
coach-year-quiet = { $event ->
    [drought] Die Dürre nahm dir niemanden: Du hattest genug Reis. Dein Hof brachte { $court }.
    [tribute] Der Kaisertribut nahm dir niemanden: Du hattest genug Geld. Dein Hof brachte { $court }.
    [contagion] Die Krankheit nahm dir niemanden: Deine Heiler haben alle gerettet. Dein Hof brachte { $court }.
   *[other] Ein ruhiger Monat. Dein Hof brachte dir { $court }.
}
coach-year-sign = { $what ->
    [yuan] Geld
    [rice] Reis
    [fireworks] Feuerwerk
    [track] Wer zuerst wählt
   *[score] Punkte
}
