"""The commander of a patrol: which counter to activate with which order, and the answers to all other questions.

Orders are valued in `orders`, the map is read in `picture`. Each activation is planned when it begins and then carried
out step by step; it is planned again where something interrupts it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from grognard.bots.minds.commander import Commander, Weighing
from grognard.bots.minds.glance import Asked
from grognard.bots.minds.reason import BotReason
from grognard.bots.patrol.character import USUAL, PatrolCharacter
from grognard.bots.patrol.orders import CounterOrder, PossibleOrders
from grognard.bots.patrol.picture import PatrolPicture
from grognard.bots.patrol.standing import WEIGHT
from grognard.bots.patrol.worth import table_worth
from grognard.games.patrol.mortars import aims, bomb_tally
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.words import DECOY, GUN, LEADER, SCOUTS
from grognard.kernel.asking.script import Option, Side
from grognard.kernel.numbers.dice import Whim

PASS = -1
"""The counter of an order to pass."""

DESIGNS = {
    "to": "bot-patrol-design-to",
    "fire": "bot-patrol-design-fire",
    "assault": "bot-patrol-design-assault",
    "rally": "bot-patrol-design-rally",
    "hide": "bot-patrol-design-hide",
}
"""The name of a design, by the order it begins with."""


class PatrolCommander(Commander[Patrol]):
    """Commands one patrol."""

    ways_out = ("done", "halt", "hold", "stay", "pass", "wait")
    character: PatrolCharacter = USUAL
    slips = 55
    slips_within = 30
    weighing = Weighing(most=20, least=4, doubt=0.75)
    slack: ClassVar[float] = 0.4
    """The largest gain since the last look that may be overlooked for a counter."""
    ahead: ClassVar[int] = 5
    """How many activations of both sides together a general plays on: later, luck hides what an order was worth."""
    most_others: ClassVar[int] = 2
    """How many other counters a general considers activating first."""
    most_seconds: ClassVar[int] = 1
    """How many other orders for the same counter."""

    def __init__(self, side: Side, whim: Whim) -> None:
        super().__init__(side, whim)
        self.order: CounterOrder | None = None
        self.will: CounterOrder | None = None
        """The order a design begins with, before it goes on as usual."""
        self.meant: CounterOrder | None = None
        """The same, kept for the name of the design."""
        self.seen = 0
        """The number of activations seen in a game tried out."""
        self.promised: dict[int, float] = {}
        """The worth of each counter's best order when last computed in this phase."""
        self.placed: dict[int, int] = {}

    def character_now(self) -> PatrolCharacter:
        """Its weights."""
        return self.character

    def take_character(self, character: PatrolCharacter) -> None:
        """Weigh otherwise."""
        self.character = character

    def forget(self) -> None:
        """Drop the orders of the last phase."""
        self.order = None
        self.promised = {}
        self.placed = {}

    def read(self) -> PossibleOrders:
        """The possible orders in the present position."""
        return PossibleOrders(PatrolPicture(self.g, self.side, self.character))

    # Activations -----------------------------------------------------------------------------------------------
    def on_activate(self, question: Asked) -> Option | None:
        """The counter with the best order, or nobody."""
        will, self.will = self.will, None
        self.order = None
        if will is not None and will.piece == PASS:
            return question.find("pass")
        if will is not None and question.option("activate", will.piece):
            self.order = will
        else:
            if self.may_light(question):
                self.give_reason("bot-patrol-flare", "15.1")
                return question.find("flare")
            best = self.best_orders(question)
            if not best or best[0].worth < self.character.idle:
                self.give_reason("bot-patrol-pass", "5.2")
                return question.find("pass")
            self.order = best[0]
        self.say(self.order)
        return question.option("activate", self.order.piece)

    def may_light(self, question: Asked) -> bool:
        """Whether a flare would help own fire more than the enemy's."""
        if question.find("flare") is None:
            return False
        lit = self.g.position.lit
        before = self.fire_balance(question)
        self.g.position.lit = 1
        after = self.fire_balance(question)
        self.g.position.lit = lit
        return after > before + 0.4

    def fire_balance(self, question: Asked) -> float:
        """The harm own fire could do this turn, less the harm the enemy's fire could do."""
        orders = self.read()
        see, at = orders.picture, self.g.position.at
        shots = [orders.shots(option.noun) for option in question.those("activate")]
        own = sum(max((shot.worth for shot in each), default=0.0) for each in shots)
        return own - 0.5 * sum(see.veiled[at[p]] for p in see.own if self.g.is_real[p])

    def best_orders(self, question: Asked) -> list[CounterOrder]:
        """The best order of every counter worth considering, best first.

        A counter whose best order was worth little earlier in the phase is skipped while others are worth more.
        """
        orders = self.read()
        pieces = [option.noun for option in question.those("activate")]
        found: list[CounterOrder] = []
        best = -9.0
        for piece in sorted(pieces, key=lambda p: (-self.promised.get(p, 9.0), p)):
            if self.promised.get(piece, 9.0) + self.slack < best:
                break
            if listed := orders.all_of(piece):
                found.append(listed[0])
                self.promised[piece] = listed[0].worth
                best = max(best, listed[0].worth)
        return sorted(found, key=lambda order: (-order.worth, order.piece))

    def say(self, order: CounterOrder) -> None:
        """Note the reasons for an order."""
        said = {"piece": order.piece, "hex": order.noun}
        match order.verb:
            case "to" if order.noun in dict(self.g.prizes):
                self.give_reason("bot-patrol-prize", "14.1", **said)
            case "to":
                self.give_reason("bot-patrol-march", "6.2", **said)
            case "fire":
                risk = tenths(order.gain - order.worth)
                self.give_reason("bot-patrol-fire", "8.2", **said, gain=tenths(order.gain), risk=risk)
            case "assault":
                self.give_reason("bot-patrol-assault", "10.1", **said, gain=tenths(order.gain))
            case "rally":
                self.give_reason("bot-patrol-rally", "9.5", piece=order.piece)
            case "hide":
                self.give_reason("bot-patrol-hide", "11.4", piece=order.piece)
            case _:
                self.give_reason("bot-patrol-stay", "5.3", piece=order.piece)

    def on_act(self, question: Asked) -> Option | None:
        """Carry out the order; one that is no longer possible is replaced."""
        piece = int(question.args["piece"])
        order = self.order
        if order is None or order.piece != piece:
            listed = self.read().all_of(piece)
            order = listed[0] if listed and listed[0].worth >= 0 else CounterOrder(0.0, piece, "stay")
        self.say(order)
        self.order = order
        found = self.carried_out(question, order)
        if found is None:
            self.order = None
        return found

    def carried_out(self, question: Asked, order: CounterOrder) -> Option | None:
        """The answer that begins an order."""
        if order.verb == "to":
            return question.option("to", order.path[0])
        if order.verb in ("fire", "assault"):
            return question.option(order.verb, order.noun)
        return question.find(order.verb)

    def on_step(self, question: Asked) -> Option | None:
        """Go on along the path; where it is barred, to the best hex now."""
        piece, here = int(question.args["piece"]), int(question.args["hex"])
        order = self.order
        if order is not None and order.piece == piece and here in order.path:
            if here == order.path[-1]:
                self.say(order)
                return question.find("halt")
            way = question.option("to", order.path[order.path.index(here) + 1])
            if way is not None:
                self.say(order)
                return way
        listed = self.read().marches(piece, int(2 * question.args["left"]), moved=True)
        self.order = listed[0] if listed and listed[0].worth > 0 else CounterOrder(0.0, piece, "stay", 0, (here,))
        self.say(self.order)
        return question.option("to", self.order.path[0])

    def on_join(self, question: Asked) -> Option | None:
        """The units that improve the assault."""
        order, hex_ = self.order, int(question.args["hex"])
        for piece in order.path if order is not None and order.verb == "assault" else ():
            if found := question.option("join", piece):
                self.give_reason("bot-patrol-join", "10.2", piece=piece, hex=hex_)
                return found
        self.give_reason("bot-patrol-enough", "10.2", hex=hex_)
        return question.find("done")

    def on_advance(self, question: Asked) -> Option | None:
        """Into the hex that was taken, if it is the better hex."""
        hex_ = int(question.args["hex"])
        orders = self.read()
        at = self.g.position.at
        best: tuple[float, int] | None = None
        for option in question.those("advance"):
            gain = orders.standing(option.noun)(hex_) - orders.standing(option.noun)(at[option.noun])
            if gain > 0 and (best is None or (gain, -option.noun) > best):
                best = gain, -option.noun
        if best is None:
            self.give_reason("bot-patrol-remain", "10.5", hex=hex_)
            return question.find("done")
        self.give_reason("bot-patrol-advance", "10.5", piece=-best[1], hex=hex_)
        return question.option("advance", -best[1])

    # Fire out of turn ------------------------------------------------------------------------------------------
    def on_react(self, question: Asked) -> Option | None:
        """Fire at a mover, if it is worth it."""
        return self.shoot(question, int(question.args["hex"]), moving=True)

    def on_answer(self, question: Asked) -> Option | None:
        """Fire back, if it is worth it."""
        return self.shoot(question, int(question.args["hex"]), moving=False)

    def shoot(self, question: Asked, hex_: int, moving: bool) -> Option | None:
        """The best shot out of turn."""
        shooters = question.those("shoot")
        if shooters:
            orders = self.read()
            shots = [orders.shot(o.noun, hex_, hex_ if moving else -1) for o in shooters]
            best = max(shots, key=lambda each: (each.worth, -each.piece))
            if best.worth > self.character.nerve:
                self.give_reason("bot-patrol-shoot", question.rule, piece=best.piece, hex=hex_, gain=tenths(best.gain))
                return question.option("shoot", best.piece)
            self.give_reason("bot-patrol-quiet", question.rule, hex=hex_)
        return question.find("hold")

    # Losses and retreats ---------------------------------------------------------------------------------------
    def on_loses(self, question: Asked) -> Option | None:
        """The unit whose loss costs least."""
        g = self.g

        def cost(piece: int) -> tuple[float, int]:
            return WEIGHT[g.kind[piece]] + 0.1 * (g.position.steps[piece] > 1), piece

        piece = min((o.noun for o in question.options), key=cost)
        self.give_reason("bot-patrol-loses", "8.4", piece=piece)
        return question.option("loses", piece)

    def on_retreat(self, question: Asked) -> Option | None:
        """To the best hex: covered, out of sight, near the prizes."""
        piece = int(question.args["piece"])
        stand = self.read().standing(piece)
        hex_ = max((o.noun for o in question.options), key=lambda h: (stand(h), -h))
        self.give_reason("bot-patrol-retreat", "9.4", piece=piece, hex=hex_)
        return question.option("retreat", hex_)

    # Prizes, reserves, set-up ----------------------------------------------------------------------------------
    def on_show(self, question: Asked) -> Option | None:
        """Reveal a unit to take the prize in its hex: the one whose concealment is worth least."""
        g = self.g
        shown = question.those("show")
        if not shown:
            return question.find("done")
        piece = min((o.noun for o in shown), key=lambda p: (WEIGHT[g.kind[p]], p))
        self.give_reason("bot-patrol-show", "14.1", piece=piece, hex=g.position.at[piece])
        return question.option("show", piece)

    def on_enter(self, question: Asked) -> Option | None:
        """Enter where the way to the prizes is shortest."""
        piece = int(question.args["piece"])
        stand = self.read().standing(piece)
        found = question.those("enter")
        if not found:
            self.give_reason("bot-patrol-wait", "4.2", piece=piece)
            return question.find("wait")
        best = max(found, key=lambda o: (stand.pull(o.noun), -self.way_to_centre(o.noun), -o.noun))
        self.give_reason("bot-patrol-enter", "4.2", piece=piece, hex=best.noun)
        return best

    def way_to_centre(self, hex_: int) -> float:
        """The distance to the prizes, weighted by their worth."""
        chart = PatrolPicture(self.g, self.side, self.character).chart
        return sum(worth * worth * chart.roads[z][hex_] for z, worth in self.g.prizes)

    def on_put(self, question: Asked) -> Option | None:
        """Set up where the way to the prizes is short: the gun on a prize if possible, decoys and scouts apart."""
        piece = int(question.args["piece"])
        spots = question.those("put") or question.options
        best = min(spots, key=lambda o: (self.awkward(piece, o.noun), o.noun))
        self.placed[piece] = best.noun
        self.give_reason("bot-patrol-put", "3.5", piece=piece, hex=best.noun)
        return best

    def awkward(self, piece: int, hex_: int) -> float:
        """The penalty of a hex for a counter at set-up."""
        g = self.g
        far = self.way_to_centre(hex_) / 20
        prizes = dict(g.prizes)
        crowd = sum(h == hex_ for h in self.placed.values())
        kind = g.kind[piece]
        if kind == GUN:
            return far - 40 * (hex_ in prizes)
        if kind == DECOY:
            return far + 4 * crowd
        if kind == SCOUTS:
            return far + 2 * crowd
        return far + (0 if kind == LEADER else 0.5 * crowd)

    # Mortars ---------------------------------------------------------------------------------------------------
    def on_plot(self, question: Asked) -> Option | None:
        """Plot bombs, if they are worth it on a hex that may be aimed at."""
        shells = next((o for o in question.options if o.text.endswith(" shells")), None)
        if shells is not None and self.best_aim(aims(self.g, self.side))[0] > 0.25:
            self.give_reason("bot-patrol-plot", "13.2")
            return shells
        self.give_reason("bot-patrol-spare", "13.1")
        return next(o for o in question.options if o.text.endswith(" nothing"))

    def on_aim(self, question: Asked) -> Option | None:
        """Aim where the enemy is and is likely to stay."""
        worth, hex_ = self.best_aim([o.noun for o in question.options])
        self.give_reason("bot-patrol-aim", "13.2", hex=hex_, gain=tenths(worth))
        return question.option("aim", hex_)

    def best_aim(self, hexes: Sequence[int]) -> tuple[float, int]:
        """The worth of the best hex for bombs, and that hex."""
        orders = self.read()
        see, g = orders.picture, self.g
        best = (-9.0, hexes[0])
        for hex_ in hexes:
            foes = see.foes.get(hex_)
            if not foes and hex_ not in see.worth:
                continue
            worth = 0.0
            if foes:
                stays = 0.65 if hex_ in see.worth else 0.4
                worth = stays * orders.harm(hex_, bomb_tally(g, hex_).column)
            worth -= 2.0 * len(g.counters_at(hex_, self.side))
            best = max(best, (worth, -hex_)) if best[0] > -9.0 else (worth, -hex_)
        return best[0], abs(best[1])

    # For a general ---------------------------------------------------------------------------------------------
    def designs(self, question: Asked) -> Sequence[PatrolCommander]:
        """When a counter is to be activated: the next best orders, and to pass."""
        if question.ask != "ask-activate":
            return ()
        orders = self.read()
        listed = [orders.all_of(option.noun) for option in question.those("activate")]
        self.promised = {each[0].piece: each[0].worth for each in listed if each}
        bests = sorted((each[0] for each in listed if each), key=lambda order: (-order.worth, order.piece))
        seconds = [order for each in listed for order in each[1:2]]
        seconds.sort(key=lambda order: (-order.worth, order.piece))
        plain = bests[0] if bests and bests[0].worth >= self.character.idle else None
        others = [order for order in bests if order is not plain][: self.most_others]
        others += seconds[: self.most_seconds]
        if plain is not None:
            others.append(CounterOrder(0.0, PASS, "pass"))
        return [self.willing(order) for order in others]

    def willing(self, order: CounterOrder) -> PatrolCommander:
        """A copy that begins with an order."""
        other = self.twin()
        assert isinstance(other, PatrolCommander)
        other.will = other.meant = order
        return other

    def back_to_plain(self) -> None:
        """Drop the order of a design."""
        self.will = self.meant = None
        self.seen = 0

    def named(self) -> BotReason:
        """The name of the order this design begins with."""
        order = self.meant
        if order is None:
            return super().named()
        if order.piece == PASS:
            return BotReason("bot-patrol-design-pass", {}, "5.2")
        place = {"hex": order.noun} if order.verb in ("to", "fire", "assault") else {}
        return BotReason(DESIGNS[order.verb], {"piece": order.piece, **place}, "5.3")

    def is_far_enough(self, g: Patrol, start: Patrol) -> bool:
        """Whether a game tried out has had so many activations, or the turn has ended; called at each activation."""
        self.seen += 1
        return self.seen > self.ahead or g.position.turn > start.position.turn

    def value(self, g: Patrol) -> float:
        """The worth of a table to this side, from -1 to 1."""
        return table_worth(g, self.side)


def tenths(figure: float) -> float:
    """A figure rounded for a sentence."""
    return round(10 * figure) / 10
