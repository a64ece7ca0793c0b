### Der Entdecker: Drachensachen

explore-hoard-token = { $token ->
    [nulla] { card-nulla }
    [extermino] { card-extermino }
    [protecto] { card-protecto }
    [quick-dragons] Flinke Drachen
    [envious-monsters] Neidische Monster
    [small-but-nice] Klein, aber fein
    [monsterball] Monsterball
    [roundabout] Kreisverkehr
    [golden-feathers] Goldene Federn
    [open-secrets] Offene Geheimnisse
    [many-6] Viele Monster: 6 Handkarten
    [many-7] Viele Monster: 7 Handkarten
    [many-8] Viele Monster: 8 Handkarten
    [unknowing-4-2] Unwissend: 4 verdeckte und 2 offene Karten
    [unknowing-5-1] Unwissend: 5 verdeckte Karten und 1 offene
    [unknowing-6-0] Unwissend: 6 verdeckte Karten und keine offene
    [chaos] Chaos
    [keep] alles behalten
    [dragons] Drache gegen Drache
    [dragon-laid] Drache hin, Zahl auf die Hand
    [dragon-taken] Zahl hin, Drache auf die Hand
    [higher-laid] die höhere Zahl hinlegen
    [lower-laid] die niedrigere Zahl hinlegen
    [take] den Stapel nehmen
    [number] eine Zahl spielen
    [dragon] einen Drachen spielen
    [ahead] wer vorn liegt
    [behind] wer hinten liegt
    [winner] wer ihn zieht
   *[number] { $token }
}

explore-hoard-swaps = Was man am Anfang tauscht
    .axis = Im Spiel verlorene Münzen, mehr als ohne Tausch
    .facet = { $raw ->
        [all] Arten zu tauschen
       *[other] { $a } kommt ins Letzte Aufgebot
    }
    .says =
        { $near ->
            [0] Gegenüber keinem Tausch ist am besten: „{ $best }“ ({ $high } verlorene Münzen).
           *[other] Gegenüber keinem Tausch schnitt am besten ab: „{ $best }“ ({ $high } verlorene Münzen), aber { $others }.
        } { $far ->
            [0] Am schlechtesten ist: „{ $worst }“ ({ $low }).
           *[other] Am schlechtesten schnitt ab: „{ $worst }“ ({ $low }), aber { $rest }.
        }
explore-hoard-pile = Wann man den Stapel nimmt
    .axis = Im Spiel verlorene Münzen, mehr als mit dem Stapel
    .facet = Stapel mit { $a }
    .says =
        { $alike ->
            [0] Gegenüber dem Nehmen eines solchen Stapels ändern sich die verlorenen Münzen so: { $best } { $high } ({ $highspan }), { $worst } { $low } ({ $lowspan }).
           *[other] Gegenüber dem Nehmen eines solchen Stapels änderten sich die verlorenen Münzen so: { $best } { $high } ({ $highspan }), { $worst } { $low } ({ $lowspan }). Nicht alle drei lassen sich voneinander unterscheiden.
        }
    .one =
        { $alike ->
            [0] Gegenüber dem Nehmen eines solchen Stapels ändern sich die verlorenen Münzen so: { $best } { $high } ({ $highspan }).
           *[other] Gegenüber dem Nehmen eines solchen Stapels änderten sich die verlorenen Münzen so: { $best } { $high } ({ $highspan }). Beides lässt sich nicht unterscheiden.
        }
explore-hoard-dragons = Drachen: behalten oder spielen
    .axis = Im Spiel verlorene Münzen, mehr als mit einer Zahl
    .facet = Hand mit { $a }
    .says =
        { $alike ->
            [0] Wo auch eine Zahl passt, ändern sich mit { $best } die verlorenen Münzen um { $high } ({ $highspan }), mit { $worst } um { $low } ({ $lowspan }).
           *[other] Wo auch eine Zahl passt, änderten sich mit { $best } die verlorenen Münzen um { $high } ({ $highspan }), mit { $worst } um { $low } ({ $lowspan }). Die Zahl und die Drachen lassen sich nicht alle voneinander unterscheiden.
        }
    .one =
        { $alike ->
            [0] Wo auch eine Zahl passt, ändern sich mit { $best } die verlorenen Münzen um { $high } ({ $highspan }).
           *[other] Wo auch eine Zahl passt, änderten sich mit { $best } die verlorenen Münzen um { $high } ({ $highspan }). Die beiden lassen sich nicht unterscheiden.
        }
explore-hoard-abilities = Fähigkeiten
    .axis = Siege in 100 Spielen, mehr als mit den anderen Fähigkeiten
    .facet = { $a }
    .says =
        { $near ->
            [0] Am meisten hilft diesem Spieler { $best } ({ $high } Siege in 100 Spielen gegenüber dem Schnitt aller anderen).
           *[other] Am meisten half diesem Spieler { $best } ({ $high } Siege in 100 Spielen gegenüber dem Schnitt aller anderen), aber { $others }.
        } { $far ->
            [0] Am wenigsten hilft { $worst } ({ $low }).
           *[other] Am wenigsten half { $worst } ({ $low }), aber { $rest }.
        }
explore-hoard-curses = Flüche
    .axis = Siege in 100 Spielen, mehr als mit den anderen Flüchen
    .facet = { $a }
    .says =
        { $near ->
            [0] Am mildesten ist { $best } ({ $high } Siege in 100 Spielen gegenüber dem Schnitt aller anderen).
           *[other] Am mildesten war { $best } ({ $high } Siege in 100 Spielen gegenüber dem Schnitt aller anderen), aber { $others }.
        } { $far ->
            [0] Am härtesten ist { $worst } ({ $low }).
           *[other] Am härtesten war { $worst } ({ $low }), aber { $rest }.
        }
explore-hoard-comebacks = Aufholjagden
    .axis = Gewonnene Spiele, in %
    .facet = { $a } Spieler, nach Runde { $b }
    .row = Platz { $key } nach Münzen
    .says = Wer dann die wenigsten Münzen verloren hat, gewinnt { $begin } % der Spiele; wer die meisten verloren hat, immer noch { $end } %.

explore-hoard-strength = Diese Strategie ist unser Bot { page-bot-greedy }: solide, aber einfach. Wo stärker gespielt wird, kann anderes das Beste sein.
explore-hoard-live = Der Tausch mit Karten nach Wunsch: drei offene, dann fünf auf der Hand
explore-hoard-given = Karte { $number }
explore-hoard-score = Verlorene Münzen im Schnitt
