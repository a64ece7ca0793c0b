"""A view in words: its rows, its facets and its sentence; the page says the same from the same messages."""

from math import floor
from typing import Any

from drachenhof.explore.table import Picture
from drachenhof.explore.telling import summary
from drachenhof.i18n import Words

__all__ = ["SHARES", "facet_label", "label", "number", "sentence"]

SHARES = ("win", "gain")
"""Figures that are told in per cent."""
SIGNED = ("gain", "more")


def label(words: Words, game: str, view: str, key: str) -> str:
    """What a row is called."""
    text = _tokens(words, game, key)
    row = f"explore-{game}-{view}.row"
    return words.say(row, key=text) if words.has(row) and key.isdigit() else text


def facet_label(words: Words, game: str, view: str, facet: str) -> str:
    """What a facet is called: `3.drought` is about three players and an event."""
    first, _, second = facet.partition(".")
    kind = "none" if not second else "number" if second.isdigit() else "word"
    arguments = {"a": _token(words, game, first), "b": _token(words, game, second), "kind": kind, "raw": first}
    return words.say(f"explore-{game}-{view}.facet", **arguments)


def _tokens(words: Words, game: str, key: str) -> str:
    """Names joined: two as a pair, more as a list."""
    names = [_token(words, game, token) for token in key.split()]
    return (" + " if len(names) == 2 else ", ").join(names)


def _token(words: Words, game: str, token: str) -> str:
    return words.say(f"explore-{game}-token", token=token)


def number(words: Words, figure: str, value: float) -> str:
    """A number of a figure, in per cent if it is a share, with its sign if it is a difference."""
    shown = floor(10 * (100 * value if figure in SHARES else value) + 0.5) / 10  # as the page rounds
    if figure not in SIGNED or not shown:
        return words.say("explore-plain", value=abs(shown) if figure in SIGNED else shown)
    return words.say("explore-less" if shown < 0 else "explore-more", value=abs(shown))


def sentence(words: Words, game: str, view: Picture, facet: str) -> str:
    """What a picture means, with the figures that it shows."""
    figures = summary(view, facet)
    arguments: dict[str, Any] = {
        name: number(words, view.figure, figures[name]) for name in ("high", "low", "begin", "end")
    }
    for name in ("best", "worst", "first", "last"):
        arguments[name] = _tokens(words, game, figures[name])
    for name in ("highspan", "lowspan"):
        low, high = (number(words, view.figure, end) for end in figures[name])
        arguments[name] = words.say("explore-span", low=low, high=high)
    arguments["alike"] = figures["near"] + figures["far"]
    for name, told in (("near", "others"), ("far", "rest")):
        arguments |= {name: figures[name], told: words.say("explore-alike", count=figures[name])}
    alone = f"explore-{game}-{view.name}.one"
    single = figures["best"] == figures["worst"] and words.has(alone)
    return words.say(alone if single else f"explore-{game}-{view.name}.says", **arguments)
