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
cli-bots-no-budget = { $bot } decides without thinking, so a budget means nothing to it: leave “@{ $budget }” out.
cli-bots-fault-exception = { $bot } failed: { $problem }
cli-bots-fault-type = { $bot } answered { $problem }, which is neither a move nor a decision
cli-bots-fault-illegal = { $bot } chose { $problem }, which is not legal
cli-bots-fault-late = { $bot } took { $problem } for a decision
cli-bots-fault-hung = { $bot } did not answer within { $problem }, and its process was ended
cli-bots-fault-gone = the process of { $bot } ended while it was asked
cli-seats-human = At this table sits exactly one “human”, and bots in the other seats.
cli-seats-no-human = Here only bots play; “drachenhof terminal” has a seat for you.
cli-seats-count = --seats names { $seats } seats, but --players says { $players }.

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
cli-terminal-hint-less = { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) } fewer wins in 100 games
cli-terminal-hint-equal = equally good
cli-terminal-hint-only = There is only one choice.
