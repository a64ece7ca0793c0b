### Das Spiel des Tages

daily-title = Das Spiel des Tages
daily-today = Spiel des Tages
daily-of = { $game }, { $day }
daily-why = Jeden Tag dasselbe Spiel für alle: dasselbe Glück, derselbe Platz, dieselben Gegner. Dein erster Versuch zählt.
daily-play = Das heutige Spiel spielen
daily-make-up = Diesen Tag nachholen
daily-go-on = Deinen Versuch fortsetzen
daily-fun = Noch einmal, zum Spaß
daily-seat = Platz { $seat } von { $players }
daily-against = gegen { $count ->
    [one] einen Bot
   *[other] { $count } Bots
}: { $bot }
daily-tries = { $count ->
    [0] Noch niemand ist fertig.
    [one] Eine Person ist fertig.
   *[other] { $count } Personen sind fertig.
}
daily-own-place = { $count ->
    [one] Vor dir war noch niemand fertig.
   *[other] Du bist Nummer { $place } von { $count }.
}
daily-own-only = Außer dir hat es niemand zu Ende gespielt.
daily-ahead = { $others ->
    [one] Besser als die einzige andere Person.
   *[other] Besser als { $percent } % der anderen.
}
daily-given-up = Du hast diesen Versuch aufgegeben, oder ein Bot hat für dich gespielt: Er steht nicht in der Tabelle.
daily-made-up = Du hast diesen Tag nachgeholt: Deine Serie geht weiter, aber in der Tabelle steht er nicht.
daily-streak = { $days ->
    [0] Noch keine Serie
    [one] Serie: ein Tag
   *[other] Serie: { $days } Tage
}
daily-streak-why = Tage in Folge. Ein verpasster Tag lässt sich eine Woche lang nachholen.
daily-missed = Nachholen:
daily-scores = Alle Ergebnisse
daily-scores-why = Wie viele welches Ergebnis hatten.
daily-scores-own = Wie viele welches Ergebnis hatten; deines ist markiert.
daily-score-count = { $score }: { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
daily-results = Die Besten
daily-all = Die ersten { $count } zeigen
daily-col-place = Platz
daily-col-name = Name
daily-col-score = Ergebnis
daily-col-finished = Am Tisch
daily-finished = { $place }. Platz
daily-you = du
daily-look = Spiel von { $name } nachspielen
daily-look-own = Dein Spiel nachspielen
daily-hidden = Die Spiele der anderen siehst du, wenn du mit deinem fertig bist.
daily-shown = Ein Name führt zum Nachspielen.
daily-best-before = Am Tag davor am besten: { $name }, { $score }
daily-share = Ergebnis teilen
daily-share-picture = Als Bild
daily-share-copied = Der Text ist in der Zwischenablage.
daily-share-failed = Der Text ließ sich nicht kopieren; hier ist er:
daily-share-title = Drachenhof · { $game } · { $day }
daily-share-result = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] 🐉
} { $place }. Platz von { $players } · { $score }
daily-share-ahead = { $count ->
    [one] besser als die einzige andere Person
   *[other] besser als { $percent } % von { $count } anderen
}
daily-share-streak = 🔥 { $days } Tage in Folge
daily-fair = Ist das fair?
daily-fair-today = Alles Glück des Tages folgt aus einem Geheimnis. Sein Fingerabdruck war hier schon am Tag davor zu sehen:
daily-fair-next = Fingerabdruck des Tages danach:
daily-fair-secret = Der Tag ist vorbei; das war sein Geheimnis:
daily-fair-open = Auf dem eigenen Rechner folgt das Glück des Tages allein aus dem Datum. Es ist dasselbe wie bei „drachenhof daily“ im Terminal, und vorausberechnen könnte es jeder: Hier geht es nur um dich.
daily-fair-open-secret = Das Geheimnis des Tages:
daily-fair-not = Was sich nicht verhindern lässt: ein zweiter Versuch unter anderem Namen, und Freunde, die einander verraten, was kommt. Die Tabelle ist deshalb nur zum Spaß da und zählt für keine Rangliste.
daily-earlier = Der Tag davor
daily-later = Der Tag danach

## drachenhof daily

cli-daily = Das Spiel des Tages spielen, für alle dasselbe, hier im Terminal.
cli-daily-day = Ein anderer Tag als heute, etwa 2026-11-17.
cli-daily-fun = Noch einmal, zum Spaß: Es liegt dann bei deinen anderen Spielen.
cli-daily-done = Diesen Tag hast du schon gespielt. Noch einmal, zum Spaß: { $command }
cli-daily-no-day = „{ $day }“ ist kein Tag; Tage schreibt man wie { $today }.
cli-daily-to-come = { $day } kommt erst noch; heute ist { $today }, in UTC.
cli-daily-no-hints = Der Versuch, der zählt, hat keine Tipps; beim Spielen zum Spaß gibt es sie.
