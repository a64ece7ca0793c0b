### De coach in een partij alleen tegen bots: wat hij zegt voor een dure keuze, en hoe hij komt en gaat

coach-name = De coach
coach-hello = Hallo! Ik zeg alleen iets als een keuze je veel zou kosten. De rest beslis jij.
coach-thinks = Eén moment, daar kijk ik nog naar …
coach-hurry = Niet wachten
coach-wait = Wacht even. Weet je het zeker: { $choice }?
coach-costs = Van 100 spellen die zo verdergaan, zou je er ongeveer { $about } minder winnen (tussen { $low } en { $high }).
coach-place = Gemiddeld zou je ongeveer { NUMBER($about, maximumFractionDigits: 2) } plaatsen lager eindigen (tussen { NUMBER($low, maximumFractionDigits: 2) } en { NUMBER($high, maximumFractionDigits: 2) }).
coach-show = Laat iets beters zien
coach-let = Toch doen
coach-better = { $count ->
    [one] Ik zou dit kiezen:
   *[other] Ik zou een van deze kiezen, ze zijn ongeveer even goed:
}
coach-close = Goed
coach-end = Verder zonder coach
coach-ended = De coach is weg. In het menu haal je hem terug.
coach-on = Met coach
    .why = Waarschuwt voor keuzes die veel kosten, en zegt waar het op aankwam.
coach-instead = Met “{ $choice }” in plaats daarvan: { $why }
