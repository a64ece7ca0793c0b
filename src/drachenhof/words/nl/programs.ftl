# Wat programma’s lezen en wie ze schrijft: de vergelijking, de hulp en haar koppen.

cli-bots-no-budget = { $bot } beslist zonder na te denken, dus een budget betekent niets: laat “@{ $budget }” weg.
cli-terminal-others = Hier gaat { $file } verder. Andere spellen die nog niet voorbij zijn (met --resume --save BESTAND gaat een daarvan verder):
cli-terminal-narrow = Dit venster is te smal voor een tafel: maak het minstens { $columns } kolommen breed en druk op b.

cli-bench-no-kind = { $file } zegt niet wat er getekend moet worden: de naam moet eindigen op een van { $kinds }.
cli-bench-measuring = Meten …
cli-bench-measured = { $what } gemeten …
cli-bench-peers-title = Per seconde, op één kern
cli-bench-plot-title = { $figure }, per seconde
cli-bench-column = { $column ->
    [engine] spelmotor
    [game] spel
    [players] spelers
    [decisions] beslissingen per spel
    [inside] in de spelmotor
    [python] vanuit Python
    [applied] toegestane zetten, dan een zet
    [observed] met waarneming en masker
    [batched] gebundeld, 1024 spellen
    [copies] kopieën
   *[search] simulaties van de zoekmethode
}

cli-help-more = Wordt een spel genoemd ({ $example }), dan staan ook de opties van dat spel hier.
