"""The examples learn: after a short run the learner is well ahead of `random`; what was saved plays as it learned."""

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: `make test-extras` does it, if it can be")
pytest.importorskip("gymnasium", reason="Gymnasium is not installed: `make test-extras` does it, if it can be")

from examples import dqn, ppo  # noqa: E402

from drachenhof import CHANCE, games  # noqa: E402
from drachenhof.chance import Chance  # noqa: E402
from drachenhof.envs import Batch, Spaces  # noqa: E402
from drachenhof.typed import GameName  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("game", games)
def test_ppo_with_batches_learns_to_beat_random(game: str, tmp_path: Path) -> None:
    picture = tmp_path / "curve.png"
    curve = ppo.main([game, "--batch", "--updates", "25", "--plot", str(picture)])
    assert np.nanmean(curve[-5:]) > 0.5 > np.nanmean(curve[:3])
    assert picture.stat().st_size > 1000


def strength(game: GameName, network: ppo.Network) -> float:
    """The mean reward against `random` over many games, none of which it has learnt from."""
    tables, finals = ppo.Batched(game, 128, 2, seed=99), list[float]()
    while len(finals) < 400:
        finals += ppo.play(tables, network, 32)[2]
    return float(np.mean(finals))


@pytest.mark.parametrize("game", games)
def test_ppo_with_gymnasium_learns_too(game: GameName) -> None:
    """The standard error of a mean is 0.05, so that nothing but learning makes the difference."""
    torch.manual_seed(0)
    spaces = Spaces(game)
    untrained = strength(game, ppo.Network(spaces.size, spaces.actions))
    network, _ = ppo.learn(game, batch=False, players=2, games=24, steps=96, updates=15)
    assert strength(game, network) > untrained + 0.3


def test_a_run_in_which_no_game_ended_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    ppo.main(["year", "--batch", "--updates", "1", "--games", "2", "--steps", "4"])
    assert "no game ended" in capsys.readouterr().out


@pytest.mark.parametrize(("tables", "steps"), [("2", "1"), ("7", "1"), ("0", "64"), ("-8", "-8")])
def test_too_few_decisions_to_learn_from_are_refused(
    tables: str, steps: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        ppo.main(["year", "--batch", "--updates", "1", "--games", tables, "--steps", steps])
    assert f"--games {tables} times --steps {steps} is too small" in capsys.readouterr().err


@pytest.mark.parametrize("tables", [10, 13])
def test_decisions_that_do_not_divide_evenly_are_learnt_from(tables: int) -> None:
    network, _ = ppo.learn("year", batch=True, players=2, games=tables, steps=1, updates=2)
    assert all(torch.isfinite(weights).all() for weights in network.parameters())


def test_with_a_prior_it_begins_as_strong_as_greedy_and_learns_from_there() -> None:
    network, curve = ppo.learn("year", True, 2, 8, 4, 1, others="greedy", reward="lead", heat=1.5, entropy=0.0)
    assert len(curve) == 1
    fresh = ppo.Network(Spaces("year").size, Spaces("year").actions, modest=True)
    assert np.mean(ppo.measure(fresh, "year", 2, "random", 20, 0, 1.5)) > 0.8
    assert any((weights != 0).any() for weights in network.policy.parameters())  # it has begun to differ


def test_what_was_saved_plays_as_the_network_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from examples import trained

    network, _ = ppo.learn("hoard", True, 2, 16, 32, 2, heat=2.0)
    ppo.save(network, "hoard", tmp_path / "ppo-hoard.npz", 2.0)
    monkeypatch.setattr(trained, "__file__", str(tmp_path / "trained.py"))
    bot, rng = trained.Trained("hoard"), np.random.default_rng(1)
    tables = ppo.Batched("hoard", 12, 2, 3, "greedy", heat=2.0)
    agreed = []
    for _ in range(5):
        with torch.no_grad():
            rows, prior = (torch.from_numpy(array) for array in tables.shown())
            likeliest = network(rows, prior)[0].logits.argmax(dim=1).numpy()
        for at, seat in enumerate(tables.batch.seats.tolist()):
            knowledge = bot.spaces.game.knowledge(tables.batch.state(at), seat)
            agreed.append(bot.decide(knowledge, bot.budget, rng) - bot.spaces.first_action == likeliest[at])
        tables.step(likeliest)
    assert np.mean(agreed) > 0.95  # half precision decides a tie otherwise now and then
    with pytest.raises(ValueError, match="there is no ppo-year"):
        trained.Trained("year")


def foretold(network: dqn.Network, memory: dqn.Memory) -> float:
    """How well the worth of actions near the end goes with what was earned: 1 is always."""
    moments, tables, earned, _, over = memory.draw(np.random.default_rng(9), 1000)
    actions = torch.from_numpy(memory.actions[moments, tables]).unsqueeze(1)
    with torch.no_grad():
        worths = network(*memory.shown(moments, tables)).gather(1, actions).squeeze(1).numpy()
    return float(np.corrcoef(worths[over], earned[over])[0, 1])


def test_dqn_learns_what_games_are_worth() -> None:
    torch.manual_seed(0)
    torch.set_num_threads(1)
    batch, rng = Batch("year", 32, players=2, others="random", reward="lead", seed=4), np.random.default_rng(4)
    memory = dqn.Memory(400, 32, batch.spaces)
    for _ in range(300):
        memory.see(batch.observations, batch.masks)
        actions = batch.random_actions()
        shown = batch.step(actions)
        memory.keep(actions, shown.rewards / 25, shown.ended)
    network, calm = (dqn.Network(batch.spaces.size, batch.spaces.actions) for _ in range(2))
    calm.load_state_dict(network.state_dict())
    optimiser, before = torch.optim.Adam(network.parameters(), lr=1e-3), foretold(network, memory)
    for _ in range(100):
        dqn.improve(network, calm, optimiser, memory, rng)
    assert foretold(network, memory) > max(0.6, before + 0.3)


def test_dqn_plays_on_and_draws_its_curve(tmp_path: Path) -> None:
    picture = tmp_path / "curve.png"
    curve = dqn.main(["year", "--games", "16", "--steps", "100", "--measure", "10", "--plot", str(picture)])
    assert len(curve) == 50
    assert not np.isnan(curve).all()
    assert picture.stat().st_size > 1000


def test_what_a_dqn_earned_ends_with_its_game() -> None:
    """Rewards are summed up to the end of a game and no further, and nothing is expected behind it."""
    memory, spaces = dqn.Memory(40, 1, Spaces("year")), Spaces("year")
    for moment in range(60):  # a game of ten decisions after the other, worth as many as it is old
        memory.see(np.full((1, spaces.size), moment / 64), np.ones((1, spaces.actions), bool))
        ends = moment % 10 == 9
        memory.keep(np.array([moment]), np.array([moment if ends else 0]), np.array([ends]))
    moments, tables, earned, later, over = memory.draw(np.random.default_rng(1), 500)
    acted = memory.actions[moments, tables]
    assert acted.min() == 20
    assert acted.max() == 59 - dqn.AHEAD
    left = 9 - acted % 10
    assert (over == (left < dqn.AHEAD)).all()
    assert (earned == np.where(over, acted + left, 0)).all()
    assert (memory.actions[later, tables] == acted + dqn.AHEAD).all()
    rows, masks = memory.shown(moments, tables)
    assert (rows[:, 0].numpy() * 64 == acted).all()
    assert masks.shape == (500, spaces.actions)
    assert masks.all()


def test_what_a_dqn_saved_plays_as_the_network_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from examples import trained

    dqn.main(["hoard", "--games", "8", "--steps", "40", "--save", str(tmp_path / "dqn-hoard.npz")])
    monkeypatch.setattr(trained, "__file__", str(tmp_path / "trained.py"))
    bot, rng = trained.Dqn("hoard"), np.random.default_rng(1)
    game, chance = bot.spaces.game, Chance(2)
    state = game.new(3)
    while game.to_move(state) == CHANCE or len(game.legal_moves(state)) == 1:
        game.apply(state, chance.pick(game, state) if game.to_move(state) == CHANCE else game.legal_moves(state)[0])
    knowledge = game.knowledge(state, game.to_move(state))
    worths = trained.logits(bot.layers, bot.spaces.observe(knowledge))
    worths[~bot.spaces.mask(knowledge)] = -np.inf
    assert bot.decide(knowledge, bot.budget, rng) == bot.spaces.first_action + int(worths.argmax())
    with pytest.raises(ValueError, match=r"examples/dqn\.py year --save makes one"):
        trained.Dqn("year")


@pytest.mark.parametrize(("tables", "steps"), [("0", "64"), ("4", "16")])
def test_too_little_for_a_dqn_is_refused(tables: str, steps: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        dqn.main(["year", "--games", tables, "--steps", steps])
    assert f"not {tables} and {steps}" in capsys.readouterr().err
