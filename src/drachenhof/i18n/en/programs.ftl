# What programs and those who write them read: the benchmark, help and its headings.

cli-benchmark = Measure a bot or a trained policy on fixed tasks, against fixed yardsticks, on the same luck for all.
cli-benchmark-bot = The bot: one of ours, or yours by its module or file and what makes it: mypolicy:Factory, ./mybot.py:Factory@20.
cli-benchmark-game = Only the tasks of this game; those of all that the bot plays if left out.
cli-benchmark-games = How many games of each task against each yardstick; in whole rounds through all seats.
cli-benchmark-against = Other yardsticks than the fixed ones, with commas between them: for a quick look.
cli-benchmark-seed = The deals; published figures are of 1.
cli-benchmark-save = Keep the games in this folder; the same command goes on where it was broken off.
cli-benchmark-exact = Also work out what the bot can lose to a best response on a small game (extra open-spiel).
cli-benchmark-exploited = A best response wins { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } on average in { $game }, exactly; against any move { NUMBER($uniform, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
cli-benchmark-nothing = There is nobody for { $bot } to meet: name another yardstick.
cli-benchmark-title = { $game }, { $bot }: average place value, 1 first to −1 last, and its 95% range
cli-benchmark-task = Task
cli-benchmark-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-benchmark-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-benchmark-overall = All tasks and yardsticks together: { $value } ({ $range }).
cli-benchmark-forfeits = { $count ->
    [one] One game was
   *[other] { $count } games were
} forfeited by an error of the bot; such a game counts as a last place.
cli-benchmark-meaning = 0 is as strong as the yardstick. { $games ->
    [one] One game
   *[other] At most { $games } games
} in each cell, in all seats on the same deals (seed { $seed }, benchmark { $version }).

cli-bots-no-budget = { $bot } decides without thinking, so a budget means nothing to it: leave “@{ $budget }” out.
cli-arena-unmet = { $pairs ->
    [one] One pair of bots has
   *[other] { $pairs } pairs of bots have
} not met: with --games { $games } all do.
cli-simulate-resume = Go on with the file of --records where it was broken off: each game is kept as soon as it is over.
cli-simulate-resume-what = --resume goes on with a file of records: name it with --records, and make tables of it when it is complete.
cli-simulate-other = { $file } has games of other settings than these, so they cannot be continued.
cli-simulate-there = { $count ->
    [one] The game is
   *[other] All { $count } games are
} in { $file } already.
cli-terminal-others = This goes on with { $file }. Other games that are not over (--resume --save FILE goes on with one of them):
cli-terminal-narrow = This window is too narrow for a table: make it at least { $columns } columns wide, and press b.
cli-extra-argument = This is too much: { $given }.

cli-bench = Measure the engine on this machine, each figure beside a plain Python loop. The last column can be compared between machines and days: decisions, games and moves per turn of that loop; times in turns of it.
cli-bench-game = Only this game; all of them if left out.
cli-bench-quick = Fewer rounds: a rough look.
cli-bench-peers = Ours beside other engines, as far as they are here.
cli-bench-plot = With --peers: draw the figures into this file.
cli-bench-only-peers = Only what --peers measures is drawn: give both, or leave --plot out.
cli-bench-peers-alone = --peers measures all games in full, each with four players or as many as can play: without GAME, --players, --quick.
cli-bench-no-kind = { $file } does not say what to draw: its name must end with one of { $kinds }.
cli-bench-measuring = Measuring …
cli-bench-measured = Measured { $what } …
cli-bench-title = Drachenhof on this machine
cli-bench-figure = measured
cli-bench-beside = beside the plain loop
cli-bench-loop = The plain loop made up to { $turns } turns per second.
cli-bench-peers-title = Per second, on one core
cli-bench-plot-title = { $figure }, per second
cli-bench-column = { $column ->
    [engine] engine
    [game] game
    [players] players
    [decisions] decisions per game
    [inside] inside the engine
    [python] from Python
    [applied] legal moves, then a move
    [observed] with observation and mask
    [batched] batched, 1,024 games
    [copies] copies
   *[search] search simulations
}

cli-help-usage = Usage
cli-help-options = Options
cli-help-arguments = Arguments
cli-help-commands = Commands
cli-help-required = required
cli-help-default = default
cli-help-help = Show this message and exit.
cli-help-more = With a game named ({ $example }) the options of that game are here, too.
