"""A title on the shelf: all the data of one game, read and checked, from which games are made.

It reads scenarios, boards, pieces, charts and rules from the game's folder, with an owner's folders laid over it, and
keeps a fresh table for each scenario so that making a game is a copy. It plays nothing itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from grognard.kernel import dice as dice_
from grognard.kernel.board import Board, read_board, sketched
from grognard.kernel.data import Faults, Files, Folder
from grognard.kernel.errors import BadData
from grognard.kernel.game import ANYONE, Entry, Game, unread
from grognard.kernel.messages import Messages
from grognard.kernel.notation import Placer, Written, change_pieces, draw_on, take_apart
from grognard.kernel.pieces import Piece, Roster, read_pieces
from grognard.kernel.play import Play, Setting
from grognard.kernel.rulebook import Rulebook
from grognard.kernel.save import Save, differences, read_dice, read_save
from grognard.kernel.scenario import Scenario, read_scenario
from grognard.kernel.script import DICE
from grognard.kernel.sources import Sources, suggestion
from grognard.kernel.tables import Table, read_tables
from grognard.kernel.words import words_for

SKETCH = Scenario("sketch", titles={"en": "A sketched board", "fr": "Un plan dessiné"})
"""What is played when a position is written on a board of its own without naming a scenario."""


class Title:
    """One game with its data."""

    def __init__(self, play: type[Play[Any]], folders: Sequence[Folder] = ()) -> None:
        self.play = play
        self.id = play.id
        self.files = Files([play.folder, *folders], extra=["scenarios/*.toml"])
        self.faults = self.files.faults
        self._boards: dict[str, Board | None] = {}
        self.scenarios = self._read_scenarios()
        self.pieces = self._read_pieces()
        self.charts: Mapping[str, Table] = read_tables(self.files.read("tables.toml", need_sources=True))
        for scenario in self.scenarios.values():
            self._board(scenario)
        self.faults.check()
        self._fresh: dict[tuple[str, frozenset[str]], tuple[Play[Any], Any]] = {}
        for scenario in self.scenarios.values():
            self._fresh_table(scenario, frozenset())

    @property
    def sources(self) -> Sources:
        """Where each number comes from."""
        return self.files.sources

    @cached_property
    def book(self) -> Rulebook:
        """The clauses, in our words."""
        return Rulebook.load(self.play.folder)

    @property
    def optional_rules(self) -> list[str]:
        """The clauses that can be switched on when a game is made."""
        return [clause.id for clause in self.book if clause.kind == "option"]

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
    ) -> Game:
        """A game from the beginning of a scenario; the first one unless named."""
        return Game(self._table(scenario, options), dice or dice_.Seeded(seed))

    def at(self, text: str, seed: str | int | None = None, dice: dice_.Source | None = None) -> Game:
        """A game that starts in a position written down."""
        play, then = self._written(text)
        game = Game(play, dice or dice_.Seeded(seed), then)
        game.start_text = text
        return game

    def load(self, data: bytes | str, trust: bool = False) -> Game:
        """A saved game. The log is replayed and checked; with `trust`, the snapshot is taken at its word."""
        save = read_save(data)
        if save.game != self.id:
            raise BadData([f"save: game: this is {self.id}, not {save.game!r}"])
        play = self._written(save.start)[0] if save.start else self._table(save.scenario, save.options)
        log = [self._entry(entry) for entry in save.entries]
        try:
            game = self._trusting(play, save, log) if trust and save.snapshot else self._replayed(play, save, log)
        except BadData as fault:
            raise BadData(f"save: {line}".replace("save: save:", "save:") for line in fault.faults) from None
        game.start_text = save.start
        return game

    def _entry(self, text: str) -> Entry:
        who, answer = text.split(": ", 1)
        side = next((s for s in (*self.play.sides, DICE) if s.name == who), None)
        if side is None:
            raise BadData([f"save: entries: no side {who!r} in {text!r}"])
        return unread(side, answer)

    def _replayed(self, play: Play[Any], save: Save, log: list[Entry]) -> Game:
        game = Game(play, read_dice(save.dice), log)
        if save.snapshot is not None and save.edition == self.play.edition:
            there = game.branch(save.snapshot.entries)
            table = there.play.twin(there._snapshots[-1].table)
            if wrong := differences(table.position, save.snapshot.position):
                raise BadData(f"snapshot.position.{key}: not what the entries lead to" for key in wrong)
        return game

    def _trusting(self, play: Play[Any], save: Save, log: list[Entry]) -> Game:
        cache = save.snapshot
        assert cache is not None
        game = Game(play, dice_.TypedIn())
        game.dice = read_dice(save.dice)
        try:
            game.stand(cache.position, cache.rolls, cache.fence, cache.at_menu, log[: cache.entries])
        except (ValueError, TypeError, LookupError) as fault:
            raise BadData([f"snapshot.position: {fault}"]) from None
        game.go_on(log[cache.entries :])
        return game

    # Settings --------------------------------------------------------------------------------------------------
    def _scenario(self, name: str | None) -> Scenario:
        if name is None:
            return next(iter(self.scenarios.values()))
        if name not in self.scenarios:
            known = f"{suggestion(name, self.scenarios)}; there are {', '.join(self.scenarios)}"
            raise BadData([f"{self.id}: no scenario {name!r}{known}"])
        return self.scenarios[name]

    def _options(self, options: Iterable[str]) -> frozenset[str]:
        chosen = frozenset(options)
        known = self.optional_rules
        if wrong := sorted(chosen - set(known)):
            raise BadData([f"{self.id}: no optional rule {each!r}; there are {', '.join(known)}" for each in wrong])
        return chosen

    def _fresh_table(self, scenario: Scenario, options: frozenset[str]) -> tuple[Play[Any], Any]:
        key = scenario.id, options
        if key not in self._fresh:
            board = self._board(scenario)
            assert board is not None
            play = self.play(Setting(scenario, options, board, Roster(self.pieces), self.charts))
            faults = Faults()
            Placer(play, faults, f"scenarios/{scenario.id}.toml: position ").place_all(scenario.position)
            faults.check()
            play.begin()
            self._fresh[key] = play, play.snapshot()
        return self._fresh[key]

    def _table(self, scenario: str | None, options: Iterable[str]) -> Play[Any]:
        """A table set up for the beginning of a scenario."""
        play, start = self._fresh_table(self._scenario(scenario), self._options(options))
        return play.twin(start)

    def _written(self, text: str) -> tuple[Play[Any], list[Entry]]:
        """A table set up as a position text says, and the answers it says were given since."""
        faults = Faults()
        written = take_apart(text, faults)
        if written.game != self.id:
            faults.add("line 1", f"this is {self.id}, not {written.game!r}")
        faults.check()
        play = self.play(self._written_setting(written, faults))
        Placer(play, faults).carry_out(written.body)
        sides = {side.name: side for side in (*self.play.sides, DICE)}
        then = [unread(sides.get(who, ANYONE), answer) for who, answer in written.then]
        faults.check()
        return play, then

    def _written_setting(self, written: Written, faults: Faults) -> Setting:
        """What a position text plays on: a scenario's board or its sketch, the counters with its changes."""
        named = written.scenario and written.scenario != SKETCH.id
        scenario = self._scenario(written.scenario or None) if named or not written.sketch else SKETCH
        board = self._board(scenario) if not written.sketch else None
        if written.sketch:
            board = sketched(written.sketch, self.play.legend, self.play.boxes, faults)
            if board is not None:
                draw_on(board, written.heads, faults)
        pieces = change_pieces(self.pieces, written.heads, self.play.piece_values, faults)
        faults.check()
        assert board is not None
        changes = tuple(f"piece {' '.join(line.words)}" for line in written.heads if line.head == "piece")
        return Setting(scenario, self._options(written.options), board, Roster(pieces), self.charts, changes)

    def _board(self, scenario: Scenario) -> Board | None:
        if scenario.board not in self._boards:
            self._boards[scenario.board] = read_board(self.files, scenario.board, self.play.legend, self.play.boxes)
        return self._boards[scenario.board]

    def _read_scenarios(self) -> dict[str, Scenario]:
        found = {}
        for name in self.files.names("scenarios/*.toml"):
            id_ = name.removeprefix("scenarios/").removesuffix(".toml")
            found[id_] = read_scenario(self.files.read(name), id_, self.play.special_rules, self.play.scenario_values)
        if not found:
            self.faults.add("scenarios/", "no scenario")
        return dict(sorted(found.items(), key=lambda pair: (pair[1].level, pair[0])))

    def _read_pieces(self) -> list[Piece]:
        doc = self.files.read("pieces.toml", need_sources=True)
        return read_pieces(doc, self.play.sides, self.play.piece_kinds, self.play.piece_values, self.play.piece_traits)

    def check(self) -> list[str]:
        """Every fault in the game's data, words and rules included; none is the hoped-for answer."""
        found = [*Messages.compare([self.play.folder])]
        try:
            _ = self.book
        except BadData as fault:
            found += fault.faults
        return found
