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
