### De verkenner: In het Jaar van de Draak

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
    [refill] aanvullen tot 3 yuan
    [other] de beste andere actie
    [never] nooit
    [won] winnaars
    [lost] de anderen
    [all] alle spellen
    [cruel] de wreedste jaren
    [kind] de mildste jaren
   *[number] { $token }
}

explore-year-drafts = De eerste twee personen
    .axis = Overwinningen op 100 spellen, meer dan met de andere paren bij dezelfde beslissing
    .facet = { $kind ->
        [none] { $a } spelers
        [number] { $a } spelers, plaats { $b }
       *[word] { $a } spelers, eerste gebeurtenis: { $b }
    }
    .says =
        { $near ->
            [0] Het best is { $best }: { $high } overwinningen op 100 spellen tegenover het gemiddelde van alle andere paren bij dezelfde beslissing.
           *[other] Het meest leverde { $best } op, { $high } overwinningen op 100 spellen tegenover het gemiddelde van alle andere paren bij dezelfde beslissing, maar { $others }.
        } { $far ->
            [0] Het slechtst is { $worst } ({ $low }).
           *[other] Het minst leverde { $worst } op ({ $low }), maar { $rest }.
        }
explore-year-recruits = Wie je werft, per maand
    .axis = Overwinningen op 100 spellen, meer dan met de andere personen
    .facet = Maand { $a }
    .says =
        { $near ->
            [0] In deze maand levert { $best } het meest op: { $high } overwinningen op 100 spellen tegenover het gemiddelde van alle andere.
           *[other] In deze maand leverde { $best } het meest op, { $high } overwinningen op 100 spellen tegenover het gemiddelde van alle andere, maar { $others }.
        } { $far ->
            [0] Het meest kost { $worst } ({ $low }).
           *[other] Het minst leverde { $worst } op ({ $low }), maar { $rest }.
        }
explore-year-actions = Acties per maand
    .axis = Overwinningen op 100 spellen, meer dan met de andere acties
    .facet = Maand { $a }
    .says =
        { $near ->
            [0] In deze maand levert { $best } het meest op: { $high } overwinningen op 100 spellen tegenover het gemiddelde van alle andere.
           *[other] In deze maand leverde { $best } het meest op, { $high } overwinningen op 100 spellen tegenover het gemiddelde van alle andere, maar { $others }.
        } { $far ->
            [0] Het meest kost { $worst } ({ $low }).
           *[other] Het minst leverde { $worst } op ({ $low }), maar { $rest }.
        }
explore-year-privileges = Wanneer je een privilege koopt
    .axis = Overwinningen op 100 spellen, meer dan met de beste andere actie
    .facet = Maand { $a }
    .says =
        { $alike ->
            [0] Vergeleken met de beste andere actie levert { $best } { $high } overwinningen op 100 spellen op ({ $highspan }), { $worst } { $low } ({ $lowspan }).
           *[other] Vergeleken met de beste andere actie leverde { $best } { $high } overwinningen op 100 spellen op ({ $highspan }), { $worst } { $low } ({ $lowspan }). Niet alle drie zijn van elkaar te onderscheiden.
        }
    .one =
        { $alike ->
            [0] Vergeleken met de beste andere actie levert { $best } { $high } overwinningen op 100 spellen op ({ $highspan }).
           *[other] Vergeleken met de beste andere actie leverde { $best } { $high } overwinningen op 100 spellen op ({ $highspan }). De twee zijn niet van elkaar te onderscheiden.
        }
explore-year-buying = Wanneer privileges worden gekocht
    .axis = Gewonnen spellen, in %
    .facet = { $a } spelers
    .row = Eerste privilege in maand { $key }
    .says = Wie het eerste privilege in maand { $first } koopt, wint { $begin }% van de spellen. Dat hoeft niet aan het privilege te liggen.
explore-year-track = Plaatsen op de personenpuntentabel
    .axis = Vanaf daar gewonnen spellen, in %
    .facet = { $a } spelers, maand { $b }
    .row = Plaats { $key }
    .says = Wie aan het begin van de maand vooraan wordt gezet, wint { $begin }% van de spellen; wie bij verder gelijke stand achteraan wordt gezet, { $end }%.
explore-year-prices = Wat een bezette groep kost
    .axis = Punten die 3 yuan waard zijn
    .facet = { $a }
    .row = Maand { $key }
    .says =
        { $near ->
            [0] De 3 yuan voor een bezette groep zijn in maand { $best } het meest waard: { $high } punten.
           *[other] De 3 yuan voor een bezette groep waren in maand { $best } het meest waard, { $high } punten, maar { $near ->
                [one] één andere maand is
               *[other] { $near } andere maanden zijn
            } daar niet van te onderscheiden.
        } { $far ->
            [0] Het minst waard zijn ze in maand { $worst }: { $low }.
           *[other] Het minst waard waren ze in maand { $worst }, { $low }, maar { $far ->
                [one] één andere maand is
               *[other] { $far } andere maanden zijn
            } daar niet van te onderscheiden.
        }
explore-year-persons = Personen per maand
    .axis = Personen in de paleizen aan het begin van de maand
    .facet = { $a } spelers, { $b }
    .row = Maand { $key }
    .says =
        { $near ->
            [0] De meesten wonen in maand { $best } aan het hof: { $high }.
           *[other] In maand { $best } wonen er { $high } aan het hof.
        } Aan het begin van maand { $last } zijn het er { $end }.
explore-year-comebacks = Inhaalraces
    .axis = Gewonnen spellen, in %
    .facet = { $a } spelers, na maand { $b }
    .row = Plaats { $key } naar punten
    .says = Wie dan de meeste punten heeft, wint { $begin }% van de spellen; wie de minste heeft, nog altijd { $end }%.
explore-year-months = Wat een gebeurtenis doet, in elke maand
    .axis = Gemiddeld aantal punten van alle spelers
    .facet = Maand { $a }
    .says =
        { $far ->
            [0] Het hardst treft in deze maand { $worst }: iedereen heeft dan gemiddeld { $low } punten.
           *[other] De minste punten had iedereen in deze maand met { $worst }, gemiddeld { $low }, maar { $far ->
                [one] één andere gebeurtenis is
               *[other] { $far } andere gebeurtenissen zijn
            } daar niet van te onderscheiden.
        } { $near ->
            [0] Het mildst is { $best } met { $high }.
           *[other] De meeste had iedereen met { $best }, { $high }, maar { $near ->
                [one] één andere gebeurtenis is
               *[other] { $near } andere gebeurtenissen zijn
            } daar niet van te onderscheiden.
        }
explore-year-years = Wrede en milde jaren
    .axis = Gemiddeld aantal punten van vier spelers
    .facet = { $a }
    .says =
        { $near ->
            [0] Het zwaarste van deze jaren laat gemiddeld { $low } punten over, het mildste { $high }.
           *[other] Deze jaren laten gemiddeld { $low } tot { $high } punten over.
        }

explore-year-strength = Ook zonder zoeken speelt deze strategie iets beter dan onze bot { page-bot-courtier }.
explore-year-live = De startkeuze in een jaar naar wens: welke gebeurtenissen, vanaf maand 3?
explore-year-given = Maand { $number }
explore-year-score = Gemiddeld aantal punten
