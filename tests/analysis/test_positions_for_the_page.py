"""The positions that the board is tested with are those of the engine."""

from drachenhof.games.year.rules.state import CHARTERING, DRAFTING, STAGE_NAMES
from tests.analysis.positions_for_the_page import FILE, positions, written


def test_the_file_is_what_the_engine_gives():
    assert FILE.read_text(encoding="utf-8") == written()


def test_every_kind_of_decision_is_among_them():
    assert {one["view"]["asked"] for one in positions()} == set(STAGE_NAMES[DRAFTING : CHARTERING + 1])
