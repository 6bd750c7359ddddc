"""Whether a side can learn what it may not see.

Twin worlds are made that differ only in what a side may not know: two concealed pieces change places, or an unseen
one is elsewhere. To that side both must look alike: views, options, explanations, refusals, and what it is told as
play goes on, as long as nothing is rolled or revealed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from grognard.kernel.dice import Whim
from grognard.kernel.errors import Unreadable
from grognard.kernel.game import Game
from grognard.kernel.position import CONCEALED, OPEN, UNSEEN
from grognard.kernel.script import Noun, Option, Question, Refusal, Side
from grognard.lab.conformance.faces import asked, difference, heard, looked, odds_told, plain_view, shading, texts


class Examines(Protocol):
    """Who asks for the check: the game under examination, a source of picks, and a place for findings."""

    game: Game
    lot: Whim
    glance: Whim

    def note(self, check: str, what: str) -> None:
        """Write down a finding."""

    def absent_option(self, question: Question) -> Option | None:
        """Something not on the list."""


class Leaks:
    """The twin worlds of one game."""

    def __init__(self, examiner: Examines) -> None:
        self.examiner = examiner
        self.game = examiner.game
        self.lot = examiner.lot
        self.glance = examiner.glance
        self.note = examiner.note

    def check(self, question: Question) -> None:
        """For each side, a twin world that differs only in what it may not see must look the same to it."""
        for side in self.game.play.sides:
            for swapped, twin in twins(self.game, side, self.lot):
                self.compare_worlds(side, twin, swapped)
                if question.who == side:
                    self.compare_choices(side, question, twin)
                else:
                    self.compare_told(side, question, twin, swapped)

    def compare_worlds(self, side: Side, twin: Game, swapped: dict[int, int]) -> None:
        """The views of the side, and of a spectator when nothing open changed, are equal."""
        mine, theirs = plain_view(self.game, side), plain_view(twin, side)
        if mine != theirs:
            self.note("leak-view", f"{side} can tell {self.names(swapped)} apart: {difference(mine, theirs)}")
        mine, theirs = plain_view(self.game, None), plain_view(twin, None)
        if mine != theirs:
            self.note("leak-view", f"a spectator can tell {self.names(swapped)} apart: {difference(mine, theirs)}")
        for viewer in (side, None):
            self.compare_overlays(viewer, twin, swapped)

    def compare_overlays(self, viewer: Side | None, twin: Game, swapped: dict[int, int]) -> None:
        """Whatever is laid over the map is equal."""
        play = self.game.play
        for name in play.overlays:
            hex_ = self.glance.pick(play.board.grid.hexes)
            mine, theirs = shading(play, name, viewer, hex_), shading(twin.play, name, viewer, hex_)
            if mine != theirs:
                who = "a spectator" if viewer is None else str(viewer)
                self.note("leak-overlay", f"{who} can tell {self.names(swapped)} apart by {name!r}")

    def names(self, swapped: Iterable[int]) -> str:
        """The pieces that changed places."""
        return " and ".join(self.game.play.roster[p].name for p in swapped) or "where an unseen piece is"

    def compare_choices(self, side: Side, question: Question, twin: Game) -> None:
        """Options, explanations and refusals are equal, and so is what one answer tells."""
        game = self.game
        mine, theirs = question.options, twin.question.options if twin.question else []
        if [o.text for o in mine] != [o.text for o in theirs]:
            self.note("leak-options", f"{side}: {difference([o.text for o in mine], [o.text for o in theirs])}")
            return
        for option in mine:
            one, two = game.explain(option, side), twin.explain(option, side)
            if (one and one.as_json()) != (two and two.as_json()):
                self.note("leak-options", f"{side}: the explanation of {option} differs: {one} against {two}")
            if game.trail(option, side) != twin.trail(option, side):
                self.note("leak-options", f"{side}: the way of {option} differs")
        self.compare_clicks(side, twin)
        absent = self.examiner.absent_option(question)
        if absent is not None and game.why_not(absent, side) != twin.why_not(absent, side):
            self.note("leak-options", f"{side}: why not {absent} differs")
        self.compare_paths(side, [(game.copy(), twin)], depth=3)

    def compare_clicks(self, side: Side, twin: Game) -> None:
        """What is said of a hex, and of a piece, known or not, is equal."""
        play = self.game.play
        for kind, number in (
            (Noun.HEX, self.glance.pick(play.board.grid.hexes)),
            (Noun.PIECE, self.glance.below(len(play.roster))),
        ):
            mine, theirs = _clicked(self.game, kind, number, side), _clicked(twin, kind, number, side)
            if mine != theirs:
                self.note("leak-options", f"{side}: why not {kind.value} {number} differs: {difference(mine, theirs)}")

    def compare_paths(self, side: Side, worlds: list[tuple[Game, Game]], depth: int) -> None:
        """A few answers of the side on, as long as nothing is rolled, revealed or asked of others, all looks alike."""
        for one, two in worlds:
            for _ in range(depth):
                question = one.question
                if question is None or two.question is None or question.who != side or two.question.who != side:
                    break
                if [o.text for o in question.options] != [o.text for o in two.question.options]:
                    self.note("leak-options", f"{side}, later: {difference(texts(question), texts(two.question))}")
                    return
                option = self.lot.pick(question.options)
                if (mine := looked(one, option, side)) != (theirs := looked(two, option, side)):
                    self.note("leak-preview", f"{side}: a look at {option} differs: {difference(mine, theirs)}")
                    return
                counts = _answered(one, option), _answered(two, option)
                if any(counts):
                    break
                if plain_view(one, side) != plain_view(two, side):
                    what = difference(plain_view(one, side), plain_view(two, side))
                    self.note("leak-view", f"{side}, after {option}: {what}")
                    return

    def compare_told(self, side: Side, question: Question, twin: Game, swapped: dict[int, int]) -> None:
        """Another side does the same with a look-alike: this side is told the same."""
        game = self.game.copy()
        option = self.whim_for(question, swapped)
        if option is None or not swapped:
            return
        for _ in range(3):
            mirrored = self.mirrored(option, swapped)
            if game.question is None or twin.question is None or twin.question.find(mirrored) is None:
                return
            starts, reveals = (len(game.events), len(twin.events)), (game.play.reveals, twin.play.reveals)
            if any((_answered(game, option), _answered(twin, mirrored))):
                if reveals == (game.play.reveals, twin.play.reveals):
                    self.compare_odds(side, (game, starts[0]), (twin, starts[1]), swapped)
                return
            mine, theirs = heard(game, side, starts[0]), heard(twin, side, starts[1])
            if asked(game) != asked(twin):  # one of them was done sooner, which anyone may see
                mine, theirs = mine[: len(theirs)], theirs[: len(mine)]
            if mine != theirs:
                self.note("leak-events", f"{side} is told of {self.names(swapped)}: {difference(mine, theirs)}")
                return
            if asked(game) != question.side or asked(twin) != question.side:
                return
            option = self.lot.pick(game.question.options)

    def compare_odds(self, side: Side, one: tuple[Game, int], two: tuple[Game, int], swapped: dict[int, int]) -> None:
        """The tally of a roll that the side is told of is equal, as far as the side sees it."""
        for viewer in (side, None):
            mine, theirs = odds_told(one[0], viewer, one[1]), odds_told(two[0], viewer, two[1])
            if mine != theirs:
                who = "a spectator" if viewer is None else str(viewer)
                what = f"{who} can tell {self.names(swapped)} apart by the odds of a roll"
                self.note("leak-events", f"{what}: {difference(mine, theirs)}")

    def whim_for(self, question: Question, swapped: dict[int, int]) -> Option | None:
        """An answer about one of the pieces that changed places, if there is one."""
        about = [o for o in question.options if self.speaks_of_piece(o) and o.noun in swapped]
        return self.lot.pick(about) if about else None

    def speaks_of_piece(self, option: Option) -> bool:
        """Whether the noun of an option is a piece."""
        voice = self.game.play.voices.get(option.verb)
        return voice is not None and voice.noun.value == "piece"

    def mirrored(self, option: Option, swapped: dict[int, int]) -> str:
        """The same answer in the world where two pieces changed places."""
        if self.speaks_of_piece(option) and option.noun in swapped:
            return self.game.play.voices[option.verb](swapped[option.noun]).text
        return option.text


def twins(game: Game, side: Side, lot: Whim) -> Iterator[tuple[dict[int, int], Game]]:
    """Games like this one in which two concealed pieces changed places, or an unseen one is elsewhere."""
    play = game.play
    position, size = play.position, play.board.grid.size
    others = [p for p in range(len(play.roster)) if play.owner[p] != side and position.at[p] < size]
    concealed = [p for p in others if position.hidden[p] == CONCEALED]
    if len(concealed) > 1:
        one, two = lot.pick(concealed), lot.pick(concealed)
        if position.at[one] != position.at[two] and play.owner[one] == play.owner[two]:
            yield {one: two, two: one}, world(game, lambda twin: _swap(twin, one, two))
    unseen = [p for p in others if position.hidden[p] == UNSEEN]
    if unseen:
        moved, to = lot.pick(unseen), lot.pick(play.board.grid.hexes)
        yield {}, world(game, lambda twin: twin.play.position.at.__setitem__(moved, to))


def world(game: Game, change: Callable[[Game], None] = lambda twin: None) -> Game:
    """A copy of the game begun again from a changed position."""
    twin = game.copy()
    change(twin)
    twin.restart()
    return twin


def _clicked(game: Game, kind: Noun, number: int, side: Side) -> list[tuple[Option, Refusal]] | str:
    """Why something is no option, or that there is no such thing."""
    try:
        return game.why_not_here(kind, number, side)
    except Unreadable as fault:
        return str(fault)


def _answered(game: Game, option: Option | str) -> bool:
    """Answer; whether anything was rolled or revealed."""
    entries, reveals = len(game.entries) + 1, game.play.reveals
    game.answer(option)
    return len(game.entries) > entries or game.play.reveals != reveals


def _swap(twin: Game, one: int, two: int) -> None:
    """Two pieces change places and marks, so that only what is printed on them differs."""
    position = twin.play.position
    kept = twin.play.shape.kept.items()
    public = [name for name, how in kept if how.per == "piece" and how.seen == "all" and how.of != "face"]
    for column in [position.at, position.marks, *(getattr(position, name) for name in public)]:
        column[one], column[two] = column[two], column[one]
    assert position.hidden[one] == position.hidden[two] != OPEN
