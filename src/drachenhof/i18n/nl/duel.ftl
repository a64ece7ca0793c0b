### Duels

duel-titles = Duels
duel-title = Doe het beter dan { $name }
duel-title-own = Jouw uitdaging
duel-why = Iedereen krijgt precies hetzelfde spel: hetzelfde geluk, dezelfde plaats, dezelfde tegenstanders. De eerste poging telt.
duel-score = { $name }: { $score }, { $place }e plaats van { $players }
duel-still-plays = { $name } speelt nog. Je kunt meteen beginnen.
duel-gave-up = { $name } heeft het spel niet uitgespeeld.
duel-eased = { $name } mocht daar om tips vragen, of ging terug en speelde verder vanaf een eerdere beslissing.
duel-follows = Het geluk is dat van een eerder spel, voor zover jouw keuzes dat toelaten.
duel-given = Het begint met een positie, na { $moves } zetten.
duel-seat = Plaats { $seat } van { $players }
duel-against = tegen { $count ->
    [one] één bot
   *[other] { $count } bots
}: { $bots }
duel-play = Neem de uitdaging aan
duel-go-on = Ga verder met je poging
duel-fun = Nog een keer, voor de lol
duel-own-why = Stuur de link naar je vrienden. Zodra iemand het heeft geprobeerd, staan hier beide spellen naast elkaar.
duel-made-why = Jij hebt dit duel gemaakt. Stuur de link naar je vrienden; je kunt het ook zelf proberen.
duel-won = Je hebt { $name } verslagen.
duel-lost = { $name } blijft voor.
duel-drawn = Jij en { $name } hebben dezelfde score.
duel-given-up = Je hebt deze poging opgegeven, of een bot heeft voor je gespeeld: hij staat niet bij de andere.
duel-you = Jij
duel-somebody = iemand
duel-only-here = Dit adres werkt alleen op deze computer. Voor vrienden elders moet het huis open zijn, met
duel-link = Link naar dit duel
duel-beside = Naast elkaar
duel-with = Vergelijken met
duel-gap = Verschil
duel-partings = Waar de twee spellen uit elkaar gingen
duel-partings-none = Alle beslissingen waren gelijk.
duel-first = Het eerste verschil
duel-later = { $gap } in dit deel
duel-chose = { $name }:
duel-chose-none = hier niets meer te beslissen
duel-look = Spel van { $name } op dit punt naspelen
duel-others = Iedereen die het heeft geprobeerd
duel-tries = { $count ->
    [0] Nog niemand heeft een poging afgemaakt.
    [one] Eén persoon heeft het geprobeerd.
   *[other] { $count } mensen hebben het geprobeerd.
}
duel-hidden = De spellen kun je bekijken als je het jouwe hebt uitgespeeld.
duel-col-name = Naam
duel-col-score = Score
duel-col-place = Aan tafel
duel-place = { $place }e plaats
duel-fair = Is dit eerlijk?
duel-fair-secret = Wat er komt, ligt vast door een geheim. De vingerafdruk ervan:
duel-fair-told = Het geheim:
duel-fair-not = Wat we niet kunnen voorkomen: een tweede poging onder een andere naam, en vrienden die elkaar vertellen wat er komt. Duels zijn dus alleen voor de lol en tellen niet mee voor de ranglijst.
duel-share-title = Drachenhof · { $game } · Duel
duel-share-result = { $won ->
    [yes] 🏆
   *[no] 🐉
} { $score } tegen { $theirs } ({ $name })

## Er een maken

duel-ask-why = Wie de link opent, speelt precies dit spel: hetzelfde geluk, dezelfde plaats, dezelfde tegenstanders. Daarna staan beide spellen naast elkaar.
duel-ask-seat = Plaats
duel-ask-who = Wiens resultaat moet je verslaan?
duel-ask-as-played = { $name }, zoals in dit spel
duel-ask-people = De plaatsen van andere mensen spelen bots.
duel-ask-record = De zetten van het verslag worden daarvoor op deze server bewaard, maar geen namen.
duel-day-why = Anderen hebben dit spel nog voor zich. Stuur je vriend de link naar de dag: daar krijgt iedereen precies hetzelfde geluk, dezelfde plaats en dezelfde tegenstanders, en staan jullie in één tabel. Vanaf { $day } kan dit spel ook een duel worden, naast elkaar.
duel-day-late = Anderen hebben dit spel nog voor zich. Stuur je vriend de link naar de dag: daar krijgt iedereen precies hetzelfde geluk, dezelfde plaats en dezelfde tegenstanders. De dag zelf is voorbij; wie nu pas begint, komt niet meer in de tabel. Vanaf { $day } kan dit spel ook een duel worden, naast elkaar.
duel-day-open = Het geluk van dit spel volgt uit de datum: met “{ $command }” speelt je vriend op de eigen computer precies hetzelfde. Hier kan er ook een duel van worden gemaakt.
duel-day-link = Link naar het spel van de dag
duel-ask-go = Maak de link
duel-new = Een nieuw duel tegen een bot
duel-new-why = Een bot speelt een spel. Jij speelt precies hetzelfde, met hetzelfde geluk en dezelfde tegenstanders, en stuurt de link naar vrienden die het ook proberen.
duel-new-friend = Wil je een vriend uitdagen met een eigen spel, open dan een afgelopen spel en druk op “{ page-challenge }”.
duel-new-go = Duel beginnen
duel-list = Jouw duels
duel-list-none = Nog geen duels.
