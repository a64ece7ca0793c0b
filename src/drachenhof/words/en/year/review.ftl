### Why a choice cost something

review-part-year = Month
review-year-persons = { $about }: on average { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } more persons lost
review-year-points = { $about }: on average { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer points
review-year-super = Super event
review-year-other = { $what ->
    [floors-decayed] on average { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } more floors decayed
    [order] further back in the order, by { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } places a month
   *[refills] money refilled { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } times more
}
review-before-year = Before the first month
review-given-year = What the others chose, against their own best choice, and what that did here.
review-kind-year = { $kind ->
    [events] Events
    [money] Money
    [palaces] Palaces
    [track] Turn order
    [privileges] Privileges
   *[other] Other
}
