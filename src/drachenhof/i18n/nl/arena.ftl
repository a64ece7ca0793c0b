### Bots aan tafel, en toernooien van bots

## Bots op naam

cli-bots-bot = Er is geen bot “{ $bot }” voor dit spel; er zijn: { $bots }. Een eigen bot noem je met module of bestand en wat hem maakt: ./mijnbot.py:Factory.
cli-bots-budget = “{ $budget }” is geen budget voor { $bot }: het is een aantal simulaties zoals 500, van 1 tot 1000000000, of een tijd zoals 100ms of 2s, van 0.001ms tot 86400s.
cli-bots-name = “{ $name }” is geen naam voor { $bot }: hoogstens 20 letters en cijfers, en geen die een van onze bots heeft.
cli-bots-twice = { $bot } is twee keer genoemd; elke bot doet één keer mee.
cli-bots-alone = --lineup one is voor twee bots of meer: de eerste tegen kopieën van een andere.
cli-bots-place = Voor de bot { $bot } is er geen module of bestand “{ $place }”.
cli-bots-import = De bot { $bot } kan niet geladen worden: { $problem }
cli-bots-factory = In { $place } is er geen “{ $factory }” die bots maakt.
cli-bots-making = De bot { $bot } kan voor { $game } niet gemaakt worden: { $problem }
cli-bots-decide = Wat { $bot } maakt, is geen bot: het heeft geen “decide”.
cli-bots-preparing = De bot { $bot } kan niet voorbereid worden: { $problem }
cli-bots-files = De bot { $bot } noemt een bestand dat er niet is: { $place }.
cli-bots-fault-exception = { $bot } is mislukt: { $problem }
cli-bots-fault-type = { $bot } antwoordde { $problem }, en dat is geen zet en geen beslissing
cli-bots-fault-illegal = { $bot } koos { $problem }, en dat mag niet
cli-bots-fault-late = { $bot } had { $problem } nodig voor een beslissing
cli-bots-fault-hung = { $bot } antwoordde niet binnen { $problem }, en het proces ervan werd beëindigd
cli-bots-fault-gone = het proces van { $bot } eindigde terwijl het gevraagd was
cli-seats-human = Aan deze tafel zit precies één “human”, en bots op de andere plaatsen.
cli-seats-no-human = Hier spelen alleen bots; “drachenhof terminal” heeft een plaats voor jou.
cli-seats-count = --seats noemt { $seats } plaatsen, maar --players zegt { $players }.

## drachenhof arena

cli-arena = Speel een toernooi van bots: elke bot op elke plaats, met hetzelfde geluk.
cli-arena-bots = De bots, met komma’s ertussen; elk mag een budget hebben: courtier,prince@500,emperor@100ms; een eigen bot: ./mijnbot.py:Factory.
cli-arena-games = Hoeveel spellen; ze komen in hele blokken, dus het kunnen er een paar meer zijn; anders 100.
cli-arena-until-clear = Speel door tot duidelijk is wie beter is, hoogstens --games spellen; de marges gelden ook al wordt er steeds gekeken.
cli-arena-adjusted = Toon ook de uitslagen zonder het geluk van het delen en trekken: gemiddeld dezelfde, met smallere marges.
cli-arena-lineup = mixed: allen treffen elkaar even vaak. one: de eerste bot tegen kopieën van een andere.
cli-arena-csv = Schrijf de stand als CSV naar dit bestand; - drukt hem af.
cli-arena-plot = Teken overwinningen en scores in dit bestand.
cli-arena-save = Bewaar de spellen in dit bestand, niet bij je toernooien.
cli-arena-resume = Ga verder met een onderbroken toernooi, of voeg er spellen aan toe.
cli-arena-ray = Speel op een Ray-cluster: op dat van dit adres, of op een dat hier gestart wordt.

cli-arena-no-lineup = Er is geen opstelling “{ $lineup }”; er zijn: { $lineups }.
cli-arena-both = --json en --csv - zouden allebei afdrukken; geef --csv een bestand.
cli-arena-nobody-else = Met één bot kan niets duidelijk worden; noem er nog een.
cli-arena-none = In { $folder } is geen toernooi met deze instellingen om mee verder te gaan.
cli-arena-exists = { $file } bestaat al; --resume gaat verder met een toernooi dat erin staat.
cli-arena-file-foreign = { $file } is niet het bestand van een toernooi.
cli-arena-file-other = { $file } is van een ander toernooi: “{ $setting }” is daar { $found }, niet { $wanted }.
cli-arena-file-sources = { $file } is door andere bots gespeeld dan deze: het programma is sindsdien veranderd, de spellen zijn niet te mengen.
cli-arena-file-brought = { $file } is onder de naam { $bots } door een ander programma gespeeld: het is sindsdien veranderd, de spellen zijn niet te mengen.
cli-arena-file-busy = Een ander proces speelt op dit moment het toernooi in { $file }.
cli-arena-file-broken = { $file } is stuk in regel { $line }.
cli-arena-stopped = Gestopt; { $games ->
    [one] één spel is
   *[other] { $games } spellen zijn
} bewaard in { $file }, en hetzelfde commando met --resume gaat daar verder.
cli-arena-broken-pool = Een van de processen die spelen is van buitenaf beëindigd; wat gespeeld is staat in { $file }, en --resume gaat daar verder.
cli-arena-ray-absent = Ray is niet geïnstalleerd: pip install 'drachenhof[ray]'.
cli-arena-ray-unreachable = Op { $address } is geen Ray-cluster: { $problem }.
cli-arena-no-matplotlib = Voor tekeningen is Matplotlib nodig: pip install 'drachenhof[plot]'.

cli-arena-title = { $game }: { $games ->
    [one] één spel
   *[other] { $games } spellen
}, { $players } spelers
cli-arena-bot = Bot
cli-arena-column-games = Spellen
cli-arena-column-seats = Plaatsen
cli-arena-column-wins = Winst
cli-arena-column-score = Gem. score
cli-arena-column-interval = 95%
cli-arena-column-place = Gem. plaats
cli-arena-column-rating = Rating
cli-arena-column-sigma = ± σ
cli-arena-column-ordinal = minstens
cli-arena-column-decisions = Aantal
cli-arena-column-mean = gemiddeld
cli-arena-column-slowest = langzaamste
cli-arena-even = Overwinningen tellen per plaats: gelijk zou { $share } zijn. Met 95% zekerheid ligt de ware waarde in het bereik ernaast.
cli-arena-crosstable = Hoe vaak de bot van de rij vóór de bot van de kolom eindigde
cli-arena-ratings = Ratings (Plackett-Luce), en beslissingen: hoeveel en hoe lang
cli-arena-winner = De gemiddelde score van de winnaars was { $score } ({ $range }).
cli-arena-blocks = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
} met { $blocks ->
    [one] één lot
   *[other] { $blocks } loten
} van het toeval, de plaatsen bij elk rondgeschoven (startwaarde { $seed }).
cli-arena-answer-ahead = { $bot } eindigde in { $share } vóór { $other } ({ $range }; gelijk zou { $even } zijn): { $clear ->
    [yes] duidelijk.
   *[no] nog niet duidelijk.
}
cli-arena-answer-alone = { $bot } alleen tussen { $other } won { $share } ({ $range }; gelijk zou { $even } zijn): { $clear ->
    [yes] duidelijk.
   *[no] nog niet duidelijk.
}
cli-arena-weighing = Weegt het geluk
cli-arena-without-luck = Zonder het geluk van het delen en trekken
cli-arena-column-adjusted = Winst
cli-arena-column-raw = Geteld
cli-arena-column-worth = Waarde
cli-arena-times = × { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-worth-why = Waarde: zoveel keer zoveel spellen zouden zonder dit een even smalle marge geven. Over veel spellen zijn beide gemiddeld gelijk.
cli-arena-list = De toernooien van dit spel opsommen die bij jou bewaard zijn.
cli-arena-list-one = { $file }: { $bots }, { $players } aan tafel, { $games ->
    [one] één spel
   *[other] { $games } spellen
}, { NUMBER($size, maximumFractionDigits: 1) } MB
cli-arena-list-where = Het zijn bestanden in { $folder }; wie er een verwijdert, verliest alleen de spellen daarin.
cli-arena-list-none = In { $folder } is geen toernooi van dit spel bewaard.
cli-arena-kept = De spellen staan in { $file }.
cli-arena-forfeits = { $bot } heeft { $count } van { $seats } spellen verspeeld. In spel { $game }: { $said }.
cli-arena-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-range-short = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }
cli-arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
cli-arena-plot-wins = Gewonnen, % van de spellen per plaats
cli-arena-plot-score = Gemiddelde score
cli-arena-plot-even = gelijk
cli-arena-plot-bars = Balken: met 95% zekerheid

## drachenhof simulate met bots

cli-simulate-seats = De bot op elke plaats, met komma’s ertussen: prince,random,courtier@20. Willekeurige spelers als er niets staat.
cli-simulate-forfeits = { $bot } heeft { $count ->
    [one] één spel
   *[other] { $count } spellen
} verspeeld. De eerste keer: { $said }.

## drachenhof terminal: wie er nog meer zit, en hints

cli-terminal-seats = Wie op elke plaats zit: één human, verder bots, zoals prince,human,courtier@20.
cli-terminal-fault = Er gaat iets mis met { $name }: { $said }. Op die plaats speelt { $other } verder.
cli-terminal-brought = In het spel in { $file } zitten meegebrachte bots: { $bots }. Een bestand alleen start geen programma’s: noem ze nog eens met --seats { $seats }.
cli-terminal-seat-twice = --seats zegt al waar je zit; laat --seat weg.
cli-terminal-table = Aan tafel: { $seats }.
cli-terminal-table-seat = { $who } ({ $bot })
cli-terminal-thinks = { $who } denkt na …
cli-terminal-hint-thinks = De keuzes worden afgewogen …
cli-terminal-hint = De beste keuzes:
cli-terminal-hint-exact = De beste keuzes, tot het einde doorgerekend:
cli-terminal-hint-win = winst { NUMBER($low, maximumFractionDigits: 0) } tot { NUMBER($high, maximumFractionDigits: 0) }%
cli-terminal-hint-equal = ongeveer even goed
cli-terminal-hint-only = Er is maar één keuze.
