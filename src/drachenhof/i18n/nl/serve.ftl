### De server

## drachenhof serve, drachenhof play

cli-serve = Tafels aanbieden: aan mensen, aan de pagina en aan bots.
cli-serve-host = Het adres waarop geluisterd wordt; 0.0.0.0 betekent elk adres van deze computer.
cli-serve-port = De poort waarop geluisterd wordt; 0 neemt een vrije.
cli-serve-database = Waar alles bewaard wordt: een bestand, sqlite:///… of postgresql://…; zonder opgave een bestand bij je gegevens.
cli-serve-thinkers = Hoeveel processen voor de bots denken; 0 neemt er één minder dan er kernen zijn.
cli-serve-workers = Hoeveel processen bedienen; meer dan één heeft PostgreSQL en NATS nodig.
cli-serve-worker-ports = Elk proces luistert op deze computer ook alleen, op deze poort en de volgende, zodat zijn cijfers gelezen kunnen worden; 0: geen.
cli-serve-nats = Waar processen elkaar vertellen wat er gebeurt, zoals nats://localhost; meerdere met komma’s.
cli-serve-limit = Een grens, zoals tables_each=20; kan vaker. docs/operations.md noemt ze allemaal.
cli-serve-hooks = Mensen mogen een webhook hebben die wordt aangeroepen als ze aan zet zijn.
cli-serve-origin = Een andere pagina die deze server mag gebruiken, zoals https://example.org; kan vaker.
cli-serve-proxy = Hij staat achter een proxy die TLS verzorgt en de adressen van bezoekers noemt.
cli-serve-bot = Een eigen bot die iedereen kan kiezen, zoals hasty=./mijnbot.py:Hasty@100ms; kan vaker.
cli-serve-bad-bot = “{ $bot }” is geen bot: geef hem als hasty=./mijnbot.py:Hasty@100ms.
cli-serve-log-json = Logregels als JSON.
cli-serve-ready = Drachenhof is open op { $address } – Ctrl-C sluit af.
cli-serve-taken = { $host } poort { $port } kan niet gebruikt worden: { $problem }.
cli-serve-workers-need = Meerdere processen hebben een database nodig waarin allemaal kunnen schrijven, en een manier om van elkaar te horen: geef --database postgresql://… en --nats nats://… op.
cli-serve-nats-needs = --nats is voor meerdere processen, en een bestand kan maar door één proces bediend worden: geef --database postgresql://… op.
cli-serve-no-limit = Er is geen grens “{ $name }”; er zijn: { $names }.
cli-serve-bad-limit = De grens { $name } moet een getal boven 0 zijn, niet “{ $value }”.
cli-serve-bad-origin = “{ $origin }” is geen herkomst: geef die op als https://example.org of http://example.org:8080, met niets erachter.
cli-nats-address = “{ $nats }” is geen NATS-server: geef nats://… of tls://… op.
cli-nats-driver = NATS heeft een driver nodig: { $command }.
cli-nats-unreachable = Op { $nats } antwoordt geen NATS-server: { $reason }.

cli-play = In de browser spelen, op deze computer.
cli-play-port = De poort waarop geluisterd wordt; 0 neemt een vrije.
cli-play-browser = De browser openen.
cli-play-no-browser = Er kon geen browser geopend worden; open zelf { $address }.

## Databases die niet geopend kunnen worden

cli-database-address = “{ $database }” is geen database: geef een pad, sqlite:///… of postgresql://… op.
cli-database-unwritable = { $database } kan niet beschreven worden: { $reason }.
cli-database-missing = { $database } bestaat niet.
cli-database-no-folder = De map { $folder } bestaat niet; maak die aan, of geef een andere plek voor de database op.
cli-database-served = { $database } wordt al door een ander proces bediend ({ $pid }).
cli-database-locked = { $database } wordt door een ander programma vastgehouden: { $reason }.
cli-database-not-one = { $database } is geen database: { $reason }.
cli-database-foreign = { $database } heeft een tabel “{ $table }” die niet van ons is; geef een andere database op.
cli-database-newer = { $database } is door een nieuwere versie van drachenhof geschreven (revisie { $revision }).
cli-database-older = { $database } moet eerst bijgewerkt worden: open hem één keer met “drachenhof serve” (revisie { $revision }).
cli-database-driver = PostgreSQL heeft een driver nodig: { $command }.
cli-database-unreachable = Op { $database } antwoordt geen databaseserver: { $reason }.
cli-database-password = { $database } laat ons niet binnen: { $reason }.
cli-database-absent = De server heeft geen database { $database }: { $reason }.
cli-database-refused = { $database } kan niet gebruikt worden: { $reason }.

## drachenhof database

cli-database = Back-ups, kopieën en controles van wat de server bewaart.
cli-database-backup = Alles naar één bestand kopiëren, ook terwijl het bediend wordt.
cli-database-copy = Alles naar een lege database kopiëren, van SQLite naar PostgreSQL of terug.
cli-database-check = Alles lezen en het logboek van elke tafel naspelen.
cli-database-file = Het bestand dat geschreven wordt; het mag er nog niet zijn.
cli-database-source = De database die gelezen wordt: een bestand, sqlite:///… of postgresql://….
cli-database-target = De database die gevuld wordt; die wordt zo nodig gemaakt en moet leeg zijn.
cli-database-part = { $part ->
    [pages] Pagina’s
    [people] Mensen
    [keys] Sleutels
    [tables] Tafels
    [seats] Plaatsen
    [entries] Regels
    [results] Uitslagen
    [ratings] Ratings
   *[other] { $part }
}
cli-database-backed-up = { $file } is volledig en gecontroleerd.
cli-database-copied = { $rows ->
    [one] Eén rij is
   *[other] { $rows } rijen zijn
} naar { $target } gekopieerd; wat is teruggelezen, komt overeen.
cli-database-checked = Tafels: { $tables }. Regels: { $entries }. Problemen: { $problems }.
cli-copy-not-empty = Het doel is niet leeg: zijn tabel “{ $table }” heeft rijen.
cli-copy-exists = { $file } is er al; geef een andere naam.
cli-copy-unwritable = { $file } kan niet geschreven worden: { $reason }.
cli-copy-differs = Wat teruggelezen is, is niet wat geschreven is ({ $table }); er blijft niets van bewaard.
cli-store-failed = { $code ->
    [full] De schijf is vol.
    [locked] Een ander programma houdt de database vast.
    [damaged] Het databasebestand is beschadigd.
    [unavailable] De schijf of de databaseserver antwoordt niet.
   *[other] Er ging iets mis met de database: { $code }.
}

## drachenhof bot

cli-bot = Laat een eigen bot op een server spelen, aan de tafels waarvoor hij wordt uitgenodigd.
cli-bot-program = De bot: ./mijnbot.py:Factory, pakket.module:Factory, of een van ons met zijn naam.
cli-bot-invitations = Links van plaatsen; meer kun je intypen terwijl hij loopt.
cli-bot-server = Het adres van de server.
cli-bot-key = De sleutel van het programma.
cli-bot-name = Een nieuw programma met deze naam; de sleutel wordt getoond.
cli-bot-once = Stoppen als er geen spel meer loopt.
cli-bot-bad-server = “{ $server }” is geen server: geef http://… of https://….
cli-bot-unreachable = Op { $server } antwoordt niemand: { $problem }.
cli-bot-refused = { $server } weigert: { $problem }
cli-bot-key-or-name = Geef met --key de sleutel van het programma, of met --name de naam van een nieuw programma.
cli-bot-new = { $name } is nieuw hier. De sleutel, die alleen nu wordt getoond: { $key }
cli-bot-person = Deze sleutel is van een mens, { $name }. Een programma speelt onder een eigen naam: --name NAAM maakt er een.
cli-bot-ready = { $name } is op { $server }. Typ de link van een plaats om het daar te laten spelen; Ctrl-C stopt, en het kan naar zijn spellen terugkeren.
cli-bot-plays = { $table }: het speelt { $game }.
cli-bot-over = { $table }: { $place ->
    [0] het spel is zonder uitslag geëindigd.
   *[other] het spel is afgelopen, plaats { $place } van { $players }.
}
cli-bot-fault = { $table }: het heeft verloren door een fout, een bot van de server speelt verder. { $problem }
cli-bot-left = { $table }: het speelt hier niet meer. { $problem }
cli-bot-declined = { $invitation }: niet aangenomen. { $problem }

## drachenhof mcp

cli-mcp = Laat een taalmodel spelen, via het Model Context Protocol over standaardin- en -uitvoer.
cli-mcp-hints = Tips toestaan.
cli-mcp-missing = Het Model Context Protocol heeft zijn SDK nodig: { $command }.
mcp-instructions = Je speelt een bordspel tegen bots, op de eerste plaats. Begin met new_game; lees position en legal_moves; speel een zet precies zoals legal_moves hem voor de dubbele punt schrijft. De anderen zetten vanzelf, en het antwoord vertelt wat ze deden. rules heeft elke regel met zijn nummer.
mcp-new-game = Een spel beginnen: { $games }. players zegt hoeveel er zitten, opponent welke bot de andere plaatsen neemt, options de varianten; dezelfde seed geeft hetzelfde geluk. Antwoordt wat er gebeurde en wat je gevraagd wordt.
mcp-position = De tafel zoals jij hem ziet, in woorden, en wat je gevraagd wordt.
mcp-legal-moves = Alle toegestane zetten zoals je ze speelt, elk met wat hij betekent en oplevert.
mcp-play = Een toegestane zet spelen. Antwoordt wat ervan kwam en wat je daarna gevraagd wordt.
mcp-undo = Je laatste beslissing terugnemen, zolang er sindsdien niets nieuws te zien was.
mcp-hint = Wat je beste mogelijkheden waard zijn, als tips zijn toegestaan.
mcp-rules = Een regel met zijn nummer, of alle regels waarin een woord voorkomt; zonder search de titels van alle.
mcp-story = Wat er tot nu toe gebeurde, of alleen de laatste zinnen.
mcp-no-game = Er is geen spel begonnen; new_game begint er een.
mcp-no-hints = In dit spel zijn er geen tips.
mcp-over = Het spel is afgelopen.
