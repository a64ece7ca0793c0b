### De analyse op de pagina

## Bij het resultaat

page-review = Waarom het zo liep
page-review-of = Voor
page-review-whose = iemand …
page-review-choose = Kies een speler en zie wat de kansen heeft bewogen.
page-review-picture = Van de kans aan het begin tot het resultaat
page-review-bar = { $what ->
    [start] Begin
    [luck] Geluk
    [own] { $you ->
        [yes] Jouw keuzes
       *[no] Eigen keuzes
    }
    [given] Anderen
    [together] Samen
    [else] Al het andere
    [rest] Over
   *[result] Resultaat
}
page-review-figures = Alle cijfers
page-review-figures-why = In punten van honderd: wat er gemeten is, en tussen welke cijfers de ware waarde in 95 van de 100 gevallen ligt.
page-review-from-to = { $low } tot { $high }
page-review-percent = { $value }%
page-review-off-by = ±{ $points }
page-review-wins = { $count } van de 100 gewonnen
page-review-range = ({ $low }–{ $high })
page-review-begins = Het spel wordt doorgenomen …
page-review-waits = { $ahead ->
    [0] Het begint zo …
    [one] Even wachten: er gaat nog één andere analyse voor.
   *[other] Even wachten: er gaan nog { $ahead } andere analyses voor.
}
page-review-sharpens = Een eerste blik; het wordt nog nauwkeuriger …
page-review-failed = De analyse is niet gelukt.
page-review-again = Opnieuw vragen
page-review-off = De analyse staat uit.
page-review-on = Aanzetten
page-review-few = { $count ->
    [0] Er viel niets te beslissen.
    [one] Er was maar één beslissing: te weinig om te vergelijken.
   *[other] Er waren maar { $count } beslissingen: te weinig om te vergelijken.
}
page-review-like = { $you ->
    [yes] Naar fouten geteld speelde je als deze bot: { $bot }. Eén spel zegt weinig.
   *[no] Naar fouten geteld speelde { $who } als deze bot: { $bot }. Eén spel zegt weinig.
}
page-review-line = Hoe groot ieders kans op winst was
page-review-line-why = { $you ->
    [yes] Vanaf elk moment zijn veel proefspellen verder gespeeld, alleen met wat jij toen kon zien: kaarten die voor jou verborgen waren, telden niet mee.
   *[no] Vanaf elk moment zijn veel proefspellen verder gespeeld, alleen met wat { $who } toen kon zien: verborgen kaarten telden niet mee.
}
page-review-key-deal = bij het delen
page-review-key-play = in het spel
page-review-moments = De duurste momenten
page-review-moments-first = De momenten die misschien het meest kostten
page-review-checking = wordt nog gecontroleerd
page-review-cost = { $count ->
    [one] { $points } overwinning op 100 spellen
   *[other] { $points } overwinningen op 100 spellen
}
page-review-cost-place = gemiddeld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } plaatsen slechter
page-review-chose = { $you ->
    [yes] Jij koos:
   *[no] { $who } koos:
}
page-review-finest = Goed gekozen
page-review-finest-why = Zoveel steeg met deze keuze de kans om te winnen, vergeleken met wat daarvóór te verwachten was. Niets anders was duidelijk beter.
page-review-first-figures = Een eerste blik: deze cijfers kunnen nog veranderen.
page-review-try = Nog eens proberen
page-review-better = Wat was beter?
page-review-hide = Weer verbergen
page-review-played = gespeeld
page-review-best = het beste
page-review-equal = misschien even goed
page-review-equal-places = minder vaak eerste, verder betere plaatsen
page-review-more = { $count ->
    [one] Nog één mogelijkheid
   *[other] Nog { $count } mogelijkheden
}

## Wat het betekent

page-review-info = Wat cijfers en tekens betekenen
page-review-info-points = De cijfers zijn winstkansen in procenten. “−11” betekent: van honderd spellen die zo beginnen, gaan er elf meer verloren.
page-review-info-bar = { $what ->
    [start] Wat er vóór de eerste zet te verwachten was.
    [luck] Wat er gedeeld werd, vergeleken met alles wat had kunnen komen.
    [own] Wat er gekozen werd, vergeleken met wat te verwachten was: proefspellen waarin iedereen verstandig verder speelt. Boven 0 betekent: beter dan dat.
   *[rest] Wat overblijft als je al het andere optelt: afronding, en wat niet helemaal precies gemeten is. Bijna altijd is het 0.
}
page-review-info-told = Een getal staat er alleen als het betrouwbaar is. Wat afzonderlijk niet te zeggen is, is samengenomen, zodat alles van het begin naar het resultaat leidt.
page-review-info-range = Een dunne streep met twee einden, of cijfers tussen haakjes: daar ligt de ware waarde in 95 van de 100 gevallen.
page-review-info-verdict = { $verdict ->
    [very-bad] kost zeker veel: 0,16 of meer
    [bad] kost zeker iets: 0,08 of meer
   *[doubtful] kost zeker een beetje: 0,04 of meer
}
page-review-info-places = Deze kosten tellen in plaatsen: de eerste is 1 waard, de laatste −1. Wat even goed als het beste kan zijn, heet nooit een fout, ook als de winstkansen er anders uitzien: ook de andere plaatsen tellen. En alleen wat ook de sterkste bot slechter vindt als hij erover nadenkt, is een fout.
page-review-info-known = Alles wordt beoordeeld naar wat er op die plaats toen bekend kon zijn. De ranglijst heeft er niets mee te maken.
page-review-switch = Nabeschouwing na het spel
page-review-switch-why = Wat geluk, je eigen keuzes en de anderen met je kansen deden, en wat beter was geweest.
page-review-table = Nabeschouwing
page-review-table-why = Als het spel voorbij is, mag iedereen zien wat geluk en keuzes deden. Eerder nooit.

## Een moment

page-moment-ask = { $you ->
    [yes] Dit koos je, en het was { $verdict }:
   *[no] Dit koos { $who }, en het was { $verdict }:
}
page-moment-what = Wat zou beter zijn? Kies op het bord.
page-moment-hint = De betere keuze is verborgen; wat ongeveer zo goed is, telt ook.
page-moment-played = Dat is wat er gespeeld werd.
page-moment-tried = { $name }, al geprobeerd
page-moment-wrong = { $count ->
    [0] Dat is ook niet zo goed: het kost eerder plaatsen dan de winst. Probeer het nog eens, of kijk.
    [one] Dat is ook niet zo goed: het kost één overwinning op 100 spellen. Probeer het nog eens, of kijk.
   *[other] Dat is ook niet zo goed: het kost { $count } overwinningen op 100 spellen. Probeer het nog eens, of kijk.
}
page-moment-unknown = Dat is niet gemeten. Probeer iets anders.
page-moment-right = { $best ->
    [yes] Goed! Dat is de beste keuze.
   *[no] Goed! Dat kan zo goed zijn als de beste.
}
page-moment-shown = Dit was beter:
page-moment-show = Toon het antwoord
page-moment-next = Volgend moment
page-moment-next-due = Volgende fout
page-moment-result = Naar het resultaat
page-moment-again = Nog eens
page-moment-none = Dit moment is er in dit spel niet: de nauwkeurigere blik noemt het geen fout meer.

## In de herhaling

page-odds = Winstkansen op dit punt

## Mijn fouten

page-mistakes = Mijn fouten
page-mistakes-all = Al mijn fouten
page-mistakes-why = Wat analyses van je spellen een fout noemen, wordt hier verzameld en na een paar dagen opnieuw voorgelegd, tot je het kent.
page-mistakes-due = { $count ->
    [0] Vandaag is er niets aan de beurt.
    [one] Eén ervan is aan de beurt.
   *[other] { $count } ervan zijn aan de beurt.
}
page-mistakes-practise = Oefenen
page-mistakes-none = Nog niets verzameld. Speel een spel uit, bekijk de analyse, en de fouten komen hier.
page-mistakes-nobody = Speel eerst een spel; dan worden de fouten hier verzameld.
page-mistakes-kinds = Naar soort
page-mistakes-state = { $state ->
    [due] aan de beurt
    [sits] geleerd
   *[later] { $days ->
        [one] morgen weer
       *[other] over { $days } dagen weer
    }
}
page-mistakes-done = Goed gedaan: er is niets meer aan de beurt.
page-rates = Wat je fouten kosten
page-rates-why = Hoeveel je fouten je per beslissing aan plaats kostten, spel na spel; lager is beter. De lijn is het gemiddelde van de laatste spellen.
page-rates-bots = Wat de bots verliezen in spellen tegen zichzelf, en tussen welke cijfers de echte waarde in 95 van 100 gevallen ligt.
page-rates-like = Je speelt als deze bot: { $bot }.
page-rates-few = Nog weinig spellen: dit kan sterk veranderen.
page-rates-game = { $when }: { $rate }
