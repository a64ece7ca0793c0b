"""A bot that goes wrong forfeits; everybody else's game goes on, and so does the tournament."""

import json
from pathlib import Path

import pytest

from drachenhof.arena.match import places, play
from drachenhof.arena.standings import standings
from drachenhof.arena.store import BadStore, Store
from drachenhof.arena.tournament import Tournament, run
from drachenhof.arena.workers import play_here
from drachenhof.records.play import final
from tests.arena.conftest import untimed

STRANGERS = "tests.bots.external.strangers"


def tournament(*bots: str, players: int = 2) -> Tournament:
    return Tournament.of("year", players, {}, bots, seed=3)


def test_who_forfeits_is_last() -> None:
    assert places([1, 2, 3], [True, False, False]) == [3, 1, 2]
    assert places([1, 2, 2, 4], [False, True, False, True]) == [1, 3, 2, 3]
    assert places([1, 2], [True, True]) == [1, 1]


def test_the_game_goes_on_and_is_whole() -> None:
    match = next(tournament(f"{STRANGERS}:Raises", "random").matches(1))
    result = play(match)
    wrong = match.seats.index(f"{STRANGERS}:Raises")
    forfeit = result.forfeits[wrong]
    assert forfeit is not None
    assert forfeit["code"] == "exception"
    assert "ZeroDivisionError" in forfeit["problem"]
    assert result.places[wrong] == 2
    assert result.places[1 - wrong] == 1
    assert result.decisions[wrong] == 6  # it is asked nothing more
    record = result.record(match)
    assert record.seats[wrong] == {"bot": f"{STRANGERS}:Raises", "forfeit": "exception"}
    assert list(record.scores or []) == list(result.scores)
    assert final(record) is not None


def test_standings_count_forfeits() -> None:
    played = tournament(f"{STRANGERS}:Illegal", "random")
    found = standings(played.bots, [play(match) for match in played.matches(2)])
    by_bot = {standing.bot: standing for standing in found.bots}
    assert by_bot["random"].win_share.value == 1
    assert len(by_bot[f"{STRANGERS}:Illegal"].forfeits) == 2
    assert by_bot[f"{STRANGERS}:Illegal"].as_json()["forfeits"] == 2


def test_a_bot_that_remembers_begins_anew_in_every_game() -> None:
    """Its own memory changes no game: the same ones come of one process and of any order."""
    matches = list(tournament(f"{STRANGERS}:First", f"{STRANGERS}:Raises").matches(4))
    assert untimed([play(match) for match in matches]) == untimed([play(match) for match in matches[::-1]][::-1])


def test_another_program_of_the_same_name_is_not_mixed_in(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(f"from {STRANGERS} import First\n")
    path, bot = tmp_path / "games.jsonl", f"{own}:First"
    played = tournament(bot, "random")
    with Store.begin(path, played.header) as store:
        run(played.matches(2), store, lambda matches: play_here(matches, 1))
    assert list(json.loads(path.read_text().splitlines()[0])["brought"]) == [bot]
    Store.resume(path, played.header).__exit__()
    own.write_text(own.read_text() + "# better now\n")
    with pytest.raises(BadStore) as refused:
        Store.resume(path, played.header)
    assert refused.value.code == "brought"
    assert refused.value.arguments["bots"] == bot
    assert tournament(bot, "random").identity == played.identity
