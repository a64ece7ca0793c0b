### Why a choice cost something

review-part-year = Month
review-year-persons = { $about }: on average { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } more persons lost
review-year-points = { $about }: on average { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer points
review-year-super = Super event
review-year-other = { $what ->
    [floors-decayed] on average { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } more floors decayed
    [order] further back in the order, by { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } places a month
   *[refills] on average { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } more actions spent on refilling money
}
review-before-year = Before the first month
review-given-year = What the others chose, against what could be expected of them, and what that did here.
review-kind-year = { $kind ->
    [events] Events
    [money] Money
    [palaces] Palaces
    [track] Turn order
    [privileges] Privileges
   *[other] Other
}
review-amount-year = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
review-why-year = { $outcome ->
    [won] You won, { $margin } ahead of { $rival }; the greatest difference: { $source }, { $count ->
        [one] { $lead } more
       *[other] { $lead } more each
    }.
    [lost] { $rival } won, { $margin } ahead of you; the greatest difference: { $source }, { $count ->
        [one] { $lead } more
       *[other] { $lead } more each
    }.
    [won-level] You won: you have as many points as { $rival }, but are further ahead on the person track.
   *[lost-level] { $rival } won: with as many points as you, but further ahead on the person track.
}
