### Lernen: jedes Spiel in zwei Minuten, vor seinen nummerierten Regeln

learn-minutes = In zwei Minuten
learn-rules = Alle Regeln, nach Nummern
learn-try = Ausprobieren

learn-year-aim = Das Ziel
    .text = Du führst einen Hof durch das Jahr des Drachen. Es hat zwölf Monate, und die meisten bringen ein Unglück. Wer nach dem zwölften Monat die meisten Punkte hat, gewinnt.
learn-year-ahead = Du weißt, was kommt
    .text = Alle zwölf Ereignisse liegen von Anfang an offen. Ein Palast ohne Reis verliert in der Dürre eine Person; ebenso der Hof mit den wenigsten Helmen, wenn die Mongolen kommen. Schau voraus und sorge vor.
learn-year-month = Ein Monat
    .text = In jedem Monat sind alle einmal dran, in vier Schritten.
learn-year-action = 1. Eine Aktion wählen
    .text = Steuern bringen Geld, die Ernte bringt Reis, Bauen bringt Etagen. Die Karten liegen in Gruppen. Hat vor dir schon jemand aus einer Gruppe gewählt, zahlst du 3 Yuan, um dazuzukommen. Deine Personen machen Aktionen stärker.
learn-year-person = 2. Eine Person anwerben
    .text = Du spielst eine Karte, und eine Person zieht in einen deiner Paläste, eine je Etage. Junge bringen dich auf der Personenleiste weiter voran, und wer dort vorn ist, kommt zuerst dran. Alte haben mehr Symbole.
learn-year-event = 3. Das Ereignis trifft ein
    .text = Alle zahlen, was es verlangt. Wer nicht zahlen kann, verliert Personen. Ein Palast, in dem niemand wohnt, verliert eine Etage.
learn-year-scoring = 4. Punkte zählen
    .text = Ein Punkt für jeden deiner Paläste und jede Hofdame, ein oder zwei für jedes Privileg. Das geschieht jeden Monat; was du früh hast, bringt also am meisten.
learn-year-win = So gewinnt man
    .text = Am Ende gibt es 2 Punkte für jede Person, die noch bei dir ist, mehr für Mönche in hohen Palästen und ein wenig für Geld und Güter. Personen wirst du verlieren; die Kunst ist, die richtigen zu verlieren.

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
