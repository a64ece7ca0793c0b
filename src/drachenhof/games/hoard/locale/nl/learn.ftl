### Drachensachen in twee minuten

learn-hoard-aim = Het doel
    .text = Raak je monsterkaarten kwijt. Wie er geen meer heeft, beëindigt de ronde, en alle anderen verliezen munten voor wat ze nog hebben. Zodra iemand 21 munten heeft verloren, wint wie er de minste heeft verloren.
learn-hoard-cards = Je kaarten
    .text = Je hebt vijf kaarten in je hand, en voor je liggen drie open kaarten op drie verborgen kaarten. Eerst speel je je hand, dan de open kaarten en als laatste de verborgen kaarten, blind.
learn-hoard-turn = Een beurt
    .text = Speel één kaart, of meerdere gelijke, op de stapel: hetzelfde getal als de laatste of een hoger getal. Kun of wil je niet, dan pak je de hele stapel in je hand.
learn-hoard-numbers = Vier getallen zijn bijzonder
    .text = Na een 3 moet de volgende speler eronder blijven. Bij een 4 trekt de volgende speler twee kaarten. Bij een 5 slaat de volgende speler een beurt over. Op een 6 mag geen draak volgen.
learn-hoard-dragons = Draken passen bijna altijd
    .text = Nulla zet de stapel terug op 0. Extermino ruimt hem op, en jij bent nog eens aan de beurt. Protecto geeft aan de volgende speler door wat jou boven het hoofd hing.
learn-hoard-four = Vier op een rij
    .text = Liggen er vier gelijke kaarten op elkaar, dan is de stapel weg en ben jij nog eens aan de beurt. Vier gelijke kaarten van jezelf mag je in je beurt ook afleggen.
learn-hoard-win = Zo win je
    .text = De meeste kaarten die je overhoudt, kosten een munt, hoogstens 10 per ronde. Bewaar een draak voor het moment dat je moet trekken, en blijf niet als laatste met een volle hand zitten.

## Tips

tip-hoard-dragon-or-pile = Past er geen getal op een stapel van zes of meer kaarten, gebruik dan een draak.
tip-hoard-not-take = Pak de stapel niet zolang je iets kunt spelen.
tip-hoard-all-open = Speel ook van je open kaarten alle gelijke tegelijk.
tip-hoard-dragon-or-small-pile = Zelfs bij een stapel van een of twee kaarten is een draak goed besteed als er geen getal past.
tip-hoard-keep-dragons = Past er een getal, speel dat en bewaar je draken.
tip-hoard-answer-draw = Als je moet trekken, is antwoorden meestal beter.
tip-hoard-high-to-remainders = Leg bij de ruil hoge getallen neer en neem lage in je hand.
tip-hoard-all-at-once = Speel alle gelijke kaarten tegelijk in plaats van één voor één.
tip-hoard-lay-out = Vier gelijke kaarten? Leg ze meteen af.
tip-hoard-threes = Past er een 3, speel die: er past bijna niets op.

## Regels in een gewone zin, vóór de regel zelf

plain-H2 = Elke kaart die aan het einde van een ronde over is, kan je een munt kosten.
plain-H4 = Je krijgt vijf handkaarten en drie open kaarten, die op drie verborgen kaarten liggen.
plain-H5 = Vóór de ronde mag je één handkaart ruilen tegen een van je open kaarten.
plain-H6 = Wie tot nu toe de meeste munten heeft verloren, begint de volgende ronde.
plain-H9 = Je speelt één kaart, of meerdere gelijke samen.
plain-H10 = Zijn je laatste handkaarten allemaal gelijk, dan mogen gelijke open kaarten meteen mee.
plain-H11 = Heb je alleen nog verborgen kaarten, dan draai je er één om: past hij niet, dan pak je alles.
plain-H12 = Past er niets of wil je niet, dan pak je de hele stapel in je hand.
plain-H13 = Na het spelen trek je niet bij; alleen een 4 laat je trekken.
plain-H14 = Speel hetzelfde getal als de laatste kaart of een hoger; draken passen bijna altijd.
plain-H16 = Een 4 laat de volgende speler twee kaarten trekken, tenzij die erop antwoordt.
plain-H17 = Een 5 laat de volgende speler een beurt overslaan; een Protecto geeft dat door.
plain-H19 = Nulla zet de stapel op 0, Extermino ruimt hem op, Protecto geeft door wat jou te wachten staat.
plain-H20 = Liggen er vier gelijke kaarten op elkaar, dan is de stapel weg en ben je nog eens aan de beurt.
plain-H21 = Als je aan de beurt bent, mag je vier gelijke kaarten van jezelf afleggen.
plain-H24 = Aan het einde van een ronde kost bijna elke kaart die je nog hebt een munt, hoogstens 10.
plain-H25 = Heeft iemand 21 munten verloren, dan wint wie er het minst verloor.
plain-H26 = Een ronde die nooit zou eindigen, eindigt zonder winnaar.
plain-H31 = Moet je trekken met alleen verborgen kaarten, dan mag je kijken of er één je redt.
plain-H32 = Een eigen 5 redt je van het overslaan: dan slaat de volgende over.
plain-H33 = Elke extra Protecto geeft wat jou te wachten staat één speler verder.
plain-H41 = Na een Nulla ben je nog eens aan de beurt, en dan moet je een kaart spelen.
plain-H44 = Met een 2 geef je een andere speler een willekeurige kaart uit je hand.
plain-H46 = Aan het einde van een ronde geven je 8’s munten terug in plaats van ze te kosten.
plain-H51 = In de volgende ronde krijgt de winnaar van deze ronde meer handkaarten dan de anderen.
plain-H53 = Eén ronde lang heeft iedereen een vloek, en de trekstapel is groter.
