### Eerlijk delen: wat `drachenhof verify` ervan zegt

cli-verify-commitment = De vingerafdruk van de server, zoals je die voor de eerste kaart hebt genoteerd: het verslag moet dezelfde hebben.
cli-verified-other-commitment = de vingerafdruk van de server in het verslag is niet de genoteerde: de server heeft zijn geheim gewisseld, of het is een ander spel
cli-verified-fair = { $said }; { $count ->
    [one] één keer delen of trekken nagerekend
   *[other] { $count } keer delen en trekken nagerekend
}
cli-verified-unchecked = { $said }; het delen is niet nagerekend, want er is geen onderdeel “fair”
cli-verified-not-yet = { $said }; het delen kan nog niet worden nagerekend, het geheim van de server volgt aan het eind van het spel
cli-verified-left-out = { $said }; plaats { $seat } heeft het geheim niet genoemd en bleef buiten beschouwing
cli-verified-given = { $said }; { $moves ->
    [0] het begon met een positie, vóór de eerste zet
    [one] de eerste zet was gegeven, want het begon met een positie
   *[other] de eerste { $moves } zetten waren gegeven, want het begon met een positie
}

broken-fair-form = “{ $key }” moet { $expected ->
    [seat] het nummer van een plaats
    [given] het aantal gegeven zetten, een geheel getal
    [lot] een lijst met de plek van elke plaats voor het loten
    [empty] een lege lijst
    [line] een lijst van zetten
    [table-id] 1 tot 64 zichtbare ASCII-tekens
   *[digits] 64 hexadecimale cijfers (0 tot 9, a tot f)
} zijn, niet { $value }
broken-fair-method = het delen volgt een methode { $found }, en deze versie van drachenhof kent { $known }
broken-fair-seats = het eerlijke delen noemt plaats { $seat } dubbel of niet in de volgorde van de plaatsen
broken-fair-commitment = het geheim van de server past niet bij de vastlegging ervan
broken-fair-seat-commitment = het geheim van plaats { $seat } past niet bij de vastlegging ervan
broken-fair-no-secret = het spel is afgelopen, maar het geheim van de server is niet genoemd
broken-fair-table = het is van tafel { $table }, maar het delen is dat van tafel { $dealt }
broken-fair-line = het geheim van de server is niet gemaakt van het spel waarvan het geluk wordt gevolgd
broken-fair-differs = volgens de geheimen moet keer { $number } delen of trekken “{ $due }” zijn, niet “{ $found }”
broken-fair-lot = geloot worden de plaatsen { $due } (nummers voor het spel), en er staat { $found }

## Het bestand van een toernooi

cli-verified-tournament = toernooi: juist, { $people ->
    [one] één deelnemer
   *[other] { $people } deelnemers
}, { $deals ->
    [one] één verdeling
   *[other] { $deals } verdelingen
}, { $games ->
    [one] één spel
   *[other] { $games } spellen
}; de verdelingen volgen uit het geheim, punten en plaatsen uit de spellen
cli-tournament-broken = toernooi: onjuist: { $reason }
cli-tournament-form = “{ $key }” ontbreekt of is niet wat het moet zijn
cli-tournament-format = het formaat is { $found }, en deze versie van drachenhof leest formaat { $known }
cli-tournament-commitment = het geheim past niet bij de vingerafdruk
cli-tournament-other-commitment = de vingerafdruk is niet die welke je hebt genoteerd
cli-tournament-other-table = het spel van tafel { $table } hoort er niet bij
cli-tournament-other-game = aan tafel { $table } is een ander spel gespeeld, of met andere opties
cli-tournament-other-luck = tafel { $table } had niet het geluk van verdeling { $deal }
cli-tournament-other-seats = aan tafel { $table } zaten anderen dan er staat
cli-tournament-score = het spel van tafel { $table } leverde niet { $score } op
cli-tournament-no-record = { $count ->
    [one] het spel van tafel { $table } ontbreekt
   *[other] { $count } spellen ontbreken, zoals dat van tafel { $table }
}
cli-tournament-standing = nummer { $number } moet plaats { $place } met { $points } procent hebben
cli-tournament-tie = nummer { $number } zou { $key } moeten hebben: { $due }
