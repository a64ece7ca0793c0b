### Die Regeln von Im Jahr des Drachen, nach Nummern. Die Texte sind in Markdown: Absätze und Listen.

rules-year = Im Jahr des Drachen: die Regeln
    .intro =
        Zwei bis fünf Spieler führen ihren Hof durch zwölf Monate. Jeder Monat ist eine Runde mit vier Phasen: Aktion, Person, Ereignis, Wertung. Alles ist offen, außer wie die Aktionskarten späterer Monate verteilt werden. Wer am Ende die meisten Punkte hat, gewinnt.

        Jede Regel hat eine Nummer, mit der abgelehnte Züge sie nennen. Wo die Spielregeln einen Punkt offen lassen, ist er hier geklärt und mit „Festgelegt“ bezeichnet. Die Erweiterungen (Y40 bis Y54) sind im Ganzen festgelegt, so wie sie gespielt werden.

rules-year-section-box = Das Material
rules-year-section-setup = Der Aufbau
rules-year-section-round = Eine Runde
rules-year-section-action = Phase 1: Aktion
rules-year-section-person = Phase 2: Person
rules-year-section-event = Phase 3: Ereignis
rules-year-section-scoring = Phase 4: Wertung
rules-year-section-end = Das Ende
rules-year-section-wall = Variante: Die Große Mauer
rules-year-section-super = Variante: Superereignisse

rule-Y1 =
    Es gibt neun Arten von Personen. Ein Plättchen zeigt einen Wert, das ist die Zahl der Felder auf der Personenleiste, und Symbole. Sechs Arten haben junge und alte Plättchen, drei nur junge. Hier steht für jede Wert / Symbole, und wozu das Symbol dient.

    - Handwerker: jung { $young_craftsman_value } / { $young_craftsman_symbols }. Hammer: Etagen, beim Bauen.
    - Hofdame: jung { $young_court_lady_value } / { $young_court_lady_symbols }. Fächer: Punkte, in jeder Runde.
    - Steuereintreiber: jung { $young_tax_collector_value } / { $young_tax_collector_symbols }. Münze: Yuan, bei Steuern.
    - Feuerwerker: jung { $young_pyrotechnist_value } / { $young_pyrotechnist_symbols }, alt { $old_pyrotechnist_value } / { $old_pyrotechnist_symbols }. Rakete: Raketen, beim Feuerwerk.
    - Krieger: jung { $young_warrior_value } / { $young_warrior_symbols }, alt { $old_warrior_value } / { $old_warrior_symbols }. Helm: Felder auf der Personenleiste, bei der Parade; Punkte beim Mongolensturm.
    - Mönch: jung { $young_monk_value } / { $young_monk_symbols }, alt { $old_monk_value } / { $old_monk_symbols }. Lotosblüte: Punkte am Ende.
    - Heiler: jung { $young_healer_value } / { $young_healer_symbols }, alt { $old_healer_value } / { $old_healer_symbols }. Mörser: rettet Personen bei der Krankheit.
    - Bauer: jung { $young_farmer_value } / { $young_farmer_symbols }, alt { $old_farmer_value } / { $old_farmer_symbols }. Reissack: Reis, bei der Ernte.
    - Gelehrter: jung { $young_scholar_value } / { $young_scholar_symbols }, alt { $old_scholar_value } / { $old_scholar_symbols }. Buch: Punkte, bei der Forschung.
    .title = Personen

rule-Y2 =
    Wie viele Plättchen einer Art ausliegen, hängt von der Spielerzahl ab.

    - Arten mit alten Plättchen: zu fünft 6 junge und 4 alte, zu viert 5 und 3, zu dritt 4 und 2, zu zweit 3 und 1.
    - Handwerker, Hofdamen und Steuereintreiber: zu fünft, viert, dritt oder zweit 10, 8, 6 oder 4 junge.
    .title = Plättchen nach Spielerzahl

rule-Y3 = Jeder Spieler beginnt mit elf Personenkarten: einer von jeder Art und zwei Jokerkarten.
    .title = Kartenhand

rule-Y4 = Personenplättchen können ausgehen. Geld, Reis, Raketen, Etagen und Privilegien gehen nie aus.
    .title = Vorrat

rule-Y5 = Es gibt sieben Aktionskarten: Steuern mit zwei Münzen; Bauen, Ernte, Feuerwerk, Parade und Forschung mit je einem Symbol; und Privileg.
    .title = Aktionskarten

rule-Y6 = Es gibt zwölf Ereignisplättchen, je zwei von jeder Sorte: Ruhe, Kaisertribut, Dürre, Mongolensturm, Drachenfest, Krankheit.
    .title = Ereignisse

rule-Y7 =
    Die beiden Plättchen Ruhe liegen in den Monaten 1 und 2. Die anderen zehn werden gemischt und einzeln in die Monate 3 bis 12 gelegt. Ein Plättchen, das dem direkt links von seinem Feld gleicht, kommt stattdessen auf das nächste freie Feld, und das nächste gezogene füllt die Lücke. So liegen, außer bei der Ruhe, nie zwei gleiche nebeneinander. Die Reihenfolge ist von Anfang an allen bekannt.

    Festgelegt: Läge das letzte Plättchen neben seinesgleichen in Monat 11, so tauschen die Plättchen der Monate 10 und 11 die Plätze. Das geht immer, weil es von jeder Sorte nur zwei gibt.

    Jedes Ziehen ist ein Zug des Zufalls, auch das letzte. Danach wird das Superereignis gezogen, wenn es ein zufälliges ist (Y44), und dann beginnt die Startwahl.
    .title = Das Jahr der Ereignisse

rule-Y8 = Jeder Spieler beginnt auf Feld 0 der Personenleiste mit 0 Punkten, 6 Yuan, ohne Reis, Raketen und Privilegien, und mit zwei Palästen zu je zwei Etagen.
    .title = Start eines Spielers

rule-Y9 =
    Der Sitzordnung nach, vom ersten Platz an, nimmt jeder Spieler zwei verschiedene junge Personen, beide auf einmal. Keine zwei Spieler dürfen dasselbe Paar nehmen.

    Die beiden ziehen nacheinander ein, in der Reihenfolge von Y1, jede in einen Palast mit Platz; beide in denselben ist erlaubt. Für jede rückt der Personenstein vor.
    .title = Startwahl

rule-Y10 = Wer auf der Personenleiste weiter vorn ist, kommt früher dran. Auf demselben Feld liegt der Stein oben, der später ankam, und er kommt früher dran. Ein Zug um 0 Felder ist kein Zug und ändert nichts. Bevor jemand gezogen hat, liegt der erste Platz oben, die anderen in Sitzordnung darunter.
    .title = Reihenfolge auf der Leiste

rule-Y11 = Ein Palast hat eine bis drei Etagen und beherbergt höchstens eine Person je Etage. Ein Spieler darf beliebig viele Paläste besitzen. (Tatsächlich kommen in regelgerechten Spielen bis zu 22 vor, mit dem Freibrief 23, mit dem Sonnenaufgang 25; es ist bewiesen, dass es nie mehr als 26 werden.)
    .title = Paläste

rule-Y12 = Die Reihenfolge der Personenleiste wird am Beginn der Aktionsphase, der Personenphase und der Ereignisphase abgelesen und gilt bis zum Ende dieser Phase. Jede Entscheidung ist ein eigener Zug, auch wenn nur eine Wahl erlaubt ist.
    .title = Reihenfolge in einer Phase

rule-Y13 =
    Die Aktionskarten werden gemischt und offen in so viele Gruppen verteilt, wie Spieler mitspielen, so gleichmäßig wie möglich. Die Gruppen haben keine Reihenfolge, und jede Aufteilung der Karten ist gleich wahrscheinlich. Die Drachen stehen wieder bei ihren Spielern.

    - Sieben Karten: zu zweit 4+3, zu dritt 3+2+2, zu viert 2+2+2+1, zu fünft 2+2+1+1+1.
    - Acht Karten (Y40): zu zweit 4+4, zu dritt 3+3+2, zu viert 2+2+2+2, zu fünft 2+2+2+1+1.
    .title = Verteilung

rule-Y14 =
    Der Reihe nach wählt jeder Spieler eine Karte und damit die Gruppe, in der sie liegt. Steht bei dieser Gruppe schon ein Drache, so sind zuerst 3 Yuan zu zahlen; ohne 3 Yuan kann die Gruppe nicht gewählt werden. Es sind 3 Yuan im Ganzen, wie viele Drachen dort auch stehen, und die Einnahmen der Aktion können sie nicht bezahlen. Dann steht auch der eigene Drache dort.

    Jede Karte der Gruppe darf gewählt werden, auch eine, die schon gewählt wurde.
    .title = Wahl der Aktion

rule-Y15 = Statt einer Aktion darf ein Spieler auffüllen: Geld unter 3 Yuan steigt auf 3 Yuan. Auffüllen setzt keinen Drachen. Festgelegt: Mit 3 Yuan oder mehr ist es erlaubt und bringt nichts.
    .title = Auffüllen

rule-Y16 = 2 Yuan, und 1 mehr für jede Münze auf eigenen Steuereintreibern.
    .title = Steuern

rule-Y17 = 1 Reissack, und 1 mehr für jeden Reissack auf eigenen Bauern.
    .title = Ernte

rule-Y18 = 1 Rakete, und 1 mehr für jede Rakete auf eigenen Feuerwerkern.
    .title = Feuerwerk

rule-Y19 = 1 Feld vorwärts auf der Personenleiste, und 1 mehr für jeden Helm auf eigenen Kriegern.
    .title = Parade

rule-Y20 = 1 Punkt, und 1 mehr für jedes Buch auf eigenen Gelehrten.
    .title = Forschung

rule-Y21 = 1 Etage, und 1 mehr für jeden Hammer auf eigenen Handwerkern. Festgelegt: Jede neue Etage muss gesetzt werden, entweder auf einen eigenen Palast mit weniger als drei Etagen oder als neuer Palast. Etagen desselben Bauens dürfen aufeinander stehen. Etagen, die schon stehen, ziehen nie um.
    .title = Bauen

rule-Y22 =
    Der Spieler kauft genau ein Privileg: ein kleines für 2 Yuan, mit einem Drachen, oder ein großes für 6 Yuan, mit zwei Drachen. Ein Spieler darf beliebig viele Privilegien besitzen. Variante: Ein großes Privileg kostet 7 Yuan, wie in der Jubiläumsausgabe.

    Festgelegt: Wer nicht zahlen könnte, die 3 Yuan von Y14 eingerechnet, kann die Karte nicht wählen.
    .title = Privileg

rule-Y23 =
    Der Reihe nach spielt jeder Spieler eine Personenkarte. In Runde 12 und für Spieler mit leerer Hand entfällt die Personenphase.

    - Die Karte einer Art nimmt ein Plättchen dieser Art, jung oder alt nach Wahl des Spielers.
    - Eine Jokerkarte nimmt ein beliebiges ausliegendes Plättchen, auch wenn die Karte dieser Art noch auf der Hand ist.
    - Eine Karte, für die kein Plättchen mehr ausliegt, verfällt ohne Gegenwert. Das ist auch erlaubt, solange andere Karten noch ein Plättchen nehmen könnten. Eine Karte, für die noch eines ausliegt, muss eines nehmen.
    .title = Eine Personenkarte spielen

rule-Y24 = Ist in irgendeinem eigenen Palast Platz, so muss die neue Person in einen solchen einziehen, nach Wahl des Spielers. Ist nirgends Platz, so ersetzt sie entweder eine andere, die aus dem Spiel geht, oder sie wird abgewiesen und geht selbst aus dem Spiel. Ein Spieler ohne Palast kann nur abweisen.
    .title = Wohin eine Person kommt

rule-Y25 = Eine Person, die einzieht, auch anstelle einer anderen, bringt den Personenstein um den Wert ihres Plättchens voran. Eine abgewiesene nicht. Nichts setzt einen Stein je zurück, außer dem Vulkanausbruch (Y50). Bei ihrer Ankunft gibt eine Person nichts.
    .title = Personenstein

rule-Y26 = Der Monat vergeht ohne Schaden und ohne Gewinn.
    .title = Ruhe

rule-Y27 = Jeder Spieler zahlt 4 Yuan. Wer weniger hat, zahlt alles und entlässt für jeden fehlenden Yuan eine Person. Münzen auf Steuereintreibern zählen nicht. Geld darf nicht zurückgehalten werden.
    .title = Kaisertribut

rule-Y28 = Jeder Spieler gibt für jeden bewohnten Palast 1 Reissack ab, soweit der Reis reicht; Reissäcke auf Bauern zählen nicht, und Reis darf nicht zurückgehalten werden. Aus jedem Palast, der keinen bekommt, wird eine Person entlassen, und der Spieler wählt, welche Paläste das sind. Kein Palast verliert bei derselben Dürre zwei Personen.
    .title = Dürre

rule-Y29 = Die meisten Raketen bringen 6 Punkte, die zweitmeisten 3 Punkte; Raketen auf Feuerwerkern zählen nicht. Bei Gleichstand bekommen alle die vollen Punkte, und auch bei Gleichstand an der Spitze wird der zweite Platz vergeben. Ohne Raketen gibt es keine Punkte. Wer Punkte bekam, gibt die Hälfte der eigenen Raketen ab, aufgerundet.
    .title = Drachenfest

rule-Y30 = Jeder Spieler bekommt 1 Punkt für jeden eigenen Helm. Danach entlassen alle mit den wenigsten Helmen je eine Person, auch wenn alle gleich viele haben. Die Helme werden gezählt, bevor jemand entlassen wird.
    .title = Mongolensturm

rule-Y31 = Jeder Spieler entlässt drei Personen, für jeden eigenen Mörser eine weniger. Die Mörser werden gezählt, bevor jemand entlassen wird.
    .title = Krankheit

rule-Y32 = Zuerst werden Zahlungen, Punkte und Schulden für alle Spieler verbucht. Danach entlässt der Reihe nach jeder Spieler alle geschuldeten Personen, eine nach der anderen. Wer weniger Personen hat, verliert sie alle und sonst nichts. Entlassene Personen gehen aus dem Spiel.
    .title = Entlassungen

rule-Y33 = Einmal in jeder Runde, auch nach Ruhe, verliert jeder unbewohnte Palast eine Etage; ein Palast ohne Etagen ist weg. Das geschieht, wenn das Ereignis vorbei ist, samt allem, was Y42 bis Y54 hinzufügen.
    .title = Verfall

rule-Y34 = Jeder Spieler bekommt 1 Punkt für jeden eigenen Palast, bewohnt oder nicht, 1 für jede Hofdame und 1 für jeden Drachen auf Privilegien: Ein kleines hat einen Drachen, ein großes zwei.
    .title = Wertung einer Runde

rule-Y35 =
    Nach Runde 12 wird noch einmal gewertet. Dabei ändern sich nur die Punkte.

    - 2 Punkte für jede Person.
    - Für jeden Mönch die Lotosblüten auf dem Plättchen mal die Etagen des Palasts.
    - Reissäcke und Raketen zählen je 2 Yuan; je 3 Yuan, mit dem Geld zusammen, sind 1 Punkt.
    .title = Schlusswertung

rule-Y36 = Die meisten Punkte gewinnen. Bei Gleichstand ist besser, wer auf der Personenleiste weiter vorn ist. Festgelegt: Auf demselben Feld ist besser, wer oben liegt (Y10). So bekommen alle Spieler einen Rang.
    .title = Sieger

rule-Y40 =
    Eine achte Aktionskarte kommt hinzu: Mauer. Jeder Spieler hat sechs Mauerplättchen, je eines mit einem dieser Boni: 1 Reissack; 1 Rakete; 2 Yuan; 1 Etage, sofort gesetzt wie in Y21; 3 Punkte; 3 Felder auf der Personenleiste.
    .title = Mauerplättchen

rule-Y41 = Mit der Aktion Mauer wählt ein Spieler eines seiner übrigen Plättchen, erhält dessen Bonus und legt es unter das am weitesten links liegende Ereignisfeld, unter dem noch keines liegt, von Monat 1 an. Personen fügen nichts hinzu. Wer keine Plättchen mehr hat, kann die Karte nicht wählen, und niemand kann sie wählen, wenn unter allen zwölf Feldern eines liegt.
    .title = Mauer

rule-Y42 = Bei einem Mongolensturm wird nach Y30 die Mauer geprüft. Liegen mindestens so viele Plättchen, wie die Nummer des Monats angibt, so bekommt jeder Spieler 1 Punkt für jedes eigene Plättchen, wo es auch liegt. Liegen weniger, so entlassen alle, die am wenigsten gelegt haben, je eine Person, auch wenn alle gleich viele oder alle keines gelegt haben. Entlassen wird der Reihe nach, wie in Y32.
    .title = Mauer und Mongolen

rule-Y43 = In Monat 12 wird ebenso geprüft, ob zwölf Plättchen liegen, gleich bei welchem Ereignis. Ist es ein Mongolensturm, so ist das eine zweite Prüfung. Festgelegt: Sie kommt nach dem Ereignis und vor dem Verfall.
    .title = Die letzte Prüfung

rule-Y44 = Eines von zehn Plättchen ist im Spiel, im Aufbau zufällig gezogen oder mit Namen gewählt, und allen bekannt. Es tritt in Runde 7 ein, nach dem Ereignis (und Y42) und vor dem Verfall. Entschieden wird der Reihe nach.
    .title = Das Superereignis

rule-Y45 = Jeder Spieler bekommt 2 Punkte für jede eigene Person.
    .title = Laternenfest

rule-Y46 = Die Mönche werden jetzt gewertet, die Lotosblüten auf jedem Plättchen mal die Etagen des Palasts, und am Ende noch einmal.
    .title = Buddha

rule-Y47 =
    Jeder Spieler trägt insgesamt zwei Etagen ab, von beliebigen eigenen Palästen, auch beide von demselben, bewohnt oder nicht. Wer weniger Etagen hat, trägt alle ab.

    Zuerst kommen die Etagen. Danach entlässt jeder Palast mit mehr Personen als Etagen so viele, dass für jede eine Etage da ist; der Spieler wählt, wen. Jeder Spieler wird fertig, bevor der nächste beginnt. Ein leerer Palast ohne Etagen ist sofort weg; einer mit Personen behält seine Nummer, bis die letzte gegangen ist.
    .title = Erdbeben

rule-Y48 = Yuan, Reissäcke und Raketen eines Spielers werden zusammengezählt, jedes Stück einzeln. Die Hälfte davon, abgerundet, wird zurückgegeben, in der Mischung, die der Spieler wählt.
    .title = Überschwemmung

rule-Y49 = Das Ereignis von Monat 7 tritt noch einmal ein, mit Y42, wenn es ein Mongolensturm ist. Alles wird neu gezählt.
    .title = Sonnenfinsternis

rule-Y50 = Alle Personensteine gehen zurück auf 0. Ihre Reihenfolge bleibt.
    .title = Vulkanausbruch

rule-Y51 = Jeder Spieler wirft zwei Personenkarten seiner Wahl offen ab. Nach Runde 7 bleiben damit zwei Karten, und die Personenphase findet nur noch in den Runden 8 und 9 statt.
    .title = Wirbelsturm

rule-Y52 = Jeder Spieler muss ohne Karte eine junge Person aus der Auslage nehmen. Keine Art darf unter den Spielern zweimal genommen werden; auch eine abgewiesene Person gilt als genommen. Die Person zieht ein wie in Y24 und Y25. Wem keine Art bleibt, der nimmt niemanden.
    .title = Sonnenaufgang

rule-Y53 = Alle Privilegien gehen verloren, vor der Wertung dieser Runde.
    .title = Attentat

rule-Y54 =
    Jeder Spieler wählt eine Art unter den eigenen Personen und bekommt, was ihre Symbole geben, ohne das, was eine Aktionskarte dazugäbe. Ein Spieler ohne Personen bekommt nichts.

    - Hämmer: Etagen. Münzen: Yuan. Reissäcke: Reis. Raketen: Raketen.
    - Helme: Felder auf der Personenleiste. Bücher: Punkte. Fächer: Punkte.
    - Mönche: die Lotosblüten auf jedem Plättchen mal die Etagen des Palasts, als Punkte.
    - Heiler: nichts.
    .title = Freibrief
