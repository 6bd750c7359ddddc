"""The language spoken between server and browser: every message as a type, and nothing else.

`tools/wire_types.py` writes the same types for the browser (`web/src/wire.ts`), and the OpenAPI description is made
from them. Whatever a person reads arrives here as a finished sentence in their language; whatever is chosen goes back
as the text of an option.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

from grognard.lab.told import (
    BattleTold,
    CastTold,
    ChanceTold,
    FigureTold,
    JudgementTold,
    LossTold,
    LuckTold,
    OpinionTold,
    TurnTold,
)

__all__ = [
    "BattleTold",
    "CastTold",
    "ChanceTold",
    "FigureTold",
    "JudgementTold",
    "LossTold",
    "LuckTold",
    "OpinionTold",
    "TurnTold",
]
"""The report of a finished game, which is the laboratory's; it is sent as it is."""

# Titles: what can be played, and what never changes about it ------------------------------------------------------


class Named(Struct):
    """A thing by its key, and what a person calls it."""

    key: str
    name: str


class ScenarioCard(Struct):
    """A scenario as the lobby shows it."""

    id: str
    title: str
    about: str
    turns: int
    minutes: int
    level: int
    """How hard it is to learn, from 1 to 5."""
    ours: bool
    """Whether it is ours rather than the book's."""


class OptionalRule(Struct):
    """A rule that can be switched on when a game is made."""

    id: str
    title: str
    text: str
    scenarios: list[str]
    """Those in which it can be chosen; none for all of them."""


class BotCard(Struct):
    """A bot that can play a game: what it is called, and what to expect of it."""

    key: str
    name: str
    about: str = ""
    seconds: float = 0
    """How long it usually thinks about an operation when that can be chosen (`general@5`); 0 when it cannot."""
    most_seconds: float = 0
    """The longest it may be given."""


class TitleCard(Struct):
    """A game as the lobby shows it."""

    id: str
    title: str
    about: str
    sides: list[Named]
    scenarios: list[ScenarioCard]
    options: list[OptionalRule]
    bots: list[BotCard]
    """Those that can play it, ours from the weakest to the strongest."""
    usual: str
    """The bot one plays against unless another is chosen."""
    first: str
    """The one for somebody's first game."""
    hints: bool
    """Whether there is an officer to ask for a hint."""


class SideLook(Struct):
    """A side and its colours."""

    key: str
    name: str
    fill: str
    ink: str


class MarkLook(Struct):
    """A mark on a counter: how it is shown (disc, acted, parapet, none), and in the phases of which clauses."""

    key: str
    name: str
    letter: str
    shown: str = "disc"
    phases: list[str] = []


class DieLook(Struct):
    """A die that rules tell apart from the others of its roll: its name and colours."""

    name: str
    fill: str
    ink: str


class HexPrinted(Struct):
    """A hex as printed: where it lies in the units of the board's picture, its ground and its name."""

    number: str
    x: float
    y: float
    ground: list[str] = []
    name: str = ""
    next: list[str] = []
    """The neighbours by number, clockwise from the first direction; empty where there is none."""


class BoxPrinted(Struct):
    """A box beside the map; `due` is the turn when what lies in it arrives, 0 for none."""

    key: str
    name: str
    due: int = 0


class PiecePrinted(Struct):
    """A counter as printed."""

    key: str
    """The name that options speak of."""
    slug: str
    """Its symbols in the sprite are `c-<slug>-<steps>`, and `c-<slug>-<steps>-<face>` for other named faces."""
    title: str
    side: str
    kind: str
    formation: str
    steps: int
    round: bool = False


class PhasePrinted(Struct):
    """A step of the sequence of play."""

    rule: str
    title: str
    side: str = ""
    listed: bool = True
    """Whether the sequence of play is shown with it."""


class GuideHint(Struct):
    """A hint of a guided game: when it is shown (`always`, `rolled` or a verb that is offered), at which part."""

    when: str
    at: str
    text: str


class BriefingShown(Struct):
    """What a player reads before the first turn; nothing where a scenario has no briefing."""

    situation: str = ""
    tasks: dict[str, str] = {}
    """By side."""
    know: list[str] = []
    guide: list[GuideHint] = []


class Kit(Struct):
    """What never changes about a scenario of a game: board, counters, words."""

    title: str
    scenario: str
    name: str
    scenario_name: str
    lang: str
    width: float
    height: float
    radius: float
    """The size of the board's picture and of a hex in it."""
    hexes: list[HexPrinted]
    boxes: list[BoxPrinted]
    pieces: list[PiecePrinted]
    sides: list[SideLook]
    marks: list[MarkLook]
    front: bool
    """Whether a line is drawn between the hexes that the sides hold."""
    turns: list[str]
    """The turns by name, the first at 0."""
    overlays: list[Overlay]
    conceals: bool
    """Whether sides have secrets: two people at one screen need a curtain."""
    rules: dict[str, str]
    """Every clause's title, by number."""
    dice: list[DieLook] = []
    """The dice of a roll in their order, where rules tell them apart; rolls of another number of dice have none."""
    briefing: BriefingShown = field(default_factory=BriefingShown)


class Overlay(Struct):
    """Something that can be laid over the map; `of_hex` when it is seen from a chosen hex."""

    key: str
    name: str
    of_hex: bool


class ClauseText(Struct):
    """A clause as the reader shows it."""

    id: str
    title: str
    text: str
    kind: str
    status: str
    reason: str = ""
    sees: list[str] = []
    rulings: list[str] = []


class RulingText(Struct):
    """A ruling as the reader shows it."""

    id: str
    rules: list[str]
    question: str
    ruling: str
    reason: str


class Rules(Struct):
    """A whole rulebook in one language."""

    title: str
    lang: str
    clauses: list[ClauseText]
    rulings: list[RulingText]


# Tallies --------------------------------------------------------------------------------------------------------


class ReasonLine(Struct):
    """One reason of a tally: what it is worth, why, and the clause."""

    value: str
    rule: str
    text: str


class Chance(Struct):
    """An outcome and its exact chance."""

    outcome: str
    """As it is printed."""
    p: float
    of: str
    words: str = ""
    """What it means."""
    nothing: bool = False
    """Whether it does nothing."""


class Expected(Struct):
    """A figure to expect, such as steps lost."""

    name: str
    value: float


class ChartShown(Struct):
    """The chart the dice are read on; `column` is the one in force."""

    columns: list[str]
    rows: list[str]
    cells: list[list[str]]
    column: int | None = None
    meanings: dict[str, str] = {}
    """What the cells mean, where that is not what is printed."""


class TallyShown(Struct):
    """A number or a column with its reasons, and the exact chances."""

    name: str
    start: str
    total: str
    reasons: list[ReasonLine]
    odds: list[str] = []
    base: str = ""
    column: str = ""
    need: str = ""
    dice: str = ""
    impossible: ReasonLine | None = None
    chances: list[Chance] = []
    expected: list[Expected] = []
    chart: ChartShown | None = None
    parts: list[TallyShown] = []
    die: TallyShown | None = None
    adds: bool = False
    """Whether the total is added to the roll, rather than shifting the column."""
    readings: list[TallyShown] = []
    """The tallies that one roll is read on, when there are several; the chances are theirs."""
    of: str = ""
    """What one of several tallies is of."""
    ahead: list[ReasonLine] = []
    """What other sides may still change, at the worst: the value is the column it falls to, if it is one."""


class RollShown(Struct):
    """A roll on the tally it is read with: what was looked up, the row of the chart it hits, what it gives."""

    tally: TallyShown
    dice: list[int]
    total: int
    """The dice and what is added to them."""
    outcome: str
    """As `chances` has it."""
    words: str
    """What it means."""
    row: int | None = None
    readings: list[RollShown] = []
    """The roll on each of several tallies, or each of several rolls on its own."""


# The screen: one seat's view of a game ----------------------------------------------------------------------------


class Choice(Struct):
    """An option: the text that answers, what a person reads, and what it points at."""

    text: str
    label: str
    verb: str
    noun: str
    """`piece`, `hex`, `place`, `edge`, `number`, `word`, `dice` or `nothing`."""
    at: str = ""
    """The piece, hex, place or edge it points at, by name or number."""
    badge: str = ""
    """What it costs, or the column of its odds, in a few characters."""
    answers: list[str] = []
    """Where one press gives several answers: all of them in order. Then `text` only tells it from others."""


class Barred(Struct):
    """An answer that would stand among the buttons were it not for a rule, such as ending a phase too early."""

    text: str
    label: str
    rule: str
    why: str


class Asked(Struct):
    """A question open to the seat."""

    number: int
    side: str
    rule: str
    prompt: str
    menu: bool
    options: list[Choice]
    about: list[str] = []
    """The hexes of the map it speaks of: those it names, and where the counters stand that it names."""

    committed: list[str] = []
    """The counters on the map that were chosen before in the same operation, as far as the seat knows them."""
    barred: list[Barred] = []
    some: int = 0
    """How many more things may be chosen one after the other; 0 where it is not a choice of several."""
    groups: list[Choice] = []
    """Where several may be chosen: all of them, or all of a kind, as one answer."""
    usual: list[str] = []
    """Of a counter with several options, a press takes the one whose verb comes first here."""
    tally: TallyShown | None = None
    dice: list[int] = []
    """When people roll their own dice: how many, and with how many sides."""


class Counter(Struct):
    """A counter this seat knows, where it is and its state."""

    at: str
    steps: int
    marks: list[str] = []
    hidden: bool = False
    state: dict[str, Any] = {}
    face: str = ""
    """The named face it is turned to; empty for the one it starts on."""
    tab: str = ""
    """The formation it is assigned to, where none is printed on it; its tab in the sprite is `f-<tab>`."""


class Unknown(Struct):
    """A counter this seat sees without knowing it, or a marker with any number under it."""

    side: str
    at: str
    marks: list[str] = []
    stack: bool = False
    symbol: str = ""
    """The picture of its back."""
    name: str = ""
    """What it is called, where backs are not all alike."""


class Figure(Struct):
    """A track or a figure with its name and value in words."""

    key: str
    name: str
    value: str


class Standing(Struct):
    """How a side stands: its points by reason (one tally, or none where no points are counted), its losses in steps.

    A list, because a merge patch cannot carry a null and a list is replaced as a whole.
    """

    points: list[TallyShown]
    steps_lost: int
    pieces_lost: list[str]


class GoalBand(Struct):
    """A band of victory: the score at which it begins, who wins by it (nobody for a draw), as a phrase and shortly."""

    least: int
    side: str
    title: str
    short: str


class GoalStep(Struct):
    """What a side needs for the next better band, in a number, shortly, and in a sentence."""

    side: str
    cost: int
    short: str
    text: str


class GoalWay(Struct):
    """Something beside the score that decides: a sentence, whether it is so now, and whom it favours."""

    text: str
    rule: str
    done: bool
    side: str = ""


class GoalCount(Struct):
    """Something other than ground that scores: a sentence, and for whom."""

    text: str
    rule: str
    side: str = ""


class GoalPrize(Struct):
    """A hex that counts: what it is worth (nothing where it is only to be held), a sentence, the clause, for whom
    (anybody if empty), and for whom it counts now."""

    worth: str
    text: str
    rule: str
    side: str = ""
    holder: str = ""


class Goal(Struct):
    """What the game is about, as the seat may know it; without a rule where a game does not say."""

    rule: str = ""
    how: str = ""
    last: int = 0
    """The last turn."""
    now: str = ""
    """The verdict if the game ended now, as a phrase; shortly in `now_short`."""
    now_short: str = ""
    winner: str = ""
    decided: bool = False
    """Whether something other than the score decides now."""
    sure: bool = True
    """Whether hidden counters cannot change it."""
    name: str = ""
    """What is counted; empty where no score decides."""
    value: int = 0
    side: str = ""
    """Who scores; empty where the lead of the first side over the second counts."""
    points: dict[str, int] = {}
    """The figures by side, where they are counted."""
    places: int = 0
    """How many places there are to hold, where a number of places is counted."""
    bands: list[GoalBand] = []
    """From the lowest."""
    steps: list[GoalStep] = []
    """What the next bands cost, the seat's own first."""
    counts: list[GoalCount] = []
    ways: list[GoalWay] = []
    prizes: dict[str, GoalPrize] = {}
    """By hex."""


class Seat(Struct):
    """Who plays a side: `you`, `other` (somebody else), `open` (nobody yet) or `bot`."""

    kind: str
    bot: str = ""
    online: bool = False
    name: str = ""
    """What a bot is called."""


class Undo(Struct):
    """Whether the last answer can be taken back, and why not."""

    can: bool
    why: str = ""
    rule: str = ""


class Hints(Struct):
    """Whether an officer may be asked what he would do; with a reason why not, or none where there is no officer."""

    can: bool
    why: str = ""


class Bots(Struct):
    """What the bots are doing: `playing`, `stopped` (until told to go on) or nothing; answers given this turn."""

    side: str = ""
    state: str = ""
    answers: int = 0
    why: str = ""


class Screen(Struct):
    """All that one seat may see of a game now. Live updates are patches of this."""

    game: str
    title: str
    scenario: str
    options: list[str]
    version: int
    """Changes with every answer and every undo."""
    clock: int
    """How many answers as everyone may know: log lines carry it."""
    side: str
    """The side that sees it; empty for a spectator."""
    seats: dict[str, Seat]
    turn: int
    phase: int
    phases: list[PhasePrinted]
    pieces: dict[str, Counter]
    planned: dict[str, str]
    """Where answers that are still sealed put our own counters."""
    unknown: list[Unknown]
    secret: bool
    """Whether a side may have a secret from the others now: at one screen it is covered before it is handed over."""
    hexes: dict[str, dict[str, Any]]
    edges: dict[str, dict[str, Any]]
    figures: list[Figure]
    of_sides: dict[str, list[Figure]]
    standings: dict[str, Standing]
    goal: Goal
    asked: list[Asked]
    waiting: list[str]
    undo: Undo
    hints: Hints
    bots: Bots
    over: bool
    winner: str
    verdict: str
    seed_hash: str
    """The hash the dice were committed to."""
    seed: str = ""
    """The seed itself, once the game is over."""
    unrated: list[Named] = []
    """Why the game is unrated: who may know its dice or its secrets, each reason with a sentence."""
    others_at: int = 0
    """The clock of the last answer by another side, or later where answers were sealed; 0 when there was none."""


class LogLine(Struct):
    """A sentence of the log: when it was told (the clock), the clause, and the dice behind it."""

    at: int
    rule: str
    text: str
    turn: int
    phase: str
    side: str = ""
    dice: list[int] = []
    split: list[int] = []
    """How many of the dice belong to each roll, when it tells of several."""
    hex: str = ""
    heading: bool = False
    why: bool = False
    """Whether a bot's reasons for it can be asked for."""
    has_tally: bool = False
    """Whether the tally its dice were read with can be asked for."""


class Page(Struct):
    """A screen with the log up to it: what a seat gets first."""

    screen: Screen
    log: list[LogLine]


class ToldLine(Struct):
    """What a line of the log names that can be shown: its number, the counters this seat knows, what its dice gave."""

    line: int
    pieces: list[str] = []
    outcome: str = ""


class Step(Struct):
    """A moment at which something was told: what it changed, and whose answer led to it."""

    at: int
    by: str
    """The side that answered; empty where several answered together."""
    patch: dict[str, Any]
    """A merge patch of the screen of the step before."""
    lines: list[ToldLine]
    trails: list[list[str]] = []
    """The hexes that counters went through, both ends included."""


class Reel(Struct):
    """What happened since a moment, to be watched: the screen then, and a patch for every step."""

    start: Screen
    steps: list[Step]
    formations: dict[str, str]
    """The names of formations, by what their counters say."""


# What the browser sends -------------------------------------------------------------------------------------------


class NewGame(Struct, forbid_unknown_fields=True):
    """Make a game. A seat is `me`, `open` (for a friend with the link), `bot:<name>` or `bot:<name>@<seconds>`."""

    title: str
    scenario: str = ""
    options: list[str] = []
    seats: dict[str, str] = {}
    seed: str = ""
    """Only where no seat is open: whoever names the seed may know every roll. Otherwise the server draws one."""
    dice: str = field(default="seeded")
    """`seeded`, or `typed` when the players roll their own."""
    hints: bool | None = None
    """Whether players may ask an officer; unless said, where nobody else has a seat."""


class Made(Struct):
    """A game that was made, loaded or branched off: its id, and links for the open seats by side."""

    id: str
    links: dict[str, str] = {}


class Answer(Struct, forbid_unknown_fields=True):
    """Answer a question: which side, the question's number, the text of an option; and the answers that follow it."""

    side: str
    number: int
    answer: str
    then: list[str] = []
    """Answers to the questions that come next, as far as the first answer that cannot be taken back."""


class Taken(Struct):
    """Answers were taken and will survive whatever happens; the version that follows from them."""

    version: int
    taken: int = 1
    """How many of the answers were taken, from the first on."""
    stopped: str = ""
    """Why the others were not taken, in a sentence; empty when all were."""
    rule: str = ""
    """The clause of that, where there is one."""


class UndoAsked(Struct, forbid_unknown_fields=True):
    """Take back the last answer of a side, or so many answers as one order had, as far as they can be."""

    side: str
    version: int
    answers: int = 1


class LookAt(Struct, forbid_unknown_fields=True):
    """Look at an option before choosing it, or at several answers: at the last that can be given."""

    side: str
    answer: str
    number: int
    then: list[str] = []


class OrderAsked(Struct, forbid_unknown_fields=True):
    """What can be ordered of these pieces together; or, with a hex or place, the answers that send them there."""

    side: str
    number: int
    pieces: list[str]
    to: str = ""


class Ordered(Struct):
    """Orders for several pieces. Nothing has been answered."""

    options: list[Choice]
    """Where they can all go, and what they can all do; those without `answers` must be asked for with `to`."""
    stopped: str = ""
    """Why not all pieces can do it, in a sentence; empty when they can."""
    rule: str = ""


class Looked(Struct):
    """What stands behind an option and what would follow."""

    answer: str
    tally: TallyShown | None
    trail: list[str]
    """The hexes on the way."""
    next: Asked | None
    """What would be asked next, when that can be told without committing."""
    final: str
    """Why it could not be taken back; empty when it could."""
    only_passes: bool = False
    """Whether it is final only because another side goes on, with nothing else changed: it needs no confirmation."""
    roll: RollShown | None = None
    """What it would give, when it is a roll on a tally the seat may see."""


class PlanAnswer(Struct, forbid_unknown_fields=True):
    """An answer on a what-if table, and who gives it."""

    side: str
    answer: str


class Plan(Struct, forbid_unknown_fields=True):
    """Something to try on a what-if table: what is put where, before which phase, and what was answered there."""

    side: str
    placed: dict[str, str] = {}
    """Pieces by name, with the hexes or boxes they are put in."""
    phase: int | None = None
    """The phase of the turn that is about to begin; none for the one that is played."""
    answers: list[PlanAnswer] = []
    look: str = ""
    """An option to look at instead of the whole table."""
    asked: str = ""
    """Who is asked for that option: the side itself when empty, or the dice."""


class PlanShown(Struct):
    """The what-if table as its side sees it, or what stands behind the option that was looked at."""

    page: Page | None
    looked: Looked | None


class WhyNot(Struct, forbid_unknown_fields=True):
    """Why something is not an option: an option's text, or a piece or hex that was clicked."""

    side: str
    answer: str = ""
    piece: str = ""
    hex: str = ""


class Refused(Struct):
    """A reason against something: the clause and a sentence."""

    answer: str
    rule: str
    text: str


class HintAsked(Struct, forbid_unknown_fields=True):
    """Ask an officer what he would answer: which side, the question's number."""

    side: str
    number: int
    whole: bool = False
    """Whether to ask for all that he would choose, where several things are chosen one after the other."""


class Reason(Struct):
    """A reason of a bot: the clause, where it rests on one, and a sentence."""

    rule: str
    text: str


class Hinted(Struct):
    """What an officer would answer, and why. Nothing has been answered."""

    number: int
    answer: str
    reasons: list[Reason]
    answers: list[str] = []
    """All that he would choose, when that was asked; the first is `answer`."""


class Why(Struct):
    """Why a bot gave an answer."""

    side: str
    answer: str
    reasons: list[Reason]


class Branch(Struct, forbid_unknown_fields=True):
    """Play on from an earlier moment, in a game of its own."""

    at: int
    seats: dict[str, str] = {}


class BotsTold(Struct, forbid_unknown_fields=True):
    """Stop the bots, or let them go on."""

    go: bool


class Join(Struct, forbid_unknown_fields=True):
    """Take an open seat by its link."""

    link: str


class GameCard(Struct):
    """A game of mine as the lobby shows it."""

    id: str
    title: str
    scenario: str
    name: str
    turn: str
    sides: list[str]
    """The sides I play; none when I watch."""
    waiting: list[str]
    yours: bool
    """Whether it waits for me."""
    over: bool
    verdict: str
    changed: float
    """When it was last played, in seconds since 1970."""
    seats: dict[str, Seat]
    answers: int
    unrated: bool = False
    fault: str = ""
    """Why it cannot be opened; empty when it can."""


class GameList(Struct):
    """A page of my games, and how many there are."""

    games: list[GameCard]
    page: int
    """The number of this page, the first being 1."""
    pages: int
    total: int


class RollMade(Struct):
    """A roll or draw of a finished game: when, which of how many outcomes came out, and its text in the log."""

    at: int
    """The clock after it, as lines of the log have it."""
    outcomes: int
    outcome: int
    """The first being 0."""
    text: str
    dice: list[int] = []
    """How many dice with how many sides; none for a draw."""


class DiceRecord(Struct):
    """All that is needed to check the dice of a finished game."""

    seed_hash: str
    seed: str
    first: int
    """The rolls before this number were made by the dice of the game it was branched off."""
    rolls: list[RollMade]


class HexShown(Struct):
    """A hex in detail: ground, control, zones, who is there, what lies on its sides."""

    number: str
    name: str
    ground: list[str]
    lines: list[str]
    """Whatever else is to be said of it, a sentence each."""
    control: str
    zones: list[str]
    pieces: list[str]
    unknown: dict[str, int]
    source: str


class ValueShown(Struct):
    """A printed value: its name, what it is now, what the full counter has, and where the number comes from."""

    name: str
    value: str
    full: str
    source: str


class PieceShown(Struct):
    """A counter in detail."""

    key: str
    title: str
    side: str
    kind: str
    formation: str
    at: str
    steps: int
    full: int
    values: list[ValueShown]
    marks: list[Named]
    lines: list[str]
    source: str


class OverlayLayer(Struct):
    """The hexes of an overlay that belong to one side; empty for nobody's."""

    side: str
    hexes: list[str]


class OverlayShown(Struct):
    """An overlay as it stands."""

    key: str
    layers: list[OverlayLayer]


class Trial(Struct, forbid_unknown_fields=True):
    """Play a game out many times from here, by bots."""

    games: int = 20
    bot: str = "random"


class TrialShown(Struct):
    """How far a trial is, and what came of it."""

    done: int
    of: int
    running: bool
    results: dict[str, int]
    """By verdict."""
    why: str = ""
    """Why it has ended before its last game, when nobody stopped it."""


class OpinionAsked(Struct, forbid_unknown_fields=True):
    """Have the officer look at what a side did in a finished game."""

    side: str


class Fault(Struct):
    """What went wrong: a code a program reads, a sentence a person reads, the clause where there is one."""

    code: str
    """`unreadable`, `illegal`, `stale`, `bad-data`, `forbidden`, `missing`, `broken` or `busy`."""
    text: str
    rule: str = ""


class Refusal(Struct):
    """The body of every error."""

    error: Fault


# Live updates -----------------------------------------------------------------------------------------------------


class Whole(Struct, tag="whole"):
    """Everything, at the start of a connection or when too much was missed."""

    page: Page


class Change(Struct, tag="change"):
    """What changed from one version to another: a merge patch (RFC 7386) of the screen, and the log after `keep`."""

    since: int
    version: int
    patch: dict[str, Any]
    keep: int
    log: list[LogLine]


class Busy(Struct, tag="busy"):
    """Long work goes on: a bot's turn or a trial."""

    bots: Bots | UnsetType = UNSET
    trial: TrialShown | UnsetType = UNSET


Live = Whole | Change | Busy
