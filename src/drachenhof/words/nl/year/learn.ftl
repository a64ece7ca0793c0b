### In het Jaar van de Draak in twee minuten

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
