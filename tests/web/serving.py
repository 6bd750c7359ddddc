"""`grognard serve`, with empty pictures for the windows that ask for them: all that can be pressed or read is there.

Without a graphics card a machine spends much of a test on drawing maps and counters, and on the pictures of the lobby.
A browser that is told to answer in the server's place would stop at every request of a page, and cache nothing.
"""

from __future__ import annotations

import re
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from grognard.cli import main
from grognard.server.http import web
from tests.web.browser import UNDRAWN

PICTURE: Final = re.compile(r"/api/titles/\w+/(board|counters|names|band|picture)\.svg")
BLANK: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'


class Undrawn:
    """What stands before the server."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with an empty picture, or pass on."""
        asks = scope["type"] == "http" and PICTURE.fullmatch(scope["path"]) and UNDRAWN in Headers(scope=scope)
        blank = Response(BLANK, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})
        await (blank if asks else self.app)(scope, receive, send)


def serve() -> None:
    """Serve as the command does."""
    plain = web.app

    def app(settings: web.Settings) -> Any:
        application = plain(settings)
        application.add_middleware(Undrawn)
        return application

    web.app = app
    main(prog_name="grognard")


if __name__ == "__main__":
    serve()
