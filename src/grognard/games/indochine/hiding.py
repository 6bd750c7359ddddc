"""Chapter 8: hidden counters and decoys: who is observed from where, what recognises a counter, hiding again.

Recognition is automatic and for each counter. Any real enemy unit observes, hidden or not, whatever its state; decoys
observe nothing (R 77). What a player may do never depends on what lies under the enemy's markers; where the outcome
does, it is told as something that cannot be taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from grognard.games.indochine.ground import LIGHT, OPEN_GROUND, PROTECTIONS, protection, protection_from
from grognard.games.indochine.sight import hindrances, in_sight, seen_now
from grognard.games.indochine.stands import hidden_hexes, known_observers, unit_hexes
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.space.hexgrid import members
from grognard.kernel.table.position import CONCEALED
from grognard.kernel.words.rulebook import rule

if TYPE_CHECKING:
    from grognard.games.indochine.table import Indochine

MANNERS = ("moving", "tactical", "stationary")
"""What an observed counter does, as the observation table has it."""
MOVING, TACTICAL, STATIONARY = range(len(MANNERS))
ANYWHERE = -1
"""The set of all hexes, of whatever board."""
WATCHED_KEPT = 4096
"""For how many sets of hexes it is kept from where they are watched."""

NOT_TO_HIDE = Refusal("8.rehide", "no-hide-now")
IS_OBSERVED = Refusal("8.rehide", "no-hide-seen")


# Observation (8.discovery, table.observation) ------------------------------------------------------------------


def prepare_observation(g: Indochine) -> None:
    """How far counters are observed, read once."""
    g.observation = observation_distances(g)


@rule("table.observation")
def observation_distances(g: Indochine) -> tuple[tuple[int, ...], ...]:
    """§8 How far a counter is observed: by what it does, then by its cover; the table has columns for the night."""
    chart, when = g.charts["observation"], " by night" if g.has_rule("night") else ""
    return tuple(tuple(chart.number(cover, manner + when) for cover in PROTECTIONS) for manner in MANNERS)


@rule("8.discovery", "table.observation")
def observed_from(g: Indochine, hex_: int, manner: int, hexes: int = ANYWHERE) -> int:
    """§8 Those of some hexes from which an enemy unit recognises a counter in a hex that moves so; not the hex itself.

    Enemies meet in one hex only in an assault, which has its own moment of recognition (13). Smoke only hides: where
    nothing lies in ruins, what is observed without smoke is found once.
    """
    seen = seen_now(g)
    key = hex_, manner, protection(g, hex_)
    kept = seen.observed if seen.veils.ruins else g.observed_clear
    clear = kept.get(key)
    if clear is None:
        near = g.board.grid.within(hex_, max(g.observation[manner]))
        clear = kept[key] = observed_in(g, *key, seen[hex_] if seen.veils.ruins else g.clear_rows.among(hex_, near))
    found = clear & hexes
    return seen.among(hex_, found) if found and seen.veils.smoke else found


def observed_in(g: Indochine, hex_: int, manner: int, cover: int, seen: int) -> int:
    """The hexes among those seen from a hex that are near enough to recognise a counter in it, by its cover."""
    distances, within = g.observation[manner], g.board.grid.within
    found = seen & within(hex_, distances[cover]) & ~(1 << hex_)
    if any(hex_ in sides for sides in g.sides_with.values()):
        doubtful = members(found & ~within(hex_, min(distances)))
    elif cover == OPEN_GROUND:
        hinders = g.lines.all_hinders | seen_now(g).veils.ruins & g.lines.ruins_hinder
        hindered, doubtful = g.sight.meeting(hex_, found & ~within(hex_, distances[LIGHT]), hinders, 0)
        found &= ~hindered
    else:
        return found
    for there in doubtful:
        if g.board.grid.distance(there, hex_) > distances[cover_against(g, there, hex_)]:
            found &= ~(1 << there)
    return found


def watched_at_most(g: Indochine, hexes: int) -> int:
    """The hexes from which a counter that lies in any of these could be recognised, whatever cover is built there.

    Smoke, entrenchments and prepared positions only hide; a house in ruins may open a line, so that all hexes count.
    """
    if seen_now(g).veils.ruins:
        return g.board.grid.mask
    found = g.watched.get(hexes)
    if found is None:
        if len(g.watched) >= WATCHED_KEPT:
            g.watched.clear()
        found = 0
        for hex_ in members(hexes):
            found |= watched_hex(g, hex_)
        g.watched[hexes] = found
    return found


def watched_hex(g: Indochine, hex_: int) -> int:
    """The same for one hex: all covers from the printed one on together."""
    found = g.watched.get(~hex_)
    if found is None:
        covers = range(g.protection_of[hex_][0], len(PROTECTIONS))
        found = 0
        for cover in covers:
            near = g.board.grid.within(hex_, max(g.observation[STATIONARY]))
            found |= observed_in(g, hex_, STATIONARY, cover, g.clear_rows.among(hex_, near))
        g.watched[~hex_] = found
    return found


@rule("8.discovery", "0.3")
def cover_against(g: Indochine, from_: int, hex_: int) -> int:
    """§8 The cover of a hex against a look from another: with a hindrance in the line at least light (R 91)."""
    cover = protection_from(g, from_, hex_)
    return max(cover, LIGHT) if hindrances(g, from_, hex_) else cover


# Recognition (8.discovery, 8.decoy) ----------------------------------------------------------------------------


@rule("8.discovery", "8.decoy")
def recognise(g: Indochine, piece: int, clause: str) -> None:
    """§8 Take the marker off a counter; a decoy leaves play."""
    hex_ = g.position.at[piece]
    if not g.reveal(piece):
        return
    if g.kind[piece] in g.decoy_kinds:
        g.tell("decoy-found", clause, side=g.owner[piece], hex=hex_)
        g.remove(piece)
    else:
        g.tell("recognised", clause, piece=piece, hex=hex_)


def recognise_all(g: Indochine, pieces: Iterable[int]) -> None:
    """Recognise several counters, those still on the map."""
    for piece in pieces:
        if g.is_on_board(piece):
            recognise(g, piece, "8.discovery")


@rule("8.discovery")
def observe(g: Indochine, movers: Sequence[int], is_tactical: bool) -> None:
    """§8 Counters that have moved are recognised where they are observed, and recognise what they observe."""
    at = g.position.at
    for here in sorted({at[p] for p in movers if g.is_on_board(p)}):
        observe_in(g, here, [p for p in movers if at[p] == here], is_tactical)


def observe_in(g: Indochine, here: int, movers: Sequence[int], is_tactical: bool) -> None:
    """§8 The same for those that have entered one hex.

    Most steps are out of sight of the enemy: one test of a set of hexes says so. If only a hidden marker of the enemy
    might observe them, the outcome tells what it is, whichever it is.
    """
    side = g.owner[movers[0]]
    foe = side.enemy
    near = in_sight(g, foe, here) & ~(1 << here)
    if not near:
        return
    found = found_by(g, side, here, near) if any(g.is_unit[p] for p in movers) else []
    hidden = [p for p in movers if g.position.hidden[p] == CONCEALED]
    if hidden:
        watched = observed_from(g, here, TACTICAL if is_tactical else MOVING, near)
        if watched & hidden_hexes(g, foe) and not watched & known_observers(g, foe):
            g.disclose()
        if watched & unit_hexes(g, foe):
            recognise_all(g, hidden)
    recognise_all(g, found)


def found_by(g: Indochine, side: Side, here: int, near: int) -> list[int]:
    """The hidden counters of the enemy that a unit in a hex recognises where they lie, among those it sees."""
    hidden = g.position.hidden
    hexes = [h for h in members(near & hidden_hexes(g, side.enemy)) if observed_from(g, h, STATIONARY, 1 << here)]
    return [p for h in hexes for p in g.counters_at(h, side.enemy) if hidden[p] == CONCEALED]


@rule("8.discovery")
def look_around(g: Indochine) -> None:
    """§8 Every hidden counter that lies within the observation of an enemy unit is recognised.

    For what changes without a move: after the set-up, when smoke thins, a house falls, or a unit is put elsewhere
    (R 154).
    """
    position, veils = g.position, seen_now(g).veils
    now = veils, *g.side_caches, position.dug, position.prepared
    if now == g.looked:
        return
    found: list[int] = []
    for side in g.sides:
        lying = hidden_hexes(g, side)
        observers = unit_hexes(g, side.enemy) if lying else 0
        if not observers & watched_at_most(g, lying):
            continue
        for hex_ in members(lying):
            if observed_from(g, hex_, STATIONARY, observers):
                found += [p for p in g.counters_at(hex_, side) if position.hidden[p] == CONCEALED]
    if found:
        recognise_all(g, found)
    else:
        g.looked = veils, *g.side_caches, position.dug[:], position.prepared[:]


@rule("8.discovery")
def firers_seen(g: Indochine, firers: Sequence[int]) -> list[int]:
    """§8 The hidden units about to fire that are in sight of an enemy unit, at any distance.

    It counts even if that enemy falls to the fire, or the smoke of the round hides the firer from him.
    """
    seen, at = seen_now(g), g.position.at
    hidden = [p for p in firers if g.is_on_board(p) and not g.is_open(p)]
    return [p for p in hidden if seen.among(at[p], unit_hexes(g, g.owner[p].enemy))]


# Hiding again (8.rehide) ---------------------------------------------------------------------------------------


@rule("8.rehide")
def cannot_hide(g: Indochine, side: Side, piece: int) -> Refusal | None:
    """§8 A recognised counter may be hidden again unless a recognised enemy unit observes it.

    Whether a hidden enemy does is not asked here: the refusal would tell units from decoys (R 78, R 153).
    """
    if g.owner[piece] != side or not g.is_on_board(piece) or not g.is_open(piece):
        return NOT_TO_HIDE
    watched = observed_from(g, g.position.at[piece], STATIONARY, known_observers(g, side.enemy))
    return IS_OBSERVED if watched else None


@rule("8.rehide")
def hide(g: Indochine, side: Side, pieces: Iterable[int]) -> None:
    """§8 Put markers on counters again; one that a hidden enemy unit observes stays recognised (R 109).

    Its owner learns only that it is watched.
    """
    markers, observers = hidden_hexes(g, side.enemy), unit_hexes(g, side.enemy)
    for piece in pieces:
        here = g.position.at[piece]
        watched = observed_from(g, here, STATIONARY, markers | observers)
        if watched & markers:
            g.disclose()
        if watched & observers:
            g.tell("stays-watched", "8.rehide", side, piece=piece, hex=here)
        else:
            g.tell("hides", "8.rehide", piece=piece, hex=here)
            g.conceal(piece, CONCEALED)
