### Duplicate-toernooien

tournament-titles = Toernooien
tournament-title = Toernooi van { $name }
tournament-what-bots = Iedereen speelt dezelfde verdelingen alleen tegen dezelfde bots: hetzelfde geluk, dezelfde plaats. Wie per verdeling de meeste anderen verslaat, wint.
tournament-what-people = In elke ronde spelen alle tafels dezelfde verdeling. Je wordt vergeleken met wie aan de andere tafels jouw plaats had.
tournament-deals-count = { $count ->
    [one] één verdeling
   *[other] { $count } verdelingen
}
tournament-rounds-count = { $count ->
    [one] één ronde
   *[other] { $count } rondes
}
tournament-players-count = { $count } aan een tafel
tournament-bots-bots = tegen { $count ->
    [one] één bot
   *[other] { $count } bots
}: { $bot }
tournament-bots-people = bots op vrije plaatsen: { $bot }
tournament-over = Het toernooi is afgelopen.
tournament-closed = Voortijdig beëindigd door de organisator:
tournament-waits = Wie het heeft gemaakt, begint het als iedereen er is.
tournament-waits-yours = Begin als iedereen er is.
tournament-until = Tot
tournament-round-of = Ronde { $round } van { $rounds }
tournament-play = Verdeling { $number } spelen
tournament-go-on-deal = Verder met verdeling { $number }
tournament-go-on-round = Naar je tafel van ronde { $number }
tournament-join = Meedoen
tournament-all-played = Je hebt alle verdelingen gespeeld. De stand is definitief als de tijd om is.
tournament-wait-here = Je doet mee. Je spel verschijnt hier zodra het begint.
tournament-begin = Beginnen
tournament-begin-round = Ronde { $number } beginnen
tournament-extend = Eén keer verlengen
tournament-close = Nu beëindigen
tournament-close-sure = Het toernooi nu beëindigen? Spellen die niet af zijn, tellen niet.
tournament-leave = Stoppen
tournament-leave-sure = Stoppen met het toernooi? Wat je hebt gespeeld blijft; wat je niet hebt gespeeld, telt als laatste plaats.
tournament-remove = { $name } verwijderen
tournament-file = Alles downloaden om na te rekenen
tournament-link = Link naar dit toernooi
tournament-link-why = Wie de link opent, kan meedoen, ook later nog. Een naam is genoeg.
tournament-somebody = iemand die is vertrokken
tournament-you = jij
tournament-left = is gestopt
tournament-people = { $count ->
    [one] Eén persoon doet mee.
   *[other] { $count } personen doen mee.
}
tournament-percent = { $points }%
tournament-table = De stand tot nu toe
tournament-table-end = De eindstand
tournament-col-place = Plaats
tournament-col-name = Naam
tournament-col-points = Punten
tournament-col-done = Gespeeld
tournament-col-seat = Zitplaats
tournament-col-score = Score
tournament-how = Hoe punten en plaatsen tot stand komen
tournament-how-points-bots = Voor elke verdeling krijg je het deel van de anderen dat je ermee verslaat; gelijk is de helft. De punten zijn het gemiddelde van alle verdelingen.
tournament-how-points-people = Voor elke ronde krijg je het deel van wie aan de andere tafels op jouw plaats zat en door jou is verslagen, bots meegerekend; gelijk is de helft. Is er maar één tafel, dan word je vergeleken met de anderen daaraan. De punten zijn het gemiddelde van alle rondes.
tournament-how-among = Wie evenveel punten heeft, wordt op dezelfde manier alleen onderling vergeleken.
tournament-how-total = Is ook dat gelijk, dan beslist de som van de scores; een niet gespeeld spel telt als de slechtste score van die verdeling.
tournament-how-shared = Wie dan nog gelijk staat, deelt de plaats.
tournament-tie-among = Evenveel punten als anderen; alleen onderling vergeleken: { $among }.
tournament-tie-total = Evenveel punten als anderen, ook onderling ({ $among }); de som van de scores beslist: { $total }.
tournament-tie-total-open = Evenveel punten als anderen, ook onderling ({ $among }); de som van de scores beslist, en die wordt aan het einde bekend.
tournament-tie-shared = Gelijk in punten, onderling ({ $among }) en in de som van de scores ({ $total }): de plaats is gedeeld.
tournament-tie-shared-open = Tot nu toe in alles gelijk met anderen: de plaats is gedeeld.
tournament-how-missed-bots = Tot het einde kun je instappen en de verdelingen in elke volgorde spelen. Wat je dan niet hebt afgemaakt, hebt opgegeven of door een bot hebt laten spelen, telt als laatste plaats. Wie geen spel is begonnen, staat niet in de stand.
tournament-how-missed-people = Wie later komt, stapt in de volgende ronde in; gemiste rondes leveren geen punten op. Wie weggaat, een bot laat spelen of ermee instemt het spel af te breken, krijgt voor die ronde niets. Geven alle anderen op, dan heb je gewonnen; een spel dat niet op tijd af was, levert wie gebleven is de helft op, behalve als er alleen bots aan tafel zaten.
tournament-own-deals = De verdelingen
tournament-own-rounds = De rondes
tournament-deal = Verdeling { $number }
tournament-round = Ronde { $number }
tournament-no-score = zonder score
tournament-begun = begonnen
tournament-not-yet-deal = niet gespeeld
tournament-not-yet-round = niet gespeeld
tournament-games-over = { $over } van { $begun } spellen af
tournament-look-deal = Uitslagen van verdeling { $number }
tournament-look-round = Uitslagen van ronde { $number }
tournament-results-deal = Iedereen in verdeling { $number }
tournament-results-round = Iedereen in ronde { $number }
tournament-fair-secret = Alle verdelingen volgen uit één geheim, dat voor het einde niemand te weten komt. De vingerafdruk:
tournament-fair-check = Aan het einde kan iedereen de stand met alle spellen downloaden; “drachenhof verify BESTAND” rekent verdelingen, punten en plaatsen na.
tournament-fair-not = Niet te voorkomen: een tweede poging onder een andere naam, vrienden die elkaar vertellen wat er komt, en een organisator die het toernooi beëindigt wanneer het uitkomt. Een toernooi telt niet mee voor de ranglijst.

## Er een maken

tournament-new = Een nieuw toernooi
tournament-new-why = Kies een spel en stuur de link: iedereen speelt dezelfde verdelingen. Tot 100 personen kunnen meedoen.
tournament-kind = Tegen wie?
tournament-kind-bots = Iedereen alleen, tegen bots
tournament-kind-people = Mensen aan tafels
tournament-why-bots = Iedereen speelt wanneer het uitkomt; niemand wacht op een ander.
tournament-why-people = In elke ronde ontmoet je anderen, en de plaatsen wisselen. Bots vullen de vrije plaatsen.
tournament-pace = Wanneer?
tournament-pace-days = Over meerdere dagen
tournament-pace-live = Live, samen
tournament-why-days-bots = De verdelingen kunnen vanaf nu tot het einde worden gespeeld, wanneer het uitkomt.
tournament-why-live-bots = Jij begint het als iedereen er is.
tournament-why-days-people = Jij begint de eerste ronde als iedereen meedoet. Iedereen heeft een dag voor elke beslissing; dan speelt een bot verder.
tournament-why-live-people = Jij begint de eerste ronde als iedereen er is. Voor wie drie minuten weg is, speelt een bot.
tournament-deals = Verdelingen
tournament-rounds = Rondes
tournament-lasts = Tijd voor alles
tournament-hours = { $count ->
    [one] één uur
   *[other] { $count } uur
}
tournament-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
tournament-players = Spelers aan een tafel
tournament-bot = Bots
tournament-options = Varianten van het spel
tournament-new-go = Toernooi maken
tournament-list = Je toernooien
tournament-list-none = Je hebt er nog geen gemaakt, en aan geen meegedaan.
tournament-done = { $done } van { $deals } gespeeld
