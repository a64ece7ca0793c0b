### What the options of Drachensachen mean

new-option-peek = With only hidden cards left, you may look at one of them before you have to draw.
new-option-answer_fives = You may answer a 5 with 5s and pass the missed turns on.
new-option-long_protecto = Several Protectos at once pass the danger on by as many players.
new-option-abilities = From the second round on some cards can do more.
new-option-curses = Whoever wins a round gets a handicap for the next.
new-option-count_all_backs = Every hidden card that is left costs a coin, also one under an open card.
