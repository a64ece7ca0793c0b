"""One adapter for bots: names, objects, classes, factories and functions, in batches and elsewhere."""

from typing import Any

import numpy as np
import pytest

from drachenhof.bots import BadBot, Budget, Decision, Fault, bring
from drachenhof.bots.external import name_of
from drachenhof.engine.game import Knowledge
from drachenhof.envs import Batch, PolicyBot
from tests.bots.external.strangers import First, Illegal
from tests.bots.external.test_external import knowledge as knowledge
from tests.bots.external.test_external import year


def first(knowledge: Knowledge, budget: Budget, rng: np.random.Generator) -> int:  # noqa: ARG001
    return year.legal_moves(knowledge)[0]


def factory(game: str) -> First:
    return First(game)


def policy(_rows: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


def logits(_rows: Any, masks: Any) -> Any:
    return -np.arange(masks.shape[1])[None].repeat(len(masks), 0)


class Network:
    """A callable of any arguments, as a network of PyTorch is."""

    def __call__(self, *given: Any) -> Any:
        return policy(*given)


ALL_FIRST = (First, First("year"), factory, first, policy, logits, Network(), "tests.bots.external.strangers:First")


@pytest.mark.parametrize("bot", [*ALL_FIRST, "tests.bots.external.test_objects:first"])
def test_every_kind_decides_the_same(bot: Any, knowledge: Knowledge) -> None:
    made = bring("year", bot)
    made.prepare()
    decision = made.decide(knowledge, made.budget, np.random.default_rng(1))
    assert isinstance(decision, Decision)
    assert decision.move == year.legal_moves(knowledge)[0]


def test_every_kind_plays_in_a_batch() -> None:
    def played(others: Any) -> list[float]:
        batch = Batch("year", 4, players=2, others=others, seed=3, reward="lead")
        rewards = [batch.step(batch.masks.argmax(axis=1)).rewards.copy() for _ in range(150)]
        return np.concatenate(rewards).tolist()

    expected = played(policy)
    assert any(expected)
    for bot in ALL_FIRST:
        assert played(bot) == expected


def test_a_built_in_bot_stays_itself() -> None:
    made = bring("year", "greedy")
    assert bring("year", made) is made
    own = PolicyBot("year", lambda _, mask: mask.argmax())
    assert bring("year", own) is own


def test_answers_of_objects_are_checked(knowledge: Knowledge) -> None:
    made = bring("year", Illegal("year"))
    with pytest.raises(Fault, match="Illegal chose"):
        made.decide(knowledge, made.budget, np.random.default_rng(1))
    with pytest.raises(BadBot, match="has no `decide`"):
        bring("year", lambda: None)
    with pytest.raises(TypeError, match="a bot is a name"):
        bring("year", 7)  # type: ignore[arg-type]


def test_budgets_of_objects() -> None:
    bot = First("year")
    assert bring("year", bot).budget == Budget(milliseconds=1000)
    bot.budget = "20"  # type: ignore[attr-defined]
    assert bring("year", bot).budget == Budget(simulations=20)


def test_names() -> None:
    assert [name_of(one) for one in ("greedy", First, First("year"), first, lambda: None)] == [
        *("greedy", "First", "First", "first", "function")
    ]
