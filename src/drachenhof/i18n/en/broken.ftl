### What is wrong with a record

broken = broken: { $reason }
broken-at-line = line { $number }: { $reason }
broken-at-move = move { $number }: { $reason }
broken-empty = there is no record in it
broken-too-large = it is longer than any record ({ $limit } bytes)
broken-not-utf8 = it is not text in UTF-8 (byte { $byte })
broken-not-json = it is not JSON (column { $column }: { $problem })
broken-cut = it ends in the middle of the JSON document
broken-too-deep = its JSON is nested too deeply
broken-not-object = it is { broken-kind }, not an object of JSON
broken-missing-key = it has no “{ $key }”
broken-bad-key = “{ $key }” should be { broken-expected }, not { $value }
broken-bad-move = it should be { broken-expected }, not { $value }
broken-format = its format is { $found }, and this version of drachenhof reads format { $known }
broken-game = it is of a game “{ $game }” that this version of drachenhof does not know; it knows: { $names }
broken-seats = it lists { $seats } seats for { $players } players
broken-option = { $problem }
broken-illegal = { $problem }
broken-after-end = the game is over before this move
broken-not-over = it gives scores, but the game is not over after move { $moves }
broken-no-scores = the game is over, but it gives no scores
broken-wrong-scores = it gives the scores { $given }, but after move { $moves } the scores are { $found }
broken-wrong-places = it gives the places { $given }, but after move { $moves } the places are { $found }
broken-kind = { $kind ->
    [list] a list
    [text] a text
    [whole-number] a whole number
    [truth-value] true or false
    [null] null
   *[number] a number
}
broken-expected = { $expected ->
    [object] an object
    [list] a list
    [text] a text
    [objects] a list of objects
    [texts] a list of texts
    [whole-numbers] a list of whole numbers
   *[whole-number] a whole number
}
