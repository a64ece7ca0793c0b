"""The table of *Drachensachen* in the terminal: the pile and its demand, the players, and your own hand."""

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from drachenhof.cli.look import FADED, GOLD, JADE, LACQUER, Picture, writable
from drachenhof.games.hoard.narration.choice import NOT_IN_PLAY, choice, demand
from drachenhof.games.hoard.narration.rules import ABILITY_RULES
from drachenhof.games.hoard.rules.foresight import answers_to
from drachenhof.games.hoard.rules.tables import CARD_NAMES, IN_ORDER, Card
from drachenhof.games.hoard.rules.view import HoardView, HoldingView

__all__ = ["MEAN_SCORE", "SCORE", "Board", "board"]

SCORE = "hoard-lost"
MEAN_SCORE = "cli-hoard-mean"
CARDS = {
    **dict.fromkeys("123", "#5fa548"),
    **dict.fromkeys("456", "#bf9f12"),
    **dict.fromkeys("789", "#c9703c"),
    "nulla": "bold #4f93d4",
    "extermino": f"bold {LACQUER}",
    "protecto": "bold #a06cc8",
}


@dataclass(frozen=True)
class Glyphs:
    """The characters that only this game's pictures are made of."""

    top: tuple[str, str, str]  # of a card
    bottom: tuple[str, str, str]
    back: str  # of a hidden card
    lifted: str  # a card that may be played
    ways: tuple[str, str]  # clockwise, counterclockwise


UNICODE = Glyphs(top=("╭", "─", "╮"), bottom=("╰", "─", "╯"), back="░", lifted="▴", ways=("↻", "↺"))
ASCII = Glyphs(top=("+", "-", "+"), bottom=("+", "-", "+"), back="?", lifted="^", ways=("->", "<-"))


@cache
def glyphs(encoding: str) -> Glyphs:
    """The characters that an encoding can write."""
    return writable(encoding, UNICODE, ASCII)


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
    """Draw the hand as a row of words, if pictures do not fit."""
    cards = []
    for card, count in hand.items():
        mark = Text(glyphs(board.console.encoding).lifted if card in lifted else "", style=JADE)
        cards.append(mark + counted(board, card, count))
    return Text(board.glyphs.dot, style=FADED).join(cards)


SHOWN = 12  # cards of the pile under the top one
TOP_WIDTH = 13
_DEMANDING = ("turn", "draw", "miss", "flipped-card", "peeked-card")


class Board(Picture):
    """The pile, the players with their Remainders, what is in force, and the reader's hand."""

    def draw(self, view: HoardView) -> RenderableType:
        """Draw the table."""
        return Group(
            self._title(view), *self._in_force(view), self._pile(view), "", self._players(view), *self._hand(view)
        )

    def details(self, view: HoardView) -> list[RenderableType]:
        """All 96 cards by type: where they are, and what the reader cannot place."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=FADED)
        table.add_column(self.words.say("cli-hoard-type"))
        types = [CARD_NAMES[card] for card in IN_ORDER]
        for name in types:
            table.add_column(Text(card_name(self, name, short=not self.wide), style=CARDS[name]), justify="right")
        for row, cards in self._places(view).items():
            numbers = (Text(str(cards[name]) if cards[name] else self.glyphs.room) for name in types)
            table.add_row(Text(self.words.say(f"cli-hoard-row-{row}"), style=FADED), *numbers)
        return [table, ""]

    def choice(self, text: str) -> str:
        """A move as a choice."""
        return choice(self.words, text, self.people)

    # The parts of the table

    def _title(self, view: HoardView) -> RenderableType:
        heads = [self.words.say("game-hoard"), self.words.say("hoard-round", round=view["round"])]
        heads.append(self.words.say("cli-hoard-draws", count=view["draw_pile"]))
        return Rule(Text(self.glyphs.dot.join(heads), style="bold"), style=LACQUER, align="left")

    def _in_force(self, view: HoardView) -> list[Text]:
        """Abilities with their rules, and who is cursed how."""
        lines = []
        if view["abilities"]:
            named = [
                f"{self.words.say('hoard-ability', ability=name)} {ABILITY_RULES[name]}" for name in view["abilities"]
            ]
            lines.append(self._labelled("cli-hoard-abilities", [Text(name) for name in named]))
        cursed = [
            self.seat(holding["seat"]) + Text(f": {self.words.say('cli-hoard-curse', curse=holding['curse'])}")
            for holding in view["holdings"]
            if holding["curse"]
        ]
        if view["chaos"]:
            cursed.insert(0, Text(self.words.say("cli-hoard-curse", curse="chaos")))
        return [*lines, self._labelled("cli-hoard-curses", cursed)] if cursed else lines

    def _labelled(self, label: str, things: Sequence[Text]) -> Text:
        line = Text(self.glyphs.dot, style=FADED).join(things)
        return Text.assemble((f"{self.glyphs.star} {self.words.say(label)} ", FADED), line)

    def _pile(self, view: HoardView) -> RenderableType:
        """The top card, those under it, what is demanded, and who comes next."""
        pile = view["pile"]
        name = card_name(self, pile[-1]) if pile else self.words.say("cli-hoard-empty")
        top = picture(self, name, CARDS[pile[-1]] if pile else FADED, width=TOP_WIDTH)
        under = [Text(card_name(self, card, short=True), style=CARDS[card]) for card in pile[-2 : -SHOWN - 2 : -1]]
        if len(pile) > SHOWN + 1:
            under.append(Text(self.glyphs.more, style=FADED))
        below = Text(" ").join([Text(self.words.say("cli-hoard-on"), style=FADED), *under]) if under else Text("")
        count = self.words.say("cli-hoard-cards", count=len(pile)) if pile else ""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row(top, Text("\n").join([self._demand(view), below, Text(count, style=FADED)]), self._next(view))
        return table

    def _demand(self, view: HoardView) -> Text:
        asked = view["asked"]
        return Text(demand(self.words, view) if asked in _DEMANDING else "", style=f"bold {LACQUER}")

    def _next(self, view: HoardView) -> Text:
        """Show the next seat and the direction of play."""
        if view["asked"] in NOT_IN_PLAY:
            return Text("")
        clockwise = view["direction"] > 0
        way = self.words.say("hoard-clockwise" if clockwise else "hoard-counterclockwise")
        return Text.assemble(
            (f"{self.words.say('cli-hoard-next')} ", FADED),
            self.seat(view["next"]),
            (f"\n{glyphs(self.console.encoding).ways[0 if clockwise else 1]} {way}", FADED),
        )

    def _players(self, view: HoardView) -> RenderableType:
        """Draw a row per seat: coins lost, the hand with its known cards, and the Remainders."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FADED)
        table.add_column(self.words.say("cli-hoard-player"), no_wrap=True)
        for name in ("lost", "last", "hand"):
            table.add_column(self.words.say(f"cli-hoard-{name}"), justify="right")
        table.add_column(self.words.say("cli-hoard-remainders"), no_wrap=self.wide)
        if self.wide:
            table.add_column(self.words.say("cli-hoard-known"))
        known = [self._known(holding) for holding in view["holdings"]]
        for seat, holding in enumerate(view["holdings"]):
            mark = self.glyphs.arrow if view["to_move"] == seat else " "
            table.add_row(
                Text.assemble((mark, f"bold {LACQUER}"), self.seat(seat)),
                Text(str(holding["lost"]), style=f"bold {GOLD}"),
                Text(str(holding["loss"]) if view["round"] > 1 else self.glyphs.room, style=FADED),
                str(holding["hand_size"]),
                self._remainders(view, seat),
                *([known[seat]] if self.wide else []),
            )
        return table if self.wide else Group(table, *self._known_below(known))

    def _known_below(self, known: Sequence[Text]) -> list[Text]:
        """Return the known cards of hands as separate lines, for screens too narrow to show them in the table."""
        listed = [self.seat(seat) + Text(": ") + cards for seat, cards in enumerate(known) if cards]
        label = Text(f"{self.words.say('cli-hoard-row-known')}:", style=FADED)
        return [Text.assemble(label, " ", Text(self.glyphs.dot, style=FADED).join(listed))] if listed else []

    def _remainders(self, view: HoardView, seat: int) -> Text:
        """Show each hidden card in brackets, with the open card on it."""
        holding = view["holdings"][seat]
        lifted = self.playable(view) if seat == self.people.reader and not holding["hand_size"] else ()
        opened = [name for name, count in holding["open"].items() for _ in range(count)]
        cards = [
            Text.assemble(
                ("[", FADED),
                (glyphs(self.console.encoding).lifted if name in lifted else "", JADE),
                self._short(name),
                ("]", FADED),
            )
            for name in opened
        ]
        cards += [Text(f"[{glyphs(self.console.encoding).back}]", style=FADED)] * max(
            0, holding["hidden"] - len(opened)
        )
        return Text(" ").join(cards)

    def _short(self, name: str) -> Text:
        return Text(card_name(self, name, short=not self.wide), style=CARDS[name])

    def _known(self, holding: HoldingView) -> Text:
        """Show the known cards of another hand, and the number of unknown ones."""
        if holding["seat"] == self.people.reader:
            return Text("")
        known = [counted(self, name, count, short=True) for name, count in holding["hand"].items()]
        rest = holding["hand_size"] - sum(holding["hand"].values())
        if rest and known:
            known.append(Text(f"+ {rest}", style=FADED))
        return Text(" ").join(known)

    def _hand(self, view: HoardView) -> list[RenderableType]:
        """The reader's hand, sorted, what may be played now lifted."""
        if self.people.reader is None:
            return []
        holding = view["holdings"][self.people.reader]
        label = Text(self.words.say("cli-hoard-your-hand"), style=FADED)
        if not holding["hand"]:
            nothing = "cli-hoard-no-hand" if holding["open"] else "cli-hoard-blind"
            text = self.words.say(nothing) if holding["hidden"] else self.words.say("cli-nothing")
            return ["", Text.assemble(label, f" {text}")]
        lifted = self.playable(view)
        drawn = hand_lifted(self, holding["hand"], lifted)
        if max(line.cell_len for line in drawn.split()) <= self.console.width:
            return ["", label, drawn]
        return ["", Text.assemble(label, " ", hand_listed(self, holding["hand"], lifted))]

    def playable(self, view: HoardView) -> Sequence[str]:
        """The types that the reader may play now, as an answer or on the pile."""
        if view["to_move"] != self.people.reader:
            return ()
        return answers_to(view)

    def _places(self, view: HoardView) -> dict[str, "Counter[str]"]:
        """Show the locations of cards, by type."""
        places: dict[str, Counter[str]] = {"hand": Counter(), "known": Counter(), "open": Counter()}
        for seat, holding in enumerate(view["holdings"]):
            places["hand" if seat == self.people.reader else "known"].update(holding["hand"])
            places["open"].update(holding["open"])
        return places | {name: Counter(view[name]) for name in ("pile", "gone", "unseen")}


board = Board  # a function of `Face`
