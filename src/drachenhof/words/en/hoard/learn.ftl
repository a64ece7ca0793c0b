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
