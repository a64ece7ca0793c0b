# What programs and those who write them read: the benchmark, help and its headings.

cli-bots-no-budget = { $bot } decides without thinking, so a budget means nothing to it: leave “@{ $budget }” out.
cli-terminal-others = This goes on with { $file }. Other games that are not over (--resume --save FILE goes on with one of them):
cli-terminal-narrow = This window is too narrow for a table: make it at least { $columns } columns wide, and press b.

cli-bench-no-kind = { $file } does not say what to draw: its name must end with one of { $kinds }.
cli-bench-measuring = Measuring …
cli-bench-measured = Measured { $what } …
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

cli-help-more = With a game named ({ $example }) the options of that game are here, too.
