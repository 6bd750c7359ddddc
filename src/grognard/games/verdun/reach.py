"""§8.1, §8.2 and §8.4 How far units reach: what a group meets on its way, and every hex a unit could go to."""

from __future__ import annotations

from grognard.games.verdun.strength import allowance
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.terrain import March, MoveObstacles
from grognard.games.verdun.words import CHASSEUR, DEMORALISED, DISRUPTED, UNSUPPLIED
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.words.rulebook import rule

UNFED = Refusal("6.16", "no-out-of-supply")
SHAKEN = Refusal("12.3", "no-demoralised")
IN_CONTACT = Refusal("8.2", "no-contact")


@rule("8.2", "6.16", "12.3")
def cannot_go_strategic(g: Verdun, piece: int) -> Refusal | None:
    """§8.2 Strategic movement: in supply, steady, and not next to the enemy."""
    marks = g.position.marks[piece]
    if marks & UNSUPPLIED:
        return UNFED
    if marks & (DEMORALISED | DISRUPTED):
        return SHAKEN
    return IN_CONTACT if g.is_adjacent_to_enemy(piece) else None


@rule("8.43", "8.47")
def front_for(
    g: Verdun, side: Side, pieces: list[int], strategic: bool, alone: bool | None = None, start: int = -1
) -> MoveObstacles:
    """What a group meets: §8.47 chasseurs treat every zone as weak, §8.43 guns and headquarters enter none.

    `alone` says that no other unit stays in the hex when these leave it; without it, this is counted. `start` is the
    hex they leave, if that is not their own.
    """
    guns, foot, light = False, False, True
    for p in pieces:
        guns = guns or not g.is_foot[p]
        foot = foot or g.is_foot[p]
        light = light and g.kind[p] == CHASSEUR
    here = g.position.at[pieces[0]] if start < 0 else start
    bare = -1
    if "15.5" in g.options and (len(g.at(here)) == len(pieces) if alone is None else alone):
        bare = here
    train = pieces == [g.rail]
    return g.ways.front(g, side, light=light, guns=guns, foot=foot, strategic=strategic, train=train, alone=bare)


@rule("8.1", "8.2", "14.34")
def group_reach(g: Verdun, side: Side, pieces: list[int], left: int, moved: bool, strategic: bool) -> March:
    """§8.1 Where a group can move with the points left; one hex always, if no other rule forbids it."""
    here = g.position.at[pieces[0]]
    front = front_for(g, side, pieces, strategic)
    return front.march(here, 0 if moved and front.stop[here] else left, moved)


class Ends:
    """Every hex within reach of a unit that moves alone, ordinarily or strategically: found once in a movement phase.

    No enemy moves meanwhile. §8.2 What strategic movement may enter changes with control; §15.5 friends that move
    change all ways.
    """

    def __init__(self, g: Verdun, side: Side) -> None:
        self.g = g
        self.side = side
        self.excess: dict[tuple[int, ...], int] = {}
        """§8.31 How many half regiments too many a stack has."""
        self._control = b""
        self._ends: dict[tuple[int, int, bool], tuple[int, ...]] = {}
        self._fronts: dict[tuple[str, bool, int], MoveObstacles] = {}

    def refresh(self) -> None:
        """Forget what has changed since the last move."""
        control, infiltrates = self.g.position.control, "15.5" in self.g.options
        if infiltrates or control != self._control:
            self._control = bytes(control)
            self._ends.clear()
            self._fronts = {} if infiltrates else {key: front for key, front in self._fronts.items() if not key[1]}

    @rule("8.0", "8.2")
    def of(self, piece: int, strategic: bool) -> tuple[int, ...]:
        """The hexes within reach of a unit, ascending: in ordinary movement, or in `strategic` movement as well."""
        key = piece, self.g.position.at[piece], strategic
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = self._either(piece) if strategic else self._march(piece, False)
        return found

    def _either(self, piece: int) -> tuple[int, ...]:
        """The hexes within reach of a unit in any movement."""
        afoot = self.of(piece, False)
        if cannot_go_strategic(self.g, piece) is not None:
            return afoot
        return tuple(sorted({*afoot, *self._march(piece, True)}))

    def _march(self, piece: int, strategic: bool) -> tuple[int, ...]:
        """The hexes within reach of a unit in one kind of movement."""
        times = self.g.number("limits", "strategic-times") if strategic else 1
        left = allowance(self.g, piece) * times
        return self._front(piece, strategic).march(self.g.position.at[piece], left, False).hexes

    def _front(self, piece: int, strategic: bool) -> MoveObstacles:
        """What a unit meets: the same for all of its kind, but for §15.5 who else is in its hex."""
        key = self.g.kind[piece], strategic, piece if "15.5" in self.g.options else -1
        found = self._fronts.get(key)
        if found is None:
            found = self._fronts[key] = front_for(self.g, self.side, [piece], strategic)
        return found
