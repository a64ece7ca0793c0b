### Der Server

## drachenhof serve, drachenhof play

cli-serve = Tische bereitstellen: für Menschen, für die Seite und für Bots.
cli-serve-host = Die Adresse, an der gelauscht wird; 0.0.0.0 steht für alle Adressen dieses Rechners.
cli-serve-port = Der Port, an dem gelauscht wird; 0 nimmt einen freien.
cli-serve-database = Wo alles aufbewahrt wird: eine Datei, sqlite:///… oder postgresql://…; ohne Angabe eine Datei bei deinen Daten.
cli-serve-thinkers = Wie viele Prozesse für die Bots denken; 0 nimmt einen weniger, als es Kerne gibt.
cli-serve-workers = Wie viele Prozesse bedienen; mehr als einer braucht PostgreSQL und NATS.
cli-serve-worker-ports = Jeder Prozess lauscht auf diesem Rechner auch allein, an diesem Port und den folgenden, damit sich seine Zahlen lesen lassen; 0: keiner.
cli-serve-nats = Wo Prozesse einander sagen, was geschieht, etwa nats://localhost; mehrere mit Kommas.
cli-serve-limit = Eine Grenze, etwa tables_each=20; mehrfach möglich. docs/operations.md nennt sie alle.
cli-serve-hooks = Menschen dürfen einen Webhook haben, der aufgerufen wird, wenn sie am Zug sind.
cli-serve-origin = Eine weitere Seite, die diesen Server nutzen darf, etwa https://example.org; mehrfach möglich.
cli-serve-proxy = Er steht hinter einem Proxy, der TLS übernimmt und die Adressen der Besucher nennt.
cli-serve-bot = Ein eigener Bot, den alle wählen können, etwa hasty=./meinbot.py:Hasty@100ms; mehrfach möglich.
cli-serve-bad-bot = „{ $bot }“ ist kein Bot: Gib ihn als hasty=./meinbot.py:Hasty@100ms an.
cli-serve-log-json = Protokollzeilen als JSON.
cli-serve-ready = Drachenhof ist geöffnet: { $address } – Strg-C schließt.
cli-serve-taken = { $host } Port { $port } lässt sich nicht verwenden: { $problem }.
cli-serve-workers-need = Mehrere Prozesse brauchen eine Datenbank, in die alle schreiben können, und einen Weg, voneinander zu hören: Gib --database postgresql://… und --nats nats://… an.
cli-serve-nats-needs = --nats ist für mehrere Prozesse, und eine Datei kann nur einer bedienen: Gib --database postgresql://… an.
cli-serve-no-limit = Eine Grenze „{ $name }“ gibt es nicht; es gibt: { $names }.
cli-serve-bad-limit = Die Grenze { $name } muss eine Zahl über 0 sein, nicht „{ $value }“.
cli-serve-bad-origin = „{ $origin }“ ist keine Herkunft: Gib sie als https://example.org oder http://example.org:8080 an, ohne etwas dahinter.
cli-nats-address = „{ $nats }“ ist kein NATS-Server: Gib nats://… oder tls://… an.
cli-nats-driver = NATS braucht einen Treiber: { $command }.
cli-nats-unreachable = Bei { $nats } antwortet kein NATS-Server: { $reason }.

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

## drachenhof database

cli-database = Sichern, kopieren und prüfen, was der Server aufbewahrt.
cli-database-backup = Alles in eine Datei kopieren, auch während es bedient wird.
cli-database-copy = Alles in eine leere Datenbank kopieren, von SQLite nach PostgreSQL oder zurück.
cli-database-check = Alles lesen und den Verlauf jedes Tischs nachspielen.
cli-database-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
cli-database-source = Die Datenbank, die gelesen wird: eine Datei, sqlite:///… oder postgresql://….
cli-database-target = Die Datenbank, die gefüllt wird; sie wird nötigenfalls angelegt und muss leer sein.
cli-database-part = { $part ->
    [pages] Seiten
    [people] Menschen
    [keys] Schlüssel
    [tables] Tische
    [seats] Plätze
    [entries] Einträge
    [results] Ergebnisse
    [ratings] Ratings
   *[other] { $part }
}
cli-database-backed-up = { $file } ist vollständig und geprüft.
cli-database-copied = { $rows ->
    [one] Eine Zeile wurde
   *[other] { $rows } Zeilen wurden
} nach { $target } kopiert; was zurückgelesen wurde, stimmt überein.
cli-database-checked = Tische: { $tables }. Einträge: { $entries }. Probleme: { $problems }.
cli-copy-not-empty = Das Ziel ist nicht leer: Seine Tabelle „{ $table }“ hat Zeilen.
cli-copy-exists = { $file } gibt es schon; gib einen anderen Namen an.
cli-copy-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
cli-copy-differs = Was zurückgelesen wurde, ist nicht, was geschrieben wurde ({ $table }); nichts davon bleibt.
cli-store-failed = { $code ->
    [full] Der Datenträger ist voll.
    [locked] Ein anderes Programm hält die Datenbank fest.
    [damaged] Die Datenbankdatei ist beschädigt.
    [unavailable] Der Datenträger oder der Datenbankserver antwortet nicht.
   *[other] Die Datenbank hat versagt: { $code }.
}

## drachenhof bot

cli-bot = Lass einen eigenen Bot an einem Server spielen, an den Tischen, an die er eingeladen wird.
cli-bot-program = Der Bot: ./meinbot.py:Factory, paket.modul:Factory oder einer von unseren mit seinem Namen.
cli-bot-invitations = Links von Plätzen; weitere lassen sich eintippen, während er läuft.
cli-bot-server = Die Adresse des Servers.
cli-bot-key = Der Schlüssel des Programms.
cli-bot-name = Ein neues Programm mit diesem Namen; sein Schlüssel wird gezeigt.
cli-bot-once = Aufhören, wenn kein Spiel mehr läuft.
cli-bot-bad-server = „{ $server }“ ist kein Server: Gib http://… oder https://… an.
cli-bot-unreachable = Bei { $server } antwortet niemand: { $problem }.
cli-bot-refused = { $server } lehnt ab: { $problem }
cli-bot-key-or-name = Gib mit --key den Schlüssel des Programms an, oder mit --name den Namen eines neuen.
cli-bot-new = { $name } ist neu hier. Der Schlüssel, der nur jetzt gezeigt wird: { $key }
cli-bot-person = Dieser Schlüssel gehört einem Menschen, { $name }. Ein Programm spielt unter eigenem Namen: --name NAME legt eines an.
cli-bot-ready = { $name } ist bei { $server }. Tippe den Link eines Platzes ein, damit es dort spielt; Strg-C beendet, und es kann zu seinen Spielen zurückkehren.
cli-bot-plays = { $table }: Es spielt { $game }.
cli-bot-over = { $table }: { $place ->
    [0] Das Spiel ist ohne Ergebnis zu Ende.
   *[other] Das Spiel ist zu Ende, Platz { $place } von { $players }.
}
cli-bot-fault = { $table }: Es hat durch einen Fehler verloren, ein Bot des Servers spielt weiter. { $problem }
cli-bot-left = { $table }: Es spielt hier nicht mehr. { $problem }
cli-bot-declined = { $invitation }: nicht angenommen. { $problem }

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
