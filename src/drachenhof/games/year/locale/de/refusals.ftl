### Warum etwas nicht geht, nach Kennwort. Der Aufrufer ergänzt die Nummer der Regel, darum endet kein Satz mit einem Punkt.

refusal-event-drawn = Von diesem Ereignis ist kein Plättchen mehr zu ziehen: { $event }
refusal-no-such-deal = Die Aktionskarten dieses Spiels lassen sich nicht in diese Gruppen verteilen
refusal-equal-pair = Die beiden Personen der Startwahl müssen von verschiedener Art sein
refusal-pair-taken = Dieses Paar hat schon Platz { $seat } genommen
refusal-no-such-palace = { $count ->
    [0] Es gibt keinen Palast { $palace }: An diesem Hof steht keiner
    [one] Es gibt keinen Palast { $palace }: An diesem Hof steht nur einer
   *[other] Es gibt keinen Palast { $palace }: An diesem Hof stehen { $count }
}
refusal-palace-full = In Palast { $palace } ist kein Platz: Jede seiner Etagen hat ihre Person
refusal-must-place = In einem Palast ist noch Platz, also muss die neue Person dort einziehen
refusal-nobody-there = In Palast { $palace } wohnt { $person }
refusal-palace-too-high = Palast { $palace } hat schon drei Etagen, höher darf kein Palast sein
refusal-no-tile = In der Auslage ist { $person } mehr
refusal-no-card = Auf der Hand ist keine { $card } mehr
refusal-card-has-tile = Für die { $card } liegt noch ein Plättchen aus, also darf sie nicht ungenutzt verfallen
refusal-group-price = Bei dieser Gruppe steht schon ein Drache: Sie kostet { $price } Yuan, und die Kasse enthält { $yuan }
refusal-privilege-price = Das kostet zusammen { $price } Yuan, und die Kasse enthält { $yuan }
refusal-no-wall = Die Große Mauer ist in diesem Spiel nicht dabei
refusal-wall-tile-gone = Dieses Mauerplättchen ist schon gelegt: { $tile }
refusal-wall-complete = Die Mauer ist fertig: Unter jedem der zwölf Monate liegt ein Plättchen
refusal-palace-struck = Palast { $palace } hat bei dieser Dürre schon eine Person verloren
refusal-not-homeless = Palast { $palace } hat für jede seiner Personen eine Etage
refusal-no-floor = Palast { $palace } hat keine Etage mehr
refusal-no-good = Hiervon ist nichts zum Zurückgeben da: { $good }
refusal-type-taken = Diese Art ist bei diesem Sonnenaufgang schon vergeben: { $person }
refusal-no-young = In der Auslage ist { $person } mehr
refusal-no-person = In den Palästen wohnt { $person }
