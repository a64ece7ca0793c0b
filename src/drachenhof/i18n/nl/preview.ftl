### Hoe een link eruitziet waar hij gedeeld wordt

preview-home = Twee bordspellen, met vrienden of tegen bots. Een naam is genoeg.
preview-open = { $free ->
    [0] Het spel gaat zo beginnen.
    [one] Speel mee: er is één plaats vrij.
   *[other] Speel mee: er zijn { $free } plaatsen vrij.
}
preview-playing = Het spel is bezig: kijk mee.
preview-over = Bekijk hoe het spel verliep, zet voor zet.
preview-daily = Het spel van vandaag is voor iedereen hetzelfde: wat maak jij ervan?
preview-duel = Versla me: precies hetzelfde spel, met hetzelfde geluk.
preview-tournament = Iedereen speelt dezelfde verdelingen: doe mee, een naam is genoeg.
