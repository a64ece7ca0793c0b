### The rules of Drachensachen, by number. Texts are in Markdown: paragraphs and lists.

rules-hoard = Drachensachen: the rules
    .intro =
        Two to six players try to get rid of their monster cards. Whoever has none left ends the round, and the others lose a gold coin for most of what they still hold. After some rounds the one who has lost the fewest coins wins.

        Other players’ hands, everything that lies face down (one’s own hidden cards too) and the draw pile cannot be seen. What was seen stays known: whoever took a pile, swapped openly or was given a card holds at least those cards, until they are played. After a gift that one did not see, one card less of each type is certain.

        Every decision is a move, also one with a single choice: to leave out a forced draw or miss would give a hand away. Left is clockwise. Chance comes first in a round, in this order: starter, ability, curse, deal.

        Each rule has a number, by which refused moves name it. Where the rulebook leaves a point open, it is settled here and marked “Decided”.

rules-hoard-section-box = The box
rules-hoard-section-round = A round
rules-hoard-section-legal = What may be played
rules-hoard-section-effects = Effects
rules-hoard-section-end = The end of a round and of the game
rules-hoard-section-house = House rules
rules-hoard-section-abilities = Option: abilities
rules-hoard-section-curses = Option: curses

rule-H1 = There are 96 cards: monsters numbered 1 to 9, eight of each, and three kinds of dragons, Nulla, Extermino and Protecto, eight of each.
    .title = Cards

rule-H2 = Decided: every card has one coin on its front and one on its back. What is printed on the cards is not in the rulebook’s text; known is only that an 8 has one.
    .title = Coins

rule-H3 = There are seven abilities (H41 to H47) and seven curses (H51 to H53). Each of the two is an option.
    .title = Extras

rule-H4 = Everybody gets three hidden cards, an open card on each of them (together these are the Remainders), and five hand cards. 18 of the other cards are the draw pile; the rest is out of the round. Cards are dealt seat by seat from the starter on: all open cards of a player, then all hand cards of that player. Hidden cards are seen by nobody.
    .title = Deal

rule-H5 =
    Before the first play each player may swap one hand card with one of their open cards, once.

    Decided: this is done openly, in seat order from the starter. Two equal cards are not swapped. A player without open cards is asked too, and keeps everything.
    .title = Exchange

rule-H6 = The first starter is drawn. Later the one who has lost the most coins in all begins; if there are several, the first of them to the left of the last starter, who comes last.
    .title = Starter

rule-H7 = Every round begins clockwise.
    .title = Direction

rule-H8 = A player plays from the hand as long as there are cards in it, then from the open cards, and only then from the hidden ones.
    .title = Zone

rule-H9 =
    A play is one or more cards of one type, a number or one kind of dragon, from the zone of H8. It has at most as many cards as make four in a row (H20).

    Decided: several equal open cards may be played together too.
    .title = A play

rule-H10 = If all that is left in hand is of one type, and open cards of that type lie there, they may be played together: the whole hand and one or more of the open cards. Hidden cards never join in.
    .title = Together

rule-H11 =
    Whoever has only hidden cards left turns one of them up. If it is legal, it is played and has its effect. If not, it goes into the hand with the whole pile, and the turn ends.

    Decided: the pile may not be taken instead.
    .title = Blind

rule-H12 =
    Whoever cannot or does not want to play takes the whole pile into the hand. The turn ends, and nothing of the pile is in force any more.

    Decided: where there is no pile, a card has to be played.
    .title = Taking

rule-H13 = Hands are not filled up. Cards are drawn only because of a 4 (H16) or an ability (H42). When the draw pile is empty, nothing is drawn any more; it is never made anew.
    .title = No refill

rule-H14 =
    The top is the last card of the pile; the base is the last one that is no Protecto. No base, or a Nulla, counts 0. The first of these lines that fits decides:

    - On an empty pile every card is legal.
    - On a 6 on top, numbers from 6 on are legal, and no dragon.
    - A dragon is legal.
    - A 9 is not legal on a dragon on top.
    - With a 3 as base only 1 and 2 are legal.
    - A number is legal if it is not lower than the base.

    How many cards are played does not matter.
    .title = Legal cards

rule-H15 = After a 3 the next player may play only a 1, a 2 or a dragon. If it is a Protecto, the same holds for the player after that.
    .title = The 3

rule-H16 =
    The next player has to draw two cards for each 4 in force. First they may answer, with cards that they know:

    - with 4s, each of which adds two cards;
    - with a Protecto, which passes the draw on;
    - decided: with a Nulla or an Extermino, which cancel it.

    An answer is the play of this turn; H9, H10, H20, H23 and the abilities hold for it. Whoever does not answer draws and then has a normal turn, in which the 4 is only a number. What was drawn for is spent. Nobody avoids a draw by taking the pile.

    If there are fewer cards, only those are drawn. If the draw pile is empty when a player comes to face the draw, there is none, and nothing to answer.
    .title = The 4

rule-H17 =
    As many players miss their turn as there are 5s in the play. When it comes to a player, they may answer with a Protecto that they know: what is left of the missing, their own turn included, goes to the next player. With two players, the one who played the 5 goes on.

    Decided: at most all the others miss a turn. The answer is exactly one Protecto, while a draw may be answered with several (with H33 more are allowed here too, and H10 holds). If it is the fourth in a row, all is cleared and the player has the turn.
    .title = The 5

rule-H18 = After a 6 the next player may not play a dragon, only a 6 or a higher number.
    .title = The 6

rule-H19 =
    - Nulla: the base is 0. All but a 9 may follow, and a 3 or a draw is void.
    - Extermino: the pile leaves the round with it, and the player has another turn.
    - Protecto: what the player faced goes on to the next: base, 3, draw or miss.

    Decided: an Extermino may be played on an empty pile too. Several Protectos in one play pass on once; the others are only shed.
    .title = The dragons

rule-H20 =
    When four equal cards lie directly on one another, whoever played them, the pile leaves the round with all effects, and the player of the fourth has another turn. A Protecto between them breaks the row. No play goes beyond four.

    Decided: four equal dragons count too, also four Exterminos in one play (then without an ability).
    .title = Four in a row

rule-H21 =
    In their own turn players may lay four equal cards that they know out of the round, before they play and as often as they can. The cards come from the player’s zone, or from hand and open cards as in H10, hand cards first. This has no effect and gives no other turn; the pile stays, and the player still answers, plays or takes. Cards that are legal may instead be played on the pile, as many as make four in a row. A set laid out can end the round.

    Decided: facing a draw belongs to one’s turn; being about to miss does not, nor does the exchange.
    .title = Sets of four

rule-H22 = Whoever has no cards left has no other turn.
    .title = Another turn

rule-H23 = The round ends at once when a player has neither hand cards nor Remainders. This player wins the round and loses nothing.
    .title = The end of a round

rule-H24 =
    Each of the others loses the coins on the fronts of their hand and open cards, and on the backs that can be seen, at most 10 in a round.

    Decided: the back of a hidden card can be seen if no open card lies on it. With the option to count all backs, every hidden card counts. Hands are shown for the count; what lies hidden stays hidden.
    .title = Loss

rule-H25 =
    When somebody has lost 21 coins or more in all, the one with the fewest wins. While several share the fewest, another round is played, and the question is asked anew after it.

    Decided: after 50 rounds the game ends in any case, and those with the fewest share the win.
    .title = The end of the game

rule-H26 = Decided: rounds can go in circles. The 1,000th decision of a round is carried out; where another would be asked, the round ends without a winner. Everybody loses coins, no curse is drawn, but an ability is.
    .title = Endless rounds

rule-H31 =
    Whoever faces a draw with only hidden cards may look at one. If it is a 4 or a dragon, it is played as the answer. If not, the player draws and has a normal turn.

    Decided: a card that does not answer goes into the hand, seen by this player alone.
    .title = Peek

rule-H32 =
    Whoever is about to miss a turn may answer with 5s, which pass the missing on to the next player.

    Decided: what is left of the missing and the new 5s are added up, at most to all the others. A fourth 5 in a row clears all, and the player has the turn.
    .title = Fives answer fives

rule-H33 =
    Several Protectos in one play carry what the player faced that many players on.

    Decided: at most to the last of the others. Those who are jumped over cannot answer and lose their turn, which does not count for a miss. A miss that is carried on is cut so that it never reaches the player who passed it on.
    .title = Long Protecto

rule-H41 =
    Abilities: after each round one more is drawn, and none twice; it holds for all until the end of the game. With “a new one each round” only the latest holds. When all seven are out, the last one stays.

    Decided: in a play they come after four in a row (H20) and the end of the round (H23), once per play. Cards laid out (H21) or cleared by H20 have none.

    Quick dragons: a Nulla gives another turn, in which a card has to be played. Decided: the pile is taken only if no play is legal; a set laid out is no play.
    .title = Quick dragons

rule-H42 = Whoever plays one or more dragons draws one card. Decided: also in an answer.
    .title = Envious monsters

rule-H43 = A 1 may be played on a 9. Decided: also if only Protectos lie on the 9.
    .title = Small but nice

rule-H44 = Whoever plays a 2 and has a hand card gives one to another player of their choice; chance picks the card, which only the two see. Decided: one per play. To give the last card away can end the round.
    .title = Monsterball

rule-H45 = Whoever plays a 7 may turn the direction: the neighbour on the other side is next. With two players, the same player goes again.
    .title = Roundabout

rule-H46 =
    At the end of a round each 8 counts −1 instead of its coin, so that a loss can be negative.

    Decided: this holds for 8s in hand or open, not for hidden ones.
    .title = Golden feathers

rule-H47 = Whoever plays a 9 takes one of their open cards, of their choice, into the hand, if there is one. Decided: one per play.
    .title = Open secrets

rule-H51 =
    Curses: the winner of a round draws one for the next deal, and then the card goes back into the stack. The numbers on the cards are not in the rulebook’s text. Decided: these.

    Many monsters, three cards: 6, 7 or 8 hand cards instead of five.
    .title = Many monsters

rule-H52 = Three cards: 4 hidden and 2 open cards, 5 and 1, or 6 and none, instead of three and three.
    .title = Unknowing

rule-H53 = One card: for this round every player draws a curse, and all the remaining cards are the draw pile. Decided: they draw clockwise from the starter, none that another player has, and not Chaos.
    .title = Chaos
