"""The parts particular to Italia 1917–1918: objectives, air groups without bases, and the events of its scenarios.

Everything else is common to the series; the list is `ITALIA`.
"""

from __future__ import annotations

from typing import Final, cast

from grognard.bots.front1918 import arrivals
from grognard.bots.front1918.rows import ROWS
from grognard.bots.front1918.situation import Conduct, Situation
from grognard.bots.front1918.survey import aims_of_scenario, is_last_sequence, survey
from grognard.bots.minds.glance import Asked
from grognard.bots.minds.ground import gaps
from grognard.games.front1918.air import BOMB, OBSERVE, observes
from grognard.games.front1918.retreat import distances
from grognard.games.front1918.supply import suppliable
from grognard.games.front1918.table import Front
from grognard.games.italia.air import mission_hexes
from grognard.games.italia.assault_troops import arditi_with
from grognard.games.italia.table import CP, ENTENTE, RETREATING, Italia
from grognard.games.italia.victory import attacker, objectives, trenches_to_take
from grognard.kernel.asking.script import Option, Side
from grognard.kernel.space.hexgrid import members

NEAR = 4
"""The distance of the enemy from which reserves held back are needed."""
LAST = 0.5
"""The worth of an own step in the last operational sequence, relative to its usual worth."""
TOUCH, LEFT_ALONE = 7, 0.25
"""The distance from a headquarters within which units are in command in most terrain, and what a stack beyond costs."""
CROWD = 4
"""The units behind a bridge from which it is worth blowing."""
STAFF = 4
"""Mountains count double for the command radius: headquarters stand nearer to the front than in Marne."""
LATE = 3
"""The turn from which an officer orders the retreat: before, it gives the enemy too many points."""


def table(s: Situation) -> Italia:
    """The table, typed as Italia."""
    return cast(Italia, s.g)


def prizes(g: Front) -> dict[int, int]:
    """The points of each objective of the scenario's attacker, and of each trench where trenches count."""
    assert isinstance(g, Italia)
    found = objectives(g, attacker(g))
    for h in members(trenches_to_take(g) if "cp-trench" in g.scenario.rules else 0):
        found[h] = found.get(h, 0) + g.number("limits", "trench-points")
    return found


def aims(s: Situation, side: Side) -> dict[int, float]:
    """The aims of a side: objectives it does not hold that were to be taken, and those of the scenario.

    Trenches that count are to be kept, so they are aims of the enemy; a side that aimed at each of them itself
    would scatter its attack.
    """
    g, scorer = table(s), attacker(table(s))
    found: dict[int, float] = {}
    for h, points in (objectives(g, scorer) if side == s.side else s.prizes).items():
        if g.controller(h) != side and not g.held_at_start[scorer] >> h & 1:
            found[h] = float(points)
    for aim in aims_of_scenario(s, side):
        found[aim] = found.get(aim, 0.0) + 1.5
    return found


def stays_put(s: Situation, piece: int) -> bool:
    """Units with Arditi stay in an enemy zone: the Arditi who cover their way out are lost."""
    return arditi_with(table(s), piece) >= 0 and bool(s.zone >> s.g.position.at[piece] & 1)


def is_last_march(g: Front) -> bool:
    """Whether the game ends with this movement."""
    return is_last_sequence(g) and cast(Italia, g).is_short_turn()


def stray(s: Situation, staff: int, hex_: int, front: list[int]) -> float:
    """The penalty of a hex for a headquarters: parts of the front that no other one is near to."""
    g, grid = s.g, s.g.board.grid
    goals = {order.piece: order.goal for order in s.plans.orders}
    staffs = [q for q in g.headquarters[s.side] if q != staff and g.is_on_board(q)]
    others = [grid.distances(goals.get(q, g.position.at[q])) for q in staffs]
    far = grid.distances(hex_)
    left = sum(far[h] > TOUCH and all(each[h] > TOUCH for each in others) for h in front)
    return LEFT_ALONE * left


# Air ----------------------------------------------------------------------------------------------------------


def best_flight(s: Situation, wing: int) -> tuple[float, int, int]:
    """The best mission of a group: to observe where a fight is likeliest, or to bomb what is observed."""
    g = table(s)
    found: list[tuple[float, int, int]] = []
    for flight in (OBSERVE, BOMB):
        for h in mission_hexes(g, s.side, flight):
            if (flight == OBSERVE) != observes(g, s.side, h) and (heat := s.plans.sky.get(h, 0.0)):
                found.append((heat if flight == OBSERVE else 0.4 * heat, flight, -h))
    worth, flight, over = max(found, default=(0.0, -1, 1))
    return worth, flight, -over


def on_claim(s: Situation, question: Asked) -> Option | str | None:
    """Claim the air as soon as it may be claimed."""
    return "claim"


# Reserves and retreat -----------------------------------------------------------------------------------------


def on_release(s: Situation, question: Asked) -> Option | str | None:
    """Release reserves that the enemy has come near to."""
    survey(s)
    near = [o for o in question.those("release") if s.gap[o.noun] <= NEAR]
    return min(near, key=lambda o: (s.gap[o.noun], o.noun), default=None) or "done"


def on_order_retreat(s: Situation, question: Asked) -> Option | str | None:
    """Order the retreat when it costs little."""
    return "order-retreat" if s.g.position.turn >= LATE else "done"


def on_retire(s: Situation, question: Asked) -> Option | str | None:
    """All go back."""
    return "retire-all"


def on_take_off(s: Situation, question: Asked) -> Option | str | None:
    """The artillery nearest to the enemy is saved first."""
    survey(s)
    at = s.g.position.at
    return min(question.those("take-off"), key=lambda o: (s.gap[at[o.noun]], o.noun), default=None)


def on_where(s: Situation, question: Asked) -> Option | str | None:
    """A unit in Retreat mode leaves the map or goes home as far as it can; others go where the plan wants them."""
    piece = question.args.get("piece", -1)
    if piece < 0 or not s.g.has(piece, RETREATING):
        return arrivals.on_where(s, question)
    if exit_ := question.find("exit-west"):
        return exit_
    home = distances(s.g.board.grid, s.g.edge_sources[s.side])
    best = min(question.those("to"), key=lambda o: (home[o.noun], o.noun), default=None)
    if best is not None:
        s.give_reason("bot-front-italia-homewards", "", piece=piece, hex=best.noun)
    return best


# Events -------------------------------------------------------------------------------------------------------


def on_bruchmuller(s: Situation, question: Asked) -> Option | str | None:
    """The gun with most enemies in range."""
    g, at = s.g, s.g.position.at
    foes = g.fighter_hexes(s.foe)
    reach = {o: (g.board.grid.within(at[o.noun], g.gun_radius(o.noun)) & foes).bit_count() for o in question.options}
    return max(question.options, key=lambda o: (reach[o], -o.noun))


def on_rommel(s: Situation, question: Asked) -> Option | str | None:
    """Rommel goes where he is asked for first, against the strongest."""
    return max(question.those("surprise"), key=lambda o: (s.g.defence_of[o.noun][-1], -o.noun), default=None)


def on_refugees(s: Situation, question: Asked) -> Option | str | None:
    """Refugees in front of the stacks with most to lose."""
    g = s.g
    return max(question.those("crowd"), key=lambda o: (len(g.units_at(o.noun, s.foe)), -o.noun), default=None)


def on_sabotage(s: Situation, question: Asked) -> Option | str | None:
    """The bridge behind the most enemies."""
    g, far = s.g, s.distance
    home = distances(g.board.grid, g.edge_sources[s.foe])
    foes = [g.position.at[p] for p in g.own[s.foe] if g.is_on_board(p)]

    def caught(option: Option) -> int:
        safe, bank = sorted(g.board.grid.ends(option.noun), key=lambda h: home[h])
        return sum(far(h, bank) <= NEAR and far(h, bank) < far(h, safe) for h in foes)

    best = max(question.those("sabotage"), key=lambda o: (caught(o), -o.noun), default=None)
    return best if best is not None and caught(best) >= CROWD else "done"


def on_starve(s: Situation, question: Asked) -> Option | str | None:
    """The strongest go hungry."""
    return max(question.those("starve"), key=lambda o: (s.g.defence_of[o.noun][-1], -o.noun), default=None)


def on_starve_hidden(s: Situation, question: Asked) -> Option | str | None:
    """A hidden detachment goes hungry when nothing stronger does."""
    return next(iter(question.those("starve-hidden")), None)


def on_hide(s: Situation, question: Asked) -> Option | str | None:
    """Every detachment that may be hidden is: it costs nothing."""
    return next(iter(question.those("hide")), None)


def on_silence(s: Situation, question: Asked) -> Option | str | None:
    """The owner of the guns silences the one farthest from the enemy, the enemy the nearest to himself."""
    at, foes = s.g.position.at, s.g.fighter_hexes(ENTENTE)
    far = gaps(s.g.board.grid, foes)
    sign = -1 if s.side == CP else 1
    best = min(question.options, key=lambda o: (sign * far[at[o.noun]], o.noun))
    s.give_reason(
        "bot-front-italia-silence-own" if s.side == CP else "bot-front-italia-silence-foe", "", piece=best.noun
    )
    return best


ITALIA: Final = Conduct(
    rows={
        **ROWS,
        # air
        "ask-claim": on_claim,
        # reserves and retreat
        "ask-release": on_release,
        "ask-order-retreat": on_order_retreat,
        "ask-retire": on_retire,
        "ask-take-off": on_take_off,
        "ask-where": on_where,
        "ask-react-where": on_where,
        # events
        "ask-bruchmuller": on_bruchmuller,
        "ask-rommel": on_rommel,
        "ask-refugees": on_refugees,
        "ask-sabotage": on_sabotage,
        "ask-starve": on_starve,
        "ask-starve-hidden": on_starve_hidden,
        "ask-hide": on_hide,
        "ask-silence": on_silence,
    },
    victory_hexes=prizes,
    aims=aims,
    best_flight=best_flight,
    stays_put=stays_put,
    is_last_march=is_last_march,
    fed=suppliable,
    stray=stray,
    staff=STAFF,
    safe_staff=STAFF,
    last_steps=LAST,
)
