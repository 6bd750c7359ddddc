"""The orders of August: what single pieces can do, volleys and assaults of groups, each priced by the game's tallies.

Who may do it in which segment, and who is called for it, is in `segments`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from heapq import heappop, heappush

from grognard.bots.august.field import AugustField, first
from grognard.bots.fight.answers import passes
from grognard.bots.fight.assault import fight_out
from grognard.bots.fight.field import MOVING, Unit
from grognard.bots.fight.memory import Walk, Ways, keep
from grognard.bots.fight.moves import MOST, grip, reason_to, steps_to
from grognard.bots.fight.orders import UnitFacts, UnitOrder
from grognard.bots.minds.odds import at_most
from grognard.games.august.artillery import cannot_fire_observed, cannot_observe, observed_tally
from grognard.games.august.cavalry import is_rider, is_squadron
from grognard.games.august.charges import charge_ways, hexes_in_reach
from grognard.games.august.consequences import LOSS_PLUS
from grognard.games.august.entry import NO_NIGHT_ENTRY, cannot_come_in, cannot_leave, entry_hexes
from grognard.games.august.fire import Shot, cannot_fire, fire_tally, target_hexes
from grognard.games.august.ground import is_ready, is_slowed, way_of
from grognard.games.august.recovery import cannot_recover, recovery_tally
from grognard.games.august.rivers import NO_BANK, ends_move
from grognard.games.august.table import August
from grognard.games.august.words import DEMORALISED, DIGGING, DUG_IN, MOUNTED, READY, SHAKEN
from grognard.kernel.numbers.tally import Tally

FIRES = ("fire", "assault", "bayonet", "charge")


def of(scene: UnitFacts) -> AugustField:
    """The field of a scene."""
    field = scene.see.field
    assert isinstance(field, AugustField)
    return field


def is_fire(order: UnitOrder) -> bool:
    """Whether a piece must be declared to fire for an order."""
    return order.steps[1][0] in FIRES


# What a result costs -------------------------------------------------------------------------------------------


def worth_of(scene: UnitFacts, piece: int) -> float:
    """The weight of any piece."""
    return scene.see.will.weights.get(of(scene).g.kind[piece], 1.0)


def step_cost(scene: UnitFacts, tally: Tally | None, pieces: Sequence[int]) -> float:
    """What a fire or one half of an assault may be expected to cost these pieces: steps together, tests each."""
    if tally is None or not pieces:
        return 0.0
    if tally.readings:
        return sum(step_cost(scene, each.tally, pieces) for each in tally.readings) / len(tally.readings)
    key = tally.name, tally.column, tuple(pieces)
    step_costs = of(scene).step_costs
    found = step_costs.get(key)
    if found is None:
        found = step_costs[key] = sum(float(c) * cost(scene, first(r), pieces) for r, c in tally.chances().items())
    return found


def cost(scene: UnitFacts, result: object, pieces: Sequence[int]) -> float:
    """What one result costs these pieces."""
    field, will = of(scene), scene.see.will
    if getattr(result, "is_nothing", True):
        return 0.0
    steps, plus = getattr(result, "steps", 0), getattr(result, "plus", 0)
    units = [p for p in pieces if field.g.is_combat[p]] or pieces
    left = sum(field.g.position.steps[p] for p in units)
    lost = min(steps, left)
    found = will.step * lost * sum(worth_of(scene, p) for p in units) / len(units)
    if lost >= left:
        return found
    for piece in pieces:
        found += worth_of(scene, piece) * will.harm(field.shaken(piece, LOSS_PLUS if steps else plus))
    return found


# Single pieces -------------------------------------------------------------------------------------------------


def ways(scene: UnitFacts, unit: Unit, is_led: bool) -> Ways:
    """The ways of a unit: those of the last picture, if nothing has changed for it within its reach."""
    field, g, piece = of(scene), of(scene).g, unit.piece
    is_short = is_slowed(g, piece) or g.is_assault_hex(unit.place)
    if not is_led and not g.is_leader[piece]:
        return found_ways(scene, unit, False, is_short)[0]
    key = piece, unit.place, unit.points, way_of(g, piece), is_short, g.position.bank[piece]
    kept, running = field.walks.get(key), scene.see.fire.running
    if kept is not None:
        fire, rooms = kept.fire, kept.rooms
        if all(running[h] == fire[h] for h in rooms) and all(field.has_room(piece, h) == rooms[h] for h in rooms):
            return kept.ways
    found, rooms = found_ways(scene, unit, True, is_short)
    keep(field.walks, key, Walk(found, running, rooms))
    return found


def found_ways(scene: UnitFacts, unit: Unit, is_led: bool, is_short: bool) -> tuple[Ways, dict[int, bool]]:
    """The ways of a unit, and which of the hexes it looked at have room for it."""
    field, g = of(scene), of(scene).g
    edges, here, piece = g.costs[way_of(g, unit.piece)], unit.place, unit.piece
    is_on_bank, running = g.position.bank[piece] != NO_BANK, scene.see.fire.running
    rooms = dict[int, bool]()
    risks, came = {here: 0.0}, dict[int, int]()
    spent, closed = {here: 0}, set[int]()
    heap = [(0, 0.0, here)]
    while heap:
        cost, risk, h = heappop(heap)
        if h in closed or (h != here and is_short):
            continue
        closed.add(h)
        for n, price in edges.listed(h):
            total = cost + price
            if (total > unit.points and h != here) or n in closed:
                continue
            if n not in rooms:
                rooms[n] = field.has_room(piece, n)
            if not rooms[n] or ((h == here or not is_led) and not field.may_step(piece, h, n, is_led)):
                continue
            found = risk + running[n]
            if n not in spent or (total, found) < (spent[n], risks[n]):
                spent[n], risks[n], came[n] = total, found, h
                if not (is_on_bank and ends_move(g, piece, h, n)):
                    heappush(heap, (total, found, n))
    return (risks, came), rooms


def marches(scene: UnitFacts, unit: Unit, is_led: bool = True) -> Iterator[UnitOrder]:
    """The best places to go to; who has dug in gives that up."""
    if not unit.points:
        return
    field, see, will = of(scene), scene.see, scene.see.will
    post = scene.post(unit)
    risks, came = ways(scene, unit, is_led)
    before, fear = post(unit.place), will.run * post.weight
    if field.g.has(unit.piece, DUG_IN | DIGGING):
        before += will.shelter * (1.0 + see.fire.danger[unit.place])
    gains = {hex_: post(hex_) - before for hex_ in came}
    best = sorted(gains, key=lambda h: (fear * risks[h] - gains[h], h))[:MOST]
    for hex_ in best:
        steps = steps_to(scene, unit, came, hex_)
        yield UnitOrder(gains[hex_] - fear * risks[hex_], unit.piece, steps, reason_to(see, hex_), hex_, gains[hex_])


def unit_of(scene: UnitFacts, piece: int) -> Unit:
    """An own piece, on the map or waiting beside it."""
    return scene.see.own.get(piece) or of(scene).unit(piece)


def entries(scene: UnitFacts, piece: int, is_led: bool) -> list[UnitOrder]:
    """The orders of a piece that waits beside the map."""
    kept, key = of(scene).entries, (piece, is_led)
    found = kept.get(key)
    if found is None:
        found = kept[key] = list(comes_in(scene, of(scene).unit(piece), is_led))
    return found


def comes_in(scene: UnitFacts, unit: Unit, is_led: bool) -> Iterator[UnitOrder]:
    """Come in where it is best to be; by night a unit needs a leader who calls it."""
    field, g = of(scene), of(scene).g
    post = scene.post(unit)
    allowed = (None, NO_NIGHT_ENTRY) if is_led else (None,)
    hexes = [h for h in entry_hexes(g, unit.piece) if cannot_come_in(g, (unit.piece,), h) in allowed]
    best = max(hexes, key=lambda h: (post(h), -h), default=None)
    if best is not None:
        worth = scene.see.will.enter + max(0.0, post(best))
        yield UnitOrder(worth, unit.piece, (("act", unit.piece), ("to", best)), "bot-fight-enter", best, worth)
    assert field.side == g.owner[unit.piece]


def shells(scene: UnitFacts, unit: Unit) -> Iterator[UnitOrder]:
    """A gun that observes fires where it does most, less what it may do to friends beside the target."""
    field, g, will = of(scene), of(scene).g, scene.see.will
    if not g.is_gun[unit.piece] or cannot_observe(g, unit.piece) is not None:
        return
    for hex_ in target_hexes(g, unit.piece):
        if cannot_fire_observed(g, unit.piece, hex_) is not None:
            continue
        struck = tuple(p for p in g.pieces_at(hex_, field.side.enemy) if field.is_known(p))
        gain = step_cost(scene, observed_tally(g, unit.piece, hex_), struck) * (1.0 + grip(scene.see, hex_))
        friends = sum(will.weight(u) for h in g.board.grid.adjacent[hex_] for u in scene.see.at.get(h, ()))
        worth = gain - will.nerve * friends - will.friend * sum(map(will.weight, scene.see.at.get(hex_, ())))
        yield UnitOrder(worth, unit.piece, (("act", unit.piece), ("fire", hex_)), "bot-fight-fire", hex_, gain)


def saddles(scene: UnitFacts, unit: Unit) -> Iterator[UnitOrder]:
    """Squadrons dismount under fire, and mount again where there is none."""
    g, danger = of(scene).g, scene.see.fire.danger[unit.place]
    if not is_squadron(g, unit.piece) or g.is_assault_hex(unit.place):
        return
    is_mounted = g.position.face[unit.piece] == MOUNTED
    if is_mounted == bool(danger):
        worth = scene.see.will.shelter * (1.0 + danger)
        verb = "dismount" if is_mounted else "mount"
        yield UnitOrder(worth, unit.piece, (("act", unit.piece), (verb, 0)), f"bot-august-{verb}", unit.place, worth)


def limbers(scene: UnitFacts, unit: Unit) -> Iterator[UnitOrder]:
    """Machine guns are taken down for a march and set up where they have something to fire at; so are their loads."""
    field, g, will = of(scene), of(scene).g, scene.see.will
    piece, load = unit.piece, of(scene).g.position.load[unit.piece]
    if load >= 0 and g.is_machine_gun[load] and field.gap(unit.place) <= g.range_of[READY][load][1]:
        yield UnitOrder(
            will.enter, piece, (("act", piece), ("unload-ready", load)), "bot-fight-set-up", unit.place, will.enter
        )
    if not g.is_machine_gun[piece]:
        return
    is_far = field.gap(unit.place) > g.range_of[READY][piece][1] + unit.points
    if is_far and is_ready(g, piece) and scene.post(unit).pull(unit.place):
        yield UnitOrder(will.idle + will.idle, piece, (("act", piece), ("limber", 0)), "bot-august-limber", unit.place)
    if not is_ready(g, piece) and not is_far:
        yield UnitOrder(
            will.enter, piece, (("act", piece), ("make-ready", 0)), "bot-fight-set-up", unit.place, will.enter
        )


def leaves(scene: UnitFacts, unit: Unit) -> Iterator[UnitOrder]:
    """Leave the map, where that scores and the time has come."""
    field, g = of(scene), of(scene).g
    if field.exits(unit.piece) >> unit.place & 1 and cannot_leave(g, (unit.piece,)) is None:
        worth = scene.see.will.leave * field.leaving(unit.piece)
        if g.is_wagon[unit.piece] or field.must_go(unit.piece):
            yield UnitOrder(
                worth, unit.piece, (("act", unit.piece), ("leave", 0)), "bot-fight-leave", unit.place, worth
            )


def targets(scene: UnitFacts, piece: int) -> tuple[int, ...]:
    """The hexes at which a piece may fire."""
    field = of(scene)
    found = field.targets.get(piece)
    if found is None:
        g = field.g
        found = tuple(h for h in target_hexes(g, piece) if cannot_fire(g, piece, h) is None)
        field.targets[piece] = found
    return found


def fired(scene: UnitFacts, shot: Shot) -> float:
    """What a fire promises, more against those who hold a prize."""
    g, kept = of(scene).g, of(scene).step_costs
    found = kept.get(shot)
    if found is None:
        struck = tuple(p for p in g.pieces_at(shot.hex, of(scene).side.enemy) if of(scene).is_known(p))
        found = kept[shot] = step_cost(scene, fire_tally(g, shot), struck) * (1.0 + grip(scene.see, shot.hex))
    return found


def shots(scene: UnitFacts, unit: Unit) -> Iterator[UnitOrder]:
    """Fire alone at each enemy in sight and range."""
    if unit.arm is None or of(scene).g.is_gun[unit.piece]:
        return
    for hex_ in targets(scene, unit.piece):
        gain = fired(scene, Shot((unit.piece,), hex_))
        yield UnitOrder(gain, unit.piece, (("act", unit.piece), ("fire", hex_)), "bot-fight-fire", hex_, gain)


def digs(scene: UnitFacts, unit: Unit) -> Iterator[UnitOrder]:
    """Dig in where there is nothing better to do."""
    if of(scene).may_dig(unit.piece) and not of(scene).g.is_assault_hex(unit.place):
        worth = scene.see.will.shelter * (1.0 + scene.see.fire.danger[unit.place])
        yield UnitOrder(worth, unit.piece, (("act", unit.piece), ("dig", 0)), "bot-fight-dig", unit.place, worth)


def recoveries(scene: UnitFacts, unit: Unit) -> Iterator[UnitOrder]:
    """Recover from a shaken state."""
    g = of(scene).g
    if cannot_recover(g, unit.piece) is None:
        worth = scene.see.will.recover * worth_of(scene, unit.piece) * passes(recovery_tally(g, unit.piece))
        yield UnitOrder(
            worth, unit.piece, (("act", unit.piece), ("recover", 0)), "bot-fight-recover", unit.place, worth
        )


def alert(scene: UnitFacts, unit: Unit) -> float:
    """What a unit gives up by acting now: the fire at those who may yet come near."""
    kept = of(scene).alerts
    found = kept.get(unit.piece)
    if found is None:
        found = kept[unit.piece] = worth_of_waiting(scene, unit)
    return found


def worth_of_waiting(scene: UnitFacts, unit: Unit) -> float:
    """The same, worked out."""
    see = scene.see
    if unit.arm is None or not unit.ready or of(scene).g.position.passes:
        return 0.0
    far = unit.arm.reach + 1
    foes = (foe for foes in see.foes.values() for each in foes for foe in each.units)
    if not any(foe.may_act and foe.points and see.field.grid.distance(foe.place, unit.place) <= far for foe in foes):
        return 0.0
    return see.will.wait * see.will.harm(see.field.hit(unit.arm, unit.arm.reach, 0, MOVING))


ON_MAP = (marches, shots, shells, digs, recoveries, saddles, limbers, leaves)


def orders(scene: UnitFacts, unit: Unit) -> Iterator[UnitOrder]:
    """All that a piece can do by itself."""
    for part in ON_MAP:
        yield from part(scene, unit)


PARTS = (orders,)


# Groups --------------------------------------------------------------------------------------------------------


def volleys(scene: UnitFacts, pieces: Iterable[int]) -> Iterator[UnitOrder]:
    """Fires of several pieces together: those of one hex, and those beside a leader who can combine them."""
    g = of(scene).g
    here = [p for p in pieces if p in scene.see.own and not g.is_gun[p]]
    firers = [p for p in here if not g.is_leader[p] and targets(scene, p)]
    leaders = [p for p in here if g.is_leader[p] and g.combat_of[p] and not g.has(p, DEMORALISED)]
    for hex_ in sorted({h for p in firers for h in targets(scene, p)}):
        able = [p for p in firers if hex_ in targets(scene, p)]
        for group, helpers in fire_groups(g, able, leaders):
            if len(group) + len(helpers) > 1:
                gain = fired(scene, Shot(group, hex_, helpers))
                steps = (("act", group[0]), ("fire", hex_))
                yield UnitOrder(gain, group[0], steps, "bot-fight-fire", hex_, gain, (*group[1:], *helpers))


Group = tuple[tuple[int, ...], tuple[int, ...]]


def fire_groups(g: August, able: Sequence[int], leaders: Sequence[int]) -> Iterator[Group]:
    """Who can fire together at one hex, with which leaders."""
    at, grid = g.position.at, g.board.grid
    for place in sorted({at[p] for p in able}):
        yield tuple(p for p in able if at[p] == place), ()
    for leader in leaders:
        men = [p for p in able if g.is_same_class(leader, p)]
        with_him = tuple(p for p in men if at[p] == at[leader])
        if not with_him:
            continue
        yield with_him, (leader,)
        beside = {h: [p for p in men if at[p] == h] for h in {at[p] for p in men} if grid.distance(h, at[leader]) == 1}
        more = sorted(beside, key=lambda h: (-len(beside[h]), h))[: g.combat_of[leader]]
        if more and not g.has(leader, SHAKEN):
            yield (*with_him, *(p for h in more for p in beside[h])), (leader,)


def storm(
    scene: UnitFacts, pieces: Sequence[int], hex_: int, is_bayonet: bool = False, is_charge: bool = False
) -> float | None:
    """The worth of an assault: what both halves promise, and the chance to win the hex in the end."""
    kept, key = of(scene).storms, (tuple(pieces), hex_, is_bayonet, is_charge)
    if key not in kept:
        kept[key] = stormed(scene, *key)
    return kept[key]


def stormed(scene: UnitFacts, pieces: Sequence[int], hex_: int, is_bayonet: bool, is_charge: bool) -> float | None:
    """The same, worked out."""
    field, see, will = of(scene), scene.see, scene.see.will
    found = field.attack(pieces, hex_, is_bayonet, is_charge)
    if found is None:
        return None
    attack, defence, is_first = found
    g, his = field.g, [foe for each in see.foes.get(hex_, ()) for foe in each.units]
    struck = tuple(p for p in g.pieces_at(hex_, field.side.enemy) if field.is_known(p))
    gain, loss = step_cost(scene, attack, struck), step_cost(scene, defence, pieces)
    inside = {*pieces, *(p for p in g.combat_at(hex_, field.side))}
    mine = [see.own[p] for p in sorted(inside) if see.own[p].close]
    if is_first:
        gain *= max(0.0, 1.0 - loss / max(loss, sum(worth_of(scene, u.piece) * u.steps for u in mine)))
    takes = fight_out([(u.steps, u.close) for u in mine], [(u.steps, u.close) for u in his]).takes
    prize = 0.0 if see.mine.get(hex_, True) else will.take * see.prizes[hex_]
    if all(g.position.at[p] == hex_ for p in pieces):
        rounds = 1 + field.turns_left
        prize *= min(1.0, rounds * gain / sum(worth_of(scene, unit.piece) * unit.steps for unit in his))
    return will.bold * (gain * (1.0 + grip(see, hex_)) + takes * prize) - loss


def storms(scene: UnitFacts, pieces: Sequence[int], well_led: Collection[int]) -> Iterator[UnitOrder]:
    """Assaults by those who may enter a hex together, or who are in it already."""
    g = of(scene).g
    at, grid = g.position.at, g.board.grid
    own = scene.see.own
    able = [p for p in pieces if p in own and not g.has(p, DEMORALISED) and own[p].points and not g.is_wagon[p]]
    fighting = [p for p in able if not g.is_gun[p]]
    fresh = [p for p in able if not g.has(p, SHAKEN) and (g.is_leader[p] or p in well_led)]
    entering = [p for p in fresh if (g.is_leader[p] or g.is_company[p]) and not g.is_assault_hex(at[p])]
    reach = {p: hexes_in_reach(g, p) for p in fresh if is_rider(g, p)}
    near = {n for p in entering for n in grid.adjacent[at[p]]}.union((at[p] for p in fighting), *reach.values())
    for hex_ in sorted(near.intersection(scene.see.foes)):
        far = grid.distances(hex_)
        here = [p for p in fighting if at[p] == hex_]
        beside = [p for p in entering if far[at[p]] == 1]
        units = [p for p in (*here, *beside) if not g.is_leader[p]]
        if units:
            yield from best_storm(scene, units, [p for p in (*here, *beside) if g.is_leader[p]], hex_)
        yield from charges(scene, [p for p, hexes in reach.items() if hex_ in hexes], hex_)


def charges(scene: UnitFacts, able: Sequence[int], hex_: int) -> Iterator[UnitOrder]:
    """The best charge on a hex by those of some riders who find a way to it."""
    g = of(scene).g
    riders = [p for p in able if charge_ways(g, p, hex_)]
    if not riders:
        return
    group: list[int] = []
    best = 0.0
    fear = scene.see.will.run * max(
        (scene.see.fire.running[h] for p in riders for h in charge_ways(g, p, hex_)), default=0
    )
    for piece in sorted(riders, key=lambda p: (g.is_leader[p], p)):
        if g.is_company[piece] and sum(map(g.is_company.__getitem__, group)) >= g.limits["stack-companies"]:
            continue
        worth = storm(scene, [*group, piece], hex_, is_charge=True)
        if worth is not None and (not group or worth - fear > best):
            best, group = worth - fear, [*group, piece]
    if group:
        steps = (("act", group[0]), ("charge", hex_))
        yield UnitOrder(best, group[0], steps, "bot-august-charge", hex_, best, tuple(group[1:]))


def best_storm(scene: UnitFacts, units: Sequence[int], leaders: Sequence[int], hex_: int) -> Iterator[UnitOrder]:
    """The best group against a hex: added one by one while that is worth more, within the limits of stacking."""
    g = of(scene).g
    group: list[int] = []
    best = 0.0
    left = [*units, *leaders]
    inside = g.combat_at(hex_, of(scene).side)
    while left:
        tried = []
        for piece in left:
            full = [*inside, *(p for p in group if p not in inside)]
            if piece not in inside and g.is_company[piece]:
                if sum(g.is_company[p] for p in full) >= g.limits["stack-companies"]:
                    continue
                if len([p for p in full if g.is_combat[p]]) >= g.limits["stack-units"]:
                    continue
            worth = storm(scene, [*group, piece], hex_)
            if worth is not None:
                tried.append((worth, -piece))
        if not tried or (group and max(tried)[0] <= best):
            break
        best, last = max(tried)
        group.append(-last)
        left.remove(-last)
    if group:
        steps = (("act", group[0]), ("assault", hex_))
        yield UnitOrder(best, group[0], steps, "bot-fight-assault", hex_, best, tuple(group[1:]))
    there = [p for p in (*leaders, *units) if g.position.at[p] == hex_ and (g.is_leader[p] or g.is_company[p])]
    if any(map(g.is_leader.__getitem__, there)):
        worth = storm(scene, there, hex_, is_bayonet=True)
        if worth is not None and worth > best:
            steps = (("act", there[0]), ("bayonet", hex_))
            yield UnitOrder(worth, there[0], steps, "bot-fight-assault", hex_, worth, tuple(there[1:]))


def lifted(scene: UnitFacts, leader: int, piece: int) -> float:
    """What the support of a leader adds to a recovery."""
    g = of(scene).g
    tally = recovery_tally(g, piece)
    more = at_most(int(tally.total) + g.bonus_of[leader]) - at_most(int(tally.total))
    return scene.see.will.recover * worth_of(scene, piece) * more
