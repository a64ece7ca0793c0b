"""What the rules say of a table, by plain names and numbers: for those who tell of it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from drachenhof.engine.rule import interpreted
from drachenhof.games.hoard.rules import answers, deal, effects, pile
from drachenhof.games.hoard.rules.state import ABILITY_MODES, NOBODY
from drachenhof.games.hoard.rules.tables import CARD_NAMES, DRAGONS, FOUR_IN_A_ROW, IN_ORDER, PROTECTO, Card
from drachenhof.games.hoard.rules.view import HoardView

_brings_ability = interpreted(deal.brings_ability)
_brings_curse = interpreted(deal.brings_curse)
_seats_on = interpreted(effects.seats_on)
_answers_miss = interpreted(answers.answers_miss)
_run: Callable[[Any], int] = interpreted(pile.run)


class _Pile(NamedTuple):
    """As much of a state as the run on top of the pile depends on."""

    pile: list[str]
    pile_size: int


def names(types: int) -> tuple[Card, ...]:
    """The cards of a set of types, in the order in which people list them."""
    return tuple(CARD_NAMES[card] for card in IN_ORDER if types >> card & 1)


DRAGON_NAMES = names(DRAGONS)


def answers_to(view: HoardView) -> tuple[Card, ...]:
    """The types that answer what a seat faces (H16, H17, H32), or those that are legal on the pile (H14)."""
    if view["asked"] == "draw":
        return names(answers.ANSWERS_DRAW)
    if view["asked"] == "miss":
        return names(_answers_miss(int(view["options"]["answer_fives"])))
    return tuple(view["playable"]) if view["asked"] == "turn" else ()


def jumped(view: HoardView, card: str, count: int) -> int:
    """How many seats Protectos leave out, by the house rule (H33)."""
    far = view["options"]["long_protecto"] and card == CARD_NAMES[PROTECTO]
    return _seats_on(count, view["players"]) - 1 if far else 0


def makes_four(view: HoardView, card: str, count: int) -> bool:
    """Whether cards on the pile would make four in a row (H20)."""
    lying = [*view["pile"], *[card] * count]
    return _run(_Pile(lying, len(lying))) >= FOUR_IN_A_ROW


def begins_round(view: HoardView) -> bool:
    """Whether nothing has happened in this round yet: no card was dealt, no curse and no ability drawn."""
    drawn = view["chaos"] or any(
        holding["curse"] or holding["open"] or holding["hand_size"] for holding in view["holdings"]
    )
    return view["asked"] == _first_asked(view) and not drawn


def _first_asked(view: HoardView) -> str:
    """What a round begins with (H6, H41, H51)."""
    number, options = view["round"], view["options"]
    winner = NOBODY if view["winner"] is None else view["winner"]
    if number == 1:
        return "starter"
    if _brings_ability(number, ABILITY_MODES.index(options["abilities"])):
        return "ability"
    return "curse" if _brings_curse(number, int(options["curses"]), winner) else "dealt-card"
