"""docs/fair.md: what it says is enough for a checker, and its example is right."""

import doctest
import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

import drachenhof
from drachenhof import fair
from drachenhof.fair import FairDeal, check_fair
from drachenhof.records import Record
from tests.fair import plain
from tests.fair.games import GAMES, record, record_from

PAGE = (Path(__file__).parents[2] / "docs" / "fair.md").read_text(encoding="utf-8")
(FAIR,) = (json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL))
(KEY,) = re.findall(r"```\n(drachenhof-1\n.*?)```", PAGE, re.DOTALL)
ROWS = re.findall(
    r"^\| (\d) \| `([0-9a-f]{64})` \| ([\d ]+) \| (\d+) \| (\d+) \| `(event \w+)` \|$", PAGE, re.MULTILINE
)

year = drachenhof.games["year"]


@pytest.mark.parametrize("kind", GAMES)
def test_a_checker_written_from_the_page_agrees(kind: str) -> None:
    found = plain.chance_moves(json.loads(record(kind).to_json()))
    assert len(found) > 20
    assert [words for words, _ in found] == [due for _, due in found]
    fairness = check_fair(record(kind))
    assert fairness is not None
    assert fairness.recomputed == len(found)


@pytest.mark.parametrize("kind", GAMES)
def test_it_agrees_on_a_game_that_begins_with_a_position(kind: str) -> None:
    found = plain.chance_moves(json.loads(record_from(kind, 57).to_json()))
    assert [words for words, _ in found] == [due for _, due in found]


def test_the_key_of_a_game_that_begins_with_a_position_is_right() -> None:
    (key,) = re.findall(r"```\n(drachenhof-2\n.*?)```", PAGE, re.DOTALL)
    assert key.encode() == FairDeal("example", FAIR["secret"], {}, 57).key


def test_the_example_is_right() -> None:
    told = [one for one in (FAIR, *FAIR["seats"]) if one["secret"] is not None]
    assert [sha256(bytes.fromhex(one["secret"])).hexdigest() for one in told] == [one["commitment"] for one in told]
    assert plain.key_of(FAIR) == KEY.encode() == FairDeal("example", FAIR["secret"], {1: told[1]["secret"]}).key
    assert len(ROWS) == 3
    state = year.new(2)
    for number, hashed, weights, total, ticket, words in ROWS:
        outcomes = {year.to_text(state, move): weight for move, weight in zip(*_chance(state), strict=True)}
        assert [outcomes[text] for text in sorted(outcomes)] == [int(weight) for weight in weights.split()]
        assert plain.hmac_sha256(KEY.encode(), f"{number} 0".encode()).hex() == hashed
        assert plain.ticket_of(KEY.encode(), int(number), sum(outcomes.values())) == int(ticket)
        assert (sum(outcomes.values()), plain.outcome(outcomes, int(ticket))) == (int(total), words)
        year.apply(state, year.from_text(state, words))


def _chance(state: drachenhof.State) -> tuple[list[int], list[int]]:
    return year.legal_moves(state), year.chance_weights(state)


def test_the_example_is_a_correct_section() -> None:
    moves = [words for *_, words in ROWS]
    begun = Record.of(year, year.new(2), [], fair=FAIR)
    fairness = check_fair(Record(**{**vars(begun), "moves": moves}))
    assert fairness == (3, (0,), None)


def test_the_section_in_a_record_has_the_keys_of_the_page() -> None:
    written = record("year").extra["fair"]
    assert list(written) == list(FAIR)
    assert [list(seat) for seat in written["seats"]] == [list(seat) for seat in FAIR["seats"]]
    assert not [key for key in written if f"| `{key}` |" not in PAGE]


def test_the_session_shown_is_what_python_answers() -> None:
    outcome = doctest.testmod(fair)
    assert outcome.attempted > 3
    assert outcome.failed == 0
