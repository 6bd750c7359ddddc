"""The commander of Indochine: the tactical mind with the field of this game, its rows and its numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from grognard.bots.fight.answers import (
    AnswerContext,
    Row,
    aim,
    first_of,
    go_or_stay,
    join_fire,
    most,
    passes,
    post_worth,
    react,
    shelled,
    weight_of,
    word,
)
from grognard.bots.fight.assault import rush
from grognard.bots.fight.field import Field, Unit
from grognard.bots.fight.mind import Mind, Ranking, act, activate, activations, choose_unit, enter
from grognard.bots.fight.terrain import FAR
from grognard.bots.fight.will import Officers
from grognard.bots.indochine.field import IndochineField
from grognard.games.indochine.areas import entry_area
from grognard.games.indochine.drops import is_bad_ground
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.turn import may_act_with
from grognard.games.indochine.wave import launch_tally, wave_units
from grognard.kernel.asking.script import Option, Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.space.hexgrid import members
from grognard.kernel.table.play import Play


def table(now: AnswerContext) -> Indochine:
    """The table as it is imagined."""
    g: Indochine = now.mind.g
    return g


def men_of(now: AnswerContext, option: Option) -> Sequence[int]:
    """Who acts when an option of the segment is taken."""
    g = table(now)
    if option.verb == "activate-alone":
        return [option.noun]
    return [p for p in g.counters[now.mind.side] if may_act_with(g, p, option.noun)]


def near_foes(now: AnswerContext) -> Sequence[Unit]:
    """The known enemies in the hex of the question, or else those next to it that may come in."""
    see, hex_ = now.scene.see, int(now.asked.args["hex"])
    places = [hex_] if hex_ in see.foes else see.field.grid.adjacent[hex_]
    found = [unit for place in places for foe in see.foes.get(place, ()) for unit in foe.units]
    return [unit for unit in found if unit.is_fit and unit.close]


def foes_here(now: AnswerContext) -> Sequence[Unit]:
    """The known enemies in the hex of the question; who has won a fight stays."""
    return near_foes(now) if int(now.asked.args["hex"]) in now.scene.see.foes else ()


def rush_hex(now: AnswerContext, option: Option) -> float:
    """What a rush of the formation at a hex promises."""
    g = table(now)
    see = now.scene.see
    if option.noun not in see.foes or g.position.activating < 0:
        return see.prizes.get(option.noun, 0.0) - see.fire.running[option.noun]
    units = [see.own[p] for p in wave_units(g, g.position.activating)]
    return rush(now.scene, units, option.noun)


def first_target(now: AnswerContext) -> Option | None:
    """One hex for the whole wave: there is room for few in it, and the others take the places of those who fall."""
    return None if now.asked.args["chosen"] else most("target", rush_hex)(now)


def wave_or_unit(now: AnswerContext) -> Option | None:
    """A human wave, when it promises more than the units can do alone."""
    g, see = table(now), now.scene.see
    offered = now.asked.find("wave")
    if offered is not None and now.mind.first is None:
        units = [see.own[p] for p in wave_units(g, g.position.activating)]
        near = [h for h in see.foes if min(see.field.grid.distance(u.place, h) for u in units) <= see.field.command + 1]
        worth = max((rush(now.scene, units, h) for h in near), default=0.0)
        chance = passes(launch_tally(g, g.position.activating))
        if chance * worth > sum(now.scene.best(u.piece) for u in units):
            now.mind.give_reason(
                "bot-fight-rush", now.asked.rule, hex=max(near, key=lambda h: rush(now.scene, units, h))
            )
            return offered
    return choose_unit(now)


def joins(now: AnswerContext) -> Option | None:
    """The units the assault was planned with."""
    order = now.mind.order
    wanted = order.who if order is not None else ()
    return next((option for option in now.those("join") if option.noun in wanted), None)


def absorbs(now: AnswerContext) -> Option | None:
    """Lose a step to go on, when the way is worth more than that."""
    order, unit = now.mind.order, now.subject
    will = now.scene.see.will
    under_way = order is not None and order.piece == unit.piece and order.worth > will.step * will.weight(unit)
    return now.asked.find("absorb" if under_way else "accept")


def recovers(now: AnswerContext) -> Option | None:
    """Test to recover, or step away where that is the better place by more."""
    test = next(iter(now.those("recover")), None)
    post, unit = now.scene.post(now.subject), now.subject
    will = now.scene.see.will
    here = post(unit.place) + (will.recover * passes(now.asked.explain(test)) if test is not None else 0.0)
    away = max(now.those("step-away"), key=lambda o: (post(o.noun), -o.noun), default=None)
    return away if away is not None and post(away.noun) > here else test


def set_up_worth(now: AnswerContext, option: Option) -> float:
    """A place to begin: near the prizes, in cover, linked to others of the formation, not crowded."""
    see, unit, hex_ = now.scene.see, now.subject, option.noun
    will, grid = see.will, see.field.grid
    post = now.scene.post(unit)
    worth = post(hex_) + will.shelter * see.field.shelter(hex_) - will.crowd * len(see.at.get(hex_, ()))
    mates = [u.place for u in see.own.values() if u.leader == unit.leader]
    if mates and unit.leader >= 0:
        worth += will.together * sum(grid.distance(hex_, place) <= see.field.command for place in mates) / len(mates)
        worth += will.together * sum(grid.distance(hex_, place) <= 1 for place in mates)
    return worth


def belongs(now: AnswerContext) -> Option | None:
    """Decoys go to the formations in turn."""
    g, piece = table(now), int(now.asked.args["piece"])
    options = now.those("belong")
    return options[piece % len(options)] if options and g.counters else None


def drops_at(now: AnswerContext, option: Option) -> float:
    """A zone to land: near the prizes but not on top of the enemy, on good ground."""
    g, see, hex_ = table(now), now.scene.see, option.noun
    grid, near = see.field.grid, see.field.command
    if is_bad_ground(g, hex_):
        return -1.0 * grid.size
    foes = sum(grid.distance(hex_, place) < near for place in see.foes)
    return -sum(grid.distance(hex_, z) for z in see.prizes) / max(1, len(see.prizes)) - near * foes


def plotted(now: AnswerContext, option: Option) -> float:
    """What shells of the next turn would find; where own men may be by then, they find those."""
    see = now.scene.see
    near = [u for u in see.own.values() if u.close and see.field.grid.distance(u.place, option.noun) <= u.points]
    return shelled(now, option) - see.will.friend * sum(map(see.will.weight, near))


def shells(now: AnswerContext) -> Option | None:
    """Fire the mission, unless own men have come too near."""
    hex_ = int(now.asked.args["hex"])
    return now.asked.find("shell" if shelled(now, Option("", hex_, "")) > 0 else "cancel")


def gives_up(now: AnswerContext) -> Option | None:
    """Let a worn company fail where a complete one may take its place and still come to a prize; test the others."""
    g, see, side = table(now), now.scene.see, now.mind.side
    entries = members(entry_area(g, int(now.asked.args["formation"])))
    far = min((see.far_from(prize)[hex_] for prize in see.prizes for hex_ in entries), default=FAR)
    in_time = far < see.field.turns_left * max(unit.points for unit in see.own.values())
    has_more = g.position.replacements[side] > 0 and g.position.disorganised[side] < g.value("few")
    return now.asked.find("fail" if in_time and has_more else "test")


def calls(now: AnswerContext) -> Option | None:
    """One aircraft at a time, once there is an enemy to be seen."""
    return None if now.asked.args["count"] or not now.scene.see.foes else next(iter(now.those("call")), None)


FORMATIONS = activations(men_of)
POST = most("to", post_worth, "bot-fight-place")
ROWS: Mapping[str, Row] = {
    "ask-put": most("put", set_up_worth, "bot-fight-place"),
    "ask-belong": belongs,
    "ask-transfer": word("transfer"),
    "ask-attach": word("attach"),
    "ask-activate": activate(FORMATIONS),
    "ask-act": wave_or_unit,
    "ask-action": first_of(enter, act),
    "ask-fire": aim("fire"),
    "ask-again": aim("again"),
    "ask-join": join_fire("join"),
    "ask-join-assault": joins,
    "ask-mortar": word("mortar"),
    "ask-shoot-mover": react("shoot", True),
    "ask-shoot-firer": react("shoot", False),
    "ask-answer-fire": react("shoot", False),
    "ask-withdraw": go_or_stay("withdraw", near_foes),
    "ask-withdraw-to": POST,
    "ask-absorb": absorbs,
    "ask-strike": most("strike", weight_of),
    "ask-retreat": go_or_stay("retreat", foes_here),
    "ask-retreat-to": POST,
    "ask-target": first_target,
    "ask-wave-step": first_of(most("to", lambda now, o: -now.scene.see.fire.running[o.noun])),
    "ask-recover": recovers,
    "ask-take-over": most("take-over", post_worth, "bot-fight-place"),
    "ask-plot": first_of(word("keep"), most("plot", plotted, least=0.0), word("no-plot")),
    "ask-register": most("register", shelled),
    "ask-shell": shells,
    "ask-spare": most("spare", lambda now, o: now.scene.see.will.weight(now.unit(o.noun))),
    "ask-call": calls,
    "ask-altitude": word("altitude"),
    "ask-aim": most("aim", shelled),
    "ask-anti-aircraft": word("shoot-at-plane"),
    "ask-drop": most("drop", drops_at),
    "ask-replace": word("replace"),
    "ask-flee": most("flee", post_worth),
    "ask-disperse-to": POST,
    "ask-hide": word("hide"),
    "ask-fail": gives_up,
}


USUAL: Mapping[str, str] = {
    "ask-absorb absorb": "bot-indochine-goes-on",
    "ask-absorb accept": "bot-indochine-stops",
    **dict.fromkeys(("ask-aim", "ask-register", "ask-plot plot"), "bot-indochine-shelled"),
    "ask-plot no-plot": "bot-indochine-no-plot",
    "ask-plot keep": "bot-indochine-keep-plot",
    "ask-shell shell": "bot-indochine-shell",
    "ask-shell cancel": "bot-indochine-spare-shells",
    "ask-call call": "bot-indochine-call",
    "ask-call done": "bot-indochine-no-call",
    "ask-anti-aircraft shoot-at-plane": "bot-indochine-plane",
    "ask-transfer transfer": "bot-indochine-led",
    "ask-attach attach": "bot-indochine-led",
    "ask-belong": "bot-indochine-decoy",
    "ask-drop": "bot-indochine-drop",
    "ask-fail fail": "bot-indochine-fail",
    "ask-fail test": "bot-indochine-test",
    "ask-hide hide": "bot-indochine-hide",
    "ask-join-assault join": "bot-indochine-assault-with",
    "ask-join-assault done": "bot-indochine-assault-enough",
    "ask-recover recover": "bot-indochine-recover",
    "ask-recover step-away": "bot-indochine-step-away",
    "ask-replace replace": "bot-indochine-replace",
    "ask-spare": "bot-indochine-spare-leader",
    "ask-strike": "bot-indochine-strike",
    "ask-target target": "bot-indochine-target",
    "ask-target done": "bot-indochine-one-target",
    "ask-wave-step to": "bot-indochine-wave-step",
}
"""What speaks for an answer of a row that notes no reason of its own."""


class IndochineMind(Mind):
    """Commands one side of Indochine."""

    officers: ClassVar[Officers] = Officers(Indochine)
    rows: ClassVar[Mapping[str, Row]] = ROWS
    usual_reasons: ClassVar[Mapping[str, str]] = {**Mind.usual_reasons, **USUAL}
    rankings: ClassVar[Mapping[str, Ranking]] = {"ask-activate": FORMATIONS}

    @staticmethod
    def making(g: Play[Any], side: Side) -> Field:
        """The field of a table."""
        assert isinstance(g, Indochine)
        return IndochineField(g, side)


def commander(play: Indochine, side: Side, whim: Whim) -> IndochineMind:
    """The commander of a side of this table."""
    return IndochineMind(side, whim)
