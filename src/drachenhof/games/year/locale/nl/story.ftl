### Het verhaal van een spel: wat iemand deed, en wat ervan kwam. $you is "yes" waar het verteld wordt aan wie het deed.

## Wat iemand deed; wat het opleverde, komt erbij

story-event = Voor maand { $month } ligt klaar: { $event }
story-swap = De gebeurtenissen van maand { $month } en { $other } wisselen van plaats, zodat er geen twee gelijke naast elkaar liggen.
story-year = De gebeurtenissen van het jaar: { $events }.
story-super = De supergebeurtenis van maand { $month } wordt: { $super_event }
story-deal = De actiekaarten zijn verdeeld: { $groups }
story-draft = { $you ->
    [yes] Je neemt { $first } en { $second }
   *[no] { $who } neemt { $first } en { $second }
}
story-place = { $you ->
    [yes] Je brengt { $arriving } onder in paleis { $palace }
   *[no] { $who } brengt { $arriving } onder in paleis { $palace }
}
story-replace = { $you ->
    [yes] Je vervangt { $person } in paleis { $palace } door { $arriving }
   *[no] { $who } vervangt { $person } in paleis { $palace } door { $arriving }
}
story-turn-away = { $you ->
    [yes] Je stuurt { $arriving } weg
   *[no] { $who } stuurt { $arriving } weg
}
story-action = { $you ->
    [yes] Je kiest { $action }
   *[no] { $who } kiest { $action }
}
story-privilege-small = { $you ->
    [yes] Je koopt een klein privilege
   *[no] { $who } koopt een klein privilege
}
story-privilege-large = { $you ->
    [yes] Je koopt een groot privilege
   *[no] { $who } koopt een groot privilege
}
story-wall = { $you ->
    [yes] Je legt een muurfiche
   *[no] { $who } legt een muurfiche
}
story-refill = { $you ->
    [yes] Je vult aan tot 3 yuan
   *[no] { $who } vult aan tot 3 yuan
}
story-floor = { $you ->
    [yes] Je zet een etage op paleis { $palace }
   *[no] { $who } zet een etage op paleis { $palace }
}
story-floor-new = { $you ->
    [yes] Je begint een nieuw paleis, nummer { $palace }
   *[no] { $who } begint een nieuw paleis, nummer { $palace }
}
story-recruit = { $you ->
    [yes] Je werft { $person } aan
   *[no] { $who } werft { $person } aan
}
story-recruit-wild = { $you ->
    [yes] Je werft { $person } aan met een vraagtekenkaart
   *[no] { $who } werft { $person } aan met een vraagtekenkaart
}
story-discard = { $you ->
    [yes] Je legt { $card } af
   *[no] { $who } legt { $card } af
}
story-spend = { $you ->
    [yes] Je speelt { $card } voor niets, want er is geen fiche meer voor
   *[no] { $who } speelt { $card } voor niets, want er is geen fiche meer voor
}
story-release = { $you ->
    [yes] Je ontslaat { $person } uit paleis { $palace }
   *[no] { $who } ontslaat { $person } uit paleis { $palace }
}
story-remove = { $you ->
    [yes] Je breekt een etage van paleis { $palace } af
   *[no] { $who } breekt een etage van paleis { $palace } af
}
story-return = { $you ->
    [yes] Je geeft { $good } terug
   *[no] { $who } geeft { $good } terug
}
story-sunrise = { $you ->
    [yes] Je neemt bij zonsopgang { $young }
   *[no] { $who } neemt bij zonsopgang { $young }
}
story-charter = { $you ->
    [yes] Je gebruikt het handvest voor je { $persons }
   *[no] { $who } gebruikt het handvest voor { $persons }
}

## Wat het opleverde

story-with = { $deed }: { $gains }.
story-without = { $deed }.
story-to-join = { $amount } voor de groep
story-to-place = { $amount } te plaatsen
story-printed = personenpuntentabel +{ $value }, { $symbols }
story-gone = het paleis is weg

## Wat ervan kwam: een oorzaak, en wat die voor wie betekende

story-heading = { $month }: { $event }
story-outcome = { $cause }: { $outcomes }.
story-nothing = er gebeurt niets
story-to-release = { $amount } te ontslaan
story-once-more = { $event }, nog een keer
story-twice = { $event }, en nog een keer
story-wall-holds = De muur reikt tot maand { $month }
story-wall-fails = De muur reikt niet tot maand { $month }
story-decay = Verval
story-scoring = Waardering van maand { $month }
story-total = { $points } (nu { $total })
story-end = { $who }: { $persons } voor personen, { $monks } voor monniken, { $goods } voor geld en goederen; { $total } in totaal.
story-winner = { $you ->
    [yes] Je wint met { $points }.
   *[no] { $who } wint met { $points }.
}

## Supergebeurtenissen (Y44) waarbij geen hoeveelheden zeggen wat ze doen

story-super-earthquake = iedereen breekt { $floors } af
story-super-flood = iedereen geeft de helft van geld en goederen terug
story-super-solar-eclipse = de gebeurtenis van deze maand vindt nog een keer plaats
story-super-volcanic-eruption = alle personenschijven gaan terug naar 0, hun volgorde blijft
story-super-tornado = iedereen legt { $cards } personenkaarten af
story-super-sunrise = iedereen neemt een jonge persoon, ieder een andere soort
story-super-charter = iedereen gebruikt één soort personen
