"""What a shared link shows before any script runs."""

from pathlib import Path

import pytest

from drachenhof.server.app import page
from tests.server.play.server import Person, Server

BUILT = "<!doctype html><html><head><title>Drachenhof</title></head><body></body></html>"


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text(BUILT)
    monkeypatch.setattr(page, "FOLDER", tmp_path)


def shared(server: Server, path: str, language: str = "") -> str:
    return str(server.anybody().get(path, headers={"Accept-Language": language}).text)


def test_the_first_page_has_a_picture_and_a_sentence_in_the_readers_language(server: Server) -> None:
    assert '<meta property="og:title" content="Drachenhof" />' in shared(server, "/")
    assert '/share.png" />' in shared(server, "/")
    assert "A name is enough" in shared(server, "/", "fr, *;q=0.5")
    assert "Een naam is genoeg" in shared(server, "/", "fr-FR, nl-BE;q=0.8, en;q=0.5")


def test_a_link_to_a_table_says_the_game_and_how_it_stands(server: Server, ada: Person) -> None:
    table = ada.create("me open open", game="hoard")["table"]
    told = shared(server, f"/t/{table}")
    assert 'content="Drachensachen · Drachenhof"' in told
    assert "Come and play: 2 seats are free." in told
    assert '/share-hoard.png" />' in told
    assert f'/t/{table}" />' in told
    going = ada.create("me random")["table"]
    ada.at(going, "http").my_turn()
    assert "come and watch" in shared(server, f"/t/{going}")
    assert "one seat is free" in shared(server, f"/t/{ada.create('me open')['table']}")


def test_a_replay_is_announced_as_one(server: Server, ada: Person) -> None:
    seat = ada.at(ada.create("me random")["table"], "http").my_turn()
    seat.do("resign")
    assert "Sieh dir an" in shared(server, f"/r/{seat.table['id']}", "de")


@pytest.mark.parametrize("path", ["/t/none", "/t/%22%3E%3Cscript%3E", "/r/", "/t/" + "x" * 99, "/games"])
def test_an_address_without_a_table_shows_the_house_and_nothing_strange(server: Server, path: str) -> None:
    told = shared(server, path)
    assert 'content="Drachenhof" />' in told
    assert "<script" not in told


def test_names_are_told_to_nobody_by_a_link(server: Server, ada: Person) -> None:
    assert "Ada" not in shared(server, f"/t/{ada.create('me open')['table']}")


def test_links_that_are_sent_to_friends_are_found_and_say_what_they_are(server: Server, ada: Person) -> None:
    of = {"kind": "game", "game": "hoard"}
    duel = ada.http.post("/api/duels", json={"of": of, "challenger": "greedy"}).json()["duel"]
    wish = {"game": "year", "players": 2, "deals": 1, "bot": "greedy", "kind": "bots"}
    tournament = ada.http.post("/api/tournaments", json=wish).json()["tournament"]
    for path, game, said in (
        ("/daily/year", "year", "same for everybody"),
        (f"/duel/{duel}", "hoard", "Beat me at this"),
        (f"/tournament/{tournament}", "year", "Everybody plays the same deals"),
    ):
        answer = server.anybody().get(path)
        assert answer.status_code == 200, path
        assert said in answer.text
        assert f"/share-{game}.png" in answer.text
        assert "Ada" not in answer.text


@pytest.mark.parametrize("path", ["/daily/chess", "/daily/", "/duel/none", "/duel/" + "x" * 99, "/tournament/%22%3E"])
def test_a_link_to_no_such_game_shows_the_house(server: Server, path: str) -> None:
    assert 'content="Drachenhof" />' in shared(server, path)
