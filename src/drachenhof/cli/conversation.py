"""A game played by text alone, for language models and scripts.

Every function answers with text in the reader's language, and raises `CommandError`
with a sentence if it cannot do what it was asked for.
"""

import secrets
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from drachenhof.bots.decision import Budget
from drachenhof.bots.external.reference import split
from drachenhof.bots.levels import LEVELS, OPPONENT
from drachenhof.cli.errors import CommandError
from drachenhof.cli.learn import matching
from drachenhof.cli.params import HUMAN
from drachenhof.cli.screen import known_game
from drachenhof.cli.session import Session, hints, new_record
from drachenhof.engine.game import BadOption, IllegalMove
from drachenhof.i18n import Words
from drachenhof.i18n.phrases import bad_option, refusal
from drachenhof.i18n.rules import rules

WIDTH = 100
SEED_BITS = 48
MOST_RULES = 12  # in one answer
NAME = "You"


class Conversation:
    """One game at a time, in the first seat, against built-in bots; `hints` says whether hints are allowed."""

    def __init__(self, words: Words, *, hints: bool) -> None:
        self._words, self._hints = words, hints
        self._session: Session | None = None
        self._story: list[str] = []

    def new_game(
        self,
        game: str,
        players: int,
        opponent: str | None = None,
        options: dict[str, Any] | None = None,
        seed: int = -1,
    ) -> str:
        """Begin a game; what happened until the first decision, and the position."""
        module = known_game(self._words, game)
        bot = self._opponent(game, opponent)
        luck = secrets.randbits(SEED_BITS) if seed < 0 else seed
        try:
            record = new_record(module, options or {}, [HUMAN, *[bot] * (players - 1)], NAME, luck)
        except BadOption as error:
            raise CommandError(bad_option(self._words, error)) from None
        self._session, self._story = Session(record, Path()), []
        self._session.prepare()
        return self._go_on([])

    def _opponent(self, game: str, wanted: str | None) -> str:
        """Return a built-in bot; input here never starts an external program."""
        if wanted is None:
            return OPPONENT[game]
        name, budget = split(wanted)
        if name not in LEVELS[game]:
            raise CommandError(self._words.say("cli-bots-bot", bot=wanted, bots=", ".join(LEVELS[game])))
        try:
            return name if budget is None else f"{name}@{Budget.parse(budget)}"
        except ValueError:
            raise CommandError(self._words.say("cli-bots-budget", bot=name, budget=budget)) from None

    def position(self) -> str:
        """Return your view of the table, and the question to you."""
        session = self._must_play()
        screen = Console(file=StringIO(), width=WIDTH, highlight=False, markup=False, emoji=False, color_system=None)
        board = session.face.board(self._words, screen, session.people)
        view = session.view()
        screen.print(board.draw(view))
        for detail in board.details(view):
            screen.print(detail)
        drawn = str(screen.file.getvalue())  # type: ignore[attr-defined]
        return "\n".join([*(line.rstrip() for line in drawn.splitlines()), "", self._asked()])

    def legal_moves(self) -> str:
        """List every legal move in notation, with its meaning and effect."""
        session = self._must_play()
        if session.over:
            return self._asked()
        known = session.known()
        moves = session.game.legal_moves(known)
        texts = [session.game.to_text(known, move) for move in moves]
        previews = session.narration.previews(self._words, known, session.view(), moves)
        worded = [session.narration.choice(self._words, text, session.people) for text in texts]
        lines = [
            f"{text}: {words}" + (f" ({preview})" if preview else "")
            for text, words, preview in zip(texts, worded, previews, strict=True)
        ]
        return "\n".join([self._asked(), *lines])

    def play(self, move: str) -> str:
        """Make a move, given in notation; return what happens until your next decision."""
        session = self._must_play()
        try:
            number = session.game.from_text(session.known(), move)
        except IllegalMove as error:
            raise CommandError(refusal(self._words, error)) from None
        return self._go_on([sentence.text for sentence in session.play(self._words, number)])

    def undo(self) -> str:
        """Take back your last decision, if you have seen nothing new since."""
        session = self._must_play()
        if not session.undo():
            raise CommandError(self._words.say("cli-terminal-no-undo"))
        back = self._words.say("cli-terminal-undone")
        self._story.append(back)
        return f"{back}\n\n{self._asked()}"

    def hint(self) -> str:
        """Return the values of the best choices."""
        session = self._must_play()
        if not self._hints:
            raise CommandError(self._words.say("mcp-no-hints"))
        if session.over:
            return self._asked()
        lines = hints(self._words, session, lambda text: session.narration.choice(self._words, text, session.people))
        return "\n".join(line.plain for line in lines)

    def rules(self, game: str, search: str) -> str:
        """Return the rule of a number or the rules that contain a word; without either, all titles."""
        known_game(self._words, game)
        listed = rules(self._words, game)
        if not search.strip():
            return "\n".join(f"{rule.number} {rule.title}" for rule in listed)
        matches = matching(listed, search)
        if not matches:
            raise CommandError(self._words.say("cli-rules-none", search=search))
        texts = [f"{rule.number} {rule.title}\n{rule.text}" for rule in matches[:MOST_RULES]]
        rest = [f"{rule.number} {rule.title}" for rule in matches[MOST_RULES:]]
        return "\n\n".join([*texts, "\n".join(rest)] if rest else texts)

    def story(self, last: int) -> str:
        """Return the story so far, or its last sentences."""
        self._must_play()
        return "\n".join(self._story[-last:] if last > 0 else self._story)

    def _must_play(self) -> Session:
        if self._session is None:
            raise CommandError(self._words.say("mcp-no-game"))
        return self._session

    def _go_on(self, sentences: list[str]) -> str:
        """Let the others move; return what happened, and your next question."""
        session = self._must_play()
        sentences = [*sentences, *(sentence.text for sentence in session.play_others(self._words))]
        self._story += sentences
        return "\n".join([*sentences, "", self._asked()])

    def _asked(self) -> str:
        session = self._must_play()
        if not session.over:
            known = session.known()
            legal = [session.game.to_text(known, move) for move in session.game.legal_moves(known)]
            return session.narration.question(self._words, session.view(), legal, session.people)
        places, scores = session.game.ranking(session.state), session.game.scores(session.state)
        names = [session.people.name(self._words, seat) for seat in range(len(places))]
        ranked = sorted(zip(places, names, scores, strict=True))
        lines = [f"{place}. {name}: {score}" for place, name, score in ranked]
        return "\n".join([self._words.say("mcp-over"), *lines])
