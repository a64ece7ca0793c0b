"""Asking a person what to do: the story so far, the board, numbered choices, and the answer."""

import shlex
import sys
import time
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from drachenhof.cli import files
from drachenhof.cli.errors import FAILED, print_error, write_problem
from drachenhof.cli.learn import matching, shown
from drachenhof.cli.look import FADED, GOLD, JADE, LACQUER, Board
from drachenhof.cli.records import story
from drachenhof.cli.screen import console, echo
from drachenhof.cli.session import Session, hints
from drachenhof.engine.game import IllegalMove, Knowledge
from drachenhof.i18n import Words
from drachenhof.i18n.phrases import ASIDE, MOMENT, Sentence, refusal
from drachenhof.i18n.rules import rules
from drachenhof.records.errors import quoted

PAUSE = 0.8  # seconds before what is turned up
MOST_DIGITS = 9  # of the number of a choice: Python refuses to read numbers of thousands

NARROWEST = 50  # columns in which a table can be shown


class Dialogue:
    """Play a session line by line, on a terminal or with piped input."""

    def __init__(self, words: Words, session: Session) -> None:
        self.words, self.session = words, session
        self.screen = console()
        self.face = session.face
        self.problem = ""  # why the game is not saved, as a sentence
        self.board: Board = self.face.board(words, self.screen, session.people)

    def run(self, resumed: bool = False) -> int:
        """Play until the game is over or the person leaves; the exit code."""
        echo(self._say("welcome") if not resumed else self.words.say("cli-terminal-welcome-back"))
        echo(self._table())
        if self.screen.is_terminal and self.screen.width < NARROWEST:
            echo(self.words.say("cli-terminal-narrow", columns=NARROWEST))
        while True:
            self._tell(self.session.play_others(self.words, self._thinking))
            self._save()
            if self.session.over:
                self._finish()
                return self.leave("cli-terminal-finished")
            self._show()
            move = self._ask()
            if move is None:
                return self.leave("cli-terminal-left")
            self._tell(self.session.play(self.words, move))
            self._save()

    def _say(self, name: str) -> str:
        """Return the game's own variant of a message."""
        return self.words.say(f"cli-terminal-{name}-{self.session.game.NAME}")

    def _save(self) -> None:
        """Save the game; if that fails, say so once and play on."""
        problem = self._save_problem()
        if problem and problem != self.problem:
            print_error(problem)
        self.problem = problem

    def _save_problem(self) -> str:
        """Save the game; return why that failed, or an empty text."""
        try:
            self.session.save()
        except OSError as error:
            return write_problem(self.words, str(self.session.path), error)
        return ""

    def leave(self, message: str) -> int:
        """Print where the game is saved and return the exit code."""
        if self.problem and (problem := self._save_problem()):
            print_error(self.words.say("cli-terminal-not-kept", problem=problem))
            return FAILED
        echo(self.words.say(message, file=str(self.session.path), command=self._resume_command()))
        return 0

    def _counts(self) -> bool:
        """Return whether this is the rated try of a day."""
        return self.session.day is not None and self.session.path.parent == files.days()

    def _resume_command(self) -> str:
        """Return the command that continues the game."""
        if self._counts() and self.session.day is not None:
            return f"drachenhof daily {self.session.game.NAME} --day {self.session.day.isoformat()}"
        command = f"drachenhof terminal {self.session.game.NAME} --resume"
        kept_here = self.session.path.parent == files.folder()
        return command if kept_here else f"{command} --save {shlex.quote(str(self.session.path))}"

    # What is shown

    def _table(self) -> str:
        """Print the players and bots by seat."""
        seats = []
        for seat in range(len(self.session.people.names)):
            who, bot = self.session.people.name(self.words, seat), self.session.bots.get(seat)
            seats.append(self.words.say("cli-terminal-table-seat", who=who, bot=bot.label) if bot else who)
        return self.words.say("cli-terminal-table", seats=", ".join(seats))

    def _thinking(self, seat: int | None) -> AbstractContextManager[Any]:
        """Show a spinner on a terminal while a bot or a hint is computed."""
        if not self.screen.is_terminal:
            return nullcontext()
        if seat is None:
            return self.screen.status(self.words.say("cli-terminal-hint-thinks"))
        who = self.session.people.name(self.words, seat)
        return self.screen.status(self.words.say("cli-terminal-thinks", who=who))

    def _tell(self, story: Iterable[Sentence[str]]) -> None:
        """Print sentences; those about the player are highlighted, and revealed cards take a moment."""
        for sentence in story:
            if sentence.tone == ASIDE:
                continue
            if sentence.tone == MOMENT and self.screen.is_terminal and sys.stdin.isatty():
                time.sleep(PAUSE)
            echo(Text(sentence.text, style="bold" if self.session.seat in sentence.seats else ""))

    def _show(self) -> None:
        """The board, the question, and the choices."""
        view = self.session.view()
        self.screen.print()
        self.screen.print(self.board.draw(view))
        self.screen.print()
        self._show_choices()

    def _show_choices(self) -> None:
        known, view, narration = self.session.known(), self.session.view(), self.session.narration
        legal = self.session.game.legal_moves(known)
        texts = [self.session.game.to_text(known, move) for move in legal]
        question = narration.question(self.words, view, texts, self.session.people)
        self.screen.print(Text(question, style=f"bold {LACQUER}"))
        choices = enumerate(zip(legal, narration.previews(self.words, known, view, legal), strict=True), start=1)
        listed = [self._choice(known, number, move, detail) for number, (move, detail) in choices]
        self.screen.print(Columns(listed, padding=(0, 3), column_first=True))

    def _choice(self, known: Knowledge, number: int, move: int, detail: str) -> Text:
        worded = self.board.choice(self.session.game.to_text(known, move))
        line = Text.assemble((f"{number:>2}", f"bold {JADE}"), " ", worded)
        return line.append(f"  {detail}", style=FADED) if detail else line

    def _finish(self) -> None:
        """The last table and the ranking."""
        self.screen.print()
        self.screen.print(self.board.draw(self.session.view()))
        self.screen.print()
        self.screen.print(self._ranking())

    def _ranking(self) -> RenderableType:
        table = Table(box=None, pad_edge=False, header_style=FADED)
        table.add_column(self.words.say("cli-terminal-place"), justify="right")
        table.add_column("")
        table.add_column(self.words.say(self.face.SCORE), justify="right")
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
            if command.lower() in ("q", "quit") and not rest:
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
            with suppress(ImportError):  # arrow keys edit the line, and bring back what was typed
                import readline  # noqa: F401
            try:
                return input(prompt).strip()
            except EOFError:
                print()
                return None
            except KeyboardInterrupt:
                print()
                self.leave("cli-terminal-left")  # as after `q`: the game stays saved
                raise
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(line.strip() if line else "", flush=True)
        return line.strip() if line else None

    def _chosen(self, answer: str) -> int | None:
        """Return the move that a number or text names; print help for other input."""
        legal = self.session.game.legal_moves(self.session.state)
        if answer.isdecimal():
            if len(answer) <= MOST_DIGITS and 1 <= int(answer) <= len(legal):
                return legal[int(answer) - 1]
        else:
            try:
                return self.session.game.from_text(self.session.state, answer)
            except IllegalMove as error:
                if error.code != "not-a-move":
                    echo(Text(refusal(self.words, error) + ".", style=LACQUER))
                    return None
        problem = self.words.say("cli-terminal-no-choice", answer=quoted(answer), count=len(legal))
        echo(Text(problem, style=LACQUER))
        self._show_choices()
        return None

    def _undo(self) -> None:
        if self.session.undo():
            self._save()
            echo(self.words.say("cli-terminal-undone"))
            self._show()
        else:
            echo(Text(self.words.say("cli-terminal-no-undo"), style=LACQUER))

    def _help(self, _: str) -> None:
        echo(self._say("help"))

    def _hint(self, _: str) -> None:
        if self._counts():
            echo(self.words.say("cli-daily-no-hints"))
            return
        with self._thinking(None):
            lines = hints(self.words, self.session, self.board.choice)
        echo(*lines)

    def _rule(self, wanted: str) -> None:
        matches = matching(rules(self.words, self.session.game.NAME), wanted) if wanted else []
        if matches:
            echo(*shown(matches, wanted), "")
        else:
            echo(self.words.say("cli-rules-none", search=wanted) if wanted else self._say("rule"))

    def _log(self, _: str) -> None:
        for _view, sentences in story(self.words, self.session.record(), self.session.people, self.session.seat):
            echo(*sentences)

    def _details(self, _: str) -> None:
        echo(*self.board.details(self.session.view()))

    def _again(self, _: str) -> None:
        self._show()

    _COMMANDS = {  # noqa: RUF012
        "?": _help,
        "help": _help,
        "h": _hint,
        "r": _rule,
        "l": _log,
        "c": _details,
        "b": _again,
    }
