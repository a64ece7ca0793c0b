### Why something is refused, by code. The caller adds the number of the rule, so no sentence has a full stop.

refusal-event-drawn = No tile of this event is left to be drawn: { $event }
refusal-no-such-deal = The action cards of this game cannot be dealt into these groups
refusal-equal-pair = The two persons of a draft must be of different types
refusal-pair-taken = Seat { $seat } has drafted this pair already
refusal-no-such-palace = { $count ->
    [0] There is no palace { $palace }: this court has none
    [one] There is no palace { $palace }: this court has only one
   *[other] There is no palace { $palace }: this court has { $count }
}
refusal-palace-full = There is no room in palace { $palace }: each of its floors has its person
refusal-must-place = There is room in a palace, so the new person must be placed there
refusal-nobody-there = Palace { $palace } houses { $person }
refusal-palace-too-high = Palace { $palace } has three floors already, and no palace may be higher
refusal-no-tile = The display has { $person } left
refusal-no-card = The hand has no { $card } left
refusal-card-has-tile = A tile for the { $card } is left, so the card cannot be spent for nothing
refusal-group-price = A dragon stands at this group already: using it costs { $price } yuan, and the purse holds { $yuan }
refusal-privilege-price = This costs { $price } yuan in all, and the purse holds { $yuan }
refusal-no-wall = The Great Wall is not part of this game
refusal-wall-tile-gone = This wall tile has been laid already: { $tile }
refusal-wall-complete = The wall is complete: a tile lies under each of the twelve months
refusal-palace-struck = Palace { $palace } has lost a person to this drought already
refusal-not-homeless = Palace { $palace } has a floor for each of its persons
refusal-no-floor = Palace { $palace } has no floor left
refusal-no-good = Nothing of this is left to return: { $good }
refusal-type-taken = This type has been taken at this sunrise already: { $person }
refusal-no-young = The display has { $person } left
refusal-no-person = The palaces house { $person }
