### How am I doing

doing-none = Nothing to sum up yet: play a game to its end.
doing-why = From your latest { $count } finished games. Games against bots alone and games with other people are never summed together.
doing-more = Older games are not summed up here; the files have your latest { $count }.
doing-bots = Against bots
doing-people = With other people
doing-rating = Rating over time
doing-rating-why = The line is your estimated strength after each game that counted; the band shows where it lies 95 times in 100. The ratings show { $points }: a strength that you almost certainly have.
doing-strength = { $value } (between { $low } and { $high })
doing-rating-none = No game has counted for the ratings yet.
doing-results = Results
doing-results-why = In brackets: where the true share of wins lies, 95 times in 100.
doing-by-all = All games
doing-by-seat = Seat { $seat }
doing-by-players = { $players } players
doing-without = without: { $option }
doing-openings = Favourite first choices
doing-openings-why = The most frequent first; only those of at least { $least } games.
doing-best = Best first choices
doing-best-why = By the share of wins; only those of at least { $least } games. Where the brackets overlap, the order may be luck.
doing-col-what = What
doing-col-games = Games
doing-col-won = Won
doing-col-place = Average place
doing-col-score = Average score
doing-share = { $percent }% ({ $low }–{ "\u2060" }{ $high }%)
doing-rivals = Head to head
doing-rivals-why = How often you finished ahead of those you have met at least { $least } times.
doing-col-name = Opponent
doing-col-ahead = Ahead
doing-col-behind = Behind
doing-col-equal = Equal
doing-feats = Records
doing-feat = { $kind ->
    [score] Best score
    [lead] Biggest winning margin
   *[other] { $kind }
}
doing-search = Finished games
doing-search-name = With whom
doing-search-won = Result
doing-search-any = all
doing-search-yes = won
doing-search-no = not won
doing-search-against = Against
doing-search-none = No such game.
doing-search-more = Show more
doing-files = Take it with you:
doing-json = all games as JSON
doing-csv = all games as a table (CSV)
doing-summary = this summary as JSON
