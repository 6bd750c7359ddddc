"""What the server orders from its workers and what they answer: plain values, so that a worker may be another process.

A game is named by a key and told once as a save; after that only the entries since are told. `thinker` carries the
orders out, `workers` gives them.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from grognard.bots import BotReason
from grognard.kernel.errors import BadData, Broken, GrognardError, Unreadable
from grognard.kernel.files.save import Save
from grognard.lab.reports.report_shapes import JudgementTold


class KnownGame(Struct, frozen=True):
    """A game for a worker: as a save, or, if the worker has it already, as the entries since, as (who, answer)."""

    key: str
    title: str
    save: bytes = b""
    since: list[tuple[str, str]] = []


class Think(Struct, tag="think", frozen=True):
    """Answer for the bots of some sides, as long as a slice lasts, but at least once."""

    game: KnownGame
    bots: dict[str, str]
    seconds: float


class Advise(Struct, tag="advise", frozen=True):
    """Say what a bot would answer in a side's place."""

    game: KnownGame
    side: str
    bot: str
    luck: str


class TryOut(Struct, tag="try-out", frozen=True):
    """Play a game out by bots, with these dice from the save on, as long as a slice lasts."""

    game: KnownGame
    bot: str
    seed: str
    seconds: float


class Criticise(Struct, tag="criticise", frozen=True):
    """Judge the operations of a side in a finished game, from one on, as long as a slice lasts."""

    game: KnownGame
    side: str
    luck: str
    done: int
    seconds: float


class Foresee(Struct, tag="foresee", frozen=True):
    """Say what a side can expect from here, by games tried as long as a slice lasts."""

    game: KnownGame
    side: str
    luck: str
    games: int
    seconds: float
    planner: str = ""
    """The bot whose plan is told; an officer's where there is none."""


class Weigh(Struct, tag="weigh", frozen=True):
    """Weigh a way of a puzzle, and tell what the dice say in one try of it."""

    title: str
    puzzle: str
    answers: list[str]
    luck: str


class Read(Struct, tag="read", frozen=True):
    """Play a stranger's save again and say what is wrong with it."""

    save: bytes
    seconds: float
    """How much time of a processor it may take."""


class Hurry(Struct, tag="hurry", frozen=True):
    """Answer the order with this number now."""

    number: int


class Numbered(Struct, tag="numbered", frozen=True):
    """An order with its number, and the games that the worker may drop."""

    number: int
    order: Think | Advise | TryOut | Criticise | Foresee | Weigh | Read
    forget: list[str] = []


class Given(Struct, frozen=True):
    """An answer of a bot: whose, to which question, and why."""

    side: str
    question: int
    text: str
    reasons: list[tuple[str, dict[str, object], str]] = []

    @property
    def why(self) -> tuple[BotReason, ...]:
        """The reasons as bots give them."""
        return tuple(BotReason(*each) for each in self.reasons)


class Thought(Struct, tag="thought", frozen=True):
    """What the bots answered; the fault that stopped them, if there was one."""

    given: list[Given]
    fault: str = ""


class Tried(Struct, tag="tried", frozen=True):
    """How a game played out has ended, if it has."""

    is_over: bool
    winner: str = ""
    verdict: str = ""


class Criticised(Struct, tag="criticised", frozen=True):
    """How many operations there are, the judgements that were made, in every language, and the time they took."""

    of: int
    judged: list[dict[str, JudgementTold]]
    seconds: float


class Foreseen(Struct, tag="foreseen", frozen=True):
    """What a side can expect, and what an officer would do and why, in every language."""

    worth: float
    error: float
    games: int
    plan: dict[str, list[str]]
    points: list[tuple[str, str]]
    """What the plan points at on the map, as (noun, name)."""
    reasons: dict[str, list[str]]
    luck: tuple[float, float, int] | None = None
    """The luck of the side so far, the deviation it should have, and the rolls; None in a game that conceals."""


class WasWeighed(Struct, tag="was-weighed", frozen=True):
    """The figure of a way, what an officer would answer first and why, and what the dice said, in every language."""

    figure: float
    error: float
    officer: str
    reasons: dict[str, list[str]]
    told: dict[str, list[str]]


class VariationRead(Struct, frozen=True):
    """A variation of a record as a save of its own, and its game packed."""

    save: Save
    pack: bytes
    parent: int
    """Which line it leaves, the first being that of the game."""
    at: int
    """After how many entries it begins."""
    turn: int
    """The turn in which it begins."""
    comment: str


class WasRead(Struct, tag="was-read", frozen=True):
    """A save that was played again, without its snapshot, and the game packed; or what is wrong with it."""

    kind: str = ""
    faults: list[str] = []
    save: Save | None = None
    pack: bytes = b""
    """Empty where the game tells of things that cannot be packed."""
    variations: list[VariationRead] = []
    comment: str = ""
    """What a record says of the game, before its first answer."""

    def check(self) -> None:
        """Raise the fault of the save, as the kernel would."""
        if self.kind:
            raise _KINDS[self.kind](self.faults) if self.kind == "bad-data" else _KINDS[self.kind](self.faults[0])


class Failed(Struct, tag="failed", frozen=True):
    """The order could not be carried out."""

    why: str


_KINDS: Final[dict[str, type[GrognardError]]] = {"bad-data": BadData, "unreadable": Unreadable, "broken": Broken}
Order = Think | Advise | TryOut | Criticise | Foresee | Weigh | Read
Reply = Thought | Tried | Criticised | Foreseen | WasWeighed | WasRead | Failed
_orders: Final = msgspec.msgpack.Decoder(Numbered | Hurry)
_replies: Final = msgspec.msgpack.Decoder(Reply)


def fault_of(fault: Exception) -> WasRead:
    """Return a fault of a save, as it is told."""
    match fault:
        case BadData():
            return WasRead("bad-data", list(fault.faults))
        case Unreadable():
            return WasRead("unreadable", [str(fault)])
    return WasRead("broken", [f"{type(fault).__name__}: {fault}"])


def written(message: Numbered | Hurry | Reply) -> bytes:
    """Return an order or a reply as bytes."""
    return msgspec.msgpack.encode(message)


def read_order(message: bytes) -> Numbered | Hurry:
    """Return an order from bytes."""
    order: Numbered | Hurry = _orders.decode(message)
    return order


def read_reply(message: bytes) -> Reply:
    """Return a reply from bytes."""
    reply: Reply = _replies.decode(message)
    return reply
