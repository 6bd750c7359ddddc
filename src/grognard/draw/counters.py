"""Counters: every face of every piece as an SVG symbol, the backs of unknown ones, and the badges of marks.

A sprite holds `c-<slug>-<steps>` for each face, with `-<name>` behind it for a named face that the piece does not start
on, and `u-<side>` for a counter seen without being known, both 100 by 100,
`f-<formation>` for the tab of a formation that is assigned in play, laid over a counter,
`s-acted`, `s-unseen` (both also `-round`), `s-dug-in` and `s-marked` for what is laid over a counter to show a state,
`m-<mark>` for each badge, 40 by 40, `h-<field>` for what may come to lie on a hex, 80 by 80 about its middle, and
`e-<field>` for what may come to lie on a hexside, 40 by 40 about its middle and leading across it from south to north;
pages put them down with `<use>`. What a piece may do, and where it stands, is not known here.

Near and far. A counter is drawn twice over: the group of class `near` has everything on it, the group of class
`far-only` the symbol and one number, large; what is common to both has class `far`. Selectors do not reach into what
`<use>` puts down, but custom properties are inherited by it. So a page chooses with three of them, set on any element
around its counters: nothing for the near view, `--fine: none` for one without its small print (the group of class
`fine`), and `--near: none; --far: inline` for the far one.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from html import escape
from typing import Any, Final

from grognard import shelf
from grognard.draw.colours import ink_on, mixed
from grognard.draw.look_parts import KindLook, Look, SideLook
from grognard.draw.symbols import EMBLEMS, HEX_SIGNS, MARK_SIGNS, PATTERNS, SIDE_SIGNS, SYMBOLS
from grognard.kernel.table.pieces import Piece, Roster
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import shape_of
from grognard.kernel.table.title import Title
from grognard.kernel.words.words import words_for

SANS: Final = "'Barlow Semi Condensed','Gill Sans','Liberation Sans Narrow','Liberation Sans',Arial,sans-serif"
DARK: Final = "#1c1a17"
BOX: Final = "#fbf6e9"
BAND: Final = "#ffffff"
GOLD: Final = "#c9a23c"
WIDE, THIN = 20, 4
"""How wide the band of a reduced face is, and of a face that has lost a step but still shows the same values."""
BOUNDLESS: Final = 99
"""A printed value from here on means "unlimited"."""


def slug(name: str) -> str:
    """A name as part of an id: letters, digits and dashes stay, anything else is `_` and its number."""
    return re.sub(r"[^A-Za-z0-9-]", lambda sign: f"_{ord(sign[0]):x}", name)


def counters_svg(game: type[Play[Any]] | Title, look: Look, lang: str = "en") -> str:
    """All symbols of a game in one hidden SVG."""
    title = game if isinstance(game, Title) else shelf.title(game)
    return sprite(title.pieces, title.play, look, lang)


def sprite(pieces: Iterable[Piece] | Roster, play: type[Play[Any]], look: Look, lang: str = "en") -> str:
    """The symbols of these pieces, of every side and of every mark."""
    words = words_for(play, lang)
    symbols = [
        counter_symbol(piece, steps, look, lang, face=face, said=words.label("face", shown) if shown else "")
        for piece in pieces
        for face, shown in [("", piece.front), *((name, name) for name in piece.turned)]
        for steps in range(piece.steps, 0, -1)
    ]
    symbols += [unknown_symbol(side.name, look) for side in play.sides]
    symbols += [unknown_symbol(side, look, back) for back in play.backs for side in look.sides_of(back)]
    symbols += state_symbols().values()
    symbols += [mark_symbol(mark, play, look, lang) for mark in play.marks]
    symbols += [lying_symbol(field, look) for field in look.hexes]
    symbols += [crossing_symbol(field, look) for field in look.edges]
    symbols += [tab_symbol(name, look) for name in look.formations] if assigns_formations(play) else []
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">{"".join(symbols)}</svg>'


# The formation of a counter that is not printed on it -----------------------------------------------------------

FORMATION: Final = "formation"
"""The field of the position for the formation each piece belongs to, in games that assign them by scenario."""


def assigns_formations(play: type[Play[Any]]) -> bool:
    """Whether a game keeps for each piece which formation it belongs to."""
    kept = shape_of(play.position_class).kept.get(FORMATION)
    return kept is not None and (kept.per, kept.of) == ("piece", "formation")


def tab_of(printed: Piece, state: Mapping[str, Any]) -> str:
    """The formation shown by a tab on a counter: that of its state, unless one is printed on it."""
    return "" if printed.formation else str(state.get(FORMATION) or "")


def tab_id(formation: str) -> str:
    """The symbol of a tab."""
    return f"f-{slug(formation)}"


def tab_symbol(formation: str, look: Look) -> str:
    """A strip along the foot of a counter, where no badge lies, in the colour of a formation and with its name."""
    colour = look.stripe(formation) or BOX
    edge = mixed(colour, "#000000", 0.5)
    label = _text(formation, 49, 95.6, _fitted(formation, 7.5, 60), ink_on(colour))
    shape = f'<path fill="{colour}" stroke="{edge}" d="M1.5 89.5H96.5a8 7 0 0 1-8 7H9.5a8 7 0 0 1-8-7Z"/>'
    return _as_symbol(tab_id(formation), shape + label)


# One counter ----------------------------------------------------------------------------------------------------


def symbol_id(piece: Piece, steps: int, face: str = "") -> str:
    """The symbol of a piece with this many steps left, on a named face unless it is the one it starts on."""
    return f"c-{slug(piece.name)}-{steps}" + (f"-{slug(face)}" if face in piece.turned else "")


def counter_symbol(
    piece: Piece, steps: int, look: Look, lang: str = "en", *, far: bool = True, face: str = "", said: str = ""
) -> str:
    """One face of a piece with the name of a named face; `far` adds the version for a small scale."""
    traits = piece.traits | {face or piece.front}
    side, kind = look.card(piece.side.name, piece.kind, traits), look.kind(piece.kind, traits)
    # A formation of one unit has no stripe.
    stripe = "" if piece.formation == piece.name else look.stripe(piece.formation)
    values = piece.face(steps, face)
    band = 0 if steps == piece.steps else THIN if values == piece.face(piece.steps, face) else WIDE
    if kind.shape == "round":
        drawn = _medal(side, stripe) + _switched(
            "near", _on_medal(piece, values, side, kind, look.sign(traits)), "inline" if far else ""
        )
    else:
        ink = DARK if band == WIDE else side.ink
        drawn = _card(side, stripe, band) + _near(piece, values, ink, side, kind, stripe, said, far)
        drawn += _head(said, look.head(face or piece.front)) if said else ""
    if far:
        drawn += _far(values, side, kind)
    return _as_symbol(symbol_id(piece, steps, face), drawn)


def plain_symbol(id_: str, side: str, kind: str, traits: Collection[str], look: Look) -> str:
    """A simplified counter of a kind with these traits, for small pictures."""
    shown = look.card(side, kind, traits)
    edge = mixed(shown.fill, "#000000", 0.5)
    shape = 'rx="48"' if look.kind(kind).shape == "round" else 'rx="9"'
    card = f'<rect x="2" y="2" width="96" height="96" {shape} fill="{shown.fill}" stroke="{edge}" stroke-width="4"/>'
    symbol = _symbol(look.kind(kind, traits).symbol, 50, 50, 1.2)
    return f'<symbol id="{id_}" viewBox="0 0 100 100">{card}{symbol}</symbol>'


def _as_symbol(id_: str, drawn: str, size: int = 100) -> str:
    lettering = f'font-family="{SANS}" font-weight="bold" text-anchor="middle"'
    return f'<symbol id="{id_}" viewBox="0 0 {size} {size}" {lettering}>{drawn}</symbol>'


def _card(side: SideLook, stripe: str, band: int = 0) -> str:
    """The background: shadow, colour, the side's pattern, the formation's stripe, the band of lost steps."""
    edge = mixed(side.fill, "#000000", 0.55)
    parts = ['<rect x="4" y="5" width="95" height="94" rx="9" fill="#000" fill-opacity=".3"/>']
    parts.append(f'<rect x="1.5" y="1.5" width="95" height="95" rx="8" fill="{side.fill}"/>')
    if pattern := PATTERNS[side.pattern]:
        parts.append(f'<path stroke="{side.ink}" stroke-opacity=".13" stroke-width="4" d="{pattern}"/>')
    if stripe:
        parts.append(f'<path fill="{stripe}" d="M9.5 1.5H15.500V96.500H9.500a8 8 0 0 1-8-8V9.500a8 8 0 0 1 8-8Z"/>')
    if band:
        left = 15.5 if stripe else 1.5
        top = 40 if band == WIDE else 20
        parts.append(f'<path fill="{BAND}" d="M{left} {top}H96.500v{band}H{left}Z"/>')
    parts.append(f'<rect x="1.5" y="1.5" width="95" height="95" rx="8" fill="none" stroke="{edge}" stroke-width="2"/>')
    return f'<g class="far">{"".join(parts)}</g>'.replace(".500", ".5")


def _near(
    piece: Piece,
    face: Mapping[str, int],
    beside: str,
    side: SideLook,
    kind: KindLook,
    stripe: str,
    said: str,
    is_switched: bool,
) -> str:
    """Everything that is printed on the counter; under the name of a named face its own name is smaller."""
    name = short_name(piece, kind)
    middle = 56 if stripe else 49
    title = (30.5, 10.5, 60) if said else (17.5, 17, 78 if stripe else 92)
    fine = [_text("" if said else kind.size, middle, 31.5, _fitted(kind.size, 11.5, 50), side.ink)]
    parts = [
        _text(name, middle, title[0], _fitted(name, title[1], title[2]), side.ink),
        _symbol(kind.symbol, middle, 50.5, 0.76),
        _text(_value(face, kind.right), 88.5, 56, 17, beside),
        _text(_value(face, kind.left), 24.5 if stripe else 12, 56, 15, beside, "italic"),
        _factors(face, kind, middle, side),
    ]
    if stripe:
        label = _text(piece.formation, 0, 0, _fitted(piece.formation, 10, 60), ink_on(stripe))
        fine.append(f'<g transform="translate(12 49)rotate(-90)">{label}</g>')
    parts.append(_switched("fine", "".join(fine), "inline" if is_switched and any(fine) else ""))
    if EMBLEMS[side.emblem]:
        parts.append(_emblem(side, 88, 29, 0.58))
    return _switched("near", "".join(parts), "inline" if is_switched else "")


def short_name(piece: Piece, kind: KindLook) -> str:
    """The name of a piece as its counter has it."""
    lead = next((lead for lead in kind.lead.split() if piece.name.startswith(lead)), "")
    return piece.name.removeprefix(lead).removesuffix(kind.trim)


def _head(said: str, colour: str) -> str:
    """The name of a named face, on a band of its own at the head of the counter."""
    shape = f'<path fill="{colour}" d="M1.5 20.500V9.500a8 8 0 0 1 8-8H88.500a8 8 0 0 1 8 8V20.500Z"/>'.replace(
        ".500", ".5"
    )
    style = 'style="text-transform:uppercase" letter-spacing="1.2"'
    label = _text(said, 49, 15.5, _fitted(said, 11.5, 74), ink_on(colour)).replace("<text ", f"<text {style} ")
    return f'<g class="far">{shape}{label}</g>'


def _medal(side: SideLook, stripe: str) -> str:
    """The background of a leader: a disc with a rim of gold, and within it a ring in the colour of his formation."""
    ring = f'<circle cx="49" cy="49" r="40.5" fill="none" stroke="{stripe}" stroke-width="5"/>' if stripe else ""
    return (
        '<g class="far"><circle cx="51.5" cy="52" r="47.5" fill="#000" fill-opacity=".3"/>'
        f'<circle cx="49" cy="49" r="47.5" fill="{GOLD}"/><circle cx="49" cy="49" r="43" fill="{side.fill}"/>{ring}'
        f'<circle cx="49" cy="49" r="47.5" fill="none" stroke="{mixed(GOLD, "#000000", 0.5)}" stroke-width="1.2"/></g>'
    )


def _on_medal(piece: Piece, face: Mapping[str, int], side: SideLook, kind: KindLook, sign: str) -> str:
    """What is printed on a leader: stars and bars of rank, his name, the sign of his arm, his values."""
    high = 21 if kind.bars else 24
    stars = "".join(
        f'<g transform="translate({49 + 17 * (n - (kind.rank - 1) / 2):g} {high})scale(.72)" fill="{GOLD}"'
        f' stroke="{DARK}" stroke-width="1.1">{EMBLEMS["star"]}</g>'
        for n in range(kind.rank)
    )
    name, text = short_name(piece, kind), "-".join(_value(face, key) for key in kind.bottom if key in face)
    across, room = (57, 40) if SYMBOLS[sign] else (49, 44)
    return (
        stars
        + _bars(kind.bars)
        + _sign(sign, side.ink)
        + _text(name, across, 57 if kind.bars else 56, _fitted(name, 19 if kind.bars else 24, room), side.ink)
        + _text(_value(face, kind.right), 79.5, 55, 16, side.ink)
        + _text(_value(face, kind.left), 19, 55, 14, side.ink, "italic")
        + _text(text, 49, 78, _fitted(text, 20, 50), side.ink)
    )


def _bars(many: int) -> str:
    """The bars below the stars of a leader."""
    d = "".join(f"M{31 + 3 * n} {32.5 + 5 * n:g}H{67 - 3 * n}" for n in range(many))
    edges = ((DARK, 4.4), (GOLD, 2.6)) if many else ()
    return "".join(
        f'<path stroke="{ink}" stroke-width="{wide}" stroke-linecap="round" d="{d}"/>' for ink, wide in edges
    )


def _sign(name: str, ink: str) -> str:
    """The sign of a leader's arm, left of his name."""
    style = f'color="{ink}" fill="none" stroke="{ink}" stroke-width="3" stroke-linejoin="round"'
    drawn = SYMBOLS[name]
    return f'<g transform="translate(10.5 43)scale(.4)" {style}>{drawn}</g>' if drawn else ""


def _far(face: Mapping[str, int], side: SideLook, kind: KindLook) -> str:
    """The symbol and the most important number, large."""
    main = next((key for key in kind.bottom if key in face), "")
    value = _value(face, main)
    middle = 49 if kind.shape == "round" else 54
    symbol = _symbol(kind.symbol, middle, 32 if value else 50, 0.8 if kind.shape == "round" else 1.02)
    return _switched(
        "far-only", symbol + _text(value, middle, 84 if kind.shape == "round" else 91, 42, side.ink), "none"
    )


def _switched(kind: str, content: str, usual: str) -> str:
    """A group that a custom property of the page shows or hides."""
    style = f' style="display:var(--{kind.removesuffix("-only")},{usual})"' if usual else ""
    return f'<g class="{kind}"{style}>{content}</g>'


def _factors(face: Mapping[str, int], kind: KindLook, middle: float, side: SideLook) -> str:
    text = "-".join(_value(face, key) for key in kind.bottom if key in face)
    return _text(text, middle, 89, _fitted(text, 30, 74), side.ink)


def _value(face: Mapping[str, int], key: str) -> str:
    if key not in face:
        return ""
    return "∞" if face[key] >= BOUNDLESS else str(face[key])


def _fitted(text: str, size: float, room: float) -> float:
    """The size at which a text fits, no larger than asked."""
    return round(min(size, room / (0.56 * max(1, len(text)))), 1)


def _text(text: str, x: float, y: float, size: float, ink: str, slant: str = "") -> str:
    if not text:
        return ""
    style = f' font-style="{slant}"' if slant else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{style} fill="{ink}">{escape(text, quote=False)}</text>'


def _symbol(name: str, x: float, y: float, scale: float) -> str:
    """A unit symbol in its box, about a point."""
    if not SYMBOLS[name]:
        return ""
    corner = f"{x - 30 * scale:.1f} {y - 20 * scale:.1f}"
    return (
        f'<g transform="translate({corner})scale({scale:g})" color="{DARK}" fill="none" stroke="{DARK}"'
        f' stroke-width="2.8" stroke-linejoin="round"><path fill="{BOX}" d="M0 0H60V40H0Z"/>{SYMBOLS[name]}</g>'
    )


def _emblem(side: SideLook, x: float, y: float, scale: float) -> str:
    place = f"translate({x:g} {y:g})scale({scale:g})"
    return f'<g transform="{place}" color="{side.ink}" fill="{side.ink}" opacity=".8">{EMBLEMS[side.emblem]}</g>'


# Backs and badges -----------------------------------------------------------------------------------------------


def unknown_id(side: str, back: str = "") -> str:
    """The symbol of a counter that is not known, by its side and its back."""
    return f"u-{slug(side)}" + (f"-{slug(back)}" if back else "")


def unknown_symbol(side: str, look: Look, back: str = "") -> str:
    """The back of a counter: it shows the side, and where there are several backs which of them it is."""
    if back in look.backs:
        return _as_symbol(unknown_id(side, back), _back(look, back))
    shown = look.sides[side]
    mark = _text("?", 49, 88, 34, shown.ink)
    drawn = _card(shown, "") + f'<g class="far">{_emblem(shown, 49, 36, 2.1)}{mark}</g>'
    return _as_symbol(unknown_id(side, back), drawn)


def _back(look: Look, name: str) -> str:
    """A back that looks like the counters of a kind, with its own text in place of their values."""
    back = look.backs[name]
    side, kind = look.card(back.side, back.kind, back.traits), look.kind(back.kind, back.traits)
    near = [
        _text(back.name, 49, 17.5, _fitted(back.name, 17, 92), side.ink),
        _text(kind.size, 49, 31.5, _fitted(kind.size, 11.5, 50), side.ink),
        _symbol(kind.symbol, 49, 50.5, 0.76),
        _text(back.text, 49, 89, _fitted(back.text, 30, 74), side.ink),
    ]
    far = _symbol(kind.symbol, 54, 32, 1.02) + _text("?", 54, 91, 42, side.ink)
    return _card(side, "") + _switched("near", "".join(near), "inline") + _switched("far-only", far, "none")


def mark_symbol(mark: str, play: type[Play[Any]], look: Look, lang: str = "en") -> str:
    """The badge of a mark: a sign or a letter in a disc, and its name for whoever cannot see it."""
    shown = look.marks[mark]
    name = escape(words_for(play, lang).messages.text(shown.message), quote=False)
    ink, strokes = ink_on(shown.colour), 'stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"'
    letter = (
        f'<path fill="none" stroke="{ink}" {strokes} d="{MARK_SIGNS[shown.sign]}"/>'
        if MARK_SIGNS[shown.sign]
        else _text(shown.letter.get(lang, shown.letter["en"]), 20, 29, 26, ink)
    )
    disc = f'<circle cx="20" cy="20" r="17.5" fill="{shown.colour}" stroke="#fff" stroke-width="3"/>'
    return _as_symbol(f"m-{slug(mark)}", f"<title>{name}</title>{disc}{letter}", 40)


PAPER: Final = "#f3ecdb"
PARAPET: Final = "#27466b"
STATE: Final = "#b3261e"
_OUTLINE: Final = {
    "": '<rect x="1.5" y="1.5" width="95" height="95" rx="8" {}/>',
    "-round": '<circle cx="49" cy="49" r="47.5" {}/>',
}


_TURNED: Final = {"": "M96.5 62V88.5a8 8 0 0 1-8 8H62Z", "-round": "M92 66A47.5 47.5 0 0 1 66 92Z"}
"""The corner that is turned up on a counter that has acted."""


def state_symbols() -> dict[str, str]:
    """What is laid over a counter to show its state, whatever the counter.

    A turned corner, and a little paper over it, so that it stays legible: it has acted. A dashed parapet: dug in. A
    dashed rim and a struck eye on a black corner: the enemy does not know it. A red corner: something else, from so far
    that no sign could be read.
    """
    found = {}
    for shape, outline in _OUTLINE.items():
        paled = outline.format(f'fill="{PAPER}" fill-opacity=".16"')
        turned = f'<path fill="{PAPER}" stroke="{DARK}" stroke-width="2.4" d="{_TURNED[shape]}"/>'
        found[f"s-acted{shape}"] = paled + turned
        rim = outline.format('fill="none" stroke="#fff" stroke-width="3.4" stroke-dasharray="9 6"')
        dark = outline.format(f'fill="none" stroke="{DARK}" stroke-width="1"')
        at = "translate(14 14)" if shape else "translate(9 9)"
        found[f"s-unseen{shape}"] = dark + rim + _STRUCK_EYE.format(at)
    bank = f'fill="none" stroke="{PARAPET}" stroke-width="9" stroke-dasharray="9 4"'
    found["s-dug-in"] = f'<path {bank} d="M-6 58V104H104V58"/>'
    corner = f'<path fill="{STATE}" stroke="#fff" stroke-width="3" d="M58 1.5H88.5a8 8 0 0 1 8 8V40Z"/>'
    found["s-marked"] = corner
    return {
        name: f'<symbol id="{name}" viewBox="0 0 100 100" overflow="visible">{drawn}</symbol>'
        for name, drawn in found.items()
    }


_STRUCK_EYE: Final = (
    '<g transform="{}scale(.62)"><path fill="#111" d="M-14-14H40L-14 40Z"/><path fill="none" stroke="#fff"'
    ' stroke-width="3.4" stroke-linecap="round" d="M-6 6c4.5-7 14.5-7 19 0-4.5 7-14.5 7-19 0ZM-6 16 14-5"/></g>'
)


def lying_symbol(field: str, look: Look) -> str:
    """The sign of a field on a hex, centred on the hex."""
    shown = look.hexes[field]
    drawn = f'<g color="{shown.colour}" opacity=".8">{HEX_SIGNS[shown.sign]}</g>'
    return f'<symbol id="h-{slug(field)}" viewBox="-40 -40 80 80" overflow="visible">{drawn}</symbol>'


def crossing_symbol(field: str, look: Look) -> str:
    """The sign of a field on a hexside, centred on the side, leading across it, on a disc of paper."""
    shown = look.edges[field]
    disc = f'<circle r="15" fill="{BOX}" fill-opacity=".85" stroke="{shown.colour}" stroke-opacity=".6"/>'
    drawn = f'<g color="{shown.colour}">{disc}{SIDE_SIGNS[shown.sign]}</g>' if SIDE_SIGNS[shown.sign] else ""
    return f'<symbol id="e-{slug(field)}" viewBox="-20 -20 40 40" overflow="visible">{drawn}</symbol>'
