"""Examines bots: each must answer legally, finish its turns, change nothing, and use only what it may know.

One bot plays one side or all, chance plays the rest. Cheap checks run at every answer. At randomly drawn questions the
bot must give the same answer again, and the same answer in a twin that differs only in what it may not know. Games with
secrets are examined too: an imagined table must depend on the view alone. The promises of the rules are checked in
`examiner`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from inspect import signature
from typing import Any, Final, NamedTuple

import msgspec

from grognard import bots as bots_
from grognard.bots.minds.commander import Commander
from grognard.bots.minds.glance import OutOfReach
from grognard.bots.minds.reason import BotReason
from grognard.bots.ranks import officer
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Option, Question, Side
from grognard.kernel.errors import BadData, GrognardError
from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.numbers.dice import Seeded, Whim
from grognard.kernel.secrecy.imagined import imagined_game, imagined_table
from grognard.kernel.secrecy.view import (
    edges_view,
    formations_view,
    hexes_view,
    pieces_view,
    sides_view,
    tracks_view,
    unknown_counters,
)
from grognard.kernel.table.play import Play
from grognard.kernel.table.title import Title
from grognard.lab.conformance.examiner import LONGEST_GAME, Finding
from grognard.lab.conformance.faces import difference, face, offered, plain_view, texts, without_events
from grognard.lab.conformance.handed import fixed, kept_back, way_to
from grognard.lab.conformance.twins import twins, world

CHECKS: Final = {
    "bot-legal": "every answer of a bot is one of the options",
    "bot-goes-on": "a bot comes to the end of every turn, and of the game",
    "bot-hands-off": "a bot changes nothing of what it looks at, and a commander leaves a table as it was",
    "bot-keeps-out": "a bot does not reach for the game behind what it is handed, and nothing it is handed leads there",
    "bot-repeats": "the same seed and the same view give the same answer",
    "bot-eyes-shut": "an answer does not depend on what the side may not know: secrets, sealed answers, dice to come",
    "bot-reasons": "every reason of a bot has its words in every language",
    "bot-fault": "no bot fails",
    "imagined": "what is imagined from a view looks like the truth to its side, and depends on that view alone",
}

ONE_IN: Final = 10
"""By default a bot is asked again, here and in twins, at one question in so many."""

ANSWERS_A_TURN: Final = (200, 25)
"""The most answers in one turn: the first, plus the second for each counter; beyond that a bot is taken to loop."""

ASKED_AGAIN: Final = 150
"""The number of answers from the beginning of a game that are played a second time."""

TICKS: Final = 4
"""How often a bot that watches the clock may read it when answers are compared; then its time is up."""

Answer = tuple[str, tuple[BotReason, ...]]
"""A bot's answer and its reasons."""


class BotTrial(NamedTuple):
    """A trial: a bot in a scenario, its sides, and the turn at which to stop; 0 is never."""

    title: Title
    scenario: str
    bot: str
    seed: str
    sides: tuple[str, ...]
    turns: int = 0
    answers: int = 0
    one_in: int = ONE_IN


class Ticking:
    """A clock that advances whenever it is read, so that thinking against it can be repeated."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


class BotExaminer:
    """Lets a bot play one game and records findings."""

    def __init__(self, trial: BotTrial) -> None:
        self.trial = trial
        self.kind, self.seconds = bots_.named(trial.bot)
        self.lot = Whim(f"{trial.seed}/lot")
        self.whim = Whim(f"{trial.seed}/play")
        self.findings: list[Finding] = []
        self.said: set[str] = set()
        self.game: Game
        self.worlds: list[tuple[Side, Game, Game]] = []
        self.is_handed_looked_at = False
        self.turn: tuple[int, dict[str, int]] = (0, {})

    def note(self, check: str, what: str) -> None:
        """Record a finding."""
        trial, entry = self.trial, len(self.game.entries) if hasattr(self, "game") else 0
        self.findings.append(
            Finding(check, trial.title.id, trial.scenario, trial.seed, entry, f"{self.trial.bot}: {what}")
        )

    @property
    def is_spoilt(self) -> bool:
        """Whether a finding makes further play meaningless; missing words do not."""
        return any(finding.check != "bot-reasons" for finding in self.findings)

    # The game ------------------------------------------------------------------------------------------------------
    def play_out(self) -> list[Finding]:
        """Play to the end, or as far as ordered; returns the findings."""
        try:
            self.game = self.new_game()
            players = self.players()
            while self.game.questions and not self.is_spoilt and not self.is_far_enough():
                self.step(players)
            if not self.is_spoilt:
                self.check_again()
        except Exception as fault:  # anything a game or a bot under test raises is a finding
            self.note("fault", f"{type(fault).__name__}: {fault}")
        return self.findings

    def new_game(self) -> Game:
        """A new game to examine."""
        return self.trial.title.new(self.trial.scenario, seed=self.trial.seed)

    def players(self) -> dict[str, bots_.Bot]:
        """A new bot for each of its sides."""
        return {side: self.made(f"{self.trial.seed}/{side}") for side in self.trial.sides}

    def made(self, seed: str) -> bots_.Bot:
        """A new bot with this seed."""
        bot: bots_.Bot = self.kind(seed) if self.seconds is None else self.kind(seed, self.seconds)
        return bot

    def fresh(self) -> bots_.Bot:
        """A new bot; one that watches the clock gets a repeatable clock."""
        seed = f"{self.trial.seed}/fresh"
        if "clock" not in signature(self.kind).parameters:
            return self.made(seed)
        limit = 1.0 if self.seconds is None else self.seconds
        bot: bots_.Bot = self.kind(seed, limit, clock=Ticking(limit / TICKS))
        return bot

    def is_far_enough(self) -> bool:
        """Whether the game was played as far as ordered."""
        turns, answers = self.trial.turns, self.trial.answers
        return bool(turns and self.game.play.position.turn > turns) or bool(
            answers and len(self.game.entries) > answers
        )

    def step(self, players: Mapping[str, bots_.Bot]) -> None:
        """One question: answered by chance for other sides, else by the bot with all checks."""
        game = self.game
        question = self.lot.pick(list(game.questions.values()))
        bot = players.get(question.side)
        if bot is None:
            option = self.whim.pick(question.options)
        else:
            if question.is_menu:
                self.worlds = []
            if self.lot.below(self.trial.one_in) == 0:
                self.look_closely(question)
            elif self.worlds:
                self.compare_worlds(question, None)
            answer = None if self.is_spoilt else self.asked(bot, game, question)
            if answer is None:
                return
            option = answer
            self.check_reasons(bot)
            self.count(question)
        if not self.is_spoilt:
            game.answer(option, question.who)
            self.follow(option, question.who)

    def count(self, question: Question) -> None:
        """Record a finding after too many answers in one turn or in all."""
        game = self.game
        if game.play.position.turn != self.turn[0]:
            self.turn = (game.play.position.turn, {})
        given = self.turn[1]
        given[question.side] = given.get(question.side, 0) + 1
        least, each = ANSWERS_A_TURN
        if given[question.side] > least + each * len(game.play.roster):
            self.note("bot-goes-on", f"{question.side} has given {given[question.side]} answers in one turn")
        if len(game.entries) > LONGEST_GAME:
            self.note("bot-goes-on", f"not over after {LONGEST_GAME} answers")

    # At every answer -----------------------------------------------------------------------------------------------
    def asked(self, bot: bots_.Bot, game: Game, question: Question) -> Option | None:
        """The bot's answer, if it is legal and the bot changed nothing; otherwise a finding."""
        before = whole(game, question)
        try:
            option: Any = bots_.ask(game, bot, question)
        except OutOfReach as fault:
            self.note("bot-keeps-out", f"§{question.rule} {question.ask}: {fault}")
            return None
        except Exception as fault:  # any failure of a bot is a finding
            self.note("bot-fault", f"§{question.rule} {question.ask}: {type(fault).__name__}: {fault}")
            return None
        if before != (after := whole(game, question)):
            self.note("bot-hands-off", f"§{question.rule} {question.ask}: {difference(before, after)}")
            return None
        if not isinstance(option, Option) or option not in question.options:
            self.note("bot-legal", f"§{question.rule} {question.ask}: {option!r} is none of the options")
            return None
        return option

    def check_reasons(self, bot: bots_.Bot) -> None:
        """Every reason has words in every language, and names a clause that exists."""
        try:
            reasons = bots_.explain(bot)
        except Exception as fault:  # any failure of a bot is a finding
            self.note("bot-fault", f"explain: {type(fault).__name__}: {fault}")
            return
        for reason in reasons:
            key = f"{reason.key} {' '.join(sorted(reason.args))} {reason.rule}"
            if key in self.said:
                continue
            self.said.add(key)
            self.check_reason(reason)

    def check_reason(self, reason: BotReason) -> None:
        """Check one reason, strictly."""
        if reason.rule and reason.rule not in self.trial.title.book:
            self.note("bot-reasons", f"{reason.key}: no clause {reason.rule!r}")
        for lang in LANGUAGES:
            try:
                said = reason.said(self.game.play, lang, strict=True)
            except (BadData, LookupError, TypeError, ValueError) as fault:
                self.note("bot-reasons", f"{reason.key} in {lang}: {fault}")
                continue
            if not said.strip() or "{" in said:
                self.note("bot-reasons", f"{reason.key} in {lang}: {said!r}")

    # At questions drawn by lot -------------------------------------------------------------------------------------
    def look_closely(self, question: Question) -> None:
        """Ask new bots of one seed here twice, and in twins that look the same."""
        game, side = self.game, question.who
        here = self.answer_in(game, question)
        again = None if here is None else self.answer_in(game.copy(), question)
        if here is None or again is None:
            return
        if here != again:
            self.note("bot-repeats", f"§{question.rule} {question.ask}: {said_apart(here, again)}")
            return
        self.worlds = list(self.other_worlds(question))
        self.compare_worlds(question, here)
        self.check_commander(question)
        self.check_handed(question)
        if game.play.conceals:
            self.check_imagined(side, question)

    def answer_in(self, game: Game, like: Question) -> Answer | None:
        """The answer and reasons of a new bot in a game; None after a finding."""
        question = game.questions[like.side]
        if texts(question) != texts(like):
            self.note("fault", f"§{like.rule} {like.ask}: a copy asks otherwise")
            return None
        bot = self.fresh()
        option = self.asked(bot, game, question)
        return None if option is None else (option.text, bots_.explain(bot))

    def other_worlds(self, question: Question) -> Iterator[tuple[Side, Game, Game]]:
        """Pairs of this game and a twin with the same view and other secrets, or other dice to come."""
        game, side, seed = self.game, question.who, f"{self.trial.seed}/{len(self.game.entries)}"
        yield side, game.copy(), game.copy(Seeded(f"{seed}/other dice"))
        if game.is_sealed:
            yield side, game.copy(), self.unsealed(side)
        if game.play.conceals and question.is_menu:
            for twin in twins(game, side, self.lot):
                yield side, world(game), twin.game
            yield side, world(game), imagined_game(game, side, Whim(seed), game.dice)

    def unsealed(self, side: Side) -> Game:
        """Where sides are asked at once: the game with other sealed answers of the other sides."""
        game = self.game
        sealed = {each: game.sealed(each) for each in game.play.sides}
        other = game.branch(len(game.entries) - sum(map(len, sealed.values())))
        for each, entries in sealed.items():
            for entry in entries:
                question = other.questions.get(each.name)
                if question is not None:
                    other.answer(entry.option if each == side else self.lot.pick(question.options), each)
        return other

    def compare_worlds(self, question: Question, here: Answer | None) -> None:
        """In twins that still look the same a new bot must give the same answer and the same reasons."""
        kept = []
        for side, mine, theirs in self.worlds:
            if side != question.who:
                kept.append((side, mine, theirs))
                continue
            is_here = asked_alike(mine.questions.get(side.name), question)  # other dice may have led elsewhere
            if not is_here or not look_alike(mine, theirs, side):
                continue
            # A restarted game numbers its questions from 0, and a bot may read these numbers.
            is_same_log = len(mine.entries) == len(self.game.entries)
            one = here if here is not None and is_same_log else self.answer_in(mine, question)
            two = None if one is None else self.answer_in(theirs, question)
            if one is None or two is None:
                return
            if one != two:
                self.note("bot-eyes-shut", f"§{question.rule} {question.ask}: {said_apart(one, two)}")
                return
            kept.append((side, mine, theirs))
        self.worlds = kept

    def follow(self, option: Option, who: Side) -> None:
        """Give the same answer in the twins, as long as it is legal there."""
        kept = []
        for side, mine, theirs in self.worlds:
            try:
                mine.answer(option.text, who)
                theirs.answer(option.text, who)
            except GrognardError:
                continue
            kept.append((side, mine, theirs))
        self.worlds = kept

    def check_commander(self, question: Question) -> None:
        """The commander of a bot leaves the table and the game it is handed unchanged."""
        game, side, luck = self.game, question.who, f"{self.trial.seed}/commander"
        if not getattr(self.kind, "needs_commander", False):
            return
        making = officer.commander_of(game.play.id)
        table = imagined_table(game, side, Whim(luck))
        self.hand(making(table, side, Whim(luck)), table, game, question)
        with bots_.shown(game, question) as (view, _):
            may_try = view.may_try()
        if self.is_spoilt or not may_try:
            return
        tried, clean = (imagined_game(game, side, Whim(luck), Seeded(luck)) for _ in range(2))
        option = self.hand(making(tried.play, side, Whim(luck)), tried.play, tried, tried.questions[side.name])
        if option is None:
            return
        for each in (tried, clean):
            each.answer(option.text, side)
        if without_events(face(tried)) != without_events(face(clean)):
            what = difference(without_events(face(clean)), without_events(face(tried)))
            self.note("bot-hands-off", f"after {option} a game goes on otherwise where the commander looked: {what}")

    def check_handed(self, question: Question) -> None:
        """Nothing that a bot is handed, or asks for, leads to the true game; imagined ones are checked once."""
        game, luck = self.game, f"{self.trial.seed}/handed"
        with bots_.shown(game, question) as (view, asked):
            handed: dict[str, Any] = {"view": view, "question": asked}
            handed |= {f"explain({option})": asked.explain(option) for option in asked.options[:8]}
            if not self.is_handed_looked_at and view.may_try():
                self.is_handed_looked_at = True
                handed |= {"table": view.table(Whim(luck)), "trial": view.trial(Whim(luck), Seeded(luck))}
            if way := way_to(handed, kept_back(game), fixed(game)):
                self.note("bot-keeps-out", f"§{question.rule} {question.ask}: {way}")

    def hand(self, mind: Commander[Any], table: Play[Any], game: Game, question: Question) -> Option | None:
        """Ask a commander on a table; returns its answer, if it leaves the table unchanged."""
        before = standing(table)
        try:
            with bots_.shown(game, question) as (_, asked):
                mind.look(table)
                designs = mind.twin().designs(asked)
                option = mind.answer(table, asked)
            worth = [mind.value(table), *(each.value(table) for each in designs)]
        except Exception as fault:  # any failure of a commander is a finding
            self.note("bot-fault", f"§{question.rule} {question.ask}: {type(fault).__name__}: {fault}")
            return None
        if before != (after := standing(table)):
            self.note("bot-hands-off", f"§{question.rule} {question.ask}, the commander: {difference(before, after)}")
            return None
        if not all(map(math.isfinite, worth)):
            self.note("bot-fault", f"§{question.rule} {question.ask}: a table is worth {worth}")
            return None
        return option

    def check_imagined(self, side: Side, question: Question) -> None:
        """An imagined table looks like the true one to its side, and is the same wherever the view is the same."""
        game, luck = self.game, f"{self.trial.seed}/{len(self.game.entries)}/imagined"
        table = imagined_table(game, side, Whim(luck))
        if (true := seen_on(game.play, side)) != (shown := seen_on(table, side)):
            self.note("imagined", f"to {side} the table looks otherwise: {difference(true, shown)}")
        for _, mine, theirs in self.worlds:
            if look_alike(mine, theirs, side):
                one, two = (standing(imagined_table(each, side, Whim(luck))) for each in (mine, theirs))
                if one != two:
                    self.note("imagined", f"{side} imagines what it cannot know: {difference(one, two)}")
        if question.is_menu:
            other = imagined_game(game, side, Whim(luck), game.dice)
            if (true_view := plain_view(world(game), side)) != (dealt := plain_view(other, side)):
                self.note("imagined", f"to {side} the game looks otherwise: {difference(true_view, dealt)}")

    # Played again --------------------------------------------------------------------------------------------------
    def check_again(self) -> None:
        """The same bots give the same answers when the game is played again; one that watches the clock need not."""
        if getattr(self.kind, "takes_time", False):
            return
        first, players = self.game, self.players()
        again = self.new_game()
        while again.questions and len(again.entries) < min(ASKED_AGAIN, len(first.entries)):
            entry = first.entries[len(again.entries)]
            question = again.questions[entry.who.name]
            option, bot = entry.option, players.get(question.side)
            if bot is not None:
                option = bots_.ask(again, bot, question)
                if option != entry.option:
                    where = f"§{question.rule} {question.ask}, answer {len(again.entries)}"
                    self.note("bot-repeats", f"{where} of the game played again: {option} instead of {entry.option}")
                    return
            again.answer(option, question.who)


# Comparisons -------------------------------------------------------------------------------------------------------


def standing(table: Play[Any]) -> tuple[Any, ...]:
    """Everything that can change on a table."""
    return msgspec.to_builtins(table.position), table.occupation.snapshot(), table.reveals, len(table.events)


def whole(game: Game, question: Question) -> tuple[Any, ...]:
    """Everything that can change in a game, and the question."""
    play = game.play
    asked = question.ask, question.rule, question.number, texts(question), dict(question.args)
    counts = len(game.entries), len(play.events), play.reveals, play.clock, id(game.dice)
    return msgspec.msgpack.encode(play.position), counts, asked, offered(game), game.question is None


def seen_on(table: Play[Any], side: Side) -> dict[str, Any]:
    """A side's view of a table, without the question."""
    return {
        "pieces": pieces_view(table, side),
        "unknown": unknown_counters(table, side),
        "hexes": hexes_view(table, side),
        "formations": formations_view(table, side),
        "edges": edges_view(table),
        "sides": sides_view(table, side),
        "tracks": tracks_view(table),
        "shows": table.shows(side),
    }


def look_alike(one: Game, two: Game, side: Side) -> bool:
    """Whether a side is asked the same in both games and sees the same."""
    if not asked_alike(one.questions.get(side.name), two.questions.get(side.name)):
        return False
    return plain_view(one, side) == plain_view(two, side)


def asked_alike(one: Question | None, two: Question | None) -> bool:
    """Whether two questions are the same and have the same options."""
    return one is not None and two is not None and one.ask == two.ask and texts(one) == texts(two)


def said_apart(one: Answer, two: Answer) -> str:
    """Where two answers differ: in the option, or only in the reasons."""
    if one[0] != two[0]:
        return f"{one[0]} and {two[0]}"
    return f"{one[0]} for other reasons: {difference(list(map(repr, one[1])), list(map(repr, two[1])))}"


def seats(number: int, sides: tuple[str, ...]) -> tuple[str, ...]:
    """The sides of the bot in game number n: all, then one after the other against chance."""
    place = number % (len(sides) + 1)
    return sides if place == 0 else (sides[place - 1],)
