### Die Analyse eines Spiels

review-began = { $you ->
    [yes] Du begannst bei { $start } %.
   *[no] { $who } begann bei { $start } %.
}
review-deals = Kartenglück: { $points }.
review-own = { $you ->
    [yes] Deine Entscheidungen: { $points }.
   *[no] Eigene Entscheidungen: { $points }.
}
review-given = Was die anderen taten: { $points }.
review-rest = Übrig: { $points }.
review-and = { $all } und { $last }
review-ended = Am Ende: { $result } %.
review-verdict = { $verdict ->
    [very-bad] sehr schlecht
    [bad] schlecht
    [doubtful] zweifelhaft
    [unclear] vielleicht schlechter
    [forced] keine Wahl
   *[equal] vielleicht so gut wie die beste
}
review-no-mistakes = Keine Wahl war eindeutig ein Fehler.
review-because = Denn: { $reasons }.
review-no-reason = Kein einzelner Grund sticht heraus.
review-sound = { $you ->
    [yes] Von deinen { $all } Entscheidungen waren { $count } kein klarer Fehler.
   *[no] { $who }: Von { $all } Entscheidungen waren { $count } kein klarer Fehler.
}
review-gain = Zug { $number } war gut gewählt: { $choice } ({ $points } Siege in 100 Spielen).
review-cause = { $cause ->
    [luck-up] { $you ->
        [yes] Du hast gewonnen, und am meisten half dir das Kartenglück.
       *[no] { $who } hat gewonnen; am meisten half das Kartenglück.
    }
    [luck-down] { $you ->
        [yes] Du hast nicht gewonnen, und am meisten kostete dich das Kartenpech.
       *[no] { $who } hat nicht gewonnen; am meisten kostete das Kartenpech.
    }
    [own-up] { $you ->
        [yes] Du hast gewonnen, und am meisten halfen dir deine eigenen Entscheidungen.
       *[no] { $who } hat gewonnen; am meisten halfen eigene Entscheidungen.
    }
    [own-down] { $you ->
        [yes] Du hast nicht gewonnen, und am meisten kosteten dich eigene Entscheidungen.
       *[no] { $who } hat nicht gewonnen; am meisten kosteten eigene Entscheidungen.
    }
    [given-up] { $you ->
        [yes] Du hast gewonnen, und am meisten half dir, { $drawn ->
            [yes] was die anderen taten und was gezogen wurde
           *[no] was die anderen taten
        }.
       *[no] { $who } hat gewonnen; am meisten half, { $drawn ->
            [yes] was die anderen taten und was gezogen wurde
           *[no] was die anderen taten
        }.
    }
    [given-down] { $you ->
        [yes] Du hast nicht gewonnen, und am meisten kostete dich, { $drawn ->
            [yes] was die anderen taten und was gezogen wurde
           *[no] was die anderen taten
        }.
       *[no] { $who } hat nicht gewonnen; am meisten kostete, { $drawn ->
            [yes] was die anderen taten und was gezogen wurde
           *[no] was die anderen taten
        }.
    }
    [even-up] { $you ->
        [yes] Du hast gewonnen, und weder Glück noch Entscheidungen stechen deutlich heraus.
       *[no] { $who } hat gewonnen; weder Glück noch Entscheidungen stechen deutlich heraus.
    }
   *[even-down] { $you ->
        [yes] Du hast nicht gewonnen, und weder Pech noch Entscheidungen stechen deutlich heraus.
       *[no] { $who } hat nicht gewonnen; weder Pech noch Entscheidungen stechen deutlich heraus.
    }
}
review-certainty = { $certainty ->
    [even] etwa ausgeglichen
   *[unclear] { $sharp ->
        [yes] lässt sich nicht genau sagen
       *[no] lässt sich noch nicht sagen
    }
}
review-cause-name = { $what ->
    [luck] das Kartenglück
    [own] { $you ->
        [yes] deine Entscheidungen
       *[no] die eigenen Entscheidungen
    }
   *[given] das Spiel der anderen
}
review-together = Zusammen machten { $parts } { $points } aus; { $sharp ->
    [yes] wie viel davon woher kam, lässt sich nicht genau sagen.
   *[no] wie viel davon woher kam, lässt sich noch nicht sagen.
}
review-else = Alles andere: { $points }.
review-reasons-later = Die Gründe werden noch gesucht.
