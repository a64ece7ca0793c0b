### Im Jahr des Drachen im Terminal

cli-super = { $event } in Monat { $month }
cli-group-free = frei
cli-display = Auslage
cli-hand = Auf der Hand:
cli-wall-tiles = Mauerplättchen:
cli-court-order = der Reihe nach
cli-court-points = Punkte
cli-court-track = Leiste
cli-court-yuan = Yuan
cli-court-rice = Reis
cli-court-fireworks = Rak.
cli-court-privileges = Priv.
cli-court-cards = Karten
cli-court-palaces = Paläste
cli-month-peace = Ruhe
cli-month-tribute = Tribut
cli-month-drought = Dürre
cli-month-mongols = Mongolen
cli-month-festival = Fest
cli-month-contagion = Krankh.
cli-column-craftsman = Handwerker
cli-column-court-lady = Hofdame
cli-column-tax-collector = Steuereintreiber
cli-column-pyrotechnist = Feuerwerker
cli-column-warrior = Krieger
cli-column-monk = Mönch
cli-column-healer = Heiler
cli-column-farmer = Bauer
cli-column-scholar = Gelehrter
cli-column-wild = Joker
cli-terminal-welcome-year = Willkommen am Hof. Antworte mit der Nummer einer Möglichkeit; ? erklärt den Rest.
cli-terminal-rule-year = Sag, welche Regel: r Y14, oder r und ein Wort, das darin vorkommt.
cli-terminal-help-year =
    Was du eingeben kannst:
      3          die Möglichkeit mit dieser Nummer (ihre Worte in der Notation gehen auch)
      u          rückgängig: zurück zu deiner letzten Entscheidung, solange der Zufall nicht am Zug war
      h          ein Tipp: die drei besten Züge, mit Siegchance und Punkten
      r Y14      eine Regel nach ihrer Nummer; r Dürre: alle Regeln, in denen „Dürre“ steht
      c          alle Höfe im Ganzen, mit den Karten auf der Hand
      l          die ganze Geschichte bisher
      b          noch einmal der Tisch und die Möglichkeiten
      q          aufhören; das Spiel wird aufbewahrt, --resume setzt es fort
    Wie der Tisch zu lesen ist:
      6× 4/2     6 Plättchen sind übrig; jedes zieht 4 Felder auf der Leiste und hat 2 Symbole
      { "[" }Ge² ·]    ein Palast mit zwei Etagen: ein Gelehrter mit 2 Symbolen, und Platz für eine Person
      1+2        ein kleines und zwei große Privilegien
      ▶          jetzt: dieser Monat, dieser Spieler; die Spieler stehen in der Reihenfolge der Leiste
cli-terminal-hint-year = etwa { NUMBER($score, maximumFractionDigits: 0) } Punkte
