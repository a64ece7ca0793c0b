### A new table: what each choice means

new-open-why = You get a link for this seat and send it to somebody.
new-here-why = Several people share this device and pass it on.
new-order = Who sits where?
new-order-lot = By lot
new-order-host = As above
new-order-why = { $order ->
    [lot] When everybody is here, the seats are drawn. Nobody, the server included, can choose them.
   *[host] You sit first, the others in the order above. In the Year the first seat drafts first.
}
new-live-why = Everybody is there and plays in turn, until the game is over.
new-correspondence-why = A move now and then, over days. You are told when it is your turn.
new-grace-live-why = How long the others wait for somebody who is away. Then a bot plays until that person is back.
new-grace-correspondence-why = How long a move may take. Then a bot plays until that person is back.
new-private-why = Only those to whom you send a link can take a seat.
new-public-why = The table is listed under “Tables”, and anybody can take a free seat or watch.

new-option-large_privilege = 6 yuan as in the first edition, or 7 as in the anniversary edition.
new-option-great_wall = An eighth action: build the wall together. If it is too short when the Mongols come, whoever built least loses a person.
new-option-super_event = In month 7 one more thing happens, good or bad. All know which.
new-option-peek = With only hidden cards left, you may look at one of them before you have to draw.
new-option-answer_fives = You may answer a 5 with 5s and pass the missed turns on.
new-option-long_protecto = Several Protectos at once pass the danger on by as many players.
new-option-abilities = From the second round on some cards can do more.
new-option-curses = Whoever wins a round gets a handicap for the next.
new-option-count_all_backs = Every hidden card that is left costs a coin, also one under an open card.
