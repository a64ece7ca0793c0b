"""Learning environments (docs/environments.md).

`Batch` steps many games at once, `OneGame` one. `Spaces` converts knowledge to observations and actions to moves.
`PolicyBot` makes a bot of a trained policy. `envs.pettingzoo`,
`envs.gymnasium` and `envs.open_spiel` need their extras, and are imported by
name.
"""

from drachenhof.bots.policy import PolicyBot
from drachenhof.bots.spaces import Spaces
from drachenhof.envs.batch import Batch
from drachenhof.envs.one_game import OneGame

__all__ = ["Batch", "OneGame", "PolicyBot", "Spaces"]
