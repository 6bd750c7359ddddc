"""Lessons in a browser: a newcomer's way from the lobby, and of each course one lesson played through by pressing."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle, islice

import pytest
from playwright.sync_api import Page, expect

from grognard import shelf
from grognard.kernel.lessons.lesson import SILENT, Lesson, courses_of, lessons_of
from tests import depth
from tests.web.hand import Hand
from tests.web.test_goal import is_sound

WIDTHS = {1440: 900, 390: 844}
MOST_ANSWERS = 8
LEAST = 2
"""So many lessons at depth 1, at a desk and with a phone; tests/conformance plays every lesson by its rules."""


def sample() -> list[Lesson]:
    """Of each course the first lesson whose enemy is silent, and which is not long."""
    found = []
    for name in shelf.known():
        title = shelf.title(name)
        for course in courses_of(title.lessons):
            fitting = [
                each
                for each in lessons_of(title.lessons, course)
                if each.start.enemy == SILENT and sum(len(step.way) for step in each.steps) <= MOST_ANSWERS
            ]
            found += fitting[:1]
    return found


LESSONS = sample()
CASES = [(each, width) for each, width in zip(LESSONS, islice(cycle(WIDTHS), len(LESSONS)), strict=True)]
CASES += [(each, 1830 - width) for each, width in zip(LESSONS, islice(cycle(WIDTHS), len(LESSONS)), strict=True)]


class Learner(Hand):
    """Somebody who does what the card says."""

    def step(self, number: int) -> None:
        """Wait until so many steps are done."""
        self.page.wait_for_function(
            "(number) => document.querySelector('.lesson-steps progress')?.value >= number", arg=number
        )

    def gives(self, text: str) -> None:
        """Give an answer: on the map, or on a phone from the list."""
        if not self.page.locator(".tabs").count():
            self.answers(text)
            return
        if text == self._last:
            self.pauses()
        self._last = text
        before = self.version()
        self.page.locator(".tab-options").click()
        self.page.locator(f'dialog [data-option="{text}"]').click()
        self.page.wait_for_function(
            "(was) => document.querySelector('.confirm') || document.body.dataset.version !== was", arg=before
        )
        # What opens after the answer, such as a verdict, stays open.
        if self.page.locator("dialog [data-option]").count():
            self.page.keyboard.press("Escape")
        if self.version() == before:
            self.page.locator(".confirm .main").click()
        self.moves_on(before)

    def solves(self, lesson: Lesson) -> None:
        """Do what each step asks for."""
        for number, step in enumerate(lesson.steps):
            self.step(number)
            for fact in step.until if step.waits else ():
                if fact.kind == "read":
                    self.page.locator(".lesson-read").click()
                else:
                    self.looks_at(" ".join(fact.words))
            for text in () if step.waits else step.way:
                if number == int(self.page.locator(".lesson-steps progress").get_attribute("value") or 0):
                    self.gives(text)

    def looks_at(self, text: str) -> None:
        """Look at the odds of an option, from the list."""
        options = self.sees()["asked"][0]["options"]
        choice = next(each for each in options if each["text"].startswith(text))
        if self.page.locator(".tabs").count():
            self.page.locator(".tab-options").click()
            self.page.locator(f'dialog [data-option="{choice["text"]}"]').click()
            expect(self.page.locator("dialog")).to_have_count(0)
            return
        if not self.page.locator(".options-panel").count():
            self.page.keyboard.press("o")
        button = self.page.locator(f'.options-panel [data-option="{choice["text"]}"]')
        button.wait_for()
        # What the pointer rested on before is looked at first.
        self.pauses()
        button.hover()


@pytest.mark.parametrize(
    ("lesson", "width"),
    depth.some(CASES, LEAST),
    ids=lambda value: value.id if isinstance(value, Lesson) else str(value),
)
def test_a_lesson_of_each_course_is_played_by_pressing(window: Callable[..., Page], lesson: Lesson, width: int) -> None:
    page = window(width, WIDTHS[width], newcomer=True)
    page.goto("/learn")
    me = Learner(page)
    page.locator(f'[data-lesson="{lesson.id}"]').click()
    me.sits()
    card = page.locator(".lesson")
    expect(card).to_have_class("lesson open")
    is_beside_the_map(page)
    me.solves(lesson)
    expect(card).to_have_class("lesson done")
    expect(page.locator(".lesson-more .clause-chip").first).to_be_visible()
    page.locator(".lesson-leave").click()
    expect(page.locator(f'.learned [data-lesson="{lesson.id}"]')).to_be_visible()


def is_beside_the_map(page: Page) -> None:
    """The card covers nothing of the map, and no word of it is cut off."""
    card, map_ = page.locator(".lesson").bounding_box(), page.locator(".map-place").bounding_box()
    assert card is not None and map_ is not None
    assert card["y"] + card["height"] <= map_["y"] + 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_the_card_speaks_of_lies_free_on_a_phone_and_no_word_of_the_card_is_cut_off(
    window: Callable[..., Page],
) -> None:
    """In French, whose words are longer; the question of the second step is higher than that of the first."""
    page = window(390, 844, lang="fr", newcomer=True, has_touch=True)
    page.goto("/learn")
    page.locator('[data-lesson="august-approach"]').click()
    me = Learner(page)
    me.sits()
    steps = shelf.title("august").lessons["august-approach"].steps
    for number in range(len(steps)):
        me.step(number)
        expect(page.locator(".taught-edge")).to_have_attribute("d", re.compile("M"))
        page.wait_for_function(IS_FREE)
        page.locator(".lesson-skip").tap()
    expect(page.locator(".lesson")).to_have_class("lesson done")
    assert page.evaluate(IS_WHOLE)


IS_FREE = """() => {
    const [ring, asks, card] = [".taught-edge", ".prompt", ".lesson"].map(
        (each) => document.querySelector(each).getBoundingClientRect());
    const over = document.querySelector(".taught").compareDocumentPosition(document.querySelector(".highlights"));
    return over === 4 && ring.bottom <= asks.top && ring.top >= card.bottom - 1;
}"""
IS_WHOLE = """[...document.querySelectorAll(".lesson-acts, .lesson-acts button, .lesson-head > *")].every(
    (each) => each.scrollWidth <= each.clientWidth + 1)"""


def test_a_lesson_in_the_middle_of_a_combat_begins_with_its_question(window: Callable[..., Page]) -> None:
    """What led up to it is in the log; nobody has to watch it first."""
    page = window(1440, 900, newcomer=True)
    page.goto("/learn")
    page.locator('[data-lesson="marne-retreat"]').click()
    me = Learner(page)
    me.sits()
    me.solves(shelf.title("marne").lessons["marne-retreat"])
    expect(page.locator(".lesson")).to_have_class("lesson done")
    expect(page.locator(".lesson-more .clause-chip")).to_have_text(["§12.2.6", "§12.3"])


@pytest.mark.parametrize("width", depth.some([390, 1440]))
def test_a_newcomer_is_led_from_the_lobby_and_told_kindly_what_is_not_wanted(
    window: Callable[..., Page], width: int
) -> None:
    page = window(width, WIDTHS[width], newcomer=True)
    page.goto("/")
    expect(page.locator(".newcomer .main")).to_be_visible()
    is_sound(page)
    page.locator(".newcomer .main").press("Enter")
    me = Learner(page)
    me.sits()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".lesson-say")).to_contain_text("you lead Blue")
    expect(page.locator(".lesson-back")).to_have_count(0)
    page.locator(".lesson-read").press("Enter")
    me.step(1)
    me.option("pass").click()
    expect(page.locator(".lesson-aside")).to_contain_text("your squad would have done nothing")
    expect(page.locator(".confirm")).to_have_count(0)
    page.locator(".lesson-hint").press("Enter")
    expect(page.locator(".lesson-aside")).to_contain_text("Its counter says B1")
    is_sound(page)
    me.gives("activate B1")
    me.step(2)
    expect(page.locator(".lesson-aside")).to_have_count(0)
    page.locator(".lesson-back").press("Enter")
    page.wait_for_function("() => document.querySelector('.lesson-steps progress').value === 1")
    page.goto("/")
    expect(page.locator(".newcomer .main")).to_contain_text("Go on")
    page.locator(".newcomer .plain").click()
    expect(page.locator(".newcomer")).to_have_count(0)
    page.reload()
    expect(page.locator(".index-learn").first).to_be_visible()
    expect(page.locator(".newcomer")).to_have_count(0)


def test_a_course_ends_with_an_officer_beside_the_learner_and_a_game_of_their_own(window: Callable[..., Page]) -> None:
    page = window(newcomer=True)
    page.goto("/learn")
    page.locator('[data-lesson="patrol-win"]').click()
    me = Learner(page)
    me.sits()
    page.locator(".lesson-read").click()
    me.step(1)
    me.answers("activate B2")
    while not page.locator(".lesson.done").count():
        page.locator(".hint .hint-option, .lesson.done").first.wait_for()
        if page.locator(".hint-option").count():
            me.pauses()
            before = me.version()
            page.locator(".hint-option").first.click()
            me.page.wait_for_function(
                "(was) => document.querySelector('.confirm') || document.body.dataset.version !== was", arg=before
            )
            if page.locator(".confirm").count():
                page.locator(".confirm .main").click()
            me.moves_on(before)
    expect(page.locator(".lesson-say")).to_contain_text("the night is yours")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".lesson-play").click()
    expect(page.locator(".lesson")).to_have_count(0)
    me.sits()
    page.goto("/")
    expect(page.locator(".my-game")).to_have_count(1)
