# Was Programme lesen und wer sie schreibt: der Vergleich, die Hilfe und ihre Überschriften.

cli-benchmark = Einen Bot oder eine gelernte Strategie an festen Aufgaben messen, gegen feste Maßstäbe, mit demselben Glück für alle.
cli-benchmark-bot = Der Bot: einer von unseren, oder ein eigener mit Modul oder Datei und dem, was ihn macht: meinestrategie:Factory, ./meinbot.py:Factory@20.
cli-benchmark-game = Nur die Aufgaben dieses Spiels; sonst die aller Spiele, die der Bot spielt.
cli-benchmark-games = Wie viele Spiele jeder Aufgabe gegen jeden Maßstab; in ganzen Runden durch alle Plätze.
cli-benchmark-against = Andere Maßstäbe als die festen, durch Kommas getrennt: für einen schnellen Blick.
cli-benchmark-seed = Die Auslagen; veröffentlichte Zahlen gelten für 1.
cli-benchmark-save = Die Spiele in diesem Ordner aufbewahren; derselbe Befehl macht weiter, wo er abgebrochen wurde.
cli-benchmark-exact = Auch ausrechnen, was der Bot in einem kleinen Spiel gegen die beste Antwort verlieren kann (Extra open-spiel).
cli-benchmark-exploited = Die beste Antwort gewinnt in { $game } im Schnitt { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }, genau gerechnet; gegen beliebige Züge { NUMBER($uniform, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
cli-benchmark-nothing = Für { $bot } bleibt niemand, gegen den zu spielen wäre: Nenne einen anderen Maßstab.
cli-benchmark-title = { $game }, { $bot }: mittlerer Wert des Rangs, von 1 (Erster) bis −1 (Letzter), mit 95-%-Bereich
cli-benchmark-task = Aufgabe
cli-benchmark-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-benchmark-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-benchmark-overall = Alle Aufgaben und Maßstäbe zusammen: { $value } ({ $range }).
cli-benchmark-forfeits = { $count ->
    [one] Ein Spiel hat
   *[other] { $count } Spiele hat
} der Bot durch einen eigenen Fehler aufgegeben; das zählt als letzter Rang.
cli-benchmark-meaning = 0 heißt: so stark wie der Maßstab. { $games ->
    [one] Ein Spiel
   *[other] Höchstens { $games } Spiele
} je Feld, auf allen Plätzen mit denselben Auslagen (Startwert { $seed }, Vergleich { $version }).

cli-bots-no-budget = { $bot } entscheidet, ohne nachzudenken; ein Budget bedeutet ihm nichts: Lass „@{ $budget }“ weg.
cli-arena-unmet = { $pairs ->
    [one] Ein Paar von Bots ist
   *[other] { $pairs } Paare von Bots sind
} sich nicht begegnet: Mit --games { $games } begegnen sich alle.
cli-simulate-resume = Mit der Datei von --records weitermachen, wo sie abgebrochen wurde: Jedes Spiel ist aufbewahrt, sobald es aus ist.
cli-simulate-resume-what = --resume macht mit einer Datei von Aufzeichnungen weiter: Nenne sie mit --records, und mache Tabellen daraus, wenn sie vollständig ist.
cli-simulate-other = { $file } hat Spiele mit anderen Einstellungen als diesen; sie lassen sich nicht fortsetzen.
cli-simulate-there = { $count ->
    [one] Das Spiel ist
   *[other] Alle { $count } Spiele sind
} schon in { $file }.
cli-terminal-others = Hier geht es mit { $file } weiter. Andere Spiele, die nicht aus sind (mit --resume --save DATEI geht eines davon weiter):
cli-terminal-narrow = Dieses Fenster ist zu schmal für einen Tisch: Mach es mindestens { $columns } Spalten breit und drücke b.
cli-extra-argument = Das ist zu viel: { $given }.

cli-bench = Das Spielwerk auf diesem Rechner messen, jede Zahl neben einer einfachen Schleife in Python. Die letzte Spalte lässt sich zwischen Rechnern und Tagen vergleichen: Entscheidungen, Spiele und Züge je Umlauf dieser Schleife; Zeiten in ihren Umläufen.
cli-bench-game = Nur dieses Spiel; alle, wenn keines dasteht.
cli-bench-quick = Weniger Durchgänge: ein grober Blick.
cli-bench-peers = Unseres neben anderen, soweit sie hier installiert sind.
cli-bench-plot = Mit --peers: die Zahlen in diese Datei zeichnen.
cli-bench-only-peers = Gezeichnet wird nur, was --peers misst: Gib beides an oder lass --plot weg.
cli-bench-peers-alone = --peers misst alle Spiele ganz, jedes zu viert oder mit so vielen, wie mitspielen können: ohne GAME, --players, --quick.
cli-bench-no-kind = { $file } sagt nicht, was gezeichnet werden soll: Der Name muss auf eines hiervon enden: { $kinds }.
cli-bench-measuring = Messe …
cli-bench-measured = { $what } gemessen …
cli-bench-title = Drachenhof auf diesem Rechner
cli-bench-figure = gemessen
cli-bench-beside = neben der einfachen Schleife
cli-bench-loop = Die einfache Schleife schaffte bis zu { $turns } Umläufe in der Sekunde.
cli-bench-peers-title = In der Sekunde, auf einem Kern
cli-bench-plot-title = { $figure }, in der Sekunde
cli-bench-column = { $column ->
    [engine] Spielwerk
    [game] Spiel
    [players] zu wievielt
    [decisions] Entscheidungen je Spiel
    [inside] im Spielwerk
    [python] von Python aus
    [applied] erlaubte Züge, dann ein Zug
    [observed] mit Beobachtung und Maske
    [batched] gebündelt, 1024 Spiele
    [copies] Kopien
   *[search] Simulationen der Suche
}

cli-help-usage = Aufruf
cli-help-options = Optionen
cli-help-arguments = Argumente
cli-help-commands = Befehle
cli-help-required = nötig
cli-help-default = Vorgabe
cli-help-help = Diese Hilfe zeigen.
cli-help-more = Wird ein Spiel genannt ({ $example }), stehen auch dessen Optionen hier.
