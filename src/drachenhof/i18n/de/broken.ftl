### Was an einer Aufzeichnung falsch ist

broken = fehlerhaft: { $reason }
broken-at-line = Zeile { $number }: { $reason }
broken-at-move = Zug { $number }: { $reason }
broken-empty = es ist keine Aufzeichnung darin
broken-too-large = sie ist länger als jede Aufzeichnung ({ $limit } Bytes)
broken-not-utf8 = sie ist kein Text in UTF-8 (Byte { $byte })
broken-not-json = sie ist kein JSON (Spalte { $column }: { $problem })
broken-cut = sie endet mitten im JSON-Dokument
broken-too-deep = ihr JSON ist zu tief verschachtelt
broken-not-object = sie ist { broken-kind }, kein JSON-Objekt
broken-missing-key = es fehlt „{ $key }“
broken-bad-key = „{ $key }“ sollte { broken-expected } sein, nicht { $value }
broken-bad-move = er sollte { broken-expected } sein, nicht { $value }
broken-format = ihr Format ist { $found }, und diese Version von drachenhof liest Format { $known }
broken-game = sie ist von einem Spiel „{ $game }“, das diese Version von drachenhof nicht kennt; sie kennt: { $names }
broken-seats = sie nennt { $seats } Plätze für { $players } Spieler
broken-option = { $problem }
broken-illegal = { $problem }
broken-after-end = das Spiel ist vor diesem Zug zu Ende
broken-not-over = sie nennt ein Ergebnis, aber nach Zug { $moves } ist das Spiel nicht zu Ende
broken-no-scores = das Spiel ist zu Ende, aber sie nennt kein Ergebnis
broken-wrong-scores = sie nennt das Ergebnis { $given }, aber nach Zug { $moves } steht es { $found }
broken-wrong-places = sie nennt die Plätze { $given }, aber nach Zug { $moves } sind es { $found }
broken-kind = { $kind ->
    [list] eine Liste
    [text] ein Text
    [whole-number] eine ganze Zahl
    [truth-value] ein Wahrheitswert
    [null] null
   *[number] eine Zahl
}
broken-expected = { $expected ->
    [object] ein Objekt
    [list] eine Liste
    [text] ein Text
    [objects] eine Liste von Objekten
    [texts] eine Liste von Texten
    [whole-numbers] eine Liste ganzer Zahlen
   *[whole-number] eine ganze Zahl
}
