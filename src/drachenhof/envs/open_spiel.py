"""Both games in OpenSpiel (extra `open-spiel`): importing this module registers them.

import pyspiel, drachenhof.envs.open_spiel
game = pyspiel.load_game("drachenhof_year(players=4,great_wall=true)")

Chance is explicit. Outcomes of chance are moves by their number, actions are
moves without chance's. An information state is all that a seat has heard.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from drachenhof.chance import Chance
from drachenhof.envs.positions import Endgame, Position, Whole
from drachenhof.envs.spaces import Row, Spaces
from drachenhof.game import CHANCE, OVER, SPECTATOR, games
from drachenhof.hoard.endgame import PLAYERS as ENDGAME_PLAYERS
from drachenhof.rule import prepare
from drachenhof.search.batch import show_seat
from drachenhof.search.kernels import LAYOUTS

LONGEST = {"year": 4000, "hoard": 60_000}  # moves; no game comes near
END = "drachenhof_hoard_end"
NONE = "none"  # how an option says None


def _type(name: str, title: str, players: range, hidden: bool, parameters: dict[str, Any]) -> pyspiel.GameType:
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _info(spaces: Spaces, players: int, outcomes: int, longest: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=spaces.actions,
        max_chance_outcomes=outcomes,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=longest,
    )


class SpielGame(pyspiel.Game):
    """A game with its options; `begin` makes its first position."""

    def __init__(
        self,
        kind: pyspiel.GameType,
        info: pyspiel.GameInfo,
        parameters: Any,
        spaces: Spaces,
        begin: Callable[[], Position],
    ) -> None:
        super().__init__(kind, info, parameters)
        self.spaces, self.begin = spaces, begin
        prepare("search.batch", LAYOUTS[spaces.name])
        Chance(0)  # so that its compiled code is there

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A position. All that is copied with it is in `position`."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.begin()

    def current_player(self) -> Any:
        mover = self.position.to_move()
        return {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}.get(mover, mover)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.actions() if player == self.position.to_move() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        self.position.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.to_text(player < 0, int(action))

    def is_terminal(self) -> bool:
        return self.position.to_move() == OVER

    def returns(self) -> list[float]:
        return self.position.returns()

    def __str__(self) -> str:
        """The whole position, secrets and all, as OpenSpiel wants it for finding bugs."""
        return self.position.described()


class Observer:
    """What one player sees (`docs/environments.md`), or with perfect recall all that it has heard.

    Without private information it is what everybody sees or has heard; without
    public information the player's hidden cards alone, as a string.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._recalls, self._public = bool(kind.perfect_recall), bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._sheet = np.zeros(1, game.spaces.sheet)
        self.tensor: Row | None = None
        self.dict: dict[str, Row] = {}
        if self._public and not self._recalls:
            row = self.tensor = self._sheet["row"][0]
            self.dict = {plane.name: game.spaces.plane(row, plane.name) for plane in game.spaces.planes}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            known = state.position.known(player if self._private else SPECTATOR)
            show_seat(known, player, self._sheet)

    def string_from(self, state: SpielState, player: int) -> str:
        if not self._public:
            return state.position.private_of(player) if self._private else ""
        observer = player if self._private else SPECTATOR
        return state.position.heard_by(observer) if self._recalls else state.position.seen_by(observer)


def _register(name: str) -> None:
    """One game with all its options as parameters."""
    spaces = Spaces(name)
    players = spaces.game.PLAYERS
    defaults: dict[str, Any] = {"players": players[0]}
    for option in spaces.game.OPTIONS.values():
        defaults[option.name] = NONE if option.default is None else option.default
    kind = _type(f"drachenhof_{name}", f"Drachenhof {name}", players, name == "hoard", defaults)

    class OneOfOurs(SpielGame):
        def __init__(self, params: Any = None) -> None:
            given = {**defaults, **(params or {})}
            options = {key: None if value == NONE else value for key, value in given.items() if key != "players"}
            count: int = given["players"]
            info = _info(spaces, count, spaces.first_action, LONGEST[name])
            super().__init__(kind, info, given, spaces, lambda: Whole(spaces, count, options))

    pyspiel.register_game(kind, OneOfOurs)


class EndgameGame(SpielGame):
    """The end of a last round of Drachensachen between two players, small enough to be solved."""

    DEFAULTS = {"cards": 2, "decisions": 8, "pool": "1 3 5 8 9 nulla"}  # noqa: RUF012 (read only)
    KIND = _type(END, "Drachenhof hoard, the end of a last round", range(2, 3), True, DEFAULTS)

    def __init__(self, params: Any = None) -> None:
        given = {**self.DEFAULTS, **(params or {})}
        first = Endgame(Spaces("hoard"), given["pool"].split(), given["cards"], given["decisions"])
        outcomes = max(len(first.deals), first.spaces.first_action)
        info = _info(first.spaces, ENDGAME_PLAYERS, outcomes, given["decisions"] + 1)
        super().__init__(self.KIND, info, given, first.spaces, first.copy)


for _name in games:
    _register(_name)
pyspiel.register_game(EndgameGame.KIND, EndgameGame)
