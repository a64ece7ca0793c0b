"""Observations once more, in plain Python, from nothing but what a seat's view names, to compare with."""

from drachenhof.games.hoard.rules import tables as hoard
from drachenhof.games.hoard.rules.state import ABILITY_MODES
from drachenhof.games.hoard.rules.state import STAGE_NAMES as HOARD_STAGES
from drachenhof.games.year.rules import tables as year
from drachenhof.games.year.rules.state import PHASE_NAMES, STAGE_NAMES, STEP_NAMES

YEAR_SEATS, HOARD_SEATS = year.MAX_PLAYERS, hoard.MAX_PLAYERS


def marked(size, *indices):
    return [float(index in indices) for index in range(size)]


def named(names, *chosen):
    return [float(name in chosen) for name in names]


def filled(rows, count, width):
    """Rows for the seats that there are, then blank ones."""
    return [number for row in rows for number in row] + [0.0] * ((count - len(rows)) * width)


def from_observer(view, seat, observer):
    return (seat - observer) % view["players"] if isinstance(seat, int) else None


def seats(view, key, observer):
    """What stands before each player, the observer first."""
    return [view[key][(observer + step) % view["players"]] for step in range(view["players"])]


def counts(names, held):
    return [held.get(name, 0) for name in names]


def year_planes(view, observer):
    """By name, amounts not yet divided. Left out: what the view does not name."""
    courts = seats(view, "courts", observer)

    def each(value):
        return filled([[value(court)] for court in courts], YEAR_SEATS, 1)

    def tiles(court):
        return [sum(palace["persons"].count(name) for palace in court["palaces"]) for name in year.TILE_NAMES]

    def group_of(card):
        return [float(any(card in group["cards"] for group in view["groups"][index : index + 1])) for index in range(5)]

    return {
        "players": marked(4, view["players"] - 2),
        "large-price": [float(view["options"]["large_privilege"] == 7)],
        "great-wall": [float(view["options"]["great_wall"])],
        "super-event": named(year.SUPER_EVENT_NAMES, view["super_event"]),
        "month": marked(12, view["month"] - 1),
        "phase": named(PHASE_NAMES, view["phase"]),
        "stage": named(STAGE_NAMES, view["asked"]),
        **({"step": named(STEP_NAMES, view["step"])} if view["step"] else {}),
        "mover": marked(YEAR_SEATS, from_observer(view, view["to_move"], observer)),
        "arriving": named(year.TILE_NAMES, view["arriving"]),
        "sunrise-taken": named(year.PERSON_NAMES, *view["sunrise_taken"]),
        "wall-length": [len(view["wall"])],
        "events": filled([named(year.EVENT_NAMES, event) for event in view["events"]], 12, 6),
        "groups": filled([group_of(card) for card in year.ACTION_NAMES], 8, 5),
        "supply": [
            view["supply"][year.PERSON_NAMES[year.TILE_PERSON[tile]]][year.AGES[tile >= year.FIRST_OLD]]
            for tile in range(year.TILES)
        ],
        "standing": filled(
            [marked(YEAR_SEATS, from_observer(view, seat, observer)) for seat in view["standing"]],
            YEAR_SEATS,
            YEAR_SEATS,
        ),
        "order": filled(
            [marked(YEAR_SEATS, from_observer(view, seat, observer)) for seat in view["order"]], YEAR_SEATS, YEAR_SEATS
        ),
        **{
            name: each(lambda court, name=name: court[name])
            for name in ("score", "track", "yuan", "rice", "fireworks", "debt", "laid")
        },
        "small": each(lambda court: court["privileges"]["small"]),
        "large": each(lambda court: court["privileges"]["large"]),
        "palaces": each(lambda court: len(court["palaces"])),
        "hand": filled([counts(year.CARD_NAMES, court["hand"]) for court in courts], YEAR_SEATS, 10),
        "group": filled([marked(YEAR_SEATS, court["group"]) for court in courts], YEAR_SEATS, YEAR_SEATS),
        "wall-tiles": filled([named(year.WALL_TILE_NAMES, *court["wall_tiles"]) for court in courts], YEAR_SEATS, 6),
        "drafted": filled([named(year.PERSON_NAMES, *(court["drafted"] or ())) for court in courts], YEAR_SEATS, 9),
        "tiles": filled([tiles(court) for court in courts], YEAR_SEATS, 15),
        "floors": filled(
            [[sum(palace["floors"] == size for palace in court["palaces"]) for size in (1, 2, 3)] for court in courts],
            YEAR_SEATS,
            3,
        ),
        "free": each(lambda court: sum(palace["floors"] - len(palace["persons"]) for palace in court["palaces"])),
        "own-palaces": filled([own_palace(palace) for palace in courts[0]["palaces"]][:8], 8, 18),
    }


def own_palace(palace):
    return [
        palace["floors"],
        len(palace["persons"]),
        int(palace["struck"]),
        *(palace["persons"].count(name) for name in year.TILE_NAMES),
    ]


def hoard_planes(view, observer):
    """By name, amounts not yet divided. Left out: what the view does not name."""
    options, holdings = view["options"], seats(view, "holdings", observer)
    pile = view["pile"]
    run = next((back for back in range(len(pile)) if pile[-1 - back] != pile[-1]), len(pile))

    def each(value):
        return filled([[value(holding)] for holding in holdings], HOARD_SEATS, 1)

    def seat(key):
        return marked(HOARD_SEATS, from_observer(view, view[key], observer))

    return {
        "players": marked(5, view["players"] - 2),
        "house-rules": [float(options[name]) for name in ("peek", "answer_fives", "long_protecto")],
        "abilities-mode": named(ABILITY_MODES, options["abilities"]),
        "curses": [float(options["curses"])],
        "count-all-backs": [float(options["count_all_backs"])],
        "stage": named(HOARD_STAGES, view["asked"]),
        "mover": seat("to_move"),
        "turn": seat("turn"),
        "starter": seat("starter"),
        "winner": seat("winner"),
        "target": seat("target"),
        "direction": [view["direction"]],
        "round": [view["round"]],
        "decisions": [view["decisions"]],
        "must-play": [float(view["must_play"])],
        "draws": [view["draws"]],
        "misses": [view["misses"]],
        "left": [view["left"]],
        "chaos": [float(view["chaos"])],
        "draw-pile": [view["draw_pile"]],
        "abilities": named(hoard.ABILITY_NAMES, *view["abilities"]),
        "pile-size": [len(pile)],
        "top": named(hoard.CARD_NAMES, *pile[-1:]),
        "base": marked(hoard.CARDS, view["base"]),
        "run": marked(4, run - 1),
        "playable": named(hoard.CARD_NAMES, *view["playable"]),
        "pile": [pile.count(name) for name in hoard.CARD_NAMES],
        "gone": counts(hoard.CARD_NAMES, view["gone"]),
        "unseen": counts(hoard.CARD_NAMES, view["unseen"]),
        "lost": each(lambda holding: holding["lost"]),
        "loss": each(lambda holding: holding["loss"]),
        "hand-size": each(lambda holding: holding["hand_size"]),
        "open-size": each(lambda holding: sum(holding["open"].values())),
        "hidden": each(lambda holding: holding["hidden"]),
        "curse": filled([named(hoard.CURSE_NAMES, holding["curse"]) for holding in holdings], HOARD_SEATS, 7),
        "hand": filled([counts(hoard.CARD_NAMES, holding["hand"]) for holding in holdings], HOARD_SEATS, hoard.CARDS),
        "open": filled([counts(hoard.CARD_NAMES, holding["open"]) for holding in holdings], HOARD_SEATS, hoard.CARDS),
    }


PLAIN = {"year": year_planes, "hoard": hoard_planes}
