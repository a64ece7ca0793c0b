### Duelle

duel-titles = Duelle
duel-title = Mach es besser als { $name }
duel-title-own = Deine Herausforderung
duel-why = Alle bekommen genau dasselbe Spiel: dasselbe Glück, denselben Platz, dieselben Gegner. Der erste Versuch zählt.
duel-score = { $name }: { $score }, { $place }. Platz von { $players }
duel-still-plays = { $name } spielt noch. Du kannst sofort anfangen.
duel-gave-up = { $name } hat das Spiel nicht zu Ende gespielt.
duel-eased = { $name } durfte dort nach Tipps fragen oder ging zurück und spielte von einer früheren Entscheidung weiter.
duel-follows = Das Glück ist das eines früheren Spiels, so weit deine Entscheidungen es zulassen.
duel-given = Es beginnt mit einer Stellung, nach { $moves } Zügen.
duel-seat = Platz { $seat } von { $players }
duel-against = gegen { $count ->
    [one] einen Bot
   *[other] { $count } Bots
}: { $bots }
duel-play = Herausforderung annehmen
duel-go-on = Versuch fortsetzen
duel-fun = Noch einmal, zum Spaß
duel-own-why = Schick den Link deinen Freunden. Sobald es jemand versucht hat, stehen hier beide Spiele nebeneinander.
duel-made-why = Du hast dieses Duell angelegt. Schick den Link deinen Freunden; du kannst es auch selbst versuchen.
duel-won = Du hast { $name } geschlagen.
duel-lost = { $name } bleibt vorn.
duel-drawn = Du und { $name } seid gleichauf.
duel-given-up = Du hast diesen Versuch aufgegeben, oder ein Bot hat für dich gespielt: Er steht nicht bei den anderen.
duel-you = Du
duel-somebody = jemand
duel-only-here = Diese Adresse gilt nur auf diesem Rechner. Damit Freunde anderswo hereinkommen, öffne das Haus mit
duel-link = Link zu diesem Duell
duel-beside = Seite an Seite
duel-with = Vergleichen mit
duel-gap = Unterschied
duel-partings = Wo sich die beiden Spiele trennten
duel-partings-none = Alle Entscheidungen waren gleich.
duel-first = Der erste Unterschied
duel-later = { $gap } in diesem Abschnitt
duel-chose = { $name }:
duel-chose-none = hier nichts mehr zu entscheiden
duel-look = Spiel von { $name } an dieser Stelle nachspielen
duel-others = Alle, die es versucht haben
duel-tries = { $count ->
    [0] Noch niemand hat einen Versuch beendet.
    [one] Eine Person hat es versucht.
   *[other] { $count } Personen haben es versucht.
}
duel-hidden = Die Spiele kannst du ansehen, wenn du deines beendet hast.
duel-col-name = Name
duel-col-score = Ergebnis
duel-col-place = Am Tisch
duel-place = { $place }. Platz
duel-fair = Ist das fair?
duel-fair-secret = Was kommt, ist durch ein Geheimnis festgelegt. Sein Fingerabdruck:
duel-fair-told = Das Geheimnis:
duel-fair-not = Was sich nicht verhindern lässt: ein zweiter Versuch unter anderem Namen, und Freunde, die einander verraten, was kommt. Duelle sind deshalb nur zum Spaß da und zählen für keine Rangliste.
duel-share-title = Drachenhof · { $game } · Duell
duel-share-result = { $won ->
    [yes] 🏆
   *[no] 🐉
} { $score } gegen { $theirs } ({ $name })

## Eines anlegen

duel-ask-why = Wer den Link öffnet, spielt genau dieses Spiel: dasselbe Glück, derselbe Platz, dieselben Gegner. Danach stehen beide Spiele nebeneinander.
duel-ask-seat = Platz
duel-ask-who = Wessen Ergebnis ist zu schlagen?
duel-ask-as-played = { $name }, wie in diesem Spiel
duel-ask-people = Die Plätze anderer Leute spielen Bots.
duel-ask-record = Dafür werden die Züge der Aufzeichnung auf diesem Server behalten, aber keine Namen.
duel-day-why = Andere haben dieses Spiel noch vor sich. Schick den Link zum Tag: Dort bekommen alle genau dasselbe Glück, denselben Platz und dieselben Gegner und stehen in einer Tabelle. Ab dem { $day } kann aus diesem Spiel auch ein Duell werden, Seite an Seite.
duel-day-late = Andere haben dieses Spiel noch vor sich. Schick den Link zum Tag: Dort bekommen alle genau dasselbe Glück, denselben Platz und dieselben Gegner. Der Tag selbst ist vorbei; wer jetzt erst anfängt, steht nicht mehr in seiner Tabelle. Ab dem { $day } kann aus diesem Spiel auch ein Duell werden, Seite an Seite.
duel-day-open = Das Glück dieses Spiels folgt aus dem Datum: Mit „{ $command }“ spielen deine Freunde auf dem eigenen Rechner genau dasselbe. Hier kann daraus auch ein Duell werden.
duel-day-link = Link zum Spiel des Tages
duel-ask-go = Link anlegen
duel-new = Ein neues Duell gegen einen Bot
duel-new-why = Ein Bot spielt ein Spiel. Du spielst genau dasselbe, mit demselben Glück und denselben Gegnern, und schickst den Link an Freunde, die es auch versuchen.
duel-new-friend = Um jemanden mit einem eigenen Spiel herauszufordern, öffne ein beendetes Spiel und drücke „{ page-challenge }“.
duel-new-go = Duell beginnen
duel-list = Deine Duelle
duel-list-none = Noch keine Duelle.
