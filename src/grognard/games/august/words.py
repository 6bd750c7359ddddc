"""The words of August: sides, kinds, marks, the fields of its position, and verbs.

Marks that live only inside a segment are kept in the position, so that every menu of a segment can be restored. Who
sees a mark or a field is said here and nowhere else. What is computed from them once is in `table`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, ClassVar

from grognard.games.august.answers import ANSWERS
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
from grognard.kernel.table.position import (
    Mark,
    Position,
    list_per_piece,
    per_game,
    per_hex,
    per_piece,
    per_side,
    shown_face,
)

if TYPE_CHECKING:
    pass

GERMAN, RUSSIAN = opponents("german", "russian")

MARKS = (
    "spent",
    "shot",
    "discouraged",
    "demoralised",
    "observed",
    "digging",
    "dug-in",
    "outside",
    "loaded",
    "low",
    "to-move",
    "to-fire",
    "led",
    "well-led",
    "named",
    "gone-in",
)
(
    SPENT,
    SHOT,
    DISCOURAGED,
    DEMORALISED,
    OBSERVED,
    DIGGING,
    DUG_IN,
    OUTSIDE,
    LOADED,
    LOW,
    TO_MOVE,
    TO_FIRE,
    LED,
    WELL_LED,
    NAMED,
    GONE_IN,
) = flags(*MARKS)
"""`spent`: MOVED/FIRED; `shot`: OPPORTUNITY FIRE; `digging`: the marker under a unit, `dug-in`: on top; `outside`: came
into a fortification when the enemy was there (16.3); `low`: short of ammunition. The others last for a segment:
declared to move or to fire, called by a leader of its class, by one in good order, named when the segment began, and
gone into an assault hex."""
UNSEEN_MARKS = ("digging", "dug-in")
"""The marks that a hidden piece may have when it appears, so that nobody else may know of them before."""
SHAKEN = DISCOURAGED | DEMORALISED
DECLARED = TO_MOVE | TO_FIRE
SEGMENT_MARKS = DECLARED | LED | WELL_LED | NAMED | GONE_IN

NO_ATTACK, ATTACKED, PURE_CHARGE = range(3)
"""What happened to a hex in this segment (12.72)."""

FACES = ("ready", "limbered", "mounted", "dismounted")
READY, LIMBERED, MOUNTED, DISMOUNTED = range(len(FACES))

RANKS = ("lieutenant", "captain", "major", "lieutenant-colonel", "colonel", "major-general", "general")
COMPANIES = ("infantry", "light-infantry", "engineer", "cavalry", "cossack", "plastun")
GUNS = ("field-gun", "howitzer")
CLASSES = ("", "cavalry-", "cossack-")
MISSIONS = ("none", "fire", "observe", "move", "cancelled")
BANKS = ("none", "left", "right")
FIRES = ("fire", "smoke")
WAYS = ("none", "first", "other")
GROUPS = ("waiting-1", "waiting-2")
"""The boxes in which groups wait to enter."""

TRAVEL = ("foot", "mounted", "wheels")
"""How a piece pays for the ground, by number: the columns of the terrain chart."""

SIDE_VALUES = (
    *("initiative", "per-loss", "morale", "reduced", "plan", "depletion", "smoke", "breaks", "leaves-from"),
    *("dug-in", "dug-in-companies", "dug-in-machine-guns", "hidden-companies", "hidden-light", "hidden-machine-guns"),
    *("loaded-guns", "most-loaded-guns", "in-town", "detaches"),
    *(f"{which}{rank}s" for which in CLASSES for rank in RANKS),
    *("steps-per-point", "most-lost", "steady", "points-steady", "points-denied", "points-late", "points-colonel"),
    *("points-gun", "points-gun-assault", "points-ready-gun", "points-own-fire"),
    *("points-gun-left", "points-wagon-left", "points-company-left"),
)

NOT_YOURS = Refusal("3.1", "no-not-yours")
NOT_ON_BOARD = Refusal("3.1", "no-not-on-board")


class AugustPosition(Position):
    """The fields August adds to the common ones."""

    # Segments (3)
    acting: Annotated[int, per_game("side", blank=-1)]
    """The active side."""
    opening: Annotated[int, per_game()]
    """Segments left to the winner of the initiative before the other side's first."""
    passes: Annotated[int, per_game()]
    """How many sides have passed in a row."""
    underway: Annotated[int, per_game(("none", "declaring", "acting"))]
    """How far the segment has gone."""
    made: Annotated[list[int], per_side()]
    """Segments each side has made this turn (17.4)."""
    kept_back: Annotated[list[int], per_side()]
    """1 for a side that keeps a segment of its opening block back (17.2)."""
    fogged: Annotated[int, per_game()]
    """1 once the dice of 17.4 have been thrown for the segment under way."""

    # Sectors (17.5)
    division: Annotated[int, per_game(("none", "rows", "maps"))]
    """How the map is divided."""
    sector: Annotated[int, per_game()]
    """The sector that is played."""
    across: Annotated[list[int], per_side()]
    """1 for a side whose assaults may go over the boundary this turn."""

    # Pieces
    posted: Annotated[list[int], per_piece()]
    """1 for a piece posted to the other sector that has not got there (17.52)."""
    face: Annotated[list[int], shown_face()]
    by: Annotated[list[int], per_piece("piece", blank=-1)]
    """The leader who called the piece in this segment."""
    left_from: Annotated[list[int], per_piece("hex", blank=-1)]
    """The assault hex a piece left in this segment (12.23)."""
    lifts: Annotated[list[int], per_piece()]
    """1 for a leader who supports recovery in this segment and neither moves nor fires (6.65)."""
    load: Annotated[list[int], per_piece("piece", blank=-1)]
    """What a wagon carries."""
    bank: Annotated[list[int], per_piece(BANKS)]
    """On which bank a piece in a river hex stands (5.8)."""
    hit_in: Annotated[list[int], per_piece("hex", blank=-1)]
    """Where a piece was under direct fire this turn (17.6)."""
    hit_from: Annotated[list[int], per_piece()]
    """The sides of that hex through which the fire came, as bits."""

    # Artillery (9)
    mission: Annotated[list[int], per_piece(MISSIONS, seen="own")]
    duty: Annotated[list[int], per_piece(MISSIONS)]
    """The mission as all know it, from what the gun has shown (9.15)."""
    tried: Annotated[list[int], per_piece()]
    """The turn on which its owner last tried to cancel the mission (9.14)."""
    goal: Annotated[list[int], per_piece("hex", seen="own", blank=-1)]
    """The destination of a movement mission."""
    plan: Annotated[list[tuple[int, ...]], list_per_piece("hex")]
    """The hex a battery fires on, turn by turn."""
    smoking: Annotated[list[tuple[int, ...]], list_per_piece()]
    """1 for each turn in which a battery's plan is smoke."""
    last: Annotated[list[int], per_piece("hex", blank=-1)]
    """The hex a battery really fired on last by its plan."""
    last_turn: Annotated[list[int], per_piece()]
    """The turn on which it did so."""
    aimed: Annotated[list[int], per_piece("hex", blank=-1)]
    """The target for which scatter was thrown in solitaire (18.1)."""
    fell: Annotated[list[int], per_piece("hex", blank=-1)]
    """Where the fire on that target falls (18.2)."""
    barrage: Annotated[list[int], per_piece("hex", blank=-1)]
    """The hex in which a battery's barrage lies this turn."""

    # Ground
    smoke: Annotated[bytearray, per_hex("side")]
    """Whose smoke lies in a hex (16.1)."""
    fort: Annotated[bytearray, per_hex()]
    """1 for a fortification (16.3)."""
    attacked: Annotated[bytearray, per_hex()]
    """1 for a hex assaulted in this segment, 2 for one that only a charge attacked (12.72)."""

    # Sides
    lost: Annotated[list[int], per_side()]
    """Steps lost."""
    guns_lost: Annotated[list[int], per_side()]
    """Guns and mortars eliminated, those lost in an assault included."""
    guns_stormed: Annotated[list[int], per_side()]
    """Those lost in an assault."""
    colonels_lost: Annotated[list[int], per_side()]
    own_fire: Annotated[list[int], per_side()]
    """Companies lost to the planned fire of their own side (9.81)."""
    way: Annotated[list[int], per_side(WAYS, seen="own")]
    """By which of two ways the waiting group of a side comes, written down before play."""
    awarded: Annotated[list[int], per_side()]
    """1 for a side that held its region to the turn the scenario names."""
    grief: Annotated[list[int], per_side()]
    """The last turn on which the loss of the senior commander is felt (6.72)."""
    grief_class: Annotated[list[int], per_side(("none", "infantry", "cavalry"))]
    """The class of leaders who test before they act while it is felt."""
    mourned: Annotated[list[int], per_side()]
    """1 for a side whose first senior commander is gone."""
    senior: Annotated[list[int], per_side("piece", blank=-1)]
    """The senior commander (R 18)."""


class FireResult(Cell):
    """§7.6 A result of the fire and assault tables: a test of morale and what is added to its roll, or steps lost."""

    plus: int
    steps: int


class Present:
    """Who of a side is on the map or waits to enter, in order; about half of the counters never come into play."""

    __slots__ = ("combat", "is_known", "leaders", "pieces")

    def __init__(self) -> None:
        self.is_known = False
        """Whether it was found since a piece of the side came or went."""
        self.pieces: list[int] = []
        self.leaders: list[int] = []
        self.combat: list[int] = []


class AugustWords(Play[AugustPosition]):
    """What August declares: words, verbs, marks, and what the kernel asks of them."""

    id = "august"
    edition = "3"
    folder = files("grognard.games.august").joinpath("data")
    sides = (GERMAN, RUSSIAN)
    side_cache = Present
    side_cache_lasts = True
    side_caches: list[Present]
    bookkeeping: ClassVar[frozenset[str]] = frozenset({"hit_from"})
    fields_of_phases: ClassVar[Mapping[str, str]] = {
        "acting": "3.0.C",
        "opening": "3.0.C",
        "passes": "3.0.C",
        "underway": "3.0.C",
    }
    position_class = AugustPosition
    cells = {"direct-fire": FireResult, "bombardment": FireResult, "assault": FireResult}  # noqa: RUF012 (never changed)
    marks = tuple(Mark(name, seen="known") if name in UNSEEN_MARKS else name for name in MARKS)
    boxes = ("hand", "pool", "guns", "waiting-1", "waiting-2", "left")
    legend = Legend(
        terrains=(
            *("field", "woods", "village", "marsh", "minor-river", "major-river"),
            *("bridge", "ford", "lake", "mill"),
        ),
        links=("road", "rail", "stream", "river"),
        signs={
            "f": "field",
            "w": "woods",
            "v": "village",
            "m": "marsh",
            "s": "minor-river",
            "r": "major-river",
            "b": "bridge",
            "o": "ford",
            "l": "lake",
        },
        regions=(
            *("play", "objective", "objective-bridge", "worth-#-*", "steady-*", "denied-*", "ready-*", "late-*"),
            *("set-up-*", "dig-*", "hide-*", "control-*", "entry-*", "exit-*", "home-*", "smoke-*"),
        ),
    )
    piece_kinds = (*COMPANIES, "machine-gun", *GUNS, "mortar", "wagon", "off-map", *RANKS)
    piece_values = ("fire", "bombard", "range", "move", "morale", "combat", "bonus")
    piece_traits = (
        *("company", "cavalry", "cossack", "landwehr", "machine-gun", "gun"),
        *("mortar", "towed", "wagon", "off-map", "leader"),
    )
    piece_faces = FACES
    special_rules = (
        *("hold-village", "cross-stream", "points", "tie-german", "tie-russian", "gun-for-its-step"),
        *("divide-leaders", "ford-on-foot", "russian-first", "guns-stay", "bare-slopes"),
        *("consolidation", "excess-initiative", "strategic-movement", "fog-of-war", "flank-fire"),
    )
    scenario_values = (
        *(f"{side}-{name}" for side in ("german", "russian") for name in SIDE_VALUES),
        *("enter-1", "enter-1-other", "enter-2", "may-2-companies", "may-2-captains", "may-2-lieutenants"),
        *(f"waiting-1-{rank}s" for rank in RANKS),
        *("landwehr-morale", "landwehr-reduced", "night-until", "night-sight", "fog-until", "fog-sight"),
        *("ford", "enough", "sector-row", "clear-of-bridge", "late-turn", "decisive"),
    )
    aiming_verbs = ("aim", "aim-smoke", "bound-for")
    placing_asks = ("ask-put", "ask-bank", "ask-face")
    stepping_verbs = ("to",)
    halting_verbs = ("halt",)
    passing_verbs = ("let-pass", "hold")
    standing_answers: ClassVar[Mapping[str, str]] = {"ask-shoot": "hold", "ask-harass": "hold"}
    declaring_verbs = ("move-with", "fire-with")
    usual_verbs = ("leader", "move-stack")
    conceals = True
    conceals_stacks = True
    shows_rolls = True
    claims: ClassVar[Mapping[str, Claim]] = {
        "no-not-yours": is_not_yours,
        "no-not-on-board": is_off_map,
        "no-not-adjacent": is_not_next,
        "no-enemy-there": is_enemy_there,
        "no-shaken": is_marked(SHAKEN),
        "no-not-shaken": is_unmarked(SHAKEN),
        "no-spent": is_marked(SPENT | SHOT),
    }
    answers = ANSWERS
    overlays: ClassVar[Mapping[str, str]] = {"sight": "hex", "barrage": "map", "plan": "map"}

    # Set-up (3, 6.2, 16)
    appoint: Voice = verb(Noun.PIECE, rule="6.2")
    put: Voice = verb(Noun.HEX, rule="3.0")
    pick: Voice = verb(Noun.PIECE, rule="3.0")
    hide: Voice = verb(Noun.HEX, rule="16.5")
    start_aboard: Voice = verb(Noun.PIECE, rule="5.62")
    show: Voice = verb(Noun.WORD, *FACES, rule="15.1")
    on_bank: Voice = verb(Noun.WORD, *BANKS, rule="5.8")
    detach: Voice = verb(Noun.PIECE, rule="16.41")
    send: Voice = verb(Noun.PLACE, rule="16.41")
    come_by: Voice = verb(Noun.WORD, *WAYS, rule="16.41")
    entrench: Voice = verb(Noun.PIECE, rule="16.2")
    # Segments (3)
    unit: Voice = verb(Noun.PIECE, rule="3.1")
    leader: Voice = verb(Noun.PIECE, rule="3.12")
    stack: Voice = verb(Noun.HEX, rule="3.1")
    pass_: Voice = verb(rule="3.0.C")
    move_with: Voice = verb(Noun.PIECE, rule="3.13")
    fire_with: Voice = verb(Noun.PIECE, rule="3.13")
    move_all: Voice = verb(rule="3.13")
    fire_all: Voice = verb(rule="3.13")
    move_stack: Voice = verb(Noun.HEX, rule="3.13")
    fire_stack: Voice = verb(Noun.HEX, rule="3.13")
    act: Voice = verb(Noun.PIECE, rule="3.13")
    act_stack: Voice = verb(Noun.HEX, rule="3.13")
    follow: Voice = verb(Noun.PIECE, rule="5.2")
    follow_all: Voice = verb(rule="5.2")
    # Moving (5, 6.4)
    to: Voice = verb(Noun.HEX, rule="5.2")
    along: Voice = verb(Noun.PIECE, rule="6.4")
    halt: Voice = verb(rule="5.2")
    leave: Voice = verb(rule="16.42")
    stay: Voice = verb(rule="3.13")
    dig: Voice = verb(rule="16.2")
    limber: Voice = verb(rule="5.61")
    make_ready: Voice = verb(rule="5.61")
    recover: Voice = verb(rule="14.4")
    # Wagons (5.6) and squadrons (15)
    load: Voice = verb(Noun.PIECE, rule="5.62")
    embark: Voice = verb(Noun.PIECE, rule="5.62")
    exchange: Voice = verb(Noun.PIECE, rule="5.63")
    unload: Voice = verb(Noun.PIECE, rule="5.63")
    unload_ready: Voice = verb(Noun.PIECE, rule="5.63")
    mount: Voice = verb(rule="15.5")
    dismount: Voice = verb(rule="15.4")
    support: Voice = verb(rule="6.6")
    # Fire (7, 10, 13)
    fire: Voice = verb(Noun.HEX, rule="10.0")
    join: Voice = verb(Noun.PIECE, rule="7.32")
    join_all: Voice = verb(rule="7.32")
    shoot: Voice = verb(Noun.PIECE, rule="13.1")
    hold: Voice = verb(rule="13.1")
    let_pass: Voice = verb(rule="13.1")
    lose: Voice = verb(Noun.PIECE, rule="7.6")
    fall: Voice = verb(Noun.PIECE, rule="6.71")
    give_up: Voice = verb(Noun.PIECE, rule="4.4")
    displace: Voice = verb(Noun.HEX, rule="6.71")
    # Assault (12)
    assault: Voice = verb(Noun.HEX, rule="12.1")
    bayonet: Voice = verb(Noun.HEX, rule="12.6")
    charge: Voice = verb(Noun.HEX, rule="12.7")
    reinforce: Voice = verb(Noun.HEX, rule="12.5")
    take_part: Voice = verb(Noun.PIECE, rule="12.5")
    all_take_part: Voice = verb(rule="12.5")
    first_fire: Voice = verb(rule="12.33")
    fire_together: Voice = verb(rule="12.33")
    harass: Voice = verb(rule="12.23")
    # Artillery (9)
    plan_fire: Voice = verb(Noun.PIECE, rule="9.1")
    observe: Voice = verb(Noun.PIECE, rule="9.1")
    bound_for: Voice = verb(Noun.HEX, rule="9.13")
    aim: Voice = verb(Noun.HEX, rule="9.11")
    aim_smoke: Voice = verb(Noun.HEX, rule="9.9")
    plan_as: Voice = verb(Noun.PIECE, rule="9.11")
    no_fire: Voice = verb(rule="9.11")
    as_before: Voice = verb(rule="9.11")
    as_before_on: Voice = verb(rule="9.11")
    no_more_fire: Voice = verb(rule="9.11")
    cancel: Voice = verb(Noun.PIECE, rule="9.14")
    open_fire: Voice = verb(Noun.HEX, rule="9.3")
    fire_smoke: Voice = verb(Noun.PIECE, rule="16.11")
    rally: Voice = verb(Noun.PIECE, rule="9.63")
    hold_fire: Voice = verb(rule="9.15")
    combine: Voice = verb(Noun.PIECE, rule="9.2")
    combine_all: Voice = verb(rule="9.2")
    # Options (17)
    merge: Voice = verb(Noun.PIECE, rule="17.1")
    keep_back: Voice = verb(rule="17.2")
    keep_none: Voice = verb(rule="17.2")
    play_kept: Voice = verb(rule="17.2")
    march: Voice = verb(Noun.HEX, rule="17.3")
    by_rows: Voice = verb(rule="17.51")
    by_maps: Voice = verb(rule="17.51")
    post: Voice = verb(Noun.PIECE, rule="17.52")
    order_across: Voice = verb(rule="17.51")
    # Flight (14.3)
    flee: Voice = verb(Noun.HEX, rule="14.33")
    leave_works: Voice = verb(rule="16.33")
