"""The end of a round, moment by moment: what all had left is shown when it is counted, and not before (H23, H24)."""

import pytest

from drachenhof import CHANCE, OVER, SPECTATOR
from drachenhof.chance import Chance
from drachenhof.games.hoard import rules as hoard


def round_ends(players, **options):
    """The moments of every move that ends a round of a random game, and the position before it."""
    state, chance = hoard.new(players, **options), Chance(seed=players)
    while hoard.to_move(state) != OVER:
        drawn = hoard.to_move(state) == CHANCE
        move = chance.pick(hoard, state) if drawn else chance.choose(hoard.legal_moves(state))
        moments = hoard.moments(state, move)
        if len(moments) > 1:
            yield hoard.copy(state), moments
        hoard.apply(state, move)


def seen(state, seat=SPECTATOR):
    return hoard.view(hoard.knowledge(state, seat))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_h24_a_round_ends_with_its_losses_and_then_another_or_the_end(players):
    ends = list(round_ends(players))
    names = [[name for name, _ in moments] for _, moments in ends]
    assert names[:-1] == [["move", "losses", "round"]] * (len(ends) - 1)
    assert names[-1] == ["move", "losses", "end"]


@pytest.mark.parametrize("players", [3, 5])
def test_h24_hands_are_open_when_they_are_counted_and_not_before(players):
    hidden = 0
    for _, ((_, ended), (_, counted), _) in round_ends(players):
        for holding, later in zip(seen(ended)["holdings"], seen(counted)["holdings"], strict=True):
            hidden += sum(holding["hand"].values()) < holding["hand_size"]
            assert sum(later["hand"].values()) == later["hand_size"] == holding["hand_size"]
            assert (later["open"], later["hidden"]) == (holding["open"], holding["hidden"])
    assert hidden > 0


def test_h24_what_was_lost_is_booked_with_the_losses():
    for _, ((_, ended), (_, counted), (_, last)) in round_ends(4):
        before, after = seen(ended)["holdings"], seen(counted)["holdings"]
        for holding, later in zip(before, after, strict=True):
            assert later["lost"] == holding["lost"] + later["loss"]
        assert [later["lost"] for later in after] == hoard.scores(last)


def test_h24_at_the_end_of_the_game_hands_stay_open():
    *_, (_, (*_, (_, last))) = round_ends(3)
    for seat in (0, SPECTATOR):
        for holding in seen(last, seat)["holdings"]:
            assert sum(holding["hand"].values()) == holding["hand_size"]
