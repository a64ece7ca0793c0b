"""Attacks on what there is beside tables: explorer, coach, figures, games of the day, duels, tournaments and drills."""

import asyncio
import itertools
import random
from typing import Any

from attacker import HERE, HOST, Attack, again, named
from kinds import GAMES
from wire import Http

COACHED = 6  # names that have a coach each
EXPLORED = 10_000  # games of the explorer's table, of which any can be asked for


async def explored(attack: Attack) -> None:
    """Cases of the explorer, which are played on."""
    seats = [(players, seat) for players in (2, 3, 4) for seat in range(players)]
    cases = [(game, {"players": players, "seat": seat, "given": []}) for players, seat in seats for game in GAMES]
    await attack.flat_out(again(*(("POST", f"/api/explore/{game}", case) for game, case in cases)))


async def explored_games(attack: Attack) -> None:
    """Games of the explorer's table, each of which is played once more."""
    numbers = (random.randrange(EXPLORED) for _ in itertools.count())
    await attack.flat_out(("GET", f"/api/explore/{random.choice(GAMES)}/games/{number}") for number in numbers)


async def coached(attack: Attack) -> None:
    """Several names, each alone against a bot, who ask the coach about the same decision again and again."""

    async def one(number: int) -> None:
        http, key = await named(attack, f"Beginner {number}")
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
        wish = {"game": GAMES[number % len(GAMES)], "seats": seats, "hints": True}
        made = await attack.ask(http, "POST", "/api/tables", wish, key)
        path = f"/api/tables/{(made or {}).get('table')}"
        while not attack.over:
            told = await attack.ask(http, "GET", f"{path}?wait=1&seen=0", None, key)
            at = ((told or {}).get("position") or {}).get("at", 0)
            command = {"type": "coach", "id": f"c{random.random()}", "at": at, "heard": 0}
            await asyncio.gather(*(_once(attack, f"{path}/coach", command, key) for _ in range(3)))

    await asyncio.gather(*(one(number) for number in range(COACHED)))


async def _once(attack: Attack, path: str, command: dict[str, object], key: str) -> None:
    async with Http(HOST, attack.port, HERE) as http:
        await attack.ask(http, "POST", path, command, key)


async def doings(attack: Attack) -> None:
    """How those who have played thousands of games are doing, and all these games as files."""
    asked = ("doing", "games?name=Person", "games.csv", "games.json", "mistakes")
    keys = attack.known["keen"] or attack.known["keys"][:20]
    await attack.flat_out(again(*(("GET", f"/api/me/{what}", None, key) for key in keys for what in asked)))


async def days(attack: Attack) -> None:
    """The table of a day on which everybody has played, and tries at today's game."""
    day, keys = attack.known["day"], itertools.cycle(attack.known["keys"][:200])
    tables = [("GET", f"/api/daily/{game}?day={day}", None, next(keys)) for game in GAMES for _ in range(20)]
    tries: list[tuple[Any, ...]] = [("POST", f"/api/daily/{game}", {}, next(keys)) for game in GAMES for _ in range(20)]
    await attack.flat_out(again(*tables, ("GET", "/api/daily"), *tries))


async def duels(attack: Attack) -> None:
    """Duels of long games, of records and with bots as challengers; they are tried, looked at and compared."""
    keys, tables = attack.known["keys"][:200], itertools.cycle(attack.known["tables"])
    record = b'{"of": {"kind": "record", "record": ' + attack.known["record"].encode() + b"}}"

    async def line(keys: list[str]) -> None:
        async with Http(HOST, attack.port, HERE) as http:
            for key in itertools.cycle(keys):
                of = {"of": {"kind": "table", "table": next(tables)}}
                for wish in (of, {**of, "challenger": "emperor"}, record):
                    made = await attack.ask(http, "POST", "/api/duels", wish, key)
                    path = f"/api/duels/{(made or {}).get('duel', 'none')}"
                    await attack.ask(http, "POST", path, {"fun": True}, key)
                    for asked in (path, f"{path}/beside", "/api/duels"):
                        await attack.ask(http, "GET", asked, None, key)
                if attack.over:
                    return

    await asyncio.gather(*(line(keys[number::20]) for number in range(20)))


async def tournaments(attack: Attack) -> None:
    """Tournaments are made, joined, begun and left without end; and all that is told of a very large one."""
    keys, large = attack.known["keys"][:200], f"/api/tournaments/{attack.known['cup']}"
    met = ["/api/tournaments/none"]  # and those that were made

    async def line(keys: list[str]) -> None:
        async with Http(HOST, attack.port, HERE) as http:
            for key in itertools.cycle(keys):
                wish = {"game": random.choice(GAMES), "kind": random.choice(("bots", "people")), "deals": 12}
                made = await attack.ask(http, "POST", "/api/tournaments", wish, key)
                if made and "tournament" in made:
                    met.append(f"/api/tournaments/{made['tournament']}")
                path = random.choice(met)
                for act in ("join", "begin", "leave", "join"):
                    await attack.ask(http, "POST", path, {"act": act}, key)
                await attack.ask(http, "POST", f"{path}/deals/{random.randint(1, 12)}", None, key)
                for asked in (path, large, f"{large}/deals/1", f"{large}/sheet", f"{large}/records"):
                    await attack.ask(http, "GET", asked, None, key)
                await attack.ask(http, "GET", "/api/tournaments", None, key)
                if attack.over:
                    return

    await asyncio.gather(*(line(keys[number::20]) for number in range(20)))


async def stars(attack: Attack) -> None:
    """Drills and lessons, and how far many have come with them, which is written each time."""
    keys = attack.known["keys"][:200]
    kept: list[tuple[Any, ...]] = [
        ("PUT", f"/api/me/{what}", {what: {}}, key) for key in keys for what in ("drills", "lessons")
    ]
    await attack.flat_out(again(*kept, *(("GET", path) for path in ("/api/drills", "/api/lessons"))))
