### De pagina in de browser

## Het huis

page-home = Startpagina
page-nav = Pagina’s
page-nav-related = In dit onderdeel
page-jump = Naar de inhoud
page-language = Taal
page-messages = Meldingen
page-close = Sluiten
page-loading = Even geduld …
page-no = Nee
page-save = Opslaan
page-saved = Opgeslagen.
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
page-friends = Met vrienden spelen
page-bots = Tegen bots spelen …
page-find-public = Een openbare tafel zoeken
page-watch = Meekijken
page-tables = Tafels
page-tables-public = Openbare tafels
page-challenges = Uitdagingen
page-game-of-day = Spel van de dag
page-learn = Leren
page-explore = Wat werkt
page-learn-minutes = Leer het in vijf minuten
page-learn-first = Nieuw met dit spel? Vijf minuten is genoeg; je plaats wacht op je.
page-learn-bot = Nieuw met dit spel? Vijf minuten is genoeg; ondertussen speelt er misschien een bot voor je.
page-learn-back = Terug naar de tafel
page-learn-on = Verder leren
page-drill-today = Opgave van de dag
page-drill-today-why = Een positie uit een spel van sterke bots, met één duidelijk beste keuze. Vandaag is het voor iedereen dezelfde.
page-drill-new = nog niet geprobeerd
page-drill-done = { $stars ->
    [0] geprobeerd, nog geen ster
    [one] gedaan, { $stars } ster van 3
   *[other] gedaan, { $stars } sterren van 3
}
page-games = Mijn spellen
page-games-list = Spellen
page-games-mistakes = Fouten
page-all-games = Alle spellen
page-settings = Instellingen
page-name = Je naam
page-name-ask = Hoe mogen we je noemen?
page-name-why = Een naam is genoeg; je hebt geen account nodig.
page-name-of = Naam van wie op plaats { $seat } zit
page-hello = Welkom terug, { $name }.
page-own = Je tafels
page-own-more = { $count ->
    [one] en nog één
   *[other] en nog { $count }
}
page-table-open = wacht op spelers
page-table-fixing = begint zo
page-table-playing = bezig
page-from-position = vanuit een positie
page-table-over = afgelopen
page-your-turn = Jij bent aan zet
page-own-with = met { $names }
page-own-alone = nog niemand anders
page-own-turn = { $who } aan zet
page-own-since = sinds { $when }
page-own-rematch = { $who } wil een revanche
page-own-awaits = wacht op { $names }
## Openbare tafels

page-lobby = Open tafels
page-lobby-why = Neem een vrije plaats; een uitnodiging is niet nodig.
page-lobby-none = Op dit moment is er geen tafel open.
page-lobby-new = Een openbare tafel openen
page-lobby-all = Alle openbare tafels
page-about = Over de software van deze server
page-docs = Documentatie (Engels)
page-licences = Licenties
page-going = Lopende spellen
page-going-why = Iedereen mag meekijken; verborgen kaarten blijven verborgen.
page-join = Meespelen

## Een nieuwe tafel

page-game = Spel
page-seats = Plaatsen
page-options = Varianten
page-kind-open = Een vriend, via een link
page-kind-anybody = Open voor iedereen
page-kind-here = Iemand op dit apparaat
page-kind-bot = Bot: { $bot }
page-bot-called = { $bot } { $name }
page-program-called = Programma { $name }
page-bot-random = Gokker
page-bot-novice = Beginner
page-bot-apprentice = Leerling
page-bot-greedy = Vrek
page-bot-herald = Heraut
page-bot-steward = Rentmeester
page-bot-courtier = Hoveling
page-bot-prince = Prins
page-bot-regent = Regent
page-bot-emperor = Keizer
page-bot-plain = Klerk
page-bot-emperor-0 = Eerste keizer
page-bot-strength = { $bot ->
    [random] speelt zomaar iets wat mag
    [novice] voor je eerste spellen
    [apprentice] maakt minder fouten
    [greedy] weet wat elke zet waard is
    [herald] kijkt een beetje vooruit
    [steward] maakt af en toe plannen
    [courtier] een goede speler die vooruitkijkt
    [prince] sterk
    [regent] heel sterk
    [emperor] de sterkste; denkt een seconde na
   *[other] een bot van deze server
}
page-bot-choice = { $bot } ({ $strength })
page-table-pace = Tempo
page-live = Live
page-correspondence = Beurt voor beurt (dagen)
page-grace-live = Minuten afwezig voordat een bot het overneemt
page-grace-correspondence = Dagen zonder zet voordat een bot het overneemt
page-open = Wie mag komen?
page-open-private = Alleen met link
page-open-public = Iedereen
page-hints = Tips
page-hints-why = Wie wil, vraagt wat de keuzes waard zijn. Dan telt het spel niet mee voor de ranglijst.
page-create = Tafel openen
page-start = Spel beginnen

## Voor het spel

page-waiting = { $count ->
    [0] Alle plaatsen zijn bezet.
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
page-fixing = Iedereen is er. De kaarten worden geschud …
page-sit = Plaatsnemen
page-sit-link-only = Om hier te gaan zitten heb je een link nodig van wie de tafel heeft geopend.
page-wait-for = { $count ->
    [one] Er ontbreekt nog één speler
   *[other] Er ontbreken nog { $count } spelers
}
page-wait-next = Zodra alle plaatsen bezet zijn, begint het spel vanzelf. Je mag deze pagina verlaten; je plaats blijft van jou.
page-wait-lot = De plaatsen worden dan geloot.
page-wait-guest = Vul je naam in en neem plaats. Zodra alle plaatsen bezet zijn, begint het spel.
page-wait-kept = Er is een plaats voor je gereserveerd van het vorige spel.
page-kept-sit = Neem je plaats
page-rise = Weer opstaan
page-cancel-open-sure = Wie hier zit, moet weg, en de uitnodigingen gelden niet meer.
page-cancel-open = Deze tafel sluiten
page-seat-open = vrij
page-seat-reserved = gereserveerd voor { $who }
page-seat-reserved-unknown = gereserveerd voor een speler uit het vorige spel
page-seat-kept = gereserveerd voor jou
page-seat-yours = jouw plaats
page-seat-bot = een bot
page-seat-here = is er
page-seat-away = afwezig
page-seat-give = Wie speelt er op plaats { $seat }?
page-seat-give-bot = Aan een bot geven …
page-seat-reopen = Speler verwijderen
page-seat-reopen-sure = { $who } moet weg, en de plaats is weer vrij.
page-invite-for = Uitnodiging voor plaats { $seat }
page-invite-new = Uitnodiging maken
page-invite-public = Link naar deze tafel
page-invite-send = Stuur deze link naar een vriend of vriendin
page-share = Delen
page-share-text = Speel { $game } met mij:
page-qr = QR-code
page-qr-why = Scan hem met de camera van een telefoon.
page-public-send = Deze tafel is openbaar: iedereen vindt hem onder “Tafels”, of met deze link
page-pace-live = { $minutes ->
    [one] Live: na één minuut afwezigheid neemt een bot het over.
   *[other] Live: na { $minutes } minuten afwezigheid neemt een bot het over.
}
page-pace-correspondence = { $days ->
    [one] Beurt voor beurt: na één dag zet een bot.
   *[other] Beurt voor beurt: na { $days } dagen zet een bot.
}
page-public = Iedereen mag meekijken en een vrije plaats nemen.
page-new-bots = Tegen bots spelen
page-new-public = Een openbare tafel openen
page-private = Een plaats krijg je alleen via een link.
page-hints-on = Tips zijn toegestaan.
page-hints-off = Er zijn geen tips.

## Eerlijk delen

page-fair-can = Het delen is na te rekenen
page-fair-1 = De server heeft een geheim gekozen en toont hieronder de vingerafdruk ervan.
page-fair-2 = Je browser voegt een eigen geheim toe, en elke kaart en elk fiche volgt uit alle geheimen samen.
page-fair-3 = Na het spel staan alle geheimen in het verslag, en iedereen kan narekenen wat er geschud is.
page-fair-print = Vingerafdruk van de server:
page-fair-mine = Jouw geheim hoort erbij.
page-fair-not-mine = Je hebt geen geheim toegevoegd.
page-fair-check = Was het eerlijk geschud?
page-fair-server-noted = Het geheim van de server past bij de vingerafdruk die deze browser voor de eerste kaart heeft onthouden.
page-fair-server-changed = De server toont nu een andere vingerafdruk dan voor de eerste kaart. Dit was niet eerlijk geschud.
page-fair-server-unknown = Het geheim van de server past bij de vingerafdruk in het verslag. Deze browser heeft de tafel niet voor de eerste kaart gezien en kan niet zeggen of toen dezelfde werd getoond.
page-fair-server-later = Anderen spelen nog met hetzelfde geluk: de server vertelt zijn geheim als dat voorbij is.
page-fair-server-differs = Het geheim van de server past niet bij zijn vingerafdruk.
page-fair-seat = { $state ->
    [fits] Het geheim van plaats { $seat } past.
    [left-out] Plaats { $seat } toonde zijn geheim niet op tijd en is weggelaten.
   *[differs] Het geheim van plaats { $seat } past niet.
}
page-fair-yours = Het is dat van jou.
page-fair-cannot = Deze browser kan het hier niet controleren.
page-fair-offline = Download het verslag, dan rekent je eigen computer alles na:

## Aan tafel

page-watching = Je kijkt mee
page-watchers = { $count ->
    [one] één toeschouwer
   *[other] { $count } toeschouwers
}
page-watchers-others = { $count ->
    [one] nog één toeschouwer
   *[other] nog { $count } toeschouwers
}
page-turn-of = { $who } is aan zet
page-thinks = { $who } denkt na …
page-status-over = Het spel is afgelopen
page-status-ending = Het spel loopt af …
page-status-cancelled = De tafel is gesloten
page-status-broken = Dit spel kan niet verdergaan
page-table-gone = Deze tafel bestaat niet
page-line-lost = Geen verbinding; nieuwe poging …
page-line-retry = Nu proberen
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
page-ask = Huidige vraag
page-waits-for = Wachten op { $who }.
page-story-more = { $count ->
    [one] … en nog iets, zie het verloop
   *[other] … en nog { $count }, zie het verloop
}
page-skip = Overslaan
page-skip-next = Verder
page-held = Een bot speelt voor je.
page-back = Mijn plaats terugnemen
page-undo = Ongedaan maken
page-undo-mark = { $stop ->
    [begin] Tot hier kun je zonder gevolgen terugnemen; verder terug telt het spel { $stake ->
        [yes] voor jou als verloren.
       *[no] niet meer mee.
    }
    [chance] Tot hier kun je terugnemen: daarvoor is er iets gedeeld of getrokken.
   *[other] Tot hier kun je terugnemen: daarvoor heeft iemand anders gezet.
}
page-undo-stop = { $count ->
    [one] Eén beslissing kun je terugnemen.
   *[other] { $count } beslissingen kun je terugnemen.
} { $stop ->
    [begin] Tot het begin, als je wilt{ $stake ->
        [yes] ; dan telt het spel voor jou als verloren.
        [no] ; dan telt het spel niet mee voor de ranglijst.
       *[none] . Wat gedeeld en getrokken is, komt dan opnieuw.
    }
    [chance] Verder niet, want daarvoor is er iets gedeeld of getrokken.
   *[other] Verder niet, want daarvoor heeft iemand anders gezet.
}
page-undo-costly = Dit spel zou niet meer meetellen
page-undo-costly-sure = Sinds je laatste beslissing hebben anderen gezet, of is er iets gedeeld of getrokken. Neem je die toch terug, dan telt dit spel niet meer mee voor de ranglijst.
page-undo-lost = Dit spel zou als verloren tellen
page-undo-lost-sure = Sinds je laatste beslissing hebben anderen gezet, of is er iets gedeeld of getrokken. Neem je die toch terug, dan telt dit spel voor de ranglijst als verloren, en speel je verder om te oefenen.
page-undone = Teruggenomen:
page-hint = Tip
page-hint-thinking = De keuzes worden afgewogen …
page-hint-title = De beste keuzes
page-hint-exact = De beste keuzes, tot het einde doorgerekend
page-hint-equal = even goed
page-hint-win = { $chance ->
    [little] minder dan 1% winstkans
    [sure] meer dan 99% winstkans
    [about] ongeveer { $low }% winstkans
   *[range] { $low } tot { $high }% winstkans
}
page-hint-less = { $loss ->
    [little] nauwelijks minder zeges, maar slechtere plaatsen
    [upto] tot { $high } zeges minder in 100 spellen
    [about] ongeveer { $low } zeges minder in 100 spellen
   *[range] { $low } tot { $high } zeges minder in 100 spellen
}
page-hint-who = Gemeten door elke keuze vele malen uit te spelen. Onder even goede staat vooraan wat de Keizer kiest, de sterkste bot.
page-since = Sinds mijn laatste zet
page-since-close = Terug naar het spel
page-since-before = Zo stond het daarvoor.
page-step-back = Eén zet terug
page-step-on = Eén zet verder
page-menu = Menu
page-pace = Snelheid van de zetten
page-pace-slow = Langzaam
page-pace-normal = Normaal
page-pace-fast = Snel
page-pace-instant = Meteen
page-sound = Geluid
page-list = Zetten als lijst
page-list-why = Elke keuze als knop met woorden, boven het bord.
page-names = Namen bij plaatjes
page-names-why = Wat je in het begin makkelijk verwart, zegt wat het is; eerst komen ze vanzelf.
page-list-new = Je kunt ook kiezen uit een lijst in woorden, boven het bord.
page-list-show = Lijst tonen
page-list-no = Nee, bedankt
page-confirm = Tikken bevestigen
page-confirm-why = Met een vinger laat de eerste tik zien wat een keuze oplevert; met de tweede kies je.
page-confirm-do = Doen
page-confirm-not = Toch niet
page-keys = Toetsen
page-keys-walk = alle keuzes, één voor één
page-keys-choose = kiest
page-keys-close = sluit wat boven het bord ligt; slaat alles over wat er op dat moment verteld wordt
page-keys-next = terwijl er iets verteld wordt: verder naar het volgende moment
page-keys-rule = de regel van wat de focus heeft, of waar de muis op staat
page-keys-sheet = de legenda: alle kaarten of alle symbolen
page-keys-step = een zet terug, een zet verder: bij het naspelen en sinds mijn laatste zet; elders het tabblad of symbool ernaast
page-keys-ends = begin, einde
page-end-resign = Opgeven
page-end-resign-sure = Je verliest het spel. Spelen anderen verder, dan speelt een bot voor je.
page-end-cancel = Tafel sluiten
page-end-cancel-sure = Het spel eindigt zonder uitslag.
page-end-cancel-lost = Het spel eindigt hier. Het telt al mee voor de ranglijst, voor jou dus als verloren.
page-end-cancel-ask = Iedereen die meespeelt wordt het gevraagd. Stemt iedereen in, dan eindigt het spel zonder uitslag.
page-end-cancel-propose = Iedereen vragen
page-end-cancel-later = Na je volgende zet kun je het opnieuw vragen.
page-closing = De tafel sluiten?
page-closing-asked = { $who } { $count ->
    [one] wil
   *[other] willen
} de tafel sluiten. Het spel zou zonder uitslag eindigen.
page-closing-own = Jij wilt de tafel sluiten. We wachten nog op { $who }.
page-closing-others = { $agreed } { $count ->
    [one] wil
   *[other] willen
} de tafel sluiten. We wachten nog op { $who }.
page-closing-agree = Instemmen
page-closing-decline = Weigeren
page-closing-withdraw = Intrekken
page-end-leave = Even weggaan
page-end-leave-sure = Een bot speelt voor je tot je terug bent.
page-side = Verloop en chat
page-log = Verloop
page-log-earlier = Eerder
page-chat = Chat
page-chat-news = Chat ({ $count } nieuw)
page-chat-down = { $count ->
    [one] Eén nieuw bericht ↓
   *[other] { $count } nieuwe berichten ↓
}
page-chat-read = Wie meekijkt, leest mee.
page-chat-empty = Niemand heeft nog iets geschreven.
page-chat-none = Niemand heeft iets geschreven. Wie meekijkt, leest alleen.
page-chat-say = Bericht schrijven
page-chat-send = Versturen
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
    [0] Het spel begon vanuit een gegeven positie, vóór de eerste zet.
    [one] Het spel begon vanuit een gegeven positie, na één zet.
   *[other] Het spel begon vanuit een gegeven positie, na { $moves } zetten.
}
page-entry-lot = De plaatsen zijn geloot.
page-entry-sit = { $who } gaat zitten.
page-entry-rise = { $who } staat op.
page-entry-change-bot = Voor { $who } speelt { $bot }.
page-entry-change-open = Een plaats is weer vrij.
page-entry-undo = { $who } neemt iets terug.
page-entry-hold = { $why ->
    [resigned] { $bot } speelt verder voor { $who }.
    [left] { $who } gaat weg; { $bot } neemt de plaats over.
    [failed] { $who } kan niet verder spelen; { $bot } neemt de plaats over.
   *[away] { $who } is weg; { $bot } neemt de plaats over.
}
page-entry-back = { $who } is terug.
page-entry-resign = { $who } geeft op.
page-entry-asks = { $who } wil de tafel sluiten.
page-entry-declines = { $why ->
    [withdrawn] { $who } wil de tafel niet meer sluiten.
   *[declined] { $who } speelt liever door.
}
page-entry-over = { $why ->
    [resigned] Het spel is afgelopen door opgave.
   *[end] Het spel is afgelopen.
}
page-entry-cancel = De tafel is gesloten.
page-entry-rematch = Er is een revanche.
page-entry-broken = Het spel kan niet verdergaan: de regels zijn sindsdien veranderd.

## Na het spel

page-result = { $count ->
    [one] { $who } wint
   *[other] Gelijkspel: { $who }
}
page-result-won = Je hebt gewonnen!
page-result-won-resigned = Je hebt gewonnen! { $others ->
    [one] Je tegenstander heeft opgegeven.
   *[other] De anderen hebben opgegeven.
}
page-result-resigned = Het spel eindigde door opgave
page-result-cancelled = De tafel is gesloten
page-result-broken = Dit spel kan niet verdergaan
page-counts = Telt mee voor de ranglijst
page-counts-not = Telt niet mee voor de ranglijst
page-rated = Het spel telt mee voor de ranglijst.
page-rated-soon = Het spel telt mee voor de ranglijst zodra iedereen drie keer heeft gezet.
page-rated-stake = Het spel telt mee voor de ranglijst. Wie opgeeft, weggaat of het alleen sluit, heeft verloren.
page-rated-lost = Je hebt opgegeven: het spel telt voor jou als verloren.
page-rated-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
page-rated-few = nog weinig spellen
page-rated-bot = bot
page-rated-like = ongeveer zo sterk als { $bot }
page-rated-place = plaats { $place }
page-play-now-unrated = Om te oefenen, met tips: telt niet mee.
page-play-now-later = Sterkere bots dan in je eerste spel; de coach haal je via het menu aan tafel.
page-unrated = Het spel telt niet mee voor de ranglijst{ $why ->
    [bots] : er spelen alleen bots.
    [seats] : iemand heeft twee plaatsen.
    [hints] : tips zijn toegestaan.
    [guest] : er speelt een bot mee waarvan niemand de sterkte heeft gemeten.
    [position] : het begon midden in een ander spel.
    [daily] : het is het spel van de dag.
    [duel] : het is een duel.
    [tournament] : het hoort bij een toernooi.
    [early] : het eindigde voordat iedereen drie keer had gezet.
    [given-up] {""}, want je bent ver teruggegaan: het is als verloren geteld.
    [undone] : je bent ver teruggegaan.
    [cancelled] : iedereen wilde stoppen.
    [address] : jij en de anderen zijn nieuw en kwamen van hetzelfde adres.
    [again] : jullie hebben de laatste tijd heel vaak met elkaar gespeeld.
   *[other] .
}
page-course = Hoe het spel verliep
page-course-sources = Naar herkomst
page-course-end = Einde
page-course-end-short = Eind
page-course-total = Totaal
page-daily = De tabel van de dag
page-duels = Duels
page-tournaments = Toernooien
page-challenge = Daag een vriend uit
page-doing = Statistiek
page-duel = Naar het duel
page-tournament = Naar het toernooi
page-rematch = Revanche
page-rematch-join = Naar de revanche
page-replay = Naspelen
page-record = Verslag downloaden

## Meekijken, naspelen, spellen

page-watch-none = Op dit moment speelt niemand openbaar.
page-free = { $count ->
    [0] vol
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
page-replay-of = Naspelen: { $game }
page-replay-file = Een verslag uit een bestand openen
page-file-how = “{ page-record }” aan het eind van een spel geeft zo’n bestand.
page-file-empty = Dit bestand is leeg.
page-file-binary = Dit bestand is een plaatje, een programma of iets anders dat geen tekst is; een verslag is tekst.
page-file-not-json = Dit is tekst, maar geen verslag van een spel: een verslag is JSON.
page-file-cut = Het verslag is afgekapt: het einde ontbreekt.
page-file-no-record = Dit is JSON, maar geen verslag van een spel.
page-file-newer = Dit verslag komt uit een nieuwere versie van Drachenhof dan deze.
page-file-too-large = Dit bestand is groter dan elk verslag ({ $kilobytes } kB; een verslag heeft hoogstens { $most } kB).
page-file-unread = De browser kan dit bestand niet lezen.
page-replay-again = Open het verslag opnieuw; de browser is het vergeten.
page-replay-place = Plek in het spel
page-replay-play = Afspelen
page-replay-stop = Pauze
page-replay-eyes = Gezien door
page-replay-everybody = iedereen
page-replay-chapter = Ga naar
page-replay-speed = Tempo
page-replay-own = Alleen mijn beslissingen
page-replay-begin = Het begin
page-replay-given = Met deze positie begon de tafel.
page-play-on = Vanaf hier verderspelen
page-play-on-why = { $moves ->
    [0] Een nieuwe tafel begint vóór de eerste zet.
    [one] Een nieuwe tafel begint met deze positie, na één zet.
   *[other] Een nieuwe tafel begint met precies deze positie, na { $moves } zetten.
} Wat er vanaf hier wordt gedeeld en getrokken is nieuw, en het spel telt niet mee voor de ranglijst.
page-play-on-seat = Waar wil je zitten?
page-play-on-bots = Wie speelt er op de andere plaatsen?
page-play-on-go = Verderspelen
page-play-on-over = Hier is het spel afgelopen.
page-replays-none = Nog geen afgelopen spel.
page-place = Plaats
page-place-of = { $place } van { $players }
page-ratings = Ranglijst
page-ratings-why = Eén schaal voor mensen en bots, geijkt op de bots: hun waarden veranderen nooit. Punten zijn wat je zeker hebt laten zien; daarom begint iedereen op 0.
page-ratings-none = Nog niemand staat op de ranglijst.
page-rated-games = { $count ->
    [one] één spel
   *[other] { $count } spellen
}

## Regels

page-rules = Regels
page-rules-all = Alle regels
page-rule-open = Toon de regel
page-rule-sign = { $title }: regel { $rule }
page-rule-of = { $about }: regel “{ $title }”
page-rules-search = Zoeken in de regels
page-rules-none = Dat staat in geen enkele regel.

## Instellingen

page-theme = Kleuren
page-theme-system = Volgens het systeem
page-theme-light = Papier
page-theme-dark = Nacht
page-motion = Beweging
page-motion-system = Volgens het systeem
page-motion-full = Volledig
page-motion-reduced = Beperkt
page-notify = Melden als ik aan zet ben
page-notify-why = Met een melding van de browser, zolang deze pagina ergens open is.
page-notify-denied = De browser staat hier geen meldingen toe.
page-account = Over jou
page-account-none = Je hebt hier nog geen naam; het eerste spel vraagt erom.
page-key = Een ander apparaat
page-key-why = Met een persoonlijke sleutel ben je op een ander apparaat dezelfde persoon. Hij wordt maar één keer getoond; de vorige werkt dan niet meer.
page-key-new = Sleutel maken
page-key-carry = Een sleutel van een ander apparaat
page-key-use = Inloggen met deze sleutel
page-feed = Feed
page-feed-why = Een adres voor een feedlezer, die zegt wanneer je aan zet bent. Het vorige werkt dan niet meer.
page-feed-new = Adres maken
page-hook = Webhook
page-hook-why = Naar dit adres schrijft de server als je aan zet bent en de tafel niet open hebt.
page-hook-address = Adres
page-data = Wat er over jou is opgeslagen
page-export = Alles downloaden
page-log-out = Uitloggen
page-log-out-why = Log uit op dit apparaat, of log alle andere apparaten uit en maak alle sleutels ongeldig, als iemand anders er een zou kunnen hebben.
page-log-out-here = Hier uitloggen
page-log-out-here-sure = Als { $name } kom je alleen terug met een persoonlijke sleutel. Heb je die niet, maak er dan eerst een: anders zijn je spellen en je plaats op de ranglijst niet meer te bereiken.
page-log-out-others = Overal elders uitloggen
page-log-out-others-sure = Alle andere apparaten worden meteen uitgelogd, en je persoonlijke sleutel en je feed werken niet meer. Hier blijf je ingelogd.
page-logged-out = Je bent uitgelogd.
page-logged-out-others = Alle andere apparaten zijn uitgelogd.
page-delete = Alles verwijderen
page-delete-why = Je naam, de band tussen jou en je spellen en alles wat je schreef, worden verwijderd, op de server en in deze browser.
page-delete-sure = Je naam, je sleutels en je berichten in de chat worden verwijderd; je lopende spellen speelt een bot verder. Dit kan niet ongedaan worden gemaakt.
page-deleted = Verwijderd. Je bent altijd weer welkom.

## Wat de server weigert

page-refused-offline = De server antwoordt niet. Is er verbinding?
page-refused-odd = Het antwoord van de server is niet te begrijpen.
page-refused-fault = Er ging iets mis bij de server.
page-refused-bad-message = De server begreep dit niet.
page-refused-too-large = Dat is te lang.
page-refused-too-many = Dat was te veel tegelijk; wacht even.
page-refused-busy = De server heeft veel te doen; probeer het zo nog eens.
page-refused-not-kept = De server kan nu niet schrijven; er is niets veranderd.
page-refused-unknown-outcome = De server kon even niet bij zijn opslag; kijk of het gelukt is.
page-refused-closing = De server start opnieuw en is zo terug.
page-refused-no-table = Deze tafel bestaat niet, of niet meer.
page-refused-no-person = Vul eerst een naam in.
page-refused-no-key = Deze sleutel is niet geldig.
page-refused-id-used = Dit verzoek was er al, voor iets anders.
page-refused-no-program = Onder deze naam heeft al een mens aan tafel gezeten; een programma kan het niet meer worden.
page-refused-no-link = Deze uitnodiging is niet geldig, of iemand heeft hem al gebruikt.
page-refused-no-seat = Deze plaats is niet vrij.
page-refused-no-bot = Deze bot bestaat niet.
page-refused-no-option = Het spel heeft deze variant niet.
page-refused-no-game = Dit spel bestaat niet.
page-refused-no-host-seat = De eerste plaats is van jou.
page-refused-not-seated = Dat kan alleen wie aan tafel zit.
page-refused-not-host = Dat kan alleen wie de tafel heeft geopend.
page-refused-not-now = Dat kan nu niet.
page-refused-seated = Je zit al aan deze tafel.
page-refused-reserved = Deze plaats is voor iemand anders.
page-refused-stale = Er is intussen iets anders gebeurd; kijk nog eens.
page-refused-not-your-turn = Je bent niet aan zet.
page-refused-held = Een bot speelt voor je; neem eerst je plaats terug.
page-refused-back-spent = Je hebt dit spel zo vaak verlaten dat de bot het voor je uitspeelt.
page-refused-illegal = De regels staan dat niet toe.
page-refused-no-undo = Zo ver kun je het niet terugnemen.
page-refused-undo-spent = Aan deze tafel is al zo vaak iets teruggenomen dat het niet meer kan.
page-refused-no-hints = Aan deze tafel zijn er geen tips.
page-refused-no-coach = Een coach is er alleen waar je alleen tegen bots speelt en om tips mag vragen.
page-refused-no-commitment = Het geheim past niet bij wat was aangekondigd.
page-refused-committed = Deze plaats heeft zijn geheim al toegevoegd.
page-refused-empty = Er staat niets in.
page-refused-not-over = Dat is pas te zien als het spel afgelopen is.
page-refused-review-off = Aan deze tafel is er geen analyse.
page-refused-no-review = Het spel is niet uitgespeeld, dus er valt geen uitslag te verklaren.
page-refused-no-day = Van die dag is er geen spel: hij moet nog komen, of is te lang geleden.
page-refused-no-duel = Van dit spel kan geen duel worden gemaakt: het is niet uitgespeeld, of anderen hebben hetzelfde geluk nog voor zich.
page-refused-own-duel = Hier is je eigen spel de uitdaging; voor de lol kun je het nog een keer spelen.
page-refused-tournament-full = Dit toernooi is vol.
page-refused-tournament-over = Dit toernooi is afgelopen.
page-refused-too-many-tournaments = Je hebt te veel toernooien die nog niet afgelopen zijn.
page-refused-no-position = Vanaf deze positie valt er niets meer te beslissen.
page-refused-too-many-tables = Je hebt te veel open tafels; maak er eerst een af.
page-refused-table-full = Aan deze tafel kijken al te veel mensen mee.
page-refused-log-full = Het verloop van deze tafel is vol; er kan niets meer bij.
page-refused-no-hooks = Deze server heeft geen webhooks.
page-refused-bad-hook = Dit is geen openbaar adres.
page-refused-foreign-origin = Deze pagina mag niet met deze server praten.
page-refused-not-found = Op dit adres is niets.
page-refused-not-allowed = Dat kan hier niet.
page-refused-broken = Het spel kan niet verdergaan: de regels zijn sindsdien veranderd.
