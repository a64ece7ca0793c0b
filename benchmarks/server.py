"""A server to be measured: as `drachenhof serve`, without the limits that stop one client from being thousands."""

import argparse
import sys

from drachenhof.server import logs
from drachenhof.server.serving import Serving, bound, server_of, service_of
from drachenhof.server.settings import Settings

if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("--database", required=True)
    asked.add_argument("--port", type=int, default=0)
    given = asked.parse_args()
    logs.set_up(json=True, level="warning")
    listening = bound("127.0.0.1", given.port)
    service = service_of(Serving(Settings(limits=False, tables_each=10**6), given.database))
    print(listening.getsockname()[1], flush=True)
    sys.stdout.flush()
    server_of(service).run(sockets=[listening])
