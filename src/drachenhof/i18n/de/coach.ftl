### Der Coach in einer Partie allein gegen Bots: was er vor einer teuren Wahl sagt, und wie er kommt und geht

coach-name = Der Coach
coach-hello = Hallo! Ich melde mich nur, wenn dich eine Wahl viel kosten würde. Alles andere entscheidest du.
coach-thinks = Einen Moment, das sehe ich mir noch an …
coach-hurry = Nicht warten
coach-wait = Einen Moment. Bist du sicher: { $choice }?
coach-costs = Von 100 Spielen, die so weitergehen, würdest du etwa { $about } weniger gewinnen (zwischen { $low } und { $high }).
coach-place = Im Schnitt würdest du etwa { NUMBER($about, maximumFractionDigits: 2) } Plätze schlechter abschneiden (zwischen { NUMBER($low, maximumFractionDigits: 2) } und { NUMBER($high, maximumFractionDigits: 2) }).
coach-show = Zeig mir etwas Besseres
coach-let = Trotzdem so
coach-better = { $count ->
    [one] Ich würde das wählen:
   *[other] Ich würde eins davon wählen, sie sind etwa gleich gut:
}
coach-close = In Ordnung
coach-end = Ohne Coach weiter
coach-ended = Der Coach ist gegangen. Im Menü kannst du ihn wieder holen.
coach-on = Mit Coach
    .why = Warnt vor Entscheidungen, die viel kosten, und sagt, worauf es ankam.
coach-instead = Mit „{ $choice }“ stattdessen: { $why }
