### The review on the page

## On the result

page-review = Why it went this way
page-review-of = For
page-review-whose = somebody …
page-review-choose = Choose a player, and see what moved the chances.
page-review-picture = From the chance at the start to the result
page-review-bar = { $what ->
    [start] Start
    [luck] Deals
    [own] { $you ->
        [yes] Your choices
       *[no] Own choices
    }
    [given] Others
    [together] Together
    [else] All else
    [rest] Left over
   *[result] Result
}
page-review-figures = All figures
page-review-figures-why = In points of a hundred: what was measured, and between which figures the true value lies in 95 of 100 cases.
page-review-from-to = { $low } to { $high }
page-review-percent = { $value }%
page-review-off-by = ±{ $points }
page-review-wins = { $count } of 100 won
page-review-range = ({ $low }–{ $high })
page-review-begins = Looking through the game …
page-review-waits = { $ahead ->
    [0] About to begin …
    [one] Waiting: one other review comes first.
   *[other] Waiting: { $ahead } other reviews come first.
}
page-review-sharpens = A first look; it becomes more exact …
page-review-failed = The review could not be made.
page-review-again = Ask again
page-review-off = The review is switched off.
page-review-on = Switch it on
page-review-few = { $count ->
    [0] There was nothing to decide.
    [one] There was only one decision: too little to compare with anybody.
   *[other] There were only { $count } decisions: too few to compare with anybody.
}
page-review-like = { $you ->
    [yes] Judged by your mistakes, you played about as well as this bot: { $bot }. One game says little.
   *[no] Judged by the mistakes, { $who } played about as well as this bot: { $bot }. One game says little.
}
page-review-line = How likely each player was to win
page-review-line-why = { $you ->
    [yes] Many trial games were played on from every moment, with only what you could see then: cards hidden from you were not used.
   *[no] Many trial games were played on from every moment, with only what { $who } could see then: hidden cards were not used.
}
page-review-key-deal = a deal
page-review-key-play = play
page-review-moments = The moments that cost most
page-review-moments-first = The moments that may have cost most
page-review-checking = still being checked
page-review-cost = { $count ->
    [one] { $points } win in 100 games
   *[other] { $points } wins in 100 games
}
page-review-cost-place = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } places worse on average
page-review-chose = { $you ->
    [yes] You chose:
   *[no] { $who } chose:
}
page-review-finest = Well chosen
page-review-finest-why = By so much these choices raised the chance to win, against what could be expected before them. Nothing else was clearly better.
page-review-first-figures = A first look: these figures may still change.
page-review-try = Try again
page-review-better = What was better?
page-review-hide = Hide it again
page-review-played = played
page-review-best = best
page-review-equal = perhaps as good
page-review-equal-places = fewer wins, but better places otherwise
page-review-more = { $count ->
    [one] One more choice
   *[other] { $count } more choices
}

## What it means

page-review-info = What the numbers and signs mean
page-review-info-points = Numbers are chances to win in percent. “−11” means: eleven more games lost out of a hundred that begin like this.
page-review-info-bar = { $what ->
    [start] What could be expected before the first move.
    [luck] What was dealt, against all that could have been dealt.
    [own] What was chosen, against what could be expected: trial games in which everybody plays on sensibly. Above 0 means: better than that.
   *[rest] What is left when all other parts are added up: rounding, and what was not measured quite exactly. It is nearly always 0.
}
page-review-info-told = A number stands only where it is reliable. What cannot be told by itself is put together, so that everything still leads from the start to the result.
page-review-info-range = A thin line with two ends, or figures in brackets: the true value lies there in 95 of 100 cases.
page-review-info-verdict = { $verdict ->
    [very-bad] costs a lot for certain: 0.16 or more
    [bad] costs something for certain: 0.08 or more
   *[doubtful] costs a little for certain: 0.04 or more
}
page-review-info-places = These costs are counted in places: the first is worth 1, the last −1. What may be as good as the best is never called a mistake, even where the chances to win look different: other places count, too. And only what the strongest bot finds worse, too, when it thinks about it, is a mistake.
page-review-info-known = Everything is judged by what the seat could know at that time. The ratings have nothing to do with it.
page-review-switch = Review after the game
page-review-switch-why = What luck, your own choices and the others did to your chances, and what would have been better.
page-review-table = Review
page-review-table-why = When the game is over, everybody may see what luck and choices did. Never before.

## A moment

page-moment-ask = { $you ->
    [yes] You chose this, and it was { $verdict }:
   *[no] { $who } chose this, and it was { $verdict }:
}
page-moment-what = What would be better? Choose on the board.
page-moment-hint = The better choice is hidden; whatever is about as good counts, too.
page-moment-played = That is what was played.
page-moment-tried = { $name }, already tried
page-moment-wrong = { $count ->
    [0] That is not as good either: it costs places rather than the win. Try once more, or look.
    [one] That is not as good either: it costs one win in 100 games. Try once more, or look.
   *[other] That is not as good either: it costs { $count } wins in 100 games. Try once more, or look.
}
page-moment-unknown = That one was not measured. Try another.
page-moment-right = { $best ->
    [yes] Right! That is the best choice.
   *[no] Right! That may be as good as the best.
}
page-moment-shown = This was better:
page-moment-show = Show the answer
page-moment-next = Next moment
page-moment-next-due = Next mistake
page-moment-result = To the result
page-moment-again = Once more
page-moment-none = There is no such moment in this game: the sharper look no longer calls it a mistake.

## In a replay

page-odds = Chances to win at this place

## My mistakes

page-mistakes = My mistakes
page-mistakes-all = All my mistakes
page-mistakes-why = What reviews of your games called a mistake is collected here and offered again after some days, until you have learnt it.
page-mistakes-due = { $count ->
    [0] Nothing is due today.
    [one] One of them is due.
   *[other] { $count } of them are due.
}
page-mistakes-practise = Practise
page-mistakes-none = Nothing collected yet. Finish a game, look at its review, and its mistakes come here.
page-mistakes-nobody = Play a game first; then its mistakes are collected here.
page-mistakes-kinds = By kind
page-mistakes-state = { $state ->
    [due] due
    [sits] learnt
   *[later] { $days ->
        [one] again tomorrow
       *[other] again in { $days } days
    }
}
page-mistakes-done = Well done: nothing more is due.
page-rates = What your mistakes cost
page-rates-why = How much of a better place your mistakes cost you, per decision, game by game; lower is better. The line is the average of the last games.
page-rates-bots = What the bots lose in games against themselves, and between which figures the true value lies in 95 of 100 cases.
page-rates-like = You play like this bot: { $bot }.
page-rates-few = Few games yet: this can change a lot.
page-rates-game = { $when }: { $rate }
