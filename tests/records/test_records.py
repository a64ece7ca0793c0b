"""Records: read, write, replay and check them; every way to break one gives one clear sentence."""

import json
import os
import pickle
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import drachenhof
from drachenhof import OVER, records
from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.i18n.phrases import record_error
from drachenhof.records import BrokenRecord, Record
from drachenhof.records.errors import REASONS
from drachenhof.records.files import documents
from drachenhof.records.play import final
from drachenhof.search.playout import random_moves

year = games["year"]
OPTIONS = {"large_privilege": 7, "great_wall": True, "super_event": "random"}


@cache
def good() -> Record:
    moves = random_moves("year", 3, OPTIONS, seed=4, number=0)
    return Record.of(year, year.new(3, **OPTIONS), moves, [{"name": "Ada"}, {"bot": "random"}, {}], seed=4)


def document() -> dict[str, Any]:
    parsed: dict[str, Any] = json.loads(good().to_json())
    return parsed


def failure(text: str | bytes) -> BrokenRecord:
    """What is wrong with a text."""
    with pytest.raises(BrokenRecord) as raised:
        records.check(records.parse(text))
    return raised.value


# A record that is right


def test_a_record_says_what_was_played() -> None:
    record = good()
    assert (record.format, record.game, record.players) == (1, "year", 3)
    assert record.options == OPTIONS
    assert record.engine == f"drachenhof {drachenhof.__version__}"
    assert record.moves[0].startswith("event ")
    assert record.moves[10].startswith("super ")
    records.check(record)


def test_a_record_survives_its_own_text() -> None:
    assert records.parse(good().to_json()) == good()


def test_a_reader_keeps_keys_that_it_does_not_know() -> None:
    text = json.dumps(document() | {"fair": {"hash": "ab"}, "seats": [{"name": "Ada", "rating": 3}, {}, {}]})
    record = records.parse(text)
    assert record.extra == {"seed": 4, "fair": {"hash": "ab"}}
    assert json.loads(record.to_json()) == json.loads(text)
    records.check(record)


def test_replay_gives_every_position() -> None:
    numbers = [step.number for step in records.replay(good())]
    assert numbers == list(range(1, len(good().moves) + 1))
    end = final(good())
    assert year.to_move(end) == OVER
    assert year.scores(end) == list(good().scores or ())


def test_an_unfinished_game_is_a_record_too() -> None:
    begun = document() | {"moves": document()["moves"][:50], "places": None}
    for scores in ({"scores": None}, {}):
        records.check(records.parse(json.dumps({key: begun[key] for key in begun if key != "scores"} | scores)))


def test_options_left_out_have_their_defaults() -> None:
    moves = random_moves("year", 2, {}, seed=1, number=0)
    record = Record.of(year, year.new(2), moves)
    records.check(records.parse(json.dumps(json.loads(record.to_json()) | {"options": {}})))


# Records that are broken

Change = Callable[[dict[str, Any]], Any]


def put(**changes: Any) -> Change:
    return lambda record: record | changes


def without(key: str) -> Change:
    return lambda record: {name: record[name] for name in record if name != key}


def with_move(number: int, text: Any) -> Change:
    return lambda record: record | {"moves": [*record["moves"][: number - 1], text, *record["moves"][number:]]}


BREAKS: dict[str, tuple[Change, str, int | None]] = {
    "a list": (lambda record: [record], "not-object", None),
    "a number": (lambda _: 1.5, "not-object", None),
    "null": (lambda _: None, "not-object", None),
    "no format": (without("format"), "missing-key", None),
    "no game": (without("game"), "missing-key", None),
    "no players": (without("players"), "missing-key", None),
    "no options": (without("options"), "missing-key", None),
    "no seats": (without("seats"), "missing-key", None),
    "no moves": (without("moves"), "missing-key", None),
    "format a text": (put(format="1"), "bad-key", None),
    "format a truth value": (put(format=True), "bad-key", None),
    "another format": (put(format=2), "format", None),
    "players a fraction": (put(players=3.0), "bad-key", None),
    "players many": (put(players=10**400), "seats", None),
    "players none": (put(players=0, seats=[]), "option", None),
    "players too many": (put(players=6, seats=[{}] * 6), "option", None),
    "game a number": (put(game=7), "bad-key", None),
    "another game": (put(game="chess"), "game", None),
    "options a list": (put(options=[]), "bad-key", None),
    "unknown option": (put(options={"speed": 1}), "option", None),
    "option players": (put(options={"players": 3}), "option", None),
    "option of another kind": (put(options={"great_wall": 1}), "option", None),
    "option nested": (put(options={"super_event": {"a": [1]}}), "option", None),
    "option out of range": (put(options={"large_privilege": 8}), "option", None),
    "seats a text": (put(seats="abc"), "bad-key", None),
    "seats of texts": (put(seats=["Ada", "Bo", "Cem"]), "bad-key", None),
    "a seat too few": (put(seats=[{}, {}]), "seats", None),
    "a name that is a number": (put(seats=[{"name": 1}, {}, {}]), "bad-key", None),
    "engine a number": (put(engine=1), "bad-key", None),
    "moves a text": (put(moves="event drought"), "bad-key", None),
    "a move that is a number": (with_move(30, 17), "bad-move", 30),
    "scores of texts": (put(scores=["1", "2", "3"]), "bad-key", None),
    "scores of fractions": (put(scores=[1.0, 2.0, 3.0]), "bad-key", None),
    "words that mean nothing": (with_move(30, "abracadabra"), "illegal", 30),
    "no words": (with_move(30, ""), "illegal", 30),
    "endless words": (with_move(30, "taxes " * 100_000), "illegal", 30),
    "unprintable words": (with_move(30, "\x1b[31m\ud800\n"), "illegal", 30),
    "a move of another time": (with_move(1, "taxes"), "illegal", 1),
    "a move left out": (lambda record: record | {"moves": record["moves"][1:]}, "illegal", 10),
    "moves after the end": (lambda record: record | {"moves": [*record["moves"], "refill"]}, "after-end", 0),
    "cut moves": (lambda record: record | {"moves": record["moves"][:-1]}, "not-over", None),
    "no moves at all": (put(moves=[]), "not-over", None),
    "wrong scores": (lambda record: record | {"scores": [record["scores"][0] + 1, 2, 3]}, "wrong-scores", None),
    "a score too few": (lambda record: record | {"scores": record["scores"][:2]}, "wrong-scores", None),
    "wrong places": (lambda record: record | {"places": record["places"][::-1]}, "wrong-places", None),
    "no scores": (without("scores"), "no-scores", None),
    "scores null": (put(scores=None), "no-scores", None),
}


@pytest.mark.parametrize(("change", "code", "move"), BREAKS.values(), ids=BREAKS)
def test_a_broken_record_gives_one_clear_sentence(change: Change, code: str, move: int | None) -> None:
    error = failure(json.dumps(change(document())))
    assert error.code == code
    assert error.move == (len(document()["moves"]) + 1 if move == 0 else move)
    for sentence in (str(error), *(record_error(Words(language), error) for language in LANGUAGES)):
        assert sentence.isprintable()
        assert 10 < len(sentence) < 800
        assert error.move is None or str(error.move) in sentence


TEXTS: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "empty"),
    "blanks": (" \n\t ", "empty"),
    "no JSON": ("event drought", "not-json"),
    "Python": ("{'format': 1}", "not-json"),
    "two documents": ("{} {}", "not-json"),
    "NaN": ('{"format": NaN}', "not-json"),
    "a number of many digits": ('{"format": ' + "9" * 10_000 + "}", "not-json"),
    "an opened object": ("{", "cut"),
    "a key": ('{"format"', "cut"),
    "half a word": ('{"scores": nul', "cut"),
    "half a text": ('{"game": "ye', "cut"),
    "deep lists": ("[" * 100_000, "too-deep"),
    "deep objects": ('{"a":' * 100_000 + "1" + "}" * 100_000, "too-deep"),
    "bytes": (b"\xff\xfe\x00", "not-utf8"),
    "Latin-1": ('{"game": "ä"}'.encode("latin-1"), "not-utf8"),
}


@pytest.mark.parametrize(("text", "code"), TEXTS.values(), ids=TEXTS)
def test_text_that_is_no_record_gives_one_clear_sentence(text: str | bytes, code: str) -> None:
    error = failure(text)
    assert error.code == code
    assert len(str(error)) < 300


def test_a_record_cut_anywhere_is_noticed() -> None:
    text = good().to_json()
    assert {failure(text[:length]).code for length in range(1, len(text), 37)} <= {"cut", "not-json"}


def test_every_reason_is_tested() -> None:
    tested = {code for _, code, _ in BREAKS.values()} | {code for _, code in TEXTS.values()} | {"too-large"}
    fair = {code for code in REASONS if code.startswith("fair-")}  # tests/fair
    assert tested == set(REASONS) - fair


def test_what_is_wrong_is_named() -> None:
    error = failure(json.dumps(with_move(6, 5)(document())))
    assert str(error) == "broken record, move 6: it should be a text, not 5"
    assert record_error(Words("de"), error) == "fehlerhaft: Zug 6: er sollte ein Text sein, nicht 5"
    assert str(failure(json.dumps(with_move(6, ["x" * 999])(document())))).endswith("xxx…")
    assert str(failure(json.dumps(put(format="1")(document())))).endswith('a whole number, not "1"')
    error = failure(json.dumps(put(scores=[1, 2, 3])(document())))
    for sentence in (str(error), record_error(Words("en"), error)):
        assert f"1–2–3, but after move {len(good().moves)} the scores are " in sentence


@pytest.mark.parametrize("change", [with_move(30, "refill"), put(options={"speed": 1}), put(format="1")])
def test_what_is_wrong_can_be_sent_to_another_process(change: Change) -> None:
    error = failure(json.dumps(change(document())))
    error.line = 7
    sent = pickle.loads(pickle.dumps(error))
    assert (str(sent), sent.move, sent.line) == (str(error), error.move, 7)
    assert record_error(Words("nl"), sent) == record_error(Words("nl"), error)


def test_an_illegal_move_says_why() -> None:
    error = failure(json.dumps(with_move(11, "super drought")(document())))
    assert error.move == 11
    assert "super drought" in str(error)
    assert "seat" in str(error) or "chance" in str(error)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def problem_of(text: str | bytes) -> str:
    """What is wrong with a text, or nothing."""
    try:
        records.check(records.parse(text))
    except BrokenRecord as error:
        return str(error)
    return ""


KEYS = st.sampled_from([*Record.__dataclass_fields__, "seed"])


@given(st.binary(max_size=200) | st.text(max_size=200) | JSON.map(json.dumps))
def test_any_text_is_a_record_or_broken(text: str | bytes) -> None:
    assert problem_of(text).isprintable()


@given(st.dictionaries(KEYS, JSON, max_size=3))
def test_a_record_with_any_keys_is_correct_or_broken(changes: dict[str, Any]) -> None:
    assert problem_of(json.dumps(document() | changes)).isprintable()


# Files


def test_a_file_is_one_document_or_lines(tmp_path: Path) -> None:
    path, other = tmp_path / "games", Record.of(year, year.new(2), [])
    path.write_text(json.dumps(document(), indent=2))
    assert list(records.read(path)) == [good()]
    path.write_bytes(b"\xef\xbb\xbf" + good().to_json().encode())
    assert list(records.read(path)) == [good()]
    path.write_text(f"\n{good().to_json()}\r\n\n{other.to_json()}\n")
    assert list(records.read(path)) == [good(), other]


def test_reading_is_lazy(tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_text(f"{good().to_json()}\n{good().to_json()}\n{{}}\n")
    reader = records.read(path)
    assert next(reader) == good()
    assert next(reader) == good()
    with pytest.raises(BrokenRecord, match=r'line 3: it has no "format"'):
        next(reader)


@pytest.mark.parametrize("broken_line", ['{"format"', "[]", "nothing"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_broken_line_is_named_and_the_others_are_read(tmp_path: Path, broken_line: str, number: int) -> None:
    lines = [good().to_json()] * 3
    lines[number - 1] = broken_line
    path = tmp_path / "games"
    path.write_text("\n".join(lines))
    found: list[int | None] = []
    with path.open("rb") as file:
        for one in documents(file):
            try:
                assert one.parse() == good()
            except BrokenRecord as error:
                found.append(error.line)
    assert found == [number]


def test_a_broken_document_of_many_lines_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text(json.dumps(document(), indent=2).replace('"year"', "year"))
    with pytest.raises(BrokenRecord, match="line 3: it is not JSON"):
        list(records.read(path))


def test_an_empty_file_has_no_record(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("\n\n")
    with pytest.raises(BrokenRecord, match="no record"):
        list(records.read(tmp_path / "games"))


def test_what_is_longer_than_any_record_is_not_read_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (records.files, records.record):
        monkeypatch.setattr(module, "LONGEST", 10_000)
    path = tmp_path / "games"
    path.write_text(f"{good().to_json()}\n" + '{"a": "' + "x" * 50_000 + '"}\n' + f"{good().to_json()}\n")
    with path.open("rb") as file:
        first, second, third = documents(file)
    assert first.parse() == third.parse() == good()
    assert len(second.text) == 10_001
    with pytest.raises(BrokenRecord, match="line 2: it is longer"):
        second.parse()
    path.write_text("{\n" + '"a":\n' * 5_000)
    with pytest.raises(BrokenRecord, match="longer"):
        list(records.read(path))


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    records.write(path, [good(), good()])
    assert list(records.read(path)) == [good(), good()]
    before = path.read_bytes()

    def half() -> Iterator[Record]:
        yield good()
        raise OSError("disk full")

    with pytest.raises(OSError, match="disk"):
        records.write(path, half())
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == [path.name]


def test_a_file_has_the_mode_of_any_new_file(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        records.write(tmp_path / "game", [good()])
    finally:
        os.umask(before)
    assert (tmp_path / "game").stat().st_mode & 0o777 == 0o640


def test_half_a_surrogate_can_be_written(tmp_path: Path) -> None:
    record = Record.of(year, year.new(2), [], [{"name": "\ud800"}, {}])
    records.write(tmp_path / "game", [record])
    assert next(records.read(tmp_path / "game")).moves == []
