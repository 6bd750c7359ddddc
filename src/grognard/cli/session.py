"""A game in the terminal: shows questions, reads input, and passes answers to the game.

It shows each player their own view and the options they were given; it does not decide whether an answer is
legal. Bots answer for sides without a person, and the screen is cleared between two people at one keyboard.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grognard.bots import Bot, BotReason
from grognard.bots.faults import told_as_theirs
from grognard.cli.advice import Advisers
from grognard.cli.show import GameWords, dice_text
from grognard.draw.terminal import board_text, is_cut, legend_text, places_text
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Option, Question
from grognard.kernel.errors import Illegal, Unreadable
from grognard.kernel.secrecy.view_parts import View
from grognard.kernel.table.event import Event
from grognard.kernel.words.rulebook import Rulebook

RECORD: Final = ".grog"
"""The end of a file's name that makes it a record, not a save."""
LOG_SHOWN: Final = 40
"""How many events `log` shows by default."""
WIDTH: Final = 120
"""The longest line, however wide the screen is."""
CANDIDATES: Final = 6

REASONS_SHOWN: Final = 12
"""How many bot answers `why` shows when nothing has happened since one's own."""

COMMANDS: Final = ("help", "rule", "hint", "why", "odds", "undo", "map", "pieces", "log", "save", "position", "quit")


class Leave(Exception):
    """A player ends the session."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class Keyboard:
    """Reads typed lines; at the end of input the game stops."""

    def __init__(self) -> None:
        self.is_live = sys.stdin.isatty()
        if self.is_live:
            with suppress(ImportError):  # readline is not available everywhere
                import readline  # noqa: F401

    def line(self, prompt: str = "› ") -> str:
        """The next line; EOFError when there is none."""
        return input(prompt).strip()


class Session:
    """One game, its people and bots, and what each person has been shown."""

    def __init__(
        self,
        game: Game,
        book: Rulebook,
        console: Console,
        lang: str,
        bots: Mapping[str, Bot],
        *,
        curtain: bool = True,
        hints: bool | None = None,
        keyboard: Keyboard | None = None,
    ) -> None:
        """By default hints are allowed if at most one person plays."""
        self.game = game
        self.game.lang = lang
        self.console = console
        self.lang = lang
        self.bots = bots
        self.people = [side.name for side in game.play.sides if side.name not in bots]
        self.has_curtain = curtain and len(self.people) > 1
        self.adviser = Advisers(game, len(self.people) < 2 if hints is None else hints)
        self.keyboard = keyboard or Keyboard()
        self.shown = GameWords(game.play, book, lang)
        self.speech = self.shown.speech
        self.book = book
        self.seated = ""
        self.has_legend = False
        self.phase = 0, ""
        self.heard = dict.fromkeys(self.people, 0)
        self.answered = dict.fromkeys(self.people, 0)
        self.asked: tuple[str, int] | None = None
        self.saved_as: Path | None = None
        self.saved_at = len(game.entries)
        self.commands = self._command_words()

    # The course of a game ---
    def play(self) -> int:
        """Play until the game ends or a player leaves; returns the exit code."""
        try:
            self.say("play-hint")
            while self.game.question is not None:
                self.next_question()
            self.close()
        except Leave as leave:
            return leave.code
        except EOFError:
            self.console.print()
            self.say("end-of-input" if self.game.question is not None else "goodbye")
        return 0

    def next_question(self) -> None:
        """If a bot is asked let it answer, otherwise ask a person."""
        open_ = self.game.questions
        for side, bot in self.bots.items():
            if side in open_:
                self.let_answer(bot, open_[side])
                return
        side = self.seated if self.seated in open_ else next(iter(open_))
        question = open_[side]
        self.seat(side if side in self.people else self.seated or self.people[0])
        if self.asked != (side, question.number):
            self.show_question(question)
            self.asked = side, question.number
        self.take(question, self.read())

    def let_answer(self, bot: Bot, question: Question) -> None:
        """Let a bot answer; while a slow bot thinks, a message says so if the terminal can erase it."""
        side = self.shown.naming("side", question.side)
        is_slow = getattr(bot, "takes_time", False) and self.console.is_terminal
        waiting = self.console.status(self.speech.text("bot-thinks", side=side)) if is_slow else nullcontext()
        with told_as_theirs(bot, self.game), waiting:
            self.adviser.let_answer(bot, question)

    def read(self) -> str:
        """A line from the keyboard; Ctrl-C leaves the game."""
        try:
            return self.keyboard.line()
        except KeyboardInterrupt:
            self.console.print()
            self.leave(1)
            return ""

    def seat(self, side: str) -> None:
        """Seat a person at the keyboard; if another sat there, the screen is cleared first."""
        if self.seated and self.seated != side and self.has_curtain:
            self.draw_curtain(side)
        if self.seated != side:
            self.asked = None
        self.seated = side

    def draw_curtain(self, side: str) -> None:
        """Clear the screen, so that the next player cannot read what the last one saw."""
        self.console.clear()
        self.console.rule(style="dim")
        try:
            self.keyboard.line(self.speech.text("curtain", side=self.shown.naming("side", side)) + " ")
        except KeyboardInterrupt:
            raise Leave(1) from None
        self.console.clear()

    def close(self) -> None:
        """The end: the last events, the board, the verdict and the points; then a player may look around."""
        side = self.seated or self.people[0]
        self.tell_news(side)
        self.show_map(self.game.view(side), None)
        result = self.game.result
        assert result is not None
        self.console.rule(style="dim")
        self.console.print(self.shown.verdict(result.winner, result.verdict))
        self.console.print(self.shown.scores(self.game.play.scores()))
        self.say("end-commands")
        while True:
            self.take(None, self.read())

    # Showing ---
    @property
    def width(self) -> int:
        """How wide we write."""
        return min(self.console.width, WIDTH)

    def view(self) -> View:
        """The view of the person at the keyboard."""
        return self.game.view(self.seated)

    def show_question(self, question: Question) -> None:
        """Show what happened, the board, the question and the options."""
        had_news = self.tell_news(self.seated)
        view = self.view()
        phase = view["turn"], view["phase"]
        if question.is_menu or had_news or self.asked is None or phase != self.phase:
            self.show_map(view, question, with_legend=not self.has_legend)
            self.has_legend = True
        self.phase = phase
        self.console.print()
        self.console.print(self.shown.heading(view, question.side, question.rule))
        self.console.print(Text(self.shown.words.prompt(self.game.play, question)))
        if question.dice is not None:
            count, sides = question.dice
            self.say("dice-typed", count=count, sides=sides)
            if len(self.game.play.dice_names) == count:
                words = self.shown.words
                names = [words.label("die", name) for name in self.game.play.dice_names]
                self.say("dice-in-order", dice=", ".join(names))
        else:
            self.console.print(self.shown.options(question, self.width))

    def tell_news(self, side: str) -> bool:
        """Print the events this side has not seen, its own first; true if others did something."""
        told = self.game.events_for(side)
        fresh, answered = told[self.heard[side] :], self.answered[side]
        own = [event for event in fresh if event.number <= answered]
        others = fresh[len(own) :]
        self.heard[side] = len(told)
        if fresh:
            self.console.print()
        self.tell_events(own)
        if others and answered:
            self.console.print(Text(self.speech.text("since-your-turn"), "dim"))
        self.tell_events(others)
        return bool(others)

    def tell_events(self, events: Sequence[Event]) -> None:
        """Events, a line each."""
        for line in self.shown.events(events):
            self.console.print(line)

    def show_map(
        self, view: Mapping[str, Any], question: Question | None, focus: int | None = None, with_legend: bool = False
    ) -> None:
        """The board, and below it the legend if asked for, the places and the figures."""
        board = self.game.play.board
        lit = set() if question is None else self.shown.hexes_meant(question, view)
        if focus is None and lit:
            focus = sorted(lit)[len(lit) // 2]
        self.console.print()
        self.console.print(
            board_text(board, view, width=self.console.width, lang=self.lang, lit=lit, focus=focus),
            no_wrap=True,
            crop=True,
        )
        if is_cut(board, self.console.width):
            self.say("map-cut")
        legend = legend_text(board, view, self.shown.naming, self.width) if with_legend else Text()
        for text in (
            legend,
            places_text(board, view, self.lang, self.shown.naming, self.width),
            self.shown.standing(view),
        ):
            if text:
                self.console.print(text)

    def say(self, key: str, **args: Any) -> None:
        """Print one of our own messages; a file name in it is not broken."""
        self.console.print(Text(self.speech.text(key, **args), "dim"), soft_wrap="file" in args)

    def tell(self, thing: RenderableType) -> None:
        """Print something that was asked for, indented."""
        self.console.print(Padding(thing, (0, 0, 0, 2), expand=False))

    # Taking what was typed ---
    def take(self, question: Question | None, line: str) -> None:
        """Take a line as an answer or a command."""
        if not line:
            return
        try:
            option = self.exact(question, line)
            if option is None and self.obey(question, line):
                return
            option = option or self.meant(question, line)
            if option is None or question is None:
                return
            is_given = self.give(question, option)
        except Illegal as fault:
            self.console.print(Text(str(fault), "red"))
            return
        if is_given:
            self.answer_given(question, option)

    def give(self, question: Question, option: Option) -> bool:
        """Give the game an answer; whether it was taken."""
        self.game.answer(option, question.who)
        return True

    def answer_given(self, question: Question, option: Option) -> None:
        """Print the chosen answer."""
        self.answered[self.seated] = len(self.game.entries)
        chosen = dice_text(option) if question.dice else self.label(question, option)
        self.console.print(Text(f"  → {chosen}", "dim"))

    def label(self, question: Question, option: Option) -> str:
        """An option of a question as a person reads it."""
        return self.shown.words.option(self.game.play, option, question)

    def exact(self, question: Question | None, line: str) -> Option | None:
        """An option by its number, its text, or by its noun alone if only one has it."""
        if question is None:
            return None
        options, text = question.options, " ".join(line.split())
        if question.dice is not None:
            return question.find(text) or question.find(f"roll {text}") or question.find(f"roll {' '.join(text)}")
        if text.isdecimal() and text[0] != "0" and int(text) <= len(options):
            return options[int(text) - 1]
        found = question.find(text)
        if found is None:
            nouns = [option for option in options if option.text.partition(" ")[2].casefold() == text.casefold()]
            found = nouns[0] if len(nouns) == 1 else None
        return found

    def meant(self, question: Question | None, line: str) -> Option | None:
        """The only option that begins like this; otherwise print why there is none."""
        if question is None:
            self.say("not-understood", line=line)
            return None
        start = " ".join(line.split()).casefold()
        texts = [option for option in question.options if option.text.casefold().startswith(start)]
        words = [o for o in question.options if self.label(question, o).casefold().startswith(start)]
        candidates = texts or words
        if len(candidates) == 1:
            return candidates[0]
        if candidates and question.dice is None:
            some = ", ".join(option.text for option in candidates[:CANDIDATES])
            self.say("ambiguous", line=line, some=some + (", …" if len(candidates) > CANDIDATES else ""))
        else:
            self.explain_refusal(question, line)
        return None

    def explain_refusal(self, question: Question, line: str) -> None:
        """Print why the typed text is not an answer now."""
        if question.who == DICE:
            self.say("no-such-roll", line=line, first=question.options[0].text, last=question.options[-1].text)
            return
        try:
            refusal = self.game.why_not(line, question.who)
        except Unreadable:
            self.say("not-understood", line=line)
            return
        if refusal is None:
            self.say("why-legal")
        else:
            self.tell(self.shown.refusal(refusal))

    def obey(self, question: Question | None, line: str) -> bool:
        """Carry out a command; false if it is not one."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        name = self.commands.get(word.casefold())
        if name is None:
            return False
        rest = rest.strip()
        if name == "help" and rest:
            name = "rule"
        act: Callable[[Question | None, str], None] = getattr(self, f"do_{name}")
        act(question, rest)
        return True

    def _command_words(self) -> dict[str, str]:
        """The names of each command: in English, and in the current language."""
        words = {"?": "help"}
        for name in COMMANDS:
            for word in (name, *self.speech.text(f"command-{name}").split()):
                words[word.casefold()] = name
        return words

    # Commands ---
    def do_help(self, question: Question | None, rest: str) -> None:
        """What can be typed."""
        listed = Table.grid(padding=(0, 2))
        for name in COMMANDS:
            word = self.speech.text(f"command-{name}").split()[0]
            usage = f"{word} {self.speech.text(f'usage-{name}')}".replace("–", "").strip()
            listed.add_row(Text(usage, "bold", no_wrap=True), self.speech.text(f"about-{name}"))
        self.tell(listed)
        self.say("help-answers")

    def do_rule(self, question: Question | None, rest: str) -> None:
        """A clause by its number, that of the question, or those that contain some words."""
        wanted = rest.lstrip("§ ") or (question.rule if question else "")
        if wanted in self.book:
            self.tell(self.shown.rule(wanted))
        elif wanted and (found := self.shown.rules_found(wanted)):
            self.tell(Text("\n").join(found))
        else:
            self.say("rule-none", words=wanted)

    def do_hint(self, question: Question | None, rest: str) -> None:
        """Print what an officer would answer, and why; no answer is given."""
        if question is None or question.who == DICE:
            self.say("hint-nothing")
        elif not self.adviser.has_officers:
            self.say("hint-nobody")
        elif not self.adviser.allows_hints:
            self.say("hint-off")
        else:
            hint = self.adviser.hint(question)
            number = question.options.index(hint.option) + 1
            chosen = f"{number} {self.label(question, hint.option)}"
            self.tell(Text.assemble(self.speech.text("hint-would"), " ", (chosen, "bold")))
            self.tell_reasons(hint.reasons)

    def do_why(self, question: Question | None, rest: str) -> None:
        """Why something is not an option; without an argument, the bots' reasons since one's own answer."""
        if question is not None and rest:
            self.explain_refusal(question, rest)
        elif not self.adviser.reasons:
            if self.bots:
                self.say("why-none")
            self.say("why-what")
        elif not self.adviser.is_open:
            self.say("why-secret")
        else:
            told = self.adviser.since(self.answered[self.seated]) or self.adviser.since(0)[-REASONS_SHOWN:]
            for each in self.adviser.since(0) if rest else told:
                self.tell(Text(self.shown.words.option(self.game.play, each.entry.option), "bold"))
                self.tell_reasons(each.reasons)

    def tell_reasons(self, reasons: Sequence[BotReason]) -> None:
        """The reasons of a bot, one per line with its clause."""
        for each in reasons:
            line = Text(each.said(self.game.play, self.lang))
            if each.rule:
                line.append(f"  {self.shown.clause(each.rule)}", "dim")
            self.tell(Padding(line, (0, 0, 0, 2)))

    def do_odds(self, question: Question | None, rest: str) -> None:
        """The tally of an option, or short forms for all options."""
        if question is None or question.who == DICE:
            self.say("odds-none")
            return
        if not rest:
            self._all_odds(question)
            return
        option = self.exact(question, rest) or self.meant(question, rest)
        if option is None:
            return
        tally = self.game.explain(option, question.who)
        if tally is None:
            self.say("odds-none")
            return
        self.console.print(Text(self.label(question, option), "bold"))
        self.tell(self.shown.tally(tally))

    def _all_odds(self, question: Question) -> None:
        """One line for each option that leads to a roll; if none does, the tally of the question."""
        lines = []
        for number, option in enumerate(question.options, 1):
            tally = self.game.explain(option, question.who)
            if tally is not None and tally is not question.tally and tally.chances():
                lines.append(self.shown.odds_line(number, option, question, tally))
        if question.tally is not None:
            self.tell(self.shown.tally(question.tally))
        for line in lines:
            self.tell(line)
        if not lines and question.tally is None:
            self.say("odds-none")

    def do_undo(self, question: Question | None, rest: str) -> None:
        """Undo the last answer; people who hide nothing from each other may undo each other's."""
        side = self.seated if self.bots or self.has_curtain else None
        refusal = self.game.why_no_undo(side)
        if refusal is not None:
            self.tell(self.shown.refusal(refusal))
            return
        entry = self.game.undo(side)
        self.adviser.forget_undone()
        self.asked = None
        for person in self.people:
            self.heard[person] = min(self.heard[person], len(self.game.events_for(person)))
            self.answered[person] = min(self.answered[person], len(self.game.entries))
        self.say("undone", what=self.shown.words.option(self.game.play, entry.option))

    def do_map(self, question: Question | None, rest: str) -> None:
        """The board again, around a hex if one is named."""
        focus = self.game.play.board.grid.get(rest) if rest else None
        if rest and focus is None:
            self.say("no-hex", hex=rest)
            return
        self.show_map(self.view(), question, focus, with_legend=True)

    def do_pieces(self, question: Question | None, rest: str) -> None:
        """The counters this side knows of."""
        self.tell(self.shown.pieces(self.view()))

    def do_log(self, question: Question | None, rest: str) -> None:
        """The events this side has seen: the latest, or all."""
        told = self.game.events_for(self.seated)
        if not rest and len(told) > LOG_SHOWN:
            self.say("log-cut", left=len(told) - LOG_SHOWN)
            told = told[-LOG_SHOWN:]
        self.tell_events(told)

    def do_position(self, question: Question | None, rest: str) -> None:
        """Print the position as text; it hides nothing, so against an opponent the player must confirm."""
        hides = bool(self.bots) or self.has_curtain
        if hides and self.game.question is not None and not rest:
            self.say("position-shows-all", word=self.speech.text("command-position").split()[0])
            return
        # Not through the console, which would wrap it: the text must be pasted unchanged.
        self.console.file.write(self.game.position_text())

    def do_save(self, question: Question | None, rest: str) -> None:
        """Save the game to a file; overwrite a file only if told to."""
        if not rest and self.saved_as is None:
            self.say("save-where")
            return
        path = Path(rest) if rest else self.saved_as
        assert path is not None
        if path.exists() and path != self.saved_as and not self.agrees("save-over", file=str(path)):
            return
        try:
            path.write_bytes(str(self.game.record()).encode() if path.suffix == RECORD else self.game.save())
        except OSError as trouble:
            self.say("save-failed", file=str(path), trouble=trouble.strerror or str(trouble))
            return
        self.saved_as, self.saved_at = path, len(self.game.entries)
        self.say("saved", file=str(path))

    def do_quit(self, question: Question | None, rest: str) -> None:
        """Leave; an unsaved game may be saved first."""
        self.leave(0)

    def leave(self, code: int) -> None:
        """End the session; if there is something to save and someone to ask, ask for a file first."""
        unsaved = len(self.game.entries) != self.saved_at
        if unsaved and self.game.question is not None and self.keyboard.is_live:
            try:
                answer = self.keyboard.line(self.speech.text("save-before-leaving") + " ")
                if answer:
                    self.do_save(None, answer)
            except (EOFError, KeyboardInterrupt):
                self.console.print()
        self.say("goodbye")
        raise Leave(code)

    def agrees(self, key: str, **args: Any) -> bool:
        """Ask yes or no; an empty answer is no."""
        try:
            answer = self.keyboard.line(self.speech.text(key, **args) + " ")
        except (EOFError, KeyboardInterrupt):
            return False
        return answer.casefold()[:1] in self.speech.text("yes-letters").split()
