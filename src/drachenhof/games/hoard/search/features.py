"""What a net is told of a position of Drachensachen, from one seat's side: only what is not 0, as places and amounts.

Nothing is told that the seat cannot know. The planes are part of a net's layout
(`learned.Shape.layout`): a net that was made for another one is never used. Change
`VERSION` with what is told in a plane.
"""

from itertools import accumulate

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.knowledge import seen_in_hand
from drachenhof.games.hoard.rules.pile import NO_CARD, base, run, top
from drachenhof.games.hoard.rules.state import FINISHED, Holding, State
from drachenhof.games.hoard.rules.tables import (
    ABILITIES,
    CARDS,
    DRAWN_PER_FOUR,
    FIRST_OPEN,
    FOUR_IN_A_ROW,
    MAX_HIDDEN,
    MAX_PLAYERS,
)
from drachenhof.games.hoard.search.worth import Weights
from drachenhof.search.net import note

MOST_HELD, MOST_LEFT, MOST_PILE, MOST_DRAWN, MOST_MISSED = 12, 9, 12, 4, 3

PLANES = (
    ("players", MAX_PLAYERS - 1),
    ("stage", FINISHED),
    ("hand", CARDS * FOUR_IN_A_ROW),  # one, two, three, four or more of a type
    ("open", CARDS),
    ("held", MOST_HELD + 1),
    ("opened", FIRST_OPEN + 1),
    ("hidden", MAX_HIDDEN + 1),
    ("top", CARDS + 1),
    ("run", FOUR_IN_A_ROW),
    ("base", CARDS),
    ("pile", MOST_PILE + 1),
    ("draws", MOST_DRAWN + 1),
    ("misses", MOST_MISSED + 1),
    ("gone", CARDS),
    ("next-left", MOST_LEFT + 1),  # of who follows: cards left, in hand, open, and which are known
    ("next-held", MOST_LEFT + 1),
    ("next-open", CARDS),
    ("next-known", CARDS),
    ("fewest-left", MOST_LEFT + 1),  # of all rivals
    ("lost", 3),
    ("turn", 3),  # again, must play, the draw pile
    ("abilities", ABILITIES),
    ("house-rules", 3),
    ("standing", 4),  # told to a critic only: cards left, one's own beside the others'
)
STARTS = (0, *accumulate(size for _, size in PLANES))
(
    PLAYERS,
    STAGE,
    HAND,
    OPENED,
    HELD,
    OPEN_SIZE,
    HIDDEN,
    TOP,
    RUN,
    BASE,
    PILE,
    DRAWS,
    MISSES,
    GONE,
    NEXT_LEFT,
    NEXT_HELD,
    NEXT_OPEN,
    NEXT_KNOWN,
    FEWEST_LEFT,
    LOST,
    TURN,
    IN_FORCE,
    HOUSE_RULES,
    STANDING,
    SIZE,
) = STARTS
VERSION = 1


@rule
def cards_left(holding: Holding) -> int:
    return int(holding.hand_size) + int(holding.open_size) + int(holding.hidden)


@rule
def describe(state: State, seat: int, _ahead: Weights, places: Numbers, amounts: Numbers) -> int:
    """All that a policy is told; says how many inputs are not 0."""
    count = describe_table(state, places, amounts)
    count = describe_own(state.holdings[seat], places, amounts, count)
    count = describe_pile(state, places, amounts, count)
    return describe_rivals(state, seat, places, amounts, count)


@rule
def describe_table(state: State, places: Numbers, amounts: Numbers) -> int:
    """What is asked for, and by which rules."""
    count = note(places, amounts, 0, PLAYERS + int(state.players) - 2, 1.0)
    count = note(places, amounts, count, STAGE + int(state.stage), 1.0)
    count = note(places, amounts, count, TURN, float(state.again))
    count = note(places, amounts, count, TURN + 1, float(state.must_play))
    count = note(places, amounts, count, TURN + 2, 0.05 * state.draw_pile)
    count = note(places, amounts, count, HOUSE_RULES, float(state.peek))
    count = note(places, amounts, count, HOUSE_RULES + 1, float(state.answer_fives))
    count = note(places, amounts, count, HOUSE_RULES + 2, float(state.long_protecto))
    if state.abilities != 0:
        for ability in range(ABILITIES):
            count = note(places, amounts, count, IN_FORCE + ability, float(state.abilities >> ability & 1))
    return count


@rule
def describe_own(holding: Holding, places: Numbers, amounts: Numbers, count: int) -> int:
    """The own cards."""
    for card in range(CARDS):
        number = min(FOUR_IN_A_ROW, int(holding.hand[card]))
        if number > 0:
            count = note(places, amounts, count, HAND + card * FOUR_IN_A_ROW + number - 1, 1.0)
        count = note(places, amounts, count, OPENED + card, float(holding.open[card]))
    count = note(places, amounts, count, HELD + min(MOST_HELD, int(holding.hand_size)), 1.0)
    count = note(places, amounts, count, OPEN_SIZE + min(FIRST_OPEN, int(holding.open_size)), 1.0)
    return note(places, amounts, count, HIDDEN + int(holding.hidden), 1.0)


@rule
def describe_pile(state: State, places: Numbers, amounts: Numbers, count: int) -> int:
    """The pile, what is in force, and what is out of the round."""
    last = top(state)
    if last == NO_CARD:
        count = note(places, amounts, count, TOP + CARDS, 1.0)
    else:
        count = note(places, amounts, count, TOP + last, 1.0)
        count = note(places, amounts, count, RUN + run(state) - 1, 1.0)
        count = note(places, amounts, count, BASE + base(state), 1.0)
    count = note(places, amounts, count, PILE + min(MOST_PILE, int(state.pile_size)), 1.0)
    count = note(places, amounts, count, DRAWS + min(MOST_DRAWN, int(state.draws) // DRAWN_PER_FOUR), 1.0)
    count = note(places, amounts, count, MISSES + min(MOST_MISSED, int(state.misses)), 1.0)
    for card in range(CARDS):
        count = note(places, amounts, count, GONE + card, 0.25 * state.gone[card])
    return count


@rule
def describe_rivals(state: State, seat: int, places: Numbers, amounts: Numbers, count: int) -> int:
    """Who follows, who has fewest cards, and who has lost what."""
    following = (seat + int(state.direction)) % int(state.players)
    after = state.holdings[following]
    count = note(places, amounts, count, NEXT_LEFT + min(MOST_LEFT, cards_left(after)), 1.0)
    count = note(places, amounts, count, NEXT_HELD + min(MOST_LEFT, int(after.hand_size)), 1.0)
    for card in range(CARDS):
        count = note(places, amounts, count, NEXT_OPEN + card, float(after.open[card]))
        count = note(places, amounts, count, NEXT_KNOWN + card, 0.5 * seen_in_hand(after, seat, card))
    fewest, least, most = 99, 99, 0
    for rival in range(state.players):
        if rival != seat:
            fewest = min(fewest, cards_left(state.holdings[rival]))
            least = min(least, int(state.holdings[rival].lost))
            most = max(most, int(state.holdings[rival].lost))
    own = int(state.holdings[seat].lost)
    count = note(places, amounts, count, FEWEST_LEFT + min(MOST_LEFT, fewest), 1.0)
    count = note(places, amounts, count, LOST, 0.1 * own)
    count = note(places, amounts, count, LOST + 1, 0.1 * (least - own))
    return note(places, amounts, count, LOST + 2, 0.1 * (most - own))


@rule
def compare(state: State, seat: int, _ahead: Weights, places: Numbers, amounts: Numbers, count: int) -> int:
    """What only a critic is told: how many cards the others have."""
    own, fewest, total = cards_left(state.holdings[seat]), 99, 0
    for rival in range(state.players):
        if rival != seat:
            left = cards_left(state.holdings[rival])
            fewest = min(fewest, left)
            total += left
    mean = total / (int(state.players) - 1)
    count = note(places, amounts, count, STANDING, 0.1 * own)
    count = note(places, amounts, count, STANDING + 1, 0.1 * mean)
    count = note(places, amounts, count, STANDING + 2, 0.1 * (fewest - own))
    return note(places, amounts, count, STANDING + 3, 0.1 * (mean - own))
