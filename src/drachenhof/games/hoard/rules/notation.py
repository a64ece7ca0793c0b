"""Moves in the words of the rulebook, and back (docs/notation.md)."""

from functools import cache

from drachenhof.engine.game_api import words_by_number
from drachenhof.games.hoard.rules import moves as m
from drachenhof.games.hoard.rules.tables import (
    ABILITY_NAMES,
    CARD_NAMES,
    CURSE_NAMES,
    FIRST_OPEN,
    FOUR_IN_A_ROW,
    MAX_HIDDEN,
    MAX_PLAYERS,
)


@cache
def words() -> tuple[str, ...]:
    """The words of every move by its number."""
    seats = range(1, MAX_PLAYERS + 1)
    hidden = range(1, MAX_HIDDEN + 1)
    by_first = {
        m.STARTER: [f"starter {seat}" for seat in seats],
        m.ABILITY: [f"ability {name}" for name in ABILITY_NAMES],
        m.CURSE: [f"curse {name}" for name in CURSE_NAMES],
        m.CARD: [f"card {card}" for card in CARD_NAMES],
        m.RANDOM: [f"random {card}" for card in CARD_NAMES],
        m.KEEP: ["keep"],
        m.SWAP: [f"swap {card} {other}" for card in CARD_NAMES for other in CARD_NAMES],
        m.PLAY: [f"play {card} x{count}" for card in CARD_NAMES for count in range(1, FOUR_IN_A_ROW + 1)],
        m.OPEN: [f"open {card} x{count}" for card in CARD_NAMES for count in range(1, FIRST_OPEN + 1)],
        m.BOTH: [f"play {card} x{hand} + open x{opened}" for card in CARD_NAMES for hand, opened in m.PAIRS],
        m.FLIP: [f"flip {place}" for place in hidden],
        m.TAKE: ["take"],
        m.SET: [f"set {card}" for card in CARD_NAMES],
        m.DRAW: ["draw"],
        m.MISS: ["miss"],
        m.PEEK: [f"peek {place}" for place in hidden],
        m.GIVE: [f"give {seat}" for seat in seats],
        m.TURN: ["turn"],
        m.STRAIGHT: ["straight"],
        m.PICK: [f"pick {card}" for card in CARD_NAMES],
    }
    return words_by_number(m.MOVES, by_first)


@cache
def numbers() -> dict[str, int]:
    """The number of every move, by its words."""
    return {text: move for move, text in enumerate(words())}


def spell(move: int) -> str | None:
    """The words of a move; None if there is no such move."""
    return words()[move] if 0 <= move < m.MOVES else None


def tidy(text: str) -> str:
    """The words as the notation writes them: lower case, single spaces."""
    return " ".join(text.lower().replace("+", " + ").split())
