### De opdrachtregel

cli-help = { $games }: spelen, bestuderen, simuleren.
cli-version = Toon de versie en stop.
cli-language = De taal van alles wat je leest.
cli-game = Het spel: { $games }.
cli-file = Een bestand met verslagen, JSON of JSON Lines; - leest uit een pipe.
cli-json = Geef JSON in plaats van een tabel.
cli-help-more = Wordt een spel genoemd ({ $example }), dan staan ook de opties van dat spel hier.
cli-players = Hoeveel er meespelen; anders 4.

## Klachten: elk één zin

cli-needs-extra = Hiervoor ontbreekt het pakket { $package }: { $command }
cli-no-such-language = Er is geen taal “{ $language }”; er zijn: { $languages }.
cli-out-of-range = { $option } moet { $range } zijn, niet { $value }.
cli-range = { $low } tot en met { $high }
cli-range-from = minstens { $low }
cli-no-such-game-name = Er is geen spel “{ $game }”; er zijn: { $games }.
cli-no-such-game = In { $file } is geen spel { $number }; het zijn er { $count }.
cli-file-exists = { $file } bestaat al; er is niets veranderd.
cli-not-a-file = { $file } is geen gewoon bestand. Geef “-” als bestand op om uit een pipe te lezen.
cli-read-problem = { $code ->
    [ENOENT] { $file } bestaat niet.
    [ENOTDIR] { $file } bestaat niet.
    [EACCES] { $file } mag niet gelezen worden.
    [EISDIR] { $file } is een map.
   *[other] { $file } kan niet gelezen worden: { $problem }.
}
cli-write-problem = { $code ->
    [ENOENT] { $file } kan niet geschreven worden: de map bestaat niet.
    [ENOTDIR] { $file } kan niet geschreven worden: de map bestaat niet.
    [EACCES] { $file } kan niet geschreven worden: dat mag niet.
    [EISDIR] { $file } kan niet geschreven worden: het is een map.
    [ENOSPC] { $file } kan niet geschreven worden: de schijf is vol.
    [EFBIG] { $file } kan niet geschreven worden: het werd te groot.
    [EROFS] { $file } kan niet geschreven worden: de schijf is alleen-lezen.
   *[other] { $file } kan niet geschreven worden: { $problem }.
}
cli-output-problem = { $code ->
    [ENOSPC] De uitvoer kon niet geschreven worden: de schijf is vol.
    [EFBIG] De uitvoer kon niet geschreven worden: die werd te groot.
   *[other] De uitvoer kon niet geschreven worden: { $problem }.
}
cli-in-file = { $file }: { $said }

## drachenhof simulate

cli-simulate-score = Gemiddelde score

## drachenhof verify

cli-verify = Controleer elk verslag in een bestand: toegestane zetten, juiste uitslag.
cli-verify-quiet = Zeg alleen wat fout is, en het totaal.
cli-verified-sum = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}: { $broken ->
    [0] alles klopt
   *[other] { $broken } fout
}.
cli-verified-game = spel { $number }: { $said }
cli-verified = { $found ->
    [unfinished] juist, { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    }, niet afgelopen
   *[finished] juist, { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    }, { $scores }
}

## drachenhof replay

cli-replay = Vertel een opgetekend spel in zinnen en toon de tafel.
cli-replay-game = Welk spel van het bestand, vanaf 1.
cli-replay-at = Stop na deze zet en toon daar de tafel; 0 is het begin.
cli-replay-as = Vertel het zoals deze plaats het zag. Anders zijn na het einde van het spel alle handen open, daarvoor geen.
cli-replay-json = Het spel als JSON voor programma’s, een regel per zet: wie besliste, hoeveel zetten waren toegestaan, wat daarna te zien was.
cli-replay-header = { $game }, { $players } spelers, { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}

## drachenhof rules

cli-rules = Toon de regels op nummer, of zoek erin.
cli-rules-search = Een nummer zoals Y14 of H20, of woorden die in de regel voorkomen.
cli-rules-markdown = Geef Markdown.
cli-rules-other = { $search } is een regel van het spel { $game }: drachenhof rules { $game } { $search }.
cli-rules-none = In geen regel staat “{ $search }”.

## drachenhof terminal

cli-terminal = Speel hier in de terminal tegen bots.
cli-terminal-seat = Je plaats.
cli-terminal-seed = Dezelfde startwaarde geeft hetzelfde geluk.
cli-terminal-name = Je naam in het verslag.
cli-terminal-save = Bewaar het spel in dit bestand, niet bij je spellen.
cli-terminal-resume = Ga verder met het spel dat je verliet.
cli-terminal-plain = Vraag regel voor regel, ook waar vensters zouden kunnen: voor schermlezers.
cli-panes-hint = Tip
cli-panes-undo = Ongedaan maken
cli-panes-rules = Regels
cli-panes-details = Meer
cli-panes-leave = Verlaten
cli-panes-story = Wat er gebeurde
cli-panes-others = De anderen spelen …
cli-panes-search = Een nummer zoals Y14 of H20, of een woord; Escape sluit.
cli-terminal-guest = Gast
cli-terminal-no-seat = Plaats { $seat } is er niet aan een tafel voor { $players }; plaatsen tellen vanaf 1.
cli-terminal-exists = { $file } bestaat al; --resume gaat verder met een spel dat erin staat.
cli-terminal-none = In { $folder } is geen spel om mee verder te gaan.
cli-terminal-foreign = { $file } is geen spel uit deze terminal; “drachenhof replay” toont het.
cli-terminal-over = Het spel in { $file } is afgelopen; “drachenhof replay” toont het.
cli-terminal-welcome-back = Welkom terug. Antwoord met het nummer van een keuze; ? legt de rest uit.
cli-terminal-prompt = >
cli-terminal-no-choice = “{ $answer }” is geen van de keuzes 1 tot en met { $count }:
cli-terminal-undone = Terug bij je laatste beslissing.
cli-terminal-no-undo = Verder terug gaat het niet: sinds je laatste beslissing is er iets nieuws bekend geworden.
cli-terminal-left = Je spel staat in { $file }; “{ $command }” gaat ermee verder.
cli-terminal-not-kept = Je spel kon niet bewaard worden; { $problem }
cli-terminal-finished = Het verslag van het spel staat in { $file }; “drachenhof replay” vertelt het.
cli-terminal-others = Hier gaat { $file } verder. Andere spellen die nog niet voorbij zijn (met --resume --save BESTAND gaat een daarvan verder):
cli-terminal-narrow = Dit venster is te smal voor een tafel: maak het minstens { $columns } kolommen breed en druk op b.
cli-terminal-place = plaats

## Compiling

cli-compiling = { $unit } wordt voor deze computer gecompileerd (eenmalig)
cli-unkept = De gecompileerde code kon niet in { $folder } worden bewaard ({ $error }) en wordt de volgende keer opnieuw gecompileerd. Maak daar ruimte, of noem in de variabele DRACHENHOF_CACHE een andere map.
cli-unkept-elsewhere = Gecompileerde code kan niet in { $wanted } worden bewaard ({ $error }) en staat daarom tijdelijk in { $folder }. Maak ruimte, of noem in de variabele DRACHENHOF_CACHE een andere map.

cli-nothing = niets

## drachenhof train

cli-train-nothing = Voor { $game } is er nog geen speelwijze die leert.

## drachenhof review

cli-review = Zeg wat geluk, eigen keuzes en die van anderen met elke plaats van een afgelopen spel deden, en waar het beter kon.
cli-review-file = Een bestand met verslagen, een map ervan, of - voor een pipe.
cli-review-seat = Alleen deze plaats, vanaf 1.
cli-review-quick = Alleen de eerste versie, in enkele seconden.
cli-review-seed = Dezelfde startwaarde geeft overal dezelfde analyse.
cli-review-html = Schrijf een pagina met een figuur naar dit bestand; een bestaand bestand wordt vervangen.
cli-review-doing = Terugkijken
cli-review-title = { $game }: wat de winstkansen bewoog, in procentpunten
cli-review-seat-column = Plaats
cli-review-start = Begin
cli-review-deals = Geluk
cli-review-own = Eigen
cli-review-given = Anderen
cli-review-rest = Rest
cli-review-result = Uitslag
cli-review-rate = Foutenmaat
cli-review-like = Speelde als
cli-review-people = { $game }: alle spellen samen
cli-review-games = Spellen
cli-review-decisions = Beslissingen
cli-review-kinds = Fouten naar soort
cli-review-few-games = nog weinig spellen
cli-review-chances = Winstkansen: voor en na elk delen, maand voor maand of ronde voor ronde
cli-review-key-deal = bij het delen
cli-review-move = Zet
cli-review-played = Gespeeld
cli-review-better = Beter
cli-review-cost = Kosten
cli-review-called = Dat was
cli-review-chance = { $text } ({ $chance }%, { $low }–{ $high })
cli-review-not-over = spel { $number } is niet afgelopen en wordt niet bekeken.
cli-review-none = { $file } bevat geen verslagen.
cli-review-scale = Kosten: verloren plaatswaarde, 1 is de eerste plaats en −1 de laatste; met een bereik van 95%.
cli-review-rate-value = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-review-cost-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-review-reason = Zet { $number }. { $said }

## explore

cli-explore-gain = Winst meer
