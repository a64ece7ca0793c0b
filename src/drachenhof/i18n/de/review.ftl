### Die Nachbetrachtung eines Spiels

review-began = { $you ->
    [yes] Du begannst bei { $start } %.
   *[no] { $who } begann bei { $start } %.
}
review-deals = Kartenglück: { $points }.
review-own = { $you ->
    [yes] Deine Entscheidungen: { $points }.
   *[no] Eigene Entscheidungen: { $points }.
}
review-given = Was die anderen taten: { $points }.
review-rest = Übrig: { $points }.
review-and = { $all } und { $last }
review-ended = Am Ende: { $result } %.
review-verdict = { $verdict ->
    [very-bad] sehr schlecht
    [bad] schlecht
    [doubtful] zweifelhaft
    [unclear] vielleicht schlechter
    [forced] keine Wahl
   *[equal] vielleicht so gut wie die beste
}
review-no-mistakes = Keine Wahl war eindeutig ein Fehler.
review-because = Denn: { $reasons }.
review-no-reason = Kein einzelner Grund sticht heraus.
review-sound = { $you ->
    [yes] Von deinen { $all } Entscheidungen waren { $count } kein klarer Fehler.
   *[no] { $who }: Von { $all } Entscheidungen waren { $count } kein klarer Fehler.
}
review-gain = Zug { $number } war gut gewählt: { $choice } ({ $points } Siege in 100 Spielen).
