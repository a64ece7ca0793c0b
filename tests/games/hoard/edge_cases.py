"""The edge cases of Hoard; `search.py` finds a record for each.

An edge case is watched for move by move: `watch()` gives a function that is told every step, and says when it has
happened.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from drachenhof import CHANCE, OVER
from drachenhof.games.hoard.rules import state as s
from drachenhof.games.hoard.rules import tables as t

HOUSE = {"peek": True, "answer_fives": True, "long_protecto": True}
ABLE = {"abilities": "cumulative"}
DRAGONS = ("nulla", "extermino", "protecto")


class Step(NamedTuple):
    """A move in words, and the records of the state before and after it."""

    words: str
    before: Any
    after: Any

    @property
    def holding(self):
        """What the player had, whose turn it was."""
        return self.before.holdings[self.before.turn]

    @property
    def kind(self):
        return self.words.split()[0]

    @property
    def played(self):
        """The card that was put on the pile, or None."""
        return self.words.split()[1] if self.kind in ("play", "open") else None

    @property
    def count(self):
        """How many cards were put on the pile."""
        return sum(int(part[1:]) for part in self.words.split() if part[0] == "x")

    @property
    def ended(self):
        """The round is over."""
        return self.after.round_number > self.before.round_number or self.after.mover == OVER

    @property
    def won(self):
        return self.ended and self.after.winner != s.NOBODY


def pile(record):
    return [t.CARD_NAMES[card] for card in record.pile[: record.pile_size]]


def in_force(record, ability):
    return record.abilities >> t.ABILITY_NAMES.index(ability) & 1


Watch = Callable[[Step], bool]


def step(happens: Watch) -> Callable[[], Watch]:
    """An edge case that one step shows."""
    return lambda: happens


def four_across() -> Watch:
    """Four equal cards by at least two players."""
    players: dict[int, int] = {}

    def watch(step):
        if step.kind in ("take", "flip") or step.ended:
            players.clear()
        if not step.played:
            return False
        if step.played not in pile(step.before)[-1:]:
            players.clear()
        players[int(step.before.turn)] = step.count
        swept = step.played != "extermino" and step.after.pile_size == 0
        return swept and len(players) > 1

    return watch


def pushed_round() -> Watch:
    """A draw that comes back to the player who began it."""
    began: list[int] = []

    def watch(step):
        if step.played == "4" and not step.before.draws:
            began[:] = [int(step.before.turn)]
        if not step.after.draws:
            began.clear()
        return step.after.stage == s.FACING_DRAW and began == [int(step.after.turn)]

    return watch


def with_every_dragon(ability) -> Callable[[], Watch]:
    """All three dragons are played while an ability is in force."""

    def watching():
        played: set[str] = set()

        def watch(step):
            if in_force(step.before, ability) and step.played in DRAGONS and step.count < 4:
                played.add(step.played)
            return len(played) == 3

        return watch

    return watching


def chaos_of_six(step):
    curses = {int(holding.curse) for holding in step.after.holdings}
    return step.kind == "curse" and curses == set(range(6))


def lost(record):
    return [int(record.holdings[seat].lost) for seat in range(record.players)]


def tie_goes_on(step):
    totals = lost(step.after)
    return step.ended and step.after.mover == CHANCE and max(totals) >= t.END_LOSS and totals.count(min(totals)) > 1


def is_over(step):
    return step.after.mover == OVER


@dataclass(frozen=True)
class EdgeCase:
    """What a record shows, how to know it, and what makes it likelier."""

    shows: str
    rules: str
    watch: Callable[[], Watch]
    options: dict[str, Any] = field(default_factory=dict)
    players: tuple[int, ...] = (2, 3, 4, 5, 6)
    likes: tuple[str, ...] = ()  # moves that begin with these are played more often


EDGE_CASES = {
    # Four in a row
    "four-across-players": EdgeCase("four equal cards in a row, by several players", "H20", four_across),
    "four-in-one-play": EdgeCase(
        "four equal cards in one play", "H20", step(lambda m: m.count == 4 and m.played != "extermino")
    ),
    "four-protectos": EdgeCase(
        "four Protectos in a row",
        "H20",
        step(lambda m: m.played == "protecto" and m.after.pile_size == 0 and not m.ended),
        likes=("play protecto", "open protecto", "take"),
    ),
    "four-exterminos": EdgeCase(
        "four Exterminos in one play",
        "H20",
        step(lambda m: m.words == "play extermino x4"),
        likes=("take", "draw", "swap"),
    ),
    # Draws and misses
    "draw-round-the-table": EdgeCase(
        "a draw is pushed on by all, back to who began it",
        "H16",
        pushed_round,
        likes=("play 4", "play protecto", "open 4", "open protecto"),
    ),
    "draw-cancelled": EdgeCase(
        "a Nulla cancels a draw",
        "H16",
        step(lambda m: m.before.stage == s.FACING_DRAW and m.played == "nulla"),
    ),
    "draw-pile-runs-out": EdgeCase(
        "the draw pile runs out in the middle of a draw",
        "H16",
        step(lambda m: m.kind == "draw" and m.before.draws > m.before.draw_pile),
    ),
    "no-draw-from-an-empty-pile": EdgeCase(
        "with an empty draw pile there is no draw, and no answer",
        "H16",
        step(lambda m: m.played == "4" and m.before.draw_pile == 0 and m.after.stage == s.PLAYING and m.count < 4),
    ),
    "miss-passed-on": EdgeCase(
        "a Protecto passes a missed turn on",
        "H17",
        step(lambda m: m.before.stage == s.FACING_MISS and m.after.stage == s.FACING_MISS and m.played == "protecto"),
    ),
    # Blind, together, sets
    "flip-fits": EdgeCase(
        "a hidden card is turned up, and fits",
        "H11",
        step(lambda m: m.before.stage == s.FLIPPING and m.after.pile_size > m.before.pile_size > 0),
    ),
    "flip-does-not-fit": EdgeCase(
        "a hidden card is turned up, and does not fit",
        "H11",
        step(
            lambda m: (
                m.before.stage == s.FLIPPING
                and m.holding.hand_size == 0
                and m.after.pile_size == 0 < m.before.pile_size
                and m.before.turn != m.after.turn
                and not m.ended
            )
        ),
    ),
    "hand-and-open-together": EdgeCase(
        "the last hand cards are played with open ones", "H10", step(lambda m: "+ open" in m.words)
    ),
    "set-before-a-draw": EdgeCase(
        "a set is laid out by one who faces a draw",
        "H21",
        step(lambda m: m.kind == "set" and m.before.stage == s.FACING_DRAW),
        likes=("take", "draw", "set"),
    ),
    "set-with-open-cards": EdgeCase(
        "a set of four is laid out of hand and open cards",
        "H21",
        step(lambda m: m.kind == "set" and m.holding.hand_size < 4),
        likes=("swap", "set"),
    ),
    # Rounds
    "won-by-a-set": EdgeCase(
        "a set laid out wins the round", "H21", step(lambda m: m.kind == "set" and m.won), likes=("set", "flip", "take")
    ),
    "won-by-a-gift": EdgeCase(
        "the last card, given away, wins the round",
        "H44",
        step(lambda m: m.kind == "random" and m.won),
        ABLE,
        likes=("play 2", "flip"),
    ),
    "won-by-a-flip": EdgeCase(
        "the last hidden card, turned up, wins the round", "H11", step(lambda m: m.before.stage == s.FLIPPING and m.won)
    ),
    "won-by-an-answer": EdgeCase(
        "an answer to a draw wins the round",
        "H23",
        step(lambda m: m.before.stage == s.FACING_DRAW and m.played and m.won),
    ),
    "a-tie-goes-on": EdgeCase("a tie for the fewest coins forces another round", "H25", step(tie_goes_on)),
    "a-round-without-winner": EdgeCase(
        "the round ends after a thousand decisions",
        "H26",
        step(lambda m: m.ended and m.after.winner == s.NOBODY and m.before.decisions >= 999),
        players=(2,),
    ),
    "the-end": EdgeCase("one alone has lost the fewest coins when somebody has lost 21", "H25", step(is_over)),
    "the-end-with-everything": EdgeCase(
        "a whole game with all house rules, abilities and curses",
        "H25",
        step(is_over),
        {**HOUSE, **ABLE, "curses": True, "count_all_backs": True},
    ),
    # House rules
    "peek-answers": EdgeCase(
        "a hidden card, looked at, answers a draw",
        "H31",
        step(lambda m: m.before.stage == s.PEEKING and m.after.stage != s.DRAWING),
        HOUSE,
    ),
    "peek-in-vain": EdgeCase(
        "a hidden card, looked at, does not answer",
        "H31",
        step(lambda m: m.before.stage == s.PEEKING and m.after.stage == s.DRAWING),
        HOUSE,
    ),
    "fives-answer-fives": EdgeCase(
        "a 5 answers a 5",
        "H32",
        step(lambda m: m.before.stage == s.FACING_MISS and m.played == "5"),
        HOUSE,
    ),
    "fourth-five": EdgeCase(
        "the fourth 5 in an answer clears all",
        "H32",
        step(lambda m: m.before.stage == s.FACING_MISS and m.played == "5" and m.after.pile_size == 0 and not m.ended),
        HOUSE,
        likes=("play 5", "open 5", "take"),
    ),
    "long-protecto": EdgeCase(
        "two Protectos jump over a player",
        "H33",
        step(lambda m: m.played == "protecto" and m.count == 2 and m.after.pile_size > 0 and m.before.players > 2),
        HOUSE,
    ),
    "miss-cut": EdgeCase(
        "a missed turn, carried far, is cut before it reaches the player himself",
        "H33",
        step(
            lambda m: (
                m.before.stage == s.FACING_MISS and m.played == "protecto" and 0 < m.after.misses < m.before.misses
            )
        ),
        HOUSE,
        likes=("play 5 x2", "play 5 x3", "play protecto x2", "take"),
    ),
    # Abilities, each with every dragon
    **{
        f"{ability}-with-every-dragon": EdgeCase(
            f"every dragon is played while {ability} is in force",
            f"H{41 + number}",
            with_every_dragon(ability),
            ABLE,
        )
        for number, ability in enumerate(t.ABILITY_NAMES)
    },
    "quick-dragons-no-play": EdgeCase(
        "after a Nulla no play is legal, and the pile is taken",
        "H41",
        step(lambda m: m.kind == "take" and m.before.must_play),
        ABLE,
    ),
    "one-on-nine": EdgeCase(
        "a 1 is played on a 9", "H43", step(lambda m: m.played == "1" and pile(m.before)[-1:] == ["9"]), ABLE
    ),
    "roundabout-of-two": EdgeCase(
        "with two players one goes again after a turn",
        "H45",
        step(lambda m: m.words == "turn" and m.after.turn == m.before.turn),
        ABLE,
        players=(2,),
    ),
    "feathers-win-coins": EdgeCase(
        "a loss is negative",
        "H46",
        step(lambda m: m.ended and min(int(holding.loss) for holding in m.after.holdings) < 0),
        ABLE,
        likes=("swap",),
    ),
    "open-secrets": EdgeCase("an open card goes into the hand", "H47", step(lambda m: m.kind == "pick"), ABLE),
    # Curses
    "chaos-of-six": EdgeCase("Chaos with six players", "H53", step(chaos_of_six), {"curses": True}, (6,)),
}
