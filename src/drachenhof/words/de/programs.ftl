# Was Programme lesen und wer sie schreibt: der Vergleich, die Hilfe und ihre Überschriften.

cli-bots-no-budget = { $bot } entscheidet, ohne nachzudenken; ein Budget bedeutet ihm nichts: Lass „@{ $budget }“ weg.
cli-terminal-others = Hier geht es mit { $file } weiter. Andere Spiele, die nicht aus sind (mit --resume --save DATEI geht eines davon weiter):
cli-terminal-narrow = Dieses Fenster ist zu schmal für einen Tisch: Mach es mindestens { $columns } Spalten breit und drücke b.

cli-bench-no-kind = { $file } sagt nicht, was gezeichnet werden soll: Der Name muss auf eines hiervon enden: { $kinds }.
cli-bench-measuring = Messe …
cli-bench-measured = { $what } gemessen …
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

cli-help-more = Wird ein Spiel genannt ({ $example }), stehen auch dessen Optionen hier.
