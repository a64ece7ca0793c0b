### Waarom iets niet mag, per codewoord. Wie dit gebruikt, voegt het nummer van de regel toe; daarom eindigt geen zin met een punt.

refusal-event-drawn = Van deze gebeurtenis is er geen fiche meer te trekken: { $event }
refusal-no-such-deal = De actiekaarten van dit spel kunnen niet in deze groepen verdeeld worden
refusal-equal-pair = De twee personen van de startkeuze moeten van verschillende soort zijn
refusal-pair-taken = Plaats { $seat } heeft dit paar al genomen
refusal-no-such-palace = { $count ->
    [0] Er is geen paleis { $palace }: aan dit hof staat er geen
    [one] Er is geen paleis { $palace }: aan dit hof staat er maar één
   *[other] Er is geen paleis { $palace }: aan dit hof staan er { $count }
}
refusal-palace-full = In paleis { $palace } is geen plaats: elke etage is bewoond
refusal-must-place = In een paleis is nog plaats, dus moet de nieuwe persoon daar intrekken
refusal-nobody-there = In paleis { $palace } woont { $person }
refusal-palace-too-high = Paleis { $palace } heeft al drie etages, hoger mag geen paleis zijn
refusal-no-tile = In het aanbod is { $person } meer
refusal-no-card = In de hand is geen { $card } meer
refusal-card-has-tile = Voor de { $card } ligt er nog een fiche, dus mag die niet ongebruikt verloren gaan
refusal-group-price = Bij deze groep staat al een draak: de groep kost { $price } yuan, en de kas bevat { $yuan }
refusal-privilege-price = Dit kost samen { $price } yuan, en de kas bevat { $yuan }
refusal-no-wall = De Grote Muur doet in dit spel niet mee
refusal-wall-tile-gone = Dit muurfiche is al gelegd: { $tile }
refusal-wall-complete = De muur is af: onder elk van de twaalf maanden ligt een fiche
refusal-palace-struck = Paleis { $palace } heeft bij deze droogte al een persoon verloren
refusal-not-homeless = Paleis { $palace } heeft voor elk van zijn personen een etage
refusal-no-floor = Paleis { $palace } heeft geen etage meer
refusal-no-good = Hiervan is er niets om terug te geven: { $good }
refusal-type-taken = Deze soort is bij deze zonsopgang al genomen: { $person }
refusal-no-young = In het aanbod is { $person } meer
refusal-no-person = In de paleizen woont { $person }
