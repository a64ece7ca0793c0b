### Waarom een keuze iets kostte

review-part-hoard = Ronde
review-hoard-coins = { $about }: gemiddeld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } munten meer verloren
review-hoard-other = { $what ->
    [rounds-won] gemiddeld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } rondes minder gewonnen
    [pile-taken] de stapel { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } keer vaker gepakt
    [turns-missed] gemiddeld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } beurten meer overgeslagen
    [cards-drawn] gemiddeld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } kaarten meer getrokken
    [cards-left] gemiddeld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } kaarten meer in de hand als rondes eindigen
   *[dragons-left] gemiddeld { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } draken meer in de hand als rondes eindigen
}
review-before-hoard = Vóór de eerste ronde
review-given-hoard = Wat de anderen speelden, en de kaarten die in een ronde getrokken werden: alles wat een ronde bracht buiten het delen en de eigen keuzes.
review-kind-hoard = { $kind ->
    [pile] De stapel pakken
    [dragons] Draken
    [sets] Meerdere kaarten tegelijk
    [remainders] Resten
   *[other] Overig
}
review-amount-hoard = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
review-why-hoard = { $outcome ->
    [won] Je hebt gewonnen: je hebt { $margin } minder verloren dan { $rival }. Het grootste verschil: { $source }, { $count ->
        [one] { $lead } minder
       *[other] elk { $lead } minder
    }.
   *[lost] { $rival } heeft gewonnen en { $margin } minder verloren dan jij. Het grootste verschil: { $source }, { $count ->
        [one] { $lead } minder
       *[other] elk { $lead } minder
    }.
}
