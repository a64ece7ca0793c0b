### Lernen: jedes Spiel in zwei Minuten, vor seinen nummerierten Regeln

learn-minutes = In zwei Minuten
learn-rules = Alle Regeln, nach Nummern
learn-try = Ausprobieren

## Der Weg ins Spiel

learn-lessons = Lernen durch Spielen
learn-lessons-why = Kurze Lektionen, in denen du entscheidest, zusammen { $minutes } Minuten. Du kannst jederzeit aufhören und später weitermachen.
learn-first-game = Deine erste Partie
learn-first-game-why = Spiele gegen drei freundliche Bots. Nichts zählt, und du darfst um Tipps bitten und Züge zurücknehmen.
learn-extras = Mehr entdecken
learn-extras-why = Kurze Lektionen zu den Optionen, die man an einem neuen Tisch einschalten kann.
learn-look-up = Nachschlagen
learn-look-up-why = Das Spiel in Bildern, und jede Regel mit ihrer Nummer.

## Lektionen

lesson-coach = Der Lehrer
lesson-you = Du
lesson-on = Weiter
lesson-back = Zurück
lesson-skip = Mach es für mich
lesson-again = Noch einmal
lesson-leave = Verlassen
lesson-all = Alle Lektionen
lesson-following = Als Nächstes: { $title }
lesson-steps = Schritt { $at } von { $count }
lesson-praise = { $number ->
    [0] Gut gemacht!
    [1] Genau.
    [2] Sehr gut!
    [3] Richtig.
   *[4] Gute Wahl!
}
lesson-state = { $state ->
    [begun] Weiter bei Schritt { $at } von { $count }
    [done] Geschafft. Etwa { $minutes } Minuten, so oft du magst
   *[new] Etwa { $minutes } Minuten
}
