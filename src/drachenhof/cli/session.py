"""One game in the terminal: a person against bots, saved as a record after every move."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
from rich.text import Text

from drachenhof.analysis.advice import Advised, advise
from drachenhof.arena.match import BadBot, Competitor, parse_all, warm_up
from drachenhof.bots import Fault
from drachenhof.bots.external import is_external
from drachenhof.bots.levels import OPPONENT, names_for
from drachenhof.chance import Chance, seed_word
from drachenhof.cli.look import FADED, JADE, Face, face_of
from drachenhof.cli.params import HUMAN
from drachenhof.daily import Daily, luck_of, open_secret
from drachenhof.engine.game import CHANCE, Game, Knowledge, State
from drachenhof.fair import SameLuck, same_section
from drachenhof.games import games
from drachenhof.i18n import People, Words
from drachenhof.i18n.narrator import Narration, narration_of, seen_moments
from drachenhof.i18n.phrases import Sentence, View
from drachenhof.records import Play, Record, write
from drachenhof.records.play import game_of


class Session:
    """A game in progress: its record, the position, and the players.

    Chance and the other players draw from the seed and the number of the move,
    so that a break or an undo does not change the luck.
    """

    def __init__(self, record: Record, path: Path) -> None:
        self.path = path
        self.game: Game = game_of(record)
        self.face: Face = face_of(record.game)
        self.narration: Narration = narration_of(record.game)
        self.header = replace(record, moves=[], scores=None)
        self.seed = int(record.extra.get("seed", 0))
        self.day = day_of(record)
        self._luck = self.day and SameLuck(luck_of(record.game, self.day), open_secret(record.game, self.day))
        self.seat = next(seat for seat, who in enumerate(record.seats) if "bot" not in who)
        self.bots = {
            seat: Competitor.parse(record.game, str(who["bot"]))
            for seat, who in enumerate(record.seats)
            if "bot" in who
        }
        self._sitting = {seat: competitor.sit_down() for seat, competitor in self.bots.items()}
        self.people = People([str(who.get("name", "")) for who in record.seats], self.seat)
        self._play = Play.of(record)

    def prepare(self) -> None:
        """Compile the bots before the game begins."""
        bots = [competitor.label for competitor in self.bots.values()]
        warm_up(self.game.NAME, self.header.players, self.header.options, bots)

    @property
    def state(self) -> State:
        return self._play.state

    @property
    def over(self) -> bool:
        return self._play.over

    def view(self) -> View:
        """Return what the person sees."""
        return self.narration.seen(self.state, self.seat)

    def known(self) -> Knowledge:
        """Return what the person knows."""
        return self.game.knowledge(self.state, self.seat)

    def play(self, words: Words, move: int) -> list[Sentence[str]]:
        """Carry a move out, and tell it."""
        before, text = self.view(), self.narration.heard(self.state, move, self.seat)
        above, moments = self.narration.heading(words, before), seen_moments(self.game, self.state, move, self.seat)
        self._play.apply(move)
        sentences = self.narration.sentences(words, before, text, moments, self.people)
        return [Sentence(above, frozenset()), *sentences] if above else sentences

    def play_others(
        self, words: Words, thinking: Callable[[int], AbstractContextManager[Any]] = nullcontext
    ) -> Iterator[Sentence[str]]:
        """Let chance and the other players move until the person is asked or the game is over; tell it as it happens.

        `thinking` is entered with the seat of a bot while it decides.
        """
        while not self.over and (seat := self._play.to_move) != self.seat:
            if seat == CHANCE:
                move = self._dealt()
            else:
                try:
                    with thinking(seat):
                        move = self._decided(seat)
                except Fault as fault:
                    yield self._replaced(words, seat, fault)
                    continue
            yield from self.play(words, move)

    def _dealt(self) -> int:
        """Return the chance move of the day's luck, or of the seed."""
        if self._luck:
            return self._luck.due(self._play)
        return Chance(self.seed, len(self._play.moves)).pick(self.game, self.state)

    def _decided(self, seat: int) -> int:
        """Return the move of a bot from the knowledge of its seat; raises `Fault` for an external bot."""
        sequence = np.random.SeedSequence(int(seed_word(self.seed)), spawn_key=(len(self._play.moves),))
        rng = np.random.default_rng(self._luck.seed(self._play) if self._luck else sequence)
        competitor = self.bots[seat]
        return self._sitting[seat].decide(self.game.knowledge(self.state, seat), competitor.budget, rng).move

    def _replaced(self, words: Words, seat: int, fault: Fault) -> Sentence[str]:
        """Replace a faulty bot by a built-in one and return a sentence about it."""
        name, other = self.bots[seat].name, OPPONENT[self.game.NAME]
        self.bots[seat] = Competitor.parse(self.game.NAME, other)
        self._sitting[seat] = self.bots[seat].sit_down()
        sentence = words.say(f"cli-bots-fault-{fault.code}", bot=name, problem=fault.problem)
        who = self.people.names[seat]
        return Sentence(words.say("cli-terminal-fault", name=who, said=sentence, other=other), frozenset({seat}))

    def undo(self) -> bool:
        """Go back to the person's last decision, unless something new was seen since.

        A chance move is new information. So are others' moves in a game with hidden hands: they reveal cards.
        """
        deciders = self._play.deciders
        own = [number for number, decider in enumerate(deciders) if decider == self.seat]
        if not own:
            return False
        others = set(deciders[own[-1] :]) - {self.seat}
        secrets = self.known().tobytes() != self.state.tobytes()
        if CHANCE in others or (others and secrets):
            return False
        self._play.back(len(deciders) - own[-1])
        return True

    def record(self) -> Record:
        return self._play.record(self.header.seats, **self.header.extra)

    def save(self) -> None:
        """Replace the file at once or not at all; raises `OSError`."""
        write(self.path, [self.record()])


def new_record(game: Game, options: Mapping[str, Any], table: Sequence[str], name: str, seed: int) -> Record:
    """A game before its first move, with a person or a bot in each seat."""
    others = names_for(f"seed {seed}", [name])
    seats: list[dict[str, Any]] = [
        {"name": name} if who == HUMAN else {"name": next(others), "bot": who} for who in table
    ]
    return Record.of(game, game.new(len(table), **options), [], seats, seed=seed)


def daily_record(day: Daily, name: str) -> Record:
    """The game of a day before its first move, with the secret that its luck follows from."""
    others, game = names_for(day.luck, [name]), games[day.game]
    seats: list[dict[str, Any]] = [
        {"name": name} if bot is None else {"name": next(others), "bot": bot} for bot in day.bots
    ]
    fair = same_section(day.luck, "terminal", open_secret(day.game, day.day), revealed=True)
    return Record.of(game, game.new(len(seats), **day.options), [], seats, daily=day.day.isoformat(), fair=fair)


def day_of(record: Record) -> date | None:
    """The day whose game a record is, if it is one of the terminal's."""
    try:
        return date.fromisoformat(record.extra["daily"])
    except (KeyError, TypeError, ValueError):
        return None


def external_bots(record: Record) -> list[str]:
    """Return the external bots of a record; a file alone never starts programs."""
    bots = [str(who["bot"]) for who in record.seats if "bot" in who]
    return [bot for bot in bots if is_external(record.game, bot)]


def seats_of(record: Record) -> list[str]:
    """Return the seats as `--seats` names them."""
    return [str(who.get("bot", HUMAN)) for who in record.seats]


def resumable(record: Record) -> bool:
    """Return whether the terminal can continue a record: one person, bots that can be loaded, a seed."""
    persons: Sequence[Any] = [who for who in record.seats if "bot" not in who]
    try:
        parse_all(record.game, [str(who["bot"]) for who in record.seats if "bot" in who])
    except BadBot:
        return False
    return len(persons) == 1 and (type(record.extra.get("seed")) is int or day_of(record) is not None)


SHOWN = 3


def hints(words: Words, session: "Session", worded: Callable[[str], str]) -> list[Text]:
    """The best choices by their numbers, with the chance to win and the expected score."""
    known = session.known()
    legal = session.game.legal_moves(known)
    if len(legal) == 1:
        return [Text(words.say("cli-terminal-hint-only"))]
    game = session.game.NAME
    advice = advise(game, known)
    lines = [Text(words.say("cli-terminal-hint-exact" if advice.exact else "cli-terminal-hint"))]
    for place, choice in enumerate(advice.choices[:SHOWN]):
        text = session.game.to_text(known, choice.move)
        number = (f"{legal.index(choice.move) + 1:>2}", f"bold {JADE}")
        lines.append(Text.assemble(number, " ", worded(text), (_chances(words, game, choice, place), FADED)))
    return lines


def _chances(words: Words, game: str, choice: Advised, place: int) -> str:
    """Return the measured result of a choice."""
    lines = [words.say("cli-terminal-hint-equal")] if place and choice.equal else []
    if choice.low is not None and choice.high is not None:
        lines.append(words.say("cli-terminal-hint-win", low=choice.low * 100, high=choice.high * 100))
    if choice.less is not None and choice.less.high > 0:
        low, high = max(0.0, choice.less.low) * 100, choice.less.high * 100
        lines.append(words.say("cli-terminal-hint-less", low=low, high=high))
    if choice.score is not None:
        lines.append(words.say(f"cli-terminal-hint-{game}", score=choice.score))
    if choice.reason is not None and choice.worse == choice.move:
        lines.append(narration_of(game).warning(words, choice.reason.what, abs(choice.reason.more.value)))
    return "  " + ", ".join(lines) if lines else ""
