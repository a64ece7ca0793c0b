### Drachensachen: names, questions and choices

game-hoard = Drachensachen

## Cards (H1): the name, one as the object of a sentence, the plural

card-1 = 1
    .object = a 1
    .plural = 1s
card-2 = 2
    .object = a 2
    .plural = 2s
card-3 = 3
    .object = a 3
    .plural = 3s
card-4 = 4
    .object = a 4
    .plural = 4s
card-5 = 5
    .object = a 5
    .plural = 5s
card-6 = 6
    .object = a 6
    .plural = 6s
card-7 = 7
    .object = a 7
    .plural = 7s
card-8 = 8
    .object = an 8
    .plural = 8s
card-9 = 9
    .object = a 9
    .plural = 9s
card-nulla = Nulla
    .object = a Nulla
    .plural = Nullas
card-extermino = Extermino
    .object = an Extermino
    .plural = Exterminos
card-protecto = Protecto
    .object = a Protecto
    .plural = Protectos

hoard-cards = { $count ->
    [1] { $one }
    [2] two { $many }
    [3] three { $many }
   *[other] four { $many }
}

## Abilities (H41 to H47) and curses (H51 to H53), by their names in the notation

hoard-ability = { $ability ->
    [quick-dragons] Quick dragons
    [envious-monsters] Envious monsters
    [small-but-nice] Small but nice
    [monsterball] Monsterball
    [roundabout] Roundabout
    [golden-feathers] Golden feathers
   *[open-secrets] Open secrets
}
hoard-curse = { $curse ->
    [many-6] Many monsters: 6 hand cards
    [many-7] Many monsters: 7 hand cards
    [many-8] Many monsters: 8 hand cards
    [unknowing-4-2] Unknowing: 4 hidden and 2 open cards
    [unknowing-5-1] Unknowing: 5 hidden cards and 1 open one
    [unknowing-6-0] Unknowing: 6 hidden cards and no open one
   *[chaos] Chaos
}

## What lies on the table

hoard-round = Round { $round }
hoard-pile = Pile
hoard-draw-pile = Draw pile
hoard-hand = Hand
hoard-open = Open
hoard-hidden = Hidden
hoard-lost = Coins lost
hoard-loss = Last round
hoard-gone = Out of the round
hoard-unseen = Unseen
hoard-clockwise = clockwise
hoard-counterclockwise = counterclockwise
hoard-round-won = { $you ->
    [yes] You have no cards left and win the round
   *[no] { $who } has no cards left and wins the round
}
hoard-round-without-winner = The round has gone on for { $decisions } decisions and ends without a winner

## What the pile demands of the next player (H14 to H18)

hoard-demand-anything = Any card
hoard-demand-six = 6 or higher, no dragon
hoard-demand-three = Below 3, or a dragon
hoard-demand-from = { $base ->
    [8] An 8, a 9 or a dragon
   *[other] { $base } or higher, or a dragon
}
hoard-demand-up-to-eight = { $base ->
    [7] A 7, an 8 or a dragon
   *[other] { $base } to 8, or a dragon
}
hoard-demand-eight = An 8 or a dragon
hoard-demand-nine = A 9 or a dragon
hoard-demand-nine-or-one = A 1, a 9 or a dragon
hoard-demand-one = A 1 or a dragon
hoard-demand-no-nine = Any card but a 9
hoard-demand-dragon = Only a dragon
hoard-demand-draw = { $count ->
    [one] Draw { $count } card, or answer with 4s or a dragon
   *[other] Draw { $count } cards, or answer with 4s or a dragon
}
hoard-demand-miss = { $more ->
    [0] Miss this turn, or answer with a Protecto
    [one] Miss this turn (one more player after), or answer with a Protecto
   *[other] Miss this turn ({ $more } more players after), or answer with a Protecto
}
hoard-demand-miss-or-five = { $more ->
    [0] Miss this turn, or answer with a Protecto or 5s
    [one] Miss this turn (one more player after), or answer with a Protecto or 5s
   *[other] Miss this turn ({ $more } more players after), or answer with a Protecto or 5s
}
hoard-must-play = After a Nulla you must play if you can

## Options

option-peek = Peek (H31)
option-answer_fives = Fives answer fives (H32)
option-long_protecto = Long Protecto (H33)
option-abilities = Abilities
option-abilities-off = none
option-abilities-cumulative = one more each round
option-abilities-single = a new one each round
option-curses = Curses
option-count_all_backs = Count all backs (H24)

## What is asked, by stage: the request, and what it is about

hoard-answers = { $can ->
    [play] , or answer
    [play-set] , answer, or lay out a set
    [set] , or lay out a set
    [peek] , or look at a hidden card
   *[nothing] { "" }
}
hoard-four-by = { $you ->
    [yes] you played a 4
   *[no] { $who } played a 4
}
hoard-last-by = { $you ->
    [yes] the last by you
   *[no] the last by { $who }
}
hoard-five-by = { $you ->
    [yes] 5 played by you
   *[no] 5 played by { $who }
}
asked-starter = Draw who begins
    .what = who begins
asked-ability = Draw an ability
    .what = an ability
asked-curse = Draw a curse
    .what = a curse
asked-dealt-card = Deal a card
    .what = a card to deal
asked-drawn-card = Draw a card
    .what = a card to draw
asked-envied-card = Draw a card for the dragon
    .what = a card to draw for a dragon
asked-flipped-card = Turn a hidden card up
    .what = what the hidden card is
asked-peeked-card = Look at a hidden card
    .what = what the hidden card is
asked-given-card = Pick a card from the hand at random
    .what = the card that is given away
asked-exchange = { $can ->
    [swap] Swap a hand card with an open one, or keep all
   *[nothing] Keep all: nothing can be exchanged
}
    .what = an exchange, or to keep
asked-turn = { $can ->
    [any-play] Play any card: there is no pile
    [any-play-set] Play any card, since there is no pile, or lay out a set
    [play-take-set] Play, take the pile, or lay out a set
    [play-take] Play, or take the pile
    [play-set] Play, or lay out a set
    [take-set] Nothing fits: take the pile, or lay out a set first
    [take] Nothing fits: take the pile
    [flip] You have only hidden cards: turn up a hidden card
    [set] Lay out a set
   *[play] Play
}
    .what = a turn
asked-draw = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}{ hoard-answers } ({ $fours ->
    [1] { hoard-four-by }
    [2] two 4s were played, { hoard-last-by }
    [3] three 4s were played, { hoard-last-by }
    [4] four 4s were played, { hoard-last-by }
    [5] five 4s were played, { hoard-last-by }
    [6] six 4s were played, { hoard-last-by }
    [7] seven 4s were played, { hoard-last-by }
   *[8] eight 4s were played, { hoard-last-by }
})
    .what = an answer to the draw
asked-miss = Miss this turn{ hoard-answers } ({ $more ->
    [0] { hoard-five-by }
    [one] { hoard-five-by }; one more player misses a turn after you
   *[other] { hoard-five-by }; { $more } more players miss a turn after you
})
    .what = an answer to the missed turn
asked-target = Monsterball: choose who gets a random card of yours
    .what = who gets the card
asked-direction = Roundabout: turn the direction, or go straight on
    .what = the direction
asked-pick = Open secrets: choose an open card to take into your hand
    .what = an open card to take up

## Moves, as choices

hoard-choice-starter = Seat { $seat } begins
hoard-choice-ability = Ability: { hoard-ability }
hoard-choice-curse = Curse: { hoard-curse }
hoard-choice-card = Next card: { $face }
hoard-choice-random = Card given: { $face }
hoard-choice-keep = Keep all
hoard-choice-swap = Swap { $card } for { $other }
hoard-choice-play = Play { $cards }
hoard-choice-open = Play { $cards } from your open cards
hoard-choice-play-open = Play { $cards } with { $more } from your open cards
hoard-choice-flip = Turn up hidden card { $place }
hoard-choice-take = Take the pile
hoard-choice-set = Lay out { $cards }
hoard-choice-draw = Draw
hoard-choice-miss = Miss the turn
hoard-choice-peek = Look at hidden card { $place }
hoard-choice-give = Give a random card to { $who }
hoard-choice-turn = Turn the direction
hoard-choice-straight = Go straight on
hoard-choice-pick = Take { $card } into the hand

page-door-hoard = Monsters on the pile, dragons on the monsters. Lose as few coins as you can.
page-hint-score-hoard = about { NUMBER($score, maximumFractionDigits: 1) } coins lost
page-score-hoard = { $score ->
    [one] one coin lost
   *[other] { $score } coins lost
}
page-course-hoard = Coins lost by round
page-course-part-hoard = Round { $number }
page-course-source-hoard = { $source ->
    [hand] Hand cards
    [open] Open cards
   *[backs] Hidden cards
}

# Bots with a taste
page-bot-keeper = Dragon Keeper
page-bot-taste-keeper = saves its dragons; a little weaker than a Courtier
page-bot-raider = Raider
page-bot-taste-raider = plays its dragons early; a little weaker than a Courtier
