"""The words of Indochine: sides, kinds, marks, the fields of its position, and verbs.

A formation is named on its leader's counter; the field `formation` says to which one each other counter belongs. Who
sees a mark or a field is said here and nowhere else. What is computed from them once is in `table`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, ClassVar

from grognard.games.indochine.answers import ANSWERS
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
    list_per_side,
    per_formation,
    per_game,
    per_hex,
    per_piece,
    per_side,
    shown_face,
)

if TYPE_CHECKING:
    pass

FRENCH, VIET_MINH = opponents("french", "viet-minh")

# Marks. Movement markers lie open on top of hidden stacks; all other states of a hidden unit are hidden with it (8).
MARKS = (
    "moved",
    Mark("td", seen="known"),
    Mark("td-over", seen="known"),
    Mark("stopped", seen="known"),
    Mark("neutralised", seen="known"),
    Mark("jammed", seen="known"),
    Mark("empty", seen="known"),
    Mark("out-of-command", seen="known"),
    Mark("hesitant", seen="known"),
    Mark("withdrew", seen="known"),
    Mark("digging", seen="known"),
    Mark("acted", seen="known"),
    Mark("active", seen="known"),
    Mark("out-of-echelon", seen="known"),
    Mark("dug", seen="known"),
)
(
    MOVED,
    TD,
    TD_OVER,
    STOPPED,
    NEUTRALISED,
    JAMMED,
    EMPTY,
    OUT_OF_COMMAND,
    HESITANT,
    WITHDREW,
    DIGGING,
    ACTED,
    ACTIVE,
    OUT_OF_ECHELON,
    DUG,
) = flags(*MARKS)
"""`td`: has fired defensively and tests its rate; `td-over`: fires defensively no more this turn. `hesitant` lies on
the leader for his formation. `acted`: has had its action this turn; `active`: may act in the activation under way.
`out-of-echelon`: a leader whom the command phase found too far from the higher PC. `dug`: has built this turn."""

FACES = ("deployed", "crew")
DEPLOYED, CREW = range(len(FACES))

LEADERS = ("pc-f", "pc-f-co", "pc-vm")
SQUADS = ("gc-para", "gc-legion", "gc-marine", "gc-line", "inf-vm", "inf-rec")
WEAPONS = ("mg-f", "hmg-f", "rcl-f", "m60-f", "m81-f", "mg-vm", "hmg-vm", "rcl-vm", "m60-vm", "m81-vm")
DECOY, HO = "decoy", "ho"
CALIBRES = ("light", "medium", "heavy")
AIR_MISSIONS = ("support", "bombs", "napalm")
ALTITUDES = ("low", "medium", "high")
COMPASS = ("north", "north-east", "south-east", "south", "south-west", "north-west")
"""The directions of the map, in the order in which the board counts them."""
QUALITIES = ("recruit", "line", "veteran", "shock")
"""Troop qualities, the columns of the assault table, by number."""

STRIKE_STEPS = {"nothing": 0, "step": 1, "eliminated": 2}
"""§13 What a strike costs: the words of its results, and the steps lost at most."""

CHANCES = (10, 25, 50)
"""§6.5 The chances, in per cent, below which a side may let windows pass."""

NOT_YOURS = Refusal("5", "no-not-yours")
NOT_ON_BOARD = Refusal("5", "no-not-on-board")


class IndochinePosition(Position):
    """The fields Indochine adds to the common ones."""

    # Operations (2.D, 5)
    acting: Annotated[int, per_game("side", blank=-1)]
    """The active side."""
    passes: Annotated[int, per_game()]
    """How many sides have passed in a row."""
    spent: Annotated[list[int], per_side()]
    """Whether a side that was given the hand had nothing left to activate this turn (5.4)."""
    activating: Annotated[int, per_game("formation", blank=-1)]
    """The formation whose activation is under way; none while a unit out of command acts alone."""
    begun: Annotated[int, per_game()]
    """Whether a unit has acted in the activation under way: a human wave is announced before (16.2)."""

    # Formations (3, 12). What the scenario prints of them and what they have lost, always of recognised units, everyone
    # knows; which hidden counters they are made of, nobody but the owner.
    activated: Annotated[list[int], per_formation()]
    losses: Annotated[list[int], per_formation()]
    tested: Annotated[list[int], per_formation(seen="own")]
    """The losses at the last test of demoralisation (12.2)."""
    hesitant_at: Annotated[list[int], per_formation()]
    demoralised_at: Annotated[list[int], per_formation()]
    quality: Annotated[list[int], per_formation(QUALITIES, blank=1)]
    arrives: Annotated[list[int], per_formation()]
    """The turn on which it enters; 0 when it is set up on the map."""
    drops: Annotated[list[int], per_formation()]
    """The turn on which it is dropped by parachute; 0 when it is not."""
    entry_edges: Annotated[list[int], per_formation()]
    """Where the scenario lets a formation choose an edge of the map: the edges its entries fit, as a set; 0 for all."""
    waved: Annotated[list[int], per_formation()]
    """The turn on which it last announced a human wave (16.2)."""
    disorganised: Annotated[list[int], per_side()]
    """Formations lost so far, replaced ones included (R 97)."""
    replacements: Annotated[list[int], per_side()]
    """Companies that may still come in for destroyed ones."""
    higher: Annotated[list[int], per_side("piece", seen="own", blank=-1)]
    """The higher PC, or the leader who took his place (1.3)."""

    # Counters
    formation: Annotated[list[int], per_piece("formation", blank=-1)]
    attached: Annotated[list[int], per_piece("formation", blank=-1)]
    """The formation a unit acts with this turn in place of its own (3.3)."""
    deputy: Annotated[list[int], per_piece()]
    """What is added to a leader's morale: a deputy's may be worse (1.3)."""
    killed_on: Annotated[list[int], per_piece()]
    """The turn on which a leader was killed, until his deputy comes."""
    attacked_on: Annotated[list[int], per_piece()]
    """The turn on which a unit last fired offensively, kept for the optional rule on rates."""
    unseen_losses: Annotated[list[int], per_piece()]
    """What a hidden unit has cost its formation (12.1), until it is recognised: the enemy does not know of it."""
    face: Annotated[list[int], shown_face()]
    entry: Annotated[list[int], per_piece("hex", seen="own", blank=-1)]
    """Where a unit that landed off the map comes in (15.1)."""

    # Ground (10.5, 10.6, 10.7, 15.2, 15.3)
    smoke: Annotated[bytearray, per_hex()]
    burning: Annotated[bytearray, per_hex()]
    ruined: Annotated[bytearray, per_hex()]
    dug: Annotated[bytearray, per_hex()]
    """Entrenchments: 1 begun, 2 built."""
    prepared: Annotated[bytearray, per_hex()]
    impact: Annotated[bytearray, per_hex()]
    """The strength of artillery that strikes whoever moves there this turn."""

    # Artillery and air support (10, 14). The scenario prints what there is, and everyone sees when a mission is spent.
    batteries: Annotated[list[int], per_side()]
    missions: Annotated[list[int], per_side()]
    """Missions left for all batteries together."""
    calibre: Annotated[list[int], per_side(CALIBRES)]
    """The calibre of the batteries of a side."""
    plotted: Annotated[list[tuple[int, ...]], list_per_side("hex")]
    """The hex each battery fires on next; none for a battery without a target."""
    screening: Annotated[list[tuple[int, ...]], list_per_side()]
    """1 for each battery that fires smoke next."""
    waited: Annotated[list[tuple[int, ...]], list_per_side()]
    """Turns each plotted mission has been delayed."""
    fired_on: Annotated[list[tuple[int, ...]], list_per_side("hex", seen="all")]
    """The hex each battery fired on last."""
    supports: Annotated[list[int], per_side()]
    """Ground supports from the air that are left."""
    bombs: Annotated[list[int], per_side()]
    napalms: Annotated[list[int], per_side()]
    """Bombing and napalm missions that are left."""
    called: Annotated[list[tuple[int, ...]], list_per_side(AIR_MISSIONS)]
    """Air missions that have been called for."""
    called_waited: Annotated[list[tuple[int, ...]], list_per_side()]
    """Turns each of them has been delayed."""

    # Victory and wishes
    left: Annotated[list[int], per_side()]
    """Points of units that have left the map."""
    patience: Annotated[list[int], per_side()]
    """A side lets windows pass where no fire of its known units has a greater chance, in per cent.

    Everyone sees it: whether a side is asked follows from what everyone knows."""


class FireResult(Cell):
    """§11 A result of the fire table: a test to be stopped or neutralised and what is added to its roll, or losses."""

    kind: str
    """`S`, `N`, `E`, or nothing for losses."""
    plus: int
    steps: int


class IndochineWords(Play[IndochinePosition]):
    """What Indochine declares: words, verbs, marks, and what the kernel asks of them."""

    id = "indochine"
    edition = "4"
    folder = files("grognard.games.indochine").joinpath("data")
    sides = (FRENCH, VIET_MINH)
    fields_of_phases: ClassVar[Mapping[str, str]] = {"acting": "2.D2", "passes": "2.D2"}
    position_class = IndochinePosition
    cells = {"trc": FireResult}  # noqa: RUF012 (never changed)
    marks = MARKS
    boxes = ("hand", "arriving", "astray", "left")
    legend = Legend(
        terrains=("watercourse", "paddy", "brush", "grove", "jungle", "wooden", "solid", "embankment"),
        hexsides=("crest", "hedge", "wall"),
        links=("road", "track", "rail"),
        signs={
            "c": "watercourse",
            "r": "paddy",
            "b": "brush",
            "g": "grove",
            "j": "jungle",
            "w": "wooden",
            "s": "solid",
            "e": "embankment",
        },
        regions=(
            "objective",
            "objective-*",
            "village-*",
            "citadel",
            "montmartre",
            "set-up-*",
            "entry-*",
            "edge-*",
            "exit-*",
            "rear-*",
            "drop-*",
            "all-*",
            "north-*",
            "play-*",
        ),
    )
    piece_kinds = (*LEADERS, *SQUADS, *WEAPONS, DECOY, HO)
    piece_values = ("fire", "range", "least", "offensive", "defensive", "morale", "move")
    piece_traits = ("infantry", "leader", "higher", "weapon", "machine-gun", "anti-aircraft", "mortar", "recoilless")
    piece_faces = FACES
    special_rules = (
        "open",
        "night",
        "steep",
        "light-wind",
        "strong-wind",
        "no-smoke",
        "mortar-smoke",
        "no-wave",
        "embankment-hinders",
        "fail-on-purpose",
        "officers-fall",
        "french-first",
        "capture-ho",
        "hold-houses",
        "clear-positions",
        "take-village",
        "take-all",
        "march-out",
        "break-through",
        "hold-post",
    )
    scenario_values = (
        "end-number",
        "command",
        "echelon-french",
        "echelon-viet-minh",
        "initiative-french",
        "initiative-viet-minh",
        "awarded-french",
        "awarded-viet-minh",
        "wave-from",
        "line-from",
        "pre-registered",
        "batteries-viet-minh",
        "missions-viet-minh",
        "supports-french",
        "bombs-french",
        "napalms-french",
        "replacements-viet-minh",
        "leave-from",
        "enough",
        "few",
    )
    conceals = True
    conceals_stacks = True
    decoy_kinds = (DECOY,)
    placing_asks = ("ask-put", "ask-belong")
    stepping_verbs = ("move",)
    foremost_verbs = ("fire", "assault")
    passing_verbs = ("let-pass", "hold")
    standing_answers: ClassVar[Mapping[str, str]] = {
        "ask-shoot-mover": "hold",
        "ask-shoot-firer": "hold",
        "ask-withdraw": "hold",
        "ask-retreat": "done",
    }
    dice_names = ("white", "coloured")
    claims: ClassVar[Mapping[str, Claim]] = {
        "no-not-yours": is_not_yours,
        "no-not-on-board": is_off_map,
        "no-not-adjacent": is_not_next,
        "no-enemy-there": is_enemy_there,
        "no-acted": is_marked(ACTED | WITHDREW),
        "no-neutralised": is_marked(NEUTRALISED),
        "no-not-stopped": is_unmarked(STOPPED),
    }
    answers = ANSWERS
    overlays: ClassVar[Mapping[str, str]] = {"sight": "hex", "command": "map"}

    # Set-up and arrivals
    put: Voice = verb(Noun.HEX, rule="0.5")
    pick: Voice = verb(Noun.PIECE, rule="0.5")
    belong: Voice = verb(Noun.FORMATION, rule="8.decoy")
    enter: Voice = verb(Noun.HEX, rule="0.5")
    leave: Voice = verb(rule="0.5")
    replace: Voice = verb(Noun.FORMATION, rule="scenario.dong-khe.vm")
    # Command and activation
    transfer: Voice = verb(Noun.PIECE, rule="3.3")
    attach: Voice = verb(Noun.FORMATION, rule="3.3")
    activate: Voice = verb(Noun.FORMATION, rule="5.1")
    activate_alone: Voice = verb(Noun.PIECE, rule="3.4")
    pass_: Voice = verb(rule="2.D2")
    act: Voice = verb(Noun.PIECE, rule="5.2")
    # Actions
    move: Voice = verb(Noun.HEX, rule="7.1")
    creep: Voice = verb(Noun.HEX, rule="7.3")
    halt: Voice = verb(rule="7.1")
    fire: Voice = verb(Noun.HEX, rule="9.1")
    snap: Voice = verb(Noun.HEX, rule="6.1")
    join: Voice = verb(Noun.PIECE, rule="9.2")
    gather: Voice = verb(Noun.PIECE, rule="13")
    again: Voice = verb(Noun.HEX, rule="6.2")
    lay_smoke: Voice = verb(Noun.HEX, rule="10.6")
    smoke_round: Voice = verb(Noun.HEX, rule="10.8")
    assault: Voice = verb(Noun.HEX, rule="13")
    stalk: Voice = verb(Noun.HEX, rule="13")
    deploy: Voice = verb(rule="6.1")
    dismount: Voice = verb(rule="6.1")
    dig: Voice = verb(rule="15.2")
    command: Voice = verb(Noun.PIECE, rule="6.3")
    free: Voice = verb(Noun.PIECE, rule="6.3")
    coordinate: Voice = verb(rule="10.9")
    mortar: Voice = verb(Noun.PIECE, rule="10.9")
    shake_off: Voice = verb(Noun.PIECE, rule="11.1")
    stay: Voice = verb(rule="6.1")
    lot: Voice = verb(Noun.NUMBER, rule="9.3")
    # Reactions
    shoot: Voice = verb(Noun.PIECE, rule="6.5")
    hold: Voice = verb(rule="6.5")
    let_pass: Voice = verb(rule="6.5")
    unless: Voice = verb(Noun.NUMBER, rule="6.5", numbers=CHANCES)
    withdraw: Voice = verb(Noun.PIECE, rule="6.6")
    absorb: Voice = verb(rule="11.1")
    accept: Voice = verb(rule="11.1")
    # Assault and wave
    strike: Voice = verb(Noun.PIECE, rule="13.resolution")
    retreat: Voice = verb(Noun.PIECE, rule="13.resolution")
    to: Voice = verb(Noun.HEX, rule="13.resolution")
    wave: Voice = verb(rule="ext.16.2")
    target: Voice = verb(Noun.HEX, rule="ext.16.2")
    # Administration
    flee: Voice = verb(Noun.HEX, rule="15.3")
    succeed: Voice = verb(Noun.PIECE, rule="1.3.elimination")
    take_over: Voice = verb(Noun.HEX, rule="1.3.elimination")
    recover: Voice = verb(rule="11.2")
    step_away: Voice = verb(Noun.HEX, rule="ext.11.2")
    fail: Voice = verb(rule="scenario.dong-khe.vm")
    test: Voice = verb(rule="12.2")
    hide: Voice = verb(Noun.PIECE, rule="8.rehide")
    disperse: Voice = verb(Noun.PIECE, rule="qa.3")
    # Artillery, air, drops
    register: Voice = verb(Noun.HEX, rule="10.10")
    plot: Voice = verb(Noun.HEX, rule="10.1")
    plot_smoke: Voice = verb(Noun.HEX, rule="10.6")
    keep: Voice = verb(rule="10.4")
    no_plot: Voice = verb(rule="10.1")
    spare: Voice = verb(Noun.PIECE, rule="scenario.phu-tong-hoa")
    shell: Voice = verb(rule="10.2")
    cancel: Voice = verb(rule="10.3")
    call: Voice = verb(Noun.WORD, *AIR_MISSIONS, rule="14.1")
    aim: Voice = verb(Noun.HEX, rule="ext.14")
    altitude: Voice = verb(Noun.WORD, *ALTITUDES, rule="14.2")
    face_to: Voice = verb(Noun.WORD, *COMPASS, rule="14.2")
    shoot_at_plane: Voice = verb(Noun.PIECE, rule="14.2")
    drop: Voice = verb(Noun.HEX, rule="15.1")

    def members_of(self, formation: int) -> Sequence[int]:
        """The counters that belong to a formation now."""
        return [piece for piece, own in enumerate(self.position.formation) if own == formation]
