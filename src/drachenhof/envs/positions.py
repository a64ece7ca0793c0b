"""Positions as OpenSpiel asks for them: explicit chance, and for each seat all that it has heard."""

import json
from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from drachenhof.envs.refusals import IllegalAction
from drachenhof.envs.spaces import NO_MOVE, Spaces
from drachenhof.game import CHANCE, OVER, SPECTATOR, IllegalMove, Knowledge
from drachenhof.hoard.endgame import PLAYERS as ENDGAME_PLAYERS
from drachenhof.hoard.endgame import Hand, deals, position
from drachenhof.hoard.tables import CARD_NAMES, COPIES, MAX_DECISIONS
from drachenhof.layout import duplicate
from drachenhof.words.hoard_seen import heard

Heard: TypeAlias = "tuple[tuple[str, ...], Heard] | None"
"""What was last heard, seat by seat and then by all, and what was heard before: a chain, so that copies are cheap."""


class Position(Protocol):
    """What a state of OpenSpiel needs of us."""

    spaces: Spaces
    players: int
    table: str
    """The game and its options, in words: positions of one table have the same."""

    def copy(self) -> "Position": ...
    def to_move(self) -> int: ...
    def actions(self) -> list[int]: ...
    def outcomes(self) -> list[tuple[int, float]]: ...
    def apply(self, action: int) -> None: ...
    def to_text(self, chance: bool, action: int) -> str: ...
    def returns(self) -> list[float]: ...
    def known(self, seat: int) -> Knowledge: ...
    def seen_by(self, seat: int) -> str: ...
    def heard_by(self, seat: int) -> str: ...
    def private_of(self, seat: int) -> str: ...
    def described(self) -> str: ...


class Whole:
    """A game from its beginning."""

    def __init__(self, spaces: Spaces, players: int, options: dict[str, Any]) -> None:
        self.spaces, self.players = spaces, players
        self._state = spaces.game.new(players, **options)
        self.table = f"{spaces.name} for {players} players with {json.dumps(spaces.game.options(self._state))}"
        self._heard: Heard = None

    def copy(self) -> Any:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._state = duplicate(self._state)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled: the chain of what was heard as a list, since it is too deep for that."""
        return {**self.__dict__, "_heard": self._told()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._heard = None
        for said in kept["_heard"]:
            self._heard = (said, self._heard)

    def _told(self) -> list[tuple[str, ...]]:
        """All that was heard, seat by seat, the first first."""
        told, link = [], self._heard
        while link is not None:
            told.append(link[0])
            link = link[1]
        return told[::-1]

    def to_move(self) -> int:
        return self.spaces.game.to_move(self._state)

    def actions(self) -> list[int]:
        """What the seat that moves may do."""
        return [move - self.spaces.first_action for move in self.spaces.game.legal_moves(self._state)]

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely."""
        weights = self.spaces.game.chance_weights(self._state)
        total = sum(weights)
        moves = self.spaces.game.legal_moves(self._state)
        return [(move, weight / total) for move, weight in zip(moves, weights, strict=True)]

    def apply(self, action: int) -> None:
        """An action of the seat that moves, or an outcome of chance."""
        move = action if self.to_move() == CHANCE else action + self.spaces.first_action
        try:
            said, rounds = self._said(move), self._rounds()
            self.spaces.game.apply(self._state, move)  # what it refuses nobody has heard
        except IllegalMove:
            raise self.spaces.refusal(self._state, action) from None
        self._heard = (said, self._heard)
        if self._rounds() != rounds:
            losses = " ".join(map(str, self._state["holdings"]["loss"][0, : self.players]))
            self._heard = ((f"loss {losses}",) * (self.players + 1), self._heard)

    def _rounds(self) -> int:
        """How many rounds of Drachensachen are over: then all see what each has lost, which no move has said (H24)."""
        if self.spaces.name != "hoard":
            return 0
        return int(self._state["round_number"][0]) + (self.to_move() == OVER)

    def _said(self, move: int) -> tuple[str, ...]:
        """What each seat hears of a move, and who only watches."""
        if self.spaces.name == "hoard" and self.to_move() == CHANCE:
            return tuple(heard(self._state, move, seat) for seat in (*range(self.players), SPECTATOR))
        return (self.spaces.game.to_text(self._state, move),) * (self.players + 1)

    def to_text(self, chance: bool, action: int) -> str:
        if not chance:
            return self.spaces.to_text(self._state, action)
        if not 0 <= action < self.spaces.first_action:
            raise self.spaces.refusal(self._state, action, NO_MOVE)
        return self.spaces.game.to_text(self._state, action)

    def returns(self) -> list[float]:
        return self.spaces.game.returns(self._state)

    def known(self, seat: int) -> Knowledge:
        return self.spaces.game.knowledge(self._state, seat)

    def seen_by(self, seat: int) -> str:
        """All that a seat sees, as its view names it."""
        return json.dumps({"seat": seat, **self.spaces.game.view(self.known(seat))})

    def heard_by(self, seat: int) -> str:
        """All that a seat (or `SPECTATOR`) has heard, the options first."""
        options = json.dumps(self.spaces.game.options(self._state))
        place, who = (seat, f"seat {seat}") if seat != SPECTATOR else (self.players, "spectator")
        return f"{who} of {self.players} {options}: " + "; ".join(said[place] for said in self._told())

    def private_of(self, seat: int) -> str:
        """What a seat alone sees: its hand, where hands are hidden."""
        if self.spaces.name != "hoard":
            return ""
        return json.dumps(self.spaces.game.view(self.known(seat))["holdings"][seat]["hand"])

    def described(self) -> str:
        views = [self.spaces.game.view(self.known(seat)) for seat in range(self.players)]
        return "\n".join([self.heard_by(0), *map(json.dumps, views)])


class Endgame(Whole):
    """The end of a last round of Drachensachen; the first outcome of chance is what each holds."""

    def __init__(self, spaces: Spaces, pool: Sequence[str], cards: int, decisions: int) -> None:
        super().__init__(spaces, ENDGAME_PLAYERS, {})
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
        self._heard = ((*(_dealt(hand) for hand in hands), "hands ?"), None)

    def to_text(self, chance: bool, action: int) -> str:
        if self._dealt:
            return super().to_text(chance, action)
        return _words(self._deal(action))

    def _deal(self, outcome: int) -> tuple[Hand, Hand]:
        """What each is dealt; raises `IllegalMove` if that is no outcome."""
        if not 0 <= outcome < len(self.deals):
            legal = list(map(_words, self.deals))
            refused = IllegalMove("not-a-move", "", {}, move=outcome, to_move=CHANCE, legal=legal)
            raise IllegalAction(outcome, refused)
        return self.deals[outcome]

    def returns(self) -> list[float]:
        return super().returns() if self.to_move() == OVER else [0.0] * self.players


def _check(pool: Sequence[str], cards: int, decisions: int) -> None:
    """Raise ValueError where there can be no such end of a round."""
    for name in pool:
        if name not in CARD_NAMES:
            raise ValueError(f"pool has no card {name!r}; there are: {', '.join(CARD_NAMES)}")
        if pool.count(name) > COPIES:
            raise ValueError(f"pool has {pool.count(name)} cards {name}; the game has {COPIES}")
    if not 1 <= cards <= len(pool) // ENDGAME_PLAYERS:
        raise ValueError(f"cards is from 1 to half of the {len(pool)} in the pool, not {cards}")
    if not 1 <= decisions <= MAX_DECISIONS:
        raise ValueError(f"decisions is from 1 to {MAX_DECISIONS}, not {decisions}")


def _words(hands: tuple[Hand, Hand]) -> str:
    return " and ".join(map(_dealt, hands))


def _dealt(hand: Sequence[int]) -> str:
    return "hand " + " ".join(CARD_NAMES[card] for card in hand)
