"""Chapters 9.4 and 9.5: damage, paid in steps or hexes, and the retreat."""

from __future__ import annotations

from dataclasses import dataclass, field

from grognard.games.verdun.morale import break_down, hold_firm, lose_step, morale_tally
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.terrain import in_zone
from grognard.games.verdun.words import DUG_IN, GERMAN, NEW, PIONEER, STANDS_BY
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.rulebook import rule

NOT_IN_FIGHT = Refusal("9.4", "no-not-in-fight")


@dataclass
class Fight:
    """One assault in progress: the units in it, where they came from, and what has happened."""

    side: Side
    hex: int
    attackers: list[int]
    defenders: list[int]
    assaulted: list[int]
    """§9.0 The defenders in the hex itself, and the remnants they leave."""
    stacked_guns: list[int]
    origin: dict[int, int]
    defended_from: list[int]
    """§9.5 The hexes of the defenders that took part: the assaulted one, and those of the guns next to it."""
    pioneer_hexes: set[int]
    rounds_up: bool
    distant: list[int] = field(default_factory=list)
    """§9.45 The guns that support from more than one hex away."""
    retreats: dict[int, int] = field(default_factory=dict)
    """How far each side retreated."""
    first_hexes: list[int] = field(default_factory=list)
    """§9.61 The first hex of the retreat."""
    pioneer_paid: bool = False
    entered: list[int] = field(default_factory=list)
    """§9.6 The units that have advanced."""
    beyond: dict[int, int] = field(default_factory=dict)
    """§9.61 The second hex to which the stack from each hex advanced."""
    owed: dict[int, int] = field(default_factory=dict)
    """§14.41 For each new remnant, the points of damage that were left when its unit fell."""
    staying: list[int] = field(default_factory=list)
    """§14.41 The units that have taken all their damage in steps, while remnants retreat."""

    @classmethod
    @rule("9.43", "9.45", "9.54", "9.63")
    def begun(
        cls,
        g: Verdun,
        side: Side,
        hex_: int,
        units: list[int],
        guns: list[int],
        defenders: list[int],
        against: list[int],
    ) -> Fight:
        """§9.45 Guns supporting from an adjacent hex share its damage; §9.43 Germans at forts and trenches round up."""
        near = g.board.grid.within(hex_, 1)
        at = g.position.at
        starts = {at[p] for p in units}
        close = [p for p in guns if near >> at[p] & 1]
        in_line = [p for p in against if near >> at[p] & 1]
        return cls(
            side=side,
            hex=hex_,
            attackers=[*units, *close],
            defenders=[*defenders, *in_line],
            assaulted=list(defenders),
            stacked_guns=[p for p in close if at[p] in starts],
            origin={p: at[p] for p in (*units, *close)},
            defended_from=sorted({hex_, *(at[p] for p in in_line)}),
            pioneer_hexes={at[p] for p in units if g.kind[p] == PIONEER},
            rounds_up=side == GERMAN and (bool(g.trench >> hex_ & 1) or g.is_fort(hex_)),
            distant=[p for p in (*guns, *against) if not near >> at[p] & 1],
        )

    def of(self, side: Side) -> list[int]:
        """The units that fight for a side."""
        return self.attackers if side == self.side else self.defenders

    @rule("9.5", "9.45")
    def enemy_hexes(self, side: Side) -> list[int]:
        """§9.5 The hexes a side must retreat away from: those from which the enemies took part."""
        return self.defended_from if side == self.side else sorted(set(self.origin.values()))

    def succeed(self, side: Side, piece: int, remnant: int) -> None:
        """§14.41 A remnant takes the place of a destroyed unit."""
        self.of(side).append(remnant)
        if piece in self.assaulted:
            self.assaulted.append(remnant)
        if piece in self.origin:
            self.origin[remnant] = self.origin[piece]


def alive(g: Verdun, pieces: list[int]) -> list[int]:
    """The units still on the map."""
    return [p for p in pieces if g.is_on_board(p)]


# §9.4 Damage ---------------------------------------------------------------------------------------------------


@rule("9.4", "9.41", "9.42", "9.43", "14.82", "14.41")
def suffer(g: Verdun, fight: Fight, side: Side, damage: int) -> Script[None]:
    """§9.42 Half the damage in steps, rounded down, or up at forts and trenches; the rest in steps or in hexes.

    The retreat comes last: it is allowed as soon as all remaining units can retreat as far as the remaining damage.
    §14.41 Where all of it is taken in steps, new remnants retreat alone.
    """
    must = (damage + 1) // 2 if fight.rounds_up else damage // 2
    for left in range(damage, 0, -1):
        losers = able_to_lose(g, fight, side)
        hexes = hexes_to_go(g, fight, side, left)
        if not losers:  # §14.41 damage for which a new remnant cannot retreat is ignored
            yield from fall_back(g, fight, side, retreat_distance(g, fight, side, hexes))
            return
        loser = yield from choose_loser(g, fight, side, losers, left, must)
        if loser < 0:
            yield from fall_back(g, fight, side, hexes)
            return
        yield from take_step(g, fight, side, loser, left - 1)
        must -= 1
    yield from remnants_fall_back(g, fight, side)


@rule("9.4", "9.41", "9.44", "9.45", "14.41", "14.5")
def cannot_lose(g: Verdun, fight: Fight, side: Side, piece: int) -> Refusal | None:
    """§9.44 The first German step falls on a pioneer that attacked; §14.41 a new remnant cannot be lost."""
    if piece not in fight.of(side) or not g.is_on_board(piece):
        is_far = piece in fight.distant and g.owner[piece] == side
        return Refusal("9.45", "no-distant-gun") if is_far else NOT_IN_FIGHT
    if g.has(piece, NEW):
        return Refusal("14.41", "no-new-remnant")
    pays_first = side == GERMAN and side == fight.side and fight.pioneer_hexes and not fight.pioneer_paid
    return Refusal("9.44", "no-pioneers-first") if pays_first and g.kind[piece] != PIONEER else None


def able_to_lose(g: Verdun, fight: Fight, side: Side) -> list[int]:
    """§9.41 The units that could lose the next step."""
    return [p for p in fight.of(side) if cannot_lose(g, fight, side, p) is None]


@rule("9.42", "9.43", "14.82")
def cannot_retreat(g: Verdun, fight: Fight, side: Side, left: int, must: int, _: int) -> Refusal | None:
    """§9.42 Only when half the damage is paid in steps and all can go; §14.82 the garrison takes the last point."""
    if must > 0:
        return Refusal("9.43" if fight.rounds_up else "9.42", "no-retreat-yet")
    hexes = hexes_to_go(g, fight, side, left)
    if not hexes:
        return Refusal("14.82", "no-retreat-garrison")
    return Refusal("9.42", "no-retreat-all") if retreat_distance(g, fight, side, hexes) < hexes else None


@rule("9.41", "9.42")
def choose_loser(g: Verdun, fight: Fight, side: Side, losers: list[int], left: int, must: int) -> Script[int]:
    """§9.41 The owner chooses the unit that loses the step; §9.42 or, where allowed, that all retreat: then -1."""
    steps = g.loses.these(losers, cannot_lose, g, fight, side)
    away = g.retreat.each((0,), cannot_retreat, g, fight, side, left, must)
    if len(away):
        far = hexes_to_go(g, fight, side, left)
        choice = yield g.choose(side, away, steps, rule="9.42", ask="ask-damage", left=left, far=far)
        return -1 if choice.verb == "retreat" else int(choice.noun)
    ask = "ask-loses" if must > 0 or hexes_to_go(g, fight, side, left) < 1 else "ask-loses-trapped"
    choice = yield from g.which(side, away, steps, rule="9.41", ask=ask, left=left, must=max(0, must))
    return int(choice.noun)


def take_step(g: Verdun, fight: Fight, side: Side, piece: int, left: int) -> Script[None]:
    """§9.41 A unit loses one step, with so many points left; a remnant in its place fights on, §14.41 and owes them."""
    fight.pioneer_paid |= g.kind[piece] == PIONEER
    remnant = yield from lose_step(g, piece, "9.41")
    if remnant >= 0:
        fight.succeed(side, piece, remnant)
        fight.owed[remnant] = left


# §9.5 Retreat --------------------------------------------------------------------------------------------------


def garrison_of(g: Verdun, fight: Fight, side: Side) -> int:
    """The garrison that fights for a side, -1 if there is none."""
    return next((p for p in alive(g, fight.of(side)) if g.is_garrison[p]), -1)


@rule("9.5", "14.82")
def hexes_to_go(g: Verdun, fight: Fight, side: Side, left: int) -> int:
    """§9.5 One hex for each point of damage left, §14.82 less the point that the garrison takes."""
    return left - g.number("limits", "fort-absorbs") if garrison_of(g, fight, side) >= 0 else left


@rule("9.42", "9.5", "14.82")
def movers(g: Verdun, fight: Fight, side: Side) -> list[int]:
    """§9.42 The units that retreat with a side; §14.82 a garrison never does."""
    return [p for p in alive(g, fight.of(side)) if not g.is_garrison[p]]


@rule("9.42", "9.5")
def retreat_distance(g: Verdun, fight: Fight, side: Side, most: int) -> int:
    """§9.42 How many hexes, up to a limit, all units of a side can retreat."""
    return min((how_far(g, fight, p, g.position.at[p], most) for p in movers(g, fight, side)), default=0)


def how_far(g: Verdun, fight: Fight, piece: int, here: int, most: int) -> int:
    """The longest retreat from a hex, up to a limit."""
    best = 0
    if most > 0:
        for hex_ in ways_back(g, fight, piece, here):
            best = max(best, 1 + how_far(g, fight, piece, hex_, most - 1))
            if best == most:
                break
    return best


@rule("9.51", "8.42", "8.43", "8.44", "8.46", "15.5")
def is_in_hostile_zone(g: Verdun, fight: Fight, side: Side, hex_: int) -> bool:
    """§9.51 In an enemy zone, §8.44 and no friend there cancels it, units of the same retreat not counted."""
    if not in_zone(g, side.enemy, hex_):
        return False
    return all(p in fight.of(side) and p not in fight.staying for p in g.units_at(hex_, side))


@rule("9.5", "9.51", "8.11", "8.42", "8.43", "14.34")
def cannot_fall_back_to(g: Verdun, fight: Fight, piece: int, here: int, hex_: int) -> Refusal | None:
    """§9.5 Away from all enemies that took part, over passable hexes free of them; §9.51 guns not through zones."""
    side, grid = g.owner[piece], g.board.grid
    if not g.move_of[piece]:
        return Refusal(STANDS_BY.get(g.kind[piece], "9.5"), "no-never-moves")
    if grid.distance(here, hex_) != 1:
        return Refusal("9.5", "no-not-adjacent")
    if piece == g.rail and not g.board.is_linked("rail", here, hex_):
        return Refusal("14.34", "no-rails")
    if g.ways.plain["march"].cost(here, hex_) is None:
        return Refusal("8.11", "no-river")
    if g.enemies_at(hex_, side):
        return Refusal("9.5", "no-enemy-there")
    if any(grid.distance(hex_, enemy) <= grid.distance(here, enemy) for enemy in fight.enemy_hexes(side)):
        return Refusal("9.5", "no-not-away")
    if not g.is_foot[piece] and is_in_hostile_zone(g, fight, side, hex_):
        return Refusal("9.51", "no-guns-in-zone")
    return None


@rule("9.5")
def ways_back(g: Verdun, fight: Fight, piece: int, here: int) -> list[int]:
    """§9.5 The hexes a unit may retreat to: towards its own edge, or else towards a village or city of its own."""
    open_ = [h for h in g.board.grid.adjacent[here] if cannot_fall_back_to(g, fight, piece, here, h) is None]
    side = g.owner[piece]
    homeward = [h for h in open_ if g.is_homeward(side, here, h)]
    return homeward or [h for h in open_ if is_towards_a_town(g, side, here, h)]


@rule("9.5")
def is_towards_a_town(g: Verdun, side: Side, here: int, hex_: int) -> bool:
    """§9.5 Whether a step leads towards any village or city hex that a side controls."""
    distance, own = g.board.grid.distance, side + 1
    towns = (h for h in members(g.village | g.city) if g.position.control[h] == own)
    return any(distance(hex_, town) < distance(here, town) for town in towns)


def why_not_back(g: Verdun, fight: Fight, piece: int, here: int, left: int, hex_: int) -> Refusal | None:
    """Why a unit may not retreat to a hex."""
    refusal = cannot_fall_back_to(g, fight, piece, here, hex_)
    if refusal is None and hex_ not in ways_back(g, fight, piece, here):
        return Refusal("9.5", "no-not-homeward")
    if refusal is None and 1 + how_far(g, fight, piece, hex_, left - 1) < left:
        return Refusal("9.42", "no-dead-end")
    return refusal


def step_back(g: Verdun, fight: Fight, piece: int, here: int, left: int, hex_: int) -> tuple[int, int]:
    """The path of one step of a retreat."""
    return here, hex_


@rule("9.42", "9.5", "14.82", "15.4")
def fall_back(g: Verdun, fight: Fight, side: Side, hexes: int) -> Script[None]:
    """§9.42 All units retreat so many hexes; §14.82 the garrison they leave takes a point."""
    garrison = garrison_of(g, fight, side)
    if garrison >= 0:
        yield from lose_step(g, garrison, "14.82")
    fight.retreats[int(side)] = hexes
    for piece in movers(g, fight, side):
        yield from go_back(g, fight, side, piece, hexes)


@rule("14.41", "9.42")
def remnants_fall_back(g: Verdun, fight: Fight, side: Side) -> Script[None]:
    """§14.41 A new remnant retreats for the points that were left when its unit fell, though others took the steps."""
    fight.staying += [p for p in fight.of(side) if p not in fight.owed]
    for piece, points in list(fight.owed.items()):
        if g.owner[piece] == side:
            hexes = how_far(g, fight, piece, g.position.at[piece], points)
            fight.retreats[int(side)] = max(hexes, fight.retreats.get(int(side), 0))
            yield from go_back(g, fight, side, piece, hexes)


@rule("9.5", "9.42", "8.13", "14.9", "14.41")
def go_back(g: Verdun, fight: Fight, side: Side, piece: int, hexes: int) -> Script[None]:
    """§9.5 One unit retreats hex by hex; §14.41 if it is destroyed on the way, a remnant goes the rest."""
    for left in range(hexes, 0, -1):
        here = g.position.at[piece]
        ways = g.back.each(
            sorted(g.board.grid.adjacent[here]),
            why_not_back,
            g,
            fight,
            piece,
            here,
            left,
            tally=gauntlet_tally,
            trail=step_back,
        )
        choice = yield from g.which(side, ways, rule="9.5", ask="ask-back", piece=piece, left=left)
        if here == fight.hex and side != fight.side:
            fight.first_hexes.append(choice.noun)
        g.place(piece, choice.noun)
        g.unmark(piece, DUG_IN)
        g.take_control(choice.noun, side)
        g.tell("retreats", "9.5", piece=piece, hex=choice.noun)
        piece = yield from run_the_gauntlet(g, fight, side, piece)
        if piece < 0:
            return


@rule("9.51", "9.52", "8.42", "8.43", "8.46", "7.22")
def dangers(g: Verdun, fight: Fight, side: Side, hex_: int) -> list[str]:
    """§9.51, §9.52 The clauses that require a morale test for retreating into a hex: a zone, an interdiction."""
    found = ["9.51"] if is_in_hostile_zone(g, fight, side, hex_) else []
    return [*found, "9.52"] if g.position.interdiction[hex_] else found


def gauntlet_tally(g: Verdun, fight: Fight, piece: int, here: int, left: int, hex_: int) -> Tally | None:
    """The test a unit must take if it retreats into a hex, or None."""
    return morale_tally(g, piece, at=hex_) if dangers(g, fight, g.owner[piece], hex_) else None


@rule("9.51", "9.52", "12.0", "14.41")
def run_the_gauntlet(g: Verdun, fight: Fight, side: Side, piece: int) -> Script[int]:
    """§9.51, §9.52 Test morale for a zone and for an interdicted hex. Returns the unit, its remnant, or -1."""
    for clause in dangers(g, fight, side, g.position.at[piece]):
        if (yield from hold_firm(g, piece, 0, clause)):
            continue
        remnant = yield from break_down(g, piece, clause)
        if g.is_on_board(piece):
            continue
        if remnant >= 0:
            fight.succeed(side, piece, remnant)
        return remnant
    return piece
