"""Lessons: short games in which somebody learns by deciding; data that anybody can write (docs/write-a-lesson.md)."""

from drachenhof.lessons.lesson import BrokenLesson, Cue, Lesson, lesson, lessons, parse
from drachenhof.lessons.stages import Stage, stages

__all__ = ["BrokenLesson", "Cue", "Lesson", "Stage", "lesson", "lessons", "parse", "stages"]
