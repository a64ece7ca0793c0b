### In het Jaar van de Draak in de terminal

cli-super = { $event } in maand { $month }
cli-group-free = vrij
cli-display = aanbod
cli-hand = In de hand:
cli-wall-tiles = Muurfiches:
cli-court-order = op volgorde
cli-court-points = punten
cli-court-track = pers.tabel
cli-court-yuan = yuan
cli-court-rice = rijst
cli-court-fireworks = vuurp.
cli-court-privileges = priv.
cli-court-cards = kaarten
cli-court-palaces = paleizen
cli-month-peace = Rust
cli-month-tribute = Tol
cli-month-drought = Droogte
cli-month-mongols = Mongolen
cli-month-festival = Feest
cli-month-contagion = Ziekte
cli-column-craftsman = handarb.
cli-column-court-lady = hofdame
cli-column-tax-collector = belasting.
cli-column-pyrotechnist = vuurwerkm.
cli-column-warrior = krijger
cli-column-monk = monnik
cli-column-healer = heelmeester
cli-column-farmer = landbouwer
cli-column-scholar = geleerde
cli-column-wild = vraagteken
cli-terminal-welcome-year = Welkom aan het hof. Antwoord met het nummer van een keuze; ? legt de rest uit.
cli-terminal-rule-year = Zeg welke regel: r Y14, of r en een woord dat erin voorkomt.
cli-terminal-help-year =
    Wat je kunt typen:
      3          de keuze met dit nummer (de woorden in de notatie mogen ook)
      u          ongedaan maken: terug naar je laatste beslissing, zolang het toeval niet aan zet was
      h          een tip: de drie beste keuzes, met je winstkans en je punten
      r Y14      een regel op nummer; r droogte: alle regels waarin “droogte” staat
      c          alle hoven in hun geheel, met de kaarten in de hand
      l          het hele verhaal tot nu toe
      b          nog eens de tafel en de keuzes
      q          stoppen; het spel wordt bewaard, --resume gaat ermee verder
    Hoe je de tafel leest:
      6× 4/2     6 fiches zijn over; elk gaat 4 velden vooruit op de personenpuntentabel en heeft 2 symbolen
      { "[" }Ge² ·]    een paleis met twee etages: een geleerde met 2 symbolen, en plaats voor één persoon
      1+2        één klein en twee grote privileges
      ▶          nu: deze maand, deze speler; de spelers staan in de volgorde van de personenpuntentabel
cli-terminal-hint-year = ongeveer { NUMBER($score, maximumFractionDigits: 0) } punten
