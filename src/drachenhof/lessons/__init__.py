"""Lessons: short games in which somebody learns by deciding; data that anybody can write (docs/write-a-lesson.md)."""

from drachenhof.lessons.course import Stage, course
from drachenhof.lessons.lesson import BrokenLesson, Cue, Lesson, lesson, lessons, parse

__all__ = ["BrokenLesson", "Cue", "Lesson", "Stage", "course", "lesson", "lessons", "parse"]
