"""The windows of the tests: each a person with a browser of their own, kept open and handed on to the next test.

A window costs a process, and everything that the page is made of is read, parsed and compiled once more in it. So one
that was only looked at and pressed in is emptied after its test, and the next test that wants one of the kind has it.
What cannot be taken back, such as a script that every later page would run, is done to a window that is closed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.web.arrange import leave_undrawn

READ_BEFORE: Final = """localStorage.setItem("grognard.briefed", '["*"]');
for (const [what, so] of [["holds", '"off"'], ["answers-itself", "false"]])
    localStorage.getItem(`grognard.${what}`) ?? localStorage.setItem(`grognard.${what}`, so);"""
"""Most people of these tests have read every briefing, hold no rolls and answer everything."""
NOWHERE: Final = "/api/health"
"""A page of the server's own address on which nothing happens."""
FORGET: Final = "() => { localStorage.clear(); sessionStorage.clear(); }"
OF_A_PAGE: Final = ("add_init_script", "emulate_media", "once", "route_web_socket")
OF_A_CONTEXT: Final = ("add_init_script", "new_cdp_session", "new_page", "on", "once", "route", "set_offline")
"""What stays with a window after its test."""
PATIENCE: Final = 15_000
POLLED: Final = 50
"""Milliseconds between two looks whether something has come: to look at every frame would have frames drawn for it."""


class Window:
    """One window, and what is noted about it while a test has it."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page = context.new_page()
        self.faults: list[str] = []
        self.is_spent = False
        self.heard: list[tuple[Any, Callable[..., Any]]] = []
        self._listen, self._deafen = self.page.on, self.page.remove_listener
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        setattr(self.page, "wait_for_function", partial(self.page.wait_for_function, polling=POLLED))  # noqa: B010
        setattr(self.page, "on", self._heard)  # noqa: B010
        for whose, names in ((self.page, OF_A_PAGE), (context, OF_A_CONTEXT)):
            for name in names:
                setattr(whose, name, self._noted(getattr(whose, name)))

    def _noted(self, deed: Callable[..., Any]) -> Callable[..., Any]:
        """Return a deed that spends the window."""

        def done(*args: Any, **more: Any) -> Any:
            self.is_spent = True
            return deed(*args, **more)

        return done

    def _heard(self, event: Any, hears: Callable[..., Any]) -> None:
        """Listen to what happens on the page, until the test is over."""
        self.heard.append((event, hears))
        self._listen(event, hears)

    def is_emptied(self) -> bool:
        """Leave the page and forget who sat there; False if that cannot be done."""
        if self.is_spent or len(self.context.pages) != 1 or self.page.is_closed():
            return False
        with suppress(Error):
            while self.heard:
                self._deafen(*self.heard.pop())
            self.page.unroute_all()
            self.page.goto(NOWHERE)
            self.page.evaluate(FORGET)
            self.page.mouse.move(0, 0)
            self.context.clear_cookies()
            return True
        return False


class Windows:
    """All windows of a run: those that a test has, and the empty ones by their kind."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.lent: list[tuple[str, Window]] = []
        self.empty: dict[str, list[Window]] = defaultdict(list)

    def open(
        self, width: int = 1440, height: int = 900, lang: str = "en", *, newcomer: bool = False, **more: Any
    ) -> Page:
        """Hand out a window; map and counters are drawn in it where a test says so (`drawn=True`)."""
        more = {"drawn": False, "reduced_motion": "reduce", **more}
        kind = repr((lang, newcomer, sorted(more.items())))
        window = self.empty[kind].pop() if self.empty[kind] else self.made(lang, newcomer=newcomer, **more)
        self.lent.append((kind, window))
        window.page.set_viewport_size({"width": width, "height": height})
        return window.page

    def made(self, lang: str, *, newcomer: bool, drawn: bool, **more: Any) -> Window:
        """A new window."""
        context = self.browser.new_context(
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            base_url=self.address,
            **more,
        )
        context.set_default_timeout(PATIENCE)
        if not drawn:
            leave_undrawn(context)
        if not newcomer:
            context.add_init_script(READ_BEFORE)
        return Window(context)

    def give_back(self) -> None:
        """Take back all windows that the test had; a script error in any of them fails it."""
        faults = [fault for _, window in self.lent for fault in window.faults]
        while self.lent:
            kind, window = self.lent.pop()
            if not window.faults and window.is_emptied():
                self.empty[kind].append(window)
            else:
                window.context.close()
        assert not faults
