"""OpenSpiel's own tests pass on our games; nobody learns from a state what a seat cannot know."""

import copy
import pickle
import random
import re
import unittest
import warnings
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: `make test-extras` does it, if there is a wheel for this Python"
)

with warnings.catch_warnings():  # of what their modules import
    warnings.simplefilter("ignore")
    from open_spiel.python.observation import make_observation
from drachenhof import CHANCE, SPECTATOR, IllegalMove  # noqa: E402
from drachenhof.chance import Chance  # noqa: E402
from drachenhof.games import games  # noqa: E402
from drachenhof.games.hoard import rules as hoard  # noqa: E402
from tests.extras.spiel_tables import every_table, walked, whole_tree  # noqa: E402


@every_table
def test_their_random_simulation_with_serialisation(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


def their_api_tests() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return pytest.importorskip(
            "open_spiel.integration_tests.api_test", reason="this OpenSpiel comes without its API tests"
        )


def run_cases(base: Any, table: str, left_out: tuple[str, ...] = ()) -> int:
    """Carry out their tests of any game on one of ours; how many there were."""
    cases = type("Ours", (base,), {"game": pyspiel.load_game(table), "game_name": table})
    names = set(unittest.defaultTestLoader.getTestCaseNames(cases))
    assert names >= set(left_out)
    result = unittest.TestResult()
    unittest.TestSuite(map(cases, sorted(names - set(left_out)))).run(result)
    assert not result.errors, result.errors[0][1]
    assert not result.failures, result.failures[0][1]
    return result.testsRun


@every_table
def test_their_api_tests(table: str) -> None:
    """On the states that a few random games come through."""
    assert run_cases(their_api_tests().EnforceAPIOnPartialTreeBase, table) > 3


def test_their_api_tests_on_the_whole_tree_of_the_small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """All but one, which wants to know its number of nodes beforehand.

    Perfect recall is among them, for which they count information states; that number is checked too.
    """
    table, theirs = "drachenhof_hoard_end", their_api_tests()
    states = [state for state in whole_tree(table) if not state.is_terminal() and not state.is_chance_node()]
    heard = {(seat, state.information_state_string(seat)) for state in states for seat in [state.current_player()]}
    monkeypatch.setitem(theirs.PERFECT_RECALL_NUM_STATES, table, len(heard))
    assert run_cases(theirs.EnforceAPIOnFullTreeBase, table, ("test_number_of_nodes",)) >= 7
    assert len({text for _, text in heard}) == len(heard) > 100  # no overlap between players


@every_table
def test_clones_and_serialised_states_are_the_same_and_independent(table: str) -> None:
    for number, state in enumerate(walked(table)):
        if number % 37 == 0 and not state.is_terminal():
            clone = state.clone()
            _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
            assert str(clone) == str(again) == str(state)
            before = str(state)
            clone.apply_action(clone.legal_actions()[0])
            assert str(state) == before


@every_table
def test_probabilities_add_up_to_one(table: str) -> None:
    for state in walked(table):
        if state.is_chance_node():
            assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)


@pytest.mark.parametrize("abilities", ["off", "cumulative"])
def test_nobody_hears_or_sees_what_he_cannot_know(abilities: str) -> None:
    """Two games that differ only in cards that seat 0 does not see are the same to seat 0, and only to him."""
    loaded = pyspiel.load_game(f"drachenhof_hoard(players=3,abilities={abilities})")
    differed = 0
    for seed in range(12):
        one, other = loaded.new_initial_state(), loaded.new_initial_state()
        dice = random.Random(seed)
        while one.is_chance_node():  # the deal: cards for other hands are drawn apart
            outcomes = [move for move, _ in one.chance_outcomes()]
            move = dice.choice(outcomes)
            apart = move
            if 0 not in hoard.audience(one.position._state, move):
                apart = dice.choice([move for move, _ in other.chance_outcomes()])
            if apart not in [move for move, _ in other.chance_outcomes()]:
                break
            one.apply_action(move)
            other.apply_action(apart)
        if one.move_number() != other.move_number():
            continue
        assert one.information_state_string(0) == other.information_state_string(0)
        assert one.observation_string(0) == other.observation_string(0)
        assert one.observation_tensor(0) == other.observation_tensor(0)
        differed += one.information_state_string(1) != other.information_state_string(1)
    assert differed > 3


def last_of_rounds(table: str, seed: int) -> Iterator[tuple[Any, int, int]]:
    """Each state of a game before the last move of a round, that move, and who wins the round with it."""
    for before, state in pairwise(state.clone() for state in walked(table, seed)):
        old, new = before.position._state, state.position._state
        if new["round_number"][0] > old["round_number"][0] and new["winner"][0] >= 0:
            yield before, state.history()[-1], int(new["winner"][0])


def test_what_all_see_at_the_end_of_a_round_is_heard() -> None:
    """With Golden feathers coins lost depend on hidden hands, and are no move (H24, H46).

    Who has heard the same must still see the same.
    """
    module, rng, differed = games["hoard"], np.random.default_rng(1), 0
    for before, last, seat in last_of_rounds("drachenhof_hoard(players=3,abilities=cumulative)", 22):
        for _ in range(20):
            one, other = before.clone(), before.clone()
            other.position._state = module.resample(one.position.known(seat), rng)  # other hands that he has not seen
            assert one.information_state_string(seat) == other.information_state_string(seat)
            assert one.observation_tensor(seat) == other.observation_tensor(seat)
            for state in (one, other):
                state.apply_action(last)
                losses = state.position._state["holdings"]["loss"][0, :3]
                assert state.information_state_string(seat).endswith(f"; loss {losses[0]} {losses[1]} {losses[2]}")
            same = one.observation_tensor(seat) == other.observation_tensor(seat)
            assert same == (one.information_state_string(seat) == other.information_state_string(seat))
            differed += not same
    assert differed > 3


def test_information_states_hold_what_was_heard_and_nothing_else() -> None:
    module, chance = games["hoard"], Chance(5)
    state = pyspiel.load_game("drachenhof_hoard(players=3,abilities=cumulative)").new_initial_state()
    hidden = 0
    for _ in range(600):
        if state.is_terminal():
            break
        inner = state.position._state
        drawn = module.to_move(inner) == CHANCE
        move = chance.pick(module, inner) if drawn else chance.choose(module.legal_moves(inner))
        text, audience = module.to_text(inner, move), hoard.audience(inner, move) if drawn else [0, 1, 2, SPECTATOR]
        state.apply_action(move if drawn else move - state.get_game().spaces.first_action)
        for seat in range(3):
            told = [said for said in state.position.heard_by(seat).split("}: ")[-1].split("; ") if said[:4] != "loss"]
            assert told[-1] == (text if seat in audience else f"{text.split()[0]} ?")
            hidden += seat not in audience
    assert hidden > 30


@every_table
def test_observation_tensors_are_the_documented_ones(table: str) -> None:
    for number, state in enumerate(walked(table, seed=3)):
        game = state.get_game()
        if number % 41 == 0 and not state.is_chance_node() and not state.is_terminal():
            for seat in range(game.num_players()):
                tensor = np.array(state.observation_tensor(seat))
                assert tensor.shape == (game.spaces.size,)
                assert np.abs(tensor).max() <= 1
            mover = state.current_player()
            assert game.spaces.plane(np.array(state.observation_tensor(mover)), "mover")[0] == 1


@pytest.mark.parametrize("name", ["drachenhof_year", "drachenhof_hoard"])
def test_what_was_refused_nobody_has_heard(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before = state.information_state_string(0), str(state)
    illegal = next(action for action in range(1000) if action not in state.legal_actions())
    for wrong in (illegal, -2, 5000):
        with pytest.raises(IllegalMove, match=f"illegal action {wrong}\\b.*is to move"):
            state.apply_action(wrong)
        assert (state.information_state_string(0), str(state)) == before
    for player, wrong in ((-1, state.get_game().max_chance_outcomes()), (-1, -2), (0, -2), (0, 5000)):
        with pytest.raises(IllegalMove, match=f"illegal action {wrong} .not-a-move"):
            state.action_to_string(player, wrong)


@every_table
def test_what_chance_cannot_do_is_refused(table: str) -> None:
    state = pyspiel.load_game(table).new_initial_state()
    before = str(state)
    for wrong in (-2, 5000):  # -1 OpenSpiel itself refuses
        for tried in (state.apply_action, lambda wrong: state.action_to_string(-1, wrong)):
            with pytest.raises(IllegalMove, match=f"illegal action {wrong} .*: chance is to move; legal: '"):
                tried(wrong)
    assert str(state) == before
    state.apply_action(state.legal_actions()[0])


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("drachenhof_year(players=9)", "2 to 5 players, not 9"),
        ("drachenhof_year(players=0)", "2 to 5 players, not 0"),
        ("drachenhof_year(super_event=nope)", "not 'nope'"),
        ("drachenhof_year(large_privilege=8)", "not 8"),
        ("drachenhof_year(players=2.5)", "players"),
        ("drachenhof_hoard(players=7)", "2 to 6 players, not 7"),
        ("drachenhof_hoard(abilities=all)", "not 'all'"),
        ("drachenhof_hoard_end(cards=0)", "not 0"),
        ("drachenhof_hoard_end(cards=4)", "half of the 6 in the pool, not 4"),
        ("drachenhof_hoard_end(cards=1.5)", "cards"),
        ("drachenhof_hoard_end(decisions=0)", "1 to 1000, not 0"),
        ("drachenhof_hoard_end(decisions=1001)", "not 1001"),
        ("drachenhof_hoard_end(pool=1 2 dragon 4)", "no card 'dragon'"),
        ("drachenhof_hoard_end(pool=1 1 1 1 1 1 1 1 1)", "9 cards 1"),
    ],
)
def test_wrong_parameters_are_refused_when_a_game_is_loaded(table: str, said: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match=re.escape(said)):
        pyspiel.load_game(table)


@every_table
def test_games_and_states_are_copied_and_pickled(table: str) -> None:
    game = pyspiel.load_game(table)
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert str(again) == str(game)
        assert type(again) is type(game)
        assert again.new_initial_state().legal_actions() == game.new_initial_state().legal_actions()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.parametrize(
    ("table", "other"),
    [
        ("drachenhof_year", "drachenhof_year(players=3)"),
        ("drachenhof_year", "drachenhof_year(great_wall=true)"),
        ("drachenhof_year", "drachenhof_hoard"),
        ("drachenhof_hoard_end", "drachenhof_hoard_end(decisions=7)"),
    ],
)
def test_a_state_of_other_options_is_refused(table: str, other: str) -> None:
    text = pyspiel.load_game(table).new_initial_state().serialize()
    with pytest.raises(ValueError, match="this is a state of"):
        pyspiel.load_game(other).deserialize_state(text)
    assert pyspiel.load_game(table).deserialize_state(text).serialize() == text


@every_table
@pytest.mark.parametrize("recalls", [False, True])
def test_an_observer_of_all_players_sees_what_each_of_them_does(table: str, recalls: bool) -> None:
    every, one = (
        make_observation(
            pyspiel.load_game(table), pyspiel.IIGObservationType(perfect_recall=recalls, private_info=private)
        )
        for private in (pyspiel.PrivateInfoType.ALL_PLAYERS, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    )
    *_, state = islice(walked(table), 40)
    seats, strings, rows = range(state.num_players()), list[Any](), list[Any]()
    every.set_from(state, 0)
    for seat in seats:
        one.set_from(state, seat)
        strings.append(one.string_from(state, seat))
        rows += [] if one.tensor is None else one.tensor.tolist()
    assert every.string_from(state, 1) == "\n".join(strings)
    recalls_nothing = recalls and not state.get_game().get_type().provides_information_state_tensor
    assert (every.tensor is None) == recalls_nothing
    assert recalls_nothing or every.tensor.tolist() == rows
    assert sum(map(len, every.dict.values())) == len(rows)


def test_a_resampled_state_looks_the_same_to_its_player():
    game, rng = pyspiel.load_game("drachenhof_hoard(players=3)"), np.random.default_rng(3)
    state, others = game.new_initial_state(), set[str]()
    while len(others) < 20 and not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            twin = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.legal_actions() == state.legal_actions()
            rival = (player + 1) % 3
            others.add(twin.observation_string(rival))
            assert state.position.heard_by(rival) not in twin.information_state_string(rival)
            twin.apply_action(twin.legal_actions()[0])  # and it can be played on
        outcomes = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
        weights = np.array([weight for _, weight in outcomes])
        state.apply_action(int(rng.choice([action for action, _ in outcomes], p=weights / weights.sum())))
    assert len(others) > 10
    with pytest.raises(ValueError, match="player 3 is not at a table of 3; they count from 0"):
        state.resample_from_infostate(3)


def test_information_states_of_the_small_game_as_tensors_are_the_same_where_the_words_are() -> None:
    words_of, told = dict[bytes, str](), set[str]()
    for state in whole_tree("drachenhof_hoard_end"):
        for player in range(2):
            numbers, words = np.array(state.information_state_tensor(player)), state.information_state_string(player)
            assert numbers.shape == tuple(state.get_game().information_state_tensor_shape())
            assert np.abs(numbers).max() <= 1
            assert words_of.setdefault(numbers.tobytes(), words) == words
            told.add(words)
    assert len(told) == len(words_of) > 100


@pytest.mark.parametrize("name", ["year", "hoard"])
def test_whole_games_have_tensors_of_information_states_on_request(name: str) -> None:
    plain = pyspiel.load_game(f"drachenhof_{name}")
    assert not plain.get_type().provides_information_state_tensor
    game = pyspiel.load_game(f"drachenhof_{name}(players=3,information_tensor=true)")
    assert game.get_type().provides_information_state_tensor
    assert pickle.loads(pickle.dumps(game)).get_type().provides_information_state_tensor
    seen = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert len(seen.tensor) == 3 + games[name].FACTS.longest
    for number, state in enumerate(islice(walked(str(game), 4), 300)):
        if number % 23 == 0 and not state.is_terminal():
            seen.set_from(state, 1)
            assert seen.tensor.tolist() == pytest.approx(state.information_state_tensor(1))
            assert seen.dict["seat"].tolist() == [0, 1, 0]
            heard = np.round(seen.dict["heard"] * game.recall.scale).astype(int)
            told, first = state.position.said(), game.spaces.first_action
            assert (heard[: len(told)] > 0).all()
            moves = [said.move for said in told if said.move >= 0 and said.texts[1] == said.whole]
            assert [number - 1 for number in heard if 0 < number <= first + game.spaces.actions] == moves
