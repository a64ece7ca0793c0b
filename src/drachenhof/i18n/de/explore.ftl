### Der Entdecker: was sich lohnt, aus vielen Spielen

explore-why = Was Entscheidungen bringen, gemessen in { NUMBER($games) } Spielen, die unsere stärkste Strategie ohne Suche gegen sich selbst gespielt hat, und in { NUMBER($rollouts) } weiteren, die an einer Entscheidung daraus weitergehen. Spiele von Menschen sind nicht dabei.
explore-why-bot = Was Entscheidungen bringen, gemessen in { NUMBER($games) } Spielen, die der Bot { $bot } gegen sich selbst gespielt hat, und in { NUMBER($rollouts) } weiteren, in denen unsere stärkste Strategie ohne Suche an einer Entscheidung daraus weiterspielt. Spiele von Menschen sind nicht dabei.
explore-none = In diesem Spiel gibt es nichts zu entdecken.
explore-views = Was man fragen kann
explore-facet = Welche Spiele
explore-open = Öffne eine Zeile: Da stehen ihre Zahlen, du kannst sie spielen und Spiele mit ihr sehen.
explore-by-rollouts = Ursache und Wirkung: In jeder Stellung wurden alle diese Möglichkeiten mit demselben Glück weitergespielt.
explore-by-rollouts-mixed = Ursache und Wirkung: Jede Zeile vergleicht in derselben Stellung und mit demselben Glück; doch nicht alle Zeilen wurden in denselben Stellungen gemessen.
explore-by-games = Nur eine Beschreibung: Sie sagt, wer gewinnt, nicht warum. Wer so spielt, tut es vielleicht, weil die Lage schon gut ist.
explore-by-chance = Ursache und Wirkung: Hier hat allein der Zufall gewählt.
explore-alike = { $count ->
    [one] eine andere Möglichkeit lässt
   *[other] { $count } andere Möglichkeiten lassen
} sich davon nicht unterscheiden
explore-hidden = { $count ->
    [0] Keine Zeile ist weggelassen.
    [one] Über alle wählbaren Spiele ist eine Zeile weggelassen, weil sie weniger als { $fewest } Mal gemessen wurde.
   *[other] Über alle wählbaren Spiele sind { $count } Zeilen weggelassen, weil sie weniger als { $fewest } Mal gemessen wurden.
}
explore-positions = Stellungen
explore-chosen = Gewählt %
explore-chosen-why = „Gewählt“: in wie vielen von 100 Stellungen, in denen es diese Möglichkeit gab, sie in diesen Spielen ergriffen wurde.
explore-row = Möglichkeit
explore-interval = 95 %
explore-span = 95 %: { $low } bis { $high }
explore-wins = Siege %
explore-plain = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
explore-more = +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
explore-less = −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
explore-bar = { $row }: { $value } ({ $low } bis { $high }), { NUMBER($positions) } Stellungen
explore-figure = { $name }: { $value } ({ $low } bis { $high })
explore-often = gewählt in { $share } % der Stellungen, in denen es möglich war
explore-play = Das spielen
explore-play-decision = Von so einer Entscheidung an spielen
explore-see = Solche Spiele ansehen
explore-see-decision = Entscheidungen, in denen es so sein konnte
explore-see-number = Spiel { $number }
explore-see-none = Unter den { NUMBER($games) } Spielen der Tabelle ist keines mit genau diesem Fall.
explore-outdated = Das Programm hat sich geändert, seit diese Tabelle entstand: Ihre Spiele lassen sich nicht mehr zeigen.
explore-made = Erstellt mit
explore-live = Jetzt, für einen Fall
explore-live-players = Spieler
explore-live-seat = Platz
explore-live-go = Ausrechnen
explore-live-any = zufällig
explore-live-best = Am besten ist { $best }: { $high } % von { $rollouts } Spielen gewonnen.
explore-live-alike = Am häufigsten gewann { $best }, { $high } % von { $rollouts } Spielen; { $count ->
    [one] eine andere Möglichkeit lässt
   *[other] { $count } andere Möglichkeiten lassen
} sich davon nicht unterscheiden.
explore-live-few = Jede Möglichkeit wurde nur { $rollouts } Mal weitergespielt: zu selten, um eine davon die beste zu nennen (nötig sind { $fewest }).
explore-live-policy = Die Strategie selbst würde { $chosen } wählen.
explore-live-see = Solche Spiele aus der Tabelle, mit anderem Glück
explore-live-see-none = Zu dieser Möglichkeit hat die Tabelle keine Spiele: Sie wurde zu selten gemessen.
explore-live-working = Spiele werden zu Ende gespielt …
explore-bars = Balken zeigen, was gemessen wurde, dünne Linien, wo der wahre Wert in 95 von 100 Fällen liegt.
