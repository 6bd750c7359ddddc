"""What a bot is handed: its side's view and its question, as plain values with a ticket.

Everything else a bot asks for is computed here, on the game's side, and returned as plain values or as tables and games
imagined from the view, on which the bot may move counters. The ticket finds the game, and only while the bot is asked.
Python cannot hide an object within one process from code that searches for it, but no attribute of what is handed out
leads to the game. Views are made when first read, so a bot that reads nothing costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any, Final, NoReturn, Protocol

import msgspec

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Option, Question, Refusal, Side
from grognard.kernel.errors import Illegal, Stale, WrongType, check_type
from grognard.kernel.numbers.dice import Source, Whim
from grognard.kernel.numbers.tally import Tally, plain_args
from grognard.kernel.secrecy.imagined import imagined_game, imagined_table

if TYPE_CHECKING:
    from grognard.kernel.table.play import Play

_open: dict[int, tuple[Game, Question]] = {}
"""The game and question of each open ticket."""

_tickets = count()

KEPT_BACK: Final = frozenset(
    {"_game", "cannot", "dice", "entries", "game", "given", "offer_of", "offers", "play", "position", "voice"}
)
"""Attributes that are kept back: access raises `OutOfReach`."""


class OutOfReach(AttributeError):
    """A bot accessed an attribute of the game that it is not handed."""


def _behind(ticket: int) -> tuple[Game, Question]:
    """The game and the question of a ticket."""
    found = _open.get(ticket)
    if found is None:
        raise Stale("the question has been answered: a bot looks at the table while it is asked")
    return found


def _missing(kind: str, name: str) -> NoReturn:
    """Raise the error for an attribute that does not exist or is kept back."""
    if name in KEPT_BACK:
        raise OutOfReach(f"{kind}.{name}: a bot is handed its view and plain values, never the game behind them")
    raise AttributeError(f"{kind!r} object has no attribute {name!r}")


class Bot(Protocol):
    """Answers for a side."""

    def answer(self, view: Any, question: Asked) -> Option:
        """Return one of the question's options; the view is what the side may know.

        It is a `Glance`, which reads as a `View` does: a bot may declare either, or a mapping.
        """


class Asked(msgspec.Struct, frozen=True, eq=False, repr_omit_defaults=True):
    """A question for a bot: plain values, none of which leads to the table."""

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
        """The name of the side asked."""
        return self.who.name

    def find(self, text: str) -> Option | None:
        """The option with this text."""
        by_text = self._by_text
        if by_text is None:
            by_text = {option.text: option for option in self.options}
            msgspec.structs.force_setattr(self, "_by_text", by_text)
        return by_text.get(text)

    def those(self, verb: str) -> list[Option]:
        """The options with a verb."""
        return [option for option in self.options if option.verb == verb]

    def option(self, verb: str, noun: int) -> Option | None:
        """The option with a verb and a noun, if it is offered."""
        return next((o for o in self.options if o.verb == verb and o.noun == noun), None)

    def explain(self, option: Option) -> Tally | None:
        """The tally of an option, None where it has none of its own; the question's is `tally`."""
        if self.find(option.text) is None:
            raise Illegal(f"§{self.rule}: {option.text} is not offered, so there is nothing to explain", self.rule)
        offer = _behind(self._ticket)[1].offer_of(option.verb)
        tally = None if offer is None else offer.explain(option.noun)
        return None if tally is None else tally.plain()

    def why_not(self, answer: str | Option) -> Refusal | None:
        """Why something is not an option now, as for a player; None when it is one."""
        refusal = _behind(self._ticket)[0].why_not(answer, self.who)
        return refusal and Refusal(refusal.rule, refusal.key, plain_args(refusal.args, refusal.key))

    if not TYPE_CHECKING:  # otherwise the type checker would accept every name

        def __getattr__(self, name: str) -> NoReturn:
            _missing(type(self).__name__, name)

    def __repr__(self) -> str:
        return f"<Asked {self.number} to {self.side} §{self.rule} {self.ask}: {len(self.options)} options>"


class Glance(Mapping[str, Any]):
    """A side's view, built when it is first read."""

    __slots__ = ("_ticket", "_view", "side")

    def __init__(self, ticket: int, side: Side) -> None:
        self._ticket = ticket
        self._view: Mapping[str, Any] | None = None
        self.side = side

    @property
    def game_id(self) -> str:
        """The id of the game, without building the view."""
        return _behind(self._ticket)[0].play.id

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides of the game."""
        return _behind(self._ticket)[0].play.sides

    def table(self, whim: Whim) -> Play[Any]:
        """An imagined table: what the side cannot know is dealt by the whim."""
        return imagined_table(_behind(self._ticket)[0], self.side, whim)

    def may_try(self) -> bool:
        """Whether a game can be imagined now: always in a game without secrets, else at a menu of the side."""
        game = _behind(self._ticket)[0]
        question = game.questions.get(self.side.name)
        return not game.play.has_secrets() or (question is not None and question.is_menu)

    def trial(self, whim: Whim, dice: Source) -> Game:
        """An imagined game that goes on from here, with other dice than the true ones."""
        return imagined_game(_behind(self._ticket)[0], self.side, whim, dice)

    def __reduce__(self) -> tuple[type[dict[str, Any]], tuple[Mapping[str, Any]]]:
        """Pickle what it shows, as a plain view: the table behind it stays where it is."""
        return dict, (self._seen(),)

    def _seen(self) -> Mapping[str, Any]:
        if self._view is None:
            self._view = _behind(self._ticket)[0].view(self.side)
        return self._view

    def __getitem__(self, key: str) -> Any:
        return self._seen()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._seen())

    def __len__(self) -> int:
        return len(self._seen())

    if not TYPE_CHECKING:  # otherwise the type checker would accept every name

        def __getattr__(self, name: str) -> NoReturn:
            _missing(type(self).__name__, name)


def check_game(game: object) -> None:
    """Raise `WrongType` for what is no game."""
    check_type("game", game, (Game,), "a game, as grognard.new makes one")


def check_bot(argument: str, bot: object) -> None:
    """Raise `WrongType` for what cannot answer."""
    if isinstance(bot, type) or not callable(getattr(bot, "answer", None)):
        raise WrongType(f"{argument}: a bot, which has answer(view, question), not {bot!r}")


def _check_question(game: Game, question: Question) -> None:
    """Raise `WrongType` for what is no game or no question."""
    check_game(game)
    check_type("question", question, (Question,), "the open question of the side that answers")


@contextmanager
def shown(game: Game, question: Question) -> Iterator[tuple[Glance, Asked]]:
    """The view and question for a bot, valid while it is asked."""
    _check_question(game, question)
    ticket = next(_tickets)
    _open[ticket] = game, question
    try:
        yield Glance(ticket, question.who), _asked(ticket, question)
    finally:
        del _open[ticket]


def ask(game: Game, bot: Bot, question: Question) -> Option:
    """A bot's answer to the open question of its side; the game is not answered yet.

    The same as with `shown`, in half the time.
    """
    _check_question(game, question)
    check_bot("bot", bot)
    ticket = next(_tickets)
    _open[ticket] = game, question
    try:
        return bot.answer(Glance(ticket, question.who), _asked(ticket, question))
    finally:
        del _open[ticket]


def _asked(ticket: int, question: Question) -> Asked:
    """A question without its offers, which refer to the table."""
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
