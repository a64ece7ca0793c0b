"""Many games step by step, compiled, for every game: actions in, observations, masks and rewards out.

Arrays are flat; row g of each belongs to game g, so threads that step different
games share nothing. An action is a move without chance's: action a is move
`first_action + a`.
"""

from typing import Annotated, Any

import numpy as np

from drachenhof.chance import Generator, Word, below, start
from drachenhof.engine.game import CHANCE, OVER, Numbers
from drachenhof.engine.layout import int8, int16, layout
from drachenhof.engine.rule import ANY_GAME, entry, rule
from drachenhof.search.kernels import (
    ANY_SHEET,
    draw,
    know,
    list_moves,
    look,
    move_worth,
    observe,
    place_value,
    play,
    tickets,
)

MOST_MOVES = 512  # legal moves of any position of any game
SCRATCH = 64  # numbers that a policy without a net keeps when it looks ahead

ALL_SEATS, DRAWN_SEAT = -1, -2  # who is asked: everybody, or one seat that is drawn for each game
RANDOM, GREEDY = range(2)  # who plays the other seats
ALL_LEGAL = -1
ILLEGAL = -4
NO_ACTION = -1


@layout
class Plan:
    """What all games of a batch have in common."""

    first_action: int16  # the move that action 0 is
    actions: int16
    players: int8
    asked: int8  # a seat, ALL_SEATS or DRAWN_SEAT
    others: int8  # RANDOM or GREEDY
    again: int8  # a new game begins where one has ended


@layout
class Offer:
    """Whom one game asks, and for which actions; nobody outside writes here, so a mask that was spoilt does no harm."""

    learner: int8  # the seat that is asked, or ALL_SEATS
    count: int16  # of legal actions
    legal: Annotated[list[int16], MOST_MOVES]


@layout
class Workspace:
    """Room in which the code of one thread writes things down and reads them again."""

    moves: Annotated[list[int16], MOST_MOVES]


@rule
def happen(state: Any, rng: Generator) -> None:
    """Chance moves, until a seat decides or the game is over."""
    while state.mover == CHANCE:
        play(state, draw(state, below(rng, tickets(state))))


@rule
def bot_move(state: Any, knowns: Any, workspace: Workspace, rng: Generator, others: int, weights: Numbers) -> int:
    """What a bot does at its turn: any legal move, or what looks best from what its seat knows."""
    count = list_moves(state, workspace.moves)
    if others == RANDOM or count == 1:
        return int(workspace.moves[below(rng, count)])
    seat = int(state.mover)
    know(state, seat, knowns[:1], knowns[1:])
    scratch = np.zeros(SCRATCH, np.float64)
    look(knowns[1], seat, scratch, weights)
    best, most = 0, -np.inf
    for index in range(count):
        worth = move_worth(knowns[1], seat, workspace.moves[index], scratch, weights)
        if worth > most:
            best, most = index, worth
    return int(workspace.moves[best])


@rule
def go_on(
    state: Any, learner: int, plan: Plan, knowns: Any, workspace: Workspace, rng: Generator, weights: Numbers
) -> None:
    """To the next decision that is asked for, or to the end."""
    happen(state, rng)
    while learner != ALL_SEATS and state.mover != learner and state.mover != OVER:
        play(state, bot_move(state, knowns, workspace, rng, plan.others, weights))
        happen(state, rng)


@rule
def begin(begun: Any, states: Any, game: int, plan: Plan, offer: Offer, rng: Generator) -> None:
    """A new game, with a learner if there is one."""
    states[game] = begun[0]
    offer.learner = below(rng, int(plan.players)) if plan.asked == DRAWN_SEAT else plan.asked


@rule
def list_actions(state: Any, plan: Plan, offer: Offer, workspace: Workspace) -> None:
    """Keep what is legal now; nothing when the game is over."""
    offer.count = list_moves(state, workspace.moves) if state.mover >= 0 else 0
    for index in range(offer.count):
        offer.legal[index] = workspace.moves[index] - plan.first_action


@rule
def reward(state: Any, learner: int, rewards: Numbers, at: int) -> None:
    """What the game was worth, to the learner alone or to each seat."""
    if learner != ALL_SEATS:
        rewards[at] = place_value(state, learner)
        return
    for seat in range(state.players):
        rewards[at + seat] = place_value(state, seat)


@rule
def show(state: Any, seat: int, offer: Offer, sheet: Any, mask: Numbers) -> None:
    """What a seat sees, and what whoever is asked may do."""
    observe(state, seat, sheet)
    mask[:] = False
    for index in range(offer.count):
        mask[offer.legal[index]] = True


@rule
def is_listed(offer: Offer, action: int) -> bool:
    for index in range(offer.count):
        if offer.legal[index] == action:
            return True
    return False


@entry(Offer, [np.int64])
def find_illegal(offers: Any, actions: Numbers) -> int:
    """The first game whose action is illegal, or ALL_LEGAL."""
    for game in range(len(actions)):
        if not is_listed(offers[game], actions[game]):
            return game
    return ALL_LEGAL


@entry(Offer, [np.int64], [np.uint64])
def choose_actions(offers: Any, actions: Numbers, rngs: Generator) -> None:
    """Any legal action in each game; NO_ACTION where it is over."""
    for game in range(len(actions)):
        offer = offers[game]
        actions[game] = NO_ACTION
        if offer.count > 0:
            actions[game] = offer.legal[below(rngs[game : game + 1], int(offer.count))]


@entry(ANY_GAME, ANY_GAME, Offer, Plan, [np.uint64], np.uint64)
def begin_games(begun: Any, states: Any, offers: Any, plans: Any, rngs: Generator, seed: Word) -> None:
    """Begin all games of a batch; game k of a seed is the same in every batch."""
    for game in range(len(states)):
        rng = rngs[game : game + 1]
        start(rng, seed, np.uint64(game))
        begin(begun, states, game, plans[0], offers[game], rng)


@entry(
    *(ANY_GAME, ANY_GAME, ANY_GAME, Offer, Workspace, Plan, [np.int64], [np.uint64], [np.float64]),
    *([np.float32], [np.bool_], [np.int8], ANY_SHEET, [np.bool_], np.int64, np.int64),
)
def step_games(
    begun: Any,
    states: Any,
    knowns: Any,
    offers: Any,
    workspaces: Any,
    plans: Any,
    actions: Numbers,
    rngs: Generator,
    weights: Numbers,
    rewards: Numbers,
    ended: Numbers,
    seats: Numbers,
    sheets: Any,
    masks: Numbers,
    first: int,
    last: int,
) -> None:
    """Carry out a legal action in each of some games (or none, where there are no actions), go on, and show."""
    plan, workspace = plans[0], workspaces[0]
    each, wide = len(rewards) // len(states), int(plan.actions)
    for game in range(first, last):
        state, offer, rng = states[game], offers[game], rngs[game : game + 1]
        for index in range(each):
            rewards[game * each + index] = 0.0
        if len(actions) > 0:
            play(state, int(plan.first_action) + int(actions[game]))
        go_on(state, int(offer.learner), plan, knowns, workspace, rng, weights)
        ended[game] = state.mover == OVER
        if state.mover == OVER:
            reward(state, int(offer.learner), rewards, game * each)
            if plan.again:
                begin(begun, states, game, plan, offer, rng)
                go_on(state, int(offer.learner), plan, knowns, workspace, rng, weights)
        seats[game] = state.mover
        list_actions(state, plan, offer, workspace)
        show(state, max(0, int(state.mover)), offer, sheets[game], masks[game * wide : (game + 1) * wide])


# One game, as environments for one game use it: its own entries, since a call with fewer arguments is quicker


@entry(ANY_GAME, Offer, Workspace, Plan, [np.uint64], np.int64, ANY_SHEET, [np.bool_])
def step_game(
    states: Any, offers: Any, workspaces: Any, plans: Any, rng: Generator, action: int, sheets: Any, mask: Numbers
) -> int:
    """Carry an action out (or NO_ACTION) and go on; the seat that is asked next, OVER, or ILLEGAL and all unchanged."""
    state, offer, plan, workspace = states[0], offers[0], plans[0], workspaces[0]
    if action != NO_ACTION:
        if not is_listed(offer, action):
            return ILLEGAL
        play(state, int(plan.first_action) + action)
    happen(state, rng)
    list_actions(state, plan, offer, workspace)
    show(state, max(0, int(state.mover)), offer, sheets[0], mask)
    return int(state.mover)


@entry(ANY_GAME, ANY_GAME, Offer, Workspace, Plan, [np.uint64], np.int64, [np.float64], ANY_SHEET, [np.bool_])
def step_seat(
    states: Any,
    knowns: Any,
    offers: Any,
    workspaces: Any,
    plans: Any,
    rng: Generator,
    action: int,
    weights: Numbers,
    sheets: Any,
    mask: Numbers,
) -> int:
    """The same with bots in all seats but the learner's, who sees the end of the game, too."""
    state, offer, plan, workspace = states[0], offers[0], plans[0], workspaces[0]
    if action != NO_ACTION:
        if not is_listed(offer, action):
            return ILLEGAL
        play(state, int(plan.first_action) + action)
    go_on(state, int(offer.learner), plan, knowns, workspace, rng, weights)
    list_actions(state, plan, offer, workspace)
    show(state, int(offer.learner), offer, sheets[0], mask)
    return int(state.mover)


@entry(ANY_GAME, np.int64, ANY_SHEET)
def show_seat(states: Any, seat: int, sheets: Any) -> None:
    """Write the observation of any seat, at any time."""
    observe(states[0], seat, sheets[0])


@entry(ANY_GAME, [np.float32])
def reward_seats(states: Any, rewards: Numbers) -> None:
    reward(states[0], ALL_SEATS, rewards, 0)
