"""Why a move is illegal: a code, the rule's number, and what it is about.

Words are made from these at the edge, in the reader's language.
"""

from typing import Any

from drachenhof.engine.game import OVER
from drachenhof.games.hoard.rules import moves as m
from drachenhof.games.hoard.rules.answers import ANSWERS_DRAW
from drachenhof.games.hoard.rules.plays import cards_of
from drachenhof.games.hoard.rules.state import (
    DEALING,
    DRAWING,
    DRAWING_ABILITY,
    DRAWING_CURSE,
    DRAWING_STARTER,
    ENVYING,
    EXCHANGING,
    FACING_DRAW,
    FACING_MISS,
    FLIPPING,
    GIVING,
    PEEKING,
    PICKING,
    PLAYING,
    STAGE_NAMES,
    TARGETING,
    TURNING,
    Holding,
    State,
)
from drachenhof.games.hoard.rules.tables import (
    ABILITY_NAMES,
    CARD_NAMES,
    CARDS,
    CURSE_NAMES,
    DRAGONS,
    FIVE,
    FOUR_IN_A_ROW,
    IN_ORDER,
    NINE,
    ONE,
    PROTECTO,
    SIX,
    THREE,
)
from drachenhof.games.hoard.rules.view import Pile

CODES = {
    "not-a-move": "",
    "game-over": "H25",
    "not-now": "H8",
    "no-such-seat": "H6",
    "ability-drawn": "H41",
    "curse-drawn": "H53",
    "card-not-unseen": "H1",
    "not-in-hand": "H9",
    "not-open": "H9",
    "equal-cards": "H5",
    "hand-first": "H8",
    "known-first": "H11",
    "no-such-hidden": "H11",
    "must-flip": "H11",
    "empty-pile": "H12",
    "must-play": "H41",
    "not-whole-hand": "H10",
    "beyond-four": "H20",
    "no-dragon-on-six": "H18",
    "below-six": "H18",
    "no-nine-on-dragon": "H14",
    "below-three-only": "H15",
    "too-low": "H14",
    "no-set": "H21",
    "no-answer-to-draw": "H16",
    "no-peek": "H31",
    "no-answer-to-miss": "H17",
    "one-protecto": "H17",
    "own-seat": "H44",
}
"""The reasons, and the rule that each is of."""

Reason = tuple[str, dict[str, Any]]

NOT_A_MOVE: Reason = ("not-a-move", {})

# Which moves answer what is asked: ranges of the numbering.
_UNSEEN = (range(m.CARD, m.RANDOM),)
ANSWERS = {
    DRAWING_STARTER: (range(m.STARTER, m.ABILITY),),
    DRAWING_ABILITY: (range(m.ABILITY, m.CURSE),),
    DRAWING_CURSE: (range(m.CURSE, m.CARD),),
    DEALING: _UNSEEN,
    DRAWING: _UNSEEN,
    ENVYING: _UNSEEN,
    FLIPPING: _UNSEEN,
    PEEKING: _UNSEEN,
    GIVING: (range(m.RANDOM, m.KEEP),),
    EXCHANGING: (range(m.KEEP, m.PLAY),),
    PLAYING: (range(m.PLAY, m.DRAW),),
    FACING_DRAW: (range(m.PLAY, m.FLIP), range(m.SET, m.MISS), range(m.PEEK, m.GIVE)),
    FACING_MISS: (range(m.PLAY, m.FLIP), range(m.MISS, m.PEEK)),
    TARGETING: (range(m.GIVE, m.TURN),),
    TURNING: (range(m.TURN, m.PICK),),
    PICKING: (range(m.PICK, m.MOVES),),
}

_RULES = {
    DRAWING_STARTER: "H6",
    DRAWING_ABILITY: "H41",
    DRAWING_CURSE: "H51",
    DEALING: "H4",
    DRAWING: "H16",
    ENVYING: "H42",
    FLIPPING: "H11",
    PEEKING: "H31",
    GIVING: "H44",
    EXCHANGING: "H5",
    PLAYING: "H8",
    FACING_DRAW: "H16",
    FACING_MISS: "H17",
    TARGETING: "H44",
    TURNING: "H45",
    PICKING: "H47",
}
"""The rule by which each decision is asked."""


def rule_of(code: str, state: State) -> str:
    """The number of the rule that refuses: the same reason can be of another rule at another time."""
    if code == "not-now":
        return _RULES[state.stage]
    if code in ("not-in-hand", "not-open", "no-such-seat") and state.stage != PLAYING:
        return _RULES[state.stage]
    if code in ("known-first", "no-such-hidden") and state.stage == FACING_DRAW:
        return _RULES[PEEKING]
    return CODES[code]


def reason(state: State, move: int, pile: Pile) -> Reason:
    """Why a move that has words, but is not legal, is not."""
    if state.mover == OVER:
        return "game-over", {}
    if not any(move in answers for answers in ANSWERS[state.stage]):
        return "not-now", {"asked": STAGE_NAMES[state.stage]}
    if state.mover < 0:
        return _chance(state, move)
    holding = state.holdings[state.mover]
    if state.stage == EXCHANGING:
        return _swap(holding, *divmod(move - m.SWAP, CARDS))
    if state.stage == TARGETING:
        return _seat(state, move - m.GIVE)
    if state.stage == PICKING:
        return "not-open", {"card": CARD_NAMES[move - m.PICK], "count": 1}
    if move >= m.PEEK or m.FLIP <= move < m.TAKE:
        return _hidden(state, holding, move)
    if holding.hand_size == 0 and holding.open_size == 0 and state.stage == PLAYING:
        return "must-flip", {}
    if move == m.TAKE:
        return ("must-play", {}) if state.pile_size else ("empty-pile", {})
    if move >= m.SET:
        return _set(holding, move - m.SET)
    return _cards(holding, move) or _fit(state, move, pile)


def _chance(state: State, move: int) -> Reason:
    """What cannot be drawn, or drawn any more."""
    if state.stage == DRAWING_STARTER:
        return _seat(state, move - m.STARTER)
    if state.stage == DRAWING_ABILITY:
        return "ability-drawn", {"ability": ABILITY_NAMES[move - m.ABILITY]}
    if state.stage == DRAWING_CURSE:
        return "curse-drawn", {"curse": CURSE_NAMES[move - m.CURSE]}
    if state.stage == GIVING:
        return "not-in-hand", {"card": CARD_NAMES[move - m.RANDOM], "count": 1}
    return "card-not-unseen", {"card": CARD_NAMES[move - m.CARD]}


def _seat(state: State, seat: int) -> Reason:
    if seat < state.players:
        return "own-seat", {}
    return "no-such-seat", {"seat": seat + 1, "players": int(state.players)}


def _swap(holding: Holding, card: int, other: int) -> Reason:
    if not holding.hand[card]:
        return "not-in-hand", {"card": CARD_NAMES[card], "count": 1}
    if not holding.open[other]:
        return "not-open", {"card": CARD_NAMES[other], "count": 1}
    return "equal-cards", {}


def _hidden(state: State, holding: Holding, move: int) -> Reason:
    """A hidden card that may not be turned up or looked at."""
    if move >= m.PEEK and not state.peek:
        return "no-peek", {}
    if holding.hand_size or holding.open_size:
        return "known-first", {}
    place = move - (m.PEEK if move >= m.PEEK else m.FLIP) + 1
    return "no-such-hidden", {"place": place, "count": int(holding.hidden)}


def _set(holding: Holding, card: int) -> Reason:
    """Four that are not there, or that may not go together (H8, H10, H21)."""
    if holding.hand[card] + holding.open[card] < FOUR_IN_A_ROW:
        return "no-set", {"card": CARD_NAMES[card]}
    return ("not-whole-hand", {"card": CARD_NAMES[card]}) if holding.hand[card] else ("hand-first", {})


def _cards(holding: Holding, move: int) -> Reason | None:
    """Cards that are not there, or not in the zone (H8 to H10)."""
    card, hand, opened = cards_of(move)
    if holding.hand[card] < hand:
        return "not-in-hand", {"card": CARD_NAMES[card], "count": hand}
    if holding.hand_size and not hand:
        return "hand-first", {}
    if holding.open[card] < opened:
        return "not-open", {"card": CARD_NAMES[card], "count": opened}
    if opened and hand and (holding.hand_size != hand):
        return "not-whole-hand", {"card": CARD_NAMES[card]}
    return None


def _fit(state: State, move: int, pile: Pile) -> Reason:
    """Cards that do not answer, or are not legal on the pile."""
    card, hand, opened = cards_of(move)
    about = {"card": CARD_NAMES[card]}
    if state.stage == FACING_DRAW and not ANSWERS_DRAW >> card & 1:
        return "no-answer-to-draw", about
    if state.stage == FACING_MISS:
        if card != PROTECTO and not (card == FIVE and state.answer_fives):
            return "no-answer-to-miss", about
        if card == PROTECTO and not state.long_protecto and hand + opened > 1:
            return "one-protecto", {}
    if state.stage != PLAYING or pile.playable >> card & 1:
        return "beyond-four", {**about, "room": FOUR_IN_A_ROW - (pile.run if card == pile.top else 0)}
    return _demand(pile, card)


def demand_rule(state: State, pile: Pile) -> str:
    """The number of the rule behind what is demanded of the seat whose turn it is, or comes."""
    if state.stage in (FACING_DRAW, FACING_MISS):
        return _RULES[state.stage]
    return CODES["must-play" if state.stage == PLAYING and state.must_play else _misfit(pile)]


def _misfit(pile: Pile) -> str:
    """Why most cards that do not fit on the pile do not (H14, H15, H18)."""
    if pile.top == SIX:
        return "below-six"
    return "below-three-only" if pile.base == THREE else "too-low"


def _demand(pile: Pile, card: int) -> Reason:
    """What the pile demands, and the card is not (H14)."""
    code = _misfit(pile)
    if code == "below-six":
        return ("no-dragon-on-six", {}) if DRAGONS >> card & 1 else (code, {})
    if card == NINE and DRAGONS >> pile.top & 1:
        return "no-nine-on-dragon", {}
    if code == "below-three-only":
        return code, {}
    playable = [CARD_NAMES[legal] for legal in IN_ORDER if pile.playable >> legal & 1]
    one = bool(pile.playable >> ONE & 1)  # H43
    about = {"card": CARD_NAMES[card], "base": pile.base, "top": CARD_NAMES[pile.top], "one": one}
    return code, {**about, "playable": playable}
