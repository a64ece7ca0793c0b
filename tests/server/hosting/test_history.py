"""Taking back costs what it takes back: not the whole game, however long it was and however often it was done."""

import asyncio
import json
import random
import time
from typing import Any

import pytest

from drachenhof.engine.game import OVER
from drachenhof.games import games
from drachenhof.records import Play, history
from drachenhof.server.db import archive
from drachenhof.tables.commands import Caller, moves
from drachenhof.tables.commands.lifecycle import begin
from drachenhof.tables.commands.moves import follow_up
from drachenhof.tables.documents import document
from drachenhof.tables.keys import now
from drachenhof.tables.messages import Create, PersonSeat
from drachenhof.tables.new_table import opened
from drachenhof.tables.table import Table
from tests.server.app.test_safety import run
from tests.server.hosted import Hosted, newcomer

GAMES = ("year", "hoard")


class Counting:
    """A game that counts the moves which are carried out."""

    def __init__(self, game: str) -> None:
        self._game, self.applied = games[game], 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def apply(self, state: Any, move: int) -> None:
        self.applied += 1
        self._game.apply(state, move)


def played(game: str, moves: int, dice: random.Random) -> tuple[Play, Counting]:
    """Moves at random, some of which are taken back."""
    counting = Counting(game)
    play = Play(counting, counting.new(4), 1)
    for number in range(2, moves + 2):
        if play.to_move == OVER or (play.moves and dice.random() < 0.1):
            play.undo(dice.choice(play.numbers[-80:]))
        else:
            play.apply(dice.choice(counting.legal_moves(play.state)), number)
    return play, counting


@pytest.mark.parametrize("game", GAMES)
def test_positions_and_steps_are_those_of_a_replay(game: str) -> None:
    dice = random.Random(7)
    play, rules = played(game, 400, dice)
    for _ in range(20):
        play.undo(dice.choice(play.numbers))
        while play.to_move != OVER and dice.random() < 0.97:
            play.apply(dice.choice(rules.legal_moves(play.state)), play._history.last + 1)
        state = rules.copy(play.begun)
        for step, move, own in zip(play.steps(), play.moves, play.numbers[1:], strict=True):
            assert (step.number, step.move, step.before.tobytes()) == (own, move, state.tobytes())
            rules.apply(state, move)
            assert step.after.tobytes() == state.tobytes()
        assert play.state.tobytes() == state.tobytes()
        half = len(play.moves) // 2
        assert [step.number for step in play.steps(half)] == list(play.numbers[half + 1 :])
        following = next(play.steps(half), None)
        assert play.after(half)[0].tobytes() == (following.before if following else state).tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_replays_a_few_moves_however_long_the_game(game: str) -> None:
    dice = random.Random(3)
    play, counting = played(game, 150, dice)
    for _ in range(2000):
        before = counting.applied
        play.undo(dice.choice(play.numbers[-20:]))
        assert counting.applied - before < history.APART
        while play.to_move != OVER and len(play.moves) < 140:
            play.apply(dice.choice(counting.legal_moves(play.state)), play._history.last + 1)
    last, before = play._history._numbers[-1], counting.applied
    steps = play.between(last - 24, last)
    assert list(steps) == list(range(last - 24, last + 1))
    assert counting.applied - before <= 25 * history.APART


def test_what_is_tried_on_a_fork_leaves_the_game_as_it_was() -> None:
    dice = random.Random(5)
    play, rules = played("year", 100, dice)
    known = {number: step.after.tobytes() for number, step in play.between(0, 1000).items()}
    fork = play.fork()
    fork.undo(fork.numbers[len(fork.moves) // 2])
    for number in range(200, 290):
        fork.apply(dice.choice(rules.legal_moves(fork.state)), number)
    assert {number: step.after.tobytes() for number, step in play.between(0, 1000).items()} == known


def test_only_an_entry_that_led_to_a_position_can_be_gone_back_to() -> None:
    play, _ = played("year", 30, random.Random(1))
    for wrong in (0, 999):
        with pytest.raises(ValueError, match="no position"):
            play.undo(wrong)


# At a table


def much_undone(person: str, undos: int) -> Table:
    """A table for two seats of one person, at which much was taken back."""
    dice = random.Random(1)
    table = opened(Caller(person, "Ada"), Create("hoard", [PersonSeat(), PersonSeat()]), now())
    begin(table, now())
    assert table.play is not None
    for _ in range(undos):
        to = table.play.numbers[-1]
        for _ in range(3):
            if table.mover is not None:
                legal = table.play.game.legal_moves(table.play.state)
                table.play_move("move", now(), dice.choice(legal), seat=table.mover, person=person)
                follow_up(table, now())
        if table.status == "playing" and dice.random() < 0.995:
            table.add("undo", now(), seat=0, person=person, to=to, long=True)
    return table


@pytest.mark.slow
def test_a_table_with_many_undos_keeps_nobody_waiting(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = much_undone((await ada.get("/api/me")).json()["id"], 2000)
        assert table.status == "playing"
        assert table.last > 8000
        await place.service.hub.write(lambda store: archive.create(store, table, {}, None))
        assert (await ada.get(f"/api/tables/{table.id}")).status_code == 200  # it is in memory now
        longest, asked = await longest_pause(ada.get(f"/api/tables/{table.id}/log", params={"after": 7000}))
        assert len(asked.json()["entries"]) == 200
        assert longest < 0.5  # a walk of the whole log took many seconds

    run(tmp_path, test)


async def longest_pause(work: Any) -> tuple[float, Any]:
    """The longest time of the processor's in which the event loop did nothing else, and the answer."""
    asking, pauses, last = asyncio.ensure_future(work), [0.0], time.thread_time()
    while not asking.done():
        await asyncio.sleep(0.001)
        pauses.append(time.thread_time() - last)
        last = time.thread_time()
    return max(pauses), asking.result()


def test_so_much_can_be_taken_back_and_no_more(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "MAX_UNDOS", 3)

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        seats = [{"kind": "person"}, {"kind": "person"}]
        table = (await ada.post("/api/tables", json={"game": "year", "seats": seats})).json()["table"]
        went_back_to = set()
        for number in range(4):
            position = (await ada.get(f"/api/tables/{table}")).json()["position"]
            said = {"type": "move", "id": f"m{number}", "at": position["at"], "move": position["choices"][0]["move"]}
            assert (await ada.post(f"/api/tables/{table}/move", json=said)).status_code == 200
            after = (await ada.get(f"/api/tables/{table}")).json()["position"]
            assert (after.get("undo") is None) == (number == 3)
            to = after["undo"]["to"][0] if number < 3 else 1
            went_back_to |= {to} if number < 3 else set()
            back = {"type": "undo", "id": f"u{number}", "at": after["at"], "to": to}
            answer = await ada.post(f"/api/tables/{table}/undo", json=back)
            assert (answer.status_code == 200) == (number < 3)
        assert (answer.status_code, answer.json()["code"]) == (409, "undo-spent")
        assert answer.json()["arguments"] == {"most": 3}
        assert len(went_back_to) == 1, "after an undo a position has its older number, not that of the undo"

    run(tmp_path, test)


def test_the_record_of_a_log_has_the_moves_that_count() -> None:
    table = much_undone("somebody", 30)
    table.status = "cancelled"
    assert table.play is not None
    state, spelt = table.play.game.copy(table.play.begun), []
    for move in table.play.moves:
        spelt.append(table.play.game.to_text(state, move))
        table.play.game.apply(state, move)
    assert json.loads(document(table, table.fresh))["moves"] == spelt
