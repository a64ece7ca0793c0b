"""What Prizes looks like in the terminal: the contents of `faces.Face`."""

from rich.console import Console, RenderableType
from rich.text import Text

from drachenhof.i18n import People, Words
from drachenhof.i18n.phrases import View
from tests.third.prizes.narration import choice

SCORE = "prizes-points"
MEAN_SCORE = "prizes-points"


class board:  # noqa: N801 (a function of `Face`)
    def __init__(self, words: Words, console: Console, people: People) -> None:  # noqa: ARG002 (as in any game)
        self.words, self.people = words, people

    def draw(self, view: View) -> RenderableType:
        return Text(self.words.say("prizes-table", prize=view["prize"], laid=view["laid"]))

    def details(self, view: View) -> list[RenderableType]:
        return [Text(str(hand)) for hand in view["hands"]]

    def seat(self, seat: int, short: bool = False) -> Text:  # noqa: ARG002 (as in any game)
        return Text(self.people.name(self.words, seat))

    def choice(self, text: str) -> str:
        return choice(self.words, text)
