"""Victory, scenario by scenario, and units that leave the map."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from grognard.games.indochine.ground import abandon_digging
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import FRENCH, HO, VIET_MINH
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.table.position import CONCEALED
from grognard.kernel.words.goal import Band, Decision, Goal, Prize, Score, Verdict, Way
from grognard.kernel.words.rulebook import rule


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
    abandon_digging(g, piece)
    g.place(piece, g.board.box("left"))


@rule("scenario.bac-kan.victory")
def check_capture(g: Indochine) -> None:
    """Bac Kan: a French counter in Ho's hex, with no Viet-Minh unit left there, captures him and wins (R 45)."""
    if not g.has_rule("capture-ho"):
        return
    for piece in g.counters[VIET_MINH]:
        if is_ho(g, piece):
            hex_ = g.position.at[piece]
            if g.units_at(hex_, FRENCH) and not g.units_at(hex_, VIET_MINH):
                g.reveal(piece)
                g.end(FRENCH, "verdict-ho-captured")


def standing_tally(g: Indochine, side: Side) -> Tally:
    """The figure that decides the scenario: objectives held, or points of units that left the map.

    It is public: while units may be hidden, a marker counts as the units that may lie under it.
    """
    tally = Tally("standing")
    if g.has_rule("march-out") or g.has_rule("break-through"):
        if g.position.left[side]:
            tally.add(g.position.left[side], "0.5", "reason-left")
        return tally
    held = held_by(Eyes(g, None, sees_all=g.position.over), side)
    return tally.add(held, "0.5", "reason-objectives", count=held) if held else tally


@rule("0.5")
def judge(g: Indochine) -> None:
    """§0.5 After the last turn, or as soon as nothing can change it, the scenario's own conditions decide."""
    if g.position.over:
        return
    if g.position.turn >= g.scenario.turns or is_settled(g):
        winner, verdict = decide(g)
        g.end(winner, verdict)


@rule("0.5")
def is_settled(g: Indochine) -> bool:
    """§0.5 Whether a side is gone and the other cannot change the verdict: it does not score, or scores best (R 166).

    One that destroyed the enemy but still has ground to take, or a map to leave, has its remaining turns for it.
    """
    gone = [side for side in g.sides if is_gone(g, side)]
    if not gone:
        return False
    score = deciding_score(Eyes(g, None, sees_all=True))
    return score.side in gone or score.band == score.bands[-1]


def is_gone(g: Indochine, side: Side) -> bool:
    """Whether a side has no combat unit on the map, nor Uncle Ho, none to come, and no company to replace."""
    places = (g.board.box("hand"), g.board.box("arriving"), g.board.box("astray"))
    if g.position.replacements[side] and g.position.turn < g.scenario.turns:
        return False
    counters = [p for p in g.counters[side] if g.is_unit[p] or g.kind[p] == HO]
    return not any(g.is_on_board(p) or g.position.at[p] in places for p in counters)


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
    return deciding_score(Eyes(g, None, sees_all=True)).band.verdict


class Eyes(NamedTuple):
    """Who looks at the objectives: a side or a spectator, or, for the rules themselves, one who sees all.

    Where something may lie under a marker, a unit is taken to be there.
    """

    g: Indochine
    viewer: Side | None
    sees_all: bool = False

    def is_unit(self, piece: int) -> bool:
        """Whether a counter is a combat unit, or may be one as far as is known; what is not seen at all is not."""
        if self.sees_all or self.g.may_know(self.viewer, piece):
            return self.g.is_unit[piece]
        return self.g.position.hidden[piece] == CONCEALED

    def is_there(self, hex_: int, side: Side) -> bool:
        """Whether a side has a unit in a hex."""
        return any(self.g.owner[p] == side and self.is_unit(p) for p in self.g.at(hex_))

    def is_on_map(self, side: Side) -> bool:
        """Whether a side has a unit on the map."""
        return any(self.g.is_on_board(p) and self.is_unit(p) for p in self.g.roster.of(side))

    def holder(self, hex_: int) -> Side | None:
        """Who holds a hex: the side that alone has a unit there."""
        there = [side for side in self.g.sides if self.is_there(hex_, side)]
        return there[0] if len(there) == 1 else None


def held_by(eyes: Eyes, side: Side) -> int:
    """How many objectives a side holds."""
    return sum(eyes.holder(hex_) == side for hex_ in objectives(eyes.g))


def free_of(eyes: Eyes, side: Side) -> int:
    """How many objectives have no unit of a side."""
    return sum(not eyes.is_there(hex_, side) for hex_ in objectives(eyes.g))


def deciding_score(eyes: Eyes) -> Score:
    """The figure that decides, by the condition that the scenario names, and the verdict for each value."""
    name = condition(eyes.g)
    return CONDITIONS[name](eyes, name) if name else Score("held", 0, (Band(0, Verdict(None, "verdict-draw")),))


def condition(g: Indochine) -> str:
    """The special rule of the scenario that says who wins."""
    return next((name for name in CONDITIONS if g.has_rule(name)), "")


def by_number(
    eyes: Eyes, name: str, side: Side, value: int, ladder: Mapping[int, Side | None], places: int = 0
) -> Score:
    """A score of one side: from each number on, who wins; places where places are counted."""
    bands = [Band(least, verdict_of(name, winner)) for least, winner in ladder.items()]
    return Score("held" if places else "left", value, tuple(bands), side, {side: value}, places)


def verdict_of(name: str, winner: Side | None) -> Verdict:
    """The verdict of a condition."""
    return Verdict(winner, f"verdict-{name}-{'draw' if winner is None else winner.name}")


def hold_places(eyes: Eyes, name: str) -> Score:
    """The dyke: the Viet-Minh win with one of the three houses; Phu Tong Hoa: with three of the four hexes."""
    g, places = eyes.g, len(objectives(eyes.g))
    return by_number(eyes, name, VIET_MINH, held_by(eyes, VIET_MINH), {0: FRENCH, g.value("enough"): VIET_MINH}, places)


def capture_ho(eyes: Eyes, name: str) -> Score:
    """Bac Kan: without Ho the French need the village, every hex free of Viet-Minh units (R 160)."""
    places = len(objectives(eyes.g))
    free = FRENCH if eyes.is_on_map(FRENCH) else VIET_MINH
    return by_number(eyes, name, FRENCH, free_of(eyes, VIET_MINH), {0: VIET_MINH, places: free}, places)


def clear_positions(eyes: Eyes, name: str) -> Score:
    """Dong Khé: the Viet-Minh clear village and citadel with at most six formations disorganised (R 48, R 49)."""
    g, places = eyes.g, len(objectives(eyes.g))
    cleared = VIET_MINH if is_cheap(g, VIET_MINH) else FRENCH
    return by_number(eyes, name, VIET_MINH, free_of(eyes, FRENCH), {0: FRENCH, places: cleared}, places)


def take_village(eyes: Eyes, name: str) -> Score:
    """The rail: the French need every hex of the village, and no more than one formation disorganised for a win."""
    g, places = eyes.g, len(objectives(eyes.g))
    taken = FRENCH if is_cheap(g, FRENCH) else None
    return by_number(eyes, name, FRENCH, held_by(eyes, FRENCH), {0: VIET_MINH, places: taken}, places)


def is_cheap(g: Indochine, side: Side) -> bool:
    """Whether a side has lost no more formations than the scenario bears."""
    return g.position.disorganised[side] <= g.value("few")


def march_out(eyes: Eyes, name: str) -> Score:
    """The long march: the steps of French units off the map decide."""
    g = eyes.g
    ladder = {0: VIET_MINH, g.value("few"): None, g.value("enough"): FRENCH}
    return by_number(eyes, name, FRENCH, g.position.left[FRENCH], ladder)


def break_through(eyes: Eyes, name: str) -> Score:
    """Scenario 4: the points of Viet-Minh units that left by the east edge decide."""
    g = eyes.g
    ladder = {0: FRENCH, g.value("few"): None, g.value("enough"): VIET_MINH}
    return by_number(eyes, name, VIET_MINH, g.position.left[VIET_MINH], ladder)


CONDITIONS: dict[str, Callable[[Eyes, str], Score]] = {
    "hold-houses": hold_places,
    "capture-ho": capture_ho,
    "clear-positions": clear_positions,
    "take-village": take_village,
    "take-all": take_village,
    "march-out": march_out,
    "break-through": break_through,
    "hold-post": hold_places,
}
"""For each special rule about victory, the figure that decides and its bands."""

CLAUSES = {
    "capture-ho": "scenario.bac-kan.victory",
    "clear-positions": "scenario.dong-khe.victory",
    "take-village": "scenario.1",
    "take-all": "scenario.2",
    "march-out": "scenario.3",
    "break-through": "scenario.4",
}
"""The clauses of the conditions; those of our own scenarios stand under the clause on scenarios."""


# The goal on screen --------------------------------------------------------------------------------------------


def goal(g: Indochine, viewer: Side | None) -> Goal:
    """§0.5 What decides the scenario as the viewer knows it: places or points, formations lost, Uncle Ho."""
    eyes, name = Eyes(g, viewer), condition(g)
    score, rule = deciding_score(eyes), CLAUSES.get(name, "0.5")
    ways = tuple(other_ways(g, name, rule))
    prizes = (
        ()
        if score.name == "left"
        else tuple(Prize(hex_, 0, rule, f"prize-{name}", None, eyes.holder(hex_)) for hex_ in objectives(g))
    )
    is_sure = not g.has_secrets() or g.position.over
    how, decided = f"goal-how-{name}" if name else "verdict-draw", tuple(decisions(g, name, rule))
    return Goal(rule, how, score.band.verdict, score, (), ways, prizes, is_sure, decided)


def decisions(g: Indochine, name: str, rule: str) -> Iterator[Decision]:
    """What decides when all is known: Ho's hex, or the objectives or points, and formations lost for them."""
    if g.position.verdict == "verdict-ho-captured":
        yield from (
            Decision(rule, "ho-captured", {"hex": g.position.at[p]}) for p in g.counters[VIET_MINH] if is_ho(g, p)
        )
        return
    eyes = Eyes(g, None, sees_all=g.position.over)
    score = deciding_score(eyes)
    side = score.side
    if side is None:
        return
    if not score.places:
        yield Decision(rule, "decided-left", {"side": side, "count": score.value})
        return
    is_free = name in ("capture-ho", "clear-positions")
    counted = [h for h in objectives(g) if (not eyes.is_there(h, side.enemy) if is_free else eyes.holder(h) == side)]
    said = {"side": side, "count": len(counted), "of": score.places, "places": counted}
    yield Decision(rule, "decided-places", said)
    if side == price_payer(name) and score.band == score.bands[-1] and not is_cheap(g, side):
        lost = {"side": side, "count": g.position.disorganised[side], "few": g.value("few")}
        yield Decision(rule, "decided-too-costly", lost)


def is_ho(g: Indochine, piece: int) -> bool:
    """Whether a counter is Uncle Ho, on the map."""
    return g.kind[piece] == HO and g.is_on_board(piece)


def price_payer(name: str) -> Side | None:
    """The side that wins only if it has lost few formations."""
    return {"clear-positions": VIET_MINH, "take-village": FRENCH, "take-all": FRENCH}.get(name)


def other_ways(g: Indochine, name: str, rule: str) -> Iterator[Way]:
    """What decides beside places: Ho, and formations lost."""
    if name == "capture-ho":
        yield Way(rule, "way-ho", {}, g.position.verdict == "verdict-ho-captured", FRENCH)
    side = price_payer(name)
    if side is not None:
        said = {"side": side, "few": g.value("few"), "count": g.position.disorganised[side]}
        yield Way(rule, "way-few-lost", said, is_cheap(g, side), side)
