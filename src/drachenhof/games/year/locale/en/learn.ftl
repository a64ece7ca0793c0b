### In the Year of the Dragon in two minutes

learn-year-aim = The aim
    .text = You lead a court through the Year of the Dragon. It has twelve months, and most of them bring a disaster. Whoever has the most points after the twelfth month wins.
learn-year-ahead = You know what is coming
    .text = All twelve events lie open from the start. The palace that has no rice in the Drought loses a person; so does the court with the fewest helmets when the Mongols come. Look ahead, and be ready.
learn-year-month = A month
    .text = A month is a turn for everybody, in four steps.
learn-year-action = 1. Choose an action
    .text = Taxes bring money, Harvest brings rice, Build brings floors. The cards lie in groups. If another player has chosen from a group before you, you pay 3 yuan to use it. Your persons make actions stronger.
learn-year-person = 2. Recruit a person
    .text = You play a card, and a person moves into one of your palaces, one to a floor. Young ones carry you further on the person track, and whoever is ahead there goes first. Old ones have more symbols.
learn-year-event = 3. The event strikes
    .text = Everybody pays what it asks for. Whoever cannot pay loses persons. A palace in which nobody lives loses a floor.
learn-year-scoring = 4. Count points
    .text = One point for each of your palaces and each court lady, one or two for each privilege. This happens every month, so what you have early pays most.
learn-year-win = How to win
    .text = At the end there are 2 points for each person who is still with you, more for monks in tall palaces, and a little for money and goods. You will lose persons; the art is to lose the right ones.

## Tips

tip-year-contagion = Contagion this month or the next, and no healer yet? Recruit one.
tip-year-large-privilege = Early on, prefer the large privilege to the small one if you can pay for it.
tip-year-no-research = Without scholars do not research in the first four months: other actions are better.
tip-year-drought = In a month of drought with too little rice for your palaces, harvest.
tip-year-young = Of the same kind, the young person is usually better than the old one.
tip-year-mongols = Mongols this month or the next, and no warrior yet? Recruit one.
tip-year-no-early-craftsman = In the first four months recruit someone other than a craftsman.
tip-year-tribute = In a month of tribute with less than 4 yuan, collect taxes.
tip-year-build-full = All floors taken? Build: then nobody has to leave for a newcomer, and palaces score every month.
tip-year-keep-old = If somebody has to leave, let a young one go rather than an old one.

## Rules in a plain sentence, before the rule itself

plain-Y1 = Every kind of person is good at one thing, and the number on the tile moves you along the track.
plain-Y2 = The more people play, the more persons there are to take.
plain-Y7 = All events of the year lie open from the start, so you can prepare for each of them.
plain-Y9 = Before the first month everybody takes two different young persons, each time another pair.
plain-Y10 = Whoever is further ahead on this track acts earlier.
plain-Y11 = On each floor of a palace lives one person, and no palace has more than three floors.
plain-Y12 = Whoever is ahead on the track when a phase begins goes first in that phase.
plain-Y13 = Each month the action cards are dealt anew, into as many groups as there are players.
plain-Y14 = You choose one action; if somebody has chosen from its group before you, it costs you 3 yuan.
plain-Y15 = If you are short of money, you can fill up to 3 yuan instead of an action.
plain-Y21 = You build a floor, and one more for each hammer: on a palace, or as a new palace.
plain-Y22 = You buy a privilege, which scores every month: the small one 1 point, the large one 2.
plain-Y23 = Each month you play one card, and a person of that kind comes to your court.
plain-Y24 = A new person needs a free floor; if there is none, somebody has to leave.
plain-Y25 = Whoever moves in carries you forward on the track, by the number on the tile.
plain-Y27 = You pay 4 yuan, and lose a person for each yuan that you do not have.
plain-Y28 = Each palace with people needs 1 rice, or one of them leaves.
plain-Y29 = Most fireworks bring 6 points, second most 3; then half of them are used up.
plain-Y30 = Each helmet brings you a point, and whoever has the fewest helmets loses a person.
plain-Y32 = Whoever has to lose persons chooses which ones.
plain-Y33 = A palace in which nobody lives loses a floor every month.
plain-Y34 = Every month you score for your palaces, your court ladies and your privileges.
plain-Y35 = At the end persons, monks and what is left of money and goods bring points once more.
plain-Y36 = Most points win; with equal points, whoever is further ahead on the track.
plain-Y40 = You have six wall tiles, and each brings you something once when you lay it.
plain-Y41 = You lay one of your wall tiles, get its bonus, and the common wall grows by one.
plain-Y42 = When Mongols come and the wall is too short, whoever laid the fewest tiles loses a person.
plain-Y43 = In the last month the wall has to be finished, whatever else happens.
plain-Y44 = In month 7 something special happens once, and everybody knows it from the start.
plain-Y47 = Everybody takes off two floors, and whoever has no floor any more leaves.
plain-Y52 = Everybody gets a young person for free, each of another kind.
plain-Y54 = You choose one kind of your persons and get what its symbols give.
