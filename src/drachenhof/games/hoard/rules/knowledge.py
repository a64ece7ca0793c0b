"""Who knows what: the one door through which a state's secrets leave.

A seat's knowledge is a state too. Its other hands hold only what the seat knows
to be there, at least; their sizes are true, and the cards that they lack are in
the pool with all the others that the seat has not seen.
"""

from drachenhof.chance import Generator, below
from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.cards import any_unseen
from drachenhof.games.hoard.rules.state import EVERYBODY, OBSERVERS, Holding, State
from drachenhof.games.hoard.rules.tables import CARDS


@rule
def know(state: State, observer: int, known: State) -> None:
    """Fill a blank state with what an observer may know, and nothing else."""
    copy_options(state, known)
    copy_table(state, known)
    for seat in range(state.players):
        copy_holding(state.holdings[seat], known.holdings[seat])
        if seat == observer:
            copy_hand(state.holdings[seat], known.holdings[seat], seat)
        else:
            copy_seen(state.holdings[seat], known.holdings[seat], observer)
            pool_unknown(state.holdings[seat], known.holdings[seat], known)


@rule
def copy_options(state: State, known: State) -> None:
    known.players = state.players
    known.peek = state.peek
    known.answer_fives = state.answer_fives
    known.long_protecto = state.long_protecto
    known.ability_mode = state.ability_mode
    known.curses = state.curses
    known.count_all_backs = state.count_all_backs


@rule
def copy_table(state: State, known: State) -> None:
    """What lies open between the players, and whose turn it is."""
    known.mover = state.mover
    known.stage = state.stage
    known.round_number = state.round_number
    known.starter = state.starter
    known.turn = state.turn
    known.direction = state.direction
    known.winner = state.winner
    known.again = state.again
    known.steps = state.steps
    known.must_play = state.must_play
    known.draws = state.draws
    known.misses = state.misses
    known.by = state.by
    known.left = state.left
    known.target = state.target
    known.chaos = state.chaos
    known.abilities = state.abilities
    known.abilities_drawn = state.abilities_drawn
    known.decisions = state.decisions
    known.draw_pile = state.draw_pile
    known.pile_size = state.pile_size
    known.unseen_size = state.unseen_size
    for card in range(CARDS):
        known.unseen[card] = state.unseen[card]
        known.gone[card] = state.gone[card]
    for place in range(state.pile_size):
        known.pile[place] = state.pile[place]


@rule
def copy_holding(holding: Holding, known: Holding) -> None:
    """What all see of a player: coins, curse, open cards, and how many others there are."""
    known.lost = holding.lost
    known.loss = holding.loss
    known.curse = holding.curse
    known.hand_size = holding.hand_size
    known.open_size = holding.open_size
    known.hidden = holding.hidden
    for card in range(CARDS):
        known.open[card] = holding.open[card]
        for anyone in range(OBSERVERS):  # what everybody knows, each of them knows
            known.known[anyone].cards[card] = holding.known[EVERYBODY].cards[card]


@rule
def copy_hand(holding: Holding, known: Holding, seat: int) -> None:
    """The observer's own hand."""
    for card in range(CARDS):
        known.hand[card] = holding.hand[card]
        known.known[seat].cards[card] = holding.known[seat].cards[card]


@rule
def copy_seen(holding: Holding, known: Holding, observer: int) -> None:
    """Of another hand, what the observer has seen."""
    for card in range(CARDS):
        known.hand[card] = holding.known[observer].cards[card]
        known.known[observer].cards[card] = holding.known[observer].cards[card]


@rule
def pool_unknown(holding: Holding, known: Holding, pool: State) -> None:
    """The rest of another hand could be anywhere."""
    for card in range(CARDS):
        unknown = holding.hand[card] - known.hand[card]
        pool.unseen[card] += unknown
        pool.unseen_size += unknown


# Single numbers through the same door, for who needs only some of them: equal to those of `know`


@rule
def seen_in_hand(holding: Holding, observer: int, card: int) -> int:
    """The cards of a type that an observer knows to be in somebody else's hand."""
    return int(holding.known[observer].cards[card])


@rule
def unseen_in_hand(holding: Holding, observer: int, card: int) -> int:
    """How many cards of a type in somebody else's hand an observer cannot place: they may as well be in the pool."""
    return int(holding.hand[card] - holding.known[observer].cards[card])


@rule
def complete(known: State, rng: Generator) -> None:
    """Give the hands the cards that they lack, drawn from the pool: all ways are equally likely."""
    for seat in range(known.players):
        holding = known.holdings[seat]
        lacking = int(holding.hand_size)
        for card in range(CARDS):
            lacking -= holding.hand[card]
        for _ in range(lacking):
            card = any_unseen(known, below(rng, int(known.unseen_size)))
            known.unseen[card] -= 1
            known.unseen_size -= 1
            holding.hand[card] += 1
