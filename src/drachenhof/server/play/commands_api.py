"""The commands at a table, by HTTP: the same messages as over a socket, and the same answers."""

from starlette.responses import Response

from drachenhof.server.app.answers import json_answer, status_of
from drachenhof.server.app.routes import Ask, route
from drachenhof.server.app.sockets import answered
from drachenhof.server.play.commands import must_be_free
from drachenhof.server.players.accounts import rows as people
from drachenhof.server.players.accounts.api import introduced, with_cookie
from drachenhof.tables import messages
from drachenhof.tables.messages import COMMANDS, Accepted, Advice, Coached, Pong


def _command(kind: type[messages.Command]) -> None:
    """A command of the socket, by HTTP: the same message, the same answer."""

    async def command(ask: Ask) -> Response:
        return _response(await answered(ask.service, ask.table, ask.who, ask.body, ask.address))

    name = kind.__name__.lower()
    command.__doc__ = kind.__doc__
    command.__name__ = name
    answers = {messages.Hint: Advice, messages.Coach: Coached, messages.Ping: Pong}
    path = f"/api/tables/{{table}}/{name}"
    route("POST", path, body=kind, answer=answers.get(kind, Accepted), named=kind is not messages.Ping)(command)


for _kind in COMMANDS:
    if _kind is not messages.Sit:
        _command(_kind)


@route("POST", "/api/tables/{table}/sit", body=messages.Sit, answer=Accepted)
async def sit(ask: Ask) -> Response:
    """Take a seat: by its link, or at a public table any open one; with a name, if one has none yet."""
    if ask.who is not None or ask.body.name is None:
        return _response(await answered(ask.service, ask.table, ask.who, ask.body, ask.address))
    await must_be_free(ask.service.house, ask.table, ask.body)
    newcomer, key = await introduced(ask, ask.body.name)
    answer = await answered(ask.service, ask.table, newcomer, ask.body, ask.address)
    if isinstance(answer, messages.Refused):  # then nobody has come
        await ask.service.house.write(lambda store: people.unwelcome(store, newcomer.person))
        return _response(answer)
    return with_cookie(ask, _response(answer), key)


def _response(answer: messages.Answer) -> Response:
    return json_answer(answer, status_of(answer.code) if isinstance(answer, messages.Refused) else 200)
