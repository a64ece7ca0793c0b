### The rules of In the Year of the Dragon, by number. Texts are in Markdown: paragraphs and lists.

rules-year = In the Year of the Dragon: the rules
    .intro =
        Two to five players lead their courts through twelve months. Each month is a round of four phases: action, person, event, scoring. Everything is open, except how the action cards of later months will be dealt. Whoever has the most points at the end wins.

        Each rule has a number, by which refused moves name it. Where the rulebooks leave a point open, it is settled here and marked “Decided”. The expansions (Y40 to Y54) are decided as a whole, from how they are played.

rules-year-section-box = The box
rules-year-section-setup = Setup
rules-year-section-round = A round
rules-year-section-action = Phase 1: action
rules-year-section-person = Phase 2: person
rules-year-section-event = Phase 3: event
rules-year-section-scoring = Phase 4: scoring
rules-year-section-end = The end
rules-year-section-wall = Option: The Great Wall
rules-year-section-super = Option: super events

rule-Y1 =
    There are nine types of persons. A tile shows a value, which is the number of spaces that it moves on the person track, and symbols. Six types have young and old tiles, three only young ones. Below stands value / symbols for each, and what the symbol is for.

    - Craftsman: young { $young_craftsman_value } / { $young_craftsman_symbols }. Hammer: floors, with Build.
    - Court lady: young { $young_court_lady_value } / { $young_court_lady_symbols }. Fan: points, in every round.
    - Tax collector: young { $young_tax_collector_value } / { $young_tax_collector_symbols }. Coin: yuan, with Taxes.
    - Pyrotechnist: young { $young_pyrotechnist_value } / { $young_pyrotechnist_symbols }, old { $old_pyrotechnist_value } / { $old_pyrotechnist_symbols }. Rocket: fireworks, with Fireworks.
    - Warrior: young { $young_warrior_value } / { $young_warrior_symbols }, old { $old_warrior_value } / { $old_warrior_symbols }. Helmet: spaces on the person track, with Parade; points at a Mongol Invasion.
    - Monk: young { $young_monk_value } / { $young_monk_symbols }, old { $old_monk_value } / { $old_monk_symbols }. Lotus: points at the end.
    - Healer: young { $young_healer_value } / { $young_healer_symbols }, old { $old_healer_value } / { $old_healer_symbols }. Mortar: saves persons at a Contagion.
    - Farmer: young { $young_farmer_value } / { $young_farmer_symbols }, old { $old_farmer_value } / { $old_farmer_symbols }. Rice sack: rice, with Harvest.
    - Scholar: young { $young_scholar_value } / { $young_scholar_symbols }, old { $old_scholar_value } / { $old_scholar_symbols }. Book: points, with Research.
    .title = Persons

rule-Y2 =
    How many tiles of a type are on display depends on the number of players.

    - Types with an old version: 6 young and 4 old with five players, 5 and 3 with four, 4 and 2 with three, 3 and 1 with two.
    - Craftsmen, court ladies and tax collectors: 10, 8, 6 or 4 young with five, four, three or two players.
    .title = Tiles by number of players

rule-Y3 = Each player begins with eleven person cards: one of each type and two wild cards.
    .title = Hand

rule-Y4 = Person tiles can run out. Money, rice, fireworks, floors and privileges cannot.
    .title = Supply

rule-Y5 = There are seven action cards: Taxes with two coins; Build, Harvest, Fireworks, Parade and Research with one symbol each; and Privilege.
    .title = Action cards

rule-Y6 = There are twelve event tiles, two of each: Peace, Imperial Tribute, Drought, Mongol Invasion, Dragon Festival, Contagion.
    .title = Events

rule-Y7 =
    The two Peace tiles lie in months 1 and 2. The other ten tiles are shuffled and laid one by one into months 3 to 12. A tile that equals the one just left of its space goes to the next free space instead, and the next tile drawn fills the gap. So, apart from Peace, equal tiles never lie side by side. The order is known to all from the start.

    Decided: if the last tile would lie beside its equal in month 11, the tiles of months 10 and 11 swap places. This always works, because there are only two of each.

    Each draw is a move of chance, the last one too. Then the super event is drawn if it is a random one (Y44), and then the draft begins.
    .title = Year of events

rule-Y8 = Each player begins at 0 on the person track with 0 points, 6 yuan, no rice, no fireworks, no privilege, and two palaces of two floors each.
    .title = Start of each player

rule-Y9 =
    In seat order, from the first seat on, each player takes two different young persons, both at once. No two players may take the same pair.

    The two are placed one after the other, in the order of Y1, each in a palace with room; both in one palace is allowed. The person marker moves for each of them.
    .title = Draft

rule-Y10 = Whoever is further ahead on the person track is earlier in the order. On the same space the marker that arrived later lies on top and is earlier. A move of 0 spaces is no move, so it changes nothing. Before anyone has moved, the first seat lies on top, the others below in seat order.
    .title = Order on the track

rule-Y11 = A palace has one to three floors and holds at most one person per floor. A player may own any number of palaces. (In fact, legal games reach 22 palaces, 23 with the Charter, 25 with the Sunrise; it is proved that no game passes 26.)
    .title = Palaces

rule-Y12 = The order of the person track is read at the start of the action phase, of the person phase and of the event phase, and holds until that phase ends. Every decision is a move of its own, even if only one choice is legal.
    .title = Order within a phase

rule-Y13 =
    The action cards are shuffled and dealt face up into as many groups as there are players, as evenly as possible. The groups have no order, and every way to divide the cards is equally likely. The dragons are back with their players.

    - Seven cards: 4+3 with two players, 3+2+2 with three, 2+2+2+1 with four, 2+2+1+1+1 with five.
    - Eight cards (Y40): 4+4 with two players, 3+3+2 with three, 2+2+2+2 with four, 2+2+2+1+1 with five.
    .title = Deal

rule-Y14 =
    In order, each player chooses one card, and with it the group that it lies in. If a dragon stands at this group already, 3 yuan are paid first; without 3 yuan the group cannot be chosen. It is 3 yuan in all, however many dragons stand there, and the income of the action cannot pay it. Then the player’s dragon stands there too.

    Any card of the group may be chosen, also one that was chosen before.
    .title = Choice of an action

rule-Y15 = Instead of an action a player may refill: money below 3 yuan rises to 3 yuan. A refill sets no dragon. Decided: with 3 yuan or more it is legal, and gives nothing.
    .title = Refill

rule-Y16 = 2 yuan, and 1 more for each coin on the player’s tax collectors.
    .title = Taxes

rule-Y17 = 1 rice, and 1 more for each rice sack on the player’s farmers.
    .title = Harvest

rule-Y18 = 1 firework, and 1 more for each rocket on the player’s pyrotechnists.
    .title = Fireworks

rule-Y19 = 1 space forward on the person track, and 1 more for each helmet on the player’s warriors.
    .title = Parade

rule-Y20 = 1 point, and 1 more for each book on the player’s scholars.
    .title = Research

rule-Y21 = 1 floor, and 1 more for each hammer on the player’s craftsmen. Decided: every new floor must be placed, either on one of the player’s palaces with fewer than three floors or as a new palace. Floors of the same Build may be stacked on each other. Floors that stand already never move.
    .title = Build

rule-Y22 =
    The player buys exactly one privilege: a small one for 2 yuan, with one dragon, or a large one for 6 yuan, with two dragons. A player may own any number of privileges. Option: a large privilege costs 7 yuan, as in the anniversary edition.

    Decided: whoever could not pay, with the 3 yuan of Y14 included, cannot choose the card.
    .title = Privilege

rule-Y23 =
    In order, each player plays one person card. There is no person phase in round 12, nor for a player whose hand is empty.

    - The card of a type takes one tile of that type, young or old as the player likes.
    - A wild card takes any tile on display, even if the type’s own card is still in hand.
    - A card for which no tile is left is spent for nothing. This is legal even while other cards could still take a tile. A card for which a tile is left must take one.
    .title = Playing a person card

rule-Y24 = If there is room in any of the player’s palaces, the new person must be placed in one with room, of the player’s choice. If there is no room, the new person either replaces another one, who leaves the game, or is turned away and leaves the game. A player without any palace can only turn the new person away.
    .title = Where a person goes

rule-Y25 = A person who is placed, also in the place of another, moves the person marker by the value on the tile. One who is turned away does not. Nothing ever moves a marker back, except the Volcanic Eruption (Y50). A person gives nothing on arrival.
    .title = Person marker

rule-Y26 = The month passes without harm or gain.
    .title = Peace

rule-Y27 = Each player pays 4 yuan. Whoever has less pays all and releases one person for each yuan that is missing. Coins on tax collectors do not count. Money cannot be held back.
    .title = Imperial Tribute

rule-Y28 = Each player pays 1 rice for each inhabited palace, as far as the rice goes; rice sacks on farmers do not count, and rice cannot be held back. From each palace left without rice one person is released, and the player chooses which palaces those are. No palace loses two persons to the same Drought.
    .title = Drought

rule-Y29 = Most fireworks score 6 points, second most 3 points; rockets on pyrotechnists do not count. All who tie score in full, and a tie for the first place leaves the second place in force. Nobody scores without fireworks. Whoever scored returns half of their fireworks, rounded up.
    .title = Dragon Festival

rule-Y30 = Each player scores 1 point for each helmet of their own. Then all who have the fewest helmets release one person each, also if all have equally many. Helmets are counted before anybody is released.
    .title = Mongol Invasion

rule-Y31 = Each player releases three persons, less one for each mortar of their own. Mortars are counted before anybody is released.
    .title = Contagion

rule-Y32 = First payments, points and debts are settled for all players. Then, in order, each player releases all the persons owed, one at a time. Whoever has fewer persons loses them all, and nothing more. Released persons leave the game.
    .title = Releases

rule-Y33 = Once in every round, also after Peace, each uninhabited palace loses one floor; a palace without floors is gone. This comes when the event is over, together with all that Y42 to Y54 add to it.
    .title = Decay

rule-Y34 = Each player scores 1 point for each palace of their own, inhabited or not, 1 for each court lady, and 1 for each dragon on privileges: a small one has one dragon, a large one two.
    .title = Scoring of a round

rule-Y35 =
    After round 12 each player scores once more. Only the score changes.

    - 2 points for each person.
    - For each monk, the lotuses on the tile times the floors of the palace.
    - Rice and fireworks count 2 yuan each; every 3 yuan, with the money, are 1 point.
    .title = Final scoring

rule-Y36 = Most points win. Among equals the one further ahead on the person track is better. Decided: on the same space the one on top is better (Y10). This ranks all players.
    .title = Winner

rule-Y40 =
    An eighth action card, Wall, is added. Each player has six wall tiles, one with each of these bonuses: 1 rice; 1 firework; 2 yuan; 1 floor, placed at once as in Y21; 3 points; 3 spaces on the person track.
    .title = Wall tiles

rule-Y41 = With the action Wall a player picks one of their remaining tiles, takes its bonus and lays it under the leftmost event space that has none yet, from month 1 on. Persons add nothing. The card cannot be chosen by a player without tiles, nor by anybody when all twelve spaces have one.
    .title = Wall

rule-Y42 = At a Mongol Invasion the wall is checked after Y30. If at least as many tiles are laid as the number of the month, each player scores 1 point for each tile of their own, wherever it lies. If fewer are laid, all who laid the fewest release one person each, also if all laid equally many or nobody laid any. Releases go in order, as in Y32.
    .title = Wall and Mongols

rule-Y43 = In month 12 it is checked in the same way whether twelve tiles are laid, whatever the event. If the event is a Mongol Invasion, this is a second check. Decided: it comes after the event and before decay.
    .title = The last check

rule-Y44 = One of ten tiles is in the game, drawn at random in the setup or chosen by name, and known to all. It happens in round 7, after the event (and Y42) and before decay. Choices are made in order.
    .title = The super event

rule-Y45 = Each player scores 2 points for each person of their own.
    .title = Lantern Festival

rule-Y46 = Monks score now, the lotuses on each tile times the floors of the palace, and once more at the end.
    .title = Buddha

rule-Y47 =
    Each player takes off two floors in all, from any of their palaces, also both from one, inhabited or not. Whoever has fewer floors takes off all.

    The floors come first. Then each palace with more persons than floors releases persons until there is a floor for each; the player chooses whom. Each player finishes before the next begins. An empty palace without floors is gone at once; one with persons keeps its number until the last of them has left.
    .title = Earthquake

rule-Y48 = A player’s yuan, rice and fireworks are counted together, one each. Half of that, rounded down, is returned, in the mix that the player chooses.
    .title = Flood

rule-Y49 = The event of month 7 happens once more, with Y42 if it is a Mongol Invasion. Everything is counted anew.
    .title = Solar Eclipse

rule-Y50 = All person markers go back to 0. Their order stays as it is.
    .title = Volcanic Eruption

rule-Y51 = Each player discards two person cards of their choice, openly. This leaves two cards after round 7, so that the person phase takes place in rounds 8 and 9 only.
    .title = Tornado

rule-Y52 = Each player must take one young person from the display, without a card. No type may be taken twice among the players, and a person who is turned away counts as taken. The person is placed as in Y24 and Y25. A player for whom no type is left takes nobody.
    .title = Sunrise

rule-Y53 = All privileges are lost, before the scoring of this round.
    .title = Assassination

rule-Y54 =
    Each player chooses one type among their own persons and gets what its symbols give, without what an action card would add. A player without persons gets nothing.

    - Hammers: floors. Coins: yuan. Rice sacks: rice. Rockets: fireworks.
    - Helmets: spaces on the person track. Books: points. Fans: points.
    - Monks: the lotuses on each tile times the floors of the palace, as points.
    - Healers: nothing.
    .title = Charter
