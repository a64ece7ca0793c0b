"""Records that were tampered with: every kind is found, and said in one sentence."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drachenhof import CHANCE, records
from drachenhof.cli import main
from drachenhof.fair import check_fair, commitment, section
from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.i18n.phrases import record_error
from drachenhof.records import BrokenRecord
from drachenhof.records.errors import REASONS
from drachenhof.records.play import begin, game_of
from tests.fair.games import ADA, BO, GAMES, PARTS, SERVER, moves, record, record_from

Change = Callable[[dict[str, Any]], None]


def document(kind: str = "year") -> dict[str, Any]:
    parsed: dict[str, Any] = json.loads(record(kind).to_json())
    return parsed


def failure(changed: dict[str, Any]) -> BrokenRecord:
    """What is wrong with the deals of a record."""
    with pytest.raises(BrokenRecord) as raised:
        check_fair(records.parse(json.dumps(changed)))
    return raised.value


# Records that are right


@pytest.mark.parametrize("kind", GAMES)
def test_a_fair_game_is_recomputed(kind: str) -> None:
    records.check(record(kind))
    fairness = check_fair(records.parse(record(kind).to_json()))
    assert fairness is not None
    assert fairness.left_out == (1,)
    assert fairness.recomputed == len(chance_moves(kind))


def test_a_record_without_the_section_says_nothing_of_its_deals() -> None:
    parsed = document()
    del parsed["fair"]
    assert check_fair(records.parse(json.dumps(parsed))) is None


def test_an_unfinished_game_without_the_secret_cannot_be_checked_yet() -> None:
    assert check_fair(record("year", 40, revealed=False)) == (None, (1,), None)
    assert check_fair(record("year", 0, revealed=False)) == (None, (1,), None)


@pytest.mark.parametrize("count", [0, 1, 17, 60])
def test_an_unfinished_game_whose_secret_is_told_is_recomputed(count: int) -> None:
    fairness = check_fair(record("hoard", count))
    assert fairness is not None
    assert fairness.recomputed == sum(number <= count for number in chance_moves("hoard"))


def test_keys_that_the_method_does_not_know_mean_nothing() -> None:
    parsed = document()
    parsed["fair"]["drawn"] = parsed["fair"]["seats"][0]["told"] = 5
    assert check_fair(records.parse(json.dumps(parsed))) == check_fair(record("year"))


def test_a_section_lists_seats_in_their_order_and_keeps_the_secret_until_it_is_told() -> None:
    running = section("t-1", SERVER, PARTS[::-1], revealed=False)
    assert [seat["seat"] for seat in running["seats"]] == [1, 2]
    assert SERVER not in json.dumps(running)
    assert section("t-1", SERVER, PARTS, revealed=True) == running | {"secret": SERVER}


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("given", [0, 5, 57])
def test_of_a_game_that_begins_with_a_position_only_the_rest_is_recomputed(kind: str, given: int) -> None:
    begun = records.parse(record_from(kind, given).to_json())
    records.check(begun)
    game, state, later = game_of(begun), begin(begun), 0
    for step in records.replay(begun):
        later += step.number > given and game.to_move(state) == CHANCE
        state = game.copy(step.state)
    assert check_fair(begun) == (later, (), given)


@pytest.mark.parametrize("given", [0, 1, 56, 58])
def test_nobody_can_say_afterwards_that_more_was_given_or_less(given: int) -> None:
    parsed = json.loads(record_from("hoard", 57).to_json())
    parsed["fair"]["given"] = given
    assert failure(parsed).code == "fair-differs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_how_many_moves_were_given(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    for count in (0, 1, 57):
        file.write_text(record_from("year", count).to_json(), encoding="utf-8")
        assert main(["--language", language, "verify", str(file)]) == 0
        assert Words(language).say("cli-verified-given", said="", moves=count) in capsys.readouterr().out


# Records that were tampered with


def chance_moves(kind: str) -> list[int]:
    """The numbers of a game's chance moves."""
    name, players, options = GAMES[kind]
    game = games[name]
    state, found = game.new(players, **options), []
    for number, move in enumerate(moves(kind), start=1):
        if game.to_move(state) == CHANCE:
            found.append(number)
        game.apply(state, move)
    return found


def put(name: str, value: Any) -> Change:
    return lambda fair: fair.update({name: value})


def put_seat(place: int, name: str, value: Any) -> Change:
    return lambda fair: fair["seats"][place].update({name: value})


def without(name: str) -> Change:
    return lambda fair: fair.pop(name) and None


def added(seat: int, secret: str) -> Change:
    return lambda fair: fair["seats"].append({"seat": seat, "commitment": commitment(secret), "secret": secret})


def tell(fair: dict[str, Any]) -> None:
    """The seat that was left out has revealed its secret after all."""
    fair["seats"][1]["secret"] = BO


def forge(fair: dict[str, Any]) -> None:
    """Another secret of the server, and a commitment that fits it."""
    fair.update({"secret": ADA, "commitment": commitment(ADA)})


def from_position(given: Any) -> Change:
    return lambda fair: fair.update({"method": "drachenhof-2", "given": given})


def without_of_a_seat(name: str) -> Change:
    return lambda fair: fair["seats"][0].pop(name) and None


SECTIONS: dict[str, tuple[Change, str]] = {
    **{f"no {name}": (without(name), "missing-key") for name in ("method", "table", "commitment", "secret", "seats")},
    **{f"a seat without its {name}": (without_of_a_seat(name), "missing-key") for name in ("seat", "commitment")},
    "a seat without its secret": (lambda fair: fair["seats"][1].pop("secret"), "missing-key"),
    "another method": (put("method", "drachenhof-5"), "fair-method"),
    "a position of no moves that are named": (put("method", "drachenhof-2"), "missing-key"),
    "a position before the first move": (from_position(-1), "fair-form"),
    "a position after the last move": (from_position(10**6), "fair-form"),
    "a position that is true": (from_position(True), "fair-form"),
    "a position that it did not begin with": (from_position(20), "fair-differs"),
    "a method that is a list": (put("method", [["x"] * 99]), "fair-method"),
    "an unprintable method": (put("method", "\x1b[31m\ud800"), "fair-method"),
    "a table of two lines": (put("table", "t\nserver"), "fair-form"),
    "a table without a name": (put("table", ""), "fair-form"),
    "a table that is a number": (put("table", 1), "fair-form"),
    "a commitment that is null": (put("commitment", None), "fair-form"),
    "a commitment in capitals": (put("commitment", commitment(SERVER).upper()), "fair-form"),
    "a secret too short": (put("secret", SERVER[2:]), "fair-form"),
    "a secret that is false": (put("secret", False), "fair-form"),
    "a secret that is no number": (put("secret", "g" * 64), "fair-form"),
    "another secret": (put("secret", ADA), "fair-commitment"),
    "another commitment": (put("commitment", commitment(ADA)), "fair-commitment"),
    "the secret not revealed": (put("secret", None), "fair-no-secret"),
    "seats that are an object": (put("seats", {}), "bad-key"),
    "seats that are null": (put("seats", None), "bad-key"),
    "a seat that is a number": (put("seats", [1]), "bad-key"),
    "seat 0": (put_seat(0, "seat", 0), "fair-form"),
    "seat 4 of 3": (put_seat(1, "seat", 4), "fair-form"),
    "a seat that is true": (put_seat(0, "seat", True), "fair-form"),
    "a seat that is a fraction": (put_seat(0, "seat", 1.0), "fair-form"),
    "a seat twice": (put_seat(1, "seat", 1), "fair-seats"),
    "seats out of order": (lambda fair: fair["seats"].reverse(), "fair-seats"),
    "another secret of a seat": (put_seat(0, "secret", BO), "fair-seat-commitment"),
    "another commitment of a seat": (put_seat(0, "commitment", commitment(BO)), "fair-seat-commitment"),
    "another table": (put("table", "t-2"), "fair-differs"),
    "another secret with its commitment": (forge, "fair-differs"),
    "a seat taken away": (put("seats", []), "fair-differs"),
    "a seat added": (added(3, SERVER), "fair-differs"),
    "a seat left out": (put_seat(0, "secret", None), "fair-differs"),
    "a seat left out that revealed its secret": (tell, "fair-differs"),
}


@pytest.mark.parametrize(("change", "code"), SECTIONS.values(), ids=SECTIONS)
def test_a_changed_section_gives_one_clear_sentence(change: Change, code: str) -> None:
    parsed = document()
    change(parsed["fair"])
    records.check(records.parse(json.dumps(parsed)))
    error = failure(parsed)
    assert error.code == code
    for sentence in (str(error), *(record_error(Words(language), error) for language in LANGUAGES)):
        assert sentence.isprintable()
        assert 10 < len(sentence) < 300


@pytest.mark.parametrize("found", [None, 1, "fair", [], [{}], True])
def test_a_section_that_is_no_object(found: Any) -> None:
    assert failure(document() | {"fair": found}).code == "bad-key"


def test_every_reason_is_tested() -> None:
    tested = {"fair-table", *(code for _, code in SECTIONS.values())}
    assert {code for code in REASONS if code.startswith("fair-")} <= tested


@pytest.mark.parametrize("table", ["t-2", None, 1, ["t-1"]])
def test_a_record_of_one_table_with_the_deals_of_another(table: Any) -> None:
    error = failure(document() | {"table": table})
    assert error.code == "fair-table"
    for sentence in (str(error), *(record_error(Words(language), error) for language in LANGUAGES)):
        assert json.dumps(table) in sentence
        assert '"t-1"' in sentence
    assert check_fair(records.parse(json.dumps(document() | {"table": "t-1"}))) is not None


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("place", [0, 3, -1])
def test_another_deal_is_named(kind: str, place: int) -> None:
    number = chance_moves(kind)[place]
    name, players, options = GAMES[kind]
    game = games[name]
    begun, kept = game.new(players, **options), list(moves(kind)[: number - 1])
    state = game.copy(begun)
    for move in kept:
        game.apply(state, move)
    due = moves(kind)[number - 1]
    other = next(move for move in game.legal_moves(state) if move != due)
    changed = records.Record.of(game, begun, [*kept, other], fair=section("t-1", SERVER, PARTS, revealed=True))
    records.check(changed)
    error = failure(json.loads(changed.to_json()))
    assert (error.code, error.move) == ("fair-differs", number)
    for sentence in (str(error), *(record_error(Words(language), error) for language in LANGUAGES)):
        assert game.to_text(state, due) in sentence
        assert game.to_text(state, other) in sentence


@pytest.mark.parametrize("found", ["event peace", "nonsense", "\x1b[31m"])
def test_a_deal_that_is_not_even_possible_is_named(found: str) -> None:
    parsed = document()
    parsed["moves"][0] = found
    error = failure(parsed)
    assert (error.code, error.move) == ("fair-differs", 1)
    assert str(error).isprintable()


def test_a_deal_may_be_spelt_in_other_case_and_spacing() -> None:
    parsed = document()
    parsed["moves"][0] = parsed["moves"][0].upper().replace(" ", "  ")
    assert check_fair(records.parse(json.dumps(parsed))) == check_fair(record("year"))


def test_an_illegal_move_is_broken_as_ever() -> None:
    parsed = document()
    number = next(number for number in range(1, len(parsed["moves"])) if number not in chance_moves("year"))
    parsed["moves"][number - 1] = "event peace"
    assert (failure(parsed).code, failure(parsed).move) == ("illegal", number)
    parsed = document()
    parsed["moves"].append("refill")
    assert failure(parsed).code == "after-end"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=70),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
SEAT = st.fixed_dictionaries({}, optional={name: JSON | st.just(1) | st.just(ADA) for name in PARTS[0]._fields})
KEYS = st.sampled_from(["method", "table", "commitment", "secret", "seats"])


def sentences(changed: dict[str, Any]) -> list[str]:
    """What is wrong with a record, if anything is."""
    try:
        check_fair(records.parse(json.dumps(changed)))
    except BrokenRecord as error:
        return [str(error), record_error(Words("de"), error)]
    return []


@given(st.dictionaries(KEYS, JSON | st.lists(SEAT, max_size=3), max_size=2) | JSON)
def test_any_section_is_right_or_broken(changes: Any) -> None:
    parsed = json.loads(record("year", 12).to_json())
    parsed["fair"] = parsed["fair"] | changes if isinstance(changes, dict) else changes
    assert all(sentence.isprintable() for sentence in sentences(parsed))


# The command


@pytest.mark.parametrize(
    ("language", "finished", "running"),
    [
        ("en", "deals and draws recomputed; seat 2 did not tell", "cannot be checked yet"),
        ("de", "-mal Geben und Ziehen nachgerechnet; Platz 2", "noch nicht prüfen"),
        ("nl", " keer delen en trekken nagerekend; plaats 2", "nog niet worden nagerekend"),
    ],
)
def test_verify_says_what_it_recomputed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, finished: str, running: str
) -> None:
    path = tmp_path / "games.jsonl"
    records.write(path, [record("year"), record("hoard"), record("year", 40, revealed=False)])
    assert main(["verify", str(path), "--language", language]) == 0
    said = capsys.readouterr().out.splitlines()
    for line, kind in zip(said, GAMES, strict=False):
        assert finished in line
        assert f" {len(chance_moves(kind))}" in line
    assert running in said[2]


def test_verify_names_the_first_deal_that_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parsed = document()
    parsed["fair"]["table"] = "t-2"
    (tmp_path / "game.json").write_text(json.dumps(parsed))
    assert main(["verify", str(tmp_path / "game.json"), "--language", "en"]) == 1
    said = capsys.readouterr().out
    assert said.startswith("game 1: broken: move ")
    assert "by the secrets, deal or draw " in said


def spoils_a_later_move(changed: dict[str, Any], number: int) -> bool:
    """Whether a record with another deal `number` becomes illegal after it."""
    try:
        records.check(records.parse(json.dumps(changed)))
    except BrokenRecord as error:
        return error.code == "illegal" and error.move != number
    return False


def test_verify_names_a_deal_that_makes_a_later_move_illegal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    parsed = document("hoard")
    for number in chance_moves("hoard"):
        if parsed["moves"][number - 1] in ("card 1", "card 2"):
            other = "card 2" if parsed["moves"][number - 1] == "card 1" else "card 1"
            changed = parsed | {"moves": [*parsed["moves"][: number - 1], other, *parsed["moves"][number:]]}
            if spoils_a_later_move(changed, number):
                break
    (tmp_path / "game.json").write_text(json.dumps(changed))
    assert main(["verify", str(tmp_path / "game.json"), "--language", "en"]) == 1
    said = capsys.readouterr().out
    assert said.startswith(f"game 1: broken: move {number}: by the secrets, deal or draw ")


@pytest.mark.parametrize(
    ("language", "unchecked"), [("en", "were not checked"), ("de", "nicht geprüft"), ("nl", "niet nagerekend")]
)
def test_verify_says_that_it_did_not_check_the_deals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, unchecked: str
) -> None:
    parsed = document()
    del parsed["fair"]
    (tmp_path / "game.json").write_text(json.dumps(parsed))
    assert main(["verify", str(tmp_path / "game.json"), "--language", language]) == 0
    assert unchecked in capsys.readouterr().out
