"""What an observer sees, as plain names and numbers."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypedDict

from drachenhof.engine.game_api import NOT_SEATS
from drachenhof.engine.rule import interpreted
from drachenhof.games.hoard.rules.answers import ANSWERS_DRAW, cards_due
from drachenhof.games.hoard.rules.flow import turn_after
from drachenhof.games.hoard.rules.moves import CARD
from drachenhof.games.hoard.rules.state import (
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
from drachenhof.games.hoard.rules.tables import (
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

_cards_due, _turn_after = interpreted(cards_due), interpreted(turn_after)


class HoardOptions(TypedDict):
    """The options of a game, as its record names them."""

    peek: bool  # with only hidden cards, look at one before a draw (H31)
    answer_fives: bool  # 5s may be answered with 5s (H32)
    long_protecto: bool  # several Protectos carry on several players further (H33)
    abilities: AbilityMode  # one more each round, or only the latest (H41)
    curses: bool  # curses (H51)
    count_all_backs: bool  # every hidden card counts as loss (H24)


class HoldingView(TypedDict):
    """Cards and coins of a seat."""

    seat: int  # its owner
    lost: int  # coins lost in all
    loss: int  # coins lost in the last round
    curse: Curse | None  # curse of this round (H51)
    hand: dict[Card, int]  # your whole hand; known cards of other hands
    hand_size: int  # cards in hand
    open: dict[Card, int]  # open Remainders
    hidden: int  # Remainders face down


class HoardView(TypedDict):
    """The table as the observer knows it."""

    game: Literal["hoard"]  # name of the game
    players: int  # number of players
    options: HoardOptions  # options of the game
    round: int  # the round, from 1
    asked: Asked  # the next decision, of a seat or chance
    to_move: int | Literal["chance", "over", "nobody"]  # seat; `nobody` between two decisions
    turn: int  # seat whose turn it is, or that is dealt cards
    starter: int  # seat that began the round
    direction: int  # 1: clockwise, -1: counterclockwise
    next: int  # seat after `turn`
    winner: int | None  # of the last round
    abilities: list[Ability]  # abilities in force (H41)
    chaos: bool  # Chaos is in force (H53)
    pile: list[Card]  # the pile, top card last
    base: int  # value of the last card except Protecto, else 0 (H14)
    playable: list[Card]  # cards that fit
    must_play: bool  # a card must be played (H41)
    demand_rule: str  # number of the rule behind the demand
    draws: int  # cards to draw, while 4s are in force (H16)
    due: int  # of these, cards that the draw pile has
    misses: int  # turns to miss (H17)
    by: int | None  # seat that played the 4s or 5s in force
    left: int  # cards left to draw
    target: int | None  # seat that Monsterball hits (H44)
    draw_pile: int  # cards in the draw pile
    gone: dict[Card, int]  # cards openly out of the round
    unseen: dict[Card, int]  # cards that the observer cannot place
    decisions: int  # decisions in this round (H26)
    holdings: list[HoldingView]  # by seat
    places: list[int] | None  # by seat, 1 is best, ties share (H25); null before the end


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
