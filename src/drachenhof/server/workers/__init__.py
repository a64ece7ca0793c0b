"""Processes that compute bot moves and hints, and their queues."""
