### Die Kommandozeile

cli-help = { $games }: spielen, studieren, simulieren.
cli-version = Die Version zeigen und aufhören.
cli-language = Die Sprache von allem, was du liest.
cli-game = Das Spiel: { $games }.
cli-file = Eine Datei mit Aufzeichnungen, JSON oder JSON Lines; - liest aus einer Pipe.
cli-json = JSON ausgeben statt einer Tabelle.
cli-help-more = Wird ein Spiel genannt ({ $example }), stehen auch dessen Optionen hier.
cli-players = Wie viele mitspielen; sonst 4.

## Beschwerden: je ein Satz

cli-needs-extra = Dafür fehlt das Paket { $package }: { $command }
cli-no-such-language = Die Sprache „{ $language }“ gibt es nicht; es gibt: { $languages }.
cli-out-of-range = { $option } sollte { $range } sein, nicht { $value }.
cli-range = { $low } bis { $high }
cli-range-from = mindestens { $low }
cli-no-such-game-name = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
cli-no-such-game = In { $file } gibt es kein Spiel { $number }; es sind { $count }.
cli-file-exists = { $file } gibt es schon; nichts wurde geändert.
cli-not-a-file = { $file } ist keine gewöhnliche Datei. Um aus einer Pipe zu lesen, gib „-“ als Datei an.
cli-read-problem = { $code ->
    [ENOENT] { $file } gibt es nicht.
    [ENOTDIR] { $file } gibt es nicht.
    [EACCES] { $file } darf nicht gelesen werden.
    [EISDIR] { $file } ist ein Ordner.
   *[other] { $file } lässt sich nicht lesen: { $problem }.
}
cli-write-problem = { $code ->
    [ENOENT] { $file } lässt sich nicht schreiben: Den Ordner gibt es nicht.
    [ENOTDIR] { $file } lässt sich nicht schreiben: Den Ordner gibt es nicht.
    [EACCES] { $file } lässt sich nicht schreiben: Das ist nicht erlaubt.
    [EISDIR] { $file } lässt sich nicht schreiben: Es ist ein Ordner.
    [ENOSPC] { $file } lässt sich nicht schreiben: Der Datenträger ist voll.
    [EFBIG] { $file } lässt sich nicht schreiben: Die Datei wurde zu groß.
    [EROFS] { $file } lässt sich nicht schreiben: Der Datenträger ist schreibgeschützt.
   *[other] { $file } lässt sich nicht schreiben: { $problem }.
}
cli-output-problem = { $code ->
    [ENOSPC] Die Ausgabe ließ sich nicht schreiben: Der Datenträger ist voll.
    [EFBIG] Die Ausgabe ließ sich nicht schreiben: Sie wurde zu groß.
   *[other] Die Ausgabe ließ sich nicht schreiben: { $problem }.
}
cli-in-file = { $file }: { $said }

## drachenhof simulate

cli-simulate-score = Punkte im Schnitt

## drachenhof verify

cli-verify = Jede Aufzeichnung einer Datei prüfen: erlaubte Züge, richtiges Ergebnis.
cli-verify-quiet = Nur sagen, was fehlerhaft ist, und das Gesamtergebnis.
cli-verified-sum = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}: { $broken ->
    [0] alles richtig
   *[other] { $broken } fehlerhaft
}.
cli-verified-game = Spiel { $number }: { $said }
cli-verified = { $found ->
    [unfinished] richtig, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }, nicht zu Ende
   *[finished] richtig, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }, { $scores }
}

## drachenhof replay

cli-replay = Ein aufgezeichnetes Spiel in Sätzen erzählen und den Tisch zeigen.
cli-replay-game = Welches Spiel der Datei, von 1 an.
cli-replay-at = Nach diesem Zug anhalten und den Tisch zeigen; 0 ist der Anfang.
cli-replay-as = So erzählen, wie dieser Platz es sah. Sonst sind nach dem Ende des Spiels alle Hände offen, vorher keine.
cli-replay-json = Das Spiel als JSON für Programme, eine Zeile je Zug: wer entschied, wie viele Züge erlaubt waren, was danach zu sehen war.
cli-replay-header = { $game }, { $players } Spieler, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}

## drachenhof rules

cli-rules = Die Regeln nach Nummern zeigen oder durchsuchen.
cli-rules-search = Eine Nummer wie Y14 oder H20, oder Wörter, die in der Regel vorkommen.
cli-rules-markdown = Markdown ausgeben.
cli-rules-other = { $search } ist eine Regel des Spiels { $game }: drachenhof rules { $game } { $search }.
cli-rules-none = In keiner Regel steht „{ $search }“.

## drachenhof terminal

cli-terminal = Hier im Terminal gegen Bots spielen.
cli-terminal-seat = Dein Platz.
cli-terminal-seed = Gleicher Startwert, gleiches Glück.
cli-terminal-name = Dein Name in der Aufzeichnung.
cli-terminal-save = Das Spiel in dieser Datei aufbewahren, nicht bei deinen Spielen.
cli-terminal-resume = Das Spiel fortsetzen, das du verlassen hast.
cli-terminal-plain = Zeile für Zeile fragen, auch wo Fenster möglich wären: für Vorleseprogramme.
cli-panes-hint = Tipp
cli-panes-undo = Rückgängig
cli-panes-rules = Regeln
cli-panes-details = Mehr
cli-panes-leave = Verlassen
cli-panes-story = Was geschah
cli-panes-others = Die anderen spielen …
cli-panes-search = Eine Nummer wie Y14 oder H20 oder ein Wort; Escape schließt.
cli-terminal-guest = Gast
cli-terminal-no-seat = Platz { $seat } gibt es an einem Tisch für { $players } nicht; Plätze zählen von 1 an.
cli-terminal-exists = { $file } gibt es schon; --resume setzt ein Spiel fort, das darin ist.
cli-terminal-none = In { $folder } ist kein Spiel, das sich fortsetzen lässt.
cli-terminal-foreign = { $file } ist kein Spiel aus diesem Terminal; „drachenhof replay“ zeigt es.
cli-terminal-over = Das Spiel in { $file } ist zu Ende; „drachenhof replay“ zeigt es.
cli-terminal-welcome-back = Willkommen zurück. Antworte mit der Nummer einer Möglichkeit; ? erklärt den Rest.
cli-terminal-prompt = >
cli-terminal-no-choice = „{ $answer }“ ist keine der Möglichkeiten 1 bis { $count }:
cli-terminal-undone = Zurück bei deiner letzten Entscheidung.
cli-terminal-no-undo = Weiter zurück geht es nicht: Seit deiner letzten Entscheidung ist etwas Neues bekannt geworden.
cli-terminal-left = Dein Spiel ist in { $file }; „{ $command }“ setzt es fort.
cli-terminal-not-kept = Dein Spiel konnte nicht aufbewahrt werden; { $problem }
cli-terminal-finished = Die Aufzeichnung des Spiels ist in { $file }; „drachenhof replay“ erzählt sie.
cli-terminal-others = Hier geht es mit { $file } weiter. Andere Spiele, die nicht aus sind (mit --resume --save DATEI geht eines davon weiter):
cli-terminal-narrow = Dieses Fenster ist zu schmal für einen Tisch: Mach es mindestens { $columns } Spalten breit und drücke b.
cli-terminal-place = Platz

## Compiling

cli-compiling = { $unit } wird für diesen Rechner übersetzt (einmalig)
cli-unkept = Der übersetzte Code konnte nicht in { $folder } abgelegt werden ({ $error }) und wird beim nächsten Mal neu übersetzt. Schaffe dort Platz oder nenne in der Variablen DRACHENHOF_CACHE einen anderen Ordner.
cli-unkept-elsewhere = Übersetzter Code kann nicht in { $wanted } abgelegt werden ({ $error }) und liegt deshalb vorübergehend in { $folder }. Schaffe Platz oder nenne in der Variablen DRACHENHOF_CACHE einen anderen Ordner.

cli-nothing = nichts

## drachenhof train

cli-train-nothing = Für { $game } gibt es noch keine Spielweise, die lernt.

## drachenhof review

cli-review = Sagen, was Glück, eigene Entscheidungen und die der anderen jedem Platz eines beendeten Spiels brachten, und wo es besser ging.
cli-review-file = Eine Datei mit Aufzeichnungen, ein Ordner davon, oder - für eine Pipe.
cli-review-seat = Nur dieser Platz, ab 1.
cli-review-quick = Nur die erste Fassung, in wenigen Sekunden.
cli-review-seed = Derselbe Startwert ergibt überall dieselbe Analyse.
cli-review-html = Eine Seite mit einem Bild in diese Datei schreiben; eine vorhandene wird ersetzt.
cli-review-doing = Zurückblicken
cli-review-title = { $game }: was die Siegchancen bewegte, in Prozentpunkten
cli-review-seat-column = Platz
cli-review-start = Beginn
cli-review-deals = Glück
cli-review-own = Eigene
cli-review-given = Andere
cli-review-rest = Rest
cli-review-result = Ergebnis
cli-review-rate = Fehlerrate
cli-review-like = Spielte wie
cli-review-people = { $game }: alle Spiele zusammen
cli-review-games = Spiele
cli-review-decisions = Entscheidungen
cli-review-kinds = Fehler nach Art
cli-review-few-games = noch wenige Spiele
cli-review-chances = Siegchancen: vor und nach jedem Austeilen, Monat für Monat oder Runde für Runde
cli-review-key-deal = beim Austeilen
cli-review-move = Zug
cli-review-played = Gespielt
cli-review-better = Besser
cli-review-cost = Kosten
cli-review-called = Das war
cli-review-chance = { $text } ({ $chance } %, { $low }–{ $high })
cli-review-not-over = Spiel { $number } ist nicht zu Ende und wird nicht betrachtet.
cli-review-none = { $file } enthält keine Aufzeichnungen.
cli-review-scale = Kosten: verlorener Platzwert, 1 ist der erste Platz und −1 der letzte; mit einem Bereich von 95 %.
cli-review-rate-value = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-review-cost-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-review-reason = Zug { $number }. { $said }

## explore

cli-explore-gain = Siege mehr
