"""By which address others reach the server, and the QR code of an invitation."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from click.testing import CliRunner

from grognard.cli import main
from grognard.server.http import reach
from grognard.server.http.web import Settings, app
from grognard.server.storage.database import Unfit
from grognard.server.wire import Addresses
from tests.server.visitors import Visitor, running


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("https://games.example.org", "https://games.example.org"),
        ("https://games.example.org/", "https://games.example.org"),
        ("http://192.168.1.5:8123", "http://192.168.1.5:8123"),
        ("http://[fd00::1]:80", "http://[fd00::1]:80"),
    ],
)
def test_a_public_address_is_kept_without_its_slash(said: str, kept: str) -> None:
    assert reach.checked_address(said) == kept


@pytest.mark.parametrize(
    "said",
    [
        "games.example.org",
        "ftp://games.example.org",
        "https://",
        "https://games.example.org/club",
        "https://x?y",
        "https://ann@games.example.org",
        "http://games.example.org:port",
        "http://[",
    ],
)
def test_what_is_no_address_of_a_server_stops_it_with_a_sentence(said: str, tmp_path: Path) -> None:
    with pytest.raises(Unfit):
        reach.checked_address(said)
    command = ["serve", "--port", "0", "--no-open", "--data-dir", str(tmp_path), "--public-url", said, "--lang", "fr"]
    told = CliRunner().invoke(main, command)
    assert told.exit_code == 1 and "L’adresse publique ne convient pas" in told.output and said in told.output


def test_who_listens_to_this_machine_alone_is_reached_by_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.1.5")
    assert reach.network_address("127.0.0.1", 8123) == reach.network_address("::1", 8123) == ""
    assert reach.network_address("localhost", 8123) == ""
    assert reach.network_address("0.0.0.0", 8123) == "http://192.168.1.5:8123"
    assert reach.network_address("192.168.7.7", 8123) == "http://192.168.7.7:8123"
    assert reach.network_address("box.home", 8123) == "http://box.home:8123"
    monkeypatch.setattr(reach, "own_address", lambda: "fd00::1")
    assert reach.network_address("::", 80) == "http://[fd00::1]:80"
    for none in ("", "127.0.1.1"):
        monkeypatch.setattr(reach, "own_address", lambda none=none: none)
        assert reach.network_address("0.0.0.0", 8123) == "", "a machine without a network"


def test_the_page_is_told_the_addresses(tmp_path: Path) -> None:
    told = Addresses("https://games.example.org", "http://192.168.1.5:8123")
    with running(app(Settings(tmp_path, reach=told))) as browser:
        found = Visitor(browser.app).get("reach")  # type: ignore[arg-type]
    assert found == {"public": told.public, "network": told.network}


def test_a_server_for_this_machine_has_no_address_for_others(ann: Visitor) -> None:
    assert ann.get("reach") == {"public": "", "network": ""}


def test_a_link_is_drawn_as_a_picture(ann: Visitor) -> None:
    pytest.importorskip("segno")
    link = f"https://games.example.org/join/{'0123456789abcdef' * 2}"
    answer = ann.browser.get("/api/qr.svg", params={"link": link})
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/svg+xml"
    drawn = ET.fromstring(answer.text)
    assert drawn.tag.endswith("svg") and int(drawn.attrib["width"]) > 100
    other = ann.browser.get("/api/qr.svg", params={"link": link[:-1] + "0"})
    assert other.text != answer.text and len(re.findall("<path", other.text)) == len(re.findall("<path", answer.text))


@pytest.mark.parametrize(
    "link",
    [
        "",
        "hello",
        "javascript:alert(1)",
        "https://games.example.org/",
        "https://games.example.org/join/a/../../x",
        "https://games.example.org/join/" + "a" * 200,
        "https://games.example.org/join/é",
        "https://ann@games.example.org/join/abc",
    ],
)
def test_nothing_but_links_to_a_table_is_drawn(ann: Visitor, link: str) -> None:
    answer = ann.browser.get("/api/qr.svg", params={"link": link, "lang": "fr"})
    assert answer.status_code == 400 and "liens" in answer.json()["error"]["text"]
