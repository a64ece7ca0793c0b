"""Games, states and observers for OpenSpiel; `envs.open_spiel` registers the games."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import numpy as np
import pyspiel

from drachenhof.bots.spaces import NO_MOVE, Row, Spaces
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, OVER, SPECTATOR, IllegalMove
from drachenhof.engine.rule import prepare
from drachenhof.envs.positions import Said, SpielPosition, Whole
from drachenhof.games import games
from drachenhof.search.kernels import LAYOUTS

BYTES = 256


class Recall:
    """Encode a history as numbers; `room` is their maximum count."""

    def __init__(self, spaces: Spaces, room: int) -> None:
        self.room = room
        self._kinds = {kind: number for number, kind in enumerate(_kinds(spaces), spaces.first_action + spaces.actions)}
        self._letters = spaces.first_action + spaces.actions + len(self._kinds)
        self.scale = self._letters + BYTES
        """The divisor of all numbers. Move m is m + 1; 0 is padding."""

    def write(self, history: Sequence[Said], place: int, row: Row) -> None:
        """Write the history of one place at the table, oldest first, padded with zeros."""
        numbers = [number + 1 for said in history for number in self._read(said, place)]
        if len(numbers) > self.room:
            raise ValueError(f"{len(numbers)} numbers were heard, and there is room for {self.room}")
        row[: len(numbers)] = np.array(numbers, np.float32) / np.float32(self.scale)
        row[len(numbers) :] = 0

    def _read(self, said: Said, place: int) -> Iterable[int]:
        text = said.texts[place]
        if said.move != NO_MOVE and text == said.whole:
            return [said.move]
        if text in self._kinds:
            return [self._kinds[text]]
        return [self._letters + letter for letter in text.encode()]


def _kinds(spaces: Spaces) -> list[str]:
    """Return the texts of hidden chance moves; empty for games without hidden information."""
    game, kinds = spaces.game, dict[str, None]()
    begun = game.new(game.PLAYERS[0])
    for move in range(spaces.first_action if game.FACTS.hidden else 0):
        try:
            kinds[f"{game.to_text(begun, move).split()[0]} ?"] = None
        except IllegalMove:  # it has words only where it can happen
            continue
    return list(kinds)


NO_SEAT = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
NONE = "none"  # how an option says None
TENSOR = "information_tensor"  # a parameter: whether information states are tensors, too
RESAMPLING = np.random.default_rng()  # without a sampler


def kind_of(
    name: str, title: str, players: range, hidden: bool, parameters: dict[str, Any], recalls: bool = False
) -> pyspiel.GameType:
    """Return the type of a game for OpenSpiel; `recalls` adds tensors of information states."""
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
        provides_information_state_tensor=recalls,
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
    """A game with its options, made from its first position; `room` is the maximum length of an encoded history."""

    def __init__(
        self, kind: pyspiel.GameType, parameters: Any, first: SpielPosition, outcomes: int, longest: int, room: int
    ) -> None:
        super().__init__(kind, _info(first.spaces, first.players, outcomes, longest), parameters)
        self.spaces, self.first = first.spaces, first
        self.recall = Recall(first.spaces, room) if kind.provides_information_state_tensor else None
        prepare("search.batch", LAYOUTS[first.spaces.name])
        Chance(0)  # so that its compiled code is there

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def deserialize_state(self, text: str) -> "SpielState":
        """A state from its text; raises ValueError if it is of another game, or of other options."""
        state: SpielState = super().deserialize_state(text)
        if state.position.table != self.first.table:
            raise ValueError(f"this is a state of {state.position.table}, not of {self.first.table}")
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)


def _loaded(text: str) -> Any:
    """A game by its name and parameters, as it is copied and pickled."""
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):
    """A position. All that is copied with it is in `position`."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.first.copy()

    def current_player(self) -> Any:
        mover = self.position.to_move()
        return mover if mover >= 0 else NO_SEAT[mover]

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

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "SpielState":
        """Return a state that the player cannot distinguish from this one.

        `sampler` gives numbers from 0 to 1, or is None. The history is still that of this state; public
        information fits the new one.
        """
        if not 0 <= player < self.position.players:
            raise ValueError(f"player {player} is not at a table of {self.position.players}; they count from 0")
        number = sampler() if callable(sampler) else RESAMPLING.random()
        twin: SpielState = self.clone()
        twin.position = self.position.resampled(player, np.random.default_rng(int(number * 2**53)))
        return twin

    def __str__(self) -> str:
        """Return the whole position with its secrets, for debugging in OpenSpiel."""
        return self.position.described()


class Observer:
    """The observation of one player (`docs/observations.md`), or with perfect recall its history.

    Without private information it has public information only. With that of all players it
    has the information of each seat in order. Without public information it
    is the hidden cards alone, as a string.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._recalls, self._public = bool(kind.perfect_recall), bool(kind.public_info)
        self._kind, self._recall = kind.private_info, game.recall if kind.perfect_recall else None
        self._everyone = range(game.num_players() if self._kind == pyspiel.PrivateInfoType.ALL_PLAYERS else 1)
        self.tensor: Row | None = None
        self.dict: dict[str, Row] = {}
        if self._public and (self._recall or not self._recalls):
            self._lay_out(game.spaces, game.num_players())

    def _lay_out(self, spaces: Spaces, players: int) -> None:
        """Allocate a row per seat: its observation, or with perfect recall its number (one-hot) and its history."""
        wide = players + self._recall.room if self._recall else spaces.size
        self._rows = np.zeros((len(self._everyone), wide), np.float32)
        self.tensor = self._rows.reshape(-1)
        for seat, row in enumerate(self._rows):
            named = f" of seat {seat}" if len(self._everyone) > 1 else ""
            if self._recall:
                parts = {"seat": row[:players], "heard": row[players:]}
            else:
                parts = {plane.name: spaces.plane(row, plane.name) for plane in spaces.planes}
            self.dict |= {name + named: part for name, part in parts.items()}
        self._sheets = [] if self._recall else [row.view(spaces.sheet) for row in self._rows]

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        position = state.position
        for place, (seat, observer) in enumerate(self._seats(player)):
            if self._recall:
                row, players = self._rows[place], position.players
                row[:players] = np.arange(players) == seat
                self._recall.write(position.said(), players if observer == SPECTATOR else observer, row[players:])
            else:
                position.spaces.show(position.known(observer), seat, self._sheets[place])

    def string_from(self, state: SpielState, player: int) -> str:
        return "\n".join(self._text(state.position, observer) for _, observer in self._seats(player))

    def _seats(self, player: int) -> list[tuple[int, int]]:
        """The seats from which an observation is seen, each with what is known there."""
        if self._kind == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return [(seat, seat) for seat in self._everyone]
        return [(player, player if self._kind == pyspiel.PrivateInfoType.SINGLE_PLAYER else SPECTATOR)]

    def _text(self, position: SpielPosition, observer: int) -> str:
        if not self._public:
            return "" if observer == SPECTATOR else position.private_of(observer)
        return position.heard_by(observer) if self._recalls else position.seen_by(observer)


class WholeGame(SpielGame):
    """One game with all its options as parameters."""

    NAME: ClassVar[str]
    DEFAULTS: ClassVar[dict[str, Any]]
    KINDS: ClassVar[dict[bool, pyspiel.GameType]]
    """Without tensors of information states, and with them."""

    def __init__(self, params: Any = None) -> None:
        given = {**self.DEFAULTS, **(params or {})}
        own = ("players", TENSOR)
        options = {name: None if value == NONE else value for name, value in given.items() if name not in own}
        first = Whole(Spaces(self.NAME), given["players"], options)  # raises BadOption
        longest = first.spaces.game.FACTS.longest
        super().__init__(self.KINDS[given[TENSOR]], given, first, first.spaces.first_action, longest, longest)


def whole_game(name: str) -> type[WholeGame]:
    """The class of a game by its name, as OpenSpiel registers it."""
    game = games[name]
    defaults = {option.name: NONE if option.default is None else option.default for option in game.OPTIONS.values()}
    defaults = {"players": game.PLAYERS[0], **defaults, TENSOR: False}
    about = (f"drachenhof_{name}", f"Drachenhof {name}", game.PLAYERS, game.FACTS.hidden, defaults)
    kinds = {recalls: kind_of(*about, recalls) for recalls in (False, True)}
    return type(f"{name.capitalize()}Game", (WholeGame,), {"NAME": name, "DEFAULTS": defaults, "KINDS": kinds})
