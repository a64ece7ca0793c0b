### What the coach says in Drachensachen. A sentence has at most twenty words.

coach-hoard-last = The last round.
coach-hoard-coins = { $source ->
    [hand] Cards in your hand
    [open] Open cards
   *[backs] Hidden cards
} would probably cost you { $count ->
    [one] about one coin more by the end of the game.
   *[other] about { $count } coins more by the end of the game.
}
coach-hoard-other = { $what ->
    [rounds-won] You would win fewer rounds.
    [pile-taken] You would have to take the pile more often.
    [turns-missed] You would miss more turns.
    [cards-drawn] You would have to draw more cards.
    [cards-left] You would be left with more cards when a round ends.
   *[dragons-left] You would be left with more dragons in your hand when a round ends.
}
coach-hoard-take = You took the pile although one of your cards fitted. You may, but usually it is better to play.
coach-hoard-nobody = Nobody
coach-hoard-won = You were out first and lost nothing. { $others ->
    [one] The other player lost { $coins }.
   *[other] The others together lost { $coins }.
}
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
