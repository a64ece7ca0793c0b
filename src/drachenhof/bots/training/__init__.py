"""The policy of a game learns from games against itself.

Each round plays games in compiled code by the present policy, all player counts
and options mixed, and changes the net by how much better or worse decisions came
out than a second net, the critic, had foreseen (proximal policy optimisation).
The same seed makes the same net on the same machine; a course that was broken off
goes on where it was.
"""

from drachenhof.bots.training.course import Training
from drachenhof.bots.training.rows import TrainingPlan

__all__ = ["Training", "TrainingPlan"]
