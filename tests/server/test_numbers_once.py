"""No mixture of answers, undo, takeback, branch and restart uses a number of a seed twice: what was seen stays seen."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree
from tempfile import mkdtemp
from typing import Any, Final

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from grognard import shelf
from grognard.kernel.asking.script import DICE
from grognard.kernel.files.record import check_record, read_record
from grognard.kernel.numbers.dice import Seeded
from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.rooms.record import record_of
from grognard.server.rooms.rooms import Rooms
from grognard.server.storage.storage import Storage
from tests import depth
from tests.server.visitors import add_shares

SECRET: Final = b"a secret of a server"
QUIET: Final = ("pass", "done")
"""Answers after which the next turn begins, with a roll for the initiative."""
PEOPLE: Final = {"blue": "ann", "red": "bob"}


class Tables(RuleBasedStateMachine):
    """Tables of two people, or of one for both sides, on a server that may be started again."""

    unused: Path

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(copytree(self.unused, mkdtemp(), dirs_exist_ok=True))
        self.rooms = self._opened()
        self.games: list[str] = []
        self.seen: dict[tuple[str, int], tuple[str, int, str]] = {}
        """Which roll each number of a seed has made: of which game, which entry, and its text."""
        self.gone: set[tuple[str, int]] = set()
        """The numbers whose roll was taken back."""

    def _opened(self) -> Rooms:
        return Rooms(Storage(f"sqlite:///{self.folder}/grognard.sqlite"), SECRET)

    def teardown(self) -> None:
        """Let two people end their games, and check the records."""
        for game in self.games:
            room = self.rooms.room(game)
            if room.salt and not room.is_over:
                self.rooms.manners.resign(self._player(game, "blue"), game, "blue")
                record = read_record(record_of(room, self.rooms.storage.lines(game)))
                assert check_record(record, shelf.title("patrol")).fault is None
        self.rooms.close()

    def _player(self, game: str, side: str) -> str:
        return self.rooms.room(game).seats[side].player

    @initialize(together=st.booleans())
    def begin(self, together: bool) -> None:
        """Make a table."""
        made = self.rooms.new_games.make(
            "ann", wire.NewGame("patrol", "crossing", seats={"red": "open" if together else "me"})
        )
        for link in made.links.values():
            self.rooms.seating.join("bob", wire.Join(link))
            add_shares(self.rooms, made.id)
        self.games.append(made.id)

    @rule(data=st.data(), many=st.integers(2, 8))
    def answer(self, data: st.DataObject, many: int) -> None:
        """Answer a few questions, so that turns end and dice are rolled."""
        game = data.draw(st.sampled_from(self.games))
        for _ in range(many):
            room = self.rooms.room(game)
            question = room.game.question
            if question is None or question.who is DICE:
                return
            options = [option.text for option in question.options]
            wanted = [text for text in QUIET if text in options] or options
            text = data.draw(st.sampled_from(wanted))
            said = wire.Answer(question.side, question.number, text)
            self.rooms.answer(self._player(game, question.side), game, said, "en")

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        """Undo, where one can."""
        game, side = data.draw(st.sampled_from(self.games)), data.draw(st.sampled_from(sorted(PEOPLE)))
        room = self.rooms.room(game)
        if not room.is_over and room.game.why_no_undo(side) is None:
            self.rooms.undo(self._player(game, side), game, wire.UndoAsked(side, room.version_for(side)), "en")

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        """Go back, with the consent of whoever else is there."""
        game = data.draw(st.sampled_from(self.games))
        room = self.rooms.room(game)
        at, before = data.draw(st.integers(0, room.game.play.clock + 1)), self._numbers(game)
        try:
            self.rooms.manners.offer("ann", game, wire.OfferMade(self._side_of("ann", game), "takeback", at))
        except Trouble as fault:
            assert fault.code in ("stale", "too-many")
            return
        offer = next((each for each in room.offers if each.answered is None), None)
        if offer is not None:
            self.rooms.manners.answer("bob", game, wire.OfferAnswered(offer.id, "accepted"))
        self.gone |= before.keys() - self._numbers(game).keys()

    def _side_of(self, player: str, game: str) -> str:
        return self.rooms.room(game).sides_of(player)[0]

    @precondition(lambda self: len(self.games) < 4)
    @rule(data=st.data())
    def branch(self, data: st.DataObject) -> None:
        """Branch off a game that one person has alone."""
        game = data.draw(st.sampled_from(self.games))
        room = self.rooms.room(game)
        if room.is_all_of("ann"):
            at = data.draw(st.integers(0, room.game.play.clock))
            self.games.append(self.rooms.new_games.branch("ann", game, wire.Branch(at)).id)

    @rule()
    def restart(self) -> None:
        """Stop the server and start it again."""
        self.rooms.close()
        self.rooms = self._opened()

    def _numbers(self, game: str) -> dict[tuple[str, int], tuple[str, int, str]]:
        """The numbers of the seed that the rolls of a game are cut from, each with its roll."""
        played = self.rooms.room(game).game
        dice = played.dice
        if not isinstance(dice, Seeded):
            return {}
        rolls = [(number, entry.option.text) for number, entry in enumerate(played.entries) if entry.who is DICE]
        own = list(enumerate(rolls))[dice.first :]
        return {(dice.seed, dice.number(nth)): (game, number, text) for nth, (number, text) in own}

    @invariant()
    def no_number_is_used_twice(self) -> None:
        """A number belongs to one roll for ever."""
        for game in self.games:
            numbers = self._numbers(game)
            assert not self.gone & numbers.keys(), "a roll that was taken back has come again"
            for number, roll in numbers.items():
                assert self.seen.setdefault(number, roll) == roll, "a number was used for another roll"


@pytest.mark.usefixtures("unused")
def test_no_number_of_a_seed_is_used_twice(unused: Path) -> None:
    Tables.unused = unused
    checks: list[Any] = [HealthCheck.too_slow, HealthCheck.data_too_large]
    sample = settings(
        max_examples=depth.times(6, 60),
        stateful_step_count=20,
        deadline=None,
        phases=(Phase.reuse, Phase.generate),
        suppress_health_check=checks,
    )
    run_state_machine_as_test(Tables, settings=sample)
