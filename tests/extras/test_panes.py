"""The terminal in panes (extra `terminal`): arrow keys, hints, undo, rules, resizing, three languages."""

import asyncio
from pathlib import Path

import pytest

from drachenhof import records
from drachenhof.cli.session import Session, new_record
from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words

pytest.importorskip("textual")

from textual.widgets import OptionList, RichLog, Static

from drachenhof.cli.panes import Panes, Rulebook


def panes(name: str, path: Path, language: str = "en") -> Panes:
    record = new_record(games[name], {}, ["human", "greedy", "random"], "Ada", 7)
    return Panes(Words(language), Session(record, path))


async def until_asked(app, pilot) -> None:
    for _ in range(400):
        await pilot.pause(0.02)
        if app.legal or app.session.over:
            return
    raise AssertionError("nobody is asked")


def story(app) -> str:
    return "\n".join(str(line.text) for line in app.query_one("#story", RichLog).lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["year", "hoard"])
def test_a_whole_game_by_keys(name: str, language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def play() -> str | None:
        app = panes(name, path, language)
        async with app.run_test(size=(140, 45)) as pilot:
            for turn in range(400):
                await until_asked(app, pilot)
                if app.session.over:
                    break
                choices = app.query_one("#choices", OptionList)
                assert choices.option_count == len(app.legal)
                assert app.focused is choices
                if turn % 2 and choices.option_count > 1:
                    await pilot.press("down")
                    assert choices.highlighted == 1
                await pilot.press("enter")
            assert story(app)
            assert "1  " in str(app.query_one("#question", Static).render())
            await pilot.press("q")
        return app.return_value

    if name == "year" and language != "en":
        pytest.skip("one language is enough for a long game")
    assert asyncio.run(play()) == "cli-terminal-finished"
    (record,) = records.read(path)
    records.check(record)
    assert record.scores is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_undo_rules_and_leaving(language: str, tmp_path: Path) -> None:
    path, words = tmp_path / "game.json", Words(language)

    async def play() -> str | None:
        app = panes("year", path, language)
        async with app.run_test(size=(140, 45)) as pilot:
            await until_asked(app, pilot)
            await pilot.press("u")
            assert words.say("cli-terminal-no-undo")[:20] in story(app).replace("\n", " ")
            await pilot.press("enter")  # a pair, and then where the first one goes
            await until_asked(app, pilot)
            moves = len(app.session.record().moves)
            await pilot.press("u")
            assert len(app.session.record().moves) == moves - 1
            await pilot.press("question_mark")
            await pilot.pause()
            assert isinstance(app.screen, Rulebook)
            await pilot.press("y", "2", "8")
            await pilot.pause()
            found = app.screen.query_one("#found", Static)
            assert found is not None
            await pilot.press("escape")
            await pilot.pause()
            before = len(app.query_one("#story", RichLog).lines)
            await pilot.press("h")
            for _ in range(600):
                await pilot.pause(0.05)
                if len(app.query_one("#story", RichLog).lines) > before:
                    break
            assert len(app.query_one("#story", RichLog).lines) > before
            await until_asked(app, pilot)
            await pilot.press("q")
        return app.return_value

    assert asyncio.run(play()) == "cli-terminal-left"
    (record,) = records.read(path)
    assert record.scores is None


def test_a_narrow_terminal_stacks_the_panes_and_a_mouse_chooses(tmp_path: Path) -> None:
    async def play() -> None:
        app = panes("year", tmp_path / "game.json")
        async with app.run_test(size=(80, 40)) as pilot:
            await until_asked(app, pilot)
            assert app.has_class("narrow")
            await pilot.resize_terminal(150, 45)
            for _ in range(200):
                if not app.has_class("narrow"):
                    break
                await pilot.pause(0.05)
            assert not app.has_class("narrow")
            before = len(app.session.record().moves)
            await pilot.click("#choices", offset=(5, 2))
            await until_asked(app, pilot)
            assert len(app.session.record().moves) > before

    asyncio.run(play())
