"""Strategy in a few sentences per game that are true: what each stands on is measured in self-play (docs/drills.md)."""

from drachenhof.tips.tip import Measurement, Part, Sides, Situation, TipFigure, measure, shipped

__all__ = ["Measurement", "Part", "Sides", "Situation", "TipFigure", "measure", "shipped"]
