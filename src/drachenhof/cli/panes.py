"""A game in panes: the table, the story and the choices, by arrow keys or mouse (extra `terminal`, Textual).

The plain dialogue stays for pipes and screen readers, and wherever Textual is not installed.
"""

from io import StringIO
from typing import Any, ClassVar

from rich.console import Console, RenderableType
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from drachenhof.cli.learn import matching, shown
from drachenhof.cli.look import FADED, JADE, LACQUER
from drachenhof.cli.session import Session, hints
from drachenhof.i18n import Words
from drachenhof.i18n.phrases import ASIDE, Sentence
from drachenhof.i18n.rules import rules

PALE = "#a89f94"  # remarks next to a choice; readable on a highlighted line, too
NARROWEST = 60  # columns that a table is drawn for


class Panes(App[str]):
    """One game in panes; it returns the message that names the saved file."""

    CSS = """
    #table { width: 3fr; border: round #8a8177; }
    #side { width: 2fr; min-width: 34; }
    #story { height: 1fr; border: round #8a8177; }
    #question { height: auto; padding: 0 1; color: #c8442c; text-style: bold; }
    #choices { height: auto; max-height: 60%; border: round #c99a1b; }
    #choices > .option-list--option-highlighted { background: #4a3f2f; text-style: bold; }
    .narrow #frame { layout: vertical; }
    .narrow #table { width: 100%; height: 1fr; }
    .narrow #side { width: 100%; height: 1fr; }
    """
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, words: Words, session: Session) -> None:
        super().__init__()
        self.words, self.session = words, session
        self.legal: list[int] = []
        self.problem = ""
        for key, action in (("h", "hint"), ("u", "undo"), ("question_mark", "rules"), ("c", "details"), ("q", "leave")):
            self._bindings.bind(key, action, words.say(f"cli-panes-{action}"), key_display="?" if "_" in key else key)

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "leave", show=False, priority=True)]

    def compose(self) -> ComposeResult:
        with Horizontal(id="frame"):
            with VerticalScroll(id="table", can_focus=False):
                yield Static(id="board")
            with Vertical(id="side"):
                yield RichLog(id="story", wrap=True, min_width=1)
                yield Static(id="question")
                yield OptionList(id="choices")
        yield Footer()

    def on_mount(self) -> None:
        self.title = self.words.say(f"game-{self.session.game.NAME}")
        self.query_one("#story").can_focus = False
        self.query_one("#table").border_title = self.title
        self.query_one("#story").border_title = self.words.say("cli-panes-story")
        self._go_on()

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width < 2 * NARROWEST - 10, "narrow")
        self.call_after_refresh(self._draw)

    # The course of the game

    def _go_on(self) -> None:
        """Let the others play, in a thread, and then ask."""
        self.legal = []
        self.query_one("#choices", OptionList).clear_options()
        self.query_one("#question", Static).update(Text(self.words.say("cli-panes-others"), style=FADED))
        self.run_worker(self._others, thread=True, exclusive=True)

    def _others(self) -> None:
        for sentence in self.session.play_others(self.words):
            self.call_from_thread(self._tell, sentence)
        self.call_from_thread(self._ask)

    def _tell(self, sentence: Sentence[str]) -> None:
        if sentence.tone != ASIDE:
            story = self.query_one("#story", RichLog)
            story.write(Text(sentence.text, style="bold" if self.session.seat in sentence.seats else ""))
            self._draw()

    def _ask(self) -> None:
        """The table, the question and the choices; or how it ended."""
        self._save()
        self._draw()
        question, choices = self.query_one("#question", Static), self.query_one("#choices", OptionList)
        choices.clear_options()
        if self.session.over:
            question.update(Text(self._ranking()))
            choices.focus()
            return
        known, view, narration = self.session.known(), self.session.view(), self.session.narration
        self.legal = self.session.game.legal_moves(known)
        texts = [self.session.game.to_text(known, move) for move in self.legal]
        question.update(Text(narration.question(self.words, view, texts, self.session.people)))
        board = self.session.face.board(self.words, self._console(), self.session.people)
        details = narration.previews(self.words, known, view, self.legal)
        for text, detail in zip(texts, details, strict=True):
            choices.add_option(
                Option(Text.assemble((board.choice(text), JADE), (f"  {detail}" if detail else "", PALE)))
            )
        choices.highlighted = 0
        choices.focus()
        self.call_after_refresh(self.query_one("#story", RichLog).scroll_end, animate=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.legal:
            for sentence in self.session.play(self.words, self.legal[event.option_index]):
                self._tell(sentence)
            self._go_on()

    # What keys do

    def action_hint(self) -> None:
        if self.legal:
            self.query_one("#question", Static).update(Text(self.words.say("cli-terminal-hint-thinks"), style=FADED))
            self.run_worker(self._hints, thread=True, exclusive=True)

    def _hints(self) -> None:
        board = self.session.face.board(self.words, self._console(), self.session.people)
        hinted = hints(self.words, self.session, board.choice)
        self.call_from_thread(self._show_hints, hinted)

    def _show_hints(self, hinted: list[Text]) -> None:
        for line in hinted:
            self.query_one("#story", RichLog).write(line)
        self._ask()

    def action_undo(self) -> None:
        if not self.legal:
            return
        undone = self.session.undo()
        answer = self.words.say("cli-terminal-undone" if undone else "cli-terminal-no-undo")
        self.query_one("#story", RichLog).write(Text(answer, style=FADED if undone else LACQUER))
        self._ask()

    def action_rules(self) -> None:
        self.push_screen(Rulebook(self.words, self.session.game.NAME))

    def action_details(self) -> None:
        board = self.session.face.board(self.words, self._console(), self.session.people)
        for line in board.details(self.session.view()):
            self.query_one("#story", RichLog).write(line)

    def action_leave(self) -> None:
        self._save()
        self.exit("cli-terminal-finished" if self.session.over else "cli-terminal-left")

    def _save(self) -> None:
        from drachenhof.cli.errors import write_problem

        try:
            self.session.save()
            self.problem = ""
        except OSError as error:
            problem = write_problem(self.words, str(self.session.path), error)
            if problem != self.problem:
                self.notify(problem, severity="error")
            self.problem = problem

    # What is drawn

    def _console(self) -> Console:
        """As wide as the pane of the table."""
        width = max(NARROWEST, self.query_one("#table").content_size.width or NARROWEST)
        return Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False, force_terminal=True)

    def _draw(self) -> None:
        board = self.session.face.board(self.words, self._console(), self.session.people)
        self.query_one("#board", Static).update(board.draw(self.session.view()))

    def _ranking(self) -> str:
        places, scores = self.session.game.ranking(self.session.state), self.session.game.scores(self.session.state)
        order = sorted(range(len(places)), key=places.__getitem__)
        return "\n".join(
            f"{places[seat]}  {self.session.people.name(self.words, seat)}  {scores[seat]}" for seat in order
        )


class Rulebook(ModalScreen[None]):
    """The rules, searched by what is typed."""

    CSS = """
    Rulebook { align: center middle; }
    #book { width: 90%; height: 90%; border: round #c99a1b; background: $surface; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, words: Words, game: str) -> None:
        super().__init__()
        self._words, self._all = words, rules(words, game)

    def compose(self) -> ComposeResult:
        with Vertical(id="book"):
            yield Input(placeholder=self._words.say("cli-panes-search"))
            with VerticalScroll():
                yield Static(id="found")

    def on_mount(self) -> None:
        self._show("")

    def on_input_changed(self, event: Input.Changed) -> None:
        self._show(event.value)

    def _show(self, wanted: str) -> None:
        from rich.console import Group

        rules: list[RenderableType] = list(shown(matching(self._all, wanted), wanted))
        none: Any = Text(self._words.say("cli-rules-none", search=wanted))
        self.query_one("#found", Static).update(Group(*rules) if rules else none)
