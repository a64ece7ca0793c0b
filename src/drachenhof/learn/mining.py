"""Find drills in games of strong bots: examine every decision, longer if one choice looks clearly best.

A position becomes a drill if all of these agree:
the bot chose a right move; the review's judge, with two independent seeds, finds the
same choices right and all others mistakes; and the best choice of
`analysis.compare`, by rollouts of the hand-made policy alone, is among the right ones.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any

import numpy as np
from msgspec import Struct

from drachenhof.analysis.comparing import compare
from drachenhof.analysis.measuring import Effort, Measured, handmade
from drachenhof.analysis.review.race import Race
from drachenhof.analysis.review.reasons import kind_of, reasons
from drachenhof.analysis.review.values import MISTAKES, NO_MATTER, Choice, Reason
from drachenhof.analysis.review.walk import DecisionMade, walk
from drachenhof.bots import Bot
from drachenhof.bots.levels import ADVISER, BEGINNER, OPPONENT, named, thinks
from drachenhof.bots.simple import Greedy
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, OVER, Knowledge
from drachenhof.games import games
from drachenhof.learn.drills import LEVELS, Drill, DrillChoice, DrillReason
from drachenhof.records import Play, Record

SIMULATIONS = 100  # of the bot that plays, unless another is named
TRIES = 12  # of the easiest bot
LOOKS, SURE, COUNTED = (32, 96), 512, 256  # rollouts of each choice: to look, to be sure (twice), and of reasons
OTHER_EFFORT = Effort(precision=0.05, rollouts=6_000)
ALMOST = 0.03  # of place value that a right choice may seem to cost
MISTAKE = MISTAKES[-1][0]
FEWEST, MOST = 3, 16  # choices
PER_GAME = 4
THEME_SHARE, LEVEL_SHARE = 0.4, 0.6  # of all that one theme, or one level, may have
DIGITS = 3


class DrillsWanted(Struct, frozen=True):
    """The parameters of a search for drills."""

    game: str
    count: int
    seed: int = 1
    bot: str | None = None
    """The name of the bot that plays; `strong_bot` by default."""


def strong_bot(game: str) -> str:
    """The strongest bot of a game, by name, with a budget that is the same on every machine."""
    name = ADVISER[game]
    return f"{name}@{SIMULATIONS}" if thinks(game, name) else name


def mine(wanted: DrillsWanted, kept: Iterable[Drill] = ()) -> Iterator[list[Drill]]:
    """Play games until enough drills are found; yields the drills of each game, often none.

    Seeds continue after those of the `kept` drills, so an interrupted search finds
    the same drills as an uninterrupted one.
    """
    have = list(kept)
    first = max([wanted.seed, *(one.seed + 1 for one in have)])
    for seed in count(first):
        if len(have) >= wanted.count:
            return
        drills = list(_of_game(wanted, seed, have))
        have += drills
        yield drills


def _of_game(wanted: DrillsWanted, seed: int, have: list[Drill]) -> Iterator[Drill]:
    """The drills of one game, at most one of each seat in each part of it."""
    rules = games[wanted.game]
    players = rules.PLAYERS[seed % len(rules.PLAYERS)]
    record = _played(wanted, players, seed)
    walked, taken = walk(record), list[Drill]()
    order = np.random.default_rng(seed).permutation(len(walked.decisions))
    for at in order:
        one = walked.decisions[at]
        if len(taken) == PER_GAME or len(have) + len(taken) >= wanted.count:
            return
        if any((one.part, one.seat) == (other.part, other.seat) for other in taken):
            continue
        so_far = [*have, *taken]
        drill = _drill(wanted.game, record, one, seed, easy=_has_room(wanted, so_far, LEVELS[0]))
        if drill is not None and _room(wanted, so_far, drill):
            taken.append(drill)
            yield drill


def _room(wanted: DrillsWanted, have: list[Drill], drill: Drill) -> bool:
    """Whether a drill has room: no theme and no level takes more than its share, and no position comes twice."""
    alike = sum(one.theme == drill.theme for one in have) / wanted.count
    return alike < THEME_SHARE and _has_room(wanted, have, drill.level) and drill.id not in {one.id for one in have}


def _has_room(wanted: DrillsWanted, have: list[Drill], level: int) -> bool:
    return sum(one.level == level for one in have) / wanted.count < LEVEL_SHARE


def _played(wanted: DrillsWanted, players: int, seed: int) -> Record:
    """A game of the strong bot at all seats."""
    game, bot, rng, chance = (
        games[wanted.game],
        named(wanted.game, wanted.bot or strong_bot(wanted.game)),
        np.random.default_rng(seed),
        Chance(seed=seed),
    )
    play = Play(game, game.new(players))
    while (seat := play.to_move) != OVER:
        if seat == CHANCE:
            play.apply(chance.pick(game, play.state))
        else:
            play.apply(bot.decide(game.knowledge(play.state, seat), bot.budget, rng).move)
    return play.record()


def _drill(game: str, record: Record, one: DecisionMade, seed: int, *, easy: bool = True) -> Drill | None:
    """The drill that a decision makes; None where nothing is clearly best, or judges do not agree.

    Unless easy ones are wanted, those that seem to be after a short look get no long one.
    """
    rules = games[game]
    known, players = rules.knowledge(one.state, one.seat), record.players
    if not FEWEST <= len(rules.legal_moves(known)) <= MOST:
        return None
    looked = Race(game, known, players, one.move, _word(seed, one.number, "look"))
    for rollouts in LOOKS:
        looked.more(rollouts)
        if not _promising(looked):
            return None
    if not easy and _near(looked).issuperset(
        _plain(game, known, np.random.default_rng(_word(seed, one.number, "plain")))
    ):
        return None
    judged = _judged(game, known, players, _word(seed, one.number, "first"))
    right = _right(judged)
    if right is None or one.move not in right:
        return None
    if _right(_judged(game, known, players, _word(seed, one.number, "second"))) != right:
        return None
    other = compare(game, known, OTHER_EFFORT, seed=_word(seed, one.number, "other"), policies=handmade(game))
    if other.best.move not in right:
        return None
    return _told(game, record, one, seed, known, judged, right)


def _promising(race: Race) -> bool:
    """Whether a short look speaks for a few choices, and the played one is among them."""
    near = _near(race)
    return race.played in near and len(near) <= max(2, len(race.legal) // 3)


def _near(race: Race) -> set[int]:
    return {one.move for one in _costs(race) if one.cost.value < MISTAKE / 2}


def _judged(game: str, known: Knowledge, players: int, seed: int) -> list[Choice]:
    """Return all choices with equally many rollouts, the best first."""
    race = Race(game, known, players, games[game].legal_moves(known)[0], seed)
    race.more(SURE)
    return _costs(race)


def _costs(race: Race) -> list[Choice]:
    """Return the cost of each choice relative to the best."""
    choices = [race.choice(move) for move in race.legal]
    return sorted(choices, key=lambda one: (one.move != race.best, one.cost.value, one.move))


def _right(choices: list[Choice]) -> set[int] | None:
    """The choices that are as good as the best; None unless they are few and every other is a mistake beyond doubt."""
    right = {one.move for one in choices if one.cost.low <= NO_MATTER and one.cost.value <= ALMOST}
    clear = all(one.move in right or one.cost.low >= MISTAKE for one in choices)
    return right if clear and len(right) <= max(1, len(choices) // 3) else None


def _told(
    game: str, record: Record, one: DecisionMade, seed: int, known: Knowledge, judged: list[Choice], right: set[int]
) -> Drill:
    level, tempting = _difficulty(game, known, judged, right, _word(seed, one.number, "plain"))
    best, word = judged[0], _word(seed, one.number, "reasons")
    why = {
        choice.move: reasons(game, known, one.seat, (choice.move, best.move), word, COUNTED)
        for choice in judged
        if choice.move not in right
    }
    moves = record.moves[: one.number - 1]
    return Drill(
        id=hashlib.sha256("\n".join((game, *moves)).encode()).hexdigest()[:10],
        theme=kind_of(game, tempting.text, best.text, why[tempting.move]),
        level=level,
        players=record.players,
        options=_chosen_options(game, record),
        seat=one.seat,
        part=one.part,
        tempting=tempting.text,
        choices=[_choice(choice, why.get(choice.move, ())) for choice in judged],
        moves=list(moves),
        seed=seed,
        game=game,
    )


def _chosen_options(game: str, record: Record) -> dict[str, Any]:
    """The options that differ from their defaults."""
    own = games[game].OPTIONS
    return {name: value for name, value in record.options.items() if value != own[name].default}


def _difficulty(game: str, known: Knowledge, judged: list[Choice], right: set[int], seed: int) -> tuple[int, Choice]:
    """Return the difficulty, by how many weaker bots err, and the wrong choice that looks best to them."""
    rng = np.random.default_rng(seed)
    wrong = [move for move in _plain(game, known, rng) if move not in right]
    novice = named(game, BEGINNER[game])
    tries = [novice.decide(known, novice.budget, rng).move for _ in range(TRIES)]
    common = [move for move, _ in Counter(move for move in tries if move not in right).most_common(1)]
    least = next(one for one in judged if one.move not in right)
    tempting = next((one for move in (*wrong, *common) for one in judged if one.move == move), least)
    return LEVELS[len(wrong)], tempting


def _plain(game: str, known: Knowledge, rng: np.random.Generator) -> list[int]:
    """Return the choices of two weaker bots: the policy alone, and `OPPONENT`; both err in a hard drill."""
    return [_usual(bot, known, rng) for bot in (Greedy(game), named(game, OPPONENT[game]))]


def _usual(bot: Bot, known: Knowledge, rng: np.random.Generator) -> int:
    """Return a bot's most frequent choice in three tries."""
    return Counter(bot.decide(known, bot.budget, rng).move for _ in range(3)).most_common(1)[0][0]


def _choice(one: Choice, why: Iterable[Reason]) -> DrillChoice:
    reasons = [DrillReason(reason.what, _short(reason.more)) for reason in why]
    return DrillChoice(one.text, _short(one.cost), _short(one.win), reasons)


def _short(measured: Measured) -> Measured:
    return Measured(*(round(value, DIGITS) for value in (measured.value, measured.low, measured.high)))


def _word(*parts: int | str) -> int:
    """Return a seed derived from the given numbers."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:7], "big")
