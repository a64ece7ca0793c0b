### The command line

cli-help = In the Year of the Dragon and Drachensachen: play, study and simulate.
cli-version = Show the version and leave.
cli-language = The language of everything you read.
cli-game = The game: { $games }.
cli-file = A file of game records, JSON or JSON Lines; - reads from a pipe.
cli-json = Print JSON instead of a table.
cli-players = How many play.

## Complaints: one sentence each

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
    [EACCES] { $file } must not be read.
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
cli-simulate-games = How many games.
cli-simulate-seed = The same seed gives the same games, everywhere.
cli-simulate-records = Write the games to this new file, a record per line.
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
cli-simulate-score = Mean score
cli-simulate-wins = Wins
cli-simulate-interval = 95 %
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
cli-verify-quiet = Tell only what is broken, and the sum.
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
cli-replay-header = { $game }, { $players } players, { $moves ->
    [one] one move
   *[other] { $moves } moves
}

## drachenhof rules

cli-rules = Show the rules by number, or search them.
cli-rules-search = A number such as Y14 or H20, or words that occur in the rule.
cli-rules-markdown = Print Markdown.
cli-rules-none = No rule says “{ $search }”.

## drachenhof terminal

cli-terminal = Play against bots, here in the terminal.
cli-terminal-seat = Your seat.
cli-terminal-seed = The same seed gives the same luck.
cli-terminal-name = Your name in the record.
cli-terminal-save = Keep the game in this file, not among your games.
cli-terminal-resume = Continue the game that you left.
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
cli-unkept = Compiled code could not be kept in { $folder }: { $error }
cli-unkept-elsewhere = Compiled code cannot be kept in { $wanted }, so it is kept in { $folder }; the variable DRACHENHOF_CACHE names another folder.

## drachenhof prepare

cli-prepare = Compile everything now, so that nobody waits for it later: rules, bots, hints and reviews, learning.
cli-prepare-game = Only this game; all of them if left out.
cli-prepare-first = Only what a first game against bots needs.
cli-prepare-doing = Compiling for this machine, once: { $games }
cli-prepare-done = Ready: { $games }.

cli-nothing = nothing

## drachenhof train

cli-train = Train the policy of a game from nothing, by games against itself (needs PyTorch: the extra `train`). In a folder where that was begun it goes on.
cli-train-folder = Where the course is kept: checkpoints, figures, a picture, and in the end the net with its card.
cli-train-rounds = How many rounds in all, each of many games.
cli-train-seed = Same seed, same course on the same machine.
cli-train-rows = How many positions each round learns from.
cli-train-workers = How many threads play and learn; 0 takes all cores. It changes nothing in the games.
cli-train-stopped = Stopped after { $rounds } rounds; the same command goes on from the last checkpoint.
cli-train-done = After { $rounds } rounds the net is { $file }.
cli-train-no-torch = PyTorch is missing: pip install drachenhof[train]
cli-train-nothing = Nothing of { $game } learns yet.

## drachenhof review

cli-review = Say what luck, own choices and those of others did to each seat of a finished game, and where it could be better.
cli-review-file = A file of game records, a folder of them, or - for a pipe.
cli-review-seat = Only this seat, from 1.
cli-review-quick = Only the first form, in a few seconds.
cli-review-seed = The same seed gives the same review, everywhere.
cli-review-html = Write a page with a figure to this file; one that is there is replaced.
cli-review-doing = Looking back
cli-review-title = { $game }: what moved the chances to win, in points of 100
cli-review-seat-column = Seat
cli-review-start = Start
cli-review-deals = Deals
cli-review-own = Own
cli-review-given = Others
cli-review-rest = Rest
cli-review-result = Result
cli-review-rate = Error rate
cli-review-chances = Chances to win, month by month or round by round
cli-review-move = Move
cli-review-played = Played
cli-review-better = Better
cli-review-cost = Cost
cli-review-called = It was
cli-review-chance = { $text } ({ $chance } %)
cli-review-not-over = game { $number } is not over, and is not reviewed.
cli-review-none = { $file } has no records.
cli-review-many = --html is for one game; { $file } has { $count }.
cli-review-scale = Cost: place value lost, where 1 is the first place and −1 the last; with a 95 % interval.
cli-review-rate-value = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-review-cost-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-review-reason = Move { $number }. { $said }
