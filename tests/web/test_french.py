"""The first steps of a game in French: lobby, table, odds, clause and log, and nothing English among them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT
from tests.web.person import Person
from tests.web.shortcuts import Shortcuts

TEXTS = ROOT / "web/src/texts"
WORDS = 2
"""A sentence of fewer words may be the same in both languages, or stand within another word."""


def catalogue(lang: str) -> dict[str, str]:
    """The screen's own sentences in a language, those without anything to fill in."""
    found: dict[str, str] = {}
    for path in sorted(TEXTS.glob(f"*.{lang}.ftl")):
        found |= dict(re.findall(r"^([a-z][a-z0-9-]*) = ([^{\n]+)$", path.read_text(), re.MULTILINE))
    return found


def english() -> list[str]:
    """English sentences of the screen that are not French ones, too."""
    french = set(catalogue("fr").values())
    return [text for text in catalogue("en").values() if text not in french and len(text.split()) >= WORDS]


class Lecteur(Person):
    """Somebody who reads French."""

    def reads(self, *words: str) -> None:
        """Everything on the page, which holds these words and no English."""
        for each in words:
            expect(self.page.locator("body")).to_contain_text(each)
        shown = self.page.locator("body").inner_text()
        spoken = self.page.locator("[aria-label], [title], [placeholder]").evaluate_all(
            """(those) => those.flatMap((each) =>
                ["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name) ?? ""))"""
        )
        all_of_it = "\n".join([shown, *spoken])
        assert [text for text in english() if text in all_of_it] == []
        assert not re.search(r"\b(the|of|and|with|from|moves|loses|assault on|choose)\b", all_of_it)
        assert self.page.evaluate("document.documentElement.lang") == "fr"


@pytest.fixture
def moi(window: Callable[..., Page]) -> Iterator[Lecteur]:
    """In the lobby, with a browser that asks for French."""
    person = Lecteur(window(lang="fr"))
    person.enter()
    yield person


def test_there_is_something_to_compare_with() -> None:
    assert len(english()) > 100
    assert set(catalogue("en")) - set(catalogue("fr")) == set()


def test_the_first_steps_of_verdun(moi: Lecteur) -> None:
    """From the lobby to the first barrage: everything that is read on the way."""
    moi.reads("Des wargames à hexagones", "Deux patrouilles se rencontrent", "Jouer")
    moi.page.locator(".scenario", has_text="Haumont").click()
    moi.reads("Contre qui ?", "L’ordinateur : Recrue", "commet des fautes", "Les conseils sont permis", "Commencer")
    moi.page.get_by_role("radio", name=re.compile("À deux devant cet écran")).check()
    moi.page.get_by_role("button", name="Commencer", exact=True).click()
    moi.sits()
    moi.asked("batteries")
    moi.reads("Tour 1, 21 février", "III. Bombardement allemand", "Options (")
    moi.page.keyboard.press("o")
    moi.page.locator('.options-panel [data-option="barrage 1603"]').hover()
    expect(moi.page.locator(".odds-place")).to_be_visible()
    moi.reads("Les chances exactes")
    before = moi.version()
    moi.page.locator('.options-panel [data-option="barrage 1603"]').click()
    moi.moves_on(before)
    moi.reads("1603")
    moi.page.locator(".prompt .clause-chip").first.click()
    card = moi.page.locator(".clause-card")
    rules = {lang: Shortcuts(moi.page).rules("verdun", lang) for lang in ("en", "fr")}
    number = re.search(r"§(\d+(?:\.[0-9IVX]+)*)", card.inner_text())
    assert number is not None
    expect(card).to_contain_text(rules["fr"][number[1]]["text"].splitlines()[0])
    assert rules["fr"][number[1]]["text"] != rules["en"][number[1]]["text"]
    moi.reads("Ouvrir dans le livret")


def test_the_log_and_the_odds_of_an_assault(moi: Lecteur) -> None:
    """What is told, what is weighed, what is refused, how it stands."""
    moi.page.goto(f"/game/{Shortcuts(moi.page).in_an_assault()}")
    moi.sits()
    moi.asked("assaut")
    expect(moi.page.locator(".left .log")).to_contain_text("2 batteries tirent sur 1907")
    expect(moi.page.locator(".odds-place")).to_contain_text("tranchée")
    moi.reads("En moyenne", "Journal")
    moi.page.keyboard.press("t")
    moi.reads("Déroulement du tour")
    moi.press("1610")
    expect(moi.page.locator(".why-not")).to_be_visible()
    moi.reads("pourquoi pas ?")


def test_language_and_night_are_kept(window: Callable[..., Page]) -> None:
    """Chosen once, in an English browser by day: still there after the page is loaded again, and at the next table."""
    me = Lecteur(window())
    me.enter()
    me.page.locator(".lang").click()
    me.page.get_by_role("button", name="Carte de nuit").click()
    root = me.page.locator("html")
    for path in ("/", "/rules/patrol"):
        me.page.goto(path)
        expect(me.page.get_by_role("heading", level=1)).to_be_visible()
        expect(root).to_have_attribute("lang", "fr")
        expect(root).to_have_attribute("data-theme", "night")
    me.page.goto("/")
    me.reads("Jouer")
    me.page.get_by_role("button", name="Carte de jour").click()
    me.page.locator(".lang").click()
    me.page.reload()
    expect(me.page.get_by_role("button", name="Settings")).to_be_visible()
    expect(root).to_have_attribute("lang", "en")
    expect(root).to_have_attribute("data-theme", "day")
