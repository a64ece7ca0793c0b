### Een nieuwe tafel: wat elke keuze betekent

new-open-why = Je krijgt voor deze plaats een link en stuurt die naar iemand.
new-here-why = Meerdere mensen delen dit apparaat en geven het door.
new-order = Wie zit waar?
new-order-lot = Geloot
new-order-host = Zoals hierboven
new-order-why = { $order ->
    [lot] Als iedereen er is, worden de plaatsen geloot. Niemand kan ze kiezen, ook de server niet.
   *[host] Jij zit vooraan, de anderen in de volgorde hierboven. In het jaar van de draak kiest de eerste plaats als eerste.
}
new-live-why = Iedereen is er en speelt om de beurt, tot het spel is afgelopen.
new-correspondence-why = Af en toe een zet, verspreid over dagen. Je hoort het als je aan zet bent.
new-grace-live-why = Zo lang wachten de anderen op wie weg is. Dan speelt een bot tot die terug is.
new-grace-correspondence-why = Zo lang mag een zet duren. Dan speelt een bot tot de speler terug is.
new-private-why = Alleen wie je een link stuurt, kan plaatsnemen.
new-public-why = De tafel staat onder “Tafels”; iedereen kan een vrije plaats nemen of meekijken.

new-option-large_privilege = 6 yuan zoals in de eerste uitgave, of 7 zoals in de jubileumuitgave.
new-option-great_wall = Een achtste actie: samen aan de muur bouwen. Is die te kort wanneer de Mongolen komen, dan verliest wie het minst bouwde een persoon.
new-option-super_event = In maand 7 gebeurt er nog iets, goed of slecht. Iedereen weet wat.
new-option-peek = Wie alleen nog verborgen kaarten heeft, mag er één bekijken voor hij moet trekken.
new-option-answer_fives = Op een 5 mag je met 5’s antwoorden en het overslaan doorgeven.
new-option-long_protecto = Meerdere Protecto’s tegelijk geven het gevaar zoveel spelers verder door.
new-option-abilities = Vanaf de tweede ronde kunnen sommige kaarten meer.
new-option-curses = Wie een ronde wint, heeft het in de volgende moeilijker.
new-option-count_all_backs = Elke verborgen kaart die overblijft, kost een munt, ook onder een open kaart.
