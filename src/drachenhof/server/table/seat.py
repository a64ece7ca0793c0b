"""A seat at a table, and who sits on it."""

from dataclasses import dataclass


@dataclass(slots=True)
class SeatState:
    """One seat."""

    person: str | None = None
    name: str | None = None
    program: bool = False  # its person is one
    bot: str | None = None
    holder: str | None = None  # the bot that plays for its person, or instead of a bot that went wrong
    gone: int = 0  # the entry by which its person gave up or went away, and did not come back
    helped: bool = False  # a bot has decided something for its person
    resigned: bool = False
    cancels: bool = False
    unasked: str | None = None  # how its person's wish to cancel ended, until the next move: declined, withdrawn
    commitment: str | None = None
    secret: str | None = None
    left_out: bool = False  # committed, and did not show the secret
    reserved: str | None = None  # the person that it is kept for
    returns: int = 0  # times that its person came back

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def bot_in_charge(self) -> str | None:
        """The bot that decides here: it sits here, or holds the seat for a person, or for a bot that went wrong."""
        return self.holder or self.bot
