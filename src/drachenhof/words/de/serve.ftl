### Der Server

## drachenhof serve, drachenhof play

cli-serve = Tische bereitstellen: für Menschen, für die Seite und für Bots.
cli-serve-host = Die Adresse, an der gelauscht wird; 0.0.0.0 ist jede dieses Rechners.
cli-serve-port = Der Port, an dem gelauscht wird; 0 nimmt einen freien.
cli-serve-database = Wo alles aufbewahrt wird: eine Datei, sqlite:///… oder postgresql://…; ohne Angabe eine Datei bei deinen Daten.
cli-serve-thinkers = Wie viele Prozesse für die Bots denken; 0 nimmt einen weniger, als es Kerne gibt.
cli-serve-hooks = Menschen dürfen einen Web-Hook haben, der gerufen wird, wenn sie am Zug sind.
cli-serve-origin = Eine weitere Seite, die diesen Server nutzen darf, etwa https://example.org; mehrfach möglich.
cli-serve-proxy = Er steht hinter einem Proxy, der TLS macht und die Adressen der Besucher nennt.
cli-serve-log-json = Protokollzeilen als JSON.
cli-serve-ready = Drachenhof ist geöffnet: { $address } – Strg-C schließt.
cli-serve-taken = { $host } Port { $port } geht nicht: { $problem }.

cli-play = Im Browser spielen, auf diesem Rechner.
cli-play-port = Der Port, an dem gelauscht wird; 0 nimmt einen freien.
cli-play-browser = Den Browser öffnen.
cli-play-no-browser = Es ließ sich kein Browser öffnen; öffne { $address } selbst.

## Datenbanken, die sich nicht öffnen lassen

cli-database-address = „{ $database }“ ist keine Datenbank: gib einen Pfad, sqlite:///… oder postgresql://… an.
cli-database-unwritable = { $database } lässt sich nicht beschreiben: { $reason }.
cli-database-missing = { $database } gibt es nicht.
cli-database-served = { $database } wird schon von einem anderen Prozess bedient ({ $pid }).
cli-database-locked = { $database } wird von einem anderen Programm festgehalten: { $reason }.
cli-database-not-one = { $database } ist keine Datenbank: { $reason }.
cli-database-foreign = { $database } hat eine Tabelle „{ $table }“, die nicht unsere ist; gib eine andere Datenbank an.
cli-database-newer = { $database } stammt von einer neueren Version von drachenhof (Revision { $revision }).
cli-database-older = { $database } muss erst auf den neuen Stand gebracht werden: einmal bedienen genügt (Revision { $revision }).
cli-database-driver = PostgreSQL braucht einen Treiber: { $command }.
cli-database-unreachable = Bei { $database } antwortet kein Datenbankserver: { $reason }.
cli-database-password = { $database } lässt uns nicht hinein: { $reason }.
cli-database-absent = Der Server hat keine Datenbank { $database }: { $reason }.
cli-database-refused = { $database } geht nicht: { $reason }.
