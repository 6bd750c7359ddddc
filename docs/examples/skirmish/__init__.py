"""Skirmish: two squads a side, some woods, a mill. The game that docs/write-a-game.md builds."""

from __future__ import annotations

from grognard.kernel import (
    Bar,
    Legend,
    Noun,
    Phase,
    Play,
    Position,
    Reach,
    Refusal,
    Script,
    Side,
    Tally,
    Voice,
    edge_costs,
    flags,
    members,
    opponents,
    rule,
    verb,
)
from grognard.kernel.space.reach import reach

NORTH, SOUTH = opponents("north", "south")
MARKS = ("spent",)
(SPENT,) = flags(*MARKS)


class Skirmish(Play[Position]):
    """The words of the game, and its sequence of play."""

    sides = (NORTH, SOUTH)
    legend = Legend(terrains=("wood",), signs={"w": "wood"})
    piece_kinds = ("squad",)
    piece_values = ("fire", "range", "move")
    marks = MARKS
    zone_kinds = ("zone",)

    order: Voice = verb(Noun.PIECE, rule="1.2")
    to: Voice = verb(Noun.HEX, rule="2.1")
    stay: Voice = verb(rule="1.2")
    fire: Voice = verb(Noun.PIECE, rule="3.1")
    retreat: Voice = verb(Noun.HEX, rule="4.1")

    @rule("2.1")
    def prepare(self) -> None:
        """§2.1 What never changes: the price of every step."""
        costs, board = self.charts["costs"], self.board
        clear, wood = costs.number("clear", "points"), costs.number("wood", "points")
        self.edges = edge_costs(board.grid, lambda a, b, d: wood if board.has(b, "wood") else clear)

    @rule("2.2")
    def exerts(self, piece: int) -> int:
        """§2.2 Every squad holds the hexes around it."""
        return 0

    def audit(self) -> list[str]:
        """§2.1 No two squads share a hex."""
        crowded = [hex_ for hex_ in self.board.grid.hexes if len(self.at(hex_)) > 1]
        return [f"§2.1 more than one squad in {self.board.grid.number(hex_)}" for hex_ in crowded]

    @rule("1.1")
    def phases(self) -> tuple[Phase, ...]:
        """§1.1 North, then South; then the turn ends."""
        return (
            Phase("1.1", orders, NORTH, "phase-orders"),
            Phase("1.1", orders, SOUTH),
            Phase("1.3", end_of_turn),
        )


@rule("1.2")
def orders(g: Skirmish, side: Side) -> Script[None]:
    """§1.2 A side gives orders to its squads, one after another."""
    while True:
        ready = g.order.each(g.roster.of(side), cannot_order, g, side)
        if not len(ready):
            return
        choice = yield g.menu(side, ready, g.done(), rule="1.2", ask="ask-order")
        if choice.verb == "done":
            return
        yield from act(g, side, choice.noun)


@rule("1.2")
def cannot_order(g: Skirmish, side: Side, piece: int) -> Refusal | None:
    """§1.2 One's own squads, on the board, once a turn."""
    if g.owner[piece] != side:
        return Refusal("1.2", "no-not-yours")
    if not g.is_on_board(piece):
        return Refusal("1.2", "no-not-on-board")
    return Refusal("1.2", "no-spent") if g.has(piece, SPENT) else None


@rule("1.2")
def act(g: Skirmish, side: Side, piece: int) -> Script[None]:
    """§1.2 One order: move, fire, or stay."""
    moves = g.to.these(reachable(g, piece).hexes, cannot_move, g, piece)
    fires = g.fire.each(g.roster.of(side.enemy), cannot_fire, g, piece, tally=fire_tally)
    choice = yield g.choose(side, moves, fires, g.stay(), rule="1.2", ask="ask-act", piece=piece)
    g.mark(piece, SPENT)
    match choice.verb:
        case "to":
            g.place(piece, choice.noun)
            g.tell("moves", "2.1", piece=piece, hex=choice.noun)
        case "fire":
            yield from fire(g, piece, choice.noun)


@rule("2.1", "2.2")
def cannot_move(g: Skirmish, piece: int, hex_: int) -> Refusal | None:
    """§2.1, §2.2 What keeps a squad from a hex."""
    why = reachable(g, piece).why_not(hex_)
    if why is None:
        return None
    match why.bar:
        case Bar.BARRED:
            return Refusal("2.1", "no-taken", {"hex": why.at})
        case Bar.STOPPED:
            return Refusal("2.2", "no-must-stop", {"hex": why.at})
    return Refusal("2.1", "no-too-far")


@rule("3.1")
def cannot_fire(g: Skirmish, piece: int, target: int) -> Refusal | None:
    """§3.1 At an enemy squad within range."""
    if g.owner[target] == g.owner[piece]:
        return Refusal("3.1", "no-friend")
    if not g.is_on_board(target):
        return Refusal("3.1", "no-not-on-board")
    far = distance(g, piece, target)
    return Refusal("3.1", "no-range", {"distance": far}) if far > g.roster[piece].value("range") else None


@rule("2.1", "2.2")
def reachable(g: Skirmish, piece: int) -> Reach:
    """§2.1 Where a squad can go with its points; §2.2 next to the enemy it stops."""
    points = g.roster[piece].value("move")
    zone = g.occupation.zone(g.owner[piece].enemy)
    return reach(g.edges, g.position.at[piece], points, barred=g.at, stop=zone.__getitem__)


@rule("1.3", "5.1")
def end_of_turn(g: Skirmish) -> None:
    """§1.3 Marks come off; §5.1 after the last turn, whoever stands on the mill has won."""
    for piece in range(len(g.roster)):
        g.unmark(piece, SPENT)
    if g.position.turn >= g.scenario.turns:
        holders = [g.owner[piece] for hex_ in members(g.board.regions.get("mill", 0)) for piece in g.at(hex_)]
        g.end(holders[0] if holders else None, "verdict-mill" if holders else "verdict-draw")


def distance(g: Skirmish, piece: int, other: int) -> int:
    """How many hexes apart two pieces stand."""
    return g.board.grid.distance(g.position.at[piece], g.position.at[other])


@rule("3.2")
def fire_tally(g: Skirmish, piece: int, target: int) -> Tally:
    """§3.2 The column of the fire value, shifted when the target is adjacent or in a wood."""
    shifts = g.charts["shifts"]
    tally = Tally("fire").strength(g.roster[piece].value("fire", g.position.steps[piece]), g.charts["fire"])
    if distance(g, piece, target) == 1:
        tally.add(shifts.number("adjacent", "columns"), "3.2", "reason-adjacent")
    if g.board.has(g.position.at[target], "wood"):
        tally.add(shifts.number("wood", "columns"), "3.2", "reason-wood")
    return tally


@rule("3.1")
def fire(g: Skirmish, piece: int, target: int) -> Script[None]:
    """§3.1 One squad fires at another."""
    tally = fire_tally(g, piece, target)
    roll = yield g.roll(rule="3.1", ask="roll-fire", tally=tally)
    g.tell("fires", "3.1", piece=piece, piece_at=target, roll=roll)
    match tally.result(roll):
        case "1":
            take_loss(g, target)
        case "R":
            yield from retreat(g, target, g.position.at[piece])


@rule("3.3", "5.2")
def take_loss(g: Skirmish, piece: int) -> None:
    """§3.3 One step off a squad; §5.2 a side without squads has lost."""
    is_gone = g.lose_step(piece)
    g.tell("destroyed" if is_gone else "reduced", "3.3", piece=piece)
    if not g.on_board(g.owner[piece]):
        g.end(g.owner[piece].enemy, "verdict-alone")


@rule("4.1")
def cannot_retreat(g: Skirmish, piece: int, threat: int, hex_: int) -> Refusal | None:
    """§4.1 To a free hex next to it, farther from the fire."""
    grid, here = g.board.grid, g.position.at[piece]
    if grid.distance(here, hex_) != 1 or grid.distance(threat, hex_) <= grid.distance(threat, here):
        return Refusal("4.1", "no-not-away")
    return Refusal("4.1", "no-taken", {"hex": hex_}) if g.at(hex_) else None


@rule("4.1")
def retreat(g: Skirmish, piece: int, threat: int) -> Script[None]:
    """§4.1 One hex away from the fire, as its owner likes; a squad that cannot go loses a step."""
    ways = g.retreat.each(g.board.grid.adjacent[g.position.at[piece]], cannot_retreat, g, piece, threat)
    if not len(ways):
        take_loss(g, piece)
        return
    choice = yield g.choose(g.owner[piece], ways, rule="4.1", ask="ask-retreat", piece=piece)
    g.place(piece, choice.noun)
    g.tell("retreats", "4.1", piece=piece, hex=choice.noun)
