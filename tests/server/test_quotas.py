"""What one visitor may take of a server: games in an hour, tables that wait for guests; and the owner's settings."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from grognard.cli import main
from grognard.kernel.errors import BadData
from grognard.server.http.faults import Trouble
from grognard.server.http.limits import Limits, limits_in
from grognard.server.http.quotas import HOUR, Quotas, network
from grognard.server.http.web import Settings, app
from tests.server.visitors import Visitor, running


def make(quotas: Quotas, player: str = "ann", address: str = "192.0.2.1") -> None:
    with quotas.making(player, address):
        pass


def test_so_many_games_an_hour_and_no_more() -> None:
    now = [0.0]
    quotas = Quotas(Limits(games_per_hour=2), lambda: now[0])
    make(quotas)
    now[0] = 600.0
    make(quotas)
    with pytest.raises(Trouble) as refused:
        make(quotas)
    assert refused.value.status == 429 and refused.value.retry_after == HOUR - 600
    assert "50 minutes" in refused.value.in_words("en").text
    make(quotas, "bob")
    now[0] = HOUR
    make(quotas)
    with pytest.raises(Trouble):
        make(quotas)


def test_what_failed_is_not_counted() -> None:
    quotas = Quotas(Limits(games_per_hour=1))
    with pytest.raises(ValueError, match="no"), quotas.making("ann", ""):
        raise ValueError("no")
    make(quotas)
    with pytest.raises(Trouble):
        make(quotas)


def test_whoever_keeps_no_cookie_is_known_by_the_address() -> None:
    quotas = Quotas(Limits(games_per_hour_from_address=2))
    make(quotas, "one", "2001:db8:0:7::1")
    make(quotas, "two", "2001:db8:0:7:ffff::2")
    with pytest.raises(Trouble):
        make(quotas, "three", "2001:db8:0:7::3")
    make(quotas, "three", "2001:db8:0:8::3")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") == "192.0.2.1"
    assert network("testclient") == "testclient"


def test_without_a_limit_there_is_none() -> None:
    quotas = Quotas(Limits(games_per_hour=0, games_per_hour_from_address=0))
    for _ in range(300):
        make(quotas)


def test_every_way_to_make_a_game_is_counted(tmp_path: Path) -> None:
    with running(app(Settings(tmp_path, limits=Limits(games_per_hour=3)))) as browser:
        ann = Visitor(browser.app)  # type: ignore[arg-type]
        game = ann.make(seats={"red": "me"})
        ann.post(f"games/{game}/branch", {"at": 0}, 201)
        ann.post("games", {"title": "nonsense"}, 404)
        ann.post("games/import", ann.get(f"games/{game}/save"), 201)
        for path, body in {
            "games": {"title": "patrol"},
            "games/import": ann.get(f"games/{game}/save"),
            f"games/{game}/branch": {"at": 0},
        }.items():
            for lang, words in {"en": "3 new games", "fr": "3 nouvelles parties"}.items():
                fault = ann.post(path, body, 429, lang)["error"]
                assert fault["code"] == "too-many" and words in fault["text"]
        answer = ann.browser.post("/api/games", json={"title": "patrol"})
        assert 0 < int(answer.headers["retry-after"]) <= HOUR
        Visitor(browser.app).make()  # type: ignore[arg-type]


def test_only_so_many_tables_wait_for_guests(tmp_path: Path) -> None:
    with running(app(Settings(tmp_path, limits=Limits(open_tables=2)))) as browser:
        ann, bob = Visitor(browser.app), Visitor(browser.app)  # type: ignore[arg-type]
        made = [ann.post("games", {"title": "patrol", "seats": {"red": "open"}}, 201) for _ in range(2)]
        fault = ann.post("games", {"title": "patrol", "seats": {"red": "open"}}, 429)["error"]
        assert "2 of your games" in fault["text"]
        ann.make(seats={"red": "me"})
        bob.post("join", {"link": made[0]["links"]["red"]})
        ann.post("games", {"title": "patrol", "seats": {"red": "open"}}, 201)
        ann.post("games", {"title": "patrol", "seats": {"red": "open"}}, 429)
        ann.delete(f"games/{made[1]['id']}")
        ann.post("games", {"title": "patrol", "seats": {"red": "open"}}, 201)


def test_the_owners_settings_are_read_from_the_folder(tmp_path: Path) -> None:
    assert limits_in(tmp_path) == Limits()
    (tmp_path / "limits.toml").write_text("games_per_hour = 7\n", "utf-8")
    assert limits_in(tmp_path) == Limits(games_per_hour=7)
    for text in ("games_per_hour = -1", "games_per_day = 3", "games_per_hour = 'many'", "nonsense"):
        (tmp_path / "limits.toml").write_text(text, "utf-8")
        with pytest.raises(BadData, match=r"limits\.toml"):
            limits_in(tmp_path)
    told = CliRunner().invoke(main, ["serve", "--port", "0", "--data-dir", str(tmp_path), "--no-open"])
    assert told.exit_code == 2 and "limits.toml" in told.output
