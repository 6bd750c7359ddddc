"""The pages about the browser, the server and the look say what there is: keys, addresses, options, errors, signs."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec
import pytest
import uvicorn
from starlette.testclient import TestClient

from grognard.cli.serve import answers_to, listen
from grognard.cli.serve import command as serve
from grognard.draw.look import NAMINGS, OVERLAYS, look_of
from grognard.draw.symbols import EMBLEMS, HEX_SIGNS, LINES, MARK_SIGNS, PATTERNS, SIDE_SIGNS, SYMBOLS, TEXTURES
from grognard.kernel.words.labels import label_keys
from grognard.kernel.words.messages import Messages
from grognard.server import wire
from grognard.server.http.faults import STATUS
from grognard.server.http.routes import ROUTES
from grognard.server.http.web import Settings, app
from grognard.server.storage.tables import METADATA
from grognard.shelf import play_class, title
from tests.docs.pages import DOCS, ROOT, blocks

WEB = ROOT / "web" / "src"
PATIENCE = 30


def page(name: str) -> str:
    """The text of a page."""
    return (DOCS / name).read_text("utf-8")


def section(name: str, heading: str) -> str:
    """What stands under a heading of a page, up to the next of any kind."""
    return re.split(r"^#+ ", page(name).partition(f"# {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """The cells of a table, without its head."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" |")] for line in lines if "---" not in line][1:]


def coded(text: str) -> list[str]:
    """What stands in code type."""
    return re.findall(r"`([^`]+)`", text)


# The browser ----------------------------------------------------------------------------------------------------


def test_every_key_of_the_table_is_on_the_page_in_the_words_of_the_screen() -> None:
    declared = re.findall(r'\{ keys: \[(.+)\], what: "([\w-]+)" \}', (WEB / "app" / "keylist.ts").read_text("utf-8"))
    written = "\n".join((WEB / "texts" / f"{part}.en.ftl").read_text("utf-8") for part in ("panel", "help"))
    texts = dict(re.findall(r"^([\w-]+) = (.+)$", written, re.MULTILINE))
    there = [(re.findall(r'"([^"]+)"', keys), texts[what].lower()) for keys, what in declared]
    assert there
    assert [(coded(keys), does.lower()) for keys, does in rows(section("browser.md", "Keys"))] == there


# The server -----------------------------------------------------------------------------------------------------


def test_every_address_is_on_the_page_and_no_other() -> None:
    there = [f"{route.method} {route.path.replace(':path', '')}" for route in ROUTES]
    assert [coded(row[0])[0] for row in rows(section("server.md", "The addresses"))] == there


def test_what_an_address_takes_and_gives_is_on_the_page() -> None:
    for route, row in zip(ROUTES, rows(section("server.md", "The addresses")), strict=True):
        types = [
            getattr(each, "__name__", "") for each in (route.takes, *getattr(route.gives, "__args__", (route.gives,)))
        ]
        told = [word.removesuffix("[]") for word in coded(row[2])]
        assert [name for name in types if name[:1].isupper() and name not in ("NoneType", "Any")] == told, route.path


def test_every_option_of_serve_is_on_the_page() -> None:
    there = {each for p in serve.params if isinstance(p, click.Option) for each in (*p.opts, *p.secondary_opts)}
    table = page("server.md").partition("| option |")[2].partition("\n\n")[0]
    told = {word for line in table.splitlines() for word in coded(line[2:].partition(" |")[0])}
    assert told == there - {"--help", "-h"}


def test_every_error_has_its_status_on_the_page() -> None:
    told = {coded(code)[0]: int(status) for status, code, _ in rows(section("server.md", "Errors"))}
    assert told == {code: status for code, status in STATUS.items() if code not in ("too-long", "too-slow")}


def test_every_table_of_the_storage_is_on_the_page() -> None:
    told = [coded(row[0])[0] for row in rows(section("server.md", "What it keeps"))]
    assert sorted(told) == sorted(METADATA.tables)


def test_the_messages_of_the_page_are_messages() -> None:
    error, several, change = [block.text for block in blocks(DOCS / "server.md") if block.language == "json"]
    assert msgspec.json.decode(error, type=wire.Refusal, strict=True).error.code in STATUS
    assert msgspec.json.decode(several, type=wire.Answer, strict=True).then
    told = msgspec.json.decode(change, type=wire.Live, strict=True)
    assert isinstance(told, wire.Change)
    assert set(told.patch) <= set(wire.Screen.__struct_fields__)


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server that is open on a port of its own."""
    listening = listen("127.0.0.1", 0)
    assert listening is not None
    server = uvicorn.Server(uvicorn.Config(app(Settings(tmp_path)), log_level="warning", ws="none"))
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < until:
        time.sleep(0.02)
    yield f"http://localhost:{listening.getsockname()[1]}/api"
    server.should_exit = True
    thread.join(PATIENCE)


def test_the_program_of_the_page_prints_what_the_page_says(address: str) -> None:
    found = {block.title: block.text for block in blocks(DOCS / "server.md")}
    program = found["red_and_blue.py"]
    assert "http://localhost:8123/api" in program
    program = program.replace("http://localhost:8123/api", address)
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=PATIENCE
    ).stdout
    assert told == found["what it prints"]


def test_the_server_of_the_page_answers_to_its_name(tmp_path: Path) -> None:
    assert "--public-url https://games.example.org" in page("server.md")
    hosts = answers_to("127.0.0.1", (), "games.example.org")
    with TestClient(app(Settings(tmp_path, hosts=hosts)), base_url="https://games.example.org") as visitor:
        assert visitor.get("/api/titles").status_code == 200
        assert visitor.get("/api/titles", headers={"host": "localhost:8123"}).status_code == 200
        assert visitor.get("/api/titles", headers={"host": "elsewhere.example.org"}).status_code == 403


# The look -------------------------------------------------------------------------------------------------------


def test_every_sign_is_on_the_page() -> None:
    words_of = rows(page("look.md").partition("The words they may hold")[2])[:9]
    told = {" ".join(coded(key)): coded(words) for key, words in words_of}
    assert told == {
        "symbol": list(SYMBOLS),
        "emblem": list(EMBLEMS),
        "pattern": list(PATTERNS),
        "texture": list(TEXTURES),
        "naming": list(NAMINGS),
        "line": list(LINES),
        "sign marks": list(MARK_SIGNS),
        "sign hexes": list(HEX_SIGNS),
        "sign edges": list(SIDE_SIGNS),
    }


def test_every_colour_of_an_overlay_is_on_the_page() -> None:
    (row,) = [row for row in rows(section("look.md", "look.toml")) if row[0] == "`overlays`"]
    assert coded(row[2]) == list(OVERLAYS)


def test_the_look_of_the_page_is_one(tmp_path: Path) -> None:
    (text,) = [block.text for block in blocks(DOCS / "look.md") if block.title == "look.toml"]
    (tmp_path / "look.toml").write_text(text, "utf-8")
    look = look_of(title("patrol", tmp_path))
    assert look.kinds["gun"].symbol == "machine-gun"
    assert look.kinds["leader"].bottom == ("bonus", "move")
    assert look.marks["spent"].letter["fr"] == "E"


@pytest.mark.parametrize("game", ["patrol", "verdun"])
def test_every_sort_of_name_is_on_the_page(game: str) -> None:
    told = {word.partition("-")[0] for word in coded(section("look.md", "What else a game tells the screen"))}
    assert {key.partition("-")[0] for key in label_keys(play_class(game))} <= told
    assert Messages([play_class(game).folder], "en").has("about")
