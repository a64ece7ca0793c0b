### Duplikatturniere

tournament-titles = Turniere
tournament-title = Turnier von { $name }
tournament-what-bots = Alle spielen dieselben Verteilungen allein gegen dieselben Bots: dasselbe Glück, derselbe Platz. Wer, Verteilung für Verteilung, die meisten anderen schlägt, gewinnt.
tournament-what-people = In jeder Runde spielen alle Tische dieselbe Verteilung. Verglichen wirst du mit denen, die an den anderen Tischen deinen Platz hatten.
tournament-deals-count = { $count ->
    [one] eine Verteilung
   *[other] { $count } Verteilungen
}
tournament-rounds-count = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
tournament-players-count = { $count } an einem Tisch
tournament-bots-bots = gegen { $count ->
    [one] einen Bot
   *[other] { $count } Bots
}: { $bot }
tournament-bots-people = Bots an freien Plätzen: { $bot }
tournament-over = Das Turnier ist vorbei.
tournament-closed = Vom Gastgeber vorzeitig beendet:
tournament-waits = Wer es angelegt hat, beginnt es, wenn alle da sind.
tournament-waits-yours = Beginne, wenn alle da sind.
tournament-until = Bis
tournament-round-of = Runde { $round } von { $rounds }
tournament-play = Verteilung { $number } spielen
tournament-go-on-deal = Verteilung { $number } fortsetzen
tournament-go-on-round = Zu deinem Tisch in Runde { $number }
tournament-join = Teilnehmen
tournament-all-played = Du hast alle Verteilungen gespielt. Die Tabelle steht fest, wenn die Zeit um ist.
tournament-wait-here = Du nimmst teil. Dein Spiel erscheint hier, sobald es beginnt.
tournament-begin = Beginnen
tournament-begin-round = Runde { $number } beginnen
tournament-extend = Einmal verlängern
tournament-close = Jetzt beenden
tournament-close-sure = Das Turnier jetzt beenden? Spiele, die nicht zu Ende sind, zählen nicht.
tournament-leave = Aussteigen
tournament-leave-sure = Aus dem Turnier aussteigen? Was du gespielt hast, bleibt; was du nicht gespielt hast, zählt als letzter Rang.
tournament-remove = { $name } entfernen
tournament-file = Alles zum Nachprüfen herunterladen
tournament-link = Link zu diesem Turnier
tournament-link-why = Wer den Link öffnet, kann teilnehmen, auch später noch. Ein Name genügt.
tournament-somebody = jemand, der gegangen ist
tournament-you = du
tournament-left = ausgestiegen
tournament-people = { $count ->
    [one] Eine Person nimmt teil.
   *[other] { $count } Personen nehmen teil.
}
tournament-percent = { $points } %
tournament-table = Die Tabelle bisher
tournament-table-end = Die Tabelle
tournament-col-place = Rang
tournament-col-name = Name
tournament-col-points = Punkte
tournament-col-done = Gespielt
tournament-col-seat = Platz
tournament-col-score = Ergebnis
tournament-how = Wie Punkte und Ränge zustande kommen
tournament-how-points-bots = Für jede Verteilung bekommst du den Anteil der anderen, die du damit schlägst; Gleichstand zählt halb. Die Punkte sind der Durchschnitt aller Verteilungen.
tournament-how-points-people = Für jede Runde bekommst du den Anteil derer, die du auf deinem Platz an den anderen Tischen schlägst, Bots eingeschlossen; Gleichstand zählt halb. Gibt es nur einen Tisch, wirst du mit den anderen daran verglichen. Die Punkte sind der Durchschnitt aller Runden.
tournament-how-among = Wer gleich viele Punkte hat, wird auf dieselbe Art nur untereinander verglichen.
tournament-how-total = Ist auch das gleich, entscheidet die Summe der Ergebnisse; ein nicht gespieltes Spiel zählt wie das schlechteste Ergebnis seiner Verteilung.
tournament-how-shared = Wer dann noch gleich ist, teilt sich den Rang.
tournament-tie-among = Gleich viele Punkte wie andere; nur untereinander verglichen: { $among }.
tournament-tie-total = Gleich viele Punkte wie andere, auch untereinander ({ $among }); die Summe der Ergebnisse entscheidet: { $total }.
tournament-tie-total-open = Gleich viele Punkte wie andere, auch untereinander ({ $among }); es entscheidet die Summe der Ergebnisse, die am Ende bekannt wird.
tournament-tie-shared = Gleich in den Punkten, untereinander ({ $among }) und in der Summe der Ergebnisse ({ $total }): Der Rang ist geteilt.
tournament-tie-shared-open = Bisher in allem gleich mit anderen: Der Rang ist geteilt.
tournament-how-missed-bots = Bis zum Ende kannst du einsteigen und in beliebiger Reihenfolge spielen. Was du bis dahin nicht beendet, aufgegeben oder einem Bot überlassen hast, zählt als letzter Rang. Wer kein Spiel begonnen hat, steht nicht in der Tabelle.
tournament-how-missed-people = Wer später kommt, steigt in der nächsten Runde ein; verpasste Runden bringen keine Punkte. Wer geht, einen Bot spielen lässt oder dem Abbruch zustimmt, bekommt für diese Runde keine. Geben alle anderen auf, hast du gewonnen; ein Spiel, das nicht rechtzeitig zu Ende war, bringt denen, die geblieben sind, die Hälfte, außer wenn nur Bots mit am Tisch saßen.
tournament-own-deals = Die Verteilungen
tournament-own-rounds = Die Runden
tournament-deal = Verteilung { $number }
tournament-round = Runde { $number }
tournament-no-score = ohne Ergebnis
tournament-begun = begonnen
tournament-not-yet-deal = nicht gespielt
tournament-not-yet-round = nicht gespielt
tournament-games-over = { $over } von { $begun } Spielen zu Ende
tournament-look-deal = Ergebnisse von Verteilung { $number }
tournament-look-round = Ergebnisse von Runde { $number }
tournament-results-deal = Alle in Verteilung { $number }
tournament-results-round = Alle in Runde { $number }
tournament-fair-secret = Alle Verteilungen folgen aus einem Geheimnis, das vor dem Ende niemand erfährt. Sein Fingerabdruck:
tournament-fair-check = Am Ende können alle die Tabelle mit sämtlichen Spielen herunterladen; „drachenhof verify DATEI“ rechnet Verteilungen, Punkte und Ränge nach.
tournament-fair-not = Nicht verhindert: ein zweiter Versuch unter anderem Namen, Freunde, die einander verraten, was kommt, und ein Gastgeber, der das Turnier beendet, wann es ihm passt. Für die Rangliste zählt ein Turnier nicht.

## Eines anlegen

tournament-new = Ein neues Turnier
tournament-new-why = Wähle ein Spiel und schick den Link: Alle spielen dieselben Verteilungen. Bis zu 100 Personen können teilnehmen.
tournament-kind = Gegen wen?
tournament-kind-bots = Jeder allein gegen Bots
tournament-kind-people = Menschen an Tischen
tournament-why-bots = Alle spielen, wann es ihnen passt; niemand wartet auf andere.
tournament-why-people = In jeder Runde triffst du andere, und die Plätze wechseln. Freie Plätze füllen Bots.
tournament-pace = Wann?
tournament-pace-days = Über mehrere Tage
tournament-pace-live = Live, zusammen
tournament-why-days-bots = Die Verteilungen können ab sofort bis zum Ende gespielt werden, wann es passt.
tournament-why-live-bots = Du beginnst es, wenn alle da sind.
tournament-why-days-people = Du beginnst die erste Runde, wenn alle dabei sind. Alle haben für jede Entscheidung einen Tag; dann spielt ein Bot weiter.
tournament-why-live-people = Du beginnst die erste Runde, wenn alle da sind. Für alle, die drei Minuten weg sind, spielt ein Bot.
tournament-deals = Verteilungen
tournament-rounds = Runden
tournament-lasts = Zeit für alles
tournament-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
tournament-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
tournament-players = Spieler an einem Tisch
tournament-bot = Bots
tournament-options = Varianten des Spiels
tournament-new-go = Turnier anlegen
tournament-list = Deine Turniere
tournament-list-none = Du hast noch keines angelegt, und an keinem teilgenommen.
tournament-done = { $done } von { $deals } gespielt
