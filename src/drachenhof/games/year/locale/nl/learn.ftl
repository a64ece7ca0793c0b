### In het Jaar van de Draak in twee minuten

learn-year-aim = Het doel
    .text = Je leidt een hof door het Jaar van de Draak. Dat heeft twaalf maanden, en de meeste brengen rampspoed. Wie na de twaalfde maand de meeste punten heeft, wint.
learn-year-ahead = Je weet wat er komt
    .text = Alle twaalf gebeurtenissen liggen vanaf het begin open. Een paleis zonder rijst verliest bij droogte een persoon, net als het hof met de minste helmen wanneer de Mongolen komen. Kijk vooruit en zorg dat je klaar bent.
learn-year-month = Een maand
    .text = Elke maand is iedereen één keer aan de beurt, in vier stappen.
learn-year-action = 1. Kies een actie
    .text = Belastingen leveren geld op, Oogst rijst en Bouw etages. De kaarten liggen in groepen. Heeft iemand vóór jou al uit een groep gekozen, dan betaal je 3 yuan om die te gebruiken. Je personen maken acties sterker.
learn-year-person = 2. Werf een persoon aan
    .text = Je speelt een kaart en een persoon trekt in een van je paleizen, één per etage. Jonge personen brengen je verder op de personenpuntentabel, en wie daar voorop ligt, is het eerst aan de beurt. Oude hebben meer symbolen.
learn-year-event = 3. De gebeurtenis treft iedereen
    .text = Iedereen betaalt wat er gevraagd wordt. Wie niet kan betalen, verliest personen. Een paleis waarin niemand woont, verliest een etage.
learn-year-scoring = 4. Tel je punten
    .text = Eén punt voor elk paleis en elke hofdame, één of twee voor elk privilege. Dat gebeurt elke maand; wat je vroeg hebt, levert dus het meest op.
learn-year-win = Zo win je
    .text = Aan het einde krijg je 2 punten voor elke persoon die nog bij je is, meer voor monniken in hoge paleizen en een beetje voor geld en goederen. Personen verliezen doe je toch; de kunst is de juiste te verliezen.

## Tips

tip-year-contagion = Ziekte deze maand of de volgende, en nog geen heelmeester? Werf er een aan.
tip-year-large-privilege = Koop vroeg liever het grote privilege dan het kleine, als je het kunt betalen.
tip-year-no-research = Kies zonder geleerden geen Studie in de eerste vier maanden: andere acties zijn beter.
tip-year-drought = In een maand met droogte en te weinig rijst voor je paleizen: oogsten.
tip-year-young = Van dezelfde soort is de jonge persoon meestal beter dan de oude.
tip-year-mongols = Mongolen deze maand of de volgende, en nog geen krijger? Werf er een aan.
tip-year-no-early-craftsman = Werf in de eerste vier maanden iemand anders dan een handarbeider aan.
tip-year-tribute = In een maand met Keizerstol en minder dan 4 yuan: belasting innen.
tip-year-build-full = Alle etages bezet? Bouw: dan hoeft er voor een nieuwkomer niemand weg, en paleizen leveren elke maand punten op.
tip-year-keep-old = Als er iemand weg moet, dan liever een jonge persoon dan een oude.

## Regels in een gewone zin, vóór de regel zelf

plain-Y1 = Elk soort persoon is goed in één ding, en het getal op het fiche brengt je vooruit op de personenpuntentabel.
plain-Y2 = Hoe meer spelers, hoe meer personen er te nemen zijn.
plain-Y7 = Alle gebeurtenissen van het jaar liggen vanaf het begin open, dus je kunt je op elke voorbereiden.
plain-Y9 = Vóór de eerste maand neemt iedereen twee verschillende jonge personen, elk een ander paar.
plain-Y10 = Wie op deze tabel verder vooraan staat, is eerder aan de beurt.
plain-Y11 = Op elke etage van een paleis woont één persoon, en geen paleis heeft meer dan drie etages.
plain-Y12 = Wie aan het begin van een fase vooraan staat, is in die fase het eerst aan de beurt.
plain-Y13 = Elke maand worden de actiekaarten opnieuw verdeeld, in evenveel groepen als er spelers zijn.
plain-Y14 = Je kiest één actie; heeft iemand vóór jou al uit die groep gekozen, dan kost die je 3 yuan.
plain-Y15 = Heb je weinig geld, dan kun je in plaats van een actie aanvullen tot 3 yuan.
plain-Y21 = Je bouwt een etage, en één meer per hamer: op een paleis of als nieuw paleis.
plain-Y22 = Je koopt een privilege dat elke maand telt: het kleine 1 punt, het grote 2.
plain-Y23 = Elke maand speel je een kaart, en een persoon van die soort komt naar je hof.
plain-Y24 = Wie nieuw komt, heeft een vrije etage nodig; is die er niet, dan moet er iemand weg.
plain-Y25 = Wie intrekt, brengt je vooruit op de tabel, met het getal op het fiche.
plain-Y27 = Je betaalt 4 yuan en verliest een persoon voor elke yuan die je mist.
plain-Y28 = Elk bewoond paleis heeft 1 rijstzak nodig, anders gaat daar iemand weg.
plain-Y29 = De meeste vuurpijlen geven 6 punten, op één na de meeste 3; daarna is de helft ervan op.
plain-Y30 = Elke helm geeft je een punt, en wie de minste helmen heeft, verliest een persoon.
plain-Y32 = Wie personen verliest, kiest zelf welke.
plain-Y33 = Een paleis waarin niemand woont, verliest elke maand een etage.
plain-Y34 = Elke maand krijg je punten voor je paleizen, je hofdames en je privileges.
plain-Y35 = Aan het einde geven personen, monniken en wat er aan geld en goederen over is nog eens punten.
plain-Y36 = De meeste punten winnen; bij gelijke stand wie verder vooraan staat op de tabel.
plain-Y40 = Je hebt zes muurfiches, en elk geeft je één keer iets als je het legt.
plain-Y41 = Je legt een van je muurfiches, krijgt de bonus, en de gezamenlijke muur groeit.
plain-Y42 = Komen de Mongolen en is de muur te kort, dan verliest wie het minst legde een persoon.
plain-Y43 = In de laatste maand moet de muur klaar zijn, wat er ook gebeurt.
plain-Y44 = In maand 7 gebeurt één keer iets bijzonders, en iedereen weet dat vanaf het begin.
plain-Y47 = Iedereen breekt twee etages af, en wie dan geen etage meer heeft, gaat weg.
plain-Y52 = Iedereen krijgt gratis een jonge persoon, elk van een andere soort.
plain-Y54 = Je kiest één soort van je personen en krijgt wat de symbolen geven.
