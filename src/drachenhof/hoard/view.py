"""What an observer sees, as plain names and numbers."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypedDict

from drachenhof.hoard.answers import ANSWERS_DRAW, cards_due
from drachenhof.hoard.flow import turn_after
from drachenhof.hoard.moves import CARD
from drachenhof.hoard.state import (
    ABILITY_MODES,
    ASKED_NAMES,
    DEALING,
    DRAWING,
    ENVYING,
    GIVING,
    NOBODY,
    PEEKING,
    AbilityMode,
    Asked,
    Holding,
    State,
)
from drachenhof.hoard.tables import (
    ABILITY_NAMES,
    CARD_NAMES,
    CURSE_NAMES,
    CURSE_OPEN,
    IN_ORDER,
    NO_CURSE,
    Ability,
    Card,
    Curse,
)
from drachenhof.playing import NOT_SEATS
from drachenhof.rule import interpreted

_cards_due, _turn_after = interpreted(cards_due), interpreted(turn_after)


class HoardOptions(TypedDict):
    """The options of a game, as its record names them."""

    peek: bool  # whoever faces a draw with only hidden cards may look at one (H31)
    answer_fives: bool  # 5s may be answered with 5s (H32)
    long_protecto: bool  # several Protectos carry what one faces several players on (H33)
    abilities: AbilityMode  # off, cumulative (one more each round) or single (a new one each round) (H41)
    curses: bool  # curses (H51)
    count_all_backs: bool  # every hidden card counts in the loss (H24)


class HoldingView(TypedDict):
    """What one player has."""

    seat: int  # whose it is
    lost: int  # coins in all
    loss: int  # coins in the last round
    curse: Curse | None  # the curse of this round (H51), null for none
    hand: dict[Card, int]  # of one's own hand all; of another what is known to be in it
    hand_size: int  # cards in hand
    open: dict[Card, int]  # Remainders that lie open
    hidden: int  # Remainders that lie face down


class HoardView(TypedDict):
    """Everything that an observer knows of the table. Seats count from 0."""

    game: Literal["hoard"]  # which game it is
    players: int  # how many play
    options: HoardOptions  # what the game was begun with
    round: int  # the round, from 1
    asked: Asked  # what is asked for now, of chance or of the seat that decides
    to_move: int | Literal["chance", "over", "nobody"]  # nobody: a moment between two decisions
    turn: int  # the seat whose turn it is, or to whom cards are dealt
    starter: int  # the seat that began the round
    direction: int  # 1: clockwise, -1: counterclockwise
    next: int  # the seat after `turn` in this direction
    winner: int | None  # of the last round; null: nobody
    abilities: list[Ability]  # abilities in force (H41)
    chaos: bool  # whether Chaos rules this round (H53)
    pile: list[Card]  # the pile that is played on, the last card on top
    base: int  # what the pile counts: its last card that is no Protecto, 0 if there is none (H14)
    playable: list[Card]  # the cards that fit on the pile
    must_play: bool  # a card has to be played in this turn (H41)
    demand_rule: str  # the number of the rule behind what is demanded
    draws: int  # cards to draw, while 4s are in force (H16)
    due: int  # how many of these a draw is of now: no more than the draw pile has
    misses: int  # turns still to be missed (H17)
    by: int | None  # who played the last 4s or 5s, while they are in force
    left: int  # cards still to draw
    target: int | None  # whom Monsterball is thrown at (H44), null if nobody
    draw_pile: int  # cards in the draw pile
    gone: dict[Card, int]  # cards that are out of the round, openly
    unseen: dict[Card, int]  # all that the observer cannot place
    decisions: int  # decisions in this round so far (H26)
    holdings: list[HoldingView]  # one for each seat
    places: list[int] | None  # by seat, 1 the best, equals share one (H25); null before the end


class Pile(NamedTuple):
    """The pile as the rules read it (H14): the types that are legal, a bit each; top, base, and the run on top."""

    playable: int
    top: int
    base: int
    run: int


def options(state: State) -> HoardOptions:
    """The options of a game, as its record names them."""
    return {
        "peek": bool(state.peek),
        "answer_fives": bool(state.answer_fives),
        "long_protecto": bool(state.long_protecto),
        "abilities": ABILITY_MODES[state.ability_mode],
        "curses": bool(state.curses),
        "count_all_backs": bool(state.count_all_backs),
    }


def table(known: State, pile: Pile, demand_rule: str, places: list[int] | None) -> HoardView:
    """What an observer sees.

    Of somebody else's hand, `hand` is what the observer knows to be in it, at least;
    `unseen` is all that the observer cannot place.
    """
    players, mover = int(known.players), int(known.mover)
    return {
        "game": "hoard",
        "players": players,
        "options": options(known),
        "round": int(known.round_number),
        "asked": ASKED_NAMES[known.stage],
        "to_move": NOT_SEATS.get(mover, mover),
        "turn": int(known.turn),
        "starter": int(known.starter),
        "direction": int(known.direction),
        "next": int(_turn_after(known.turn, known.direction, players)),
        "winner": None if known.winner == NOBODY else int(known.winner),
        "abilities": [name for index, name in enumerate(ABILITY_NAMES) if known.abilities >> index & 1],
        "chaos": bool(known.chaos),
        "pile": [CARD_NAMES[card] for card in known.pile[: known.pile_size]],
        "base": pile.base,
        "playable": [CARD_NAMES[card] for card in IN_ORDER if pile.playable >> card & 1],
        "must_play": bool(known.must_play),
        "demand_rule": demand_rule,
        "draws": int(known.draws),
        "due": int(_cards_due(known.draws, known.draw_pile)),
        "misses": int(known.misses),
        "by": int(known.by) if known.draws or known.misses else None,
        "left": int(known.left),
        "target": int(known.target) if known.stage == GIVING else None,
        "draw_pile": int(known.draw_pile),
        "gone": _counts(known.gone),
        "unseen": _counts(known.unseen),
        "decisions": int(known.decisions),
        "holdings": [_holding(known.holdings[seat], seat) for seat in range(players)],
        "places": places,
    }


def audience(state: State, move: int) -> list[int]:
    """The seats that alone see a chance move: who is dealt a hand card or draws, who peeks in vain, who gives and gets.

    Nobody alone: all see it.
    """
    turn, stage = int(state.turn), int(state.stage)
    holding = state.holdings[turn]
    dealt_openly = stage == DEALING and holding.open_size < CURSE_OPEN[holding.curse]
    answering = stage == PEEKING and ANSWERS_DRAW >> (move - CARD) & 1  # H31
    if stage == GIVING:
        return [turn, int(state.target)]  # H44
    if stage in (DEALING, DRAWING, ENVYING, PEEKING) and not dealt_openly and not answering:
        return [turn]
    return []


def _holding(holding: Holding, seat: int) -> HoldingView:
    return {
        "seat": seat,
        "lost": int(holding.lost),
        "loss": int(holding.loss),
        "curse": None if holding.curse == NO_CURSE else CURSE_NAMES[holding.curse],
        "hand": _counts(holding.hand),
        "hand_size": int(holding.hand_size),
        "open": _counts(holding.open),
        "hidden": int(holding.hidden),
    }


def _counts(cards: Sequence[int]) -> dict[Card, int]:
    """Cards by name: the same few rows of counts are asked for again and again."""
    return _counted(tuple(cards)).copy()


@lru_cache(4096)
def _counted(cards: tuple[int, ...]) -> dict[Card, int]:
    return {CARD_NAMES[card]: cards[card] for card in IN_ORDER if cards[card]}
