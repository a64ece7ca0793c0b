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
