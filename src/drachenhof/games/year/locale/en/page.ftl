### In the Year of the Dragon on the page: what stands on the board, and what it is called for those who hear it

## The year and its forecast

year-year = The year
year-month = { $when ->
    [past] Month { $month }: { $event }, past
    [now] Month { $month }, now: { $event }
   *[later] Month { $month }: { $event }
}
year-month-of = Month { $month }: { $event }
year-super = Super event of month 7: { $event }
year-wall-laid = Wall, month { $month }: { $who }
year-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
year-fewest = fewest
year-wall-sign = wall
# What a month would do as things stand: "Drought: costs 1 rice, 2 rice missing, 2 persons leave"
year-foretold = { $event }, as things stand: { $parts }.
year-foretold-after = { $event }, as things stand: { $parts }. After this choice: { $then }.
year-foretold-nothing = nothing happens to you
year-part-yuan = costs { amount-yuan }
year-part-rice = costs { amount-rice }
year-part-fireworks = { amount-fireworks } back
year-part-goods = { $count } goods of your choice back
year-part-points = +{ amount-points }
year-part-missing-yuan = { amount-yuan } missing
year-part-missing-rice = { amount-rice } missing
year-part-saved = { $count ->
    [one] a mortar saves { $count } person
   *[other] mortars save { $count } persons
}
year-part-persons = { $count ->
    [one] { $count } person leaves
   *[other] { $count } persons leave
}
year-fewest-helmets = nobody has fewer helmets
year-fewest-tiles = nobody has laid fewer tiles
year-rank-fireworks = { year-rank } by fireworks

## What happens, in a sentence

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

## What a thing is, and what it is for

year-print = { $steps ->
    [one] { $steps } space on the person track
   *[other] { $steps } spaces on the person track
}; { $count } { $symbols }
year-tiles-left = { $count } left
year-does-craftsman = Each hammer is one more floor with Build.
year-does-court-lady = 1 point at the end of every month.
year-does-tax-collector = Each coin is one more yuan with Taxes.
year-does-pyrotechnist = Each rocket is one more firework with Fireworks.
year-does-warrior = Each helmet is one more space with Parade, and a point at a Mongol Invasion.
year-does-monk = At the end of the game each lotus scores as many points as the palace has floors.
year-does-healer = Each mortar saves a person at a Contagion.
year-does-farmer = Each sack is one more rice with Harvest.
year-does-scholar = Each book is one more point with Research.
year-does-wild = Brings any person on display.
year-card-does = Brings one person of this type, young or old.
year-action-taxes = 2 yuan, and 1 for each coin of your tax collectors.
year-action-build = 1 floor, and 1 for each hammer of your craftsmen.
year-action-harvest = 1 rice, and 1 for each sack of your farmers.
year-action-fireworks = 1 firework, and 1 for each rocket of your pyrotechnists.
year-action-parade = 1 space on the person track, and 1 for each helmet of your warriors.
year-action-research = 1 point, and 1 for each book of your scholars.
year-action-privilege = Buy one: small ({ $small } yuan, 1 point every month) or large ({ $large } yuan, 2 points every month).
year-action-wall = Lay one of your wall tiles, and get what it shows.
year-good-yuan = To use a group with a dragon, for privileges, and for the Imperial Tribute.
year-good-rice = Feeds a palace in a Drought.
year-good-fireworks = Whoever has most of them scores at the Dragon Festival.
year-good-track = Whoever is further ahead chooses first. Persons bring their spaces when they move in.
year-good-points = Most points win. Every month brings 1 for each palace, court lady and dragon on privileges.
year-privilege-does = { $count ->
    [one] 1 point every month.
   *[other] { $count } points every month.
}
year-privilege-price = Costs { $price } yuan.
year-wall-does = Laid with the action Wall. If the wall is long enough at a Mongol Invasion, each tile of yours scores 1 point; if not, whoever laid the fewest loses a person.
year-decays = Nobody lives here: after this month’s event it loses { $floors ->
    [one] its last floor, and is gone.
   *[other] a floor.
}
year-decays-short = nobody lives here
year-room = { $count ->
    [one] Room for 1 more person.
   *[other] Room for { $count } more persons.
}
year-no-palaces = No palace is left: those in which nobody lived have lost all their floors. Build begins a new one.
year-no-palaces-short = no palace left
year-symbol = { $about }: rule

## The legend

year-legend = All symbols
year-aim = Most points win after twelve months. Each month: choose an action, recruit a person, live through the event, score.
year-legend-persons = Persons
year-legend-young = Young: { $print }
year-legend-old = Old: { $print }
year-legend-events = Events
year-legend-things = Goods and palaces
year-legend-palace = At most one person lives on each floor. Each palace brings 1 point every month.
year-legend-empty = Empty palace
year-legend-ruin = Nobody lives here: it loses a floor every month.
year-legend-forecast = Below each month
year-legend-chips = What it would take from you and give you as things stand. It changes with the choice that you point at.

## The actions

year-groups = Action cards
year-action = { $price ->
    [0] { $action }
   *[other] { $action }: pay { $price } yuan to use this group
}
year-privilege = { $kind } for { $price } yuan
year-price = pay { $price } yuan to use this group
year-price-none = No dragon stands here yet: free.
year-chose = { $who } has chosen here
year-waits = { $who } has still to choose
year-refill-does = Money below 3 yuan rises to 3 yuan. Instead of an action.
year-free = free
year-refill = Refill to 3 yuan
year-refill-short = to 3
year-waiting = Still to choose, in this order
year-wall-lead = Wall: choose one of your tiles
year-privilege-lead = Privilege: choose the small or the large one beside it

## Persons

year-display = Persons on display
year-left = { $person }, { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} on the track: { $count } left
year-arriving = Arriving: { $person }
year-picked-first = { $person } chosen – now the second young person
year-picked-card = { $card } chosen – now a person
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
    [fireworks] 1 firework
    [yuan] 2 yuan
    [floor] 1 floor
    [points] 3 points
   *[track] 3 spaces on the track
}

## Everywhere

year-choice = { $choice }: { $brings }
year-owned = { $what }: { $count }
