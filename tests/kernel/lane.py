"""Lane: a small game made of the kernel's rooms for tactical games, to test them without a real one.

Sealed set-up (`plotting`), segments in turn with the hand kept (`alternation`), walking hex by hex (`walking`), windows
that stay open, nest and can be waived (`reaction`), and identities dealt anew (`dealing`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import Annotated

from grognard.games.patrol.plotting import place_each
from grognard.games.patrol.walking import walk
from grognard.kernel.asking.script import Noun, Offer, Option, Question, Refusal, Script, Side, Voice, opponents, verb
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.secrecy.dealing import Slot, deal, shuffled
from grognard.kernel.space.hexgrid import members
from grognard.kernel.table.board import Legend
from grognard.kernel.table.declared import flags
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import CONCEALED, Position, per_game
from grognard.kernel.table.title import Title
from grognard.kernel.tactics.alternation import Then, alternate, begin_with
from grognard.kernel.tactics.placing import Passed
from grognard.kernel.tactics.reaction import Watch, exchange, window

GREEN, GREY = opponents("green", "grey")
MARKS = ("spent", "fired", "stopped")
SPENT, FIRED, STOPPED = flags(*MARKS)
POINTS, RANGE, HIT, LUCKY = 3, 3, 6, 5


class Ground(Position):
    """Whose segment it is."""

    acting: Annotated[int, per_game("side", blank=-1)]
    passes: Annotated[int, per_game()]


class Lane(Play[Ground]):
    """The table."""

    id = "lane"
    folder = Path(__file__).parent / "lane_data"
    sides = (GREEN, GREY)
    position_class = Ground
    marks = MARKS
    boxes = ("hand",)
    legend = Legend(("wood",))
    piece_kinds = ("squad", "gun", "decoy")
    conceals = True

    put: Voice = verb(Noun.HEX, rule="1.1")
    pick: Voice = verb(Noun.PIECE, rule="1.1")
    act: Voice = verb(Noun.PIECE, rule="2.1")
    pass_: Voice = verb(rule="2.1")
    to: Voice = verb(Noun.HEX, rule="2.2")
    halt: Voice = verb(rule="2.2")
    shoot: Voice = verb(Noun.PIECE, rule="2.3")
    hold: Voice = verb(rule="2.4")
    let_pass: Voice = verb(rule="2.4")

    def phases(self) -> tuple[Phase, ...]:
        """The set-up is there on the first turn only."""
        first = (Phase("1.1", set_up),) if self.position.turn == 1 else ()
        return (*first, Phase("2.1", begin), Phase("2.1", segments), Phase("3.1", end_turn))

    def imagine(self, side: Side, whim: Whim) -> None:
        """Any concealed counter may be any of those unknown."""
        at, marks, hidden = self.position.at, self.position.marks, self.position.hidden
        unknown = [p for p in self.roster.of(side.enemy) if hidden[p] == CONCEALED]
        if not unknown:
            return
        slots = sorted((Slot(at[p], marks[p]) for p in unknown), key=lambda slot: (not slot.marks & FIRED, slot))
        room = {slot.place: len(unknown) for slot in slots}
        may_be = partial(may_have_fired, self)
        dealt = deal(unknown, slots, may_be, room, [1] * len(self.roster), whim) or shuffled(unknown, whim)
        for piece, slot in zip(dealt, slots, strict=True):
            at[piece], marks[piece] = slot


def may_have_fired(g: Lane, piece: int, slot: Slot) -> bool:
    """A decoy never fired."""
    return not slot.marks & FIRED or g.roster.kinds[piece] != "decoy"


# §1.1 --------------------------------------------------------------------------------------------------------


def cannot_put(g: Lane, side: Side, taken: Mapping[int, int], hex_: int) -> Refusal | None:
    """§1.1 At home, one to a hex."""
    home = g.board.regions[f"home-{side.name}"]
    return None if home >> hex_ & 1 and hex_ not in taken.values() else Refusal("1.1", "no-home")


def hide(g: Lane, side: Side) -> Script[dict[int, int]]:
    """§1.1 One side's places."""
    homes = members(g.board.regions[f"home-{side.name}"])
    pieces = [p for p in g.at(g.board.box("hand")) if g.owner[p] == side]

    def spots(_: int, taken: Mapping[int, int]) -> Offer:
        return g.put.each(homes, cannot_put, g, side, dict(taken))

    def others(piece: int, taken: Mapping[int, int], passed: Passed) -> Offer:
        return g.pick.these([p for p in pieces if p != piece and p not in taken and p not in passed])

    return place_each(g, side, pieces, spots, others, rule="1.1", ask="ask-put")


def set_up(g: Lane) -> Script[None]:
    """§1.1 Both at once."""
    placed = yield from g.together({side: hide(g, side) for side in g.sides})
    for side, hexes in placed.items():
        for piece, hex_ in hexes.items():
            g.conceal(piece)
            g.place(piece, hex_)
        g.tell("ready", "1.1", side=side)


# §2 ----------------------------------------------------------------------------------------------------------


def begin(g: Lane) -> None:
    """§2.1 Green begins odd turns."""
    begin_with(g, g.sides[(g.position.turn + 1) % 2])


def segments(g: Lane) -> Script[None]:
    """§2.1 In turn."""
    return alternate(g, segment)


def cannot_act(g: Lane, side: Side, piece: int) -> Refusal | None:
    """§2.1 One's own, on the board, once a turn."""
    if g.owner[piece] != side:
        return Refusal("2.1", "no-yours")
    if not g.is_on_board(piece):
        return Refusal("2.1", "no-board")
    return Refusal("2.1", "no-spent") if g.has(piece, SPENT) else None


def segment(g: Lane, side: Side) -> Script[Then]:
    """§2.1 One counter, or a pass; luck keeps the hand."""
    ready = g.act.each(g.on_board(side), cannot_act, g, side)
    if g.is_idle(ready):
        return Then.PASS
    choice = yield g.menu(side, ready, g.pass_(), rule="2.1", ask="ask-act")
    if choice.verb == "pass":
        g.tell("passes", "2.1", side=side)
        return Then.PASS
    g.mark(choice.noun, SPENT)
    yield from move(g, choice.noun)
    luck = yield g.roll(rule="2.1", ask="roll-luck")
    g.tell("luck", "2.1", side=side, roll=luck)
    return Then.SAME if luck >= LUCKY else Then.OTHER


def cannot_step(g: Lane, piece: int, left: int, hex_: int) -> Refusal | None:
    """§2.2 Next to it, no enemy, enough points."""
    if hex_ not in g.board.grid.adjacent[g.position.at[piece]] or any(g.owner[p] != g.owner[piece] for p in g.at(hex_)):
        return Refusal("2.2", "no-step")
    return Refusal("2.2", "no-points") if price(g, hex_) > left else None


def price(g: Lane, hex_: int) -> int:
    """§2.2 Woods are slow."""
    return 2 if g.board.has(hex_, "wood") else 1


def move(g: Lane, piece: int) -> Script[int]:
    """§2.2 Hex by hex."""
    watch = Watch()

    def steps(left: int, _: bool) -> tuple[Offer, dict[int, int]]:
        near = g.board.grid.adjacent[g.position.at[piece]]
        return g.to.each(near, cannot_step, g, piece, left), {h: price(g, h) for h in near}

    def ask(offer: Offer, left: int) -> Question:
        return g.choose(g.owner[piece], offer, g.halt(), rule="2.2", ask="ask-step", piece=piece, left=left)

    return walk(POINTS, steps, lambda hex_: enter(g, watch, piece, hex_), ask)


def enter(g: Lane, watch: Watch, piece: int, hex_: int) -> Script[bool]:
    """§2.3 A hex entered, and whatever breaks in."""
    g.place(piece, hex_)
    g.tell_apart(g.owner[piece], piece, "moves", "counter-moves", "2.2", hex=hex_)
    yield from break_in(g, watch, g.owner[piece].enemy, piece, hex_)
    return not g.has(piece, STOPPED)


def might_shoot(g: Lane, watch: Watch, side: Side, mover: int, hex_: int) -> list[int]:
    """§2.3 Counters in range that, for all the other side can tell, may fire here."""
    near = g.board.grid.within(hex_, RANGE)
    return [p for p in g.on_board(side) if near >> g.position.at[p] & 1 and not is_done(g, watch, p, mover, hex_)]


def is_done(g: Lane, watch: Watch, piece: int, mover: int, hex_: int) -> bool:
    """§2.3 Whether everybody knows that this counter has fired: a squad this turn, a gun at this hex."""
    if g.position.hidden[piece]:
        return False
    return g.has(piece, FIRED) if g.roster.kinds[piece] == "squad" else watch.has_reacted(piece, mover, hex_)


def cannot_shoot(g: Lane, watch: Watch, side: Side, mover: int, hex_: int, piece: int) -> Refusal | None:
    """§2.3 One's own in range, no decoy, not again."""
    if g.owner[piece] != side:
        return Refusal("2.3", "no-yours")
    if not g.is_on_board(piece) or g.board.grid.distance(g.position.at[piece], hex_) > RANGE:
        return Refusal("2.3", "no-range")
    if g.roster.kinds[piece] == "decoy" or g.has(piece, STOPPED):
        return Refusal("2.3", "no-fire")
    return Refusal("2.3", "no-again") if is_done(g, watch, piece, mover, hex_) else None


def break_in(g: Lane, watch: Watch, side: Side, mover: int, hex_: int) -> Script[int]:
    """§2.3 The other side fires until it holds."""

    def shooters(might: list[int]) -> Offer:
        return g.shoot.each(might, cannot_shoot, g, watch, side, mover, hex_)

    def react(choice: Option) -> Script[None]:
        watch.note(choice.noun, mover, hex_)
        yield from shoot(g, choice.noun, mover, hex_)
        yield from exchange(side.enemy, choice.noun, lambda who, shooter: answer(g, watch, who, shooter))

    return window(
        g,
        side,
        lambda: [] if g.has(mover, STOPPED) else might_shoot(g, watch, side, mover, hex_),
        shooters,
        react,
        hold=g.hold(),
        waive=g.let_pass(),
        watch=watch,
        rule="2.3",
        ask="ask-react",
        hex=hex_,
    )


def answer(g: Lane, watch: Watch, side: Side, shooter: int) -> Script[int | None]:
    """§2.4 One counter of a side answers a shot; who did."""
    hex_ = g.position.at[shooter]
    fired: list[int] = []

    def shooters(might: list[int]) -> Offer:
        return g.shoot.each(might, cannot_shoot, g, watch, side, shooter, hex_)

    def react(choice: Option) -> Script[None]:
        fired.append(choice.noun)
        watch.note(choice.noun, shooter, hex_)
        return shoot(g, choice.noun, shooter, hex_)

    might = partial(might_shoot, g, watch, side, shooter, hex_)
    yield from window(g, side, might, shooters, react, hold=g.hold(), most=1, rule="2.4", ask="ask-answer", hex=hex_)
    return fired[0] if fired else None


def shoot(g: Lane, piece: int, target: int, hex_: int) -> Script[None]:
    """§2.3 Fire gives away who fires; a six stops the target."""
    g.reveal(piece)
    g.mark(piece, FIRED)
    roll = yield g.roll(rule="2.3", ask="roll-shot")
    g.tell("fires", "2.3", piece=piece, hex=hex_, roll=roll)
    if roll == HIT:
        g.reveal(target)
        g.mark(target, STOPPED)


# §3 ----------------------------------------------------------------------------------------------------------


def end_turn(g: Lane) -> None:
    """§3.1 Marks come off; after the last turn everything is shown and counted."""
    for piece in range(len(g.roster)):
        g.unmark(piece, SPENT | FIRED | STOPPED)
    if g.position.turn < g.scenario.turns:
        return
    for piece in range(len(g.roster)):
        g.reveal(piece)
    column = [g.board.grid.printed(g.position.at[p])[0] if g.is_on_board(p) else 4 for p in range(len(g.roster))]
    across = [sum(column[p] > 4 for p in g.roster.of(GREEN)), sum(column[p] < 4 for p in g.roster.of(GREY))]
    winner = None if across[0] == across[1] else GREEN if across[0] > across[1] else GREY
    g.end(winner, "verdict-even" if winner is None else "verdict-half")


@cache
def lane() -> Title:
    """The title, read once."""
    return Title(Lane)
