"""All that was heard of a game, move by move: a chain that copies share, put into words when somebody asks."""

from typing import NamedTuple, Optional, TypeAlias

from drachenhof.engine.game import CHANCE, SPECTATOR, Game, State
from drachenhof.envs.scenes import scene_of
from drachenhof.i18n.narrator import tale_of

NO_MOVE = -1
Heard: TypeAlias = Optional["HeardMove"]


class Said(NamedTuple):
    """One thing that was heard."""

    texts: tuple[str, ...]
    """By seat, and then for those who only watch."""
    move: int = NO_MOVE
    """Which move it is, for those who hear all of it."""
    whole: str = ""
    """What these hear."""


class HeardMove:
    """One move, and all before it. Its words are made once, from the position before it, which is dropped then."""

    __slots__ = ("before", "earlier", "move", "said")

    def __init__(self, before: "State | None", move: int, earlier: Heard, said: list[Said] | None = None) -> None:
        self.before, self.move, self.earlier, self.said = before, move, earlier, said

    @classmethod
    def known(cls, said: list[Said], earlier: Heard) -> "HeardMove":
        """What was heard, in words already."""
        return cls(None, NO_MOVE, earlier, said)


def told_by(game: Game, last: Heard, now: State) -> list[Said]:
    """All that was heard until a position, in the order in which it was heard."""
    links, link = list[HeardMove](), last
    while link is not None:
        links.append(link)
        link = link.earlier
    links.reverse()
    told = list[Said]()
    for place, one in enumerate(links):
        if one.said is None:  # then nothing after it has words yet, and all positions are still there
            after = links[place + 1].before if place + 1 < len(links) else now
            assert one.before is not None
            assert after is not None
            one.said, one.before = _said(game, one.before, one.move, after), None
        told += one.said
    return told


def _said(game: Game, before: State, move: int, after: State) -> list[Said]:
    """What each hears of a move, and of what everybody learns at the end of a round."""
    players, scene, whole = len(game.scores(before)), scene_of(game.NAME), game.to_text(before, move)
    texts = (whole,) * (players + 1)
    if game.FACTS.hidden and game.to_move(before) == CHANCE:
        heard = tale_of(game.NAME).heard
        texts = tuple(heard(before, move, seat) for seat in (*range(players), SPECTATOR))
    said = [Said(texts, move, whole)]
    if scene.rounds(after) != scene.rounds(before):
        said.append(Said((scene.announced(after),) * (players + 1)))
    return said
