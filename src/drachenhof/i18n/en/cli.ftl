### The command line

cli-help = { $games }: play, study and simulate.
cli-version = Show the version and leave.
cli-language = The language of everything you read.
cli-game = The game: { $games }.
cli-file = A file of game records, JSON or JSON Lines; - reads from a pipe.
cli-json = Print JSON instead of a table.
cli-help-more = With a game named ({ $example }) the options of that game are here, too.
cli-players = How many play; 4 if left out.

## Complaints: one sentence each

cli-needs-extra = This needs the package { $package }, which is not installed: { $command }
cli-no-such-language = There is no language “{ $language }”; there are: { $languages }.
cli-out-of-range = { $option } should be { $range }, not { $value }.
cli-range = from { $low } to { $high }
cli-range-from = at least { $low }
cli-no-such-game-name = There is no game “{ $game }”; there are: { $games }.
cli-no-such-game = { $file } has no game { $number }; it has { $count }.
cli-file-exists = { $file } exists already; nothing was changed.
cli-not-a-file = { $file } is not a regular file. To read from a pipe, name “-” as the file.
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

cli-simulate-score = Average score

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
cli-terminal-others = This goes on with { $file }. Other games that are not over (--resume --save FILE goes on with one of them):
cli-terminal-narrow = This window is too narrow for a table: make it at least { $columns } columns wide, and press b.
cli-terminal-place = place

## Compiling

cli-compiling = Compiling { $unit } for this machine (once)
cli-unkept = Compiled code could not be kept in { $folder } ({ $error }) and is compiled again next time. Make room there, or name another folder in the variable DRACHENHOF_CACHE.
cli-unkept-elsewhere = Compiled code cannot be kept in { $wanted } ({ $error }), so for a while it is kept in { $folder }. Make room, or name another folder in the variable DRACHENHOF_CACHE.

cli-nothing = nothing

## drachenhof train

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

## explore

cli-explore-gain = Wins more
