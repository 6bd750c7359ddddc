"""`grognard serve`: serves the games to browsers."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option, speech

if TYPE_CHECKING:
    import uvicorn

    from grognard.kernel.words.messages import Messages

FIRST_PORT = 8123
PORTS_TRIED = 50
FOLDER = click.Path(file_okay=False, path_type=Path)
LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")


@click.command("serve", cls=TranslatedCommand, help="about-serve")
@option("--host", key="host", default=LOOPBACK[0], show_default=True)
@option("--port", key="port", type=click.IntRange(0, 65535))
@option("--name", "names", key="name", multiple=True)
@option("--public-url", "public", key="public-url", default="", metavar="URL")
@option("--data-dir", "folder", key="data-dir", type=FOLDER)
@option("--database", "url", key="database", default="")
@option("--game", "games", key="serve-game", multiple=True, metavar="MODULE:CLASS")
@option("--bot", "bots", key="bot", multiple=True, metavar="NAME=MODULE:CLASS")
@option("--workers", key="workers", type=click.IntRange(0))
@option("--open/--no-open", "is_opened", key="open", default=None)
@lang_option
def command(
    lang: str,
    host: str,
    port: int | None,
    names: tuple[str, ...],
    public: str,
    folder: Path | None,
    url: str,
    games: tuple[str, ...],
    bots: tuple[str, ...],
    workers: int | None,
    is_opened: bool | None,
) -> None:
    """Serve the games until interrupted."""
    words = speech(lang)
    bring_games(games, words)
    bring_bots(bots, words)
    with server_needed(lang):
        import uvicorn

        from grognard.server.http.connections import config
        from grognard.server.http.limits import limits_in
        from grognard.server.http.reach import checked_address, network_address
        from grognard.server.http.web import Settings, app
        from grognard.server.thinking.workers import cores
        from grognard.server.wire import Addresses
    where = folder or default_folder(sys.platform, os.environ, Path.home())
    listening = listen(host, port)
    if listening is None:
        raise click.ClickException(words.text("serve-taken", port=str(port or FIRST_PORT), host=host))
    with listening_closed_on_failure(listening), server_needed(lang, where):
        limits, hands = limits_in(where), cores() if workers is None else workers
        reach = Addresses(checked_address(public) if public else "", network_address(host, listening.getsockname()[1]))
        hosts = answers_to(host, names, urlsplit(reach.public).hostname or "")
        application = app(Settings(where, url, hosts, limits=limits, workers=hands, reach=reach, is_alone=True))
    server = uvicorn.Server(config(application, limits))
    address = f"http://{called(host)}:{listening.getsockname()[1]}/"
    click.echo(words.text("serve-at", address=address))
    if reach.public or reach.network:
        click.echo(words.text("serve-reach", address=reach.public or reach.network))
    click.echo(words.text("serve-kept", folder=str(where)))
    if has_display(sys.platform, os.environ) if is_opened is None else is_opened:
        threading.Thread(target=open_when_ready, args=(server, address), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    click.echo(words.text("serve-ended"))


@contextlib.contextmanager
def server_needed(lang: str, where: Path | None = None) -> Iterator[None]:
    """What the server's own parts have against it, said in a sentence; a missing one, too."""
    words = speech(lang)
    try:
        yield
    except ModuleNotFoundError as fault:
        raise click.ClickException(words.text("serve-missing", module=fault.name or "")) from fault
    except OSError as fault:
        raise click.ClickException(words.text("serve-folder", folder=str(where or ""), trouble=str(fault))) from fault
    except Exception as fault:
        from grognard.server.http.faults import sentences
        from grognard.server.storage.database import DatabaseDown, Unfit

        if isinstance(fault, Unfit):
            raise click.ClickException(sentences(lang).text(fault.key, **fault.args_told)) from fault
        if isinstance(fault, DatabaseDown):
            trouble = words.text("serve-folder", folder=str(where or ""), trouble=str(fault))
            raise click.ClickException(trouble) from fault
        raise


@contextlib.contextmanager
def listening_closed_on_failure(listening: socket.socket) -> Iterator[None]:
    """Give the port back when the server cannot start."""
    try:
        yield
    except BaseException:
        listening.close()
        raise


def bring_games(named: tuple[str, ...], words: Messages) -> None:
    """Register the games given on the command line, so that the lobby offers them."""
    from grognard import shelf
    from grognard.kernel.errors import BadData, Unreadable

    for each in named:
        try:
            shelf.bring(each)
        except (BadData, Unreadable) as fault:
            raise click.BadParameter(words.text("serve-game", game=each, trouble=str(fault))) from fault


def bring_bots(named: tuple[str, ...], words: Messages) -> None:
    """Register the bots given on the command line, so that the lobby offers them."""
    from grognard.bots import bring
    from grognard.bots.engine import engine_name, is_engine
    from grognard.kernel.errors import Unreadable

    for each in named:
        name, _, where = each.partition("=")
        try:
            if is_engine(each):
                name, where = engine_name(each), each
            bring(name, where)
        except Unreadable as fault:
            raise click.BadParameter(words.text("serve-bot", bot=each, trouble=str(fault))) from fault


def answers_to(host: str, names: tuple[str, ...], public: str = "") -> frozenset[str]:
    """Return the host names the server answers to: those given, the public one and those of this machine.

    A server that listens to others answers to any, unless names are given.
    """
    return frozenset(filter(None, (*LOOPBACK, *names, public)) if names or host in LOOPBACK else ())


def called(host: str) -> str:
    """A host as it is typed into a browser."""
    return "localhost" if host in LOOPBACK else socket.gethostname() if host in EVERYWHERE else host


def default_folder(platform: str, environment: Mapping[str, str], home: Path) -> Path:
    """The folder for user data on this system."""
    if platform == "darwin":
        return home / "Library" / "Application Support" / "grognard"
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "grognard"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "grognard"


def listen(host: str, port: int | None) -> socket.socket | None:
    """A socket on the requested port, or on the first free one; None if there is none."""
    tried = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if port is None else (port,)
    for each in tried:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, each))
            listening.listen(128)
        except OSError:
            listening.close()
            continue
        return listening
    return None


def has_display(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether there is a screen to open a browser on."""
    return platform in ("darwin", "win32") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def open_when_ready(server: uvicorn.Server, address: str) -> None:
    """Open the lobby in a browser once the server answers."""
    for _ in range(100):
        if server.started:
            webbrowser.open(address)
            return
        time.sleep(0.1)
