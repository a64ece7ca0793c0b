### Learn: each game in two minutes, before its numbered rules

learn-minutes = In two minutes
learn-rules = All rules, by number
learn-explore = See what works, from many games
learn-try = Try it
learn-rule-exactly = The rule in full

## The way into a game

learn-lessons = Learn by playing
learn-lessons-why = Short lessons in which you decide, { $minutes } minutes in all. The first { $count ->
    [2] two
   *[other] { $count }
} take five minutes, and then you can begin a game. You can stop at any time and go on later.
learn-first-game = Your first game
learn-first-game-why = Play against three beginners, with a coach who warns you before costly choices. Nothing counts, and you may ask for hints and take moves back.
learn-first-game-done = ✓ You have begun your first game.
learn-extras = More to discover
learn-extras-why = Short lessons for what comes up more rarely, and for the options that you can switch on at a new table.
learn-look-up = Look things up
learn-look-up-why = The game in pictures, and every rule with its number.

## Lessons

lesson-coach = The coach
lesson-you = You
lesson-on = Go on
lesson-back = Back
lesson-skip = Do it for me
lesson-again = Once more
lesson-leave = Leave
lesson-all = All lessons
lesson-first-game = Play your first game
lesson-following = Next: { $title }
lesson-steps = Step { $at } of { $count }
lesson-not-now = Not this one now.
lesson-praise = { $number ->
    [0] Well done!
    [1] Exactly.
    [2] Very good!
    [3] That is it.
   *[4] Good choice!
}
lesson-state = { $state ->
    [begun] Go on at step { $at } of { $count }
    [done] { $minutes ->
        [one] Done. About 1 minute, as often as you like
       *[other] Done. About { $minutes } minutes, as often as you like
    }
   *[new] { $minutes ->
        [one] About 1 minute
       *[other] About { $minutes } minutes
    }
}

## Drills

learn-drills = Sharpen your eye
learn-drills-go = To the drills
learn-drills-next = Next drill
drill = Drill
drill-all = Drills
drill-why = Positions from games of strong bots in which one choice is clearly best. Find it, and you get three stars.
drill-progress = You tried { $tried } of { $count } and have { $stars ->
    [one] { $stars } star.
   *[other] { $stars } stars.
}
drill-of = { $stars } of { $count } stars
drill-level = { $level ->
    [1] easy
    [2] medium
   *[3] hard
}
drill-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
drill-stars = { $stars ->
    [one] { $stars } star of 3
   *[other] { $stars } stars of 3
}
drill-untried = not tried yet
drill-ask = What is best here? Choose on the board.
drill-hint = Only your first choice counts; whatever is about as good as the best counts, too.
drill-answer = { $stars ->
    [3] { $best ->
        [yes] Exactly: that is the best choice.
       *[no] Right: that is about as good as the best.
    }
    [2] Almost. It costs only a little.
    [1] That costs you something.
   *[0] That is a costly choice.
}
drill-instead = Your choice:
drill-tempting = Tempting, but worse:
drill-next = Next drill

## Tips

learn-tips = Ten tips that are true
learn-tips-why = What bots found in thousands of games played on from both choices. Every tip has its figure.
learn-tips-figure = About { NUMBER($value, maximumFractionDigits: 1) } more wins in 100 games ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) })
learn-tips-from = How this was measured
