"""The cards of *Drachensachen* as pictures, and a hand of them."""

from collections.abc import Container, Mapping

from rich.text import Text

from drachenhof.cli.look import FADED, JADE, Picture
from drachenhof.games.hoard.rules.tables import Card
from drachenhof.games.hoard.terminal.look import CARDS, glyphs

SHORT = 2  # letters of a dragon where room is short


def card_name(board: Picture, card: str, short: bool = False) -> str:
    """The name of a card."""
    name = board.words.say(f"card-{card}")
    return name[:SHORT] if short else name


def counted(board: Picture, card: str, count: int, short: bool = False) -> Text:
    """A type, and how many cards of it if there are several."""
    times = f"{board.glyphs.times}{count}" if count > 1 else ""
    gap = " " if times and not short else ""
    return Text(card_name(board, card, short), style=CARDS[card]) + Text(f"{gap}{times}")


def picture(board: Picture, label: str, style: str, width: int = 0, frame: str = FADED) -> Text:
    """A card of three lines, not narrower than asked."""
    own = glyphs(board.console.encoding)
    (left, line, right), (below_left, below, below_right) = own.top, own.bottom
    width = max(width, len(label) + 2)
    return Text("\n").join(
        [
            Text(left + line * width + right, style=frame),
            Text.assemble((board.glyphs.wall, frame), (label.center(width), style), (board.glyphs.wall, frame)),
            Text(below_left + below * width + below_right, style=frame),
        ]
    )


def hand_lifted(board: Picture, hand: Mapping[Card, int], lifted: Container[str]) -> Text:
    """Cards side by side; those that may be played stand a line higher, on a mark."""
    lines = [Text() for _ in range(4)]
    for card, count in hand.items():
        raised = card in lifted
        label = counted(board, card, count).plain
        drawn = list(picture(board, label, CARDS[card], frame=JADE if raised else FADED).split())
        width = drawn[0].cell_len
        under = Text(glyphs(board.console.encoding).lifted.center(width), style=JADE)
        for line, row in zip(lines, [*drawn, under] if raised else [Text(" " * width), *drawn], strict=True):
            line.append_text(row)
    return Text("\n").join(lines[0 if any(card in lifted for card in hand) else 1 :])


def hand_listed(board: Picture, hand: Mapping[Card, int], lifted: Container[str]) -> Text:
    """The same in a row of words, where pictures have no room."""
    cards = []
    for card, count in hand.items():
        mark = Text(glyphs(board.console.encoding).lifted if card in lifted else "", style=JADE)
        cards.append(mark + counted(board, card, count))
    return Text(board.glyphs.dot, style=FADED).join(cards)
