"""A table by itself: its log folded, its seats, its views, and what commands do to it. Nothing here waits or writes."""
