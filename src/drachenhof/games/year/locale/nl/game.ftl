### In het jaar van de draak: namen, vragen en keuzes

game-year = In het jaar van de draak

## Personen (Y1): de naam, als voorwerp van een zin, de ontkenning, het meervoud

person-craftsman = handarbeider
    .object = een handarbeider
    .none = geen handarbeider
    .plural = handarbeiders
person-court-lady = hofdame
    .object = een hofdame
    .none = geen hofdame
    .plural = hofdames
person-tax-collector = belastingontvanger
    .object = een belastingontvanger
    .none = geen belastingontvanger
    .plural = belastingontvangers
person-pyrotechnist = vuurwerkmaker
    .object = een vuurwerkmaker
    .none = geen vuurwerkmaker
    .plural = vuurwerkmakers
person-warrior = krijger
    .object = een krijger
    .none = geen krijger
    .plural = krijgers
person-monk = monnik
    .object = een monnik
    .none = geen monnik
    .plural = monniken
person-healer = heelmeester
    .object = een heelmeester
    .none = geen heelmeester
    .plural = heelmeesters
person-farmer = landbouwer
    .object = een landbouwer
    .none = geen landbouwer
    .plural = landbouwers
person-scholar = geleerde
    .object = een geleerde
    .none = geen geleerde
    .plural = geleerden
tile-young-craftsman = jonge handarbeider
    .object = een jonge handarbeider
    .none = geen jonge handarbeider
    .plural = jonge handarbeiders
tile-young-court-lady = jonge hofdame
    .object = een jonge hofdame
    .none = geen jonge hofdame
    .plural = jonge hofdames
tile-young-tax-collector = jonge belastingontvanger
    .object = een jonge belastingontvanger
    .none = geen jonge belastingontvanger
    .plural = jonge belastingontvangers
tile-young-pyrotechnist = jonge vuurwerkmaker
    .object = een jonge vuurwerkmaker
    .none = geen jonge vuurwerkmaker
    .plural = jonge vuurwerkmakers
tile-young-warrior = jonge krijger
    .object = een jonge krijger
    .none = geen jonge krijger
    .plural = jonge krijgers
tile-young-monk = jonge monnik
    .object = een jonge monnik
    .none = geen jonge monnik
    .plural = jonge monniken
tile-young-healer = jonge heelmeester
    .object = een jonge heelmeester
    .none = geen jonge heelmeester
    .plural = jonge heelmeesters
tile-young-farmer = jonge landbouwer
    .object = een jonge landbouwer
    .none = geen jonge landbouwer
    .plural = jonge landbouwers
tile-young-scholar = jonge geleerde
    .object = een jonge geleerde
    .none = geen jonge geleerde
    .plural = jonge geleerden
tile-old-pyrotechnist = oude vuurwerkmaker
    .object = een oude vuurwerkmaker
    .none = geen oude vuurwerkmaker
    .plural = oude vuurwerkmakers
tile-old-warrior = oude krijger
    .object = een oude krijger
    .none = geen oude krijger
    .plural = oude krijgers
tile-old-monk = oude monnik
    .object = een oude monnik
    .none = geen oude monnik
    .plural = oude monniken
tile-old-healer = oude heelmeester
    .object = een oude heelmeester
    .none = geen oude heelmeester
    .plural = oude heelmeesters
tile-old-farmer = oude landbouwer
    .object = een oude landbouwer
    .none = geen oude landbouwer
    .plural = oude landbouwers
tile-old-scholar = oude geleerde
    .object = een oude geleerde
    .none = geen oude geleerde
    .plural = oude geleerden

## Personenkaarten (Y3)

card-craftsman = handarbeiderskaart
    .object = de handarbeiderskaart
card-court-lady = hofdamekaart
    .object = de hofdamekaart
card-tax-collector = belastingontvangerskaart
    .object = de belastingontvangerskaart
card-pyrotechnist = vuurwerkmakerskaart
    .object = de vuurwerkmakerskaart
card-warrior = krijgerskaart
    .object = de krijgerskaart
card-monk = monnikenkaart
    .object = de monnikenkaart
card-healer = heelmeesterskaart
    .object = de heelmeesterskaart
card-farmer = landbouwerskaart
    .object = de landbouwerskaart
card-scholar = geleerdenkaart
    .object = de geleerdenkaart
card-wild = vraagtekenkaart
    .object = een vraagtekenkaart

## Leeftijden, en de symbolen op het fiche van een persoon

age-young = jong
age-old = oud

symbol-craftsman = { $count ->
    [one] hamer
   *[other] hamers
}
symbol-court-lady = { $count ->
    [one] waaier
   *[other] waaiers
}
symbol-tax-collector = { $count ->
    [one] munt
   *[other] munten
}
symbol-pyrotechnist = { $count ->
    [one] vuurpijl
   *[other] vuurpijlen
}
symbol-warrior = { $count ->
    [one] helm
   *[other] helmen
}
symbol-monk = { $count ->
    [one] lotus
   *[other] lotussen
}
symbol-healer = { $count ->
    [one] vijzel
   *[other] vijzels
}
symbol-farmer = { $count ->
    [one] rijstzak
   *[other] rijstzakken
}
symbol-scholar = { $count ->
    [one] boek
   *[other] boeken
}

## Goederen, en hoeveelheden van alles

good-yuan = yuan
    .object = een yuan
good-rice = rijst
    .object = een rijstzak
good-fireworks = vuurpijlen
    .object = een vuurpijl

amount-yuan = { $count } yuan
amount-rice = { $count ->
    [one] { $count } rijstzak
   *[other] { $count } rijstzakken
}
amount-fireworks = { $count ->
    [one] { $count } vuurpijl
   *[other] { $count } vuurpijlen
}
amount-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
amount-monthly = { $count ->
    [one] { $count } punt per maand
   *[other] { $count } punten per maand
}
amount-spaces = { $count ->
    [one] { $count } veld op de personenpuntentabel
   *[other] { $count } velden op de personenpuntentabel
}
amount-floors = { $count ->
    [one] { $count } etage
   *[other] { $count } etages
}
amount-palaces = { $count ->
    [one] { $count } paleis
   *[other] { $count } paleizen
}
amount-persons = { $count ->
    [one] { $count } persoon
   *[other] { $count } personen
}
amount-privileges = { $count ->
    [one] { $count } privilege
   *[other] { $count } privileges
}

## Actiekaarten (Y5, Y40)

action-taxes = Belastingen
action-build = Bouw
action-harvest = Oogst
action-fireworks = Vuurwerk
action-parade = Parade
action-research = Studie
action-privilege = Privilege
action-wall = Muur

privilege-small = klein privilege
privilege-large = groot privilege

## Muurfiches (Y40)

wall-tile-rice = { amount-rice }
wall-tile-fireworks = { amount-fireworks }
wall-tile-yuan = { amount-yuan }
wall-tile-floor = { amount-floors }
wall-tile-points = { amount-points }
wall-tile-track = { amount-spaces }

## Gebeurtenissen (Y6) en supergebeurtenissen (Y44)

event-peace = Rust
event-tribute = Keizerstol
event-drought = Droogte
event-mongols = Mongolenstorm
event-festival = Drakenfeest
event-contagion = Ziekte

super-lantern-festival = Lantaarnfeest
super-buddha = Boeddha
super-earthquake = Aardbeving
super-flood = Overstroming
super-solar-eclipse = Zonsverduistering
super-volcanic-eruption = Vulkaanuitbarsting
super-tornado = Wervelstorm
super-sunrise = Zonsopgang
super-assassination = Moordaanslag
super-charter = Handvest

## Maanden, fases, plaatsen

month = Maand { $month }
palace = Paleis { $palace }

phase-setup = Voorbereiding
phase-action = Actie
phase-person = Persoon
phase-event = Gebeurtenis
phase-scoring = Waardering
phase-end = Einde van het spel

## Varianten

option-large_privilege = Prijs van een groot privilege
option-great_wall = De Grote Muur
option-super_event = Supergebeurtenis
option-super_event-none = geen
option-super_event-random = willekeurig

## Wat er gevraagd wordt, per stand: het verzoek, en waar het om gaat

asked-event = Trek het volgende gebeurtenisfiche
    .what = het volgende gebeurtenisfiche
asked-super = Trek de supergebeurtenis
    .what = de supergebeurtenis
asked-deal = Verdeel de actiekaarten
    .what = de verdeling van de actiekaarten
asked-draft = Kies twee jonge personen van verschillende soort
    .what = twee jonge personen
asked-arrival = { $can ->
    [replace] Geen paleis heeft plaats: kies in wiens plaats de nieuwe persoon komt, of stuur die weg
    [turn-away] Je hebt geen paleis: stuur de nieuwe persoon weg
   *[choose] Kies een paleis voor de nieuwe persoon
}
    .what = een plek voor de nieuwe persoon
asked-action = { $can ->
    [refill] Geen enkele actie is te betalen: vul je geld aan
   *[choose] Kies een actie, of vul je geld aan
}
    .what = een actie of het aanvullen
asked-floor = Kies waar de nieuwe etage komt
    .what = een plek voor de nieuwe etage
asked-recruit = Speel een personenkaart om iemand aan te werven
    .what = een personenkaart
asked-release = { $why ->
    [tribute] { $cause }: { $count ->
        [one] voor een ontbrekende yuan moet een van je personen vertrekken
       *[other] voor elke ontbrekende yuan moet een van je personen vertrekken, { $count } in totaal
    }
    [drought] { $cause }: { $count ->
        [one] één paleis is zonder rijst; kies wie je ontslaat
       *[other] { $count } paleizen zijn zonder rijst; kies wie je ontslaat
    }
    [mongols] { $cause }: je hebt de minste helmen, dus moet een van je personen vertrekken
    [wall] De muur reikt niet tot maand { $month }, en jij hebt de minste fiches gelegd: een van je personen moet vertrekken
   *[contagion] { $cause }: { $count ->
        [one] een van je personen moet vertrekken
       *[other] { $count } van je personen moeten vertrekken
    }
}
    .what = een persoon die ontslagen wordt
asked-release-saved = { $count ->
    [one] je heelmeesters hebben er één gered
   *[other] je heelmeesters hebben er { $count } gered
}
asked-remove = Aardbeving: kies een paleis dat een etage verliest
    .what = een etage voor de aardbeving
asked-evict = Aardbeving: kies een persoon die geen etage meer heeft en moet vertrekken
    .what = een persoon zonder etage, die vertrekt
asked-return = Overstroming: kies wat je teruggeeft
    .what = een stuk voor de overstroming
asked-discard = Wervelstorm: kies een personenkaart om af te leggen
    .what = een personenkaart voor de wervelstorm
asked-sunrise = Zonsopgang: kies een jonge persoon die zonder kaart komt
    .what = een jonge persoon bij de zonsopgang
asked-charter = Handvest: kies de soort personen waarvan de symbolen nu iets geven
    .what = een soort personen voor het handvest
asked-over = Het spel is afgelopen
    .what = niets, het spel is afgelopen
asked-more = nog { $count }

## Zetten, als keuzes

choice-event = Volgende gebeurtenis: { $event }
choice-super = Supergebeurtenis: { $super_event }
choice-deal = Actiekaarten: { $groups }
choice-draft = { $first } en { $second } nemen
choice-place = In paleis { $palace } onderbrengen
choice-replace = In paleis { $palace } { $person } vervangen
choice-turn-away = De nieuwe persoon wegsturen
choice-taxes = { action-taxes }
choice-build = { action-build }
choice-harvest = { action-harvest }
choice-fireworks = { action-fireworks }
choice-parade = { action-parade }
choice-research = { action-research }
choice-privilege-small = Een klein privilege kopen
choice-privilege-large = Een groot privilege kopen
choice-wall = Een muurfiche leggen: { $tile }
choice-refill = Aanvullen tot { $yuan } yuan
choice-floor = Een etage op paleis { $palace } zetten
choice-floor-new = Een nieuw paleis beginnen
choice-recruit = { $person } aanwerven
choice-recruit-wild = { $person } aanwerven met een vraagtekenkaart
choice-discard = { $card } afleggen
choice-release = Uit paleis { $palace } { $person } ontslaan
choice-remove = Van paleis { $palace } een etage afbreken
choice-return = { $good } teruggeven
choice-sunrise = { $young } nemen
choice-charter = Handvest: { $persons }

page-door-year = Twaalf maanden, tien rampen, allemaal voorspeld. Houd je hof bijeen.
page-hint-score-year = ongeveer { NUMBER($score, maximumFractionDigits: 0) } punten
page-score-year = { $score ->
    [one] één punt
   *[other] { $score } punten
}
page-course-year = Punten per maand
page-course-part-year = Maand { $number }
page-course-source-year = { $source ->
    [research] Studie
    [events] Gebeurtenissen
    [wall] Grote Muur
    [palaces] Paleizen
    [ladies] Hofdames
    [privileges] Privileges
    [persons] Personen aan het einde
    [monks] Monniken
   *[goods] Geld en goederen
}

# Bots met een voorkeur
page-bot-builder = Bouwmeester
page-bot-taste-builder = houdt van paleizen; iets zwakker dan een hoveling
page-bot-collector = Verzamelaar
page-bot-taste-collector = houdt van privileges; iets zwakker dan een hoveling
page-bot-seer = Ziener
page-bot-taste-seer = altijd klaar voor de volgende gebeurtenis; iets zwakker dan een hoveling

# Records van gewonnen spellen
feat-fewest-persons = Gewonnen met de minste personen
