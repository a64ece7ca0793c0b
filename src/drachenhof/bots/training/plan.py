"""How a policy is trained."""

from dataclasses import dataclass

__all__ = ["TrainingPlan"]


@dataclass(frozen=True)
class TrainingPlan:
    """How many rounds of how many decisions, and how far each changes the nets."""

    seed: int = 2000
    rounds: int = 400
    rows: int = 1 << 17
    batch: int = 1 << 13
    epochs: int = 2
    rate: float = 1e-3
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.004
    judged_every: int = 20
    judged_by: int = 4000
