"""A title: all the data of one game, read and checked, from which games are made.

It reads scenarios, boards, pieces, charts and rules from the game's folder, merged with an owner's folders, and keeps a
fresh table for each scenario, so that a new game is a copy. What `grognard check` proves before it is shipped is read
when it is asked for, anything else at once. It plays nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from pickle import PicklingError
from threading import RLock
from typing import Any, ClassVar, TypeVar

import msgspec

from grognard.kernel.asking.ending import read_ending
from grognard.kernel.asking.entry import Entry, unread
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Side
from grognard.kernel.errors import BadData, GrognardError
from grognard.kernel.files.carried import GameStanding, arrived, standing_of, table_arrived
from grognard.kernel.files.data import LANGUAGES, MOST_FAULTS, Faults, Files, Folder
from grognard.kernel.files.notation import (
    ASK_ALL,
    DRAWING,
    SETTING,
    Placer,
    Written,
    change_pieces,
    draw_on,
    force_charts,
    take_apart,
)
from grognard.kernel.files.record_form import Record
from grognard.kernel.files.record_games import game_of
from grognard.kernel.files.record_reading import is_record_text, read_one
from grognard.kernel.files.save import Save, differences, read_dice, read_save, save_of, trusted
from grognard.kernel.files.since import Since, answers_since, located, played_out
from grognard.kernel.files.sources import Sources, ValueSource, suggestion
from grognard.kernel.files.writing import setting_text
from grognard.kernel.lessons.lesson import Lesson, read_lessons
from grognard.kernel.numbers import dice as dice_
from grognard.kernel.numbers.charts import Chart, read_charts
from grognard.kernel.puzzles.puzzle import Puzzle, read_puzzles
from grognard.kernel.table.board import Board, read_board, sketched
from grognard.kernel.table.game_class import packages_of, speaks_of_formations, unplaced_verbs
from grognard.kernel.table.pieces import Piece, Roster, read_pieces
from grognard.kernel.table.play import Play
from grognard.kernel.table.scenario import Scenario, read_scenario
from grognard.kernel.table.setting import Setting
from grognard.kernel.words.briefing import Briefing, read_briefing
from grognard.kernel.words.labels import nameless
from grognard.kernel.words.messages import Messages, languages_of
from grognard.kernel.words.notes import Notes, read_notes
from grognard.kernel.words.rulebook import Rulebook, unmapped_keys
from grognard.kernel.words.words import words_for

SKETCH = Scenario("sketch", titles={"en": "A sketched board", "fr": "Un plan dessiné"})
"""The scenario of a position with its own board that names no scenario."""


MAY_BE_ADDED = (
    "scenarios/*.toml",
    "briefings/*.toml",
    "boards/*.toml",
    "look.toml",
    "officers.toml",
    "notes.*.toml",
)
"""Files an owner's folder may add to those of the game."""

READ_ELSEWHERE = ("look.toml", "officers.toml")
"""Files in the same folders that other modules read."""
MOST_SETTINGS = 16
"""The tables of so many settings of position texts are kept, in each of which facts about the map are reckoned."""

Read = TypeVar("Read")


class Title:
    """One game with its data."""

    game_class: ClassVar[type[Game]] = Game

    def __init__(self, play: type[Play[Any]], folders: Sequence[Folder] = (), *, is_proved: bool = False) -> None:
        """Read everything, so that all faults are told at once; where it is proved, only when it is asked for."""
        self.play = play
        self.id = play.id
        self.files = Files([play.folder, *folders], extra=MAY_BE_ADDED)
        self.faults = self.files.faults
        self._boards: dict[str, Board | None] = {}
        self._fresh: dict[tuple[str, frozenset[str]], tuple[Play[Any], Any]] = {}
        self._blank: dict[tuple[str, ...], tuple[Play[Any], Any]] = {}
        self._reading = RLock()
        self._is_read = False
        self._tells_at_once = is_proved
        if not is_proved:
            self.read_all()

    found: ClassVar[Callable[..., Title] | None] = None
    """Finds the one title of a class and folders. The kernel keeps none: the package sets this when it is imported."""

    @property
    def _value(self) -> tuple[Any, ...]:
        """What makes it another title: its own class, the class of the game, and the folders."""
        return type(self), self.play, tuple(self.files.folders[1:])

    def __eq__(self, other: object) -> bool:
        return self._value == other._value if isinstance(other, Title) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._value)

    def __copy__(self) -> Title:
        """Return the title itself: nothing in it changes."""
        return self

    def __deepcopy__(self, memo: object) -> Title:
        """Return the title itself."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle its class and folders; where it arrives its files are read, once."""
        if "<locals>" in self.play.__qualname__:
            where = f"{self.play.__module__}.{self.play.__qualname__}"
            raise PicklingError(
                f"{self.id} cannot be pickled: {where} is inside a function, where nobody can import it"
            )
        return title_again, self._value

    def __repr__(self) -> str:
        return f"<Title {self.id}: {len(self.scenarios)} scenarios>"

    def read_all(self) -> None:
        """Read and check every file, and set up every scenario."""
        with self._reading:
            self._tells_at_once = False
            self._read_files()
            self._check_bound_options()
            self._refuse_unread(self.files.folders[1:])
            self.faults.check()
            for scenario in self.scenarios.values():
                self._fresh_table(scenario, frozenset(), self.faults)
            self.faults.check()
            self._tells_at_once = True

    def _read_files(self) -> None:
        """Read what has sources, the rules and the notes."""
        with self._reading:
            if not self._is_read:
                _ = self.scenarios, self.pieces, self.charts, self.book, self.notes
                for scenario in self.scenarios.values():
                    self._board(scenario)
                self._is_read = True

    @cached_property
    def scenarios(self) -> dict[str, Scenario]:
        """The scenarios, the easiest first."""
        return self._told(self._read_scenarios)

    @cached_property
    def pieces(self) -> list[Piece]:
        """The counters as printed."""
        return self._told(self._read_pieces)

    @cached_property
    def charts(self) -> Mapping[str, Chart]:
        """The charts."""
        return self._told(self._read_charts)

    @cached_property
    def book(self) -> Rulebook:
        """The clauses and rulings."""
        return self._told(lambda: Rulebook.load(self.play.folder, self.faults))

    @cached_property
    def notes(self) -> Notes:
        """The notes of sources in other languages."""
        return self._told(lambda: read_notes(self.files, self.book))

    @cached_property
    def lessons(self) -> Mapping[str, Lesson]:
        """The lessons by id, in the order of their courses; read when they are asked for."""
        return self._told(lambda: read_lessons(self.files))

    @cached_property
    def puzzles(self) -> Mapping[str, Puzzle]:
        """The puzzles by id, in their order; read when they are asked for."""
        return self._told(lambda: read_puzzles(self.files))

    @cached_property
    def _numbers(self) -> Mapping[str, str]:
        """The clause that each key of an engine stands for; the whole book is not needed to begin a game."""
        return self.book.numbers if "book" in vars(self) else Rulebook.numbers_in(self.play.folder)

    def _told(self, read: Callable[[], Read]) -> Read:
        """What is read, once for all threads; its faults are raised, unless everything is being read."""
        with self._reading:
            found = read()
            if self._tells_at_once:
                self.faults.check()
            return found

    @property
    def sources(self) -> Sources:
        """Where each number comes from."""
        self._read_files()
        return self.files.sources

    def is_ours(self, scenario: str) -> bool:
        """Whether a scenario is one of ours, not of the book."""
        file = f"scenarios/{self.scenarios[scenario].id}.toml"
        source = self.files.sources.get(f"{file}:turns")
        return source is not None and source.kind == "ours"

    def shown_sources(self) -> Iterator[tuple[str, ValueSource]]:
        """The sources that a screen tells: of the values and the being there of pieces, and of the ground."""
        values = {"side", *self.play.piece_values}
        boards = {scenario.board for scenario in self.scenarios.values()}
        for key, source in self.sources.items():
            file, _, path = key.partition(":")
            is_of_piece = file == "pieces.toml" and path.rpartition(".")[2] in values
            if is_of_piece or (file in boards and path.startswith("terrain.")):
                yield f"{file}: {path}", source

    @property
    def optional_rules(self) -> list[str]:
        """The clauses that can be switched on when a game is made, some of them in some scenarios only."""
        return [clause.id for clause in self.book if clause.kind == "option"]

    def options_of(self, scenario: str) -> list[str]:
        """The clauses that can be switched on in a scenario."""
        return [each for each in self.optional_rules if self._is_open(each, scenario)]

    def _is_open(self, option: str, scenario: str) -> bool:
        """Whether an option may be chosen in a scenario; on a sketched board all may."""
        bound = self.book[option].scenarios
        return not bound or scenario in bound or scenario == SKETCH.id

    def title(self, lang: str = "en") -> str:
        """The name of the game."""
        return words_for(self.play, lang).messages.text("title")

    # Making games ----------------------------------------------------------------------------------------------
    def new(
        self,
        scenario: str | None = None,
        options: Iterable[str] = (),
        seed: str | int | None = None,
        dice: dice_.Source | None = None,
        ask: str = "",
    ) -> Game:
        """A game from the beginning of a scenario, the first one unless named; `ask` is nothing, or `all`."""
        return self.game_class(self._asking(self._table(scenario, options), ask), dice or dice_.Seeded(seed))

    def at(self, text: str, seed: str | int | None = None, dice: dice_.Source | None = None, ask: str = "") -> Game:
        """A game that starts from a position text; `ask` is nothing, or `all`."""
        play, since = self._written(text)
        self._asking(play, ask)
        log = played_out(self.game_class, play, since)
        try:
            game = self.game_class(play, dice or dice_.Seeded(seed), log)
        except BadData as fault:
            raise BadData(located(line, since) for line in fault.faults) from None
        game.start_text = text
        if isinstance(game.dice, dice_.Seeded):
            game.dice.first = sum(entry.who is DICE for entry in game.entries[: len(log)])
        return game

    def _asking(self, play: Play[Any], ask: str) -> Play[Any]:
        """The table; with `all`, questions with only one answer are asked too."""
        if ask not in ("", ASK_ALL):
            raise BadData([f"ask: nothing or {ASK_ALL!r}, not {ask!r}"])
        play.asks_all |= ask == ASK_ALL
        return play

    def load(self, data: bytes | str | Save | Record, trust: bool = False) -> Game:
        """A saved game, or that of a record. The log is replayed and checked; `trust` takes a snapshot at its word."""
        if isinstance(data, bytes | str) and is_record_text(data):
            data = read_one(data)
        if isinstance(data, Record):
            return game_of(data, self)
        save = read_save(data)
        if save.game != self.id:
            raise BadData([f"save: game: this is {self.id}, not {save.game!r}"])
        try:
            play = self._asking(self._saved_table(save), save.ask)
            log = [self._entry(number, entry) for number, entry in enumerate(save.entries)]
            is_trusted = trust and save.snapshot is not None and save.edition == self.play.edition
            game = self._trusting(play, save, log) if is_trusted else self._replayed(play, save, log)
            return self._ended(game, save)
        except BadData as fault:
            raise BadData(f"save: {line}" for line in fault.faults) from None

    def resume(self, data: bytes | str | Save, standing: GameStanding) -> Game:
        """A saved game from a place that the rules have led to before; only the entries after it are answered again."""
        save = read_save(data)
        play = self._asking(self._saved_table(save), save.ask)
        game = self.game_class(play, dice_.TypedIn())
        game.dice = read_dice(save.dice)
        position = msgspec.msgpack.decode(standing.position, type=play.position_class)
        here = standing.rolls, standing.fence, standing.at_menu
        game.stand(position, *here, standing.known, standing.events, standing.clock, standing.clocks)
        first = len(standing.known)
        game.go_on([self._entry(number, text) for number, text in enumerate(save.entries[first:], first)])
        return self._ended(game, save)

    @staticmethod
    def _ended(game: Game, save: Save) -> Game:
        """The game with the text it began from, ended if its players have ended it."""
        game.start_text = save.start
        if save.ending:
            ending = read_ending(save.ending, game.play.sides)
            if ending is None or game.result is not None:
                what = "there is no such ending" if ending is None else "the rules have ended the game before"
                raise BadData([f"ending: {save.ending!r}: {what}"])
            game.end(ending)
        return game

    def _saved_table(self, save: Save) -> Play[Any]:
        """The table at the beginning of a saved game."""
        if not save.start:
            return self.set_up(save.scenario, save.options)
        try:
            play = self.set_up(save.scenario, save.options, save.start)
        except BadData as fault:
            raise BadData(f"start: {line}" for line in fault.faults) from None
        if (save.scenario, sorted(save.options)) != (play.scenario.id, sorted(play.options)):
            raise BadData(["start: not the scenario and options the save names"])
        return play

    def _entry(self, number: int, text: str) -> Entry:
        who, answer = text.split(": ", 1)
        side = next((s for s in (*self.play.sides, DICE) if s.name == who), None)
        if side is None:
            raise BadData([f"entries[{number}]: no side {who!r} in {text!r}"])
        return unread(side, answer)

    def _replayed(self, play: Play[Any], save: Save, log: list[Entry]) -> Game:
        game = self.game_class(play, read_dice(save.dice), log)
        if save.snapshot is not None and save.edition == self.play.edition:
            shot = game.branch(save.snapshot.entries).last_snapshot
            if wrong := differences(shot, play.twin(shot.state).position, save.snapshot):
                raise BadData(f"snapshot.{key}: not what the entries lead to" for key in wrong)
        return game

    def _trusting(self, play: Play[Any], save: Save, log: list[Entry]) -> Game:
        cache = save.snapshot
        assert cache is not None
        dice = read_dice(save.dice)
        position = trusted(play, cache.position)
        game = self.game_class(play, dice_.TypedIn())
        game.dice = dice
        try:
            game.stand(position, cache.rolls, cache.fence, cache.at_menu, log[: cache.entries])
            game.go_on(log[cache.entries :])
        except GrognardError:
            raise
        except Exception as fault:
            raise BadData([f"snapshot.position: nobody can play on from it: {fault!r}"]) from fault
        return game

    @classmethod
    def carried(cls, game: Game, folders: Sequence[Folder]) -> tuple[Any, ...]:
        """What pickle writes of a game: its title, its save, how it stood, its dice and its language."""
        title = title_again(cls, type(game.play), folders)
        return arrived, (title, save_of(game), standing_of(game), game.dice, game.lang)

    @classmethod
    def carried_table(cls, play: Play[Any], folders: Sequence[Folder]) -> tuple[Any, ...]:
        """What pickle writes of a table: its title, its setting, its position and its events."""
        title = title_again(cls, type(play), folders)
        is_printed = not (play.board.sketch or play.setting.changes)
        setting = play.scenario.id, sorted(play.options), "" if is_printed else setting_text(play)
        position = msgspec.msgpack.encode(play.position)
        return table_arrived, (title, setting, play.asks_all, position, play.events)

    def set_up(self, scenario: str, options: Iterable[str], text: str = "") -> Play[Any]:
        """A table for a scenario, or for the setting that the first lines of a position text tell."""
        return self._written(text)[0] if text else self._table(scenario, options)

    # Settings --------------------------------------------------------------------------------------------------
    def _scenario(self, name: str | None) -> Scenario:
        if name is None:
            return next(iter(self.scenarios.values()))
        if name not in self.scenarios:
            known = f"there are {', '.join(self.scenarios)}{suggestion(name, self.scenarios)}"
            raise BadData([f"{self.id}: no scenario {name!r}; {known}"])
        return self.scenarios[name]

    def _options(self, scenario: Scenario, options: Iterable[str]) -> frozenset[str]:
        faults = Faults(MOST_FAULTS)
        chosen = frozenset([self._option(each, scenario, self.id, faults) for each in options])
        faults.check()
        return chosen

    def _option(self, option: str, scenario: Scenario | None, where: str, faults: Faults) -> str:
        known = self.optional_rules
        if option not in known:
            hint = suggestion(option, known)
            faults.add(where, f"no optional rule {option!r}; there are {', '.join(known) or 'none'}{hint}")
        elif scenario is not None and not self._is_open(option, scenario.id):
            bound = ", ".join(self.book[option].scenarios)
            faults.add(where, f"the optional rule {option!r} is not for {scenario.id}; it is for {bound}")
        return option

    def _check_bound_options(self) -> None:
        """Options are bound to scenarios that there are."""
        for clause in self.book:
            for name in [name for name in clause.scenarios if name not in self.scenarios]:
                where = f"rules.{LANGUAGES[0]}.toml: rule[{clause.id}].scenarios"
                self.faults.add(where, f"no scenario {name}{suggestion(name, self.scenarios)}")

    def _cast(self, scenario: Scenario | None) -> list[Piece]:
        """The pieces a scenario is played with: all, or only those its position names."""
        if scenario is None or not scenario.cast:
            return self.pieces
        named = {*scenario.position.split()}
        return [piece for piece in self.pieces if piece.name in named]

    def _fresh_table(self, scenario: Scenario, options: frozenset[str], faults: Faults) -> tuple[Play[Any], Any]:
        key = scenario.id, options
        found = self._fresh.get(key)
        if found is None:
            board = self._told(lambda: self._board(scenario))
            assert board is not None
            cast = Roster(self._cast(scenario))
            play = self.play(Setting(scenario, options, board, cast, self.charts, clauses=self._numbers))
            play.made_by = type(self), tuple(self.files.folders[1:])
            Placer(play, faults, f"{scenario.where} ").place_all(scenario.position)
            play.begin()
            found = self._fresh[key] = play, play.snapshot()
        return found

    def _table(self, scenario: str | None, options: Iterable[str]) -> Play[Any]:
        """A table set up for the beginning of a scenario."""
        found = self._scenario(scenario)
        play, start = self._fresh_table(found, self._options(found, options), Faults())
        return play.twin(start)

    def _written(self, text: str) -> tuple[Play[Any], list[Since]]:
        """A table set up as a position text says, and the answers it says were given since."""
        faults = Faults(MOST_FAULTS)
        written = take_apart(text, faults)
        if written.game != self.id:
            faults.add(written.first.where, f"this is {self.id}, not {written.game!r}")
            faults.check()
        play = self._blank_table(written, faults)
        self._read_ask(play, written, faults)
        placer = Placer(play, faults)
        placer.carry_out(written.body)
        placer.part_enemies()
        since = answers_since(play, written.those("then"), faults)
        faults.check()
        play.complete()
        return play, since

    def _blank_table(self, written: Written, faults: Faults) -> Play[Any]:
        """A table in the setting of a position text, before anything is placed; those of the last settings are kept."""
        key = written.scenario, *(line.head + " " + line.rest for line in written.those(*SETTING))
        found = self._blank.get(key)
        if found is None:
            play = self.play(self._written_setting(written, faults))
            play.made_by = type(self), tuple(self.files.folders[1:])
            found = play, play.snapshot()
            if not faults.lines:
                if len(self._blank) >= MOST_SETTINGS:
                    self._blank.clear()
                self._blank[key] = found
        play, start = found
        return play.twin(start)

    def _read_ask(self, play: Play[Any], written: Written, faults: Faults) -> None:
        """Read `ask all`: questions with only one answer are asked too."""
        for line in written.those("ask"):
            if line.words == [ASK_ALL]:
                play.asks_all = True
            else:
                faults.add(line.where, f"ask: all that can be said is {ASK_ALL!r}")

    def _written_setting(self, written: Written, faults: Faults) -> Setting:
        """The setting of a position text: a scenario's board or a sketched one, and the counters with its changes."""
        scenario = self._written_scenario(written, faults)
        board = self._written_board(written, scenario, faults)
        counters = written.those("piece")
        pieces = change_pieces(self._cast(scenario), counters, self.play.piece_values, faults)
        named = [(word, line.where) for line in written.those("options") for word in line.words]
        options = [self._option(word, scenario, where, faults) for word, where in named]
        if scenario is None or board is None:
            faults.check()
        assert scenario is not None and board is not None
        forced = written.those("force")
        charts = force_charts(self.charts, forced, faults)
        changes = tuple(f"{line.head} {line.rest}" for line in (*counters, *forced))
        return Setting(scenario, frozenset(options), board, Roster(pieces), charts, changes, self._numbers)

    def _written_scenario(self, written: Written, faults: Faults) -> Scenario | None:
        """The scenario named, or the first; on a sketched board none is needed."""
        if written.those("board") and written.scenario in ("", SKETCH.id):
            return SKETCH
        try:
            return self._scenario(written.scenario or None)
        except BadData as fault:
            for line in fault.faults:
                faults.add(written.first.where, line)
        return None

    def _written_board(self, written: Written, scenario: Scenario | None, faults: Faults) -> Board | None:
        if not written.those("board"):
            return None if scenario is None else self._told(lambda: self._board(scenario))
        rows = written.those("row")
        where = [line.where for line in rows] or [line.where for line in written.those("board")]
        board = sketched([line.rest for line in rows], self.play.legend, self.play.boxes, faults, where)
        if board is not None:
            draw_on(board, written.those(*DRAWING), faults)
        return board

    def _board(self, scenario: Scenario) -> Board | None:
        """The board of a scenario, cut down to the area it is played on."""
        key = " ".join((scenario.board, *scenario.area))
        if scenario.board not in self._boards:
            self._boards[scenario.board] = read_board(self.files, scenario.board, self.play.legend, self.play.boxes)
        whole = self._boards[scenario.board]
        if whole is not None and key not in self._boards:
            self._boards[key] = self._cut(whole, scenario)
        return self._boards[key] if whole is not None else None

    def _cut(self, board: Board, scenario: Scenario) -> Board:
        """A board cut down to the regions a scenario names."""
        bits = 0
        for region in scenario.area:
            if region not in board.regions:
                hint = suggestion(region, board.regions)
                self.faults.add(
                    f"scenarios/{scenario.id}.toml: area", f"{scenario.board} has no region {region!r}{hint}"
                )
            bits |= board.regions.get(region, 0)
        return board.cut(bits or board.grid.mask)

    def _refuse_unread(self, folders: Sequence[Folder]) -> None:
        """Record a fault for every owner's file that changes nothing."""
        read = {key.partition(":")[0] for key in self.sources} if folders else set()
        shipped = Files([self.play.folder]).names()
        for folder in folders:
            for name in Files([folder]).names():
                is_known = name in shipped or any(fnmatchcase(name, pattern) for pattern in MAY_BE_ADDED)
                if is_known and name not in (*read, *READ_ELSEWHERE):
                    self.faults.add(f"{folder.name}/{name}", "nothing reads it: no board, pieces, charts or scenario")

    def _read_scenarios(self) -> dict[str, Scenario]:
        found = {}
        for name in self.files.names("scenarios/*.toml"):
            id_ = name.removeprefix("scenarios/").removesuffix(".toml")
            scenario = read_scenario(self.files.read(name), id_, self.play.special_rules, self.play.scenario_values)
            found[id_] = scenario._replace(briefing=self._read_briefing(id_))
        if not found:
            self.faults.add("scenarios/", "no scenario")
        return dict(sorted(found.items(), key=lambda pair: (pair[1].level, pair[0])))

    def _read_briefing(self, scenario: str) -> Briefing:
        """The briefing of a scenario, if it has one."""
        name = f"briefings/{scenario}.toml"
        if name not in self.files.names(name):
            return Briefing()
        return read_briefing(self.files.read(name), [side.name for side in self.play.sides])

    def _read_pieces(self) -> list[Piece]:
        doc = self.files.read("pieces.toml", need_sources=True)
        play = self.play
        pieces = read_pieces(doc, play.sides, play.piece_kinds, play.piece_values, play.piece_traits, play.piece_faces)
        if speaks_of_formations(play):
            self._check_formations(pieces)
        return pieces

    def _check_formations(self, pieces: Sequence[Piece]) -> None:
        """Check that each formation named in positions is one word and belongs to one side."""
        owners: dict[str, Side] = {}
        for piece in pieces:
            where = f"pieces.toml: {piece.name}.formation"
            if len(piece.formation.split()) > 1:
                self.faults.add(where, "the name of a formation is one word; what it is called is a message")
            if owners.setdefault(piece.formation, piece.side) != piece.side and piece.formation:
                self.faults.add(where, f"{piece.formation} has pieces of another side")

    def _read_charts(self) -> Mapping[str, Chart]:
        """The charts, if the game has any."""
        if "charts.toml" not in self.files.names():
            return {}
        return read_charts(self.files.read("charts.toml", need_sources=True), self.play.cells)

    def check(self) -> list[str]:
        """Every fault in the game's messages, and what is not in every language; faults in its data are raised."""
        self.read_all()
        unmapped = unmapped_keys(self.book, packages_of(self.play)[1:])
        verbs = unplaced_verbs(self.play, self.book)
        is_as_shipped = len(self.files.folders) == 1  # an owner's notes are in the owner's language
        languages = languages_of(self.play.word_folders())
        notes = self.notes.faults(self.shown_sources(), languages) if is_as_shipped else ()
        unsaid = [*self.faults.untranslated, *Messages.compare(self.play.word_folders()), *nameless(self.play)]
        return [*unsaid, *notes, *unmapped, *verbs]


def title_again(kind: type[Title], play: type[Play[Any]], folders: Sequence[Folder]) -> Title:
    """Return the title of a class and folders: the one there is, or read again."""
    find = Title.found
    return kind(play, folders) if find is None or kind is not Title else find(play, *folders)
