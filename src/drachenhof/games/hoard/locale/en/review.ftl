### Why a choice cost something

review-part-hoard = Round
review-hoard-coins = { $about }: on average { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } more coins lost
review-hoard-other = { $what ->
    [rounds-won] on average { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer rounds won
    [pile-taken] the pile taken { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } times more
    [turns-missed] on average { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } more turns missed
    [cards-drawn] on average { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } more cards drawn
    [cards-left] on average { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } more cards left in hand when rounds end
   *[dragons-left] on average { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } more dragons left in hand when rounds end
}
review-before-hoard = Before the first round
review-given-hoard = What the others played, and the cards drawn during a round: whatever a round brought beside its deal and own choices.
review-kind-hoard = { $kind ->
    [pile] Taking the pile
    [dragons] Dragons
    [sets] Sets of cards
    [remainders] Remainders
   *[other] Other
}
review-amount-hoard = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
review-why-hoard = { $outcome ->
    [won] You won: you lost { $margin } fewer than { $rival }. The greatest difference: { $source }, { $count ->
        [one] { $lead } fewer
       *[other] { $lead } fewer each
    }.
   *[lost] { $rival } won and lost { $margin } fewer than you. The greatest difference: { $source }, { $count ->
        [one] { $lead } fewer
       *[other] { $lead } fewer each
    }.
}
