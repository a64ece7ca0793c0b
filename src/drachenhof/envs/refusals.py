"""What environments say of an illegal action, in their own numbers: actions and seats count from 0."""

from typing import Any

from drachenhof.game import CHANCE, OVER, IllegalMove


class IllegalAction(IllegalMove):
    """A refused move, told by the number of the action that was tried: `action`."""

    def __init__(self, action: Any, refused: IllegalMove) -> None:
        self.action = action
        move = refused.move if isinstance(refused.move, str) else action
        arguments = {**refused.arguments, "move": move}
        super().__init__(
            refused.code,
            refused.rule,
            arguments,
            move=move,
            to_move=refused.to_move,
            legal=refused.legal,
            game=refused.game,
        )

    def __str__(self) -> str:
        words = f", {self.move!r}" if isinstance(self.move, str) else ""
        reason = ", ".join(part for part in (self.code, self.rule) if part)
        refused = f"illegal action {self.action}{words} ({reason})"
        if self.to_move == OVER:
            return f"{refused}: the game is over"
        who = "chance" if self.to_move == CHANCE else f"seat {self.to_move} (they count from 0)"
        shown = ", ".join(repr(words) for words in self.legal[: self.SHOWN])
        if len(self.legal) > self.SHOWN:
            shown += f" and {len(self.legal) - self.SHOWN} more"
        return f"{refused}: {who} is to move; legal: {shown}"

    def __reduce__(self) -> tuple[Any, ...]:
        plain, parts = super().__reduce__()
        return IllegalAction, (self.action, plain(*parts))
