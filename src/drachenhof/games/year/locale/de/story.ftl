### Die Geschichte eines Spiels: was jemand tat, und was daraus wurde. $you ist "yes", wo sie dem erzählt wird, der es tat.

## Was jemand tat; was es brachte, kommt dazu

story-event = Für Monat { $month } liegt: { $event }
story-swap = Die Ereignisse der Monate { $month } und { $other } tauschen die Plätze, damit keine zwei gleichen nebeneinanderliegen.
story-year = Die Ereignisse des Jahres: { $events }.
story-super = Das Superereignis in Monat { $month } wird: { $super_event }
story-deal = Die Aktionskarten sind verteilt: { $groups }
story-draft = { $you ->
    [yes] Du nimmst { $first } und { $second }
   *[no] { $who } nimmt { $first } und { $second }
}
story-place = { $you ->
    [yes] Du bringst { $arriving } in Palast { $palace } unter
   *[no] { $who } bringt { $arriving } in Palast { $palace } unter
}
story-replace = { $you ->
    [yes] Du ersetzt in Palast { $palace } { $person } durch { $arriving }
   *[no] { $who } ersetzt in Palast { $palace } { $person } durch { $arriving }
}
story-turn-away = { $you ->
    [yes] Du weist { $arriving } ab
   *[no] { $who } weist { $arriving } ab
}
story-action = { $you ->
    [yes] Du wählst { $action }
   *[no] { $who } wählt { $action }
}
story-privilege-small = { $you ->
    [yes] Du kaufst ein kleines Privileg
   *[no] { $who } kauft ein kleines Privileg
}
story-privilege-large = { $you ->
    [yes] Du kaufst ein großes Privileg
   *[no] { $who } kauft ein großes Privileg
}
story-wall = { $you ->
    [yes] Du legst ein Mauerplättchen
   *[no] { $who } legt ein Mauerplättchen
}
story-refill = { $you ->
    [yes] Du füllst auf 3 Yuan auf
   *[no] { $who } füllt auf 3 Yuan auf
}
story-floor = { $you ->
    [yes] Du setzt eine Etage auf Palast { $palace }
   *[no] { $who } setzt eine Etage auf Palast { $palace }
}
story-floor-new = { $you ->
    [yes] Du beginnst einen neuen Palast, Nummer { $palace }
   *[no] { $who } beginnt einen neuen Palast, Nummer { $palace }
}
story-recruit = { $you ->
    [yes] Du wirbst { $person } an
   *[no] { $who } wirbt { $person } an
}
story-recruit-wild = { $you ->
    [yes] Du wirbst { $person } mit einer Jokerkarte an
   *[no] { $who } wirbt { $person } mit einer Jokerkarte an
}
story-discard = { $you ->
    [yes] Du wirfst { $card } ab
   *[no] { $who } wirft { $card } ab
}
story-spend = { $you ->
    [yes] Du spielst { $card } umsonst, denn es gibt kein Plättchen mehr dafür
   *[no] { $who } spielt { $card } umsonst, denn es gibt kein Plättchen mehr dafür
}
story-release = { $you ->
    [yes] Du entlässt { $person } aus Palast { $palace }
   *[no] { $who } entlässt { $person } aus Palast { $palace }
}
story-remove = { $you ->
    [yes] Du trägst eine Etage von Palast { $palace } ab
   *[no] { $who } trägt eine Etage von Palast { $palace } ab
}
story-return = { $you ->
    [yes] Du gibst { $good } zurück
   *[no] { $who } gibt { $good } zurück
}
story-sunrise = { $you ->
    [yes] Du nimmst zum Sonnenaufgang { $young }
   *[no] { $who } nimmt zum Sonnenaufgang { $young }
}
story-charter = { $you ->
    [yes] Du nutzt den Freibrief für deine { $persons }
   *[no] { $who } nutzt den Freibrief für { $persons }
}

## Was es brachte

story-with = { $deed }: { $gains }.
story-without = { $deed }.
story-to-join = { $amount } für die Gruppe
story-to-place = { $amount } zu bauen
story-printed = Leiste +{ $value }, { $symbols }
story-gone = der Palast ist weg

## Was daraus wurde: eine Ursache, und was sie für wen hieß

story-heading = { $month }: { $event }
story-outcome = { $cause }: { $outcomes }.
story-nothing = nichts geschieht
story-to-release = { $amount } zu entlassen
story-once-more = { $event }, noch einmal
story-twice = { $event }, und noch einmal
story-wall-holds = Die Mauer reicht bis Monat { $month }
story-wall-fails = Die Mauer reicht nicht bis Monat { $month }
story-decay = Verfall
story-scoring = Wertung in Monat { $month }
story-total = { $points } (nun { $total })
story-end = { $who }: { $persons } für Personen, { $monks } für Mönche, { $goods } für Geld und Güter; { $total } insgesamt.
story-winner = { $you ->
    [yes] Du gewinnst mit { $points }.
   *[no] { $who } gewinnt mit { $points }.
}

## Superereignisse (Y44), bei denen keine Mengen sagen, was sie tun

story-super-earthquake = alle tragen { $floors } ab
story-super-flood = alle geben die Hälfte von Geld und Gütern zurück
story-super-solar-eclipse = das Ereignis dieses Monats geschieht noch einmal
story-super-volcanic-eruption = alle Personensteine gehen auf 0 zurück, ihre Reihenfolge bleibt
story-super-tornado = alle werfen { $cards } Personenkarten ab
story-super-sunrise = alle nehmen eine junge Person, jeder eine andere Art
story-super-charter = alle nutzen eine Personenart
