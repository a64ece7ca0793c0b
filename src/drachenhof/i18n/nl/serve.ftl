### De server

## drachenhof serve, drachenhof play

cli-serve-database = Waar alles bewaard wordt: een bestand, sqlite:///… of postgresql://…; zonder opgave een bestand bij je gegevens.
cli-serve-ready = Drachenhof is open op { $address } – Ctrl-C sluit af.
cli-serve-taken = { $host } poort { $port } kan niet gebruikt worden: { $problem }.

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
