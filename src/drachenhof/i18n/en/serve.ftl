### The server

## drachenhof serve, drachenhof play

cli-serve = Serve tables to people, to the page, and to bots.
cli-serve-host = The address to listen at; 0.0.0.0 means all addresses of this machine.
cli-serve-port = The port to listen at; 0 takes a free one.
cli-serve-database = Where everything is kept: a file, sqlite:///… or postgresql://…; without it a file among your data.
cli-serve-thinkers = How many processes think for the bots; 0 takes one less than there are cores.
cli-serve-workers = How many processes serve; more than one needs PostgreSQL and NATS.
cli-serve-worker-ports = Each worker also listens alone on this machine, at this port and those after it, so that its figures can be read; 0: none does.
cli-serve-nats = Where processes tell each other what happens, such as nats://localhost; several with commas.
cli-serve-limit = A limit, such as tables_each=20; can be given several times. docs/operations.md lists them.
cli-serve-hooks = Let people have a web hook that is called when it is their turn.
cli-serve-origin = Another page that may use this server, such as https://example.org; can be given several times.
cli-serve-proxy = It stands behind a proxy that handles TLS and names the clients’ addresses.
cli-serve-bot = A bot of your own that everybody may choose, such as hasty=./mybot.py:Hasty@100ms; can be given several times.
cli-serve-bad-bot = “{ $bot }” is no bot: give it as hasty=./mybot.py:Hasty@100ms.
cli-serve-log-json = Log lines of JSON.
cli-serve-ready = Drachenhof is open at { $address } – Ctrl-C closes it.
cli-serve-taken = { $host } port { $port } cannot be used: { $problem }.
cli-serve-workers-need = Several workers need a database that all can write to, and a way to hear of each other: give --database postgresql://… and --nats nats://….
cli-serve-nats-needs = --nats is for several processes, and a file can be served by one only: give --database postgresql://….
cli-serve-no-limit = There is no limit “{ $name }”; there are: { $names }.
cli-serve-bad-limit = The limit { $name } has to be a number above 0, not “{ $value }”.
cli-serve-bad-origin = “{ $origin }” is no origin: give it as https://example.org or http://example.org:8080, with nothing after it.
cli-nats-address = “{ $nats }” is no NATS server: give nats://… or tls://….
cli-nats-driver = NATS needs a driver: { $command }.
cli-nats-unreachable = No NATS server answers at { $nats }: { $reason }.

cli-play = Play in the browser, on this machine.
cli-play-port = The port to listen at; 0 takes a free one.
cli-play-browser = Open the browser.
cli-play-no-browser = No browser could be opened; open { $address } yourself.

## Databases that cannot be opened

cli-database-address = “{ $database }” is no database: give a path, sqlite:///… or postgresql://….
cli-database-unwritable = { $database } cannot be written: { $reason }.
cli-database-missing = { $database } does not exist.
cli-database-no-folder = The folder { $folder } does not exist; make it, or give another place for the database.
cli-database-served = { $database } is already served by another process ({ $pid }).
cli-database-locked = { $database } is kept by another program: { $reason }.
cli-database-not-one = { $database } is not a database: { $reason }.
cli-database-foreign = { $database } has a table “{ $table }” that is not ours; give another database.
cli-database-newer = { $database } was written by a newer version of drachenhof (revision { $revision }).
cli-database-older = { $database } has to be brought up to date: serve it once with “drachenhof serve” (revision { $revision }).
cli-database-driver = PostgreSQL needs a driver: { $command }.
cli-database-unreachable = No database server answers at { $database }: { $reason }.
cli-database-password = { $database } does not let us in: { $reason }.
cli-database-absent = The server has no database { $database }: { $reason }.
cli-database-refused = { $database } cannot be used: { $reason }.

## drachenhof database

cli-database = Back up, copy and check what the server keeps.
cli-database-backup = Copy everything into one file, while it is served.
cli-database-copy = Copy everything into an empty database, from SQLite to PostgreSQL or back.
cli-database-check = Read everything, and replay the log of every table.
cli-database-file = The file to write; it must not be there yet.
cli-database-source = The database to read: a file, sqlite:///… or postgresql://….
cli-database-target = The database to fill; it is made if need be, and must be empty.
cli-database-part = { $part ->
    [pages] Pages
    [people] People
    [keys] Keys
    [tables] Tables
    [seats] Seats
    [entries] Entries
    [results] Results
    [ratings] Ratings
   *[other] { $part }
}
cli-database-backed-up = { $file } is complete and verified.
cli-database-copied = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
} copied to { $target }; what was read back is the same.
cli-database-checked = Tables: { $tables }. Entries: { $entries }. Problems: { $problems }.
cli-copy-not-empty = The target is not empty: its table “{ $table }” has rows.
cli-copy-exists = { $file } is there already; give another name.
cli-copy-unwritable = { $file } cannot be written: { $reason }.
cli-copy-differs = What was read back is not what was written ({ $table }); nothing was kept.
cli-store-failed = { $code ->
    [full] The disk is full.
    [locked] Another program keeps the database for itself.
    [damaged] The database file is damaged.
    [unavailable] The disk or the database server does not answer.
   *[other] The database failed: { $code }.
}

## drachenhof bot

cli-bot = Let a bot of your own play at a server, at the tables to which it is invited.
cli-bot-program = The bot: ./mybot.py:Factory, package.module:Factory, or one of ours by its name.
cli-bot-invitations = Links of seats; more can be typed while it runs.
cli-bot-server = The address of the server.
cli-bot-key = The program’s key.
cli-bot-name = A new program of this name; its key is shown.
cli-bot-once = Stop when no game is left.
cli-bot-bad-server = “{ $server }” is no server: give http://… or https://….
cli-bot-unreachable = Nobody answers at { $server }: { $problem }.
cli-bot-refused = { $server } refuses: { $problem }
cli-bot-key-or-name = Give the program’s --key, or a --name for a new program.
cli-bot-new = { $name } is new here. Its key, which is shown only now: { $key }
cli-bot-person = This key belongs to a person, { $name }. A program plays under a name of its own: --name NAME makes one.
cli-bot-ready = { $name } is at { $server }. Type a seat’s link to let it play there; Ctrl-C ends, and it can come back to its games.
cli-bot-plays = { $table }: it plays { $game }.
cli-bot-over = { $table }: { $place ->
    [0] the game has ended without a result.
   *[other] the game is over, place { $place } of { $players }.
}
cli-bot-fault = { $table }: it forfeits, and one of the server’s bots plays on. { $problem }
cli-bot-left = { $table }: it plays here no longer. { $problem }
cli-bot-declined = { $invitation }: not accepted. { $problem }

## drachenhof mcp

cli-mcp = Let a language model play, by the Model Context Protocol over standard input and output.
cli-mcp-hints = Allow hints.
cli-mcp-missing = The Model Context Protocol needs its SDK: { $command }.
mcp-instructions = You play a board game against bots, in the first seat. Begin with new_game; read position and legal_moves; play a move exactly as legal_moves writes it, before its colon. The others move by themselves, and the answer tells what they did. rules has every rule by its number.
mcp-new-game = Begin a game: { $games }. players says how many sit there, opponent which bot takes the other seats, options the variants; the same seed gives the same luck. Answers what happened and what you are asked.
mcp-position = The table as you see it, in words, and what you are asked.
mcp-legal-moves = All legal moves as they are played, each with what it means and brings.
mcp-play = Play a legal move. Answers what came of it and what you are asked next.
mcp-undo = Take your last decision back, as long as nothing new was seen since.
mcp-hint = What your best choices are worth, if hints are allowed.
mcp-rules = A rule by its number, or all rules in which a word occurs; without search the titles of all.
mcp-story = What happened so far, or only the last sentences.
mcp-no-game = No game has begun; new_game begins one.
mcp-no-hints = There are no hints in this game.
mcp-over = The game is over.
