"""*Prizes*: two players, three cards each, three prizes. It offers the functions of `drachenhof.engine.game.Game`."""

from operator import index
from typing import Any, Literal, TypedDict

import numpy as np

from drachenhof.engine.game import BETWEEN, CHANCE, OVER, Knowledge, checked_options
from drachenhof.engine.game import State as StateArray
from drachenhof.engine.game_api import NOT_SEATS, Refused, functions, listed, seated
from drachenhof.engine.layout import dtype_of, duplicate, plain
from drachenhof.engine.rule import prepare
from tests.third.prizes.facts import CARDS, NAME, OPTIONS, PLAYERS
from tests.third.prizes.facts import FACTS as FACTS
from tests.third.prizes.rules import entries
from tests.third.prizes.rules.flow import LAY, MOVES, State

MAX_LEGAL = CARDS
TEXTS = [f"prize {card + 1}" for card in range(CARDS)] + [f"lay {card + 1}" for card in range(CARDS)]


class PrizesView(TypedDict):
    """What everybody sees."""

    game: Literal["prizes"]
    players: int
    options: dict[str, int]
    to_move: int | Literal["chance", "over", "nobody"]
    asked: Literal["prize", "lay", "taken", "end"]
    prize: int
    laid: int
    answer: int
    round: int
    hands: list[list[int]]
    scores: list[int]


def new(players: int, **given: Any) -> StateArray:
    checked_options(NAME, players, PLAYERS, OPTIONS, given)
    prepare(NAME)
    states = np.zeros(1, dtype_of(State))
    states["players"] = players
    entries.set_up(states)
    return states


def options(state: StateArray) -> dict[str, Any]:  # noqa: ARG001 (there are none)
    return {}


def _spell(_: StateArray, move: int) -> str | None:
    return TEXTS[move] if 0 <= move < MOVES else None


def _read(_: StateArray, text: str) -> int | None:
    return TEXTS.index(text) if text in TEXTS else None


def _refused(state: StateArray, move: str | int) -> Refused:
    tried = move if isinstance(move, str) else _spell(state, index(move)) or move
    if tried not in TEXTS:
        return Refused(tried, "not-a-move", "", {})
    if (to_move(state) == CHANCE) != (TEXTS.index(str(tried)) < LAY):
        return Refused(tried, "not-now", "P2", {"asked": view(state)["asked"]})
    return Refused(tried, "card-gone", "P2", {})


def _follows(_: StateArray, now: StateArray, going: bool) -> str:  # noqa: ARG001 (nothing goes on)
    return "end" if to_move(now) == OVER else "taken"


def scores(state: StateArray) -> list[int]:
    return listed(state["scores"][0])


copy, to_move, legal_moves, chance_weights, apply, step, moments, ranking, returns, to_text, from_text = functions(
    NAME, MAX_LEGAL, State, entries, spell=_spell, read=_read, refused=_refused, follows=_follows, watch=lambda _: None
)  # fmt: skip


def knowledge(state: StateArray, seat: int) -> Knowledge:
    seated(state, seat)
    return duplicate(state)


def resample(knowledge: Knowledge, rng: np.random.Generator) -> StateArray:  # noqa: ARG001 (nothing is hidden)
    return duplicate(knowledge)


_ASKED: dict[int, Literal["prize", "taken", "end"]] = {CHANCE: "prize", OVER: "end", BETWEEN: "taken"}


def view(knowledge: Knowledge) -> PrizesView:
    state = plain(State, knowledge)
    return {
        "game": "prizes",
        "players": state.players,
        "options": {},
        "to_move": NOT_SEATS.get(state.mover, state.mover),
        "asked": _ASKED.get(state.mover, "lay"),
        "prize": state.prize,
        "laid": state.laid,
        "answer": state.answer,
        "round": CARDS - state.prizes.bit_count(),
        "hands": [[card + 1 for card in range(CARDS) if hand >> LAY + card & 1] for hand in state.hands],
        "scores": list(state.scores),
    }


def board(state: StateArray) -> str:
    seen = view(state)
    return "\n".join([f"prize {seen['prize']}, laid {seen['laid']}", *(f"hand {hand}" for hand in seen["hands"])])
