"""The ways in: routes, sockets, limits, the page; and the ways out to feeds and web hooks."""
