"""Tiny: hardly a game, but a little of everything the kernel offers, so that the kernel is tested without a real one.

Two sides of two foot and a gun. The rules are in tiny_data; games that misbehave are made from it beside their tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, ClassVar

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Noun, Offer, Option, Refusal, Script, Side, Voice, opponents, verb
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.numbers.charts import Number
from grognard.kernel.numbers.dice import Source
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.table.board import Legend
from grognard.kernel.table.declared import flags
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import CONCEALED, Position, listed, per_edge, per_game, per_hex, per_piece, per_side
from grognard.kernel.table.title import Title

FOLDER = Path(__file__).parent / "tiny_data"
NORTH, SOUTH = opponents("north", "south")
MARKS = ("spent", "wet")
SPENT, WET = flags(*MARKS)
PLANS = ("hold", "march")
CHITS = ("sun", "rain", "storm")


class Field(Position):
    """One field of every layout, and every meaning of a number."""

    fatigue: Annotated[list[int], per_piece()]
    came_from: Annotated[list[int], per_piece("hex", seen="own", blank=-1)]
    mud: Annotated[bytearray, per_hex()]
    flag: Annotated[bytearray, per_hex("side")]
    wire: Annotated[dict[int, int], per_edge()]
    gold: Annotated[list[int], per_side(seen="own")]
    score: Annotated[list[int], per_side()]
    plan: Annotated[list[int], per_side(PLANS, seen="own")]
    mover: Annotated[list[int], per_side("piece", seen="own", blank=-1)]
    weather: Annotated[int, per_game(CHITS, blank=-1)]
    leads: Annotated[int, per_game("side", blank=-1)]
    fate: Annotated[int, per_game(seen="none")]
    cup: Annotated[list[int], listed(CHITS)]
    acted: Annotated[list[int], listed("piece", seen="none")]


class Tiny(Play[Field]):
    """Tiny's table."""

    id = "tiny"
    folder = FOLDER
    sides = (NORTH, SOUTH)
    position_class = Field
    marks = MARKS
    boxes = ("camp",)
    zone_kinds: ClassVar[tuple[str, ...]] = ("near", "far")
    legend = Legend(
        ("wood", "town"),
        ("stream", "cliff"),
        ("road",),
        {"w": "wood", "t": "town"},
        regions=("home-north", "home-south"),
    )
    piece_kinds = ("foot", "gun")
    piece_values = ("strength", "range")
    piece_traits = ("guard",)
    special_rules = ("fog",)
    scenario_values = ("prize",)
    conceals = True
    overlays: ClassVar[Mapping[str, str]] = {"around": "hex"}

    put: Voice = verb(Noun.HEX, rule="1.1")
    plan: Voice = verb(Noun.WORD, *PLANS, rule="1.1")
    chit: Voice = verb(Noun.WORD, *CHITS, rule="1.2")
    move: Voice = verb(Noun.PIECE, rule="2.2")
    to: Voice = verb(Noun.HEX, rule="2.2")
    wire: Voice = verb(Noun.EDGE, rule="2.3")
    bid: Voice = verb(Noun.NUMBER, rule="2.4")
    send: Voice = verb(Noun.PLACE, rule="2.5")
    attack: Voice = verb(Noun.HEX, rule="2.6")
    join: Voice = verb(Noun.PIECE, rule="2.6")
    loses: Voice = verb(Noun.PIECE, rule="2.6")

    def phases(self) -> tuple[Phase, ...]:
        """The set-up is there on the first turn only, and only in the fog."""
        has_set_up = self.position.turn == 1 and "fog" in self.scenario.rules
        return (
            *((Phase("1.1", set_up),) if has_set_up else ()),
            Phase("1.2", draw_weather),
            Phase("2.1", act, NORTH, "phase-act"),
            Phase("2.1", act, SOUTH, "phase-act"),
            Phase("3.1", end_turn),
        )

    def exerts(self, piece: int) -> int:
        """Foot reach their neighbours, guns two hexes; the wet and the hidden none."""
        if self.position.hidden[piece] or self.has(piece, WET):
            return -1
        return 1 if self.roster.kinds[piece] == "gun" else 0

    def zone_areas(self) -> Sequence[Sequence[Sequence[int]]]:
        """Near and far."""
        grid = self.board.grid
        return [grid.adjacent, [members(grid.within(h, 2)) if h in grid else [] for h in range(grid.size)]]

    def overlay(self, name: str, side: Side | None, hex_: int = -1) -> dict[Side | None, int]:
        """What lies around a hex, which is nobody's."""
        if name == "around":
            return {None: hexset(self.board.grid.adjacent[hex_])}
        return super().overlay(name, side, hex_)

    def standings(self) -> dict[Side, Tally]:
        """The score is all there is."""
        return {
            side: Tally("score").add(self.position.score[side], "3.1", "reason-score")
            for side in self.sides
            if self.position.score[side]
        }

    def expectations(self, tally: Tally, outcome: Any) -> dict[str, Number]:
        """A hit is a step."""
        return {"expect-steps": int(outcome == "hit")} if tally.name == "attack" else {}

    def due(self, box: str) -> int:
        """Nobody stays in camp for long."""
        return self.position.turn + 1 if box == "camp" else 0

    def gun(self, side: Side) -> int:
        """The gun of a side."""
        return next(p for p in self.roster.of(side) if self.roster.kinds[p] == "gun")

    def enemies_at(self, hex_: int, side: Side) -> list[int]:
        """The other side's counters in a hex."""
        return [p for p in self.at(hex_) if self.owner[p] != side]


def set_up(g: Tiny) -> Script[None]:
    """§1.1 Both guns, sealed."""
    planned = yield from g.together({side: make_plan(g, side) for side in g.sides})
    for side, (hex_, plan) in planned.items():
        g.conceal(g.gun(side))
        g.place(g.gun(side), hex_)
        g.position.plan[side] = plan
        g.tell("set-up", "1.1", side=side)
    g.disclose()


def make_plan(g: Tiny, side: Side) -> Script[tuple[int, int]]:
    """§1.1 Where the gun stands, and what to do."""
    homes = g.put.each(g.board.grid.hexes, cannot_put, g, side)
    put = yield g.choose(side, homes, rule="1.1", ask="ask-put", piece=g.gun(side))
    plan = yield g.choose(side, g.plan.each(range(len(PLANS))), rule="1.1", ask="ask-plan", side=side)
    return put.noun, plan.noun


def cannot_put(g: Tiny, side: Side, hex_: int) -> Refusal | None:
    """§1.1 At home."""
    return None if g.board.regions.get(f"home-{side.name}", 0) >> hex_ & 1 else Refusal("1.1", "no-home")


def draw_weather(g: Tiny) -> Script[None]:
    """§1.2 A chit from the cup, which is filled again when it is empty."""
    if not g.position.cup:
        g.position.cup = list(range(len(CHITS)))
    chit = yield g.draw(g.chit.each(g.position.cup), rule="1.2")
    g.position.cup.remove(chit.noun)
    g.position.weather = chit.noun
    g.tell("weather", "1.2", word_chit=CHITS[chit.noun])


def act(g: Tiny, side: Side) -> Script[None]:
    """§2.1 A side acts until it is done."""
    while True:
        choice = yield g.menu(side, *actions(g, side), g.done(), rule="2.1", ask="ask-act", side=side)
        match choice.verb:
            case "move":
                yield from move(g, side, choice.noun)
            case "wire":
                g.position.wire[choice.noun] = g.position.wire.get(choice.noun, 0) + 1
                g.position.gold[side] -= 1
            case "bid":
                g.position.gold[side] -= choice.noun
                g.position.score[side] += choice.noun * (2 if "9.1" in g.options else 1)
            case "send":
                g.place(g.gun(side), choice.noun)
                g.mark(g.gun(side), SPENT)
            case "attack":
                yield from attack(g, side, choice.noun)
            case _:
                return


def actions(g: Tiny, side: Side) -> list[Offer]:
    """§2.1 All that a side might do."""
    gun, gold = g.gun(side), g.position.gold[side]
    sides = hexsides_around(g, g.position.at[gun])
    places = [g.board.box("camp"), *members(g.board.regions.get(f"home-{side.name}", 0))]
    return [
        g.move.each(range(len(g.roster)), cannot_act, g, side),
        g.wire.each(sides if gold else [], cannot_pay, g, side, 1),
        g.bid.these(range(1, gold + 1), lambda bid: cannot_pay(g, side, bid, 0)),
        g.send.each([] if g.has(gun, SPENT) else places, cannot_send, g, side),
        g.attack.each(g.board.grid.hexes, cannot_attack, g, side),
    ]


def hexsides_around(g: Tiny, place: int) -> list[int]:
    """The hexsides of a hex; a box has none."""
    grid = g.board.grid
    return [grid.hexside(grid.edge(place, n)) for n in grid.adjacent[place]] if place in grid else []


def cannot_act(g: Tiny, side: Side, piece: int) -> Refusal | None:
    """§2.1 One's own, on the board, once."""
    if g.owner[piece] != side:
        return Refusal("2.1", "no-yours")
    if g.has(piece, SPENT):
        return Refusal("2.1", "no-spent", {"piece": piece})
    return None if g.is_on_board(piece) else Refusal("2.1", "no-board")


def cannot_pay(g: Tiny, side: Side, price: int, _: int) -> Refusal | None:
    """§2.3, §2.4 Not more than there is."""
    gold = g.position.gold[side]
    return None if 0 < price <= gold else Refusal("2.3", "no-gold", {"gold": gold})


def cannot_send(g: Tiny, side: Side, place: int) -> Refusal | None:
    """§2.5 Camp or home, if no enemy is there."""
    return Refusal("2.5", "no-enemy") if g.enemies_at(place, side) and place < g.board.grid.size else None


def move(g: Tiny, side: Side, piece: int) -> Script[None]:
    """§2.2 One hex; hidden enemies next to it are found."""
    start = g.position.at[piece]
    steps = g.to.each(g.board.grid.adjacent[start], cannot_step, g, piece, trail=lambda *given: [start, given[-1]])
    choice = yield g.choose(side, steps, g.done(), rule="2.2", ask="ask-step", piece=piece, hex=start)
    g.mark(piece, SPENT)
    g.position.acted.append(piece)
    if choice.verb == "done":
        return
    g.place(piece, choice.noun)
    g.position.came_from[piece] = start
    g.position.mover[side] = piece
    g.position.fatigue[piece] += 1 + g.position.mud[choice.noun]
    g.position.flag[choice.noun] = side + 1
    g.take_control(choice.noun, side)
    if g.position.weather == CHITS.index("rain"):
        g.mark(piece, WET)
    g.tell_apart(side, piece, "moves", "counter-moves", "2.2", hex=choice.noun)
    for hex_ in g.board.grid.adjacent[choice.noun]:
        for found in g.enemies_at(hex_, side):
            if g.position.hidden[found] == CONCEALED and g.reveal(found):
                g.tell("found", "2.2", piece=found)


def cannot_step(g: Tiny, piece: int, hex_: int) -> Refusal | None:
    """§2.2 Next to it, no enemy, no wire."""
    start, grid = g.position.at[piece], g.board.grid
    if hex_ not in grid.adjacent[start]:
        return Refusal("2.2", "no-step", {"hex": start})
    if g.enemies_at(hex_, g.owner[piece]):
        return Refusal("2.2", "no-enemy")
    return Refusal("2.2", "no-wire") if g.position.wire.get(grid.hexside(grid.edge(start, hex_))) else None


def attackers(g: Tiny, side: Side, hex_: int) -> list[int]:
    """§2.6 Who might attack a hex."""
    return [p for p in g.on_board(side) if not g.has(p, SPENT) and g.position.at[p] in g.board.grid.adjacent[hex_]]


def cannot_attack(g: Tiny, side: Side, hex_: int) -> Refusal | None:
    """§2.6 Somebody there, somebody next to it."""
    return None if g.enemies_at(hex_, side) and attackers(g, side, hex_) else Refusal("2.6", "no-target")


def attack_tally(g: Tiny, hex_: int, joined: Sequence[int]) -> Tally:
    """§2.6 The strengths of those who joined; a wood shifts a column."""
    strength = Tally("strength")
    for piece in joined:
        strength.add(g.roster[piece].value("strength", g.position.steps[piece]), "2.6", "reason-strength", piece=piece)
    tally = Tally("attack")
    if g.board.has(hex_, "wood"):
        tally.add(-1, "2.6", "reason-wood")
    return tally.strength(strength, g.charts["attack"])


def attack(g: Tiny, side: Side, hex_: int) -> Script[None]:
    """§2.6 One or two counters attack, a die falls, the other side says who is hit."""
    offer = g.join.each(attackers(g, side, hex_))
    joined = yield from g.choose_some(
        side, offer, rule="2.6", ask="ask-join", least=1, most=2, running=lambda chosen: attack_tally(g, hex_, chosen)
    )
    for piece in joined:
        g.mark(piece, SPENT)
    tally = attack_tally(g, hex_, joined)
    roll = yield g.roll(rule="2.6", ask="roll-attack", tally=tally)
    g.tell("attacks", "2.6", side=side, hex=hex_, roll=roll)
    if tally.result(roll) == "hit":
        targets = g.loses.each(g.enemies_at(hex_, side))
        hit = yield g.choose(side.enemy, targets, rule="2.6", ask="ask-loses")
        g.position.leads = int(side)
        g.position.score[side] += g.scenario.values.get("prize", 1)
        g.lose_step(hit.noun)


def end_turn(g: Tiny) -> None:
    """§3.1 Marks come off; after the last turn more points win."""
    for piece in range(len(g.roster)):
        g.unmark(piece, SPENT | WET)
    g.position.acted.clear()
    g.position.fate += 1
    if g.position.turn >= g.scenario.turns:
        north, south = g.position.score
        winner = None if north == south else NORTH if north > south else SOUTH
        g.end(winner, "verdict-even" if winner is None else "verdict-points")


# What tests do with it ----------------------------------------------------------------------------------------


@cache
def tiny() -> Title:
    """The title, read once."""
    return Title(Tiny)


def a_game_of(script: Callable[..., Script[None] | None], *sides: Side | None) -> Title:
    """Tiny with this script as its only phase, or as one of each of these sides."""

    class Odd(Tiny):
        def phases(self) -> tuple[Phase, ...]:
            return tuple(Phase("2.1", script, side) for side in sides or (None,))

    return Title(Odd)


def bid_for_ever(g: Tiny) -> Script[None]:
    """One menu, one answer, no end."""
    while True:
        yield g.menu(NORTH, g.bid(1), rule="2.1", ask="ask-act", side=NORTH)
        g.position.score[NORTH] += 1


def duel(dice: Source | None = None, seed: int = 1) -> Game:
    """The scenario where everybody is on the board."""
    return tiny().new("duel", seed=seed, dice=dice)


def hunt(dice: Source | None = None, seed: int = 1) -> Game:
    """The scenario that begins with a sealed set-up."""
    return tiny().new("hunt", seed=seed, dice=dice)


def choices(game: Game) -> list[tuple[str, Option]]:
    """Every answer that somebody could give now."""
    return [(name, option) for name, question in game.questions.items() for option in question.options]


def follow(game: Game, picks: Iterable[int]) -> Iterator[Game]:
    """Answer by picks, each taken modulo what there is; the game again after every answer, and before the first."""
    yield game
    for pick in picks:
        open_now = choices(game)
        if not open_now:
            return
        name, option = open_now[pick % len(open_now)]
        game.answer(option, name)
        yield game


def after(game: Game, *answers: str) -> Game:
    """The game after these answers, `side: answer` where several sides are asked."""
    for answer in answers:
        side, colon, text = answer.partition(": ")
        game.answer(text if colon else answer, side if colon else None)
    return game


def texts(game: Game, side: str | None = None) -> list[str]:
    """The options of the open question."""
    question = game.question if side is None else game.questions[side]
    assert question is not None
    return [option.text for option in question.options]


def facts(game: Game) -> dict[str, Any]:
    """All that can be observed of a game, to be compared."""
    return {
        "asked": {name: [str(o) for o in q.options] for name, q in game.questions.items()},
        "numbers": {name: q.number for name, q in game.questions.items()},
        "views": [game.view(side) for side in (None, *game.play.sides)],
        "entries": [str(entry) for entry in game.entries],
        "events": list(game.events),
        "undo": [game.why_no_undo(side) for side in (None, *game.play.sides)],
        "result": game.result,
    }
