"""The table of Italia 1917–1918: its sides, map and boxes, the fields of its positions, and who plays which part in the
engine of the series. The other modules decide what this book adds to it.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from grognard.games.front1918 import Front
from grognard.games.front1918.table import (
    ARDITI,
    DEPOT,
    DETACHMENT,
    MARKS,
    OFFENSIVE,
    STURM,
    TRUCKS,
    Season,
)
from grognard.kernel.board import Legend
from grognard.kernel.play import flags
from grognard.kernel.position import per_edge, per_game, per_piece, per_side
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Noun, Script, Side, Voice, opponents, verb
from grognard.kernel.tally import Tally

if TYPE_CHECKING:
    from grognard.games.front1918.turn import Chapters

CP, ENTENTE = opponents("cp", "entente")

OWN_MARKS = ("held-back", "retreat-mode", "silenced", "bruchmuller", "tried-to-burn", "refugees")
HELD, RETREATING, SILENCED, PREPARED, BURNT, REFUGEES = flags(*MARKS, *OWN_MARKS)[len(MARKS) :]

GROUPS: Mapping[str, int] = {"grappa": 1, "caporetto": 5, "albrecht": 2, "solstice": 2, "vittorio": 1}
"""How many groups of reinforcements each scenario has: a box for each."""

ROMMEL_UNUSED, ROMMEL_USED = 0, 1


class Campaign(Season):
    """The fields this game adds to those of the series."""

    points: Annotated[list[int], per_side()]
    """Points won by what happened: markers taken off, a depot captured, the order of retreat."""
    begun: Annotated[int, per_game(("no", "yes"))]
    """Whether a unit has moved in this movement phase: reinforcements come before."""
    superiority: Annotated[int, per_game(("none", "cp", "entente"))]
    """The side that flies in this turn."""
    claims: Annotated[int, per_game()]
    """How often the Entente has claimed air superiority."""
    span_tried: Annotated[list[int], per_piece()]
    """How often each unit has tried a footbridge in this phase; every try costs a movement point."""
    edge_tried: Annotated[dict[int, int], per_edge()]
    """How often a footbridge was tried on each hexside in this phase."""


class Italia(Front):
    """The table of Italia 1917–1918."""

    id = "italia"
    edition = "1"
    folder = Path(__file__).parent / "data"
    sides = (CP, ENTENTE)
    position_class = Campaign
    position: Campaign
    marks = (*MARKS, *OWN_MARKS)
    builders = (CP, ENTENTE)
    schooled = (ENTENTE,)
    piece_kinds: ClassVar[tuple[str, ...]] = (*Front.piece_kinds, DETACHMENT, STURM, ARDITI, DEPOT, TRUCKS)
    nations: ClassVar[tuple[str, ...]] = ("italian", "austrian", "german", "british", "french", "american")
    piece_traits: ClassVar[tuple[str, ...]] = (
        *nations,
        *Front.piece_traits,
        *(
            "alpini",
            "bersaglieri",
            "assault",
            "hungarian",
            "bavarian",
            "bosnian",
            "czechoslovak",
            "barge",
            "no-counter",
        ),
    )
    counted_as: ClassVar[Mapping[str, str]] = {"german": "austrian"}
    hampering: ClassVar[tuple[str, ...]] = ("cadorna-foch",)
    holding: ClassVar[int] = HELD
    silencing: ClassVar[int] = SILENCED
    lifts_any_time: ClassVar[bool] = False
    special_rules: ClassVar[tuple[str, ...]] = (
        *("no-air", "cp-trench", "reserve-markers", "display-division", "amalfi", "air-claim", "footbridge-raids"),
        *("behind-trenches", "trucks", "concentration", "silent-guns", "rommel", "refugees", "free-demolitions"),
        *("supply-collapse", "retreat-order", "west-exit", "depot", "tagliamento", "required-guns", "hunger"),
        *("gun-silence", "hungarian-desertion", "cavalry-roads", "short-last-sequence", "trento"),
    )
    priced: ClassVar[tuple[str, ...]] = ("village", "town", "wood", "mountain", "high-mountain", "marsh")
    added: ClassVar[tuple[str, ...]] = ("trench", "crater")
    shifting: ClassVar[tuple[str, ...]] = ("wood", "mountain", "high-mountain", "marsh", "village")
    multiplying: ClassVar[tuple[str, ...]] = ("town", "trench")
    sheltering: ClassVar[tuple[str, ...]] = ("town", "trench")
    fortified: ClassVar[tuple[str, ...]] = ("trench",)
    clinging: ClassVar[tuple[str, ...]] = ("trench", "town")
    slow: ClassVar[tuple[str, ...]] = ("mountain", "high-mountain", "marsh")
    closed_to_wheels: ClassVar[tuple[str, ...]] = ("high-mountain",)
    boxes = (
        *("available-cp", "available-entente", "missions", "led-off"),
        *(f"{scenario}-{number}" for scenario, many in GROUPS.items() for number in range(1, many + 1)),
    )
    legend = Legend(
        terrains=("sea", "lagoon", "marsh", "mountain", "high-mountain", "wood", "village", "town", "trench", "crater"),
        hexsides=("stream", "river", "piave", "isonzo", "tagliamento", "crest", "impassable"),
        links=("road", "secondary", "rail"),
        signs={
            "w": "wood",
            "v": "village",
            "t": "town",
            "x": "trench",
            "c": "crater",
            "m": "mountain",
            "h": "high-mountain",
            "s": "marsh",
        },
        regions=(
            *("sources-cp", "sources-entente", "area-*", "sea-*", "limits-cp-*", "limits-entente-*"),
            *("trenches-cp", "trenches-entente", "cadorna-line", "behind-entente-trenches"),
            *(
                "south-of-entente-trenches",
                "east-of-tagliamento",
                "coast",
                "depot-*",
                "objectives-*",
                "west",
                "trento",
                "entry-*",
            ),
        ),
    )

    release: Voice = verb(Noun.HEX, rule="11.2.10")

    # Assault troops --------------------------------------------------------------------------------------------
    @rule("15.3.1", "15.3.2", "15.3.3", "11.3.2", "3.0.assault")
    def may_carry(self, stoss: int, piece: int) -> bool:
        """§15.3 Stosstruppen go with a German regiment, storm battalions with an Austro-Hungarian brigade or strong
        division, Arditi with an Italian regiment, brigade or strong division, by the printed morale (D39)."""
        kind, nation, morale = self.kind[stoss], self.nation[piece], self.morale_of[piece]
        if kind == STURM:
            strong = morale >= self.number("limits", "sturm-least-morale")
            return nation == "austrian" and strong and (self.kind[piece] == "brigade" or self.is_division[piece])
        if kind == ARDITI:
            strong = not self.is_division[piece] or morale >= self.number("limits", "arditi-division-morale")
            return nation == "italian" and strong and (self.is_small[piece] or self.is_division[piece])
        return nation == "german" and self.kind[piece] == "regiment"

    @rule("15.3.1", "15.3.2", "15.3.3")
    def dies_with_unit(self, piece: int, is_shelled: bool) -> bool:
        """§15.3 In defence and under bombardment assault troops are lost with their unit (D57)."""
        phase = self.phases()[self.position.phase]
        return is_shelled or phase.side is None or phase.side != self.owner[piece]

    @rule("11.2.2.arditi")
    def is_covered(self, fighters: Sequence[int]) -> bool:
        """§11.2.2 Italian units with Arditi may leave an enemy zone freely."""
        return all(self.arditi_with(p) >= 0 for p in fighters)

    def arditi_with(self, piece: int) -> int:
        """The Arditi with a unit, -1 for none."""
        with_ = self.stoss_with(piece)
        return with_ if with_ >= 0 and self.kind[with_] == ARDITI else -1

    @rule("11.2.2.arditi", "11.1.5")
    def set_off(self, side: Side, group: Sequence[int], is_relieved: bool) -> None:
        """§11.2.2 The Arditi that cover a withdrawal are lost; no reinforcements come once a unit has moved."""
        from grognard.games.front1918.movement import is_held_there
        from grognard.games.front1918.supports import strike

        self.position.begun = 1
        if not is_relieved and is_held_there(self, side, group):
            for piece in [p for p in group if self.is_combat[p]]:
                if (arditi := self.arditi_with(piece)) >= 0:
                    strike(self, arditi, "relief.cover")

    # Movement --------------------------------------------------------------------------------------------------
    @rule("11.1.5")
    def has_begun_moving(self, side: Side) -> bool:
        """§11.1.5 Reinforcements arrive at the start of the movement phase, before any ground unit moves."""
        return bool(self.position.begun)

    @rule("11.2.4.limits")
    def span_tries(self, piece: int, edge: int) -> tuple[int, int]:
        """§11.2.4 How often a unit has tried a footbridge in this phase, and how often one was tried on a hexside."""
        return self.position.span_tried[piece] if piece >= 0 else 0, self.position.edge_tried.get(edge, 0)

    def note_try(self, piece: int, edge: int) -> None:
        """§11.2.4 Record a try at a footbridge by a unit."""
        self.position.span_tried[piece] += 1
        self.position.edge_tried[edge] = self.position.edge_tried.get(edge, 0) + 1

    @rule("11.2.4")
    def spent(self, piece: int) -> int:
        """§11.2.4 Every try at a footbridge costs a movement point."""
        return self.position.span_tried[piece] * self.number("limits", "footbridge-cost")

    @rule("11.2.9")
    def places_markers_first(self) -> bool:
        """§11.2.9 Option: reserve and disengagement markers are placed before units move."""
        return "11.2.9" in self.options

    def clear_counts(self) -> None:
        """Before a phase: nobody has moved or tried a footbridge."""
        self.position.begun = 0
        self.position.span_tried = [0] * len(self.roster)
        self.position.edge_tried.clear()

    @rule("15.2.2.bruchmuller")
    def prepares(self, gun: int) -> bool:
        """§15.2.2 The Bruchmüller preparation is that of one marked gun."""
        return self.has(gun, OFFENSIVE) and self.has(gun, PREPARED)

    # The turn --------------------------------------------------------------------------------------------------
    @property
    def chapters(self) -> Chapters:
        """The chapters of the sequence of play in this book."""
        from grognard.games.italia.turn import CHAPTERS

        return CHAPTERS

    def kind_of_turn(self) -> tuple[Hashable, ...]:
        """The last turn of a scenario may have a shorter last sequence."""
        is_short = "short-last-sequence" in self.scenario.rules and self.position.turn == self.scenario.turns
        return *super().kind_of_turn(), is_short

    def end_turn(self) -> Script[None] | None:
        """§16.0 Tell the score, and after the last turn the verdict."""
        from grognard.games.italia.victory import judge

        return judge(self)

    def scores(self) -> dict[str, int]:
        """§16.0 The points as the game stands."""
        return {side.name: int(tally.total) for side, tally in self.standings().items()}

    def standings(self) -> dict[Side, Tally]:
        """§16.0 Only the attacker of a scenario scores."""
        from grognard.games.italia.victory import standings

        return standings(self)

    def audit(self) -> list[str]:
        """What must hold at every question besides the rules of the series: assault troops are with units that may
        have them, and footbridges belong to a side."""
        faults: list[Any] = super().audit()
        for stoss in self.stosstruppen:
            with_ = self.position.carrier[stoss]
            if self.is_on_board(stoss) and with_ >= 0 and not self.may_carry(stoss, with_):
                faults.append(f"§15.3 {self.roster[stoss].name} is with {self.roster[with_].name}")
        return faults
