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
        [one] loses { $count } person
       *[other] loses { $count } persons
    }
    [yuan] costs { $count } yuan
    [rice] costs { $count } rice
    [goods] costs { $count } goods of your choice
    [points] brings { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
   *[rank] rank: { $rank }
}

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
year-left = { $person }: { $count } left
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
