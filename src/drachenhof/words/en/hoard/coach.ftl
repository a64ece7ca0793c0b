### What the coach says in Drachensachen. A sentence has at most twenty words.

coach-hoard-last = The last round.
coach-hoard-coins = { $source ->
    [hand] You would probably pay more for cards in your hand:
    [open] You would probably pay more for open cards:
   *[backs] You would probably pay more for hidden cards:
} { $count ->
    [one] about one coin by the end.
   *[other] about { $count } coins by the end.
}
coach-hoard-other = { $what ->
    [rounds-won] You would win fewer rounds.
    [pile-taken] You would have to take the pile more often.
    [turns-missed] You would miss more turns.
    [cards-drawn] You would have to draw more cards.
    [cards-left] You would be left with more cards when a round ends.
   *[dragons-left] You would be left with more dragons in your hand when a round ends.
}
coach-hoard-nobody = Nobody
coach-hoard-won = You were out first and lost nothing. The others lost { $coins }.
coach-hoard-spared = { $who } was out first, and still you lost nothing.
coach-hoard-mostly = { $all ->
    [yes] { "" }
   *[no] mostly{ " " }
}
coach-hoard-lost = { $source ->
    [hand] { $who } was out first. You lost { $coins }, { $mostly }for cards still in your hand.
    [open] { $who } was out first. You lost { $coins }, { $mostly }for your open Remainders.
   *[backs] { $who } was out first. You lost { $coins }, { $mostly }for your hidden Remainders.
}
coach-hoard-sign = { $what ->
    [draw] Draw pile
    [remainders] Remainders: played last
   *[coins] Coins lost
}
