"""Positions of *In the Year of the Dragon* in which persons of one's own court are chosen."""

import itertools
import random
from collections.abc import Container, Iterator
from functools import cache
from typing import Any

from drachenhof.engine.game import CHANCE, OVER
from drachenhof.games.year import rules as year
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.i18n.narrator import narration_of
from drachenhof.i18n.phrases import Codes, render

Pose = dict[str, Any]
GAMES: list[tuple[int, dict[str, Any], int]] = [
    (2, {}, 5),
    (3, {"great_wall": True}, 24),
    (4, {"great_wall": True, "super_event": "earthquake"}, 12),
    (4, {"great_wall": True, "super_event": "earthquake"}, 60),
    (5, {"great_wall": True}, 112),
    (5, {"great_wall": True}, 5),
]
CHOSEN = {"release", "replace"}
GROWS = {"build", "floor", "place"}  # courts that are full are the hardest to draw
_tale, _codes = narration_of("year"), Codes()


def persons(pose: Pose) -> list[int]:
    """How many live in each palace of whoever is asked."""
    view = pose["view"]
    return [len(palace["persons"]) for palace in view["courts"][view["to_move"]]["palaces"]]


@cache
def choosing_persons() -> list[Pose]:
    """Of each game and each kind of question the one in which most persons are chosen from."""
    fullest: dict[tuple[int, str], Pose] = {}
    for players, options, seed in GAMES:
        for pose in _decisions(players, options, seed):
            kind = players, pose["view"]["asked"]
            if kind not in fullest or sum(persons(pose)) > sum(persons(fullest[kind])):
                fullest[kind] = pose
    return list(fullest.values())


FULL = (3, 3, 2)  # persons in the palaces of a court of eight, about the most that good players keep


@cache
def full_courts() -> list[Pose]:
    """With 2 to 5 players and all that can be played with, an action while all courts are full."""
    found: list[Pose] = []
    for players in range(2, 6):
        pose = next(_decisions(players, {"great_wall": True, "super_event": "sunrise"}, players, ("action",)))
        for court in pose["view"]["courts"]:
            tiles = [tile for palace in court["palaces"] for tile in palace["persons"]]
            many = itertools.cycle(tiles)
            court["palaces"] = [
                {**court["palaces"][0], "floors": count, "persons": [next(many) for _ in range(count)]}
                for count in FULL
            ]
        found.append(pose)
    return found


@cache
def each_question() -> list[Pose]:
    """Of each kind of question the one that takes most words, in any language."""
    longest: dict[str, tuple[int, Pose]] = {}
    for seed, event in enumerate(("charter", "earthquake", "flood", "tornado", "sunrise")):
        dice, state = random.Random(seed), year.new(3, great_wall=True, super_event=event)
        while (seat := year.to_move(state)) != OVER:
            moves = year.legal_moves(state)
            if seat == CHANCE:
                year.apply(state, dice.choices(moves, year.chance_weights(state))[0])
                continue
            pose = _pose(state, seat, moves, [year.to_text(state, move) for move in moves])
            words = max(len(render(Words(language), pose["question"])) for language in LANGUAGES)
            if words > longest.get(pose["view"]["asked"], (0, pose))[0]:
                longest[pose["view"]["asked"]] = words, pose
            year.apply(state, dice.choice(moves))
    return [pose for _, pose in longest.values()]


def _decisions(players: int, options: dict[str, Any], seed: int, asked: Container[str] | None = None) -> Iterator[Pose]:
    """Yield the decisions of some kinds in a game by chance in which courts grow; of persons, if no kind is named."""
    dice, state = random.Random(seed), year.new(players, **options)
    while (seat := year.to_move(state)) != OVER:
        moves = year.legal_moves(state)
        if seat == CHANCE:
            year.apply(state, dice.choices(moves, year.chance_weights(state))[0])
            continue
        texts = [year.to_text(state, move) for move in moves]
        kind = year.view(year.knowledge(state, seat))["asked"]
        if texts[0].split()[0] in CHOSEN if asked is None else kind in asked:
            yield _pose(state, seat, moves, texts)
        grown = [move for move, text in zip(moves, texts, strict=True) if text.split()[0] in GROWS]
        year.apply(state, dice.choice(grown or moves))


def _pose(state: Any, seat: int, moves: list[int], texts: list[str]) -> Pose:
    known = year.knowledge(state, seat)
    view = year.view(known)
    previews = _tale.previews(_codes, known, view, moves)
    choices = [
        {"move": text, "words": _tale.choice(_codes, text), "preview": preview}
        for text, preview in zip(texts, previews, strict=True)
    ]
    question = _tale.question(_codes, view, texts)
    return {"eyes": seat, "question": question, "demand": None, "view": view, "choices": choices}
