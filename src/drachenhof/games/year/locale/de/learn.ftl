### Im Jahr des Drachen in zwei Minuten

learn-year-aim = Das Ziel
    .text = Du führst einen Hof durch das Jahr des Drachen. Es hat zwölf Monate, und die meisten bringen ein Unglück. Wer nach dem zwölften Monat die meisten Punkte hat, gewinnt.
learn-year-ahead = Du weißt, was kommt
    .text = Alle zwölf Ereignisse liegen von Anfang an offen. Ein Palast ohne Reis verliert in der Dürre eine Person; ebenso der Hof mit den wenigsten Helmen, wenn die Mongolen kommen. Schau voraus und sorge vor.
learn-year-month = Ein Monat
    .text = In jedem Monat sind alle einmal dran, in vier Schritten.
learn-year-action = 1. Eine Aktion wählen
    .text = Steuern bringen Geld, die Ernte bringt Reis, Bauen bringt Etagen. Die Karten liegen in Gruppen. Hat vor dir schon jemand aus einer Gruppe gewählt, zahlst du 3 Yuan, um sie zu nutzen. Deine Personen machen Aktionen stärker.
learn-year-person = 2. Eine Person anwerben
    .text = Du spielst eine Karte, und eine Person zieht in einen deiner Paläste, eine je Etage. Junge bringen dich auf der Personenleiste weiter voran, und wer dort vorn ist, kommt zuerst dran. Alte haben mehr Symbole.
learn-year-event = 3. Das Ereignis trifft ein
    .text = Alle zahlen, was es verlangt. Wer nicht zahlen kann, verliert Personen. Ein Palast, in dem niemand wohnt, verliert eine Etage.
learn-year-scoring = 4. Punkte zählen
    .text = Ein Punkt für jeden deiner Paläste und jede Hofdame, ein oder zwei für jedes Privileg. Das geschieht jeden Monat; was du früh hast, bringt also am meisten.
learn-year-win = So gewinnt man
    .text = Am Ende gibt es 2 Punkte für jede Person, die noch bei dir ist, mehr für Mönche in hohen Palästen und ein wenig für Geld und Güter. Personen wirst du verlieren; die Kunst ist, die richtigen zu verlieren.

## Tipps

tip-year-contagion = Krankheit in diesem Monat oder im nächsten, und noch kein Heiler da? Wirb einen an.
tip-year-large-privilege = Kauf früh lieber das große Privileg als das kleine, wenn du es bezahlen kannst.
tip-year-no-research = Forsche ohne Gelehrte nicht in den ersten vier Monaten: Andere Aktionen sind besser.
tip-year-drought = In einem Monat mit Dürre und zu wenig Reis für deine Paläste: ernten.
tip-year-young = Von derselben Art ist die junge Person meist besser als die alte.
tip-year-mongols = Mongolen in diesem Monat oder im nächsten, und noch kein Krieger da? Wirb einen an.
tip-year-no-early-craftsman = Wirb in den ersten vier Monaten jemand anderen als einen Handwerker an.
tip-year-tribute = In einem Monat mit Kaisertribut und weniger als 4 Yuan: Steuern erheben.
tip-year-build-full = Alle Etagen belegt? Baue: Dann muss für Neue niemand gehen, und Paläste bringen jeden Monat Punkte.
tip-year-keep-old = Wenn jemand gehen muss, dann eher eine junge Person als eine alte.

## Regeln in einem einfachen Satz, vor der Regel selbst

plain-Y1 = Jede Art von Person kann eine Sache gut, und die Zahl auf dem Plättchen bringt dich auf der Leiste voran.
plain-Y2 = Je mehr mitspielen, desto mehr Personen gibt es zum Anwerben.
plain-Y7 = Alle Ereignisse des Jahres liegen von Anfang an offen, du kannst dich also auf jedes vorbereiten.
plain-Y9 = Vor dem ersten Monat nehmen alle zwei verschiedene junge Personen, jeder ein anderes Paar.
plain-Y10 = Wer auf dieser Leiste weiter vorn ist, kommt früher dran.
plain-Y11 = Auf jeder Etage eines Palasts wohnt eine Person, und kein Palast hat mehr als drei Etagen.
plain-Y12 = Wer zu Beginn einer Phase auf der Leiste vorn ist, kommt in dieser Phase zuerst dran.
plain-Y13 = Jeden Monat werden die Aktionskarten neu verteilt, auf so viele Gruppen, wie es Spieler gibt.
plain-Y14 = Du wählst eine Aktion; hat vor dir schon jemand aus ihrer Gruppe gewählt, kostet sie dich 3 Yuan.
plain-Y15 = Fehlt dir Geld, kannst du statt einer Aktion auf 3 Yuan auffüllen.
plain-Y21 = Du baust eine Etage, und eine mehr je Hammer: auf einen Palast oder als neuen Palast.
plain-Y22 = Du kaufst ein Privileg, das jeden Monat zählt: das kleine 1 Punkt, das große 2.
plain-Y23 = Jeden Monat spielst du eine Karte, und eine Person dieser Art kommt an deinen Hof.
plain-Y24 = Wer neu kommt, braucht eine freie Etage; gibt es keine, muss jemand gehen.
plain-Y25 = Wer einzieht, bringt dich auf der Leiste voran, um die Zahl auf dem Plättchen.
plain-Y27 = Du zahlst 4 Yuan und verlierst für jeden fehlenden Yuan eine Person.
plain-Y28 = Jeder bewohnte Palast braucht 1 Reissack, sonst geht dort jemand.
plain-Y29 = Die meisten Raketen bringen 6 Punkte, die zweitmeisten 3; danach ist die Hälfte davon verbraucht.
plain-Y30 = Jeder Helm bringt dir einen Punkt, und wer die wenigsten Helme hat, verliert eine Person.
plain-Y32 = Wer Personen verliert, sucht selbst aus, welche.
plain-Y33 = Ein Palast, in dem niemand wohnt, verliert jeden Monat eine Etage.
plain-Y34 = Jeden Monat bekommst du Punkte für deine Paläste, deine Hofdamen und deine Privilegien.
plain-Y35 = Am Ende bringen Personen, Mönche und was an Geld und Gütern übrig ist noch einmal Punkte.
plain-Y36 = Die meisten Punkte gewinnen, bei Gleichstand, wer auf der Leiste weiter vorn ist.
plain-Y40 = Du hast sechs Mauerplättchen, und jedes bringt dir einmal etwas, wenn du es legst.
plain-Y41 = Du legst eines deiner Mauerplättchen, bekommst seinen Bonus, und die gemeinsame Mauer wächst.
plain-Y42 = Kommen die Mongolen und ist die Mauer zu kurz, verliert eine Person, wer am wenigsten gelegt hat.
plain-Y43 = Im letzten Monat muss die Mauer fertig sein, was auch sonst geschieht.
plain-Y44 = In Monat 7 geschieht einmal etwas Besonderes, und alle wissen es von Anfang an.
plain-Y47 = Alle tragen zwei Etagen ab, und wer dann keine Etage mehr hat, geht.
plain-Y52 = Alle bekommen umsonst eine junge Person, jeder von einer anderen Art.
plain-Y54 = Du wählst eine Art deiner Personen und bekommst, was ihre Symbole bringen.
