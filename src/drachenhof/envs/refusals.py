"""What environments say of an illegal action, in their own numbers: actions and seats count from 0."""

from typing import Any

from drachenhof.engine.game import IllegalMove


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

    def _tried(self) -> str:
        words = f", {self.move!r}" if isinstance(self.move, str) else ""
        return f"illegal action {self.action}{words}"

    def __reduce__(self) -> tuple[Any, ...]:
        plain, parts = super().__reduce__()
        return IllegalAction, (self.action, plain(*parts))
