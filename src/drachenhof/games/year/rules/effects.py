"""What a move does by itself to the court that makes it, tried on a copy: for previews."""

from typing import Any

from drachenhof.engine.layout import int16, layout
from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.actions import card_of, join_price
from drachenhof.games.year.rules.flow import decide
from drachenhof.games.year.rules.moves import PLACE, REFILL
from drachenhof.games.year.rules.palaces import any_room
from drachenhof.games.year.rules.persons import arrive
from drachenhof.games.year.rules.state import ACTING, ARRIVING, BUILDING, NOBODY, State
from drachenhof.games.year.rules.strikes import likely_home


@layout
class Effect:
    """The difference that a move makes to a court, before anything else happens."""

    price: int16  # for joining a group (Y14)
    points: int16
    spaces: int16  # on the track
    yuan: int16  # what was paid to join is not in it
    rice: int16
    fireworks: int16
    floors: int16  # to place
    coming: int16  # spaces on the track, once those who come are placed


@rule
def write_effect(state: State, move: int, copies: Any, effect: Effect) -> None:
    """Carry a legal move out on a copy (`copies` has one record), and compare."""
    copies[0] = state
    seat = int(state.mover)
    court, later = state.courts[seat], copies[0].courts[seat]
    effect.price = join_price(state, card_of(move)) if state.stage == ACTING and move != REFILL else 0
    decide(copies[0], seat, move)
    effect.yuan = later.yuan - court.yuan + effect.price
    effect.rice = later.rice - court.rice
    effect.fireworks = later.fireworks - court.fireworks
    effect.points = later.score - court.score
    effect.spaces = later.track - court.track
    effect.floors = copies[0].left if copies[0].stage == BUILDING and state.stage != BUILDING else 0
    effect.coming = place_all(copies[0], seat) if state.stage != ARRIVING else 0


@rule
def place_all(state: State, seat: int) -> int:
    """Place whoever arrives while there is room; says how many spaces that moves the marker (Y24, Y25)."""
    court = state.courts[seat]
    track = court.track
    while state.arriving != NOBODY and any_room(court):
        arrive(state, seat, PLACE + likely_home(court))
    return int(court.track - track)
