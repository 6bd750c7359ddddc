"""The mind of one side: it plans at menus, carries its plan out, and answers everything else by rows.

In this order: the order under way, the row of the question, a way out. Numbers are in the will, rules in the adapter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import tanh
from typing import Any, ClassVar

from grognard.bots.fight import assault, fire, moves
from grognard.bots.fight.answers import AnswerContext, Row, passes, tenths
from grognard.bots.fight.field import Field, Unit
from grognard.bots.fight.orders import Part, UnitFacts, UnitOrder
from grognard.bots.fight.picture import Picture
from grognard.bots.fight.terrain import FAR
from grognard.bots.fight.will import Officers, Will
from grognard.bots.minds.commander import Commander, Weighing
from grognard.bots.minds.glance import Asked
from grognard.bots.minds.reason import BotReason
from grognard.kernel.asking.script import Option, Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.play import Play

FIRE: tuple[Part, ...] = (fire.shots, fire.set_ups, fire.digs, fire.commands)
USUAL: Mapping[str, str] = {
    **dict.fromkeys(("ask-step halt", "ask-move stay", "ask-attack stay"), "bot-fight-stays"),
    **dict.fromkeys(("ask-action halt", "ask-action stay"), "bot-fight-stays"),
    **dict.fromkeys(("ask-step to", "ask-action move"), "bot-fight-step"),
    **dict.fromkeys(("ask-shoot hold", "ask-answer-fire hold"), "bot-fight-cannot-fire"),
    **dict.fromkeys(("ask-shoot-mover hold", "ask-shoot-firer hold"), "bot-fight-cannot-fire"),
    "ask-join join": "bot-fight-join",
    "ask-join done": "bot-fight-joined",
    "ask-flee": "bot-fight-flee",
    "ask-displace": "bot-fight-flee",
    "ask-fire fire": "bot-fight-target",
    "ask-again again": "bot-fight-target",
    "ask-action enter": "bot-fight-enter-at",
    "ask-come-in to": "bot-fight-enter-at",
}
"""What speaks for an answer of a row that notes no reason of its own, in every game."""
PARTS: tuple[Part, ...] = (moves.marches, moves.snaps, *FIRE, assault.assaults)
"""The parts that make orders, in every game."""
Ranking = Callable[[AnswerContext], Sequence[tuple[float, int]]]
"""What the options of a question promise: their worth, and their place among them."""


class Mind(Commander[Any]):
    """Commands one side of a tactical game; an adapter gives it a field, rows and numbers."""

    ways_out: ClassVar[tuple[str, ...]] = ("done", "halt", "stay", "hold", "pass", "wait", "accept")
    parts: ClassVar[tuple[Part, ...]] = PARTS
    officers: ClassVar[Officers]
    usual_reasons: ClassVar[Mapping[str, str]] = USUAL
    rows: ClassVar[Mapping[str, Row]] = {}
    rankings: ClassVar[Mapping[str, Ranking]] = {}
    """How groups are ranked, by the question at which one is activated."""

    @staticmethod
    def making(g: Play[Any], side: Side) -> Field:
        """The field of a table; each game has its own."""
        raise NotImplementedError

    def __init__(self, side: Side, whim: Whim) -> None:
        super().__init__(side, whim)
        self.will: Will | None = None
        self.order: UnitOrder | None = None
        self.done = 0
        """How many steps of the order have been taken."""
        self.first: UnitOrder | Option | None = None
        """What a design begins with, before it goes on as usual."""
        self.meant: UnitOrder | Option | None = None
        self.seen = 0
        self.is_green = False
        self._scene: tuple[Any, UnitFacts] | None = None

    @property
    def slips(self) -> int:  # type: ignore[override]
        """The percentage of menus at which a recruit slips."""
        return self.officers.slips[0]

    @property
    def slips_within(self) -> int:  # type: ignore[override]
        """The percentage of slips elsewhere."""
        return self.officers.slips[1]

    @property
    def weighing(self) -> Weighing:  # type: ignore[override]
        """How a general compares designs."""
        return self.officers.weighing

    def be_green(self) -> None:
        """Judge as a recruit does."""
        self.is_green = True
        self.will = None

    def forget(self) -> None:
        """Drop the order of the last phase."""
        self.order = None

    # Looking ---------------------------------------------------------------------------------------------------
    def scene(self) -> UnitFacts:
        """What is on the table now; the same as long as nothing has changed."""
        field = type(self).making(self.g, self.side)
        if self.will is None:
            self.will = self._will_in(field.room)
        stamp = field.stamp()
        if self._scene is None or self._scene[0] != stamp:
            self._scene = stamp, UnitFacts(Picture(field, self.will), self.parts)
        return self._scene[1]

    def _will_in(self, room: str) -> Will:
        """The will of its side in a scenario, or a recruit's."""
        will = self.officers.will(room, self.side.name)
        return self.officers.greener(will) if self.is_green else will

    def character_now(self) -> Will:
        """Its will on the table taken last."""
        return self.will or self._will_in(type(self).making(self.g, self.side).room)

    def take_character(self, character: Will) -> None:
        """Want other things."""
        self.will, self._scene = character, None

    # Answering -------------------------------------------------------------------------------------------------
    def decide(self, question: Asked) -> Option | None:
        """The next step of the order under way, else the answer of the question's row."""
        row = self.rows.get(question.ask)
        return self.carried_out(question) or (row and row(AnswerContext(self, question, self.scene())))

    def carried_out(self, question: Asked) -> Option | None:
        """The next step of the order under way, if it is offered."""
        if self.order is None or self.done >= len(self.order.steps):
            return None
        verb, noun = self.order.steps[self.done]
        found = question.option(verb, noun)
        if found is not None:
            self.done += 1
            self.say(self.order, question)
        return found

    def follow(self, order: UnitOrder, done: int = 0) -> None:
        """Take up an order, of which some steps are taken."""
        self.order, self.done = order, done

    def say(self, order: UnitOrder, question: Asked) -> None:
        """Note the reason for an order."""
        self.give_reason(order.reason, question.rule, **order.args)

    # For a general ---------------------------------------------------------------------------------------------
    def designs(self, question: Asked) -> Sequence[Mind]:
        """The next best of what is chosen at a menu, and to do nothing."""
        if not question.is_menu:
            return ()
        now = AnswerContext(self, question, self.scene())
        ranking = self.rankings.get(question.ask)
        best, others = other_orders(now) if ranking is None else other_groups(now, ranking)
        if not best:
            return ()
        return [self.willing(each) for each in [*others, *(o for o in question.options if o.verb in self.ways_out)]]

    def willing(self, first: UnitOrder | Option) -> Mind:
        """A copy that begins with an order, or an option."""
        other = self.twin()
        assert isinstance(other, Mind)
        other.first = other.meant = first
        other.order = None
        return other

    def back_to_plain(self) -> None:
        """Drop the order of a design."""
        self.first = self.meant = None
        self.seen = 0

    def named(self) -> BotReason:
        """The order this design begins with."""
        if isinstance(self.meant, UnitOrder):
            return BotReason(self.meant.reason, self.meant.args)
        if self.meant is None:
            return super().named()
        return BotReason("bot-fight-pass" if self.meant.verb in self.ways_out else "bot-fight-other", {})

    def is_far_enough(self, g: Play[Any], start: Play[Any]) -> bool:
        """Whether a game tried out has come far enough; called at each menu."""
        self.seen += 1
        turn: int = g.position.turn
        return self.seen > self.officers.search.ahead or turn > start.position.turn

    def value(self, g: Play[Any]) -> float:
        """The worth of a table to this side, from -1 to 1; nothing is hidden on it."""
        field = type(self).making(g, self.side)
        verdict = field.verdict()
        if verdict is not None:
            return verdict
        return worth_of(field, self.officers, self.side)


def worth_of(field: Field, officers: Officers, side: Side) -> float:
    """Men and hold of the prizes, before the end."""
    weigh, will = officers.value, officers.will(field.room, side.name)
    men = [sum(will.weight(u) * u.steps for u in field.men(each)) for each in (side, side.enemy)]
    prizes = field.prizes()
    dearest = max(prizes.values(), default=1.0)
    hold = 0.0
    for sign, each in ((1.0, side), (-1.0, side.enemy)):
        for unit in field.men(each):
            hold += sign * unit.is_fit * nearness(field, prizes, unit, weigh.near) / dearest
    late = 1.0 + weigh.time / (1.0 + field.turns_left)
    return weigh.most * float(tanh((weigh.men * (men[0] - men[1]) + weigh.prize * late * hold) / weigh.scale))


def nearness(field: Field, prizes: Mapping[int, float], unit: Unit, near: float) -> float:
    """The worth of the best prize a unit stands on or next to."""
    best = 0.0
    for prize, worth in prizes.items():
        far = field.grid.distance(prize, unit.place) if unit.place < field.grid.size else 2
        best = max(best, worth if not far else near * worth if far == 1 else 0.0)
    return best


# What a general compares ---------------------------------------------------------------------------------------


def other_orders(now: AnswerContext) -> tuple[bool, list[UnitOrder]]:
    """Whether any unit has an order worth carrying out, and what else could come first: others', and second best."""
    search, ready = now.mind.officers.search, [option.noun for option in now.those(now.scene.see.field.speech.begin)]
    bests = ranked(now.scene, ready)
    seconds = sorted((o for p in ready for o in now.scene.orders(p)[1:2]), key=lambda o: (-o.worth, o.steps))
    return bool(bests), [*bests[1 : 1 + int(search.others)], *seconds[: int(search.seconds)]]


def other_groups(now: AnswerContext, ranking: Ranking) -> tuple[bool, list[Option]]:
    """Whether any group is worth activating, and the next best ones."""
    idle = now.scene.see.will.idle
    worthy = sorted((-worth, place) for worth, place in ranking(now) if worth > idle)
    options = [now.asked.options[place] for _, place in worthy]
    return bool(worthy), options[1 : 1 + int(now.mind.officers.search.others)]


# Rows that make plans ------------------------------------------------------------------------------------------


def ranked(scene: UnitFacts, pieces: Sequence[int]) -> list[UnitOrder]:
    """The best order of each of some units, best first: fire before moves, for it opens the way.

    Leaders come after their men, so that they can follow them.
    """
    found = [orders[0] for piece in pieces if (orders := scene.orders(piece)) and orders[0].worth > scene.see.will.idle]
    shots = scene.see.field.speech.fire
    return sorted(found, key=lambda o: (scene.is_leader(o.piece), o.steps[-1][0] != shots, -o.worth, o.steps))


def choose_unit(now: AnswerContext) -> Option | None:
    """The unit with the best order; nobody when no order is worth it."""
    mind, scene = now.mind, now.scene
    begin = scene.see.field.speech.begin
    first, mind.first = mind.first, None
    mind.order = None
    if isinstance(first, Option):
        return now.asked.find(first.text)
    ready = [option.noun for option in now.those(begin)]
    best = [first] if first is not None and first.piece in ready else ranked(scene, ready)
    if not best:
        mind.give_reason("bot-fight-pass", now.asked.rule)
        return None
    mind.follow(best[0])
    return mind.carried_out(now.asked)


def act(now: AnswerContext) -> Option | None:
    """Within an action: the best order that can still be begun; where none is worth it, the end."""
    mind, scene = now.mind, now.scene
    piece = int(now.asked.args["piece"])
    speech = scene.see.field.speech
    for order in scene.orders(piece):
        if order.worth <= 0:
            break
        steps = order.steps[1:] if order.steps[0][0] == speech.begin else order.steps
        if steps and now.asked.option(*steps[0]) and steps[0][0] != speech.end:
            mind.follow(order, len(order.steps) - len(steps))
            return mind.carried_out(now.asked)
    mind.order = None
    return None


def activations(men: Callable[[AnswerContext, Option], Sequence[int]]) -> Ranking:
    """What each activation promises: what its men can do, by the chance that it succeeds."""

    def ranking(now: AnswerContext) -> list[tuple[float, int]]:
        found = []
        for place, option in enumerate(now.asked.options):
            if option.verb not in now.mind.ways_out:
                worth = sum(now.scene.best(piece) for piece in men(now, option))
                found.append((worth * passes(now.asked.explain(option)), place))
        return found

    return ranking


def activate(ranking: Ranking) -> Row:
    """Activate where most is to be gained; pass when nothing is."""

    def row(now: AnswerContext) -> Option | None:
        mind, options = now.mind, now.asked.options
        first, mind.first, mind.order = mind.first, None, None
        if isinstance(first, Option):
            return now.asked.find(first.text)
        best = max(ranking(now), key=lambda each: (each[0], -each[1]), default=None)
        may_pass = any(option.verb in mind.ways_out for option in options)
        if best is None or (best[0] <= now.scene.see.will.idle and may_pass):
            mind.give_reason("bot-fight-pass", now.asked.rule)
            return None
        mind.give_reason("bot-fight-activate", now.asked.rule, gain=tenths(best[0]))
        return options[best[1]]

    return row


def enter(now: AnswerContext) -> Option | None:
    """Come in at the best place, of equal ones at the nearest to a prize: one not threatened yet draws nobody."""
    see, post = now.scene.see, now.scene.post(now.subject)

    def worth(option: Option) -> tuple[float, int, int]:
        far = min((see.far_from(prize)[option.noun] for prize in see.prizes), default=FAR)
        return post(option.noun), -far, -option.noun

    return max(now.those(see.field.speech.enter), key=worth, default=None)
