"""The cards of Hoard, and what lies before a player: for the plain rules in `plain.py`."""

NUMBERS = ("1", "2", "3", "4", "5", "6", "7", "8", "9")
DRAGONS = ("nulla", "extermino", "protecto")
CARDS = (*NUMBERS, *DRAGONS)
ABILITIES = (
    *("quick-dragons", "envious-monsters", "small-but-nice", "monsterball"),
    *("roundabout", "golden-feathers", "open-secrets"),
)
DEALS = {  # hidden, open, hand
    None: (3, 3, 5),
    "many-6": (3, 3, 6),
    "many-7": (3, 3, 7),
    "many-8": (3, 3, 8),
    "unknowing-4-2": (4, 2, 5),
    "unknowing-5-1": (5, 1, 5),
    "unknowing-6-0": (6, 0, 5),
}
CURSES = (*list(DEALS)[1:], "chaos")


class Player:
    """What lies before one player, and what the others have seen go into the hand."""

    def __init__(self, seat):
        self.seat = seat
        self.lost = 0
        self.loss = 0
        self.fresh()

    def fresh(self):
        self.hand, self.open, self.hidden = [], [], 0
        self.curse = None
        self.seen = {}  # by observer

    def out(self):
        return not self.hand and not self.open and not self.hidden

    def blind(self):
        return not self.hand and not self.open
