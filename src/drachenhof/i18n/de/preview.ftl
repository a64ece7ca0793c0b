### Wie ein Link aussieht, wo er geteilt wird

preview-home = Zwei Brettspiele, mit Freunden oder gegen Bots. Ein Name genügt.
preview-open = { $free ->
    [0] Das Spiel beginnt gleich.
    [one] Spiel mit: Ein Platz ist frei.
   *[other] Spiel mit: { $free } Plätze sind frei.
}
preview-playing = Das Spiel läuft: Schau zu.
preview-over = Sieh dir an, wie das Spiel lief, Zug für Zug.
preview-daily = Das heutige Spiel ist für alle gleich: Was machst du daraus?
preview-duel = Schlag mich: genau dasselbe Spiel, mit demselben Glück.
preview-tournament = Alle spielen dieselben Verteilungen: Mach mit, ein Name genügt.
