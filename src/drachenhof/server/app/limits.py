"""Rate limits: token buckets by key, and the address that limits count a client by."""

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Hashable

NETWORK = 64  # prefix length of the IPv6 network that one customer has


def network(host: str) -> str:
    """Return the address that limits count by: an IPv4 address itself, an IPv6 address as its network."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK), strict=False))


clock = time.monotonic  # by which buckets refill
BUCKETS = 20_000  # in memory; the least recently used is dropped


class Limit:
    """Token buckets: each key may spend `per_second` in the long run, and `burst` at once."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second, self.burst = per_second, burst
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def allows(self, key: Hashable, cost: float = 1.0) -> bool:
        """Spend `cost` from the bucket of `key` if it holds that much. A full bucket allows any cost."""
        filled = self._filled(key)
        allowed = filled >= min(cost, self.burst)
        self._put(key, filled - cost if allowed else filled)
        return allowed

    def charge(self, key: Hashable, cost: float) -> None:
        """Spend a cost that is known only afterwards; the bucket may become negative."""
        self._put(key, self._filled(key) - cost)

    def seconds(self, key: Hashable) -> int:
        """Seconds until the bucket of `key` holds at least one token."""
        return max(1, math.ceil((1.0 - self._filled(key)) / self.per_second))

    def _filled(self, key: Hashable) -> float:
        moment = clock()
        filled, then = self._buckets.get(key, (self.burst, moment))
        return min(self.burst, filled + (moment - then) * self.per_second)

    def _put(self, key: Hashable, filled: float) -> None:
        self._buckets[key] = (max(filled, -self.burst), clock())
        self._buckets.move_to_end(key)
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)


class Allowance:
    """One bucket without a key, for the bytes or frames of a connection."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self._per_second, self._most, self._left, self._then = per_second, at_once, at_once, time.monotonic()

    def spend(self, amount: float) -> bool:
        """Spend `amount`; return whether there was enough."""
        if self._most == math.inf:
            return True
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._per_second) - amount
        self._then = now
        return self._left >= 0
