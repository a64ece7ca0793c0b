### Die Seite im Browser

## Das Haus

page-home = Startseite
page-nav = Seiten
page-nav-related = In diesem Bereich
page-jump = Zum Inhalt springen
page-language = Sprache
page-messages = Meldungen
page-close = Schließen
page-loading = Einen Augenblick …
page-no = Nein
page-save = Speichern
page-saved = Gespeichert.
page-you = du
page-copy = Kopieren
page-copied = Kopiert.
page-copy-failed = Der Browser erlaubt es nicht; markiere die Adresse und kopiere sie selbst.
page-outdated = Es gibt eine neuere Version dieser Seite.
page-outdated-why = Nichts ist verloren: Der Tisch steht auf dem Server.
page-reload = Neu laden
page-nowhere = Hier ist nichts
page-nowhere-why = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Stück verloren.

## Die erste Seite

page-play = Jetzt spielen
page-friends = Mit Freunden spielen
page-bots = Gegen Bots spielen …
page-find-public = Einen öffentlichen Tisch finden
page-watch = Zuschauen
page-tables = Tische
page-tables-public = Öffentliche Tische
page-challenges = Wettkämpfe
page-game-of-day = Spiel des Tages
page-learn = Lernen
page-explore = Was sich lohnt
page-learn-minutes = In fünf Minuten lernen
page-learn-first = Neu bei diesem Spiel? Fünf Minuten genügen; dein Platz wartet auf dich.
page-learn-bot = Neu bei diesem Spiel? Fünf Minuten genügen; solange spielt vielleicht ein Bot für dich.
page-learn-back = Zurück zum Tisch
page-learn-on = Weiterlernen
page-drill-today = Aufgabe des Tages
page-drill-today-why = Eine Stellung aus einem Spiel starker Bots, mit einer klar besten Wahl. Heute ist es für alle dieselbe.
page-drill-new = noch nicht versucht
page-drill-done = { $stars ->
    [0] versucht, noch kein Stern
    [one] gelöst, { $stars } Stern von 3
   *[other] gelöst, { $stars } Sterne von 3
}
page-games = Meine Spiele
page-games-list = Spiele
page-games-mistakes = Fehler
page-all-games = Alle Spiele
page-settings = Einstellungen
page-name = Dein Name
page-name-ask = Wie dürfen wir dich nennen?
page-name-why = Ein Name genügt; ein Konto gibt es nicht.
page-name-of = Name der Person auf Platz { $seat }
page-hello = Willkommen zurück, { $name }.
page-own = Deine Tische
page-own-more = { $count ->
    [one] und ein weiterer
   *[other] und { $count } weitere
}
page-table-open = wartet auf Mitspieler
page-table-fixing = beginnt gleich
page-table-playing = im Gange
page-from-position = aus einer Stellung
page-table-over = beendet
page-your-turn = Du bist am Zug
page-own-with = mit { $names }
page-own-alone = noch niemand sonst
page-own-turn = { $who } am Zug
page-own-since = seit { $when }
page-own-rematch = { $who } möchte eine Revanche
page-own-awaits = wartet auf { $names }
## Öffentliche Tische

page-lobby = Offene Tische
page-lobby-why = Nimm einen freien Platz; eine Einladung brauchst du nicht.
page-lobby-none = Gerade ist kein Tisch offen.
page-lobby-new = Einen öffentlichen Tisch eröffnen
page-lobby-all = Alle öffentlichen Tische
page-about = Über die Software dieses Servers
page-docs = Dokumentation (englisch)
page-licences = Lizenzen
page-going = Laufende Spiele
page-going-why = Zuschauen dürfen alle; verdeckte Karten bleiben verdeckt.
page-join = Mitspielen

## Ein neuer Tisch

page-game = Spiel
page-seats = Plätze
page-options = Varianten
page-kind-open = Ein Freund, per Link
page-kind-anybody = Offen für alle
page-kind-here = Jemand an diesem Gerät
page-kind-bot = Bot: { $bot }
page-bot-called = { $bot } { $name }
page-program-called = Programm { $name }
page-bot-random = Glücksritter
page-bot-novice = Neuling
page-bot-apprentice = Lehrling
page-bot-greedy = Geizhals
page-bot-herald = Herold
page-bot-steward = Verwalter
page-bot-courtier = Höfling
page-bot-prince = Prinz
page-bot-regent = Regent
page-bot-emperor = Kaiser
page-bot-plain = Schreiber
page-bot-emperor-0 = Erster Kaiser
page-bot-strength = { $bot ->
    [random] spielt irgendetwas Erlaubtes
    [novice] für die ersten Spiele
    [apprentice] macht weniger Fehler
    [greedy] weiß, was jeder Zug wert ist
    [herald] denkt ein wenig voraus
    [steward] plant hin und wieder
    [courtier] ein guter Gegner, der vorausplant
    [prince] stark
    [regent] sehr stark
    [emperor] der stärkste; denkt eine Sekunde nach
   *[other] ein Bot dieses Servers
}
page-bot-choice = { $bot } ({ $strength })
page-table-pace = Tempo
page-live = Live
page-correspondence = Fernpartie (Tage)
page-grace-live = Minuten Abwesenheit, bis ein Bot übernimmt
page-grace-correspondence = Tage ohne Zug, bis ein Bot übernimmt
page-open = Wer darf kommen?
page-open-private = Nur mit Link
page-open-public = Alle
page-hints = Tipps
page-hints-why = Wer will, fragt, was die Möglichkeiten wert sind. Dann zählt das Spiel nicht für die Rangliste.
page-create = Tisch eröffnen
page-start = Spiel beginnen

## Vor dem Spiel

page-waiting = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
page-fixing = Alle sind da. Die Karten werden gemischt …
page-sit = Platz nehmen
page-sit-link-only = Um dich hier zu setzen, brauchst du einen Link von der Person, die den Tisch eröffnet hat.
page-wait-for = { $count ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $count } Personen
}
page-wait-next = Sobald alle Plätze besetzt sind, beginnt das Spiel von selbst. Du kannst die Seite verlassen; dein Platz bleibt dir.
page-wait-lot = Die Plätze werden dann ausgelost.
page-wait-guest = Gib deinen Namen ein und nimm Platz. Sobald alle Plätze besetzt sind, beginnt das Spiel.
page-wait-kept = Vom letzten Spiel ist hier ein Platz für dich reserviert.
page-kept-sit = Platz nehmen
page-rise = Wieder aufstehen
page-cancel-open-sure = Wer hier sitzt, muss gehen, und die Einladungen gelten nicht mehr.
page-cancel-open = Diesen Tisch schließen
page-seat-open = frei
page-seat-reserved = reserviert für { $who }
page-seat-reserved-unknown = reserviert für jemanden aus dem letzten Spiel
page-seat-kept = für dich reserviert
page-seat-yours = dein Platz
page-seat-bot = ein Bot
page-seat-here = ist da
page-seat-away = abwesend
page-seat-give = Wer soll auf Platz { $seat } spielen?
page-seat-give-bot = Einem Bot geben …
page-seat-reopen = Spieler entfernen
page-seat-reopen-sure = { $who } muss gehen, und der Platz ist wieder frei.
page-invite-for = Einladung für Platz { $seat }
page-invite-new = Einladung erstellen
page-invite-public = Link zu diesem Tisch
page-invite-send = Schick diesen Link einer Freundin oder einem Freund
page-share = Teilen
page-share-text = Spiel { $game } mit mir:
page-qr = QR-Code
page-qr-why = Mit der Kamera eines Handys scannen.
page-public-send = Dieser Tisch ist öffentlich: Alle finden ihn unter „Tische“ oder mit diesem Link
page-pace-live = { $minutes ->
    [one] Live-Partie: Wer eine Minute weg ist, für den übernimmt ein Bot.
   *[other] Live-Partie: Wer { $minutes } Minuten weg ist, für den übernimmt ein Bot.
}
page-pace-correspondence = { $days ->
    [one] Fernpartie: Nach einem Tag ohne Zug zieht ein Bot.
   *[other] Fernpartie: Nach { $days } Tagen ohne Zug zieht ein Bot.
}
page-public = Alle dürfen zuschauen und freie Plätze nehmen.
page-new-bots = Gegen Bots spielen
page-new-public = Einen öffentlichen Tisch eröffnen
page-private = Plätze gibt es nur mit Link.
page-hints-on = Tipps sind erlaubt.
page-hints-off = Es gibt keine Tipps.

## Faire Karten

page-fair-can = Diese Verteilung lässt sich nachprüfen
page-fair-1 = Der Server hat ein Geheimnis gewählt und zeigt unten dessen Fingerabdruck.
page-fair-2 = Dein Browser fügt ein eigenes Geheimnis hinzu, und jede Karte und jedes Plättchen folgt aus allen zusammen.
page-fair-3 = Nach dem Spiel stehen alle Geheimnisse in der Aufzeichnung, und alle können nachrechnen, was gemischt wurde.
page-fair-print = Fingerabdruck des Servers:
page-fair-mine = Dein Geheimnis gehört dazu.
page-fair-not-mine = Du hast kein Geheimnis hinzugefügt.
page-fair-check = War das fair gemischt?
page-fair-server-noted = Das Geheimnis des Servers passt zum Fingerabdruck, den sich dieser Browser vor der ersten Karte gemerkt hat.
page-fair-server-changed = Der Server zeigt jetzt einen anderen Fingerabdruck als vor der ersten Karte. Das war nicht fair gemischt.
page-fair-server-unknown = Das Geheimnis des Servers passt zum Fingerabdruck in der Aufzeichnung. Dieser Browser hat den Tisch nicht vor der ersten Karte gesehen und kann nicht sagen, ob damals derselbe gezeigt wurde.
page-fair-server-later = Andere spielen noch mit demselben Glück: Der Server verrät sein Geheimnis, wenn das vorbei ist.
page-fair-server-differs = Das Geheimnis des Servers passt nicht zu seinem Fingerabdruck.
page-fair-seat = { $state ->
    [fits] Das Geheimnis von Platz { $seat } passt.
    [left-out] Platz { $seat } hat sein Geheimnis nicht rechtzeitig gezeigt und wurde ausgelassen.
   *[differs] Das Geheimnis von Platz { $seat } passt nicht.
}
page-fair-yours = Es ist deines.
page-fair-cannot = Dieser Browser kann es hier nicht prüfen.
page-fair-offline = Lade die Aufzeichnung herunter, dann rechnet dein eigener Rechner alles nach:

## Am Tisch

page-watching = Du schaust zu
page-watchers = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
page-watchers-others = { $count ->
    [one] noch eine Person schaut zu
   *[other] { $count } weitere schauen zu
}
page-turn-of = { $who } ist am Zug
page-thinks = { $who } denkt nach …
page-status-over = Das Spiel ist zu Ende
page-status-ending = Das Spiel geht zu Ende …
page-status-cancelled = Der Tisch wurde geschlossen
page-status-broken = Dieses Spiel kann nicht weitergehen
page-table-gone = Kein solcher Tisch
page-line-lost = Keine Verbindung; neuer Versuch läuft …
page-line-retry = Jetzt versuchen
page-seat-look = { $seat ->
    [1] Platz 1: blau, einfarbig, Schlange
    [2] Platz 2: orange, gestreift, Ring aus Windungen
    [3] Platz 3: grün, gepunktet, Flügel
    [4] Platz 4: rosa, Wellen, Brücke
    [5] Platz 5: rot, Schuppen, Kreis
   *[6] Platz 6: hellblau, Gitter, Kopf
}
page-seat-turn = Dieser Platz ist am Zug.
page-seat-held = vorerst spielt { $bot }
page-seat-resigned = hat aufgegeben
page-seat-cancels = möchte aufhören
page-ask = Aktuelle Frage
page-waits-for = Warten auf { $who }.
page-story-more = { $count ->
    [one] … und noch etwas, siehe Verlauf
   *[other] … und { $count } weitere, siehe Verlauf
}
page-skip = Überspringen
page-skip-next = Weiter
page-held = Ein Bot spielt für dich.
page-back = Meinen Platz zurücknehmen
page-undo = Rückgängig
page-undo-mark = { $stop ->
    [begin] Bis hierher kannst du folgenlos zurücknehmen; weiter zurück zählt das Spiel { $stake ->
        [yes] für dich als verloren.
       *[no] nicht mehr.
    }
    [chance] Bis hierher kannst du zurücknehmen: Davor wurde etwas verteilt oder gezogen.
   *[other] Bis hierher kannst du zurücknehmen: Davor hat jemand anderes gezogen.
}
page-undo-stop = { $count ->
    [one] Eine Entscheidung lässt sich zurücknehmen.
   *[other] { $count } Entscheidungen lassen sich zurücknehmen.
} { $stop ->
    [begin] Bis zum Anfang, wenn du willst{ $stake ->
        [yes] ; dann zählt das Spiel für dich als verloren.
        [no] ; dann zählt das Spiel nicht für die Rangliste.
       *[none] . Was verteilt und gezogen wurde, kommt dann wieder.
    }
    [chance] Weiter nicht, denn davor wurde etwas verteilt oder gezogen.
   *[other] Weiter nicht, denn davor hat jemand anderes gezogen.
}
page-undo-costly = Dieses Spiel würde nicht mehr zählen
page-undo-costly-sure = Seit deiner letzten Entscheidung waren andere am Zug, oder es wurde etwas verteilt oder gezogen. Nimmst du sie trotzdem zurück, zählt dieses Spiel nicht mehr für die Rangliste.
page-undo-lost = Dieses Spiel würde als verloren zählen
page-undo-lost-sure = Seit deiner letzten Entscheidung waren andere am Zug, oder es wurde etwas verteilt oder gezogen. Nimmst du sie trotzdem zurück, zählt dieses Spiel für die Rangliste als verloren, und du spielst zur Übung weiter.
page-undone = Zurückgenommen:
page-hint = Tipp
page-hint-thinking = Die Möglichkeiten werden abgewogen …
page-hint-title = Die besten Möglichkeiten
page-hint-exact = Die besten Möglichkeiten, bis zum Ende durchgerechnet
page-hint-equal = gleich gut
page-hint-win = { $chance ->
    [little] weniger als 1 % Gewinnchance
    [sure] mehr als 99 % Gewinnchance
    [about] etwa { $low } % Gewinnchance
   *[range] { $low } bis { $high } % Gewinnchance
}
page-hint-less = { $loss ->
    [little] kaum weniger Siege, aber schlechtere Plätze
    [upto] bis zu { $high } Siege weniger in 100 Spielen
    [about] etwa { $low } Siege weniger in 100 Spielen
   *[range] { $low } bis { $high } Siege weniger in 100 Spielen
}
page-hint-who = Gemessen, indem jede Möglichkeit viele Male zu Ende gespielt wird. Unter gleich guten steht vorn, was der Kaiser wählt, der stärkste Bot.
page-since = Seit meinem letzten Zug
page-since-close = Zurück zum Spiel
page-since-before = So stand es davor.
page-step-back = Einen Zug zurück
page-step-on = Einen Zug weiter
page-menu = Menü
page-pace = Tempo der Züge
page-pace-slow = Langsam
page-pace-normal = Normal
page-pace-fast = Schnell
page-pace-instant = Sofort
page-sound = Ton
page-list = Züge als Liste
page-list-why = Jede Möglichkeit als Knopf mit Worten, über dem Brett.
page-names = Namen an Bildern
page-names-why = Was man anfangs leicht verwechselt, sagt, was es ist; zuerst kommen sie von selbst.
page-list-new = Du kannst auch aus einer Liste in Worten wählen, über dem Brett.
page-list-show = Liste zeigen
page-list-no = Nein, danke
page-confirm = Tippen bestätigen
page-confirm-why = Mit dem Finger zeigt das erste Tippen, was eine Wahl bringt; das zweite trifft sie.
page-confirm-do = Bestätigen
page-confirm-not = Doch nicht
page-keys = Tasten
page-keys-walk = alle Möglichkeiten, eine nach der anderen
page-keys-choose = wählt
page-keys-close = schließt, was über dem Brett liegt; überspringt alles, was gerade erzählt wird
page-keys-next = während etwas erzählt wird: weiter zum nächsten Moment
page-keys-rule = die Regel zu dem, was den Fokus hat oder worauf der Zeiger steht
page-keys-sheet = die Legende: alle Karten oder alle Symbole
page-keys-step = ein Zug zurück, ein Zug vor: beim Nachspielen und seit meinem letzten Zug; sonst der Reiter oder das Symbol daneben
page-keys-ends = Anfang, Ende
page-end-resign = Aufgeben
page-end-resign-sure = Du verlierst das Spiel. Spielen andere weiter, spielt ein Bot für dich.
page-end-cancel = Tisch schließen
page-end-cancel-sure = Das Spiel endet ohne Ergebnis.
page-end-cancel-lost = Das Spiel endet hier. Es zählt schon für die Rangliste, für dich also als verloren.
page-end-cancel-ask = Alle, die mitspielen, werden gefragt. Stimmen alle zu, endet das Spiel ohne Ergebnis.
page-end-cancel-propose = Alle fragen
page-end-cancel-later = Nach deinem nächsten Zug kannst du wieder fragen.
page-closing = Den Tisch schließen?
page-closing-asked = { $who } { $count ->
    [one] möchte
   *[other] möchten
} den Tisch schließen. Das Spiel würde ohne Ergebnis enden.
page-closing-own = Du möchtest den Tisch schließen. Warten auf { $who }.
page-closing-others = { $agreed } { $count ->
    [one] möchte
   *[other] möchten
} den Tisch schließen. Warten auf { $who }.
page-closing-agree = Zustimmen
page-closing-decline = Ablehnen
page-closing-withdraw = Zurückziehen
page-end-leave = Vorübergehend verlassen
page-end-leave-sure = Ein Bot spielt für dich, bis du zurück bist.
page-side = Verlauf und Chat
page-log = Verlauf
page-log-earlier = Früheres
page-chat = Chat
page-chat-news = Chat ({ $count } neu)
page-chat-down = { $count ->
    [one] Eine neue Nachricht ↓
   *[other] { $count } neue Nachrichten ↓
}
page-chat-read = Wer zuschaut, liest mit.
page-chat-empty = Noch hat niemand etwas geschrieben.
page-chat-none = Niemand hat etwas geschrieben. Wer zuschaut, liest nur mit.
page-chat-say = Nachricht schreiben
page-chat-send = Senden
page-react-bravo = Bravo!
page-react-ouch = Autsch!
page-react-thanks = Danke!
page-react-thinking = Hm …
page-react-hurry = Na los!
page-react-laugh = Haha!
page-curtain = Gib das Gerät an { $who } weiter
page-curtain-why = Was jetzt kommt, ist für ein Paar Augen.
page-curtain-lift = Ich bin { $who }

## Was am Tisch geschah

page-entry-begin = { $moves ->
    [0] Das Spiel begann mit einer vorgegebenen Stellung, vor dem ersten Zug.
    [one] Das Spiel begann mit einer vorgegebenen Stellung, nach einem Zug.
   *[other] Das Spiel begann mit einer vorgegebenen Stellung, nach { $moves } Zügen.
}
page-entry-lot = Die Plätze wurden ausgelost.
page-entry-sit = { $who } setzt sich.
page-entry-rise = { $who } steht auf.
page-entry-change-bot = Für { $who } spielt { $bot }.
page-entry-change-open = Ein Platz ist wieder frei.
page-entry-undo = { $who } nimmt etwas zurück.
page-entry-hold = { $why ->
    [resigned] { $bot } spielt weiter für { $who }.
    [left] { $who } geht; { $bot } übernimmt den Platz.
    [failed] { $who } kann nicht weiterspielen; { $bot } übernimmt den Platz.
   *[away] { $who } ist weg; { $bot } übernimmt den Platz.
}
page-entry-back = { $who } ist zurück.
page-entry-resign = { $who } gibt auf.
page-entry-asks = { $who } möchte den Tisch schließen.
page-entry-declines = { $why ->
    [withdrawn] { $who } möchte den Tisch nicht mehr schließen.
   *[declined] { $who } möchte lieber weiterspielen.
}
page-entry-over = { $why ->
    [resigned] Das Spiel ist durch Aufgabe zu Ende.
   *[end] Das Spiel ist zu Ende.
}
page-entry-cancel = Der Tisch wurde geschlossen.
page-entry-rematch = Es gibt eine Revanche.
page-entry-broken = Das Spiel kann nicht weitergehen: Seine Regeln haben sich seither geändert.

## Nach dem Spiel

page-result = { $count ->
    [one] { $who } gewinnt
   *[other] Gleichstand: { $who }
}
page-result-won = Du hast gewonnen!
page-result-won-resigned = Du hast gewonnen! { $others ->
    [one] Dein Gegenüber hat aufgegeben.
   *[other] Die anderen haben aufgegeben.
}
page-result-resigned = Das Spiel endete durch Aufgabe
page-result-cancelled = Der Tisch wurde geschlossen
page-result-broken = Dieses Spiel kann nicht weitergehen
page-counts = Zählt für die Rangliste
page-counts-not = Zählt nicht für die Rangliste
page-rated = Das Spiel zählt für die Rangliste.
page-rated-soon = Das Spiel zählt für die Rangliste, sobald alle dreimal gezogen haben.
page-rated-stake = Das Spiel zählt für die Rangliste. Wer aufgibt, geht oder es allein schließt, hat verloren.
page-rated-lost = Du hast aufgegeben: Das Spiel zählt für dich als verloren.
page-rated-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-rated-few = erst wenige Spiele
page-rated-bot = Bot
page-rated-like = etwa so stark wie { $bot }
page-rated-place = Platz { $place }
page-play-now-unrated = Zum Üben, mit Tipps: ohne Wertung.
page-play-now-later = Stärkere Bots als in deinem ersten Spiel; der Coach kommt über das Menü am Tisch.
page-unrated = Das Spiel zählt nicht für die Rangliste{ $why ->
    [bots] : Es spielen nur Bots.
    [seats] : Jemand hat zwei Plätze.
    [hints] : Tipps sind erlaubt.
    [guest] : Es spielt ein Bot mit, dessen Stärke niemand gemessen hat.
    [position] : Es begann mitten in einem anderen Spiel.
    [daily] : Es ist das Spiel des Tages.
    [duel] : Es ist ein Duell.
    [tournament] : Es gehört zu einem Turnier.
    [early] : Es endete, bevor alle dreimal gezogen hatten.
    [given-up] {""}, denn du bist weit zurückgegangen: Es wurde als verloren gezählt.
    [undone] : Du bist weit zurückgegangen.
    [cancelled] : Alle wollten aufhören.
    [address] : Du und die anderen seid neu und kamt von derselben Adresse.
    [again] : Ihr habt zuletzt sehr oft miteinander gespielt.
   *[other] .
}
page-course = Wie das Spiel verlief
page-course-sources = Nach Herkunft
page-course-end = Ende
page-course-end-short = Ende
page-course-total = Summe
page-daily = Die Tabelle des Tages
page-duels = Duelle
page-tournaments = Turniere
page-challenge = Freunde herausfordern
page-doing = Statistik
page-duel = Zum Duell
page-tournament = Zum Turnier
page-rematch = Revanche
page-rematch-join = Zur Revanche
page-replay = Nachspielen
page-record = Aufzeichnung herunterladen

## Zuschauen, Nachspielen, Spiele

page-watch-none = Gerade spielt niemand öffentlich.
page-free = { $count ->
    [0] voll
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
page-replay-of = Nachspielen: { $game }
page-replay-file = Eine Aufzeichnung aus einer Datei öffnen
page-file-how = „{ page-record }“ am Ende eines Spiels gibt eine solche Datei.
page-file-empty = Diese Datei ist leer.
page-file-binary = Diese Datei ist ein Bild, ein Programm oder etwas anderes, das kein Text ist; eine Aufzeichnung ist Text.
page-file-not-json = Das ist Text, aber keine Aufzeichnung eines Spiels: Eine Aufzeichnung ist JSON.
page-file-cut = Die Aufzeichnung ist abgeschnitten: Ihr Ende fehlt.
page-file-no-record = Das ist JSON, aber keine Aufzeichnung eines Spiels.
page-file-newer = Diese Aufzeichnung stammt aus einer neueren Version von Drachenhof als dieser.
page-file-too-large = Diese Datei ist größer als jede Aufzeichnung ({ $kilobytes } kB; eine Aufzeichnung hat höchstens { $most } kB).
page-file-unread = Der Browser kann diese Datei nicht lesen.
page-replay-again = Öffne die Aufzeichnung noch einmal; der Browser hat sie vergessen.
page-replay-place = Stelle im Spiel
page-replay-play = Abspielen
page-replay-stop = Anhalten
page-replay-eyes = Gesehen von
page-replay-everybody = allen
page-replay-chapter = Gehe zu
page-replay-speed = Tempo
page-replay-own = Nur meine Entscheidungen
page-replay-begin = Der Anfang
page-replay-given = Mit dieser Stellung begann der Tisch.
page-play-on = Von hier weiterspielen
page-play-on-why = { $moves ->
    [0] Ein neuer Tisch beginnt vor dem ersten Zug.
    [one] Ein neuer Tisch beginnt mit dieser Stellung, nach einem Zug.
   *[other] Ein neuer Tisch beginnt mit genau dieser Stellung, nach { $moves } Zügen.
} Was von hier an verteilt und gezogen wird, ist neu, und das Spiel zählt nicht für die Rangliste.
page-play-on-seat = Wo möchtest du sitzen?
page-play-on-bots = Wer spielt auf den anderen Plätzen?
page-play-on-go = Weiterspielen
page-play-on-over = Hier ist das Spiel zu Ende.
page-replays-none = Noch kein beendetes Spiel.
page-place = Platz
page-place-of = { $place } von { $players }
page-ratings = Rangliste
page-ratings-why = Eine Skala für Menschen und Bots, an den Bots gemessen; deren Werte ändern sich nie. Punkte sind, was du sicher gezeigt hast; darum beginnen alle bei 0.
page-ratings-none = Noch steht niemand in der Rangliste.
page-rated-games = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}

## Regeln

page-rules = Regeln
page-rules-all = Alle Regeln
page-rule-open = Regel zeigen
page-rule-sign = { $title }: Regel { $rule }
page-rule-of = { $about }: Regel „{ $title }“
page-rules-search = In den Regeln suchen
page-rules-none = Das steht in keiner Regel.

## Einstellungen

page-theme = Farben
page-theme-system = Wie das System
page-theme-light = Papier
page-theme-dark = Nacht
page-motion = Bewegung
page-motion-system = Wie das System
page-motion-full = Voll
page-motion-reduced = Reduziert
page-notify = Melden, wenn ich am Zug bin
page-notify-why = Mit einer Meldung des Browsers, solange diese Seite irgendwo offen ist.
page-notify-denied = Der Browser erlaubt hier keine Meldungen.
page-account = Über dich
page-account-none = Du hast hier noch keinen Namen; das erste Spiel fragt danach.
page-key = Ein anderes Gerät
page-key-why = Mit einem persönlichen Schlüssel bist du auf einem anderen Gerät dieselbe Person. Er wird nur einmal gezeigt; der bisherige gilt dann nicht mehr.
page-key-new = Schlüssel erstellen
page-key-carry = Ein Schlüssel von einem anderen Gerät
page-key-use = Mit diesem Schlüssel anmelden
page-feed = Feed
page-feed-why = Eine Adresse für einen Feedreader, der dir sagt, wenn du am Zug bist. Die bisherige gilt dann nicht mehr.
page-feed-new = Adresse erstellen
page-hook = Webhook
page-hook-why = An diese Adresse schreibt der Server, wenn du am Zug bist und den Tisch nicht offen hast.
page-hook-address = Adresse
page-data = Was über dich gespeichert ist
page-export = Alles herunterladen
page-log-out = Abmelden
page-log-out-why = Melde dich auf diesem Gerät ab, oder melde alle anderen Geräte ab und mache alle Schlüssel ungültig, falls jemand anderes einen haben könnte.
page-log-out-here = Hier abmelden
page-log-out-here-sure = Als { $name } kommst du nur mit einem persönlichen Schlüssel zurück. Hast du keinen, dann erstelle erst einen: Sonst sind deine Spiele und dein Platz in der Rangliste nicht mehr zu erreichen.
page-log-out-others = Überall sonst abmelden
page-log-out-others-sure = Alle anderen Geräte werden sofort abgemeldet, und dein persönlicher Schlüssel und dein Feed gelten nicht mehr. Hier bleibst du angemeldet.
page-logged-out = Du bist abgemeldet.
page-logged-out-others = Alle anderen Geräte sind abgemeldet.
page-delete = Alles löschen
page-delete-why = Dein Name, die Verbindung deiner Spiele zu dir und alles, was du geschrieben hast, werden gelöscht, auf dem Server und in diesem Browser.
page-delete-sure = Dein Name, deine Schlüssel und deine Nachrichten im Chat werden gelöscht; deine laufenden Spiele spielt ein Bot weiter. Das lässt sich nicht rückgängig machen.
page-deleted = Gelöscht. Du bist jederzeit wieder willkommen.

## Was der Server ablehnt

page-refused-offline = Der Server antwortet nicht. Besteht eine Verbindung?
page-refused-odd = Die Antwort des Servers ist nicht zu verstehen.
page-refused-fault = Beim Server ging etwas schief.
page-refused-bad-message = Der Server hat das nicht verstanden.
page-refused-too-large = Das ist zu lang.
page-refused-too-many = Das war zu viel auf einmal; warte einen Augenblick.
page-refused-busy = Der Server hat viel zu tun; versuche es gleich noch einmal.
page-refused-not-kept = Der Server kann gerade nicht schreiben; nichts wurde geändert.
page-refused-unknown-outcome = Der Server hatte kurz keinen Zugriff auf seinen Speicher; sieh nach, ob es geklappt hat.
page-refused-closing = Der Server startet neu und ist gleich wieder da.
page-refused-no-table = Diesen Tisch gibt es nicht oder nicht mehr.
page-refused-no-person = Gib zuerst einen Namen ein.
page-refused-no-key = Dieser Schlüssel gilt nicht.
page-refused-id-used = Diese Anfrage gab es schon, für etwas anderes.
page-refused-no-program = Unter diesem Namen hat schon ein Mensch am Tisch gesessen; ein Programm kann daraus nicht mehr werden.
page-refused-no-link = Diese Einladung gilt nicht, oder jemand hat sie schon benutzt.
page-refused-no-seat = Dieser Platz ist nicht frei.
page-refused-no-bot = Diesen Bot gibt es nicht.
page-refused-no-option = Diese Variante hat das Spiel nicht.
page-refused-no-game = Dieses Spiel gibt es nicht.
page-refused-no-host-seat = Der erste Platz ist dein eigener.
page-refused-not-seated = Das kann nur, wer am Tisch sitzt.
page-refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
page-refused-not-now = Das geht jetzt nicht.
page-refused-seated = Du sitzt schon an diesem Tisch.
page-refused-reserved = Dieser Platz ist für jemand anderen bestimmt.
page-refused-stale = Inzwischen ist etwas anderes geschehen; sieh noch einmal hin.
page-refused-not-your-turn = Du bist nicht am Zug.
page-refused-held = Ein Bot spielt für dich; nimm erst deinen Platz zurück.
page-refused-back-spent = Du hast dieses Spiel so oft verlassen, dass es der Bot für dich zu Ende spielt.
page-refused-illegal = Die Regeln erlauben das nicht.
page-refused-no-undo = So weit lässt es sich nicht zurücknehmen.
page-refused-undo-spent = An diesem Tisch wurde schon so oft zurückgenommen, dass es nicht mehr geht.
page-refused-no-hints = An diesem Tisch gibt es keine Tipps.
page-refused-no-coach = Einen Coach gibt es nur, wo man allein gegen Bots spielt und um Tipps bitten darf.
page-refused-no-commitment = Das Geheimnis passt nicht zum angekündigten.
page-refused-committed = Dieser Platz hat sein Geheimnis schon hinzugefügt.
page-refused-empty = Da steht nichts drin.
page-refused-not-over = Das ist erst zu sehen, wenn das Spiel zu Ende ist.
page-refused-review-off = An diesem Tisch gibt es keine Analyse.
page-refused-no-review = Das Spiel wurde nicht zu Ende gespielt, also gibt es kein Ergebnis zu erklären.
page-refused-no-day = Von diesem Tag gibt es kein Spiel: Er kommt erst noch, oder er ist zu lange her.
page-refused-no-duel = Aus diesem Spiel kann kein Duell werden: Es wurde nicht zu Ende gespielt, oder andere haben sein Glück noch vor sich.
page-refused-own-duel = Hier ist dein eigenes Spiel die Herausforderung; zum Spaß kannst du es noch einmal spielen.
page-refused-tournament-full = Dieses Turnier ist voll.
page-refused-tournament-over = Dieses Turnier ist vorbei.
page-refused-too-many-tournaments = Du hast zu viele Turniere, die noch nicht vorbei sind.
page-refused-no-position = Ab dieser Stellung gibt es nichts mehr zu entscheiden.
page-refused-too-many-tables = Du hast zu viele offene Tische; beende erst einen.
page-refused-table-full = Zu viele schauen an diesem Tisch zu.
page-refused-log-full = Der Verlauf dieses Tisches ist voll; hier lässt sich nichts mehr schreiben.
page-refused-no-hooks = Dieser Server hat keine Webhooks.
page-refused-bad-hook = Das ist keine öffentliche Adresse.
page-refused-foreign-origin = Diese Seite darf nicht mit diesem Server sprechen.
page-refused-not-found = Unter dieser Adresse ist nichts.
page-refused-not-allowed = Das geht hier nicht.
page-refused-broken = Das Spiel kann nicht weitergehen: Seine Regeln haben sich seither geändert.
