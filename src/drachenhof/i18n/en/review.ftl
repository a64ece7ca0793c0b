### The review of a game

review-began = { $you ->
    [yes] You began at { $start }%.
   *[no] { $who } began at { $start }%.
}
review-deals = Deals: { $points }.
review-own = { $you ->
    [yes] Your choices: { $points }.
   *[no] Own choices: { $points }.
}
review-given = What the others did: { $points }.
review-rest = Left over: { $points }.
review-and = { $all } and { $last }
review-ended = In the end: { $result }%.
review-verdict = { $verdict ->
    [very-bad] very bad
    [bad] bad
    [doubtful] doubtful
    [unclear] perhaps worse
    [forced] no choice
   *[equal] perhaps as good as the best
}
review-no-mistakes = No choice was clearly a mistake.
review-because = Because: { $reasons }.
review-no-reason = No single reason stands out.
review-sound = { $you ->
    [yes] Of your { $all } decisions, { $count } were no clear mistake.
   *[no] { $who }: of { $all } decisions, { $count } were no clear mistake.
}
review-gain = Move { $number } was well chosen: { $choice } ({ $points } wins in 100 games).
review-cause = { $cause ->
    [luck-up] { $you ->
        [yes] You won, and luck with the deals helped you most.
       *[no] { $who } won, and luck with the deals helped most.
    }
    [luck-down] { $you ->
        [yes] You did not win, and bad luck with the deals cost you most.
       *[no] { $who } did not win, and bad luck with the deals cost most.
    }
    [own-up] { $you ->
        [yes] You won, and your own choices helped you most.
       *[no] { $who } won, and own choices helped most.
    }
    [own-down] { $you ->
        [yes] You did not win, and some of your own choices cost you most.
       *[no] { $who } did not win, and some own choices cost most.
    }
    [given-up] { $you ->
        [yes] You won, and you were helped most by { $drawn ->
            [yes] what the others did and what was drawn
           *[no] what the others did
        }.
       *[no] { $who } won, helped most by { $drawn ->
            [yes] what the others did and what was drawn
           *[no] what the others did
        }.
    }
    [given-down] { $you ->
        [yes] You did not win, and what cost you most was { $drawn ->
            [yes] what the others did and what was drawn
           *[no] what the others did
        }.
       *[no] { $who } did not win, and what cost most was { $drawn ->
            [yes] what the others did and what was drawn
           *[no] what the others did
        }.
    }
    [even-up] { $you ->
        [yes] You won, and neither luck nor choices clearly stand out.
       *[no] { $who } won, and neither luck nor choices clearly stand out.
    }
   *[even-down] { $you ->
        [yes] You did not win, and neither luck nor choices clearly stand out.
       *[no] { $who } did not win, and neither luck nor choices clearly stand out.
    }
}
review-certainty = { $certainty ->
    [even] about even
   *[unclear] { $sharp ->
        [yes] cannot be told exactly
       *[no] cannot be told yet
    }
}
review-cause-name = { $what ->
    [luck] the deals
    [own] { $you ->
        [yes] your choices
       *[no] own choices
    }
   *[given] what the others did
}
review-together = Together, { $parts } made { $points }; { $sharp ->
    [yes] how much each of them did cannot be told exactly.
   *[no] how much each of them did cannot be told yet.
}
review-else = Everything else: { $points }.
review-reasons-later = The reasons are still being looked for.
