"""The page is reloaded and the server killed in mid-combat: nothing that was acknowledged is lost."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Served
from tests.web.person import Person
from tests.web.shortcuts import BY_HAND, IN_AN_ASSAULT, Shortcuts, choose

GUNS = 121
"""The moment of the game by hand when all infantry has joined and only the guns may still come in."""
LAST_GUN = 190
"""The moment when a German gun is named and the French are asked for theirs."""
RECONNECTING = "Connection lost; trying again…"


@pytest.fixture(scope="module")
def mortal(served: Served, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that may be killed, with games of its own."""
    server = Served(tmp_path_factory.mktemp("mortal"))
    yield server
    server.kill()


@pytest.fixture
def own(mortal: Served) -> Served:
    """The same, running, whatever the test before has left; each test makes games of its own."""
    if mortal.process is None or mortal.process.poll() is not None:
        mortal.start()
    return mortal


class Fighter(Person):
    """Somebody in the midst of an assault on Driant's post."""

    def __init__(self, page: Page, address: str, at: int) -> None:
        super().__init__(page)
        self._shortcuts = Shortcuts(page, address)
        self.id = self._shortcuts.branch(self._shortcuts.take_in(BY_HAND), at)
        page.goto(f"{address}/game/{self.id}")
        self.sits()

    def sees(self) -> dict[str, Any]:
        """What the server shows this seat now, but for who is there."""
        page = self._shortcuts.sees(self.id, "german")
        del page["screen"]["seats"]
        return page

    def joins(self, unit: str) -> None:
        """Have a unit join the assault."""
        choose(self, f"join {unit}")

    def opens_fire(self) -> None:
        """Assault with what has joined: the dice are next, so it must be confirmed."""
        self.page.locator('.prompt [data-option="done"]').click()
        expect(self.page.locator(".confirm")).to_be_visible()

    def sits_where_asked(self) -> None:
        """Wait until the screen is that of the side that is asked."""
        screen = self.sees()["screen"]
        (asked,) = screen["waiting"]
        shown = f"{self.id}/{asked}/{screen['version']}"
        self.page.wait_for_function("(shown) => document.body.dataset.version === shown", arg=shown)

    def is_cut_off(self) -> None:
        """Wait until the screen says that the server is gone."""
        expect(self.page.locator(".connection")).to_have_text(RECONNECTING)

    def is_back(self) -> None:
        """Wait until it has come back by itself."""
        expect(self.page.locator(".connection")).to_have_count(0)

    def assaults_told(self) -> list[str]:
        """The lines about dice and about the assault, as the log on the screen has them."""
        lines = self.page.locator(".left .log-line button.row").all_inner_texts()
        return [line for line in lines if "Germans assault 1603" in line or line.startswith("Die ")]


def test_a_reload_in_mid_combat_changes_nothing(window: Callable[..., Page], served: Served) -> None:
    me = Fighter(window(), served.address, at=IN_AN_ASSAULT)
    me.joins("IR116")
    me.asked("2 units so far")
    before, version = me.sees(), me.version()
    me.page.reload()
    me.sits()
    me.asked("2 units so far")
    assert (me.sees(), me.version()) == (before, version)
    me.joins("IR117")
    me.asked("3 units so far")


def test_a_killed_server_comes_back_with_all_that_was_acknowledged(window: Callable[..., Page], own: Served) -> None:
    """The page says so, waits, and goes on with the same question; nobody has to reload."""
    me = Fighter(window(), own.address, at=IN_AN_ASSAULT)
    me.page.evaluate("window.mark = 1")
    me.joins("IR116")
    before, version = me.sees(), me.version()
    own.kill()
    me.is_cut_off()
    me.asked("2 units so far")
    own.start()
    me.is_back()
    me.asked("2 units so far")
    assert (me.sees(), me.version()) == (before, version)
    me.joins("IR117")
    me.asked("3 units so far")
    assert me.page.evaluate("window.mark") == 1


def test_an_assault_resolved_just_before_the_kill_stays_resolved(window: Callable[..., Page], own: Served) -> None:
    """What was rolled is rolled: the dice are not thrown again."""
    me = Fighter(window(), own.address, at=GUNS)
    before = me.version()
    me.opens_fire()
    me.confirm()
    me.moves_on(before)
    me.sits_where_asked()
    own.kill()
    me.is_cut_off()
    told = me.assaults_told()
    prompt = me.prompt.first.inner_text()
    version = me.version()
    own.start()
    me.is_back()
    assert (me.assaults_told(), me.prompt.first.inner_text(), me.version()) == (told, prompt, version)
    me.page.reload()
    me.sits()
    assert me.assaults_told()[-2:] == told[-2:]


def test_a_side_of_ours_is_switched_to_when_the_server_is_back(window: Callable[..., Page], own: Served) -> None:
    """The server is gone between the answer of one side and the page of the other: it says so, and goes on later."""
    me = Fighter(window(), own.address, at=LAST_GUN)
    of_the_french = re.compile(r"/api/games/[^/?]+\?.*side=french")
    me.page.route(of_the_french, lambda route: route.abort())
    choose(me, "gun 13R-art")
    expect(me.page.get_by_role("alert")).to_contain_text("The server does not answer.")
    own.kill()
    me.is_cut_off()
    assert "/german/" in me.version()
    me.page.unroute(of_the_french)
    own.start()
    me.is_back()
    me.sits_where_asked()
    assert "/french/" in me.version()


def test_a_waiting_confirmation_is_neither_lost_nor_doubled(window: Callable[..., Page], own: Served) -> None:
    """Asked, cut off, confirmed in vain, back again, confirmed: one assault, one throw."""
    me = Fighter(window(), own.address, at=GUNS)
    told = len(me.assaults_told())
    me.opens_fire()
    own.kill()
    me.is_cut_off()
    me.confirm()
    expect(me.page.get_by_role("alert")).to_contain_text("The server does not answer.")
    expect(me.page.locator(".confirm")).to_be_visible()
    own.start()
    me.is_back()
    expect(me.page.locator(".confirm")).to_be_visible()
    before = me.version()
    me.confirm()
    me.moves_on(before)
    expect(me.page.locator(".confirm")).to_have_count(0)
    assert len([line for line in me.assaults_told() if "Germans assault" in line]) == 1
    assert len(me.assaults_told()) == told + 2
    assert me.sees()["screen"]["version"] == int(me.version().rpartition("/")[2])
