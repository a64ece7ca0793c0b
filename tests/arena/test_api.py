"""`drachenhof.play` and `drachenhof.tournament`: bots as names, objects, classes, functions and files."""

import json
from pathlib import Path

import numpy as np
import pytest

import drachenhof
from drachenhof import records
from drachenhof.arena import TournamentResult
from drachenhof.bots import BadBot, BotLike, Budget, Fault
from drachenhof.engine.game import BadOption, Knowledge
from drachenhof.games import games

year = games["year"]
FILE = Path(__file__).parents[1] / "bots" / "external" / "strangers.py"


class Hasty:
    """A random legal move, as in docs/write-a-bot.md."""

    def __init__(self, game: str) -> None:
        self.game = games[game]

    def decide(self, knowledge: Knowledge, budget: Budget, rng: np.random.Generator) -> int:  # noqa: ARG002
        legal = self.game.legal_moves(knowledge)
        return legal[int(rng.integers(len(legal)))]


def last(knowledge: Knowledge, budget: Budget, rng: np.random.Generator) -> int:  # noqa: ARG001
    return year.legal_moves(knowledge)[-1]


def policy(_observations: object, masks: np.ndarray) -> np.ndarray:
    return masks.argmax(axis=1)


def fails(knowledge: Knowledge, budget: Budget, rng: np.random.Generator) -> int:  # noqa: ARG001
    raise ZeroDivisionError("of its own")


def test_a_game_of_all_kinds_of_bots_is_a_record() -> None:
    record = drachenhof.play("year", ["greedy", Hasty, Hasty("year"), last, policy], seed=7, great_wall=True)
    assert [seat["bot"] for seat in record.seats] == ["greedy", "Hasty", "Hasty-2", "last", "policy"]
    assert record.options["great_wall"] is True
    records.check(record)
    assert record.scores is not None


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    seats: list[BotLike] = ["greedy", Hasty, f"{FILE}:First"]
    one, same, other = (drachenhof.play("hoard", seats, seed=seed) for seed in (1, 1, 2))
    assert one == same != other


def test_what_cannot_be_played_is_said() -> None:
    with pytest.raises(BadOption, match="year is for 2 to 5 players"):
        drachenhof.play("year", ["greedy"])
    with pytest.raises(BadOption, match="no option 'wall'"):
        drachenhof.play("year", ["greedy"] * 2, wall=True)  # type: ignore[call-overload]
    with pytest.raises(BadBot, match="no bot 'emperer'"):
        drachenhof.play("year", ["emperer", "greedy"])
    with pytest.raises(TypeError, match="a bot is a name, an object with `decide`, a class or a function, not 7"):
        drachenhof.play("year", [7, "greedy"])  # type: ignore[call-overload]
    with pytest.raises(Fault, match=r"fails failed: ZeroDivisionError: of its own \(test_api.py, line \d+\)"):
        drachenhof.play("year", [fails, "greedy"])


@pytest.fixture(scope="module")
def table() -> TournamentResult:
    return drachenhof.tournament("year", {"mine": Hasty, "greedy": "greedy", "fails": fails}, games=30, players=3)


def test_a_tournament_is_a_table_with_intervals(table: TournamentResult) -> None:
    lines = str(table).splitlines()
    assert lines[0] == "year: 30 games, 3 players, seed 1"
    assert lines[2].split() == ["bot", "games", "wins", "95", "%", "score", "95", "%", "place", "95", "%"]
    assert lines[3].split()[0] == "greedy"
    assert {line.split()[0] for line in lines[3:6]} == {"greedy", "mine", "fails"}
    assert lines[6].startswith("fails forfeited 30 of 30 games. In game 1: fails failed: ZeroDivisionError: of its own")


def test_a_table_is_exported(table: TournamentResult, tmp_path: Path) -> None:
    document = json.loads(json.dumps(table.to_dict()))
    assert document["standings"][0]["bot"] == "greedy"
    assert document["crosstable"]["greedy"]["mine"]["value"] > 0.9
    assert table.to_csv().splitlines()[1].startswith("greedy,30,30,")
    assert len(table.records) == 30
    records.check(table.records[4])
    table.plot(tmp_path / "table.png")
    assert (tmp_path / "table.png").read_bytes().startswith(b"\x89PNG")


def test_objects_of_one_class_are_two_bots_and_one_object_is_one() -> None:
    one = Hasty("year")
    table = drachenhof.tournament("year", [one, Hasty("year"), last], games=2, players=2)
    assert table.tournament.bots == ("Hasty", "Hasty-2", "last")
    with pytest.raises(BadBot, match="twice"):
        drachenhof.tournament("year", [one, one], games=2, players=2)


def test_a_saved_tournament_goes_on_and_needs_names(tmp_path: Path) -> None:
    file = tmp_path / "saved.jsonl"
    short = drachenhof.tournament("hoard", ["greedy", "random"], games=2, players=2, save=file)
    longer = drachenhof.tournament("hoard", ["greedy", "random"], games=6, players=2, save=file)
    assert [list(one.moves) for one in longer.games[:2]] == [list(one.moves) for one in short.games]
    assert len(file.read_text().splitlines()) == 7
    with pytest.raises(ValueError, match="needs bots by name"):
        drachenhof.tournament("hoard", ["greedy", Hasty], games=2, players=2, save=tmp_path / "own.jsonl")


@pytest.mark.slow
def test_workers_play_the_same_games() -> None:
    alone, together = (
        drachenhof.tournament("year", ["greedy", Hasty], games=8, players=2, workers=workers) for workers in (1, 2)
    )
    assert [game.moves for game in alone.games] == [game.moves for game in together.games]


def test_only_the_api_is_listed() -> None:
    assert dir(drachenhof) == sorted(drachenhof.__all__)
    assert {"play", "tournament", "Chance", "games"} <= set(dir(drachenhof))
    assert dir(drachenhof.arena) == ["TournamentResult"]
