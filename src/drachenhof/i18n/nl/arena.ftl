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
cli-bots-no-budget = { $bot } beslist zonder na te denken, dus een budget betekent niets: laat “@{ $budget }” weg.
cli-bots-fault-exception = { $bot } is mislukt: { $problem }
cli-bots-fault-type = { $bot } antwoordde { $problem }, en dat is geen zet en geen beslissing
cli-bots-fault-illegal = { $bot } koos { $problem }, en dat mag niet
cli-bots-fault-late = { $bot } had { $problem } nodig voor een beslissing
cli-bots-fault-hung = { $bot } antwoordde niet binnen { $problem }, en het proces ervan werd beëindigd
cli-bots-fault-gone = het proces van { $bot } eindigde terwijl het gevraagd was
cli-seats-human = Aan deze tafel zit precies één “human”, en bots op de andere plaatsen.
cli-seats-no-human = Hier spelen alleen bots; “drachenhof terminal” heeft een plaats voor jou.
cli-seats-count = --seats noemt { $seats } plaatsen, maar --players zegt { $players }.

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
cli-terminal-hint-less = { NUMBER($low, maximumFractionDigits: 0) } tot { NUMBER($high, maximumFractionDigits: 0) } zeges minder in 100 spellen
cli-terminal-hint-equal = even goed
cli-terminal-hint-only = Er is maar één keuze.
