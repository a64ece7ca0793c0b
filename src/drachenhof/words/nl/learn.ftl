### Leren: elk spel in twee minuten, vóór de genummerde regels

learn-minutes = In twee minuten
learn-rules = Alle regels, op nummer
learn-try = Probeer het

learn-year-aim = Het doel
    .text = Je leidt een hof door het Jaar van de Draak. Dat heeft twaalf maanden, en de meeste brengen rampspoed. Wie na de twaalfde maand de meeste punten heeft, wint.
learn-year-ahead = Je weet wat er komt
    .text = Alle twaalf gebeurtenissen liggen vanaf het begin open. Een paleis zonder rijst verliest bij droogte een persoon, net als het hof met de minste helmen wanneer de Mongolen komen. Kijk vooruit en zorg dat je klaar bent.
learn-year-month = Een maand
    .text = Elke maand is iedereen één keer aan de beurt, in vier stappen.
learn-year-action = 1. Kies een actie
    .text = Belastingen leveren geld op, Oogst rijst en Bouw etages. De kaarten liggen in groepen. Heeft iemand vóór jou al uit een groep gekozen, dan betaal je 3 yuan om erbij te komen. Je personen maken acties sterker.
learn-year-person = 2. Werf een persoon aan
    .text = Je speelt een kaart en een persoon trekt in een van je paleizen, één per etage. Jonge personen brengen je verder op de personenpuntentabel, en wie daar voorop ligt, is het eerst aan de beurt. Oude hebben meer symbolen.
learn-year-event = 3. De gebeurtenis treft iedereen
    .text = Iedereen betaalt wat er gevraagd wordt. Wie niet kan betalen, verliest personen. Een paleis waarin niemand woont, verliest een etage.
learn-year-scoring = 4. Tel je punten
    .text = Eén punt voor elk paleis en elke hofdame, één of twee voor elk privilege. Dat gebeurt elke maand; wat je vroeg hebt, levert dus het meest op.
learn-year-win = Zo win je
    .text = Aan het einde krijg je 2 punten voor elke persoon die nog bij je is, meer voor monniken in hoge paleizen en een beetje voor geld en goederen. Personen verliezen doe je toch; de kunst is de juiste te verliezen.

learn-hoard-aim = Het doel
    .text = Raak je monsterkaarten kwijt. Wie er geen meer heeft, beëindigt de ronde, en alle anderen verliezen munten voor wat ze nog hebben. Zodra iemand 21 munten heeft verloren, wint wie er het minst heeft verloren.
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
