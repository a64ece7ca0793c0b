### Why something is refused in Drachensachen, by code; what both games refuse is in refusals.ftl.

refusal-no-such-seat = There is no seat { $seat } at a table of { $players }
refusal-own-seat = The card goes to another player
refusal-ability-drawn = This ability has been drawn already: { hoard-ability }
refusal-curse-drawn = This curse has been drawn already: { hoard-curse }
refusal-card-not-unseen = All eight cards of this type have been seen: { $card }
refusal-not-in-hand = { $count ->
    [one] This card is not in the hand: { $card }
   *[other] The hand has fewer than { $count } cards of this type: { $card }
}
refusal-not-open = { $count ->
    [one] This card is not among the open ones: { $card }
   *[other] Fewer than { $count } cards of this type lie open: { $card }
}
refusal-equal-cards = Two equal cards are not swapped
refusal-hand-first = There are cards in hand, and they are played before the open ones
refusal-known-first = A hidden card is used only when neither hand nor open cards are left
refusal-no-such-hidden = { $count ->
    [0] There is no hidden card { $place }: none is left
    [one] There is no hidden card { $place }: only one is left
   *[other] There is no hidden card { $place }: { $count } are left
}
refusal-must-flip = Only hidden cards are left: one of them has to be turned up
refusal-empty-pile = There is no pile to take
refusal-must-play = In the turn after a Nulla a card has to be played, because one fits
refusal-not-whole-hand = Open cards go with hand cards only when the whole hand is of their type and goes too: { $card }
refusal-beyond-four = { $room ->
    [one] Only one more makes four in a row: { $card }
   *[other] { $room } of these already make four in a row: { $card }
}
refusal-no-dragon-on-six = No dragon may be played on a 6
refusal-below-six = On a 6 only a 6 or a higher number may be played
refusal-no-nine-on-dragon = No 9 may be played on a dragon
refusal-below-three-only = On a 3 only a 1, a 2 or a dragon may be played
refusal-too-low = { $card } is too low: { $demand ->
    [dragon] only a dragon fits
    [one] only a 1 or a dragon fits
    [eight] only an 8 or a dragon fits
    [nine] only a 9 or a dragon fits
    [nine-or-one] only a 1, a 9 or a dragon fits
    [up-to-eight] only { $base } to 8 or a dragon fits
   *[from] only { $base } to 9 or a dragon fits
}
refusal-no-set = There are not four of these to lay out: { $card }
refusal-no-answer-to-draw = Only 4s and dragons answer a draw, not { $card }
refusal-no-peek = Looking at a hidden card is a house rule that this game does not use
refusal-no-answer-to-miss = This does not answer a missed turn: { $card }
refusal-one-protecto = A missed turn is answered with exactly one Protecto
