### Die Analyse auf der Seite

## Beim Ergebnis

page-review = Warum es so kam
page-review-of = Für
page-review-whose = jemanden …
page-review-choose = Wähle jemanden aus und sieh, was die Chancen bewegt hat.
page-review-picture = Von der Chance am Anfang bis zum Ergebnis
page-review-bar = { $what ->
    [start] Anfang
    [luck] Kartenglück
    [own] { $you ->
        [yes] Deine Wahl
       *[no] Eigene Wahl
    }
    [given] Die anderen
    [together] Zusammen
    [else] Alles andere
    [rest] Übrig
   *[result] Ergebnis
}
page-review-figures = Alle Zahlen
page-review-figures-why = In Punkten von hundert: was gemessen wurde, und zwischen welchen Zahlen der wahre Wert in 95 von 100 Fällen liegt.
page-review-from-to = { $low } bis { $high }
page-review-percent = { $value } %
page-review-off-by = ±{ $points }
page-review-wins = { $count } von 100 gewonnen
page-review-range = ({ $low }–{ $high })
page-review-begins = Das Spiel wird durchgesehen …
page-review-waits = { $ahead ->
    [0] Gleich geht es los …
    [one] Bitte warten: Erst kommt noch eine andere Analyse.
   *[other] Bitte warten: Erst kommen noch { $ahead } andere Analysen.
}
page-review-sharpens = Ein erster Blick; es wird noch genauer …
page-review-failed = Die Analyse ist nicht gelungen.
page-review-again = Noch einmal fragen
page-review-off = Die Analyse ist ausgeschaltet.
page-review-on = Einschalten
page-review-few = { $count ->
    [0] Es gab nichts zu entscheiden.
    [one] Es gab nur eine Entscheidung: zu wenig für einen Vergleich.
   *[other] Es gab nur { $count } Entscheidungen: zu wenige für einen Vergleich.
}
page-review-like = { $you ->
    [yes] Deinen Fehlern nach hast du etwa so gut gespielt wie dieser Bot: { $bot }. Ein Spiel sagt wenig.
   *[no] Den Fehlern nach hat { $who } etwa so gut gespielt wie dieser Bot: { $bot }. Ein Spiel sagt wenig.
}
page-review-line = Wie groß die Gewinnchance jedes Spielers war
page-review-line-why = { $you ->
    [yes] Von jedem Moment aus wurden viele Probespiele weitergespielt, nur mit dem, was du da sehen konntest: Karten, die dir verborgen waren, zählten nicht mit.
   *[no] Von jedem Moment aus wurden viele Probespiele weitergespielt, nur mit dem, was { $who } da sehen konnte: Verborgene Karten zählten nicht mit.
}
page-review-key-deal = beim Austeilen
page-review-key-play = im Spiel
page-review-moments = Die teuersten Momente
page-review-moments-first = Die Momente, die vielleicht am meisten gekostet haben
page-review-checking = wird noch geprüft
page-review-cost = { $count ->
    [one] { $points } Sieg in 100 Spielen
   *[other] { $points } Siege in 100 Spielen
}
page-review-cost-place = im Schnitt { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } Plätze schlechter
page-review-chose = { $you ->
    [yes] Deine Wahl:
   *[no] { $who } wählte:
}
page-review-finest = Gut gewählt
page-review-finest-why = Um so viel stieg mit dieser Wahl die Chance auf den Sieg, verglichen mit dem, was davor zu erwarten war. Nichts anderes war klar besser.
page-review-first-figures = Ein erster Blick: Diese Zahlen können sich noch ändern.
page-review-try = Noch einmal versuchen
page-review-better = Was war besser?
page-review-hide = Wieder verbergen
page-review-played = gespielt
page-review-best = am besten
page-review-equal = vielleicht gleich gut
page-review-equal-places = seltener Erster, sonst bessere Plätze
page-review-more = { $count ->
    [one] Eine weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}

## Was es bedeutet

page-review-info = Was Zahlen und Zeichen bedeuten
page-review-info-points = Die Zahlen sind Gewinnchancen in Prozent. „−11“ heißt: Von hundert Spielen, die so beginnen, gehen elf mehr verloren.
page-review-info-bar = { $what ->
    [start] Was vor dem ersten Zug zu erwarten war.
    [luck] Was ausgeteilt wurde, verglichen mit allem, was hätte kommen können.
    [own] Was gewählt wurde, verglichen mit dem, was zu erwarten war: Probespiele, in denen alle vernünftig weiterspielen. Über 0 heißt: besser als das.
   *[rest] Was übrig bleibt, wenn man alles andere zusammenzählt: Rundung, und was nicht ganz genau gemessen ist. Fast immer ist es 0.
}
page-review-info-told = Eine Zahl steht nur da, wo auf sie Verlass ist. Was sich einzeln nicht sagen lässt, ist zusammengefasst, so dass alles vom Anfang zum Ergebnis führt.
page-review-info-range = Ein dünner Strich mit zwei Enden, oder Zahlen in Klammern: Dort liegt der wahre Wert in 95 von 100 Fällen.
page-review-info-verdict = { $verdict ->
    [very-bad] kostet sicher viel: 0,16 oder mehr
    [bad] kostet sicher etwas: 0,08 oder mehr
   *[doubtful] kostet sicher ein wenig: 0,04 oder mehr
}
page-review-info-places = Diese Kosten zählen in Plätzen: Der erste ist 1 wert, der letzte −1. Was so gut wie das Beste sein kann, heißt nie Fehler, auch wenn die Gewinnchancen verschieden aussehen: Auch die anderen Plätze zählen. Und nur was auch der stärkste Bot schlechter findet, wenn er darüber nachdenkt, ist ein Fehler.
page-review-info-known = Alles wird nach dem beurteilt, was an diesem Platz zu der Zeit bekannt sein konnte. Die Rangliste hat nichts damit zu tun.
page-review-switch = Analyse nach dem Spiel
page-review-switch-why = Was Glück, deine Entscheidungen und die anderen mit deinen Chancen machten, und was besser gewesen wäre.
page-review-table = Analyse
page-review-table-why = Wenn das Spiel vorbei ist, dürfen alle sehen, was Glück und Entscheidungen bewirkten. Vorher nie.

## Ein Moment

page-moment-ask = { $you ->
    [yes] Das wähltest du, und es war { $verdict }:
   *[no] Das wählte { $who }, und es war { $verdict }:
}
page-moment-what = Was wäre besser? Wähle auf dem Brett.
page-moment-hint = Die bessere Wahl ist verborgen; was etwa so gut ist, zählt auch.
page-moment-played = Genau das wurde gespielt.
page-moment-tried = { $name }, schon versucht
page-moment-wrong = { $count ->
    [0] Das ist auch nicht so gut: Es kostet eher Plätze als den Sieg. Versuche es noch einmal, oder sieh nach.
    [one] Das ist auch nicht so gut: Es kostet einen Sieg in 100 Spielen. Versuche es noch einmal, oder sieh nach.
   *[other] Das ist auch nicht so gut: Es kostet { $count } Siege in 100 Spielen. Versuche es noch einmal, oder sieh nach.
}
page-moment-unknown = Das wurde nicht gemessen. Versuche etwas anderes.
page-moment-right = { $best ->
    [yes] Richtig! Das ist die beste Wahl.
   *[no] Richtig! Das kann so gut wie die beste sein.
}
page-moment-shown = Das war besser:
page-moment-show = Antwort zeigen
page-moment-next = Nächster Moment
page-moment-next-due = Nächster Fehler
page-moment-result = Zum Ergebnis
page-moment-again = Noch einmal
page-moment-none = Diesen Moment gibt es in diesem Spiel nicht: Der genauere Blick nennt ihn keinen Fehler mehr.

## In der Wiederholung

page-odds = Gewinnchancen an dieser Stelle

## Meine Fehler

page-mistakes = Meine Fehler
page-mistakes-all = Alle meine Fehler
page-mistakes-why = Was Analysen deiner Spiele einen Fehler nennen, wird hier gesammelt und dir nach einigen Tagen wieder vorgelegt, bis es sitzt.
page-mistakes-due = { $count ->
    [0] Heute ist nichts fällig.
    [one] Einer davon ist fällig.
   *[other] { $count } davon sind fällig.
}
page-mistakes-practise = Üben
page-mistakes-none = Noch nichts gesammelt. Spiele ein Spiel zu Ende, sieh dir seine Analyse an, und seine Fehler kommen hierher.
page-mistakes-nobody = Spiele erst ein Spiel; dann werden seine Fehler hier gesammelt.
page-mistakes-kinds = Nach Art
page-mistakes-state = { $state ->
    [due] fällig
    [sits] sitzt
   *[later] { $days ->
        [one] morgen wieder
       *[other] in { $days } Tagen wieder
    }
}
page-mistakes-done = Gut gemacht: Mehr ist nicht fällig.
page-rates = Was deine Fehler kosten
page-rates-why = Wie viel deine Fehler dich je Entscheidung an Platzierung kosteten, Spiel für Spiel; weniger ist besser. Die Linie ist der Schnitt der letzten Spiele.
page-rates-bots = Was die Bots in Spielen gegen sich selbst verlieren, und zwischen welchen Zahlen der wahre Wert in 95 von 100 Fällen liegt.
page-rates-like = Du spielst wie dieser Bot: { $bot }.
page-rates-few = Noch wenige Spiele: Das kann sich stark ändern.
page-rates-game = { $when }: { $rate }
