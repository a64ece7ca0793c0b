# Wat programma’s lezen en wie ze schrijft: de vergelijking, de hulp en haar koppen.

cli-benchmark = Meet een bot of een geleerde strategie met vaste taken, tegen vaste maatstaven, met hetzelfde geluk voor iedereen.
cli-benchmark-bot = De bot: een van de onze, of een eigen met module of bestand en wat hem maakt: mijnstrategie:Factory, ./mijnbot.py:Factory@20.
cli-benchmark-game = Alleen de taken van dit spel; anders die van alle spellen die de bot speelt.
cli-benchmark-games = Hoeveel spellen van elke taak tegen elke maatstaf; in hele rondes langs alle plaatsen.
cli-benchmark-against = Andere maatstaven dan de vaste, met komma’s ertussen: voor een snelle blik.
cli-benchmark-seed = De delingen; gepubliceerde cijfers gelden voor 1.
cli-benchmark-save = Bewaar de spellen in deze map; dezelfde opdracht gaat verder waar ze werd afgebroken.
cli-benchmark-exact = Reken ook uit wat de bot in een klein spel tegen het beste antwoord kan verliezen (extra open-spiel).
cli-benchmark-exploited = Het beste antwoord wint in { $game } gemiddeld { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }, precies berekend; tegen willekeurige zetten { NUMBER($uniform, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
cli-benchmark-nothing = Er is niemand voor { $bot } om tegen te spelen: noem een andere maatstaf.
cli-benchmark-title = { $game }, { $bot }: gemiddelde waarde van de plaats, van 1 (eerste) tot −1 (laatste), met 95%-bereik
cli-benchmark-task = Taak
cli-benchmark-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-benchmark-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } tot { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-benchmark-overall = Alle taken en maatstaven samen: { $value } ({ $range }).
cli-benchmark-forfeits = { $count ->
    [one] Eén spel heeft
   *[other] { $count } spellen heeft
} de bot door een eigen fout opgegeven; dat telt als laatste plaats.
cli-benchmark-meaning = 0 is even sterk als de maatstaf. { $games ->
    [one] Eén spel
   *[other] Hoogstens { $games } spellen
} per cel, op alle plaatsen met dezelfde delingen (startwaarde { $seed }, vergelijking { $version }).

cli-bots-no-budget = { $bot } beslist zonder na te denken, dus een budget betekent niets: laat “@{ $budget }” weg.
cli-arena-unmet = { $pairs ->
    [one] Eén paar bots heeft
   *[other] { $pairs } paren bots hebben
} elkaar niet ontmoet: met --games { $games } ontmoeten alle elkaar.
cli-simulate-resume = Ga verder met het bestand van --records waar het werd afgebroken: elk spel is bewaard zodra het voorbij is.
cli-simulate-resume-what = --resume gaat verder met een bestand van verslagen: noem het met --records, en maak er tabellen van als het volledig is.
cli-simulate-other = { $file } heeft spellen met andere instellingen dan deze; ze kunnen niet worden voortgezet.
cli-simulate-there = { $count ->
    [one] Het spel staat
   *[other] Alle { $count } spellen staan
} al in { $file }.
cli-terminal-others = Hier gaat { $file } verder. Andere spellen die nog niet voorbij zijn (met --resume --save BESTAND gaat een daarvan verder):
cli-terminal-narrow = Dit venster is te smal voor een tafel: maak het minstens { $columns } kolommen breed en druk op b.
cli-extra-argument = Dit is te veel: { $given }.

cli-bench = Meet de spelmotor op deze computer, elk cijfer naast een gewone lus in Python. De laatste kolom is tussen computers en dagen te vergelijken: beslissingen, spellen en zetten per ronde van die lus; tijden in rondes ervan.
cli-bench-game = Alleen dit spel; alle als er geen staat.
cli-bench-quick = Minder rondes: een ruwe blik.
cli-bench-peers = De onze naast andere, voor zover die hier zijn.
cli-bench-plot = Met --peers: teken de cijfers in dit bestand.
cli-bench-only-peers = Alleen wat --peers meet wordt getekend: geef ze allebei, of laat --plot weg.
cli-bench-peers-alone = --peers meet alle spellen helemaal, elk met vier spelers of met zoveel als er kunnen meespelen: zonder GAME, --players, --quick.
cli-bench-no-kind = { $file } zegt niet wat er getekend moet worden: de naam moet eindigen op een van { $kinds }.
cli-bench-measuring = Meten …
cli-bench-measured = { $what } gemeten …
cli-bench-title = Drachenhof op deze computer
cli-bench-figure = gemeten
cli-bench-beside = naast de gewone lus
cli-bench-loop = De gewone lus haalde tot { $turns } rondes per seconde.
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

cli-help-usage = Gebruik
cli-help-options = Opties
cli-help-arguments = Argumenten
cli-help-commands = Opdrachten
cli-help-required = verplicht
cli-help-default = standaard
cli-help-help = Toon deze hulp.
cli-help-more = Wordt een spel genoemd ({ $example }), dan staan ook de opties van dat spel hier.
