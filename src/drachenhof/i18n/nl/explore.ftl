### De verkenner: wat werkt, uit veel spellen

explore-why = Wat keuzes opleveren, gemeten in { NUMBER($games) } spellen die onze sterkste strategie zonder zoeken tegen zichzelf heeft gespeeld, en in { NUMBER($rollouts) } andere die verdergaan vanaf een beslissing daaruit. Spellen van mensen zitten er niet bij.
explore-why-bot = Wat keuzes opleveren, gemeten in { NUMBER($games) } spellen die de bot { $bot } tegen zichzelf heeft gespeeld, en in { NUMBER($rollouts) } andere waarin onze sterkste strategie zonder zoeken verderspeelt vanaf een beslissing daaruit. Spellen van mensen zitten er niet bij.
explore-none = In dit spel valt er niets te verkennen.
explore-views = Wat je kunt vragen
explore-facet = Welke spellen
explore-open = Open een rij voor de cijfers, om hem te spelen en om spellen ermee te bekijken.
explore-by-rollouts = Oorzaak en gevolg: in elke positie zijn al deze keuzes met hetzelfde geluk verder gespeeld.
explore-by-rollouts-mixed = Oorzaak en gevolg: elke rij vergelijkt in dezelfde positie en met hetzelfde geluk; maar niet alle rijen zijn in dezelfde posities gemeten.
explore-by-games = Alleen een beschrijving: die zegt wie er wint, niet waarom. Wie zo speelt, doet het misschien omdat het al goed ging.
explore-by-chance = Oorzaak en gevolg: hier heeft alleen het toeval gekozen.
explore-alike = { $count ->
    [one] één andere keuze is
   *[other] { $count } andere keuzes zijn
} daar niet van te onderscheiden
explore-hidden = { $count ->
    [0] Er is geen rij weggelaten.
    [one] Over alle spellen die je kunt kiezen is één rij weggelaten, omdat die minder dan { $fewest } keer is gemeten.
   *[other] Over alle spellen die je kunt kiezen zijn { $count } rijen weggelaten, omdat ze minder dan { $fewest } keer zijn gemeten.
}
explore-positions = Posities
explore-chosen = Gekozen %
explore-chosen-why = “Gekozen”: in hoeveel van de 100 posities waarin deze keuze mogelijk was, ze in die spellen werd gemaakt.
explore-row = Keuze
explore-interval = 95%
explore-span = 95%: { $low } tot { $high }
explore-wins = Winst %
explore-plain = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
explore-more = +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
explore-less = −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
explore-bar = { $row }: { $value } ({ $low } tot { $high }), { NUMBER($positions) } posities
explore-figure = { $name }: { $value } ({ $low } tot { $high })
explore-often = gekozen in { $share }% van de posities waarin het kon
explore-play = Dit spelen
explore-play-decision = Vanaf zo’n beslissing spelen
explore-see = Zulke spellen bekijken
explore-see-decision = Beslissingen waarin dat kon
explore-see-number = Spel { $number }
explore-see-none = Onder de { NUMBER($games) } spellen van de tabel is er geen enkel met precies dit.
explore-outdated = Het programma is veranderd sinds deze tabel werd gemaakt: de spellen ervan zijn niet meer te tonen.
explore-made = Gemaakt met
explore-live = Nu, voor één geval
explore-live-players = Spelers
explore-live-seat = Plaats
explore-live-go = Uitrekenen
explore-live-any = willekeurig
explore-live-best = Het best is { $best }: { $high }% van { $rollouts } spellen gewonnen.
explore-live-alike = Het vaakst won { $best }, { $high }% van { $rollouts } spellen; { $count ->
    [one] één andere keuze is
   *[other] { $count } andere keuzes zijn
} daar niet van te onderscheiden.
explore-live-few = Elke keuze is maar { $rollouts } keer uitgespeeld: te weinig om er één de beste te noemen (daarvoor zijn er { $fewest } nodig).
explore-live-policy = De strategie zelf zou { $chosen } kiezen.
explore-live-see = Zulke spellen uit de tabel, met ander geluk
explore-live-see-none = Bij deze keuze heeft de tabel geen spellen: ze is te weinig gemeten.
explore-live-working = Er worden spellen uitgespeeld …
explore-bars = Balken tonen wat er gemeten is, dunne lijnen waar de ware waarde in 95 van de 100 gevallen ligt.
