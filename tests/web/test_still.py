"""A mouse that lies still chooses nothing: what appears under it waits until it is moved."""

import pytest

from tests.web.conftest import Visit

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("page")]

APPEARS = """() => {
  window.entered = 0;
  const thing = document.createElement('button');
  thing.style.cssText = 'position: fixed; inset: 0; z-index: 99';
  thing.addEventListener('pointerenter', () => (window.entered += 1));
  document.body.append(thing);
}"""
DRAWN = (
    "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)))"  # then the browser has noticed
)


def test_what_appears_under_the_mouse_is_entered_when_it_moves(visit: Visit) -> None:
    page = visit("/licences-of-nothing")
    page.mouse.move(300, 300)
    page.evaluate(APPEARS)
    page.evaluate(DRAWN)
    assert page.evaluate("window.entered") == 0
    page.mouse.move(302, 300)
    page.wait_for_function("window.entered === 1")
    page.mouse.move(310, 304)
    assert page.evaluate("window.entered") == 1


def test_what_the_mouse_moves_to_is_entered_at_once(visit: Visit) -> None:
    page = visit("/licences-of-nothing")
    page.evaluate(APPEARS.replace("inset: 0", "inset: 200px 0 0 0"))
    page.mouse.move(300, 100)
    page.mouse.move(300, 300)
    page.wait_for_function("window.entered === 1")
