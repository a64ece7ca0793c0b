### The story of a game of Drachensachen. $you is "yes" where it is told to the one whom it is about. Points come by themselves.

hoard-story-with = { $deed }: { $outcomes }
hoard-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

## Before a round

hoard-story-starter = { $you ->
    [yes] You begin
   *[no] { $who } begins
}
hoard-story-ability = A new ability is in force: { hoard-ability }
hoard-story-curse = { $you ->
    [yes] You draw a curse: { hoard-curse }
   *[no] { $who } draws a curse: { hoard-curse }
}
hoard-story-chaos = everybody draws another one
hoard-story-dealt-open = { $you ->
    [yes] You get { $card } as an open card
   *[no] { $who } gets { $card } as an open card
}
hoard-story-dealt-hand = { $you ->
    [yes] You get { $card } into your hand
   *[no] { $who } gets { $card } as a hand card
}
hoard-story-dealt-hand-unseen = { $you ->
    [yes] You get a hand card
   *[no] { $who } gets a hand card
}
hoard-story-dealt = { $count ->
    [one] All cards are dealt, one is in the draw pile
   *[other] All cards are dealt, { $count } are in the draw pile
}
hoard-story-keep = { $you ->
    [yes] You keep all your cards
   *[no] { $who } keeps all cards
}
hoard-story-swap = { $you ->
    [yes] You put { $card } face up and take { $other } into your hand
   *[no] { $who } puts { $card } face up and takes { $other } into hand
}

## Turns

hoard-story-play = { $you ->
    [yes] You play { $cards }
   *[no] { $who } plays { $cards }
}
hoard-story-open = { $you ->
    [yes] You play { $cards } of your open cards
   *[no] { $who } plays { $cards } of the open cards
}
hoard-story-play-open = { $you ->
    [yes] You play { $cards } with { $more } of your open cards
   *[no] { $who } plays { $cards } with { $more } of the open cards
}
hoard-story-flip = { $you ->
    [yes] You reach for your hidden card { $place }
   *[no] { $who } reaches for hidden card { $place }
}
hoard-story-flipped = { $you ->
    [yes] You turn up { $card }
   *[no] { $who } turns up { $card }
}
hoard-story-take = { $you ->
    [yes] You take the pile
   *[no] { $who } takes the pile
}
hoard-story-set = { $you ->
    [yes] You lay out { $cards }
   *[no] { $who } lays out { $cards }
}

## Draws and missed turns

hoard-story-draw = { $count ->
    [one] { $you ->
        [yes] You have to draw a card
       *[no] { $who } draws a card
    }
   *[other] { $you ->
        [yes] You have to draw { $count } cards
       *[no] { $who } draws { $count } cards
    }
}
hoard-story-drawn = { $you ->
    [yes] You draw { $card }
   *[no] { $who } draws { $card }
}
hoard-story-drawn-unseen = { $you ->
    [yes] You draw a card
   *[no] { $who } draws a card
}
hoard-story-miss = { $you ->
    [yes] You miss a turn
   *[no] { $who } misses a turn
}
hoard-story-peek = { $you ->
    [yes] You look at your hidden card { $place }
   *[no] { $who } looks at hidden card { $place }
}
hoard-story-peeked = { $you ->
    [yes] You find an answer and play { $card }
   *[no] { $who } finds an answer and plays { $card }
}
hoard-story-peeked-vainly = { $you ->
    [yes] You find no answer and take { $card } into your hand
   *[no] { $who } finds no answer and takes { $card } into the hand
}
hoard-story-peeked-vainly-unseen = { $you ->
    [yes] You find no answer and take the card into your hand
   *[no] { $who } finds no answer and takes the card into the hand
}

## Abilities

hoard-story-envied = { $you ->
    [yes] Envious monsters: you draw { $card }
   *[no] Envious monsters: { $who } draws { $card }
}
hoard-story-envied-unseen = { $you ->
    [yes] Envious monsters: you draw a card
   *[no] Envious monsters: { $who } draws a card
}
hoard-story-give = { $to_you ->
    [yes] { $you ->
        [yes] You get a random card
       *[no] { $who } gives you a random card
    }
   *[no] { $you ->
        [yes] You give { $target } a random card
       *[no] { $who } gives { $target } a random card
    }
}
hoard-story-given = { $you ->
    [yes] You get { $card }
   *[no] { $who } gets { $card }
}
hoard-story-given-unseen = { $you ->
    [yes] You get a card
   *[no] { $who } gets a card
}
hoard-story-turn = { $you ->
    [yes] You turn the direction
   *[no] { $who } turns the direction
}
hoard-story-straight = { $you ->
    [yes] You leave the direction as it is
   *[no] { $who } leaves the direction as it is
}
hoard-story-pick = { $you ->
    [yes] You take { $card } of your open cards into your hand
   *[no] { $who } takes the face-up card { $card } into hand
}

## What came of it, as parts of a sentence

hoard-story-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
hoard-story-unfit = it does not fit (needed: “{ $demand }”)
hoard-story-four = four in a row, the pile leaves the round
hoard-story-cleared = the pile leaves the round
hoard-story-to-draw = { $count ->
    [one] the next player draws one card
   *[other] the next player draws { $count } cards
}
hoard-story-peek-draws = { $count ->
    [one] one card to draw
   *[other] { $count } cards to draw
}
hoard-story-laid-out = out of the round, you still play
hoard-story-void = nothing is drawn
hoard-story-to-miss = { $count ->
    [one] the next player misses a turn
   *[other] the next { $count } players miss a turn
}
hoard-story-jumped = { $count ->
    [one] one player is jumped over
   *[other] { $count } players are jumped over
}
hoard-story-again = another turn
hoard-story-ends-round = ends the round

## The end of a round and of the game

hoard-story-losses = Coins lost: { $losses }
hoard-story-loss = { $who } { $loss } (now { $total })
hoard-story-begins = { $you ->
    [yes] You have lost the most and begin
   *[no] { $who } has lost the most and begins
}
hoard-story-winner = { $you ->
    [yes] You win with { $coins } lost
   *[no] { $who } wins with { $coins } lost
}
hoard-story-shared = The win is shared, with { $coins } lost: { $names }
