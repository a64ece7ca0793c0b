### Die Regeln von Drachensachen, nach Nummern. Die Texte sind in Markdown: Absätze und Listen.

rules-hoard = Drachensachen: die Regeln
    .intro =
        Zwei bis sechs Spieler wollen ihre Monsterkarten loswerden. Wer keine mehr hat, beendet die Runde, und die anderen verlieren Goldmünzen für das meiste, was sie noch haben. Nach einigen Runden gewinnt, wer die wenigsten Münzen verloren hat.

        Nicht zu sehen sind die Hände der anderen, alles, was verdeckt liegt (auch die eigenen verdeckten Karten), und der Nachziehstapel. Was man gesehen hat, bleibt bekannt: Wer einen Stapel genommen, offen getauscht oder eine Karte bekommen hat, hält mindestens diese Karten, bis sie gespielt sind. Nach einer Gabe, die man nicht gesehen hat, ist von jeder Art eine Karte weniger sicher.

        Jede Entscheidung ist ein Zug, auch wenn es nur eine Möglichkeit gibt: Ein erzwungenes Ziehen oder Aussetzen wegzulassen würde eine Hand verraten. Links ist im Uhrzeigersinn. Zuerst kommt in jeder Runde der Zufall, und zwar in dieser Reihenfolge: Startspieler, Fähigkeit, Fluch, Austeilen.

        Jede Regel hat eine Nummer, mit der abgelehnte Züge sie nennen. Wo die Spielregel einen Punkt offen lässt, ist er hier geklärt und mit „Festgelegt“ bezeichnet.

rules-hoard-section-box = Das Material
rules-hoard-section-round = Eine Runde
rules-hoard-section-legal = Was gespielt werden darf
rules-hoard-section-effects = Wirkungen
rules-hoard-section-end = Das Ende einer Runde und des Spiels
rules-hoard-section-house = Hausregeln
rules-hoard-section-abilities = Variante: Fähigkeiten
rules-hoard-section-curses = Variante: Flüche

rule-H1 = Es gibt 96 Karten: Monster mit den Zahlen 1 bis 9, von jeder acht, und drei Sorten Drachen, Nulla, Extermino und Protecto, von jeder acht.
    .title = Karten

rule-H2 = Festgelegt: Jede Karte hat eine Münze auf der Vorderseite und eine auf der Rückseite. Was auf den Karten gedruckt ist, steht nicht im Text der Spielregel; bekannt ist nur, dass eine 8 eine hat.
    .title = Münzen

rule-H3 = Es gibt sieben Fähigkeiten (H41 bis H47) und sieben Flüche (H51 bis H53). Beides sind Varianten, jede für sich wählbar.
    .title = Extras

rule-H4 = Jeder bekommt drei verdeckte Karten, auf jede davon eine offene (zusammen sind sie sein letztes Aufgebot), und fünf Handkarten. 18 der übrigen Karten sind der Nachziehstapel; alle anderen sind aus der Runde. Ausgeteilt wird Platz für Platz vom Startspieler an: erst alle offenen Karten eines Spielers, dann alle seine Handkarten. Die verdeckten sieht niemand.
    .title = Austeilen

rule-H5 =
    Vor dem ersten Ausspielen darf jeder einmal eine Handkarte gegen eine seiner offenen Karten tauschen.

    Festgelegt: Das geschieht offen, der Reihe nach vom Startspieler an. Zwei gleiche Karten werden nicht getauscht. Wer keine offenen Karten hat, wird auch gefragt und behält, was er hat.
    .title = Tausch

rule-H6 = Der erste Startspieler wird ausgelost. Später beginnt, wer insgesamt die meisten Münzen verloren hat; sind es mehrere, der erste von ihnen links vom letzten Startspieler, der selbst zuletzt kommt.
    .title = Startspieler

rule-H7 = Jede Runde beginnt im Uhrzeigersinn.
    .title = Richtung

rule-H8 = Solange ein Spieler Handkarten hat, spielt er von der Hand, danach von seinen offenen Karten und erst dann von den verdeckten.
    .title = Woher man spielt

rule-H9 =
    Gespielt werden eine oder mehrere Karten einer Art, also einer Zahl oder einer Sorte Drachen, von dort, woher man nach H8 spielt. Es sind höchstens so viele, wie vier in Folge ergeben (H20).

    Festgelegt: Auch mehrere gleiche offene Karten dürfen zusammen gespielt werden.
    .title = Ausspielen

rule-H10 = Ist alles, was noch auf der Hand ist, von einer Art, und liegen offene Karten dieser Art da, so darf man sie zusammen spielen: die ganze Hand und eine oder mehrere der offenen Karten. Verdeckte kommen nie dazu.
    .title = Zusammen

rule-H11 =
    Wer nur noch verdeckte Karten hat, deckt eine davon auf. Ist sie erlaubt, so ist sie gespielt und wirkt. Wenn nicht, kommt sie mit dem ganzen Stapel auf die Hand, und der Spielzug ist zu Ende.

    Festgelegt: Stattdessen den Stapel zu nehmen ist nicht erlaubt.
    .title = Blind

rule-H12 =
    Wer nicht spielen kann oder will, nimmt den ganzen Stapel auf die Hand. Der Spielzug ist zu Ende, und nichts vom Stapel gilt mehr.

    Festgelegt: Wo kein Stapel liegt, muss gespielt werden.
    .title = Nehmen

rule-H13 = Die Hand wird nicht aufgefüllt. Karten zieht man nur wegen einer 4 (H16) oder einer Fähigkeit (H42). Ist der Nachziehstapel leer, wird nichts mehr gezogen; er wird nie neu gebildet.
    .title = Kein Auffüllen

rule-H14 =
    Oben liegt die letzte Karte des Stapels; die Grundlage ist die letzte, die kein Protecto ist. Keine Grundlage, oder ein Nulla, zählt 0. Die erste dieser Zeilen, die passt, entscheidet:

    - Auf einen leeren Stapel ist jede Karte erlaubt.
    - Liegt oben eine 6, sind Zahlen ab 6 erlaubt und kein Drache.
    - Ein Drache ist erlaubt.
    - Eine 9 ist nicht erlaubt, wenn oben ein Drache liegt.
    - Mit einer 3 als Grundlage sind nur 1 und 2 erlaubt.
    - Eine Zahl ist erlaubt, wenn sie nicht niedriger ist als die Grundlage.

    Wie viele Karten gespielt werden, ist dafür gleich.
    .title = Erlaubte Karten

rule-H15 = Nach einer 3 darf der Nächste nur eine 1, eine 2 oder einen Drachen spielen. Spielt er einen Protecto, gilt dasselbe für den danach.
    .title = Die 3

rule-H16 =
    Der Nächste muss für jede 4, die gilt, zwei Karten ziehen. Vorher darf er mit Karten antworten, die er kennt:

    - mit 4ern, von denen jeder zwei Karten hinzufügt;
    - mit einem Protecto, der das Ziehen weitergibt;
    - festgelegt: mit einem Nulla oder einem Extermino, die es aufheben.

    Die Antwort ist das Ausspielen in diesem Spielzug; H9, H10, H20, H23 und die Fähigkeiten gelten dafür. Wer nicht antwortet, zieht und hat dann einen normalen Spielzug, in dem die 4 nur eine Zahl ist. Wofür gezogen wurde, das ist erledigt. Wer den Stapel nimmt, entgeht dem Ziehen nicht.

    Sind weniger Karten da, werden nur diese gezogen. Ist der Nachziehstapel leer, wenn jemand an das Ziehen kommt, wird nicht gezogen und nicht geantwortet.
    .title = Die 4

rule-H17 =
    So viele Spieler setzen aus, wie 5er gespielt wurden. Wer an der Reihe wäre, darf mit einem Protecto antworten, den er kennt: Was vom Aussetzen übrig ist, das eigene eingeschlossen, geht an den Nächsten. Zu zweit ist wieder dran, wer die 5 gespielt hat.

    Festgelegt: Höchstens alle anderen setzen aus. Die Antwort ist genau ein Protecto, während auf ein Ziehen mit mehreren geantwortet werden darf (mit H33 auch hier mit mehreren, und H10 gilt). Ist es der vierte in Folge, ist alles abgeräumt, und wer geantwortet hat, ist an der Reihe.
    .title = Die 5

rule-H18 = Nach einer 6 darf der Nächste keinen Drachen spielen, nur eine 6 oder eine höhere Zahl.
    .title = Die 6

rule-H19 =
    - Nulla: Die Grundlage ist 0. Alles außer einer 9 darf folgen, und eine 3 oder ein Ziehen gilt nicht mehr.
    - Extermino: Der Stapel ist mit ihm aus der Runde, und der Spieler ist noch einmal dran.
    - Protecto: Was den Spieler traf, geht weiter an den Nächsten: Grundlage, 3, Ziehen oder Aussetzen.

    Festgelegt: Ein Extermino darf auch gespielt werden, wenn kein Stapel liegt. Mehrere Protectos auf einmal geben einmal weiter; die übrigen ist man nur los.
    .title = Die Drachen

rule-H20 =
    Liegen vier gleiche Karten direkt aufeinander, von wem auch immer, so ist der Stapel mit allen Wirkungen aus der Runde, und wer die vierte gespielt hat, ist noch einmal dran. Ein Protecto dazwischen unterbricht die Folge. Über die vierte hinaus wird nie gespielt.

    Festgelegt: Auch vier gleiche Drachen zählen, ebenso vier Exterminos auf einmal (dann ohne Fähigkeit).
    .title = Vier in Folge

rule-H21 =
    Im eigenen Spielzug darf man vor dem Ausspielen vier gleiche Karten, die man kennt, aus der Runde legen, so oft man kann. Sie kommen von dort, woher man spielt, oder wie in H10 von der Hand und aus den offenen Karten, Handkarten zuerst. Das wirkt nicht und bringt keinen weiteren Spielzug; der Stapel bleibt, und man antwortet, spielt oder nimmt noch. Erlaubte Karten darf man stattdessen auf den Stapel spielen, so viele, wie vier in Folge ergeben. Abgelegte Karten können die Runde beenden.

    Festgelegt: Ein drohendes Ziehen gehört zum eigenen Spielzug; ein drohendes Aussetzen und der Tausch gehören nicht dazu.
    .title = Vier gleiche ablegen

rule-H22 = Wer keine Karten mehr hat, ist nicht noch einmal dran.
    .title = Noch einmal dran

rule-H23 = Die Runde endet sofort, wenn ein Spieler weder Handkarten noch letztes Aufgebot hat. Er gewinnt die Runde und verliert nichts.
    .title = Das Ende einer Runde

rule-H24 =
    Jeder andere verliert die Münzen auf den Vorderseiten seiner Handkarten und offenen Karten und auf den sichtbaren Rückseiten, höchstens 10 in einer Runde.

    Festgelegt: Die Rückseite einer verdeckten Karte ist sichtbar, wenn keine offene auf ihr liegt. Mit der Variante, alle Rückseiten zu zählen, zählt jede verdeckte Karte. Zum Zählen werden die Hände gezeigt; was verdeckt liegt, bleibt verdeckt.
    .title = Verlust

rule-H25 =
    Hat jemand insgesamt 21 oder mehr Münzen verloren, so gewinnt, wer am wenigsten verloren hat. Solange das mehrere sind, folgt noch eine Runde, und danach wird neu gefragt.

    Festgelegt: Nach 50 Runden ist das Spiel auf jeden Fall zu Ende, und alle, die am wenigsten verloren haben, teilen sich den Sieg.
    .title = Das Ende des Spiels

rule-H26 = Festgelegt: Runden können sich im Kreis drehen. Die 1000. Entscheidung einer Runde wird noch ausgeführt; wo eine weitere gefragt wäre, endet die Runde ohne Gewinner. Alle verlieren Münzen, kein Fluch wird gezogen, aber eine Fähigkeit.
    .title = Endlose Runden

rule-H31 =
    Wer vor einem Ziehen steht und nur verdeckte Karten hat, darf eine davon ansehen. Ist es eine 4 oder ein Drache, so ist sie als Antwort gespielt. Wenn nicht, wird gezogen, und der normale Spielzug folgt.

    Festgelegt: Eine Karte, die keine Antwort ist, kommt auf die Hand, und nur wer sie angesehen hat, kennt sie.
    .title = Nachsehen

rule-H32 =
    Wer aussetzen müsste, darf mit 5ern antworten, die das Aussetzen an den Nächsten weitergeben.

    Festgelegt: Was vom Aussetzen übrig ist und die neuen 5er werden zusammengezählt, höchstens bis zu allen anderen. Eine vierte 5 in Folge räumt alles ab, und wer sie gespielt hat, ist an der Reihe.
    .title = 5er gegen 5er

rule-H33 =
    Mehrere Protectos auf einmal tragen, was den Spieler traf, um so viele Spieler weiter.

    Festgelegt: höchstens zum letzten der anderen. Wer übersprungen wird, kann nicht antworten und ist nicht an der Reihe; auf ein Aussetzen wird das nicht angerechnet. Ein Aussetzen, das weitergetragen wird, ist so gekürzt, dass es nie den trifft, der es weitergibt.
    .title = Langer Protecto

rule-H41 =
    Fähigkeiten: Nach jeder Runde wird eine weitere gezogen, keine zweimal; sie gilt für alle bis zum Ende des Spiels. Mit „jede Runde eine neue“ gilt nur die letzte. Sind alle sieben gezogen, bleibt die letzte.

    Festgelegt: Beim Ausspielen kommen sie nach vier in Folge (H20) und dem Ende der Runde (H23), einmal je Ausspielen. Abgelegte Karten (H21) und solche, die H20 abräumt, haben keine.

    Flinke Drachen: Ein Nulla bringt noch einen Spielzug, in dem gespielt werden muss. Festgelegt: Der Stapel wird nur genommen, wenn nichts erlaubt ist; Ablegen ist kein Spielen.
    .title = Flinke Drachen

rule-H42 = Wer einen oder mehrere Drachen spielt, zieht eine Karte. Festgelegt: auch bei einer Antwort.
    .title = Neidische Monster

rule-H43 = Eine 1 darf auf eine 9 gespielt werden. Festgelegt: auch, wenn auf der 9 nur Protectos liegen.
    .title = Klein, aber fein

rule-H44 = Wer eine 2 spielt und eine Handkarte hat, gibt eine an einen anderen Spieler seiner Wahl ab; der Zufall wählt die Karte, die nur die beiden sehen. Festgelegt: eine je Ausspielen. Die letzte Karte abzugeben kann die Runde beenden.
    .title = Monsterball

rule-H45 = Wer eine 7 spielt, darf die Richtung wechseln: Der Nachbar auf der anderen Seite ist der Nächste. Zu zweit ist derselbe Spieler noch einmal dran.
    .title = Kreisverkehr

rule-H46 =
    Am Ende einer Runde zählt jede 8 −1 statt ihrer Münze, sodass ein Verlust negativ sein kann.

    Festgelegt: Das gilt für 8er auf der Hand und offene, nicht für verdeckte.
    .title = Goldene Federn

rule-H47 = Wer eine 9 spielt, nimmt eine seiner offenen Karten nach Wahl auf die Hand, wenn er eine hat. Festgelegt: eine je Ausspielen.
    .title = Offene Geheimnisse

rule-H51 =
    Flüche: Wer eine Runde gewinnt, zieht einen, der für seine Karten in der nächsten gilt; danach kommt der Fluch zurück in seinen Stapel. Die Zahlen auf den Karten stehen nicht im Text der Spielregel. Festgelegt sind diese.

    Viele Monster, drei Karten: 6, 7 oder 8 Handkarten statt fünf.
    .title = Viele Monster

rule-H52 = Drei Karten: 4 verdeckte und 2 offene Karten, 5 und 1, oder 6 und keine, statt drei und drei.
    .title = Unwissend

rule-H53 = Eine Karte: Für diese Runde zieht jeder Spieler einen Fluch, und alle übrigen Karten sind der Nachziehstapel. Festgelegt: Gezogen wird im Uhrzeigersinn vom Startspieler an, keiner, den schon ein anderer hat, und nicht das Chaos.
    .title = Chaos
