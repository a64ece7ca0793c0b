"""The story of a game of Hoard: complete in all languages, and nobody hears what he may not know."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from drachenhof import CHANCE, SPECTATOR, records
from drachenhof.engine.game import State
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.narration import heard, seen
from drachenhof.games.hoard.narration.story import heading, sentences, tell
from drachenhof.games.hoard.rules.tables import ABILITIES
from drachenhof.i18n import LANGUAGES, People, Words
from drachenhof.i18n.phrases import ASIDE, MOMENT
from drachenhof.records import Record
from drachenhof.search.playout import random_moves
from tests.budget import extra
from tests.games.hoard.positions import position

FOLDER = Path(__file__).parents[1] / "games" / "hoard" / "records"
RECORDS = sorted(FOLDER.glob("*.json"))
NAMES = ("Ada", "Bo", "Cem", "Dora", "Eva", "Finn")
HOUSE_RULES = {"peek": True, "answer_fives": True, "long_protecto": True}
EVERYTHING = {**HOUSE_RULES, "abilities": "cumulative", "curses": True, "count_all_backs": True}
SHOWN = 60  # moves at the end of a record: there is what it shows


def record_of(path: Path) -> Record:
    return next(records.read(path))


def played(players: int, options: dict[str, Any], moves: list[int]) -> Iterator[tuple[State, int, State]]:
    """Each move of a game, between the positions before and after it."""
    state = hoard.new(players, **options)
    for move in moves:
        before = hoard.copy(state)
        hoard.apply(state, move)
        yield before, move, state


def random_game(players: int, seed: int, **options: Any) -> Iterator[tuple[State, int, State]]:
    return played(players, options, random_moves("hoard", players, options, seed, number=0))


def told(words: Words, before: State, move: int, after: State, seat: int | None) -> list[str]:
    reader = seat if seat in range(len(NAMES)) else None
    moments = [("move", seen(after, seat))]
    return tell(words, seen(before, seat), heard(before, move, seat), moments, People(NAMES, reader))


def is_told(story: list[str]) -> bool:
    return bool(story) and all(
        sentence.endswith(".") and sentence[0].isupper() and not re.search(r"[{}$?]|_|card-", sentence)
        for sentence in story
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("every", [len(LANGUAGES), *extra(1)])
def test_every_move_of_a_random_game_is_told_to_everybody(language: str, every: int) -> None:
    """Each move in one language, the next in the next; as an extra every move in each."""
    words, turn = Words(language), LANGUAGES.index(language)
    for number, (before, move, after) in enumerate(random_game(3, 5, **EVERYTHING)):
        if (number - turn) % every:
            continue
        for seat in (0, 2, SPECTATOR, None):
            story = told(words, before, move, after, seat)
            assert is_told(story), story


class Listening(Words):
    """Words that remember what they said."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: set[str] = set()

    def say(self, name: str, /, **arguments: Any) -> str:
        self.said.add(name)
        return super().say(name, **arguments)


@pytest.mark.slow
def test_the_records_of_all_edge_cases_are_told_and_leave_no_message_out() -> None:
    words = Listening("en")
    for path in RECORDS:
        record = record_of(path)
        moves = [step.move for step in records.replay(record)]
        for number, (before, move, after) in enumerate(played(record.players, dict(record.options), moves)):
            if path.stem == "the-end-with-everything" or number >= len(moves) - SHOWN:
                for seat in (None, number % record.players):
                    story = told(words, before, move, after, seat)
                    assert is_told(story), story
    text = (Path(hoard.__file__).parents[1] / "locale" / "en" / "story.ftl").read_text(encoding="utf-8")
    messages = set(re.findall(r"^(hoard-[a-z-]+) =", text, re.MULTILINE))
    assert messages - words.said <= {"hoard-story-shared", "hoard-story-ends-round", "hoard-story-laid-out"}


# Who hears what


@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["base", "all"])
def test_outcomes_that_a_reader_does_not_see_are_told_alike(options: dict[str, Any]) -> None:
    words, checked = Words("en"), 0
    for number, (before, _, _) in enumerate(random_game(3, 8, **options)):
        if hoard.to_move(before) != CHANCE or number % 2:
            continue
        stories: dict[int, set[tuple[str, ...]]] = {}
        for move in hoard.legal_moves(before):
            after = hoard.copy(before)
            hoard.apply(after, move)
            for seat in {0, 1, 2, SPECTATOR} - set(hoard.audience(before, move)):
                stories.setdefault(seat, set()).add(tuple(told(words, before, move, after, seat)))
        assert all(len(different) == 1 for different in stories.values())
        checked += len(stories)
    assert checked > 50


def hears(game: Any, text: str, seat: int | None) -> list[str]:
    """What a seat hears of a move in a position."""
    before = hoard.copy(game.state)
    game = game.copy().play(text)
    return told(Words("en"), before, hoard.from_text(before, text), game.state, seat)


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    game = position(3).player(0, hand="4 9").player(1, hand="9").player(2, hand="9").turn(0).play("play 4 x1", "draw")
    assert hears(game, "card 7", 1) == ["You draw a 7."]
    assert hears(game, "card 7", 0) == hears(game, "card 7", SPECTATOR) == ["Bo draws a card."]
    assert hears(game, "card 7", None) == ["Bo draws a 7."]


def test_a_gift_is_named_to_the_two_alone() -> None:
    game = position(3, in_force=["monsterball"]).player(0, hand="2 8 7").player(1, hand="9").player(2, hand="9")
    game.turn(0).play("play 2 x1")
    assert hears(game, "give 2", 1) == ["Ada gives you a random card."]
    game.play("give 2")
    assert [hears(game, "random 7", seat)[0] for seat in (0, 1, 2, SPECTATOR)] == [
        *("Bo gets a 7.", "You get a 7."),
        *("Bo gets a card.", "Bo gets a card."),
    ]


def test_a_look_in_vain_is_named_to_its_owner_alone() -> None:
    game = position(2, peek=True).player(0, hand="4 9").turn(0).play("play 4 x1", "peek 2")
    assert hears(game, "card 7", 1) == ["You find no answer and take a 7 into your hand: 2 cards to draw."]
    assert hears(game, "card 7", 0) == ["Bo finds no answer and takes the card into the hand: 2 cards to draw."]
    assert hears(game, "card 4", 0) == ["Bo finds an answer and plays a 4: the next player draws 4 cards."]


# How it reads


@pytest.mark.parametrize(
    ("hand", "pile", "text", "said"),
    [
        ("7 9", "5", "play 7 x1", "Ada plays a 7."),
        ("7 7 9", "7 7", "play 7 x2", "Ada plays two 7s: four in a row, the pile leaves the round, another turn."),
        ("extermino 9", "5", "play extermino x1", "Ada plays an Extermino: the pile leaves the round, another turn."),
        ("4 4 9", "", "play 4 x2", "Ada plays two 4s: the next player draws 4 cards."),
        ("5 9", "", "play 5 x1", "Ada plays a 5: the next player misses a turn."),
        ("8 9", "5 6", "take", "Ada takes the pile: 2 cards."),
        ("8 8 8 8 9", "9", "set 8", "Ada lays out four 8s."),
    ],
)
def test_moves_read_well(hand: str, pile: str, text: str, said: str) -> None:
    game = position(3).player(0, hand=hand).pile(pile).turn(0)
    assert hears(game, text, SPECTATOR) == [said]


def test_a_flip_is_a_moment_and_says_whether_it_fits() -> None:
    game = position(3).pile("7").turn(0).play("flip 1")
    assert hears(game, "card 8", 1) == ["Ada turns up an 8."]
    assert hears(game, "card 3", 1) == [
        "Ada turns up a 3: it does not fit (needed: “7 or higher, or a dragon”), 2 cards."
    ]
    before, text = seen(game.state, 1), "card 3"
    moments = [("move", seen(game.copy().play(text).state, 1))]
    (sentence,) = sentences(Words("en"), before, text, moments, People())
    assert sentence.tone == MOMENT


def test_the_end_of_a_round_tells_who_lost_what() -> None:
    game = position(3).player(0, hand="7", hidden=0).player(1, hand="8 9", lost=3).turn(0)
    story = hears(game, "play 7 x1", 1)
    assert story[1:] == [
        "Ada has no cards left and wins the round.",
        "Coins lost: you +5 (now 8); Cem +3 (now 3).",
        "You have lost the most and begin.",
    ]


def test_a_win_can_be_shared_after_fifty_rounds() -> None:
    game = position(2).player(0, hand="7", hidden=0, lost=5).player(1, hand="8", lost=1).turn(0)
    game.record.round_number = 50
    said = "The win is shared, with 5 coins lost: Ada, Bo."
    assert hears(game, "play 7 x1", SPECTATOR)[-1] == said


def test_a_game_has_a_heading_for_each_round_and_its_end() -> None:
    for options in ({}, {"curses": True}, {"abilities": "single"}, EVERYTHING):
        rounds, last = list[str](), 0
        for before, _, after in random_game(2, 3, **options):
            above = heading(Words("en"), seen(before, SPECTATOR))
            rounds += [above] if above else []
            last = seen(after, SPECTATOR)["round"]
        assert rounds == [f"Round {number}" for number in range(1, last + 1)]


@pytest.mark.parametrize("curses", [False, True])
@pytest.mark.parametrize("ended", [1, 7, 8, 9])
def test_h41_h51_a_round_begins_with_an_ability_a_curse_or_the_deal(ended: int, curses: bool) -> None:
    """Seven rounds after the first an ability is drawn; after that there is none left."""
    game = position(2, abilities="cumulative", curses=curses)
    game.player(0, hand="7", hidden=0).player(1, hand="8").turn(0)
    game.record.round_number, game.record.abilities_drawn = ended, (1 << min(ended - 1, ABILITIES)) - 1
    game.play("play 7 x1")
    first = "ability" if ended <= ABILITIES else "curse" if curses else "dealt-card"
    told = list[tuple[str, str | None]]()
    while (view := seen(game.state, SPECTATOR))["asked"] != "exchange":
        told.append((view["asked"], heading(Words("en"), view)))
        game.play(game.legal[0])
    assert told[0] == (first, f"Round {ended + 1}")
    assert {above for _, above in told[1:]} == {None}


def test_deals_and_cards_that_others_draw_are_asides() -> None:
    tones: dict[tuple[str, bool], set[str]] = {}
    for before, move, after in random_game(3, 1):
        text = heard(before, move, 0)
        view = seen(before, 0)
        story = sentences(Words("en"), view, text, [("move", seen(after, 0))], People(NAMES, 0))
        tones.setdefault((view["asked"], text.endswith("?")), set()).add(story[0].tone)
    assert tones["dealt-card", False] == tones["dealt-card", True] == tones["drawn-card", True] == {ASIDE}
    assert ASIDE not in tones["drawn-card", False]


def test_with_all_hands_open_every_card_has_its_place() -> None:
    for number, (_, _, after) in enumerate(random_game(4, 2, **EVERYTHING)):
        if number % 20 == 0:
            view = seen(after, None)
            placed = sum(view["unseen"].values()) + sum(view["gone"].values()) + len(view["pile"])
            for holding in view["holdings"]:
                assert sum(holding["hand"].values()) == holding["hand_size"]
                placed += holding["hand_size"] + sum(holding["open"].values())
            assert placed == 96
