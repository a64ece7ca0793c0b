"""Tree search for many players, compiled, for every game.

Each simulation starts from what the seat knows, with all that it cannot know
drawn anew. It walks down the tree by PUCT (the value so far, and a bonus for
what the game's policy likes and has been tried little), adds the first new
move, plays on by the policy, and gives the result to all moves on its way. The
tree is open-loop: a node is a sequence of decisions, whatever chance did between
them; of its children those count that are legal this time.
"""

from typing import Any

import numpy as np

from drachenhof.chance import Generator, below, start
from drachenhof.game import CHANCE, Numbers
from drachenhof.layout import float32, int8, int16, int32, layout
from drachenhof.rule import ANY_GAME, entry, rule
from drachenhof.search.kernels import (
    draw,
    list_moves,
    look,
    move_worth,
    play,
    points,
    redeal,
    settled,
    tickets,
    value,
    won,
)

MOST_MOVES = 1024  # legal moves of any position of any game
MOST_NUMBERS = 2048  # of any game's numbering
DEEPEST = 256  # decisions that a simulation follows in the tree
VIEW = 512  # numbers that a policy keeps when it looks ahead
NONE = -1
FEW = 16  # simulations that say nothing of how much they differ
CALMEST = 0.2  # share of the bonus that is always left


@layout
class Node:
    """A move in the tree, and what became of it."""

    child: int32  # the last one added, or NONE
    sibling: int32  # the one added before, or NONE
    visits: int32
    total: float32  # of the values for the seat that chose the move
    prior: float32  # how likely the policy thinks it, 0 to 1
    move: int16
    seat: int8


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


@rule
def share(rng: Generator) -> float:
    """A number from 0 to 1."""
    return below(rng, 1 << 24) / (1 << 24)


@rule
def policy_move(
    state: Any, moves: Numbers, count: int, heat: float, view: Numbers, weights: Numbers, rng: Generator
) -> int:
    """The move that the policy likes best, with some noise."""
    if count == 1:
        return int(moves[0])
    seat = int(state.mover)
    look(state, seat, view, weights)
    best, chosen = -1e9, 0
    for index in range(count):
        worth = move_worth(state, seat, moves[index], view, weights) + heat * share(rng)
        if worth > best:
            best, chosen = worth, index
    return int(moves[chosen])


@rule
def play_on(
    state: Any,
    known: Any,
    moves: Numbers,
    view: Numbers,
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
        if settings.random > 0 and share(rng) < settings.random:
            play(state, moves[below(rng, count)])
        else:
            play(state, policy_move(state, moves, count, settings.play_heat, view, weights, rng))


@rule
def set_priors(
    state: Any, moves: Numbers, count: int, priors: Numbers, view: Numbers, settings: Any, weights: Numbers
) -> None:
    """How likely the policy thinks each move: a softmax of their worths."""
    if settings.plain:
        for index in range(count):
            priors[index] = 1.0 / count
        return
    seat = int(state.mover)
    look(state, seat, view, weights)
    best = -1e9
    for index in range(count):
        priors[index] = move_worth(state, seat, moves[index], view, weights)
        best = max(best, priors[index])
    total = 0.0
    for index in range(count):
        priors[index] = np.exp((priors[index] - best) / settings.prior_heat)
        total += priors[index]
    for index in range(count):
        priors[index] /= total


@rule
def add_child(tree: Any, used: Numbers, parent: int, move: int, seat: int, prior: float) -> int:
    """A new node, or NONE when the tree is full."""
    if used[0] == len(tree):
        return NONE
    index = used[0]
    used[0] += 1
    node = tree[index]
    node.child = NONE
    node.sibling = tree[parent].child
    node.visits = 0
    node.total = 0
    node.prior = prior
    node.move = move
    node.seat = seat
    tree[parent].child = index
    return int(index)


@rule
def find_children(tree: Any, parent: int, seat: int, slots: Numbers) -> None:
    """Note the node of each move that this seat has had here, by the move's number."""
    child = tree[parent].child
    while child != NONE:
        if tree[child].seat == seat:
            slots[tree[child].move] = child
        child = tree[child].sibling


@rule
def is_new(moves: Numbers, count: int, slots: Numbers) -> bool:
    """Whether some legal move has no node yet."""
    for index in range(count):
        if slots[moves[index]] == NONE:
            return True
    return False


@rule
def forget_children(tree: Any, parent: int, slots: Numbers) -> None:
    """Clear what was noted: also of moves that are not legal this time."""
    child = tree[parent].child
    while child != NONE:
        slots[tree[child].move] = NONE
        child = tree[child].sibling


@rule
def bonus(node: Any, settings: Any, visits: int) -> float:
    """What is added for having been tried little."""
    if settings.plain:
        return float(settings.explore * np.sqrt(np.log(visits + 1.0) / node.visits)) if node.visits > 0 else 1e6
    return float(settings.explore * node.prior * np.sqrt(visits + 1.0) / (1.0 + node.visits))


@rule
def stir(tree: Any, settings: Any) -> float:
    """How much the bonus counts: less where simulations differ little, so that small differences mean something."""
    root = tree[0]
    if settings.calm == 0 or root.visits < FEW:
        return 1.0
    mean = root.prior / root.visits
    spread = np.sqrt(max(0.0, root.total / root.visits - mean * mean))
    return float(max(CALMEST, min(1.0, spread / settings.calm)))


@rule
def select(tree: Any, moves: Numbers, count: int, slots: Numbers, settings: Any, rng: Generator) -> int:
    """The child to follow: the best by value and bonus."""
    visits, total = 0, 0.0
    for index in range(count):
        if slots[moves[index]] != NONE:
            visits += tree[slots[moves[index]]].visits
            total += tree[slots[moves[index]]].total
    untried = (total / visits if visits > 0 else 0.5) - settings.pessimism
    best, chosen = -1e9, NONE
    stirred = stir(tree, settings)
    for index in range(count):
        slot = slots[moves[index]]
        if slot == NONE:
            continue
        node = tree[slot]
        mean = node.total / node.visits if node.visits > 0 else untried
        score = mean + stirred * bonus(node, settings, visits) + 1e-6 * share(rng)
        if score > best:
            best, chosen = score, slot
    return int(chosen)


@rule
def worth_of(state: Any, seat: int, settings: Any) -> float:
    """What the end of a simulation is worth to a seat."""
    worth = value(state, seat, settings.scale)
    if settings.prize == 0:
        return float(worth)
    return float((1.0 - settings.prize) * worth + settings.prize * won(state, seat))


@rule
def note_spread(root: Any, worth: float) -> None:
    """The root is no move; it keeps the sums that tell how much simulations differ."""
    root.visits += 1
    root.prior += worth
    root.total += worth * worth


@entry(
    ANY_GAME,
    ANY_GAME,
    Node,
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
    moves = np.empty(MOST_MOVES, np.int16)
    priors = np.empty(MOST_MOVES, np.float64)
    view = np.zeros(VIEW, np.float64)
    slots = np.full(MOST_NUMBERS, NONE, np.int32)
    path = np.empty(DEEPEST, np.int32)
    luck = np.zeros(1, np.uint64) if settings.common else rng
    for _ in range(simulations):
        redeal(knowns, states, rng)
        state = states[0]
        depth, node = 0, 0
        while depth < DEEPEST:
            while state.mover == CHANCE and not settled(state, knowns[0]):
                play(state, draw(state, below(luck, tickets(state))))
            if settled(state, knowns[0]):
                break
            count = list_moves(state, moves)
            find_children(tree, node, int(state.mover), slots)
            if is_new(moves, count, slots):
                set_priors(state, moves, count, priors, view, settings, weights)
                for index in range(count):
                    if slots[moves[index]] == NONE:
                        slots[moves[index]] = add_child(tree, used, node, moves[index], state.mover, priors[index])
            chosen = select(tree, moves, count, slots, settings, rng)
            forget_children(tree, node, slots)
            if chosen == NONE:
                break
            node = chosen
            if depth == 0 and settings.common:
                start(luck, tree[0].sibling, tree[node].visits)
            path[depth] = node
            depth += 1
            play(state, tree[node].move)
            if tree[node].visits == 0:
                break
        play_on(state, knowns[0], moves, view, settings, weights, rng, luck)
        for index in range(depth):
            reached = tree[path[index]]
            reached.visits += 1
            reached.total += worth_of(state, int(reached.seat), settings)
        if depth > 0:
            first = tree[path[0]]
            note_spread(tree[0], worth_of(state, int(first.seat), settings))
            wins[first.move] += won(state, first.seat)
            scores[first.move] += points(state, first.seat)
