### A new table: what each choice means

new-open-why = You get a link for this seat and send it to somebody.
new-here-why = Several people share this device and pass it on.
new-order = Who sits where?
new-order-lot = By lot
new-order-host = As above
new-order-why = { $order ->
    [lot] When everybody is here, the seats are drawn. Nobody, the server included, can choose them.
   *[host] You sit first, the others in the order above.
}
new-live-why = Everybody is there and plays in turn, until the game is over.
new-correspondence-why = A move now and then, over days. You are told when it is your turn.
new-grace-live-why = How long the others wait for somebody who is away. Then a bot plays until that person is back.
new-grace-correspondence-why = How long a move may take. Then a bot plays until that person is back.
new-private-why = Only those to whom you send a link can take a seat.
new-public-why = The table is listed under “{ page-tables }”, and anybody can take a free seat or watch.
new-bots-strength = How strong are the bots?
new-bots-each = Choose a bot for each seat
new-bots-alone = Nobody waits for you: leave the table whenever you like and go on later.
