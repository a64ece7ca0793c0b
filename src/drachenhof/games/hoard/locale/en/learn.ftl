### Drachensachen in two minutes

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

## Tips

tip-hoard-dragon-or-pile = If no number fits a pile of six or more cards, spend a dragon.
tip-hoard-not-take = Do not take the pile as long as you can play anything.
tip-hoard-all-open = From your open cards, too, play all equal ones at once.
tip-hoard-dragon-or-small-pile = Even for a pile of one or two cards a dragon is well spent if no number fits.
tip-hoard-keep-dragons = If a number fits, play it and keep your dragons.
tip-hoard-answer-draw = When you have to draw, it is usually better to answer.
tip-hoard-high-to-remainders = In the exchange lay high numbers down and take low ones into your hand.
tip-hoard-all-at-once = Play all equal cards at once instead of one by one.
tip-hoard-lay-out = Four equal cards? Lay them out at once.
tip-hoard-threes = If a 3 fits, play it: hardly anything fits on it.

## Rules in a plain sentence, before the rule itself

plain-H2 = Every card that is left at the end of a round can cost you a coin.
plain-H4 = You get five cards for your hand, and three open cards that lie on three hidden ones.
plain-H5 = Before the round you may swap one hand card for one of your open cards.
plain-H6 = Whoever has lost the most coins so far begins the next round.
plain-H9 = You play one card, or several equal ones together.
plain-H10 = If your last hand cards are all equal, equal open cards may go along with them.
plain-H11 = With only hidden cards left you turn one up: if it fits, it is played; if not, you take everything.
plain-H12 = If nothing fits, or you do not want to play, you take the whole pile into your hand.
plain-H13 = You do not draw after playing; only a 4 makes you draw.
plain-H14 = Play the same number as the last card, or a higher one; dragons fit almost always.
plain-H16 = A 4 makes the next player draw two cards, unless that player answers it.
plain-H17 = A 5 makes the next player miss a turn; a Protecto passes that on.
plain-H19 = Nulla sets the pile to 0, Extermino clears it, Protecto passes on what you face.
plain-H20 = When four equal cards lie on each other, the pile is gone, and you go again.
plain-H21 = In your turn you may lay four equal cards of your own aside.
plain-H24 = When a round ends, nearly every card that you still have costs you a coin, 10 at most.
plain-H25 = When somebody has lost 21 coins, whoever has lost the fewest wins.
plain-H26 = A round that would never end is ended without a winner.
plain-H31 = If you have to draw with only hidden cards left, you may look whether one of them saves you.
plain-H32 = A 5 of your own saves you from missing a turn: then the next player misses it.
plain-H33 = Each further Protecto passes what you face one player further.
plain-H41 = After a Nulla you go again, and then you have to play a card.
plain-H44 = With a 2 you give another player a card from your hand, which one is chance.
plain-H46 = At the end of a round your 8s give you coins back instead of costing any.
plain-H51 = In the next round the winner of this one gets more hand cards than the others.
plain-H53 = For one round everybody has a curse, and the draw pile is larger.
