"""The end of a last round of Drachensachen in OpenSpiel: importing this module registers it."""

from collections.abc import Sequence
from operator import index
from typing import Any

import pyspiel

from drachenhof.bots.spaces import IllegalAction, Spaces
from drachenhof.engine.game import CHANCE, OVER, IllegalMove
from drachenhof.envs.positions import HeardMove, Said, Whole
from drachenhof.envs.spiel import SpielGame, kind_of
from drachenhof.games.hoard.rules.endgame import PLAYERS, Hand, deals, position
from drachenhof.games.hoard.rules.tables import CARD_NAMES, COPIES, MAX_DECISIONS


class Endgame(Whole):
    """The end of a last round of Drachensachen; the first outcome of chance is what each holds."""

    def __init__(self, spaces: Spaces, pool: Sequence[str], cards: int, decisions: int) -> None:
        super().__init__(spaces, PLAYERS, {})
        _check(pool, cards, decisions)
        self.table = f"the end of a round with {cards} cards each of {' '.join(pool)} and {decisions} decisions left"
        self._pool = [CARD_NAMES.index(name) for name in pool]
        self._decisions, self._dealt = decisions, False
        ways = deals(self._pool, cards)
        self.deals, self._ways = list(ways), list(ways.values())

    def to_move(self) -> int:
        return super().to_move() if self._dealt else CHANCE

    def outcomes(self) -> list[tuple[int, float]]:
        if self._dealt:
            return super().outcomes()
        return [(index, ways / sum(self._ways)) for index, ways in enumerate(self._ways)]

    def apply(self, action: int) -> None:
        if self._dealt:
            super().apply(action)
            return
        hands = self._deal(action)
        self._dealt = True
        self._state = position(self._pool, hands, self._decisions)
        self._heard = HeardMove.known([Said((*map(_dealt, hands), "hands ?"))], None)
        self._go_on(self.spaces.game.legal_moves(self._state))

    def to_text(self, chance: bool, action: int) -> str:
        if self._dealt:
            return super().to_text(chance, action)
        return _words(self._deal(action))

    def _deal(self, outcome: int) -> tuple[Hand, Hand]:
        """Return the cards dealt to each seat; raises `IllegalMove` if this is no outcome."""
        if not 0 <= outcome < len(self.deals):
            legal = list(map(_words, self.deals))
            refused = IllegalMove("not-a-move", "", {}, move=outcome, to_move=CHANCE, legal=legal, game="hoard")
            raise IllegalAction(outcome, refused)
        return self.deals[outcome]

    def returns(self) -> list[float]:
        return super().returns() if self.to_move() == OVER else [0.0] * self.players


def _check(pool: Sequence[str], cards: int, decisions: int) -> None:
    """Raise ValueError if a round cannot end like this."""
    for name in pool:
        if name not in CARD_NAMES:
            raise ValueError(f"pool has no card {name!r}; there are: {', '.join(CARD_NAMES)}")
        if pool.count(name) > COPIES:
            raise ValueError(f"pool has {pool.count(name)} cards {name}; the game has {COPIES}")
    if not 1 <= cards <= len(pool) // PLAYERS:
        raise ValueError(f"cards is from 1 to half of the {len(pool)} in the pool, not {cards}")
    if not 1 <= decisions <= MAX_DECISIONS:
        raise ValueError(f"decisions is from 1 to {MAX_DECISIONS}, not {decisions}")


def _words(hands: tuple[Hand, Hand]) -> str:
    return " and ".join(map(_dealt, hands))


def _dealt(hand: Sequence[int]) -> str:
    return "hand " + " ".join(CARD_NAMES[card] for card in hand)


NAME = "drachenhof_hoard_end"
LETTERS = 200


class EndgameGame(SpielGame):
    """The end of a last round of Drachensachen between two players, small enough to be solved."""

    DEFAULTS = {"cards": 2, "decisions": 8, "pool": "1 3 5 8 9 nulla"}  # noqa: RUF012 (read only)
    KIND = kind_of(NAME, "Drachenhof hoard, the end of a last round", range(2, 3), True, DEFAULTS, True)

    def __init__(self, params: Any = None) -> None:
        given = {**self.DEFAULTS, **(params or {})}
        decisions = index(given["decisions"])
        pool = given["pool"].split()
        first = Endgame(Spaces("hoard"), pool, index(given["cards"]), decisions)
        room = (
            LETTERS + 2 * decisions + len(pool)
        )  # the deal and what is lost in letters, decisions, cards that come up
        outcomes = max(len(first.deals), first.spaces.first_action)
        super().__init__(self.KIND, given, first, outcomes, decisions + 1, room)


pyspiel.register_game(EndgameGame.KIND, EndgameGame)
