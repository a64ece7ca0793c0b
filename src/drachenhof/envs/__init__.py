"""Learning environments (docs/environments.md).

`Batch` steps many games at once, `OneGame` one. `Spaces` converts knowledge to observations and actions to moves.
`PolicyBot` makes a bot of a trained policy. `envs.pettingzoo`,
`envs.gymnasium` and `envs.open_spiel` need their extras, and are imported by
name.
"""

from typing import TYPE_CHECKING

from drachenhof.engine.backends import require_numba

require_numba("drachenhof.envs")

from drachenhof.bots.spaces import PolicyBot, Spaces  # noqa: E402

if TYPE_CHECKING:
    from drachenhof.typed import Batch, OneGame
else:
    from drachenhof.envs.batch import Batch
    from drachenhof.envs.one_game import OneGame

__all__ = ["Batch", "OneGame", "PolicyBot", "Spaces"]


def __dir__() -> list[str]:
    return __all__
