### Learn: each game in two minutes, before its numbered rules

learn-minutes = In two minutes
learn-rules = All rules, by number
learn-try = Try it

## The way into a game

learn-lessons = Learn by playing
learn-lessons-why = Short lessons in which you decide, { $minutes } minutes in all. You can stop at any time and go on later.
learn-first-game = Your first game
learn-first-game-why = Play against three friendly bots. Nothing counts, and you may ask for hints and take moves back.
learn-extras = More to discover
learn-extras-why = Short lessons for the options that you can switch on at a new table.
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
lesson-following = Next: { $title }
lesson-steps = Step { $at } of { $count }
lesson-praise = { $number ->
    [0] Well done!
    [1] Exactly.
    [2] Very good!
    [3] That is it.
   *[4] Good choice!
}
lesson-state = { $state ->
    [begun] Go on at step { $at } of { $count }
    [done] Done. About { $minutes } minutes, as often as you like
   *[new] About { $minutes } minutes
}
