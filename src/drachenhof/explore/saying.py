"""Text or phrases of the explorer: names of rows and facets, numbers, and the sentence of a picture."""

from math import floor
from typing import Any

from drachenhof.explore.live import CaseRows
from drachenhof.explore.table import Header, Picture
from drachenhof.explore.telling import summary
from drachenhof.i18n.narrator import tale_of
from drachenhof.i18n.telling import Said, Speaker

SHARES = ("win", "gain")
"""Figures that are shown in per cent."""
SIGNED = ("gain", "more")


def label(words: Speaker[Said], game: str, view: str, key: str) -> Said:
    """Return the name of a row."""
    text = _tokens(words, game, key)
    row = f"explore-{game}-{view}.row"
    return words.say(row, key=text) if words.has(row) and key.isdigit() else text


def facet_label(words: Speaker[Said], game: str, view: str, facet: str) -> Said:
    """Return the name of a facet: `3.drought` is three players and an event."""
    first, _, second = facet.partition(".")
    kind = "none" if not second else "number" if second.isdigit() else "word"
    arguments = {"a": _token(words, game, first), "b": _token(words, game, second), "kind": kind, "raw": first}
    return words.say(f"explore-{game}-{view}.facet", **arguments)


def _tokens(words: Speaker[Said], game: str, key: str) -> Said:
    """Join names: two as a pair, more as a list."""
    names = [_token(words, game, token) for token in key.split()]
    return words.join(names, " + " if len(names) == 2 else ", ")


def _token(words: Speaker[Said], game: str, token: str) -> Said:
    return words.say(f"explore-{game}-token", token=token)


def number(words: Speaker[Said], figure: str, value: float) -> Said:
    """Return a number of a figure: in per cent if it is a share, with its sign if it is a difference."""
    shown = floor(10 * (100 * value if figure in SHARES else value) + 0.5) / 10
    if figure not in SIGNED or not shown:
        return words.say("explore-plain", value=abs(shown) if figure in SIGNED else shown)
    return words.say("explore-less" if shown < 0 else "explore-more", value=abs(shown))


def sentence(words: Speaker[Said], game: str, view: Picture, facet: str) -> Said:
    """Return what a picture means, with its figures."""
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
    for name, others in (("near", "others"), ("far", "rest")):
        arguments |= {name: figures[name], others: words.say("explore-alike", count=figures[name])}
    alone = f"explore-{game}-{view.name}.one"
    single = figures["best"] == figures["worst"] and words.has(alone)
    return words.say(alone if single else f"explore-{game}-{view.name}.says", **arguments)


def why(words: Speaker[Said], header: Header) -> Said:
    """Return which games a table is made of."""
    counts = {"games": header.games, "rollouts": header.rollouts}
    if header.player:
        return words.say("explore-why-bot", **counts, bot=header.player)
    return words.join([words.say("explore-why", **counts), words.say(f"explore-{header.game}-strength")], " ")


def case_sentences(words: Speaker[Said], game: str, case: CaseRows) -> list[Said]:
    """Return which choice of a case is best, if that is clear, and the choice of the policy."""
    tale, first = tale_of(game), case.rows[0]
    outcome = "few" if not case.enough else "alike" if case.alike else "best"
    return [
        words.say(
            f"explore-live-{outcome}",
            rollouts=first.positions,
            fewest=case.fewest,
            count=len(case.alike),
            best=tale.choice(words, first.key),
            high=number(words, "win", first.win.value if first.win else 0.0),
        ),
        words.say("explore-live-policy", chosen=tale.choice(words, case.chosen)),
    ]
