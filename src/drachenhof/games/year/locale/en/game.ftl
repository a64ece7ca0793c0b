### In the Year of the Dragon: names, questions and choices

game-year = In the Year of the Dragon

## Persons (Y1): the name, as the object of a sentence, its denial, the plural

person-craftsman = craftsman
    .object = a craftsman
    .none = no craftsman
    .plural = craftsmen
person-court-lady = court lady
    .object = a court lady
    .none = no court lady
    .plural = court ladies
person-tax-collector = tax collector
    .object = a tax collector
    .none = no tax collector
    .plural = tax collectors
person-pyrotechnist = pyrotechnist
    .object = a pyrotechnist
    .none = no pyrotechnist
    .plural = pyrotechnists
person-warrior = warrior
    .object = a warrior
    .none = no warrior
    .plural = warriors
person-monk = monk
    .object = a monk
    .none = no monk
    .plural = monks
person-healer = healer
    .object = a healer
    .none = no healer
    .plural = healers
person-farmer = farmer
    .object = a farmer
    .none = no farmer
    .plural = farmers
person-scholar = scholar
    .object = a scholar
    .none = no scholar
    .plural = scholars
tile-young-craftsman = young craftsman
    .object = a young craftsman
    .none = no young craftsman
    .plural = young craftsmen
tile-young-court-lady = young court lady
    .object = a young court lady
    .none = no young court lady
    .plural = young court ladies
tile-young-tax-collector = young tax collector
    .object = a young tax collector
    .none = no young tax collector
    .plural = young tax collectors
tile-young-pyrotechnist = young pyrotechnist
    .object = a young pyrotechnist
    .none = no young pyrotechnist
    .plural = young pyrotechnists
tile-young-warrior = young warrior
    .object = a young warrior
    .none = no young warrior
    .plural = young warriors
tile-young-monk = young monk
    .object = a young monk
    .none = no young monk
    .plural = young monks
tile-young-healer = young healer
    .object = a young healer
    .none = no young healer
    .plural = young healers
tile-young-farmer = young farmer
    .object = a young farmer
    .none = no young farmer
    .plural = young farmers
tile-young-scholar = young scholar
    .object = a young scholar
    .none = no young scholar
    .plural = young scholars
tile-old-pyrotechnist = old pyrotechnist
    .object = an old pyrotechnist
    .none = no old pyrotechnist
    .plural = old pyrotechnists
tile-old-warrior = old warrior
    .object = an old warrior
    .none = no old warrior
    .plural = old warriors
tile-old-monk = old monk
    .object = an old monk
    .none = no old monk
    .plural = old monks
tile-old-healer = old healer
    .object = an old healer
    .none = no old healer
    .plural = old healers
tile-old-farmer = old farmer
    .object = an old farmer
    .none = no old farmer
    .plural = old farmers
tile-old-scholar = old scholar
    .object = an old scholar
    .none = no old scholar
    .plural = old scholars

## Person cards (Y3)

card-craftsman = craftsman card
    .object = the craftsman card
card-court-lady = court lady card
    .object = the court lady card
card-tax-collector = tax collector card
    .object = the tax collector card
card-pyrotechnist = pyrotechnist card
    .object = the pyrotechnist card
card-warrior = warrior card
    .object = the warrior card
card-monk = monk card
    .object = the monk card
card-healer = healer card
    .object = the healer card
card-farmer = farmer card
    .object = the farmer card
card-scholar = scholar card
    .object = the scholar card
card-wild = wild card
    .object = a wild card

## Ages, and the symbols on a person's tile

age-young = young
age-old = old

symbol-craftsman = { $count ->
    [one] hammer
   *[other] hammers
}
symbol-court-lady = { $count ->
    [one] fan
   *[other] fans
}
symbol-tax-collector = { $count ->
    [one] coin
   *[other] coins
}
symbol-pyrotechnist = { $count ->
    [one] rocket
   *[other] rockets
}
symbol-warrior = { $count ->
    [one] helmet
   *[other] helmets
}
symbol-monk = { $count ->
    [one] lotus
   *[other] lotuses
}
symbol-healer = { $count ->
    [one] mortar
   *[other] mortars
}
symbol-farmer = { $count ->
    [one] rice sack
   *[other] rice sacks
}
symbol-scholar = { $count ->
    [one] book
   *[other] books
}

## Goods, and amounts of anything

good-yuan = yuan
    .object = one yuan
good-rice = rice
    .object = one rice
good-fireworks = fireworks
    .object = one firework

amount-yuan = { $count } yuan
amount-rice = { $count } rice
amount-fireworks = { $count ->
    [one] { $count } firework
   *[other] { $count } fireworks
}
amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
amount-monthly = { $count ->
    [one] { $count } point every month
   *[other] { $count } points every month
}
amount-spaces = { $count ->
    [one] { $count } space on the track
   *[other] { $count } spaces on the track
}
amount-floors = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
amount-palaces = { $count ->
    [one] { $count } palace
   *[other] { $count } palaces
}
amount-persons = { $count ->
    [one] { $count } person
   *[other] { $count } persons
}
amount-privileges = { $count ->
    [one] { $count } privilege
   *[other] { $count } privileges
}

## Action cards (Y5, Y40)

action-taxes = Taxes
action-build = Build
action-harvest = Harvest
action-fireworks = Fireworks
action-parade = Parade
action-research = Research
action-privilege = Privilege
action-wall = Wall

privilege-small = small privilege
privilege-large = large privilege

## Wall tiles (Y40)

wall-tile-rice = { amount-rice }
wall-tile-fireworks = { amount-fireworks }
wall-tile-yuan = { amount-yuan }
wall-tile-floor = { amount-floors }
wall-tile-points = { amount-points }
wall-tile-track = { amount-spaces }

## Events (Y6) and super events (Y44)

event-peace = Peace
event-tribute = Imperial Tribute
event-drought = Drought
event-mongols = Mongol Invasion
event-festival = Dragon Festival
event-contagion = Contagion

super-lantern-festival = Lantern Festival
super-buddha = Buddha
super-earthquake = Earthquake
super-flood = Flood
super-solar-eclipse = Solar Eclipse
super-volcanic-eruption = Volcanic Eruption
super-tornado = Tornado
super-sunrise = Sunrise
super-assassination = Assassination
super-charter = Charter

## Months, phases, seats

month = Month { $month }
palace = Palace { $palace }

phase-setup = Setup
phase-action = Action
phase-person = Person
phase-event = Event
phase-scoring = Scoring
phase-end = End of the game

## Options

option-large_privilege = Price of a large privilege
option-great_wall = The Great Wall
option-super_event = Super event
option-super_event-none = none
option-super_event-random = at random

## What is asked, by stage: the request, and what it is about

asked-event = Draw the next event tile
    .what = the next event tile
asked-super = Draw the super event
    .what = the super event
asked-deal = Deal the action cards
    .what = the deal of the action cards
asked-draft = Choose two young persons of different types
    .what = two young persons
asked-arrival = { $can ->
    [replace] No palace has room: choose whom the new person replaces, or turn the new one away
    [turn-away] You have no palace: turn the new person away
   *[choose] Choose a palace for the new person
}
    .what = a place for the new person
asked-action = { $can ->
    [refill] No action can be paid for: refill your money
   *[choose] Choose an action, or refill your money
}
    .what = an action or a refill
asked-floor = Choose where the new floor goes
    .what = a place for the new floor
asked-recruit = Play a person card to recruit somebody
    .what = a person card
asked-release = { $why ->
    [tribute] { $cause }: { $count ->
        [one] one of your persons must leave for a missing yuan
       *[other] { $count } of your persons must leave, one for each missing yuan
    }
    [drought] { $cause }: { $count ->
        [one] one palace without rice: choose whom to release
       *[other] { $count } palaces without rice: choose whom to release
    }
    [mongols] { $cause }: you have the fewest helmets, so one of your persons must leave
    [wall] The wall does not reach month { $month }, and you laid the fewest tiles: one of your persons must leave
   *[contagion] { $cause }: { $count ->
        [one] one of your persons must leave
       *[other] { $count } of your persons must leave
    }
}
    .what = a person to release
asked-release-saved = { $count ->
    [one] your healers saved one
   *[other] your healers saved { $count }
}
asked-remove = Earthquake: choose a palace that loses a floor
    .what = a floor for the earthquake
asked-evict = Earthquake: choose a person who has no floor left and must leave
    .what = a person without a floor, who leaves
asked-return = Flood: choose what to return
    .what = a piece for the flood
asked-discard = Tornado: choose a person card to discard
    .what = a person card for the tornado
asked-sunrise = Sunrise: choose a young person who comes without a card
    .what = a young person of the sunrise
asked-charter = Charter: choose the type of person whose symbols give now
    .what = a person type for the charter
asked-over = The game is over
    .what = nothing, the game is over
asked-more = { $count } to go

## Moves, as choices

choice-event = Next event tile: { $event }
choice-super = Super event: { $super_event }
choice-deal = Action cards: { $groups }
choice-draft = Take { $first } and { $second }
choice-place = Place in palace { $palace }
choice-replace = Replace { $person } in palace { $palace }
choice-turn-away = Turn the new person away
choice-taxes = { action-taxes }
choice-build = { action-build }
choice-harvest = { action-harvest }
choice-fireworks = { action-fireworks }
choice-parade = { action-parade }
choice-research = { action-research }
choice-privilege-small = Buy a small privilege
choice-privilege-large = Buy a large privilege
choice-wall = Lay a wall tile: { $tile }
choice-refill = Refill to { $yuan } yuan
choice-floor = Add a floor to palace { $palace }
choice-floor-new = Begin a new palace
choice-recruit = Recruit { $person }
choice-recruit-wild = Recruit { $person } with a wild card
choice-discard = Discard { $card }
choice-release = Release { $person } from palace { $palace }
choice-remove = Take a floor off palace { $palace }
choice-return = Return { $good }
choice-sunrise = Take { $young }
choice-charter = Charter: { $persons }

page-door-year = Twelve months, ten disasters, all foretold. Keep your court together.
page-hint-score-year = about { NUMBER($score, maximumFractionDigits: 0) } points
page-score-year = { $score ->
    [one] one point
   *[other] { $score } points
}
page-course-year = Points by month
page-course-part-year = Month { $number }
page-course-source-year = { $source ->
    [research] Research
    [events] Events
    [wall] Great Wall
    [palaces] Palaces
    [ladies] Court ladies
    [privileges] Privileges
    [persons] Persons at the end
    [monks] Monks
   *[goods] Money and goods
}

# Bots with a taste
page-bot-builder = Master Builder
page-bot-taste-builder = loves palaces; a little weaker than a Courtier
page-bot-collector = Collector
page-bot-taste-collector = loves privileges; a little weaker than a Courtier
page-bot-seer = Seer
page-bot-taste-seer = always ready for the next event; a little weaker than a Courtier

# Records of won games
feat-fewest-persons = Won with the fewest persons
