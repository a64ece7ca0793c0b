### Learn: each game in two minutes, before its numbered rules

learn-minutes = In two minutes
learn-rules = All rules, by number
learn-try = Try it

learn-year-aim = The aim
    .text = You lead a court through the Year of the Dragon. It has twelve months, and most of them bring a disaster. Whoever has the most points after the twelfth month wins.
learn-year-ahead = You know what is coming
    .text = All twelve events lie open from the start. The palace that has no rice in the Drought loses a person; so does the court with the fewest helmets when the Mongols come. Look ahead, and be ready.
learn-year-month = A month
    .text = A month is a turn for everybody, in four steps.
learn-year-action = 1. Choose an action
    .text = Taxes bring money, Harvest brings rice, Build brings floors. The cards lie in groups. If another player has chosen from a group before you, you pay 3 yuan to join. Your persons make actions stronger.
learn-year-person = 2. Take a person
    .text = You play a card, and a person moves into one of your palaces, one to a floor. Young ones carry you further on the person track, and whoever is ahead there goes first. Old ones have more symbols.
learn-year-event = 3. The event strikes
    .text = Everybody pays what it asks for. Whoever cannot pay loses persons. A palace in which nobody lives loses a floor.
learn-year-scoring = 4. Count points
    .text = One point for each of your palaces and each court lady, one or two for each privilege. This happens every month, so what you have early pays most.
learn-year-win = How to win
    .text = At the end there are 2 points for each person who is still with you, more for monks in tall palaces, and a little for money and goods. You will lose persons; the art is to lose the right ones.

learn-hoard-aim = The aim
    .text = Get rid of your monster cards. Whoever has none left ends the round, and all others lose coins for what they still hold. When somebody has lost 21 coins, the one who has lost the fewest wins.
learn-hoard-cards = Your cards
    .text = You have five cards in your hand, and in front of you three open cards on three hidden ones. First you play your hand, then the open cards, and at last the hidden ones, blind.
learn-hoard-turn = A turn
    .text = Play one card, or several equal ones, on the pile: the same number as the last one, or a higher one. If you cannot or do not want to, you take the whole pile into your hand.
learn-hoard-numbers = Four numbers are special
    .text = After a 3 the next player must go below it. A 4 makes the next player draw two cards. A 5 makes the next player miss a turn. After a 6 there may be no dragon.
learn-hoard-dragons = Dragons go on almost anything
    .text = Nulla sets the pile back to 0. Extermino clears it away, and you go again. Protecto passes on to the next player whatever you were facing.
learn-hoard-four = Four in a row
    .text = When four equal cards lie on each other, the pile is gone and you go again. Four equal cards of your own you may also lay out in your turn.
learn-hoard-win = How to win
    .text = Most cards that are left cost you a coin, at most 10 in a round. Keep a dragon for the moment when somebody makes you draw, and do not be the last with a full hand.
