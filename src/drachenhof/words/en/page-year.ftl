### In the Year of the Dragon on the page: what stands on the board, and what it is called for those who hear it

## The year and its forecast

year-year = The year
year-month = { $when ->
    [past] Month { $month }: { $event }, past
    [now] Month { $month }, now: { $event }
   *[later] Month { $month }: { $event }
}
year-super = Super event of month 7: { $event }
year-wall-laid = Wall, month { $month }: { $who }
year-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
# What a month would do as things stand
year-foreseen = { $what ->
    [person] { $count ->
        [one] costs you { $count } person
       *[other] costs you { $count } persons
    }
    [yuan] costs you { $count } yuan
    [rice] costs you { $count } rice
    [goods] costs you { $count } goods of your choice
    [points] brings you { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
   *[rank] your rank: { $rank }
}

## What happens, in a sentence

year-happens = { $what }: { $happens } ({ $rule })
year-happens-peace = Nothing happens.
year-happens-tribute = Pay 4 yuan; for each yuan that is missing a person leaves.
year-happens-drought = Each inhabited palace needs 1 rice; each one without loses a person.
year-happens-festival = Most fireworks 6 points, second most 3; whoever scores returns half of them.
year-happens-mongols = A point per helmet; whoever has the fewest loses a person.
year-happens-contagion = Three persons leave, one fewer per mortar.
year-happens-lantern-festival = 2 points per person.
year-happens-buddha = Monks score now and again at the end.
year-happens-earthquake = Everybody takes off two floors; persons without a floor leave.
year-happens-flood = Everybody returns half of their pieces, yuan, rice and fireworks counted together, in a mix of their choice.
year-happens-solar-eclipse = The event of month 7 happens once more.
year-happens-volcanic-eruption = All markers go back to 0 on the person track, and keep their order.
year-happens-tornado = Everybody discards two person cards.
year-happens-sunrise = Everybody gets a young person without a card, no type twice.
year-happens-assassination = All privileges are lost.
year-happens-charter = Everybody chooses a type of person, which gives at once what its symbols give.

## The actions

year-groups = Action cards
year-action = { $price ->
    [0] { $action }
   *[other] { $action }: costs { $price } yuan to join
}
year-privilege = { $kind } for { $price } yuan
year-price = costs { $price } yuan to join
year-free = free
year-refill = Refill to 3 yuan
year-refill-short = to 3
year-waiting = Still to choose, in this order
year-wall-lead = Wall: choose one of your tiles

## Persons

year-display = Persons on display
year-left = { $person }, { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} on the track: { $count } left
year-arriving = Arriving: { $person }
year-turn-away = Turn away

## Tracks

year-tracks = Tracks
year-rail-track = Person track
year-rail-score = Points
year-mark = { $who }: { $count }

## Courts

year-court = Court of { $who }
year-others = The other courts
year-look = Look at the court of { $who }
year-look-back = Back to my court
year-palaces = Palaces
year-palace = { $persons ->
    [0] Palace { $number }, { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }, nobody lives here
   *[other] Palace { $number }, { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }: { $who }
}
year-debt = { $count ->
    [one] { $count } person has to leave
   *[other] { $count } persons have to leave
}
year-hand = Person cards
year-wilds = { $count }×?
year-wall-tiles = Wall tiles
year-wall-tile = Wall tile: { $tile ->
    [rice] 1 rice
    [fireworks] 1 fireworks
    [yuan] 2 yuan
    [floor] 1 floor
    [points] 3 points
   *[track] 3 spaces on the track
}

## Everywhere

year-choice = { $choice }: { $brings }
year-rule-of = { $about }: rule { $rule }
year-owned = { $what }: { $count }
