"""Tournaments: the same games for many people."""
