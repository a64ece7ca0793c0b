### The command line

cli-help = { $games }: play, study and simulate.
cli-version = Show the version and leave.
cli-language = The language of everything you read.
cli-game = The game: { $games }.
cli-file = A file of game records, JSON or JSON Lines; - reads from a pipe.
cli-json = Print JSON instead of a table.
cli-players = How many play; 4 if left out.

## Complaints: one sentence each

cli-needs-extra = This needs the package { $package }, which is not installed: { $command }
cli-no-such-language = There is no language “{ $language }”; there are: { $languages }.
cli-no-such-option = There is no option { $option } here; --help lists those that there are.
cli-no-such-command = There is no command “{ $command }”; --help lists those that there are.
cli-missing-argument = { $argument } is missing; --help says what it is.
cli-no-number = { $option } should be a whole number.
cli-out-of-range = { $option } should be { $range }, not { $value }.
cli-range = from { $low } to { $high }
cli-range-from = at least { $low }
cli-missing-command = Say what to do; --help lists the commands.
cli-bad-value = { $option } does not fit: { $problem }.
cli-bad-use = This cannot be understood: { $problem }.
cli-no-such-game-name = There is no game “{ $game }”; there are: { $games }.
cli-no-such-game = { $file } has no game { $number }; it has { $count }.
cli-file-exists = { $file } exists already; nothing was changed.
cli-read-problem = { $code ->
    [ENOENT] { $file } does not exist.
    [ENOTDIR] { $file } does not exist.
    [EACCES] { $file } cannot be read: that is not allowed.
    [EISDIR] { $file } is a folder.
   *[other] { $file } cannot be read: { $problem }.
}
cli-write-problem = { $code ->
    [ENOENT] { $file } cannot be written: its folder does not exist.
    [ENOTDIR] { $file } cannot be written: its folder does not exist.
    [EACCES] { $file } cannot be written: that is not allowed.
    [EISDIR] { $file } cannot be written: it is a folder.
    [ENOSPC] { $file } cannot be written: the disk is full.
    [EFBIG] { $file } cannot be written: it became too large.
    [EROFS] { $file } cannot be written: the disk is read-only.
   *[other] { $file } cannot be written: { $problem }.
}
cli-output-problem = { $code ->
    [ENOSPC] The output could not be written: the disk is full.
    [EFBIG] The output could not be written: it became too large.
   *[other] The output could not be written: { $problem }.
}
cli-in-file = { $file }: { $said }

## drachenhof simulate

cli-simulate = Play many games of random players or bots, and show averages.
cli-simulate-games = How many games; 10000 of random players or 100 of bots if left out.
cli-simulate-seed = The same seed gives the same games, everywhere.
cli-simulate-records = Write the games to this new file, a record per line.
cli-simulate-csv = Write a row per game to this new CSV file.
cli-simulate-parquet = Write a row per game to this new Parquet file (extra data).
cli-simulate-decisions = Write a row per decision to this new file, CSV or Parquet by its ending.
cli-simulate-table = Wrote the table { $file }.
cli-ending = { $option } wants a file that ends with { $endings }.
cli-parquet-missing = Parquet needs pyarrow: pip install 'drachenhof[data]'.
cli-simulate-workers = How many processes play; 0 chooses. It does not change the result.
cli-simulate-playing = Playing
cli-simulate-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} of { $who ->
    [random] random players
   *[bots] bots
}
cli-simulate-seat = Seat
cli-simulate-score = Average score
cli-simulate-wins = Wins
cli-simulate-interval = 95%
cli-simulate-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-length = A game has { NUMBER($decisions, maximumFractionDigits: 1) } decisions and { NUMBER($chance, maximumFractionDigits: 1) } moves of chance on average.
cli-simulate-speed = { NUMBER($rate, maximumFractionDigits: 0) } games per second: { NUMBER($seconds, maximumFractionDigits: 1) } seconds with { $workers ->
    [one] one process
   *[other] { $workers } processes
} (seed { $seed }).
cli-simulate-written = { $count ->
    [one] The record is in { $file }.
   *[other] The { $count } records are in { $file }.
}

## drachenhof verify

cli-verify = Check every record of a file: legal moves, right result.
cli-verify-quiet = Say only what is broken, and the total.
cli-verified-sum = { $games ->
    [one] One game
   *[other] { $games } games
}: { $broken ->
    [0] all correct
   *[other] { $broken } broken
}.
cli-verified-game = game { $number }: { $said }
cli-verified = { $found ->
    [unfinished] correct, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, not finished
   *[finished] correct, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, { $scores }
}

## drachenhof replay

cli-replay = Tell a recorded game in sentences, and show the board.
cli-replay-game = Which game of the file, from 1.
cli-replay-at = Stop after this move, and show the board there; 0 is the beginning.
cli-replay-as = Tell it as this seat saw it. Without it all hands are open if the game is over, else none.
cli-replay-json = The record as JSON for programs, a line per move: who decided, how many moves were legal, what everybody saw after it.
cli-replay-header = { $game }, { $players } players, { $moves ->
    [one] one move
   *[other] { $moves } moves
}

## drachenhof rules

cli-rules = Show the rules by number, or search them.
cli-rules-search = A number such as Y14 or H20, or words that occur in the rule.
cli-rules-markdown = Print Markdown.
cli-completion = Print what lets a shell complete commands, options, games and bots: source <(drachenhof completion bash).
cli-completion-shell = The shell.
cli-completion-none = There is no completion for “{ $shell }”; there is: { $shells }.
cli-did-you-mean = There is no command “{ $command }”; did you mean { $meant }?
cli-option-of = The option { $option } belongs to the game { $games }; name that game.
cli-rules-other = { $search } is a rule of the game { $game }: drachenhof rules { $game } { $search }.
cli-rules-none = No rule says “{ $search }”.

## drachenhof terminal

cli-terminal = Play against bots, here in the terminal.
cli-terminal-seat = Your seat.
cli-terminal-seed = The same seed gives the same luck.
cli-terminal-name = Your name in the record.
cli-terminal-save = Keep the game in this file, not among your games.
cli-terminal-resume = Continue the game that you left.
cli-terminal-plain = Ask line by line, also where panes could be shown: for screen readers.
cli-panes-hint = Hint
cli-panes-undo = Undo
cli-panes-rules = Rules
cli-panes-details = More
cli-panes-leave = Leave
cli-panes-story = What happened
cli-panes-others = The others play …
cli-panes-search = A number such as Y14 or H20, or a word; Escape closes.
cli-terminal-guest = Guest
cli-terminal-no-seat = There is no seat { $seat } at a table of { $players }; seats count from 1.
cli-terminal-exists = { $file } exists already; --resume continues a game that is kept there.
cli-terminal-none = There is no game to continue in { $folder }.
cli-terminal-foreign = { $file } is not a game that was played in this terminal; “drachenhof replay” shows it.
cli-terminal-over = The game in { $file } is over; “drachenhof replay” shows it.
cli-terminal-welcome-back = Welcome back. Answer with the number of a choice; ? explains the rest.
cli-terminal-prompt = >
cli-terminal-no-choice = “{ $answer }” is none of the choices 1 to { $count }:
cli-terminal-undone = Back at your last decision.
cli-terminal-no-undo = This is as far back as it goes: since your last decision, something new has come to light.
cli-terminal-left = Your game is kept in { $file }; “{ $command }” continues it.
cli-terminal-not-kept = Your game could not be kept; { $problem }
cli-terminal-finished = The record of the game is in { $file }; “drachenhof replay” tells it.
cli-terminal-place = place

## Compiling

cli-compiling = Compiling { $unit } for this machine (once)
cli-unkept = Compiled code could not be kept in { $folder } ({ $error }) and is compiled again next time. Make room there, or name another folder in the variable DRACHENHOF_CACHE.
cli-unkept-elsewhere = Compiled code cannot be kept in { $wanted } ({ $error }), so for a while it is kept in { $folder }. Make room, or name another folder in the variable DRACHENHOF_CACHE.

## drachenhof prepare

cli-prepare = Compile everything now, so that nobody waits for it later: rules, bots, hints and reviews, learning.
cli-prepare-game = Only this game; all of them if left out.
cli-prepare-first = Only what a first game against bots needs.
cli-prepare-doing = Compiling for this machine, once: { $games }
cli-prepare-done = Ready: { $games }.

cli-nothing = nothing

## drachenhof train

cli-train = Train the policy of a game from scratch, by games against itself (needs PyTorch: the extra `train`). In a folder where that was begun it goes on.
cli-train-folder = Where the run is kept: checkpoints, figures, a picture, and in the end the net with its card.
cli-train-rounds = How many rounds in all, each of many games.
cli-train-seed = The same seed gives the same run on the same machine.
cli-train-rows = How many positions each round learns from.
cli-train-workers = How many threads play and learn; 0 takes all cores. It changes nothing in the games.
cli-train-stopped = Stopped after { $rounds } rounds; the same command goes on from the last checkpoint.
cli-train-done = After { $rounds } rounds the net is { $file }.
cli-train-no-torch = PyTorch is missing: pip install drachenhof[train]
cli-train-nothing = { $game } has no policy that learns yet.

## drachenhof review

cli-review = Say what luck, the player’s own choices and those of the others did to each seat of a finished game, and what would have been better.
cli-review-file = A file of game records, a folder of them, or - for a pipe.
cli-review-seat = Only this seat, from 1.
cli-review-quick = Only the first form, in a few seconds.
cli-review-seed = The same seed gives the same review, everywhere.
cli-review-html = Write a page with a figure to this file; one that is there is replaced.
cli-review-doing = Looking back
cli-review-title = { $game }: what moved the chances to win, in percentage points
cli-review-seat-column = Seat
cli-review-start = Start
cli-review-deals = Deals
cli-review-own = Own
cli-review-given = Others
cli-review-rest = Rest
cli-review-result = Result
cli-review-rate = Error rate
cli-review-like = Played like
cli-review-people = { $game }: all games together
cli-review-games = Games
cli-review-decisions = Decisions
cli-review-kinds = Mistakes by kind
cli-review-few-games = few games yet
cli-review-chances = Chances to win: before and after each deal, month by month or round by round
cli-review-key-deal = a deal
cli-review-move = Move
cli-review-played = Played
cli-review-better = Better
cli-review-cost = Cost
cli-review-called = It was
cli-review-chance = { $text } ({ $chance }%, { $low }–{ $high })
cli-review-not-over = game { $number } is not over, and is not reviewed.
cli-review-none = { $file } has no records.
cli-review-scale = Cost: place value lost, where 1 is the first place and −1 the last; with a 95% interval.
cli-review-rate-value = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-review-cost-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-review-reason = Move { $number }. { $said }

## drachenhof drills

cli-drills = Look for drills: positions of strong games in which one choice is clearly best.
cli-drills-into = The file that they are kept in, a drill per line; what it has already counts.
cli-drills-count = How many the file should have.
cli-drills-seed = Of the first game; the same seed gives the same drills.
cli-drills-bot = The bot that plays, with its budget; emperor@300 thinks for 300 simulations.
cli-drills-looking = Looking
cli-drills-theme = About
cli-drills-level = { $level ->
    [1] easy
    [2] medium
   *[3] hard
}
cli-drills-written = { $count ->
    [one] One drill is in { $file }.
   *[other] { $count } drills are in { $file }.
}
cli-drills-no-file = { $file } cannot be used: { $problem }. It has to be a new file, or one that this command wrote for the same game.

## drachenhof tips

cli-tips = Measure what each strategy tip brings: how much the chance to win rises for whoever follows it.
cli-tips-games = How many games; each gives at most one decision to each tip.
cli-tips-into = Write the figures to this file, as the page reads them.
cli-tips-none = { $game } has no tips yet.
cli-tips-no-file = { $file } cannot be written: { $problem }.
cli-tips-tip = Tip
cli-tips-gain = Points
cli-tips-positions = Games

## explore

cli-explore = What works, from many games of bots: a game’s kinds of choices, with intervals; or worked out now for one case.
cli-explore-view = What to look at; without it, all that there is.
cli-explore-facet = Only one facet, as the table names it, such as 3.1.
cli-explore-csv = Write the rows to this new CSV file.
cli-explore-parquet = Write the rows to this new Parquet file (extra data).
cli-explore-live = Play on from one decision now, instead of reading the table.
cli-explore-players = How many play; with --live.
cli-explore-seat = Which seat decides, from 1; with --live.
cli-explore-given = What is known of the case, with blanks between, as the notation names it: first what everybody sees; with --live.
cli-explore-rollouts = Games that are played on from each choice; with --live.
cli-explore-make = Make a new table and write it to this file; it can be stopped and goes on where it was.
cli-explore-games = How many games a new table is made of.
cli-explore-bot = Whose games a new table is made of: a bot by name, such as herald; without it, the policy without search, which is much faster.
cli-explore-none = There is nothing to explore in { $game }.
cli-explore-no-view = There is no view { $view }; there are: { $views }.
cli-explore-no-facet = { $view } has no facet { $facet }; it has: { $facets }.
cli-explore-unfit = That does not fit the game: { $problem }.
cli-explore-other = { $file } is not of this game, seed and bot: { $problem }.
cli-explore-name = View
cli-explore-facets = Facets
cli-explore-says = What it says
cli-explore-win = Wins %
cli-explore-gain = Wins more
cli-explore-amount = Average
cli-explore-more = More
