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
