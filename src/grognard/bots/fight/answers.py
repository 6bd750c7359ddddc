"""Rows: how each question that is no order is answered, by a figure of its options. A game lists its rows by question.

A row is made by one of the functions here and called with a moment: the question and the scene. It returns an option,
or None to leave the answer to the next way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from grognard.bots.fight.field import Unit
from grognard.bots.fight.orders import UnitFacts
from grognard.bots.minds.glance import Asked
from grognard.bots.minds.odds import expected
from grognard.kernel.asking.script import Option, Side
from grognard.kernel.numbers.tally import PASS, Tally

if TYPE_CHECKING:
    from grognard.bots.fight.mind import Mind


class AnswerContext(NamedTuple):
    """A question, and what the mind knows when it is asked."""

    mind: Mind
    asked: Asked
    scene: UnitFacts

    def those(self, verb: str) -> list[Option]:
        """The options with a verb."""
        return self.asked.those(verb)

    def unit(self, piece: int) -> Unit:
        """An own counter, on the map or not."""
        return self.scene.see.own.get(piece) or self.scene.see.field.unit(piece)

    @property
    def subject(self) -> Unit:
        """The counter the question is about."""
        return self.unit(int(self.asked.args["piece"]))


Row = Callable[[AnswerContext], Option | None]
Figure = Callable[[AnswerContext, Option], float]


# Plain rows --------------------------------------------------------------------------------------------------------


def word(*verbs: str) -> Row:
    """Always the first of these words that is offered."""

    def row(now: AnswerContext) -> Option | None:
        return next((option for verb in verbs for option in now.those(verb)), None)

    return row


def most(verb: str, figure: Figure, reason: str = "", least: float | None = None) -> Row:
    """The option of a verb with the greatest figure; none at all when that is not above `least`."""

    def row(now: AnswerContext) -> Option | None:
        options = now.those(verb)
        if not options:
            return None
        worth, _, best = max((figure(now, option), -option.noun, option) for option in options)
        if least is not None and worth <= least:
            return None
        if reason:
            now.mind.give_reason(reason, now.asked.rule, piece=int(now.asked.args["piece"]), hex=best.noun)
        return best

    return row


def first_of(*rows: Row) -> Row:
    """The first row that has an answer."""

    def row(now: AnswerContext) -> Option | None:
        return next((found for each in rows if (found := each(now)) is not None), None)

    return row


# Figures -----------------------------------------------------------------------------------------------------------


def post_worth(now: AnswerContext, option: Option) -> float:
    """What the hex is worth to the counter the question is about."""
    return now.scene.post(now.subject)(option.noun)


def weight_of(now: AnswerContext, option: Option) -> float:
    """What harm to a counter of the enemy is worth, by the option's own tally."""
    tally = now.asked.explain(option)
    hits = 1.0 if tally is None else expected(tally, lambda outcome: {"step": 1.0, "eliminated": 2.0}.get(outcome, 0.0))
    foes = [u for foes in now.scene.see.foes.values() for foe in foes for u in foe.units if u.piece == option.noun]
    return hits * (now.scene.see.will.weight(foes[0]) if foes else 1.0)


def passes(tally: Tally | None) -> float:
    """The chance that a test is passed; certain where nothing is rolled."""
    return 1.0 if tally is None else float(tally.chances().get(PASS, 0))


# Fire out of turn --------------------------------------------------------------------------------------------------


def harm_by(now: AnswerContext, tally: Tally | None, side: Side) -> float:
    """The harm of a fire to a unit of weight 1, by its tally."""
    see = now.scene.see
    return 0.0 if tally is None else see.will.harm(see.field.effect(tally, side))


def react(verb: str, is_mover: bool) -> Row:
    """Shoot with the unit that does most, if that is worth it: more than waiting for a better shot, or staying unseen.

    The first shot of a turn is free, later ones are uncertain; what a miss costs is the shot that is still to come.
    """

    def row(now: AnswerContext) -> Option | None:
        see, hex_ = now.scene.see, int(now.asked.args["hex"])
        will, mass = see.will, see.mass(hex_) or 1.0
        best: tuple[float, int, Option, float] | None = None
        for option in now.those(verb):
            unit = now.unit(option.noun)
            gain = harm_by(now, now.asked.explain(option), now.mind.foe) * mass
            chance = unit.ready if is_mover else unit.answers
            price = will.nerve + (will.unmask if unit.is_hidden and see.seen >> unit.place & 1 else 0.0)
            price += (1.0 - chance) * will.wait * gain
            if not is_mover:
                price += will.answer * will.weight(unit) * see.fire.answer[unit.place] / 2
            worth = chance * gain - price
            if best is None or (worth, -option.noun) > best[:2]:
                best = worth, -option.noun, option, gain
        if best is None or best[0] <= 0:
            if best is not None:
                now.mind.give_reason("bot-fight-quiet", now.asked.rule, hex=hex_)
            return None
        now.mind.give_reason("bot-fight-shoot", now.asked.rule, piece=best[2].noun, hex=hex_, gain=tenths(best[3]))
        return best[2]

    return row


def join_fire(verb: str) -> Row:
    """Add the unit that adds most to a fire, as long as it adds more than it would do alone."""

    def row(now: AnswerContext) -> Option | None:
        see, hex_ = now.scene.see, int(now.asked.args["hex"])
        mass = see.mass(hex_) or 1.0
        before = harm_by(now, now.asked.tally, now.mind.foe)
        best: tuple[float, int, Option] | None = None
        for option in now.those(verb):
            more = harm_by(now, now.asked.explain(option), now.mind.foe) - before
            unit = now.unit(option.noun)
            alone = see.fields_of_fire(unit.arm)[unit.place] if unit.arm is not None else 0.0
            worth = more * mass - see.will.apart * alone
            if best is None or (worth, -option.noun) > best[:2]:
                best = worth, -option.noun, option
        return best[2] if best is not None and best[0] > 0 else None

    return row


def aim(verb: str) -> Row:
    """Fire at the hex where it does most, by the tally."""

    def row(now: AnswerContext) -> Option | None:
        see = now.scene.see

        def worth(option: Option) -> tuple[float, int]:
            tally = now.asked.explain(option)
            return harm_by(now, tally, now.mind.foe) * see.mass(option.noun), -option.noun

        options = now.those(verb)
        best = max(options, key=worth, default=None)
        return best if best is not None and worth(best)[0] > see.will.idle else None

    return row


def shelled(now: AnswerContext, option: Option) -> float:
    """The weight of the enemies that shells on a hex would find there and around it, less that of own units."""
    see = now.scene.see
    worth = 0.0
    for hex_ in (option.noun, *see.field.grid.adjacent[option.noun]):
        part = 1.0 if hex_ == option.noun else see.will.crowd
        worth += part * (see.mass(hex_) - see.will.friend * sum(map(see.will.weight, see.at.get(hex_, ()))))
    return worth


# Close combat ------------------------------------------------------------------------------------------------------


def go_or_stay(verb: str, attacked_by: Callable[[AnswerContext], Sequence[Unit]]) -> Row:
    """Leave before a fight that would cost more than the hex is worth: the least fit first."""

    def row(now: AnswerContext) -> Option | None:
        see, hex_ = now.scene.see, int(now.asked.args["hex"])
        mine = [unit for unit in see.at.get(hex_, ()) if unit.is_real]
        foes = list(attacked_by(now))
        if not mine or not foes:
            now.mind.give_reason("bot-fight-no-threat", now.asked.rule, hex=hex_)
            return None
        clash = see.field.close(foes, mine, hex_)
        stake = see.will.take * see.prizes.get(hex_, 0.0)
        price = sum(map(see.will.weight, mine)) / len(mine)
        stays = (1.0 - clash.takes) * stake + see.will.step * (clash.own_steps - price * clash.his_steps)
        figures = {"chance": round(100 * clash.takes), "mine": tenths(clash.his_steps), "his": tenths(clash.own_steps)}
        gone = max(now.those(verb), key=lambda o: (-now.unit(o.noun).close, -o.noun), default=None)
        if stays >= 0 or gone is None:
            now.mind.give_reason("bot-fight-stand", now.asked.rule, hex=hex_, **figures)
            return None
        now.mind.give_reason("bot-fight-go", now.asked.rule, piece=gone.noun, hex=hex_, **figures)
        return gone

    return row


def tenths(figure: float) -> float:
    """A figure rounded for a sentence."""
    return round(10 * figure) / 10
