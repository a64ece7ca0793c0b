"""What every game keeps, whatever its rules: `drachenhof.engine.game.Game`, function by function."""

import json
import random
import subprocess
import sys

import numpy as np
import pytest

import drachenhof
from drachenhof import CHANCE, OVER, SPECTATOR, IllegalMove
from drachenhof.engine.game import BETWEEN
from drachenhof.games import games
from drachenhof.search.playout import random_moves
from tests.budget import ten_times
from tests.conformance.journeys import ALL_CASES, DEFAULT, journey

every_case = pytest.mark.parametrize("case", ALL_CASES, ids=str)


def test_there_are_games_and_each_knows_its_name():
    assert "year" in drachenhof.games
    for name, game in drachenhof.games.items():
        assert name == game.NAME


def test_a_game_that_there_is_not():
    with pytest.raises(KeyError, match="checkers"):
        games["checkers"]


@every_case
def test_a_new_game_has_the_options_that_it_was_given(case):
    given = dict(case.options)
    found = case.game.options(case.new())
    assert list(found) == list(case.game.OPTIONS)
    for name, option in case.game.OPTIONS.items():
        assert found[name] == given.get(name, option.default)
        assert type(found[name]) is type(given.get(name, option.default))
    assert case.game.options(journey(case).end) == found


@every_case
def test_a_state_is_one_small_record(case):
    state = case.new()
    assert isinstance(state, np.ndarray)
    assert state.shape == (1,)
    assert state.nbytes <= 1024
    assert state.tobytes() == case.new().tobytes()


@every_case
def test_legal_moves_are_ascending_unique_and_within_the_numbering(case):
    game = case.game
    for state in journey(case).states:
        moves = game.legal_moves(state)
        assert moves == sorted(set(moves))
        assert len(moves) <= game.MAX_LEGAL
        assert all(type(move) is int and 0 <= move < game.MOVES for move in moves)
        assert bool(moves) == (game.to_move(state) != OVER)
        assert game.to_move(state) in (CHANCE, OVER, *range(case.players))


@every_case
def test_every_legal_move_has_words_that_lead_back_to_it(case):
    game = case.game
    for state in journey(case).states:
        moves = game.legal_moves(state)
        words = [game.to_text(state, move) for move in moves]
        assert len(set(words)) == len(words)
        assert all(text == " ".join(text.lower().split()) for text in words)
        assert [game.from_text(state, text) for text in words] == moves


@every_case
def test_a_game_replays_from_its_words(case):
    game, played = case.game, journey(case)
    state = game.copy(played.begun)
    for move in played.moves:
        game.apply(state, game.from_text(state, game.to_text(state, move)))
    assert state.tobytes() == played.end.tobytes()


@every_case
def test_a_step_is_apply_and_then_the_legal_moves(case):
    game, played = case.game, journey(case)
    stepped, applied = game.copy(played.begun), game.copy(played.begun)
    for move in played.moves:
        moves = game.step(stepped, move)
        game.apply(applied, move)
        assert moves == game.legal_moves(applied)
    assert stepped.tobytes() == applied.tobytes() == played.end.tobytes()


@every_case
def test_moments_lead_from_a_move_to_where_apply_leads(case):
    game, played = case.game, journey(case)
    state = game.copy(played.begun)
    for move in played.moves:
        before = state.tobytes()
        moments = game.moments(state, move)
        assert state.tobytes() == before
        game.apply(state, move)
        assert moments[0][0] == "move"
        assert moments[-1][1].tobytes() == state.tobytes()
        assert len({position.tobytes() for _, position in moments}) == len(moments)
        for _, position in moments[:-1]:
            check_only_to_look_at(game, position, move)


@every_case
@pytest.mark.parametrize("games", ten_times(2))
def test_moments_end_where_apply_does_in_many_games(case, games):
    game, named = case.game, set[str]()
    for number in range(games):
        state = case.new()
        for move in random_moves(case.name, case.players, dict(case.options), seed=23, number=number):
            moments = game.moments(state, move)
            game.apply(state, move)
            assert moments[-1][1].tobytes() == state.tobytes(), moments[-1][0]
            named.update(name for name, _ in moments)
        assert game.to_move(state) == OVER
    assert {"move", "end"} < named


@every_case
def test_a_moment_shows_a_seat_only_what_it_may_know(case):
    game, played, rng = case.game, journey(case), np.random.default_rng(5)
    state, looked = game.copy(played.begun), 0
    for move in played.moves:
        moments = game.moments(state, move)[:-1]
        game.apply(state, move)
        for name, position in moments[: 3 * (looked < 12)]:
            looked += 1
            for seat in (0, case.players - 1, SPECTATOR):
                known = game.knowledge(position, seat)
                other = game.resample(known, rng)
                assert game.knowledge(other, seat).tobytes() == known.tobytes(), name
    assert looked > 0


def check_only_to_look_at(game, position, move):
    assert game.to_move(position) == BETWEEN
    assert game.legal_moves(position) == []
    assert game.view(game.knowledge(position, SPECTATOR))["to_move"] == "nobody"
    with pytest.raises(ValueError, match="read-only"):
        game.apply(position, move)
    with pytest.raises(ValueError, match="only be looked at"):
        game.apply(game.copy(position), move)


@every_case
def test_moments_of_an_illegal_move_are_refused(case):
    game, state = case.game, case.new()
    legal = set(game.legal_moves(state))
    for move in (-1, game.MOVES, 2**80, next(move for move in range(game.MOVES) if move not in legal)):
        before = state.tobytes()
        with pytest.raises(IllegalMove):
            game.moments(state, move)
        assert state.tobytes() == before


@every_case
def test_asking_changes_nothing(case):
    game = case.game
    for state in journey(case).states[::4]:
        before = state.tobytes()
        game.legal_moves(state)
        game.chance_weights(state)
        game.scores(state)
        game.ranking(state)
        game.returns(state)
        game.options(state)
        game.view(game.knowledge(state, 0))
        for move in game.legal_moves(state):
            game.to_text(state, move)
        assert state.tobytes() == before


@every_case
def test_copies_are_independent(case):
    game = case.game
    for state in journey(case).states[:-1]:
        before = state.tobytes()
        twin = game.copy(state)
        assert twin.tobytes() == before
        game.apply(twin, game.legal_moves(state)[-1])
        assert state.tobytes() == before
        assert twin.tobytes() != before
        assert game.legal_moves(game.copy(twin)) == game.legal_moves(twin)


@every_case
def test_a_state_that_is_read_only_is_asked_and_copied_but_not_played_on(case):
    game, state = case.game, journey(case).states[0]
    move = game.legal_moves(state)[0]
    kept = np.frombuffer(state.tobytes(), state.dtype)
    assert game.to_text(kept, move) == game.to_text(state, move)
    for play in (game.apply, game.step):
        with pytest.raises(ValueError, match="read-only"):
            play(kept, move)
    assert kept.tobytes() == state.tobytes()
    game.apply(game.copy(kept), move)


@pytest.mark.parametrize("case", DEFAULT, ids=str)
def test_a_state_of_another_game_is_refused(case):
    for other in (games[name] for name in drachenhof.games if name != case.name):
        state = other.new(other.PLAYERS[0])
        before = state.tobytes()
        for ask in (case.game.legal_moves, lambda state: case.game.apply(state, 0)):
            with pytest.raises(TypeError):
                ask(state)
        assert state.tobytes() == before


@every_case
def test_a_state_is_one_record(case):
    game, state = case.game, journey(case).states[0]
    move = game.legal_moves(state)[0]
    several = [np.concatenate([state, state]), state.reshape(1, 1), state[:0]]
    for states in several:
        before = states.tobytes()
        for ask in (game.legal_moves, lambda states: game.apply(states, move), lambda states: game.step(states, move)):
            with pytest.raises(ValueError, match="one record"):
                ask(states)
        assert states.tobytes() == before


@every_case
def test_weights_are_positive_and_parallel_to_the_moves(case):
    game, seen = case.game, 0
    for state in journey(case).states:
        weights = game.chance_weights(state)
        if game.to_move(state) == CHANCE:
            seen += 1
            assert len(weights) == len(game.legal_moves(state))
            assert all(type(weight) is int and weight > 0 for weight in weights)
        else:
            assert weights == []
    assert seen


@every_case
def test_every_other_number_is_refused_and_nothing_changes(case):
    game, dice = case.game, random.Random(5)
    for state in journey(case).states[::3]:
        before, legal = state.tobytes(), set(game.legal_moves(state))
        for move in [-1, game.MOVES, *dice.sample(range(game.MOVES), min(4, game.MOVES))]:
            if move in legal:
                continue
            for refuse in (game.apply, game.step):
                with pytest.raises(IllegalMove) as refusal:
                    refuse(state, move)
                assert state.tobytes() == before
        assert refusal.value.to_move == game.to_move(state)
        assert refusal.value.legal == [game.to_text(state, move) for move in sorted(legal)]
        assert refusal.value.code


@pytest.mark.parametrize("case", DEFAULT, ids=str)
def test_every_other_number_without_exception_is_refused(case):
    game = case.game
    for state in journey(case).states[:: len(journey(case).states) // 4]:
        before, legal = state.tobytes(), game.legal_moves(state)
        for move in sorted(set(range(game.MOVES)) - set(legal)):
            with pytest.raises(IllegalMove):
                game.apply(state, move)
        assert state.tobytes() == before


# Who knows what


@every_case
def test_knowledge_is_of_a_seat_or_of_a_spectator(case):
    game, state = case.game, journey(case).states[1]
    for seat in (*range(case.players), SPECTATOR):
        game.knowledge(state, seat)
    for seat in (CHANCE, OVER, case.players):
        with pytest.raises(ValueError, match="seat"):
            game.knowledge(state, seat)


@every_case
def test_a_resampled_state_looks_the_same_to_the_seat(case):
    game, rng = case.game, np.random.default_rng(3)
    for number, state in enumerate(journey(case).states[::3]):
        seat = (*range(case.players), SPECTATOR)[number % (case.players + 1)]
        seats = {seat, game.to_move(state)} if game.to_move(state) >= 0 else {seat}
        for observer in seats:
            known = game.knowledge(state, observer)
            other = game.resample(known, rng)
            assert game.knowledge(other, observer).tobytes() == known.tobytes()
            assert game.view(game.knowledge(other, observer)) == game.view(known)
            assert game.to_move(other) == game.to_move(state)
            if observer == game.to_move(state):
                moves = game.legal_moves(state)
                assert game.legal_moves(other) == moves
                assert [game.to_text(other, move) for move in moves] == [game.to_text(state, move) for move in moves]


@every_case
def test_a_resampled_state_can_be_played_to_the_end(case):
    game, rng, dice = case.game, np.random.default_rng(4), random.Random(4)
    states = journey(case).states
    state = game.resample(game.knowledge(states[len(states) // 2], 0), rng)
    for _ in range(100_000):
        moves = game.legal_moves(state)
        if not moves:
            break
        game.apply(state, dice.choice(moves))
    assert game.to_move(state) == OVER


@every_case
def test_knowledge_belongs_to_who_asked_for_it(case):
    game = case.game
    state = journey(case).states[len(journey(case).states) // 2]
    before = state.tobytes()
    known = game.knowledge(state, 0)
    known.view(np.uint8)[:] = 0
    assert state.tobytes() == before
    known = game.knowledge(state, 0)
    kept = known.tobytes()
    game.resample(known, np.random.default_rng(1)).view(np.uint8)[:] = 0
    assert known.tobytes() == kept


@every_case
def test_views_are_plain_names_and_numbers(case):
    game = case.game
    for state in journey(case).states[::5]:
        for seat in (0, SPECTATOR):
            seen = game.view(game.knowledge(state, seat))
            assert json.loads(json.dumps(seen)) == seen
            assert seen["game"] == game.NAME
            assert seen["players"] == case.players
            assert seen["options"] == game.options(state)


# The end


@every_case
def test_the_end_is_the_end(case):
    game, end = case.game, journey(case).end
    assert game.to_move(end) == OVER
    assert game.legal_moves(end) == game.chance_weights(end) == []


@every_case
def test_scores_ranking_and_returns_agree(case):
    game, end = case.game, journey(case).end
    scores, places, values = game.scores(end), game.ranking(end), game.returns(end)
    assert len(scores) == len(places) == len(values) == case.players
    assert all(type(score) is int for score in scores)
    for place in places:  # as many stand before a place as it says, and equals share it
        assert sum(other < place for other in places) == place - 1
    assert sum(values) == pytest.approx(0)
    assert max(values) <= 1
    assert min(values) >= -1
    by_place = sorted(zip(places, values, strict=True))
    assert [value for _, value in by_place] == sorted(values, reverse=True)
    assert len(set(by_place)) == len(set(places)) == len(set(values))


@every_case
def test_returns_are_nothing_until_the_end(case):
    game = case.game
    for state in journey(case).states[:-1:7]:
        assert game.returns(state) == [0.0] * case.players
        assert len(game.scores(state)) == len(game.ranking(state)) == case.players


# Loading


def test_the_package_loads_without_a_compiler():
    code = "import sys, drachenhof; print(sorted({'numba', 'numpy', 'llvmlite', 'rich', 'typer'} & set(sys.modules)))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"
    assert said.stderr == ""


def test_the_games_can_be_listed_without_loading_them():
    code = "import sys, drachenhof; print(list(drachenhof.games)); print('numpy' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.split("\n")[:2] == [str(list(drachenhof.games)), "False"]
