"""The explorer's views of *Drachensachen*."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, Numbers, State
from drachenhof.explore.parts import Shown
from drachenhof.explore.playing import best
from drachenhof.explore.table import Picture
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.explore.questions import move_of, place, questions, sightings
from drachenhof.games.hoard.rules import PLAYERS
from drachenhof.games.hoard.rules.state import DEALING, EXCHANGING
from drachenhof.games.hoard.rules.tables import CARD_NAMES, FIRST_HAND, FIRST_OPEN
from drachenhof.records import Play

__all__ = [
    "LIVE",
    "ON_THE_PAGE",
    "TABLES",
    "VIEWS",
    "finish",
    "move_of",
    "place",
    "questions",
    "sightings",
    "situation",
    "stages",
]


EXTRAS = {"abilities": "cumulative", "curses": True}
TABLES = [(players, options) for options in ({}, EXTRAS) for players in PLAYERS]
VIEWS = {
    "swaps": Shown("rollouts", figure="more", downward=True),
    "pile": Shown("rollouts", figure="more", downward=True),
    "dragons": Shown("rollouts", figure="more", downward=True),
    "abilities": Shown("rollouts", figure="gain"),
    "curses": Shown("rollouts", figure="gain"),
    "comebacks": Shown("games", figure="win"),
}
LIVE = "swaps"
ON_THE_PAGE: Mapping[str, Any] = {}


def stages(log: Numbers) -> Numbers:
    """Return the stage of each position."""
    asked: Numbers = log["stage"]
    return asked


def finish(views: Mapping[str, Picture], seed: int, count: int) -> Iterator[Picture]:  # noqa: ARG001
    """Return no further views."""
    yield from ()


def situation(players: int, seat: int, given: Sequence[str], seed: int) -> tuple[State, list[str]]:
    """The seat's exchange: the open cards are given first, then the hand; those before it swap as the policy does."""
    if unknown := [card for card in given if card not in CARD_NAMES]:
        raise ValueError(f"there is no card {unknown[0]!r}; there are: {', '.join(CARD_NAMES)}")
    if len(given) > FIRST_OPEN + FIRST_HAND:
        raise ValueError(f"{FIRST_OPEN} open cards and {FIRST_HAND} hand cards are dealt, not {len(given)}")
    play, chance, wanted = Play(hoard, hoard.new(players)), Chance(seed), list(given)
    while play.to_move != seat or play.state["stage"][0] != EXCHANGING:
        state = play.state
        dealt = state["stage"][0] == DEALING and state["turn"][0] == seat and wanted
        if dealt:
            move = hoard.from_text(state, f"card {wanted.pop(0)}")
        elif play.to_move == CHANCE:
            move = chance.pick(hoard, state)
        else:
            move = best("hoard", state, hoard.legal_moves(state))
        play.apply(move)
    return play.state, play.texts()
