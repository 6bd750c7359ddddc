"""Victory, scenario by scenario, and units that leave the map."""

from __future__ import annotations

from grognard.games.indochine.table import FRENCH, HO, VIET_MINH, Indochine
from grognard.kernel.hexgrid import members
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Side
from grognard.kernel.tally import Tally


def objectives(g: Indochine) -> list[int]:
    """The hexes the scenario is about, of one objective or several."""
    found = 0
    for name, bits in g.board.regions.items():
        if name.startswith("objective"):
            found |= bits
    return members(found)


def holds(g: Indochine, side: Side, hex_: int) -> bool:
    """Whether a side has a combat unit in a hex, and the enemy none."""
    return bool(g.units_at(hex_, side)) and not g.units_at(hex_, side.enemy)


@rule("0.5", "scenario.4", "scenario.3")
def leave_map(g: Indochine, piece: int) -> None:
    """§0.5 A unit leaves the map: French units score their steps, Viet-Minh infantry and leaders a point each."""
    side = g.owner[piece]
    if g.kind[piece] != HO and g.is_unit[piece]:
        if g.has_rule("march-out") and side == FRENCH:
            g.position.left[side] += g.position.steps[piece]
        elif g.has_rule("break-through") and side == VIET_MINH and not g.is_weapon[piece]:
            g.position.left[side] += 1
    g.tell_apart(side, piece, "leaves-map", "marker-leaves-map", "0.5", hex=g.position.at[piece])
    g.place(piece, g.board.box("left"))


@rule("scenario.bac-kan.victory")
def check_capture(g: Indochine) -> None:
    """Bac Kan: a French counter in Ho's hex, with no Viet-Minh unit left there, captures him and wins (R 45)."""
    if not g.has_rule("capture-ho"):
        return
    for piece in g.counters[VIET_MINH]:
        if g.kind[piece] == HO and g.is_on_board(piece):
            hex_ = g.position.at[piece]
            if g.units_at(hex_, FRENCH) and not g.units_at(hex_, VIET_MINH):
                g.reveal(piece)
                g.tell("ho-captured", "scenario.bac-kan.victory", hex=hex_)
                g.end(FRENCH, "verdict-ho-captured")


def standing_tally(g: Indochine, side: Side) -> Tally:
    """The figure that decides the scenario: objectives held, or points of units that left the map."""
    tally = Tally("standing")
    if g.has_rule("march-out") or g.has_rule("break-through"):
        if g.position.left[side]:
            tally.add(g.position.left[side], "0.5", "reason-left")
        return tally
    held = sum(holds(g, side, hex_) for hex_ in objectives(g))
    return tally.add(held, "0.5", "reason-objectives", count=held) if held else tally


@rule("0.5")
def judge(g: Indochine) -> None:
    """§0.5 After the last turn, or as soon as nothing can change it, the scenario's own conditions decide."""
    if g.position.over:
        return
    if is_gone(g, FRENCH) or is_gone(g, VIET_MINH) or g.position.turn >= g.scenario.turns:
        winner, verdict = decide(g)
        g.end(winner, verdict)


def is_gone(g: Indochine, side: Side) -> bool:
    """Whether a side has no combat unit on the map, none to come, and no company to replace."""
    places = (g.board.box("hand"), g.board.box("arriving"), g.board.box("astray"))
    if g.position.replacements[side] and g.position.turn < g.scenario.turns:
        return False
    return not any(g.is_on_board(p) or g.position.at[p] in places for p in g.units[side])


@rule(
    "scenario.bac-kan.victory",
    "scenario.dong-khe.victory",
    "scenario.1",
    "scenario.2",
    "scenario.3",
    "scenario.4",
)
def decide(g: Indochine) -> tuple[Side | None, str]:
    """The winner and the verdict by the conditions that the scenario names."""
    for name, condition in CONDITIONS.items():
        if g.has_rule(name):
            winner = condition(g)
            verdict = "draw" if winner is None else winner.name
            return winner, f"verdict-{name}-{verdict}"
    return None, "verdict-draw"


def hold_houses(g: Indochine) -> Side:
    """The dyke: the Viet-Minh win with one of the three houses."""
    taken = sum(holds(g, VIET_MINH, hex_) for hex_ in objectives(g))
    return VIET_MINH if taken >= g.value("enough") else FRENCH


def capture_ho(g: Indochine) -> Side:
    """Bac Kan: without Ho the French need the village, every hex free of Viet-Minh units (R 160)."""
    is_free = not any(g.units_at(hex_, VIET_MINH) for hex_ in objectives(g))
    return FRENCH if is_free and any(g.is_on_board(p) for p in g.units[FRENCH]) else VIET_MINH


def clear_positions(g: Indochine) -> Side:
    """Dong Khé: the Viet-Minh clear village and citadel with at most six formations disorganised (R 48, R 49)."""
    cleared = not any(g.units_at(hex_, FRENCH) for hex_ in objectives(g))
    return VIET_MINH if cleared and g.position.disorganised[VIET_MINH] <= g.value("few") else FRENCH


def take_village(g: Indochine) -> Side | None:
    """The rail: the French need every hex of the village, and no more than one formation disorganised for a win."""
    if not all(holds(g, FRENCH, hex_) for hex_ in objectives(g)):
        return VIET_MINH
    return FRENCH if g.position.disorganised[FRENCH] <= g.value("few") else None


def march_out(g: Indochine) -> Side | None:
    """The long march: the steps of French units off the map decide."""
    left = g.position.left[FRENCH]
    return FRENCH if left >= g.value("enough") else VIET_MINH if left < g.value("few") else None


def break_through(g: Indochine) -> Side | None:
    """Scenario 4: the points of Viet-Minh units that left by the east edge decide."""
    left = g.position.left[VIET_MINH]
    return VIET_MINH if left >= g.value("enough") else FRENCH if left < g.value("few") else None


def hold_post(g: Indochine) -> Side:
    """Phu Tong Hoa: the Viet-Minh win with three of the four hexes."""
    taken = sum(holds(g, VIET_MINH, hex_) for hex_ in objectives(g))
    return VIET_MINH if taken >= g.value("enough") else FRENCH


CONDITIONS = {
    "hold-houses": hold_houses,
    "capture-ho": capture_ho,
    "clear-positions": clear_positions,
    "take-village": take_village,
    "take-all": take_village,
    "march-out": march_out,
    "break-through": break_through,
    "hold-post": hold_post,
}
"""For each special rule about victory, who wins by it; None is a draw."""
