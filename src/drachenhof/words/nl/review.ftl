### De nabeschouwing van een spel

review-began = { $you ->
    [yes] Je begon op { $start } %.
   *[no] { $who } begon op { $start } %.
}
review-deals = Geluk bij het delen: { $points }.
review-own = { $you ->
    [yes] Jouw keuzes: { $points }.
   *[no] Eigen keuzes: { $points }.
}
review-given = { $you ->
    [yes] Wat anderen je gaven: { $points }.
   *[no] Wat anderen gaven: { $points }.
}
review-rest = Rest: { $points }.
review-ended = Aan het einde: { $result } %.
review-verdict = { $verdict ->
    [very-bad] heel slecht
    [bad] slecht
    [doubtful] twijfelachtig
    [unclear] misschien slechter
    [forced] geen keuze
   *[equal] zo goed als de beste
}
review-no-mistakes = Geen keuze was duidelijk een fout.
review-because = Want: { $reasons }.
review-no-reason = De oorzaken zijn niet te noemen.
