"""The screen: one seat's view of a game, its log, and what happened since a moment."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

from grognard.server.wire.lessons import LessonShown
from grognard.server.wire.odds import TallyShown
from grognard.server.wire.people import OfferShown, WentBack
from grognard.server.wire.puzzles import PuzzleShown
from grognard.server.wire.titles import Named, PhasePrinted


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
    counters: list[str] | UnsetType = UNSET
    """Of a formation: its counters on the map, each of which stands for it."""
    answers: list[str] = []
    """Where one press gives several answers: all of them in order. Then `text` only tells it from others."""


class Barred(Struct):
    """An answer that would stand among the buttons were it not for a rule, such as ending a phase too early."""

    text: str
    label: str
    rule: str
    why: str


class AheadOffer(Struct):
    """A standing answer that may be given to the open question: until when (`phase` or `turn`), in words."""

    until: str
    label: str


class AheadShown(Struct):
    """A standing answer that the seat has given: to which question, in words."""

    ask: str
    label: str


class ConcernShown(Struct):
    """Something that will go wrong if the seat goes on, and can still be helped: the clause, a sentence, where."""

    rule: str
    text: str
    hexes: list[str]


class QuestionShown(Struct):
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
    concerns: list[ConcernShown] = []
    """At a menu that can be ended: what will go wrong then, as far as the seat may know."""
    some: int = 0
    """How many more things may be chosen one after the other; 0 where it is not a choice of several."""
    placing: str = ""
    """The counter that is to be placed, where the question is one of a set-up."""
    walker: str = ""
    """The counter whose next step is asked for, where the rules move it hex by hex: an order can send it farther."""
    alone: bool = False
    """Whether there is one answer, which changes nothing for the seat: it may be given without being asked for."""
    acting: list[str] = []
    """The counters that the question names, as far as the seat knows them: they lie uppermost."""
    several: bool = False
    """Whether counters can be ordered one after the other, so that choosing several makes sense."""
    groups: list[Choice] = []
    """Where several may be chosen: all of them, or all of a kind, as one answer."""
    usual: list[str] = []
    """Of a counter with several options, a press takes the one whose verb comes first here."""
    standing: list[AheadOffer] = []
    """The standing answers that may be given to it, where it is asked again and again while another side acts."""
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


class GoalDecision(Struct):
    """What decided the game: a sentence and its clause."""

    text: str
    rule: str


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
    because: list[GoalDecision] = []
    """When the game is over, what decided it."""


class Seat(Struct):
    """Who plays a side: `you`, `other` (somebody else), `open` (nobody yet) or `bot`."""

    kind: str
    bot: str = ""
    presence: str = ""
    """`here`, `away` (the page is open, and hidden) or `gone`; empty where nobody sits."""
    since: float = 0.0
    """Since when they are away or gone, in seconds since 1970; 0 when nobody knows."""
    name: str = ""
    """What a bot or a person is called; empty for a person without a name."""


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


class DiceShown(Struct):
    """How the dice come about: `seeded` by the server, `typed` in, or `shared` by the server and the players."""

    kind: str = "seeded"
    seal: str = ""
    """The seal of the server's secret, at a table for several people."""
    head: str = ""
    """The head of the record so far."""
    shares: dict[str, str] = {}
    """What each side has added: nothing yet, `sealed`, `open` or `left-out`."""
    burned: int = 0
    """How many numbers were skipped, because they were seen and taken back."""
    waits: str = ""
    """For whom the first roll waits, in a sentence; empty when it waits for nobody."""


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
    asked: list[QuestionShown]
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
    dice: DiceShown = field(default_factory=DiceShown)
    """How the dice come about."""
    offers: list[OfferShown] = []
    """What a player offers, while it waits for an answer; at most one."""
    backs: list[WentBack] = []
    """How the game went back, each time."""
    ended: str = ""
    """How the players ended the game: `resigned`, `drawn` or `abandoned`; empty where the rules do."""
    next: str = ""
    """The game that was made of it, with sides changed."""
    talk: dict[str, int] = {}
    """The number of the last line that was said in each place I may read."""
    watchers: int = 0
    """How many people watch who have no seat."""
    ahead: list[AheadShown] = []
    """The standing answers of the seat, which nobody else is told of."""
    answering: list[str] = []
    """My sides whose open question is about to be answered by a standing answer."""
    lesson: LessonShown | UnsetType = UNSET
    """The card of a lesson, in a game that was begun from one."""
    puzzle: PuzzleShown | UnsetType = UNSET
    """The card of a puzzle, in a game that was begun from one."""
    others_at: int = 0
    """The clock of the last answer by another side, or later where answers were sealed; 0 when there was none."""
    mine_at: int = 0
    """The clock of this side's last answer, or earlier where answers were sealed; 0 when there was none."""


class LogLine(Struct):
    """A sentence of the log: when it was told (the clock), the clause, and the dice behind it."""

    at: int
    rule: str
    text: str
    turn: int
    phase: str
    side: str = ""
    by: str = ""
    """The side whose answer led to it; empty where several answered together, or nobody has."""
    dice: list[int] = []
    split: list[int] = []
    """How many of the dice belong to each roll, when it tells of several."""
    hex: str = ""
    heading: bool = False
    why: bool = False
    """Whether a bot's reasons for it can be asked for."""
    has_tally: bool = False
    """Whether the tally its dice were read with can be asked for."""
    goes_on: bool = False
    """Whether it goes on with the line before: the same unit, under the same clause, one hex further."""


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
