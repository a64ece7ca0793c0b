### What a link looks like where it is shared

preview-home = Two board games, with friends or against bots. A name is enough.
preview-open = { $free ->
    [0] The game is about to begin.
    [one] Come and play: one seat is free.
   *[other] Come and play: { $free } seats are free.
}
preview-playing = The game is on: come and watch.
preview-over = Watch how the game went, move by move.
preview-daily = Today’s game is the same for everybody: what do you make of it?
preview-duel = Beat me at this: exactly the same game, with the same luck.
preview-tournament = Everybody plays the same deals: take part, a name is enough.
