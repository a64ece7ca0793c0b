### De pagina in de browser

## Het huis

page-home = Naar de eerste pagina
page-nav = Pagina’s
page-jump = Naar de inhoud
page-language = Taal
page-messages = Meldingen
page-close = Sluiten
page-loading = Een ogenblik …
page-no = Nee
page-save = Bewaren
page-saved = Bewaard.
page-you = jij
page-copy = Kopiëren
page-copied = Gekopieerd.
page-copy-failed = De browser staat het niet toe; selecteer het adres en kopieer het zelf.
page-outdated = Er is een nieuwere versie van deze pagina.
page-outdated-why = Er is niets verloren: de tafel staat op de server.
page-reload = Opnieuw laden
page-nowhere = Hier is niets
page-nowhere-why = Dit adres leidt nergens heen. Misschien is er onderweg een stuk verloren gegaan.

## De eerste pagina

page-play = Nu spelen
page-friends = Tafel voor vrienden
page-watch = Toekijken
page-replays = Naspelen
page-learn = Leren
page-games = Mijn spellen
page-settings = Instellingen
page-door-year = Twaalf maanden, tien rampen, allemaal voorspeld. Houd je hof bijeen.
page-door-hoard = Monsters op de stapel, draken op de monsters. Verlies zo weinig munten als je kunt.
page-name = Je naam
page-name-ask = Hoe mogen we je noemen?
page-name-why = Een naam is genoeg; een account is er niet.
page-name-of = Naam van wie op plaats { $seat } zit
page-hello = Welkom terug, { $name }.
page-own = Je tafels
page-own-more = { $count ->
    [one] en nog een
   *[other] en nog { $count }
}
page-table-open = wacht op spelers
page-table-fixing = begint zo
page-table-playing = bezig
page-from-position = vanuit een stelling
page-table-over = afgelopen
page-your-turn = Jij bent aan zet

## Een nieuwe tafel

page-game = Spel
page-seats = Plaatsen
page-options = Varianten
page-kind-open = Iemand met een link
page-kind-here = Iemand aan dit apparaat
page-kind-bot = Bot: { $bot }
page-bot-called = { $bot } { $name }
page-bot-random = Gokker
page-bot-novice = Beginneling
page-bot-greedy = Vrek
page-bot-courtier = Hoveling
page-bot-prince = Prins
page-bot-emperor = Keizer
page-bot-plain = Klerk
page-table-pace = Wanneer zetten jullie?
page-live = Allen aan tafel
page-correspondence = Als er tijd is
page-grace-live = Minuten waarna een bot de plaats houdt van wie weg is
page-grace-correspondence = Dagen waarna een bot de plaats houdt van wie niet zet
page-open = Wie mag komen?
page-open-private = Alleen met link
page-open-public = Iedereen
page-hints = Tips
page-hints-why = De sterkste bot zegt wat hij denkt, aan wie het vraagt.
page-create = Tafel openen

## Voor het spel

page-waiting = { $count ->
    [0] Alle plaatsen zijn bezet.
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
page-fixing = Iedereen is er. De kaarten worden geschud …
page-sit = Plaatsnemen
page-sit-link-only = Wie deze tafel heeft geopend, heeft voor elke vrije plaats een link.
page-rise = Weer opstaan
page-cancel-open = Deze tafel sluiten
page-seat-open = vrij
page-seat-reserved = voor iemand uit het vorige spel
page-seat-yours = jouw plaats
page-seat-bot = een bot
page-seat-here = is er
page-seat-away = weg
page-seat-give = Wie speelt er op plaats { $seat }?
page-seat-give-bot = Aan een bot geven …
page-seat-reopen = Weer vrijgeven
page-invite-for = Uitnodiging voor plaats { $seat }
page-invite-new = Uitnodiging maken
page-pace-live = { $minutes ->
    [one] Iedereen speelt tegelijk; wie één minuut weg is, diens plaats houdt een bot.
   *[other] Iedereen speelt tegelijk; wie { $minutes } minuten weg is, diens plaats houdt een bot.
}
page-pace-correspondence = { $days ->
    [one] Zetten als er tijd is; na één dag zet een bot.
   *[other] Zetten als er tijd is; na { $days } dagen zet een bot.
}
page-public = Iedereen mag toekijken en een vrije plaats nemen.
page-private = Plaatsen gaan per link.
page-hints-on = Tips mogen.
page-hints-off = Er zijn geen tips.

## Eerlijk delen

page-fair = Eerlijk geschud
page-fair-1 = De server heeft een geheim gekozen en toont hieronder de vingerafdruk ervan.
page-fair-2 = Je browser voegt een eigen geheim toe, en elke kaart en elke tegel volgt uit alle geheimen samen.
page-fair-3 = Na het spel staan alle geheimen in het verslag, en iedereen kan narekenen wat er geschud is.
page-fair-print = Vingerafdruk van de server:
page-fair-mine = Jouw geheim hoort erbij.
page-fair-not-mine = Van jou is er geen geheim bij.
page-fair-check = Was het eerlijk geschud?
page-fair-server-fits = Het geheim van de server past bij de vingerafdruk die hij voor de eerste kaart toonde.
page-fair-server-differs = Het geheim van de server past niet bij zijn vingerafdruk.
page-fair-seat = { $state ->
    [fits] Het geheim van plaats { $seat } past.
    [left-out] Plaats { $seat } toonde zijn geheim niet op tijd en deed niet mee.
   *[differs] Het geheim van plaats { $seat } past niet.
}
page-fair-yours = Het is dat van jou.
page-fair-cannot = Deze browser kan het hier niet controleren.
page-fair-offline = Download het verslag, dan rekent je eigen computer alles na:

## Aan tafel

page-watching = Je kijkt toe
page-watchers = { $count ->
    [one] één kijkt toe
   *[other] { $count } kijken toe
}
page-turn-of = { $who } is aan zet
page-thinks = { $who } denkt na …
page-status-over = Het spel is uit
page-status-ending = Het spel loopt af …
page-status-cancelled = De tafel is gesloten
page-status-broken = Dit spel kan niet verder
page-table-gone = Zo’n tafel is er niet
page-line-lost = Geen verbinding; ik probeer het opnieuw …
page-line-retry = Nu
page-seat-look = { $seat ->
    [1] Plaats 1: blauw, effen, slang
    [2] Plaats 2: oranje, gestreept, kronkel
    [3] Plaats 3: groen, gestippeld, vleugel
    [4] Plaats 4: roze, golven, brug
    [5] Plaats 5: rood, schubben, ring
   *[6] Plaats 6: lichtblauw, raster, kop
}
page-seat-turn = Deze plaats is aan zet.
page-seat-held = voorlopig speelt { $bot }
page-seat-resigned = heeft opgegeven
page-seat-cancels = wil stoppen
page-ask = Wat er gevraagd wordt
page-waits-for = We wachten op { $who }.
page-story-more = { $count ->
    [one] en nog iets, zie het verloop
   *[other] en nog { $count } dingen, zie het verloop
}
page-skip = Overslaan
page-held = Een bot houdt je plaats.
page-back = Mijn plaats terugnemen
page-undo = Terug
page-undo-mark = { $stop ->
    [begin] Terug kan tot hier zonder gevolgen; verder terug telt het spel niet meer.
    [chance] Terug kan tot hier: daarvoor is er iets gedeeld of getrokken.
   *[other] Terug kan tot hier: daarvoor heeft iemand anders gezet.
}
page-undo-stop = { $count ->
    [one] Eén beslissing kan terug.
   *[other] { $count } beslissingen kunnen terug.
} { $stop ->
    [begin] Tot het begin, als je wilt; dan telt het spel niet voor de klassering.
    [chance] Niet verder, want daarvoor is er iets gedeeld of getrokken.
   *[other] Niet verder, want daarvoor heeft iemand anders gezet.
}
page-undo-costly = Dit spel zou niet meer meetellen
page-undo-costly-sure = Sinds je laatste beslissing hebben anderen gespeeld, of is er iets gedeeld of getrokken. Neem je die toch terug, dan telt dit spel niet meer mee.
page-undone = Teruggenomen:
page-hint = Tip
page-hint-thinking = De keizer denkt na …
page-hint-title = Wat de keizer zou doen
page-hint-exact = Wat de keizer zou doen; hij heeft alles tot het einde gezien
page-hint-win = { $win } % winstkans
page-hint-score-year = ongeveer { NUMBER($score, maximumFractionDigits: 0) } punten
page-hint-score-hoard = ongeveer { NUMBER($score, maximumFractionDigits: 1) } munten verloren
page-since = Sinds mijn laatste zet
page-since-close = Terug naar het spel
page-since-before = Zo stond het ervoor.
page-step-back = Eén zet terug
page-step-on = Eén zet verder
page-menu = Menu
page-pace = Hoe snel zetten verteld worden
page-pace-slow = Langzaam
page-pace-normal = Rustig
page-pace-fast = Snel
page-pace-instant = Meteen
page-sound = Geluid
page-list = Zetten als lijst
page-list-why = Elke mogelijkheid als knop met woorden, naast het bord.
page-end-resign = Opgeven
page-end-resign-sure = Je verliest het spel; spelen anderen door, dan speelt een bot voor je.
page-end-cancel = Tafel sluiten
page-end-cancel-sure = Het spel eindigt zonder uitslag, als alle anderen dat ook willen.
page-end-leave = Voor nu weggaan
page-end-leave-sure = Een bot speelt voor je tot je terug bent.
page-side = Verloop en gesprek
page-log = Verloop
page-log-earlier = Wat ervoor was
page-chat = Gesprek
page-chat-news = Gesprek ({ $count } nieuw)
page-chat-empty = Niemand heeft nog iets gezegd.
page-chat-none = Niemand heeft iets gezegd. Wie toekijkt, leest alleen.
page-chat-say = Iets zeggen
page-chat-send = Zeggen
page-react-bravo = Bravo!
page-react-ouch = Au!
page-react-thanks = Dank je!
page-react-thinking = Hm …
page-react-hurry = Kom op!
page-react-laugh = Haha!
page-curtain = Geef het apparaat aan { $who }
page-curtain-why = Wat nu komt, is voor één paar ogen.
page-curtain-lift = Ik ben { $who }

## Wat er aan tafel gebeurde

page-entry-begin = { $moves ->
    [0] Het spel begon met een stelling, vóór de eerste zet.
    [one] Het spel begon met een stelling, na één zet.
   *[other] Het spel begon met een stelling, na { $moves } zetten.
}
page-entry-sit = { $who } gaat zitten.
page-entry-rise = { $who } staat op.
page-entry-change-bot = Voor { $who } speelt { $bot }.
page-entry-change-open = Een plaats is weer vrij.
page-entry-undo = { $who } neemt iets terug.
page-entry-hold = { $why ->
    [resigned] { $bot } speelt verder voor { $who }.
    [left] { $who } gaat weg; { $bot } houdt de plaats.
   *[away] { $who } is weg; { $bot } houdt de plaats.
}
page-entry-back = { $who } is terug.
page-entry-resign = { $who } geeft op.
page-entry-asks = { $who } wil de tafel sluiten.
page-entry-over = { $why ->
    [resigned] Het spel is afgelopen: het is opgegeven.
   *[end] Het spel is uit.
}
page-entry-cancel = De tafel is gesloten.
page-entry-rematch = Er is een revanche.
page-entry-broken = Het spel kan niet verder: de regels zijn sindsdien veranderd.

## Na het spel

page-result = { $count ->
    [one] { $who } wint
   *[other] Gelijkspel: { $who }
}
page-result-won = Je hebt gewonnen!
page-result-resigned = Het spel is opgegeven
page-result-cancelled = De tafel is gesloten
page-result-broken = Dit spel kan niet verder
page-score-year = { $score ->
    [one] één punt
   *[other] { $score } punten
}
page-score-hoard = { $score ->
    [one] één munt verloren
   *[other] { $score } munten verloren
}
page-rated = Het spel telt voor de klassering.
page-unrated = Het spel telt niet voor de klassering.
page-course = Hoe het spel verliep
page-course-year = Punten per maand
page-course-hoard = Munten per ronde
page-course-sources = Naar herkomst
page-course-part-year = Maand { $number }
page-course-part-hoard = Ronde { $number }
page-course-end = Einde
page-course-end-short = Eind
page-course-source = { $source ->
    [research] Onderzoek
    [events] Gebeurtenissen
    [wall] Grote Muur
    [palaces] Paleizen
    [ladies] Hofdames
    [privileges] Privileges
    [persons] Personen aan het eind
    [monks] Monniken
    [goods] Geld en goederen
    [hand] Handkaarten
    [open] Open kaarten
   *[backs] Gedekte kaarten
}
page-rematch = Revanche
page-rematch-join = Naar de revanche
page-replay = Naspelen
page-record = Verslag downloaden

## Toekijken, naspelen, spellen

page-watch-none = Op dit moment speelt er niemand openbaar.
page-free = { $count ->
    [0] vol
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
page-replay-of = Nog eens: { $game }
page-replay-file = Een verslag uit een bestand openen
page-replay-again = Open het verslag nog eens; de browser is het vergeten.
page-replay-place = Plek in het spel
page-replay-play = Afspelen
page-replay-stop = Pauze
page-replay-eyes = Gezien door
page-replay-everybody = iedereen
page-replay-begin = Het begin
page-replay-given = Met deze stelling begon de tafel.
page-play-on = Vanaf hier verder spelen
page-play-on-why = { $moves ->
    [0] Een nieuwe tafel begint vóór de eerste zet.
    [one] Een nieuwe tafel begint met deze stelling, na één zet.
   *[other] Een nieuwe tafel begint met precies deze stelling, na { $moves } zetten.
} Wat er vanaf hier wordt gedeeld en getrokken is nieuw, en het spel telt niet voor de klassering.
page-play-on-seat = Waar wil je zitten?
page-play-on-bots = Wie speelt de andere plaatsen?
page-play-on-go = Verder spelen
page-play-on-over = Hier is het spel uit.
page-replays-none = Nog geen afgelopen spel.
page-place = Rang
page-place-of = { $place } van { $players }
page-statistics = Hoe het ging
page-played = Spellen
page-won = Gewonnen
page-mean-place = Gemiddelde rang
page-mean-score = Gemiddelde uitslag
page-best-score = Beste uitslag
page-latest = Laatste spellen
page-ratings = Klassering
page-ratings-why = Voor mensen en bots gelijk; het tweede getal zegt hoe zeker het is.
page-ratings-none = Niemand heeft nog een klassering.
page-rated-games = { $count ->
    [one] één spel
   *[other] { $count } spellen
}

## Regels

page-rules = Regels
page-rules-all = Alle regels
page-rules-search = Zoeken in de regels
page-rules-none = Dat staat in geen enkele regel.

## Instellingen

page-theme = Kleuren
page-theme-system = Zoals het systeem
page-theme-light = Papier
page-theme-dark = Nacht
page-motion = Beweging
page-motion-system = Zoals het systeem
page-motion-full = Alles
page-motion-reduced = Weinig
page-notify = Zeg het me als ik aan zet ben
page-notify-why = Met een melding van de browser, zolang deze pagina ergens open is.
page-notify-denied = De browser staat hier geen meldingen toe.
page-account = Over jou
page-account-none = Je hebt hier nog geen naam; het eerste spel vraagt erom.
page-key = Een ander apparaat
page-key-why = Met een persoonlijke sleutel ben je op een ander apparaat dezelfde persoon. Hij wordt één keer getoond; een oudere vervalt.
page-key-new = Sleutel maken
page-key-carry = Een sleutel van een ander apparaat
page-key-use = Deze persoon zijn
page-feed = Feed
page-feed-why = Een adres voor een feedlezer, die zegt wanneer je aan zet bent. Een ouder adres vervalt.
page-feed-new = Adres maken
page-hook = Webhook
page-hook-why = Een adres waaraan de server schrijft als je aan zet en weg bent.
page-hook-address = Adres
page-data = Wat er over jou bewaard is
page-export = Alles downloaden
page-delete = Alles wissen
page-delete-sure = Je naam, je sleutels en je woorden aan de tafels verdwijnen; lopende spellen speelt een bot verder. Dit kan niet ongedaan worden gemaakt.
page-deleted = Gewist. Je bent altijd weer welkom.

## Wat de server weigert

page-refused-offline = De server antwoordt niet. Is er verbinding?
page-refused-odd = Het antwoord is niet te begrijpen.
page-refused-fault = Er ging iets mis bij de server.
page-refused-bad-message = De server begreep dit niet.
page-refused-too-large = Dat is te lang.
page-refused-too-many = Dat was te veel tegelijk; wacht even.
page-refused-busy = De server heeft veel te doen; probeer het zo nog eens.
page-refused-not-kept = De server kan nu niet schrijven; er is niets veranderd.
page-refused-unknown-outcome = De server was even zijn opslag kwijt; kijk of het gebeurd is.
page-refused-closing = De server start opnieuw en is zo terug.
page-refused-no-table = Deze tafel is er niet, of niet meer.
page-refused-no-person = Zeg eerst een naam.
page-refused-no-key = Deze sleutel is niet geldig.
page-refused-no-link = Deze uitnodiging is niet geldig, of iemand heeft haar al gebruikt.
page-refused-no-seat = Deze plaats is niet vrij.
page-refused-no-bot = Zo’n bot is er niet.
page-refused-no-option = Die variant heeft het spel niet.
page-refused-no-game = Zo’n spel is er niet.
page-refused-no-host-seat = De eerste plaats is die van jou.
page-refused-not-seated = Dat kunnen alleen wie aan tafel zitten.
page-refused-not-host = Dat kan alleen wie de tafel heeft geopend.
page-refused-not-now = Dat kan nu niet.
page-refused-seated = Je zit al aan deze tafel.
page-refused-reserved = Deze plaats is voor iemand anders.
page-refused-stale = Er gebeurde eerst iets anders; kijk nog eens.
page-refused-not-your-turn = Je bent niet aan zet.
page-refused-held = Een bot houdt je plaats; neem die eerst terug.
page-refused-illegal = De regels staan dat niet toe.
page-refused-no-undo = Zo ver kan het niet terug.
page-refused-no-hints = Aan deze tafel zijn er geen tips.
page-refused-no-commitment = Het geheim past niet bij wat was aangekondigd.
page-refused-committed = Deze plaats heeft zijn geheim al toegevoegd.
page-refused-empty = Er staat niets in.
page-refused-not-over = Dat is te zien als het spel uit is.
page-refused-no-position = Na deze stelling beslist niemand meer iets.
page-refused-too-many-tables = Je hebt te veel open tafels; maak er eerst een af.
page-refused-table-full = Te veel mensen kijken naar deze tafel.
page-refused-log-full = Aan deze tafel is alles gezegd.
page-refused-no-hooks = Deze server heeft geen webhooks.
page-refused-bad-hook = Dit is geen openbaar adres.
page-refused-foreign-origin = Deze pagina mag niet met deze server praten.
page-refused-not-found = Op dit adres is niets.
page-refused-not-allowed = Dat kan hier niet.
page-refused-broken = Het spel kan niet verder: de regels zijn sindsdien veranderd.
