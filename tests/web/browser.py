"""Windows of the browser for people who have nothing to do with each other: made once, and used again and again.

A window that was used has what the page consists of, which is what costs most in a new one; what its last person had
or did in it is gone.
"""

import json
import os
import shutil
from typing import Any

from drachenhof.games import games

CHROMIUM = os.environ.get("CHROMIUM") or next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",  # pages of one window share a process, which has compiled the scripts already
]
PATIENCE = 90_000  # milliseconds: how long a busy machine may take; nothing waits longer than it has to
DESKTOP, PHONE = {"width": 1366, "height": 768}, {"width": 360, "height": 740}
NO_FIRST_GAME = json.dumps({"tables": {}, "games": list(games)})  # with which a coach would come
STAYS = "/favicon.svg"  # of the server, and light: as long as it is open, the process of a window lives
# A review costs the server several seconds: tests of reviews switch them on.
KEPT = {"list": "on", "pace": "instant", "coach": NO_FIRST_GAME, "names": "off", "review": "off"}
# What somebody had in a tab that is new is gone, and what this one has is there; in its other tabs, and when it is
# loaded anew, everything stays as it is.
BEGINS = """(() => {
  const kept = KEPT;
  if (sessionStorage.getItem('begun') === null) localStorage.clear();
  sessionStorage.setItem('begun', '');
  for (const [key, value] of Object.entries(kept)) localStorage.getItem(key) ?? localStorage.setItem(key, value);
})()"""


class Windows:
    """All windows of a browser: those in which somebody is, and those that are free, by what they were made with."""

    def __init__(self, browser: Any, address: str) -> None:
        self._browser, self._address = browser, address
        self._free: dict[str, list[Any]] = {}
        self._used: list[tuple[str, Any]] = []
        self._stay = set[Any]()

    def open(
        self,
        kept: dict[str, str | None],
        *,
        fresh: bool = False,
        viewport: dict[str, int] = DESKTOP,
        color_scheme: str = "light",
        **settings: Any,
    ) -> Any:
        """A page of somebody new; a fresh window has nothing of the page yet, and is not used again.

        Who loses the network needs a fresh one: in others two pages share a process, and neither hears that it is back.
        """
        chosen = {"locale": "en", **settings}
        kind = "" if fresh else json.dumps(chosen, sort_keys=True)
        free = self._free.setdefault(kind, [])
        context = free.pop() if free else self._made(chosen, fresh)
        self._used.append((kind, context))
        page = context.new_page()
        if viewport != DESKTOP:
            page.set_viewport_size(viewport)
        if color_scheme != "light":
            page.emulate_media(color_scheme=color_scheme)
        known = {key: value for key, value in {**KEPT, **kept}.items() if value is not None}
        page.add_init_script(BEGINS.replace("KEPT", json.dumps(known)))
        return page

    def _made(self, settings: dict[str, Any], fresh: bool) -> Any:
        looks = {"reduced_motion": "reduce", "color_scheme": "light", **settings}
        context = self._browser.new_context(base_url=self._address, viewport=DESKTOP, **looks)
        context.set_default_timeout(PATIENCE)
        if not fresh:
            stays = context.new_page()
            stays.goto(STAYS)
            self._stay.add(stays)
        return context

    def leave(self) -> None:
        """Everybody goes."""
        used, self._used = self._used, []
        for kind, context in used:
            for page in context.pages:
                page.unroute_all(behavior="ignoreErrors")  # what is still asked for is nobody's concern any more
            if kind:
                self._tidy(context)
                self._free[kind].append(context)
            else:
                context.close()

    def _tidy(self, context: Any) -> None:
        for page in set(context.pages) - self._stay:
            page.close()
        context.set_offline(False)
        context.clear_permissions()
        context.clear_cookies()
