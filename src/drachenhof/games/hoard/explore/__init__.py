"""The explorer's views of *Drachensachen*."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, Numbers, State
from drachenhof.explore.parts import Continuation, Question, Shown, Sighting
from drachenhof.explore.playing import Played, best
from drachenhof.explore.table import Picture
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.rules import PLAYERS
from drachenhof.games.hoard.rules.foresight import DRAGON_NAMES
from drachenhof.games.hoard.rules.state import DEALING, DRAWING_ABILITY, DRAWING_CURSE, EXCHANGING, PLAYING
from drachenhof.games.hoard.rules.tables import CARD_NAMES, FIRST_HAND, FIRST_OPEN
from drachenhof.records import Play

__all__ = [
    "LIVE",
    "ON_THE_PAGE",
    "TABLES",
    "VIEWS",
    "finish",
    "move_of",
    "place",
    "questions",
    "sightings",
    "situation",
    "stages",
]


EXTRAS = {"abilities": "cumulative", "curses": True}
TABLES = [(players, options) for options in ({}, EXTRAS) for players in PLAYERS]
VIEWS = {
    "swaps": Shown("rollouts", figure="more", downward=True),
    "pile": Shown("rollouts", figure="more", downward=True),
    "dragons": Shown("rollouts", figure="more", downward=True),
    "abilities": Shown("rollouts", figure="gain"),
    "curses": Shown("rollouts", figure="gain"),
    "comebacks": Shown("games", figure="win"),
}
LIVE = "swaps"
ON_THE_PAGE: Mapping[str, Any] = {}


def stages(log: Numbers) -> Numbers:
    """Return the stage of each position."""
    asked: Numbers = log["stage"]
    return asked


def finish(views: Mapping[str, Picture], seed: int, count: int) -> Iterator[Picture]:  # noqa: ARG001
    """Return no further views."""
    yield from ()


def situation(players: int, seat: int, given: Sequence[str], seed: int) -> tuple[State, list[str]]:
    """The seat's exchange: the open cards are given first, then the hand; those before it swap as the policy does."""
    if unknown := [card for card in given if card not in CARD_NAMES]:
        raise ValueError(f"there is no card {unknown[0]!r}; there are: {', '.join(CARD_NAMES)}")
    if len(given) > FIRST_OPEN + FIRST_HAND:
        raise ValueError(f"{FIRST_OPEN} open cards and {FIRST_HAND} hand cards are dealt, not {len(given)}")
    play, chance, wanted = Play(hoard, hoard.new(players)), Chance(seed), list(given)
    while play.to_move != seat or play.state["stage"][0] != EXCHANGING:
        state = play.state
        dealt = state["stage"][0] == DEALING and state["turn"][0] == seat and wanted
        if dealt:
            move = hoard.from_text(state, f"card {wanted.pop(0)}")
        elif play.to_move == CHANCE:
            move = chance.pick(hoard, state)
        else:
            move = best("hoard", state, hoard.legal_moves(state))
        play.apply(move)
    return play.state, play.texts()


SIZES = ((1, "1"), (2, "2"), (4, "3-4"), (7, "5-7"), (100, "8+"))
"""Up to how many cards, and what such a pile or hand is called."""
KEEP = "keep"
SWAPS = 4  # swaps tried per position, besides keeping all cards


def questions(game: Played, rng: np.random.Generator) -> Iterator[Question]:
    """Ask games without extras what cards do, and the others what abilities and curses do."""
    if game.options:
        yield from drawn("abilities", game, rng, DRAWING_ABILITY)
        yield from drawn("curses", game, rng, DRAWING_CURSE)
        return
    yield from swaps(game, rng)
    yield from pile(game, rng)
    yield from dragons(game, rng)


def texts(game: Played, at: int) -> dict[str, int]:
    state = game.state(at)
    return {game.rules.to_text(state, move): move for move in game.rules.legal_moves(state)}


def size_of(count: int) -> str:
    return next(name for most, name in SIZES if count <= most)


def card_of(text: str) -> str | None:
    """The type of card that a move plays from the hand or the open cards; None if it plays none."""
    word, _, rest = text.partition(" ")
    return rest.split()[0] if word in ("play", "open") else None


def swaps(game: Played, rng: np.random.Generator) -> Iterator[Question]:
    """The exchange: some swaps, each compared with keeping everything."""
    listed = game.asked(EXCHANGING)
    at = listed[rng.integers(len(listed))]
    state, legal = game.state(at), texts(game, at)
    tried = [text for text in legal if text != KEEP]
    tried = [tried[index] for index in rng.permutation(len(tried))[:SWAPS]]
    if not tried:
        return
    seat, keep = int(state["mover"][0]), Continuation(KEEP, state, legal[KEEP])
    played = game.rules.to_text(state, game.moves[at])
    for facet_of in (_kind, _laid):
        groups = dict[str, dict[str, Continuation]]()
        for text in tried:
            facet, key = facet_of(text)
            groups.setdefault(facet, {})[key] = Continuation(key, state, legal[text])
        own, swapped = (None, KEEP) if played == KEEP else facet_of(played)
        for facet, lines in groups.items():
            chosen = swapped if own in (None, facet) else ""
            yield Question("swaps", {facet: seat}, [keep, *lines.values()], at, base=0, chosen=chosen)


def place(move: str, players: int, seat: int) -> tuple[str, str]:  # noqa: ARG001
    """The facet and the row of a choice in the exchange; the table does not distinguish players and seats."""
    return ("all", KEEP) if move == KEEP else _laid(move)


def move_of(view: str, facet: str, key: str) -> str | None:
    """Return the move that a row stands for; None if it stands for several or none."""
    if view == "swaps":
        return KEEP if key == KEEP else None if facet == "all" else f"swap {facet} {key}"
    return "take" if view == "pile" and key == "take" else None


def _laid(text: str) -> tuple[str, str]:
    """By the card that goes to the Remainders."""
    _, laid, taken = text.split()
    return laid, taken


def _kind(text: str) -> tuple[str, str]:
    _, laid, taken = text.split()
    if laid in DRAGON_NAMES or taken in DRAGON_NAMES:
        both = laid in DRAGON_NAMES and taken in DRAGON_NAMES
        return "all", "dragons" if both else "dragon-laid" if laid in DRAGON_NAMES else "dragon-taken"
    return "all", "higher-laid" if int(laid) > int(taken) else "lower-laid"


def pile(game: Played, rng: np.random.Generator) -> Iterator[Question]:
    """To play a number or a dragon, compared with taking the pile."""
    for at in _turns(game, rng):
        state, legal = game.state(at), texts(game, at)
        if "take" not in legal:
            continue
        kinds: dict[str, list[int]] = {"take": [legal["take"]]}
        for text, move in legal.items():
            if card := card_of(text):
                kinds.setdefault("dragon" if card in DRAGON_NAMES else "number", []).append(move)
        if len(kinds) > 1:
            yield _asked("pile", game, at, kinds, size_of(int(state["pile_size"][0])))
            return


def dragons(game: Played, rng: np.random.Generator) -> Iterator[Question]:
    """Each kind of dragon, compared with the number that the policy likes best, where both fit."""
    for at in _turns(game, rng):
        state = game.state(at)
        kinds: dict[str, list[int]] = {"number": []}
        for text, move in texts(game, at).items():
            if card := card_of(text):
                kinds.setdefault(card if card in DRAGON_NAMES else "number", []).append(move)
        if kinds["number"] and len(kinds) > 1:
            seat = int(state["mover"][0])
            yield _asked("dragons", game, at, kinds, size_of(max(1, int(state["holdings"][0, seat]["hand_size"]))))
            return


def _turns(game: Played, rng: np.random.Generator) -> list[int]:
    listed = game.asked(PLAYING)
    return [listed[index] for index in rng.permutation(len(listed))]


def _asked(view: str, game: Played, at: int, kinds: dict[str, list[int]], facet: str) -> Question:
    """A line for each kind of play: the one that the policy likes best. All are compared with the first kind."""
    state = game.state(at)
    lines = [Continuation(name, state, best(game.game, state, moves)) for name, moves in kinds.items()]
    chosen = next((name for name, moves in kinds.items() if game.moves[at] in moves), None)
    return Question(view, {facet: int(state["mover"][0])}, lines, at, base=0, chosen=chosen)


def drawn(view: str, game: Played, rng: np.random.Generator, stage: int) -> Iterator[Question]:
    """Compare all cards that can be drawn between two rounds, for the winner or for the first and the last player."""
    listed = [at for at in game.asked(stage) if not game.state(at)["chaos"][0]]
    if not listed:
        return
    at = listed[rng.integers(len(listed))]
    state, legal = game.state(at), texts(game, at)
    if len(legal) < 2:
        return
    lost = state["holdings"][0, : game.players]["lost"]
    winner = int(state["winner"][0])
    facets = (
        {"winner": winner} if stage == DRAWING_CURSE else {"ahead": int(lost.argmin()), "behind": int(lost.argmax())}
    )
    if min(facets.values()) < 0:
        return
    yield Question(view, facets, [Continuation(text.split()[1], state, move) for text, move in legal.items()], at)


LOOKED_AT = (1, 2, 3)  # rounds after which places are looked at


def sightings(game: Played) -> Iterator[Sighting]:
    """How often each place after a few rounds leads to a win; only in games without extras."""
    if game.options:
        return
    first = [place == 1 for place in game.rules.ranking(game.end)]
    rounds = game.log["round_number"].tolist()
    for past in LOOKED_AT:
        if past + 1 in rounds:
            at = rounds.index(past + 1)
            for won, place in zip(first, game.rules.ranking(game.state(at)), strict=True):
                yield Sighting("comebacks", f"{game.players}.{past}", f"{place}", at, win=won / sum(first))
