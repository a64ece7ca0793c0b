### De opdrachtregel

cli-help = In het jaar van de draak en Drachensachen: spelen, bestuderen, simuleren.
cli-version = Toon de versie en stop.
cli-language = De taal van alles wat je leest.
cli-game = Het spel: { $games }.
cli-file = Een bestand met verslagen, JSON of JSON Lines; - leest uit een pipe.
cli-json = Geef JSON in plaats van een tabel.
cli-players = Hoeveel er meespelen.

## Klachten: elk één zin

cli-no-such-language = De taal “{ $language }” is er niet; er zijn: { $languages }.
cli-no-such-option = De optie { $option } is er hier niet; --help noemt ze allemaal.
cli-no-such-command = De opdracht “{ $command }” is er niet; --help noemt ze allemaal.
cli-missing-argument = { $argument } ontbreekt; --help zegt wat dat is.
cli-no-number = { $option } moet een geheel getal zijn.
cli-out-of-range = { $option } moet { $range } zijn, niet { $value }.
cli-range = { $low } tot en met { $high }
cli-range-from = minstens { $low }
cli-missing-command = Zeg wat er moet gebeuren; --help noemt de opdrachten.
cli-bad-value = { $option } past niet: { $problem }.
cli-bad-use = Dit is niet te begrijpen: { $problem }.
cli-no-such-game-name = Het spel “{ $game }” is er niet; er zijn: { $games }.
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
    [EFBIG] De uitvoer kon niet geschreven worden: ze werd te groot.
   *[other] De uitvoer kon niet geschreven worden: { $problem }.
}
cli-in-file = { $file }: { $said }

## drachenhof simulate

cli-simulate = Speel veel spellen van willekeurige spelers of bots en toon gemiddelden.
cli-simulate-games = Hoeveel spellen.
cli-simulate-seed = Dezelfde startwaarde geeft overal dezelfde spellen.
cli-simulate-records = Schrijf de spellen naar dit nieuwe bestand, een verslag per regel.
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
cli-simulate-interval = 95 %
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
cli-verify-quiet = Alleen zeggen wat fout is, en de som.
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
cli-replay-header = { $game }, { $players } spelers, { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}

## drachenhof rules

cli-rules = Toon de regels op nummer, of zoek erin.
cli-rules-search = Een nummer zoals Y14 of H20, of woorden die in de regel voorkomen.
cli-rules-markdown = Geef Markdown.
cli-rules-none = In geen regel staat “{ $search }”.

## drachenhof terminal

cli-terminal = Speel hier in de terminal tegen bots.
cli-terminal-seat = Je plaats.
cli-terminal-seed = Dezelfde startwaarde geeft hetzelfde geluk.
cli-terminal-name = Je naam in het verslag.
cli-terminal-save = Bewaar het spel in dit bestand, niet bij je spellen.
cli-terminal-resume = Ga verder met het spel dat je verliet.
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
cli-unkept = De gecompileerde code kon niet in { $folder } worden bewaard: { $error }
cli-unkept-elsewhere = Gecompileerde code kan niet in { $wanted } worden bewaard en staat daarom in { $folder }; de variabele DRACHENHOF_CACHE noemt een andere map.

## drachenhof prepare

cli-prepare = Alles nu compileren, zodat later niemand erop wacht: regels, bots, tips en terugblikken, leren.
cli-prepare-game = Alleen dit spel; zonder opgave allemaal.
cli-prepare-first = Alleen wat een eerste partij tegen bots nodig heeft.
cli-prepare-doing = Wordt eenmalig voor deze computer gecompileerd: { $games }
cli-prepare-done = Klaar: { $games }.

cli-nothing = niets

## drachenhof train

cli-train = De speelwijze van een spel vanaf niets trainen, door spellen tegen zichzelf (heeft PyTorch nodig: de extra `train`). In een map waar dat begonnen is, gaat het verder.
cli-train-folder = Waar het verloop ligt: tussenstanden, cijfers, een plaatje en aan het eind het net met zijn kaart.
cli-train-rounds = Hoeveel ronden in totaal, elk van veel spellen.
cli-train-seed = Zelfde startwaarde, zelfde verloop op dezelfde machine.
cli-train-rows = Van hoeveel stellingen elke ronde leert.
cli-train-workers = Hoeveel threads spelen en leren; 0 neemt alle kernen. Aan de spellen verandert het niets.
cli-train-stopped = Gestopt na { $rounds } ronden; dezelfde opdracht gaat verder vanaf de laatste tussenstand.
cli-train-done = Na { $rounds } ronden is het net { $file }.
cli-train-no-torch = PyTorch ontbreekt: pip install drachenhof[train]
cli-train-nothing = Van { $game } leert nog niets.

## drachenhof review

cli-review = Zeggen wat geluk, eigen keuzes en die van anderen met elke plaats van een afgelopen spel deden, en waar het beter kon.
cli-review-file = Een bestand met verslagen, een map ervan, of - voor een pipe.
cli-review-seat = Alleen deze plaats, vanaf 1.
cli-review-quick = Alleen de eerste versie, in enkele seconden.
cli-review-seed = Dezelfde startwaarde geeft overal dezelfde nabeschouwing.
cli-review-html = Een pagina met een figuur naar dit bestand schrijven; een bestaand bestand wordt vervangen.
cli-review-doing = Terugkijken
cli-review-title = { $game }: wat de winstkansen bewoog, in punten van 100
cli-review-seat-column = Plaats
cli-review-start = Begin
cli-review-deals = Geluk
cli-review-own = Eigen
cli-review-given = Anderen
cli-review-rest = Rest
cli-review-result = Uitslag
cli-review-rate = Foutenmaat
cli-review-chances = Winstkansen, maand voor maand of ronde voor ronde
cli-review-move = Zet
cli-review-played = Gespeeld
cli-review-better = Beter
cli-review-cost = Kosten
cli-review-called = Dat was
cli-review-chance = { $text } ({ $chance } %)
cli-review-not-over = spel { $number } is niet afgelopen en wordt niet bekeken.
cli-review-none = { $file } bevat geen verslagen.
cli-review-many = --html is voor één spel; { $file } bevat er { $count }.
cli-review-scale = Kosten: verloren plaatswaarde, 1 is de eerste plaats en −1 de laatste; met een bereik van 95 %.
cli-review-rate-value = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-review-cost-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-review-reason = Zet { $number }. { $said }
