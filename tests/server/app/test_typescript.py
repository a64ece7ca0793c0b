"""What the page has from the server's code is what the server's code says."""

from pathlib import Path

import pytest

from drachenhof.server.app.typescript import FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_page_has_what_the_server_says(file: Path) -> None:
    made = FILES[file]()
    assert file.read_text(encoding="utf-8") == made, "make it anew: python -m drachenhof.server.app.typescript"
