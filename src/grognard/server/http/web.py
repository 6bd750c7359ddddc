"""HTTP and WebSocket around the rooms, and the browser's files. Nothing is decided here about any game.

Every request runs in a thread, where it may wait for a game's lock or the disk; the event loop only passes messages.
Requests from pages of other sites are refused, so that no other site plays in a visitor's name.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import partial
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import anyio
import msgspec
from starlette import routing
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.numbers.dice import fresh_token
from grognard.server import wire
from grognard.server.http.calls import JSON, Call, Route
from grognard.server.http.connections import Places
from grognard.server.http.faults import Trouble, sentences, trouble_of
from grognard.server.http.garbage import QuietCollector, collecting
from grognard.server.http.limits import Limits
from grognard.server.http.printed import WORTH_PACKING, KeptAnswers, Packed, packed
from grognard.server.http.quotas import Quotas, Shares, network
from grognard.server.http.routes import ROUTES
from grognard.server.http.threads import in_thread
from grognard.server.rooms.live import Listener, heard
from grognard.server.rooms.presence import shown
from grognard.server.rooms.rooms import UNREACHED, Rooms
from grognard.server.rooms.seats import hashed, secret_in
from grognard.server.storage.database import DATABASE, DatabaseDown
from grognard.server.storage.storage import Storage

STATIC: Final = Path(__file__).parents[1] / "static"
PAGES: Final = ("/", "/games", "/learn", "/puzzles")
COOKIE: Final = "grognard"
TOKEN_BYTES: Final = 24
SHORTEST_TOKEN: Final = 20
TEN_YEARS: Final = 10 * 365 * 24 * 3600
TOO_MANY: Final = 429
SLOW_REFUSAL: Final = 0.5
"""The seconds before somebody who asks too much is told so: whoever asks again at once costs next to nothing."""
FORBIDDEN_SOCKET: Final = 4403
MOVED_SOCKET: Final = 4409
"""The room was closed: whoever listened connects again, and is brought up to date."""
HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
STAMPED: Final = re.compile(r"part-[0-9A-Z]{8}\.js")
"""The parts of the bundle, named by what is in them."""
BEHIND_HTTPS: Final = {"strict-transport-security": "max-age=31536000"}
"""Added where the page came by https, which a proxy says."""
log = logging.getLogger("grognard")


class Settings(NamedTuple):
    """The settings of a server: its folder, database, host names and limits."""

    folder: Path
    url: str = ""
    """A database other than the SQLite file in the folder."""
    hosts: frozenset[str] = frozenset()
    """The names it may be called by; any, when there are none."""
    static: Path = STATIC
    limits: Limits = Limits()
    workers: int = 0
    """Processes in which bots think, never more than there are cores; 0 for threads of the server."""
    reach: wire.Addresses = UNREACHED
    """By which addresses others find it."""
    is_alone: bool = False
    """Whether the process does nothing else, so that the server says when Python looks for garbage."""


def app(settings: Settings) -> Starlette:
    """Return the server as an ASGI application."""
    settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    secret = secret_in(settings.folder)
    storage = Storage(settings.url or f"sqlite:///{settings.folder / DATABASE}")
    site = Site(
        settings, Rooms(storage, secret, limits=settings.limits, workers=settings.workers, reach=settings.reach)
    )

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await run_in_threadpool(site.rooms.open)
        try:
            async with collecting(site.collector) if settings.is_alone else contextlib.nullcontext():
                yield
        finally:
            await run_in_threadpool(site.rooms.close)

    routes = [
        *(routing.Route(f"/api{route.path}", site.behind(route), methods=[route.method]) for route in ROUTES),
        routing.WebSocketRoute("/api/games/{game}/live", site.live),
        routing.Route("/static/{file:path}", site.static_file),
        *(
            routing.Route(path, site.index)
            for path in (*PAGES, *(f"/{room}/{{rest:path}}" for room in ("game", "watch", "rules", "join")))
        ),
    ]
    application = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: site.lost})
    application.state.site = site
    return application


class Site:
    """The application: the rooms, and copies of answers that never change."""

    def __init__(self, settings: Settings, rooms: Rooms) -> None:
        self.settings = settings
        self.rooms = rooms
        self.quotas = Quotas(settings.limits)
        self.shares = Shares(settings.limits)
        self.places = Places(settings.limits)
        self.collector = QuietCollector()
        self.printed = KeptAnswers()
        self._files: dict[Path, tuple[int, Packed]] = {}

    # Requests ----------------------------------------------------------------------------------------------------
    def behind(self, route: Route) -> Callable[[Request], Any]:
        """Return the function that Starlette calls for a route."""

        async def serve(request: Request) -> Response:
            began = time.perf_counter()
            self.collector.used()
            lang = language(request)
            try:
                self.check_origin(request, is_marking=route.is_marking)
                seconds = self.settings.limits.body_seconds
                body = await read(request, route, seconds) if route.takes is not None else None
                with self.places.request(), self.waiting(request, route):
                    response = await in_thread(route.kind, partial(self.answered, request, route, lang, body))
            except Exception as fault:
                response = refused(fault, lang, request)
                if response.status_code == TOO_MANY:
                    await asyncio.sleep(SLOW_REFUSAL)
            self.rooms.metrics.request(route.method, route.path, response.status_code, time.perf_counter() - began)
            return response

        return serve

    def answered(self, request: Request, route: Route, lang: str, body: Any) -> Response:
        """Serve a request."""
        token, is_new = token_of(request)
        call = Call(self.rooms, hashed(token), lang, request.path_params, request.query_params, body)
        if route.is_fixed:
            found = self.printed.get(route.key(call), lambda: encoded(route.act(call)))
            return self.packed_response(request, found, route.media, "no-cache")
        address = address_of(request)
        self.rooms.workers.note_caller(call.player, network(address))
        with contextlib.ExitStack() as counted:
            if route.kind == "costly":
                counted.enter_context(self.shares.spending(call.player, address))
            if route.is_making:
                counted.enter_context(self.quotas.making(call.player, address))
            done = route.act(call)
        response = plain_response(request, encoded(done), route.media, route.status)
        if route.file:
            response.headers["content-disposition"] = f'attachment; filename="grognard-{call.game}{route.file}"'
        if is_new and route.path not in ("/health", "/metrics"):
            give_token(request, response, token)
        return response

    def waiting(self, request: Request, route: Route) -> contextlib.AbstractContextManager[None]:
        """Return the counter for a request that waits for its thread, if the request is costly."""
        if route.kind != "costly":
            return contextlib.nullcontext()
        return self.shares.waiting(hashed(token_of(request)[0]), address_of(request))

    @staticmethod
    def packed_response(request: Request, what: Packed, media: str, keep: str) -> Response:
        """Return a cacheable response; 304 if the browser has it."""
        headers = {"etag": what.tag, "cache-control": keep, "vary": "accept-encoding", **headers_for(request)}
        if request.headers.get("if-none-match") == what.tag:
            return Response(status_code=304, headers=headers)
        is_small = bool(what.small) and "gzip" in request.headers.get("accept-encoding", "")
        if is_small:
            headers["content-encoding"] = "gzip"
        return Response(what.small if is_small else what.body, media_type=media, headers=headers)

    def check_origin(self, connection: HTTPConnection, is_marking: bool = False) -> None:
        """Refuse requests from other sites' pages, and host names that are not ours."""
        host = connection.headers.get("host", "")
        if self.settings.hosts and (split(f"//{host}").hostname or "") not in self.settings.hosts:
            raise Trouble("forbidden", "not-from-elsewhere")
        if connection.scope.get("method") in ("GET", "HEAD") and not is_marking:
            return
        origin = connection.headers.get("origin")
        is_foreign = split(origin).netloc != host if origin else False
        if is_foreign or connection.headers.get("sec-fetch-site") in ("cross-site", "same-site"):
            raise Trouble("forbidden", "not-from-elsewhere")

    async def lost(self, request: Request, fault: Exception) -> Response:
        """Refuse an unknown address or method."""
        assert isinstance(fault, HTTPException)
        response = refused(Trouble("missing", "no-page"), language(request), request)
        response.status_code = fault.status_code
        response.headers.update(fault.headers or {})
        return response

    # Live updates ------------------------------------------------------------------------------------------------
    async def live(self, socket: WebSocket) -> None:
        """Serve a socket: send a seat the changes until it leaves."""
        lang = language(socket)
        player = hashed(token_of(socket)[0])
        try:
            with self.places.socket(player, address_of(socket)):
                await self.hear(socket, player, lang)
        except Trouble as fault:
            await socket.send_denial_response(refused(fault, lang, socket))

    async def hear(self, socket: WebSocket, player: str, lang: str) -> None:
        """Send changes until the client leaves."""
        loop, changed = asyncio.get_running_loop(), asyncio.Event()
        query = socket.query_params
        wake = lambda: loop.call_soon_threadsafe(changed.set)  # noqa: E731
        listener = Listener(player, query.get("side", ""), lang, quietly(wake))
        try:
            self.check_origin(socket)
            game, since = socket.path_params["game"], number_in(query, "since")
            greeting = await in_thread("looking", partial(self.rooms.listen, game, listener, since))
        except Exception as fault:
            self.rooms.leave(listener)
            trouble = trouble_of(fault)
            await socket.close(FORBIDDEN_SOCKET, trouble.code)
            return
        try:
            await socket.accept()
            await self.send(socket, greeting)
            hears = partial(self.hear_of_page, socket, listener)
            await until_gone(hears, partial(self.pass_on, socket, listener, changed))
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            await self.let_go(listener)

    async def let_go(self, listener: Listener) -> None:
        """Remove a listener, and note when the player was last seen."""
        room = self.rooms.leave(listener)
        if room is not None and room.has_company():
            with contextlib.suppress(DatabaseDown), anyio.CancelScope(shield=True):
                await in_thread("writing", partial(self.rooms.note_gone, room, listener.player))

    async def hear_of_page(self, socket: WebSocket, listener: Listener) -> None:
        """Read what a browser says of its page until it leaves; ignore malformed messages."""
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            is_visible = shown(message.get("text") or "")
            if is_visible is not None:
                self.rooms.show(listener, is_visible)
                await asyncio.sleep(SLOW_REFUSAL)

    async def pass_on(self, socket: WebSocket, listener: Listener, changed: asyncio.Event) -> None:
        """Send the news; while sending, further news waits, and only the latest is sent."""
        while True:
            await changed.wait()
            changed.clear()
            if listener.is_sent_away:
                await socket.close(MOVED_SOCKET, "moved")
                return
            if listener.is_behind:
                change = await in_thread("hearing", partial(heard, listener))
                if change is not None:
                    await self.send(socket, change)
            busy = listener.take_busy()
            if busy is not None:
                await self.send(socket, busy)

    async def send(self, socket: WebSocket, message: Any) -> None:
        """Send one message."""
        text = msgspec.json.encode(message).decode()
        self.rooms.metrics.count("updates")
        self.rooms.metrics.count("update_bytes", len(text))
        await socket.send_text(text)

    # The browser's files -----------------------------------------------------------------------------------------
    async def static_file(self, request: Request) -> Response:
        """Return a file of the bundle; with a stamp in its address or name it is cached for good."""
        found = await in_thread("drawing", partial(self.bundled, request.path_params["file"]))
        if found is None:
            raise HTTPException(404)
        name = request.path_params["file"]
        keep = "public, max-age=31536000, immutable" if is_stamped(request) else "no-cache"
        media = "text/javascript" if name.endswith(".js") else guess_type(name)[0] or "application/octet-stream"
        return self.packed_response(request, found, media, keep)

    def bundled(self, name: str) -> Packed | None:
        """Return the file of the bundle with this name; None for other names."""
        try:
            path = (self.settings.static / name).resolve()
            is_ours = path.is_relative_to(self.settings.static.resolve()) and path.is_file()
            return self.file(path) if is_ours else None
        except (OSError, ValueError):  # too long, or with characters no file system knows
            return None

    def file(self, path: Path) -> Packed:
        """Return a file's content, read again when it has changed."""
        stamp = path.stat().st_mtime_ns
        found = self._files.get(path)
        if found is None or found[0] != stamp:
            found = self._files[path] = stamp, packed(path.read_bytes())
        return found[1]

    async def index(self, request: Request) -> Response:
        """Return the page; if it was not built, how to build it."""
        try:
            self.check_origin(request)
        except Trouble as fault:
            return refused(fault, language(request), request)
        path = self.settings.static / "index.html"
        is_built = path.is_file()
        page = await in_thread("drawing", partial(self.file, path)) if is_built else packed(not_built_page().encode())
        response = self.packed_response(request, page, "text/html", "no-cache")
        token, is_new = token_of(request)
        if is_new:
            give_token(request, response, token)
        return response


def language(connection: HTTPConnection) -> str:
    """Return the language asked for, or the first the browser prefers that we speak."""
    wanted = connection.query_params.get("lang") or connection.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def token_of(connection: HTTPConnection) -> tuple[str, bool]:
    """Return the visitor's token from the cookie, or a new one."""
    token = connection.cookies.get(COOKIE, "")
    return (token, False) if len(token) >= SHORTEST_TOKEN else (fresh_token(TOKEN_BYTES), True)


def address_of(connection: HTTPConnection) -> str:
    """Return the caller's network address; a proxy on this machine passes it on."""
    return connection.client.host if connection.client else ""


def give_token(request: Request, response: Response, token: str) -> None:
    """Set the visitor's cookie."""
    is_secure = request.scope["scheme"] == "https"
    response.set_cookie(COOKIE, token, max_age=TEN_YEARS, httponly=True, samesite="lax", secure=is_secure)


def split(address: str) -> SplitResult:
    """Return the parts of an address; none if it is malformed."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def number_in(query: Mapping[str, str], name: str) -> int:
    """Return a number of the address; -1 if there is none."""
    text = query.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1


async def read(request: Request, route: Route, seconds: float) -> Any:
    """Read the message within its time; check its length and shape."""
    parts, size = [], 0
    with anyio.move_on_after(seconds or None) as waiting:
        async for part in request.stream():
            size += len(part)
            if size > route.most_bytes:
                raise Trouble("too-long", "too-long")
            parts.append(part)
    if waiting.cancelled_caught:
        raise Trouble("too-slow", "too-slow")
    body = b"".join(parts)
    if route.takes is bytes:
        return body
    try:
        return msgspec.json.decode(body, type=route.takes)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise Trouble("unreadable", "unreadable-body", fault=str(fault)) from fault


def encoded(what: Any) -> bytes:
    """Return an answer as bytes."""
    if isinstance(what, bytes):
        return what
    return what.encode() if isinstance(what, str) else msgspec.json.encode(what)


def headers_for(request: HTTPConnection) -> dict[str, str]:
    """Return the headers of every response."""
    return HEADERS | BEHIND_HTTPS if request.scope["scheme"] in ("https", "wss") else HEADERS


def plain_response(request: HTTPConnection, body: bytes, media: str, status: int) -> Response:
    """Return a response that is not cached."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding", **headers_for(request)}
    if len(body) > WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 3, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, status, headers, media)


def refused(fault: Exception, lang: str, request: HTTPConnection) -> Response:
    """Return an error as a response; log our own faults."""
    trouble = trouble_of(fault)
    if trouble.code == "broken":
        log.error("%s %s: %s", request.scope.get("method", "socket"), request.scope["path"], fault, exc_info=fault)
    body = encoded(wire.Refusal(trouble.in_words(lang)))
    response = plain_response(request, body, JSON, trouble.status)
    if trouble.retry_after:
        response.headers["retry-after"] = str(trouble.retry_after)
    return response


def quietly(wake: Callable[[], Any]) -> Callable[[], None]:
    """Return a callback that does nothing once the loop is closed."""

    def call() -> None:
        with contextlib.suppress(RuntimeError):
            wake()

    return call


async def until_gone(hear: Callable[[], Awaitable[None]], send: Callable[[], Awaitable[None]]) -> None:
    """Run the sender until the client disconnects."""

    async def sending() -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # they left while we were speaking
            await send()
        both.cancel_scope.cancel()

    async with anyio.create_task_group() as both:
        both.start_soon(sending)
        await hear()
        both.cancel_scope.cancel()


def is_stamped(request: Request) -> bool:
    """Return whether the address carries the stamp of the file's version, or its name does."""
    name = str(request.path_params.get("file", ""))
    return STAMPED.fullmatch(name) is not None or request.scope["query_string"] not in (b"", b"dev")


def not_built_page() -> str:
    """Return a page that says how to build the bundle, in every language."""
    said = "".join(
        f"<h1>{sentences(lang).text('not-built')}</h1><p>{sentences(lang).text('not-built-how')}</p>"
        for lang in LANGUAGES
    )
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Grognard</title><body>{said}</body></html>'
