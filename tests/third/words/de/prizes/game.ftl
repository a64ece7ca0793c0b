### A third game, for tests

game-prizes = Prizes
prizes-points = Points
prizes-table = Prize { $prize }, laid { $laid }
asked-prize = A prize is turned up
    .what = a prize
asked-lay = Lay a card
    .what = a card
prizes-choice-prize = Turn up { $card }
prizes-choice-lay = Lay { $card }
prizes-story-prize = The prize is { $card }.
prizes-story-lay = { $who } laid { $card }.
prizes-story-taken = { $who } took { $points }.
refusal-card-gone = This card is gone
rules-prizes = Prizes: the rules
    .intro = Three rounds.
rules-prizes-section-all = All
rule-P1 = A prize is turned up.
    .title = The prize
rule-P2 = Each lays a card.
    .title = The cards
rule-P3 = The higher card takes the prize; equal cards take nothing.
    .title = Who takes it
cli-terminal-welcome-prizes = Welcome.
cli-terminal-rule-prizes = Say which rule: r P1.
cli-terminal-help-prizes = Type a number.
cli-terminal-hint-prizes = about { NUMBER($score, maximumFractionDigits: 1) } points
