### Een nieuwe tafel: wat elke keuze betekent

new-open-why = Je krijgt voor deze plaats een link en stuurt die naar iemand.
new-here-why = Meerdere mensen delen dit apparaat en geven het door.
new-order = Wie zit waar?
new-order-lot = Geloot
new-order-host = Zoals hierboven
new-order-why = { $order ->
    [lot] Als iedereen er is, worden de plaatsen geloot. Niemand kan ze kiezen, ook de server niet.
   *[host] Jij zit vooraan, de anderen in de volgorde hierboven.
}
new-live-why = Iedereen is er en speelt om de beurt, tot het spel is afgelopen.
new-correspondence-why = Af en toe een zet, verspreid over meerdere dagen. Je hoort het als je aan zet bent.
new-grace-live-why = Zo lang wachten de anderen op wie weg is. Dan speelt een bot tot die terug is.
new-grace-correspondence-why = Zo lang mag een zet duren. Dan speelt een bot tot de speler terug is.
new-private-why = Alleen wie je een link stuurt, kan plaatsnemen.
new-public-why = De tafel staat onder “{ page-tables }”; iedereen kan een vrije plaats nemen of meekijken.
new-bots-strength = Hoe sterk zijn de bots?
new-bots-each = Voor elke plaats een bot kiezen
new-bots-alone = Niemand wacht op je: je kunt de tafel op elk moment verlaten en later verder spelen.
