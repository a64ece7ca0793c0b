"""A review in messages: only what the seat could know, with the numbers of the review itself; and how it is made."""

import json
import os
import socket
import threading
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from drachenhof.analysis import review as looking_back
from drachenhof.analysis.review import Review
from drachenhof.analysis.review.walk import walk
from drachenhof.engine.game import CHANCE
from drachenhof.records import Play, Record
from drachenhof.server.reviews.views import before, form_of, own_rate
from drachenhof.server.reviews.worker import Report, Reviewer, ReviewWanted
from drachenhof.server.workers.process import encode_frame, read_frame
from drachenhof.tables.refusal import Refusal
from tests.analysis.test_review import elsewhere, played
from tests.server.hosting.twins import twins
from tests.server.small_budgets import make_small

ALL = (("peek", True), ("answer_fives", True), ("long_protecto", True), ("abilities", "cumulative"), ("curses", True))


@pytest.fixture(autouse=True)
def few_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    make_small(monkeypatch.setattr)


# Secrets


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("options", [(), ALL], ids=["plain", "all"])
def test_a_moment_is_the_same_whatever_its_seat_could_not_know(players: int, options: Any) -> None:
    looked = different = 0
    for seed in range(2):
        games = twins(players, options, seed, seed, 60, 150 * seed)
        different += games.differ
        plays = [
            Play.begin("hoard", players, dict(options), 0, [step.words[which] for step in games.steps])
            for which in (0, 1)
        ]
        for number, step in enumerate(games.steps, 1):
            if step.decider == games.observer:
                one, other = (msgspec.json.encode(before(play, number)) for play in plays)
                assert one == other
                looked += 1
            elif step.decider == CHANCE:
                with pytest.raises(Refusal):
                    before(plays[0], number)
    assert looked > 10
    assert different > 5


def test_a_moment_tells_the_others_their_own_cards() -> None:
    """Else the test above would be none."""
    games = twins(2, (), 0, 1, 60, 0)
    plays = [Play.begin("hoard", 2, {}, 0, [step.words[which] for step in games.steps]) for which in (0, 1)]
    numbers = [number for number, step in enumerate(games.steps, 1) if step.decider == 1]
    told = [[msgspec.json.encode(before(play, number)) for number in numbers] for play in plays]
    assert told[0] != told[1]


def test_a_review_is_the_same_whatever_its_seat_could_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every place of the game all that the seat cannot know is another one, and so are the moves of others."""
    record, seat = played("hoard", 3), 1
    forms: list[Review] = []  # the first and the sharp form, twice
    for seed in (1, 2):
        other = elsewhere(walk(record), seat, seed)
        monkeypatch.setattr(looking_back, "walk", lambda _, other=other: other)
        forms.append(looking_back.review(record, [seat], first=forms.append))
    assert [form.sharp for form in forms] == [False, True] * 2
    said = [msgspec.json.encode(form_of(form, seat)) for form in forms]
    assert said[:2] == said[2:]
    for form in said[:2]:
        assert {moment["seat"] for moment in json.loads(form)["review"]["moments"]} <= {seat}


# Numbers


@pytest.mark.parametrize(("game", "players"), [("year", 3), ("hoard", 2)])
def test_the_messages_say_what_the_review_says(game: str, players: int) -> None:
    record = played(game, players)
    review = looking_back.review(record)
    for one in review.seats:
        kept = msgspec.json.decode(msgspec.json.encode(form_of(review, one.seat)), type=type(form_of(review, one.seat)))
        told = kept.review
        assert told.seat == one.seat
        assert told.error_rate == pytest.approx(one.error_rate, abs=1e-4)
        assert told.sums.own.value == pytest.approx(one.win.own.value, abs=1e-4)
        assert [moment.number for moment in told.moments] == [
            judged.number for judged in one.decisions if judged.mistake
        ]
        assert [gain.number for gain in told.finest] == [judged.number for judged, _ in one.finest]
        assert told.costliest == [judged.number for judged in one.costliest]
        for moment, judged in zip(told.moments, (j for j in one.decisions if j.mistake), strict=True):
            assert (moment.move, moment.verdict, moment.kind) == (judged.text, judged.verdict, judged.kind)
            assert moment.move == record.moves[moment.number - 1]
            assert [choice.move for choice in moment.choices] == [choice.text for choice in judged.choices]
        free = {number for number, _ in kept.decided}
        assert len(free) == told.decisions
        rate, decisions = own_rate(kept, free)  # who decided everything has the rate of the seat
        assert decisions == told.decisions
        assert rate == pytest.approx(one.error_rate, abs=1e-4)
        assert own_rate(kept, set()) == (0.0, 0)


# The process that makes them


class Line:
    """The server's end of the line to a reviewer in this process."""

    def __init__(self) -> None:
        self.line, self.there = socket.socketpair()
        self.line.settimeout(60)
        self.reviewer = Reviewer(self.there)
        self._decoder = msgspec.msgpack.Decoder(Report)

    def wants(self, *wanted: ReviewWanted) -> None:
        """As if it were read_frame at once."""
        for one in wanted:
            if one.record:
                self.reviewer._wanted.put(one)
            else:
                self.reviewer._stopped.add(one.number)

    def told(self, upto: int) -> Iterator[Report]:
        """All that is said until a review is done."""
        while True:
            report = self._decoder.decode(read_frame(self.line))
            yield report
            if report.done and report.number == upto:
                return


@pytest.fixture
def line() -> Iterator[Line]:
    one = Line()
    with one.line, one.there:
        yield one


def bytes_of(record: Record) -> bytes:
    return record.to_json().encode()


def done(line: Line, *wanted: ReviewWanted) -> list[Report]:
    """What is said of some reviews, of which the first is begun first."""
    line.wants(*wanted[1:])
    worker = threading.Thread(target=lambda: line.reviewer.do(wanted[0]))
    worker.start()
    said = list(line.told(wanted[0].number))
    worker.join()
    return said


def test_first_forms_of_others_are_made_while_one_is_sharpened(line: Line) -> None:
    record = bytes_of(played("year"))
    said = done(line, ReviewWanted(1, record, 0, sharp=True), ReviewWanted(2, record, 1), ReviewWanted(3, record, 0))
    order = [report.number for report in said if report.done]
    assert order == [2, 3, 1]
    forms = [(report.number, report.form.sharp) for report in said if report.form is not None]
    assert sorted(forms) == [(1, False), (1, True), (2, False), (3, False)]
    firsts = {report.number: report.form for report in said if report.form is not None and not report.form.sharp}
    assert msgspec.json.encode(firsts[1]) == msgspec.json.encode(firsts[3])  # whatever was done between


def test_what_is_stopped_says_nothing_more_and_the_next_goes_on(line: Line) -> None:
    record = bytes_of(played("year"))
    said = done(line, ReviewWanted(1, record, 0, sharp=True), ReviewWanted(1), ReviewWanted(2, record, 1, sharp=True))
    assert [(report.number, report.form) for report in said if report.done] == [(1, None)]
    line.reviewer.do(line.reviewer.next())
    assert [report.form.sharp for report in line.told(2) if report.done and report.form] == [True]


def test_a_game_that_is_none_is_said_to_be_wrong(line: Line) -> None:
    (said,) = done(line, ReviewWanted(1, b'{"format": 2}', 0))
    assert (said.done, said.form) == (True, None)
    assert "BrokenRecord" in said.error
    unfinished = bytes_of(played("year", moves=30))
    assert "NotOver" in done(line, ReviewWanted(2, unfinished, 0))[0].error


def test_reviews_are_heard_over_the_line_and_the_process_ends_with_it(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = threading.Event()
    monkeypatch.setattr(os, "_exit", lambda _code: ended.set())
    listens = threading.Thread(target=_quietly, args=(line.reviewer.listen,))
    listens.start()
    line.line.sendall(encode_frame(ReviewWanted(1, b"x")) + encode_frame(ReviewWanted(2)))
    assert line.reviewer.next() == ReviewWanted(1, b"x")
    line.line.close()
    listens.join(10)
    assert ended.is_set()
    assert line.reviewer._stopped == {2}


def _quietly(work: Any) -> None:
    with pytest.raises(EOFError):
        work()
