### Waarom iets in Drachensachen niet mag, per codewoord; wat voor beide spellen geldt, staat in refusals.ftl.

refusal-no-such-seat = Aan een tafel voor { $players } is er geen plaats { $seat }
refusal-own-seat = De kaart gaat naar een andere speler
refusal-ability-drawn = Deze vaardigheid is al getrokken: { hoard-ability }
refusal-curse-drawn = Deze vloek is al getrokken: { hoard-curse }
refusal-card-not-unseen = Alle acht kaarten van deze soort zijn al gezien: { $card }
refusal-not-in-hand = { $count ->
    [one] Deze kaart is niet in de hand: { $card }
   *[other] In de hand zijn minder dan { $count } kaarten van deze soort: { $card }
}
refusal-not-open = { $count ->
    [one] Deze kaart ligt niet open: { $card }
   *[other] Er liggen minder dan { $count } kaarten van deze soort open: { $card }
}
refusal-equal-cards = Twee gelijke kaarten worden niet geruild
refusal-hand-first = Er zijn nog kaarten in de hand, en die komen voor de open kaarten
refusal-known-first = Een verborgen kaart komt pas aan de beurt als er geen handkaarten en geen open kaarten meer zijn
refusal-no-such-hidden = { $count ->
    [0] Er is geen verborgen kaart { $place }: er is er geen meer
    [one] Er is geen verborgen kaart { $place }: er is er nog maar één
   *[other] Er is geen verborgen kaart { $place }: er zijn er nog { $count }
}
refusal-must-flip = Er zijn alleen nog verborgen kaarten: één daarvan moet omgedraaid worden
refusal-empty-pile = Er ligt geen stapel om te pakken
refusal-must-play = In de beurt na een Nulla moet er gespeeld worden, want er past een kaart
refusal-not-whole-hand = Open kaarten gaan alleen met handkaarten mee als de hele hand van hun soort is en ook meegaat: { $card }
refusal-beyond-four = { $room ->
    [one] Nog maar één maakt vier op een rij: { $card }
   *[other] Met { $room } zijn het er al vier op een rij: { $card }
}
refusal-no-dragon-on-six = Op een 6 mag geen draak gespeeld worden
refusal-below-six = Op een 6 mag alleen een 6 of een hoger getal gespeeld worden
refusal-no-nine-on-dragon = Op een draak mag geen 9 gespeeld worden
refusal-below-three-only = Op een 3 mag alleen een 1, een 2 of een draak gespeeld worden
refusal-too-low = { $card } is te laag: { $demand ->
    [dragon] alleen een draak past
    [one] alleen een 1 of een draak past
    [eight] alleen een 8 of een draak past
    [nine] alleen een 9 of een draak past
    [nine-or-one] alleen een 1, een 9 of een draak past
    [up-to-eight] alleen { $base } tot en met 8 of een draak past
   *[from] alleen { $base } tot en met 9 of een draak past
}
refusal-no-set = Hiervan zijn er geen vier om af te leggen: { $card }
refusal-no-answer-to-draw = Op een trekking antwoorden alleen 4’s en draken, niet { $card }
refusal-no-peek = Een verborgen kaart bekijken is een huisregel die in dit spel niet geldt
refusal-no-answer-to-miss = Dit is geen antwoord op een overgeslagen beurt: { $card }
refusal-one-protecto = Op een overgeslagen beurt antwoordt precies één Protecto
