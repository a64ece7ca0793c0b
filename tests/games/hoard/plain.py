"""The rules of Hoard once more, as plainly as Python allows: nothing is fast, nothing is shared with the engine.

`Table.play` is a coroutine that follows the rules from top to bottom. It yields who decides and the words of
all that is legal, and is sent the words of the choice. `test_plain.py` plays it beside the engine.
"""

from collections import Counter

from tests.games.hoard.plain_player import ABILITIES, CARDS, CURSES, DEALS, DRAGONS, Player

CHANCE = "chance"
EVERYBODY = "everybody"


class RoundOver(Exception):  # noqa: N818 (it is not an error)
    """Somebody is out, or the round has gone on for too long."""


class Table:
    """A game from its first move to its end."""

    def __init__(
        self,
        players,
        peek=False,
        answer_fives=False,
        long_protecto=False,
        abilities="off",
        curses=False,
        count_all_backs=False,
    ):
        self.players = [Player(seat) for seat in range(players)]
        self.observers = [*range(players), EVERYBODY]
        self.peek, self.answer_fives, self.long_protecto = peek, answer_fives, long_protecto
        self.mode, self.cursed, self.all_backs = abilities, curses, count_all_backs
        self.drawn = []  # abilities, the latest last
        self.rounds = 0
        self.winner = None
        self.direction = 1

    def has(self, ability):
        return ability in (self.drawn[-1:] if self.mode == "single" else self.drawn)

    # The game (H6, H25)

    def play(self):
        words = yield CHANCE, [f"starter {player.seat + 1}" for player in self.players]
        self.starter = int(words.split()[1]) - 1
        while True:
            self.rounds += 1
            self.fresh()
            if self.rounds > 1:
                yield from self.draw_ability_and_curse()
            yield from self.deal()
            try:
                yield from self.round()
            except RoundOver as over:
                (self.winner,) = over.args
            self.score()
            totals = [player.lost for player in self.players]
            if self.rounds == 50 or (max(totals) >= 21 and totals.count(min(totals)) == 1):
                return
            left = [self.players[(self.starter + step) % len(totals)] for step in range(1, len(totals) + 1)]
            self.starter = next(player.seat for player in left if player.lost == max(totals))

    def fresh(self):
        for player in self.players:
            player.fresh()
            player.seen = {observer: Counter() for observer in self.observers}
        self.unseen = Counter(dict.fromkeys(CARDS, 8))
        self.pile = []
        self.draw_pile = 0
        self.decisions = 0
        self.draws = self.misses = 0
        self.must_play = self.chaos = False
        self.direction = 1

    def score(self):
        for player in self.players:
            coins = 0
            for card in player.hand + player.open:
                coins += -1 if card == "8" and self.has("golden-feathers") else 1
            coins += player.hidden if self.all_backs else max(player.hidden - len(player.open), 0)
            player.loss = 0 if player.seat == self.winner else min(coins, 10)
            player.lost += player.loss

    # Before the first play (H4, H5, H51 to H53)

    def draw_ability_and_curse(self):
        if self.mode != "off" and len(self.drawn) < len(ABILITIES):
            words = yield CHANCE, [f"ability {name}" for name in ABILITIES if name not in self.drawn]
            self.drawn.append(words.split()[1])
        if not self.cursed or self.winner is None:
            return
        words = yield CHANCE, [f"curse {name}" for name in CURSES]
        curse = words.split()[1]
        if curse != "chaos":
            self.players[self.winner].curse = curse
            return
        self.chaos = True
        stack = list(CURSES[:-1])
        for player in self.from_starter():
            words = yield CHANCE, [f"curse {name}" for name in stack]
            player.curse = words.split()[1]
            stack.remove(player.curse)

    def from_starter(self):
        return self.players[self.starter :] + self.players[: self.starter]

    def deal(self):
        for player in self.players:
            player.hidden = DEALS[player.curse][0]
        for player in self.from_starter():
            _, faces, cards = DEALS[player.curse]
            for _ in range(faces):
                player.open.append((yield from self.new_card()))
            for _ in range(cards):
                player.hand.append((yield from self.new_card()))
        others = sum(self.unseen.values()) - sum(player.hidden for player in self.players)
        self.draw_pile = others if self.chaos else 18

    def new_card(self):
        words = yield CHANCE, [f"card {card}" for card in CARDS if self.unseen[card]]
        card = words.split()[1]
        self.unseen[card] -= 1
        return card

    def exchange(self, player):
        swaps = {f"swap {card} {other}" for card in player.hand for other in player.open if card != other}
        words = yield from self.ask(player, ["keep", *swaps])
        if words != "keep":
            _, card, other = words.split()
            player.hand.remove(card)
            player.open.remove(other)
            player.open.append(card)
            self.into_hand(player, [other])

    # Turns

    def round(self):
        for player in self.from_starter():
            yield from self.exchange(player)
        player = self.players[self.starter]
        while True:
            player = yield from self.turn(player)

    def ask(self, player, moves):
        if self.decisions == 1000:
            raise RoundOver(None)
        self.decisions += 1
        return (yield player.seat, sorted(moves))

    def neighbour(self, player, steps=1):
        return self.players[(player.seat + self.direction * steps) % len(self.players)]

    def turn(self, player):
        """What one player does until the next comes; returns him."""
        if self.misses:
            words = yield from self.ask(player, ["miss", *self.answers_to_miss(player)])
            if words == "miss":
                self.misses -= 1
                return self.neighbour(player)
            return (yield from self.put(player, words))
        if self.draws and self.draw_pile:
            answered = yield from self.face_draw(player)
            if answered:
                return answered
        self.draws = 0
        return (yield from self.normal_turn(player))

    def normal_turn(self, player):
        must_play, self.must_play = self.must_play, False
        while True:
            if player.blind():
                yield from self.ask(player, [f"flip {place + 1}" for place in range(player.hidden)])
                return (yield from self.flip(player))
            plays = self.plays(player, [card for card in CARDS if self.legal(card)])
            taking = ["take"] if self.pile and not (must_play and plays) else []
            words = yield from self.ask(player, plays + taking + self.sets(player))
            if words == "take":
                self.into_hand(player, self.pile)
                self.pile = []
                return self.neighbour(player)
            if not words.startswith("set"):
                return (yield from self.put(player, words))
            self.lay_out(player, words)

    def flip(self, player):
        card = yield from self.new_card()
        player.hidden -= 1
        if self.legal(card):
            return (yield from self.follow(player, card, 1))
        self.into_hand(player, [*self.pile, card])
        self.pile = []
        return self.neighbour(player)

    def face_draw(self, player):
        """The next player if the draw is answered; None when the cards have been drawn."""
        while True:
            moves = self.plays(player, ["4", *DRAGONS]) + self.sets(player) + ["draw"]
            if self.peek and player.blind():
                moves += [f"peek {place + 1}" for place in range(player.hidden)]
            words = yield from self.ask(player, moves)
            if words.startswith("set"):
                self.lay_out(player, words)
                continue
            if words.startswith("peek"):
                card = yield from self.new_card()
                player.hidden -= 1
                if card in ("4", *DRAGONS):
                    return (yield from self.follow(player, card, 1))
                player.hand.append(card)
            elif words != "draw":
                return (yield from self.put(player, words))
            for _ in range(min(self.draws, self.draw_pile)):
                yield from self.draw(player)
            return None

    def draw(self, player):
        player.hand.append((yield from self.new_card()))
        self.draw_pile -= 1

    def answers_to_miss(self, player):
        cards = ["protecto"] + (["5"] if self.answer_fives else [])
        return [
            words
            for words in self.plays(player, cards)
            if "protecto" not in words or self.long_protecto or (words.endswith("x1") and "+" not in words)
        ]

    # What may be played (H8 to H10, H14)

    def legal(self, card):
        if not self.pile:
            return True
        top = self.pile[-1]
        rest = [below for below in self.pile if below != "protecto"]
        base = 0 if not rest or rest[-1] == "nulla" else int(rest[-1])
        if top == "6":
            return card in "6789"
        if card in DRAGONS:
            return True
        if card == "9" and top in DRAGONS:
            return False
        if card == "1" and base == 9 and self.has("small-but-nice"):
            return True
        if base == 3:
            return card in "12"
        return int(card) >= base

    def plays(self, player, cards):
        """The words of all plays of these types."""
        moves = []
        for card in cards:
            run = 0
            while run < len(self.pile) and self.pile[-1 - run] == card:
                run += 1
            hand, faces = player.hand.count(card), player.open.count(card)
            if player.hand:
                moves += [f"play {card} x{count}" for count in range(1, hand + 1) if run + count <= 4]
                if hand == len(player.hand):
                    both = [(hand, count) for count in range(1, faces + 1) if run + hand + count <= 4]
                    moves += [f"play {card} x{count} + open x{more}" for count, more in both]
            else:
                moves += [f"open {card} x{count}" for count in range(1, faces + 1) if run + count <= 4]
        return moves

    def sets(self, player):
        """Four equal cards of the hand, or the whole hand and open ones (H21)."""
        found = []
        for card in CARDS:
            hand, faces = player.hand.count(card), player.open.count(card)
            if hand >= 4 or (0 < hand == len(player.hand) and hand + faces >= 4):
                found.append(f"set {card}")
        return found

    def lay_out(self, player, words):
        card = words.split()[1]
        hand = min(4, player.hand.count(card))
        self.out_of_hand(player, card, hand)
        for _ in range(4 - hand):
            player.open.remove(card)
        if player.out():
            raise RoundOver(player.seat)

    # What a play does (H15 to H20, H33, H41 to H47)

    def put(self, player, words):
        parts = words.replace("+ open", "").split()
        counts = [int(part[1:]) for part in parts[2:]]
        hand, faces = (0, counts[0]) if parts[0] == "open" else (counts[0], sum(counts[1:]))
        self.out_of_hand(player, parts[1], hand)
        for _ in range(faces):
            player.open.remove(parts[1])
        return (yield from self.follow(player, parts[1], hand + faces))

    def follow(self, player, card, count):
        """The cards go on the pile; returns who comes next."""
        self.pile += [card] * count
        following = self.neighbour(player)
        others = len(self.players) - 1
        four = self.pile[-4:] == [card] * 4
        if four or card == "extermino":
            self.pile, self.draws, self.misses = [], 0, 0
            following = player
        elif card == "4":
            self.draws += 2 * count
        elif card == "5":
            self.misses = min(self.misses + count, others)
        elif card == "nulla":
            self.draws = 0
        elif card == "protecto" and self.long_protecto:
            steps = min(count, others)
            following = self.neighbour(player, steps)
            self.misses = min(self.misses, len(self.players) - steps)
        if player.out():
            raise RoundOver(player.seat)
        if not four:
            following = yield from self.ability(player, card, following)
        return following

    def ability(self, player, card, following):
        if card == "nulla" and self.has("quick-dragons"):
            following, self.must_play = player, True
        if card in DRAGONS and self.has("envious-monsters") and self.draw_pile:
            yield from self.draw(player)
        if card == "2" and self.has("monsterball") and player.hand:
            yield from self.give(player)
        if card == "7" and self.has("roundabout"):
            words = yield from self.ask(player, ["turn", "straight"])
            if words == "turn":
                self.direction = -self.direction
                following = player if len(self.players) == 2 else self.neighbour(player)
        if card == "9" and self.has("open-secrets") and player.open:
            words = yield from self.ask(player, {f"pick {face}" for face in player.open})
            player.open.remove(words.split()[1])
            self.into_hand(player, [words.split()[1]])
        return following

    def give(self, player):
        others = [f"give {other.seat + 1}" for other in self.players if other != player]
        words = yield from self.ask(player, others)
        taker = self.players[int(words.split()[1]) - 1]
        words = yield CHANCE, [f"random {card}" for card in CARDS if card in player.hand]
        card = words.split()[1]
        player.hand.remove(card)
        taker.hand.append(card)
        for observer in self.observers:
            lowered = [card] if observer in (player.seat, taker.seat) else CARDS
            for each in lowered:
                player.seen[observer][each] = max(0, player.seen[observer][each] - 1)
        taker.seen[player.seat][card] += 1
        if player.out():
            raise RoundOver(player.seat)

    # Hands, and what was seen of them

    def into_hand(self, player, cards):
        player.hand += cards
        for observer in self.observers:
            player.seen[observer].update(cards)

    def out_of_hand(self, player, card, count):
        for _ in range(count):
            player.hand.remove(card)
            for observer in self.observers:
                player.seen[observer][card] = max(0, player.seen[observer][card] - 1)

    def hand_seen_by(self, observer, player):
        """What an observer knows of a hand."""
        cards = Counter(player.hand) if observer == player.seat else player.seen[observer]
        return {card: count for card, count in cards.items() if count}
