"""The commands at a table, by HTTP: the same messages as over a socket, and the same answers."""

from starlette.responses import Response

from drachenhof.server import messages
from drachenhof.server.answers import json_answer, status_of
from drachenhof.server.messages import COMMANDS, Accepted, Advice, Pong
from drachenhof.server.routes import Ask, route
from drachenhof.server.sockets import answered


def _command(kind: type[messages.Command]) -> None:
    """A command of the socket, by HTTP: the same message, the same answer."""

    async def command(ask: Ask) -> Response:
        answer = await answered(ask.service, ask.table, ask.who, ask.body)
        status = status_of(answer.code) if isinstance(answer, messages.Refused) else 200
        return json_answer(answer, status)

    name = kind.__name__.lower()
    command.__doc__ = kind.__doc__
    command.__name__ = name
    answers = {messages.Hint: Advice, messages.Ping: Pong}
    path = f"/api/tables/{{table}}/{name}"
    route("POST", path, body=kind, answer=answers.get(kind, Accepted), named=kind is not messages.Ping)(command)


for _kind in COMMANDS:
    _command(_kind)
