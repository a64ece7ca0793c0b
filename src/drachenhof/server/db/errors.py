"""Errors of the store: codes with arguments, for translation."""

from typing import Any


class StoreFailed(Exception):  # noqa: N818 (it says what happened)
    """A read or write failed because of the store.

    `full`         no room on the disk; it works again when there is room
    `busy`         too many writes are waiting already
    `conflict`     other servers wrote in the same place again and again
    `locked`       another program keeps the database for itself
    `unavailable`  the disk or the database server does not answer; nothing was kept
    `unknown`      the answer to a commit was lost: it may have been kept or not
    `damaged`      the file is no longer a sound database
    `closed`       the store was closed
    """

    def __init__(self, code: str, **arguments: Any) -> None:
        self.code, self.arguments = code, arguments
        super().__init__(code, arguments)


class CannotOpen(StoreFailed):
    """A database that cannot be served; `arguments` always has its `database`, without its password.

    `address`     it is neither a path nor `sqlite:///…` nor `postgresql://…`
    `unwritable`  the folder or file cannot be written (`reason`)
    `missing`     there is no such file to read
    `no-folder`   there is no such `folder` to make a file in
    `served`      another process serves it (`pid`)
    `locked`      another program keeps the file for itself (`reason`)
    `not-one`     the file is something else than a database (`reason`)
    `foreign`     it has tables of somebody else (`table`)
    `newer`       a newer version of this program wrote it (`revision`)
    `older`       it is to be read only, but has to be brought up to date first (`revision`)
    `driver`      what speaks to PostgreSQL is not installed (`command` installs it)
    `unreachable` no database server answers there (`reason`)
    `password`    the server does not let us in (`reason`)
    `absent`      the server has no such database (`reason`)
    `refused`     anything else that the database says (`reason`)
    """
