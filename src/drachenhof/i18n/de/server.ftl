### Der Server, am Tisch und drumherum

## Warum etwas abgelehnt wurde, nach Code

refused-bad-message = Das hat der Server nicht verstanden.
refused-too-large = Das ist zu lang.
refused-too-many = Das war zu viel auf einmal. Warte einen Augenblick.
refused-busy = Der Server hat viel zu tun. Versuche es gleich noch einmal.
refused-not-kept = Der Server konnte das nicht festhalten, also hat sich nichts geändert.
refused-unknown-outcome = Die Verbindung zum Speicher ging verloren. Sieh am Tisch nach, ob es geschehen ist.
refused-closing = Der Server schließt gerade; er kommt wieder.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-person = Sag uns zuerst deinen Namen.
refused-no-key = Dieser Schlüssel gilt nicht, oder nicht mehr.
refused-id-used = Diese Anfrage gab es schon, für etwas anderes.
refused-no-program = Unter diesem Namen hat schon ein Mensch am Tisch gesessen; er kann kein Programm mehr werden.
refused-no-link = Dieser Link gilt nicht, oder jemand hat ihn schon benutzt.
refused-no-seat = Dieser Platz ist nicht frei.
refused-no-bot = Diesen Bot hat das Spiel nicht.
refused-no-option = So lässt sich das Spiel nicht spielen.
refused-no-game = Dieses Spiel gibt es nicht.
refused-not-seated = Das darf nur, wer am Tisch sitzt.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-not-now = Das geht jetzt nicht.
refused-seated = Du sitzt schon an diesem Tisch.
refused-reserved = Dieser Platz ist für jemand anderen freigehalten.
refused-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
refused-not-your-turn = Du bist nicht am Zug.
refused-held = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
refused-back-spent = Du hast dieses Spiel so oft verlassen, dass es der Bot für dich zu Ende spielt.
refused-illegal = Das erlauben die Regeln nicht.
refused-no-undo = So weit lässt es sich nicht zurücknehmen.
refused-undo-spent = An diesem Tisch wurde schon so oft zurückgenommen, dass es nicht mehr geht.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-no-coach = Einen Coach gibt es nur, wo man allein gegen Bots spielt und um Tipps bitten darf.
refused-no-commitment = Dieses Geheimnis passt nicht.
refused-committed = Du hast schon ein Geheimnis dazugegeben.
refused-empty = Darin steht nichts.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-review-off = An diesem Tisch gibt es keine Analyse.
refused-no-review = Das Spiel wurde nicht zu Ende gespielt, also gibt es kein Ergebnis zu erklären.
refused-no-day = Von diesem Tag gibt es kein Spiel: Er kommt erst noch, oder er ist zu lange her.
refused-no-duel = Aus diesem Spiel kann kein Duell werden: Es wurde nicht zu Ende gespielt, oder andere spielen mit demselben Glück erst noch.
refused-own-duel = Hier ist dein eigenes Spiel die Herausforderung; zum Spaß kannst du es noch einmal spielen.
refused-tournament-full = Dieses Turnier ist voll.
refused-tournament-over = Dieses Turnier ist vorbei.
refused-too-many-tournaments = Du hast zu viele Turniere, die noch nicht vorbei sind.
refused-no-position = Ab dieser Stellung gibt es nichts mehr zu entscheiden.
refused-too-many-tables = Du hast zu viele Tische, die noch nicht zu Ende sind.
refused-table-full = Hier schauen schon zu viele zu.
refused-log-full = Der Verlauf dieses Tisches ist voll; hier lässt sich nichts mehr schreiben.
refused-no-hooks = Dieser Server ruft keine Webhooks auf.
refused-bad-hook = Das ist keine öffentliche Adresse, die sich aufrufen lässt.
refused-foreign-origin = Die Seite, die gefragt hat, gehört nicht zu diesem Server.
refused-not-found = Hier ist nichts.
refused-not-allowed = Das geht hier nicht.
refused-broken = Dieses Spiel kann nicht fortgesetzt werden: Seine Regeln haben sich seither geändert. Die Aufzeichnung lässt sich herunterladen.
refused-fault = Beim Server ist etwas schiefgegangen. Es wurde notiert.

## Wie weit ein Tisch ist

status-open = wartet auf Mitspieler
status-fixing = die Verteilung wird festgelegt
status-playing = läuft
status-over = zu Ende
status-cancelled = abgebrochen
status-broken = kann nicht fortgesetzt werden

## Reaktionen

reaction-bravo = Bravo!
reaction-ouch = Autsch!
reaction-thanks = Danke
reaction-thinking = Lass mich überlegen …
reaction-hurry = Du bist dran!
reaction-laugh = Haha!

## Was am Tisch außer den Zügen geschah. $you ist "yes", wo es der liest, der es tat

log-open = Der Tisch ist eröffnet.
log-sit = { $you ->
    [yes] Du setzt dich.
   *[no] { $who } setzt sich.
}
log-rise = { $you ->
    [yes] Du stehst auf.
   *[no] { $who } steht auf.
}
log-change-bot = Platz { $seat } bekommt der Bot { $bot }.
log-change-open = Platz { $seat } ist wieder frei.
log-commit = { $you ->
    [yes] Du gibst ein Geheimnis zur Verteilung dazu.
   *[no] { $who } gibt ein Geheimnis zur Verteilung dazu.
}
log-fix = Alle Plätze sind besetzt. Wer ein Geheimnis dazugegeben hat, zeigt es jetzt.
log-reveal = { $you ->
    [yes] Du zeigst dein Geheimnis.
   *[no] { $who } zeigt das Geheimnis.
}
log-begin = Das Spiel beginnt.
log-begin-without = Das Spiel beginnt. Nicht berücksichtigt, weil das Geheimnis nicht rechtzeitig gezeigt wurde: { $seats }.
log-begin-given = { $moves ->
    [0] Das Spiel beginnt mit einer vorgegebenen Stellung, vor dem ersten Zug.
    [one] Das Spiel beginnt mit einer vorgegebenen Stellung, nach einem Zug.
   *[other] Das Spiel beginnt mit einer vorgegebenen Stellung, nach { $moves } Zügen.
}
log-undo = { $you ->
    [yes] Du nimmst Züge zurück.
   *[no] { $who } nimmt Züge zurück.
}
log-hold-left = { $you ->
    [yes] Du gehst; { $bot } spielt für dich.
   *[no] { $who } geht; { $bot } spielt weiter.
}
log-hold-away = { $you ->
    [yes] Du bist nicht da; { $bot } spielt für dich.
   *[no] { $who } ist nicht da; { $bot } spielt weiter.
}
log-hold-resigned = { $you ->
    [yes] { $bot } spielt für dich weiter.
   *[no] { $bot } spielt für { $who } weiter.
}
log-back = { $you ->
    [yes] Du nimmst deinen Platz zurück.
   *[no] { $who } ist wieder da.
}
log-resign = { $you ->
    [yes] Du gibst auf.
   *[no] { $who } gibt auf.
}
log-asks = { $you ->
    [yes] Du möchtest das Spiel abbrechen.
   *[no] { $who } möchte das Spiel abbrechen.
}
log-declines-declined = { $you ->
    [yes] Du möchtest lieber weiterspielen.
   *[no] { $who } möchte lieber weiterspielen.
}
log-declines-withdrawn = { $you ->
    [yes] Du möchtest das Spiel nicht mehr abbrechen.
   *[no] { $who } möchte das Spiel nicht mehr abbrechen.
}
log-say = { $who }: { $text }
log-over-end = Das Spiel ist zu Ende.
log-over-resigned = Das Spiel ist zu Ende, weil jemand aufgegeben hat.
log-cancel-host = Der Tisch wurde abgesagt.
log-cancel-agreed = Das Spiel wurde einvernehmlich abgebrochen.
log-cancel-abandoned = Der Tisch wurde abgesagt: Nicht alle Plätze waren rechtzeitig besetzt.
log-cancel-too-long = Das Spiel wurde abgebrochen: Es dauerte zu lange.
log-cancel-rules = Der Tisch ist geschlossen: Die Regeln haben sich geändert und führen nicht mehr zu seiner Stellung.
log-rematch = Es gibt eine Revanche.

## Wie weit man zurücknehmen kann, und warum nicht weiter

undo-stop-begin = Hier beginnt das Spiel.
undo-stop-other = Davor war jemand anders am Zug.
undo-stop-chance = Hier wurde etwas verteilt oder gezogen.
