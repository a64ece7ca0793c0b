### Faires Austeilen: was `drachenhof verify` davon sagt

cli-verify-commitment = Der Fingerabdruck des Servers, wie du ihn vor der ersten Karte notiert hast: Die Aufzeichnung muss denselben haben.
cli-verified-other-commitment = der Fingerabdruck des Servers in der Aufzeichnung ist nicht der notierte: Der Server hat sein Geheimnis gewechselt, oder es ist ein anderes Spiel
cli-verified-fair = { $said }; { $count ->
    [one] ein Geben oder Ziehen nachgerechnet
   *[other] { $count }-mal Geben und Ziehen nachgerechnet
}
cli-verified-unchecked = { $said }; das Geben wurde nicht geprüft, denn ein Abschnitt „fair“ fehlt
cli-verified-not-yet = { $said }; das Geben lässt sich noch nicht prüfen, das Geheimnis des Servers wird am Spielende genannt
cli-verified-left-out = { $said }; Platz { $seat } hat sein Geheimnis nicht genannt und blieb außen vor
cli-verified-given = { $said }; { $moves ->
    [0] es begann mit einer Stellung, vor dem ersten Zug
    [one] der erste Zug war vorgegeben, denn es begann mit einer Stellung
   *[other] die ersten { $moves } Züge waren vorgegeben, denn es begann mit einer Stellung
}

broken-fair-form = „{ $key }“ sollte { $expected ->
    [seat] die Nummer eines Platzes
    [given] die Zahl der vorgegebenen Züge, eine ganze Zahl
    [lot] eine Liste mit dem Platz jedes Sitzes vor dem Losen
    [empty] eine leere Liste
    [line] eine Liste von Zügen
    [table-id] 1 bis 64 sichtbare ASCII-Zeichen
   *[digits] 64 Hexadezimalziffern (0 bis 9, a bis f)
} sein, nicht { $value }
broken-fair-method = ihr Geben folgt einem Verfahren { $found }, und diese Version von drachenhof kennt { $known }
broken-fair-seats = ihr faires Geben nennt Platz { $seat } doppelt oder nicht in der Reihenfolge der Plätze
broken-fair-commitment = das Geheimnis des Servers passt nicht zu seiner Festlegung
broken-fair-seat-commitment = das Geheimnis von Platz { $seat } passt nicht zu seiner Festlegung
broken-fair-no-secret = das Spiel ist zu Ende, aber das Geheimnis des Servers ist nicht genannt
broken-fair-table = sie ist von Tisch { $table }, aber ihr Geben ist das von Tisch { $dealt }
broken-fair-line = das Geheimnis des Servers wurde nicht aus dem Spiel gebildet, dessen Glück es folgt
broken-fair-differs = nach den Geheimnissen müsste das { $number }. Geben oder Ziehen „{ $due }“ sein, nicht „{ $found }“
broken-fair-lot = ausgelost ergeben sich die Plätze { $due } (Nummern vor dem Spiel), angegeben sind { $found }

## Die Datei eines Turniers

cli-verified-tournament = Turnier: richtig, { $people ->
    [one] eine Person
   *[other] { $people } Personen
}, { $deals ->
    [one] eine Verteilung
   *[other] { $deals } Verteilungen
}, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}; die Verteilungen folgen aus seinem Geheimnis, Punkte und Ränge aus den Spielen
cli-tournament-broken = Turnier: fehlerhaft: { $reason }
cli-tournament-form = „{ $key }“ fehlt oder ist nicht, was es sein sollte
cli-tournament-format = das Format ist { $found }, und diese Version von drachenhof liest Format { $known }
cli-tournament-commitment = das Geheimnis passt nicht zum Fingerabdruck
cli-tournament-other-commitment = der Fingerabdruck ist nicht der, den du notiert hast
cli-tournament-other-table = das Spiel von Tisch { $table } gehört nicht dazu
cli-tournament-other-game = an Tisch { $table } wurde ein anderes Spiel gespielt oder mit anderen Optionen
cli-tournament-other-luck = Tisch { $table } hatte nicht das Glück von Verteilung { $deal }
cli-tournament-other-seats = an Tisch { $table } saßen andere als angegeben
cli-tournament-score = das Spiel von Tisch { $table } brachte nicht { $score }
cli-tournament-no-record = { $count ->
    [one] das Spiel von Tisch { $table } fehlt
   *[other] { $count } Spiele fehlen, etwa das von Tisch { $table }
}
cli-tournament-standing = Nummer { $number } müsste mit { $points } Prozent auf Platz { $place } stehen
cli-tournament-tie = Nummer { $number } sollte { $key } haben: { $due }
