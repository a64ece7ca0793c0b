### De nabeschouwing van een spel

review-began = { $you ->
    [yes] Je begon op { $start }%.
   *[no] { $who } begon op { $start }%.
}
review-deals = Geluk bij het delen: { $points }.
review-own = { $you ->
    [yes] Jouw keuzes: { $points }.
   *[no] Eigen keuzes: { $points }.
}
review-given = Wat de anderen deden: { $points }.
review-rest = Over: { $points }.
review-and = { $all } en { $last }
review-ended = Aan het einde: { $result }%.
review-verdict = { $verdict ->
    [very-bad] heel slecht
    [bad] slecht
    [doubtful] twijfelachtig
    [unclear] misschien slechter
    [forced] geen keuze
   *[equal] misschien zo goed als de beste
}
review-no-mistakes = Geen keuze was duidelijk een fout.
review-because = Want: { $reasons }.
review-no-reason = Geen enkele reden springt eruit.
review-sound = { $you ->
    [yes] Van je { $all } beslissingen waren er { $count } geen duidelijke fout.
   *[no] { $who }: van { $all } beslissingen waren er { $count } geen duidelijke fout.
}
review-gain = Zet { $number } was goed gekozen: { $choice } ({ $points } overwinningen op 100 spellen).
