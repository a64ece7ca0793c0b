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
    [table-id] 1 bis 64 sichtbare ASCII-Zeichen
   *[digits] 64 Hexadezimalziffern (0 bis 9, a bis f)
} sein, nicht { $value }
broken-fair-method = ihr Geben folgt einem Verfahren { $found }, und diese Version von drachenhof kennt { $known }
broken-fair-seats = ihr faires Geben nennt Platz { $seat } doppelt oder nicht in der Reihenfolge der Plätze
broken-fair-commitment = das Geheimnis des Servers passt nicht zu seiner Festlegung
broken-fair-seat-commitment = das Geheimnis von Platz { $seat } passt nicht zu seiner Festlegung
broken-fair-no-secret = das Spiel ist zu Ende, aber das Geheimnis des Servers ist nicht genannt
broken-fair-table = sie ist von Tisch { $table }, aber ihr Geben ist das von Tisch { $dealt }
broken-fair-differs = nach den Geheimnissen müsste das { $number }. Geben oder Ziehen „{ $due }“ sein, nicht „{ $found }“
broken-fair-lot = ausgelost ergeben sich die Plätze { $due } (Nummern vor dem Spiel), angegeben sind { $found }
