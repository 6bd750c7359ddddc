"""A game as one side sees it: the board with that side's counters, marks and ground held, and the boxes below it.

It is drawn only from the side's view, the board and the printed data, so hidden information cannot reach the picture.
Options are not drawn.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from html import escape
from typing import Any, Final, NamedTuple

from grognard.draw.board import Sheet, svg
from grognard.draw.cartouche import band
from grognard.draw.counters import (
    SANS,
    counter_symbol,
    crossing_symbol,
    mark_symbol,
    plain_symbol,
    slug,
    state_symbols,
    symbol_id,
    tab_id,
    tab_of,
    tab_symbol,
    unknown_id,
    unknown_symbol,
)
from grognard.draw.curves import Pen, chains, number, smooth_sides
from grognard.draw.geometry import RADIUS, Point
from grognard.draw.look import look_of
from grognard.draw.look_parts import Look
from grognard.draw.names import SERIF
from grognard.draw.symbols import HEX_SIGNS
from grognard.kernel.asking.game import Game
from grognard.kernel.table.board import OUT
from grognard.kernel.table.position import FACE
from grognard.kernel.table.title import Title
from grognard.kernel.words.words import words_for

COUNTER: Final = 46.0
SHIFT: Final = 4.0
SHOWN: Final = 3
"""How many counters of a stack are drawn; the rest are shown as a number."""

STATES: Final = state_symbols()
BADGE: Final = 17.0
CROSSING: Final = 26.0
"""The size of signs on hexsides."""

TRAY: Final = 40.0
GAP: Final = 6.0


class DrawnCounter(NamedTuple):
    """A counter of a view, ready to be drawn."""

    symbol: str
    side: str
    title: str = ""
    marks: tuple[str, ...] = ()
    states: tuple[str, ...] = ()
    """The symbols of states laid over it."""
    tab: str = ""
    """The formation it is assigned to, where that is not printed on it."""


def position_svg(
    game: Game,
    side: str | None = None,
    lang: str = "en",
    *,
    night: bool = False,
    region: Collection[int | str] | None = None,
    look: Look | None = None,
) -> str:
    """The board as a side sees it, or a spectator; `region` are the hexes to show, by integer or printed number."""
    return DrawnView(game, side, lang, look or look_of(type(game.play)), night=night).whole(region)


def picture_svg(
    title: Title, scenario: str | None = None, lang: str = "en", width: int = 480, *, night: bool = False
) -> str:
    """A small picture of where a scenario starts: no numbers, no names, cut to where the counters are."""
    game = title.new(scenario, seed=0)
    return DrawnView(game, None, lang, look_of(title), night=night).small(width)


class DrawnView:
    """One view being drawn."""

    def __init__(self, game: Game, side: str | None, lang: str, look: Look, *, night: bool = False) -> None:
        self.game = game.play
        self.play = type(game.play)
        self.subtitle = game.play.scenario.title(lang)
        self.board = game.play.board
        self.roster = game.play.roster
        self.view: Mapping[str, Any] = game.view(side)
        self.words = words_for(self.play, lang)
        self.lang = lang
        self.look = look
        self.sheet = Sheet(self.board, look, lang, night=night)
        self.symbols: dict[str, str] = {}
        self.is_small = False

    def whole(self, region: Collection[int | str] | None) -> str:
        """The whole board and its boxes, or the hexes of a region."""
        g = self.sheet.geometry
        drawn = self.sheet.unlettered() + self.sheet.numbers() + "".join(self._laid()) + self.sheet.names()
        if region is not None:
            return svg(self._around(region), self._defs(drawn) + drawn, kind="position")
        foot = band(self.game, self.look, self.subtitle, self.lang, night=self.sheet.is_night)
        drawn += f'<g transform="translate(0 {number(g.height)})">{foot.drawn}</g>'
        trays, below = self._trays(g.height + foot.height)
        ground = f'<path fill="{self.sheet.palette.paper}" d="M0 0H{number(g.width)}V{number(below)}H0Z"/>'
        drawn = ground + drawn + trays
        return svg(f"0 0 {number(g.width)} {number(below)}", self._defs(drawn) + drawn, kind="position")

    def small(self, width: int) -> str:
        """The ground and the counters, simplified."""
        self.is_small = True
        laid = "".join(self._laid())
        crop = self._around([hex_ for hex_, _ in self._stacks()] or self.board.grid.hexes)
        drawn = self.sheet.bare(self._inside(crop)) + laid
        return svg(crop, self._defs(drawn) + drawn, kind="picture", width=width)

    def _defs(self, drawn: str) -> str:
        """The symbols a drawing uses: not those of counters hidden deep in a stack."""
        used = set(re.findall(r'href="#([^"]+)"', drawn)) & set(self.symbols)
        return f"<defs>{''.join(self.symbols[key] for key in sorted(used))}</defs>"

    def _around(self, region: Iterable[int | str]) -> str:
        """The view box around some hexes, not beyond the sheet."""
        g = self.sheet.geometry
        hexes = [self.board.grid.find(hex_) if isinstance(hex_, str) else hex_ for hex_ in region]
        xs, ys = zip(*(g.centre(hex_) for hex_ in hexes), strict=True)
        left, top = max(0.0, min(xs) - 1.5 * RADIUS), max(0.0, min(ys) - 1.5 * RADIUS)
        right, bottom = min(g.width, max(xs) + 1.5 * RADIUS), min(g.height, max(ys) + 1.5 * RADIUS)
        return f"{number(left)} {number(top)} {number(right - left)} {number(bottom - top)}"

    def _inside(self, view_box: str) -> Iterator[int]:
        """The hexes of a view box, and those a little beyond it so that nothing visible is cut off."""
        left, top, wide, high = map(float, view_box.split())
        room = 3 * RADIUS
        for hex_, (x, y) in self.sheet.centre.items():
            if left - room < x < left + wide + room and top - room < y < top + high + room:
                yield hex_

    # What lies on the board -------------------------------------------------------------------------------------
    def _laid(self) -> Iterator[str]:
        yield from self._held()
        yield from self._lying()
        yield from self._on_sides()
        for hex_, counters in self._stacks():
            yield self._stack(self.sheet.centre[hex_], counters)

    def _held(self) -> Iterator[str]:
        """Control: where most of the board is controlled, the line between the sides; otherwise a flag in each hex."""
        held = {hex_: told["control"] for hex_, told in self._told().items() if "control" in told}
        if 2 * len(held) > len(self.board.grid):
            if self.look.has_front:
                yield from self._front(held)
            return
        if not self.is_small:
            for hex_, side in held.items():
                x, y = self.sheet.centre[hex_]
                fill, ink = self.look.sides[side].fill, self.look.sides[side].ink
                place = f'transform="translate({number(x + 24)} {number(y - 14)})scale(.7)"'
                rim = f'stroke="{ink}" stroke-width="1.4" paint-order="stroke"'
                yield f'<g class="flag" {place} color="{fill}" {rim}>{HEX_SIGNS["flag"]}</g>'

    def _front(self, held: Mapping[int, str]) -> Iterator[str]:
        """The front, in the colours of both sides."""
        grid, pen = self.board.grid, Pen()
        sides = {
            grid.hexside(hex_ * 6 + d)
            for hex_, side in held.items()
            for d in range(6)
            if held.get(grid.step(hex_, d), side) != side
        }
        for path in chains([self.sheet.geometry.side(side) for side in sorted(sides)]):
            smooth_sides(pen, path)
        first, second, *_ = (look.fill for look in self.look.sides.values())
        common = f'fill="none" stroke-linejoin="round" d="{pen}"'
        yield f'<path {common} stroke="#1c1a17" stroke-opacity=".55" stroke-width="6.6"/>'
        yield f'<path {common} stroke="{first}" stroke-width="4.8"/>'
        yield f'<path {common} stroke="{second}" stroke-width="4.8" stroke-dasharray="11 11"/>'

    def _told(self) -> dict[int, Mapping[str, Any]]:
        """What the view says about hexes."""
        return {self.board.grid.find(place): told for place, told in self.view["hexes"].items()}

    def _lying(self) -> Iterator[str]:
        """Smoke, shell fire and other signs on hexes."""
        for hex_, told in self._told().items():
            for name, look in self.look.hexes.items():
                if name in told:
                    x, y = self.sheet.centre[hex_]
                    place = f'transform="translate({number(x)} {number(y - 4)})scale(1.2)"'
                    yield f'<g class="lying" {place} color="{look.colour}" opacity=".8">{HEX_SIGNS[look.sign]}</g>'

    def _on_sides(self) -> Iterator[str]:
        """Bridges built and blown, wire, and other signs on hexsides."""
        for where, told in self.view["edges"].items():
            side = self.board.find_edge(where)
            for name in self.look.edges:
                if name in told and side is not None:
                    self.symbols[f"e-{slug(name)}"] = crossing_symbol(name, self.look)
                    (x, y), turn = self.sheet.across(side)
                    place = f'transform="translate({number(x)} {number(y)})rotate({turn:g})"'
                    size = f'x="{-CROSSING / 2:g}" y="{-CROSSING / 2:g}" width="{CROSSING:g}" height="{CROSSING:g}"'
                    yield f'<g class="on-side" {place}><use href="#e-{slug(name)}" {size}/></g>'

    # Counters ---------------------------------------------------------------------------------------------------
    def _places(self) -> dict[str, list[DrawnCounter]]:
        """The counters of the view by place: known ones, then unknown ones."""
        found: dict[str, list[DrawnCounter]] = {}
        for piece in self.view["pieces"]:
            if piece["at"] != OUT:
                found.setdefault(piece["at"], []).append(self._known(piece))
        for counter in self.view["unknown"]:
            if counter["at"] != OUT:
                found.setdefault(counter["at"], []).append(self._unknown(counter))
        return found

    def _stacks(self) -> list[tuple[int, list[DrawnCounter]]]:
        """The stacks on the board, from north to south so that the nearer overlap the farther."""
        grid = self.board.grid
        found = [(hex_, counters) for at, counters in self._places().items() if (hex_ := grid.get(at)) is not None]
        return sorted(found, key=lambda stack: (self.sheet.centre[stack[0]][::-1], stack[0]))

    def _known(self, piece: Mapping[str, Any]) -> DrawnCounter:
        number_ = self.roster.find(piece["name"])
        assert number_ is not None
        printed, steps = self.roster[number_], max(1, piece["steps"])
        face = piece["state"].get(FACE, "")
        if self.is_small:
            seen = [trait for trait in self.look.traits if trait in (*printed.traits, face)]
            symbol = "-".join(["k", *map(slug, (piece["side"], *seen, piece["kind"]))])
            self.symbols[symbol] = plain_symbol(symbol, piece["side"], piece["kind"], seen, self.look)
            return DrawnCounter(symbol, piece["side"])
        face = face if face in printed.turned else ""
        symbol, named = symbol_id(printed, steps, face), face or printed.front
        said = self.words.label("face", named) if named else ""
        self.symbols[symbol] = counter_symbol(printed, steps, self.look, self.lang, far=False, face=face, said=said)
        title = printed.titles.get(self.lang, printed.name)
        tab = tab_of(printed, piece["state"])
        if tab:
            self.symbols[tab_id(tab)] = tab_symbol(tab, self.look)
        is_round = self.look.kind(printed.kind).shape == "round"
        states = self._states(piece["marks"], piece["hidden"], is_round)
        return DrawnCounter(symbol, piece["side"], title, self._badges(piece["marks"]), states, tab)

    def _unknown(self, counter: Mapping[str, Any]) -> DrawnCounter:
        back = counter.get("back", "")
        symbol = unknown_id(counter["side"], back)
        self.symbols[symbol] = unknown_symbol(counter["side"], self.look, back)
        said = self.words.back(back) if back else f"{self._side(counter['side'])} ?"
        title = "" if self.is_small else said
        return DrawnCounter(symbol, counter["side"], title, self._badges(counter["marks"]))

    def _side(self, name: str) -> str:
        return self.words.messages.text(f"side-{name}")

    def _states(self, marks: Iterable[str], is_hidden: bool, is_round: bool) -> tuple[str, ...]:
        """What is laid over a counter: dug in, has acted in this phase, unknown to the enemy."""
        looks = [self.look.marks[mark] for mark in marks]
        shown = {look.shown for look in looks if look.is_shown_in(self.view["phase"])}
        shape = "-round" if is_round else ""
        found = [
            *(["s-dug-in"] if "parapet" in shown else []),
            *([f"s-acted{shape}"] if "acted" in shown else []),
            *([f"s-unseen{shape}"] if is_hidden else []),
        ]
        self.symbols |= STATES
        return tuple(found)

    def _badges(self, marks: Iterable[str]) -> tuple[str, ...]:
        """The discs of a counter: of the marks that are shown by one, and matter in this phase."""
        if self.is_small:
            return ()
        looks = self.look.marks
        marks = [mark for mark in marks if looks[mark].shown == "disc" and looks[mark].is_shown_in(self.view["phase"])]
        for mark in marks:
            self.symbols[f"m-{slug(mark)}"] = mark_symbol(mark, self.play, self.look, self.lang)
        return tuple(f"m-{slug(mark)}" for mark in marks)

    def _stack(self, at: Point, counters: list[DrawnCounter]) -> str:
        """Up to three counters, each a little offset from the one below, and the number if there are more."""
        shown = counters[:SHOWN][::-1]
        spread = SHIFT * (len(shown) - 1) / 2
        drawn = ""
        for n, counter in enumerate(shown):
            off = SHIFT * n - spread
            drawn += _counter(counter, at[0] + off - COUNTER / 2, at[1] - off - COUNTER / 2, COUNTER)
        if len(counters) > SHOWN and not self.is_small:
            drawn += self._count(at[0] + COUNTER / 2, at[1] + COUNTER / 2 - 3, len(counters))
        return f'<g class="stack">{drawn}</g>'

    def _count(self, x: float, y: float, count: int) -> str:
        text = f'<text x="{number(x)}" y="{number(y + 3.8)}" font-family="{SANS}" font-size="10.5" font-weight="bold"'
        disc = f'<circle cx="{number(x)}" cy="{number(y)}" r="8" fill="#fbf6e9" stroke="#1c1a17"/>'
        return f'{disc}{text} text-anchor="middle" fill="#1c1a17">{count}</text>'

    # Boxes ------------------------------------------------------------------------------------------------------
    def _trays(self, top: float) -> tuple[str, float]:
        """The boxes that hold something, one below the other, and where they end."""
        places = self._places()
        drawn, y = "", top
        for box in self.board.boxes:
            if box in places:
                tray, y = self._tray(box, places[box], y)
                drawn += tray
        return drawn, y + (12 if drawn else 0)

    def _box_name(self, box: str, counters: list[DrawnCounter]) -> str:
        """The name of a box, and the side when all its counters belong to one."""
        owners = {counter.side for counter in counters}
        whose = [self._side(side) for side in owners] if len(owners) == 1 else []
        return escape(" – ".join([*whose, self.words.messages.text(f"box-{box}")]), quote=False)

    def _tray(self, box: str, counters: list[DrawnCounter], top: float) -> tuple[str, float]:
        """One box: its name, and its counters in rows."""
        p, width = self.sheet.palette, self.sheet.geometry.width
        a_row = max(1, int((width - 40) // (TRAY + GAP)))
        rows = -(-len(counters) // a_row)
        high = 26 + rows * (TRAY + GAP) + 4
        size = f'width="{number(width - 24)}" height="{number(high)}"'
        lettering = f'font-family="{SERIF}" font-style="italic" font-size="14" fill="{p.ink}"'
        frame = (
            f'<rect x="12" y="{number(top)}" {size} rx="4" fill="{p.land}" stroke="{p.ink}" stroke-opacity=".5"/>'
            f'<text x="22" y="{number(top + 17)}" {lettering}>{self._box_name(box, counters)}</text>'
        )
        laid = "".join(
            _counter(counter, 20 + n % a_row * (TRAY + GAP), top + 24 + n // a_row * (TRAY + GAP), TRAY)
            for n, counter in enumerate(counters)
        )
        return f'<g class="tray">{frame}{laid}</g>', top + high + 8


def _counter(counter: DrawnCounter, x: float, y: float, size: float) -> str:
    """A counter with its states over it and its badges on its upper corners, the right one first."""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(size)}" height="{number(size)}"'
    title = f"<title>{escape(counter.title, quote=False)}</title>" if counter.title else ""
    behind = [state for state in counter.states if state == "s-dug-in"]
    drawn = title + "".join(f'<use href="#{symbol}" {place}/>' for symbol in (*behind, counter.symbol))
    if counter.tab:
        drawn += f'<use href="#{tab_id(counter.tab)}" {place}/>'
    drawn += "".join(f'<use href="#{state}" {place}/>' for state in counter.states if state not in behind)
    for n, mark in enumerate(counter.marks):
        across, down = x + size if n % 2 == 0 else x, y + n // 2 * (BADGE - 2)
        spot = f'x="{number(across - BADGE / 2)}" y="{number(down - BADGE / 2)}" width="{BADGE:g}" height="{BADGE:g}"'
        drawn += f'<use href="#{mark}" {spot}/>'
    return f"<g>{drawn}</g>" if title else drawn
