### Im Jahr des Drachen in zwei Minuten

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
