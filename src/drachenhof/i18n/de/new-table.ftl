### Ein neuer Tisch: was jede Wahl bedeutet

new-open-why = Du bekommst für diesen Platz einen Link und schickst ihn jemandem.
new-here-why = Mehrere teilen sich dieses Gerät und reichen es weiter.
new-order = Wer sitzt wo?
new-order-lot = Ausgelost
new-order-host = Wie oben
new-order-why = { $order ->
    [lot] Wenn alle da sind, werden die Plätze ausgelost. Niemand kann sie bestimmen, auch der Server nicht.
   *[host] Du sitzt zuerst, die anderen in der Reihenfolge oben.
}
new-live-why = Alle sind da und spielen reihum, bis das Spiel zu Ende ist.
new-correspondence-why = Ab und zu ein Zug, über mehrere Tage. Du erfährst, wenn du am Zug bist.
new-grace-live-why = So lange warten die anderen, wenn jemand weg ist. Dann spielt ein Bot, bis die Person zurück ist.
new-grace-correspondence-why = So lange darf ein Zug dauern. Dann spielt ein Bot, bis die Person zurück ist.
new-private-why = Nur wem du einen Link schickst, kann Platz nehmen.
new-public-why = Der Tisch steht unter „{ page-tables }“; alle können einen freien Platz nehmen oder zuschauen.
new-bots-strength = Wie stark sind die Bots?
new-bots-each = Für jeden Platz einen Bot wählen
new-bots-alone = Niemand wartet auf dich: Du kannst den Tisch jederzeit verlassen und später weiterspielen.
