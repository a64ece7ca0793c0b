"""The ASGI application: routes, limits, the page, metrics, processes, and how all parts are connected."""
