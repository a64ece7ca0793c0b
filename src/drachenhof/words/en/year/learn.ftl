### In the Year of the Dragon in two minutes

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
