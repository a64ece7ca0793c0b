### Bots am Tisch, und Turniere von Bots

## Bots mit Namen

cli-bots-bot = Den Bot „{ $bot }“ gibt es für dieses Spiel nicht; es gibt: { $bots }. Einen eigenen Bot nennt man mit Modul oder Datei und dem, was ihn macht: ./meinbot.py:Factory.
cli-bots-budget = „{ $budget }“ ist kein Budget für { $bot }: Es ist eine Zahl von Simulationen wie 500, von 1 bis 1000000000, oder eine Zeit wie 100ms oder 2s, von 0.001ms bis 86400s.
cli-bots-name = „{ $name }“ ist kein Name für { $bot }: höchstens 20 Buchstaben und Ziffern, und keiner, den einer unserer Bots hat.
cli-bots-twice = { $bot } ist zweimal genannt; jeder Bot nimmt einmal teil.
cli-bots-alone = --lineup one ist für zwei Bots oder mehr: der erste gegen Kopien eines anderen.
cli-bots-place = Für den Bot { $bot } gibt es kein Modul und keine Datei „{ $place }“.
cli-bots-import = Der Bot { $bot } lässt sich nicht laden: { $problem }
cli-bots-factory = In { $place } gibt es kein „{ $factory }“, das Bots macht.
cli-bots-making = Der Bot { $bot } lässt sich für { $game } nicht machen: { $problem }
cli-bots-decide = Was { $bot } macht, ist kein Bot: Es hat kein „decide“.
cli-bots-preparing = Der Bot { $bot } lässt sich nicht vorbereiten: { $problem }
cli-bots-files = Der Bot { $bot } nennt eine Datei, die es nicht gibt: { $place }.
cli-bots-fault-exception = { $bot } ist gescheitert: { $problem }
cli-bots-fault-type = { $bot } hat { $problem } geantwortet, und das ist weder ein Zug noch eine Entscheidung
cli-bots-fault-illegal = { $bot } hat { $problem } gewählt, und das ist nicht erlaubt
cli-bots-fault-late = { $bot } hat für eine Entscheidung { $problem } gebraucht
cli-bots-fault-hung = { $bot } hat in { $problem } nicht geantwortet, und sein Prozess wurde beendet
cli-bots-fault-gone = der Prozess von { $bot } hat geendet, während er gefragt war
cli-seats-human = An diesem Tisch sitzt genau ein „human“, und Bots auf den anderen Plätzen.
cli-seats-no-human = Hier spielen nur Bots; „drachenhof terminal“ hat einen Platz für dich.
cli-seats-count = --seats nennt { $seats } Plätze, aber --players sagt { $players }.

## drachenhof arena

cli-arena = Ein Turnier von Bots spielen: jeder Bot auf jedem Platz, mit demselben Glück.
cli-arena-bots = Die Bots, durch Kommas getrennt; jeder darf ein Budget haben: courtier,prince@500,emperor@100ms; ein eigener: ./meinbot.py:Factory.
cli-arena-games = Wie viele Spiele; sie kommen in ganzen Blöcken, es können also ein paar mehr sein; sonst 100.
cli-arena-until-clear = Weiterspielen, bis klar ist, wer besser ist, höchstens --games Spiele; die Bereiche gelten, obwohl laufend hingesehen wird.
cli-arena-adjusted = Auch die Ergebnisse ohne das Glück der Auslagen und Karten zeigen: im Schnitt dieselben, mit engeren Bereichen.
cli-arena-lineup = mixed: Alle treffen sich gleich oft. one: der erste Bot gegen Kopien eines anderen.
cli-arena-csv = Die Tabelle als CSV in diese Datei schreiben; - gibt sie aus.
cli-arena-plot = Siege und Ergebnisse in diese Datei zeichnen.
cli-arena-save = Die Spiele in dieser Datei aufbewahren, nicht bei deinen Turnieren.
cli-arena-resume = Ein unterbrochenes Turnier fortsetzen oder um Spiele verlängern.
cli-arena-ray = Auf einem Ray-Cluster spielen: auf dem an dieser Adresse oder auf einem, der hier gestartet wird.

cli-arena-no-lineup = Die Aufstellung „{ $lineup }“ gibt es nicht; es gibt: { $lineups }.
cli-arena-both = --json und --csv - würden beide ausgeben; gib --csv eine Datei.
cli-arena-nobody-else = Mit einem Bot allein kann nichts klar werden; nenne einen zweiten.
cli-arena-none = In { $folder } ist kein Turnier mit diesen Einstellungen, das sich fortsetzen lässt.
cli-arena-exists = { $file } gibt es schon; --resume setzt ein Turnier fort, das darin ist.
cli-arena-file-foreign = { $file } ist nicht die Datei eines Turniers.
cli-arena-file-other = { $file } ist von einem anderen Turnier: „{ $setting }“ ist dort { $found }, nicht { $wanted }.
cli-arena-file-sources = { $file } haben andere Bots gespielt als diese: Das Programm hat sich seither geändert, die Spiele lassen sich nicht mischen.
cli-arena-file-brought = { $file } hat unter dem Namen { $bots } ein anderes Programm gespielt: Es hat sich seither geändert, die Spiele lassen sich nicht mischen.
cli-arena-file-busy = Das Turnier in { $file } spielt in diesem Augenblick ein anderer Prozess.
cli-arena-file-broken = { $file } ist in Zeile { $line } fehlerhaft.
cli-arena-stopped = Angehalten; { $games ->
    [one] ein Spiel ist
   *[other] { $games } Spiele sind
} in { $file } aufbewahrt, und derselbe Befehl mit --resume macht dort weiter.
cli-arena-broken-pool = Einer der Prozesse, die spielen, wurde von außen beendet; was gespielt ist, steht in { $file }, und --resume macht dort weiter.
cli-arena-ray-absent = Ray ist nicht installiert: pip install 'drachenhof[ray]'.
cli-arena-ray-unreachable = An { $address } ist kein Ray-Cluster: { $problem }.
cli-arena-no-matplotlib = Für Bilder braucht es Matplotlib: pip install 'drachenhof[plot]'.

cli-arena-title = { $game }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
}
cli-arena-bot = Bot
cli-arena-column-games = Spiele
cli-arena-column-seats = Plätze
cli-arena-column-wins = Siege
cli-arena-column-score = Ø Ergebnis
cli-arena-column-interval = 95 %
cli-arena-column-place = Ø Platz
cli-arena-column-rating = Rating
cli-arena-column-sigma = ± σ
cli-arena-column-ordinal = mindestens
cli-arena-column-decisions = Anzahl
cli-arena-column-mean = im Schnitt
cli-arena-column-slowest = längste
cli-arena-even = Siege zählen je Platz: Gleich stark wären { $share }. Mit 95 % Sicherheit liegt der wahre Wert im Bereich daneben.
cli-arena-crosstable = Wie oft der Bot der Zeile vor dem Bot der Spalte lag
cli-arena-ratings = Ratings (Plackett-Luce) und Entscheidungen: wie viele und wie lange
cli-arena-winner = Das Ergebnis der Sieger war im Schnitt { $score } ({ $range }).
cli-arena-blocks = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} mit { $blocks ->
    [one] einer Verteilung
   *[other] { $blocks } Verteilungen
} des Zufalls, die Plätze bei jeder durchgetauscht (Startwert { $seed }).
cli-arena-answer-ahead = { $bot } lag in { $share } vor { $other } ({ $range }; gleich stark wären { $even }): { $clear ->
    [yes] klar.
   *[no] noch nicht klar.
}
cli-arena-answer-alone = { $bot } allein unter { $other } gewann { $share } ({ $range }; gleich stark wären { $even }): { $clear ->
    [yes] klar.
   *[no] noch nicht klar.
}
cli-arena-weighing = Wägt das Glück
cli-arena-without-luck = Ohne das Glück der Auslagen und Karten
cli-arena-column-adjusted = Siege
cli-arena-column-raw = gezählt
cli-arena-column-worth = Wert
cli-arena-times = × { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-worth-why = Wert: So viele Male so viele Spiele gäben ohne das einen gleich engen Bereich. Im Mittel über viele Spiele sind beide gleich.
cli-arena-list = Die Turniere dieses Spiels auflisten, die bei dir aufgehoben sind.
cli-arena-list-one = { $file }: { $bots }, { $players } am Tisch, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { NUMBER($size, maximumFractionDigits: 1) } MB
cli-arena-list-where = Es sind Dateien in { $folder }; wer eine löscht, verliert nur ihre Spiele.
cli-arena-list-none = In { $folder } ist kein Turnier dieses Spiels aufgehoben.
cli-arena-kept = Die Spiele sind in { $file }.
cli-arena-forfeits = { $bot } hat { $count } von { $seats } Spielen verwirkt. In Spiel { $game }: { $said }.
cli-arena-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-range-short = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }
cli-arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
cli-arena-plot-wins = Siege, % der Spiele je Platz
cli-arena-plot-score = Ergebnis im Schnitt
cli-arena-plot-even = gleich stark
cli-arena-plot-bars = Balken: mit 95 % Sicherheit

## drachenhof simulate mit Bots

cli-simulate-seats = Der Bot auf jedem Platz, durch Kommas getrennt: prince,random,courtier@20. Zufällige Spieler, wenn nichts dasteht.
cli-simulate-forfeits = { $bot } hat { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
} verwirkt. Beim ersten Mal: { $said }.

## drachenhof terminal: wer sonst am Tisch sitzt, und Tipps

cli-terminal-seats = Wer auf jedem Platz sitzt: ein human, sonst Bots, etwa prince,human,courtier@20.
cli-terminal-fault = Mit { $name } geht etwas schief: { $said }. Auf diesem Platz spielt { $other } weiter.
cli-terminal-brought = Im Spiel in { $file } sitzen mitgebrachte Bots: { $bots }. Eine Datei allein startet keine Programme: Nenne sie noch einmal mit --seats { $seats }.
cli-terminal-seat-twice = --seats sagt schon, wo du sitzt; lass --seat weg.
cli-terminal-table = Am Tisch: { $seats }.
cli-terminal-table-seat = { $who } ({ $bot })
cli-terminal-thinks = { $who } denkt nach …
cli-terminal-hint-thinks = Die Möglichkeiten werden abgewogen …
cli-terminal-hint = Die besten Möglichkeiten:
cli-terminal-hint-exact = Die besten Möglichkeiten, bis zum Ende durchgerechnet:
cli-terminal-hint-win = Sieg { NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) } %
cli-terminal-hint-equal = etwa gleich gut
cli-terminal-hint-only = Es gibt nur eine Möglichkeit.
