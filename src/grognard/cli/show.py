"""What the terminal shows of a game: events with their dice, options in columns, tallies with bars, clauses, counters.

Everything here is made from what one side may know (its view, its events, the options and tallies it was given) and
from public data (the board, the counters, the rulebook). It reads no input.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grognard.cli.speech import speech
from grognard.draw.terminal import side_ink
from grognard.kernel.asking.script import Noun, Option, Question, Refusal
from grognard.kernel.numbers.cells import Cell
from grognard.kernel.table.position import FACE
from grognard.kernel.words.numerals import number_text, percent_text
from grognard.kernel.words.words import Words, words_for

if TYPE_CHECKING:
    from grognard.kernel.numbers.tally import Reason, Tally
    from grognard.kernel.table.event import Event
    from grognard.kernel.table.play import Play
    from grognard.kernel.words.rulebook import Rulebook

BAR: Final = 24
"""The length of a bar for a chance of 1."""
GUTTER: Final = 8
"""The margin before an event, for its dice."""
FEW: Final = 10
"""Up to this many options are shown one per line."""
MOST_ROWS: Final = 10
"""Options that would take more lines than this are shown without their texts."""
GAP: Final = "   "
ALSO: Final = {"terrain": ("hexside", "link"), "track": ("field",)}
"""What else a game may have called a thing of this kind."""


class GameWords:
    """The words and names one language needs to show one game."""

    def __init__(self, play: Play[Any], book: Rulebook, lang: str) -> None:
        self.play = play
        self.book = book
        self.lang = lang
        self.words: Words = words_for(type(play), lang)
        self.speech = speech(lang)

    # Names ---
    def naming(self, kind: str, name: str) -> str:
        """The name of a side, a terrain or a sign: the game's, ours, or the key itself."""
        for key in (f"{each}-{name}" for each in (kind, *ALSO.get(kind, ()))):
            if self.words.messages.has(key):
                return self.words.messages.text(key)
        key = f"{kind}-{name}"
        return self.speech.text(key) if self.speech.has(key) else name.replace("-", " ")

    def side(self, name: str) -> Text:
        """A side in its colour."""
        return self.in_colour(name, self.naming("side", name))

    def in_colour(self, side: str, text: str) -> Text:
        """Something in the colour of a side."""
        order = next((n for n, each in enumerate(self.play.sides) if each.name == side), 0)
        return Text(text, f"bold {side_ink(side, order)}")

    def place(self, text: str) -> str:
        """A hex with its name, or a box."""
        place = self.play.board.find_place(text)
        return text if place is None else self.words.place(self.play, place)

    def piece(self, name: str) -> str:
        """A counter by its title."""
        number = self.play.roster.find(name)
        return name if number is None else self.words.piece(self.play, number)

    def clause(self, rule: str) -> str:
        """A clause by its number."""
        return f"§{rule}" if rule else ""

    # Events ---
    def events(self, told: Sequence[Event]) -> Iterator[Text]:
        """Events as sentences; each roll is in the margin of the first event it caused, several rolls after it."""
        seen: set[int] = set()
        for event in told:
            rolls = () if event.number in seen else event.rolls
            fresh = rolled(rolls[0].faces) if len(rolls) == 1 else ""
            if event.faces:
                seen.add(event.number)
            line = Text(fresh.rjust(GUTTER - 2) + "  ", "bold yellow")
            line.append(self.words.event(self.play, event), "bold" if event.heading else "not bold default")
            if len(rolls) > 1:
                line.append(f"  {', '.join(rolled(roll.faces) for roll in rolls)}")
            line.append(f"  {self.clause(event.rule)}", "not bold dim default")
            yield line

    def refusal(self, refusal: Refusal) -> Text:
        """Why not, with the clause."""
        said = self.words.say(self.play, refusal.key, refusal.args)
        line = Text.assemble((self.clause(refusal.rule), "bold"), " ", said)
        if refusal.rule in self.book:
            line.append(f"  ({self.book.title(refusal.rule, self.lang)})", "dim")
        return line

    # Options ---
    def options(self, question: Question, width: int) -> Text:
        """Numbered options in columns, each with its sentence and its text."""
        options = question.options
        words = [self.words.option(self.play, option, question) for option in options]
        wide = max(map(cell_len, words), default=0)
        cells = [
            _option_cell(n, word + " " * (wide - cell_len(word)), option.text)
            for n, (word, option) in enumerate(zip(words, options, strict=True), 1)
        ]
        if _rows(cells, width) > MOST_ROWS:
            cells = [_option_cell(n, word) for n, word in enumerate(words, 1)]
        return in_columns(cells, width)

    def hexes_meant(self, question: Question, view: Mapping[str, Any]) -> set[int]:
        """The hexes the options refer to, for the map to highlight: named, or where a named counter stands."""
        board = self.play.board
        at = {piece["name"]: board.grid.get(piece["at"]) for piece in view["pieces"]}
        found = set()
        for option in question.options:
            voice = self.play.voices.get(option.verb)
            noun = option.text.partition(" ")[2]
            if voice is None:
                continue
            hex_ = at.get(noun) if voice.noun is Noun.PIECE else board.grid.get(noun)
            if hex_ is not None:
                found.add(hex_)
        return found

    # Tallies ---
    def tally(self, tally: Tally) -> RenderableType:
        """A tally line by line: the start, every reason with its clause, the total, and the exact chances as bars.

        For a roll on several tallies, each under its title.
        """
        if tally.readings:
            return Group(*(line for each, of in tally.readings for line in (self._reason(of), self.tally(each))))
        parts: list[RenderableType] = [Padding(self.tally(part), (0, 0, 0, 2)) for part in tally.parts]
        parts.append(self._reasons(tally))
        if tally.die is not None:
            parts.append(Padding(self.tally(tally.die), (0, 0, 0, 2)))
        if tally.barred is not None:
            parts.append(Text.assemble((self.speech.text("tally-impossible"), "bold"), " ", self._reason(tally.barred)))
        parts.extend(Text(self._reason(each.of), "italic") for each in tally.ahead)
        chances = tally.chances()
        if chances:
            parts.append(self.chances(tally, chances))
        return Group(*parts)

    def _reasons(self, tally: Tally) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        grid.add_column(style="dim")
        grid.add_column()
        name = self.naming("tally", tally.name)
        if tally.chart is None:
            grid.add_row(number_text(tally.start), "", name)
        else:
            start = tally.chart.label(tally.base)
            if tally.compared is not None:
                name = self.speech.text(
                    "tally-odds",
                    name=name,
                    attack=number_text(tally.compared[0]),
                    defence=number_text(tally.compared[1]),
                )
            grid.add_row(start, "", self.speech.text("tally-column", name=name))
        for reason in tally.reasons:
            value = _signed(reason.value) if reason.value else "·"
            grid.add_row(value, self.clause(reason.rule), self._reason(reason))
        grid.add_row(*self._total(tally), style="bold")
        return grid

    def _reason(self, reason: Reason) -> str:
        return self.words.reason(self.play, reason)

    def _total(self, tally: Tally) -> tuple[str, str, str]:
        """The last line: a column, the roll that is needed, or a number."""
        if tally.chart is not None:
            if tally.column is None:
                return tally.chart.off.replace("-", "–"), "", self.speech.text("tally-off-chart")
            return tally.chart.label(tally.column), "", self.speech.text("tally-column-in-the-end")
        if tally.need is not None:
            return number_text(tally.need), "", self.speech.text("tally-need", dice=str(tally.dice))
        return number_text(tally.total), "", self.speech.text("tally-total")

    def chances(self, tally: Tally, chances: Mapping[Any, Fraction]) -> Table:
        """Each outcome with its words, its chance as a bar, in percent and exactly."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold")
        grid.add_column(style="yellow", no_wrap=True)
        grid.add_column(justify="right")
        grid.add_column(justify="right", style="dim")
        for outcome, chance in chances.items():
            grid.add_row(self.outcome(tally, outcome), bar(chance), self.percent(chance), f"{chance} · {tally.dice}")
        return grid

    def odds_line(self, number: int, option: Option, question: Question, tally: Tally) -> Text:
        """An option and its chances in one line."""
        told = " · ".join(
            f"{self.short_outcome(tally, each)} {self.percent(chance)}" for each, chance in tally.chances().items()
        )
        words = self.words.option(self.play, option, question)
        return Text.assemble((f"{number:>3} ", "bold yellow"), f"{words}  ", (told, "yellow"))

    def outcome(self, tally: Tally, outcome: Any) -> str:
        """What a roll gives, in words, and as printed where that is another text."""
        words, printed = self.words.outcome(tally, outcome), self.short_outcome(tally, outcome)
        return words if printed in ("-", words) else f"{printed}  {words}"

    def short_outcome(self, tally: Tally, outcome: Any) -> str:
        """What a roll gives: a cell with parts as printed, anything else in words."""
        if tally.readings:
            each = zip(tally.readings, outcome, strict=True)
            return " · ".join(self.short_outcome(reading.tally, given) for reading, given in each)
        return str(outcome) if isinstance(outcome, Cell) else self.words.cell(tally.chart, outcome)

    def percent(self, chance: Fraction) -> str:
        """A chance as people write it."""
        return percent_text(float(chance), self.lang)

    # Rules ---
    def rule(self, clause: str) -> RenderableType:
        """A clause with its text, its rulings, and references."""
        return rule_text(self.book, clause, self.lang)

    def rules_found(self, words: str) -> list[Text]:
        """The clauses that speak of something, one a line."""
        return [
            Text.assemble((f"§{entry.id:<6}", "bold yellow"), entry.titles[self.lang])
            for entry in self.book.search(words, self.lang)
        ]

    # Counters ---
    def pieces(self, view: Mapping[str, Any]) -> Table:
        """Every known counter still in play, and the number of unknown ones."""
        table = Table(box=None, pad_edge=False, header_style="dim")
        names = [self.speech.text(f"column-{each}") for each in ("counter", "where", "steps")]
        values = [name for name in self.play.piece_values if any(name in piece["values"] for piece in view["pieces"])]
        for name in ["", *names, *(self.naming("value", value) for value in values), ""]:
            table.add_column(name)
        for piece in sorted(view["pieces"], key=lambda each: (each["side"] != view["side"], each["side"])):
            if piece["at"] != "out":
                printed = [str(piece["values"].get(value, "")) for value in values]
                named = [self.piece(piece["name"]), self.place(piece["at"]), str(piece["steps"])]
                table.add_row(self.in_colour(piece["side"], piece["name"]), *named, *printed, self._marks(piece))
        for counter in view["unknown"]:
            named = [self.naming("map", "unknown"), self.place(counter["at"]), *[""] * (len(values) + 1)]
            table.add_row(self.in_colour(counter["side"], "?"), *named, self._marks(counter))
        return table

    def _marks(self, piece: Mapping[str, Any]) -> str:
        marks = [self.naming("mark", mark) for mark in piece["marks"]]
        if piece.get("hidden"):
            marks.append(self.speech.text("mark-hidden"))
        state = {name: value for name, value in piece.get("state", {}).items() if value}
        marks += [self.naming("face", state.pop(FACE))] if FACE in state else []
        marks += [f"{self.naming('value', name)} {value}" for name, value in state.items()]
        return ", ".join(marks)

    # The state of things ---
    def heading(self, view: Mapping[str, Any], side: str, rule: str) -> Rule:
        """Who is asked, in which turn, and under which clause."""
        title = self.side(side).copy()
        title.append(
            f"  {self.speech.text('heading-turn', turn=self.play.number_of(view['turn']))}", "not bold default"
        )
        title.append(f"  {self.clause(rule)}", "bold yellow")
        if rule in self.book:
            title.append(f" {self.book.title(rule, self.lang)}", "not bold dim default")
        return Rule(title, align="left", style="dim")

    def standing(self, view: Mapping[str, Any]) -> Text:
        """The public figures and one's own: points, tracks, ammunition."""
        items = []
        for name, figure in view["shows"].items():
            if isinstance(figure, Mapping):
                told = ", ".join(f"{self.naming('side', key)} {value}" for key, value in figure.items())
                items.append(self.speech.text("figure", name=self.naming("track", name), told=told))
        own = view["sides"].get(view["side"], {})
        items += [
            f"{self.naming('track', name)} {value}"
            for name, value in own.items()
            if value and value != "none" and name not in view["shows"]
        ]
        return Text("   ".join(items), "dim")

    def verdict(self, winner: str, verdict: str) -> Text:
        """Who won, and how."""
        how = self.words.messages.text(verdict) if verdict else ""
        if not winner:
            return Text(self.speech.text("end-draw", how=how), "bold")
        return Text(self.speech.text("end-won", side=self.naming("side", winner), how=how), "bold")

    def scores(self, scores: Mapping[str, int]) -> Text:
        """Public figures at the end."""
        return Text("   ".join(f"{self.naming('side', name)} {value}" for name, value in scores.items()))


# Rules ----------------------------------------------------------------------------------------------------------


def rule_text(book: Rulebook, clause: str, lang: str) -> RenderableType:
    """A clause with its text, its rulings, and references."""
    entry, words = book[clause], speech(lang)
    parts: list[RenderableType] = [
        Text.assemble((f"§{entry.id} ", "bold yellow"), (entry.titles[lang], "bold")),
        Text(entry.texts[lang]),
    ]
    for ruling in book.rulings(clause):
        parts.append(Text.assemble((f"{ruling.id} ", "bold"), (ruling.questions[lang], "italic")))
        parts.append(Text(f"{ruling.rulings[lang]} {ruling.reasons[lang]}"))
    if entry.sees:
        parts.append(Text(words.text("rule-see", clauses=", ".join(f"§{each}" for each in entry.sees)), "dim"))
    return Group(*parts)


# Pieces of a screen ---------------------------------------------------------------------------------------------


def pips(faces: Iterable[int]) -> str:
    """Dice as symbols: ⚀ to ⚅, and numbers for dice with more sides."""
    return " ".join(chr(ord("⚀") + face - 1) if 1 <= face <= 6 else f"[{face}]" for face in faces)


def rolled(faces: Sequence[int]) -> str:
    """A roll with its total: `⚂ ⚄ 8`; an empty text if no dice were rolled."""
    return f"{pips(faces)} {sum(faces)}" if faces else ""


def dice_text(option: Option) -> str:
    """The roll an option of the dice stands for, with its total."""
    return rolled([int(word) for word in option.text.split()[1:] if word.isdecimal()])


def bar(chance: Fraction) -> str:
    """A chance as a bar, to half a character."""
    full, half = divmod(round(chance * BAR * 2), 2)
    return ("━" * full + "╸" * half).ljust(BAR)


def _option_cell(number: int, words: str, text: str = "") -> Text:
    cell = Text.assemble((f"{number:>3} ", "bold yellow"), words)
    return cell.append(f"  {text}", "dim") if text else cell


def _widths(cells: Sequence[Text], rows: int) -> list[int]:
    """The width of each column when cells are filled into so many lines from top to bottom."""
    return [max(cell.cell_len for cell in cells[first : first + rows]) for first in range(0, len(cells), rows)]


def _rows(cells: Sequence[Text], width: int) -> int:
    """The fewest lines these cells fit in; a few cells are one per line."""
    if len(cells) <= FEW:
        return max(1, len(cells))
    room = width + len(GAP)
    return next(rows for rows in range(1, len(cells) + 1) if _fits(_widths(cells, rows), room) or rows == len(cells))


def _fits(widths: Sequence[int], room: int) -> bool:
    return sum(wide + len(GAP) for wide in widths) <= room


def in_columns(cells: Sequence[Text], width: int) -> Text:
    """Cells side by side, numbered down the columns."""
    rows = _rows(cells, width)
    widths = _widths(cells, rows)
    lines = []
    for row in range(rows):
        line = Text()
        for cell, wide in zip(cells[row::rows], widths, strict=False):
            line.append_text(cell).append(" " * (wide - cell.cell_len) + GAP)
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)


def _signed(value: Any) -> str:
    return f"+{number_text(value)}" if value > 0 else number_text(value)


def screen(stderr: bool = False) -> Console:
    """A console that prints text unchanged, and uses only our colours."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)
