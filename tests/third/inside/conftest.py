"""The command line and the server, as their own tests use them."""

from tests.cli.conftest import run, surroundings
from tests.server.play.conftest import ada, server

__all__ = ["ada", "run", "server", "surroundings"]
