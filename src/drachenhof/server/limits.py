"""How much one may ask for: buckets that fill again with time."""

import time
from collections import OrderedDict
from collections.abc import Hashable

BUCKETS = 20_000  # that are remembered; the longest unused is forgotten


class Limit:
    """So many a second for each key, a burst of so many at once."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second, self.burst = per_second, burst
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def allows(self, key: Hashable) -> bool:
        """Take one from the key's bucket, if there is one."""
        moment = time.monotonic()
        filled, then = self._buckets.pop(key, (self.burst, moment))
        filled = min(self.burst, filled + (moment - then) * self.per_second)
        allowed = filled >= 1.0
        self._buckets[key] = (filled - allowed, moment)
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)
        return allowed
