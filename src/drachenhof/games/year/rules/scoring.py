"""Phase 4, and the end of the game (Y34 to Y36)."""

from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.palaces import buddhas, persons, symbols
from drachenhof.games.year.rules.state import Court, State
from drachenhof.games.year.rules.tables import (
    COURT_LADY,
    GOODS_YUAN,
    LARGE_DRAGONS,
    MONK,
    PERSON_POINTS,
    SMALL_DRAGONS,
    YUAN_PER_POINT,
)


@rule
def score_month(state: State) -> None:
    """A point per palace, court lady, and dragon on privileges (Y34)."""
    for seat in range(state.players):
        court = state.courts[seat]
        court.score += court.palace_count + ladies(court) + dragons(court)


@rule
def ladies(court: Court) -> int:
    """What court ladies bring in a month (Y34)."""
    return symbols(court, COURT_LADY)


@rule
def dragons(court: Court) -> int:
    """What privileges bring in a month (Y34)."""
    return court.small * SMALL_DRAGONS + court.large * LARGE_DRAGONS


@rule
def score_end(state: State) -> None:
    """Persons, monks, and what goods and money are worth (Y35)."""
    for seat in range(state.players):
        court = state.courts[seat]
        court.score += worth_of_persons(court) + buddhas(court, MONK) + worth_of_goods(court)


@rule
def worth_of_persons(court: Court) -> int:
    return PERSON_POINTS * persons(court)


@rule
def worth_of_goods(court: Court) -> int:
    """Yuan, and what rice and fireworks are sold for (Y35)."""
    wealth = court.yuan + GOODS_YUAN * (court.rice + court.fireworks)
    return wealth // YUAN_PER_POINT


@rule
def place(state: State, seat: int) -> int:
    """1 for the most points; among equals the one further on the track, or on top (Y36)."""
    better = 0
    ahead = True
    for index in range(state.players):
        rival = state.standing[index]
        if rival == seat:
            ahead = False
        elif state.courts[rival].score > state.courts[seat].score or (
            ahead and state.courts[rival].score == state.courts[seat].score
        ):
            better += 1
    return better + 1
