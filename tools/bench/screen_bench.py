"""Measures the browser client: the size of the bundle, the first board, frame times, live updates, requests.

    python tools/bench/screen_bench.py            # everything, about two minutes; make web bundles what it measures
    python tools/bench/screen_bench.py --json     # one JSON object, to be kept and compared
    python tools/bench/screen_bench.py frames     # one part: bundle, first, frames, hover, live, load, answer or cold

It starts its own servers with its own games, and drives the browser that the tests in tests/web find. Without a
browser it measures only the bundle and the requests, and says so. It does not measure rules.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.web.browser import NAMES, SHELL, chromium  # noqa: E402
from tests.web.conftest import BUNDLE, FLAGS, Served  # noqa: E402
from tests.web.windows import READ_BEFORE  # noqa: E402
from tools.bench import answer_bench, load  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page, Route

Json = dict[str, Any]

PARTS = ("bundle", "first", "frames", "hover", "live", "load", "answer", "cold")
TITLE, SCENARIO = "verdun", "fall-gericht"
FOUGHT = "haumont"
"""A scenario whose counters stand on the map from the start."""
OPENINGS = 5
"""How often the first board is measured."""
ROUNDS = 3
"""How often each gesture is made."""
ANSWERS = 60
SECONDS, LINES = 2.0, 4
"""How long requests are sent, and over how many connections."""
MOST_STACKS, RESTS = 40, 12
"""Over how many stacks the pointer goes, and for how many frames it rests at each."""
SIDE_OF_MADE, COUNTERS_OF_MADE = 60, 250
"""The generated board is a square of so many hexes, with so many counters."""

# What runs in the page --------------------------------------------------------------------------------------------

FIRST_FRAME = """() => {
    const isThere = () => {
        const map = document.querySelector(".terrain img");
        return map?.src && map.complete && map.naturalWidth && document.querySelector(".sprite symbol")
            && document.querySelector(".pieces use") && document.querySelector(".prompt-text")?.textContent.trim();
    };
    const look = () => {
        if (!isThere()) return requestAnimationFrame(look);
        requestAnimationFrame(() => requestAnimationFrame((now) => (window.firstBoard = now)));
    };
    requestAnimationFrame(look);
}"""
"""Records when a frame with the map, its counters and the prompt has been drawn."""

STATIC_PARTS = """() => performance.getEntriesByType("resource")
    .filter((each) => /\\/static\\/[^/]+\\.(js|css)/.test(each.name))
    .map((each) => [each.encodedBodySize, each.decodedBodySize])"""
"""Scripts and styles fetched so far, without fonts: packed and plain bytes of each."""

GESTURE = """([kind, frames, step]) => new Promise((done) => {
    const ground = document.querySelector(".board-ground");
    const box = ground.getBoundingClientRect();
    const middle = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    const common = { bubbles: true, cancelable: true, ...middle };
    const pointer = { ...common, pointerId: 1, pointerType: "mouse", isPrimary: true, buttons: 1 };
    const times = [];
    let [count, at, last] = [0, 0, 0];
    const tick = (now) => {
        if (last) times.push(now - last);
        last = now;
        if (count === frames) return done(times);
        count += 1;
        if (kind === "zoom") ground.dispatchEvent(new WheelEvent("wheel", { ...common, deltaY: step }));
        else {
            at += count * 2 > frames ? -step : step;
            const moved = { clientX: middle.clientX + at, clientY: middle.clientY + at / 2 };
            ground.dispatchEvent(new PointerEvent("pointermove", { ...pointer, ...moved }));
        }
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
})"""
"""One move of the mouse or one turn of the wheel in every frame; milliseconds from each frame to the next."""

HOVER = """([points, rests]) => new Promise((done) => {
    const ground = document.querySelector(".board-ground");
    const times = [];
    let [count, last] = [0, 0];
    const tick = (now) => {
        if (last) times.push(now - last);
        last = now;
        const at = points[Math.floor(count / rests)];
        if (!at) return done(times);
        const [clientX, clientY] = [at[0] + (count % rests), at[1]];
        const pointer = { pointerId: 1, pointerType: "mouse", isPrimary: true, buttons: 0, bubbles: true };
        ground.dispatchEvent(new PointerEvent("pointermove", { ...pointer, cancelable: true, clientX, clientY }));
        count += 1;
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
})"""
"""The pointer goes from place to place, and rests a little at each; milliseconds from each frame to the next."""

ANSWER = """async ([game, side, said]) => {
    const before = document.body.dataset.version;
    const applied = new Promise((done) => {
        const seen = new MutationObserver(() => {
            if (document.body.dataset.version === before) return;
            seen.disconnect();
            const written = performance.now();
            requestAnimationFrame(() => requestAnimationFrame(() => done([written, performance.now()])));
        });
        seen.observe(document.body, { attributes: true, attributeFilter: ["data-version"] });
    });
    const began = performance.now();
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(said) };
    const answer = await fetch(`/api/games/${game}/answers?lang=en`, init);
    if (!answer.ok) throw new Error(await answer.text());
    const [written, drawn] = await applied;
    return [written - began, drawn - began];
}"""
"""Answer, and wait until the result is on the screen: milliseconds to the applied patch, and to its frame."""


# Numbers ----------------------------------------------------------------------------------------------------------


def part_of(values: Sequence[float], share: float) -> float:
    """The percentile of some values."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def spread(values: Sequence[float]) -> Json:
    """The median, the 90th percentile and the mean."""
    return {
        "p50": round(statistics.median(values), 1),
        "p90": round(part_of(values, 0.9), 1),
        "mean": round(statistics.fmean(values), 1),
        "count": len(values),
    }


# A server and a browser -------------------------------------------------------------------------------------------


@contextmanager
def serving() -> Iterator[Served]:
    """A server on an empty folder."""
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
        served.start()
        try:
            yield served
        finally:
            served.kill()


@contextmanager
def browsing(path: str) -> Iterator[Browser]:
    """A headless browser."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


def sitting(browser: Browser, served: Served, **more: Any) -> BrowserContext:
    """A person with a fresh browser."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", base_url=served.address, **more
    )
    context.set_default_timeout(30_000)
    context.add_init_script(READ_BEFORE)
    return context


def made(context: BrowserContext, scenario: str = SCENARIO) -> str:
    """Create a game of one person against themselves; returns its id."""
    answer = context.request.post("/api/games", data={"title": TITLE, "scenario": scenario, "seed": "screen"})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def on_screen(page: Page, game: str) -> float:
    """Open a game; returns the milliseconds until its board is drawn."""
    page.add_init_script(f"({FIRST_FRAME})()")
    page.goto(f"/game/{game}")
    page.wait_for_function("() => window.firstBoard")
    return float(page.evaluate("window.firstBoard"))


# The parts --------------------------------------------------------------------------------------------------------


def bundle() -> Json:
    """The size of all bundled files, plain and compressed."""
    files = [each.read_bytes() for each in BUNDLE.parent.iterdir() if each.suffix in {".js", ".css", ".html"}]
    packed = sum(len(gzip.compress(each)) for each in files)
    return {"files": len(files), "bytes": sum(map(len, files)), "packed": packed}


def first(browser: Browser) -> Json:
    """Milliseconds from the address to the board, with a fresh server and a fresh browser."""
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
        served.start()
        with sitting(browser, served) as context:
            game, kept = made(context), context.storage_state()
        times, parts = [], []
        for _ in range(OPENINGS):
            served.kill()
            served.start()
            with sitting(browser, served, storage_state=kept) as context:
                page = context.new_page()
                times.append(on_screen(page, game))
                parts = page.evaluate(STATIC_PARTS)
        served.kill()
    return {
        "ms": round(statistics.median(times)),
        "all": [round(each) for each in times],
        "table": {
            "files": len(parts),
            "bytes": sum(whole for _, whole in parts),
            "packed": sum(packed for packed, _ in parts),
        },
    }


def frames(browser: Browser) -> Json:
    """Milliseconds between frames while the map is panned and zoomed, for Verdun and for a generated board."""
    found: Json = {}
    with serving() as served:
        for name, dress in {"verdun": None, "made": made_board()}.items():
            with sitting(browser, served) as context:
                game = made(context, FOUGHT)
                page = context.new_page()
                if dress:
                    dress_up(page, game, dress)
                on_screen(page, game)
                found[name] = gestures(page)
    return found


def gestures(page: Page, rounds: int = ROUNDS) -> Json:
    """Pan and zoom at three distances, one round to warm up and then some rounds."""
    # The bitmap shown while the map moves is made when the page is idle.
    page.wait_for_selector(".terrain.copied", state="attached")
    page.wait_for_timeout(500)
    moves: dict[str, Callable[[], list[float]]] = {
        "pan, whole board": lambda: pan(page),
        "zoom in": lambda: zoom(page, 45, -20),
        "pan, half way in": lambda: pan(page),
        "zoom further in": lambda: zoom(page, 35, -20),
        "pan, near": lambda: pan(page),
        "zoom out": lambda: zoom(page, 80, 20),
    }
    times: dict[str, list[float]] = {}
    for number in range(rounds + 1):
        for name, move in moves.items():
            seen = move()
            if number:
                times.setdefault(name, []).extend(seen)
            page.wait_for_timeout(500)
    return {name: spread(those) for name, those in times.items()}


def hover(browser: Browser) -> Json:
    """The pointer over every stack in view of Solstice, in the movement of its first side.

    On a busy machine the frames of a clock say little; what the browser works for one is said in processor time: the
    longest task of its main thread, and of those that draw.
    """
    with serving() as served, sitting(browser, served) as context:
        game = in_movement(context)
        page = context.new_page()
        on_screen(page, game)
        page.wait_for_selector(".terrain.copied", state="attached")
        page.wait_for_timeout(1000)
        points = stacks_in_view(page)
        page.evaluate(HOVER, [points, RESTS])
        browser.start_tracing(
            page=page, categories=["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
        )
        times = page.evaluate(HOVER, [points, RESTS])
        events = json.loads(browser.stop_tracing())["traceEvents"]
    return {"stacks": len(points), "p50": part_of(times, 0.5), "worst": max(times), **longest(events)}


def in_movement(context: BrowserContext) -> str:
    """A game of Solstice, answered as the officer would until units can be moved."""
    made = context.request.post("/api/games", data={"title": "italia", "scenario": "solstice", "seed": "screen"})
    game = str(made.json()["id"])
    while True:
        side = context.request.get(f"/api/games/{game}").json()["screen"]["waiting"][0]
        asked = context.request.get(f"/api/games/{game}?side={side}&lang=en").json()["screen"]["asked"][0]
        if asked["menu"] and asked["prompt"].startswith("Movement"):
            return game
        said = {"side": side, "number": asked["number"]}
        answer = context.request.post(f"/api/games/{game}/hint", data=said).json()["answer"]
        assert context.request.post(f"/api/games/{game}/answers", data=said | {"answer": answer}).ok


def stacks_in_view(page: Page) -> list[list[float]]:
    """Where counters stand on the screen, clear of what lies over the map."""
    found: list[list[float]] = page.evaluate(
        """() => {
            const under = (x, y) => document.elementFromPoint(x, y)?.closest(".board-ground");
            return [...document.querySelectorAll(".pieces > g")].map((each) => each.getBoundingClientRect())
                .map((box) => [box.left + box.width / 2, box.top + box.height / 2]).filter(([x, y]) => under(x, y));
        }"""
    )
    return found[:MOST_STACKS]


def longest(events: Sequence[Json]) -> Json:
    """Milliseconds of the processor that the longest tasks took: of the main thread, and of those that draw."""
    names = {each["tid"]: each["args"]["name"] for each in events if each.get("name") == "thread_name"}
    tasks = [each for each in events if each.get("name") == "ThreadControllerImpl::RunTask" and "tdur" in each]
    drawn = [each for each in events if each.get("name") == "RasterTask" and "tdur" in each]
    main = [each["tdur"] for each in tasks if names.get(each["tid"]) == "CrRendererMain"]
    return {
        "main": max(main, default=0) / 1000,
        "drawing": max((each["tdur"] for each in drawn), default=0) / 1000,
        "drawn": sum(each["tdur"] for each in drawn) / 1000,
    }


def zoom(page: Page, turns: int, step: int) -> list[float]:
    """Turn the wheel over the middle of the map."""
    return list(page.evaluate(GESTURE, ["zoom", turns, step]))


def pan(page: Page) -> list[float]:
    """Drag the map there and back."""
    box = page.locator(".board-ground").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    seen = list(page.evaluate(GESTURE, ["pan", 60, 5]))
    # Held still for a moment, so that it does not glide on.
    page.wait_for_timeout(100)
    page.mouse.up()
    return seen


def live(browser: Browser) -> Json:
    """Bytes and milliseconds of an update, while a game is played at random."""
    with serving() as served, sitting(browser, served) as context:
        game = made(context)
        page = context.new_page()
        heard: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
        on_screen(page, game)
        page.wait_for_timeout(500)
        written, drawn = [], []
        for number in range(ANSWERS):
            side = settled(page, game)
            if not side:
                break
            question = context.request.get(f"/api/games/{game}?side={side}").json()["screen"]["asked"][0]
            text = question["options"][number * 7919 % len(question["options"])]["text"]
            said = {"side": side, "number": question["number"], "answer": text}
            to_patch, to_frame = page.evaluate(ANSWER, [game, side, said])
            written.append(to_patch)
            drawn.append(to_frame)
        page.wait_for_timeout(200)
    changes = [each for each in heard if json.loads(each)["type"] == "change"]
    sizes = [len(each.encode()) for each in changes]
    return {
        "bytes": spread(sizes),
        "packed": spread([len(gzip.compress(each.encode())) for each in changes]),
        "patched": spread(written),
        "drawn": spread(drawn),
    }


def settled(page: Page, game: str) -> str:
    """The side that is asked, once the screen shows its seat; empty when the game is over."""
    while True:
        screen = page.request.get(f"/api/games/{game}").json()["screen"]
        if screen["over"]:
            return ""
        side, _, version = str(page.evaluate("document.body.dataset.version")).removeprefix(f"{game}/").partition("/")
        if side in screen["waiting"] and int(version) == screen["version"]:
            return side
        page.wait_for_timeout(20)


def requests() -> Json:
    """Requests each second, by several connections at once."""
    with serving() as served:
        line = load.Line(served.address)
        game = json.loads(line.ask("POST", "games", {"title": TITLE, "scenario": SCENARIO, "seed": "load"}))["id"]
        side = next(iter(json.loads(line.ask("GET", f"games/{game}"))["screen"]["seats"]))
        wanted = {"page": f"games/{game}?side={side}", "kit": f"titles/{TITLE}/kit", "health": "health"}
        return {
            name: round(load.hammer(served.address, line.cookie, path, SECONDS, LINES)) for name, path in wanted.items()
        }


# The made board ---------------------------------------------------------------------------------------------------


def made_board() -> Json:
    """A very large board, drawn as the server draws: its picture, its hexes, and the size of its sheet."""
    from grognard.draw.board import board_svg
    from grognard.draw.geometry import Geometry
    from grognard.draw.look import look_of
    from grognard.lab.bench.drill import DrillBoard, make_board
    from grognard.server.screens.catalogue import title_named

    board = make_board(DrillBoard(SIDE_OF_MADE, SIDE_OF_MADE, SIDE_OF_MADE))
    sheet, grid = Geometry(board), board.grid
    hexes = []
    for hex_ in grid.hexes:
        x, y = sheet.centre(hex_)
        beside = [grid.step(hex_, way) for way in range(6)]
        numbers = [grid.number(each) if each >= 0 else "" for each in beside]
        hexes.append({"number": grid.number(hex_), "x": x, "y": y, "ground": [], "name": "", "next": numbers})
    return {
        "picture": board_svg(board, look_of(title_named(TITLE))),
        "sheet": {"width": sheet.width, "height": sheet.height, "radius": sheet.radius, "hexes": hexes},
    }


def dress_up(page: Page, game: str, board: Json) -> None:
    """Show the generated board in place of the real one, by changing the responses the browser receives."""

    def kit(route: Route) -> None:
        real = route.fetch().json()
        route.fulfill(json={**real, **board["sheet"], "boxes": [], "pieces": counters_of(real["pieces"])})

    def seat(route: Route) -> None:
        real = route.fetch().json()
        pieces = page.request.get(f"/api/titles/{TITLE}/kit?scenario={FOUGHT}&lang=en").json()["pieces"]
        real["screen"].update(spread_out(board["sheet"], counters_of(pieces), real["screen"]))
        route.fulfill(json=real)

    page.route("**/api/titles/*/kit?**", kit)
    page.route(f"**/api/games/{game}?**", seat)
    picture = board["picture"]
    page.route("**/board.svg?**", lambda route: route.fulfill(body=picture, content_type="image/svg+xml"))


def counters_of(pieces: Iterable[Json]) -> list[Json]:
    """As many counters as wanted, with the faces of the real ones."""
    real = list(pieces)
    return [{**real[number % len(real)], "key": f"made-{number}"} for number in range(COUNTERS_OF_MADE)]


def spread_out(sheet: Json, counters: Sequence[Json], screen: Json) -> Json:
    """Counters all over the board, every fourth with a mark, and a question that highlights many hexes in it."""
    numbers = [each["number"] for each in sheet["hexes"]]
    standing = {
        each["key"]: {
            "at": numbers[(14 * nth + nth % 3 * 7) % len(numbers)],
            "steps": each["steps"],
            "marks": [] if nth % 4 else ["disrupted"],
            "hidden": False,
            "state": {},
        }
        for nth, each in enumerate(counters)
    }
    middle = [
        each["number"]
        for each in sheet["hexes"]
        if (each["x"] - sheet["width"] / 2) ** 2 + (each["y"] - sheet["height"] / 2) ** 2 < (12 * sheet["radius"]) ** 2
    ]
    options = [
        {"text": f"to {at}", "label": f"To {at}", "verb": "to", "noun": "hex", "at": at, "badge": "3"} for at in middle
    ]
    asked = [{**each, "options": options, "barred": [], "tally": None} for each in screen["asked"]]
    return {"pieces": standing, "unknown": [], "hexes": {}, "edges": {}, "asked": asked}


# Telling ----------------------------------------------------------------------------------------------------------


Rows = Sequence[Sequence[object]]


def tables(found: Json) -> Iterator[tuple[str, Sequence[str], Rows]]:
    """The results as tables: a heading, the columns, the rows."""
    columns: tuple[str, ...]
    if "bundle" in found or "first" in found:
        yield "Bundle", ("", "files", "bytes", "packed"), [*sizes(found)]
    if "first" in found:
        yield "First board, cold", ("median ms", "each"), [(found["first"]["ms"], found["first"]["all"])]
    if "frames" in found:
        columns = ("board", "gesture", "p50", "p90", "mean", "frames")
        yield "Milliseconds from frame to frame", columns, [*paces(found["frames"])]
    if "hover" in found:
        columns = ("stacks", "p50", "worst", "main thread, ms of CPU", "drawing, longest", "drawing, all")
        row = [round(found["hover"][key], 1) for key in ("stacks", "p50", "worst", "main", "drawing", "drawn")]
        yield "The pointer over Solstice, milliseconds from frame to frame", columns, [row]
    if "live" in found:
        names = {"bytes": "bytes", "packed": "bytes, packed", "patched": "ms to the patch", "drawn": "ms to its frame"}
        those = [(names[key], *(of[part] for part in ("p50", "p90", "mean"))) for key, of in found["live"].items()]
        yield "A live update", ("", "p50", "p90", "mean"), those
    if "load" in found:
        yield f"Requests each second, {LINES} connections", ("GET", "/s"), [*found["load"].items()]
    if "answer" in found:
        columns = ("", "answer", "two sides told", "together")
        yield "CPU of an answer, ms", columns, [(play, *of.values()) for play, of in found["answer"].items()]
    if "cold" in found:
        yield "A long game opened, ms of CPU", ("", ""), [*found["cold"].items()]


def sizes(found: Json) -> Iterator[Sequence[object]]:
    """The sizes of all bundled files, and of those fetched for a game."""
    known = {"the whole bundle": found.get("bundle"), "what a table needs": found.get("first", {}).get("table")}
    for name, of in known.items():
        if of:
            yield name, *(f"{of[key]:,}" for key in ("files", "bytes", "packed"))


def paces(frames: Json) -> Iterator[Sequence[object]]:
    """Each gesture on each board."""
    for board, of in frames.items():
        for gesture, those in of.items():
            yield board, gesture, *(those[key] for key in ("p50", "p90", "mean", "count"))


def main() -> int:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("parts", nargs="*", metavar="part", help=f"{', '.join(PARTS)}; all of them when none is named")
    asked.add_argument("--json", action="store_true", help="one JSON object")
    told = asked.parse_args()
    if strangers := set(told.parts) - set(PARTS):
        asked.error(f"no such part: {', '.join(sorted(strangers))}")
    if not BUNDLE.is_file():
        print("what runs in the browser is not bundled: make web", file=sys.stderr)
        return 1
    found = measured(told.parts or PARTS)
    if told.json:
        print(json.dumps(found, indent=1))
    else:
        show(found)
    return 0


def measured(parts: Iterable[str]) -> Json:
    """Every requested part that can be measured here."""
    wanted = set(parts)
    path = chromium((*NAMES, SHELL))  # what people have in front of them, if it is there
    found: Json = {"browser": path and Path(path).name, "load_before": round(os.getloadavg()[0], 1)}
    if "bundle" in wanted:
        found["bundle"] = bundle()
    in_browser: dict[str, Callable[[Browser], Json]] = {
        "first": first,
        "frames": frames,
        "hover": hover,
        "live": live,
    }
    if path is None:
        print("no browser can be had on this machine: what needs one is left out", file=sys.stderr)
    elif wanted & set(in_browser):
        with browsing(path) as browser:
            found["browser"] = f"{Path(path).name} {browser.version}"
            found |= {name: measure(browser) for name, measure in in_browser.items() if name in wanted}
    if "load" in wanted:
        found["load"] = requests()
    if "answer" in wanted:
        found["answer"] = answer_bench.measured()
    if "cold" in wanted:
        found["cold"] = answer_bench.cold_open()
    return found | {"load_after": round(os.getloadavg()[0], 1)}


def show(found: Json) -> None:
    """Print tables."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    busy = f"load {found['load_before']} before, {found['load_after']} after"
    console.print(f"{found['browser'] or 'no browser'}; {os.cpu_count()} cores, {busy}", highlight=False)
    for heading, columns, rows in tables(found):
        table = Table(title=heading, title_justify="left")
        for number, column in enumerate(columns):
            table.add_column(column, justify="left" if number == 0 else "right")
        for row in rows:
            table.add_row(*map(str, row))
        console.print()
        console.print(table)


if __name__ == "__main__":
    sys.exit(main())
