### Drachensachen in zwei Minuten

learn-hoard-aim = Das Ziel
    .text = Werde deine Monsterkarten los. Wer keine mehr hat, beendet die Runde, und alle anderen verlieren Münzen für das, was sie noch haben. Sobald jemand 21 Münzen verloren hat, gewinnt, wer am wenigsten verloren hat.
learn-hoard-cards = Deine Karten
    .text = Du hast fünf Karten auf der Hand und vor dir drei offene Karten auf drei verdeckten. Erst spielst du die Hand aus, dann die offenen und zuletzt die verdeckten, blind.
learn-hoard-turn = Ein Spielzug
    .text = Spiele eine Karte oder mehrere gleiche auf den Stapel: dieselbe Zahl wie die letzte oder eine höhere. Kannst oder willst du nicht, nimmst du den ganzen Stapel auf die Hand.
learn-hoard-numbers = Vier Zahlen sind besonders
    .text = Nach einer 3 muss der Nächste darunter bleiben. Eine 4 lässt den Nächsten zwei Karten ziehen. Eine 5 lässt den Nächsten aussetzen. Auf eine 6 darf kein Drache folgen.
learn-hoard-dragons = Drachen passen fast immer
    .text = Nulla setzt den Stapel auf 0 zurück. Extermino räumt ihn ab, und du bist noch einmal dran. Protecto gibt an den Nächsten weiter, was dir gerade drohte.
learn-hoard-four = Vier in Folge
    .text = Liegen vier gleiche Karten aufeinander, ist der Stapel weg, und du bist noch einmal dran. Vier gleiche eigene Karten darfst du in deinem Spielzug auch ablegen.
learn-hoard-win = So gewinnt man
    .text = Die meisten übrigen Karten kosten dich eine Münze, höchstens 10 in einer Runde. Heb dir einen Drachen auf für den Moment, in dem du ziehen sollst, und bleib nicht als Letzter mit voller Hand sitzen.

## Tipps

tip-hoard-dragon-or-pile = Passt keine Zahl auf einen Stapel von sechs oder mehr Karten, gib einen Drachen aus.
tip-hoard-not-take = Nimm den Stapel nicht, solange du irgendetwas spielen kannst.
tip-hoard-all-open = Spiele auch von deinen offenen Karten alle gleichen auf einmal.
tip-hoard-dragon-or-small-pile = Selbst bei einem Stapel von ein oder zwei Karten lohnt sich ein Drache, wenn keine Zahl passt.
tip-hoard-keep-dragons = Passt eine Zahl, spiele sie und hebe deine Drachen auf.
tip-hoard-answer-draw = Wenn du ziehen sollst, ist eine Antwort meist besser.
tip-hoard-high-to-remainders = Lege beim Tausch hohe Zahlen hin und nimm niedrige auf die Hand.
tip-hoard-all-at-once = Spiele alle gleichen Karten auf einmal statt einzeln.
tip-hoard-lay-out = Vier gleiche Karten? Lege sie sofort ab.
tip-hoard-threes = Passt eine 3, spiele sie: Auf sie passt fast nichts.

## Regeln in einem einfachen Satz, vor der Regel selbst

plain-H2 = Jede Karte, die am Rundenende übrig ist, kann dich eine Münze kosten.
plain-H4 = Du bekommst fünf Handkarten und drei offene Karten, die auf drei verdeckten liegen.
plain-H5 = Vor der Runde darfst du eine Handkarte gegen eine deiner offenen Karten tauschen.
plain-H6 = Wer bisher die meisten Münzen verloren hat, beginnt die nächste Runde.
plain-H9 = Du spielst eine Karte oder mehrere gleiche zusammen.
plain-H10 = Sind deine letzten Handkarten alle gleich, dürfen gleiche offene Karten sofort mit.
plain-H11 = Sind nur verdeckte Karten übrig, deckst du eine auf: Passt sie nicht, nimmst du alles.
plain-H12 = Passt nichts oder willst du nicht, nimmst du den ganzen Stapel auf die Hand.
plain-H13 = Nach dem Ausspielen ziehst du nicht nach; nur eine 4 lässt dich ziehen.
plain-H14 = Spiele dieselbe Zahl wie die letzte Karte oder eine höhere; Drachen passen fast immer.
plain-H16 = Eine 4 lässt den nächsten Spieler zwei Karten ziehen, wenn er sie nicht beantwortet.
plain-H17 = Eine 5 lässt den nächsten Spieler aussetzen; ein Protecto gibt das weiter.
plain-H19 = Nulla setzt den Stapel auf 0, Extermino räumt ihn ab, Protecto gibt weiter, was dir droht.
plain-H20 = Liegen vier gleiche Karten aufeinander, ist der Stapel weg, und du bist noch einmal dran.
plain-H21 = Wenn du dran bist, darfst du vier eigene gleiche Karten ablegen.
plain-H24 = Am Rundenende kostet dich fast jede Karte, die du noch hast, eine Münze, höchstens 10.
plain-H25 = Hat jemand 21 Münzen verloren, gewinnt, wer am wenigsten verloren hat.
plain-H26 = Eine Runde, die nie enden würde, endet ohne Gewinner.
plain-H31 = Musst du ziehen und hast nur verdeckte Karten, darfst du nachsehen, ob dich eine rettet.
plain-H32 = Eine eigene 5 rettet dich vor dem Aussetzen: Dann setzt der Nächste aus.
plain-H33 = Jeder weitere Protecto gibt, was dir droht, einen Spieler weiter.
plain-H41 = Nach einem Nulla bist du noch einmal dran und musst dann eine Karte spielen.
plain-H44 = Mit einer 2 gibst du jemandem eine zufällige Karte aus deiner Hand.
plain-H46 = Am Rundenende bringen dir deine 8er Münzen zurück, statt welche zu kosten.
plain-H51 = In der nächsten Runde bekommt der Gewinner dieser Runde mehr Handkarten als die anderen.
plain-H53 = Eine Runde lang haben alle einen Fluch, und der Nachziehstapel ist größer.
