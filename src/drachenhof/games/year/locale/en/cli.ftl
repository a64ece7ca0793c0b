### In the Year of the Dragon in the terminal

cli-super = { $event } in month { $month }
cli-group-free = free
cli-display = display
cli-hand = In hand:
cli-wall-tiles = Wall tiles:
cli-court-order = in order
cli-court-points = points
cli-court-track = track
cli-court-yuan = yuan
cli-court-rice = rice
cli-court-fireworks = firew.
cli-court-privileges = priv.
cli-court-cards = cards
cli-court-palaces = palaces
cli-month-peace = Peace
cli-month-tribute = Tribute
cli-month-drought = Drought
cli-month-mongols = Mongols
cli-month-festival = Festival
cli-month-contagion = Contag.
cli-column-craftsman = craftsman
cli-column-court-lady = court lady
cli-column-tax-collector = tax collector
cli-column-pyrotechnist = pyrotechnist
cli-column-warrior = warrior
cli-column-monk = monk
cli-column-healer = healer
cli-column-farmer = farmer
cli-column-scholar = scholar
cli-column-wild = wild
cli-terminal-welcome-year = Welcome to the court. Answer with the number of a choice; ? explains the rest.
cli-terminal-rule-year = Say which rule: r Y14, or r and a word that occurs in it.
cli-terminal-help-year =
    What you can type:
      3          the choice with this number (its words in the notation work, too)
      u          undo: back to your last decision, as long as chance has not moved
      h          a hint: the three best choices, with your chance to win and your points
      r Y14      a rule by its number; r drought: all rules that say “drought”
      c          every court in full, with the cards in hand
      l          the whole story so far
      b          the board and the choices again
      q          leave; the game is kept, --resume continues it
    How to read the board:
      6× 4/2     6 tiles are left; each moves 4 spaces on the track and has 2 symbols
      { "[" }Sc² ·]    a palace of two floors: a scholar with 2 symbols, and room for one person
      1+2        one small and two large privileges
      ▶          now: this month, this player; players stand in the order of the track
cli-terminal-hint-year = about { NUMBER($score, maximumFractionDigits: 0) } points
