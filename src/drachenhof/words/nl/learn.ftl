### Leren: elk spel in twee minuten, vóór de genummerde regels

learn-minutes = In twee minuten
learn-rules = Alle regels, op nummer
learn-try = Probeer het

## De weg naar het spel

learn-lessons = Leren door te spelen
learn-lessons-why = Korte lessen waarin jij beslist, samen { $minutes } minuten. Je kunt altijd stoppen en later verdergaan.
learn-first-game = Je eerste partij
learn-first-game-why = Speel tegen drie vriendelijke bots. Niets telt, en je mag om hints vragen en zetten terugnemen.
learn-extras = Meer ontdekken
learn-extras-why = Korte lessen over de opties die je aan een nieuwe tafel kunt aanzetten.
learn-look-up = Opzoeken
learn-look-up-why = Het spel in beelden, en elke regel met zijn nummer.

## Lessen

lesson-coach = De leraar
lesson-you = Jij
lesson-on = Verder
lesson-back = Terug
lesson-skip = Doe het voor mij
lesson-again = Nog eens
lesson-leave = Verlaten
lesson-all = Alle lessen
lesson-following = Hierna: { $title }
lesson-steps = Stap { $at } van { $count }
lesson-praise = { $number ->
    [0] Goed gedaan!
    [1] Precies.
    [2] Heel goed!
    [3] Dat is het.
   *[4] Goede keuze!
}
lesson-state = { $state ->
    [begun] Verder bij stap { $at } van { $count }
    [done] Klaar. Ongeveer { $minutes } minuten, zo vaak je wilt
   *[new] Ongeveer { $minutes } minuten
}
