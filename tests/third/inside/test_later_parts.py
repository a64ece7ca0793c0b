"""Parts that came after the first: lessons, reviews, bots of others; a part that a game lacks is told of."""

import json
from pathlib import Path

import pytest

from drachenhof import records
from drachenhof.analysis.measuring import Effort
from drachenhof.analysis.review import work as working
from drachenhof.analysis.review.walk import walk
from drachenhof.explore import Unexplored, fits, look, shipped
from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.learn import mining
from drachenhof.learn.drills import LEVELS
from drachenhof.learn.lessons import BrokenLesson, lessons, parse, stages
from drachenhof.server.app.typescript import code
from tests.cli.conftest import Run
from tests.server.play.server import Person
from tests.third.inside.test_engine import played

BOT = '''
class Low:
    """Lays its lowest card."""

    def __init__(self, game):
        self.game = game

    def decide(self, knowledge, budget, rng, cancel=None):
        from drachenhof.bots import Decision
        from drachenhof.games import games

        return Decision(games[self.game].legal_moves(knowledge)[0])
'''


@pytest.fixture
def path(tmp_path: Path) -> Path:
    records.write(tmp_path / "game.json", [played()])
    return tmp_path / "game.json"


# Lessons


def test_a_lesson_is_played_by_the_rules() -> None:
    (only,) = lessons("prizes")
    first, last = stages(only)
    assert first.cue.wanted == "lay 3"
    assert [step.text for step in last.told] == ["lay 3", "lay 2"]


def test_a_lesson_that_its_rules_do_not_allow_is_refused() -> None:
    text = 'players = 2\nbegin = ["prize 4"]\n[[cues]]\nname = "only"\n'
    with pytest.raises(BrokenLesson, match="prize 4"):
        stages(parse(text, "prizes", "broken"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_its_words(language: str) -> None:
    (only,) = lessons("prizes")
    assert all(Words(language).has(name) for cue in only.cues for name in only.messages(cue))


def test_the_server_offers_the_lesson_and_keeps_how_far_somebody_came(ada: Person) -> None:
    told = [one for one in ada.get("/api/lessons")["lessons"] if one["game"] == "prizes"]
    assert [(one["name"], one["cues"]) for one in told] == [("higher", 2)]
    first, last = ada.get("/api/lessons/prizes/higher")["cues"]
    assert {choice["move"] for choice in first["position"]["choices"]} == {"lay 1", "lay 2", "lay 3"}
    assert last["position"]["view"]["scores"] == [3, 0]
    reached = {"lessons": {"prizes/higher": {"at": 2, "done": True}}}
    assert ada.http.put("/api/me/lessons", json=reached).status_code == 204
    assert ada.get("/api/me")["lessons"] == reached["lessons"]


# The review


@pytest.fixture
def few_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, count in (("FIRST", 2), ("QUICK", 60), ("QUICK_DEALS", 4), ("SHARP", 60), ("SHARP_DEALS", 4)):
        monkeypatch.setattr(working, name, count)


@pytest.mark.usefixtures("few_rollouts")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_is_reviewed(run: Run, path: Path, language: str) -> None:
    code, out, err = run("review", path, "--quick", "--language", language)
    assert (code, err) == (0, "")
    assert Words(language).say("review-ended", result="50")[:-4] in out


@pytest.mark.usefixtures("few_rollouts")
def test_a_review_is_a_document_and_a_page(run: Run, path: Path) -> None:
    code, out, _ = run("review", path, "--quick", "--json")
    assert code == 0
    document = json.loads(out)
    assert (document["game"], [seat["win"]["result"] for seat in document["seats"]]) == ("prizes", [0.5, 0.5])
    page = path.with_name("review.html")
    assert run("review", path, "--quick", "--html", page).code == 0
    assert page.read_text(encoding="utf-8").count("<polyline") == 2


# Bots of others, and what is not there


def test_somebody_elses_bot_plays_it(run: Run, tmp_path: Path) -> None:
    (tmp_path / "low.py").write_text(BOT, encoding="utf-8")
    asked = ["--bots", f"{tmp_path / 'low.py'}:Low,random", "--games", "4", "--workers", "1", "--json"]
    code, out, err = run("arena", "prizes", *asked)
    assert code == 0, err
    assert len(json.loads(out)["standings"]) == 2


def test_a_policy_that_does_not_learn_is_not_trained(run: Run, tmp_path: Path) -> None:
    code, _, err = run("train", "prizes", tmp_path)
    assert (code, err) == (1, f"drachenhof: {Words('en').say('cli-train-nothing', game='prizes')}\n")


def test_drills_are_looked_for_by_the_games_own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has neither an `emperor` nor a `novice`."""
    for name, value in (("LOOKS", (4,)), ("SURE", 8), ("COUNTED", 4), ("OTHER_EFFORT", Effort(0.5, 60))):
        monkeypatch.setattr(mining, name, value)
    assert mining.strong_bot("prizes") == "courtier@100"
    next(mining.mine(mining.DrillsWanted("prizes", 1, bot="courtier@2")))
    rules, one = games["prizes"], walk(played()).decisions[0]
    known = rules.knowledge(one.state, one.seat)
    judged = mining._judged("prizes", known, 2, 1)
    level, tempting = mining._difficulty("prizes", known, judged, {judged[0].move}, 1)
    assert level in LEVELS
    assert tempting in judged[1:]


def test_the_command_that_looks_for_drills_asks_for_a_bot_of_the_game(run: Run, tmp_path: Path) -> None:
    outcome = run("drills", "prizes", "--into", tmp_path / "new", "--bot", "emperor")
    assert outcome.code == 2
    assert "emperor" in outcome.err
    assert "courtier" in outcome.err


# The explorer


def test_a_game_without_a_part_has_nothing_to_explore(run: Run) -> None:
    assert shipped("prizes") is None
    assert not fits("prizes")
    with pytest.raises(Unexplored, match="nothing to explore"):
        look("prizes", 2, 0)
    outcome = run("explore", "prizes")
    assert (outcome.code, outcome.err) == (2, "drachenhof: There is nothing to explore in prizes.\n")


def test_the_server_explores_no_such_game(ada: Person) -> None:
    assert ada.http.post("/api/explore/prizes", json={"players": 2, "seat": 0}).status_code == 404
    assert ada.http.get("/api/explore/prizes/games/0").status_code == 404


# The page's types


def test_the_types_of_its_view_are_made_for_the_page() -> None:
    """Its rules are two modules: there is no `tables`, `state` or `view` as other games have."""
    assert "export interface PrizesView {" in code("prizes")
