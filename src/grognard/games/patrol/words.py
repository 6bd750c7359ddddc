"""The words of Patrol: sides, kinds, marks, the fields of its position, and verbs.

Chapters 1 to 3 of the rulebook. What is computed from them once is in `table`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated, ClassVar

from grognard.games.patrol.answers import ANSWERS
from grognard.kernel.asking.claims import (
    Claim,
    is_enemy_there,
    is_marked,
    is_not_next,
    is_not_yours,
    is_off_map,
    is_unmarked,
)
from grognard.kernel.asking.script import Noun, Refusal, Voice, opponents, verb
from grognard.kernel.numbers.cells import Cell
from grognard.kernel.table.board import Legend
from grognard.kernel.table.declared import flags
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import Position, per_game, per_hex, per_side

BLUE, RED = opponents("blue", "red")

MARKS = ("spent", "fired", "shaken")
SPENT, FIRED, SHAKEN = flags(*MARKS)

LEADER, SQUAD, GUN, SCOUTS, DECOY = "leader", "squad", "gun", "scouts", "decoy"
SHELLS, SCREEN = "shells", "screen"
FIGHTERS = frozenset({SQUAD, GUN, SCOUTS})
PRIZE = "worth-"

NOT_YOURS = Refusal("5.1", "no-not-yours")
NOT_ON_BOARD = Refusal("5.1", "no-not-on-board")


class Night(Position):
    """The fields Patrol adds to the common ones."""

    begins: Annotated[int, per_game("side", blank=-1)]
    acting: Annotated[int, per_game("side", blank=-1)]
    passes: Annotated[int, per_game()]
    lit: Annotated[int, per_game()]
    smoke: Annotated[bytearray, per_hex()]
    losses: Annotated[list[int], per_side()]
    shells: Annotated[list[int], per_side(seen="own")]
    screens: Annotated[list[int], per_side(seen="own")]
    flares: Annotated[list[int], per_side()]


class FireResult(Cell):
    """§8.4 A result of the fire chart: steps lost, and what is subtracted from morale in the test that follows."""

    steps: int
    pressure: int


class AssaultResult(Cell):
    """§10.4 A result of the assault chart: steps lost and hexes of retreat, of both sides."""

    attacker_steps: int
    attacker_retreats: int
    defender_steps: int
    defender_retreats: int


class PatrolWords(Play[Night]):
    """What Patrol declares: words, verbs, marks, and what the kernel asks of them."""

    id = "patrol"
    edition = "2"
    folder = files("grognard.games.patrol").joinpath("data")
    sides = (BLUE, RED)
    fields_of_phases: ClassVar[Mapping[str, str]] = {"acting": "4.5", "passes": "4.5"}
    position_class = Night
    cells = {"fire": FireResult, "assault": AssaultResult}  # noqa: RUF012 (never changed)
    marks = MARKS
    boxes = ("hand", "reserve")
    zone_kinds = ("zone",)
    legend = Legend(
        terrains=("wood", "village"),
        hexsides=("stream", "bridge"),
        links=("road",),
        signs={"w": "wood", "v": "village"},
        regions=("church", f"{PRIZE}#", "set-up-blue", "set-up-red", "entry-blue", "entry-red"),
    )
    piece_kinds = (LEADER, SQUAD, GUN, SCOUTS, DECOY, SHELLS, SCREEN)
    piece_values = ("fire", "close", "range", "move", "morale", "bonus")
    special_rules = ("free-set-up", "no-mortars")
    placing_asks = ("ask-put",)
    stepping_verbs = ("to",)
    passing_verbs = ("hold",)
    standing_answers: ClassVar[Mapping[str, str]] = {"ask-react": "hold", "ask-answer": "hold"}
    scenario_values = ("visibility", "lit", "reserve", "shells", "screens", "flares")
    conceals = True
    claims: ClassVar[Mapping[str, Claim]] = {
        "no-not-yours": is_not_yours,
        "no-not-on-board": is_off_map,
        "no-not-adjacent": is_not_next,
        "no-enemy-there": is_enemy_there,
        "no-spent": is_marked(SPENT),
        "no-shaken": is_marked(SHAKEN),
        "no-not-shaken": is_unmarked(SHAKEN),
        "no-fired-already": is_marked(FIRED),
    }
    answers = ANSWERS
    overlays: ClassVar[Mapping[str, str]] = {"sight": "hex", "command": "map"}

    activate: Voice = verb(Noun.PIECE, rule="5.1")
    pass_: Voice = verb(rule="5.2")
    flare: Voice = verb(rule="15.1")
    to: Voice = verb(Noun.HEX, rule="6.2")
    halt: Voice = verb(rule="6.2")
    fire: Voice = verb(Noun.HEX, rule="8.2")
    assault: Voice = verb(Noun.HEX, rule="10.1")
    hide: Voice = verb(rule="11.4")
    rally: Voice = verb(rule="9.5")
    stay: Voice = verb(rule="5.3")
    join: Voice = verb(Noun.PIECE, rule="10.2")
    shoot: Voice = verb(Noun.PIECE, rule="8.5")
    hold: Voice = verb(rule="8.5")
    loses: Voice = verb(Noun.PIECE, rule="8.4")
    retreat: Voice = verb(Noun.HEX, rule="9.4")
    advance: Voice = verb(Noun.PIECE, rule="10.5")
    enter: Voice = verb(Noun.HEX, rule="4.2")
    wait: Voice = verb(rule="4.2")
    show: Voice = verb(Noun.PIECE, rule="14.1")
    plot: Voice = verb(Noun.WORD, SHELLS, SCREEN, "nothing", rule="13.2")
    aim: Voice = verb(Noun.HEX, rule="13.2")
    put: Voice = verb(Noun.HEX, rule="3.5")
    pick: Voice = verb(Noun.PIECE, rule="3.5")
