### Wie stehe ich da

doing-none = Noch nichts zusammenzufassen: Spiel ein Spiel zu Ende.
doing-why = Aus deinen letzten { $count } beendeten Spielen. Spiele nur gegen Bots und Spiele mit anderen Leuten werden nie zusammengezählt.
doing-more = Ältere Spiele sind hier nicht mitgezählt; die Dateien enthalten deine letzten { $count }.
doing-bots = Gegen Bots
doing-people = Mit anderen Leuten
doing-rating = Stärke im Lauf der Zeit
doing-rating-why = Die Linie ist deine geschätzte Stärke nach jedem Spiel, das gezählt hat; das Band zeigt, wo sie in 95 von 100 Fällen liegt. In der Rangliste stehen { $points } Punkte: So stark bist du fast sicher.
doing-strength = { $value } (zwischen { $low } und { $high })
doing-rating-none = Noch kein Spiel hat für die Rangliste gezählt.
doing-results = Ergebnisse
doing-results-why = In Klammern: wo der wahre Anteil der Siege in 95 von 100 Fällen liegt.
doing-by-all = Alle Spiele
doing-by-seat = Platz { $seat }
doing-by-players = { $players } Spieler
doing-without = ohne: { $option }
doing-openings = Häufigste erste Entscheidungen
doing-openings-why = Die häufigsten zuerst; nur solche, die in mindestens { $least } Spielen vorkamen.
doing-best = Beste erste Entscheidungen
doing-best-why = Nach dem Anteil der Siege; nur solche, die in mindestens { $least } Spielen vorkamen. Wo sich die Klammern überschneiden, kann die Reihenfolge Glück sein.
doing-col-what = Was
doing-col-games = Spiele
doing-col-won = Gewonnen
doing-col-place = Platz im Schnitt
doing-col-score = Ergebnis im Schnitt
doing-share = { $percent } % ({ $low }–{ "\u2060" }{ $high } %)
doing-rivals = Im direkten Vergleich
doing-rivals-why = Wie oft du besser warst als die, die du mindestens { $least }-mal getroffen hast.
doing-col-name = Gegner
doing-col-ahead = Besser
doing-col-behind = Schlechter
doing-col-equal = Gleich
doing-feats = Rekorde
doing-feat = { $kind ->
    [score] Bestes Ergebnis
    [lead] Größter Vorsprung bei einem Sieg
   *[other] { $kind }
}
doing-search = Beendete Spiele
doing-search-name = Mit wem
doing-search-won = Ausgang
doing-search-any = alle
doing-search-yes = gewonnen
doing-search-no = nicht gewonnen
doing-search-against = Gegen
doing-search-none = Kein solches Spiel.
doing-search-more = Mehr zeigen
doing-files = Zum Mitnehmen:
doing-json = alle Spiele als JSON
doing-csv = alle Spiele als Tabelle (CSV)
doing-summary = diese Übersicht als JSON
