### Het verhaal van een spel Drachensachen. $you is "yes" waar het verteld wordt aan degene om wie het gaat. De punt komt vanzelf.

hoard-story-with = { $deed }: { $outcomes }
hoard-coins = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}

## Voor een ronde

hoard-story-starter = { $you ->
    [yes] Jij begint
   *[no] { $who } begint
}
hoard-story-ability = Er geldt een nieuwe vaardigheid: { hoard-ability }
hoard-story-curse = { $you ->
    [yes] Je trekt een vloek: { hoard-curse }
   *[no] { $who } trekt een vloek: { hoard-curse }
}
hoard-story-chaos = iedereen trekt er nog één
hoard-story-dealt-open = { $you ->
    [yes] Je krijgt { $card } als open kaart
   *[no] { $who } krijgt { $card } als open kaart
}
hoard-story-dealt-hand = { $you ->
    [yes] Je krijgt { $card } in je hand
   *[no] { $who } krijgt { $card } in de hand
}
hoard-story-dealt-hand-unseen = { $you ->
    [yes] Je krijgt een handkaart
   *[no] { $who } krijgt een handkaart
}
hoard-story-dealt = { $count ->
    [one] Alle kaarten zijn gedeeld, er ligt er één in de trekstapel
   *[other] Alle kaarten zijn gedeeld, er liggen er { $count } in de trekstapel
}
hoard-story-keep = { $you ->
    [yes] Je houdt al je kaarten
   *[no] { $who } houdt alle kaarten
}
hoard-story-swap = { $you ->
    [yes] Je legt { $card } open neer en neemt { $other } in je hand
   *[no] { $who } legt { $card } open neer en neemt { $other } in de hand
}

## Beurten

hoard-story-play = { $you ->
    [yes] Je speelt { $cards }
   *[no] { $who } speelt { $cards }
}
hoard-story-open = { $you ->
    [yes] Je speelt { $cards } van je open kaarten
   *[no] { $who } speelt { $cards } van de open kaarten
}
hoard-story-play-open = { $you ->
    [yes] Je speelt { $cards } met { $more } van je open kaarten
   *[no] { $who } speelt { $cards } met { $more } van de open kaarten
}
hoard-story-flip = { $you ->
    [yes] Je grijpt naar je verborgen kaart { $place }
   *[no] { $who } grijpt naar verborgen kaart { $place }
}
hoard-story-flipped = { $you ->
    [yes] Je draait { $card } om
   *[no] { $who } draait { $card } om
}
hoard-story-take = { $you ->
    [yes] Je pakt de stapel
   *[no] { $who } pakt de stapel
}
hoard-story-set = { $you ->
    [yes] Je legt { $cards } af
   *[no] { $who } legt { $cards } af
}

## Trekken en overslaan

hoard-story-draw = { $count ->
    [one] { $you ->
        [yes] Je moet een kaart trekken
       *[no] { $who } trekt een kaart
    }
   *[other] { $you ->
        [yes] Je moet { $count } kaarten trekken
       *[no] { $who } trekt { $count } kaarten
    }
}
hoard-story-drawn = { $you ->
    [yes] Je trekt { $card }
   *[no] { $who } trekt { $card }
}
hoard-story-drawn-unseen = { $you ->
    [yes] Je trekt een kaart
   *[no] { $who } trekt een kaart
}
hoard-story-miss = { $you ->
    [yes] Je slaat een beurt over
   *[no] { $who } slaat een beurt over
}
hoard-story-peek = { $you ->
    [yes] Je bekijkt je verborgen kaart { $place }
   *[no] { $who } bekijkt verborgen kaart { $place }
}
hoard-story-peeked = { $you ->
    [yes] Je vindt een antwoord en speelt { $card }
   *[no] { $who } vindt een antwoord en speelt { $card }
}
hoard-story-peeked-vainly = { $you ->
    [yes] Je vindt geen antwoord en neemt { $card } in je hand
   *[no] { $who } vindt geen antwoord en neemt { $card } in de hand
}
hoard-story-peeked-vainly-unseen = { $you ->
    [yes] Je vindt geen antwoord en neemt de kaart in je hand
   *[no] { $who } vindt geen antwoord en neemt de kaart in de hand
}

## Vaardigheden

hoard-story-envied = { $you ->
    [yes] Jaloerse monsters: je trekt { $card }
   *[no] Jaloerse monsters: { $who } trekt { $card }
}
hoard-story-envied-unseen = { $you ->
    [yes] Jaloerse monsters: je trekt een kaart
   *[no] Jaloerse monsters: { $who } trekt een kaart
}
hoard-story-give = { $to_you ->
    [yes] { $you ->
        [yes] Je krijgt een willekeurige kaart
       *[no] { $who } geeft jou een willekeurige kaart
    }
   *[no] { $you ->
        [yes] Je geeft { $target } een willekeurige kaart
       *[no] { $who } geeft { $target } een willekeurige kaart
    }
}
hoard-story-given = { $you ->
    [yes] Je krijgt { $card }
   *[no] { $who } krijgt { $card }
}
hoard-story-given-unseen = { $you ->
    [yes] Je krijgt een kaart
   *[no] { $who } krijgt een kaart
}
hoard-story-turn = { $you ->
    [yes] Je keert de richting om
   *[no] { $who } keert de richting om
}
hoard-story-straight = { $you ->
    [yes] Je laat de richting zoals die is
   *[no] { $who } laat de richting zoals die is
}
hoard-story-pick = { $you ->
    [yes] Je neemt { $card } van je open kaarten in je hand
   *[no] { $who } neemt { $card } van de open kaarten in de hand
}

## Wat ervan kwam, als delen van een zin

hoard-story-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
hoard-story-unfit = past niet (gevraagd: { $demand })
hoard-story-four = vier op een rij, de stapel gaat uit de ronde
hoard-story-cleared = de stapel gaat uit de ronde
hoard-story-to-draw = { $count ->
    [one] de volgende trekt één kaart
   *[other] de volgende trekt { $count } kaarten
}
hoard-story-peek-draws = { $count ->
    [one] één kaart te trekken
   *[other] { $count } kaarten te trekken
}
hoard-story-laid-out = uit de ronde, jij bent nog aan de beurt
hoard-story-void = er wordt niets getrokken
hoard-story-to-miss = { $count ->
    [one] de volgende slaat een beurt over
   *[other] de volgende { $count } slaan een beurt over
}
hoard-story-jumped = { $count ->
    [one] één speler wordt overgeslagen
   *[other] { $count } spelers worden overgeslagen
}
hoard-story-again = nog een beurt
hoard-story-ends-round = beëindigt de ronde

## Het einde van een ronde en van het spel

hoard-story-losses = Verloren munten: { $losses }
hoard-story-loss = { $who } { $loss } (nu { $total })
hoard-story-begins = { $you ->
    [yes] Jij hebt het meest verloren en begint
   *[no] { $who } heeft het meest verloren en begint
}
hoard-story-winner = { $you ->
    [yes] Je wint met { $coins } verlies
   *[no] { $who } wint met { $coins } verlies
}
hoard-story-shared = De winst wordt gedeeld, met { $coins } verlies: { $names }
