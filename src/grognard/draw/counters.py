"""Counters: every face of every piece as an SVG symbol, the backs of unknown ones, and the badges of marks.

A sprite holds `c-<slug>-<steps>` for each face, with `-<name>` behind it for a named face that the piece does not start
on, and `u-<side>` for a counter seen without being known, both 100 by 100,
`m-<mark>` for each badge, 40 by 40, `h-<field>` for what may come to lie on a hex, 80 by 80 about its middle, and
`e-<field>` for what may come to lie on a hexside, 40 by 40 about its middle and leading across it from south to north;
pages put them down with `<use>`. What a piece may do, and where it stands, is not known here.

Near and far. A counter is drawn twice over: the group of class `near` has everything on it, the group of class
`far-only` the symbol and one number, large; what is common to both has class `far`. Selectors do not reach into what
`<use>` puts down, but custom properties are inherited by it. So a page chooses with two of them, set on any element
around its counters: nothing for the near view, and `--near: none; --far: inline` for the far one.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from html import escape
from typing import Any, Final

from grognard.draw.colours import ink_on, mixed
from grognard.draw.look import KindLook, Look, SideLook
from grognard.draw.symbols import EMBLEMS, HEX_SIGNS, PATTERNS, SIDE_SIGNS, SYMBOLS
from grognard.kernel.pieces import Piece, Roster
from grognard.kernel.play import Play
from grognard.kernel.title import Title
from grognard.kernel.words import words_for

SANS: Final = "'Gill Sans','Gill Sans MT',Cabin,'Liberation Sans Narrow','Liberation Sans',Arial,sans-serif"
DARK: Final = "#1c1a17"
BOX: Final = "#fbf6e9"
BAND: Final = "#ffffff"
BOUNDLESS: Final = 99
"""A printed value from here on means "unlimited"."""


def slug(name: str) -> str:
    """A name as part of an id: letters, digits and dashes stay, anything else is `_` and its number."""
    return re.sub(r"[^A-Za-z0-9-]", lambda sign: f"_{ord(sign[0]):x}", name)


def counters_svg(game: type[Play[Any]] | Title, look: Look, lang: str = "en") -> str:
    """All symbols of a game in one hidden SVG."""
    from grognard import shelf

    title = game if isinstance(game, Title) else shelf.title(game)
    return sprite(title.pieces, title.play, look, lang)


def sprite(pieces: Iterable[Piece] | Roster, play: type[Play[Any]], look: Look, lang: str = "en") -> str:
    """The symbols of these pieces, of every side and of every mark."""
    words = words_for(play, lang)
    symbols = [
        counter_symbol(piece, steps, look, lang, face=face, said=words.label("face", face) if face else "")
        for piece in pieces
        for face in ("", *piece.turned)
        for steps in range(piece.steps, 0, -1)
    ]
    symbols += [unknown_symbol(side.name, look) for side in play.sides]
    symbols += [mark_symbol(mark, play, look, lang) for mark in play.marks]
    symbols += [lying_symbol(field, look) for field in look.hexes]
    symbols += [crossing_symbol(field, look) for field in look.edges]
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">{"".join(symbols)}</svg>'


# One counter ----------------------------------------------------------------------------------------------------


def symbol_id(piece: Piece, steps: int, face: str = "") -> str:
    """The symbol of a piece with this many steps left, on a named face unless it is the one it starts on."""
    return f"c-{slug(piece.name)}-{steps}" + (f"-{slug(face)}" if face in piece.turned else "")


def counter_symbol(
    piece: Piece, steps: int, look: Look, lang: str = "en", *, far: bool = True, face: str = "", said: str = ""
) -> str:
    """One face of a piece with the name of a named face; `far` adds the version for a small scale."""
    traits = piece.traits | {face}
    side, kind = look.card(piece.side.name, piece.kind, traits), look.kind(piece.kind, traits)
    # A formation of one unit has no stripe.
    stripe = "" if piece.formation == piece.name else look.stripe(piece.formation)
    values = piece.face(steps, face)
    kind = replace(kind, size=said or kind.size)
    drawn = _card(side, stripe, steps < piece.steps) + _near(piece, values, steps, side, kind, stripe, far)
    if far:
        drawn += _far(values, side, kind)
    return _as_symbol(symbol_id(piece, steps, face), drawn)


def plain_symbol(id_: str, side: str, kind: str, traits: Collection[str], look: Look) -> str:
    """A simplified counter of a kind with these traits, for small pictures."""
    shown = look.card(side, kind, traits)
    edge = mixed(shown.fill, "#000000", 0.5)
    card = f'<rect x="2" y="2" width="96" height="96" rx="9" fill="{shown.fill}" stroke="{edge}" stroke-width="4"/>'
    symbol = _symbol(look.kind(kind, traits).symbol, 50, 50, 1.2)
    return f'<symbol id="{id_}" viewBox="0 0 100 100">{card}{symbol}</symbol>'


def _as_symbol(id_: str, drawn: str, size: int = 100) -> str:
    lettering = f'font-family="{SANS}" font-weight="bold" text-anchor="middle"'
    return f'<symbol id="{id_}" viewBox="0 0 {size} {size}" {lettering}>{drawn}</symbol>'


def _card(side: SideLook, stripe: str, is_reduced: bool) -> str:
    """The background: shadow, colour, the side's pattern, the formation's stripe, the band of a reduced face."""
    edge = mixed(side.fill, "#000000", 0.55)
    parts = ['<rect x="4" y="5" width="95" height="94" rx="9" fill="#000" fill-opacity=".3"/>']
    parts.append(f'<rect x="1.5" y="1.5" width="95" height="95" rx="8" fill="{side.fill}"/>')
    if pattern := PATTERNS[side.pattern]:
        parts.append(f'<path stroke="{side.ink}" stroke-opacity=".13" stroke-width="4" d="{pattern}"/>')
    if stripe:
        parts.append(f'<path fill="{stripe}" d="M9.5 1.5H15.500V96.500H9.500a8 8 0 0 1-8-8V9.500a8 8 0 0 1 8-8Z"/>')
    if is_reduced:
        parts.append(f'<path fill="{BAND}" d="M{15.5 if stripe else 1.5} 40H96.500V60H{15.5 if stripe else 1.5}Z"/>')
    parts.append(f'<rect x="1.5" y="1.5" width="95" height="95" rx="8" fill="none" stroke="{edge}" stroke-width="2"/>')
    return f'<g class="far">{"".join(parts)}</g>'.replace(".500", ".5")


def _near(
    piece: Piece,
    face: Mapping[str, int],
    steps: int,
    side: SideLook,
    kind: KindLook,
    stripe: str,
    is_switched: bool,
) -> str:
    """Everything that is printed on the counter."""
    beside = DARK if steps < piece.steps else side.ink
    name = piece.name.removesuffix(kind.trim)
    middle = 56 if stripe else 49
    parts = [
        _text(name, middle, 17.5, _fitted(name, 17, 78 if stripe else 92), side.ink),
        _text(kind.size, middle, 31.5, _fitted(kind.size, 11.5, 50), side.ink),
        _symbol(kind.symbol, middle, 50.5, 0.76),
        _text(_value(face, kind.right), 88.5, 56, 17, beside),
        _text(_value(face, kind.left), 24.5 if stripe else 12, 56, 15, beside, "italic"),
        _factors(face, kind, middle, side),
    ]
    if stripe:
        label = _text(piece.formation, 0, 0, _fitted(piece.formation, 10, 60), ink_on(stripe))
        parts.append(f'<g transform="translate(12 49)rotate(-90)">{label}</g>')
    if EMBLEMS[side.emblem]:
        parts.append(_emblem(side, 88, 29, 0.58))
    return _switched("near", "".join(parts), "inline" if is_switched else "")


def _far(face: Mapping[str, int], side: SideLook, kind: KindLook) -> str:
    """The symbol and the most important number, large."""
    main = next((key for key in kind.bottom if key in face), "")
    value = _value(face, main)
    symbol = _symbol(kind.symbol, 54, 32 if value else 50, 1.02)
    return _switched("far-only", symbol + _text(value, 54, 91, 42, side.ink), "none")


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


def unknown_symbol(side: str, look: Look) -> str:
    """The back of a counter: it shows only the side."""
    shown = look.sides[side]
    mark = _text("?", 49, 88, 34, shown.ink)
    drawn = _card(shown, "", False) + f'<g class="far">{_emblem(shown, 49, 36, 2.1)}{mark}</g>'
    return _as_symbol(f"u-{slug(side)}", drawn)


def mark_symbol(mark: str, play: type[Play[Any]], look: Look, lang: str = "en") -> str:
    """The badge of a mark: a letter in a disc, and its name for whoever cannot see it."""
    shown = look.marks[mark]
    name = escape(words_for(play, lang).messages.text(shown.message), quote=False)
    letter = _text(shown.letter.get(lang, shown.letter["en"]), 20, 29, 26, ink_on(shown.colour))
    disc = f'<circle cx="20" cy="20" r="17.5" fill="{shown.colour}" stroke="#fff" stroke-width="3"/>'
    return _as_symbol(f"m-{slug(mark)}", f"<title>{name}</title>{disc}{letter}", 40)


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
