### Der Server

## drachenhof serve, drachenhof play

cli-serve-database = Wo alles aufbewahrt wird: eine Datei, sqlite:///… oder postgresql://…; ohne Angabe eine Datei bei deinen Daten.
cli-serve-ready = Drachenhof ist geöffnet: { $address } – Strg-C schließt.
cli-serve-taken = { $host } Port { $port } lässt sich nicht verwenden: { $problem }.

cli-play = Im Browser spielen, auf diesem Rechner.
cli-play-port = Der Port, an dem gelauscht wird; 0 nimmt einen freien.
cli-play-browser = Den Browser öffnen.
cli-play-no-browser = Es ließ sich kein Browser öffnen; öffne { $address } selbst.

## Datenbanken, die sich nicht öffnen lassen

cli-database-address = „{ $database }“ ist keine Datenbank: Gib einen Pfad, sqlite:///… oder postgresql://… an.
cli-database-unwritable = { $database } lässt sich nicht beschreiben: { $reason }.
cli-database-missing = { $database } gibt es nicht.
cli-database-no-folder = Den Ordner { $folder } gibt es nicht; lege ihn an, oder gib einen anderen Ort für die Datenbank an.
cli-database-served = { $database } wird schon von einem anderen Prozess bedient ({ $pid }).
cli-database-locked = { $database } wird von einem anderen Programm festgehalten: { $reason }.
cli-database-not-one = { $database } ist keine Datenbank: { $reason }.
cli-database-foreign = { $database } hat eine Tabelle „{ $table }“, die nicht unsere ist; gib eine andere Datenbank an.
cli-database-newer = { $database } stammt von einer neueren Version von drachenhof (Revision { $revision }).
cli-database-older = { $database } muss erst auf den neuen Stand gebracht werden: Öffne sie einmal mit „drachenhof serve“ (Revision { $revision }).
cli-database-driver = PostgreSQL braucht einen Treiber: { $command }.
cli-database-unreachable = Bei { $database } antwortet kein Datenbankserver: { $reason }.
cli-database-password = { $database } verweigert den Zugang: { $reason }.
cli-database-absent = Der Server hat keine Datenbank { $database }: { $reason }.
cli-database-refused = { $database } lässt sich nicht verwenden: { $reason }.

## drachenhof mcp

cli-mcp = Lass ein Sprachmodell spielen, über das Model Context Protocol auf Standardein- und -ausgabe.
cli-mcp-hints = Tipps erlauben.
cli-mcp-missing = Das Model Context Protocol braucht sein SDK: { $command }.
mcp-instructions = Du spielst ein Brettspiel gegen Bots, auf dem ersten Platz. Beginne mit new_game; lies position und legal_moves; spiele einen Zug genau so, wie legal_moves ihn vor dem Doppelpunkt schreibt. Die anderen ziehen von selbst, und die Antwort erzählt, was sie taten. rules hat jede Regel mit ihrer Nummer.
mcp-new-game = Ein Spiel beginnen: { $games }. players sagt, wie viele dort sitzen, opponent, welcher Bot die anderen Plätze nimmt, options nennt die Varianten; gleicher seed heißt gleiches Glück. Antwortet, was geschah und was du gefragt wirst.
mcp-position = Der Tisch, wie du ihn siehst, in Worten, und was du gefragt wirst.
mcp-legal-moves = Alle erlaubten Züge, wie man sie spielt, je mit ihrer Bedeutung und was sie bringen.
mcp-play = Einen erlaubten Zug spielen. Antwortet, was daraus wurde und was du als Nächstes gefragt wirst.
mcp-undo = Deine letzte Entscheidung zurücknehmen, solange seither nichts Neues zu sehen war.
mcp-hint = Was deine besten Möglichkeiten wert sind, wenn Tipps erlaubt sind.
mcp-rules = Eine Regel mit ihrer Nummer, oder alle Regeln, in denen ein Wort vorkommt; ohne search die Titel aller.
mcp-story = Was bisher geschah, oder nur die letzten Sätze.
mcp-no-game = Es hat kein Spiel begonnen; new_game beginnt eines.
mcp-no-hints = In diesem Spiel gibt es keine Tipps.
mcp-over = Das Spiel ist zu Ende.
