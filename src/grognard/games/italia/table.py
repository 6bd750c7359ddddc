"""The table of Italia 1917–1918: its sides, map and boxes, the fields of its positions, and who plays which part in the
engine of the series. The other modules decide what this book adds to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ClassVar

from grognard.games.front1918 import Front
from grognard.games.front1918.results import CELLS
from grognard.games.front1918.words import (
    ASSAULT,
    COMBAT,
    DETACHED,
    DRAWN,
    HELD_BACK,
    KINDS,
    MARKS,
    PAYS_FIRST_LOSS,
    SMALL,
    SOURCE,
    STORMS_IN_ADVANCE,
    WHEELS,
    Season,
)
from grognard.games.italia.answers import ANSWERS
from grognard.games.italia.results import AirSuperiority, GunSilence
from grognard.kernel.asking.script import Noun, Refusal, Voice, opponents, verb
from grognard.kernel.numbers.cells import Cell
from grognard.kernel.table.board import Legend
from grognard.kernel.table.declared import flags
from grognard.kernel.table.position import OPEN, per_edge, per_game, per_piece, per_side
from grognard.kernel.words.rulebook import rule

if TYPE_CHECKING:
    pass

CP, ENTENTE = opponents("cp", "entente")

OWN_MARKS = ("held-back", "retreat-mode", "silenced", "bruchmuller", "tried-to-burn", "refugees", "loaded", "unloaded")
HELD, RETREATING, SILENCED, PREPARED, BURNT, REFUGEES, LOADED, UNLOADED = flags(*MARKS, *OWN_MARKS)[len(MARKS) :]

DETACHMENT, STURM, ARDITI, DEPOT, TRUCKS = "detachment", "sturm", "arditi", "depot", "trucks"
OWN_KINDS: Mapping[str, frozenset[str]] = {
    DETACHMENT: frozenset({COMBAT, DETACHED}),
    STURM: frozenset({ASSAULT, STORMS_IN_ADVANCE, PAYS_FIRST_LOSS}),
    ARDITI: frozenset({ASSAULT, PAYS_FIRST_LOSS}),
    DEPOT: frozenset({SOURCE}),
    TRUCKS: frozenset({WHEELS, DRAWN}),
}

GROUPS: Mapping[str, int] = {"grappa": 1, "caporetto": 5, "albrecht": 2, "solstice": 2, "vittorio": 1}
"""How many groups of reinforcements each scenario has: a box for each."""


class Campaign(Season):
    """The fields this game adds to those of the series."""

    points: Annotated[list[int], per_side()]
    """Points won by what happened: markers taken off, a depot captured, the order of retreat."""
    superiority: Annotated[int, per_game(("none", "cp", "entente"))]
    """The side that flies in this turn."""
    claims: Annotated[int, per_game()]
    """How often the Entente has claimed air superiority."""
    rommel: Annotated[int, per_game(("none", "used"))]
    ordered: Annotated[int, per_game(("none", "yes"))]
    """Whether the order of retreat was given."""
    withdrawn: Annotated[int, per_game()]
    """How many artilleries were taken off the map in this operational sequence."""
    sabotaged: Annotated[int, per_game()]
    """How many bridges were blown without a die."""
    begun: Annotated[int, per_game(("none", "yes"))]
    """Whether a unit has moved in this movement phase: reinforcements come before."""
    span_tried: Annotated[list[int], per_piece()]
    """How often each unit has tried a footbridge in this phase; every try costs a movement point."""
    attempts: Annotated[dict[int, int], per_edge()]
    """How often a footbridge was tried on each hexside in this phase."""


class Italia(Front):
    """The table of Italia 1917–1918."""

    id = "italia"
    edition = "6"
    folder = Path(__file__).parent / "data"
    sides = (CP, ENTENTE)
    position_class = Campaign
    position: Campaign
    cells: ClassVar[Mapping[str, type[Cell]]] = {**CELLS, "air-superiority": AirSuperiority, "gun-silence": GunSilence}
    marks = (*MARKS, *OWN_MARKS)
    builders = (CP, ENTENTE)
    schooled = (ENTENTE,)
    answers = ANSWERS
    kinds: ClassVar[Mapping[str, frozenset[str]]] = {**KINDS, **OWN_KINDS}
    piece_kinds: ClassVar[tuple[str, ...]] = (*kinds,)
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
    held_by: ClassVar[Mapping[int, Refusal]] = {LOADED: Refusal("11.3.4.1", "no-on-truck"), HELD: HELD_BACK}
    moved_by: ClassVar[Mapping[int, Refusal]] = {UNLOADED: Refusal("11.3.4.1", "no-unloaded")}
    preparing: ClassVar[int] = PREPARED
    passing: ClassVar[int] = UNLOADED
    staying: ClassVar[int] = UNLOADED  # in an enemy zone trucks put a load down only where they began the phase
    silencing: ClassVar[int] = SILENCED
    directing: ClassVar[int] = RETREATING
    arrive_first: ClassVar[bool] = True
    staffs_shun_zones: ClassVar[bool] = True
    storm_mates: ClassVar[str] = SMALL
    lifts_any_time: ClassVar[bool] = False
    conceals: ClassVar[bool] = True
    bookkeeping: ClassVar[frozenset[str]] = frozenset({"begun"})
    backs: ClassVar[tuple[str, ...]] = ("alpini", "bersaglieri", "fanteria", "gebirgs")
    shows_rolls: ClassVar[bool] = True
    special_rules: ClassVar[tuple[str, ...]] = (
        *("no-air", "cp-trench", "reserve-markers", "display-division", "amalfi", "air-claim", "footbridge-raids"),
        *("behind-trenches", "trucks", "concentration", "silent-guns", "rommel", "refugees", "free-demolitions"),
        *("supply-collapse", "retreat-order", "west-exit", "depot", "tagliamento", "required-guns", "hunger"),
        *("gun-silence", "hungarian-desertion", "cavalry-roads", "short-last-sequence", "trento", "reserves-wake"),
        "any-unit-in-trench",
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
                "adige",
                "depot-*",
                "objectives-*",
                "west",
                "trento",
                "entry-*",
            ),
        ),
    )

    # Words of the series under the clauses of this book; the last three are never asked for here.
    deal: Voice = verb(Noun.PIECE, rule="17.1.superiority")
    shot_down: Voice = verb(Noun.PIECE, rule="17.2")
    now: Voice = verb(rule="11.1.5")
    later: Voice = verb(rule="11.1.5")

    release: Voice = verb(Noun.HEX, rule="11.2.10")
    claim: Voice = verb(rule="17.1.superiority")
    roll_for_it: Voice = verb(rule="17.1.superiority")
    raid: Voice = verb(Noun.EDGE, rule="scenario.albrecht.air-footbridge")
    prepare_gun: Voice = verb(Noun.PIECE, rule="15.2.2.bruchmuller")
    starve: Voice = verb(Noun.PIECE, rule="scenario.vittorio.hunger")
    silence: Voice = verb(Noun.PIECE, rule="scenario.vittorio.guns")
    surprise: Voice = verb(Noun.PIECE, rule="scenario.caporetto.rommel")
    surprise_hidden: Voice = verb(Noun.HEX, rule="scenario.caporetto.rommel")
    crowd: Voice = verb(Noun.HEX, rule="scenario.caporetto.refugees")
    sabotage: Voice = verb(Noun.EDGE, rule="scenario.caporetto.bridges")
    exit_west: Voice = verb(rule="scenario.caporetto.exit")
    order_retreat: Voice = verb(rule="scenario.caporetto.retreat-order")
    rally: Voice = verb(Noun.PIECE, rule="11.4.test")
    retire: Voice = verb(Noun.HEX, rule="11.4")
    retire_one: Voice = verb(Noun.PIECE, rule="11.4")
    retire_all: Voice = verb(rule="11.4")
    take_off: Voice = verb(Noun.PIECE, rule="scenario.caporetto.retreat-order")
    burn: Voice = verb(Noun.PIECE, rule="15.5.1")
    unload: Voice = verb(Noun.PIECE, rule="11.3.4.1")
    bring_up: Voice = verb(Noun.PIECE, rule="scenario.solstice.whatif")
    swap_with: Voice = verb(Noun.PIECE, rule="scenario.solstice.whatif")
    hide: Voice = verb(Noun.PIECE, rule="3.0.detachment")
    starve_hidden: Voice = verb(Noun.HEX, rule="scenario.vittorio.hunger")
    misdirect_hidden: Voice = verb(Noun.HEX, rule="table.erroneous")
    cancel_hidden: Voice = verb(Noun.HEX, rule="12.2.6.none")

    def prepare(self) -> None:
        """Independent regiments form one division where the scenario, or its option, says so (§3.0, D49)."""
        super().prepare()
        self.is_truck = [kind == TRUCKS for kind in self.kind]
        self.is_barge = ["barge" in piece.traits for piece in self.roster]
        self.is_fixed_gun = [gun and not move for gun, move in zip(self.is_gun, self.move_of, strict=True)]
        self.wakes = "reserves-wake" in self.scenario.rules
        self.fixed_guns = [p for p, is_fixed in enumerate(self.is_fixed_gun) if is_fixed]
        self.marching = {side: [p for p in self.mobile[side] if not self.is_fixed_gun[p]] for side in self.sides}
        self.join_displays()

    @rule("3.0.display", "scenario.radetzky.display", "scenario.vittorio.display", "14.0.same-division")
    def join_displays(self) -> None:
        """§3.0 The units of a Display division count as one formation."""
        chart = self.charts.get("display")
        for row in [row for row in chart.rows if row.startswith(f"{self.scenario.id}-")] if chart is not None else []:
            assert chart is not None
            division, units, is_optional = (chart.value(row, column) for column in chart.columns)
            if is_optional and f"scenario.{self.scenario.id}.display" not in self.options:
                continue
            for name in units:
                if (piece := self.roster.find(name)) is not None:
                    self.division[piece] = division

    # Assault troops --------------------------------------------------------------------------------------------
    # Movement --------------------------------------------------------------------------------------------------
    # Movement of its own -----------------------------------------------------------------------------------------
    # What happens when pieces move or fight -----------------------------------------------------------------------
    # Hidden detachments ----------------------------------------------------------------------------------------
    def has_secrets(self) -> bool:
        """Nothing is secret while no detachment is hidden."""
        return any(self.position.hidden)

    @rule("3.0.detachment")
    def back_of(self, piece: int) -> str:
        """§3.0 The kind of a detachment, which is seen on its hidden side too; empty for any other unit (D21)."""
        if not self.is_detachment[piece]:
            return ""
        traits = self.roster[piece].traits
        kinds = ("gebirgs",) if self.nation[piece] == "austrian" else ("alpini", "bersaglieri")
        return next((kind for kind in kinds if kind in traits or kind == "gebirgs"), "fanteria")

    def is_hidden(self, piece: int) -> bool:
        """Whether a piece is a hidden detachment; no piece is not."""
        return piece >= 0 and self.position.hidden[piece] != OPEN

    # The turn --------------------------------------------------------------------------------------------------
    @rule("scenario.vittorio.last-turn")
    def is_short_turn(self) -> bool:
        """Whether the third operational sequence of this turn has only the movement of one side."""
        return "short-last-sequence" in self.scenario.rules and self.position.turn == self.scenario.turns
