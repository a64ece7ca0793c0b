"""What is told of how well somebody played: the bot that loses as much, and the choices that gained most."""

import pytest

from drachenhof.analysis.measuring import Measured
from drachenhof.analysis.parts import Yardstick
from drachenhof.analysis.review import Judged, SeatReview, Stretch, Sums
from drachenhof.analysis.review.values import ERROR_RATES, FEW, Verdict, like
from drachenhof.bots import LEVELS
from drachenhof.games import games


def test_the_bot_that_loses_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    part = games.part("year", "analysis")
    two = Yardstick(2, "by hand", {"novice": (0.04, 0.03, 0.05), "prince": (0.01, 0.0, 0.02)})
    four = Yardstick(4, "by hand", {"novice": (0.03, 0.02, 0.04), "prince": (0.002, 0.0, 0.004)})
    monkeypatch.setattr(part, "ERROR_RATES", (two, four))
    assert [like("year", 2, rate, 20) for rate in (0.5, 0.03, 0.015, 0.0)] == ["novice", "novice", "prince", "prince"]
    assert [like("year", players, 0.009, 20) for players in (2, 3, 5)] == ["prince", "prince", "novice"]
    assert like("year", 2, 0.03, FEW - 1) is None
    monkeypatch.setattr(part, "ERROR_RATES", ())
    assert like("year", 2, 0.03, 20) is None


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_a_level_that_was_measured_is_a_bot_of_the_game_with_its_interval_and_the_command(game: str) -> None:
    """Whatever stands in the table."""
    for one in ERROR_RATES[game]:
        assert one.players in games[game].PLAYERS
        assert one.command.startswith(f"python benchmarks/blunders.py {game} --rates ")
        for bot, (rate, low, high) in one.rates.items():
            assert bot in LEVELS[game]
            assert 0 <= low <= rate <= high


def seat_of(*gains: tuple[Verdict, float, float]) -> SeatReview:
    """A seat whose decisions are called so, gained so much, and may be off by so much."""
    spans = [Measured(gain, gain - off, gain + off) for _, gain, off in gains]
    nothing = Measured(0.0, 0.0, 0.0)
    sums = Sums(0.25, nothing, nothing, nothing, 0.0, 1.0, None)
    decided = tuple(
        Judged(number, 1, 0, "taxes", verdict, nothing, nothing, 0, ())
        for number, (verdict, _, _) in enumerate(gains, start=1)
    )
    own = tuple(Stretch(number, 1, "own", 0, (), (), span, nothing) for number, span in enumerate(spans, start=1))
    given = Stretch(1, 1, "given", 1, (), (), Measured(0.9, 0.9, 0.9), nothing)
    return SeatReview(0, sums, sums, (given, *own), decided, ())


def test_what_gained_most_is_told_where_it_is_clear() -> None:
    one = seat_of(
        ("equal", 0.05, 0.02),
        ("equal", 0.2, 0.14),  # perhaps only luck of many
        ("bad", 0.3, 0.01),  # something else was better still
        ("unclear", 0.3, 0.01),
        ("equal", 0.16, 0.05),
        ("equal", 0.02, 0.001),  # not worth a word
        ("forced", 0.4, 0.01),
        ("equal", 0.12, 0.02),
    )
    assert [(judged.number, gain.value) for judged, gain in one.finest] == [(5, 0.16), (8, 0.12)]
    assert seat_of(("equal", 0.02, 0.001)).finest == []
