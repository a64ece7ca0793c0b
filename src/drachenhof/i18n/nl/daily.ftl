### Het spel van de dag

daily-title = Het spel van de dag
daily-today = Spel van de dag
daily-of = { $game }, { $day }
daily-why = Elke dag hetzelfde spel voor iedereen: hetzelfde geluk, dezelfde plaats, dezelfde tegenstanders. Je eerste poging telt.
daily-play = Het spel van vandaag spelen
daily-make-up = Deze dag inhalen
daily-go-on = Verder met je poging
daily-fun = Nog een keer, voor de lol
daily-seat = Plaats { $seat } van { $players }
daily-against = tegen { $count ->
    [one] één bot
   *[other] { $count } bots
}: { $bot }
daily-tries = { $count ->
    [0] Nog niemand is klaar.
    [one] Eén persoon is klaar.
   *[other] { $count } mensen zijn klaar.
}
daily-own-place = { $count ->
    [one] Je bent als eerste klaar.
   *[other] Je bent nummer { $place } van { $count }.
}
daily-own-only = Je bent de enige die het heeft uitgespeeld.
daily-ahead = { $others ->
    [one] Beter dan de enige ander.
   *[other] Beter dan { $percent }% van de anderen.
}
daily-given-up = Je hebt deze poging opgegeven, of een bot heeft voor je gespeeld: hij staat niet in de tabel.
daily-made-up = Je hebt deze dag ingehaald: je reeks loopt door, maar in de tabel staat hij niet.
daily-streak = { $days ->
    [0] Nog geen reeks
    [one] Reeks: één dag
   *[other] Reeks: { $days } dagen
}
daily-streak-why = Dagen op rij. Een gemiste dag kun je een week lang inhalen.
daily-missed = Inhalen:
daily-scores = Alle scores
daily-scores-why = Hoeveel mensen welke score hadden.
daily-scores-own = Hoeveel mensen welke score hadden; die van jou is gemarkeerd.
daily-score-count = { $score }: { $count ->
    [one] één persoon
   *[other] { $count } mensen
}
daily-results = De besten
daily-all = De eerste { $count } tonen
daily-col-place = Plaats
daily-col-name = Naam
daily-col-score = Score
daily-col-finished = Aan tafel
daily-finished = { $place }e plaats
daily-you = jij
daily-look = Spel van { $name } naspelen
daily-look-own = Je spel naspelen
daily-hidden = De spellen van de anderen zie je als je met het jouwe klaar bent.
daily-shown = Klik op een naam om dat spel na te spelen.
daily-best-before = Beste van de dag ervoor: { $name }, { $score }
daily-share = Resultaat delen
daily-share-picture = Als afbeelding
daily-share-copied = De tekst staat op het klembord.
daily-share-failed = De tekst kon niet worden gekopieerd; hier is hij:
daily-share-title = Drachenhof · { $game } · { $day }
daily-share-result = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] 🐉
} { $place }e plaats van { $players } · { $score }
daily-share-ahead = { $count ->
    [one] beter dan de enige ander
   *[other] beter dan { $percent }% van { $count } anderen
}
daily-share-streak = 🔥 { $days } dagen op rij
daily-fair = Is dit eerlijk?
daily-fair-today = Al het geluk van de dag volgt uit een geheim. De vingerafdruk ervan was hier de dag ervoor al te zien:
daily-fair-next = Vingerafdruk van de dag erna:
daily-fair-secret = De dag is voorbij; dit was het geheim:
daily-fair-open = Op je eigen computer volgt het geluk van de dag alleen uit de datum. Het is hetzelfde als bij “drachenhof daily” in de terminal, en iedereen zou het vooraf kunnen uitrekenen: hier gaat het alleen om jou.
daily-fair-open-secret = Het geheim van de dag:
daily-fair-not = Wat we niet kunnen voorkomen: een tweede poging onder een andere naam, en vrienden die elkaar vertellen wat er komt. De tabel is dus alleen voor de lol en telt niet mee voor de ranglijst.
daily-earlier = De dag ervoor
daily-later = De dag erna

## drachenhof daily

cli-daily = Speel het spel van de dag, voor iedereen hetzelfde, hier in de terminal.
cli-daily-day = Een andere dag dan vandaag, zoals 2026-11-17.
cli-daily-fun = Nog een keer, voor de lol: het staat dan bij je andere spellen.
cli-daily-done = Deze dag heb je al gespeeld. Nog een keer, voor de lol: { $command }
cli-daily-no-day = “{ $day }” is geen dag; dagen schrijf je als { $today }.
cli-daily-to-come = { $day } moet nog komen; vandaag is { $today }, in UTC.
cli-daily-no-hints = De poging die telt heeft geen tips; nog eens voor de lol wel.
