### The game of the day

daily-title = The game of the day
daily-today = Game of the day
daily-of = { $game }, { $day }
daily-why = Every day one deal for everybody: the same luck, the same seat, the same opponents. Your first try counts.
daily-play = Play today’s game
daily-make-up = Catch up on this day
daily-go-on = Go on with your try
daily-fun = Once more, for fun
daily-seat = Seat { $seat } of { $players }
daily-against = against { $count ->
    [one] one bot
   *[other] { $count } bots
}: { $bot }
daily-tries = { $count ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $count } people have finished it.
}
daily-own-place = { $count ->
    [one] You are the first to finish it.
   *[other] You are number { $place } of { $count }.
}
daily-own-only = You are the only one who finished it.
daily-ahead = { $others ->
    [one] Better than the only other.
   *[other] Better than { $percent }% of the others.
}
daily-given-up = You resigned this try, or a bot played for you: it is not in the table.
daily-made-up = You caught up on this day: it keeps your streak going, but is not in the table.
daily-streak = { $days ->
    [0] No streak yet
    [one] Streak: one day
   *[other] Streak: { $days } days
}
daily-streak-why = Days in a row. You have a week to catch up on a day you missed.
daily-missed = Catch up on:
daily-scores = All scores
daily-scores-why = How many had each score.
daily-scores-own = How many had each score; yours is marked.
daily-score-count = { $score }: { $count ->
    [one] one person
   *[other] { $count } people
}
daily-results = The best
daily-all = Show the first { $count }
daily-col-place = Place
daily-col-name = Name
daily-col-score = Score
daily-col-finished = At the table
daily-finished = place { $place }
daily-you = you
daily-look = Replay of { $name }
daily-look-own = Look back at your game
daily-hidden = You can watch the games of the others once you have finished yours.
daily-shown = A name leads to the replay.
daily-best-before = Best of the day before: { $name }, { $score }
daily-share = Share your result
daily-share-picture = As a picture
daily-share-copied = The text is on the clipboard.
daily-share-failed = The text could not be copied; here it is:
daily-share-title = Drachenhof · { $game } · { $day }
daily-share-result = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] 🐉
} place { $place } of { $players } · { $score }
daily-share-ahead = { $count ->
    [one] better than the only other
   *[other] better than { $percent }% of { $count } others
}
daily-share-streak = 🔥 { $days } days in a row
daily-fair = Is it fair?
daily-fair-today = All luck of the day follows from a secret. Its fingerprint was shown here the day before:
daily-fair-next = Fingerprint of the day after:
daily-fair-secret = The day is over; this was its secret:
daily-fair-open = On your own machine the luck of the day follows from the date alone. It is the same as that of “drachenhof daily” in the terminal, and anybody could compute it early: here it is only about you.
daily-fair-open-secret = The secret of the day:
daily-fair-not = What we cannot prevent: a second try under another name, and friends who tell each other what comes. So the table is for fun, and no rating depends on it.
daily-earlier = The day before
daily-later = The day after

## drachenhof daily

cli-daily = Play the game of the day, the same for everybody, here in the terminal.
cli-daily-day = A day other than today, such as 2026-11-17.
cli-daily-fun = Once more, for fun: it is kept with your other games.
cli-daily-done = You have played this day. Once more, for fun: { $command }
cli-daily-no-day = “{ $day }” is not a day; days are written like { $today }.
cli-daily-to-come = { $day } is still to come; today is { $today }, in UTC.
cli-daily-no-hints = The try that counts has no hints; once more for fun, it has.
