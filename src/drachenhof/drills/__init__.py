"""Positions of strong games in which one choice is clearly best: found by `mining`, shipped as data."""

from drachenhof.drills.drill import STARS, BrokenDrill, Drill, DrillChoice, drill, drills, of_day, parse

__all__ = ["STARS", "BrokenDrill", "Drill", "DrillChoice", "drill", "drills", "of_day", "parse"]
