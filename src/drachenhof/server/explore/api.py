"""Endpoints of the explorer: contents, pictures, games, and cases that are simulated on request."""

from collections.abc import Iterable
from typing import Any

from starlette.responses import Response

from drachenhof.explore import fits, played, shipped
from drachenhof.explore.parts import explored, part_of
from drachenhof.explore.table import Figure, Header, Picture, Row, Table
from drachenhof.explore.text import case_sentences, examples, facet_label, ground, label, number, sentence, why
from drachenhof.games import games
from drachenhof.i18n.narrator import narration_of
from drachenhof.i18n.phrases import Codes
from drachenhof.server.app.routes import Ask, route
from drachenhof.server.app.sockets import HINTED
from drachenhof.server.explore.messages import (
    ExploreCase,
    Explored,
    ExploredChoice,
    ExploreFacet,
    ExploreFigure,
    ExplorePicture,
    ExploreRow,
    ExploreTable,
    ExploreView,
)
from drachenhof.server.reviews.messages import Span
from drachenhof.server.workers.pool import ImpossibleCase, Overloaded, WorkerFailed
from drachenhof.tables.refusal import Refusal

CASE = 2.0  # hints charged for a case, which takes longer than a hint
FACET = {"facet": {"type": "string"}}
INSTEAD = {"at": {"type": "integer"}, "move": {"type": "string"}}
LONGEST = 100  # most characters of a move
PLAYED = 4.0  # requests charged for replaying a game

_codes = Codes()


@route("POST", "/api/explore/{game}", body=ExploreCase, answer=Explored)
async def explore_case(ask: Ask) -> Explored:
    """Simulate a case: the result of each choice. It uses the queue and the limits of hints."""
    game, case = _game(ask), ask.body
    owner = ask.who.person if ask.who else ask.address
    ask.service.must_be_within(ask.service.hints, owner, CASE)
    ask.service.must_be_within(ask.service.hints, ask.address, CASE / HINTED)
    try:
        answer = await ask.service.services.bots.worker_pool.explore(game, case.players, case.seat, case.given, owner)
    except ImpossibleCase as error:
        raise Refusal("bad-message", problem=str(error)) from None
    except (Overloaded, WorkerFailed):
        raise Refusal("busy") from None
    choices = [_choice(game, row) for row in answer.rows]
    about = (answer.view, case.players, case.seat, answer.moves, answer.chosen)
    rows = [_row_of_case(game, case, answer.view, row) for row in answer.rows]
    says = _codes.join(case_sentences(_codes, game, answer), " ")
    return Explored(game, *about, choices, answer.fewest, list(answer.alike), rows, says)


@route("GET", "/api/explore/{game}", answer=ExploreTable)
async def explore_table(ask: Ask) -> ExploreTable:
    """Return what can be explored of a game."""
    table = _table(ask)
    header, game = table.header, table.header.game
    views = [
        ExplorePicture(
            view.name,
            _codes.say(f"explore-{game}-{view.name}"),
            [ExploreFacet(facet, facet_label(_codes, game, view.name, facet)) for facet in view.facets],
        )
        for view in table.views
    ]
    reason = why(_codes, header)
    return ExploreTable(game, reason, header.games, header.fewest, header.command, header.engine, views)


@route("GET", "/api/explore/{game}/views/{view}", answer=ExploreView, query=FACET)
async def explore_view(ask: Ask) -> ExploreView:
    """Return a picture of a `facet`, by default the first."""
    table, name = _table(ask), str(ask.request.path_params["view"])
    view = next((one for one in table.views if one.name == name), None)
    if view is None:
        raise Refusal("not-found")
    facet = ask.request.query_params.get("facet", next(iter(view.facets)))
    if facet not in view.facets:
        raise Refusal("not-found")
    return _view(table.header.game, view, facet)


@route("GET", "/api/explore/{game}/games/{number}", answer=dict[str, Any], query=INSTEAD)
async def explored_game(ask: Ask) -> Response:
    """The record of a game of the table, or of its continuation if `move` is made after `at` moves.

    Not found if the move is illegal, or if a newer engine plays this game differently.
    """
    header, text = _table(ask).header, str(ask.request.path_params["number"])
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) >= header.games:
        raise Refusal("not-found")
    instead = _instead(ask)
    ask.charge(PLAYED)
    async with ask.turn():
        record = await ask.service.hub.work_queue.compute(lambda: _record(header, int(text), instead))
    if record is None:
        raise Refusal("not-found")
    return Response(record, media_type="application/json")


def _instead(ask: Ask) -> tuple[int, str] | None:
    """The query's `at` and `move`: the position and the move made instead; or None."""
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


def _table(ask: Ask) -> Table:
    table = shipped(_game(ask))
    if table is None:
        raise Refusal("not-found")
    return table


def _view(game: str, view: Picture, facet: str) -> ExploreView:
    message = f"explore-{game}-{view.name}"
    return ExploreView(
        game=game,
        name=view.name,
        facet=facet,
        title=_codes.say(message),
        says=sentence(_codes, game, view, facet),
        axis=_codes.say(f"{message}.axis"),
        ground=_codes.say(f"explore-by-{ground(view, [facet])}"),
        by=view.by,
        figure=view.figure,  # type: ignore[arg-type]
        downward=view.downward,
        rows=list(_rows(game, view, facet)),
        hidden=view.hidden,
    )


def _rows(game: str, view: Picture, facet: str) -> Iterable[ExploreRow]:
    """Rows with the figure that the view shows. `score` is left out if it is that figure."""
    for row in view.facets[facet]:
        shown = _figure(view.figure, getattr(row, view.figure))
        if shown is not None:
            yield ExploreRow(
                key=row.key,
                words=label(_codes, game, view.name, row.key),
                move=part_of(game).move_of(view.name, facet, row.key),
                figure=shown,
                win=_figure("win", row.win) if view.figure != "win" else None,
                score=_figure("amount", row.amount) if view.figure != "amount" else None,
                often=None
                if row.chosen is None
                else _codes.say("explore-often", share=number(_codes, "win", row.chosen)),
                positions=row.positions,
                examples=row.examples,
            )


def _row_of_case(game: str, case: ExploreCase, view: str, row: Row) -> ExploreRow:
    table, nothing = shipped(game), Figure(0.0, 0.0, 0.0)
    shown = _figure("win", row.win or nothing)
    assert shown is not None
    return ExploreRow(
        key=row.key,
        words=narration_of(game).choice(_codes, row.key),
        move=row.key,
        figure=shown,
        win=None,
        score=_figure("amount", row.amount),
        often=None,
        positions=row.positions,
        examples=examples(table.view(view), game, case.players, case.seat, row.key) if table else [],
    )


def _figure(name: str, figure: Figure | None) -> ExploreFigure | None:
    return figure and ExploreFigure(*figure, [number(_codes, name, one) for one in figure])


def _choice(game: str, row: Row) -> ExploredChoice:
    words = narration_of(game).choice(_codes, row.key)
    return ExploredChoice(row.key, words, _span(row.win), _span(row.gain), _span(row.amount), row.positions)


def _span(figure: Figure | None) -> Span:
    return Span(*(figure or (0.0, 0.0, 0.0)))
