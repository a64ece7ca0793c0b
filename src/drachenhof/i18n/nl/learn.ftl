### Leren: elk spel in twee minuten, vóór de genummerde regels

learn-minutes = In twee minuten
learn-rules = Alle regels, op nummer
learn-explore = Kijk wat werkt, uit veel spellen
learn-try = Probeer het
learn-rule-exactly = De hele regel

## De weg naar het spel

learn-lessons = Leren door te spelen
learn-lessons-why = Korte lessen waarin jij beslist, samen { $minutes } minuten. De eerste { $count ->
    [2] twee
   *[other] { $count }
} duren vijf minuten, en dan kun je een spel beginnen. Je kunt altijd stoppen en later verdergaan.
learn-first-game = Je eerste spel
learn-first-game-why = Speel tegen drie beginners, met een coach die waarschuwt voor dure keuzes. Niets telt, en je mag om tips vragen en zetten terugnemen.
learn-first-game-done = ✓ Je bent aan je eerste spel begonnen.
learn-extras = Meer ontdekken
learn-extras-why = Korte lessen voor wat minder vaak voorkomt, en voor de varianten die je aan een nieuwe tafel kunt aanzetten.
learn-look-up = Opzoeken
learn-look-up-why = Het spel in beelden, en elke regel met zijn nummer.

## Lessen

lesson-coach = De coach
lesson-you = Jij
lesson-on = Verder
lesson-back = Terug
lesson-skip = Doe het voor mij
lesson-again = Nog eens
lesson-leave = Verlaten
lesson-all = Alle lessen
lesson-first-game = Speel je eerste spel
lesson-following = Hierna: { $title }
lesson-steps = Stap { $at } van { $count }
lesson-not-now = Deze nu even niet.
lesson-praise = { $number ->
    [0] Goed gedaan!
    [1] Precies.
    [2] Heel goed!
    [3] Dat is het.
   *[4] Goede keuze!
}
lesson-state = { $state ->
    [begun] Verder bij stap { $at } van { $count }
    [done] { $minutes ->
        [one] Klaar. Ongeveer 1 minuut, zo vaak je wilt
       *[other] Klaar. Ongeveer { $minutes } minuten, zo vaak je wilt
    }
   *[new] { $minutes ->
        [one] Ongeveer 1 minuut
       *[other] Ongeveer { $minutes } minuten
    }
}

## Opgaven

learn-drills = Scherp je blik
learn-drills-go = Naar de opgaven
learn-drills-next = Volgende opgave
drill = Opgave
drill-all = Opgaven
drill-why = Posities uit spellen van sterke bots waarin één keuze duidelijk de beste is. Vind je die, dan krijg je drie sterren.
drill-progress = Je hebt { $tried } van { $count } geprobeerd en { $stars ->
    [one] { $stars } ster.
   *[other] { $stars } sterren.
}
drill-of = { $stars } van { $count } sterren
drill-level = { $level ->
    [1] makkelijk
    [2] gemiddeld
   *[3] moeilijk
}
drill-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
drill-stars = { $stars ->
    [one] { $stars } ster van 3
   *[other] { $stars } sterren van 3
}
drill-untried = nog niet geprobeerd
drill-ask = Wat is hier het beste? Kies op het bord.
drill-hint = Alleen je eerste keuze telt; wat ongeveer even goed is als het beste, telt ook.
drill-answer = { $stars ->
    [3] { $best ->
        [yes] Precies: dat is de beste keuze.
       *[no] Goed: dat is ongeveer even goed als het beste.
    }
    [2] Bijna. Het kost maar weinig.
    [1] Dat kost iets.
   *[0] Dat kost veel.
}
drill-instead = Jouw keuze:
drill-tempting = Verleidelijk, maar slechter:
drill-next = Volgende opgave

## Tips

learn-tips = Tien tips die kloppen
learn-tips-why = Wat bots vonden in duizenden spellen, vanaf beide keuzes verder gespeeld. Elke tip heeft zijn getal.
learn-tips-figure = Van 100 spellen win je er zo ongeveer { NUMBER($value, maximumFractionDigits: 1) } meer ({ NUMBER($low, maximumFractionDigits: 1) } tot { NUMBER($high, maximumFractionDigits: 1) })
learn-tips-from = Zo is dit gemeten
