"""A move and all that came of it before the next decision, moment by moment, as one observer may know it."""

from collections.abc import Sequence

from drachenhof.engine.game import Game, State
from drachenhof.i18n.codes import Codes
from drachenhof.i18n.narrator import Tale
from drachenhof.i18n.telling import View
from drachenhof.records import Step
from drachenhof.server.protocol.messages import Moment, Sentence, Told

_codes = Codes()


def positions(game: Game, step: Step) -> list[tuple[str, State]]:
    """What a move led to, each with the position then; the last is the one after the move."""
    moments = game.moments(step.before, step.move)
    return [*moments[:-1], (moments[-1][0], step.after)]


def tell(told: Told, tale: Tale, before: View, seen: Sequence[tuple[str, View]]) -> None:
    """The story of a move, and its moments if there are several; the views are the observer's, `told.move` is heard."""
    story, moments, last = list[Sentence](), list[Moment](), before
    text = told.move
    for number, (name, view) in enumerate(seen, start=1):
        sentences = tale.sentences(_codes, last, text, [(name, view)])
        story += [Sentence(part.text, sorted(part.seats), part.tone) for part in sentences]
        if number == len(seen):
            moments.append(Moment(name, len(sentences)))
        elif sentences:
            moments.append(Moment(name, len(sentences), view))
        if sentences or number == len(seen):
            last, text = view, None
    told.heading = tale.heading(_codes, before)
    told.story = story
    told.moments = moments if len(moments) > 1 else None
