"""Games and bots that cheat, one way each: Patrol, or a player of it, with a single thing done wrong.

The kit must catch every one by name.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar

from grognard.bots import Asked, BotReason, Glance
from grognard.bots.minds import glance
from grognard.bots.minds.commander import Commander
from grognard.games.patrol.morale import morale_tally
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.turn import TURN, activations, cannot_activate, cannot_light_now, take_action
from grognard.games.patrol.words import BLUE, DECOY, SPENT
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.preview import Preview
from grognard.kernel.asking.script import DICE, Option, Question, Refusal, Script, Side
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.dice import Whim, outcomes
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import hexset
from grognard.kernel.table.position import OPEN
from grognard.kernel.table.title import Title
from grognard.kernel.tactics.alternation import Then, hand_on
from grognard.kernel.words.goal import Goal, Verdict, Way


def with_activations(script: Callable[[Any], Script[None]]) -> tuple[Phase, ...]:
    """Patrol's turn with another script for the activations, and no mortars."""
    return tuple(
        Phase("4.5", script) if phase.rule == "4.5" else phase for phase in TURN if phase.rule not in ("4.3", "4.4")
    )


def next_menu(g: Patrol, side: Side) -> Any:
    """The usual menu of a side."""
    return g.menu(
        side,
        g.activate.each(g.counters[side], cannot_activate, g, side),
        g.pass_(),
        rule="5.1",
        ask="ask-activate",
    )


class Forgetful(Patrol):
    """Counts activations in a local variable that lives across menus."""

    def phases(self) -> tuple[Phase, ...]:
        return with_activations(forgetful_activations)


def forgetful_activations(g: Patrol) -> Script[None]:
    done = 0
    while done < 5:
        side = g.sides[done % 2]
        choice = yield next_menu(g, side)
        done += 1
        if choice.verb == "activate":
            yield from take_action(g, side, choice.noun)


class Gambler(Patrol):
    """Rolls a die of its own."""

    def phases(self) -> tuple[Phase, ...]:
        return with_activations(gambling_activations)


def gambling_activations(g: Patrol) -> Script[None]:
    if random.random() < 0.5:
        g.position.passes = 1
    yield from activations(g)


class Conjurer(Patrol):
    """Takes its luck from somewhere the watchman at the door does not look: how often it has been asked before."""

    times = 0

    def phases(self) -> tuple[Phase, ...]:
        return with_activations(conjuring_activations)


def conjuring_activations(g: Patrol) -> Script[None]:
    if g.position.passes == 0:
        Conjurer.times += 1
        g.position.lit = Conjurer.times // 3 % 2
    yield from activations(g)


class Fickle(Patrol):
    """Lists its options in another order every time it is asked."""

    times = 0

    def phases(self) -> tuple[Phase, ...]:
        return with_activations(fickle_activations)


def fickle_activations(g: Patrol) -> Script[None]:
    position = g.position
    while position.passes < 2:
        side = g.sides[position.acting]
        question = next_menu(g, side)
        Fickle.times += 1
        turned = Fickle.times % len(question.options)
        question.options = [*question.options[turned:], *question.options[:turned]]
        choice = yield question
        if choice.verb == "activate":
            yield from take_action(g, side, choice.noun)
        hand_on(g, Then.PASS if choice.verb == "pass" else Then.OTHER)


class ForgivingGame(Game):
    """Lets a player take back what the dice have already answered."""

    def _barrier(self, side: Side | None) -> tuple[int, Refusal | None]:
        last = next((n for n in range(len(self.entries) - 1, -1, -1) if self.entries[n].who == side), -1)
        return (last, None) if last >= 0 else super()._barrier(side)

    def _rewind(self, entries: int, then: Any) -> None:
        super()._rewind(entries, ())


class Forgiving(Title):
    """Patrol with that game."""

    game_class = ForgivingGame


class PeepingTom(Patrol):
    """Turns counters up without the door that remembers it, so that an undo can pass it."""

    def reveal(self, piece: int) -> bool:
        was_hidden = bool(self.position.hidden[piece])
        self.position.hidden[piece] = 0
        self.changed(piece)
        return was_hidden


class Gossip(Patrol):
    """Shows each side where the enemy's decoys are."""

    def shows(self, side: Side | None) -> dict[str, Any]:
        found = [self.board.place_text(self.position.at[p]) for p in range(len(self.roster)) if self.kind[p] == DECOY]
        return {**super().shows(side), "decoys": found}


class Flickering(Patrol):
    """Lays its counters open, and shows the enemy's marks only while an odd number of counters has any."""

    def begin(self) -> None:
        super().begin()
        self.position.hidden = [OPEN] * len(self.roster)
        self.occupation = self.count()

    @property
    def seen_marks(self) -> tuple[int, int]:  # type: ignore[override]
        return (-1, -1) if sum(map(bool, self.position.marks)) % 2 else (0, 0)


class Whisperer(Patrol):
    """Lets a counter's options depend on what hides in the hex beyond."""

    def phases(self) -> tuple[Phase, ...]:
        return with_activations(whispering_activations)


def whispering_activations(g: Patrol) -> Script[None]:
    position = g.position
    while position.passes < 2:
        side = g.sides[position.acting]
        noisy = [p for p in g.counters[side.enemy] if g.kind[p] == DECOY and g.is_on_board(p) and position.at[p] % 2]
        ready = g.activate.each(g.counters[side], cannot_activate, g, side)
        choice = yield g.menu(side, ready, g.pass_(), *([g.stay()] if noisy else []), rule="5.1", ask="ask-activate")
        if choice.verb == "activate":
            yield from take_action(g, side, choice.noun)
        hand_on(g, Then.OTHER if choice.verb == "activate" else Then.PASS)


class Loudmouth(Patrol):
    """Tells everyone which concealed piece has moved."""

    def tell_apart(self, owner: Side, piece: int, key: str, veiled: str, rule: str, /, **args: Any) -> None:
        self.tell(key, rule, piece=piece, **args)


class Showman(Patrol):
    """Shows everyone the odds of a test that a concealed counter takes."""

    def phases(self) -> tuple[Phase, ...]:
        return with_activations(showing_activations)


def showing_activations(g: Patrol) -> Script[None]:
    while g.position.passes < 2:
        side = g.sides[g.position.acting]
        choice = yield next_menu(g, side)
        if choice.verb == "activate":
            tally = morale_tally(g, choice.noun)
            roll = yield g.roll(rule="9.5", ask="roll-rally", tally=tally, seen_by=g.sides)
            here = g.position.at[choice.noun]
            g.tell_apart(side, choice.noun, "rallies", "counter-rallies", "9.5", hex=here, roll=roll)
            g.mark(choice.noun, SPENT)
        hand_on(g, Then.OTHER if choice.verb == "activate" else Then.PASS)


class Hoarder(Patrol):
    """Keeps what matters beside the position, where no save finds it."""

    def prepare(self) -> None:
        super().prepare()
        self.weary: set[int] = set()

    def mark(self, piece: int, bits: int) -> None:
        self.weary.add(piece)
        super().mark(piece, bits)

    def phases(self) -> tuple[Phase, ...]:
        return with_activations(hoarding_activations)


def hoarding_activations(g: Hoarder) -> Script[None]:
    position = g.position
    while position.passes < 2:
        side = g.sides[position.acting]
        ready = [p for p in g.counters[side] if p not in g.weary and cannot_activate(g, side, p) is None]
        choice = yield g.menu(side, g.activate.each(ready), g.pass_(), rule="5.1", ask="ask-activate")
        if choice.verb == "activate":
            yield from take_action(g, side, choice.noun)
        hand_on(g, Then.PASS if choice.verb == "pass" else Then.OTHER)


class Pickpocket(Patrol):
    """Moves pieces by hand instead of through the table."""

    def place(self, piece: int, to: int) -> None:
        self.position.at[piece] = to


class Endless(Patrol):
    """Never lets dawn come."""

    def phases(self) -> tuple[Phase, ...]:
        first = [phase for phase in TURN if phase.rule in ("4.1", "4.5")]
        return (*first, Phase("4.6", sleepless))


def sleepless(g: Patrol) -> Script[None]:
    for piece in range(len(g.roster)):
        g.unmark(piece, ~0)
    g.position.passes = 0
    return
    yield


class Tongue(Patrol):
    """Speaks a key for which there are no words."""

    def tell(self, key: str, rule: str, audience: Side | None = None, /, **args: Any) -> None:
        super().tell(f"{key}-indeed", rule, audience, **args)


class Stutterer(Patrol):
    """Offers the same thing twice."""

    def phases(self) -> tuple[Phase, ...]:
        return with_activations(stuttering_activations)


def stuttering_activations(g: Patrol) -> Script[None]:
    side = g.sides[g.position.acting]
    yield g.menu(side, g.pass_(), g.pass_(), rule="5.1", ask="ask-activate")


class Stumbler(Patrol):
    """Fails in the middle of a rule."""

    def conceal(self, piece: int, how: int = 1) -> None:
        raise ZeroDivisionError("out of breath")

    def place(self, piece: int, to: int) -> None:
        if self.position.turn > 1:
            raise ZeroDivisionError("out of breath")
        super().place(piece, to)


class DeafGame(Game):
    """Takes anybody's answer for the one who was asked."""

    def _asked(self, side: Any) -> Any:
        return next(iter(self._open.values())) if self._open else super()._asked(side)


class Deaf(Title):
    """Patrol with that game."""

    game_class = DeafGame


class Evasive(Patrol):
    """Refuses what is not asked by a clause that the book does not have."""

    def why_not_now(self, side: Side, option: Option) -> Refusal | None:
        return Refusal("99.9", "no-spent")


class Curt(Patrol):
    """Says of a verb that its question lists only that it is not possible."""

    answers: ClassVar[Mapping[str, str]] = {"ask-activate": "rally"}


class Liar(Patrol):
    """Says of every counter, whatever it has done, that it has been activated."""

    def why_not_now(self, side: Side, option: Option) -> Refusal | None:
        return Refusal("5.4", "no-spent") if option.verb == "activate" else super().why_not_now(side, option)


class Stammerer(Patrol):
    """Refuses by a sentence that nobody has written."""

    def why_not_now(self, side: Side, option: Option) -> Refusal | None:
        return Refusal("5.1", "no-such-sentence")


class Unlisted(Patrol):
    """Asks a question whose answers it does not list."""


Unlisted.answers = {ask: verbs for ask, verbs in Patrol.answers.items() if ask != "ask-step"}


class Tattler(Patrol):
    """Lets it depend on what is hidden why something is not asked."""

    def why_not_now(self, side: Side, option: Option) -> Refusal | None:
        decoys = sum(self.position.at[p] for p in self.counters[side.enemy] if self.kind[p] == DECOY)
        return Refusal("5.4", "no-spent") if decoys % 2 else Refusal("5.1", "no-not-yours")


class Overcrowded(Patrol):
    """Forgets the stacking limit."""

    def limit(self, name: str) -> int:
        return 9 if name == "stack" else super().limit(name)


class Surveyor(Patrol):
    """Draws the enemy's decoys into the map of command."""

    def overlay(self, name: str, side: Side | None, hex_: int = -1) -> dict[Side | None, int]:
        decoys = [self.position.at[p] for p in range(len(self.roster)) if self.kind[p] == DECOY and self.is_on_board(p)]
        return {None: hexset(decoys)} if name == "command" else super().overlay(name, side, hex_)


class Prophet(Patrol):
    """Counts the enemy's decoys into the goal that a side is told."""

    def goal(self, side: Side | None) -> Goal:
        decoys = [self.position.at[p] for p in range(len(self.roster)) if self.kind[p] == DECOY and self.is_on_board(p)]
        way = Way("14.4", "verdict-clear", {"count": sum(decoys)}, is_done=False)
        return Goal("14.4", "verdict-draw", Verdict(None, "verdict-draw"), ways=(way,))


class Wanderer(Patrol):
    """Shades a hex that is not on the map."""

    def overlay(self, name: str, side: Side | None, hex_: int = -1) -> dict[Side | None, int]:
        return {None: 1 << self.board.grid.size}


class Oracle(Patrol):
    """Lets an answer be final or not by what hides elsewhere, so that a look ahead tells of it."""

    def phases(self) -> tuple[Phase, ...]:
        return with_activations(oracular_activations)


def oracular_activations(g: Patrol) -> Script[None]:
    position = g.position
    while position.passes < 2:
        side = g.sides[position.acting]
        choice = yield next_menu(g, side)
        if choice.verb == "activate":
            if any(g.kind[p] == DECOY and g.is_on_board(p) and position.at[p] % 2 for p in g.counters[side.enemy]):
                g.disclose()
            yield from take_action(g, side, choice.noun)
        hand_on(g, Then.PASS if choice.verb == "pass" else Then.OTHER)


for cheat in (Evasive, Hoarder, Oracle, Showman, Tattler, Whisperer):
    cheat.answers, cheat.claims = {}, {}  # they ask questions of their own, and are not caught for what these leave out


class HastyGame(Game):
    """Gives the answer it was only asked to look at."""

    def preview(self, answer: str | Option, side: str | Side | None = None) -> Preview:
        ahead = super().preview(answer, side)
        if ahead.final is None:
            self.answer(answer, side)
        return ahead


class Hasty(Title):
    """Patrol with that game."""

    game_class = HastyGame


class Innocent(Patrol):
    """Says that nobody has secrets."""

    conceals = False


class Mumbler(Patrol):
    """Tells what was rolled, but not on which dice."""

    def tell(self, key: str, rule: str, audience: Side | None = None, /, **args: Any) -> None:
        super().tell(key, rule, audience, **{name: int(arg) if name == "roll" else arg for name, arg in args.items()})


class Miser(Patrol):
    """Rolls one die whatever dice the odds are of."""

    def roll(self, *dice: Any, rule: str, ask: str = "kernel-roll", tally: Tally | None = None, **_: Any) -> Question:
        return Question(DICE, rule, ask, outcomes(1, 6), tally=tally, dice=(1, 6))


class Sharper(Patrol):
    """Keeps from the kernel which odds a roll is of, rolls one die, and reads it where two are printed."""

    def roll(self, *dice: Any, rule: str, ask: str = "kernel-roll", tally: Tally | None = None, **_: Any) -> Question:
        return super().roll(1, rule=rule, ask=ask)


class Juggler(Patrol):
    """Shows the odds of two dice, rolls one, and reads no tally at all."""

    def phases(self) -> tuple[Phase, ...]:
        return with_activations(partial(juggling_activations, is_named=False))


class Swapper(Patrol):
    """Shows the odds of two dice, and rolls one for odds of the same name."""

    def phases(self) -> tuple[Phase, ...]:
        return with_activations(partial(juggling_activations, is_named=True))


def juggling_activations(g: Patrol, is_named: bool) -> Script[None]:
    shown = Tally("fire", 7).test(Dice(2, 6))
    rolled = Tally("fire", 3).test(Dice(1, 6)) if is_named else None
    ready = g.activate.each(g.counters[BLUE], cannot_activate, g, BLUE)
    flare = g.flare.unless(cannot_light_now, g, BLUE, len(ready))
    yield g.menu(BLUE, ready, flare, g.pass_.each((0,), tally=lambda _: shown), rule="5.1", ask="ask-activate")
    yield g.roll(rule="8.2", ask="roll-fire", tally=rolled)


class Clairvoyant(Patrol):
    """Lets players imagine the enemy's counters just as they truly lie."""

    def imagine(self, side: Side, whim: Whim) -> None:
        """Nothing is dealt anew."""


class Dreamer(Patrol):
    """Lets players imagine what they can see is not so."""

    def imagine(self, side: Side, whim: Whim) -> None:
        super().imagine(side, whim)
        self.position.passes = 1 - self.position.passes


class Confider(Patrol):
    """Tells whoever is asked everything: the table is an argument of its questions."""

    def phases(self) -> tuple[Phase, ...]:
        return with_activations(confiding_activations)


def confiding_activations(g: Patrol) -> Script[None]:
    side = g.sides[g.position.acting]
    yield g.menu(side, g.pass_(), rule="5.1", ask="ask-activate", table=g)


class Narcissus(Patrol):
    """Keeps itself in a drawer of its own, so that an imagined table leads to the true one."""

    def tell(self, key: str, rule: str, audience: Side | None = None, /, **args: Any) -> None:
        self.me = self
        super().tell(key, rule, audience, **args)


class WaitingGame(Patrol):
    """Honest, but lets a side say for ever that it stays where it is."""

    def phases(self) -> tuple[Phase, ...]:
        return with_activations(waiting_activations)


def waiting_activations(g: Patrol) -> Script[None]:
    position = g.position
    while position.passes < 2:
        side = g.sides[position.acting]
        ready = g.activate.each(g.counters[side], cannot_activate, g, side)
        choice = yield g.menu(side, ready, g.pass_(), g.stay(), rule="5.1", ask="ask-activate")
        if choice.verb == "activate":
            yield from take_action(g, side, choice.noun)
        if choice.verb != "stay":
            hand_on(g, Then.PASS if choice.verb == "pass" else Then.OTHER)


# Bots ------------------------------------------------------------------------------------------------------------


class SteadyGame:
    """An honest bot for the others to be measured by: it takes an option by its seed and how often it was asked."""

    def __init__(self, seed: str | int = 0) -> None:
        self.whim = Whim(f"{seed}/steady")

    def answer(self, view: Glance, question: Asked) -> Option:
        """One of them."""
        return self.whim.pick(question.options)


def behind(view: Glance) -> Game:
    """The game behind a view, by way of a private drawer: nothing that a bot is handed leads to it."""
    return glance._open[view._ticket][0]


class Rebel(SteadyGame):
    """Does what is not among the options."""

    def answer(self, view: Glance, question: Asked) -> Option:
        return Option("surrender", 0, "surrender")


class Ditherer(SteadyGame):
    """Stays where it is as long as it may."""

    def answer(self, view: Glance, question: Asked) -> Option:
        return question.find("stay") or super().answer(view, question)


class Meddler(SteadyGame):
    """Turns an enemy counter up when nobody looks."""

    def answer(self, view: Glance, question: Asked) -> Option:
        hidden = behind(view).play.position.hidden
        for piece, how in enumerate(hidden):
            if how and behind(view).play.owner[piece] != question.who:
                hidden[piece] = 0
                break
        return super().answer(view, question)


class Scribbler(SteadyGame):
    """Strikes out what it does not want to be asked."""

    def answer(self, view: Glance, question: Asked) -> Option:
        true = behind(view).questions[question.side]
        true.options = [super().answer(view, question)]
        return true.options[0]


class Burglar(SteadyGame):
    """Takes the table out of the offers of its question, where every offer keeps what its predicate is given."""

    def answer(self, view: Glance, question: Asked) -> Option:
        whole: Any = question
        table: Patrol = whole.offers[0].given[0]
        return question.options[sum(table.position.hidden) % len(question.options)]


class Lockpick(SteadyGame):
    """Takes the game out of its view."""

    def answer(self, view: Glance, question: Asked) -> Option:
        whole: Any = view
        table: Patrol = whole._game.play
        return question.options[sum(table.position.hidden) % len(question.options)]


class Moody(SteadyGame):
    """Answers by how often anyone like it was asked before."""

    times = 0

    def answer(self, view: Glance, question: Asked) -> Option:
        Moody.times += 1
        return question.options[Moody.times % len(question.options)]


class Peeker(SteadyGame):
    """Looks behind its view, at where the enemy's decoys are."""

    def answer(self, view: Glance, question: Asked) -> Option:
        play = behind(view).play
        at: list[int] = play.position.at
        decoys = [at[p] for p in play.roster.of(question.who.enemy) if play.roster.kinds[p] == "decoy"]
        told = [option for option in question.options if option.verb != "pick"]
        return told[sum(decoys) % len(told)]


class Seer(SteadyGame):
    """Looks what will be rolled next."""

    def answer(self, view: Glance, question: Asked) -> Option:
        game = behind(view)
        return game.dice.pick(game._rolls, question.options) or question.options[0]


class Eavesdropper(SteadyGame):
    """Looks what the other side has answered sealed."""

    def answer(self, view: Glance, question: Asked) -> Option:
        heard = sum(entry.option.noun for entry in behind(view).sealed(question.who.enemy))
        return question.options[heard % len(question.options)]


class Blabber(SteadyGame):
    """Does the same whatever hides where, but tells in its reasons that it knows."""

    def answer(self, view: Glance, question: Asked) -> Option:
        self.ways = question.options.index(Peeker().answer(view, question))
        return super().answer(view, question)

    def explain(self) -> tuple[BotReason, ...]:
        return (BotReason("bot-weighed", {"ways": self.ways, "games": 1}),)


class Babbler(SteadyGame):
    """Gives a reason for which there are no words."""

    def explain(self) -> tuple[BotReason, ...]:
        return (BotReason("bot-because-i-say-so", {}),)


class Swallower(SteadyGame):
    """Gives a reason and leaves out half of it."""

    def explain(self) -> tuple[BotReason, ...]:
        return (BotReason("bot-weighed", {"ways": 2}),)


class Fainter(SteadyGame):
    """Fails when it is asked a second time."""

    times = 0

    def answer(self, view: Glance, question: Asked) -> Option:
        self.times += 1
        return question.options[0 // (2 - self.times)]


class Untidy(Commander[Patrol]):
    """A commander that pushes counters about and leaves them so."""

    def answer(self, g: Patrol, question: Asked) -> Option:
        piece = g.roster.of(self.side)[0]
        g.position.steps[piece] = 3 - g.position.steps[piece]
        return super().answer(g, question)

    def value(self, g: Patrol) -> float:
        return 0.0


class Sloven(Commander[Patrol]):
    """A commander that takes a counter up and puts it down again, but not by the door that keeps count."""

    def answer(self, g: Patrol, question: Asked) -> Option:
        for piece in filter(g.is_on_board, g.roster.of(self.side)):
            here = g.position.at[piece]
            g.place(piece, g.board.grid.hexes[0])
            g.position.at[piece] = here
        return super().answer(g, question)

    def value(self, g: Patrol) -> float:
        return 0.0


class Boundless(Commander[Patrol]):
    """A commander to whom some tables are worth more than anything."""

    def value(self, g: Patrol) -> float:
        return float("inf")
