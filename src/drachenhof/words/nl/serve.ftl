### De server

## drachenhof serve, drachenhof play

cli-serve = Tafels aanbieden: aan mensen, aan de pagina en aan bots.
cli-serve-host = Het adres waarop geluisterd wordt; 0.0.0.0 is elk adres van deze machine.
cli-serve-port = De poort waarop geluisterd wordt; 0 neemt een vrije.
cli-serve-database = Waar alles bewaard wordt: een bestand, sqlite:///… of postgresql://…; zonder opgave een bestand bij je gegevens.
cli-serve-thinkers = Hoeveel processen voor de bots denken; 0 neemt er een minder dan er kernen zijn.
cli-serve-hooks = Mensen mogen een webhook hebben die wordt aangeroepen als ze aan de beurt zijn.
cli-serve-origin = Een andere pagina die deze server mag gebruiken, zoals https://example.org; kan vaker.
cli-serve-proxy = Hij staat achter een proxy die TLS doet en de adressen van bezoekers noemt.
cli-serve-log-json = Logregels als JSON.
cli-serve-ready = Drachenhof is open op { $address } – Ctrl-C sluit af.
cli-serve-taken = { $host } poort { $port } kan niet gebruikt worden: { $problem }.

cli-play = In de browser spelen, op deze machine.
cli-play-port = De poort waarop geluisterd wordt; 0 neemt een vrije.
cli-play-browser = De browser openen.
cli-play-no-browser = Er kon geen browser geopend worden; open zelf { $address }.

## Databases die niet geopend kunnen worden

cli-database-address = “{ $database }” is geen database: geef een pad, sqlite:///… of postgresql://… op.
cli-database-unwritable = { $database } kan niet beschreven worden: { $reason }.
cli-database-missing = { $database } bestaat niet.
cli-database-served = { $database } wordt al door een ander proces bediend ({ $pid }).
cli-database-locked = { $database } wordt door een ander programma vastgehouden: { $reason }.
cli-database-not-one = { $database } is geen database: { $reason }.
cli-database-foreign = { $database } heeft een tabel “{ $table }” die niet van ons is; geef een andere database op.
cli-database-newer = { $database } is door een nieuwere versie van drachenhof geschreven (revisie { $revision }).
cli-database-older = { $database } moet eerst bijgewerkt worden door hem één keer te bedienen (revisie { $revision }).
cli-database-driver = PostgreSQL heeft een driver nodig: { $command }.
cli-database-unreachable = Op { $database } antwoordt geen databaseserver: { $reason }.
cli-database-password = { $database } laat ons niet binnen: { $reason }.
cli-database-absent = De server heeft geen database { $database }: { $reason }.
cli-database-refused = { $database } kan niet gebruikt worden: { $reason }.
