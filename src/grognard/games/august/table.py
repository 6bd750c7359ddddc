"""The table of August: facts computed once, looking, and telling.

What the game declares is in `words`; the other modules decide what may be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.kernel.asking.script import Side
from grognard.kernel.space.edges import Edges
from grognard.kernel.words.rulebook import rule

if TYPE_CHECKING:
    from grognard.games.august.sight import Lines
from grognard.games.august.words import FACES, GROUPS, LOADED, RANKS, SHAKEN, AugustWords, Present


class August(AugustWords):
    """August's table."""

    def prepare(self) -> None:
        """Compute value columns and what follows from the board and the roster once: they never change."""
        roster = self.roster
        self.kind = roster.kinds
        self.fire_of = roster.columns("fire", FACES)
        self.range_of = roster.columns("range", FACES)
        self.move_of = roster.columns("move", FACES)
        self.bombard_of = roster.values("bombard")
        self.morale_of = roster.values("morale")
        self.combat_of = roster.values("combat")
        self.bonus_of = roster.values("bonus")
        self._read_kinds()
        self.pieces_of = {side: list(roster.of(side)) for side in self.sides}
        self.batteries_of = {
            side: [p for p in self.pieces_of[side] if self.is_gun[p] or self.is_off_map[p]] for side in self.sides
        }
        """Whatever bombards: guns, mortars and off-map batteries."""
        self.shooters_of = {side: [p for p in self.pieces_of[side] if self._can_shoot(p)] for side in self.sides}
        """The units with direct fire on one of their faces."""
        self.longest_range = max(
            (max(column[p]) for column in self.range_of for side in self.sides for p in self.shooters_of[side]),
            default=0,
        )
        names = ("hidden-", "enter-")
        self.may_hide = (
            any(self.is_gun)
            or "off-map" in roster.kinds
            or any(name in value for name in names for value in self.scenario.values)
        )
        self._read_charts()
        self._read_ground()

    @rule(
        "def.combat-units", "def.companies", "def.leaders", "def.mortars", "def.personnel", "def.rank", "def.transport"
    )
    def _read_kinds(self) -> None:
        """What each counter is: a leader and his rank, a company, a gun or mortar, a machine gun, a wagon.

        Combat units are all that can fire, wagons and leaders are not among them. Companies are the units of men that
        are not machine guns, squadrons included.
        """
        roster = self.roster
        self.is_leader = roster.have("leader")
        self.is_company = roster.have("company")
        self.is_gun = roster.have("gun", "mortar")
        self.is_off_map = roster.have("off-map")
        self.is_towed = roster.have("towed")
        """Must be carried when limbered: its movement is T (5.1)."""
        self.is_machine_gun = roster.have("machine-gun")
        self.is_wagon = roster.have("wagon")
        self.is_cavalry = roster.have("cavalry", "cossack")
        """Of the cavalry class: squadrons, Cossacks on horse and foot, and the leaders of both (6.1)."""
        self.is_cossack = roster.have("cossack")
        self.is_combat = [
            company or gun or machine_gun
            for company, gun, machine_gun in zip(self.is_company, self.is_gun, self.is_machine_gun, strict=True)
        ]
        """Combat units: all units on the map but wagons."""
        self.rank_of = [RANKS.index(kind) if kind in RANKS else -1 for kind in roster.kinds]

    def _can_shoot(self, piece: int) -> bool:
        """Whether a piece has direct fire."""
        return self.is_combat[piece] and any(any(column[piece]) for column in self.fire_of)

    def _read_charts(self) -> None:
        """Numbers of the charts by name."""
        charts = self.charts
        self.limits = {name: charts["limits"].number(name, "value") for name in charts["limits"].rows}
        self.shifts = {
            column: {name: charts["shifts"].amount(name, column) for name in charts["shifts"].rows}
            for column in ("direct", "bombardment", "assault")
        }

    def _read_ground(self) -> None:
        """What follows from the board; `rivers`, `ground` and `sight` add banks, costs, shifts and lines of sight."""
        self.night_until = self.value("night-until")
        """The last turn of the night."""
        self.exits = {
            side: self.board.regions.get(f"home-{side.name}", 0) | self.board.regions.get(f"exit-{side.name}", 0)
            for side in self.sides
        }
        """The set of hexes where pieces of a side leave the map, if any do (16.42)."""
        self.group_at = {self.board.box(box): box for box in GROUPS}
        """The boxes in which groups wait to enter, by their places."""
        self.lakes = self.board.hexes_of("lake")
        self.banks: dict[int, tuple[int, ...]]
        self.ground_prices: dict[str, list[int | None]]
        self.costs: dict[str, Edges]
        self.closed: dict[str, int]
        """For each way of travelling the set of hexes that cannot be entered by it."""
        self.no_wheels: int
        self.terrain_shifts: dict[str, list[dict[str, int]]]
        self.lines: Lines

    def may_share_hex(self, piece: int) -> bool:
        """§12.2 Both sides may stand in one hex: it is then an assault hex."""
        return True

    def has_secrets(self) -> bool:
        """§9.1, §16.41, §16.5 Whether the scenario has guns with missions, hidden units or stacks off the map.

        All can see that, so that it tells nothing about where they are.
        """
        return self.may_hide

    # Looking ---------------------------------------------------------------------------------------------------
    def present(self, side: Side) -> Present:
        """Who of a side is on the map or waits to enter; found anew once a piece has come or gone."""
        found = self.side_caches[side]
        if not found.is_known:
            at, size, waiting = self.position.at, self.board.grid.size, self.group_at
            found.pieces = [p for p in self.pieces_of[side] if at[p] < size or at[p] in waiting]
            found.leaders = [p for p in found.pieces if self.is_leader[p]]
            found.combat = [p for p in found.pieces if self.is_combat[p]]
            found.is_known = True
        return found

    def pieces_at(self, hex_: int, side: Side) -> list[int]:
        """The pieces of a side on the map in a hex, leaders included; not what a wagon carries, nor what is hidden."""
        stack = self.occupation.stacks.get(hex_)
        if stack is None:
            return []
        owner, marks, hidden = self.owner, self.position.marks, self.position.hidden
        return [p for p in stack if owner[p] == side and not hidden[p] and not marks[p] & LOADED]

    def own_at(self, hex_: int, side: Side) -> list[int]:
        """The pieces of a side in a hex, with those that only their owner knows of; for his own choices alone."""
        stack = self.occupation.stacks.get(hex_)
        if stack is None:
            return []
        owner, marks = self.owner, self.position.marks
        return [p for p in stack if owner[p] == side and not marks[p] & LOADED]

    def combat_at(self, hex_: int, side: Side) -> list[int]:
        """The combat units of a side in a hex."""
        stack = self.occupation.stacks.get(hex_)
        if stack is None:
            return []
        owner, is_combat, marks, hidden = self.owner, self.is_combat, self.position.marks, self.position.hidden
        return [p for p in stack if is_combat[p] and owner[p] == side and not hidden[p] and not marks[p] & LOADED]

    def leaders_at(self, hex_: int, side: Side) -> list[int]:
        """The leaders of a side in a hex."""
        return [p for p in self.pieces_at(hex_, side) if self.is_leader[p]]

    def known_combat_at(self, hex_: int, side: Side) -> list[int]:
        """The combat units of a side in a hex that its enemy knows of: hidden ones are not on the map (16.5)."""
        return self.combat_at(hex_, side)

    @rule("16.5", "16.41")
    def tell(self, key: str, rule: str, audience: Side | None = None, /, **args: Any) -> None:
        """§16.5 Tell the players a fact; of hidden pieces and those that wait concealed only the owner is told."""
        if audience is None:
            hidden = self.position.hidden
            for name, value in args.items():
                if name.startswith("piece"):
                    for piece in value if isinstance(value, tuple) else (value,):
                        if piece >= 0 and hidden[piece]:
                            audience = self.owner[piece]
        super().tell(key, rule, audience, **args)

    def audience(self, piece: int) -> Side | None:
        """Who may be told of a piece: everybody, or its owner alone while it is hidden."""
        return self.owner[piece] if self.position.hidden[piece] else None

    def known_combat_hexes(self, side: Side) -> set[int]:
        """The hexes in which a side has combat units its enemy knows of; a unit on a wagon is none (5.5, 5.6)."""
        at, size, hidden = self.position.at, self.board.grid.size, self.position.hidden
        marks = self.position.marks
        mine = self.present(side).combat
        return {at[p] for p in mine if at[p] < size and not hidden[p] and not marks[p] & LOADED}

    @rule("def.assault-hex", "12.0", "12.2")
    def is_assault_hex(self, hex_: int) -> bool:
        """§12.2 Whether combat units of both sides are in a hex."""
        stack = self.occupation.stacks.get(hex_, ())
        if len(stack) < 2 or hex_ >= self.board.grid.size:
            return False
        position, owner, is_combat = self.position, self.owner, self.is_combat
        marks, hidden = position.marks, position.hidden
        there = {owner[p] for p in stack if is_combat[p] and not hidden[p] and not marks[p] & LOADED}
        return len(there) == len(self.sides)

    def printed(self, column: tuple[tuple[tuple[int, ...], ...], ...], piece: int) -> int:
        """A value of a piece on the face it shows, with the steps it has."""
        return column[self.position.face[piece]][piece][self.position.steps[piece]]

    @rule("6.1", "def.leaders", "3.12", "5.51", "15.2", "15.41")
    def is_same_class(self, leader: int, piece: int) -> bool:
        """§6.1 Whether a leader commands pieces of this class: cavalry or all others; Cossacks only Cossacks (R 9)."""
        if self.is_cavalry[leader] != self.is_cavalry[piece]:
            return False
        return not self.is_cossack[leader] or self.is_cossack[piece]

    @rule("def.good-order")
    def is_steady(self, piece: int) -> bool:
        """Whether a piece is in good order."""
        return not self.position.marks[piece] & SHAKEN

    def value(self, name: str, default: int = 0) -> int:
        """A number of the scenario."""
        return self.scenario.values.get(name, default)

    def has_rule(self, name: str) -> bool:
        """Whether the scenario has a special rule."""
        return name in self.scenario.rules
