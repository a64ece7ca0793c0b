### Drachensachen in de terminal

## De tafel

cli-hoard-player = speler
cli-hoard-lost = verlies
cli-hoard-last = vorige
cli-hoard-hand = hand
cli-hoard-known = daarvan bekend
cli-hoard-remainders = open op verborgen
cli-hoard-empty = leeg
cli-hoard-on = op
cli-hoard-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
cli-hoard-draws = { $count ->
    [0] trekstapel leeg
    [one] trekstapel: één kaart
   *[other] trekstapel: { $count } kaarten
}
cli-hoard-next = Hierna:
cli-hoard-abilities = Er geldt:
cli-hoard-curses = Vervloekt:
cli-hoard-curse = { $curse ->
    [many-6] 6 handkaarten
    [many-7] 7 handkaarten
    [many-8] 8 handkaarten
    [unknowing-4-2] 4 verborgen, 2 open
    [unknowing-5-1] 5 verborgen, 1 open
    [unknowing-6-0] 6 verborgen, 0 open
   *[chaos] Chaos
}
cli-hoard-your-hand = Je hand:
cli-hoard-no-hand = geen; je speelt van je open kaarten
cli-hoard-blind = geen; er zijn alleen verborgen kaarten over
cli-hoard-type = alle kaarten
cli-hoard-row-hand = je hand
cli-hoard-row-known = bekend in andere handen
cli-hoard-row-open = open
cli-hoard-row-pile = stapel
cli-hoard-row-gone = uit de ronde
cli-hoard-row-unseen = niet gezien

## drachenhof simulate

cli-hoard-mean = Gemiddeld verloren munten

## drachenhof terminal

cli-terminal-welcome-hoard = Welkom bij de schat. Antwoord met het nummer van een keuze; ? legt de rest uit.
cli-terminal-rule-hoard = Zeg welke regel: r H14, of r en een woord dat erin voorkomt.
cli-terminal-help-hoard =
    Wat je kunt typen:
      3          de keuze met dit nummer (de woorden in de notatie mogen ook)
      u          ongedaan maken: terug naar je laatste beslissing, zolang niemand anders aan zet was
      h          een tip: de drie beste keuzes, met je winstkans en verloren munten
      r H14      een regel op nummer; r Protecto: alle regels waarin “Protecto” staat
      c          alle kaarten geteld: wat je hebt, wat open ligt, wat je niet gezien hebt
      l          het hele verhaal tot nu toe, zoals je het zag
      b          nog eens de tafel en de keuzes
      q          stoppen; het spel wordt bewaard, --resume gaat ermee verder
    Hoe je de tafel leest:
      ▴          opgetild: deze kaart mag nu gespeeld worden
      7 ×2       twee kaarten van deze soort
      { "[" }7] [░]    resten: een open 7 op een verborgen kaart, en een verborgen kaart alleen
      7 Nu + 3   van deze hand ken je een 7 en een Nulla; er zijn nog drie kaarten in
      ▶          wie aan de beurt is

cli-terminal-hint-hoard = ongeveer { NUMBER($score, maximumFractionDigits: 1) } munten verloren
