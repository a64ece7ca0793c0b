### Im Jahr des Drachen: Namen, Fragen und Auswahl

game-year = Im Jahr des Drachen

## Personen (Y1): der Name, als Objekt eines Satzes, die Verneinung, die Mehrzahl

person-craftsman = Handwerker
    .object = einen Handwerker
    .none = kein Handwerker
    .plural = Handwerker
person-court-lady = Hofdame
    .object = eine Hofdame
    .none = keine Hofdame
    .plural = Hofdamen
person-tax-collector = Steuereintreiber
    .object = einen Steuereintreiber
    .none = kein Steuereintreiber
    .plural = Steuereintreiber
person-pyrotechnist = Feuerwerker
    .object = einen Feuerwerker
    .none = kein Feuerwerker
    .plural = Feuerwerker
person-warrior = Krieger
    .object = einen Krieger
    .none = kein Krieger
    .plural = Krieger
person-monk = Mönch
    .object = einen Mönch
    .none = kein Mönch
    .plural = Mönche
person-healer = Heiler
    .object = einen Heiler
    .none = kein Heiler
    .plural = Heiler
person-farmer = Bauer
    .object = einen Bauern
    .none = kein Bauer
    .plural = Bauern
person-scholar = Gelehrter
    .object = einen Gelehrten
    .none = kein Gelehrter
    .plural = Gelehrte
tile-young-craftsman = junger Handwerker
    .object = einen jungen Handwerker
    .none = kein junger Handwerker
    .plural = junge Handwerker
tile-young-court-lady = junge Hofdame
    .object = eine junge Hofdame
    .none = keine junge Hofdame
    .plural = junge Hofdamen
tile-young-tax-collector = junger Steuereintreiber
    .object = einen jungen Steuereintreiber
    .none = kein junger Steuereintreiber
    .plural = junge Steuereintreiber
tile-young-pyrotechnist = junger Feuerwerker
    .object = einen jungen Feuerwerker
    .none = kein junger Feuerwerker
    .plural = junge Feuerwerker
tile-young-warrior = junger Krieger
    .object = einen jungen Krieger
    .none = kein junger Krieger
    .plural = junge Krieger
tile-young-monk = junger Mönch
    .object = einen jungen Mönch
    .none = kein junger Mönch
    .plural = junge Mönche
tile-young-healer = junger Heiler
    .object = einen jungen Heiler
    .none = kein junger Heiler
    .plural = junge Heiler
tile-young-farmer = junger Bauer
    .object = einen jungen Bauern
    .none = kein junger Bauer
    .plural = junge Bauern
tile-young-scholar = junger Gelehrter
    .object = einen jungen Gelehrten
    .none = kein junger Gelehrter
    .plural = junge Gelehrte
tile-old-pyrotechnist = alter Feuerwerker
    .object = einen alten Feuerwerker
    .none = kein alter Feuerwerker
    .plural = alte Feuerwerker
tile-old-warrior = alter Krieger
    .object = einen alten Krieger
    .none = kein alter Krieger
    .plural = alte Krieger
tile-old-monk = alter Mönch
    .object = einen alten Mönch
    .none = kein alter Mönch
    .plural = alte Mönche
tile-old-healer = alter Heiler
    .object = einen alten Heiler
    .none = kein alter Heiler
    .plural = alte Heiler
tile-old-farmer = alter Bauer
    .object = einen alten Bauern
    .none = kein alter Bauer
    .plural = alte Bauern
tile-old-scholar = alter Gelehrter
    .object = einen alten Gelehrten
    .none = kein alter Gelehrter
    .plural = alte Gelehrte

## Personenkarten (Y3)

card-craftsman = Handwerkerkarte
    .object = die Handwerkerkarte
card-court-lady = Hofdamenkarte
    .object = die Hofdamenkarte
card-tax-collector = Steuereintreiberkarte
    .object = die Steuereintreiberkarte
card-pyrotechnist = Feuerwerkerkarte
    .object = die Feuerwerkerkarte
card-warrior = Kriegerkarte
    .object = die Kriegerkarte
card-monk = Mönchskarte
    .object = die Mönchskarte
card-healer = Heilerkarte
    .object = die Heilerkarte
card-farmer = Bauernkarte
    .object = die Bauernkarte
card-scholar = Gelehrtenkarte
    .object = die Gelehrtenkarte
card-wild = Jokerkarte
    .object = eine Jokerkarte

## Alter, und die Symbole auf dem Plättchen einer Person

age-young = jung
age-old = alt

symbol-craftsman = { $count ->
    [one] Hammer
   *[other] Hämmer
}
symbol-court-lady = { $count ->
    [one] Fächer
   *[other] Fächer
}
symbol-tax-collector = { $count ->
    [one] Münze
   *[other] Münzen
}
symbol-pyrotechnist = { $count ->
    [one] Rakete
   *[other] Raketen
}
symbol-warrior = { $count ->
    [one] Helm
   *[other] Helme
}
symbol-monk = { $count ->
    [one] Lotosblüte
   *[other] Lotosblüten
}
symbol-healer = { $count ->
    [one] Mörser
   *[other] Mörser
}
symbol-farmer = { $count ->
    [one] Reissack
   *[other] Reissäcke
}
symbol-scholar = { $count ->
    [one] Buch
   *[other] Bücher
}

## Güter, und Mengen von allem

good-yuan = Yuan
    .object = einen Yuan
good-rice = Reis
    .object = einen Reissack
good-fireworks = Raketen
    .object = eine Rakete

amount-yuan = { $count } Yuan
amount-rice = { $count ->
    [one] { $count } Reissack
   *[other] { $count } Reissäcke
}
amount-fireworks = { $count ->
    [one] { $count } Rakete
   *[other] { $count } Raketen
}
amount-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
amount-monthly = { $count ->
    [one] { $count } Punkt jeden Monat
   *[other] { $count } Punkte jeden Monat
}
amount-spaces = { $count ->
    [one] { $count } Feld auf der Personenleiste
   *[other] { $count } Felder auf der Personenleiste
}
amount-floors = { $count ->
    [one] { $count } Etage
   *[other] { $count } Etagen
}
amount-palaces = { $count ->
    [one] { $count } Palast
   *[other] { $count } Paläste
}
amount-persons = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
amount-privileges = { $count ->
    [one] { $count } Privileg
   *[other] { $count } Privilegien
}

## Aktionskarten (Y5, Y40)

action-taxes = Steuern
action-build = Bauen
action-harvest = Ernte
action-fireworks = Feuerwerk
action-parade = Parade
action-research = Forschung
action-privilege = Privileg
action-wall = Mauer

privilege-small = kleines Privileg
privilege-large = großes Privileg

## Mauerplättchen (Y40)

wall-tile-rice = { amount-rice }
wall-tile-fireworks = { amount-fireworks }
wall-tile-yuan = { amount-yuan }
wall-tile-floor = { amount-floors }
wall-tile-points = { amount-points }
wall-tile-track = { amount-spaces }

## Ereignisse (Y6) und Superereignisse (Y44)

event-peace = Ruhe
event-tribute = Kaisertribut
event-drought = Dürre
event-mongols = Mongolensturm
event-festival = Drachenfest
event-contagion = Krankheit

super-lantern-festival = Laternenfest
super-buddha = Buddha
super-earthquake = Erdbeben
super-flood = Überschwemmung
super-solar-eclipse = Sonnenfinsternis
super-volcanic-eruption = Vulkanausbruch
super-tornado = Wirbelsturm
super-sunrise = Sonnenaufgang
super-assassination = Attentat
super-charter = Freibrief

## Monate, Phasen, Plätze

month = Monat { $month }
palace = Palast { $palace }

phase-setup = Aufbau
phase-action = Aktion
phase-person = Person
phase-event = Ereignis
phase-scoring = Wertung
phase-end = Ende des Spiels

## Varianten

option-large_privilege = Preis eines großen Privilegs
option-great_wall = Die Große Mauer
option-super_event = Superereignis
option-super_event-none = keines
option-super_event-random = zufällig

## Was gefragt ist, je nach Stand: die Aufforderung, und worum es geht

asked-event = Ziehe das nächste Ereignisplättchen
    .what = das nächste Ereignisplättchen
asked-super = Ziehe das Superereignis
    .what = das Superereignis
asked-deal = Verteile die Aktionskarten
    .what = die Verteilung der Aktionskarten
asked-draft = Wähle zwei junge Personen verschiedener Art
    .what = zwei junge Personen
asked-arrival = { $can ->
    [replace] In keinem Palast ist Platz: Wähle, wen die neue Person ersetzt, oder weise sie ab
    [turn-away] Du hast keinen Palast: Weise die neue Person ab
   *[choose] Wähle einen Palast für die neue Person
}
    .what = ein Ort für die neue Person
asked-action = { $can ->
    [refill] Keine Aktion ist zu bezahlen: Fülle dein Geld auf
   *[choose] Wähle eine Aktion oder fülle dein Geld auf
}
    .what = eine Aktion oder das Auffüllen
asked-floor = Wähle, wohin die neue Etage kommt
    .what = ein Ort für die neue Etage
asked-recruit = Spiele eine Personenkarte, um jemanden anzuwerben
    .what = eine Personenkarte
asked-release = { $why ->
    [tribute] { $cause }: { $count ->
        [one] Für einen fehlenden Yuan muss eine deiner Personen gehen
       *[other] Für jeden fehlenden Yuan muss eine deiner Personen gehen, insgesamt { $count }
    }
    [drought] { $cause }: { $count ->
        [one] Ein Palast ist ohne Reis; wähle, wen du entlässt
       *[other] { $count } Paläste sind ohne Reis; wähle, wen du entlässt
    }
    [mongols] { $cause }: Du hast die wenigsten Helme, also muss eine deiner Personen gehen
    [wall] Die Mauer reicht nicht bis Monat { $month }, und du hast die wenigsten Plättchen gelegt: Eine deiner Personen muss gehen
   *[contagion] { $cause }: { $count ->
        [one] Eine deiner Personen muss gehen
       *[other] { $count } deiner Personen müssen gehen
    }
}
    .what = eine Person, die entlassen wird
asked-release-saved = { $count ->
    [one] deine Heiler haben eine gerettet
   *[other] deine Heiler haben { $count } gerettet
}
asked-remove = Erdbeben: Wähle einen Palast, der eine Etage verliert
    .what = eine Etage für das Erdbeben
asked-evict = Erdbeben: Wähle eine Person, die keine Etage mehr hat und gehen muss
    .what = eine Person ohne Etage, die geht
asked-return = Überschwemmung: Wähle, was du zurückgibst
    .what = ein Stück für die Überschwemmung
asked-discard = Wirbelsturm: Wähle eine Personenkarte zum Abwerfen
    .what = eine Personenkarte für den Wirbelsturm
asked-sunrise = Sonnenaufgang: Wähle eine junge Person, die ohne Karte kommt
    .what = eine junge Person zum Sonnenaufgang
asked-charter = Freibrief: Wähle die Personenart, deren Symbole jetzt etwas geben
    .what = eine Personenart für den Freibrief
asked-over = Das Spiel ist zu Ende
    .what = nichts, das Spiel ist zu Ende
asked-more = noch { $count }

## Züge zur Auswahl

choice-event = Nächstes Ereignis: { $event }
choice-super = Superereignis: { $super_event }
choice-deal = Aktionskarten: { $groups }
choice-draft = { $first } und { $second } nehmen
choice-place = In Palast { $palace } unterbringen
choice-replace = In Palast { $palace } { $person } ersetzen
choice-turn-away = Die neue Person abweisen
choice-taxes = { action-taxes }
choice-build = { action-build }
choice-harvest = { action-harvest }
choice-fireworks = { action-fireworks }
choice-parade = { action-parade }
choice-research = { action-research }
choice-privilege-small = Ein kleines Privileg kaufen
choice-privilege-large = Ein großes Privileg kaufen
choice-wall = Mauerplättchen legen: { $tile }
choice-refill = Auf { $yuan } Yuan auffüllen
choice-floor = Eine Etage auf Palast { $palace } setzen
choice-floor-new = Einen neuen Palast beginnen
choice-recruit = { $person } anwerben
choice-recruit-wild = { $person } mit einer Jokerkarte anwerben
choice-discard = { $card } abwerfen
choice-release = Aus Palast { $palace } { $person } entlassen
choice-remove = Von Palast { $palace } eine Etage abtragen
choice-return = { $good } zurückgeben
choice-sunrise = { $young } nehmen
choice-charter = Freibrief: { $persons }

page-door-year = Zwölf Monate, zehn Katastrophen, alle vorhergesagt. Halte deinen Hof zusammen.
page-hint-score-year = etwa { NUMBER($score, maximumFractionDigits: 0) } Punkte
page-score-year = { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
}
page-course-year = Punkte je Monat
page-course-part-year = Monat { $number }
page-course-source-year = { $source ->
    [research] Forschung
    [events] Ereignisse
    [wall] Große Mauer
    [palaces] Paläste
    [ladies] Hofdamen
    [privileges] Privilegien
    [persons] Personen am Ende
    [monks] Mönche
   *[goods] Geld und Güter
}

# Bots mit einer Vorliebe
page-bot-builder = Baumeister
page-bot-taste-builder = liebt Paläste; etwas schwächer als ein Höfling
page-bot-collector = Sammler
page-bot-taste-collector = liebt Privilegien; etwas schwächer als ein Höfling
page-bot-seer = Seher
page-bot-taste-seer = für das nächste Ereignis stets gerüstet; etwas schwächer als ein Höfling

# Rekorde gewonnener Spiele
feat-fewest-persons = Gewonnen mit den wenigsten Personen
