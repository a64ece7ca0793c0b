"""The bot that searches: trees grown in compiled code, one per thread, and exact play at the end."""

from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import inf
from threading import Event
from time import perf_counter
from typing import Any

import numpy as np

from drachenhof.bots.decision import Budget, Choice, Decision
from drachenhof.engine.game import Knowledge, Numbers
from drachenhof.engine.layout import dtype_of
from drachenhof.engine.rule import prepare
from drachenhof.games import games
from drachenhof.search.kernels import LAYOUTS, WEIGHTS
from drachenhof.search.nodes import NONE, Node
from drachenhof.search.solve import SOLVED, UNFINISHED, Lines
from drachenhof.search.tree import Settings, grow
from drachenhof.states import asked

PLAIN = {"explore": 0.5, "random": 1.0, "plain": 1, "scale": 0.0}
"""The settings of a search without a policy, to compare with."""

NODES = 1 << 18  # of one tree: 6 MiB, and no search takes more per thread
CHUNK_SECONDS = 0.005  # between two looks at the clock
ENDS_PER_SIMULATION = 20  # that an exact search may look at
EVENLY = 1e6  # a prior so large that values do not matter: moves are tried in turn
SOLVING = 0.25  # of the time that an exact search may take; the rest is left to the tree


@dataclass
class _Tree:
    """One thread's tree, and the results of each first move."""

    nodes: Any
    used: Any
    rng: Any
    state: Any
    wins: Any
    scores: Any
    simulations: int = 0


@dataclass(frozen=True)
class Contest:
    """Choices that a search compared."""

    choices: tuple[Choice, ...]
    spread: float
    """The standard deviation of the values of its simulations."""
    exact: bool = False

    def of(self, move: int) -> Choice:
        return next(one for one in self.choices if one.move == move)


class Searcher:
    """Monte Carlo tree search with the game's policy; see `search.tree`."""

    def __init__(
        self,
        game: str,
        budget: Budget,
        settings: Mapping[str, float],
        exact: bool = True,
        weights: "Numbers | None" = None,
    ) -> None:
        self.budget = budget
        self._weights = weights
        self._name = game
        self._exact = exact
        self._settings = np.zeros(1, dtype_of(Settings))
        for name, value in settings.items():
            self._settings[name] = value

    def __repr__(self) -> str:
        return f"<Searcher of {self._name}, {self.budget}>"

    def prepare(self) -> None:
        prepare("search.tree", LAYOUTS[self._name])
        if self._exact:
            prepare("search.solve", LAYOUTS[self._name])

    def decide(
        self, knowledge: Knowledge, budget: Budget, rng: np.random.Generator, cancel: Event | None = None
    ) -> Decision:
        Budget.checked(budget)
        self.prepare()
        asked(self._name, knowledge)
        legal = games[self._name].legal_moves(knowledge)
        if len(legal) == 1:
            return Decision.without_thought(legal[0])
        began = perf_counter()
        solved = self._solve(knowledge, legal, budget, began, cancel) if self._exact else None
        return solved or self._search(knowledge, legal, budget, rng, began, cancel)

    def contest(
        self, knowledge: Knowledge, moves: Collection[int], simulations: int, seed: int, cancel: Event | None = None
    ) -> "Contest":
        """Return the choices of a search with their values, the preferred one first.

        One half of the simulations is an ordinary search. The other half goes to these
        moves alone, the least tried first, so that in the end they are about equally well known.
        """
        self.prepare()
        asked(self._name, knowledge)
        legal, budget = games[self._name].legal_moves(knowledge), Budget(simulations=simulations)
        solved = self._solve(knowledge, legal, budget, 0.0, cancel) if self._exact else None
        if solved is not None:
            return Contest(solved.choices, 0.0, exact=True)
        tree = self._plant(knowledge, np.random.default_rng(seed))
        self._grow(tree, knowledge, simulations // 2, inf, cancel)
        _try_in_turn(tree, {*moves, _decision([tree], legal).move})
        self._grow(tree, knowledge, simulations, inf, cancel)
        return Contest(_decision([tree], legal).choices, _spread(tree))

    def _solve(
        self, knowledge: Knowledge, legal: list[int], budget: Budget, began: float, cancel: Event | None
    ) -> Decision | None:
        """Search all lines to the end, if they have no chance moves and the budget allows it."""
        lines = Lines(knowledge, games[self._name].MOVES)
        left = None if budget.simulations is None else budget.simulations * ENDS_PER_SIMULATION
        until, chunk = _until(budget, began, SOLVING), 256
        while True:
            chunk = chunk if left is None else min(chunk, left)
            before = perf_counter()
            ended = lines.follow(chunk)
            now = perf_counter()
            left = None if left is None else left - chunk
            if ended != UNFINISHED or left == 0 or now >= until or (cancel is not None and cancel.is_set()):
                break
            chunk = max(1, min(1 << 16, int(chunk * CHUNK_SECONDS / max(now - before, 1e-6))))
        if ended != SOLVED:
            return None
        worths = lines.worths
        best = sorted(legal, key=lambda move: -worths[move])
        return Decision(best[0], tuple(Choice(move, 1, float(worths[move]), None, None) for move in best), exact=True)

    def _search(
        self,
        knowledge: Knowledge,
        legal: list[int],
        budget: Budget,
        rng: np.random.Generator,
        began: float,
        cancel: Event | None,
    ) -> Decision:
        trees = [self._plant(knowledge, rng) for _ in range(max(1, budget.threads))]
        until = _until(budget, began)
        if len(trees) == 1:
            self._grow(trees[0], knowledge, budget.simulations, until, cancel)
        else:
            with ThreadPoolExecutor(len(trees)) as threads:
                parts = _parts(budget.simulations, len(trees))
                grown = [
                    threads.submit(self._grow, tree, knowledge, part, until, cancel)
                    for tree, part in zip(trees, parts, strict=True)
                ]
                for one in grown:
                    one.result()
        return _decision(trees, legal)

    def _plant(self, knowledge: Knowledge, rng: np.random.Generator) -> _Tree:
        nodes = np.empty(NODES, dtype_of(Node))
        nodes[0] = 0
        nodes["child"][0] = NONE
        seed = rng.integers(0, 2**64, 1, np.uint64)
        nodes["sibling"][0] = int(seed[0] >> np.uint64(33))  # of the luck that first moves have in common
        sums = np.zeros((2, games[self._name].MOVES))
        return _Tree(nodes, np.ones(1, np.int64), seed, np.zeros(1, knowledge.dtype), sums[0], sums[1])

    def _grow(
        self, tree: _Tree, knowledge: Knowledge, simulations: int | None, until: float, cancel: Event | None
    ) -> None:
        """Simulations in chunks that take a few milliseconds, to the end of the budget or a cancel."""
        chunk = 8
        while simulations is None or tree.simulations < simulations:
            if simulations is not None:
                chunk = min(chunk, simulations - tree.simulations)
            began = perf_counter()
            grow(
                knowledge,
                tree.state,
                tree.nodes,
                tree.used,
                tree.rng,
                chunk,
                self._settings,
                WEIGHTS[self._name] if self._weights is None else self._weights,
                tree.wins,
                tree.scores,
            )
            tree.simulations += chunk
            now = perf_counter()
            if now >= until or (cancel is not None and cancel.is_set()):
                return
            chunk = max(1, min(1024, int(chunk * CHUNK_SECONDS / max(now - began, 1e-6))))


def _try_in_turn(tree: _Tree, moves: Collection[int]) -> None:
    """Let all further simulations begin with one of some moves."""
    child = int(tree.nodes["child"][0])
    while child != NONE:
        tree.nodes["prior"][child] = EVENLY if int(tree.nodes["move"][child]) in moves else 0.0
        child = int(tree.nodes["sibling"][child])


def _spread(tree: _Tree) -> float:
    """The root keeps sums of values and of their squares (`note_spread`)."""
    root = tree.nodes[0]
    count = max(int(root["visits"]), 1)
    return float(max(0.0, float(root["total"]) / count - (float(root["prior"]) / count) ** 2) ** 0.5)


def _until(budget: Budget, began: float, share: float = 1.0) -> float:
    """Return when `share` of the budget's time is up; infinite without a time limit."""
    return inf if budget.milliseconds is None else began + share * budget.milliseconds / 1000


def _parts(simulations: int | None, threads: int) -> list[int | None]:
    """The share of each thread."""
    if simulations is None:
        return [None] * threads
    return [(simulations + thread) // threads for thread in range(threads)]


def _decision(trees: list[_Tree], legal: list[int]) -> Decision:
    """The move that was tried most often in all trees together."""
    visits, totals = dict.fromkeys(legal, 0), dict.fromkeys(legal, 0.0)
    for tree in trees:
        child = int(tree.nodes["child"][0])
        while child != NONE:
            node = tree.nodes[child]
            if int(node["move"]) in visits:
                visits[int(node["move"])] += int(node["visits"])
                totals[int(node["move"])] += float(node["total"])
            child = int(node["sibling"])
    wins = sum(tree.wins for tree in trees)
    scores = sum(tree.scores for tree in trees)

    def choice(move: int) -> Choice:
        count = max(visits[move], 1)
        return Choice(move, visits[move], totals[move] / count, float(wins[move] / count), float(scores[move] / count))

    choices = sorted(map(choice, legal), key=lambda choice: (-choice.visits, -choice.value, choice.move))
    return Decision(choices[0].move, tuple(choices), sum(tree.simulations for tree in trees))
