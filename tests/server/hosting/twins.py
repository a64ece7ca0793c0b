"""Two games that take the same course for one observer, and differ in what he cannot see."""

import random
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

from drachenhof.engine.game import CHANCE, OVER, SPECTATOR
from drachenhof.games import games as all_games
from drachenhof.i18n.narrator import narration_of

TRIES = 30
hoard = all_games["hoard"]
narration = narration_of("hoard")


@dataclass(frozen=True)
class Step:
    """A move in each of the two games: who decides, and the words."""

    decider: int
    words: tuple[str, str]


@dataclass(frozen=True)
class Twins:
    """Two games, move by move."""

    players: int
    options: dict[str, Any]
    observer: int
    steps: tuple[Step, ...]

    @property
    def differ(self) -> int:
        """Moves that are not the same."""
        return sum(step.words[0] != step.words[1] for step in self.steps)


@cache
def twins(players: int, options: tuple[tuple[str, Any], ...], observer: int, seed: int, most: int, one: int) -> Twins:
    """Random twins, as long as the observer cannot tell them apart; for the first moves (`one`) they are one game."""
    dice, steps, whole = random.Random(seed), list[Step](), 0
    first, second = hoard.new(players, **dict(options)), hoard.new(players, **dict(options))
    while len(steps) < most + one:
        pair = _same(first, dice) if len(steps) < one else _pair(first, second, observer, dice)
        if pair is None:
            break
        states, moves = (first, second), pair
        words = [hoard.to_text(state, move) for state, move in zip(states, moves, strict=True)]
        steps.append(Step(hoard.to_move(first), (words[0], words[1])))
        for state, move in zip(states, moves, strict=True):
            hoard.apply(state, move)
        whole = len(steps) if hoard.to_move(first) >= 0 else whole
    return Twins(players, dict(options), observer, tuple(steps[:whole]))  # no deal is left out


def _same(state: Any, dice: random.Random) -> tuple[int, int] | None:
    """The same move for both games; None if it would end them."""
    move = dice.choice(hoard.legal_moves(state))
    after = hoard.copy(state)
    hoard.apply(after, move)
    return None if hoard.to_move(after) == OVER else (move, move)


def _pair(first: Any, second: Any, observer: int, dice: random.Random) -> tuple[int, int] | None:
    """A move for each game, different ones if need not be the same."""
    ours, theirs = hoard.legal_moves(first), hoard.legal_moves(second)
    if hoard.to_move(first) == observer:
        same = [(move, move) for move in ours]
        dice.shuffle(same)
        return next((pair for pair in same if _alike(first, second, pair, observer)), None)
    tried = [(dice.choice(ours), dice.choice(theirs)) for _ in range(TRIES)]
    tried.sort(key=lambda pair: pair[0] == pair[1])
    rest = list(product(ours, theirs))
    dice.shuffle(rest)
    return next((pair for pair in (*tried, *rest) if _alike(first, second, pair, observer)), None)


def _alike(first: Any, second: Any, pair: tuple[int, int], observer: int) -> bool:
    """Whether the observer, and whoever only watches, hears and then knows the same of both."""
    for eyes in {observer, SPECTATOR}:
        if narration.heard(first, pair[0], eyes) != narration.heard(second, pair[1], eyes):
            return False
    ours, theirs = (hoard.moments(state, move) for state, move in zip((first, second), pair, strict=True))
    movers = [hoard.to_move(moments[-1][1]) for moments in (ours, theirs)]
    if OVER in movers or movers[0] != movers[1] or len(ours) != len(theirs):
        return False
    return all(
        hoard.knowledge(one, eyes).tobytes() == hoard.knowledge(other, eyes).tobytes()
        for (_, one), (_, other) in zip(ours, theirs, strict=True)
        for eyes in {observer, SPECTATOR}
    )


def chances(games: Twins, which: int) -> list[str]:
    """The words of the deals and draws of one of the games, in order."""
    return [step.words[which] for step in games.steps if step.decider == CHANCE]
