### Ein neuer Tisch: was jede Wahl bedeutet

new-open-why = Du bekommst für diesen Platz einen Link und schickst ihn jemandem.
new-here-why = Mehrere teilen sich dieses Gerät und reichen es weiter.
new-order = Wer sitzt wo?
new-order-lot = Ausgelost
new-order-host = Wie oben
new-order-why = { $order ->
    [lot] Wenn alle da sind, werden die Plätze ausgelost. Niemand kann sie bestimmen, auch der Server nicht.
   *[host] Du sitzt zuerst, die anderen in der Reihenfolge oben. Im Jahr des Drachen wählt der erste Platz zuerst.
}
new-live-why = Alle sind da und spielen reihum, bis das Spiel zu Ende ist.
new-correspondence-why = Ab und zu ein Zug, über Tage. Du erfährst, wenn du am Zug bist.
new-grace-live-why = So lange warten die anderen, wenn jemand weg ist. Dann spielt ein Bot, bis die Person zurück ist.
new-grace-correspondence-why = So lange darf ein Zug dauern. Dann spielt ein Bot, bis die Person zurück ist.
new-private-why = Nur wem du einen Link schickst, kann Platz nehmen.
new-public-why = Der Tisch steht unter „Tische“; alle können einen freien Platz nehmen oder zuschauen.

new-option-large_privilege = 6 Yuan wie in der ersten Ausgabe oder 7 wie in der Jubiläumsausgabe.
new-option-great_wall = Eine achte Aktion: Alle bauen an der Mauer. Ist sie zu kurz, wenn die Mongolen kommen, verliert eine Person, wer am wenigsten gebaut hat.
new-option-super_event = Im 7. Monat geschieht noch etwas, Gutes oder Schlechtes. Alle wissen, was.
new-option-peek = Wer nur noch verdeckte Karten hat, darf eine ansehen, bevor er ziehen muss.
new-option-answer_fives = Auf eine 5 darf man mit 5ern antworten und das Aussetzen weitergeben.
new-option-long_protecto = Mehrere Protectos auf einmal geben, was droht, um so viele Plätze weiter.
new-option-abilities = Ab der zweiten Runde können manche Karten mehr.
new-option-curses = Wer eine Runde gewinnt, hat es in der nächsten schwerer.
new-option-count_all_backs = Jede übrige verdeckte Karte kostet eine Münze, auch unter einer offenen.
