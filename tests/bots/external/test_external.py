"""External bots: loading, checked answers, and faults."""

from pathlib import Path

import numpy as np
import pytest

from drachenhof import games
from drachenhof.bots import BadBot, Budget, Fault, bring
from drachenhof.bots.external import Guarded, fingerprint, guard, reference_of
from drachenhof.bots.levels import named
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, Knowledge
from tests.budget import extra

FILE = Path(__file__).parent / "strangers.py"
MODULE = "tests.bots.external.strangers"
year = games["year"]


@pytest.fixture(scope="module")
def knowledge() -> Knowledge:
    state, luck = year.new(2), Chance(1)
    while year.to_move(state) == CHANCE:
        year.apply(state, luck.pick(year, state))
    return year.knowledge(state, year.to_move(state))


def decided(bot: object, knowledge: Knowledge, seed: int = 1) -> int:
    assert isinstance(bot, Guarded)
    return bot.decide(knowledge, bot.budget, np.random.default_rng(seed)).move


@pytest.mark.parametrize("place", [MODULE, str(FILE), f"apart+{FILE}"])
def test_by_module_by_file_and_apart(place: str, knowledge: Knowledge) -> None:
    before = knowledge.tobytes()
    bot = bring("year", f"{place}:Spoiler@9s")
    bot.prepare()
    assert bot.budget == Budget(milliseconds=9000)
    assert decided(bot, knowledge) == year.legal_moves(knowledge)[0]
    assert knowledge.tobytes() == before  # what a bot does to it stays its own


def test_a_file_of_the_folder_one_is_in(knowledge: Knowledge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "beside.py").write_text("from strange_neighbour import First\n")
    (tmp_path / "strange_neighbour.py").write_text(FILE.read_text())
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert decided(bring("year", "./beside.py:First"), knowledge) == year.legal_moves(knowledge)[0]
    assert decided(bring("year", "beside:First@20"), knowledge) == year.legal_moves(knowledge)[0]


def test_an_installed_package_gives_names(
    knowledge: Knowledge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "stranger-1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1\n")
    (told / "entry_points.txt").write_text(f"[drachenhof.bots]\nstranger = {MODULE}:First\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert decided(bring("year", "stranger@20"), knowledge) == year.legal_moves(knowledge)[0]
    with pytest.raises(BadBot, match=r"random, .*, stranger"):
        bring("year", "strangest")


def test_our_own_take_a_budget_by_name() -> None:
    assert named("year", "courtier@20").budget == Budget(simulations=20)
    assert named("year", "courtier").budget == Budget(simulations=60)
    assert bring("year", "emperor@100ms").budget == Budget(milliseconds=100)
    with pytest.raises(KeyError, match="no bot"):
        named("year", f"{MODULE}:First")  # which starts no program of anybody


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("dragon", "bot", "no bot 'dragon'"),
        ("courtier@", "budget", "'' is no budget for courtier"),
        (f"{MODULE}:First@soon", "budget", "'soon' is no budget"),
        ("./nowhere.py:First", "place", "no module or file ./nowhere.py"),
        ("no.where:First", "place", "no module or file no.where"),
        (f"{MODULE}:Last", "factory", "has no Last"),
        (f"{MODULE}:NOTHING", "factory", "has no NOTHING"),
        (f"{MODULE}:Unmade", "making", r"ValueError: not for year \(strangers.py, line \d+\)"),
        (f"{MODULE}:mute", "decide", "has no `decide`"),
        (f"apart+{MODULE}:Unmade", "making", "ValueError: not for year"),
        *extra((f"apart+{MODULE}:Last", "factory", "has no Last")),
    ],
)
def test_what_cannot_be_brought_is_told(text: str, code: str, said: str) -> None:
    with pytest.raises(BadBot, match=said) as refused:
        bring("year", text)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("name", "code", "said"),
    [
        (f"{MODULE}:Exits", "exception", r"SystemExit: 3 \(strangers.py, line \d+\)"),
        (f"{MODULE}:Illegal", "illegal", "which is not legal"),
        (f"{MODULE}:Wordy", "type", "answered 'harvest', which is neither a move nor a Decision"),
        *extra(
            (f"apart+{MODULE}:Exits", "exception", r"SystemExit: 3 \(strangers.py, line \d+\)"),
            (f"apart+{MODULE}:Illegal", "illegal", "which is not legal"),
            (f"apart+{MODULE}:Wordy", "type", "'harvest'"),
        ),
        (f"apart+{MODULE}:Hangs@1ms", "hung", "did not answer within 0.25 s"),
        (f"apart+{MODULE}:Dies", "gone", "ended while it was asked"),
    ],
)
def test_faults_are_its_own(name: str, code: str, said: str, knowledge: Knowledge) -> None:
    with pytest.raises(Fault, match=said) as fault:
        decided(bring("year", name), knowledge)
    assert fault.value.code == code
    assert fault.value.bot == name.partition("@")[0]


def test_a_process_is_kept_for_the_next_game_and_begins_anew(knowledge: Knowledge) -> None:
    name = f"apart+{MODULE}:Raises"
    for _ in range(2):
        bot = bring("year", name)
        for _ in range(5):
            decided(bot, knowledge)
        with pytest.raises(Fault, match="ZeroDivisionError"):
            decided(bot, knowledge)
        assert isinstance(bot, Guarded)
        bot.close()


def test_lateness_is_measured(knowledge: Knowledge, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.46])
    monkeypatch.setattr(guard, "perf_counter", lambda: next(clock))
    with pytest.raises(Fault, match=r"took 0.46 s \(100ms\)"):
        decided(bring("year", f"{MODULE}:Slow@100ms"), knowledge)
    assert guard.allowed(Budget(milliseconds=100)) == 0.45
    assert guard.allowed(Budget(simulations=5)) == guard.PATIENCE


def test_its_program_has_a_fingerprint(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(
        "class Own:\n    FILES = ['weights']\n    def __init__(self, game): pass\n    def decide(self): pass\n"
    )
    reference = reference_of(f"{own}:Own")
    assert reference is not None
    with pytest.raises(BadBot, match="names a file that is not there"):
        fingerprint(reference)
    (tmp_path / "weights").write_bytes(b"1")
    before = fingerprint(reference)
    assert fingerprint(reference) == before
    (tmp_path / "weights").write_bytes(b"2")
    changed = fingerprint(reference)
    own.write_text(own.read_text() + "\n")
    assert len({before, changed, fingerprint(reference)}) == 3
