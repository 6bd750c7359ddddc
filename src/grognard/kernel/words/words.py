"""Sentences for people: prompts, options, events, refusals and tallies through the messages of a game.

The first part of an argument's name says what it is: `piece`, `piece_by`, `hex`, `hex_to`, `place`, `side` are things
of the game, `pieces` several, `rolls` several rolls by their totals, `result_assault` a cell of the chart `assault` or
several, `clause` a clause by its printed number, `ask` a question without its things; anything else is a number or a
word as given. A piece has an article where the game's messages give one. The rules decide which sentence is said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from grognard.kernel.asking.script import DICE, Noun, Option, Question
from grognard.kernel.numbers.cells import Cell, is_dash
from grognard.kernel.numbers.tally import outcome_name
from grognard.kernel.words.messages import Messages
from grognard.kernel.words.rulebook import printed_number

if TYPE_CHECKING:
    from grognard.kernel.numbers.charts import Chart
    from grognard.kernel.numbers.tally import Reason, Tally
    from grognard.kernel.table.event import Event
    from grognard.kernel.table.play import Play


ARGUMENTS = {noun: noun.value for noun in Noun} | {Noun.EDGE: "text", Noun.WORD: "text", Noun.NOTHING: "number"}
"""As which kind of argument the noun of an option is said."""


class Words:
    """One language of one game."""

    def __init__(self, play: type[Play[Any]], lang: str) -> None:
        self.folders = (files("grognard.kernel").joinpath("texts"), *play.word_folders())
        self.messages = Messages(self.folders, lang)
        self.lang = self.messages.lang

    def say(self, play: Play[Any], key: str, args: Mapping[str, Any]) -> str:
        """A message with its arguments in words."""
        return self._speak(key, {name: (name, self.arg(play, name, value)) for name, value in args.items()})

    def _speak(self, key: str, spoken: Mapping[str, tuple[str, Any]]) -> str:
        """A message with its arguments, each given by kind and words; one that begins with a piece gets a capital."""
        said = self.messages.text(key, **{name: word for name, (_, word) in spoken.items()})
        pieces = tuple(word for kind, word in spoken.values() if kind.partition("_")[0] in ("piece", "pieces") and word)
        return begun(said) if said.startswith(pieces) else said

    def arg(self, play: Play[Any], name: str, value: Any) -> Any:
        """One argument in words; an empty text for no piece or no place, and for a concealed piece its back."""
        match name.partition("_")[0]:
            case "piece" if isinstance(value, str):
                return self._back(value)
            case "piece" | "hex" | "place" | "formation" if value < 0:
                return ""
            case "formation":
                return self.formation(play.roster.formations[value])
            case "piece":
                return self.the_piece(play, value)
            case "pieces":
                return self.listed([self._title(play, piece) for piece in value])
            case "places":
                return self.listed([self.place(play, place) for place in value])
            case "hex" | "place":
                return self.place(play, value)
            case "side":
                return self.side(play, value)
            case "word":
                return self.messages.text(f"word-{value}")
            case "result" if chart := name.partition("_")[2]:
                return self._result(play.charts[chart.replace("_", "-")], value)
            case "clause":
                number = printed_number(value)
                return self.messages.text("kernel-clause" if number else "kernel-other-clause", number=number)
            case "ask":
                return self.messages.text(value, **dict.fromkeys(self.messages.variables(value), "…"))
            case "rolls":
                return self.listed([str(int(roll)) for roll in value])
        return int(value) if isinstance(value, int) else value

    def listed(self, names: Sequence[str]) -> str:
        """Names as a sentence lists them: A, B and C."""
        if len(names) < 2:
            return "".join(names)
        return self.messages.text("kernel-and", first=", ".join(names[:-1]), last=names[-1])

    def piece(self, play: Play[Any], piece: int) -> str:
        """A piece by its title, standing alone, or the name on the counter."""
        return begun(self._title(play, piece))

    def _title(self, play: Play[Any], piece: int) -> str:
        printed = play.roster[piece]
        return printed.titles.get(self.lang, printed.name)

    def back(self, name: str) -> str:
        """A concealed piece by its back, standing alone."""
        return begun(self._back(name))

    def _back(self, name: str) -> str:
        return self.messages.text(f"back-{name}")

    def the_piece(self, play: Play[Any], piece: int) -> str:
        """A piece within a sentence: its title in the message `the-<kind>`, which adds the article."""
        key, title = f"the-{play.roster.kinds[piece]}", self._title(play, piece)
        return self.messages.text(key, title=title) if self.messages.has(key) else title

    def place(self, play: Play[Any], place: int) -> str:
        """A hex with its name, or a box."""
        text = play.board.place_text(place)
        if place >= play.board.grid.size:
            return self.messages.text(self._own(f"box-{text}"))
        name = play.board.name(place, self.lang)
        return f"{text} {name}" if name else text

    def formation(self, name: str) -> str:
        """A formation by the message `formation-<name>`, or the name on its counters."""
        key = f"formation-{name}"
        return self.messages.text(key) if self.messages.has(key) else name

    def side(self, play: Play[Any], side: int) -> str:
        """A side by its name in this language."""
        return self.messages.text("kernel-dice" if side == DICE else f"side-{play.sides[side].name}")

    def label(self, sort: str, name: str) -> str:
        """The words for a kind, a value, a mark, a terrain, a field…: the message `kind-squad`, or the bare name."""
        key = self._own(f"{sort}-{name}")
        return self.messages.text(key) if self.messages.has(key) else name.replace("-", " ").replace("_", " ")

    def field(self, name: str, word: str = "") -> str:
        """A field of the position, or one of the words it may hold."""
        return self.label("field", f"{name}-{word}" if word else name)

    def overlay(self, name: str) -> str:
        """An overlay: in the game's words, or in the kernel's for the zones and control that every game has."""
        if self.messages.has(self._own(f"overlay-{name}")):
            return self.label("overlay", name)
        kind = name.removeprefix("zone-")
        return self.messages.text("kernel-overlay-zone", kind=self.label("zone", kind))

    def turn(self, play: Play[Any], turn: int) -> str:
        """A turn as the game names it: a date, an hour, or its number."""
        args = {name: self.arg(play, name, value) for name, value in play.turn_args(turn).items()}
        return self.messages.text(self._own("turn-name"), **args)

    def prompt(self, play: Play[Any], question: Question) -> str:
        """The prompt of a question."""
        return self.say(play, question.ask, question.args)

    def option(self, play: Play[Any], option: Option, question: Question | None = None) -> str:
        """An option as a person reads it: `option-<verb>` with the noun as $noun, or as its text when there is none.

        If there is a message `<verb>-<ask>` for this question, it is used instead, with the question's arguments.
        """
        voice = play.voices.get(option.verb)
        if voice is None:
            return option.text
        kind = ARGUMENTS[voice.noun]
        noun: Any = option.noun if kind != "text" else option.text.partition(" ")[2]
        spoken = {"noun": (kind, self.arg(play, kind, noun))}
        if question is not None and self.is_said_with_arguments(option, question):
            here, args = f"{option.verb}-{question.ask}", question.args.items()
            return self._speak(here, {name: (name, self.arg(play, name, value)) for name, value in args} | spoken)
        key = f"option-{option.verb}"
        if voice.noun is Noun.WORD and self.messages.has(f"{key}-{noun}"):
            return self.messages.text(f"{key}-{noun}")
        return self._speak(self._own(key), spoken)

    def is_said_with_arguments(self, option: Option, question: Question) -> bool:
        """Whether an option has words of its own in this question, with the question's arguments."""
        return self.messages.has(f"{option.verb}-{question.ask}")

    def _own(self, key: str) -> str:
        """The game's own message, or the kernel's for a word every game has."""
        return key if self.messages.has(key) or not self.messages.has(f"kernel-{key}") else f"kernel-{key}"

    def event(self, play: Play[Any], event: Event) -> str:
        """The sentence of an event."""
        return self.say(play, self._own(event.key), event.args)

    def outcome(self, tally: Tally, outcome: Any) -> str:
        """What a roll gives, in words; on several tallies, what it gives on each."""
        if tally.readings:
            each = zip(tally.readings, outcome, strict=True)
            return " · ".join(self.outcome(reading.tally, given) for reading, given in each)
        return self.cell(tally.chart, outcome)

    def cell(self, chart: Chart | None, outcome: Any) -> str:
        """The value of a cell in words: the message `result-<chart>`, which has its parts by name, or a word.

        What stands for columns that are not printed has no parts: `off-<chart>` says what comes of them.
        """
        name = outcome_name(outcome)
        if is_dash(name):
            return self.messages.text("kernel-nothing")
        if chart is not None and chart.is_off(outcome):
            return self.messages.text(f"off-{chart.name}")
        key = f"result-{chart.name}" if chart is not None else ""
        if key and self.messages.has(key):
            return self.messages.text(key, **_parts(outcome), cell=outcome if isinstance(outcome, int) else name)
        keys = (f"kernel-{name}", f"word-{name}", f"side-{name}", f"outcome-{name}")
        return next((self.messages.text(key) for key in keys if self.messages.has(key)), name)

    def meaning(self, chart: Chart, cell: str) -> str:
        """A cell in words, and as printed where its parts make the words."""
        value = chart.said(cell)
        said = self.cell(chart, value)
        is_plain = not isinstance(value, Cell) or value.is_nothing or said == cell
        return said if is_plain else self.messages.text("kernel-result", words=said, cell=cell)

    def _result(self, chart: Chart, cells: str | Sequence[str]) -> str:
        """One cell as an event tells it, or several."""
        if isinstance(cells, str):
            return self.meaning(chart, cells)
        return " / ".join(dict.fromkeys(self.meaning(chart, cell) for cell in cells))

    def reason(self, play: Play[Any], reason: Reason) -> str:
        """The sentence of a reason in a tally."""
        return self.say(play, reason.key, reason.args)


def _parts(outcome: Any) -> dict[str, Any]:
    """The parts of a cell by name, flags as 0 and 1."""
    parts = vars(outcome) if isinstance(outcome, Cell) else {}
    return {
        name: int(value) if isinstance(value, bool) else value for name, value in parts.items() if name != "is_nothing"
    }


def begun(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


_read: dict[tuple[Any, str], Words] = {}


def words_for(play: type[Play[Any]], lang: str) -> Words:
    """The words of a game in a language, read once."""
    if (play, lang) not in _read:
        _read[play, lang] = Words(play, lang)
    return _read[play, lang]
