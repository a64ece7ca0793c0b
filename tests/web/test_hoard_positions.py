"""The positions that the board of *Drachensachen* is tested with are those of the rules as they are."""

from tests.web.hoard_positions import FILE, made


def test_the_positions_of_the_board_are_current() -> None:
    assert FILE.read_text(encoding="utf-8") == made(), "make them anew: python -m tests.web.hoard_positions"
