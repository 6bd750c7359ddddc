"""Examines one random game: cheap checks at every question, expensive ones at randomly drawn questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from grognard.kernel.asking.entry import Entry
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.preview import Preview
from grognard.kernel.asking.script import DICE, Option, Question, Refusal, Side
from grognard.kernel.errors import BadData, GrognardError, Illegal, Stale, Unreadable
from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.dice import TypedIn, Whim, watch_the_door
from grognard.kernel.numbers.tally import Tally, WrongDice, odd_args
from grognard.kernel.secrecy.undeclared import LACKS, undeclared
from grognard.kernel.secrecy.view import question_view
from grognard.kernel.table.event import Event
from grognard.kernel.table.title import Title
from grognard.kernel.words.goal import Goal
from grognard.kernel.words.messages import Messages
from grognard.kernel.words.words import words_for
from grognard.lab.conformance.faces import difference, face, offered, shading, texts, unnumbered, without_events
from grognard.lab.conformance.kept import KeptViews, MakeWatch
from grognard.lab.conformance.leaks import Leaks
from grognard.lab.conformance.reasons import Reasons

LONGEST_GAME = 50_000
"""After so many answers a game is taken never to end."""

ONE_IN = 12
"""By default an expensive check is made at one question in so many."""

CHECKS = {
    "options": "options are not empty, differ from one another, name no number that their verb does not declare, "
    "and are the same when asked again",
    "reads-back": "the text and JSON forms of options read back",
    "plain": "arguments of questions and tallies are plain values, which lead nobody to the table",
    "words": "every prompt, option and event has its words in every language",
    "copy": "a copy stands at the same question and view",
    "menu": "a game restored at a menu goes on as the original does",
    "load": "a save comes back as the same game",
    "replay": "the log played again from the start leads to the same place",
    "position-text": "the position written down reads back as the same place",
    "undo": "undo comes back exactly, and stops at dice, reveals and other sides' answers",
    "refuses": "other sides' answers, stale ones and what is not asked are refused, by a clause, and change nothing",
    "reasons": "every verb has a reason when it is not offered, which is neither empty nor circular nor untrue",
    "count": "who is where and the zones agree with a fresh count, and no piece is lost",
    "audit": "the game's own invariants hold",
    "door": "dice come through one door",
    "dice": "the dice that are rolled are those the odds were told of",
    "ends": "the game ends",
    "leak-view": "a view does not depend on what its side may not see",
    "preview": "a look at what follows an answer is true and changes nothing",
    "screen": "ways go hex by hex, overlays stay on the map, and every figure and name has its words",
    "faces": "an event that reports a roll carries its faces",
    "conceals": "a game that says it has no secrets has none",
    "leak-options": "options, explanations, ways and refusals do not depend on what the side asked may not see",
    "leak-preview": "a look at what follows an answer does not depend on what the side asked may not see",
    "leak-overlay": "an overlay does not depend on what its side may not see",
    "leak-goal": "the goal and the points that a side is told do not depend on what it may not see",
    "leak-events": "what a side is told does not depend on what it may not see",
    "kept-view": "a view kept from question to question is the same as one made anew",
    "kept-page": "a page kept by patches is the same as one made anew, for every side and language",
    "fault": "no script fails",
}


class Finding(NamedTuple):
    """A broken promise: which check, in which game, after how many answers."""

    check: str
    game: str
    scenario: str
    seed: str
    entry: int
    what: str

    def __str__(self) -> str:
        return f"{self.check}: {self.game} {self.scenario}, seed {self.seed}, after {self.entry} answers: {self.what}"


class Findings(list[Finding]):
    """What was found, and how many reasons against answers were looked at."""

    reasons: int = 0


class Examiner:
    """Plays one game at random and records findings."""

    def __init__(
        self,
        title: Title,
        scenario: str,
        options: Sequence[str],
        seed: str,
        one_in: int,
        watches: Sequence[MakeWatch] = (),
    ) -> None:
        self.title = title
        self.scenario = scenario
        self.options = list(options)
        self.seed = seed
        self.one_in = one_in
        self.whim = Whim(f"{seed}/play")
        self.lot = Whim(f"{seed}/lot")
        self.glance = Whim(f"{seed}/glance")
        self.other = Whim(f"{seed}/other")
        self.aside = Whim(f"{seed}/aside")
        self.count = Whim(f"{seed}/count")
        self.findings = Findings()
        self.words = [
            (words_for(title.play, lang), Messages(words_for(title.play, lang).folders, lang, strict=True))
            for lang in LANGUAGES
        ]
        self.said: set[str] = set()
        self.game: Game
        self.shadows: list[tuple[str, Game]] = []
        self.watches = [make(title) for make in (KeptViews, *watches)]
        self.watch = Whim(f"{seed}/watch")
        self.reasons = Reasons(title, Whim(f"{seed}/reasons"))

    def note(self, check: str, what: str) -> None:
        """Record a finding."""
        entry = len(self.game.entries) if hasattr(self, "game") else 0
        self.findings.append(Finding(check, self.title.id, self.scenario, self.seed, entry, what))

    def drawn(self) -> bool:
        """Whether an expensive check is made now."""
        return self.lot.below(self.one_in) == 0

    def counted(self) -> bool:
        """Whether pieces and zones are counted afresh now: at every question, unless the other checks are rare."""
        return self.count.below(max(1, self.one_in // (5 * ONE_IN))) == 0

    def glanced(self) -> bool:
        """Whether the checks for screens are made now; drawn apart, so that neither draw affects the other."""
        return self.glance.below(self.one_in) == 0

    def play_out(self, is_enough: Callable[[], bool] = lambda: False) -> Findings:
        """Play the game to its end, or until it is enough; returns the findings."""
        with watch_the_door(lambda name: self.note("door", f"{name} was called while the rules ran")):
            try:
                self.game = self.title.new(self.scenario, self.options, seed=self.seed)
                while self.game.questions and not self.findings:
                    self.step()
                    if is_enough():
                        return self.findings
                self.at_the_end()
            except Exception as fault:  # anything a script under test raises is a finding
                is_misrolled = isinstance(fault.__cause__, WrongDice)
                self.note("dice" if is_misrolled else "fault", f"{type(fault).__name__}: {fault}")
        return self.findings

    def step(self) -> None:
        """Check one question, then answer it."""
        game = self.game
        if len(game.entries) > LONGEST_GAME:
            self.note("ends", f"not over after {LONGEST_GAME} answers")
            return
        for question in list(game.questions.values()):
            self.check_question(question)
        if self.counted():
            self.check_counts()
        self.check_secrets()
        self.check_kept()
        self.check_reasons()
        if self.glanced():
            self.check_screen(self.glance.pick(list(game.questions.values())))
        if self.drawn():
            self.check_refusals()
            self.check_restored()
        if game.question is not None and game.question.is_menu:
            self.set_shadows()
            if self.drawn():
                Leaks(self).check(game.question)
        if not self.findings:
            self.answer()

    def answer(self) -> None:
        """Answer at random; the shadow games answer the same and must stay equal; then perhaps undo."""
        game = self.game
        question = self.whim.pick(list(game.questions.values()))
        option = self.whim.pick(question.options)
        try_undo = self.drawn()
        before = (face(game), list(game.play.position.hidden), len(game.entries)) if try_undo else None
        ahead = self.look_ahead(question, option) if self.glanced() else None
        entries = len(game.entries)
        first_told = len(game.events)
        game.answer(option, question.side, question.number)
        for event in game.events[first_told:]:
            self.check_event(event)
        if ahead is not None:
            self.check_ahead(question, option, ahead, game.entries[entries + 1 :])
        for check, shadow in self.shadows:
            shadow.answer(option.text, question.side)
            if offered(shadow) != offered(game):
                self.note(check, f"after {option}: {difference(offered(game), offered(shadow))}")
            elif self.drawn():
                self.compare(check, without_events(face(game)), without_events(face(shadow)))
        if before is not None:
            self.check_undo(question.who, option, *before)

    # At every question ---------------------------------------------------------------------------------------------
    def check_question(self, question: Question) -> None:
        """Options are not empty, unique and readable; the prompt and options have words."""
        texts = [option.text for option in question.options]
        if not texts:
            self.note("options", f"§{question.rule} {question.ask}: none")
        if len(set(texts)) != len(texts):
            twice = sorted({text for text in texts if texts.count(text) > 1})
            self.note("options", f"§{question.rule} {question.ask}: more than once: {', '.join(twice)}")
        for offer in question.offers:
            if odd := [
                option.text for option in offer if offer.voice.numbers and option.noun not in offer.voice.numbers
            ]:
                self.note("options", f"§{question.rule} {question.ask}: numbers not declared: {', '.join(odd)}")
        if self.drawn():
            self.check_reads_back(question)
        self.check_plain(question.ask, question.args)
        if question.tally is not None:
            self.check_plain_tally(question.tally)
        self.check_words(question)
        if question.rule not in self.title.book:
            self.note("words", f"{question.ask}: no clause {question.rule!r}")

    def check_plain(self, key: str, args: Mapping[str, Any]) -> None:
        """Arguments are numbers, texts, sides, or lists of these."""
        if odd := odd_args(args):
            self.note("plain", f"{key}: {', '.join(odd)} is no plain value")

    def check_plain_tally(self, tally: Tally) -> None:
        """Arguments of every reason are plain, too; every reason and every outcome has words."""
        for reason in tally.all_reasons():
            self.check_plain(reason.key, reason.args)
            self.try_words(f"reason {reason.key}", lambda words, r=reason: words.reason(self.game.play, r))
        for outcome in tally.chances():
            self.try_words(f"{tally.name}: {outcome}", lambda words, o=outcome: words.outcome(tally, o))

    def check_reads_back(self, question: Question) -> None:
        """Each text reads back as its option, and so does the JSON form."""
        for option in question.options:
            try:
                again = option if question.who is DICE else self.game.play.read(option.text)
            except Unreadable as fault:
                self.note("reads-back", str(fault))
                continue
            if again != option:
                self.note("reads-back", f"{option.text!r} reads as {again!r}")
        form = question_view(self.game.play, question)
        if msgspec.json.decode(msgspec.json.encode(form)) != form:
            self.note("reads-back", f"§{question.rule} {question.ask}: its JSON form does not come back")

    def check_words(self, question: Question) -> None:
        """The prompt, and one option of each verb, have words in every language."""
        play = self.game.play
        self.try_words(question.ask, lambda words: words.prompt(play, question))
        for option in {option.verb: option for option in question.options}.values():
            if question.who is not DICE:
                self.try_words(f"option-{option.verb}", lambda words, o=option: words.option(play, o))
                here = f"{option.verb}-{question.ask}"
                self.try_words(here, lambda words, o=option: words.option(play, o, question))

    def check_event(self, event: Event) -> None:
        """An event has words and a clause that exists."""
        self.try_words(event.key, lambda words: words.event(self.game.play, event))
        if event.rule not in self.title.book:
            self.note("words", f"{event.key}: no clause {event.rule!r}")
        rolled = [event.args["roll"]] if "roll" in event.args else event.args.get("rolls", ())
        if len(rolled) > len(event.rolls):
            self.note("faces", f"{event.key}: a roll of {', '.join(map(str, rolled))} without its faces")

    def try_words(self, key: str, say: Callable[..., str]) -> None:
        """Render a message in every language, strictly, the first time its key is met."""
        if key in self.said:
            return
        self.said.add(key)
        for words, strict in self.words:
            kept, words.messages = words.messages, strict
            try:
                say(words)
            except BadData as fault:
                self.note("words", f"{words.lang}: {fault}")
            finally:
                words.messages = kept

    def check_counts(self) -> None:
        """No piece is lost, and derived counts are right."""
        play = self.game.play
        if len(play.position.at) != len(play.roster):
            self.note("count", f"{len(play.position.at)} pieces of {len(play.roster)}")
            return
        if not play.occupation.same_as(play.count()):
            self.note("count", "who is where, or a zone, is not as counted afresh")
        for fault in play.audit():
            self.note("audit", fault)

    def check_kept(self) -> None:
        """Compare cached views with fresh ones, on a sample of its own."""
        for watch in self.watches:
            if self.watch.below(self.one_in) == 0:
                for what in watch.faults(self.game):
                    self.note(watch.check, what)

    def check_reasons(self) -> None:
        """Ask every verb that is not offered for its reason, on a sample of questions of its own."""
        if self.reasons.whim.below(self.one_in) == 0:
            for question in self.game.questions.values():
                for what in self.reasons.faults(self.game, question):
                    self.note("reasons", what)
            self.findings.reasons = self.reasons.asked

    def check_secrets(self) -> None:
        """A game that declares no secrets has nothing hidden or sealed."""
        play = self.game.play
        for secret in undeclared(play):
            self.note("conceals", secret)
        if not play.conceals and self.game.is_sealed:
            self.note("conceals", f"the sides answer sealed from one another, {LACKS}")

    # At questions drawn by lot -------------------------------------------------------------------------------------
    def look_ahead(self, question: Question, option: Option) -> Preview:
        """Preview an option; the preview changes nothing."""
        here = face(self.game)
        self.check_dice(question, option)
        ahead = self.game.preview(option, question.side)
        self.compare("preview", here, face(self.game))
        return ahead

    def check_dice(self, question: Question, option: Option) -> None:
        """The dice asked right after an option are those of its odds, unless the roll has odds of its own."""
        shown = self.game.explain(option, question.side)
        if shown is not None:
            self.check_plain_tally(shown)
        if shown is None or shown.dice is None:
            return
        ahead = self.game.copy(dice=TypedIn())
        ahead.answer(option, question.side)
        asked = ahead.questions.get(DICE.name)
        if asked is None or asked.dice is None or asked.dice == shown.dice:
            return
        if asked.tally is None or asked.tally.name == shown.name:
            what = f"§{asked.rule} {asked.ask} rolls {Dice(*asked.dice)}"
            self.note("dice", f"{option}: the odds of {shown.name} are told of {shown.dice}, and {what}")

    def check_ahead(self, question: Question, option: Option, ahead: Preview, since: Sequence[Entry]) -> None:
        """What followed an option is what its preview said."""
        game, key = self.game, "" if ahead.final is None else ahead.final.key
        if ahead.final is not None and (ahead.question is not None or ahead.phase_ends):
            self.note("preview", f"{option} is final, and yet more is told")
        if key == "kernel-final-dice" and question.who is not DICE and not (since and since[0].who is DICE):
            self.note("preview", f"{option}: dice were announced and none were rolled")
        if key == "kernel-final-over" and game.result is None:
            self.note("preview", f"{option}: the end was announced and play goes on")
        if ahead.final is None:
            if game.why_no_undo(question.side) is not None:
                self.note("preview", f"{option} was not final and cannot be taken back")
            next_ = game.questions.get(question.side)
            mine, theirs = ahead.question and texts(ahead.question), next_ and texts(next_)
            self.compare("preview", mine, theirs)

    def check_screen(self, question: Question) -> None:
        """The trail and the figures of an option, the overlays, and the standings."""
        game, play = self.game, self.game.play
        option, grid = self.glance.pick(question.options), play.board.grid
        way = game.trail(option, question.side)
        if not all(there in grid.adjacent[here] for here, there in pairwise(way)):
            self.note("screen", f"{option}: no way goes {' '.join(map(play.board.place_text, way))}")
        tally = game.explain(option, question.side)
        if tally is not None:
            self.check_plain_tally(tally)
        for key in game.expected(tally) if tally is not None else ():
            self.try_words(key, lambda words, key=key: words.messages.text(key))
        for concern in play.concerns(question):
            self.try_words(concern.key, lambda words, each=concern: words.say(play, each.key, each.args()))
        for standing in play.standings().values():
            for reason in standing.reasons:
                self.try_words(reason.key, lambda words, why=reason: words.reason(play, why))
        self.check_goal(play.goal(self.glance.pick(play.sides)))
        self.try_words("turn-name", lambda words: words.turn(play, play.position.turn))
        for name in play.overlays:
            hexes = shading(play, name, self.glance.pick(play.sides), self.glance.pick(grid.hexes))
            if any(bits & ~grid.mask for bits in hexes.values()):
                self.note("screen", f"overlay {name!r} goes beyond the map")
            self.try_words(f"overlay-{name}", lambda words, name=name: words.overlay(name))

    def check_goal(self, goal: Goal | None) -> None:
        """Every sentence of the goal has its words, and its prizes lie on the map."""
        play = self.game.play
        if goal is None:
            return
        verdicts = [goal.verdict, *(band.verdict for band in (goal.score.bands if goal.score else ()))]
        names = [goal.how, *(verdict.key for verdict in verdicts), *([f"goal-{goal.score.name}"] if goal.score else [])]
        for name in names:
            self.try_words(name, lambda words, name=name: words.messages.text(name))
        said = [(count.key, count.args) for count in goal.counts] + [(way.key, way.args) for way in goal.ways]
        for key, args in [*said, *((prize.key, prize.args) for prize in goal.prizes)]:
            self.try_words(key, lambda words, key=key, args=args: words.say(play, key, args))
        if any(prize.hex not in play.board.grid for prize in goal.prizes):
            self.note("screen", "a prize of the goal is not on the map")

    def check_restored(self) -> None:
        """A copy, a save with and without trust, and the position text all lead to this question."""
        game = self.game
        here = face(game)
        again, once_more = face(game.copy()), face(game.copy())
        if again != once_more:
            self.note("options", f"asked twice: {difference(again, once_more)}")
        else:
            self.compare("menu" if game.question is not None and game.question.is_menu else "copy", here, again)
        self.restored("load", here, lambda: self.title.load(game.save(), trust=True), events=False)
        if self.one_in == 1 or self.lot.below(4) == 0:
            self.restored("replay", here, lambda: self.title.load(game.save()))
            self.restored(
                "position-text", here, lambda: self.title.at(game.position_text(), seed=self.seed), events=False
            )

    def restored(self, check: str, here: tuple[Any, ...], restore: Callable[[], Game], events: bool = True) -> None:
        """Compare a restored game; events before a snapshot are left out where they are not kept."""
        try:
            there = face(restore())
        except GrognardError as fault:
            self.note(check, f"{type(fault).__name__}: {fault}")
            return
        if check == "position-text":
            here, there = unnumbered(here), unnumbered(there)
        self.compare(check, here if events else without_events(here), there if events else without_events(there))

    def compare(self, check: str, here: Any, there: Any) -> None:
        """Record a finding when two faces differ."""
        if here != there:
            self.note(check, difference(here, there))

    def set_shadows(self) -> None:
        """At a menu, start a restored shadow game, which must stay equal until the next menu."""
        game = self.game
        self.shadows = [("menu", game.copy())]
        if offered(self.shadows[0][1]) != offered(game):
            self.note(
                "options" if offered(game.copy()) != offered(game.copy()) else "menu", "restored here it asks otherwise"
            )
        if self.drawn():
            try:
                self.shadows.append(("load", self.title.load(game.save(), trust=True)))
            except GrognardError as fault:
                self.note("load", f"{type(fault).__name__}: {fault}")

    def check_refusals(self) -> None:
        """Answers of the wrong side, to an older question, or not offered are refused and change nothing."""
        game = self.game
        here = face(game)
        question = next(iter(game.questions.values()))
        option = question.options[0]
        for side in game.play.sides:
            if side.name not in game.questions:
                self.refused(Illegal, f"an answer of {side}", partial(game.answer, option, side))
        self.refused(
            Stale, "an answer to an older question", lambda: game.answer(option, question.side, question.number - 1)
        )
        self.refused(Unreadable, "gibberish", lambda: game.answer("xyzzy 99", question.side))
        absent = self.absent_option(question)
        if absent is not None:
            self.refused(Illegal, f"{absent}, which is not on the list", lambda: game.answer(absent, question.side))
            if game.why_not(absent, question.side) is None:
                self.note("refuses", f"{absent} is not on the list, yet why_not has nothing against it")
        unasked = self.unasked_option(question)
        if unasked is not None:
            self.refused(Illegal, f"{unasked}, which nobody asks about", lambda: game.answer(unasked, question.side))
            self.check_reason(unasked, game.why_not(unasked, question.side))
        self.compare("refuses", here, face(game))

    def check_reason(self, option: Option, refusal: Refusal | None) -> None:
        """A refusal names a clause of the book, and has its words."""
        if refusal is None or refusal.rule not in self.title.book:
            self.note("refuses", f"{option} is refused by no clause of the book: {refusal}")
            return
        self.check_plain(refusal.key, refusal.args)
        self.try_words(refusal.key, lambda words: words.say(self.game.play, refusal.key, refusal.args))

    def refused(self, kind: type[GrognardError], what: str, act: Callable[[], None]) -> None:
        """Check that the act is refused with this kind of error."""
        try:
            act()
        except kind:
            return
        except GrognardError as fault:
            self.note("refuses", f"{what} was refused as {type(fault).__name__}, not {kind.__name__}: {fault}")
            return
        self.note("refuses", f"{what} was accepted")

    def absent_option(self, question: Question) -> Option | None:
        """An option of an offered verb that is not offered, if a short search finds one."""
        for offer in question.offers:
            for _ in range(4):
                noun = self.lot.below(self.nouns_of(offer.voice.noun.value))
                try:
                    option = offer.voice(noun)
                except (IndexError, KeyError):
                    continue
                if offer.voice.read(option.text.partition(" ")[2]) == option and option not in question.options:
                    return option
        return None

    def unasked_option(self, question: Question) -> Option | None:
        """An option of a verb that the question does not ask about."""
        asked = {option.verb for option in question.options} | {offer.voice.verb for offer in question.offers}
        others = [voice for voice in self.game.play.voices.values() if voice.verb not in asked]
        if not others or question.who is DICE:
            return None
        voice = self.other.pick(others)
        try:
            return voice(self.other.below(self.nouns_of(voice.noun.value)))
        except (IndexError, KeyError):
            return None

    def nouns_of(self, kind: str) -> int:
        """The number of nouns of a kind."""
        play = self.game.play
        formations = max(1, len(play.roster.formations))
        return {
            "piece": len(play.roster),
            "formation": formations,
            "hex": play.board.grid.size,
            "place": play.board.grid.size,
        }.get(kind, 2)

    def check_undo(self, who: Side, option: Option, was: tuple[Any, ...], hidden: list[int], entries: int) -> None:
        """Undo stops at the barrier computed from the log, and otherwise restores the game exactly."""
        game = self.game
        since = game.entries[entries + 1 :]
        shown = any(h and not now for h, now in zip(hidden, game.play.position.hidden, strict=True))
        if not game.questions:
            return
        barred = shown or any(entry.who is DICE for entry in since)
        trial = game.copy()
        try:
            trial.undo(who)
        except Illegal:
            return
        if barred:
            self.note("undo", f"{option} could be taken back past {'a reveal' if shown else 'a roll of the dice'}")
        elif face(trial) != was:
            self.note("undo", f"taking {option} back: {difference(was, face(trial))}")

    def at_the_end(self) -> None:
        """Replay the whole log; nothing more may be answered."""
        if self.findings:
            return
        game = self.game
        self.check_counts()
        if game.result is None:
            self.note("ends", "no question and no result")
        self.restored("replay", face(game), lambda: self.title.load(game.save()))
        self.restored("load", face(game), lambda: self.title.load(game.save(), trust=True), events=False)
        self.refused(Stale, "an answer after the end", lambda: game.answer("done"))
