"""The explorer: one case played on now, and the games that its table was made of."""

from typing import Any

from starlette.responses import Response

from drachenhof.explore import fits, played, shipped
from drachenhof.explore.parts import explored
from drachenhof.explore.table import Figure, Header, Row
from drachenhof.games import games
from drachenhof.i18n.codes import Codes
from drachenhof.i18n.narrator import tale_of
from drachenhof.server.app.routes import Ask, route
from drachenhof.server.app.sockets import HINTED
from drachenhof.server.explore.messages import ExploreCase, Explored, ExploredChoice
from drachenhof.server.reviews.messages import Span
from drachenhof.server.workers.pool import Overloaded, ThinkingFailed, Unfit
from drachenhof.tables.refusal import Refusal

CASE = 2.0  # hints that a case costs: it is played on for longer
INSTEAD = {"at": {"type": "integer"}, "move": {"type": "string"}}
LONGEST = 100  # characters of a move
PLAYED = 4.0  # requests that a game costs which is played once more

_codes = Codes()


@route("POST", "/api/explore/{game}", body=ExploreCase, answer=Explored)
async def explore_case(ask: Ask) -> Explored:
    """What each choice of a case brings: it is played on now, in the queue of hints and within their limits."""
    game, case = _game(ask), ask.body
    owner = ask.who.person if ask.who else ask.address
    ask.service.must_be_within(ask.service.hints, owner, CASE)
    ask.service.must_be_within(ask.service.hints, ask.address, CASE / HINTED)
    try:
        answer = await ask.service.services.bots.thinkers.explore(game, case.players, case.seat, case.given, owner)
    except Unfit as error:
        raise Refusal("bad-message", problem=str(error)) from None
    except (Overloaded, ThinkingFailed):
        raise Refusal("busy") from None
    choices = [_choice(game, row) for row in answer.rows]
    about = (answer.view, case.players, case.seat, answer.moves, answer.chosen)
    return Explored(game, *about, choices, answer.fewest, list(answer.alike))


@route("GET", "/api/explore/{game}/games/{number}", answer=dict[str, Any], query=INSTEAD)
async def explored_game(ask: Ask) -> Response:
    """The record of a game that the table was made of, or as it goes on if `move` is made after `at` moves.

    It is not there any more if the engine plays others now.
    """
    game, number = _game(ask), str(ask.request.path_params["number"])
    table = shipped(game)
    if table is None or not number.isascii() or not number.isdigit() or len(number) > 9:
        raise Refusal("not-found")
    if int(number) >= table.header.games:
        raise Refusal("not-found")
    header, instead = table.header, _instead(ask)
    ask.charge(PLAYED)
    async with ask.turn():
        record = await ask.service.house.work_queue.compute(lambda: _record(header, int(number), instead))
    if record is None:
        raise Refusal("not-found")
    return Response(record, media_type="application/json")


def _instead(ask: Ask) -> tuple[int, str] | None:
    """The number of the position in which another move is asked for, and this move."""
    number, move = (ask.request.query_params.get(name) for name in INSTEAD)
    if move is None:
        return None
    if number is None or not number.isascii() or not number.isdigit() or len(number) > 5 or len(move) > LONGEST:
        raise Refusal("not-found")
    return int(number), move


def _record(header: Header, number: int, instead: tuple[int, str] | None) -> str | None:
    if not fits(header.game):
        return None
    try:
        return played(header.game, header.seed, number, instead, header.player).record().to_json()
    except ValueError:  # also an illegal move
        return None


def _game(ask: Ask) -> str:
    game = str(ask.request.path_params["game"])
    if game not in games or not explored(game):
        raise Refusal("not-found")
    return game


def _choice(game: str, row: Row) -> ExploredChoice:
    words = tale_of(game).choice(_codes, row.key)
    return ExploredChoice(row.key, words, _span(row.win), _span(row.gain), _span(row.amount), row.positions)


def _span(figure: Figure | None) -> Span:
    return Span(*(figure or (0.0, 0.0, 0.0)))
