### The coach of a game alone against bots: what is said before a costly choice, and how the coach comes and goes

coach-name = The coach
coach-hello = Hello! I speak up only when a choice would cost you much. The rest is yours.
coach-thinks = One moment, I am still looking at that …
coach-hurry = Do not wait
coach-wait = Wait a moment. Are you sure: { $choice }?
coach-costs = Of 100 games played on from here, you would win about { $about } fewer (between { $low } and { $high }).
coach-place = On average you would finish about { NUMBER($about, maximumFractionDigits: 2) } places lower (between { NUMBER($low, maximumFractionDigits: 2) } and { NUMBER($high, maximumFractionDigits: 2) }).
coach-show = Show me something better
coach-let = Do it anyway
coach-better = { $count ->
    [one] I would choose this:
   *[other] I would choose one of these, they are about equally good:
}
coach-close = All right
coach-end = End the coach
coach-ended = The coach is gone. The menu brings one back.
coach-on = With a coach
    .why = Warns before choices that cost much, and says what mattered.
coach-instead = With “{ $choice }” instead: { $why }
