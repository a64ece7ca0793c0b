### The server

## drachenhof serve, drachenhof play

cli-serve-database = Where everything is kept: a file, sqlite:///… or postgresql://…; without it a file among your data.
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
