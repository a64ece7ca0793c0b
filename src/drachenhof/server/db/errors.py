"""Errors of the store: codes with arguments, for translation."""

from typing import Any


class StoreFailed(Exception):  # noqa: N818 (it says what happened)
    """A read or write failed because of the store.

    `full`         no room on the disk; writes work again when there is room
    `busy`         too many writes are waiting
    `conflict`     writes of other servers conflicted on every attempt
    `locked`       another program has locked the database
    `unavailable`  the disk or the database server does not answer; nothing was stored
    `unknown`      the answer to a commit was lost: the data may be stored or not
    `damaged`      the file is no longer a sound database
    `closed`       the store was closed
    """

    def __init__(self, code: str, **arguments: Any) -> None:
        self.code, self.arguments = code, arguments
        super().__init__(code, arguments)


class CannotOpen(StoreFailed):
    """A database that cannot be served; `arguments` always has `database`, without a password.

    `address`     not a path, `sqlite:///…` or `postgresql://…`
    `unwritable`  the folder or file cannot be written (`reason`)
    `missing`     the file to read does not exist
    `no-folder`   the `folder` of the file does not exist
    `served`      another process serves it (`pid`)
    `locked`      another program has locked the file (`reason`)
    `not-one`     the file is not a database (`reason`)
    `foreign`     it has a table of another program (`table`)
    `newer`       a newer version of this program wrote it (`revision`)
    `older`       opened for reading only, but its schema needs an upgrade (`revision`)
    `driver`      the PostgreSQL driver is not installed (`command` installs it)
    `unreachable` no database server answers there (`reason`)
    `password`    the server rejected the login (`reason`)
    `absent`      the server has no such database (`reason`)
    `refused`     any other error of the database (`reason`)
    """
