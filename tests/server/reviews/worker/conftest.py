"""The server that tests of tables share."""

from tests.server.play.conftest import _everybody_goes, _small_budgets, ada, bert, cleo, server, way  # noqa: F401
