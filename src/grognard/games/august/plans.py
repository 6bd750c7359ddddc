"""Chapters 9.1, 9.11 to 9.15, 9.62, 9.9 and 11.1: missions of guns and mortars, and the plan of fire for the battle.

Both sides give their missions at once and sealed, after the set-up. The plan is carried out in `bombardment`; observed
fire is in `artillery`. A mission is secret until the gun shows it; what all know of it is in the field `duty`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from grognard.games.august.ground import is_ready
from grognard.games.august.sectors import cannot_fire_over
from grognard.games.august.table import August
from grognard.games.august.words import LIMBERED, LOADED, MISSIONS, NOT_YOURS
from grognard.kernel.asking.script import Cannot, Offer, Option, Refusal, Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.table.position import of_turn
from grognard.kernel.words.rulebook import rule

NO_MISSION, FIRE, OBSERVE, MOVE, CANCELLED = range(len(MISSIONS))
NO_FIRE = -1
"""The entry of a turn without fire."""
AWAY = ("out", "pool", "left")
"""Where a piece is no longer, or not yet, in the battle."""

NOT_A_BATTERY = Refusal("9.1", "no-battery")
NO_PLAN_FOR_MORTARS = Refusal("9.15", "no-plan-for-mortars")
NO_PLAN_SHELLS = Refusal("11.1", "no-plan-shells")
NOT_DRAWN_UP = Refusal("9.13", "no-drawn-up")
IS_THERE = Refusal("9.13", "no-goal-here")
NO_GOAL = Refusal("9.13", "no-goal-there")
GUNS_STAY = Refusal("9.13", "no-guns-stay")
OUT_OF_RANGE = Refusal("9.11", "no-aim-range")
NO_SMOKE = Refusal("16.14", "no-smoke")
NO_SMOKE_LEFT = Refusal("16.14", "no-smoke-left")
NO_SMOKE_THERE = Refusal("16.14", "no-smoke-there")
NO_SUCH_PLAN = Refusal("9.11", "no-such-plan")
STAYS = Refusal("9.62", "no-mission-stays")
HAS_ARRIVED = Refusal("9.13", "no-arrived")
ON_ITS_WAY = Refusal("9.13", "no-on-its-way")
ONE_BY_ONE = Refusal("9.1", "no-other-mission")
HAS_BEGUN = Refusal("9.11", "no-plan-as-later")
NOTHING_TO_REPEAT = Refusal("9.11", "no-repeat")
TRIED = Refusal("9.14", "no-tried")
NOTHING_TO_CANCEL = Refusal("9.14", "no-nothing-to-cancel")


class Orders(NamedTuple):
    """What is written on the sheet for one piece."""

    mission: int
    goal: int = -1
    plan: tuple[int, ...] = ()
    """The target of each turn from the first, `NO_FIRE` for none; nothing after its end."""
    smoking: tuple[int, ...] = ()
    """1 for each turn in which the fire is smoke."""


# Who has a mission (9.1) ---------------------------------------------------------------------------------------


def is_in_battle(g: August, piece: int) -> bool:
    """Whether a battery is on the map, off the map and firing, or still to enter."""
    return g.position.at[piece] not in [g.board.box(name) for name in AWAY]


def batteries(g: August, side: Side) -> list[int]:
    """The guns, mortars and off-map batteries of a side that are in the battle."""
    return [p for p in g.batteries_of[side] if is_in_battle(g, p)]


def is_due(g: August, piece: int) -> bool:
    """Whether a battery can act now: it is on the map, or an off-map battery in its box."""
    return g.is_on_board(piece) or g.is_off_map[piece]


@rule("9.11", "9.66")
def entry(g: August, piece: int) -> int:
    """§9.66 The target of this turn; what was missed before is not made up. `NO_FIRE` for none."""
    return of_turn(g.position.plan[piece], g.position.turn, NO_FIRE)


def planned_hexes(g: August, side: Side) -> int:
    """The set of hexes that a side's batteries have in their plans for this turn and those that follow."""
    now = max(0, g.position.turn - 1)
    return hexset(h for p in g.batteries_of[side] for h in g.position.plan[p][now:] if h != NO_FIRE)


def barred_hexes(g: August, side: Side) -> int:
    """The set of hexes in which barrages of a side lie."""
    return hexset(h for p in g.batteries_of[side] if (h := g.position.barrage[p]) >= 0)


def is_smoke_entry(g: August, piece: int) -> bool:
    """§9.9 Whether this turn's entry is smoke."""
    return bool(of_turn(g.position.smoking[piece], g.position.turn, 0))


# Missions (9.1, 9.13, 9.15) ------------------------------------------------------------------------------------


@rule("9.1", "9.15", "9.13", "11.1")
def cannot_plan_fire(g: August, piece: int) -> Refusal | None:
    """§9.1 Planned fire is for batteries on the map and ready, with shells for it; not for mortars."""
    if "mortar" in g.roster[piece].traits:
        return NO_PLAN_FOR_MORTARS
    if not supply(g, piece):
        return NO_PLAN_SHELLS
    return cannot_observe_from(g, piece)


def cannot_be_told(g: August, asked: int, cannot: Cannot, piece: int) -> Refusal | None:
    """§9.1 Missions are given to one piece after another: the one asked about, if nothing is against it."""
    return cannot(g, piece) if piece == asked else ONE_BY_ONE


@rule("9.1", "9.13", "9.15")
def cannot_observe_from(g: August, piece: int) -> Refusal | None:
    """§9.13 A piece that is limbered, loaded or still to enter has a movement mission."""
    return None if g.is_on_board(piece) and is_ready(g, piece) else NOT_DRAWN_UP


@rule("9.13")
def cannot_be_bound_for(g: August, piece: int, hex_: int) -> Refusal | None:
    """§9.13 The destination is another hex that the piece, or the wagon that carries it, can enter.

    In some scenarios guns that start on the ground fire or observe from there.
    """
    if g.has_rule("guns-stay") and cannot_observe_from(g, piece) is None:
        return GUNS_STAY
    if g.position.at[piece] == hex_:
        return IS_THERE
    return NO_GOAL if g.closed["wheels" if g.is_towed[piece] else "foot"] >> hex_ & 1 else None


def goals(g: August, piece: int) -> list[int]:
    """The hexes that `cannot_be_bound_for` does not refuse; what does not depend on the hex is asked once."""
    if g.has_rule("guns-stay") and cannot_observe_from(g, piece) is None:
        return []
    closed = g.closed["wheels" if g.is_towed[piece] else "foot"] | 1 << g.position.at[piece]
    return members(g.board.grid.mask & ~closed)


@rule("9.1", "9.11", "9.13", "11.1")
def give_missions(g: August) -> Script[None]:
    """§9.1 After the set-up both sides give every gun and mortar its mission and its plan, at once and in secret."""
    waiting = {side: batteries(g, side) for side in g.sides}
    scripts = {side: plan_side(g, side, waiting[side]) for side in g.sides if waiting[side]}
    if not scripts:
        return
    sheets = yield from g.together(scripts)
    for side, sheet in sheets.items():
        for piece, orders in sheet.items():
            write(g, piece, orders)
        g.tell("missions-given", "9.1", side=side)


def plan_side(g: August, side: Side, pieces: Sequence[int]) -> Script[dict[int, Orders]]:
    """§9.1 One side's sheet, piece by piece."""
    sheet: dict[int, Orders] = {}
    for piece in pieces:
        sheet[piece] = yield from order_piece(g, side, piece, sheet)
    return sheet


@rule("9.1", "9.12", "9.13")
def order_piece(g: August, side: Side, piece: int, sheet: Mapping[int, Orders]) -> Script[Orders]:
    """§9.1 Off-map batteries fire by plan; the others fire, observe, or move to a destination."""
    mission = FIRE
    if not g.is_off_map[piece]:
        choice = yield g.choose(
            side,
            g.plan_fire.each([piece], cannot_be_told, g, piece, cannot_plan_fire),
            g.observe.each([piece], cannot_be_told, g, piece, cannot_observe_from),
            g.bound_for.these(goals(g, piece), cannot_be_bound_for, g, piece),
            rule="9.1",
            ask="ask-mission",
            piece=piece,
        )
        match choice.verb:
            case "bound-for":
                return Orders(MOVE, choice.noun)
            case "observe":
                return Orders(OBSERVE)
    plan, smoking = yield from plan_turns(g, side, piece, sheet)
    return Orders(mission, -1, plan, smoking)


@rule("9.13", "9.15")
def write(g: August, piece: int, orders: Orders) -> None:
    """§9.13 The sheet is kept; a piece that is to move shows its limbered face from the start."""
    position = g.position
    position.mission[piece] = orders.mission
    position.goal[piece] = orders.goal
    position.plan[piece] = orders.plan
    position.smoking[piece] = orders.smoking
    if orders.mission == MOVE and is_ready(g, piece):
        g.turn_to(piece, LIMBERED)


# The plan (9.11, 9.9, 11.1) ------------------------------------------------------------------------------------


@rule("11.0", "11.1", "11.3")
def supply(g: August, piece: int) -> int:
    """§11.1 For how many turns a battery has shells for planned fire; each has its own (11.3)."""
    return g.value(f"{g.owner[piece].name}-plan")


@rule("9.11", "7.31")
def cannot_aim(g: August, piece: int, hex_: int) -> Refusal | None:
    """§9.11 Off-map batteries reach every hex, others those in their range; the target need not be seen."""
    if g.is_off_map[piece]:
        return None
    far = g.board.grid.distance(g.position.at[piece], hex_)
    return cannot_fire_over(g, g.position.at[piece], hex_) if far <= g.printed(g.range_of, piece) else OUT_OF_RANGE


@rule("17.51", "17.52")
def cannot_aim_next(g: August, piece: int, first: int, hex_: int) -> Refusal | None:
    """§17.52 A battery, off the map too, is allotted to one sector: that of the first target of its plan."""
    return cannot_aim(g, piece, hex_) or (cannot_fire_over(g, first, hex_) if first != NO_FIRE else None)


def first_target(entries: Iterable[Option]) -> int:
    """The first hex that is fired on, or the mark of no fire."""
    return next((entry.noun for entry in entries if entry.verb != "no-fire"), NO_FIRE)


@rule("9.9", "16.14", "16.11")
def cannot_aim_smoke(g: August, piece: int, used: int, first: int, hex_: int) -> Refusal | None:
    """§16.14 Smoke is planned where the scenario allows it, and as often; `used` is how often it is planned already."""
    most = g.value(f"{g.owner[piece].name}-smoke")
    if not most:
        return NO_SMOKE
    if used >= most:
        return NO_SMOKE_LEFT
    area = g.board.regions.get(f"smoke-{g.owner[piece].name}")
    if area is not None and not area >> hex_ & 1:
        return NO_SMOKE_THERE
    return cannot_aim_next(g, piece, first, hex_)


@rule("9.11")
def cannot_plan_as(g: August, piece: int, sheet: Mapping[int, Orders], used: int, other: int) -> Refusal | None:
    """§9.11 Several batteries may have the same targets: a plan is copied if every target of it can be planned."""
    if other not in sheet or not any(h != NO_FIRE for h in sheet[other].plan):
        return NO_SUCH_PLAN
    for hex_, is_smoke in zip(sheet[other].plan, sheet[other].smoking, strict=True):
        refusal = None
        if is_smoke:
            refusal = cannot_aim_smoke(g, piece, used, NO_FIRE, hex_)
            used += 1
        elif hex_ != NO_FIRE:
            refusal = cannot_aim(g, piece, hex_)
        if refusal is not None:
            return refusal
    return None


def smoke_planned(sheets: Iterable[Orders]) -> int:
    """How many entries of smoke there are."""
    return sum(sum(orders.smoking) for orders in sheets)


@rule("9.11", "9.9", "11.1")
def plan_turns(
    g: August, side: Side, piece: int, sheet: Mapping[int, Orders]
) -> Script[tuple[tuple[int, ...], tuple[int, ...]]]:
    """§9.11 Turn by turn a target, smoke or no fire, no more often than there are shells (11.1).

    A turn may be planned as the one before, all that are left too, and the plan may end or be that of another battery.
    """
    entries: list[Option] = []
    used = smoke_planned(sheet.values())
    while has_room(g, piece, entries):
        offers = entry_offers(g, piece, sheet, entries, used)
        turn = g.position.turn + len(entries)
        choice = yield g.choose(
            side,
            *offers,
            rule="9.11",
            ask="ask-aim",
            piece=piece,
            turn=turn,
            planned=len(entries),
            so_far=targets_text(g, entries),
        )
        match choice.verb:
            case "no-more-fire":
                break
            case "plan-as":
                return sheet[choice.noun].plan, sheet[choice.noun].smoking
            case "as-before":
                entries.append(entries[-1])
            case "as-before-on":
                while cannot_repeat(g, piece, entries, used) is None:
                    entries.append(entries[-1])
            case _:
                entries.append(choice)
    return written(entries)


def targets_text(g: August, entries: Sequence[Option]) -> str:
    """The targets planned so far, turn by turn, as the plan sheet has them; a dash for no fire."""
    return ", ".join("–" if entry.verb == "no-fire" else g.board.grid.number(entry.noun) for entry in entries)


@rule("11.1")
def has_room(g: August, piece: int, entries: Sequence[Option]) -> bool:
    """§11.1 Whether there is a turn left to plan, and a battery has shells for one more."""
    fired = sum(entry.verb != "no-fire" for entry in entries)
    return g.position.turn + len(entries) <= g.scenario.turns and fired < supply(g, piece)


@rule("9.11", "9.9")
def cannot_repeat(g: August, piece: int, entries: Sequence[Option], used: int) -> Refusal | None:
    """§9.11 A turn is planned like the one before if that was fire, and there are shells of its kind."""
    if not entries or entries[-1].verb == "no-fire":
        return NOTHING_TO_REPEAT
    if not has_room(g, piece, entries):
        return NO_PLAN_SHELLS
    if entries[-1].verb != "aim-smoke":
        return None
    return cannot_aim_smoke(g, piece, used + smoke_in(entries), NO_FIRE, entries[-1].noun)


def smoke_in(entries: Iterable[Option]) -> int:
    """How many entries are smoke."""
    return sum(entry.verb == "aim-smoke" for entry in entries)


def entry_offers(
    g: August, piece: int, sheet: Mapping[int, Orders], entries: Sequence[Option], used: int
) -> list[Offer | Option]:
    """§9.11 What can be planned for the next turn."""
    if entries:
        copies = g.plan_as.refused(HAS_BEGUN)
    else:
        copies = g.plan_as.each(list(sheet), cannot_plan_as, g, piece, sheet, used)
    repeats = [voice.unless(cannot_repeat, g, piece, entries, used) for voice in (g.as_before, g.as_before_on)]
    first = first_target(entries)
    smokes = smoke_offer(g, piece, used + smoke_in(entries), first)
    return [aim_offer(g, piece, first), smokes, copies, g.no_fire(), *repeats, g.no_more_fire()]


def written(entries: Sequence[Option]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The targets and the turns of smoke, without the turns after the last fire."""
    end = max((at + 1 for at, entry in enumerate(entries) if entry.verb != "no-fire"), default=0)
    plan = tuple(NO_FIRE if entry.verb == "no-fire" else entry.noun for entry in entries[:end])
    return plan, tuple(int(entry.verb == "aim-smoke") for entry in entries[:end])


def aim_offer(g: August, piece: int, first: int) -> Offer:
    """The hexes a battery may plan to fire on, after this first target."""
    if not g.position.division:  # Without sectors the range alone decides.
        return g.aim.these(members(hexes_in_range(g, piece)), cannot_aim_next, g, piece, first)
    return g.aim.each(members(hexes_in_range(g, piece)), cannot_aim_next, g, piece, first)


def hexes_in_range(g: August, piece: int) -> int:
    """§9.11 The set of hexes that a battery reaches."""
    grid = g.board.grid
    return grid.mask if g.is_off_map[piece] else grid.within(g.position.at[piece], g.printed(g.range_of, piece))


def smoke_offer(g: August, piece: int, used: int, first: int) -> Offer:
    """The hexes a battery may plan smoke on."""
    if used >= g.value(f"{g.owner[piece].name}-smoke"):
        return g.aim_smoke.these((), cannot_aim_smoke, g, piece, used, first)
    area = g.board.regions.get(f"smoke-{g.owner[piece].name}", g.board.grid.mask)
    nouns = members(area & hexes_in_range(g, piece))
    if not g.position.division:  # Without sectors area and range alone decide.
        return g.aim_smoke.these(nouns, cannot_aim_smoke, g, piece, used, first)
    return g.aim_smoke.each(nouns, cannot_aim_smoke, g, piece, used, first)


# Movement missions (9.13, 9.62) --------------------------------------------------------------------------------


@rule("9.62", "9.15", "9.13", "9.12")
def cannot_leave_by_mission(g: August, piece: int) -> Refusal | None:
    """§9.62 With planned fire or observation a gun stays; one that moves does not go on from its destination."""
    if not g.is_gun[piece]:
        return None
    mission = g.position.mission[piece]
    if mission in (FIRE, OBSERVE):
        return STAYS
    return HAS_ARRIVED if has_arrived(g, piece) else None


@rule("9.13", "5.64")
def cannot_carry_on(g: August, pieces: Iterable[int]) -> Refusal | None:
    """§9.13 What holds for a gun holds for the wagon that carries it."""
    load = g.position.load
    for piece in pieces:
        for each in (piece, load[piece]):
            if each >= 0 and (refusal := cannot_leave_by_mission(g, each)) is not None:
                return refusal
    return None


@rule("9.13")
def has_arrived(g: August, piece: int) -> bool:
    """§9.13 Whether a piece that is to move is at its destination."""
    return g.position.mission[piece] == MOVE and g.position.at[piece] == g.position.goal[piece]


@rule("9.13", "5.1")
def is_stranded(g: August, piece: int) -> bool:
    """§9.13 Whether a piece that must be carried is to move and no wagon of its side is left in the battle."""
    if g.position.mission[piece] != MOVE or not g.is_towed[piece] or g.has(piece, LOADED):
        return False
    return not any(g.is_wagon[p] and is_in_battle(g, p) for p in g.pieces_of[g.owner[piece]])


@rule("9.13")
def must_make_ready(g: August, piece: int) -> bool:
    """§9.13 On arrival, and when it is stranded, a piece is made ready by its next action."""
    return not is_ready(g, piece) and not g.has(piece, LOADED) and (has_arrived(g, piece) or is_stranded(g, piece))


@rule("9.13", "9.15")
def cannot_make_ready(g: August, piece: int) -> Refusal | None:
    """§9.15 A piece that is to move stays limbered until it has arrived."""
    on_way = g.position.mission[piece] == MOVE and not has_arrived(g, piece) and not is_stranded(g, piece)
    return ON_ITS_WAY if on_way else None


@rule("9.13", "9.1")
def take_up_observation(g: August, piece: int) -> None:
    """§9.13 A piece made ready at its destination, or stranded, has an observation mission from then on."""
    if g.position.mission[piece] != MOVE or not is_ready(g, piece):
        return
    g.position.mission[piece] = OBSERVE
    g.position.goal[piece] = -1
    show_mission(g, piece)
    g.tell("takes-up-observation", "9.13", piece=piece, hex=g.position.at[piece])


@rule("9.1", "9.15")
def show_mission(g: August, piece: int) -> None:
    """§9.15 What a gun does, or does not do, tells all what its mission is."""
    g.position.duty[piece] = g.position.mission[piece]


# Cancelling (9.14) ---------------------------------------------------------------------------------------------


@rule("9.14")
def cannot_cancel(g: August, side: Side, piece: int) -> Refusal | None:
    """§9.14 A battery or mortar with a mission, on the map or off-map artillery, once a turn."""
    if g.owner[piece] != side:
        return NOT_YOURS
    if not (g.is_gun[piece] or g.is_off_map[piece]):
        return NOT_A_BATTERY
    if not is_in_battle(g, piece) or not is_due(g, piece) or g.position.mission[piece] in (NO_MISSION, CANCELLED):
        return NOTHING_TO_CANCEL
    return TRIED if g.position.tried[piece] == g.position.turn else None


@rule("9.14", "3.0.B")
def cancel_missions(g: August) -> Script[None]:
    """§9.14 At the start of the bombardment phase each side may try to cancel missions, initiative first (R 50)."""
    position = g.position
    first = g.sides[position.acting]
    while position.passes < len(g.sides):
        side = first if not position.passes else first.enemy
        offer = g.cancel.each(g.batteries_of[side], cannot_cancel, g, side)
        choice = None
        if len(offer):
            choice = yield g.menu(side, offer, g.done(), rule="9.14", ask="ask-cancel")
        if choice is None or choice.verb == "done":
            position.passes += 1
        else:
            yield from try_to_cancel(g, choice.noun)
    position.passes = 0


@rule("9.14")
def cancel_tally(g: August) -> Tally:
    """§9.14 One die: one or two cancels."""
    most = g.limits["cancel"]
    return Tally("cancel").by(Dice(1, 6), lambda roll: "cancelled" if roll <= most else "goes-on")


@rule("9.14", "9.64")
def try_to_cancel(g: August, piece: int) -> Script[None]:
    """§9.14 A die decides; a cancelled mission is struck out for good and the piece never fires again."""
    g.position.tried[piece] = g.position.turn
    tally = cancel_tally(g)
    roll = yield g.roll(rule="9.14", ask="roll-cancel", tally=tally, low=g.owner[piece])
    is_cancelled = tally.result(roll) == "cancelled"
    g.tell("mission-cancelled" if is_cancelled else "mission-goes-on", "9.14", piece=piece, roll=roll)
    if is_cancelled:
        strike_out(g, piece, CANCELLED)
        show_mission(g, piece)


@rule("9.14", "9.64")
def strike_out(g: August, piece: int, mission: int = NO_MISSION) -> None:
    """§9.64 What was planned for a piece is struck out."""
    position = g.position
    position.mission[piece] = mission
    position.goal[piece] = -1
    position.plan[piece] = ()
    position.smoking[piece] = ()


# Barrages lost (9.72) ------------------------------------------------------------------------------------------


@rule("9.72")
def lose_barrage(g: August, piece: int) -> None:
    """§9.72 The marker of a battery that is eliminated, demoralised or assaulted is removed."""
    hex_ = g.position.barrage[piece]
    if hex_ >= 0:
        g.position.barrage[piece] = -1
        g.tell("barrage-lifts", "9.72", piece=piece, hex=hex_)
