### Fair deals: what `drachenhof verify` says of them

cli-verify-commitment = The server’s fingerprint, as you noted it before the first card: the record must have the same.
cli-verified-other-commitment = the server’s fingerprint in the record is not the one that you noted: the server has changed its secret, or it is another game
cli-verified-fair = { $said }; { $count ->
    [one] one deal or draw recomputed
   *[other] { $count } deals and draws recomputed
}
cli-verified-unchecked = { $said }; its deals were not checked, for it has no section “fair”
cli-verified-not-yet = { $said }; the deals cannot be checked yet, the server’s secret is told when the game is over
cli-verified-left-out = { $said }; seat { $seat } did not tell its secret and was left out
cli-verified-given = { $said }; { $moves ->
    [0] it began with a position, before the first move
    [one] its first move was given, for it began with a position
   *[other] its first { $moves } moves were given, for it began with a position
}

broken-fair-form = “{ $key }” should be { $expected ->
    [seat] the number of a seat
    [given] how many of its moves are given, a whole number
    [lot] a list with the place of each seat before the lot
    [empty] an empty list
    [line] a list of moves
    [table-id] 1 to 64 visible ASCII characters
   *[digits] 64 hexadecimal digits (0 to 9, a to f)
}, not { $value }
broken-fair-method = its deals follow a method { $found }, and this version of drachenhof knows { $known }
broken-fair-seats = its fair deal lists seat { $seat } twice, or not in the order of the seats
broken-fair-commitment = the server’s secret does not fit its commitment
broken-fair-seat-commitment = the secret of seat { $seat } does not fit its commitment
broken-fair-no-secret = the game is over, but the server’s secret is not told
broken-fair-table = it is of table { $table }, but its deals are those of table { $dealt }
broken-fair-line = the server’s secret was not made from the game that its luck follows
broken-fair-differs = by the secrets, deal or draw { $number } should be “{ $due }”, not “{ $found }”
broken-fair-lot = the seats by lot should be { $due } (places before the game), and it gives { $found }

## The file of a tournament

cli-verified-tournament = tournament: correct, { $people ->
    [one] one person
   *[other] { $people } people
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $games ->
    [one] one game
   *[other] { $games } games
}; the deals follow from its secret, and points and places from the games
cli-tournament-broken = tournament: broken: { $reason }
cli-tournament-form = “{ $key }” is missing, or not what it should be
cli-tournament-format = its format is { $found }, and this version of drachenhof reads format { $known }
cli-tournament-commitment = its secret does not fit its fingerprint
cli-tournament-other-commitment = its fingerprint is not the one that you noted
cli-tournament-other-table = the game of table { $table } is not part of it
cli-tournament-other-game = at table { $table } another game was played, or with other options
cli-tournament-other-luck = table { $table } did not have the luck of deal { $deal }
cli-tournament-other-seats = at table { $table } sat others than it says
cli-tournament-score = the game of table { $table } did not bring { $score }
cli-tournament-no-record = { $count ->
    [one] the game of table { $table } is missing
   *[other] { $count } games are missing, such as that of table { $table }
}
cli-tournament-standing = number { $number } should have place { $place } with { $points } percent
cli-tournament-tie = number { $number } should have { $key }: { $due }
