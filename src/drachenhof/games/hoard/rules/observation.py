"""A position of Drachensachen as a learner sees it: numbers between −1 and 1, the observing seat first.

`PLANES` describes them, in the order in which `observe` writes them; the page
docs/observations.md shows it as a table. Other seats follow clockwise. What the
seat cannot know is asked of `knowledge`, and so is in none of them.
"""

from typing import Annotated

from drachenhof.engine.layout import float32, layout
from drachenhof.engine.observation_layout import (
    Plane,
    add,
    amount,
    clear,
    mark,
    mark_bits,
    seat_after,
    share,
    size_of,
    steps_between,
)
from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.knowledge import seen_in_hand, unseen_in_hand
from drachenhof.games.hoard.rules.moves import KEEP, MOVES
from drachenhof.games.hoard.rules.pile import base, playable, run, top
from drachenhof.games.hoard.rules.state import ABILITY_MODES, EVERYBODY, GIVING, NOBODY, STAGE_NAMES, State
from drachenhof.games.hoard.rules.tables import (
    ABILITIES,
    CARDS,
    COPIES,
    CURSES,
    DECK,
    DRAWN_PER_FOUR,
    END_LOSS,
    FIRST_HAND,
    FIRST_HIDDEN,
    FIRST_OPEN,
    FOUR_IN_A_ROW,
    MAX_DECISIONS,
    MAX_HIDDEN,
    MAX_LOSS,
    MAX_PLAYERS,
)

FIRST_ACTION = KEEP  # numbers below are chance's; action 0 is this move
LAST_ACTION = MOVES - 1

STAGES = len(STAGE_NAMES)
MODES = len(ABILITY_MODES)

DRAWS = DRAWN_PER_FOUR * COPIES  # scales: what is the most, or what is seldom passed
MISSES = MAX_PLAYERS - 1
MOST_LEFT = DECK - 2 * (FIRST_HAND + FIRST_HIDDEN + FIRST_OPEN)
LOST = END_LOSS - 1 + MAX_LOSS
ROUND, PILE, HAND_SIZE = 10, 48, 48

PLANES = (
    Plane("players", MAX_PLAYERS - 1, 1, "2 to 6 at the table"),
    Plane("house-rules", 3, 1, "peek, answer_fives, long_protecto"),
    Plane("abilities-mode", MODES, 1, "off, cumulative, single"),
    Plane("curses", 1, 1, "curses are played"),
    Plane("count-all-backs", 1, 1, "all backs count"),
    Plane("stage", STAGES, 1, "what is asked for now, in the order of `STAGE_NAMES`"),
    Plane("mover", MAX_PLAYERS, 1, "who decides, counted from the observer"),
    Plane("turn", MAX_PLAYERS, 1, "whose turn it is, counted from the observer"),
    Plane("starter", MAX_PLAYERS, 1, "who began the round, counted from the observer"),
    Plane("winner", MAX_PLAYERS, 1, "who won the last round, counted from the observer"),
    Plane("target", MAX_PLAYERS, 1, "who gets the card of Monsterball, counted from the observer"),
    Plane("direction", 1, 1, "1 clockwise, −1 counterclockwise"),
    Plane("round", 1, ROUND, "the round, from 1", passes=True),
    Plane("decisions", 1, MAX_DECISIONS, "decisions of this round"),
    Plane("again", 1, 1, "the player has another turn"),
    Plane("steps", 1, FOUR_IN_A_ROW, "that many seats on comes the next turn"),
    Plane("must-play", 1, 1, "this turn follows a Nulla"),
    Plane("draws", 1, DRAWS, "cards to draw"),
    Plane("misses", 1, MISSES, "turns to miss"),
    Plane("left", 1, DRAWS, "cards still to draw"),
    Plane("chaos", 1, 1, "Chaos reigns in this round"),
    Plane("draw-pile", 1, MOST_LEFT, "cards in the draw pile"),
    Plane("abilities", ABILITIES, 1, "abilities in force"),
    Plane("abilities-drawn", ABILITIES, 1, "abilities that were drawn"),
    Plane("pile-size", 1, PILE, "cards on the pile", passes=True),
    Plane("top", CARDS, 1, "the last card of the pile"),
    Plane("base", CARDS, 1, "the card that counts: the last that is no Protecto"),
    Plane("run", FOUR_IN_A_ROW, 1, "one, two, three or four equal cards on top"),
    Plane("playable", CARDS, 1, "types that are legal on the pile"),
    Plane("pile", CARDS, COPIES, "cards on the pile, by type"),
    Plane("gone", CARDS, COPIES, "cards out of the round, by type"),
    Plane("unseen", CARDS, COPIES, "cards that the observer cannot place, by type"),
    Plane("public", CARDS, COPIES, "cards of the observer's hand that everybody knows of, by type"),
    Plane(
        "lost",
        MAX_PLAYERS,
        LOST,
        "coins lost in all, by seat from the observer; so are all planes from here",
        passes=True,
    ),
    Plane("loss", MAX_PLAYERS, MAX_LOSS, "coins lost in the last round"),
    Plane("hand-size", MAX_PLAYERS, HAND_SIZE, "cards in hand", passes=True),
    Plane("open-size", MAX_PLAYERS, FIRST_OPEN, "open cards"),
    Plane("hidden", MAX_PLAYERS, MAX_HIDDEN, "hidden cards"),
    Plane("curse", MAX_PLAYERS * CURSES, 1, "the curse of this round"),
    Plane(
        "hand", MAX_PLAYERS * CARDS, COPIES, "cards in hand by type: the observer's own, and what it knows of others"
    ),
    Plane("open", MAX_PLAYERS * CARDS, COPIES, "open cards by type"),
)
SIZE = size_of(PLANES)


@layout
class Sheet:
    """An observation."""

    row: Annotated[list[float32], SIZE]


@rule
def observe(state: State, seat: int, sheet: Sheet) -> None:
    """Write what a seat sees: its hand, all that lies open, and what it saw of other hands."""
    clear(sheet, SIZE)
    at = observe_options(state, sheet)
    at = observe_seats(state, seat, sheet, at)
    at = observe_turn(state, sheet, at)
    at = observe_pile(state, sheet, at)
    at = observe_cards(state, seat, sheet, at)
    observe_holdings(state, seat, sheet, at)


@rule
def observe_options(state: State, sheet: Sheet) -> int:
    at = mark(sheet, 0, MAX_PLAYERS - 1, state.players - 2)
    at = amount(sheet, at, state.peek, 1)
    at = amount(sheet, at, state.answer_fives, 1)
    at = amount(sheet, at, state.long_protecto, 1)
    at = mark(sheet, at, MODES, state.ability_mode)
    at = amount(sheet, at, state.curses, 1)
    return amount(sheet, at, state.count_all_backs, 1)


@rule
def mark_seat(state: State, sheet: Sheet, at: int, observer: int, seat: int) -> int:
    """Mark a seat, counted from the observer; NOBODY, CHANCE and OVER are no seats."""
    return mark(sheet, at, MAX_PLAYERS, steps_between(observer, int(seat), int(state.players)))


@rule
def observe_seats(state: State, seat: int, sheet: Sheet, at: int) -> int:
    """What is asked for now, and of whom."""
    at = mark(sheet, at, STAGES, state.stage)
    at = mark_seat(state, sheet, at, seat, state.mover)
    at = mark_seat(state, sheet, at, seat, state.turn)
    at = mark_seat(state, sheet, at, seat, state.starter)
    at = mark_seat(state, sheet, at, seat, state.winner)
    return mark_seat(state, sheet, at, seat, state.target if state.stage == GIVING else NOBODY)


@rule
def observe_turn(state: State, sheet: Sheet, at: int) -> int:
    """What this round and this turn are like."""
    at = amount(sheet, at, state.direction, 1)
    at = amount(sheet, at, state.round_number, ROUND)
    at = amount(sheet, at, state.decisions, MAX_DECISIONS)
    at = amount(sheet, at, state.again, 1)
    at = amount(sheet, at, state.steps, FOUR_IN_A_ROW)
    at = amount(sheet, at, state.must_play, 1)
    at = amount(sheet, at, state.draws, DRAWS)
    at = amount(sheet, at, state.misses, MISSES)
    at = amount(sheet, at, state.left, DRAWS)
    at = amount(sheet, at, state.chaos, 1)
    at = amount(sheet, at, state.draw_pile, MOST_LEFT)
    at = mark_bits(sheet, at, ABILITIES, state.abilities)
    return mark_bits(sheet, at, ABILITIES, state.abilities_drawn)


@rule
def observe_pile(state: State, sheet: Sheet, at: int) -> int:
    """The pile as the rules read it (H14); its order below the run on top is of no use to anybody."""
    at = amount(sheet, at, state.pile_size, PILE)
    at = mark(sheet, at, CARDS, top(state))
    at = mark(sheet, at, CARDS, base(state))
    at = mark(sheet, at, FOUR_IN_A_ROW, run(state) - 1)
    at = mark_bits(sheet, at, CARDS, playable(state))
    for place in range(state.pile_size):
        add(sheet, at + int(state.pile[place]), 1, COPIES)
    return at + CARDS


@rule
def observe_cards(state: State, seat: int, sheet: Sheet, at: int) -> int:
    """Where the other cards may be."""
    public = state.holdings[seat].known[EVERYBODY]
    unseen = at + CARDS
    for card in range(CARDS):
        share(sheet, at + card, state.gone[card], COPIES)
        share(sheet, unseen + card, state.unseen[card], COPIES)
        share(sheet, unseen + CARDS + card, public.cards[card], COPIES)
    for other in range(state.players):
        if other != seat:
            for card in range(CARDS):
                add(sheet, unseen + card, unseen_in_hand(state.holdings[other], seat, card), COPIES)
    return at + 3 * CARDS


@rule
def observe_holdings(state: State, seat: int, sheet: Sheet, at: int) -> None:
    """What the players have, as far as the seat knows it."""
    curse = at + 5 * MAX_PLAYERS
    hand = curse + MAX_PLAYERS * CURSES
    opened = hand + MAX_PLAYERS * CARDS
    for other in range(state.players):
        holding = state.holdings[seat_after(seat, other, int(state.players))]
        amount(sheet, at + other, holding.lost, LOST)
        amount(sheet, at + 1 * MAX_PLAYERS + other, holding.loss, MAX_LOSS)
        amount(sheet, at + 2 * MAX_PLAYERS + other, holding.hand_size, HAND_SIZE)
        amount(sheet, at + 3 * MAX_PLAYERS + other, holding.open_size, FIRST_OPEN)
        amount(sheet, at + 4 * MAX_PLAYERS + other, holding.hidden, MAX_HIDDEN)
        mark(sheet, curse + other * CURSES, CURSES, holding.curse)
        for card in range(CARDS):
            share(sheet, opened + other * CARDS + card, holding.open[card], COPIES)
        if other > 0:
            for card in range(CARDS):
                share(sheet, hand + other * CARDS + card, seen_in_hand(holding, seat, card), COPIES)
    for card in range(CARDS):
        share(sheet, hand + card, state.holdings[seat].hand[card], COPIES)
