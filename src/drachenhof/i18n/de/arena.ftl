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
cli-bots-no-budget = { $bot } entscheidet, ohne nachzudenken; ein Budget bedeutet ihm nichts: Lass „@{ $budget }“ weg.
cli-bots-fault-exception = { $bot } ist gescheitert: { $problem }
cli-bots-fault-type = { $bot } hat { $problem } geantwortet, und das ist weder ein Zug noch eine Entscheidung
cli-bots-fault-illegal = { $bot } hat { $problem } gewählt, und das ist nicht erlaubt
cli-bots-fault-late = { $bot } hat für eine Entscheidung { $problem } gebraucht
cli-bots-fault-hung = { $bot } hat in { $problem } nicht geantwortet, und sein Prozess wurde beendet
cli-bots-fault-gone = der Prozess von { $bot } hat geendet, während er gefragt war
cli-seats-human = An diesem Tisch sitzt genau ein „human“, und Bots auf den anderen Plätzen.
cli-seats-no-human = Hier spielen nur Bots; „drachenhof terminal“ hat einen Platz für dich.
cli-seats-count = --seats nennt { $seats } Plätze, aber --players sagt { $players }.

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
cli-terminal-hint-less = { NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) } Siege weniger in 100 Spielen
cli-terminal-hint-equal = gleich gut
cli-terminal-hint-only = Es gibt nur eine Möglichkeit.
