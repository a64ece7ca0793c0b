"""Tree search for many players, compiled, for every game.

Each simulation starts from what the seat knows, with all that it cannot know
drawn anew. It walks down the tree by PUCT (the value so far, and a bonus for
what the game's policy likes and has been tried little), adds the first new
move, plays on by the policy, and gives the result to all moves on its way. The
tree is open-loop: a node is a sequence of decisions, whatever chance did between
them; of its children those count that are legal this time.
"""

from typing import Any, NamedTuple

import numpy as np

from drachenhof.chance import Generator, below, start
from drachenhof.engine.exp_log import log
from drachenhof.engine.game import CHANCE, Numbers
from drachenhof.engine.layout import float32, int8, layout
from drachenhof.engine.rule import ANY_GAME, Filled, entry, rule
from drachenhof.search.kernels import (
    MOST_MOVES,
    SCRATCH,
    draw,
    list_moves,
    play,
    points,
    redeal,
    settled,
    tickets,
    value,
    won,
)
from drachenhof.search.nodes import NONE, Node, add_child, find_children, forget_children, is_new, note_spread
from drachenhof.search.policy import policy_move, set_priors, share

MOST_NUMBERS = 2048  # of any game's numbering
DEEPEST = 256  # decisions that a simulation follows in the tree
FEW = 16  # simulations that say nothing of how much they differ
CALMEST = 0.2  # share of the bonus that is always left


@layout
class Settings:
    """How a search decides."""

    explore: float32  # the weight of the bonus for what was tried little
    prior_heat: float32  # points by which moves differ that the policy finds e times as likely
    play_heat: float32  # points of noise in playouts
    random: float32  # the share of playout moves that are picked at random
    pessimism: float32  # how much worse than the average an untried move is thought
    scale: float32  # points of lead that count as clearly won; 0: only the place counts
    plain: int8  # UCT: no policy in the tree
    calm: float32  # the spread of values at which the bonus counts in full, less of it less; 0: always in full
    prize: float32  # the share of winning in the value; the rest is the lead
    common: int8  # the n-th try of each first move meets the same luck


class Workspace(NamedTuple):
    """Room for what a search writes down and reads again within one simulation."""

    moves: Numbers  # the legal ones of a position
    priors: Numbers  # how likely the policy thinks each of them
    slots: Numbers  # the node of each move, by the move's number
    path: Numbers  # the nodes that were walked through
    scratch: Numbers  # the policy's


@rule
def play_on(
    state: Any,
    known: Any,
    moves: Numbers,
    scratch: Numbers,
    settings: Any,
    weights: Numbers,
    rng: Generator,
    luck: Generator,
) -> None:
    """Play to where a result can be told."""
    while not settled(state, known):
        if state.mover == CHANCE:
            play(state, draw(state, below(luck, tickets(state))))
            continue
        count = list_moves(state, moves)
        if settings.random > 0 and share(rng) < float(settings.random):
            play(state, moves[below(rng, count)])
        else:
            play(state, policy_move(state, moves, count, float(settings.play_heat), scratch, weights, rng))


@rule
def bonus(node: Any, settings: Any, visits: int) -> float:
    """What is added for having been tried little."""
    if settings.plain:
        return float(settings.explore * np.sqrt(log(visits + 1.0) / int(node.visits))) if node.visits > 0 else 1e6
    return float(float(settings.explore * node.prior) * np.sqrt(visits + 1.0) / (1.0 + int(node.visits)))


@rule
def stir(tree: Any, settings: Any) -> float:
    """How much the bonus counts: less where simulations differ little, so that small differences mean something."""
    root = tree[0]
    if settings.calm == 0 or root.visits < FEW:
        return 1.0
    mean = float(root.prior) / int(root.visits)
    spread = np.sqrt(max(0.0, float(root.total) / int(root.visits) - mean * mean))
    return float(max(CALMEST, min(1.0, spread / float(settings.calm))))


@rule
def select(tree: Any, moves: Numbers, count: int, slots: Numbers, settings: Any, rng: Generator) -> int:
    """The child to follow: the best by value and bonus."""
    visits, total = 0, 0.0
    for index in range(count):
        if slots[moves[index]] != NONE:
            visits += int(tree[slots[moves[index]]].visits)
            total += float(tree[slots[moves[index]]].total)
    untried = (total / visits if visits > 0 else 0.5) - float(settings.pessimism)
    best, chosen = -1e9, NONE
    stirred = stir(tree, settings)
    for index in range(count):
        slot = slots[moves[index]]
        if slot == NONE:
            continue
        node = tree[slot]
        mean = float(node.total) / int(node.visits) if node.visits > 0 else untried
        score = mean + stirred * bonus(node, settings, visits) + 1e-6 * share(rng)
        if score > best:
            best, chosen = score, slot
    return int(chosen)


@rule
def worth_of(state: Any, seat: int, settings: Any) -> float:
    """What the end of a simulation is worth to a seat."""
    worth = value(state, seat, float(settings.scale))
    if settings.prize == 0:
        return float(worth)
    prize = float(settings.prize)
    return float((1.0 - prize) * worth + prize * won(state, seat))


@rule
def add_new(
    tree: Any, used: Numbers, parent: int, state: Any, count: int, workspace: Workspace, settings: Any, weights: Numbers
) -> None:
    """A node for each legal move that has none yet, with what the policy thinks of it."""
    moves, slots, priors = workspace.moves, workspace.slots, workspace.priors
    set_priors(state, moves, count, priors, workspace.scratch, settings, weights)
    for index in range(count):
        if slots[moves[index]] == NONE:
            slots[moves[index]] = add_child(tree, used, parent, moves[index], state.mover, priors[index])


@rule
def reward(tree: Any, path: Numbers, state: Any, settings: Any, wins: Numbers, scores: Numbers) -> None:
    """Give the result of a simulation to all moves on its way."""
    for node in path:
        reached = tree[node]
        reached.visits += 1
        reached.total = float(reached.total) + worth_of(state, int(reached.seat), settings)
    if len(path) > 0:
        first = tree[path[0]]
        note_spread(tree[0], worth_of(state, int(first.seat), settings))
        wins[first.move] += won(state, first.seat)
        scores[first.move] += points(state, first.seat)


@rule
def descend(
    state: Any,
    known: Any,
    tree: Any,
    used: Numbers,
    workspace: Workspace,
    settings: Any,
    weights: Numbers,
    rng: Generator,
    luck: Generator,
) -> int:
    """Walk down the tree to a move that was never tried; writes the nodes on the way, and says how many."""
    moves, slots = workspace.moves, workspace.slots
    depth, node = 0, 0
    while depth < DEEPEST:
        while state.mover == CHANCE and not settled(state, known):
            play(state, draw(state, below(luck, tickets(state))))
        if settled(state, known):
            break
        count = list_moves(state, moves)
        find_children(tree, node, int(state.mover), slots)
        if is_new(moves, count, slots):
            add_new(tree, used, node, state, count, workspace, settings, weights)
        chosen = select(tree, moves, count, slots, settings, rng)
        forget_children(tree, node, slots)
        if chosen == NONE:
            break
        node = chosen
        if depth == 0 and settings.common:
            start(luck, tree[0].sibling, tree[node].visits)
        workspace.path[depth] = node
        depth += 1
        play(state, tree[node].move)
        if tree[node].visits == 0:
            break
    return depth


@entry(
    ANY_GAME,
    ANY_GAME,
    Filled(Node, count=3),
    [np.int64],
    [np.uint64],
    np.int64,
    Settings,
    [np.float64],
    [np.float64],
    [np.float64],
)
def grow(
    knowns: Any,
    states: Any,
    tree: Any,
    used: Numbers,
    rng: Generator,
    simulations: int,
    set_by: Any,
    weights: Numbers,
    wins: Numbers,
    scores: Numbers,
) -> None:
    """Run simulations from a known position; the tree, and wins and scores by first move, grow."""
    settings = set_by[0]
    workspace = Workspace(
        np.empty(MOST_MOVES, np.int16),
        np.empty(MOST_MOVES, np.float64),
        np.full(MOST_NUMBERS, NONE, np.int32),
        np.empty(DEEPEST, np.int32),
        np.zeros(SCRATCH, np.float64),
    )
    luck = np.zeros(1, np.uint64) if settings.common else rng
    for _ in range(simulations):
        redeal(knowns, states, rng)
        state = states[0]
        depth = descend(state, knowns[0], tree, used, workspace, settings, weights, rng, luck)
        play_on(state, knowns[0], workspace.moves, workspace.scratch, settings, weights, rng, luck)
        reward(tree, workspace.path[:depth], state, settings, wins, scores)
