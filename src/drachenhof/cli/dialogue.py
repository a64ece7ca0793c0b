"""Asking a person what to do: the story so far, the board, numbered choices, and the answer."""

import shlex
import sys

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from drachenhof.cli import saves
from drachenhof.cli.board import Board
from drachenhof.cli.complaint import complain, write_problem
from drachenhof.cli.courts import palaces_large
from drachenhof.cli.look import FADED, GOLD, JADE, LACQUER
from drachenhof.cli.replay import told
from drachenhof.cli.rules import matching, shown
from drachenhof.cli.screen import console, printed
from drachenhof.cli.session import Session
from drachenhof.game import IllegalMove
from drachenhof.words import Words
from drachenhof.words.ledger import View
from drachenhof.words.refusal import refusal
from drachenhof.words.rules import rules
from drachenhof.words.story import Sentence, preview
from drachenhof.words.year import choice, tile, wall_tile


class Dialogue:
    """Plays a session with whoever sits at the terminal, or with a script that is piped in."""

    def __init__(self, words: Words, session: Session) -> None:
        self.words, self.session = words, session
        self.screen = console()
        self.board = Board(words, self.screen, session.people)

    def run(self, resumed: bool = False) -> None:
        """Play until the game is over or the person leaves."""
        printed(self.words.say("cli-terminal-welcome" if not resumed else "cli-terminal-welcome-back"))
        while True:
            self._tell(self.session.play_others(self.words))
            self._save()
            if self.session.over:
                self._finish()
                return
            self._show()
            move = self._ask()
            if move is None:
                printed(
                    self.words.say("cli-terminal-left", file=str(self.session.path), command=self._resume_command())
                )
                return
            self._tell(self.session.play(self.words, move))
            self._save()

    def _save(self) -> None:
        """Keep the game; if that fails, say so and play on."""
        try:
            self.session.save()
        except OSError as error:
            complain(write_problem(self.words, str(self.session.path), error))

    def _resume_command(self) -> str:
        """What to type to continue the game."""
        command = f"drachenhof terminal {self.session.game.NAME} --resume"
        kept_here = self.session.path.parent == saves.folder()
        return command if kept_here else f"{command} --save {shlex.quote(str(self.session.path))}"

    # What is shown

    def _tell(self, story: list[Sentence]) -> None:
        """What happened; what concerns the person stands out."""
        for text, seats in story:
            printed(Text(text, style="bold" if self.session.seat in seats else ""))

    def _show(self) -> None:
        """The board, the question, and the choices."""
        view = self.session.view()
        self.screen.print()
        self.screen.print(self.board.draw(view))
        self.screen.print()
        self._show_choices()

    def _show_choices(self) -> None:
        view, legal = self.session.view(), self.session.legal()
        question = self.words.say(f"asked-{view['asked']}")
        if view["arriving"]:
            question += f": {tile(self.words, view['arriving'])}"
        elif view["left"] > 1:
            question += f" ({self.words.say('cli-terminal-more', count=view['left'])})"
        self.screen.print(Text(question, style=f"bold {LACQUER}"))
        listed = [self._choice(view, number, text) for number, text in enumerate(legal, start=1)]
        self.screen.print(Columns(listed, padding=(0, 3), column_first=True))

    def _choice(self, view: View, number: int, text: str) -> Text:
        said = Text.assemble((f"{number:>2}", f"bold {JADE}"), " ", self._worded(text))
        detail = "" if text.startswith("recruit wild") else preview(self.words, view, text)
        return said.append(f"  {detail}", style=FADED) if detail else said

    def _worded(self, text: str) -> str:
        """A choice in words; where there are dozens of a kind, in as few as are needed."""
        kind, *rest = text.split()
        if kind == "draft":
            return " + ".join(map(self.board.column, rest))
        if kind == "recruit":
            name = tile(self.words, " ".join(rest[-2:]))
            wild = self.board.glyphs.dot + self.words.say("cli-column-wild") if rest[0] == "wild" else ""
            return name[0].upper() + name[1:] + wild
        if kind == "wall":
            return f"{self.words.say('action-wall')}: {wall_tile(self.words, rest[0])}"
        return choice(self.words, text)

    def _finish(self) -> None:
        """The last table, the ranking, and where the record is."""
        self.screen.print()
        self.screen.print(self.board.draw(self.session.view()))
        self.screen.print()
        self.screen.print(self._ranking())
        printed(self.words.say("cli-terminal-finished", file=str(self.session.path)))

    def _ranking(self) -> RenderableType:
        table = Table(box=None, pad_edge=False, header_style=FADED)
        table.add_column(self.words.say("cli-terminal-place"), justify="right")
        table.add_column("")
        table.add_column(self.words.say("cli-court-points"), justify="right")
        places, scores = self.session.game.ranking(self.session.state), self.session.game.scores(self.session.state)
        for seat in sorted(range(len(places)), key=places.__getitem__):
            table.add_row(str(places[seat]), self.board.seat(seat), Text(str(scores[seat]), style=f"bold {GOLD}"))
        return table

    # What is answered

    def _ask(self) -> int | None:
        """The chosen move, or None if the person leaves."""
        while True:
            answer = self._read()
            if answer is None:
                return None
            command, _, rest = answer.partition(" ")
            if command.lower() == "q" and not rest:
                return None
            if command.lower() == "u" and not rest:
                self._undo()
            elif command.lower() in self._COMMANDS:
                self._COMMANDS[command.lower()](self, rest.strip())
            elif answer and (move := self._chosen(answer)) is not None:
                return move

    def _read(self) -> str | None:
        """A line of input without its end, or None when there is no more."""
        prompt = self.words.say("cli-terminal-prompt") + " "
        if sys.stdin.isatty():
            try:
                return input(prompt).strip()
            except EOFError:
                print()
                return None
            except KeyboardInterrupt:
                print()
                raise
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(line.strip() if line else "", flush=True)
        return line.strip() if line else None

    def _chosen(self, answer: str) -> int | None:
        """The move that a number or words name; what else is typed is explained."""
        legal = self.session.game.legal_moves(self.session.state)
        if answer.isdecimal():
            if 1 <= int(answer) <= len(legal):
                return legal[int(answer) - 1]
        else:
            try:
                return self.session.game.from_text(self.session.state, answer)
            except IllegalMove as error:
                if error.code != "not-a-move":
                    printed(Text(refusal(self.words, error) + ".", style=LACQUER))
                    return None
        printed(Text(self.words.say("cli-terminal-no-choice", answer=answer, count=len(legal)), style=LACQUER))
        self._show_choices()
        return None

    def _undo(self) -> None:
        if self.session.undo():
            self._save()
            printed(self.words.say("cli-terminal-undone"))
            self._show()
        else:
            printed(Text(self.words.say("cli-terminal-no-undo"), style=LACQUER))

    def _help(self, _: str) -> None:
        printed(self.words.say("cli-terminal-help"))

    def _rule(self, wanted: str) -> None:
        found = matching(rules(self.words, self.session.game.NAME), wanted) if wanted else []
        if found:
            printed(*shown(found, wanted), "")
        else:
            printed(self.words.say("cli-rules-none", search=wanted) if wanted else self.words.say("cli-terminal-rule"))

    def _log(self, _: str) -> None:
        for _view, sentences in told(self.words, self.session.record(), self.session.people):
            printed(*sentences)

    def _courts(self, _: str) -> None:
        view = self.session.view()
        for seat in view["standing"]:
            printed(self.board.seat(seat), palaces_large(self.board, view, seat), "")

    def _again(self, _: str) -> None:
        self._show()

    _COMMANDS = {"?": _help, "h": _help, "r": _rule, "l": _log, "c": _courts, "b": _again}  # noqa: RUF012
