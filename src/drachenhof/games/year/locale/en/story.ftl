### The story of a game: what somebody did, and what came of it. $you is "yes" where it is told to the one who did it.

## What somebody did; the caller adds what it brought

story-event = { $event } is laid for month { $month }
story-swap = Months { $month } and { $other } swap their events, so that no two equal ones lie side by side.
story-year = The events of the year: { $events }.
story-super = The super event of month { $month } will be: { $super_event }
story-deal = The action cards are dealt: { $groups }
story-draft = { $you ->
    [yes] You draft { $first } and { $second }
   *[no] { $who } drafts { $first } and { $second }
}
story-place = { $you ->
    [yes] You place { $arriving } in palace { $palace }
   *[no] { $who } places { $arriving } in palace { $palace }
}
story-replace = { $you ->
    [yes] You replace { $person } in palace { $palace } with { $arriving }
   *[no] { $who } replaces { $person } in palace { $palace } with { $arriving }
}
story-turn-away = { $you ->
    [yes] You turn { $arriving } away
   *[no] { $who } turns { $arriving } away
}
story-action = { $you ->
    [yes] You choose { $action }
   *[no] { $who } chooses { $action }
}
story-privilege-small = { $you ->
    [yes] You buy a small privilege
   *[no] { $who } buys a small privilege
}
story-privilege-large = { $you ->
    [yes] You buy a large privilege
   *[no] { $who } buys a large privilege
}
story-wall = { $you ->
    [yes] You lay a wall tile
   *[no] { $who } lays a wall tile
}
story-refill = { $you ->
    [yes] You refill to 3 yuan
   *[no] { $who } refills to 3 yuan
}
story-floor = { $you ->
    [yes] You add a floor to palace { $palace }
   *[no] { $who } adds a floor to palace { $palace }
}
story-floor-new = { $you ->
    [yes] You begin a new palace, number { $palace }
   *[no] { $who } begins a new palace, number { $palace }
}
story-recruit = { $you ->
    [yes] You recruit { $person }
   *[no] { $who } recruits { $person }
}
story-recruit-wild = { $you ->
    [yes] You recruit { $person } with a wild card
   *[no] { $who } recruits { $person } with a wild card
}
story-discard = { $you ->
    [yes] You discard { $card }
   *[no] { $who } discards { $card }
}
story-spend = { $you ->
    [yes] You play { $card } for nothing, as no tile is left for it
   *[no] { $who } plays { $card } for nothing, as no tile is left for it
}
story-release = { $you ->
    [yes] You release { $person } from palace { $palace }
   *[no] { $who } releases { $person } from palace { $palace }
}
story-remove = { $you ->
    [yes] You take a floor off palace { $palace }
   *[no] { $who } takes a floor off palace { $palace }
}
story-return = { $you ->
    [yes] You return { $good }
   *[no] { $who } returns { $good }
}
story-sunrise = { $you ->
    [yes] You take { $young } at sunrise
   *[no] { $who } takes { $young } at sunrise
}
story-charter = { $you ->
    [yes] You use the charter for your { $persons }
   *[no] { $who } uses the charter for { $persons }
}

## What it brought

story-with = { $deed }: { $gains }.
story-without = { $deed }.
story-to-join = { $amount } for the group
story-to-place = { $amount } to place
story-printed = track +{ $value }, { $symbols }
story-gone = the palace is gone

## What came of it: a cause, and what it meant for whom

story-heading = { $month }: { $event }
story-outcome = { $cause }: { $outcomes }.
story-nothing = nothing happens
story-to-release = must release { $amount }
story-once-more = { $event }, once more
story-twice = { $event }, and once more
story-wall-holds = The wall reaches month { $month }
story-wall-fails = The wall does not reach month { $month }
story-decay = Decay
story-scoring = Scoring of month { $month }
story-total = { $points } (now { $total })
story-end = { $who }: { $persons } for persons, { $monks } for monks, { $goods } for money and goods; { $total } in all.
story-winner = { $you ->
    [yes] You win with { $points }.
   *[no] { $who } wins with { $points }.
}

## Super events (Y44), where no amounts tell what they do

story-super-earthquake = everybody takes off { $floors }
story-super-flood = everybody returns half of money and goods
story-super-solar-eclipse = the event of this month happens once more
story-super-volcanic-eruption = all markers go back to 0, their order stays
story-super-tornado = everybody discards { $cards } person cards
story-super-sunrise = everybody takes a young person, each another type
story-super-charter = everybody uses one person type
