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
    [0] het begon met een stelling, vóór de eerste zet
    [one] de eerste zet was gegeven, want het begon met een stelling
   *[other] de eerste { $moves } zetten waren gegeven, want het begon met een stelling
}

broken-fair-form = “{ $key }” moet { $expected ->
    [seat] het nummer van een plaats
    [given] het aantal gegeven zetten, een geheel getal
    [lot] een lijst met de plek van elke plaats voor het loten
    [table-id] 1 tot 64 zichtbare ASCII-tekens
   *[digits] 64 hexadecimale cijfers (0 tot 9, a tot f)
} zijn, niet { $value }
broken-fair-method = het delen volgt een methode { $found }, en deze versie van drachenhof kent { $known }
broken-fair-seats = het eerlijke delen noemt plaats { $seat } dubbel of niet in de volgorde van de plaatsen
broken-fair-commitment = het geheim van de server past niet bij de vastlegging ervan
broken-fair-seat-commitment = het geheim van plaats { $seat } past niet bij de vastlegging ervan
broken-fair-no-secret = het spel is afgelopen, maar het geheim van de server is niet genoemd
broken-fair-table = het is van tafel { $table }, maar het delen is dat van tafel { $dealt }
broken-fair-differs = volgens de geheimen moet keer { $number } delen of trekken “{ $due }” zijn, niet “{ $found }”
broken-fair-lot = geloot worden de plaatsen { $due } (nummers voor het spel), en er staat { $found }
