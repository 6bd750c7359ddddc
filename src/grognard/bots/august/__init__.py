"""The commander of August: the tactical mind with the field of this game, its rows and its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from grognard.bots.august.deeds import PARTS, fired, of, step_cost, worth_of
from grognard.bots.august.field import AugustField
from grognard.bots.august.guns import aim, cancels, gun_post, mission
from grognard.bots.august.segments import act, declare, plans, table
from grognard.bots.fight.answers import AnswerContext, Row, first_of, most, post_worth, tenths, word
from grognard.bots.fight.field import MOVING, Field
from grognard.bots.fight.mind import Mind, Ranking, activate
from grognard.bots.fight.mind import act as begin
from grognard.bots.fight.orders import Part
from grognard.bots.fight.will import Officers
from grognard.games.august.fire import Shot
from grognard.games.august.morale import state
from grognard.games.august.table import August
from grognard.games.august.words import SHOT, TO_MOVE
from grognard.kernel.asking.script import Option, Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.play import Play

# Set-up --------------------------------------------------------------------------------------------------------


def set_up_worth(now: AnswerContext, option: Option) -> float:
    """A place to begin: on or near the prizes, in cover, near others but not crowded."""
    see, unit, hex_ = now.scene.see, now.subject, option.noun
    will = see.will
    worth = now.scene.post(unit)(hex_) - will.crowd * len(see.at.get(hex_, ()))
    return worth + will.shelter * see.field.shelter(hex_) * (not unit.is_leader)


def put(now: AnswerContext) -> Option | None:
    """Guns where they see much, others where they will fight, hidden if that is allowed; leaders to who needs them."""
    g, piece = table(now), int(now.asked.args["piece"])
    is_gun = g.is_gun[piece] or g.is_wagon[piece]
    hidden = now.those("hide")
    best: tuple[float, int, Option] | None = None
    for option in hidden or now.those("put"):
        worth = gun_post(now, option.noun) if is_gun else set_up_worth(now, option)
        if best is None or (worth, -option.noun) > best[:-1]:
            best = worth, -option.noun, option
    if (sent := send(now)) is not None:
        return sent
    aboard = now.those("start-aboard")
    if best is None or (aboard and g.is_gun[piece] and of(now.scene).leaving(piece)):
        return next(iter(aboard), None)
    now.mind.give_reason("bot-fight-place", now.asked.rule, piece=piece, hex=best[-1].noun)
    return best[-1]


def send(now: AnswerContext) -> Option | None:
    """Give a leader to the group that has most units for each leader, if that is more than on the map."""
    g, side = table(now), now.mind.side

    def need(place: int) -> float:
        there = [p for p in g.pieces_of[side] if (g.position.at[p] if place else g.is_on_board(p)) == (place or True)]
        return sum(g.is_company[p] for p in there) / (1.0 + sum(g.is_leader[p] for p in there))

    best = max(now.those("send"), key=lambda o: (need(o.noun), -o.noun), default=None)
    return best if best is not None and need(best.noun) > need(0) else None


def step_on(now: AnswerContext) -> Option | None:
    """On the way without an order: the next hex, as long as it is better to be there, or to be on the map at all."""
    see, unit = now.scene.see, now.subject
    post = now.scene.post(unit)
    fear = see.will.run * post.weight

    def worth(option: Option) -> float:
        return post(option.noun) - fear * see.fire.running[option.noun]

    best = max(now.those("to"), key=lambda o: (worth(o), -o.noun), default=None)
    if best is None or not table(now).is_on_board(unit.piece):
        return best
    return best if worth(best) > post(unit.place) + see.will.idle else None


def exposed(now: AnswerContext, option: Option) -> float:
    """How much a unit needs to dig in: its weight, less the cover it has."""
    hex_ = table(now).position.at[option.noun]
    return worth_of(now.scene, option.noun) - now.scene.see.will.shelter * now.scene.see.field.shelter(hex_)


# Fire out of turn ----------------------------------------------------------------------------------------------


def movers(now: AnswerContext) -> tuple[int, ...]:
    """The pieces that are fired at while they move."""
    g, hex_ = table(now), int(now.asked.args["hex"])
    there = g.pieces_at(hex_, now.mind.foe)
    return tuple(p for p in there if g.has(p, TO_MOVE)) or tuple(there)


def shoot(now: AnswerContext) -> Option | None:
    """Fire at a mover when that is worth more than the chance of a better shot at those who are still to come."""
    g, see, hex_ = table(now), now.scene.see, int(now.asked.args["hex"])
    will, struck = see.will, movers(now)
    coming = sum(foe.may_act and foe.points > 0 for each in see.foes.values() for f in each for foe in f.units)
    best: tuple[float, int, Option] | None = None
    for option in now.those("shoot"):
        unit = now.unit(option.noun)
        gain = step_cost(now.scene, now.asked.explain(option), struck)
        price = will.nerve
        if unit.arm is not None and not (g.is_machine_gun[option.noun] and not g.has(option.noun, SHOT)):
            better = will.harm(see.field.hit(unit.arm, 1, 0, MOVING))
            price += will.wait * better * coming / (1.0 + coming)
        if best is None or (gain - price, -option.noun) > best[:-1]:
            best = gain - price, -option.noun, option
    if best is None or best[0] <= 0:
        if best is not None:
            now.mind.give_reason("bot-fight-quiet", now.asked.rule, hex=hex_)
        return None
    gain = step_cost(now.scene, now.asked.explain(best[-1]), struck)
    now.mind.give_reason("bot-fight-shoot", now.asked.rule, piece=best[-1].noun, hex=hex_, gain=tenths(gain))
    return best[-1]


def join(now: AnswerContext) -> Option | None:
    """Those on whom the fire counted; out of turn whoever adds more than he would do alone."""
    g, scene, hex_ = table(now), now.scene, int(now.asked.args["hex"])
    order = now.mind.order
    if order is not None and order.hex == hex_ and order.steps[-1] == ("fire", hex_):
        return next((o for o in now.those("join") if o.noun in order.who), None)
    struck, will = movers(now), scene.see.will
    before = step_cost(scene, now.asked.tally, struck)
    best: tuple[float, int, Option] | None = None
    for option in now.those("join"):
        piece = option.noun
        more = step_cost(scene, now.asked.explain(option), struck) - before
        alone = will.nerve if g.is_leader[piece] else will.apart * fired(scene, Shot((piece,), hex_))
        if best is None or (more - alone, -piece) > best[:-1]:
            best = more - alone, -piece, option
    return best[-1] if best is not None and best[0] > 0 else None


# Close combat and losses ---------------------------------------------------------------------------------------


def take_part(now: AnswerContext) -> Option | None:
    """The units the assault was planned with; any unit, while it cannot begin without more."""
    order = now.mind.order
    wanted = order.who if order is not None else ()
    found = next((o for o in now.those("take-part") if o.noun in wanted), None)
    return found if found is not None or now.asked.find("done") else now.asked.options[0]


def least_loss(now: AnswerContext, option: Option) -> float:
    """Who loses a step: the worst shaken, of those the one whose fire suffers least."""
    g, piece = table(now), option.noun
    steps, face = g.position.steps[piece], g.position.face[piece]
    fire = g.fire_of[face][piece]
    lost = fire[steps] - fire[steps - 1] if steps else 0
    return -worth_of(now.scene, piece) * (1.0 + lost) / (1.0 + state(g, piece))


def least_worth(now: AnswerContext, option: Option) -> float:
    """The piece that is worth least."""
    g, piece = table(now), option.noun
    return -worth_of(now.scene, piece) * max(1, g.position.steps[piece]) / (1.0 + state(g, piece))


def least_leader(now: AnswerContext, option: Option) -> float:
    """The leader who is missed least."""
    g, piece = table(now), option.noun
    return -float(g.rank_of[piece] + g.bonus_of[piece] + g.combat_of[piece])


def first_fire(now: AnswerContext) -> Option | None:
    """Fire first where those who may are most of the defence."""
    field, g, hex_ = of(now.scene), table(now), int(now.asked.args["hex"])
    all_of_them = [field.unit(p).close for p in g.combat_at(hex_, now.mind.side)]
    marked = 0.0 if now.asked.tally is None else float(sum(part.total for part in now.asked.tally.parts))
    return now.asked.find("first-fire" if marked + marked >= sum(all_of_them) else "fire-together")


ROWS: Mapping[str, Row] = {
    "ask-put": put,
    "ask-detach": word("done"),
    "ask-way": word("come-by"),
    "ask-face": word("show"),
    "ask-mission": mission,
    "ask-aim": aim,
    "ask-cancel": cancels,
    "ask-bombard": word("open-fire", "fire-smoke", "rally", "hold-fire"),
    "ask-combine": word("combine-all", "combine"),
    "ask-entrench": most("entrench", exposed),
    "ask-senior": most("appoint", least_leader),
    "ask-segment": activate(plans),
    "ask-declare": declare,
    "ask-act": act,
    "ask-move": begin,
    "ask-attack": begin,
    "ask-step": step_on,
    "ask-come-in": most("to", post_worth),
    "ask-charge-way": most("to", lambda now, o: -now.scene.see.fire.running[o.noun]),
    "ask-join": join,
    "ask-shoot": shoot,
    "ask-take-part": take_part,
    "ask-first-fire": first_fire,
    "ask-harass": word("harass"),
    "ask-lose": most("lose", least_loss),
    "ask-fall": most("fall", least_leader),
    "ask-give-up": most("give-up", least_worth),
    "ask-displace": most("displace", post_worth),
    "ask-flee": most("flee", post_worth),
    "ask-flee-with": word("stay"),
    "ask-stay-in-works": word("stay"),
    "ask-division": word("by-rows"),
    "ask-command": word("done"),
    "ask-keep-back": word("keep-none"),
    "ask-play-kept": first_of(word("play-kept")),
}


USUAL: Mapping[str, str] = {
    "ask-act done": "bot-august-acted",
    "ask-aim aim": "bot-august-aim",
    "ask-aim no-fire": "bot-august-no-fire",
    "ask-aim plan-as": "bot-august-aim-as",
    "ask-declare fire-with": "bot-august-fire-with",
    "ask-declare move-with": "bot-august-move-with",
    "ask-declare done": "bot-august-declared",
    "ask-cancel cancel": "bot-august-cancel",
    "ask-cancel done": "bot-august-plans-stand",
    "ask-combine combine": "bot-august-combine",
    "ask-combine combine-all": "bot-august-combine",
    "ask-entrench entrench": "bot-august-entrench",
    "ask-first-fire first-fire": "bot-august-first-fire",
    "ask-first-fire fire-together": "bot-august-fire-together",
    "ask-lose": "bot-august-lose",
    "ask-fall": "bot-august-fall",
    "ask-senior": "bot-august-fall",
    "ask-give-up": "bot-august-give-up",
    "ask-flee-with stay": "bot-august-leader-stays",
    "ask-harass harass": "bot-august-harass",
    "ask-mission observe": "bot-august-observe",
    "ask-mission plan-fire": "bot-august-plan-fire",
    "ask-mission bound-for": "bot-august-bound-for",
    "ask-put send": "bot-august-send",
    "ask-put start-aboard": "bot-august-aboard",
    "ask-stay-in-works stay": "bot-august-works",
    "ask-take-part take-part": "bot-august-take-part",
    "ask-take-part done": "bot-august-taking-part",
    "ask-charge-way to": "bot-august-charge-way",
}
"""What speaks for an answer of a row that notes no reason of its own."""


class AugustMind(Mind):
    """Commands one side of August."""

    parts: ClassVar[tuple[Part, ...]] = PARTS
    officers: ClassVar[Officers] = Officers(August)
    rows: ClassVar[Mapping[str, Row]] = ROWS
    usual_reasons: ClassVar[Mapping[str, str]] = {**Mind.usual_reasons, **USUAL}
    rankings: ClassVar[Mapping[str, Ranking]] = {"ask-segment": plans}

    @staticmethod
    def making(g: Play[Any], side: Side) -> Field:
        """The field of a table."""
        assert isinstance(g, August)
        return AugustField(g, side)


def commander(play: August, side: Side, whim: Whim) -> AugustMind:
    """The commander of a side of this table."""
    return AugustMind(side, whim)
