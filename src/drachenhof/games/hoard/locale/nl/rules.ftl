### De regels van Drachensachen, op nummer. De teksten zijn in Markdown: alinea’s en lijsten.

rules-hoard = Drachensachen: de regels
    .intro =
        Twee tot zes spelers willen hun monsterkaarten kwijtraken. Wie er geen meer heeft, beëindigt de ronde, en de anderen verliezen gouden munten voor het meeste wat ze nog hebben. Na enkele rondes wint wie de minste munten verloren heeft.

        Niet te zien zijn de handen van de anderen, alle verborgen kaarten (ook de eigen) en de trekstapel. Wat je gezien hebt, blijft bekend: wie een stapel gepakt heeft, open geruild heeft of een kaart gekregen heeft, houdt minstens die kaarten, tot ze gespeeld zijn. Na een gift die je niet gezien hebt, is van elke soort één kaart minder zeker.

        Elke beslissing is een zet, ook als er maar één keuze is: een verplichte trekking of overgeslagen beurt weglaten zou een hand verraden. Links is met de klok mee. Eerst komt in elke ronde het toeval, in deze volgorde: startspeler, vaardigheid, vloek, delen.

        Elke regel heeft een nummer, waarmee geweigerde zetten hem noemen. Waar de spelregels iets openlaten, is het hier vastgelegd en met “Beslist” gemerkt.

rules-hoard-section-box = Het materiaal
rules-hoard-section-round = Een ronde
rules-hoard-section-legal = Wat er gespeeld mag worden
rules-hoard-section-effects = Effecten
rules-hoard-section-end = Het einde van een ronde en van het spel
rules-hoard-section-house = Huisregels
rules-hoard-section-abilities = Variant: vaardigheden
rules-hoard-section-curses = Variant: vloeken

rule-H1 = Er zijn 96 kaarten: monsters met de getallen 1 tot en met 9, acht van elk, en drie soorten draken, Nulla, Extermino en Protecto, acht van elk.
    .title = Kaarten

rule-H2 = Beslist: elke kaart heeft één munt op de voorkant en één op de achterkant. Wat er op de kaarten gedrukt is, staat niet in de tekst van de spelregels; bekend is alleen dat een 8 er één heeft.
    .title = Munten

rule-H3 = Er zijn zeven vaardigheden (H41 tot en met H47) en zeven vloeken (H51 tot en met H53). Beide zijn varianten, elk apart te kiezen.
    .title = Extra’s

rule-H4 = Iedereen krijgt drie verborgen kaarten, op elk daarvan een open kaart (samen zijn dat de resten), en vijf handkaarten. 18 van de overige kaarten zijn de trekstapel; de rest is uit de ronde. Er wordt plaats voor plaats gedeeld, vanaf de startspeler: eerst alle open kaarten van een speler, dan alle handkaarten. De verborgen kaarten ziet niemand.
    .title = Delen

rule-H5 =
    Voor de eerste kaart gespeeld wordt, mag iedereen één keer een handkaart ruilen tegen een van zijn open kaarten.

    Beslist: dat gebeurt open, op volgorde vanaf de startspeler. Twee gelijke kaarten worden niet geruild. Wie geen open kaarten heeft, wordt ook gevraagd en houdt wat hij heeft.
    .title = Ruil

rule-H6 = De eerste startspeler wordt geloot. Later begint wie in totaal de meeste munten verloren heeft; zijn het er meerdere, dan de eerste van hen links van de vorige startspeler, die zelf als laatste komt.
    .title = Startspeler

rule-H7 = Elke ronde begint met de klok mee.
    .title = Richting

rule-H8 = Zolang een speler handkaarten heeft, speelt hij uit de hand, daarna van zijn open kaarten en pas dan van de verborgen kaarten.
    .title = Waarvandaan je speelt

rule-H9 =
    Gespeeld worden een of meer kaarten van één soort, dus van één getal of één soort draken, van waar je volgens H8 speelt. Het zijn er hoogstens zoveel als er vier op een rij maken (H20).

    Beslist: ook meerdere gelijke open kaarten mogen samen gespeeld worden.
    .title = Spelen

rule-H10 = Is alles wat nog in de hand is van één soort, en liggen er open kaarten van die soort, dan mogen ze samen gespeeld worden: de hele hand en een of meer van die open kaarten. Verborgen kaarten doen nooit mee.
    .title = Samen

rule-H11 =
    Wie alleen nog verborgen kaarten heeft, draait er één om. Mag die, dan is die gespeeld en heeft die effect. Zo niet, dan komt die met de hele stapel in de hand, en de beurt is voorbij.

    Beslist: in plaats daarvan de stapel pakken mag niet.
    .title = Blind

rule-H12 =
    Wie niet kan of wil spelen, pakt de hele stapel in de hand. De beurt is voorbij, en niets van de stapel geldt nog.

    Beslist: waar geen stapel ligt, moet er gespeeld worden.
    .title = Pakken

rule-H13 = De hand wordt niet aangevuld. Kaarten trek je alleen door een 4 (H16) of een vaardigheid (H42). Is de trekstapel leeg, dan wordt er niets meer getrokken; hij wordt nooit opnieuw gevormd.
    .title = Niet aanvullen

rule-H14 =
    Bovenop ligt de laatste kaart van de stapel; de basis is de laatste die geen Protecto is. Geen basis, of een Nulla, telt 0. De eerste van deze regels die past, beslist:

    - Op een lege stapel mag elke kaart.
    - Ligt er een 6 bovenop, dan mogen getallen vanaf 6 en geen draak.
    - Een draak mag.
    - Een 9 mag niet als er een draak bovenop ligt.
    - Met een 3 als basis mogen alleen 1 en 2.
    - Een getal mag als het niet lager is dan de basis.

    Hoeveel kaarten er gespeeld worden, maakt daarvoor niet uit.
    .title = Welke kaarten mogen

rule-H15 = Na een 3 mag de volgende alleen een 1, een 2 of een draak spelen. Speelt hij een Protecto, dan geldt hetzelfde voor wie daarna komt.
    .title = De 3

rule-H16 =
    De volgende moet voor elke 4 die geldt twee kaarten trekken. Eerst mag hij antwoorden met kaarten die hij kent:

    - met 4’s, die elk twee kaarten toevoegen;
    - met een Protecto, die de trekking doorgeeft;
    - beslist: met een Nulla of een Extermino, die de trekking opheffen.

    Het antwoord is wat er in deze beurt gespeeld wordt; H9, H10, H20, H23 en de vaardigheden gelden ervoor. Wie niet antwoordt, trekt en heeft dan een gewone beurt, waarin de 4 alleen een getal is. Waarvoor getrokken is, dat is afgedaan. Wie de stapel pakt, ontkomt niet aan de trekking.

    Zijn er minder kaarten, dan worden alleen die getrokken. Is de trekstapel leeg als iemand voor een trekking staat, dan wordt er niet getrokken en niet geantwoord.
    .title = De 4

rule-H17 =
    Er slaan zoveel spelers hun beurt over als er 5’s gespeeld zijn. Wie aan de beurt zou zijn, mag antwoorden met een Protecto die hij kent: wat er van het overslaan over is, de eigen beurt inbegrepen, gaat naar de volgende. Met twee spelers gaat wie de 5 speelde verder.

    Beslist: hoogstens alle anderen slaan een beurt over. Het antwoord is precies één Protecto, terwijl op een trekking met meerdere geantwoord mag worden (met H33 ook hier met meerdere, en H10 geldt). Is het de vierde op een rij, dan is alles opgeruimd en is wie antwoordde aan de beurt.
    .title = De 5

rule-H18 = Na een 6 mag de volgende geen draak spelen, alleen een 6 of een hoger getal.
    .title = De 6

rule-H19 =
    - Nulla: de basis is 0. Alles behalve een 9 mag volgen, en een 3 of een trekking geldt niet meer.
    - Extermino: de stapel gaat met hem uit de ronde, en de speler is nog eens aan de beurt.
    - Protecto: wat de speler trof, gaat door naar de volgende: basis, 3, trekking of overslaan.

    Beslist: een Extermino mag ook gespeeld worden als er geen stapel ligt. Meerdere Protecto’s tegelijk geven één keer door; de andere ben je alleen kwijt.
    .title = De draken

rule-H20 =
    Liggen er vier gelijke kaarten direct op elkaar, van wie ook, dan gaat de stapel met alle effecten uit de ronde, en wie de vierde speelde, is nog eens aan de beurt. Een Protecto ertussen onderbreekt de rij. Verder dan de vierde wordt er nooit gespeeld.

    Beslist: ook vier gelijke draken tellen, net als vier Extermino’s tegelijk (dan zonder vaardigheid).
    .title = Vier op een rij

rule-H21 =
    In je eigen beurt mag je voor het spelen vier gelijke kaarten die je kent uit de ronde leggen, zo vaak je kunt. Ze komen van waar je speelt, of zoals in H10 uit de hand en van de open kaarten, handkaarten eerst. Dat heeft geen effect en geeft geen extra beurt; de stapel blijft, en je antwoordt, speelt of pakt nog. Kaarten die mogen, kun je in plaats daarvan op de stapel spelen, zoveel als er vier op een rij maken. Afgelegde kaarten kunnen de ronde beëindigen.

    Beslist: een dreigende trekking hoort bij je eigen beurt; dreigend overslaan en de ruil horen er niet bij.
    .title = Vier gelijke afleggen

rule-H22 = Wie geen kaarten meer heeft, krijgt geen extra beurt.
    .title = Extra beurt

rule-H23 = De ronde eindigt meteen als een speler geen handkaarten en geen resten meer heeft. Hij wint de ronde en verliest niets.
    .title = Het einde van een ronde

rule-H24 =
    Ieder ander verliest de munten op de voorkanten van zijn handkaarten en open kaarten en op de zichtbare achterkanten, hoogstens 10 in een ronde.

    Beslist: de achterkant van een verborgen kaart is zichtbaar als er geen open kaart op ligt. Met de variant die alle achterkanten telt, telt elke verborgen kaart. Voor het tellen worden de handen getoond; wat verborgen ligt, blijft verborgen.
    .title = Verlies

rule-H25 =
    Heeft iemand in totaal 21 of meer munten verloren, dan wint wie de minste verloren heeft. Zolang dat er meerdere zijn, volgt er nog een ronde, en daarna wordt het opnieuw bekeken.

    Beslist: na 50 rondes is het spel in elk geval afgelopen, en allen die de minste verloren hebben, delen de winst.
    .title = Het einde van het spel

rule-H26 = Beslist: rondes kunnen in een kring draaien. De 1000e beslissing van een ronde wordt nog uitgevoerd; waar een volgende gevraagd zou worden, eindigt de ronde zonder winnaar. Iedereen verliest munten, er wordt geen vloek getrokken, maar wel een vaardigheid.
    .title = Eindeloze rondes

rule-H31 =
    Wie voor een trekking staat en alleen verborgen kaarten heeft, mag er één bekijken. Is het een 4 of een draak, dan is die als antwoord gespeeld. Zo niet, dan wordt er getrokken, en volgt een gewone beurt.

    Beslist: een kaart die geen antwoord is, komt in de hand, en alleen wie hem bekeek, kent hem.
    .title = Gluren

rule-H32 =
    Wie een beurt zou overslaan, mag met 5’s antwoorden, die het overslaan doorgeven aan de volgende.

    Beslist: wat er van het overslaan over is en de nieuwe 5’s worden samengeteld, hoogstens tot alle anderen. Een vierde 5 op een rij ruimt alles op, en wie die speelde, is aan de beurt.
    .title = 5’s tegen 5’s

rule-H33 =
    Meerdere Protecto’s tegelijk dragen wat de speler trof zoveel spelers verder.

    Beslist: hoogstens naar de laatste van de anderen. Wie gepasseerd wordt, kan niet antwoorden en verliest de beurt; dat telt niet mee voor het overslaan door een 5. Wat er van dat overslaan verder gedragen wordt, is zo ingekort dat het nooit bij de doorgever terugkomt.
    .title = Lange Protecto

rule-H41 =
    Vaardigheden: na elke ronde wordt er één bij getrokken, geen twee keer dezelfde; die geldt voor iedereen tot het einde van het spel. Met “elke ronde een nieuwe” geldt alleen de laatste. Zijn alle zeven getrokken, dan blijft de laatste.

    Beslist: bij het spelen komen ze na vier op een rij (H20) en het einde van de ronde (H23), één keer per keer dat er gespeeld wordt. Afgelegde kaarten (H21) en wat H20 opruimt, hebben er geen.

    Vlugge draken: een Nulla geeft een extra beurt, waarin er gespeeld moet worden. Beslist: de stapel wordt alleen gepakt als er niets gespeeld mag worden; afleggen is geen spelen.
    .title = Vlugge draken

rule-H42 = Wie een of meer draken speelt, trekt één kaart. Beslist: ook bij een antwoord.
    .title = Jaloerse monsters

rule-H43 = Een 1 mag op een 9 gespeeld worden. Beslist: ook als er op de 9 alleen Protecto’s liggen.
    .title = Klein maar fijn

rule-H44 = Wie een 2 speelt en een handkaart heeft, geeft er één aan een andere speler naar keuze; het toeval kiest de kaart, die alleen die twee zien. Beslist: één per keer spelen. De laatste kaart weggeven kan de ronde beëindigen.
    .title = Monsterbal

rule-H45 = Wie een 7 speelt, mag de richting omkeren: de buur aan de andere kant is de volgende. Met twee spelers is dezelfde speler nog eens aan de beurt.
    .title = Rotonde

rule-H46 =
    Aan het einde van een ronde telt elke 8 −1 in plaats van de munt, zodat een verlies negatief kan zijn.

    Beslist: dat geldt voor 8’s in de hand en open, niet voor verborgen.
    .title = Gouden veren

rule-H47 = Wie een 9 speelt, neemt een van zijn open kaarten naar keuze in de hand, als hij er één heeft. Beslist: één per keer spelen.
    .title = Open geheimen

rule-H51 =
    Vloeken: wie een ronde wint, trekt er één, die voor zijn kaarten in de volgende geldt; daarna gaat de vloek terug op de stapel vloeken. De getallen op de kaarten staan niet in de tekst van de spelregels. Beslist zijn deze.

    Veel monsters, drie kaarten: 6, 7 of 8 handkaarten in plaats van vijf.
    .title = Veel monsters

rule-H52 = Drie kaarten: 4 verborgen en 2 open kaarten, 5 en 1, of 6 en geen, in plaats van drie en drie.
    .title = Onwetend

rule-H53 = Eén kaart: voor deze ronde trekt elke speler een vloek, en alle overige kaarten zijn de trekstapel. Beslist: er wordt met de klok mee getrokken vanaf de startspeler, geen vloek die een ander al heeft, en niet de Chaos.
    .title = Chaos
