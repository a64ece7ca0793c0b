### The explorer: what works, from many games

explore-why = What choices bring, measured in { NUMBER($games) } games that our strongest policy without search has played against itself, and in { NUMBER($rollouts) } more that go on from one of their decisions. Games of people are not among them.
explore-why-bot = What choices bring, measured in { NUMBER($games) } games that the bot { $bot } has played against itself, and in { NUMBER($rollouts) } more in which our strongest policy without search goes on from one of their decisions. Games of people are not among them.
explore-none = There is nothing to explore in this game.
explore-views = What can be asked
explore-facet = Which games
explore-open = Open a row for its figures, to play it, and to see games with it.
explore-by-rollouts = Cause and effect: in each position all of these choices were played on with the same luck.
explore-by-rollouts-mixed = Cause and effect: each row is a comparison in the same position, with the same luck; but not all rows were measured in the same positions.
explore-by-games = Only a description: it says who wins, not why. Whoever does this may do it because the position is good already.
explore-by-chance = Cause and effect: chance alone has chosen between these.
explore-alike = { $count ->
    [one] one other is
   *[other] { $count } others are
} about the same
explore-hidden = { $count ->
    [0] No row is left out.
    [one] Over all games that can be chosen here, one row is left out, since it was measured fewer than { $fewest } times.
   *[other] Over all games that can be chosen here, { $count } rows are left out, since they were measured fewer than { $fewest } times.
}
explore-positions = Positions
explore-chosen = Chosen %
explore-chosen-why = “Chosen”: in how many of 100 positions in which this choice was open it was made in those games.
explore-row = Choice
explore-interval = 95%
explore-span = 95%: { $low } to { $high }
explore-wins = Wins %
explore-plain = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
explore-more = +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
explore-less = −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
explore-bar = { $row }: { $value } ({ $low } to { $high }), { NUMBER($positions) } positions
explore-figure = { $name }: { $value } ({ $low } to { $high })
explore-often = chosen in { $share }% of the positions in which it could be
explore-play = Play this
explore-play-decision = Play from such a decision
explore-see = See such games
explore-see-decision = Decisions in which it could be so
explore-see-number = Game { $number }
explore-see-none = Among the { NUMBER($games) } games of the table there is none with exactly this.
explore-outdated = The engine has changed since this table was made: its games cannot be shown any more.
explore-made = Made by
explore-live = Now, for one case
explore-live-players = Players
explore-live-seat = Seat
explore-live-go = Work it out
explore-live-any = by chance
explore-live-best = Best is { $best }: { $high }% of { $rollouts } games won.
explore-live-alike = { $best } won most often, { $high }% of { $rollouts } games; { $count ->
    [one] one other choice
   *[other] { $count } other choices
} cannot be told from it.
explore-live-few = Each choice was played on { $rollouts } times only: too few to call one of them the best (that takes { $fewest }).
explore-live-policy = The policy itself would choose { $chosen }.
explore-live-see = Such games of the table, with other luck
explore-live-see-none = The table has no games for this choice: it was measured too seldom.
explore-live-working = Games are played on …
explore-bars = Bars show what was measured, thin lines where the true figure lies 95 times in 100.
