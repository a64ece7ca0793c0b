"""Why a move is illegal: a code, the rule's number, and what it is about.

Words are made from these at the edge, in the reader's language.
"""

from typing import Any

from drachenhof.engine.game import OVER
from drachenhof.games.year.rules import moves as m
from drachenhof.games.year.rules.actions import card_of, join_price
from drachenhof.games.year.rules.palaces import any_room, has_room
from drachenhof.games.year.rules.state import (
    ACTING,
    ARRIVING,
    BUILDING,
    CHARTERING,
    DEALING,
    DISCARDING,
    DRAFTING,
    DRAWING_EVENT,
    DRAWING_SUPER,
    EVICTING,
    RECRUITING,
    RELEASING,
    REMOVING,
    RETURNING,
    RISING,
    STAGE_NAMES,
    Court,
    State,
)
from drachenhof.games.year.rules.tables import (
    CARD_NAMES,
    EVENT_NAMES,
    GOODS,
    MAX_FLOORS,
    MONTHS,
    PERSON_NAMES,
    SMALL_PRICE,
    TILE_NAMES,
    TILE_PERSON,
    TILES,
    WALL_TILE_NAMES,
    WILD,
)

CODES = {
    "not-a-move": "",
    "game-over": "Y35",
    "not-now": "",  # of the rule by which the decision is asked
    "equal-pair": "Y9",
    "event-drawn": "Y7",
    "no-such-deal": "Y13",
    "pair-taken": "Y9",
    "no-such-palace": "Y11",
    "palace-full": "Y11",
    "must-place": "Y24",
    "nobody-there": "Y32",
    "palace-too-high": "Y11",
    "no-tile": "Y23",
    "no-card": "Y23",
    "card-has-tile": "Y23",
    "group-price": "Y14",
    "privilege-price": "Y22",
    "no-wall": "Y40",
    "wall-tile-gone": "Y41",
    "wall-complete": "Y41",
    "palace-struck": "Y28",
    "not-homeless": "Y47",
    "no-floor": "Y47",
    "no-good": "Y48",
    "type-taken": "Y52",
    "no-young": "Y52",
    "no-person": "Y54",
}
"""The reasons, and the rule that each is of."""

ELSEWHERE = {
    ("nobody-there", ARRIVING): "Y24",
    ("nobody-there", EVICTING): "Y47",
    ("no-card", DISCARDING): "Y51",
}

Reason = tuple[str, dict[str, Any]]

NOT_A_MOVE: Reason = ("not-a-move", {})

_RULES = {
    DRAWING_EVENT: "Y7",
    DRAWING_SUPER: "Y44",
    DEALING: "Y13",
    DRAFTING: "Y9",
    ARRIVING: "Y24",
    ACTING: "Y14",
    BUILDING: "Y21",
    RECRUITING: "Y23",
    RELEASING: "Y32",
    REMOVING: "Y47",
    EVICTING: "Y47",
    RETURNING: "Y48",
    DISCARDING: "Y51",
    RISING: "Y52",
    CHARTERING: "Y54",
}
"""The rule by which each decision is asked."""

# Which moves answer what is asked: ranges of the numbering.
ANSWERS = {
    DRAWING_EVENT: (range(m.LAY_EVENT, m.DRAW_SUPER),),
    DRAWING_SUPER: (range(m.DRAW_SUPER, m.DEAL),),
    DEALING: (range(m.DEAL, m.DRAFT),),
    DRAFTING: (range(m.DRAFT, m.PLACE),),
    ARRIVING: (range(m.PLACE, m.RECRUIT),),
    ACTING: (range(m.ACT, m.FLOOR),),
    BUILDING: (range(m.FLOOR, m.REMOVE),),
    RECRUITING: (range(m.RECRUIT, m.RELEASE),),
    RELEASING: (range(m.RELEASE, m.ACT),),
    REMOVING: (range(m.REMOVE, m.RETURN),),
    EVICTING: (range(m.RELEASE, m.ACT),),
    RETURNING: (range(m.RETURN, m.TAKE_SUNRISE),),
    DISCARDING: (range(m.DISCARD, m.RELEASE),),
    RISING: (range(m.TAKE_SUNRISE, m.USE_CHARTER),),
    CHARTERING: (range(m.USE_CHARTER, m.MOVES),),
}


def rule_of(code: str, state: State) -> str:
    """The number of the rule that refuses: the same reason can be of another rule at another time."""
    if code == "not-now":
        return _RULES[state.stage]
    return ELSEWHERE.get((code, int(state.stage)), CODES[code])


def no_move(text: str) -> Reason:
    """Why words name no move at all: not even a pair, or not words of this game."""
    kind, *persons = text.split() or [""]
    twice = kind == "draft" and len(persons) == 2 and persons[0] == persons[1] and persons[0] in PERSON_NAMES
    return ("equal-pair", {}) if twice else NOT_A_MOVE


def reason(state: State, move: int) -> Reason:
    """Why a move that has words, but is not legal, is not."""
    if state.mover == OVER:
        return "game-over", {}
    if not any(move in answers for answers in ANSWERS[state.stage]):
        return "not-now", {"asked": STAGE_NAMES[state.stage]}
    if state.stage == DRAWING_EVENT:
        return "event-drawn", {"event": EVENT_NAMES[move - m.LAY_EVENT]}
    if state.stage == DEALING:
        return "no-such-deal", {}
    court = state.courts[state.mover]
    if state.stage == DRAFTING:
        taker = next(seat for seat in range(state.players) if state.courts[seat].pair == move - m.DRAFT)
        return "pair-taken", {"seat": taker + 1}
    if state.stage == ACTING:
        return _action(state, court, move)
    if state.stage == RECRUITING:
        return _recruit(court, move)
    if state.stage in (ARRIVING, RELEASING, EVICTING, BUILDING, REMOVING):
        return _palace(state, court, move)
    if state.stage == RETURNING:
        return "no-good", {"good": GOODS[move - m.RETURN]}
    if state.stage == DISCARDING:
        return "no-card", {"card": CARD_NAMES[move - m.DISCARD]}
    if state.stage == RISING:
        taken = state.sunrise_taken & (1 << (move - m.TAKE_SUNRISE))
        return "type-taken" if taken else "no-young", {"person": PERSON_NAMES[move - m.TAKE_SUNRISE]}
    return "no-person", {"person": PERSON_NAMES[move - m.USE_CHARTER]}


def _action(state: State, court: Court, move: int) -> Reason:
    """A card whose group or privilege is too dear, or a wall tile that cannot be laid."""
    action = card_of(move)
    if move >= m.LAY_WALL:
        tile = move - m.LAY_WALL
        if not state.great_wall:
            return "no-wall", {}
        if not court.wall_tiles & (1 << tile):
            return "wall-tile-gone", {"tile": WALL_TILE_NAMES[tile]}
        if state.wall_length == MONTHS:
            return "wall-complete", {}
    price = join_price(state, action)
    if price > court.yuan:
        return "group-price", {"price": price, "yuan": int(court.yuan)}
    price += SMALL_PRICE if move == m.SMALL_PRIVILEGE else int(state.large_price)
    return "privilege-price", {"price": price, "yuan": int(court.yuan)}


def _recruit(court: Court, move: int) -> Reason:
    """A card that is not in hand, a tile that is gone, or a card that could still take one."""
    if move >= m.DISCARD:
        card = move - m.DISCARD
        return "card-has-tile" if court.hand[card] else "no-card", {"card": CARD_NAMES[card]}
    wild = move >= m.RECRUIT_WILD
    tile = move - (m.RECRUIT_WILD if wild else m.RECRUIT)
    card = WILD if wild else int(TILE_PERSON[tile])
    if not court.hand[card]:
        return "no-card", {"card": CARD_NAMES[card]}
    return "no-tile", {"person": TILE_NAMES[tile]}


def _palace(state: State, court: Court, move: int) -> Reason:
    """A palace, or a person in it, that does not allow this."""
    if state.stage == ARRIVING and move >= m.REPLACE and any_room(court):
        return "must-place", {}
    index, tile = _home(move)
    if index >= court.palace_count:
        return "no-such-palace", {"palace": index + 1, "count": int(court.palace_count)}
    palace = court.palaces[index]
    about = {"palace": index + 1}
    if move < m.REPLACE and not has_room(palace):
        return "palace-full", about
    if state.stage == BUILDING and palace.floors == MAX_FLOORS:
        return "palace-too-high", about
    if state.stage == REMOVING:
        return "no-floor", about
    if state.stage == RELEASING and court.struck & (1 << index):
        return "palace-struck", about
    if tile + 1 not in list(palace.persons):
        return "nobody-there", {**about, "person": TILE_NAMES[tile]}
    return "not-homeless", about


def _home(move: int) -> tuple[int, int]:
    """The palace that a move names, and the tile in it (or the first, where it names none)."""
    if m.REPLACE <= move < m.TURN_AWAY:
        return divmod(move - m.REPLACE, TILES)
    if m.RELEASE <= move < m.ACT:
        return divmod(move - m.RELEASE, TILES)
    first = m.PLACE if move < m.REPLACE else m.FLOOR if move < m.REMOVE else m.REMOVE
    return move - first, 0
