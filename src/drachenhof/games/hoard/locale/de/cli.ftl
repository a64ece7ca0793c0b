### Drachensachen im Terminal

## Der Tisch

cli-hoard-player = Spieler
cli-hoard-lost = Verlust
cli-hoard-last = zuletzt
cli-hoard-hand = Hand
cli-hoard-known = davon bekannt
cli-hoard-remainders = offen auf verdeckt
cli-hoard-empty = leer
cli-hoard-on = auf
cli-hoard-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cli-hoard-draws = { $count ->
    [0] Nachziehstapel leer
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $count } Karten
}
cli-hoard-next = Als Nächstes:
cli-hoard-abilities = Es gilt:
cli-hoard-curses = Verflucht:
cli-hoard-curse = { $curse ->
    [many-6] 6 Handkarten
    [many-7] 7 Handkarten
    [many-8] 8 Handkarten
    [unknowing-4-2] 4 verdeckt, 2 offen
    [unknowing-5-1] 5 verdeckt, 1 offen
    [unknowing-6-0] 6 verdeckt, 0 offen
   *[chaos] Chaos
}
cli-hoard-your-hand = Deine Hand:
cli-hoard-no-hand = keine; du spielst von deinen offenen Karten
cli-hoard-blind = keine; nur verdeckte Karten sind übrig
cli-hoard-type = alle Karten
cli-hoard-row-hand = deine Hand
cli-hoard-row-known = in anderen Händen bekannt
cli-hoard-row-open = offen
cli-hoard-row-pile = Stapel
cli-hoard-row-gone = aus der Runde
cli-hoard-row-unseen = nicht gesehen

## drachenhof simulate

cli-hoard-mean = Verlorene Münzen im Schnitt

## drachenhof terminal

cli-terminal-welcome-hoard = Willkommen im Hort. Antworte mit der Nummer einer Möglichkeit; ? erklärt den Rest.
cli-terminal-rule-hoard = Sag, welche Regel: r H14, oder r und ein Wort, das darin vorkommt.
cli-terminal-help-hoard =
    Was du eingeben kannst:
      3          die Möglichkeit mit dieser Nummer (ihre Worte in der Notation gehen auch)
      u          rückgängig: zurück zu deiner letzten Entscheidung, solange sonst niemand am Zug war
      h          ein Tipp: die drei besten Züge, mit Siegchance und verlorenen Münzen
      r H14      eine Regel nach ihrer Nummer; r Protecto: alle Regeln, in denen „Protecto“ steht
      c          alle Karten gezählt: was du hast, was offen liegt, was du nicht gesehen hast
      l          die ganze Geschichte bisher, wie du sie gesehen hast
      b          noch einmal der Tisch und die Möglichkeiten
      q          aufhören; das Spiel wird aufbewahrt, --resume setzt es fort
    Wie der Tisch zu lesen ist:
      ▴          angehoben: Diese Karte ist jetzt spielbar
      7 ×2       zwei Karten dieser Art
      { "[" }7] [░]    letztes Aufgebot: eine offene 7 auf einer verdeckten Karte, und eine verdeckte allein
      7 Nu + 3   von dieser Hand kennst du eine 7 und einen Nulla; drei weitere Karten sind darin
      ▶          wer am Zug ist

cli-terminal-hint-hoard = etwa { NUMBER($score, maximumFractionDigits: 1) } verlorene Münzen
