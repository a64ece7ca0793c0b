### De regels van In het jaar van de draak, op nummer. De teksten zijn in Markdown: alinea’s en lijsten.

rules-year = In het jaar van de draak: de regels
    .intro =
        Twee tot vijf spelers leiden hun hof door twaalf maanden. Elke maand is een ronde met vier fases: actie, persoon, gebeurtenis, waardering. Alles is open, behalve hoe de actiekaarten van latere maanden verdeeld worden. Wie aan het einde de meeste punten heeft, wint.

        Elke regel heeft een nummer, waarmee geweigerde zetten hem noemen. Waar de spelregels iets openlaten, is het hier vastgelegd en met “Beslist” gemerkt. De uitbreidingen (Y40 tot en met Y54) zijn in hun geheel beslist, zoals ze gespeeld worden.

rules-year-section-box = Het materiaal
rules-year-section-setup = De voorbereiding
rules-year-section-round = Een ronde
rules-year-section-action = Fase 1: actie
rules-year-section-person = Fase 2: persoon
rules-year-section-event = Fase 3: gebeurtenis
rules-year-section-scoring = Fase 4: waardering
rules-year-section-end = Het einde
rules-year-section-wall = Variant: de Grote Muur
rules-year-section-super = Variant: supergebeurtenissen

rule-Y1 =
    Er zijn negen soorten personen. Een fiche toont een waarde, dat is het aantal velden op de personenpuntentabel, en symbolen. Zes soorten hebben jonge en oude fiches, drie alleen jonge. Hier staat voor elk de waarde / de symbolen, en waar het symbool voor dient.

    - Handarbeider: jong { $young_craftsman_value } / { $young_craftsman_symbols }. Hamer: etages, bij Bouw.
    - Hofdame: jong { $young_court_lady_value } / { $young_court_lady_symbols }. Waaier: punten, in elke ronde.
    - Belastingontvanger: jong { $young_tax_collector_value } / { $young_tax_collector_symbols }. Munt: yuan, bij Belastingen.
    - Vuurwerkmaker: jong { $young_pyrotechnist_value } / { $young_pyrotechnist_symbols }, oud { $old_pyrotechnist_value } / { $old_pyrotechnist_symbols }. Vuurpijl: vuurpijlen, bij Vuurwerk.
    - Krijger: jong { $young_warrior_value } / { $young_warrior_symbols }, oud { $old_warrior_value } / { $old_warrior_symbols }. Helm: velden op de personenpuntentabel, bij Parade; punten bij de Mongolenstorm.
    - Monnik: jong { $young_monk_value } / { $young_monk_symbols }, oud { $old_monk_value } / { $old_monk_symbols }. Lotus: punten aan het einde.
    - Heelmeester: jong { $young_healer_value } / { $young_healer_symbols }, oud { $old_healer_value } / { $old_healer_symbols }. Vijzel: redt personen bij Ziekte.
    - Landbouwer: jong { $young_farmer_value } / { $young_farmer_symbols }, oud { $old_farmer_value } / { $old_farmer_symbols }. Rijstzak: rijst, bij Oogst.
    - Geleerde: jong { $young_scholar_value } / { $young_scholar_symbols }, oud { $old_scholar_value } / { $old_scholar_symbols }. Boek: punten, bij Studie.
    .title = Personen

rule-Y2 =
    Hoeveel fiches van een soort in het aanbod liggen, hangt af van het aantal spelers.

    - Soorten met oude fiches: met vijf spelers 6 jonge en 4 oude, met vier 5 en 3, met drie 4 en 2, met twee 3 en 1.
    - Handarbeiders, hofdames en belastingontvangers: met vijf, vier, drie of twee spelers 10, 8, 6 of 4 jonge.
    .title = Fiches per aantal spelers

rule-Y3 = Iedere speler begint met elf personenkaarten: één van elke soort en twee vraagtekenkaarten.
    .title = Kaarten in de hand

rule-Y4 = Personenfiches kunnen opraken. Geld, rijst, vuurpijlen, etages en privileges raken nooit op.
    .title = Voorraad

rule-Y5 = Er zijn zeven actiekaarten: Belastingen met twee munten; Bouw, Oogst, Vuurwerk, Parade en Studie met elk één symbool; en Privilege.
    .title = Actiekaarten

rule-Y6 = Er zijn twaalf gebeurtenisfiches, twee van elk: Rust, Keizerstol, Droogte, Mongolenstorm, Drakenfeest, Ziekte.
    .title = Gebeurtenissen

rule-Y7 =
    De twee fiches Rust liggen in maand 1 en 2. De andere tien worden geschud en één voor één in de maanden 3 tot en met 12 gelegd. Een fiche dat gelijk is aan het fiche direct links van zijn veld, gaat in plaats daarvan naar het volgende vrije veld, en het volgende getrokken fiche vult het gat. Zo liggen er, behalve bij Rust, nooit twee gelijke naast elkaar. De volgorde is vanaf het begin bij iedereen bekend.

    Beslist: zou het laatste fiche naast zijn gelijke in maand 11 liggen, dan wisselen de fiches van maand 10 en 11 van plaats. Dat kan altijd, want er zijn er maar twee van elk.

    Elke trekking is een zet van het toeval, ook de laatste. Daarna wordt de supergebeurtenis getrokken als het een willekeurige is (Y44), en dan begint de startkeuze.
    .title = Het jaar van gebeurtenissen

rule-Y8 = Iedere speler begint op veld 0 van de personenpuntentabel met 0 punten, 6 yuan, zonder rijst, vuurpijlen en privileges, en met twee paleizen van elk twee etages.
    .title = Begin van een speler

rule-Y9 =
    In de volgorde van de plaatsen, vanaf de eerste, neemt iedere speler twee verschillende jonge personen, allebei tegelijk. Geen twee spelers mogen hetzelfde paar nemen.

    De twee trekken na elkaar in, in de volgorde van Y1, elk in een paleis met plaats; allebei in hetzelfde mag. Voor elk van hen gaat de personenschijf vooruit.
    .title = Startkeuze

rule-Y10 = Wie op de personenpuntentabel verder vooraan ligt, is eerder aan de beurt. Op hetzelfde veld ligt de schijf die later aankwam bovenop, en die is eerder aan de beurt. Een zet van 0 velden is geen zet en verandert niets. Voordat iemand heeft gezet, ligt de eerste plaats bovenop, de andere daaronder in de volgorde van de plaatsen.
    .title = Volgorde op de personenpuntentabel

rule-Y11 = Een paleis heeft één tot drie etages en herbergt hoogstens één persoon per etage. Een speler mag zoveel paleizen bezitten als hij wil. (In geldige spellen komen er in feite tot 22 voor, met het Handvest 23, met de Zonsopgang 25; het is bewezen dat het er nooit meer dan 26 worden.)
    .title = Paleizen

rule-Y12 = De volgorde van de personenpuntentabel wordt afgelezen aan het begin van de actiefase, van de persoonfase en van de gebeurtenisfase, en geldt tot het einde van die fase. Elke beslissing is een eigen zet, ook als er maar één keuze mag.
    .title = Volgorde in een fase

rule-Y13 =
    De actiekaarten worden geschud en open verdeeld in evenveel groepen als er spelers zijn, zo gelijk mogelijk. De groepen hebben geen volgorde, en elke verdeling van de kaarten is even waarschijnlijk. De draken staan weer bij hun spelers.

    - Zeven kaarten: met twee spelers 4+3, met drie 3+2+2, met vier 2+2+2+1, met vijf 2+2+1+1+1.
    - Acht kaarten (Y40): met twee spelers 4+4, met drie 3+3+2, met vier 2+2+2+2, met vijf 2+2+2+1+1.
    .title = Verdeling

rule-Y14 =
    Om de beurt kiest iedere speler één kaart, en daarmee de groep waarin die ligt. Staat er bij die groep al een draak, dan worden eerst 3 yuan betaald; zonder 3 yuan kan de groep niet gekozen worden. Het zijn 3 yuan in totaal, hoeveel draken er ook staan, en de opbrengst van de actie kan ze niet betalen. Dan staat ook de eigen draak daar.

    Elke kaart van de groep mag gekozen worden, ook een die al gekozen werd.
    .title = Keuze van een actie

rule-Y15 = In plaats van een actie mag een speler aanvullen: geld onder 3 yuan stijgt tot 3 yuan. Aanvullen zet geen draak. Beslist: met 3 yuan of meer mag het, en levert het niets op.
    .title = Aanvullen

rule-Y16 = 2 yuan, en 1 meer voor elke munt op eigen belastingontvangers.
    .title = Belastingen

rule-Y17 = 1 rijstzak, en 1 meer voor elke rijstzak op eigen landbouwers.
    .title = Oogst

rule-Y18 = 1 vuurpijl, en 1 meer voor elke vuurpijl op eigen vuurwerkmakers.
    .title = Vuurwerk

rule-Y19 = 1 veld vooruit op de personenpuntentabel, en 1 meer voor elke helm op eigen krijgers.
    .title = Parade

rule-Y20 = 1 punt, en 1 meer voor elk boek op eigen geleerden.
    .title = Studie

rule-Y21 = 1 etage, en 1 meer voor elke hamer op eigen handarbeiders. Beslist: elke nieuwe etage moet gezet worden, op een eigen paleis met minder dan drie etages of als nieuw paleis. Etages van dezelfde Bouw mogen op elkaar staan. Etages die er al staan, verhuizen nooit.
    .title = Bouw

rule-Y22 =
    De speler koopt precies één privilege: een klein voor 2 yuan, met één draak, of een groot voor 6 yuan, met twee draken. Een speler mag zoveel privileges bezitten als hij wil. Variant: een groot privilege kost 7 yuan, zoals in de jubileumuitgave.

    Beslist: wie niet zou kunnen betalen, de 3 yuan van Y14 meegerekend, kan de kaart niet kiezen.
    .title = Privilege

rule-Y23 =
    Om de beurt speelt iedere speler één personenkaart. In ronde 12 en voor wie geen kaarten meer heeft, vervalt de persoonfase.

    - De kaart van een soort neemt één fiche van die soort, jong of oud naar keuze van de speler.
    - Een vraagtekenkaart neemt een fiche naar keuze uit het aanbod, ook als de kaart van die soort nog in de hand is.
    - Een kaart waarvoor er geen fiche meer ligt, gaat voor niets verloren. Dat mag ook zolang andere kaarten nog een fiche zouden kunnen nemen. Een kaart waarvoor er nog een ligt, moet er een nemen.
    .title = Een personenkaart spelen

rule-Y24 = Is er in een eigen paleis plaats, dan moet de nieuwe persoon in een paleis met plaats intrekken, naar keuze van de speler. Is er nergens plaats, dan vervangt de nieuwe een andere persoon, die uit het spel gaat, of wordt de nieuwe weggestuurd en gaat zelf uit het spel. Een speler zonder paleis kan alleen wegsturen.
    .title = Waar een persoon komt

rule-Y25 = Een persoon die intrekt, ook in de plaats van een andere, brengt de personenschijf zoveel velden vooruit als de waarde op het fiche. Een weggestuurde niet. Niets zet een schijf ooit achteruit, behalve de Vulkaanuitbarsting (Y50). Bij aankomst levert een persoon niets op.
    .title = Personenschijf

rule-Y26 = De maand gaat voorbij zonder schade of winst.
    .title = Rust

rule-Y27 = Iedere speler betaalt 4 yuan. Wie minder heeft, betaalt alles en ontslaat één persoon voor elke yuan die ontbreekt. Munten op belastingontvangers tellen niet. Geld mag niet achtergehouden worden.
    .title = Keizerstol

rule-Y28 = Iedere speler geeft 1 rijstzak af voor elk bewoond paleis, zover de rijst reikt; rijstzakken op landbouwers tellen niet, en rijst mag niet achtergehouden worden. Uit elk paleis dat er geen krijgt, wordt één persoon ontslagen, en de speler kiest welke paleizen dat zijn. Geen paleis verliest bij dezelfde Droogte twee personen.
    .title = Droogte

rule-Y29 = De meeste vuurpijlen leveren 6 punten op, op één na de meeste 3 punten; vuurpijlen op vuurwerkmakers tellen niet. Bij een gelijke stand krijgt iedereen de volle punten, en ook bij een gelijke stand aan de kop wordt de tweede plaats toegekend. Zonder vuurpijlen zijn er geen punten. Wie punten kreeg, geeft de helft van de eigen vuurpijlen af, naar boven afgerond.
    .title = Drakenfeest

rule-Y30 = Iedere speler krijgt 1 punt voor elke eigen helm. Daarna ontslaan allen met de minste helmen elk één persoon, ook als iedereen er evenveel heeft. De helmen worden geteld voordat er iemand ontslagen wordt.
    .title = Mongolenstorm

rule-Y31 = Iedere speler ontslaat drie personen, voor elke eigen vijzel één minder. De vijzels worden geteld voordat er iemand ontslagen wordt.
    .title = Ziekte

rule-Y32 = Eerst worden betalingen, punten en schulden voor alle spelers geboekt. Daarna ontslaat om de beurt iedere speler alle verschuldigde personen, één voor één. Wie minder personen heeft, verliest ze allemaal en verder niets. Ontslagen personen gaan uit het spel.
    .title = Ontslag

rule-Y33 = Eén keer in elke ronde, ook na Rust, verliest elk onbewoond paleis een etage; een paleis zonder etages is weg. Dat gebeurt als de gebeurtenis voorbij is, met alles wat Y42 tot en met Y54 eraan toevoegen.
    .title = Verval

rule-Y34 = Iedere speler krijgt 1 punt voor elk eigen paleis, bewoond of niet, 1 voor elke hofdame en 1 voor elke draak op privileges: een klein heeft één draak, een groot twee.
    .title = Waardering van een ronde

rule-Y35 =
    Na ronde 12 is er nog een slotwaardering. Daarbij veranderen alleen de punten.

    - 2 punten voor elke persoon.
    - Voor elke monnik de lotussen op het fiche maal de etages van het paleis.
    - Rijstzakken en vuurpijlen tellen elk voor 2 yuan; elke 3 yuan, samen met het geld, zijn 1 punt.
    .title = Slotwaardering

rule-Y36 = De meeste punten winnen. Bij een gelijke stand is beter wie op de personenpuntentabel verder vooraan ligt. Beslist: op hetzelfde veld is beter wie bovenop ligt (Y10). Zo krijgen alle spelers een rang.
    .title = Winnaar

rule-Y40 =
    Er komt een achtste actiekaart bij: Muur. Iedere speler heeft zes muurfiches, één met elk van deze bonussen: 1 rijstzak; 1 vuurpijl; 2 yuan; 1 etage, meteen gezet zoals in Y21; 3 punten; 3 velden op de personenpuntentabel.
    .title = Muurfiches

rule-Y41 = Met de actie Muur kiest een speler een van zijn resterende fiches, krijgt de bonus ervan en legt het onder het meest linkse gebeurtenisveld waaronder er nog geen ligt, vanaf maand 1. Personen voegen niets toe. Wie geen fiches meer heeft, kan de kaart niet kiezen, en niemand kan die kiezen als er onder alle twaalf velden een ligt.
    .title = Muur

rule-Y42 = Bij een Mongolenstorm wordt na Y30 de muur gecontroleerd. Liggen er minstens zoveel fiches als het nummer van de maand, dan krijgt iedere speler 1 punt voor elk eigen fiche, waar het ook ligt. Liggen er minder, dan ontslaan allen die er de minste gelegd hebben elk één persoon, ook als iedereen er evenveel of niemand er een gelegd heeft. Ontslaan gaat om de beurt, zoals in Y32.
    .title = Muur en Mongolen

rule-Y43 = In maand 12 wordt net zo gecontroleerd of er twaalf fiches liggen, wat de gebeurtenis ook is. Is het een Mongolenstorm, dan is dit een tweede controle. Beslist: die komt na de gebeurtenis en voor het verval.
    .title = De laatste controle

rule-Y44 = Eén van tien fiches is in het spel, bij de voorbereiding willekeurig getrokken of op naam gekozen, en bij iedereen bekend. De supergebeurtenis vindt plaats in ronde 7, na de gebeurtenis (en Y42) en voor het verval. Er wordt om de beurt gekozen.
    .title = De supergebeurtenis

rule-Y45 = Iedere speler krijgt 2 punten voor elke eigen persoon.
    .title = Lantaarnfeest

rule-Y46 = De monniken worden nu gewaardeerd, de lotussen op elk fiche maal de etages van het paleis, en aan het einde nog een keer.
    .title = Boeddha

rule-Y47 =
    Iedere speler breekt in totaal twee etages af, van eigen paleizen naar keuze, ook allebei van hetzelfde, bewoond of niet. Wie minder etages heeft, breekt alles af.

    Eerst komen de etages. Daarna ontslaat elk paleis met meer personen dan etages er zoveel dat er voor elk een etage is; de speler kiest wie. Iedere speler is klaar voordat de volgende begint. Een leeg paleis zonder etages is meteen weg; een paleis met personen houdt zijn nummer tot de laatste vertrokken is.
    .title = Aardbeving

rule-Y48 = Yuan, rijstzakken en vuurpijlen van een speler worden samengeteld, elk stuk voor één. De helft daarvan, naar beneden afgerond, wordt teruggegeven, in een mix die de speler kiest.
    .title = Overstroming

rule-Y49 = De gebeurtenis van maand 7 vindt nog een keer plaats, met Y42 als het een Mongolenstorm is. Alles wordt opnieuw geteld.
    .title = Zonsverduistering

rule-Y50 = Alle personenschijven gaan terug naar 0. Hun volgorde blijft.
    .title = Vulkaanuitbarsting

rule-Y51 = Iedere speler legt open twee personenkaarten naar keuze af. Na ronde 7 blijven er zo twee kaarten over, en de persoonfase is er alleen nog in ronde 8 en 9.
    .title = Wervelstorm

rule-Y52 = Iedere speler moet zonder kaart één jonge persoon uit het aanbod nemen. Geen soort mag onder de spelers twee keer genomen worden; ook een weggestuurde persoon geldt als genomen. De persoon trekt in zoals in Y24 en Y25. Wie geen soort meer kan nemen, neemt niemand.
    .title = Zonsopgang

rule-Y53 = Alle privileges gaan verloren, voor de waardering van deze ronde.
    .title = Moordaanslag

rule-Y54 =
    Iedere speler kiest één soort onder de eigen personen en krijgt wat de symbolen ervan opleveren, zonder wat een actiekaart eraan zou toevoegen. Een speler zonder personen krijgt niets.

    - Hamers: etages. Munten: yuan. Rijstzakken: rijst. Vuurpijlen: vuurpijlen.
    - Helmen: velden op de personenpuntentabel. Boeken: punten. Waaiers: punten.
    - Monniken: de lotussen op elk fiche maal de etages van het paleis, als punten.
    - Heelmeesters: niets.
    .title = Handvest
