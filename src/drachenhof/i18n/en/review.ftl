### The review of a game

review-began = { $you ->
    [yes] You began at { $start }%.
   *[no] { $who } began at { $start }%.
}
review-deals = Deals: { $points }.
review-own = { $you ->
    [yes] Your choices: { $points }.
   *[no] Own choices: { $points }.
}
review-given = What the others did: { $points }.
review-rest = Left over: { $points }.
review-and = { $all } and { $last }
review-ended = In the end: { $result }%.
review-verdict = { $verdict ->
    [very-bad] very bad
    [bad] bad
    [doubtful] doubtful
    [unclear] perhaps worse
    [forced] no choice
   *[equal] perhaps as good as the best
}
review-no-mistakes = No choice was clearly a mistake.
review-because = Because: { $reasons }.
review-no-reason = No single reason stands out.
review-sound = { $you ->
    [yes] Of your { $all } decisions, { $count } were no clear mistake.
   *[no] { $who }: of { $all } decisions, { $count } were no clear mistake.
}
review-gain = Move { $number } was well chosen: { $choice } ({ $points } wins in 100 games).
