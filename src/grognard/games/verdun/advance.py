"""Chapter 9.6: advance after combat, one hex, or two for stacks with pioneers."""

from __future__ import annotations

from typing import Any

from grognard.games.verdun.losses import Fight, alive
from grognard.games.verdun.stacking import fits
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.words import DUG_IN, PIONEER
from grognard.kernel.asking.script import Refusal, Script
from grognard.kernel.words.rulebook import rule

NOT_WITH_PIONEERS = Refusal("9.61", "no-not-with-pioneers")
FULL = Refusal("8.31", "no-stack-full")


@rule("9.6", "9.53")
def is_open(g: Verdun, fight: Fight) -> bool:
    """§9.6 The hex is empty of enemies, and §9.53 no attacker has retreated."""
    return not fight.retreats.get(int(fight.side)) and not g.units_at(fight.hex, fight.side.enemy)


@rule("9.6", "9.45", "9.54", "9.63", "8.31")
def cannot_advance(g: Verdun, fight: Fight, piece: int) -> Refusal | None:
    """§9.6 Infantry that assaulted may advance, §9.63 with guns stacked with it, within the stacking limit."""
    if not g.is_on_board(piece) or g.owner[piece] != fight.side:
        return Refusal("9.6", "no-not-in-fight")
    if g.is_gun[piece] and piece not in fight.stacked_guns:
        return Refusal("9.63", "no-gun-apart")
    if piece not in fight.attackers:
        return Refusal("9.6", "no-not-in-fight")
    if piece in fight.entered:
        return Refusal("9.6", "no-there-already")
    return None if fits(g, [*g.units_at(fight.hex, fight.side), piece]) else FULL


@rule("9.6", "9.61", "8.13", "8.46")
def advance(g: Verdun, fight: Fight) -> Script[None]:
    """§9.6 The attacker may advance into the emptied hex; §9.61 stacks with pioneers advance first, and farther."""
    if not is_open(g, fight):
        return
    led = [p for p in alive(g, fight.attackers) if is_led(g, fight, p)]
    if led:
        yield from advance_behind_pioneers(g, fight, led)
    while len(ways := g.advance.each(fight.attackers, cannot_follow, g, fight, led, trail=way_in)):
        inside = len(g.units_at(fight.hex, fight.side))
        choice = yield g.choose(
            fight.side,
            ways,
            g.onward.these((), why_no_more_onward, g, fight, led),
            g.done(),
            rule="9.6",
            ask="ask-advance",
            hex=fight.hex,
            inside=inside,
        )
        if choice.verb == "done":
            return
        enter(g, fight, choice.noun, fight.hex)


@rule("9.6", "9.61")
def cannot_follow(g: Verdun, fight: Fight, led: list[int], piece: int) -> Refusal | None:
    """§9.61 The other attackers advance after the stacks with pioneers."""
    return Refusal("9.61", "no-led-before") if piece in led else cannot_advance(g, fight, piece)


def way_in(g: Verdun, fight: Fight, *given: Any) -> tuple[int, int]:
    """The path of a unit that advances."""
    return g.position.at[given[-1]], fight.hex


@rule("9.6", "14.9")
def enter(g: Verdun, fight: Fight, piece: int, hex_: int) -> None:
    """A unit advances, and its side controls the hex."""
    g.place(piece, hex_)
    g.unmark(piece, DUG_IN)
    g.take_control(hex_, fight.side)
    if hex_ == fight.hex:
        fight.entered.append(piece)
    g.tell("advances", "9.6", piece=piece, hex=hex_)


# §9.61 Two hexes -----------------------------------------------------------------------------------------------


@rule("9.61", "14.5")
def hexes_beyond(g: Verdun, fight: Fight, start: int) -> list[int]:
    """§9.61 After a retreat of two hexes its first hex, after a wipe-out any hex beyond; always free of enemies."""
    grid = g.board.grid
    if not alive(g, fight.assaulted):
        found = [h for h in grid.adjacent[fight.hex] if grid.distance(h, start) > 1]
    elif fight.retreats.get(int(fight.side.enemy), 0) >= g.number("limits", "pioneer-advance"):
        found = fight.first_hexes
    else:
        found = []
    ways = g.ways.plain["march"]
    return sorted({h for h in found if not g.enemies_at(h, fight.side) and ways.cost(fight.hex, h) is not None})


@rule("9.61", "14.5")
def is_led(g: Verdun, fight: Fight, piece: int) -> bool:
    """§9.61 Whether a unit was stacked with pioneers that attacked, and has a second hex to advance to."""
    start = fight.origin[piece]
    if start not in fight.pioneer_hexes or (g.is_gun[piece] and piece not in fight.stacked_guns):
        return False
    return bool(hexes_beyond(g, fight, start))


@rule("9.61", "8.31")
def onward_hexes(g: Verdun, fight: Fight, piece: int) -> list[int]:
    """§9.61 The second hexes of a unit: the same for its whole stack, and within the stacking limit."""
    start = fight.origin[piece]
    found = [fight.beyond[start]] if start in fight.beyond else hexes_beyond(g, fight, start)
    return [h for h in found if fits(g, [*g.units_at(h, fight.side), piece])]


@rule("9.61", "9.62")
def cannot_go_onward(g: Verdun, fight: Fight, led: list[int], piece: int) -> Refusal | None:
    """§9.61 Only units stacked with pioneers advance twice, and one unit stays; §9.62 unless only pioneers advanced."""
    if piece not in led:
        return why_not_led(g, fight, piece)
    if g.position.at[piece] != fight.hex:
        return Refusal("9.61", "no-not-gone-in")
    staying = [p for p in g.units_at(fight.hex, fight.side) if p != piece]
    if not staying and not all(g.kind[p] == PIONEER for p in fight.entered):
        return Refusal("9.61", "no-one-must-stay")
    return None if onward_hexes(g, fight, piece) else FULL


def way_on(g: Verdun, fight: Fight, _: list[int], piece: int) -> tuple[int, ...]:
    """The path of a unit to its second hex, where there is only one."""
    hexes = onward_hexes(g, fight, piece)
    return (fight.hex, hexes[0]) if len(hexes) == 1 else ()


def cannot_lead(g: Verdun, fight: Fight, led: list[int], piece: int) -> Refusal | None:
    """§9.61 Only stacks with pioneers advance before the others."""
    refusal = cannot_advance(g, fight, piece)
    return why_not_led(g, fight, piece) if refusal is None and piece not in led else refusal


@rule("9.61", "9.63")
def why_not_led(g: Verdun, fight: Fight, piece: int) -> Refusal:
    """§9.61 Why a unit has no second hex: not stacked with pioneers, or the enemy is near."""
    if piece not in fight.attackers:
        return Refusal("9.6", "no-not-in-fight")
    if fight.origin[piece] not in fight.pioneer_hexes:
        return NOT_WITH_PIONEERS
    if g.is_gun[piece] and piece not in fight.stacked_guns:
        return Refusal("9.63", "no-gun-apart")
    is_far = fight.retreats.get(int(fight.side.enemy), 0) >= g.number("limits", "pioneer-advance")
    return Refusal("9.61", "no-hex-beyond" if is_far or not alive(g, fight.assaulted) else "no-enemy-near")


@rule("9.61")
def why_no_more_onward(g: Verdun, fight: Fight, led: list[int], piece: int) -> Refusal:
    """§9.61 Why nobody goes on once the others advance: the stacks with pioneers have had their turn."""
    return Refusal("9.61", "no-led-before") if piece in led else why_not_led(g, fight, piece)


@rule("9.61", "9.62", "14.5")
def advance_behind_pioneers(g: Verdun, fight: Fight, led: list[int]) -> Script[None]:
    """§9.61 The stacks with pioneers advance one hex, then a second, before any other unit advances."""
    while True:
        inward = g.advance.each(led, cannot_lead, g, fight, led, trail=way_in)
        onward = g.onward.each(led, cannot_go_onward, g, fight, led, trail=way_on)
        if not len(inward) and not len(onward):
            return
        choice = yield g.choose(
            fight.side,
            inward,
            onward,
            g.done(),
            rule="9.61",
            ask="ask-onward",
            hex=fight.hex,
            inside=len(g.units_at(fight.hex, fight.side)),
            ready=len(onward),
        )
        if choice.verb == "done":
            return
        if choice.verb == "advance":
            enter(g, fight, choice.noun, fight.hex)
        else:
            yield from go_onward(g, fight, choice.noun)


@rule("9.61", "8.11", "8.31")
def why_not_beyond(g: Verdun, fight: Fight, piece: int, hex_: int) -> Refusal | None:
    """§9.61 Why a unit stacked with pioneers does not advance to a second hex."""
    start = fight.origin[piece]
    if fight.beyond.get(start, hex_) != hex_:
        return Refusal("9.61", "no-stack-parts")
    if hex_ in hexes_beyond(g, fight, start):
        return FULL
    if g.board.grid.distance(hex_, fight.hex) != 1:
        return Refusal("9.61", "no-beyond")
    if g.enemies_at(hex_, fight.side):
        return Refusal("9.61", "no-enemy-there")
    if g.ways.plain["march"].cost(fight.hex, hex_) is None:
        return Refusal("8.11", "no-river")
    return Refusal("9.61", "no-first-hex" if alive(g, fight.assaulted) else "no-beyond")


def way_beyond(g: Verdun, fight: Fight, _: int, hex_: int) -> tuple[int, int]:
    """The path of a unit to its second hex."""
    return fight.hex, hex_


@rule("9.61")
def go_onward(g: Verdun, fight: Fight, piece: int) -> Script[None]:
    """§9.61 One unit advances to its second hex; its stack follows to the same hex."""
    hexes = g.to.these(onward_hexes(g, fight, piece), why_not_beyond, g, fight, piece, trail=way_beyond)
    choice = yield from g.which(fight.side, hexes, rule="9.61", ask="ask-onward-where", piece=piece)
    hex_ = choice.noun
    fight.beyond[fight.origin[piece]] = hex_
    enter(g, fight, piece, hex_)
