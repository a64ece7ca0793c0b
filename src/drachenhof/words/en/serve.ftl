### The server

## drachenhof serve, drachenhof play

cli-serve = Serve tables to people, to the page, and to bots.
cli-serve-host = The address to listen at; 0.0.0.0 is every one of this machine.
cli-serve-port = The port to listen at; 0 takes a free one.
cli-serve-database = Where everything is kept: a file, sqlite:///… or postgresql://…; without it a file among your data.
cli-serve-thinkers = How many processes think for the bots; 0 takes one less than there are cores.
cli-serve-hooks = Let people have a web hook that is called when it is their turn.
cli-serve-origin = Another page that may use this server, such as https://example.org; can be given several times.
cli-serve-proxy = It stands behind a proxy that does TLS and names the clients’ addresses.
cli-serve-log-json = Log lines of JSON.
cli-serve-ready = Drachenhof is open at { $address } – Ctrl-C closes it.
cli-serve-taken = { $host } port { $port } cannot be used: { $problem }.

cli-play = Play in the browser, on this machine.
cli-play-port = The port to listen at; 0 takes a free one.
cli-play-browser = Open the browser.
cli-play-no-browser = No browser could be opened; open { $address } yourself.

## Databases that cannot be opened

cli-database-address = “{ $database }” is no database: give a path, sqlite:///… or postgresql://….
cli-database-unwritable = { $database } cannot be written: { $reason }.
cli-database-missing = { $database } does not exist.
cli-database-served = { $database } is already served by another process ({ $pid }).
cli-database-locked = { $database } is kept by another program: { $reason }.
cli-database-not-one = { $database } is not a database: { $reason }.
cli-database-foreign = { $database } has a table “{ $table }” that is not ours; give another database.
cli-database-newer = { $database } was written by a newer version of drachenhof (revision { $revision }).
cli-database-older = { $database } has to be brought up to date by serving it once (revision { $revision }).
cli-database-driver = PostgreSQL needs a driver: { $command }.
cli-database-unreachable = No database server answers at { $database }: { $reason }.
cli-database-password = { $database } does not let us in: { $reason }.
cli-database-absent = The server has no database { $database }: { $reason }.
cli-database-refused = { $database } cannot be used: { $reason }.
