### The explorer: In the Year of the Dragon

explore-year-token = { $token ->
    [craftsman] { person-craftsman }
    [court-lady] { person-court-lady }
    [tax-collector] { person-tax-collector }
    [pyrotechnist] { person-pyrotechnist }
    [warrior] { person-warrior }
    [monk] { person-monk }
    [healer] { person-healer }
    [farmer] { person-farmer }
    [scholar] { person-scholar }
    [taxes] { action-taxes }
    [build] { action-build }
    [harvest] { action-harvest }
    [fireworks] { action-fireworks }
    [parade] { action-parade }
    [research] { action-research }
    [tribute] { event-tribute }
    [drought] { event-drought }
    [mongols] { event-mongols }
    [festival] { event-festival }
    [contagion] { event-contagion }
    [privilege-small] { privilege-small }
    [privilege-large] { privilege-large }
    [small] { privilege-small }
    [large] { privilege-large }
    [refill] refill to 3 yuan
    [other] the best other action
    [never] never
    [won] winners
    [lost] the others
    [all] all games
    [cruel] the cruellest years
    [kind] the kindest years
   *[number] { $token }
}

explore-year-drafts = The first two persons
    .axis = Wins in 100 games, more than with the other pairs at the same decision
    .facet = { $kind ->
        [none] { $a } players
        [number] { $a } players, seat { $b }
       *[word] { $a } players, first event: { $b }
    }
    .says =
        { $near ->
            [0] Best is { $best }: { $high } wins in 100 games against the average of all other pairs at the same decision.
           *[other] Most was gained with { $best }, { $high } wins in 100 games against the average of all other pairs at the same decision, but { $others }.
        } { $far ->
            [0] Worst is { $worst } ({ $low }).
           *[other] Least was gained with { $worst } ({ $low }), but { $rest }.
        }
explore-year-recruits = Whom to recruit, by month
    .axis = Wins in 100 games, more than with the other persons
    .facet = Month { $a }
    .says =
        { $near ->
            [0] In this month { $best } is worth most: { $high } wins in 100 games against the average of all others.
           *[other] In this month { $best } brought most, { $high } wins in 100 games against the average of all others, but { $others }.
        } { $far ->
            [0] What costs most is { $worst } ({ $low }).
           *[other] What brought least is { $worst } ({ $low }), but { $rest }.
        }
explore-year-actions = Actions by month
    .axis = Wins in 100 games, more than with the other actions
    .facet = Month { $a }
    .says =
        { $near ->
            [0] In this month { $best } is worth most: { $high } wins in 100 games against the average of all others.
           *[other] In this month { $best } brought most, { $high } wins in 100 games against the average of all others, but { $others }.
        } { $far ->
            [0] What costs most is { $worst } ({ $low }).
           *[other] What brought least is { $worst } ({ $low }), but { $rest }.
        }
explore-year-privileges = When to buy a privilege
    .axis = Wins in 100 games, more than with the best other action
    .facet = Month { $a }
    .says =
        { $alike ->
            [0] Compared with the best other action, { $best } brings { $high } wins in 100 games ({ $highspan }), { $worst } { $low } ({ $lowspan }).
           *[other] Compared with the best other action, { $best } brought { $high } wins in 100 games ({ $highspan }), { $worst } { $low } ({ $lowspan }). These three cannot all be told apart.
        }
    .one =
        { $alike ->
            [0] Compared with the best other action, { $best } brings { $high } wins in 100 games ({ $highspan }).
           *[other] Compared with the best other action, { $best } brought { $high } wins in 100 games ({ $highspan }). These two cannot be told apart.
        }
explore-year-buying = When privileges are bought
    .axis = Games won, in %
    .facet = { $a } players
    .row = First privilege in month { $key }
    .says = Whoever buys the first privilege in month { $first } wins { $begin }% of the games. That need not come from the privilege.
explore-year-track = Places on the person track
    .axis = Games won from there, in %
    .facet = { $a } players, month { $b }
    .row = Place { $key }
    .says = Put first when the month begins, a court wins { $begin }% of the games; put last, with everything else as it was, { $end }%.
explore-year-prices = What an occupied group costs
    .axis = Points that 3 yuan are worth
    .facet = { $a }
    .row = Month { $key }
    .says =
        { $near ->
            [0] The 3 yuan for an occupied group are worth most in month { $best }: { $high } points.
           *[other] The 3 yuan for an occupied group were worth most in month { $best }, { $high } points, but { $near ->
                [one] one other month is
               *[other] { $near } other months are
            } about the same.
        } { $far ->
            [0] They are worth least in month { $worst }: { $low }.
           *[other] They were worth least in month { $worst }, { $low }, but { $far ->
                [one] one other month is
               *[other] { $far } other months are
            } about the same.
        }
explore-year-persons = Persons by month
    .axis = Persons in the palaces when the month begins
    .facet = { $a } players, { $b }
    .row = Month { $key }
    .says =
        { $near ->
            [0] Most live at the court in month { $best }: { $high }.
           *[other] When month { $best } begins, { $high } live at the court.
        } At the beginning of month { $last } it is { $end }.
explore-year-comebacks = Comebacks
    .axis = Games won, in %
    .facet = { $a } players, after month { $b }
    .row = Place { $key } by points
    .says = Whoever has the most points at that time wins { $begin }% of the games; whoever has the fewest still wins { $end }%.
explore-year-months = What an event does, by its month
    .axis = Average points of all players
    .facet = Month { $a }
    .says =
        { $far ->
            [0] Hardest in this month is { $worst }: everybody then has { $low } points on average.
           *[other] In this month everybody had the fewest points with { $worst }, { $low } on average, but { $far ->
                [one] one other event is
               *[other] { $far } other events are
            } about the same.
        } { $near ->
            [0] Mildest is { $best } with { $high }.
           *[other] They had the most with { $best }, { $high }, but { $near ->
                [one] one other event is
               *[other] { $near } other events are
            } about the same.
        }
explore-year-years = Cruel years and kind ones
    .axis = Average points of four players
    .facet = { $a }
    .says =
        { $near ->
            [0] Of these years the hardest leaves { $low } points on average, the mildest { $high }.
           *[other] These years leave { $low } to { $high } points on average.
        }

explore-year-strength = Without search this policy plays a little better than our bot { page-bot-courtier }.
explore-year-live = The draft in a year of yours: which events, from month 3 on?
explore-year-given = Month { $number }
explore-year-score = Average points
