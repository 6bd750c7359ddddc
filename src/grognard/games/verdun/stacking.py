"""§8.3 Stacking: how many units a hex holds, and how the hexes that hold too many can be cleared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.games.verdun.reach import Ends
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.words import PIONEER
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.words.rulebook import rule

STACK_FULL = Refusal("8.31", "no-stack-full")


@rule("8.3", "8.31", "8.32", "14.4")
def stacking(g: Verdun, pieces: list[int]) -> int:
    """§8.32 The size of a stack in half regiments; §8.31 one pioneer battalion with its own division is free."""
    total = halves(g, pieces)
    for p in pieces:
        if g.kind[p] == PIONEER and any(q != p and g.division[q] == g.division[p] for q in pieces):
            return total - g.stack_of[p]
    return total


def halves(g: Verdun, pieces: Iterable[int]) -> int:
    """§8.32 The size of units in half regiments, without the free battalion."""
    stack_of, total = g.stack_of, 0
    for p in pieces:
        total += stack_of[p]
    return total


@rule("8.31")
def fits(g: Verdun, pieces: list[int]) -> bool:
    """§8.31 A hex holds at most two regiments or their equivalent."""
    return halves(g, pieces) <= g.stack_limit or stacking(g, pieces) <= g.stack_limit


@rule("8.31", "8.33", "8.34")
def crowded_hexes(g: Verdun, side: Side) -> list[int]:
    """§8.31 The hexes with more than two regiments before free battalions are counted off: all others have room."""
    size, owner, limit = g.board.grid.size, g.owner, g.stack_limit
    return [
        h
        for h, stack in g.occupation.stacks.items()
        if len(stack) > 2 and h < size and owner[stack[0]] == side and halves(g, stack) > limit
    ]


class Clearing:
    """§8.31 How the overstacked hexes of a side can be cleared, tried on a copy of the stacks.

    Who can still leave is judged by ways, not by marks: a unit is sent to a hex within its reach that has room, or
    whose own units can make room. `resting` are units that end their move in a hex, or nowhere on the map.
    """

    def __init__(self, ends: Ends, crowded: list[int], resting: tuple[int, ...] = (), hex_: int = -1) -> None:
        self.g = g = ends.g
        self.ends = ends
        self.crowded = crowded
        self.resting = resting
        self._changed: dict[int, tuple[int, ...]] = {}
        if resting:
            here = g.position.at[resting[0]]
            self._changed[here] = tuple([p for p in self.stack(here) if p not in resting])
            if hex_ >= 0:
                self._changed[hex_] = (*self.stack(hex_), *resting)
                crowded = crowded if hex_ in crowded else sorted((*crowded, hex_))
        self.full = [h for h in crowded if self.excess(h)]
        self.sent: set[int] = set()
        self._strategic = False
        if self.full:
            self._clear_all()

    @classmethod
    def now(cls, ends: Ends) -> Clearing:
        """How they can be cleared as things stand."""
        ends.refresh()
        return cls(ends, sorted(crowded_hexes(ends.g, ends.side)))

    def with_resting(self, group: Iterable[int], hex_: int = -1) -> Clearing:
        """How they can be cleared if a group ends its move in a hex, or nowhere on the map."""
        return Clearing(self.ends, self.crowded, tuple(group), hex_)

    def _clear_all(self) -> None:
        """Send units away from each hex in turn that holds too many.

        Ordinary movement is tried first, for its ways are quick to find; if it does not do for all, any movement.
        """
        kept = self._changed.copy()
        for strategic in (False, True):
            self._strategic = strategic
            self._changed, self.sent = kept.copy(), set()
            for h in self.full:
                self._clear(h, {h})
            if not any(self.excess(h) for h in self.full):
                return

    def stack(self, hex_: int) -> tuple[int, ...]:
        """The units in a hex of the copy."""
        changed = self._changed.get(hex_)
        return self.g.occupation.stacks.get(hex_, ()) if changed is None else changed

    def excess(self, hex_: int) -> int:
        """§8.31 How many half regiments too many are in a hex of the copy."""
        stack = self.stack(hex_)
        if len(stack) <= 2:
            return 0
        found = self.ends.excess.get(stack)
        if found is None:
            found = self.ends.excess[stack] = max(0, stacking(self.g, list(stack)) - self.g.stack_limit)
        return found

    def has_room(self, group: Sequence[int], hex_: int) -> bool:
        """§8.31 Whether a group could end in a hex as well, after all others have gone their ways."""
        stack = self.stack(hex_)
        return len(stack) + len(group) <= 2 or fits(self.g, [*stack, *group])

    def worse_than(self, other: Clearing) -> int:
        """The first hex that stays fuller here than in another clearing, -1 if there is none."""
        return next((h for h in self.full if self.excess(h) > other.excess(h)), -1)

    def hex_to_clear(self) -> int:
        """§8.31 The first overstacked hex that a unit can still leave, -1 if there is none."""
        return next((h for h in self.full if len(self.stack(h)) < len(self.g.at(h))), -1)

    def _is_able(self, piece: int) -> bool:
        """Whether `cannot_move` does not refuse a unit of the copy, and it does not rest."""
        g = self.g
        if piece in self.resting or not g.move_of[piece]:
            return False
        return not g.position.marks[piece] & g.stays_with[piece]

    def _clear(self, hex_: int, passed: set[int]) -> bool:
        """Send units away until a hex is within the limit; whether that succeeds."""
        while self.excess(hex_):
            if not any(
                self._send(p, hex_, passed) for p in self.stack(hex_) if p not in self.sent and self._is_able(p)
            ):
                return False
        return True

    def _send(self, piece: int, here: int, passed: set[int]) -> bool:
        """Send a unit to a hex with room, or to one whose units make room; whether that succeeds."""
        ends, changed, stacks = self.ends.of(piece, self._strategic), self._changed, self.g.occupation.stacks
        for h in ends:
            if (h not in stacks and h not in changed) or self.has_room((piece,), h):
                self._put(piece, here, h)
                return True
        for h in ends:
            if h not in passed:
                passed.add(h)
                kept = self._changed.copy(), self.sent.copy()
                self._put(piece, here, h)
                if self._clear(h, passed):
                    return True
                self._changed, self.sent = kept
        return False

    def _put(self, piece: int, here: int, hex_: int) -> None:
        """Move a unit in the copy; it moves once."""
        self._changed[here] = tuple([p for p in self.stack(here) if p != piece])
        self._changed[hex_] = (*self.stack(hex_), piece)
        self.sent.add(piece)


@rule("8.12", "8.31")
def hexes_with_room(g: Verdun, group: list[int], hexes: Iterable[int], now: Clearing) -> list[int]:
    """§8.31 Of these hexes those where a group may end, computed together: those `why_no_room` does not refuse."""
    stacks, few = g.occupation.stacks, 2 - len(group)  # two counters always fit
    if not now.full:
        return [h for h in hexes if h not in stacks or len(stacks[h]) <= few or why_no_room(g, group, h, now) is None]
    without = now.with_resting(group)
    is_clear = without.worse_than(now) < 0
    return [h for h in hexes if (is_clear and without.has_room(group, h)) or why_no_room(g, group, h, now) is None]


@rule("8.12", "8.31", "8.34")
def why_no_room(g: Verdun, group: list[int], hex_: int, now: Clearing | None = None) -> Refusal | None:
    """§8.31 Why a group may not end in a hex: too many stay there, or it closes the last way out of another hex.

    §8.12 Whoever is there and can still leave does not count. `now` is how the hexes can be cleared before the move.
    """
    side, stack = g.owner[group[0]], g.occupation.stacks.get(hex_, ())
    ended = stack if group[0] in stack else (*stack, *group)
    now = now or Clearing.now(Ends(g, side))
    if not now.full and (len(ended) <= 2 or halves(g, ended) <= g.stack_limit):
        return None
    worse = now.with_resting(group, hex_).worse_than(now)
    if worse < 0:
        return None
    return STACK_FULL if worse == hex_ else Refusal("8.31", "no-last-way", {"hex": worse})


@rule("8.12", "8.31", "8.33", "8.34")
def cannot_end(g: Verdun, side: Side, _: int) -> Refusal | None:
    """§8.31 A phase cannot end while a unit can still leave an overstacked hex."""
    hex_ = Clearing.now(Ends(g, side)).hex_to_clear()
    return None if hex_ < 0 else Refusal("8.31", "no-overstacked", {"hex": hex_})
