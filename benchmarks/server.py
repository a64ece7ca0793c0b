"""A server to be measured: as `drachenhof serve`, or without the limits that stop one client from being thousands."""

import argparse
import sys

from drachenhof.server.app import monitoring
from drachenhof.server.app.serving import Serving, bound, server_of, service_of
from drachenhof.server.hosting.hub import Settings

if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("--database", required=True)
    asked.add_argument("--port", type=int, default=0)
    asked.add_argument("--limits", action="store_true", help="with the limits of `serve`")
    given = asked.parse_args()
    monitoring.set_up(json=True, level="warning")
    listening = bound("127.0.0.1", given.port)
    settings = Settings() if given.limits else Settings(limits=False, tables_each=10**6)
    service = service_of(Serving(settings, given.database))
    print(listening.getsockname()[1], flush=True)
    sys.stdout.flush()
    server_of(service).run(sockets=[listening])
