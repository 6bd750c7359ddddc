"""Guess the enemy's secrets for one side: what lies under his markers, where reinforcements are, what he has planned.

Bots think on such tables. Every guess starts from what the side sees, from what the scenario prints, and from random
numbers, never from the true secrets: hidden counters are forgotten first, then dealt again.
"""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.indochine.hiding import STATIONARY, observed_from
from grognard.games.indochine.setup import PrintedCounters, printed_of
from grognard.games.indochine.sight import seen_now
from grognard.games.indochine.stands import hexes_of
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import ACTED, CREW, DEPLOYED, MOVED
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.secrecy.dealing import Slot, deal_under, shuffled
from grognard.kernel.secrecy.imagined import forget_secrets, lay_under, markers_seen, unknown_pieces
from grognard.kernel.space.hexgrid import members
from grognard.kernel.table.position import CONCEALED, OPEN, UNSEEN
from grognard.kernel.words.rulebook import rule

TRIES = 4
"""How often pieces are dealt anew before a rule of plausibility is given up."""


def imagine(g: Indochine, side: Side, whim: Whim) -> None:
    """Deal the enemy's secrets at random, in some way that is possible for all this side knows."""
    foe = side.enemy
    take_back(g, foe)
    markers = markers_seen(g, foe)
    mine = hidden_by_place(g, side)
    forget_secrets(g, side)
    belong(g, foe, whim)
    lay_under(g, foe, dealt(g, foe, markers, mine, whim))
    wear_down(g, foe, whim)
    set_marks(g, foe, whim)
    guess_command(g, foe, whim)
    guess_support(g, side, whim)


@rule("0.5")
def take_back(g: Indochine, foe: Side) -> None:
    """§0.5 Nobody sees what the enemy has set up before he has finished: all of it may still be in his hand."""
    for piece in g.counters[foe]:
        if g.position.hidden[piece] == UNSEEN:
            g.position.at[piece], g.position.hidden[piece] = g.board.box("hand"), CONCEALED


def hidden_by_place(g: Indochine, side: Side) -> list[int]:
    """The hexes in which this side has hidden counters."""
    at, hidden, size = g.position.at, g.position.hidden, g.board.grid.size
    return sorted({at[p] for p in g.counters[side] if hidden[p] == CONCEALED and at[p] < size})


# Formations ----------------------------------------------------------------------------------------------------


@rule("3.1", "8.decoy")
def belong(g: Indochine, foe: Side, whim: Whim) -> None:
    """§3.1 Hidden counters belong where the scenario puts them; a decoy goes with any formation on the map (R 29)."""
    printed = printed_of(g.scenario.position)
    position, roster = g.position, g.roster
    ashore = [f for f in g.formations_of[foe] if not position.arrives[f] and not position.drops[f]]
    for piece in unknown_pieces(g, foe):
        name = roster[piece].name
        found = roster.find_formation(printed.formations.get(name, roster[piece].formation))
        if found is None and g.kind[piece] in g.decoy_kinds and ashore:
            found = whim.pick(ashore)
        position.formation[piece] = -1 if found is None else found
        position.steps[piece] = printed.steps.get(name, position.steps[piece])


def is_gone(g: Indochine, piece: int) -> bool:
    """Whether a counter left the map with its formation, which everyone saw broken up."""
    formation = g.position.formation[piece]
    return formation >= 0 and g.position.losses[formation] < 0


def is_to_come(g: Indochine, piece: int) -> bool:
    """Whether a counter waits beside the map for certain: its formation is due on a later turn."""
    formation, position = g.position.formation[piece], g.position
    return formation >= 0 and max(position.arrives[formation], position.drops[formation]) > position.turn


# What lies under the markers -----------------------------------------------------------------------------------


@rule("8", "7.2")
def dealt(g: Indochine, foe: Side, markers: list[Slot], mine: list[int], whim: Whim) -> dict[int, Slot]:
    """§8 Deal the hidden counters under the markers, any number under each, within the stacking limit.

    A unit of his would have recognised our hidden counters within its observation: there lie only decoys. If no deal
    keeps all this, one that only gives every marker something is taken.
    """
    if not markers:
        return {}
    pieces = [p for p in unknown_pieces(g, foe) if not is_gone(g, p)]
    blind = watching(g, mine)
    room, takes = room_left(g, foe, markers), [int(each) for each in g.is_infantry]

    fitting = fitting_pieces(g, pieces, markers, blind)

    def may_be(piece: int, slot: Slot) -> bool:
        return piece in fitting[slot.place]

    few_first = sorted(markers, key=lambda slot: (len(fitting[slot.place]), slot))
    for _ in range(TRIES):
        if found := Deal(g, few_first, fitting, room, whim).all(pieces):
            return found
    if found := deal_under(pieces, few_first, may_be, room, takes, whim):
        return found
    anywhere = dict.fromkeys((slot.place for slot in markers), len(g.roster))
    return deal_under(unknown_pieces(g, foe), few_first, lambda *_: True, anywhere, takes, whim)


def watching(g: Indochine, mine: list[int]) -> int:
    """The hexes from which a unit would have recognised our hidden counters."""
    found = 0
    for hex_ in mine:
        found |= observed_from(g, hex_, STATIONARY)
    return found


def may_lie(g: Indochine, piece: int, slot: Slot) -> bool:
    """Whether a hidden counter may be where a marker is, as far as the scenario's arrivals tell."""
    board, formation = g.board, g.position.formation[piece]
    if slot.place < board.grid.size:
        return not is_to_come(g, piece)
    comes = formation >= 0 and bool(g.position.arrives[formation] or g.position.drops[formation])
    if slot.place == board.box("hand"):
        return not comes
    if slot.place == board.box("left"):
        return not is_to_come(g, piece) and g.kind[piece] not in g.decoy_kinds
    return comes


def fitting_pieces(g: Indochine, pieces: list[int], markers: list[Slot], blind: int) -> dict[int, frozenset[int]]:
    """Which hidden counters may be in the place of each marker; in a `blind` hex no unit is.

    All hexes of one sort have the same counters, and so does each box.
    """
    size, found, sorts = g.board.grid.size, dict[int, frozenset[int]](), dict[int, frozenset[int]]()
    for slot in markers:
        is_watching = slot.place < size and bool(blind >> slot.place & 1)
        sort = slot.place if slot.place >= size else -1 - is_watching
        if sort not in sorts:
            able = [p for p in pieces if may_lie(g, p, slot)]
            sorts[sort] = frozenset(p for p in able if not (is_watching and g.is_unit[p]))
        found[slot.place] = sorts[sort]
    return found


@rule("7.2", "ext.7.2")
def room_left(g: Indochine, foe: Side, markers: list[Slot]) -> dict[int, int]:
    """§7.2 How many infantry counters still fit in each place beside the recognised ones; off the map any number."""
    at, hidden, size = g.position.at, g.position.hidden, g.board.grid.size
    room = {slot.place: g.stack_limit if slot.place < size else len(g.roster) for slot in markers}
    for piece in g.counters[foe]:
        if hidden[piece] == OPEN and g.is_infantry[piece] and at[piece] in room:
            room[at[piece]] = max(0, room[at[piece]] - 1)
    return room


class Deal:
    """One deal in which formations keep together: leaders first, their units near them, decoys under what is left."""

    def __init__(
        self,
        g: Indochine,
        slots: list[Slot],
        fitting: Mapping[int, frozenset[int]],
        room: Mapping[int, int],
        whim: Whim,
    ) -> None:
        self.g = g
        self.slots = slots
        self.fitting = fitting
        """The pieces that may be in each place."""
        self.room = dict(room)
        self.whim = whim
        self.found: dict[int, Slot] = {}
        self.under = dict.fromkeys((slot.place for slot in slots), 0)
        self.command = g.value("command")

    def all(self, pieces: list[int]) -> dict[int, Slot]:
        """The slot of every piece; empty when a marker gets nothing, or a piece fits nowhere."""
        g, mixed = self.g, shuffled(pieces, self.whim)
        decoys = [p for p in mixed if g.kind[p] in g.decoy_kinds]
        others = sorted((p for p in mixed if g.kind[p] not in g.decoy_kinds), key=lambda p: not g.is_leader[p])
        for slot in [s for s in self.slots if self.fitting[s.place].isdisjoint(others)]:
            fits = [p for p in decoys if p not in self.found and p in self.fitting[slot.place]]
            if not fits:
                return {}
            self.put(fits[0], slot)
        for piece in others:
            if not self.place_near(piece):
                return {}
        for piece in [p for p in decoys if p not in self.found]:
            ways = self.ways(piece)
            if not ways:
                return {}
            self.put(piece, self.whim.pick([s for s in ways if not self.under[s.place]] or ways))
        return self.found if self.fill_empty() else {}

    def ways(self, piece: int) -> list[Slot]:
        """The markers under which a piece fits."""
        fitting, room = self.fitting, self.room
        if not self.g.is_infantry[piece]:
            return [s for s in self.slots if piece in fitting[s.place]]
        return [s for s in self.slots if piece in fitting[s.place] and room[s.place] > 0]

    def fits(self, piece: int, place: int) -> bool:
        """Whether a piece fits under the marker of a place."""
        return piece in self.fitting[place] and (not self.g.is_infantry[piece] or self.room[place] > 0)

    def put(self, piece: int, slot: Slot) -> None:
        """Lay a piece under a marker, taken from another if it lay there."""
        if (old := self.found.get(piece)) is not None:
            self.under[old.place] -= 1
            self.room[old.place] += self.g.is_infantry[piece]
        self.found[piece] = slot
        self.under[slot.place] += 1
        self.room[slot.place] -= self.g.is_infantry[piece]

    @rule("3.3")
    def place_near(self, piece: int) -> bool:
        """§3.3 Under a marker within command of the leader where there is one, else under any that fits.

        Leaders keep away from each other.
        """
        ways = self.ways(piece)
        if not ways:
            return False
        if self.g.is_leader[piece]:
            taken = 0
            for slot in self.found.values():
                taken |= self.near(slot.place)
            good = [s for s in ways if not taken >> s.place & 1]
        else:
            home = self.near(self.anchor(piece))
            good = [s for s in ways if home >> s.place & 1]
        self.put(piece, self.whim.pick(good or ways))
        return True

    def is_home(self, piece: int, place: int) -> bool:
        """Whether a place is within command of the leader of a piece."""
        return bool(self.near(self.anchor(piece)) >> place & 1)

    def anchor(self, piece: int) -> int:
        """Where the leader of a piece's formation is, as dealt or as everyone knows; -1 when he is nowhere."""
        g, formation = self.g, self.g.position.formation[piece]
        leader = g.leader_of[formation] if formation >= 0 else piece
        if leader == piece:
            return -1
        if leader in self.found:
            return self.found[leader].place
        return g.position.at[leader] if g.position.hidden[leader] == OPEN and g.is_on_board(leader) else -1

    def near(self, place: int) -> int:
        """The set of places within command of one; a box is near itself alone, and nothing is near nowhere."""
        if place < 0:
            return 0
        grid = self.g.board.grid
        return grid.within(place, self.command) if place < grid.size else 1 << place

    def fill_empty(self) -> bool:
        """Give every empty marker a piece from where more than one lies; false when none fits."""
        for slot in [s for s in self.slots if not self.under[s.place]]:
            spare = [p for p, s in self.found.items() if self.under[s.place] > 1 and self.fits(p, slot.place)]
            if not spare:
                return False
            self.put(self.whim.pick([p for p in spare if self.is_home(p, slot.place)] or spare), slot)
        return True


# Losses, marks, command, support -------------------------------------------------------------------------------


@rule("12.1", "1.2")
def wear_down(g: Indochine, foe: Side, whim: Whim) -> None:
    """§12.1 Everyone can count losses: steps that no known counter of a formation lost are missing under markers."""
    position, printed = g.position, printed_of(g.scenario.position)
    for formation in g.formations_of[foe]:
        own = [p for p in g.counters[foe] if position.formation[p] == formation]
        missing = position.losses[formation] - sum(lost_steps(g, printed, p) for p in own if position.hidden[p] == OPEN)
        able = [p for p in own if position.hidden[p] == CONCEALED and position.steps[p] > 1]
        while missing > 0 and able:
            piece = whim.pick(able)
            position.steps[piece] -= 1
            missing -= 1
            able = [p for p in able if position.steps[p] > 1]


@rule("12.1")
def lost_steps(g: Indochine, printed: PrintedCounters, piece: int) -> int:
    """§12.1 The steps a known counter has lost; a leader's count two, also when a deputy has taken his place."""
    full = printed.steps.get(g.roster[piece].name, g.roster.steps[piece])
    if g.is_leader[piece]:
        return 2 if not g.position.steps[piece] or g.position.deputy[piece] else 0
    return full - g.position.steps[piece]


def set_marks(g: Indochine, foe: Side, whim: Whim) -> None:
    """Hidden units of activated formations have acted; weapons that moved or wait are dismounted, others perhaps."""
    position, size = g.position, g.board.grid.size
    for piece in unknown_pieces(g, foe):
        formation = position.formation[piece]
        if formation >= 0 and position.activated[formation]:
            position.marks[piece] |= ACTED
        if g.is_weapon[piece]:
            is_packed = position.marks[piece] & MOVED or position.at[piece] >= size or not whim.below(4)
            position.face[piece] = CREW if is_packed else DEPLOYED
        if position.at[piece] == g.board.box("astray"):
            position.entry[piece] = whim.pick(members(g.edge_hexes))


@rule("1.3.elimination")
def guess_command(g: Indochine, foe: Side, whim: Whim) -> None:
    """§1.3 The higher PC is the one printed, or after his death one of the leaders left."""
    at, out = g.position.at, g.board.out
    printed = [p for p in g.units[foe] if "higher" in g.roster[p].traits]
    heirs = [p for p in printed if at[p] != out] or [p for p in g.leader_of if g.owner[p] == foe and at[p] != out]
    g.position.higher[foe] = whim.pick(heirs) if printed and heirs else -1


@rule("10.1", "10.3", "14.1")
def guess_support(g: Indochine, side: Side, whim: Whim) -> None:
    """§10.1 What each battery of the enemy may fire on next, and whether he has called an aircraft."""
    position, foe = g.position, side.enemy
    aims = likely_aims(g, side)
    plots = [whim.pick(aims) if aims and whim.below(4) else -1 for _ in range(position.batteries[foe])]
    left = position.missions[foe]
    position.plotted[foe] = tuple(hex_ if n < left else -1 for n, hex_ in enumerate(plots))
    position.screening[foe] = position.waited[foe] = (0,) * len(plots)
    air = [kind for kind, many in enumerate((position.supports, position.bombs, position.napalms)) if many[foe]]
    position.called[foe] = (whim.pick(air),) if air and whim.below(2) else ()
    position.called_waited[foe] = (0,) * len(position.called[foe])


@rule("10.3")
def likely_aims(g: Indochine, side: Side) -> list[int]:
    """§10.3 The hexes with counters of this side that a leader of the enemy, as imagined, sees."""
    leaders = [p for p in g.units[side.enemy] if g.is_leader[p]]
    return members(seen_now(g).from_any(hexes_of(g, leaders)) & hexes_of(g, g.counters[side]))
