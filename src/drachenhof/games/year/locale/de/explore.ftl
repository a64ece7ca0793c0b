### Der Entdecker: Im Jahr des Drachen

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
    [refill] auf 3 Yuan auffüllen
    [other] die beste andere Aktion
    [never] nie
    [won] Sieger
    [lost] die anderen
    [all] alle Spiele
    [cruel] die grausamsten Jahre
    [kind] die mildesten Jahre
   *[number] { $token }
}

explore-year-drafts = Die ersten zwei Personen
    .axis = Siege in 100 Spielen, mehr als mit den anderen Paaren bei derselben Entscheidung
    .facet = { $kind ->
        [none] { $a } Spieler
        [number] { $a } Spieler, Platz { $b }
       *[word] { $a } Spieler, erstes Ereignis: { $b }
    }
    .says =
        { $near ->
            [0] Am besten ist { $best }: { $high } Siege in 100 Spielen gegenüber dem Schnitt aller anderen Paare bei derselben Entscheidung.
           *[other] Am meisten brachte { $best }, { $high } Siege in 100 Spielen gegenüber dem Schnitt aller anderen Paare bei derselben Entscheidung, aber { $others }.
        } { $far ->
            [0] Am schlechtesten ist { $worst } ({ $low }).
           *[other] Am wenigsten brachte { $worst } ({ $low }), aber { $rest }.
        }
explore-year-recruits = Wen man anwirbt, nach Monat
    .axis = Siege in 100 Spielen, mehr als mit den anderen Personen
    .facet = Monat { $a }
    .says =
        { $near ->
            [0] In diesem Monat bringt { $best } am meisten: { $high } Siege in 100 Spielen gegenüber dem Schnitt aller anderen.
           *[other] In diesem Monat brachte { $best } am meisten, { $high } Siege in 100 Spielen gegenüber dem Schnitt aller anderen, aber { $others }.
        } { $far ->
            [0] Am meisten kostet { $worst } ({ $low }).
           *[other] Am wenigsten brachte { $worst } ({ $low }), aber { $rest }.
        }
explore-year-actions = Aktionen nach Monat
    .axis = Siege in 100 Spielen, mehr als mit den anderen Aktionen
    .facet = Monat { $a }
    .says =
        { $near ->
            [0] In diesem Monat bringt { $best } am meisten: { $high } Siege in 100 Spielen gegenüber dem Schnitt aller anderen.
           *[other] In diesem Monat brachte { $best } am meisten, { $high } Siege in 100 Spielen gegenüber dem Schnitt aller anderen, aber { $others }.
        } { $far ->
            [0] Am meisten kostet { $worst } ({ $low }).
           *[other] Am wenigsten brachte { $worst } ({ $low }), aber { $rest }.
        }
explore-year-privileges = Wann man ein Privileg kauft
    .axis = Siege in 100 Spielen, mehr als mit der besten anderen Aktion
    .facet = Monat { $a }
    .says =
        { $alike ->
            [0] Gegenüber der besten anderen Aktion bringt { $best } { $high } Siege in 100 Spielen ({ $highspan }), { $worst } { $low } ({ $lowspan }).
           *[other] Gegenüber der besten anderen Aktion brachte { $best } { $high } Siege in 100 Spielen ({ $highspan }), { $worst } { $low } ({ $lowspan }). Nicht alle drei lassen sich voneinander unterscheiden.
        }
    .one =
        { $alike ->
            [0] Gegenüber der besten anderen Aktion bringt { $best } { $high } Siege in 100 Spielen ({ $highspan }).
           *[other] Gegenüber der besten anderen Aktion brachte { $best } { $high } Siege in 100 Spielen ({ $highspan }). Die beiden lassen sich nicht unterscheiden.
        }
explore-year-buying = Wann Privilegien gekauft werden
    .axis = Gewonnene Spiele, in %
    .facet = { $a } Spieler
    .row = Erstes Privileg in Monat { $key }
    .says = Wer das erste Privileg in Monat { $first } kauft, gewinnt { $begin } % der Spiele. Das muss nicht am Privileg liegen.
explore-year-track = Plätze auf der Personenleiste
    .axis = Von dort gewonnene Spiele, in %
    .facet = { $a } Spieler, Monat { $b }
    .row = Platz { $key }
    .says = Wer zu Beginn des Monats an die Spitze gesetzt wird, gewinnt { $begin } % der Spiele; wer bei sonst gleicher Lage ans Ende gesetzt wird, { $end } %.
explore-year-prices = Was eine besetzte Gruppe kostet
    .axis = Punkte, die 3 Yuan wert sind
    .facet = { $a }
    .row = Monat { $key }
    .says =
        { $near ->
            [0] Die 3 Yuan für eine besetzte Gruppe sind in Monat { $best } am meisten wert: { $high } Punkte.
           *[other] Die 3 Yuan für eine besetzte Gruppe waren in Monat { $best } am meisten wert, { $high } Punkte, aber { $near ->
                [one] ein anderer Monat lässt
               *[other] { $near } andere Monate lassen
            } sich davon nicht unterscheiden.
        } { $far ->
            [0] Am wenigsten wert sind sie in Monat { $worst }: { $low }.
           *[other] Am wenigsten wert waren sie in Monat { $worst }, { $low }, aber { $far ->
                [one] ein anderer Monat lässt
               *[other] { $far } andere Monate lassen
            } sich davon nicht unterscheiden.
        }
explore-year-persons = Personen nach Monat
    .axis = Personen in den Palästen zu Beginn des Monats
    .facet = { $a } Spieler, { $b }
    .row = Monat { $key }
    .says =
        { $near ->
            [0] Die meisten leben in Monat { $best } am Hof: { $high }.
           *[other] In Monat { $best } leben { $high } am Hof.
        } Zu Beginn von Monat { $last } sind es { $end }.
explore-year-comebacks = Aufholjagden
    .axis = Gewonnene Spiele, in %
    .facet = { $a } Spieler, nach Monat { $b }
    .row = Platz { $key } nach Punkten
    .says = Wer dann die meisten Punkte hat, gewinnt { $begin } % der Spiele; wer die wenigsten hat, immer noch { $end } %.
explore-year-months = Was ein Ereignis bewirkt, nach seinem Monat
    .axis = Punkte aller Spieler im Schnitt
    .facet = Monat { $a }
    .says =
        { $far ->
            [0] Am härtesten trifft in diesem Monat { $worst }: Alle haben dann im Schnitt { $low } Punkte.
           *[other] Am wenigsten Punkte hatten in diesem Monat alle mit { $worst }, { $low } im Schnitt, aber { $far ->
                [one] ein anderes Ereignis lässt
               *[other] { $far } andere Ereignisse lassen
            } sich davon nicht unterscheiden.
        } { $near ->
            [0] Am mildesten ist { $best } mit { $high }.
           *[other] Am meisten hatten sie mit { $best }, { $high }, aber { $near ->
                [one] ein anderes Ereignis lässt
               *[other] { $near } andere Ereignisse lassen
            } sich davon nicht unterscheiden.
        }
explore-year-years = Grausame und milde Jahre
    .axis = Punkte von vier Spielern im Schnitt
    .facet = { $a }
    .says =
        { $near ->
            [0] Das härteste dieser Jahre lässt im Schnitt { $low } Punkte, das mildeste { $high }.
           *[other] Diese Jahre lassen im Schnitt { $low } bis { $high } Punkte.
        }

explore-year-strength = Auch ohne Suche spielt diese Strategie etwas besser als unser Bot { page-bot-courtier }.
explore-year-live = Die Startwahl in einem Jahr nach Wunsch: welche Ereignisse, von Monat 3 an?
explore-year-given = Monat { $number }
explore-year-score = Punkte im Schnitt
