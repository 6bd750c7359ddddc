"""What is written on the map and below it, in the page's own fonts, as it is seen from near and from afar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.person import Person
from tests.web.shortcuts import Shortcuts

WRITTEN = """() => [...document.querySelectorAll('.lettering text')]
    .filter((text) => text.getClientRects().length).map((text) => text.textContent)"""
SCRIPTS_AND_STYLES = r"""() => performance.getEntriesByType("resource")
    .filter((each) => /\/static\/[^/]+\.(js|css)/.test(each.name)).map((each) => each.encodedBodySize)"""
MOST_FILES = 16
MOST_FOR_A_TABLE = 90_000
"""Bytes, packed, of all scripts and styles that a table fetches before it can be played."""
ZOOMED_OUT = """() => new Promise((tell) => {
    const ground = document.querySelector(".board-ground"), names = document.querySelector(".lettering-layer");
    const [seen, common] = [new Set(), { bubbles: true, cancelable: true, clientX: 700, clientY: 400 }];
    const turn = (left) => {
        seen.add(getComputedStyle(names).visibility);
        if (!left) return tell([...seen]);
        ground.dispatchEvent(new WheelEvent("wheel", { ...common, deltaY: 60 }));
        requestAnimationFrame(() => turn(left - 1));
    };
    turn(12);
})"""
"""The wheel is turned in every frame; whether names are seen on the way."""
FONTS = """async () => {
    await Promise.all(['600 italic 12px "EB Garamond"', '600 12px "Barlow Semi Condensed"', '400 12px "Source Sans 3"']
        .map((font) => document.fonts.load(font)));
    const loaded = [...document.fonts].filter((font) => font.status === 'loaded');
    return loaded.map((font) => font.family.replaceAll('"', ''));
}"""


def drawn_apart(page: Page) -> set[str]:
    """The classes of what the browser draws in a picture of its own, laid over what is below."""
    found: list[dict[str, Any]] = []
    seen = page.context.new_cdp_session(page)
    seen.on("LayerTree.layerTreeDidChange", lambda told: found.extend(told.get("layers", [])))
    seen.send("DOM.enable")
    seen.send("LayerTree.enable")
    for x in (650, 750, 700):  # what has not changed is not told
        page.mouse.move(x, 400)
        page.wait_for_timeout(100)
    nodes = {each["backendNodeId"] for each in found if "backendNodeId" in each}
    told = [seen.send("DOM.describeNode", {"backendNodeId": each})["node"].get("attributes", []) for each in nodes]
    seen.detach()
    return {value for names in told for name, value in zip(names[::2], names[1::2], strict=True) if name == "class"}


def test_names_thin_out_with_distance_and_the_key_lies_below(window: Callable[..., Page]) -> None:
    """The page's policy lets its own fonts in; nearer, more is written; the help leads to the key; counters grow."""
    me = Person(window(1440, 900, drawn=True))
    page = me.page
    game = Shortcuts(page).make("haumont", title="verdun", seats={"german": "me", "french": "me"})["id"]
    page.goto(f"/game/{game}")
    me.sits()
    expect(page.locator(".lettering text").first).to_be_attached()
    sizes = page.evaluate(SCRIPTS_AND_STYLES)
    assert all(sizes) and len(sizes) < MOST_FILES and sum(sizes) < MOST_FOR_A_TABLE, sizes
    assert "pieces" in drawn_apart(page), "what lights up under the pointer does not draw the map again"
    assert {"EB Garamond", "Barlow Semi Condensed", "Source Sans 3"} <= set(page.evaluate(FONTS))
    page.locator(".board").focus()
    page.keyboard.press("0")
    expect(page.locator(".lettering-layer.shows-0")).to_be_attached()
    far = page.evaluate(WRITTEN)
    assert "Verdun" in far and "Douaumont" in far
    assert not page.locator("svg.numbers").count()
    for _ in range(4):
        page.keyboard.press("+")
    expect(page.locator(".lettering-layer.shows-3")).to_be_attached()
    near = page.evaluate(WRITTEN)
    assert len(near) > len(far) and "Verdun" not in near
    expect(page.locator("svg.numbers text").first).to_be_attached()
    # Names drawn for a near look are left out on the way, and others are there at rest.
    assert page.evaluate(ZOOMED_OUT) == ["visible", "hidden"]
    expect(page.locator(".lettering-layer")).to_have_css("visibility", "visible")
    page.keyboard.press("?")
    page.get_by_role("button", name="Show the key of the map").click()
    expect(page.locator(".band-layer .key")).to_be_in_viewport()
    expect(page.locator(".band-layer")).to_contain_text("wood")
    expect(page.locator(".front-side")).to_have_count(2)
    page.get_by_role("switch", name="front line").click()
    expect(page.locator(".front-side")).to_have_count(0)
