### The board of Drachensachen

hoard-board = Table

## Players

hoard-board-player = { $who }: { $hand ->
    [one] { $hand } hand card
   *[other] { $hand } hand cards
}, open { $open }, hidden { $hidden }, coins lost { $lost }
hoard-board-hand = { $count ->
    [one] { $count } hand card
   *[other] { $count } hand cards
}
hoard-board-known = You know of: { $cards }
hoard-board-hand-what = Whoever has none left plays from the open cards
hoard-board-lost = { $count ->
    [one] { $count } coin lost
   *[other] { $count } coins lost
}
hoard-board-lost-what = Whoever has lost the fewest in the end wins
hoard-board-hidden = A hidden card
hoard-board-hidden-what = Nobody has seen it; it is turned up blindly once hand and open cards are gone
hoard-board-open-what = It lies open, and is played once the hand is empty
hoard-board-together = All cards of your hand are equal to it: press it to play them together
hoard-board-curse = In this round only
hoard-board-chaos = Everybody has drawn a curse; all cards that are left are the draw pile
hoard-board-next = plays next
hoard-board-after-you = after you
hoard-board-faces-draw = draws { $count }?
hoard-board-faces-miss = misses?
hoard-board-only-draw = { $count ->
    [one] Draw a card: you have no answer
   *[other] Draw { $count } cards: you have no answer
}
hoard-board-only-miss = Miss this turn: you have no answer
hoard-board-give = Give a card

## The middle

hoard-board-draw-pile = { $count ->
    [0] The draw pile is empty
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
}
hoard-board-draw-pile-what = Cards are drawn only because of 4s, or an ability; it is never filled up
hoard-board-draw = Draw { $count }
hoard-board-take = Take { $count }
hoard-board-pile = { $count ->
    [0] The pile is empty
    [one] Pile: one card, { $top }
   *[other] Pile: { $count } cards, on top { $top }
}
hoard-board-pile-what = Whoever does not play takes all of it
hoard-board-fits = { $card } fits: the card is played
hoard-board-misfits = { $card } does not fit: the card and the pile go into the hand
hoard-board-direction = The turn goes round

## One's own cards

hoard-board-yours = Your cards
hoard-board-your-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
hoard-board-no-hand = { $open ->
    [yes] No hand cards left: you play from your open cards
   *[no] Only hidden cards are left
}
hoard-board-hold = Swap { $card }: then choose an open card
hoard-board-hold-open = Take { $card }: then choose a hand card
hoard-board-unfit = { $card }, does not fit now
hoard-board-look = { $card }: show its rule
hoard-board-lay-out = lay out four

## The end of a round

hoard-board-nobody-out = The round ends without a winner
hoard-board-nobody-was-out = Round { $round } ended without a winner
hoard-board-was-out = { $you ->
    [yes] Round { $round }: you were out first
   *[no] Round { $round }: { $who } was out first
}
hoard-board-losses = What the round cost

## All cards on one sheet

hoard-board-sheet = All cards
hoard-board-sheet-what = What they do, and how many of each you have not seen yet
hoard-board-unseen = { $count } not seen
hoard-board-effect-1 = No effect of its own
hoard-board-effect-2 = No effect of its own
hoard-board-effect-3 = The next player plays below 3, or a dragon
hoard-board-effect-4 = The next player draws two for each 4, or answers
hoard-board-effect-5 = For each 5 one player misses a turn
hoard-board-effect-6 = No dragon may follow
hoard-board-effect-7 = No effect of its own
hoard-board-effect-8 = No effect of its own
hoard-board-effect-9 = Not on a dragon
hoard-board-effect-nulla = Counts 0, cancels a 3 or a draw
hoard-board-effect-extermino = Clears the pile; another turn
hoard-board-effect-protecto = Passes everything on to the next player
hoard-board-ability = { $ability ->
    [quick-dragons] A Nulla gives another turn, in which you must play
    [envious-monsters] Whoever plays dragons draws a card
    [small-but-nice] A 1 may be played on a 9
    [monsterball] A 2 gives a random hand card to another player
    [roundabout] A 7 may turn the direction
    [golden-feathers] An 8 left at the end gives a coin back (−1)
   *[open-secrets] A 9 takes one of your open cards into your hand
}
