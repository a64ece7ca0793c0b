"""The nodes of a search tree: moves, and what became of each."""

from typing import Any

from drachenhof.engine.game import Numbers
from drachenhof.engine.layout import float32, int8, int16, int32, layout
from drachenhof.engine.rule import rule

NONE = -1


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
def note_spread(root: Any, worth: float) -> None:
    """The root is no move; it keeps the sums that tell how much simulations differ."""
    root.visits += 1
    root.prior = float(root.prior) + worth
    root.total = float(root.total) + worth * worth
