"""Moves in the words of the rulebook, and back (docs/notation.md)."""

from functools import cache

from drachenhof.engine.game_api import words_by_number
from drachenhof.games.year.rules import moves as m
from drachenhof.games.year.rules.tables import (
    ACTION_NAMES,
    CARD_NAMES,
    DEAL_COUNTS,
    DEALS,
    EVENT_NAMES,
    GOODS,
    MAX_PALACES,
    NO_GROUP,
    PAIRS,
    PERSON_NAMES,
    PRIVILEGE,
    SUPER_EVENT_NAMES,
    TILE_NAMES,
    WALL_TILE_NAMES,
)


@cache
def words() -> tuple[str, ...]:
    """The words of every move by its number; those of the deals are left empty, they depend on the players."""
    palaces = range(1, MAX_PALACES + 1)
    homes = [f"{palace} {tile}" for palace in palaces for tile in TILE_NAMES]
    by_first: dict[int, list[str]] = {
        m.LAY_EVENT: [f"event {name}" for name in EVENT_NAMES],
        m.DRAW_SUPER: [f"super {name}" for name in SUPER_EVENT_NAMES],
        m.DRAFT: [f"draft {PERSON_NAMES[first]} {PERSON_NAMES[second]}" for first, second in PAIRS.tolist()],
        m.PLACE: [f"place {palace}" for palace in palaces],
        m.REPLACE: [f"replace {home}" for home in homes],
        m.TURN_AWAY: ["turn-away"],
        m.RECRUIT: [f"recruit {tile}" for tile in TILE_NAMES],
        m.RECRUIT_WILD: [f"recruit wild {tile}" for tile in TILE_NAMES],
        m.DISCARD: [f"discard {card}" for card in CARD_NAMES],
        m.RELEASE: [f"release {home}" for home in homes],
        m.ACT: [*ACTION_NAMES[:PRIVILEGE]],
        m.SMALL_PRIVILEGE: ["privilege small", "privilege large"],
        m.LAY_WALL: [f"wall {tile}" for tile in WALL_TILE_NAMES],
        m.REFILL: ["refill"],
        m.FLOOR: [f"floor {palace}" for palace in palaces] + ["floor new"],
        m.REMOVE: [f"remove {palace}" for palace in palaces],
        m.RETURN: [f"return {good}" for good in GOODS],
        m.TAKE_SUNRISE: [f"sunrise {person}" for person in PERSON_NAMES],
        m.USE_CHARTER: [f"charter {person}" for person in PERSON_NAMES],
    }
    return words_by_number(m.MOVES, by_first)


@cache
def deal_words(players: int, great_wall: int) -> tuple[str, ...]:
    """The words of every deal: groups by their first card, cards in their order (Y13)."""

    def one(row: list[int]) -> str:
        groups: list[list[str]] = [[] for _ in range(players)]
        for action, group in enumerate(row):
            if group != NO_GROUP:
                groups[group].append(ACTION_NAMES[action])
        return "deal " + " ".join("+".join(group) for group in groups)

    rows = DEALS[great_wall, players - 2, : DEAL_COUNTS[great_wall, players - 2]]
    return tuple(one(row) for row in rows.tolist())


@cache
def numbers(players: int, great_wall: int) -> dict[str, int]:
    """The number of every move that a game of these players can have, by its words."""
    by_words = {text: move for move, text in enumerate(words()) if text}
    return by_words | {text: m.DEAL + row for row, text in enumerate(deal_words(players, great_wall))}


DEALT = range(m.DEAL, m.DRAFT)
"""The moves whose words depend on the players, and on whether the wall card is there."""


def spell(move: int, players: int, great_wall: int) -> str | None:
    """The words of a move; None if no such game has it."""
    if move in DEALT:
        deals = deal_words(players, great_wall)
        return deals[move - m.DEAL] if move - m.DEAL < len(deals) else None
    return words()[move] if 0 <= move < m.MOVES else None


def tidy(text: str) -> str:
    """The words as the notation writes them: lower case, single spaces, what has no order in the order of tables."""
    kind, *rest = text.lower().split() or [""]
    if kind == "deal":
        order: dict[str, int] = {name: place for place, name in enumerate(ACTION_NAMES)}
        groups = [sorted(group.split("+"), key=lambda name: order.get(name, 99)) for group in rest]
        rest = ["+".join(group) for group in sorted(groups, key=lambda group: order.get(group[0], 99))]
    elif kind == "draft":
        rest = sorted(rest, key=lambda name: PERSON_NAMES.index(name) if name in PERSON_NAMES else 99)
    return " ".join([kind, *rest])
