### Lernen: jedes Spiel in zwei Minuten, vor seinen nummerierten Regeln

learn-minutes = In zwei Minuten
learn-rules = Alle Regeln, nach Nummern
learn-explore = Sieh nach, was sich lohnt, aus vielen Spielen
learn-try = Ausprobieren
learn-rule-exactly = Die ganze Regel

## Der Weg ins Spiel

learn-lessons = Lernen durch Spielen
learn-lessons-why = Kurze Lektionen, in denen du entscheidest, zusammen { $minutes } Minuten. Die ersten { $count ->
    [2] zwei
   *[other] { $count }
} dauern fünf Minuten, danach kannst du ein Spiel beginnen. Du kannst jederzeit aufhören und später weitermachen.
learn-first-game = Dein erstes Spiel
learn-first-game-why = Spiele gegen drei Anfänger, mit einem Coach, der vor teuren Entscheidungen warnt. Nichts zählt, und du darfst um Tipps bitten und Züge zurücknehmen.
learn-first-game-done = ✓ Dein erstes Spiel hast du begonnen.
learn-extras = Mehr entdecken
learn-extras-why = Kurze Lektionen für das, was seltener vorkommt, und für die Varianten, die man an einem neuen Tisch einschalten kann.
learn-look-up = Nachschlagen
learn-look-up-why = Das Spiel in Bildern, und jede Regel mit ihrer Nummer.

## Lektionen

lesson-coach = Der Coach
lesson-you = Du
lesson-on = Weiter
lesson-back = Zurück
lesson-skip = Mach es für mich
lesson-again = Noch einmal
lesson-leave = Verlassen
lesson-all = Alle Lektionen
lesson-first-game = Spiele dein erstes Spiel
lesson-following = Als Nächstes: { $title }
lesson-steps = Schritt { $at } von { $count }
lesson-not-now = Das ist jetzt nicht dran.
lesson-praise = { $number ->
    [0] Gut gemacht!
    [1] Genau.
    [2] Sehr gut!
    [3] Richtig.
   *[4] Gute Wahl!
}
lesson-state = { $state ->
    [begun] Weiter bei Schritt { $at } von { $count }
    [done] { $minutes ->
        [one] Geschafft. Etwa 1 Minute, so oft du magst
       *[other] Geschafft. Etwa { $minutes } Minuten, so oft du magst
    }
   *[new] { $minutes ->
        [one] Etwa 1 Minute
       *[other] Etwa { $minutes } Minuten
    }
}

## Aufgaben

learn-drills = Den Blick schärfen
learn-drills-go = Zu den Aufgaben
learn-drills-next = Nächste Aufgabe
drill = Aufgabe
drill-all = Aufgaben
drill-why = Stellungen aus Spielen starker Bots, in denen eine Wahl klar die beste ist. Wer sie findet, bekommt drei Sterne.
drill-progress = Du hast { $tried } von { $count } versucht und { $stars ->
    [one] { $stars } Stern.
   *[other] { $stars } Sterne.
}
drill-of = { $stars } von { $count } Sternen
drill-level = { $level ->
    [1] leicht
    [2] mittel
   *[3] schwer
}
drill-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
drill-stars = { $stars ->
    [one] { $stars } Stern von 3
   *[other] { $stars } Sterne von 3
}
drill-untried = noch nicht versucht
drill-ask = Was ist hier am besten? Wähle auf dem Brett.
drill-hint = Nur deine erste Wahl zählt; was etwa so gut ist wie das Beste, zählt auch.
drill-answer = { $stars ->
    [3] { $best ->
        [yes] Genau: Das ist die beste Wahl.
       *[no] Richtig: Das ist etwa so gut wie das Beste.
    }
    [2] Fast. Es kostet nur wenig.
    [1] Das kostet etwas.
   *[0] Das kostet viel.
}
drill-instead = Deine Wahl:
drill-tempting = Verlockend, aber schlechter:
drill-next = Nächste Aufgabe

## Tipps

learn-tips = Zehn Tipps, die stimmen
learn-tips-why = Was Bots in Tausenden von Spielen fanden, die von beiden Entscheidungen aus weitergespielt wurden. Jeder Tipp hat seine Zahl.
learn-tips-figure = Von 100 Spielen gewinnt man damit etwa { NUMBER($value, maximumFractionDigits: 1) } mehr ({ NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) })
learn-tips-from = So wurde gemessen
