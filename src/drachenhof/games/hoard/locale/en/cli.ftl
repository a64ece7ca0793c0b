### Drachensachen in the terminal

## The table

cli-hoard-player = player
cli-hoard-lost = lost
cli-hoard-last = last
cli-hoard-hand = hand
cli-hoard-known = known of it
cli-hoard-remainders = open on hidden
cli-hoard-empty = empty
cli-hoard-on = on
cli-hoard-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
cli-hoard-draws = { $count ->
    [0] draw pile empty
    [one] draw pile: one card
   *[other] draw pile: { $count } cards
}
cli-hoard-next = Next:
cli-hoard-abilities = In force:
cli-hoard-curses = Cursed:
cli-hoard-curse = { $curse ->
    [many-6] 6 hand cards
    [many-7] 7 hand cards
    [many-8] 8 hand cards
    [unknowing-4-2] 4 hidden, 2 open
    [unknowing-5-1] 5 hidden, 1 open
    [unknowing-6-0] 6 hidden, 0 open
   *[chaos] Chaos
}
cli-hoard-your-hand = Your hand:
cli-hoard-no-hand = none; you play from your open cards
cli-hoard-blind = none; only hidden cards are left
cli-hoard-type = all cards
cli-hoard-row-hand = your hand
cli-hoard-row-known = known in other hands
cli-hoard-row-open = open
cli-hoard-row-pile = pile
cli-hoard-row-gone = out of the round
cli-hoard-row-unseen = not seen

## drachenhof simulate

cli-hoard-mean = Coins lost on average

## drachenhof terminal

cli-terminal-welcome-hoard = Welcome to the hoard. Answer with the number of a choice; ? explains the rest.
cli-terminal-rule-hoard = Say which rule: r H14, or r and a word that occurs in it.
cli-terminal-help-hoard =
    What you can type:
      3          the choice with this number (its words in the notation work, too)
      u          undo: back to your last decision, as long as nobody else has moved
      h          a hint: the three best choices, with your chance to win and the coins you would lose
      r H14      a rule by its number; r Protecto: all rules that say “Protecto”
      c          all cards counted: what you hold, what lies open, what you have not seen
      l          the whole story so far, as you saw it
      b          the table and the choices again
      q          leave; the game is kept, --resume continues it
    How to read the table:
      ▴          raised: this card may be played now
      7 ×2       two cards of this type
      { "[" }7] [░]    Remainders: an open 7 on a hidden card, and a hidden card alone
      7 Nu + 3   of this hand you know a 7 and a Nulla; three more cards are in it
      ▶          whose turn it is

cli-terminal-hint-hoard = about { NUMBER($score, maximumFractionDigits: 1) } coins lost
