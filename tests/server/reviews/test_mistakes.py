"""What people keep of the reviews of their own games: mistakes that come back, and error rates."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from drachenhof.analysis.parts import Yardstick
from drachenhof.games import games
from drachenhof.server.db import schema
from drachenhof.server.reviews import rows
from drachenhof.server.reviews.messages import MOST_MISTAKES, Rate, ReviewMoment, Span
from drachenhof.server.reviews.views import rate_lines, yardstick
from drachenhof.tables import keys
from tests.server.app.test_safety import table_of
from tests.server.hosted import Hosted, newcomer
from tests.server.reviews.reviewed import BOT, DUEL, at_random, finished, own, play, played_on, run, sharp

NOTHING = {"mistakes": [], "due": 0, "rates": [], "yardstick": msgspec.to_builtins(yardstick()), "lines": []}


def test_mistakes_are_kept_for_whoever_looks_at_the_own_seat_and_for_nobody_else(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        table = await finished(ada)
        for client in (bert, place.client()):
            await sharp(client, table)
        await sharp(ada, table, 1)  # the bot's seat
        assert await own(bert) == NOTHING
        assert await own(ada) == NOTHING
        review = (await sharp(ada, table))["review"]
        for _ in range(2):  # looking again changes nothing
            kept = await own(ada)
            (mistake,), (rate,) = kept["mistakes"], kept["rates"]
            number = review["moments"][0]["number"]
            assert mistake["id"] == f"{table}.0.{number}"
            assert (mistake["verdict"], mistake["kind"], mistake["cost"]) == ("bad", "other", 0.1)
            assert (kept["due"], mistake["due"], mistake["sits"]) == (1, mistake["made"], False)
            assert (rate["table"], rate["players"], rate["decisions"]) == (table, 2, review["decisions"])
            assert rate["rate"] == pytest.approx(0.1 / review["decisions"])
            await sharp(ada, table)
        assert await own(bert) == NOTHING
        assert (await place.client().get("/api/me/mistakes")).json()["code"] == "no-person"

    run(tmp_path, test)


def test_one_stands_beside_the_bots_as_soon_as_they_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in a review that was made and kept before."""
    part = games.part("year", "analysis")

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        monkeypatch.setattr(part, "ERROR_RATES", ())
        table = await finished(ada)
        review = (await sharp(ada, table))["review"]
        assert review["like"] is None
        near = review["error_rate"] * 1.1
        rates = {"novice": (0.5, 0.4, 0.6), "courtier": (near, near / 2, near * 2)}
        monkeypatch.setattr(part, "ERROR_RATES", (Yardstick(4, "by hand", rates),))
        assert (await sharp(ada, table))["review"]["like"] == "courtier"
        told = [one for one in (await own(ada))["yardstick"] if one["game"] == "year"]
        assert [(one["players"], one["bot"]) for one in told] == [(4, "novice"), (4, "courtier")]
        assert [(one["rate"], one["low"], one["high"]) for one in told] == list(rates.values())
        (line,) = (await own(ada))["lines"]
        assert (line["game"], line["few"]) == ("year", True)
        assert [one["bot"] for one in line["bots"]] == ["courtier", "novice"]

    run(tmp_path, test)


BOTS = (
    Yardstick(4, "by hand", {"novice": (0.2, 0.1, 0.3), "courtier": (0.05, 0.04, 0.06)}),
    Yardstick(2, "by hand", {"emperor": (0.04, 0.01, 0.07)}),
)


def rates_of(*values: float, players: int = 4, decisions: int = 20, like: str | None = None) -> list[Rate]:
    """Error rates of a game, the latest first as in the store."""
    numbered = enumerate(values)
    return [Rate(f"t{at}", "year", players, at, value, decisions, like) for at, value in numbered][::-1]


@pytest.mark.parametrize(
    ("rates", "few", "like", "bots"),
    [
        (rates_of(0.3, 0.1, 0.05), True, "novice", ["courtier", "novice"]),
        (rates_of(0.1, players=3), True, "emperor", ["emperor"]),
        (rates_of(0.09, players=5), True, "courtier", ["courtier", "novice"]),
        (rates_of(0.11), True, "novice", ["courtier", "novice"]),  # rates are compared in proportion
        (rates_of(0.09), True, "courtier", ["courtier", "novice"]),
        (rates_of(0.9, 0.05, 0.05, 0.05, 0.05, 0.05), False, "courtier", ["courtier", "novice"]),
        (rates_of(0.1, decisions=11), True, None, ["courtier", "novice"]),
        (rates_of(0.1, decisions=11, like="prince"), True, "prince", ["courtier", "novice"]),
    ],
)
def test_rates_are_compared_with_bots(
    monkeypatch: pytest.MonkeyPatch, rates: list[Rate], few: bool, like: str | None, bots: list[str]
) -> None:
    monkeypatch.setattr(games.part("year", "analysis"), "ERROR_RATES", BOTS)
    (line,) = rate_lines(rates)
    assert (line.game, line.few, line.like, [one.bot for one in line.bots]) == ("year", few, like, bots)


def test_rates_without_measured_bots_have_the_bot_of_their_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.part("year", "analysis"), "ERROR_RATES", ())
    assert [(line.like, line.bots) for line in rate_lines(rates_of(0.1, like="prince"))] == [("prince", [])]
    assert rate_lines(rates_of(0.1))[0].like is None
    assert rate_lines([]) == []


def test_means_weigh_the_latest_five_games_by_their_decisions() -> None:
    two = [Rate("b", "year", 4, 2, 0.2, 10, None), Rate("a", "year", 4, 1, 0.1, 30, None)]
    assert rate_lines(two)[0].means == [0.1, 0.125]
    assert rate_lines(rates_of(1.0, 0.0, 0.0, 0.0, 0.0, 0.0))[0].means == [1.0, 0.5, 0.33333, 0.25, 0.2, 0.0]


def test_what_a_bot_decided_for_somebody_is_not_their_mistake(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        seats = [{"kind": "person"}, {"kind": "open"}, BOT]
        made = (await ada.post("/api/tables", json={"game": "year", "seats": seats})).json()
        table, bert = made["table"], await newcomer(place, "Bert")
        sit = {"type": "sit", "id": "s", "link": made["links"]["1"]}
        assert (await bert.post(f"/api/tables/{table}/sit", json=sit)).is_success
        await ada.post(f"/api/tables/{table}/leave", json={"type": "leave", "id": "away"})  # before her first decision
        moved = 0

        def long(_: Any) -> bool:
            nonlocal moved
            moved += 1
            return moved > 8

        await play(bert, table, long)
        assert (await ada.post(f"/api/tables/{table}/back", json={"type": "back", "id": "here"})).is_success
        await asyncio.gather(play(ada, table), play(bert, table))
        review = (await sharp(ada, table))["review"]
        kept = await own(ada)
        assert kept["mistakes"] == []  # the one that there is was the bot's
        assert 0 < kept["rates"][0]["decisions"] < review["decisions"]
        assert kept["rates"][0]["rate"] == 0
        await sharp(bert, table, 1)
        assert len((await own(bert))["mistakes"]) == 1

    run(tmp_path, test)


def test_given_moves_and_several_seats_are_nobodys_own(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, whole = await newcomer(place, "Ada"), at_random()
        table = await played_on(ada, whole, len(whole.moves) - 12)
        await sharp(ada, table)
        assert await own(ada) == NOTHING
        two = await finished(ada, seats=[{"kind": "person"}, {"kind": "person", "name": "B"}])
        await sharp(ada, two)
        assert (await own(ada))["mistakes"] == []

    run(tmp_path, test)


def test_a_mistake_comes_back_until_it_is_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead, clock = 0.0, keys.clock
    monkeypatch.setattr(keys, "clock", lambda: clock() + int(ahead * 86_400e9))

    async def test(place: Hosted) -> None:
        nonlocal ahead
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        table = await finished(ada)
        await sharp(ada, table)
        path = f"/api/me/mistakes/{(await own(ada))['mistakes'][0]['id']}"

        async def tried(right: bool) -> dict[str, Any]:
            answer = await ada.put(path, json={"right": right})
            assert answer.status_code == 200, answer.text
            said: dict[str, Any] = answer.json()
            return said

        async def days() -> float:
            due = (await own(ada))["mistakes"][0]["due"]
            return round((due - keys.now()) / 86_400_000, 2)

        for after in (1, 3):
            await tried(True)
            assert await days() == after
            await tried(True)  # before it is due
            assert (await days(), (await own(ada))["due"]) == (after, 0)
            ahead += after + 0.1
            assert (await own(ada))["due"] == 1
        await tried(False)
        assert await days() == 1
        for after in (1, 3, 7, 21):
            ahead += 22
            assert not (await tried(True))["sits"]
            assert await days() == after
        ahead += 22
        assert (await tried(True))["sits"]
        kept = await own(ada)
        assert (kept["due"], kept["mistakes"][0]["due"]) == (0, None)
        assert (await tried(True))["sits"]
        assert not (await tried(False))["sits"]
        for other in (path, "/api/me/mistakes/x", "/api/me/mistakes/a.b.c", f"{path}0"):
            answer = await bert.put(other, json={"right": True})
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert (await ada.put(path, json={"right": True, "x": 1})).status_code == 400

    run(tmp_path, test)


def test_of_very_many_mistakes_those_that_are_learnt_go_first_then_the_oldest(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table, me = await table_of(ada, **DUEL), (await ada.get("/api/me")).json()["id"]
        row = {"person": me, "table_id": table, "game": "year", "players": 2, "ended": 1, "rate": 0.1, "decisions": 1}
        span = Span(0.1, 0.1, 0.1)

        def keep(store: Any, seat: int, many: int, now: int) -> None:
            moments = [ReviewMoment(n, 1, seat, "x", "x", "bad", None, span, span, [], []) for n in range(many)]
            rows.store_mistakes(store, {**row, "seat": seat, "bot": None}, moments, now)

        await place.service.hub.write(lambda store: keep(store, 0, MOST_MISTAKES - 10, 1))
        learnt = schema.mistakes.c.number < 5
        await place.service.hub.write(
            lambda store: store.execute(update(schema.mistakes).where(learnt).values(due=None))
        )
        await place.service.hub.write(lambda store: keep(store, 1, 20, 2))
        kept = (await own(ada))["mistakes"]
        assert len(kept) == MOST_MISTAKES
        assert not any(one["sits"] for one in kept)
        assert sum(one["seat"] == 1 for one in kept) == 20

    run(tmp_path, test)


def test_all_of_it_is_told_and_goes_with_its_person(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await finished(ada)
        await sharp(ada, table)
        told = (await ada.get("/api/me/everything")).json()
        kept = await own(ada)
        assert told["mistakes"] == kept["mistakes"]
        assert told["rates"] == kept["rates"]
        assert len(told["mistakes"]) == len(told["rates"]) == 1
        assert (await ada.delete("/api/me")).status_code == 204

        def left(store: Any) -> list[int]:
            return [len(store.execute(select(one)).all()) for one in (schema.mistakes, schema.rates, schema.reviews)]

        assert await place.service.hub.read(left) == [0, 0, 1]  # the review says nothing of a person
        said = (await place.client().get(f"/api/tables/{table}/review?seat=0")).json()
        assert said["stage"] == "sharp"

    run(tmp_path, test)
