### De verkenner: Drachensachen

explore-hoard-token = { $token ->
    [nulla] { card-nulla }
    [extermino] { card-extermino }
    [protecto] { card-protecto }
    [quick-dragons] Vlugge draken
    [envious-monsters] Jaloerse monsters
    [small-but-nice] Klein maar fijn
    [monsterball] Monsterbal
    [roundabout] Rotonde
    [golden-feathers] Gouden veren
    [open-secrets] Open geheimen
    [many-6] Veel monsters: 6 handkaarten
    [many-7] Veel monsters: 7 handkaarten
    [many-8] Veel monsters: 8 handkaarten
    [unknowing-4-2] Onwetend: 4 verborgen en 2 open kaarten
    [unknowing-5-1] Onwetend: 5 verborgen kaarten en 1 open
    [unknowing-6-0] Onwetend: 6 verborgen kaarten en geen open
    [chaos] Chaos
    [keep] alles houden
    [dragons] draak voor draak
    [dragon-laid] draak neer, getal in de hand
    [dragon-taken] getal neer, draak in de hand
    [higher-laid] het hogere getal neerleggen
    [lower-laid] het lagere getal neerleggen
    [take] de stapel pakken
    [number] een getal spelen
    [dragon] een draak spelen
    [ahead] wie voor staat
    [behind] wie achter staat
    [winner] wie hem trekt
   *[number] { $token }
}

explore-hoard-swaps = Wat je aan het begin ruilt
    .axis = In het spel verloren munten, meer dan zonder ruil
    .facet = { $raw ->
        [all] Soorten ruil
       *[other] { $a } gaat naar de resten
    }
    .says =
        { $near ->
            [0] Vergeleken met niet ruilen is het best: “{ $best }” ({ $high } verloren munten).
           *[other] Vergeleken met niet ruilen deed het het best: “{ $best }” ({ $high } verloren munten), maar { $others }.
        } { $far ->
            [0] Het slechtst is: “{ $worst }” ({ $low }).
           *[other] Het slechtst deed het: “{ $worst }” ({ $low }), maar { $rest }.
        }
explore-hoard-pile = Wanneer je de stapel pakt
    .axis = In het spel verloren munten, meer dan met de stapel
    .facet = Stapel van { $a }
    .says =
        { $alike ->
            [0] Vergeleken met het nemen van zo’n stapel veranderen de verloren munten zo: { $best } { $high } ({ $highspan }), { $worst } { $low } ({ $lowspan }).
           *[other] Vergeleken met het nemen van zo’n stapel veranderden de verloren munten zo: { $best } { $high } ({ $highspan }), { $worst } { $low } ({ $lowspan }). Niet alle drie zijn van elkaar te onderscheiden.
        }
    .one =
        { $alike ->
            [0] Vergeleken met het nemen van zo’n stapel veranderen de verloren munten zo: { $best } { $high } ({ $highspan }).
           *[other] Vergeleken met het nemen van zo’n stapel veranderden de verloren munten zo: { $best } { $high } ({ $highspan }). De twee zijn niet van elkaar te onderscheiden.
        }
explore-hoard-dragons = Draken: houden of spelen
    .axis = In het spel verloren munten, meer dan met een getal
    .facet = Hand van { $a }
    .says =
        { $alike ->
            [0] Waar ook een getal past, veranderen bij { $best } de verloren munten met { $high } ({ $highspan }), bij { $worst } met { $low } ({ $lowspan }).
           *[other] Waar ook een getal past, veranderden bij { $best } de verloren munten met { $high } ({ $highspan }), bij { $worst } met { $low } ({ $lowspan }). Het getal en de draken zijn niet allemaal van elkaar te onderscheiden.
        }
    .one =
        { $alike ->
            [0] Waar ook een getal past, veranderen bij { $best } de verloren munten met { $high } ({ $highspan }).
           *[other] Waar ook een getal past, veranderden bij { $best } de verloren munten met { $high } ({ $highspan }). De twee zijn niet van elkaar te onderscheiden.
        }
explore-hoard-abilities = Vaardigheden
    .axis = Overwinningen op 100 spellen, meer dan met de andere vaardigheden
    .facet = { $a }
    .says =
        { $near ->
            [0] Deze speler heeft het meest aan { $best } ({ $high } overwinningen op 100 spellen tegenover het gemiddelde van alle andere).
           *[other] Deze speler had het meest aan { $best } ({ $high } overwinningen op 100 spellen tegenover het gemiddelde van alle andere), maar { $others }.
        } { $far ->
            [0] Aan { $worst } heeft deze speler het minst ({ $low }).
           *[other] Aan { $worst } had deze speler het minst ({ $low }), maar { $rest }.
        }
explore-hoard-curses = Vloeken
    .axis = Overwinningen op 100 spellen, meer dan met de andere vloeken
    .facet = { $a }
    .says =
        { $near ->
            [0] Het mildst is { $best } ({ $high } overwinningen op 100 spellen tegenover het gemiddelde van alle andere).
           *[other] Het mildst was { $best } ({ $high } overwinningen op 100 spellen tegenover het gemiddelde van alle andere), maar { $others }.
        } { $far ->
            [0] Het hardst is { $worst } ({ $low }).
           *[other] Het hardst was { $worst } ({ $low }), maar { $rest }.
        }
explore-hoard-comebacks = Inhaalraces
    .axis = Gewonnen spellen, in %
    .facet = { $a } spelers, na ronde { $b }
    .row = Plaats { $key } naar munten
    .says = Wie dan de minste munten heeft verloren, wint { $begin }% van de spellen; wie de meeste heeft verloren, nog altijd { $end }%.

explore-hoard-strength = Deze strategie is onze bot { page-bot-greedy }: degelijk, maar eenvoudig. Waar sterker wordt gespeeld, kan iets anders het beste zijn.
explore-hoard-live = De ruil met kaarten naar wens: drie open, dan vijf in de hand
explore-hoard-given = Kaart { $number }
explore-hoard-score = Gemiddeld verloren munten
