"""Positions of Hoard, built as a rule tells them, and played on in words.

    game = position(3).player(0, hand="7 7 protecto", open="7").pile("4 5").turn(0)
    assert game.legal == [...]

A player has what he is given and three hidden cards, unless `hidden` says otherwise. Seats count from 0, as in
the API, in words from 1. What a position does not need to say stays as in a new game.
"""

import pytest

import drachenhof
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.rules import state as s
from drachenhof.games.hoard.rules import tables as t


def cards(text):
    """`"7 7 nulla"` as the state counts cards."""
    return [t.CARD_NAMES.index(name) for name in text.split()]


def position(players=3, in_force=(), **options):
    """A round of a game in which nobody holds anything but three hidden cards; abilities by name are in force."""
    if in_force:
        options["abilities"] = "cumulative"
    game = Position(hoard.new(players, **options)).play("starter 1")
    for name in in_force:
        game.record.abilities |= 1 << t.ABILITY_NAMES.index(name)
    game.record.abilities_drawn = game.record.abilities
    game.record.draw_pile = t.DRAW_PILE
    for seat in range(players):
        game.record.holdings[seat].hidden = 3
    return game


def begun(players=3, *moves, **options):
    """A new game, after the moves that are given."""
    return Position(hoard.new(players, **options)).play(*moves)


DEAL = (
    *("1 2 3 4 5 6 7 8", "9 1 2 3 4 5 6 7", "8 9 1 2 3 4 5 6"),
    *("7 8 9 1 2 3 4 5", "6 7 8 9 1 2 3 4", "5 6 7 8 9 1 2 3"),
)


def dealt(players=3, starter=0, hands=DEAL, **options):
    """A new game, dealt; of each text the first three cards are the open ones of a seat, from the starter on."""
    moves = [f"card {name}" for hand in hands[:players] for name in hand.split()]
    return begun(players, f"starter {starter + 1}", *moves, **options)


class Position:
    """A state, with words to build it and words to ask it."""

    def __init__(self, state):
        self.state = state
        self.record = state[0]
        self.players = int(self.record.players)

    # Building

    def player(self, seat, hand="", open="", hidden=None, lost=None):  # noqa: A002 (the notation's word)
        """What a seat holds."""
        holding = self.record.holdings[seat]
        for card in cards(hand):
            self._seen(card)
            holding.hand[card] += 1
            holding.hand_size += 1
        for card in cards(open):
            self._seen(card)
            holding.open[card] += 1
            holding.open_size += 1
        if hidden is not None:
            holding.hidden = hidden
        if lost is not None:
            holding.lost = lost
        return self

    def all_players(self, hand="", open="", hidden=None):  # noqa: A002
        """The same for every seat."""
        for seat in range(self.players):
            self.player(seat, hand, open, hidden)
        return self

    def pile(self, text):
        """The pile, the last card on top."""
        for card in cards(text):
            self._seen(card)
            self.record.pile[self.record.pile_size] = card
            self.record.pile_size += 1
        return self

    def draw_pile(self, count):
        self.record.draw_pile = count
        return self

    def counter(self, decisions):
        """So many decisions have been made in this round."""
        self.record.decisions = decisions
        return self

    def turn(self, seat, asked="turn"):
        """It is a seat's turn, or its `exchange`."""
        self.record.turn = self.record.mover = seat
        self.record.stage = s.STAGE_NAMES.index(asked)
        return self

    def _seen(self, card):
        assert self.record.unseen[card] > 0, f"there are only eight of {t.CARD_NAMES[card]}"
        self.record.unseen[card] -= 1
        self.record.unseen_size -= 1

    # Playing

    def play(self, *moves):
        """Moves in words, one after the other, by whoever is to move."""
        for words in moves:
            hoard.apply(self.state, hoard.from_text(self.state, words))
        return self

    def draw(self, *names):
        """A draw is accepted, and these cards come."""
        return self.play("draw", *(f"card {name}" for name in names))

    def copy(self):
        return Position(hoard.copy(self.state))

    def refused(self, words):
        """Try an illegal move; the refusal. Nothing may have changed."""
        before = self.state.tobytes()
        with pytest.raises(drachenhof.IllegalMove) as refusal:
            self.play(words)
        assert self.state.tobytes() == before
        return refusal.value

    # Asking

    @property
    def legal(self):
        """The words of all legal moves."""
        return [hoard.to_text(self.state, move) for move in hoard.legal_moves(self.state)]

    def legal_of(self, *kinds):
        """What may follow a word: `legal_of("play")` → `["7 x1"]`."""
        return [words.partition(" ")[2] for words in self.legal if words.split()[0] in kinds]

    @property
    def types(self):
        """The types that may be played singly."""
        return {words.split()[0] for words in self.legal_of("play", "open")}

    @property
    def mover(self):
        return hoard.to_move(self.state)

    @property
    def stage(self):
        return s.STAGE_NAMES[self.record.stage]

    def asked(self):
        return self.mover, self.stage

    @property
    def weights(self):
        """The weight of each chance move, by its last word."""
        weights = hoard.chance_weights(self.state)
        return {words.split()[-1]: weight for words, weight in zip(self.legal, weights, strict=True)}

    def seen(self, seat):
        return hoard.view(hoard.knowledge(self.state, seat))

    @property
    def table(self):
        """What everybody sees."""
        return self.seen(drachenhof.SPECTATOR)

    def hand(self, seat):
        """The hand of a seat, as it knows it."""
        return self.seen(seat)["holdings"][seat]["hand"]

    def known(self, observer, holder):
        """What an observer knows of another hand."""
        return self.seen(observer)["holdings"][holder]["hand"]

    def holding(self, seat):
        return self.table["holdings"][seat]

    def sizes(self, seat):
        """Hand, open and hidden cards."""
        holding = self.holding(seat)
        return holding["hand_size"], sum(holding["open"].values()), holding["hidden"]

    top = property(lambda self: self.table["pile"][-1] if self.table["pile"] else None)
    lost = property(lambda self: hoard.scores(self.state))
    loss = property(lambda self: [holding["loss"] for holding in self.table["holdings"]])
    round = property(lambda self: self.table["round"])
