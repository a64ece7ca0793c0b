### Wat er mis is met een verslag

broken = fout: { $reason }
broken-at-line = regel { $number }: { $reason }
broken-at-move = zet { $number }: { $reason }
broken-empty = er staat geen verslag in
broken-too-large = het is langer dan enig verslag ({ $limit } bytes)
broken-not-utf8 = het is geen tekst in UTF-8 (byte { $byte })
broken-not-json = het is geen JSON (kolom { $column }: { $problem })
broken-cut = het houdt midden in het JSON-document op
broken-too-deep = de JSON is te diep genest
broken-not-object = het is { broken-kind }, geen JSON-object
broken-missing-key = “{ $key }” ontbreekt
broken-bad-key = “{ $key }” moet { broken-expected } zijn, niet { $value }
broken-bad-move = hij moet { broken-expected } zijn, niet { $value }
broken-format = het formaat is { $found }, en deze versie van drachenhof leest formaat { $known }
broken-game = het is van een spel “{ $game }” dat deze versie van drachenhof niet kent; ze kent wel: { $names }
broken-seats = het noemt { $seats } plaatsen voor { $players } spelers
broken-option = { $problem }
broken-illegal = { $problem }
broken-after-end = het spel is vóór deze zet afgelopen
broken-not-over = het noemt een uitslag, maar na zet { $moves } is het spel niet afgelopen
broken-no-scores = het spel is afgelopen, maar het noemt geen uitslag
broken-wrong-scores = het noemt de uitslag { $given }, maar na zet { $moves } is de stand { $found }
broken-wrong-places = het noemt de plaatsen { $given }, maar na zet { $moves } zijn het { $found }
broken-kind = { $kind ->
    [list] een lijst
    [text] een tekst
    [whole-number] een geheel getal
    [truth-value] een waarheidswaarde
    [null] null
   *[number] een getal
}
broken-expected = { $expected ->
    [object] een object
    [list] een lijst
    [text] een tekst
    [objects] een lijst van objecten
    [texts] een lijst van teksten
    [whole-numbers] een lijst van gehele getallen
   *[whole-number] een geheel getal
}
