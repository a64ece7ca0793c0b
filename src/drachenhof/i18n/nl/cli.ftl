### De opdrachtregel

cli-help = { $games }: spelen, bestuderen, simuleren.
cli-version = Toon de versie en stop.
cli-language = De taal van alles wat je leest.
cli-game = Het spel: { $games }.
cli-file = Een bestand met verslagen, JSON of JSON Lines; - leest uit een pipe.
cli-json = Geef JSON in plaats van een tabel.
cli-players = Hoeveel er meespelen; anders 4.

## Klachten: elk één zin

cli-needs-extra = Hiervoor ontbreekt het pakket { $package }: { $command }
cli-no-such-language = Er is geen taal “{ $language }”; er zijn: { $languages }.
cli-no-such-option = Er is hier geen optie { $option }; --help noemt ze allemaal.
cli-no-such-command = Er is geen opdracht “{ $command }”; --help noemt ze allemaal.
cli-missing-argument = { $argument } ontbreekt; --help zegt wat dat is.
cli-no-number = { $option } moet een geheel getal zijn.
cli-out-of-range = { $option } moet { $range } zijn, niet { $value }.
cli-range = { $low } tot en met { $high }
cli-range-from = minstens { $low }
cli-missing-command = Zeg wat er moet gebeuren; --help noemt de opdrachten.
cli-bad-value = { $option } past niet: { $problem }.
cli-bad-use = Dit is niet te begrijpen: { $problem }.
cli-no-such-game-name = Er is geen spel “{ $game }”; er zijn: { $games }.
cli-no-such-game = In { $file } is geen spel { $number }; het zijn er { $count }.
cli-file-exists = { $file } bestaat al; er is niets veranderd.
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

cli-simulate = Speel veel spellen van willekeurige spelers of bots en toon gemiddelden.
cli-simulate-games = Hoeveel spellen; anders 10000 van willekeurige spelers of 100 van bots.
cli-simulate-seed = Dezelfde startwaarde geeft overal dezelfde spellen.
cli-simulate-records = Schrijf de spellen naar dit nieuwe bestand, een verslag per regel.
cli-simulate-csv = Schrijf naar dit nieuwe CSV-bestand een rij per spel.
cli-simulate-parquet = Schrijf naar dit nieuwe Parquet-bestand een rij per spel (extra data).
cli-simulate-decisions = Schrijf naar dit nieuwe bestand een rij per beslissing, CSV of Parquet afhankelijk van de extensie.
cli-simulate-table = Tabel { $file } geschreven.
cli-ending = { $option } wil een bestand dat eindigt op { $endings }.
cli-parquet-missing = Parquet heeft pyarrow nodig: pip install 'drachenhof[data]'.
cli-simulate-workers = Hoeveel processen spelen; 0 kiest zelf. Aan het resultaat verandert het niets.
cli-simulate-playing = Speelt
cli-simulate-title = { $game }: { $games ->
    [one] één spel
   *[other] { $games } spellen
} van { $who ->
    [random] willekeurige spelers
   *[bots] bots
}
cli-simulate-seat = Plaats
cli-simulate-score = Gemiddelde score
cli-simulate-wins = Gewonnen
cli-simulate-interval = 95%
cli-simulate-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-length = Een spel heeft gemiddeld { NUMBER($decisions, maximumFractionDigits: 1) } beslissingen en { NUMBER($chance, maximumFractionDigits: 1) } zetten van het toeval.
cli-simulate-speed = { NUMBER($rate, maximumFractionDigits: 0) } spellen per seconde: { NUMBER($seconds, maximumFractionDigits: 1) } seconden met { $workers ->
    [one] één proces
   *[other] { $workers } processen
} (startwaarde { $seed }).
cli-simulate-written = { $count ->
    [one] Het verslag staat in { $file }.
   *[other] De { $count } verslagen staan in { $file }.
}

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
cli-completion = Toon waarmee een shell opdrachten, opties, spellen en bots aanvult: source <(drachenhof completion bash).
cli-completion-shell = De shell.
cli-completion-none = Voor “{ $shell }” is er geen aanvulling; er is: { $shells }.
cli-did-you-mean = Er is geen opdracht “{ $command }”; bedoel je { $meant }?
cli-option-of = De optie { $option } hoort bij het spel { $games }; noem dat spel.
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
cli-terminal-place = plaats

## Compiling

cli-compiling = { $unit } wordt voor deze computer gecompileerd (eenmalig)
cli-unkept = De gecompileerde code kon niet in { $folder } worden bewaard ({ $error }) en wordt de volgende keer opnieuw gecompileerd. Maak daar ruimte, of noem in de variabele DRACHENHOF_CACHE een andere map.
cli-unkept-elsewhere = Gecompileerde code kan niet in { $wanted } worden bewaard ({ $error }) en staat daarom tijdelijk in { $folder }. Maak ruimte, of noem in de variabele DRACHENHOF_CACHE een andere map.

## drachenhof prepare

cli-prepare = Compileer alles nu, zodat later niemand erop wacht: regels, bots, tips en nabeschouwingen, leren.
cli-prepare-game = Alleen dit spel; zonder opgave allemaal.
cli-prepare-first = Alleen wat een eerste spel tegen bots nodig heeft.
cli-prepare-doing = Wordt eenmalig voor deze computer gecompileerd: { $games }
cli-prepare-done = Klaar: { $games }.

cli-nothing = niets

## drachenhof train

cli-train = Train de speelwijze van een spel vanaf nul, door spellen tegen zichzelf (heeft PyTorch nodig: de extra `train`). In een map waar dat begonnen is, gaat het verder.
cli-train-folder = Waar het verloop ligt: tussenstanden, cijfers, een plaatje en aan het eind het net met zijn kaart.
cli-train-rounds = Hoeveel rondes in totaal, elk van veel spellen.
cli-train-seed = Dezelfde startwaarde geeft op dezelfde computer hetzelfde verloop.
cli-train-rows = Van hoeveel stellingen elke ronde leert.
cli-train-workers = Hoeveel threads spelen en leren; 0 neemt alle kernen. Aan de spellen verandert het niets.
cli-train-stopped = Gestopt na { $rounds } rondes; dezelfde opdracht gaat verder vanaf de laatste tussenstand.
cli-train-done = Na { $rounds } rondes staat het net in { $file }.
cli-train-no-torch = PyTorch ontbreekt: pip install drachenhof[train]
cli-train-nothing = Voor { $game } is er nog geen speelwijze die leert.

## drachenhof review

cli-review = Zeg wat geluk, eigen keuzes en die van anderen met elke plaats van een afgelopen spel deden, en waar het beter kon.
cli-review-file = Een bestand met verslagen, een map ervan, of - voor een pipe.
cli-review-seat = Alleen deze plaats, vanaf 1.
cli-review-quick = Alleen de eerste versie, in enkele seconden.
cli-review-seed = Dezelfde startwaarde geeft overal dezelfde nabeschouwing.
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

## drachenhof drills

cli-drills = Zoek opgaven: stellingen uit spellen van sterke bots waarin één keuze duidelijk de beste is.
cli-drills-into = Het bestand waarin ze staan, een opgave per regel; wat er al in staat, telt mee.
cli-drills-count = Hoeveel het bestand er moet hebben.
cli-drills-seed = De startwaarde van het eerste spel; dezelfde startwaarde geeft dezelfde opgaven.
cli-drills-bot = Wie speelt, met bedenktijd; emperor@300 denkt 300 simulaties lang.
cli-drills-looking = Zoekt
cli-drills-theme = Waarover
cli-drills-level = { $level ->
    [1] makkelijk
    [2] gemiddeld
   *[3] moeilijk
}
cli-drills-written = { $count ->
    [one] Er staat één opgave in { $file }.
   *[other] Er staan { $count } opgaven in { $file }.
}
cli-drills-no-file = { $file } kan niet worden gebruikt: { $problem }. Het moet een nieuw bestand zijn, of een dat deze opdracht voor hetzelfde spel schreef.

## drachenhof tips

cli-tips = Meet wat elke strategietip oplevert: hoeveel de kans om te winnen stijgt als je hem volgt.
cli-tips-games = Hoeveel spellen; elk geeft elke tip hoogstens één beslissing.
cli-tips-into = Schrijf de getallen naar dit bestand, zoals de pagina ze leest.
cli-tips-none = { $game } heeft nog geen tips.
cli-tips-no-file = { $file } kan niet worden geschreven: { $problem }.
cli-tips-tip = Tip
cli-tips-gain = Punten
cli-tips-positions = Spellen

## explore

cli-explore = Wat werkt, uit veel spellen van bots: de soorten keuzes van een spel, met intervallen; of nu uitgerekend voor één geval.
cli-explore-view = Wat je wilt bekijken; zonder opgave alles wat er is.
cli-explore-facet = Slechts één deel ervan, zoals de tabel het noemt, bijvoorbeeld 3.1.
cli-explore-csv = Schrijf de rijen naar dit nieuwe CSV-bestand.
cli-explore-parquet = Schrijf de rijen naar dit nieuwe Parquet-bestand (extra data).
cli-explore-live = Speel nu vanaf één beslissing verder, in plaats van de tabel te lezen.
cli-explore-players = Hoeveel er meespelen; met --live.
cli-explore-seat = Welke plaats beslist, vanaf 1; met --live.
cli-explore-given = Wat van het geval bekend is, met spaties ertussen, zoals de notatie het noemt: eerst wat iedereen ziet; met --live.
cli-explore-rollouts = Spellen die vanaf elke keuze verdergaan; met --live.
cli-explore-make = Maak een nieuwe tabel en schrijf die naar dit bestand; je kunt stoppen en later verdergaan.
cli-explore-games = Uit hoeveel spellen een nieuwe tabel bestaat.
cli-explore-bot = Uit wiens spellen een nieuwe tabel bestaat: een bot met een naam, zoals herald; zonder opgave de speelwijze zonder zoeken, wat veel sneller gaat.
cli-explore-none = In { $game } valt er niets te verkennen.
cli-explore-no-view = Er is geen overzicht { $view }; er zijn: { $views }.
cli-explore-no-facet = { $view } heeft geen deel { $facet }; het heeft: { $facets }.
cli-explore-unfit = Dat past niet bij het spel: { $problem }.
cli-explore-other = { $file } hoort niet bij dit spel, deze startwaarde en deze bot: { $problem }.
cli-explore-name = Overzicht
cli-explore-facets = Delen
cli-explore-says = Wat het zegt
cli-explore-win = Winst %
cli-explore-gain = Winst meer
cli-explore-amount = Gemiddeld
cli-explore-more = Meer
