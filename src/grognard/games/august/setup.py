"""Set-up (3.0, 6.2, 15.1, 16.2, 16.41, 16.5): leaders are drawn, groups divided, pieces placed, hidden, dug in.

Each scenario says how many of what; the numbers are its values, the hexes its regions. Missions and plans come after.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.august.detection import look_around
from grognard.games.august.ground import cannot_dig_here, cannot_stack, first_control
from grognard.games.august.rivers import bank_of_side
from grognard.games.august.table import August
from grognard.games.august.wagons import hitch_loads
from grognard.games.august.words import (
    BANKS,
    CLASSES,
    DISMOUNTED,
    DUG_IN,
    FACES,
    GERMAN,
    GROUPS,
    LIMBERED,
    LOADED,
    MOUNTED,
    RANKS,
    RUSSIAN,
    WAYS,
)
from grognard.kernel.asking.actions import Action
from grognard.kernel.asking.script import Cannot, Offer, Refusal, Script, Side
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.table.position import UNSEEN
from grognard.kernel.tactics.placing import Passed, PlaceQuestion, place_one
from grognard.kernel.words.rulebook import rule

NOT_A_SET_UP_HEX = Refusal("3.0", "no-set-up-hex")
NO_WHEELS = Refusal("5.2", "no-wheels")
GUNS_ELSEWHERE = Refusal("3.0", "no-set-up-gun")
IN_TOWN = Refusal("3.0", "no-set-up-town")
MUST_BE_LOADED = Refusal("3.0", "no-must-be-loaded")
NO_FREE_WAGON = Refusal("5.62", "no-free-wagon")
NOT_CARRIED = Refusal("5.62", "no-carried-kind")
ENOUGH_LOADED = Refusal("3.0", "no-enough-loaded")
NO_HIDING = Refusal("16.5", "no-hiding")
NOT_SENT = Refusal("16.41", "no-send")
NO_SUCH_FACE = Refusal("15.1", "no-such-face")
NO_SUCH_BANK = Refusal("5.8", "no-such-bank")
NO_SUCH_WAY = Refusal("16.41", "no-such-way")
NO_HIDING_HERE = Refusal("16.5", "no-hiding-here")
NOT_DETACHED = Refusal("16.41", "no-detached")
NOT_TO_DIVIDE = Refusal("16.41", "no-not-to-divide")
NOT_HIGHEST = Refusal("6.72", "no-not-highest")
ENOUGH_DUG_IN = Refusal("16.2", "no-enough-dug-in")


@rule("3.0")
def first_to_set_up(g: August) -> Side:
    """§3.0 The side that sets up first, as the scenario says."""
    return RUSSIAN if g.has_rule("russian-first") else GERMAN


def area(g: August, side: Side, name: str = "") -> int:
    """The hexes in which a side, or some of its pieces, sets up."""
    return g.board.regions.get(f"set-up-{side.name}{name and '-'}{name}", 0)


def in_hand(g: August, side: Side) -> list[int]:
    """The pieces of a side that are still to be placed."""
    return [p for p in g.at(g.board.box("hand")) if g.owner[p] == side]


# Leaders (6.2) -------------------------------------------------------------------------------------------------


def candidates(g: August, side: Side, which: str, rank: str) -> list[int]:
    """The faces of leaders of a class and rank that are still in the pool."""
    found = [p for p in g.at(g.board.box("pool")) if g.owner[p] == side and g.kind[p] == rank]
    match which:
        case "cossack-":
            return [p for p in found if g.is_cossack[p]]
        case "cavalry-":
            return [p for p in found if g.is_cavalry[p] and not g.is_cossack[p]]
        case _:
            return [p for p in found if not g.is_cavalry[p]]


def group_owner(g: August, box: str) -> Side | None:
    """The side that has pieces waiting in a box."""
    return next((g.owner[p] for p in g.at(g.board.box(box))), None)


@rule("6.2")
def draw_leaders(g: August) -> Script[None]:
    """§6.2 For each class and rank of the scenario a counter is drawn and tossed; the rest of the pool is set aside.

    Both faces of a counter are in the pool, so that one draw settles which counter and which face.
    """
    for side in g.sides:
        for which in CLASSES:
            for rank in RANKS:
                yield from draw_some(g, side, which, rank, g.value(f"{side.name}-{which}{rank}s"), start_box(g, side))
        if group_owner(g, GROUPS[0]) == side:
            for rank in RANKS:
                yield from draw_some(g, side, "", rank, g.value(f"{GROUPS[0]}-{rank}s"), GROUPS[0])
    for piece in g.at(g.board.box("pool")):
        g.remove(piece)


def start_box(g: August, side: Side) -> str:
    """§16.41 Where the leaders of a side go: in hand, or to its only group if nothing of it starts on the map."""
    return "hand" if area(g, side) or g.has_rule("divide-leaders") else GROUPS[0]


def draw_some(g: August, side: Side, which: str, rank: str, count: int, box: str) -> Script[None]:
    """§6.2 So many leaders of a class and rank are drawn for one place."""
    for _ in range(count):
        lot = yield g.draw(g.appoint.each(candidates(g, side, which, rank)), rule="6.2", ask="draw-leader")
        appoint(g, lot.noun, box)


def appoint(g: August, piece: int, box: str) -> None:
    """§6.2 A leader is drawn; the other face of his counter is set aside."""
    g.tell("appointed", "6.2", piece=piece)
    g.place(piece, g.board.box(box))
    if box in GROUPS:
        g.conceal(piece)
    name = g.roster[piece].name
    twin = g.roster.find(name[:-1] + ("b" if name.endswith("a") else "a"))
    if twin is not None:
        g.remove(twin)


# Groups (16.41) ------------------------------------------------------------------------------------------------


def main_kind(g: August, side: Side) -> str:
    """The kind of companies of which some may go round or be kept back."""
    return "infantry" if any(g.kind[p] == "infantry" for p in g.pieces_of[side]) else "cavalry"


@rule("16.41")
def cannot_detach(g: August, side: Side, piece: int) -> Refusal | None:
    """§16.41 Companies of the main kind and officers of their class go round or are kept back, as many as allowed."""
    kind = g.kind[piece]
    main = main_kind(g, side)
    name = "companies" if kind == main else f"{kind}s"
    is_of_class = g.is_cavalry[piece] == (main == "cavalry")
    others = [p for p in g.at(g.board.box(GROUPS[1])) if g.owner[p] == side and g.kind[p] == kind]
    if g.owner[piece] != side or not is_of_class or len(others) >= g.value(f"may-2-{name}"):
        return NOT_DETACHED
    return None if g.position.at[piece] in (g.board.box("hand"), g.board.box(GROUPS[0])) else NOT_TO_DIVIDE


@rule("16.41")
def divide(g: August, side: Side) -> Script[None]:
    """§16.41 A side writes down who goes round by another way or is kept back for later."""
    while g.value(f"{side.name}-detaches"):
        mine = in_hand(g, side) + [p for p in g.at(g.board.box(GROUPS[0])) if g.owner[p] == side]
        offer = g.detach.each(mine, cannot_detach, g, side)
        if not len(offer):
            return
        choice = yield g.menu(side, offer, g.done(), rule="16.41", ask="ask-detach")
        if choice.verb == "done":
            return
        wait(g, choice.noun, GROUPS[1])


def wait(g: August, piece: int, box: str) -> None:
    """§16.41 A piece waits off the map; only its owner is told in which group."""
    g.place(piece, g.board.box(box))
    g.conceal(piece)
    g.tell("waits", "16.41", g.owner[piece], piece=piece, place=g.board.box(box))


# Pieces (3.0) --------------------------------------------------------------------------------------------------


@rule("3.0", "4.1", "5.2")
def cannot_put(g: August, piece: int, hex_: int) -> Refusal | None:
    """§3.0 A piece is placed in the hexes of its side, within the stacking limits; not in a lake.

    §5.2 Wagons, and guns that they tow, are not placed where no wagon can go.
    """
    side = g.owner[piece]
    if not area(g, side) >> hex_ & 1 or g.lakes >> hex_ & 1 or g.known_combat_at(hex_, side.enemy):
        return NOT_A_SET_UP_HEX
    if (g.is_wagon[piece] or g.is_towed[piece]) and g.no_wheels >> hex_ & 1:
        return NO_WHEELS
    if g.is_gun[piece] and not area_of_guns(g, side) >> hex_ & 1:
        return GUNS_ELSEWHERE
    if must_be_in_town(g, piece) and not area(g, side, "town") >> hex_ & 1:
        return IN_TOWN
    if g.is_gun[piece] and not may_stand_unloaded(g, piece):
        return MUST_BE_LOADED
    if g.is_wagon[piece] and not area_of_guns(g, side) >> hex_ & 1 and lacks_wagons(g, side):
        return MUST_BE_LOADED
    return cannot_stack(g, piece, hex_)


@rule("3.0")
def must_be_in_town(g: August, piece: int) -> bool:
    """§3.0 Machine guns, and as many infantry companies as the scenario says, start in the town."""
    side = g.owner[piece]
    town, least = area(g, side, "town"), g.value(f"{side.name}-in-town")
    if not town or not least:
        return False
    if g.is_machine_gun[piece]:
        return True
    if g.kind[piece] != "infantry":
        return False
    infantry = [p for p in g.pieces_of[side] if g.kind[p] == "infantry"]
    there = sum(g.is_on_board(p) and bool(town >> g.position.at[p] & 1) for p in infantry)
    left = sum(g.kind[p] == "infantry" for p in in_hand(g, side))
    return left <= least - there


# Wagons (5.62) -------------------------------------------------------------------------------------------------


def loaded_guns(g: August, side: Side) -> int:
    """How many guns of a side on the map are loaded."""
    return sum(g.is_gun[p] and g.has(p, LOADED) and g.is_on_board(p) for p in g.pieces_of[side])


@rule("3.0", "9.13")
def may_stand_unloaded(g: August, piece: int) -> bool:
    """§3.0 Whether enough guns are loaded, or can be later, for this one to stand on the ground."""
    side = g.owner[piece]
    later = sum(g.is_gun[p] for p in in_hand(g, side)) - 1
    return loaded_guns(g, side) + later >= g.value(f"{side.name}-loaded-guns")


def area_of_guns(g: August, side: Side) -> int:
    """The set of hexes in which the guns of a side may start."""
    return area(g, side, "guns") or area(g, side)


@rule("3.0", "5.62")
def lacks_wagons(g: August, side: Side) -> bool:
    """§3.0 Whether every free wagon that may stand among the guns, less one, is needed by guns that start loaded."""
    missing = g.value(f"{side.name}-loaded-guns") - loaded_guns(g, side)
    if missing <= 0:
        return False
    wagons = [p for p in g.pieces_of[side] if g.is_wagon[p] and g.position.load[p] < 0]
    ready = sum(g.is_on_board(p) and bool(area_of_guns(g, side) >> g.position.at[p] & 1) for p in wagons)
    return ready + sum(g.is_wagon[p] for p in in_hand(g, side)) - 1 < missing


@rule("5.62", "5.64")
def cannot_start_aboard(g: August, piece: int, wagon: int) -> Refusal | None:
    """§5.62 A gun, machine gun or mortar may start on a wagon of its side that carries nothing."""
    side = g.owner[piece]
    if not g.is_gun[piece] and not g.is_machine_gun[piece]:
        return NOT_CARRIED
    if not g.is_wagon[wagon] or g.owner[wagon] != side or not g.is_on_board(wagon) or g.position.load[wagon] >= 0:
        return NO_FREE_WAGON
    hex_ = g.position.at[wagon]
    if must_be_in_town(g, piece) and not area(g, side, "town") >> hex_ & 1:
        return IN_TOWN
    if not g.is_gun[piece]:
        return MUST_BE_LOADED if area_of_guns(g, side) >> hex_ & 1 and lacks_wagons(g, side) else None
    if not area_of_guns(g, side) >> hex_ & 1:
        return GUNS_ELSEWHERE
    most = g.value(f"{side.name}-most-loaded-guns")
    return ENOUGH_LOADED if most and loaded_guns(g, side) >= most else None


def start_aboard(g: August, piece: int, wagon: int) -> None:
    """§5.62 A piece starts limbered on a wagon."""
    g.turn_to(piece, LIMBERED)
    g.mark(piece, LOADED)
    g.position.load[wagon] = piece
    g.place(piece, g.position.at[wagon])
    g.tell("starts-aboard", "5.62", piece=piece, piece_on=wagon, hex=g.position.at[wagon])


# Hidden pieces (16.5) ------------------------------------------------------------------------------------------


def hiding_name(g: August, piece: int) -> str:
    """The sort of a piece, as scenarios say how many of it may be hidden."""
    if g.is_machine_gun[piece]:
        return "machine-guns"
    return {"infantry": "companies", "light-infantry": "light"}.get(g.kind[piece], "")


@rule("16.5")
def cannot_hide(g: August, piece: int, hex_: int) -> Refusal | None:
    """§16.5 As many pieces of each sort as the scenario says start hidden, in the hexes it says."""
    side, sort = g.owner[piece], hiding_name(g, piece)
    others = sum(
        g.position.hidden[p] == UNSEEN and g.is_on_board(p) and hiding_name(g, p) == sort for p in g.pieces_of[side]
    )
    if others >= g.value(f"{side.name}-hidden-{sort}"):
        return NO_HIDING
    allowed = g.board.regions.get(f"hide-{side.name}", area(g, side))
    return NO_HIDING_HERE if not allowed >> hex_ & 1 else cannot_put(g, piece, hex_)


# PlaceQuestion (3.0, 15.1, 5.8) --------------------------------------------------------------------------------------


def set_up_order(g: August, piece: int) -> tuple[bool, bool, int]:
    """Companies and wagons come before what may be loaded on wagons, leaders last."""
    return g.is_leader[piece], g.is_gun[piece] or g.is_machine_gun[piece], piece


@rule("3.0", "16.41")
def groups_to_join(g: August, side: Side, piece: int) -> list[int]:
    """§16.41 The groups to which a leader may be given where his owner divides the leaders."""
    if not g.is_leader[piece] or not g.has_rule("divide-leaders"):
        return []
    return [g.board.box(box) for box in GROUPS if group_owner(g, box) == side]


@rule("3.0", "5.62", "15.1", "16.5")
def set_up(g: August, side: Side) -> Script[None]:
    """§3.0 A side places its pieces: openly, hidden, on a wagon, or with a group that waits."""
    hexes = members(area(g, side))

    def asked(piece: int) -> PlaceQuestion:
        return PlaceQuestion("3.0", "ask-put", ways_to_start(g, piece, hexes))

    def others(piece: int, passed: Passed) -> Offer:
        return g.pick.each(g.pieces_of[side], cannot_pick, g, side, piece, passed)

    while waiting := in_hand(g, side):
        piece = min(waiting, key=lambda p: set_up_order(g, p))
        yield from place_one(g, side, piece, asked, others)


@rule("3.0")
def cannot_pick(g: August, side: Side, asked: int, passed: Passed, piece: int) -> Refusal | None:
    """§3.0 No order is prescribed: any piece that waits; a gun that must start on a wagon, once one is free."""
    if g.owner[piece] != side:
        return Refusal("3.0", "no-not-yours")
    if g.position.at[piece] != g.board.box("hand"):
        return Refusal("3.0", "no-not-to-place")
    if piece == asked or piece in passed:
        return Refusal("3.0", "no-asked-already")
    return MUST_BE_LOADED if g.is_gun[piece] and not has_way_to_start(g, piece) else None


def has_way_to_start(g: August, gun: int) -> bool:
    """Whether a gun may stand on the ground, or there is a wagon that it can start on."""
    wagons = [p for p in g.pieces_of[g.owner[gun]] if g.is_wagon[p]]
    return may_stand_unloaded(g, gun) or any(cannot_start_aboard(g, gun, wagon) is None for wagon in wagons)


def free_hexes(g: August, piece: int, hexes: Sequence[int], cannot: Cannot) -> list[int]:
    """The hexes in which a piece may be placed.

    Empty hexes that are in the same regions, lakes and ground closed to wagons are alike for every piece, so that one
    of each sort is asked; the others of that sort differ from it only by who is there.
    """
    side = g.owner[piece]
    hiding = g.board.regions.get(f"hide-{side.name}", 0)
    regions = [area(g, side, "guns"), area(g, side, "town"), hiding, g.lakes, g.no_wheels]
    taken, sorts, free = hexset(h for h in g.occupation.stacks if h < g.board.grid.size), [hexset(hexes)], 0
    for region in regions:
        sorts = [part for sort in sorts for part in (sort & region, sort & ~region) if part]
    for sort in sorts:
        empty = sort & ~taken
        if not empty:
            free |= hexset(h for h in members(sort) if cannot(g, piece, h) is None)
        elif cannot(g, piece, members(empty)[0]) is None:
            free |= empty | hexset(h for h in members(sort & taken) if has_room(g, piece, h))
    return members(free)


def has_room(g: August, piece: int, hex_: int) -> bool:
    """Whether those who are in a hex leave room for a piece: no enemies, and the stacking limits hold."""
    return not g.known_combat_at(hex_, g.owner[piece].enemy) and cannot_stack(g, piece, hex_) is None


def ways_to_start(g: August, piece: int, hexes: Sequence[int]) -> list[Action]:
    """Where a piece may start: openly, hidden, on a wagon, or with a group that waits."""
    side = g.owner[piece]
    may_be_hidden = g.value(f"{side.name}-hidden-{hiding_name(g, piece)}")
    hiding = free_hexes(g, piece, hexes, cannot_hide) if may_be_hidden else ()
    is_carried = g.is_gun[piece] or g.is_machine_gun[piece]
    wagons = [p for p in g.pieces_of[side] if g.is_wagon[p]] if is_carried else ()
    groups = g.send.these(groups_to_join(g, side, piece), lambda _: NOT_SENT)
    return [
        Action(g.put.these(free_hexes(g, piece, hexes, cannot_put), cannot_put, g, piece), put, g, piece),
        Action(g.hide.these(hiding, cannot_hide, g, piece), hide, g, piece),
        Action(g.start_aboard.each(wagons, cannot_start_aboard, g, piece), start_aboard, g, piece),
        Action(groups, wait_with, g, piece),
    ]


@rule("16.5")
def hide(g: August, piece: int, hex_: int) -> Script[None]:
    """§16.5 A piece is placed hidden."""
    return put(g, piece, hex_, is_hidden=True)


def wait_with(g: August, piece: int, place: int) -> None:
    """§16.41 A piece waits with the group that has this box."""
    wait(g, piece, next(box for box in GROUPS if g.board.box(box) == place))


def put(g: August, piece: int, hex_: int, is_hidden: bool = False) -> Script[None]:
    """§3.0 A piece is placed, on a bank and a face of its owner's choice; of a hidden one only its owner is told."""
    side = g.owner[piece]
    if is_hidden:
        g.conceal(piece, UNSEEN)
    g.place(piece, hex_)
    key, clause = ("hidden-in", "16.5") if is_hidden else ("put", "3.0")
    g.tell(key, clause, g.audience(piece), piece=piece, hex=hex_)
    if hex_ in g.banks:
        banks = sorted({bank_of_side(g, hex_, n) for n in g.board.grid.adjacent[hex_]} - {0})
        choice = yield from g.which(
            side, g.on_bank.these(banks, lambda _: NO_SUCH_BANK), rule="5.8", ask="ask-bank", piece=piece
        )
        g.position.bank[piece] = choice.noun
        g.tell("on-bank", "5.8", piece=piece, hex=hex_, bank=BANKS[choice.noun])
    if FACES[DISMOUNTED] in g.roster[piece].named_faces:
        faces = g.show.these([MOUNTED, DISMOUNTED], lambda _: NO_SUCH_FACE)
        choice = yield g.choose(side, faces, rule="15.1", ask="ask-face", piece=piece)
        g.turn_to(piece, choice.noun)
        g.tell("shows-face", "15.1", piece=piece, face=FACES[choice.noun])


@rule("16.41")
def choose_way(g: August, side: Side) -> Script[None]:
    """§16.41 Where the scenario gives a group two ways, its owner writes down one before play."""
    if not g.value("enter-1-other") or group_owner(g, GROUPS[0]) != side:
        return
    ways = [WAYS.index("first"), WAYS.index("other")]
    choice = yield g.choose(side, g.come_by.these(ways, lambda _: NO_SUCH_WAY), rule="16.41", ask="ask-way")
    g.position.way[side] = choice.noun
    g.tell("comes-by", "16.41", side, side=side, way=WAYS[choice.noun])


def finish_set_up(g: August) -> Script[None]:
    """The ground is divided, hidden pieces that are seen appear, and each side has a senior commander."""
    hitch_loads(g)
    first_control(g, first_to_set_up(g))
    look_around(g)
    for side in g.sides:
        yield from name_senior(g, side)


# Digging in (16.2) ---------------------------------------------------------------------------------------------


@rule("16.2")
def may_dig_more(g: August, side: Side, piece: int) -> bool:
    """§16.2 Whether the scenario lets one more unit of this sort start dug in."""
    dug_in = [p for p in g.pieces_of[side] if g.has(p, DUG_IN)]
    if len(dug_in) < g.value(f"{side.name}-dug-in"):
        return True
    sorts = {"companies": g.is_company, "machine-guns": g.is_machine_gun}
    return any(
        is_sort[piece] and sum(is_sort[p] for p in dug_in) < g.value(f"{side.name}-dug-in-{sort}")
        for sort, is_sort in sorts.items()
    )


@rule("16.2", "16.24")
def cannot_entrench(g: August, side: Side, piece: int) -> Refusal | None:
    """§16.2 Units may start dug in where one can dig, as many as the scenario says; no cavalry, no wagons."""
    if g.owner[piece] != side or not g.is_combat[piece] or g.is_cavalry[piece] or not g.is_on_board(piece):
        return Refusal("16.24", "no-digs")
    if g.has(piece, LOADED):
        return Refusal("16.24", "no-digs")
    if g.has(piece, DUG_IN):
        return Refusal("16.2", "no-dug-already")
    if not may_dig_more(g, side, piece):
        return ENOUGH_DUG_IN
    hexes = g.board.regions.get(f"dig-{side.name}")
    if hexes is not None and not hexes >> g.position.at[piece] & 1:
        return Refusal("16.2", "no-digging-here")
    return cannot_dig_here(g, g.position.at[piece])


@rule("16.2")
def dig_in_first(g: August, side: Side) -> Script[None]:
    """§16.2 A side names the units that start dug in."""
    while len(offer := g.entrench.each(g.pieces_of[side], cannot_entrench, g, side)):
        choice = yield g.menu(side, offer, g.done(), rule="16.2", ask="ask-entrench")
        if choice.verb == "done":
            return
        piece = choice.noun
        g.mark(piece, DUG_IN)
        g.tell("starts-dug-in", "16.2", g.audience(piece), piece=piece, hex=g.position.at[piece])


# The senior commander (6.72) -----------------------------------------------------------------------------------


@rule("6.72")
def name_senior(g: August, side: Side) -> Script[None]:
    """§6.72 The senior commander is the leader of the highest rank; of equals his owner names one (R 18)."""
    leaders = [p for p in g.pieces_of[side] if g.is_leader[p] and g.position.at[p] != g.board.out]
    if not leaders or g.position.senior[side] >= 0:
        return
    highest = max(g.rank_of[p] for p in leaders)
    equals = [p for p in leaders if g.rank_of[p] == highest]
    choice = yield from g.which(side, g.appoint.these(equals, lambda _: NOT_HIGHEST), rule="6.72", ask="ask-senior")
    g.position.senior[side] = choice.noun
    g.tell("senior", "6.72", side=side, piece=choice.noun)
