"""What a bot is handed: its side's view and the question it is asked, as plain values and a ticket.

Whatever a bot asks for beyond that is computed here, on the game's side of the boundary, and handed back as plain
values or as tables and games imagined from the view, the bot's own to push counters about on. The ticket finds the
game, and only while the bot is asked. Python hides nothing within one process: whoever opens private drawers finds
the game. But no attribute of what is handed out leads to it, and a bot that looks at nothing pays nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any, Final, NoReturn, Protocol

import msgspec

from grognard.kernel.dice import Source, Whim
from grognard.kernel.errors import Illegal, Stale
from grognard.kernel.imagined import imagined_game, imagined_table
from grognard.kernel.script import Option, Question, Refusal, Side
from grognard.kernel.tally import Tally, plain_args

if TYPE_CHECKING:
    from grognard.kernel.game import Game
    from grognard.kernel.play import Play

_open: dict[int, tuple[Game, Question]] = {}
"""What is behind each ticket that is handed out now."""

_tickets = count()

KEPT_BACK: Final = frozenset(
    {"_game", "cannot", "dice", "entries", "game", "given", "offer_of", "offers", "play", "position", "voice"}
)
"""What is not handed out: who reaches for one of these is told so."""


class OutOfReach(AttributeError):
    """A bot reached for something of the game that it is not handed."""


def _behind(ticket: int) -> tuple[Game, Question]:
    """The game and the question behind a ticket."""
    found = _open.get(ticket)
    if found is None:
        raise Stale("the question has been answered: a bot looks at the table while it is asked")
    return found


def _missing(kind: str, name: str) -> NoReturn:
    """Say that there is no such attribute, or that it is kept back."""
    if name in KEPT_BACK:
        raise OutOfReach(f"{kind}.{name}: a bot is handed its view and plain values, never the game behind them")
    raise AttributeError(f"{kind!r} object has no attribute {name!r}")


class Bot(Protocol):
    """Whoever answers for a side."""

    def answer(self, view: Mapping[str, Any], question: Asked) -> Option:
        """One of the question's options; the view is what the side may know."""


class Asked(msgspec.Struct, frozen=True, eq=False, repr_omit_defaults=True):
    """A question as a bot is handed it: plain values, none of which leads to the table."""

    who: Side
    rule: str
    ask: str
    options: tuple[Option, ...]
    args: Mapping[str, Any]
    tally: Tally | None
    is_menu: bool
    number: int
    _ticket: int
    _by_text: dict[str, Option] | None = None

    @property
    def side(self) -> str:
        """The name of whoever is asked."""
        return self.who.name

    def find(self, text: str) -> Option | None:
        """The option with this text."""
        by_text = self._by_text
        if by_text is None:
            by_text = {option.text: option for option in self.options}
            msgspec.structs.force_setattr(self, "_by_text", by_text)
        return by_text.get(text)

    def explain(self, option: Option) -> Tally | None:
        """The tally of an option, None where it has none of its own; the question's is `tally`."""
        if self.find(option.text) is None:
            raise Illegal(f"§{self.rule}: {option.text} is not offered, so there is nothing to explain", self.rule)
        offer = _behind(self._ticket)[1].offer_of(option.verb)
        tally = None if offer is None else offer.explain(option.noun)
        return None if tally is None else tally.plain()

    def why_not(self, answer: str | Option) -> Refusal | None:
        """Why something is not an option now, as a player is told; None when it is one."""
        refusal = _behind(self._ticket)[0].why_not(answer, self.who)
        return refusal and Refusal(refusal.rule, refusal.key, plain_args(refusal.args, refusal.key))

    if not TYPE_CHECKING:  # else every name would pass the type checker

        def __getattr__(self, name: str) -> NoReturn:
            _missing(type(self).__name__, name)

    def __repr__(self) -> str:
        return f"<Asked {self.number} to {self.side} §{self.rule} {self.ask}: {len(self.options)} options>"


class Glance(Mapping[str, Any]):
    """A side's view, put together when it is first looked at."""

    __slots__ = ("_ticket", "_view", "side")

    def __init__(self, ticket: int, side: Side) -> None:
        self._ticket = ticket
        self._view: dict[str, Any] | None = None
        self.side = side

    @property
    def game_id(self) -> str:
        """Which game is played, without a look at the rest."""
        return _behind(self._ticket)[0].play.id

    @property
    def sides(self) -> tuple[Side, ...]:
        """Who plays."""
        return _behind(self._ticket)[0].play.sides

    def table(self, whim: Whim) -> Play[Any]:
        """The table as the side may take it to stand; what it cannot know lies there by whim."""
        return imagined_table(_behind(self._ticket)[0], self.side, whim)

    def may_try(self) -> bool:
        """Whether a game can be imagined now: always where nothing is secret, else at a menu of one's own."""
        game = _behind(self._ticket)[0]
        question = game.questions.get(self.side.name)
        return not game.play.conceals or (question is not None and question.is_menu)

    def trial(self, whim: Whim, dice: Source) -> Game:
        """A game that goes on from here as it might, with other dice than the true ones."""
        return imagined_game(_behind(self._ticket)[0], self.side, whim, dice)

    def _seen(self) -> dict[str, Any]:
        if self._view is None:
            self._view = _behind(self._ticket)[0].view(self.side)
        return self._view

    def __getitem__(self, key: str) -> Any:
        return self._seen()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._seen())

    def __len__(self) -> int:
        return len(self._seen())

    if not TYPE_CHECKING:  # else every name would pass the type checker

        def __getattr__(self, name: str) -> NoReturn:
            _missing(type(self).__name__, name)


@contextmanager
def shown(game: Game, question: Question) -> Iterator[tuple[Glance, Asked]]:
    """What a bot is handed for a question that is open to its side, for as long as it is asked."""
    ticket = next(_tickets)
    _open[ticket] = game, question
    try:
        yield Glance(ticket, question.who), _asked(ticket, question)
    finally:
        del _open[ticket]


def ask(game: Game, bot: Bot, question: Question) -> Option:
    """What a bot would answer to a question that is open to its side; nothing is answered yet.

    The same as within `shown`, in half the time.
    """
    ticket = next(_tickets)
    _open[ticket] = game, question
    try:
        return bot.answer(Glance(ticket, question.who), _asked(ticket, question))
    finally:
        del _open[ticket]


def _asked(ticket: int, question: Question) -> Asked:
    """A question without its offers, which hold the table."""
    return Asked(
        question.who,
        question.rule,
        question.ask,
        tuple(question.options),
        plain_args(question.args, question.ask) if question.args else {},
        None if question.tally is None else question.tally.plain(),
        question.is_menu,
        question.number,
        ticket,
    )
