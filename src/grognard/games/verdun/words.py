"""The words of Verdun: sides, kinds, marks, the fields of its position, and verbs.

Chapters 1 and 2 of the rulebook. What is computed from them once is in `table`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from grognard.games.verdun.answers import ANSWERS
from grognard.kernel.asking.claims import Claim, is_enemy_there, is_marked, is_not_next, is_not_yours, is_off_map
from grognard.kernel.asking.script import Noun, Voice, opponents, verb
from grognard.kernel.numbers.cells import Cell
from grognard.kernel.table.board import Legend
from grognard.kernel.table.declared import flags
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import Position, per_game, per_hex, per_piece

GERMAN, FRENCH = opponents("german", "french")

MARKS = (
    "fired",
    "demoralised",
    "out-of-supply",
    "dug-in",
    "moved",
    "disrupted",
    "attacked",
    "assaulted",
    "new",
    "tried",
)
FIRED, DEMORALISED, UNSUPPLIED, DUG_IN, MOVED, DISRUPTED, ATTACKED, ASSAULTED, NEW, TRIED = flags(*MARKS)

INFANTRY, TERRITORIAL, PIONEER, CHASSEUR, REMNANT = "infantry", "territorial", "pioneer", "chasseur", "remnant"
DIVISIONAL, CORPS, ARMY, RAIL, NAVAL, HEAVY = "divisional", "corps", "army", "rail", "naval", "heavy"
HQ, GARRISON = "hq", "garrison"
FOOT = frozenset({INFANTRY, TERRITORIAL, PIONEER, CHASSEUR, REMNANT})
ARMY_GUNS = frozenset({ARMY, RAIL, NAVAL, HEAVY})
GUNS = ARMY_GUNS | {DIVISIONAL, CORPS}

FAIR, BAD = 0, 1
STRONG, WEAK = 0, 1

STANDS_BY = {ARMY: "14.33", NAVAL: "14.31", HEAVY: "14.32", GARRISON: "14.8"}
"""The clauses that fix where pieces of a kind stand, on or off the map; no player places or moves them."""


class February(Position):
    """The fields the game adds to the common ones."""

    weather: Annotated[int, per_game(("fair", "bad"))]
    heavy: Annotated[int, per_game()]
    points: Annotated[int, per_game()]
    pioneer_points: Annotated[int, per_game()]
    called_121: Annotated[int, per_game()]
    guns_back: Annotated[int, per_game()]
    corps_of_16: Annotated[int, per_game(("none", "XXX", "XX", "I"))]
    interdiction: Annotated[bytearray, per_hex("side", many=True)]
    gone: Annotated[list[int], per_piece()]


class Damage(Cell):
    """§9.4 A result of the assault chart: the damage to both sides."""

    attacker: int
    defender: int


class Shelling(Cell):
    """§7.11 A result of the barrage chart: what is added to the roll of a test of morale, and steps lost first."""

    roll: int
    steps: int


class VerdunWords(Play[February]):
    """What Verdun declares: words, verbs, marks, and what the kernel asks of them."""

    id = "verdun"
    edition = "3"
    sides = (GERMAN, FRENCH)
    position_class = February
    marks = MARKS
    boxes = (
        "german-hand",
        "french-hand",
        "off-map",
        "feb-23",
        "feb-24",
        "feb-25",
        "feb-25-optional",
        "feb-26",
        "feb-27",
    )
    zone_kinds = ("strong", "weak")
    halting_verbs = ("halt",)
    gait_verbs = ("strategic",)
    standing_answers: ClassVar[Mapping[str, str]] = {"ask-defence": "done"}
    cells = {"assault": Damage, "barrage": Shelling}  # noqa: RUF012 (never changed)
    legend = Legend(
        terrains=("wood", "hill", "village", "city", "trench", "fort"),
        hexsides=("stream", "river", "bridge"),
        links=("road", "rail"),
        signs={"w": "wood", "h": "hill", "v": "village", "c": "city", "t": "trench", "f": "fort"},
        regions=(
            *("sources-german", "sources-french", "north-control", "first-trench", "second-trench", "sector-#"),
            *("set-up-vii", "set-up-xviii", "set-up-iii", "set-up-v", "entry-121", "entry-16", "entry-french"),
            *("forges", "verdun", "left-bank"),
        ),
    )
    piece_kinds = (*sorted(FOOT), *sorted(GUNS), HQ, GARRISON)
    piece_values = ("combat", "attack", "defence", "range", "move", "morale")
    piece_traits = ("reserve", "forges")
    scenario_values = ("french-minor", "draw", "german-minor", "german-major")
    special_rules = ("free-set-up",)
    claims: ClassVar[Mapping[str, Claim]] = {
        "no-not-yours": is_not_yours,
        "no-not-on-map": is_off_map,
        "no-not-adjacent": is_not_next,
        "no-enemy-there": is_enemy_there,
        "no-moved": is_marked(MOVED | DUG_IN),
        "no-attacked": is_marked(ATTACKED),
    }
    answers = ANSWERS
    overlays: ClassVar[Mapping[str, str]] = {"supply": "map", "range": "hex"}

    deploy: Voice = verb(Noun.PIECE, rule="3.0")
    at_: Voice = verb(Noun.HEX, rule="3.0")
    historical: Voice = verb(rule="3.0")
    rally: Voice = verb(Noun.PIECE, rule="6.2")
    leave_it: Voice = verb(Noun.PIECE, rule="13.0")
    refill: Voice = verb(Noun.PIECE, rule="6.32")
    rebuild: Voice = verb(Noun.PIECE, rule="6.32")
    rebuild_full: Voice = verb(Noun.PIECE, rule="6.32")
    return_: Voice = verb(Noun.PIECE, rule="6.33")
    call_121: Voice = verb(rule="6.42")
    attach: Voice = verb(Noun.WORD, "XXX", "XX", "I", rule="15.3")
    barrage: Voice = verb(Noun.HEX, rule="7.1")
    interdict: Voice = verb(Noun.PIECE, rule="7.2")
    aim: Voice = verb(Noun.HEX, rule="7.21")
    gun: Voice = verb(Noun.PIECE, rule="9.3")
    hit: Voice = verb(Noun.PIECE, rule="7.11")
    move: Voice = verb(Noun.PIECE, rule="8.0")
    with_: Voice = verb(Noun.PIECE, rule="8.0")
    strategic: Voice = verb(rule="8.2")
    to: Voice = verb(Noun.HEX, rule="8.0")
    halt: Voice = verb(rule="8.0")
    dig: Voice = verb(Noun.PIECE, rule="14.11")
    assault: Voice = verb(Noun.HEX, rule="9.0")
    join: Voice = verb(Noun.PIECE, rule="9.1")
    loses: Voice = verb(Noun.PIECE, rule="9.41")
    retreat: Voice = verb(rule="9.42")
    back: Voice = verb(Noun.HEX, rule="9.5")
    last_stand: Voice = verb(rule="14.41")
    perish: Voice = verb(rule="14.41")
    advance: Voice = verb(Noun.PIECE, rule="9.6")
    onward: Voice = verb(Noun.PIECE, rule="9.61")
    exploit: Voice = verb(Noun.HEX, rule="13.0")
