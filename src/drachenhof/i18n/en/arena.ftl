### Bots at the table, and tournaments of bots

## Bots by name

cli-bots-bot = There is no bot “{ $bot }” for this game; there are: { $bots }. A bot of your own is named by its module or file and what makes it: ./mybot.py:Factory.
cli-bots-budget = “{ $budget }” is no budget for { $bot }: it is 1 to 1000000000 simulations such as 500, or a time such as 100ms or 2s, from 0.001ms to 86400s.
cli-bots-name = “{ $name }” is no name for { $bot }: give letters and digits, at most 20, and none that one of our bots has.
cli-bots-twice = { $bot } is named twice; each bot takes part once.
cli-bots-alone = --lineup one is for two bots or more: the first against copies of another.
cli-bots-place = There is no module or file “{ $place }” for the bot { $bot }.
cli-bots-import = The bot { $bot } cannot be loaded: { $problem }
cli-bots-factory = In { $place } there is no “{ $factory }” that makes bots.
cli-bots-making = The bot { $bot } cannot be made for { $game }: { $problem }
cli-bots-decide = What { $bot } makes is no bot: it has no “decide”.
cli-bots-preparing = The bot { $bot } cannot be prepared: { $problem }
cli-bots-files = The bot { $bot } names a file that is not there: { $place }.
cli-bots-fault-exception = { $bot } failed: { $problem }
cli-bots-fault-type = { $bot } answered { $problem }, which is neither a move nor a decision
cli-bots-fault-illegal = { $bot } chose { $problem }, which is not legal
cli-bots-fault-late = { $bot } took { $problem } for a decision
cli-bots-fault-hung = { $bot } did not answer within { $problem }, and its process was ended
cli-bots-fault-gone = the process of { $bot } ended while it was asked
cli-seats-human = At this table sits exactly one “human”, and bots in the other seats.
cli-seats-no-human = Here only bots play; “drachenhof terminal” has a seat for you.
cli-seats-count = --seats names { $seats } seats, but --players says { $players }.

## drachenhof arena

cli-arena = Play a tournament of bots: every bot in every seat on the same deals.
cli-arena-bots = The bots, with commas between them; each may have a budget: courtier,prince@500,emperor@100ms; one of your own: ./mybot.py:Factory.
cli-arena-games = How many games; they come in whole blocks, so it may be a few more; 100 if left out.
cli-arena-until-clear = Go on until it is clear who is better, at most for --games; the ranges hold although one looks all the time.
cli-arena-adjusted = Also show the results with the luck of deals and draws taken out: the same on average, with narrower ranges.
cli-arena-lineup = mixed: all meet equally often. one: the first bot against copies of another.
cli-arena-csv = Write the standings to this file as CSV; - prints them.
cli-arena-plot = Draw win shares and scores into this file.
cli-arena-save = Keep the games in this file, not among your tournaments.
cli-arena-resume = Continue a tournament that was interrupted, or add games to it.
cli-arena-ray = Play on a Ray cluster: on the one at this address, or on one that is started here.

cli-arena-no-lineup = There is no line-up “{ $lineup }”; there are: { $lineups }.
cli-arena-both = --json and --csv - would both print; give --csv a file.
cli-arena-nobody-else = With one bot nothing can become clear; name a second one.
cli-arena-none = There is no tournament of these settings to continue in { $folder }.
cli-arena-exists = { $file } exists already; --resume continues a tournament that is kept there.
cli-arena-file-foreign = { $file } is not the file of a tournament.
cli-arena-file-other = { $file } is of another tournament: its “{ $setting }” is { $found }, not { $wanted }.
cli-arena-file-sources = { $file } was played by other bots than these: the program has changed since, so the games cannot be mixed.
cli-arena-file-brought = { $file } was played by another program under the name of { $bots }: it has changed since, so the games cannot be mixed.
cli-arena-file-busy = Another process plays the tournament in { $file } at this moment.
cli-arena-file-broken = { $file } is broken in line { $line }.
cli-arena-stopped = Stopped; { $games ->
    [one] one game is
   *[other] { $games } games are
} kept in { $file }, and the same command with --resume goes on from there.
cli-arena-broken-pool = One of the processes that play was ended from outside; what was played is in { $file }, and --resume goes on from there.
cli-arena-ray-absent = Ray is not installed: pip install 'drachenhof[ray]'.
cli-arena-ray-unreachable = There is no Ray cluster at { $address }: { $problem }.
cli-arena-no-matplotlib = Pictures need Matplotlib: pip install 'drachenhof[plot]'.

cli-arena-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $players } players
cli-arena-bot = Bot
cli-arena-column-games = Games
cli-arena-column-seats = Seats
cli-arena-column-wins = Wins
cli-arena-column-score = Average score
cli-arena-column-interval = 95%
cli-arena-column-place = Average place
cli-arena-column-rating = Rating
cli-arena-column-sigma = ± σ
cli-arena-column-ordinal = at least
cli-arena-column-decisions = Count
cli-arena-column-mean = Average
cli-arena-column-slowest = Slowest
cli-arena-even = Wins are counted per seat: even would be { $share }. The true value lies in the range beside it with 95% confidence.
cli-arena-crosstable = How often the bot of the row finished ahead of the bot of the column
cli-arena-ratings = Ratings (Plackett-Luce), and decisions: how many, and how long they took
cli-arena-winner = The winners’ average score was { $score } ({ $range }).
cli-arena-blocks = { $games ->
    [one] One game
   *[other] { $games } games
} on { $blocks ->
    [one] one deal
   *[other] { $blocks } deals
}, the seats rotated on each (seed { $seed }).
cli-arena-answer-ahead = { $bot } finished ahead of { $other } in { $share } ({ $range }; even would be { $even }): { $clear ->
    [yes] clear.
   *[no] not clear yet.
}
cli-arena-answer-alone = { $bot } alone among { $other } won { $share } ({ $range }; even would be { $even }): { $clear ->
    [yes] clear.
   *[no] not clear yet.
}
cli-arena-weighing = Weighing the luck
cli-arena-without-luck = Without the luck of deals and draws
cli-arena-column-adjusted = Wins
cli-arena-column-raw = Raw
cli-arena-column-worth = Worth
cli-arena-times = × { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-worth-why = Worth: so many times as many games would give as narrow a range without it. Both have the same average over many games.
cli-arena-list = List the tournaments of this game that are kept among yours.
cli-arena-list-one = { $file }: { $bots }, { $players } at a table, { $games ->
    [one] one game
   *[other] { $games } games
}, { NUMBER($size, maximumFractionDigits: 1) } MB
cli-arena-list-where = They are files in { $folder }; whoever removes one loses nothing but its games.
cli-arena-list-none = No tournament of this game is kept in { $folder }.
cli-arena-kept = The games are kept in { $file }.
cli-arena-forfeits = { $bot } forfeited { $count } of { $seats } games. In game { $game }: { $said }.
cli-arena-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-range-short = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }
cli-arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
cli-arena-plot-wins = Wins, % of games per seat
cli-arena-plot-score = Average score
cli-arena-plot-even = even
cli-arena-plot-bars = Bars: 95% confidence

## drachenhof simulate, with bots

cli-simulate-seats = The bot in each seat, with commas between them: prince,random,courtier@20. Random players if left out.
cli-simulate-forfeits = { $bot } forfeited { $count ->
    [one] one game
   *[other] { $count } games
}. The first time: { $said }.

## drachenhof terminal: who else sits there, and hints

cli-terminal-seats = Who sits in each seat: one human, bots in the others, such as prince,human,courtier@20.
cli-terminal-fault = { $name } goes wrong: { $said }. { $other } plays on in that seat.
cli-terminal-brought = In the game of { $file } there are bots that somebody brought along: { $bots }. A file alone starts no programs: name them again with --seats { $seats }.
cli-terminal-seat-twice = --seats says already where you sit; leave --seat out.
cli-terminal-table = At the table: { $seats }.
cli-terminal-table-seat = { $who } ({ $bot })
cli-terminal-thinks = { $who } is thinking …
cli-terminal-hint-thinks = Weighing the choices …
cli-terminal-hint = The best choices:
cli-terminal-hint-exact = The best choices, worked out to the very end:
cli-terminal-hint-win = win { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }%
cli-terminal-hint-equal = about as good
cli-terminal-hint-only = There is only one choice.
