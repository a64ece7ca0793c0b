"""Training: the same seed makes the same net, and a course that was broken off goes on as if it had not been."""

import json

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: `make test-extras` does it, if it can be")

from drachenhof.bots.training import Training, TrainingPlan  # noqa: E402 (only where PyTorch is)
from drachenhof.cli import main  # noqa: E402
from drachenhof.games import games  # noqa: E402
from drachenhof.search import nets  # noqa: E402

SMALL = TrainingPlan(seed=3, rounds=2, rows=1 << 14, batch=1 << 12, judged_every=2, judged_by=48)


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_a_course_that_was_broken_off_goes_on_as_if_it_had_not_been(tmp_path, game):
    whole = Training(game, SMALL)
    told = list(whole.rounds())
    assert [one["round"] for one in told] == [1, 2]
    assert "wins" in told[-1]
    first = Training(game, SMALL, threads=2)
    next(first.rounds())
    torch.set_num_threads(1)
    first.save(tmp_path / "kept.pt")
    second = Training.load(tmp_path / "kept.pt")
    assert [one["round"] for one in second.rounds()] == [2]
    assert second.policy.flat().shape == whole.policy.flat().shape
    name = second.export(tmp_path)
    assert nets.read(game, name, tmp_path).tobytes() == second.policy.flat().tobytes()
    third = Training.load(tmp_path / "kept.pt")
    list(third.rounds())
    assert third.policy.flat().tobytes() == second.policy.flat().tobytes()


def test_the_command_trains_goes_on_and_writes_a_net_with_its_card(tmp_path, capsys):
    for rounds in (1, 2):
        assert main(["train", "year", str(tmp_path), "--rounds", str(rounds), "--rows", "8192", "--workers", "1"]) == 0
    course = [json.loads(line)["round"] for line in (tmp_path / "course.jsonl").read_text().splitlines()]
    assert course == [1, 2]
    names = sorted(path.stem for path in tmp_path.glob("policy-*.json"))
    assert names
    assert len(nets.read("year", names[0], tmp_path)) > 0
    assert (tmp_path / "course.png").exists()
    assert "policy-" in capsys.readouterr().out


def test_a_game_that_does_not_learn_says_so(tmp_path, capsys, monkeypatch):
    monkeypatch.delattr(games.part("hoard", "search"), "SHAPE")
    assert main(["train", "hoard", str(tmp_path)]) == 1
    assert "hoard" in capsys.readouterr().err
