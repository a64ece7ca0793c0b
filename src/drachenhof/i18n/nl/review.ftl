### De analyse van een spel

review-began = { $you ->
    [yes] Je begon op { $start }%.
   *[no] { $who } begon op { $start }%.
}
review-deals = Geluk bij het delen: { $points }.
review-own = { $you ->
    [yes] Jouw keuzes: { $points }.
   *[no] Eigen keuzes: { $points }.
}
review-given = Wat de anderen deden: { $points }.
review-rest = Over: { $points }.
review-and = { $all } en { $last }
review-ended = Aan het einde: { $result }%.
review-verdict = { $verdict ->
    [very-bad] heel slecht
    [bad] slecht
    [doubtful] twijfelachtig
    [unclear] misschien slechter
    [forced] geen keuze
   *[equal] misschien zo goed als de beste
}
review-no-mistakes = Geen keuze was duidelijk een fout.
review-because = Want: { $reasons }.
review-no-reason = Geen enkele reden springt eruit.
review-sound = { $you ->
    [yes] Van je { $all } beslissingen waren er { $count } geen duidelijke fout.
   *[no] { $who }: van { $all } beslissingen waren er { $count } geen duidelijke fout.
}
review-gain = Zet { $number } was goed gekozen: { $choice } ({ $points } overwinningen op 100 spellen).
review-cause = { $cause ->
    [luck-up] { $you ->
        [yes] Je hebt gewonnen, en geluk bij het delen hielp je het meest.
       *[no] { $who } heeft gewonnen; geluk bij het delen hielp het meest.
    }
    [luck-down] { $you ->
        [yes] Je hebt niet gewonnen, en pech bij het delen kostte je het meest.
       *[no] { $who } heeft niet gewonnen; pech bij het delen kostte het meest.
    }
    [own-up] { $you ->
        [yes] Je hebt gewonnen, en je eigen keuzes hielpen je het meest.
       *[no] { $who } heeft gewonnen; eigen keuzes hielpen het meest.
    }
    [own-down] { $you ->
        [yes] Je hebt niet gewonnen, en keuzes van jezelf kostten je het meest.
       *[no] { $who } heeft niet gewonnen; eigen keuzes kostten het meest.
    }
    [given-up] { $you ->
        [yes] Je hebt gewonnen, en wat je het meest hielp, was { $drawn ->
            [yes] wat de anderen deden en wat er getrokken werd
           *[no] wat de anderen deden
        }.
       *[no] { $who } heeft gewonnen; wat het meest hielp, was { $drawn ->
            [yes] wat de anderen deden en wat er getrokken werd
           *[no] wat de anderen deden
        }.
    }
    [given-down] { $you ->
        [yes] Je hebt niet gewonnen, en wat je het meest kostte, was { $drawn ->
            [yes] wat de anderen deden en wat er getrokken werd
           *[no] wat de anderen deden
        }.
       *[no] { $who } heeft niet gewonnen; wat het meest kostte, was { $drawn ->
            [yes] wat de anderen deden en wat er getrokken werd
           *[no] wat de anderen deden
        }.
    }
    [even-up] { $you ->
        [yes] Je hebt gewonnen, en geluk noch keuzes springen er duidelijk uit.
       *[no] { $who } heeft gewonnen; geluk noch keuzes springen er duidelijk uit.
    }
   *[even-down] { $you ->
        [yes] Je hebt niet gewonnen, en pech noch keuzes springen er duidelijk uit.
       *[no] { $who } heeft niet gewonnen; pech noch keuzes springen er duidelijk uit.
    }
}
review-certainty = { $certainty ->
    [even] ongeveer in balans
   *[unclear] { $sharp ->
        [yes] niet precies te zeggen
       *[no] nog niet te zeggen
    }
}
review-cause-name = { $what ->
    [luck] het geluk bij het delen
    [own] { $you ->
        [yes] jouw keuzes
       *[no] de eigen keuzes
    }
   *[given] het spel van de anderen
}
review-together = Samen waren { $parts } goed voor { $points }; { $sharp ->
    [yes] hoeveel elk ervan deed, is niet precies te zeggen.
   *[no] hoeveel elk ervan deed, is nog niet te zeggen.
}
review-else = Al het andere: { $points }.
review-reasons-later = De redenen worden nog gezocht.
