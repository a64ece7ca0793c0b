"""One game in the terminal: a person among random players, kept as a record at every step."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from drachenhof.chance import Chance
from drachenhof.game import CHANCE, OVER, Game, State
from drachenhof.records import Record, begin, game_of, replay, write
from drachenhof.words import Words
from drachenhof.words.ledger import View, seen
from drachenhof.words.story import People, Sentence, heading, sentences

BOT = "random"
BOT_NAMES = ("Lin", "Mei", "Bao", "Hua")


class Session:
    """A game that is being played: its record so far, the position, and what happened since the last question.

    Chance and the other players draw from the seed and the number of the move,
    so that leaving and coming back, or taking a move back, changes nobody's luck.
    """

    def __init__(self, record: Record, path: Path) -> None:
        self.path = path
        self.game: Game = game_of(record)
        self.header = replace(record, moves=[], scores=None)
        self.seed = int(record.extra["seed"])
        self.seat = next(seat for seat, who in enumerate(record.seats) if "bot" not in who)
        self.people = People([str(who.get("name", "")) for who in record.seats], self.seat)
        self.moves: list[int] = []
        self.deciders: list[int] = []  # who made each move: a seat, or CHANCE
        self.state: State = begin(record)
        for step in replay(record):
            self.moves.append(step.move)
        self._rewind(len(self.moves))

    @property
    def over(self) -> bool:
        return self.game.to_move(self.state) == OVER

    def view(self) -> View:
        return seen(self.game, self.state, self.seat)

    def legal(self) -> list[str]:
        """What the person may choose, in the notation."""
        return [self.game.to_text(self.state, move) for move in self.game.legal_moves(self.state)]

    def play(self, words: Words, move: int) -> list[Sentence]:
        """Carry a move out, and tell it."""
        before, text = self.view(), self.game.to_text(self.state, move)
        above = [Sentence(heading(words, before), frozenset())] if before["asked"] == "deal" else []
        self.deciders.append(self.game.to_move(self.state))
        self.game.apply(self.state, move)
        self.moves.append(move)
        return above + sentences(words, before, text, self.view(), self.people)

    def play_others(self, words: Words) -> list[Sentence]:
        """Let chance and the other players move until the person is asked or the game is over; tell it all."""
        told: list[Sentence] = []
        while not self.over and self.game.to_move(self.state) != self.seat:
            luck = Chance(self.seed, len(self.moves))
            if self.game.to_move(self.state) == CHANCE:
                told += self.play(words, luck.pick(self.game, self.state))
            else:
                told += self.play(words, luck.choose(self.game.legal_moves(self.state)))
        return told

    def undo(self) -> bool:
        """Go back to the person's last decision, unless chance has moved since."""
        own = [number for number, decider in enumerate(self.deciders) if decider == self.seat]
        if not own or CHANCE in self.deciders[own[-1] :]:
            return False
        self._rewind(own[-1])
        return True

    def _rewind(self, count: int) -> None:
        """The position after so many of the moves."""
        moves, self.moves, self.deciders = self.moves[:count], [], []
        self.state = begin(self.header)
        for move in moves:
            self.deciders.append(self.game.to_move(self.state))
            self.game.apply(self.state, move)
            self.moves.append(move)

    def record(self) -> Record:
        begun = begin(self.header)
        return Record.of(self.game, begun, self.moves, self.header.seats, **self.header.extra)

    def save(self) -> None:
        """Replace the file at once or not at all; raises `OSError`."""
        write(self.path, [self.record()])


def new_record(game: Game, players: int, options: Mapping[str, Any], seat: int, name: str, seed: int) -> Record:
    """A game before its first move, a person at one seat and random players at the others."""
    others = iter(BOT_NAMES)
    seats: list[dict[str, Any]] = [
        {"name": name} if number == seat else {"name": next(others), "bot": BOT} for number in range(players)
    ]
    return Record.of(game, game.new(players, **options), [], seats, seed=seed)


def resumable(record: Record) -> bool:
    """Whether the terminal wrote a record: one person, the others random, a seed."""
    persons: Sequence[Any] = [who for who in record.seats if "bot" not in who]
    return len(persons) == 1 and type(record.extra.get("seed")) is int
