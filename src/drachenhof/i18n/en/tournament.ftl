### Duplicate tournaments

tournament-titles = Tournaments
tournament-title = { $name }’s tournament
tournament-what-bots = Everybody plays the same deals alone against the same bots: the same luck, the same seat. Whoever beats the most others, deal by deal, wins.
tournament-what-people = In every round all tables play the same deal. You are compared with those who had your seat at the other tables.
tournament-deals-count = { $count ->
    [one] one deal
   *[other] { $count } deals
}
tournament-rounds-count = { $count ->
    [one] one round
   *[other] { $count } rounds
}
tournament-players-count = { $count } at a table
tournament-bots-bots = against { $count ->
    [one] one bot
   *[other] { $count } bots
}: { $bot }
tournament-bots-people = bots at empty seats: { $bot }
tournament-over = The tournament is over.
tournament-closed = The host ended the tournament early:
tournament-waits = The host begins it when everybody is there.
tournament-waits-yours = Begin it when everybody is there.
tournament-until = Until
tournament-round-of = Round { $round } of { $rounds }
tournament-play = Play deal { $number }
tournament-go-on-deal = Go on with deal { $number }
tournament-go-on-round = To your table of round { $number }
tournament-join = Take part
tournament-all-played = You have played all deals. The table is final when the time is up.
tournament-wait-here = You take part. Your game appears here as soon as it begins.
tournament-begin = Begin
tournament-begin-round = Begin round { $number }
tournament-extend = Extend once
tournament-close = End now
tournament-close-sure = End the tournament now? Games that are not over do not count.
tournament-leave = Leave
tournament-leave-sure = Leave the tournament? What you have played stays; what you have not played counts as last place.
tournament-remove = Remove { $name }
tournament-file = Download everything to check
tournament-link = Link to this tournament
tournament-link-why = Anyone with the link can join, even later. A name is enough.
tournament-somebody = somebody who left
tournament-you = you
tournament-left = has left
tournament-people = { $count ->
    [one] One player so far.
   *[other] { $count } players so far.
}
tournament-percent = { $points }%
tournament-table = The table so far
tournament-table-end = The table
tournament-col-place = Place
tournament-col-name = Name
tournament-col-points = Points
tournament-col-done = Played
tournament-col-seat = Seat
tournament-col-score = Score
tournament-how = How points and places are worked out
tournament-how-points-bots = For each deal you get the share of the others that you beat with it; a tie is half. The points are the mean of all deals.
tournament-how-points-people = For each round you get the share of those at your seat at the other tables that you beat, bots included; a tie is half. With one table only, you are compared with the others at it. The points are the mean of all rounds.
tournament-how-among = Those with the same points are compared with each other alone, in the same way.
tournament-how-total = If that is the same, too, the sum of the scores decides; a game that was not played counts as the worst score of its deal.
tournament-how-shared = Whoever is still equal shares the place.
tournament-tie-among = Same points as others; compared with them alone: { $among }.
tournament-tie-total = Same points as others, also compared with them alone ({ $among }); the sum of the scores decides: { $total }.
tournament-tie-total-open = Same points as others, also compared with them alone ({ $among }); the sum of the scores decides, which is told at the end.
tournament-tie-shared = Equal in points, in the comparison with each other alone ({ $among }) and in the sum of the scores ({ $total }): the place is shared.
tournament-tie-shared-open = Equal to others in everything so far: the place is shared.
tournament-how-missed-bots = You can join until the end, and play the deals in any order. Whatever you have not finished by then, have resigned or left to a bot counts as last place. Whoever has begun no game is not in the table.
tournament-how-missed-people = Whoever comes later joins the next round; missed rounds bring no points. Whoever leaves, lets a bot play or agrees to end the game gets none for that round. If all others resign, you have won; a game that was not over in time brings half to those who stayed, unless they had only bots with them.
tournament-own-deals = The deals
tournament-own-rounds = The rounds
tournament-deal = Deal { $number }
tournament-round = Round { $number }
tournament-no-score = without a score
tournament-begun = begun
tournament-not-yet-deal = not played
tournament-not-yet-round = not played
tournament-games-over = { $over } of { $begun } games over
tournament-look-deal = Results of deal { $number }
tournament-look-round = Results of round { $number }
tournament-results-deal = Everybody in deal { $number }
tournament-results-round = Everybody in round { $number }
tournament-fair-secret = All deals follow from one secret, which nobody is told before the end. Its fingerprint:
tournament-fair-check = At the end everybody can download the table with all games; “drachenhof verify FILE” computes the deals, the points and the places again.
tournament-fair-not = Not prevented: a second try under another name, friends who tell each other what comes, and a host who ends it at the moment that suits. No rating depends on a tournament.

## Making one

tournament-new = A new tournament
tournament-new-why = Choose a game and send the link: everybody plays the same deals. Up to 100 people can take part.
tournament-kind = Against whom?
tournament-kind-bots = Everybody alone, against bots
tournament-kind-people = People at tables
tournament-why-bots = Everybody plays when it suits them; nobody waits for anybody.
tournament-why-people = In each round you meet others, and seats change. Bots fill the empty seats.
tournament-pace = When?
tournament-pace-days = Over days
tournament-pace-live = Live, together
tournament-why-days-bots = The deals can be played from now on until the end, whenever it suits.
tournament-why-live-bots = You begin it when everybody is there.
tournament-why-days-people = You begin the first round when everybody has joined. Everybody has a day for each decision; then a bot plays on.
tournament-why-live-people = You begin the first round when everybody is there. Whoever is away for three minutes is played for by a bot.
tournament-deals = Deals
tournament-rounds = Rounds
tournament-lasts = Time for all of it
tournament-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
tournament-days = { $count ->
    [one] one day
   *[other] { $count } days
}
tournament-players = Players at a table
tournament-bot = Bots
tournament-options = Options of the game
tournament-new-go = Make the tournament
tournament-list = Your tournaments
tournament-list-none = You have not made or joined one yet.
tournament-done = { $done } of { $deals } played
