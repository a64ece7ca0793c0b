### De server, aan tafel en eromheen

## Waarom iets is geweigerd, per code

refused-bad-message = Dit begreep de server niet.
refused-too-large = Dit is te lang.
refused-too-many = Dat was te veel tegelijk. Wacht even.
refused-busy = De server heeft het druk. Probeer het zo nog eens.
refused-not-kept = De server kon dit niet bewaren, dus er is niets veranderd.
refused-unknown-outcome = De verbinding met de opslag viel weg. Kijk aan tafel of het gebeurd is.
refused-closing = De server sluit even en komt terug.
refused-no-table = Deze tafel bestaat niet.
refused-no-person = Vertel ons eerst je naam.
refused-no-key = Deze sleutel is niet geldig, of niet meer.
refused-id-used = Dit verzoek was er al, voor iets anders.
refused-no-program = Onder deze naam heeft al een mens aan tafel gezeten; die kan geen programma meer worden.
refused-no-link = Deze link is niet geldig, of iemand heeft hem al gebruikt.
refused-no-seat = Deze plaats is niet vrij.
refused-no-bot = Zo’n bot heeft dit spel niet.
refused-no-option = Zo kan het spel niet worden gespeeld.
refused-no-game = Dit spel bestaat niet.
refused-not-seated = Dat mag alleen wie aan tafel zit.
refused-not-host = Dat mag alleen wie de tafel heeft geopend.
refused-not-now = Dat kan nu niet.
refused-seated = Je zit al aan deze tafel.
refused-reserved = Deze plaats wordt vrijgehouden voor iemand anders.
refused-stale = Er is intussen iets gebeurd. Kijk nog eens.
refused-not-your-turn = Je bent niet aan zet.
refused-held = Een bot speelt voor je. Neem eerst je plaats terug.
refused-back-spent = Je hebt dit spel zo vaak verlaten dat de bot het voor je uitspeelt.
refused-illegal = Dat staan de regels niet toe.
refused-no-undo = Zo ver kan het niet worden teruggenomen.
refused-undo-spent = Aan deze tafel is al zo vaak iets teruggenomen dat het niet meer kan.
refused-no-hints = Aan deze tafel zijn er geen tips.
refused-no-coach = Een coach is er alleen waar je alleen tegen bots speelt en om tips mag vragen.
refused-no-commitment = Dit geheim past niet.
refused-committed = Je hebt al een geheim toegevoegd.
refused-empty = Daar staat niets in.
refused-not-over = Het spel is nog niet afgelopen.
refused-review-off = Aan deze tafel is er geen analyse.
refused-no-review = Het spel is niet uitgespeeld, dus er valt geen uitslag te verklaren.
refused-no-day = Van die dag is er geen spel: hij moet nog komen, of is te lang geleden.
refused-no-duel = Van dit spel kan geen duel worden gemaakt: het is niet uitgespeeld, of anderen moeten met hetzelfde geluk nog spelen.
refused-own-duel = Hier is je eigen spel de uitdaging; voor de lol kun je het nog een keer spelen.
refused-tournament-full = Dit toernooi is vol.
refused-tournament-over = Dit toernooi is afgelopen.
refused-too-many-tournaments = Je hebt te veel toernooien die nog niet afgelopen zijn.
refused-no-position = Vanaf deze positie valt er niets meer te beslissen.
refused-too-many-tables = Je hebt te veel tafels die nog niet zijn afgelopen.
refused-table-full = Hier kijken al te veel mensen mee.
refused-log-full = Het verloop van deze tafel is vol; er kan niets meer bij.
refused-no-hooks = Deze server roept geen webhooks aan.
refused-bad-hook = Dit is geen openbaar adres dat kan worden aangeroepen.
refused-foreign-origin = De pagina die dit vroeg, hoort niet bij deze server.
refused-not-found = Hier is niets.
refused-not-allowed = Dat kan hier niet.
refused-broken = Dit spel kan niet worden voortgezet: de regels zijn sindsdien veranderd. Het verslag kan worden gedownload.
refused-fault = Bij de server ging iets mis. Het is genoteerd.

## Hoe ver een tafel is

status-open = wacht op spelers
status-fixing = het delen wordt vastgelegd
status-playing = bezig
status-over = afgelopen
status-cancelled = afgebroken
status-broken = kan niet worden voortgezet

## Reacties

reaction-bravo = Bravo!
reaction-ouch = Au!
reaction-thanks = Dank je
reaction-thinking = Even denken …
reaction-hurry = Jij bent aan zet!
reaction-laugh = Haha!

## Wat er aan tafel behalve de zetten gebeurde. $you is "yes" waar degene die het deed het leest

log-open = De tafel is geopend.
log-sit = { $you ->
    [yes] Je gaat zitten.
   *[no] { $who } gaat zitten.
}
log-rise = { $you ->
    [yes] Je staat op.
   *[no] { $who } staat op.
}
log-change-bot = Plaats { $seat } gaat naar de bot { $bot }.
log-change-open = Plaats { $seat } is weer vrij.
log-commit = { $you ->
    [yes] Je voegt een geheim toe aan het delen.
   *[no] { $who } voegt een geheim toe aan het delen.
}
log-fix = Alle plaatsen zijn bezet. Wie een geheim heeft toegevoegd, toont het nu.
log-reveal = { $you ->
    [yes] Je toont je geheim.
   *[no] { $who } toont het geheim.
}
log-begin = Het spel begint.
log-begin-without = Het spel begint. Niet meegeteld, omdat het geheim niet op tijd werd getoond: { $seats }.
log-begin-given = { $moves ->
    [0] Het spel begint vanuit een gegeven positie, vóór de eerste zet.
    [one] Het spel begint vanuit een gegeven positie, na één zet.
   *[other] Het spel begint vanuit een gegeven positie, na { $moves } zetten.
}
log-undo = { $you ->
    [yes] Je neemt zetten terug.
   *[no] { $who } neemt zetten terug.
}
log-hold-left = { $you ->
    [yes] Je gaat weg; { $bot } speelt voor jou.
   *[no] { $who } gaat weg; { $bot } speelt verder.
}
log-hold-away = { $you ->
    [yes] Je bent er niet; { $bot } speelt voor jou.
   *[no] { $who } is er niet; { $bot } speelt verder.
}
log-hold-resigned = { $you ->
    [yes] { $bot } speelt voor jou verder.
   *[no] { $bot } speelt voor { $who } verder.
}
log-back = { $you ->
    [yes] Je neemt je plaats terug.
   *[no] { $who } is terug.
}
log-resign = { $you ->
    [yes] Je geeft op.
   *[no] { $who } geeft op.
}
log-asks = { $you ->
    [yes] Je wilt het spel afbreken.
   *[no] { $who } wil het spel afbreken.
}
log-declines-declined = { $you ->
    [yes] Je speelt liever door.
   *[no] { $who } speelt liever door.
}
log-declines-withdrawn = { $you ->
    [yes] Je wilt het spel niet meer afbreken.
   *[no] { $who } wil het spel niet meer afbreken.
}
log-say = { $who }: { $text }
log-over-end = Het spel is afgelopen.
log-over-resigned = Het spel is afgelopen, omdat iemand heeft opgegeven.
log-cancel-host = De tafel is afgezegd.
log-cancel-agreed = Het spel is in overleg afgebroken.
log-cancel-abandoned = De tafel is afgezegd: niet alle plaatsen waren op tijd bezet.
log-cancel-too-long = Het spel is afgebroken: het duurde te lang.
log-cancel-rules = De tafel is gesloten: de regels zijn veranderd en leiden niet meer naar de positie.
log-rematch = Er is een revanche.

## Hoe ver men kan terugnemen, en waarom niet verder

undo-stop-begin = Hier begint het spel.
undo-stop-other = Daarvoor was iemand anders aan zet.
undo-stop-chance = Hier werd iets gedeeld of getrokken.
