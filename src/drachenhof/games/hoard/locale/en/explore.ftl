### The explorer: Drachensachen

explore-hoard-token = { $token ->
    [nulla] { card-nulla }
    [extermino] { card-extermino }
    [protecto] { card-protecto }
    [quick-dragons] Quick dragons
    [envious-monsters] Envious monsters
    [small-but-nice] Small but nice
    [monsterball] Monsterball
    [roundabout] Roundabout
    [golden-feathers] Golden feathers
    [open-secrets] Open secrets
    [many-6] Many monsters: 6 hand cards
    [many-7] Many monsters: 7 hand cards
    [many-8] Many monsters: 8 hand cards
    [unknowing-4-2] Unknowing: 4 hidden and 2 open cards
    [unknowing-5-1] Unknowing: 5 hidden cards and 1 open one
    [unknowing-6-0] Unknowing: 6 hidden cards and no open one
    [chaos] Chaos
    [keep] keep everything
    [dragons] dragon for dragon
    [dragon-laid] lay a dragon, take a number
    [dragon-taken] lay a number, take a dragon
    [higher-laid] lay the higher number
    [lower-laid] lay the lower number
    [take] take the pile
    [number] play a number
    [dragon] play a dragon
    [ahead] whoever is ahead
    [behind] whoever is behind
    [winner] whoever draws it
   *[number] { $token }
}

explore-hoard-swaps = What to swap at the start
    .axis = Coins lost in the game, more than by keeping everything
    .facet = { $raw ->
        [all] Kinds of swaps
       *[other] { $a } goes to the Remainders
    }
    .says =
        { $near ->
            [0] Against keeping everything, the best swap is “{ $best }” ({ $high } coins lost).
           *[other] Against keeping everything, “{ $best }” did best ({ $high } coins lost), but { $others }.
        } { $far ->
            [0] The worst is “{ $worst }” ({ $low }).
           *[other] “{ $worst }” did worst ({ $low }), but { $rest }.
        }
explore-hoard-pile = When to take the pile
    .axis = Coins lost in the game, more than by taking the pile
    .facet = Pile of { $a }
    .says =
        { $alike ->
            [0] Against taking such a pile, the coins lost change like this: { $best } { $high } ({ $highspan }), { $worst } { $low } ({ $lowspan }).
           *[other] Against taking such a pile, the coins lost changed like this: { $best } { $high } ({ $highspan }), { $worst } { $low } ({ $lowspan }). These three cannot all be told apart.
        }
    .one =
        { $alike ->
            [0] Against taking such a pile, the coins lost change like this: { $best } { $high } ({ $highspan }).
           *[other] Against taking such a pile, the coins lost changed like this: { $best } { $high } ({ $highspan }). These two cannot be told apart.
        }
explore-hoard-dragons = Dragons: keep or play
    .axis = Coins lost in the game, more than by playing a number
    .facet = Hand of { $a }
    .says =
        { $alike ->
            [0] Where a number fits too, playing { $best } instead changes the coins lost by { $high } ({ $highspan }), { $worst } by { $low } ({ $lowspan }).
           *[other] Where a number fits too, playing { $best } instead changed the coins lost by { $high } ({ $highspan }), { $worst } by { $low } ({ $lowspan }). The number and the dragons cannot all be told apart.
        }
    .one =
        { $alike ->
            [0] Where a number fits too, playing { $best } instead changes the coins lost by { $high } ({ $highspan }).
           *[other] Where a number fits too, playing { $best } instead changed the coins lost by { $high } ({ $highspan }). The two cannot be told apart.
        }
explore-hoard-abilities = Abilities
    .axis = Wins in 100 games, more than with the other abilities
    .facet = { $a }
    .says =
        { $near ->
            [0] { $best } helps this player most ({ $high } wins in 100 games against the average of all others).
           *[other] { $best } helped this player most ({ $high } wins in 100 games against the average of all others), but { $others }.
        } { $far ->
            [0] { $worst } helps least ({ $low }).
           *[other] { $worst } helped least ({ $low }), but { $rest }.
        }
explore-hoard-curses = Curses
    .axis = Wins in 100 games, more than with the other curses
    .facet = { $a }
    .says =
        { $near ->
            [0] The mildest is { $best } ({ $high } wins in 100 games against the average of all others).
           *[other] { $best } was mildest ({ $high } wins in 100 games against the average of all others), but { $others }.
        } { $far ->
            [0] The hardest is { $worst } ({ $low }).
           *[other] { $worst } was hardest ({ $low }), but { $rest }.
        }
explore-hoard-comebacks = Comebacks
    .axis = Games won, in %
    .facet = { $a } players, after round { $b }
    .row = Place { $key } by coins
    .says = Whoever has lost the fewest coins at that time wins { $begin }% of the games; whoever has lost the most still wins { $end }%.

explore-hoard-strength = This policy is our bot { page-bot-greedy }: sound, but simple. Among stronger players other things may be best.
explore-hoard-live = The exchange with cards of yours: three open ones, then five in hand
explore-hoard-given = Card { $number }
explore-hoard-score = Average coins lost
