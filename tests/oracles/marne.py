"""The oracle of Marne 1918: its facts, reckoned a second time from the rulebook and its charts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import Any

from grognard.kernel.asking.game import Game
from grognard.kernel.table.pieces import Piece
from tests.oracles import series1918 as series
from tests.oracles.positions import Recipe, Sketch
from tests.oracles.runner import Oracle, Said
from tests.oracles.series1918 import GUNS, REGIMENTS, TANKS, March, halved_up, reach, since

GERMAN, ALLIED = series.AXIS, series.ENTENTE
COMBAT = series.Field.combat_kinds
FIRST_TURNS = {"gneisenau": 5, "blucher": 1, "friedensturm": 17}


# Random positions --------------------------------------------------------------------------------------------------


def place(rng: Random, piece: Piece, sketch: Sketch) -> Sequence[str] | None:
    """§11.3.2, §15.4.2, §17.1: Stosstruppen are with a regiment, air groups at an HQ or on a mission."""
    match piece.kind:
        case "stosstruppen":
            return [
                hex_
                for hex_, held in sketch.held.items()
                if sum(each.kind == "regiment" and each.side == piece.side for each in held)
                > sum(each.kind == "stosstruppen" for each in held)
            ]
        case "tank" if piece.name == "A7V":
            return ("german-hand",)
        case "air" if rng.random() < 0.3:
            return [
                hex_
                for hex_, held in sketch.held.items()
                if any(each.kind == "hq" and each.side == piece.side for each in held)
            ]
        case _:
            return None


def state(rng: Random, piece: Piece, sketch: Sketch, where: str) -> Iterable[str]:
    """§11.3.2, §15.2.3, §17.2: with whom Stosstruppen are, how often a gun fired, what airmen do."""
    held = sketch.held.get(where, [])
    if piece.kind == "stosstruppen":
        taken = sum(each.kind == "stosstruppen" for each in held) - 1
        yield f"carrier {[each.name for each in held if each.kind == 'regiment'][taken]}"
    if piece.kind == "air" and not any(each.kind == "hq" and each.side == piece.side for each in held):
        yield f"mission {rng.choice(['observation', 'interdiction', 'bombing'])}"


def mark(rng: Random, piece: Piece, sketch: Sketch, where: str, name: str) -> bool:
    """Which marks mean something on which counter."""
    if where not in sketch.signs:
        return False
    match name:
        case "disorganised":
            return piece.kind in COMBAT - TANKS
        case "unsupplied":
            return piece.kind in COMBAT and rng.random() < 0.5
        case "pinned" | "exploitation" | "reserve" | "disengaging" | "attacked" | "reorganising":
            return piece.kind in COMBAT - TANKS or (piece.kind in TANKS and name in ("exploitation", "attacked"))
        case "moved":
            return piece.kind in COMBAT | GUNS | {"hq"}
        case "offensive":
            return piece.kind == "army-artillery"
        case _:
            return False


ORACLE = Oracle(
    "marne",
    Recipe(
        size=(8, 8),
        units=(12, 26),
        spread=2,
        turns=(1, 3),
        numbers={"tank-events": (0, 1)},
        place=place,
        mark=mark,
        state=state,
        own=frozenset({"carrier", "mission", "combats"}),
        inside={"marne": "river", "aisne": "river"},
        apart={"river": "stream"},
        one_way=frozenset({"crest"}),
        lines=series.edge_lines,
        regions={"sources-german": 5, "sources-allied": 5, "paris": 1, "reims": 1, "limits": 0},
        forced={
            "combat": ["A3 D4", "A1 D6", "A6 D1*", "A2 D3", "A4 D9"],
            "disengagement": ["r1", "R3", "r2", "r3", "*r1"],
            "bombardment": ["1", "3", "4♦"],
        },
        phases={
            "12.1": 8, "11.1": 5, "11.2": 3, "13.0": 3, "14.1": 3, "14.2": 3, "17.1": 1, "9.0": 2,
            "scenarios.format": 0, "11.3.2": 0, "8.0": 1, "10.0": 1, "11.0": 0, "12.0": 0, "14.0": 0, "14.3": 0,
            "10.0.fog": 0, "17.1.test": 0, "7.0.end": 0,
        },
        scenarios={"gneisenau": 2, "blucher": 3, "friedensturm": 3},
        often={
            "division": 6, "regiment": 8, "brigade": 0.5, "tank": 1.5, "hq": 5, "corps-artillery": 2.5,
            "army-artillery": 2, "stosstruppen": 4, "air": 1,
        },
        marked=0.05,
        unused=frozenset({"tried", "fired", "counter-battery", "resting", "late", "assigned", "moved"}),
    ),
    sample=45,
)  # fmt: skip


# The position, as the book speaks of it ----------------------------------------------------------------------------


_START: dict[str, dict[str, int]] = {}


def holders(scenario: str) -> dict[str, int]:
    """Who holds which hexes at the start of a scenario."""
    if scenario not in _START:
        play: Any = ORACLE.title.new(scenario, seed=0).play
        owners = {play.board.grid.number(hex_): play.controller(hex_) for hex_ in play.board.grid.hexes}
        _START[scenario] = {number: int(owner) for number, owner in owners.items() if owner is not None}
    return _START[scenario]


class Field(series.Field):
    """A position of Marne 1918."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.scenario = str(game.play.scenario.id)
        self.won = -1
        self.date = self.turn + FIRST_TURNS.get(self.scenario, 1) - 1
        """The turn on the calendar of the book."""

    def frozen(self) -> set[int]:
        """Friedensturm: nobody moves west of column 27 before the French offensive of turn 18."""
        if self.scenario != "friedensturm" or self.date >= 18:
            return set()
        return self.region("frozen-friedensturm")

    def is_barred(self, hex_: int) -> bool:
        return hex_ in self.frozen() or hex_ == self.won or (self.is_small() and hex_ in self.region("reims"))

    def is_small(self) -> bool:
        """Blücher: the printed board, whose area ends before Reims."""
        return self.scenario == "blucher" and not self.board.sketch

    def shut_won_hex(self, fight: Fight) -> None:
        """§12.2.6: nobody reacts into the attacked hex when no unit of the defender is left there."""
        if not self.of(fight.target, 1 - fight.side):
            self.won = fight.target

    def is_sheltering(self) -> bool:
        """Blücher: whether guns or an HQ are in Reims, where nothing happens to them."""
        return self.scenario == "blucher" and any(map(self.units.get, self.region("reims")))

    def fed_staffs(self, side: int) -> list[int]:
        """Blücher: the HQ in Reims needs no line."""
        fed = super().fed_staffs(side)
        safe = self.region("reims") if self.scenario == "blucher" else set()
        staffs = [piece for piece in self.all_of(side) if self.kind(piece) == "hq"]
        return [piece for piece in staffs if piece in fed or self.at[piece] in safe]

    def in_command(self, side: int) -> set[int]:
        """§9.1, Blücher: where units of a side are in command; round the HQ in Reims they are whatever lies between."""
        found = self.commanded(side)
        for staff in self.all_of(side):
            if self.is_sheltering() and self.kind(staff) == "hq" and self.at[staff] in self.region("reims"):
                found |= {h for h in self.units if self.grid.distance(h, self.at[staff]) <= self.radius}
        return found

    def edge_sources(self, side: int) -> set[int]:
        """§9.1, L1: where the area ends before the map does, the limit behind the own front at the start."""
        found = super().edge_sources(side)
        if not self.board.sketch:
            held = holders(self.scenario)
            found |= {hex_ for hex_ in self.region("limits") if held.get(self.number(hex_)) == side}
        return found

    def nation(self, piece: int) -> str:
        nations = {"german", "french", "american", "british", "italian"}
        return next(iter(nations & set(self.roster[piece].traits)))

    def morale(self, piece: int) -> int:
        """§3.0, §15.4.1: American morale rises by scenario; a tank alone has that of its coordination."""
        if self.kind(piece) in TANKS:
            return self.value(piece, "coordination")
        more = {"blucher": int(self.date >= 2), "friedensturm": 2}.get(self.scenario, 0)
        return self.value(piece, "morale") + (more if self.nation(piece) == "american" else 0)

    def doctrine(self, piece: int) -> str:
        """§3.0, the scenarios: the doctrine of an Allied unit."""
        nation = self.nation(piece)
        if nation == "german":
            return ""
        match self.scenario:
            case "blucher":
                return "evolving" if nation == "british" else "foch"
            case "friedensturm":
                return {"french": "petain", "american": "foch"}.get(nation, "evolving")
            case "gneisenau" if "late" in self.marks[piece]:
                return "foch"
            case _:
                return "evolving"

    def is_elite(self, piece: int) -> bool:
        """§3.0: a regiment of morale 5 or 6."""
        return self.kind(piece) in REGIMENTS and self.morale(piece) >= 5

    def sequence(self) -> int:
        return int(self.play.position.sequence) or 1

    def offensive(self, side: int) -> int:
        """§8.0, D30: the modifier of the offensive of a side in this sequence."""
        rows = {
            ("gneisenau", 5): (GERMAN, 2, 1, 1),
            ("blucher", 1): (GERMAN, 3, 2, 1),
            ("blucher", 2): (GERMAN, 1, 0, 0),
            ("friedensturm", 17): (GERMAN, 2, 1, 0),
            ("friedensturm", 18): (ALLIED, 2, 1, 0),
            ("friedensturm", 19): (ALLIED, 1, 0, 0),
        }
        row = rows.get((self.scenario, self.date))
        return row[self.sequence()] if row is not None and row[0] == side else 0

    def is_prepared(self, side: int, hex_: int) -> bool:
        """§15.2.2, D31: whether Bruchmüller's preparation falls on a hex the Germans attack."""
        day = (self.scenario, self.date) in {("gneisenau", 5), ("blucher", 1), ("friedensturm", 17)}
        return day and side == GERMAN and self.sequence() == 1 and self.is_in_offensive(side, hex_)

    def is_in_offensive(self, side: int, hex_: int) -> bool:
        """§8.0: whether a hex is in range of army artillery in offensive mode."""
        return any(
            self.kind(piece) == "army-artillery"
            and "offensive" in self.marks[piece]
            and self.grid.distance(self.at[piece], hex_) <= self.value(piece, "offensive-radius")
            for piece in self.all_of(side)
        )

    def radius_of(self, gun: int) -> int:
        return self.value(gun, "offensive-radius" if "offensive" in self.marks[gun] else "radius")

    def potential_of(self, gun: int) -> int:
        return self.value(gun, "offensive-potential" if "offensive" in self.marks[gun] else "potential")


# §5.0, §9.1 zones, supply, command ---------------------------------------------------------------------------------


@ORACLE.fact("zones", 0.2)
def zones(game: Game, rng: Random) -> Iterator[Said]:
    """§5.0 which hexes are in the zone of each side, but for those where that side stands itself."""
    f = Field(game)
    for side in (GERMAN, ALLIED):
        held = f.play.zone_hexes(f.play.sides[side])
        others = [hex_ for hex_ in f.grid.hexes if not f.fighters(hex_, side)]
        ours = [hex_ for hex_ in others if hex_ in f.zones[side]]
        theirs = [hex_ for hex_ in others if held >> hex_ & 1]
        yield Said(f"zone of {f.play.sides[side]}", f.numbers(ours), f.numbers(theirs))


@ORACLE.fact("supply", 0.2)
def supply(game: Game, rng: Random) -> Iterator[Said]:
    """§9.1 which HQs have a line, and who is in command."""
    from grognard.games.front1918.supply import fed_headquarters, in_command

    f = Field(game)
    if f.board.sketch and f.is_sheltering():
        return
    for side in (GERMAN, ALLIED):
        ours = f.fed_staffs(side)
        theirs = fed_headquarters(f.play, f.play.sides[side])
        yield Said(f"fed HQs of {f.play.sides[side]}", f.names(ours), f.names(theirs))
        inside = f.in_command(side)
        for piece in f.all_of(side):
            yield Said(
                f"{f.name(piece)} at {f.number(f.at[piece])} in command",
                f.at[piece] in inside,
                bool(in_command(f.play, piece)),
            )


@ORACLE.fact("supply phase", 0.1)
def supply_phase(game: Game, rng: Random) -> Iterator[Said]:
    """§9.2, §9.3 who is marked and who is lost in a supply phase held now, where no HQ has to go back."""
    from grognard.games.front1918.supply import supply as hold

    f = Field(game)
    staffs = [p for side in (GERMAN, ALLIED) for p in f.all_of(side) if f.kind(p) == "hq"]
    if f.is_sheltering() or any(p not in f.fed_staffs(f.side(p)) for p in staffs):
        return
    play: Any = game.copy().play
    if next(iter(hold(play)), None) is not None:
        return
    bit = 1 << play.marks.index("unsupplied")
    inside = {side: f.commanded(side) for side in (GERMAN, ALLIED)}
    for side in (GERMAN, ALLIED):
        for piece in f.all_of(side):
            if f.at[piece] in inside[side]:
                ours = "fed"
            elif f.is_combat(piece):
                ours = "lost" if "unsupplied" in f.marks[piece] else "unsupplied"
            else:
                ours = "lost"
            is_there = play.position.at[piece] == f.at[piece]
            theirs = "lost" if not is_there else "unsupplied" if play.position.marks[piece] & bit else "fed"
            yield Said(f"supply of {f.name(piece)}", ours, theirs)


# §11 movement ------------------------------------------------------------------------------------------------------

MOVES = ("move", "relieve", "react", "enter", "at")


def points_of(f: Field, piece: int, ask: str, phase: str) -> Fraction:
    """§11.1.1, §12.2.6, §14.2: the points of a unit for this kind of move."""
    points = f.allowance(piece)
    if ask == "ask-react-where":
        return Fraction(halved_up(points))
    if phase == "14.2":
        if "reserve" in f.marks[piece]:
            return Fraction(points + 2)
        return Fraction(halved_up(points))
    return Fraction(points)


def carried(f: Field, piece: int) -> bool:
    return f.kind(piece) == "stosstruppen"


@ORACLE.fact("reach")
def reaches(game: Game, rng: Random) -> Iterator[Said]:
    """§11.1, §11.2, §11.3, §14.2, §12.2.6 where those who move can go, and for how many points."""
    question = game.question
    if question is None or question.ask not in ("ask-where", "ask-react-where"):
        return
    f = Field(game)
    found = since(game, *MOVES)
    assert found is not None
    said = found[1]
    group = [said[0][2]] if said[0][1] in ("move", "relieve", "react") else [int(question.args["piece"])]
    group += [noun for _, verb, noun in said if verb == "with"]
    fighters = tuple(piece for piece in group if not carried(f, piece))
    if any("unsupplied" in f.marks[p] or {"reserve", "exploitation"} <= f.marks[p] for p in fighters):
        return
    phase = game.play.phases()[game.play.position.phase].rule
    forced = any(verb == "forced" for _, verb, _ in said)
    fresh = not question.args["moved"]
    if fresh:
        points = min(points_of(f, piece, question.ask, phase) for piece in fighters) * (2 if forced else 1)
    else:
        points = Fraction(question.args["left"])
    march = March(fighters, points, fresh, forced, wades=question.ask == "ask-where")
    if question.ask == "ask-react-where":
        f.shut_won_hex(Fight(game))
    ours = reach(f, march)
    offered = [option for option in question.options if option.verb == "to"]
    about = f"{f.names(fighters)} at {f.number(f.at[fighters[0]])}, {points} points, {fresh=}, {forced=}"
    yield Said(about, f.numbers(ours), f.numbers(option.noun for option in offered))
    for option in rng.sample(offered, min(5, len(offered))):
        tally = game.explain(option)
        if tally is not None and option.noun in ours:
            cost = -sum(reason.value for reason in tally.reasons if reason.key == "reason-way")
            yield Said(f"{about} to {f.number(option.noun)}", ours[option.noun], Fraction(cost))


def is_bound(f: Field, piece: int) -> bool:
    """§11.2.2, D38, M22: a combat unit in an enemy zone stays, unless another that began there stays."""
    side, hex_ = f.side(piece), f.at[piece]
    mates = f.fighters(hex_, side)
    light = f.is_light([piece]) or any(f.carries(mate) for mate in mates)
    if not f.is_combat(piece) or hex_ not in (f.unpinned if light else f.zones)[1 - side]:
        return False
    return not any(mate != piece and "moved" not in f.marks[mate] for mate in mates)


def may_try_a_footbridge(f: Field, piece: int) -> bool:
    """§11.2.4: German combat units beside water, while tries and markers are left."""
    if f.side(piece) != GERMAN or not f.is_combat(piece):
        return False
    position, here = f.play.position, f.at[piece]
    wet = [
        there for there in f.beside(here) if f.is_crossed("river", here, there) or f.is_crossed("stream", here, there)
    ]
    free = any(f.edge(here, there) not in position.footbridge for there in wet)
    return free and position.tries < 3 and len(position.footbridge) < 3


def has_a_way(f: Field, piece: int) -> bool:
    """§11.1.1, §11.1.2, §12.2.6: a hex to go to, alone or led out by Stosstruppen of its hex."""
    mates = [mate for mate in f.fighters(f.at[piece], f.side(piece)) if mate != piece and f.carries(mate)]
    mates = [mate for mate in mates if not {"moved", "tried"} & f.marks[mate]] if f.is_combat(piece) else []
    groups = [(piece,), *((piece, mate) for mate in mates)]
    return any(reach(f, March(group, Fraction(0), True)) for group in groups)


@ORACLE.fact("who may move")
def movers(game: Game, rng: Random) -> Iterator[Said]:
    """§11.1.1, §11.2.2, §11.3.1.1, §14.2 who may begin a move."""
    question = game.question
    if question is None or question.ask not in ("ask-move", "ask-exploit-move"):
        return
    f, side = Field(game), int(question.who)
    offered = {option.noun for option in question.options if option.verb == "move"}
    phase = game.play.phases()[game.play.position.phase].rule
    for piece in f.all_of(side):
        marks = f.marks[piece]
        able = not {"moved", "tried"} & marks and not is_bound(f, piece) and f.at[piece] not in f.frozen()
        able &= not (f.kind(piece) == "army-artillery" and "offensive" in marks)
        if phase == "14.2":
            able &= f.is_combat(piece) and bool({"exploitation", "reserve"} & marks)
        if able and ("unsupplied" in marks or {"exploitation", "reserve"} <= marks):
            continue
        able = able and (has_a_way(f, piece) or may_try_a_footbridge(f, piece))
        yield Said(f"{f.name(piece)} at {f.number(f.at[piece])} may move", able, piece in offered)


# §11.2.5 to §11.2.8 the end of movement -----------------------------------------------------------------------------


def bridges(f: Field) -> list[tuple[int, int]]:
    """The hexsides of a major river with a bridge, standing or not."""
    return [
        (here, there)
        for here in f.grid.hexes
        for there in f.beside(here)
        if here < there
        and f.is_river(here, there)
        and (f.board.is_linked("road", here, there) or f.board.is_linked("rail", here, there))
    ]


def may_demolish(f: Field, side: int, ends: tuple[int, int], inside: set[int]) -> bool:
    """§11.2.5: an enemy unit within three hexes, and one end in command."""
    foes = [f.at[piece] for piece in f.all_of(1 - side)]
    near = any(f.grid.distance(end, foe) <= 3 for end in ends for foe in foes)
    return near and any(end in inside for end in ends) and not f.is_broken(*ends)


def may_rebuild(f: Field, side: int, ends: tuple[int, int], inside: set[int]) -> bool:
    """§11.2.5: a friendly unit at one end, no enemy zone without a friend at the other, both in command."""

    def from_here(here: int, there: int) -> bool:
        return bool(f.of(here, side)) and (there not in f.zones[1 - side] or bool(f.of(there, side)))

    one, two = ends
    return f.is_broken(*ends) and {one, two} <= inside and (from_here(one, two) or from_here(two, one))


@ORACLE.fact("end of movement")
def end_of_movement(game: Game, rng: Random) -> Iterator[Said]:
    """§11.2.5, §11.2.7, §11.2.8 bridges to blow up and to rebuild, and who may be marked."""
    question = game.question
    if question is None or question.ask != "ask-end-of-movement":
        return
    f, side = Field(game), int(question.who)
    inside = f.commanded(side)
    offered = {verb: [o for o in question.options if o.verb == verb] for verb in ("demolish", "rebuild")}
    for verb, may in (("demolish", may_demolish), ("rebuild", may_rebuild)):
        edges = {f.edge(*ends): ends for ends in bridges(f)}
        tested = f.play.position.tested
        ours = {edge for edge, ends in edges.items() if edge not in tested and may(f, side, ends, inside)}
        theirs = {option.noun for option in offered[verb]}
        write = f.board.edge_text
        yield Said(verb, sorted(map(write, ours)), sorted(map(write, theirs)))
        for option in offered[verb]:
            tally = game.explain(option)
            if tally is None or option.noun not in edges:
                continue
            ends = edges[option.noun]
            if verb == "demolish":
                modifier = 2 * (f.date == 1 and f.is_crossed("aisne", *ends))
            else:
                modifier = 2 * any(end in f.zones[1 - side] for end in ends) + f.is_crossed("marne", *ends)
            yield Said(f"die of {option}", modifier, tally.total)
    own = [p for p in f.all_of(side) if f.is_combat(p) and "moved" not in f.marks[p]]
    marked = {"disengaging"}
    held = [p for p in own if f.at[p] in f.zones[1 - side] and not marked & f.marks[p]]
    held = [p for p in held if not f.is_barred(f.at[p])]
    theirs = {option.noun for option in question.options if option.verb == "disengage"}
    yield Said("who may be marked to disengage", f.names(held), f.names(theirs))
    free = {
        f.at[p]
        for p in own
        if f.is_full(p) and f.at[p] not in f.zones[1 - side] and f.is_in_offensive(side, f.at[p])
        and not marked & f.marks[p]
    }  # fmt: skip
    reserve = {option.noun for option in question.options if option.verb == "reserve"}
    yield Said("reserves where none may stand", [], f.numbers(reserve - free))
    if not any("reserve" in marks for marks in f.marks):
        plain = {h for h in free if any("cavalry" not in f.roster[p].traits for p in f.fighters(h, side))}
        yield Said("reserves", f.numbers(plain), f.numbers(reserve & plain))


@ORACLE.fact("footbridge")
def footbridges(game: Game, rng: Random) -> Iterator[Said]:
    """§11.2.4 the die of a footbridge, tried by those who move from their hex."""
    question = game.question
    if question is None or question.ask != "ask-where":
        return
    f = Field(game)
    here = f.at[int(question.args["piece"])]
    for option in question.options:
        if option.verb != "span":
            continue
        one, two = f.grid.ends(option.noun)
        there = two if one == here else one
        tally = game.explain(option)
        assert tally is not None
        near = any(f.grid.distance(here, f.at[piece]) <= 2 for piece in f.all_of(ALLIED))
        modifier = near + 2 * f.is_crossed("marne", here, there) - 2 * bool(f.of(there, GERMAN))
        modifier -= f.is_crossed("stream", here, there)
        yield Said(f"die of {option}", modifier, tally.total)


# §12 combat --------------------------------------------------------------------------------------------------------


class Fight:
    """The combat being resolved: which hex, who attacks, which guns, who leads."""

    def __init__(self, game: Game) -> None:
        found = since(game, "attack")
        assert found is not None
        self.place, said = found
        self.side, _, self.target = said[0]
        self.said = said
        self.exploiting = game.play.phases()[game.play.position.phase].rule == "14.1"
        self.joined = [noun for _, verb, noun in said if verb == "join"]
        self.tank = any(verb == "call-tank" for _, verb, _ in said)
        self.guns: dict[int, set[int]] = {0: set(), 1: set()}
        self.counters: dict[int, set[int]] = {0: set(), 1: set()}
        for who, verb, noun in said:
            if verb == "gun":
                self.guns[who].add(noun)
            elif verb == "counter":
                self.counters[who].add(noun)
                self.guns[who].discard(noun)
        if self.exploiting:
            self.counters[self.side] |= self.guns[self.side]
            self.guns[self.side] = set()
        self.lead = {who: noun for who, verb, noun in said if verb == "lead"}
        self.stoss = [noun for _, verb, noun in said if verb == "shock"]
        self.led_tank = next((noun for _, verb, noun in said if verb == "coordinate"), -1)

    def attackers(self, f: Field) -> list[int]:
        """Those who were named and are left."""
        own = list(self.joined)
        if self.tank:
            own += [p for p, printed in enumerate(f.roster) if printed.name == "A7V"]
        return series.ended(own, f)


def may_fight(f: Field, piece: int, exploiting: bool) -> bool:
    """§12.1, §9.2, §11.2.7, §12.5, §14.1: whether a unit may attack at all in this phase."""
    marks = f.marks[piece]
    able = f.is_combat(piece) and not {"attacked", "unsupplied", *series.UPSET} & marks
    able &= "disengaging" not in marks
    return able and (not exploiting or "exploitation" in marks) and not f.is_barred(f.at[piece])


def may_attack(f: Field, piece: int, hex_: int, exploiting: bool) -> bool:
    """§12.1, §15.4.1: next to the hex; tanks not into a town, nor over a crest or water."""
    here = f.at[piece]
    if hex_ not in f.beside(here) or not may_fight(f, piece, exploiting):
        return False
    if f.kind(piece) not in TANKS:
        return True
    water = f.is_river(here, hex_) or f.is_crossed("stream", here, hex_)
    return not (f.has(hex_, "town") or water or f.is_crossed("crest", here, hex_))


@ORACLE.fact("who may attack")
def attacks(game: Game, rng: Random) -> Iterator[Said]:
    """§12.1 the hexes that may be attacked, and by whom."""
    question = game.question
    if question is None or question.ask not in ("ask-attack", "ask-attack-exploiting", "ask-join"):
        return
    f, side = Field(game), int(question.who)
    exploiting = game.play.phases()[game.play.position.phase].rule == "14.1"
    if question.ask == "ask-join":
        fight = Fight(game)
        chosen = set(fight.joined)
        ours = [p for p in f.all_of(side) if p not in chosen and may_attack(f, p, fight.target, exploiting)]
        theirs = [option.noun for option in question.options if option.verb == "join"]
        yield Said(f"who may attack {f.number(fight.target)}", f.names(ours), f.names(theirs))
        return
    targets = [h for h in f.units if f.fighters(h, 1 - side) and not f.play.position.fought[h]]
    ours = [h for h in targets if any(may_attack(f, p, h, exploiting) for p in f.all_of(side))]
    ours = [h for h in ours if not f.is_barred(h)]
    theirs = [option.noun for option in question.options if option.verb == "attack"]
    yield Said(f"hexes to attack, {exploiting=}", f.numbers(ours), f.numbers(theirs))


def may_fire(f: Field, fight: Fight, side: int, gun: int) -> bool:
    """§15.2.2, §12.2.2, §14.1: whether a gun may take part in this combat."""
    if f.kind(gun) not in GUNS or f.grid.distance(f.at[gun], fight.target) > f.radius_of(gun):
        return False
    attacks = side == fight.side
    many = int(f.play.position.combats[gun])
    offensive = "offensive" in f.marks[gun]
    if attacks and (f.is_barred(f.at[gun]) or (fight.exploiting and f.kind(gun) != "corps-artillery")):
        return False
    others = fight.guns[side] - {gun}
    if offensive and any("offensive" in f.marks[other] for other in others):
        return False
    return many < (4 if offensive and attacks else 1)


@ORACLE.fact("who may fire")
def fires(game: Game, rng: Random) -> Iterator[Said]:
    """§12.2.2, §15.2.2 the guns of each side, and those that may fire at guns."""
    question = game.question
    if question is None or question.ask not in ("ask-guns-attack", "ask-guns-exploiting", "ask-guns-defence"):
        return
    f, fight, side = Field(game), Fight(game), int(question.who)
    named = fight.guns[side] | fight.counters[side]
    able = [p for p in f.all_of(side) if p not in named and may_fire(f, fight, side, p)]
    defends = question.ask == "ask-guns-defence"
    counters = [p for p in able if f.kind(p) == "corps-artillery" and fight.guns[fight.side]]
    ours = {"gun": [] if question.ask == "ask-guns-exploiting" else able, "counter": counters if defends else []}
    for verb, pieces in ours.items():
        theirs = [option.noun for option in question.options if option.verb == verb]
        if question.ask == "ask-guns-exploiting":
            continue
        yield Said(f"{verb}, {question.ask} at {f.number(fight.target)}", f.names(pieces), f.names(theirs))


@ORACLE.fact("bombardment")
def bombardments(game: Game, rng: Random) -> Iterator[Said]:
    """§15.2.2, §17.2 the column and the die of a bombardment about to be rolled."""
    question = game.question
    if question is None or question.tally is None or not question.ask.startswith("roll-bombardment"):
        return
    f, fight, tally = Field(game), Fight(game), question.tally
    attacks = question.ask == "roll-bombardment-attack"
    side = fight.side if attacks else 1 - fight.side
    guns = sum(f.potential_of(gun) for gun in fight.guns[side])
    guns = max(0, guns - sum(f.potential_of(gun) for gun in fight.counters[1 - side]))
    missions = f.missions(fight.target, side)
    airmen = [p for p in f.airmen(fight.target, side) if f.play.position.mission[p] == 2]
    strength = guns + (sum(f.value(p, "potential") for p in airmen) if "observation" in missions else 0)
    column = min(6, min(6, strength) + ("observation" in missions))
    yield Said(f"column of {strength}, {missions}", str(column) if column < 6 else "6+", _column(tally))
    die = 0
    if attacks:
        stack = f.fighters(fight.target, 1 - side)
        die += 3 * f.is_prepared(side, fight.target) - 2 * f.has(fight.target, "trench") - f.has(fight.target, "town")
        die -= bool(stack) and all(f.doctrine(p) == "petain" for p in stack)
    yield Said("die of a bombardment", die, 0 if tally.die is None else tally.die.total)


def _column(tally: Any) -> str:
    return "-" if tally.column is None else str(tally.chart.columns[tally.column])


def may_lead(f: Field, fight: Fight, side: int, piece: int, stack: list[int], inside: set[int]) -> bool:
    """§12.2.3, L6: who may be the lead of a side."""
    if f.kind(piece) in TANKS and any(f.kind(p) not in TANKS for p in stack):
        return False
    if side != fight.side:
        return True
    return f.morale(piece) >= 4 and not f.is_upset(piece) and f.at[piece] in inside


@ORACLE.fact("lead")
def leads(game: Game, rng: Random) -> Iterator[Said]:
    """§12.2.3 who may lead the attack and the defence."""
    question = game.question
    if question is None or question.ask not in ("ask-lead-attack", "ask-lead-defence"):
        return
    f, fight, side = Field(game), Fight(game), int(question.who)
    stack = fight.attackers(f) if side == fight.side else f.fighters(fight.target, side)
    inside = f.in_command(side)
    ours = [p for p in stack if may_lead(f, fight, side, p, stack, inside)]
    theirs = [option.noun for option in question.options if option.verb == "lead"]
    yield Said(f"{question.ask} at {f.number(fight.target)}", f.names(ours), f.names(theirs))


def strengths(f: Field, fight: Fight) -> tuple[Fraction, Fraction]:
    """§12.2.4: the factors of both sides with what the ground does to them."""
    attack = Fraction(0)
    for piece in fight.attackers(f):
        worth = Fraction(f.value(piece, "attack"))
        here = f.at[piece]
        if f.is_river(here, fight.target):
            worth /= 2
        if f.board.crosses("crest", here, fight.target):
            worth /= 2
        attack += worth
    times = (2 if f.has(fight.target, "town") else 1) * (3 if f.has(fight.target, "trench") else 1)
    stack = f.fighters(fight.target, 1 - fight.side)
    return attack, Fraction(times * sum(f.value(piece, "defence") for piece in stack))


def is_concentric(f: Field, fight: Fight) -> bool:
    """§12.2.4, L5: the six hexes round it are held by attackers or in their zone."""
    around = f.beside(fight.target)
    stood = {f.at[piece] for piece in fight.attackers(f)}
    zone = {
        hex_
        for piece in fight.attackers(f)
        if f.kind(piece) not in f.silent_kinds
        for hex_ in f.beside(f.at[piece])
    }  # fmt: skip
    return len(around) == 6 and all(hex_ in stood | zone for hex_ in around)


def shifts(f: Field, fight: Fight) -> int:
    """§12.2.4: the columns, to the right."""
    side, hex_ = fight.side, fight.target
    fighters, stack = fight.attackers(f), f.fighters(hex_, 1 - side)
    lead, against = fight.lead[side], fight.lead[1 - side]
    total = f.morale(lead) - f.morale(against)
    total -= f.has(hex_, "wood") + f.has(hex_, "village") + 2 * f.has(hex_, "fort")
    total -= all(f.is_crossed("stream", f.at[p], hex_) for p in fighters)
    total += bool(fight.stoss) + any("unsupplied" in f.marks[p] for p in stack)
    total += f.doctrine(lead) == "foch"
    total += f.offensive(side) if f.is_in_offensive(side, hex_) else 0
    total += is_concentric(f, fight)
    tanks = [p for p in fighters if f.kind(p) in TANKS]
    if tanks:
        tank = fight.led_tank if fight.led_tank >= 0 else tanks[0]
        total += f.value(tank, "coordination")
    return total


@ORACLE.fact("odds")
def odds(game: Game, rng: Random) -> Iterator[Said]:
    """§12.2.4 the odds and the column of a combat about to be rolled."""
    question = game.question
    if question is None or question.ask != "roll-combat" or question.tally is None:
        return
    f, fight, tally = Field(game), Fight(game), question.tally
    attack, defence = strengths(f, fight)
    assert tally.compared is not None
    yield Said("strengths", (attack, defence), tuple(map(Fraction, tally.compared)))
    base, right = series.column_of(attack, defence), shifts(f, fight)
    yield Said("column before the shifts", base, tally.base)
    yield Said("columns to the right", right, tally.total)
    names = ("1/2", "1/1", "2/1", "3/1", "4/1", "5/1", "6/1")
    ours = names[min(6, base + right)] if base + right >= 0 else "-"
    yield Said("column", ours, _column(tally))


def mastery(f: Field, before: Field, fight: Fight, side: int) -> int:
    """§12.2.6: what is added to the die of a side."""
    attacks, hex_ = side == fight.side, fight.target
    stack = fight.attackers(f) if attacks else f.fighters(hex_, side)
    lead = fight.lead[side]
    total = int(f.is_elite(lead)) + bool(f.airmen(hex_, side)) - bool(f.airmen(hex_, 1 - side))
    total -= len({f.nation(p) for p in stack}) > 1
    doctrine = f.doctrine(lead)
    if not attacks:
        total += 2 * (f.has(hex_, "trench") or f.has(hex_, "fort"))
        total -= any(f.is_upset(p) for p in stack)
        total -= 2 * f.is_prepared(1 - side, hex_)
        return total - (doctrine == "foch")
    total += bool(fight.stoss) + (doctrine == "foch") - (doctrine == "petain")
    total += f.offensive(side) if f.is_in_offensive(side, hex_) else 0
    moral = [f.morale(p) for p in stack if f.kind(p) == "division"]
    return total - (2 if 2 in moral else 1 if 3 in moral else 0)


@ORACLE.fact("mastery")
def masteries(game: Game, rng: Random) -> Iterator[Said]:
    """§12.2.6 the modifiers of tactical mastery, where the combat was rolled for."""
    question = game.question
    if question is None or question.tally is None or not question.ask.startswith("roll-mastery"):
        return
    f, fight = Field(game), Fight(game)
    if not f.fighters(fight.target, 1 - fight.side):
        return
    side = fight.side if question.ask == "roll-mastery-attacker" else 1 - fight.side
    yield Said(f"{question.ask} at {f.number(fight.target)}", mastery(f, f, fight, side), question.tally.total)


# §12.2.8 damage ----------------------------------------------------------------------------------------------------


def price_of(f: Field, piece: int) -> int:
    """§12.2.8: what a step costs."""
    if f.kind(piece) in TANKS:
        return f.value(piece, "protection")
    if f.kind(piece) in REGIMENTS and f.nation(piece) != "american":
        return 2
    return 3


@ORACLE.fact("losses")
def losses(game: Game, rng: Random) -> Iterator[Said]:
    """§12.2.8, §15.4.1, §15.3 who may lose a step in step 10, the first loss and the others."""
    question = game.question
    if question is None or question.ask != "ask-loses":
        return
    f, fight, side = Field(game), Fight(game), int(question.who)
    attacks, left = side == fight.side, int(question.args["left"])
    if attacks:
        stack = fight.attackers(f)
    else:
        before = Field(game.branch(fight.place))
        stack = series.ended(before.fighters(fight.target, side), f)
    tanks = [p for p in stack if f.kind(p) in TANKS]
    others = [p for p in stack if p not in tanks]
    payable = [p for p in stack if price_of(f, p) <= left]
    if not attacks and others:
        payable = [p for p in payable if p not in tanks]
    last = game.entries[-1]
    is_first = last.option.verb not in ("loses", "sheds", "disorders") or int(last.who) != side
    theirs = [option.noun for option in question.options if option.verb == "loses"]
    about = f"losses with {left} points, {is_first=}, {attacks=}"
    yield Said(f"{about}: not payable", [], f.names(set(theirs) - set(payable)))
    lead = fight.lead.get(side, -1)
    if not is_first or (attacks and len(tanks) > 1):
        return
    if attacks and tanks and tanks[0] in payable:
        ours = tanks[:1]
    elif lead in payable:
        ours = [lead]
    else:
        ours = payable
    yield Said(about, f.names(ours), f.names(theirs))


# §12.3, §13.0 retreats ---------------------------------------------------------------------------------------------


def goals_of(f: Field, side: int) -> set[int]:
    """§12.3: the sources, or the HQs where there is none."""
    goals = {hex_ for hex_ in f.sources(side) if not f.of(hex_, 1 - side)}
    return goals or {f.at[p] for p in f.all_of(side) if f.kind(p) == "hq"}


def next_hexes(f: Field, piece: int, here: int, been: set[int], gone: set[int], mastered: bool) -> list[int]:
    """§12.3, D28: where a retreat may go: not away from supply nor into enemy zones, as far as possible."""
    side = f.side(piece)
    open_ = [h for h in f.beside(here) if h not in been and not f.fighters(h, 1 - side)]
    goals = goals_of(f, side)

    def far(hex_: int) -> int:
        return min((f.grid.distance(hex_, goal) for goal in goals), default=0)

    def is_safe(hex_: int) -> bool:
        return hex_ not in f.zones[1 - side] or bool(set(f.of(hex_, side)) - gone)

    near = [h for h in open_ if far(h) <= far(here)]
    safe = [h for h in open_ if is_safe(h)]
    best = [h for h in near if h in safe]
    if best:
        return best
    return (near + [h for h in safe if h not in near] if mastered else near or safe) or open_


@ORACLE.fact("retreat hexes")
def retreats(game: Game, rng: Random) -> Iterator[Said]:
    """§12.3, D28, M1, M4 the first hex of a retreat of a single hex."""
    question = game.question
    if question is None or question.ask not in ("ask-back", "ask-back-foe"):
        return
    f = Field(game)
    piece, left = int(question.args["piece"]), int(question.args["left"])
    place = len(game.entries)
    while place and game.entries[place - 1].option.verb == "back":
        place -= 1
    if f.at[piece] in {entry.option.noun for entry in game.entries[place:]} or left > 1:
        return
    found = since(game, "retreat", "break-off", "attack", "panics")
    assert found is not None
    started = since(game, "attack", "break-off")
    assert started is not None
    mastered = found[1][0][1] == "retreat" and started[1][0][1] == "attack"
    here = f.at[piece]
    before = Field(game.branch(place))
    gone = {p for p in before.of(here, f.side(piece)) if f.at[p] != here}
    ours = next_hexes(f, piece, here, {here}, gone, mastered)
    theirs = [option.noun for option in question.options if option.verb == "back"]
    yield Said(f"{f.name(piece)} back from {f.number(f.at[piece])}, {mastered=}", f.numbers(ours), f.numbers(theirs))


@ORACLE.fact("disengagement")
def disengagements(game: Game, rng: Random) -> Iterator[Said]:
    """§13.0 the die of a disengagement, by the morale of each unit of the stack."""
    question = game.question
    if question is None or question.ask != "ask-by-morale":
        return
    f, side, hex_ = Field(game), int(question.who), int(question.args["hex"])
    stack = [p for p in f.fighters(hex_, side) if "disengaging" in f.marks[p]]
    around = f.beside(hex_)
    enemy = {h for h in around if f.of(h, 1 - side)}
    shut = {h for h in around if h in enemy or (h in f.zones[1 - side] and not f.of(h, side))}
    die = 3 * f.has(hex_, "trench") + f.has(hex_, "town") - 3 * (len(around) == 6 and shut == set(around))
    die -= 2 * any(f.is_upset(p) for p in stack)
    for option in question.options:
        if option.verb == "by-morale" and f.kind(option.noun) not in TANKS:
            tally = game.explain(option)
            assert tally is not None
            morale = {2: -2, 3: -1, 5: 1, 6: 2}.get(f.morale(option.noun), 0)
            yield Said(f"die of {option}", die + morale, tally.total)


# §12.4, §14.0, §12.2.6 after the combat ----------------------------------------------------------------------------


@ORACLE.fact("advance")
def advances(game: Game, rng: Random) -> Iterator[Said]:
    """§12.4 who may go into the hex that was won."""
    question = game.question
    if question is None or question.ask != "ask-advance":
        return
    f, fight = Field(game), Fight(game)
    panicked = {noun for _, verb, noun in fight.said if verb == "panics"}
    gone = {noun for _, verb, noun in fight.said if verb == "advance"}
    ours = [
        p
        for p in series.ended(fight.joined, f)
        if f.is_full(p) and not f.is_upset(p) and p not in panicked | gone and fight.target in f.beside(f.at[p])
    ]
    theirs = [option.noun for option in question.options if option.verb == "advance"]
    yield Said(f"who may advance into {f.number(fight.target)}", f.names(ours), f.names(theirs))


@ORACLE.fact("exploitation")
def exploiters(game: Game, rng: Random) -> Iterator[Said]:
    """§14.0 who may be put in exploitation."""
    question = game.question
    if question is None or question.ask != "ask-exploit":
        return
    f, fight = Field(game), Fight(game)
    able = [
        p
        for p in series.ended(fight.joined, f)
        if f.is_full(p) and not f.is_upset(p) and "exploitation" not in f.marks[p]
    ]
    theirs = [option.noun for option in question.options if option.verb == "exploit"]
    yield Said("in exploitation who may not", [], f.names(set(theirs) - set(able)))
    covered = {(f.roster[p].formation, f.at[p]) for p in theirs}
    missing = [p for p in able if p not in theirs and (f.roster[p].formation, f.at[p]) not in covered]
    yield Said("not offered for exploitation", [], f.names(missing))


@ORACLE.fact("reaction")
def reactions(game: Game, rng: Random) -> Iterator[Said]:
    """§12.2.6 whom mastery lets the defender move."""
    question = game.question
    if question is None or question.ask != "ask-react":
        return
    f, fight, side = Field(game), Fight(game), int(question.who)
    f.shut_won_hex(fight)
    reacted = {noun for _, verb, noun in fight.said if verb == "react"}
    theirs = {option.noun for option in question.options if option.verb == "react"}
    for piece in f.all_of(side):
        able = f.is_combat(piece) and f.at[piece] not in f.zones[1 - side] and piece not in reacted
        able = able and f.grid.distance(f.at[piece], fight.target) <= 3 and not f.is_barred(f.at[piece])
        if able and "unsupplied" in f.marks[piece]:
            continue
        if able:
            points = Fraction(halved_up(f.allowance(piece)))
            able = bool(reach(f, March((piece,), points, True, wades=False)))
        yield Said(f"{f.name(piece)} may react at {f.number(fight.target)}", able, piece in theirs)


# §16.0 victory -----------------------------------------------------------------------------------------------------


@ORACLE.fact("points", 0.1)
def points(game: Game, rng: Random) -> Iterator[Said]:
    """The scenarios: the German points for the hexes they took."""
    f = Field(game)
    if f.board.sketch:
        return
    chart = f.play.charts["victory-hexes"]
    start = holders(f.scenario)
    column = "gneisenau" if f.scenario == "gneisenau" else "map"
    total = 0
    for row in chart.rows:
        worth = chart.at(str(row), column)
        hex_ = f.grid.get(str(row))
        if worth in (None, "-") or hex_ is None:
            continue
        owner = f.play.controller(hex_)
        if owner is not None and int(owner) == GERMAN and start.get(str(row)) != GERMAN:
            total += int(worth)
    yield Said("German points", total, game.play.scores()["german"])


# Laws --------------------------------------------------------------------------------------------------------------


def weight(f: Field, piece: int) -> int:
    """§4.0: three for a whole division, two for a reduced one, one for the rest."""
    if f.kind(piece) == "division":
        return 3 if f.is_full(piece) else 2
    return 1


@ORACLE.law
def stacks(game: Game, memory: dict[str, Any]) -> Iterator[str]:
    """§4.0: no stack counts more than four when a phase in which somebody moved has ended."""
    phase = game.play.phases()[game.play.position.phase].rule
    now = (game.play.position.turn, game.play.position.phase)
    if memory.get("now") not in (None, now):
        f = Field(game)
        for hex_, stack in f.units.items():
            heavy = sum(weight(f, p) for p in stack if f.is_combat(p))
            if heavy > 4 and memory["phase"] in ("11.1", "12.1", "13.0", "14.2") and hex_ in memory["over"]:
                yield f"{f.names(stack)} in {f.number(hex_)} are too many in {phase} after {memory['phase']}"
    f = Field(game)
    over = {h for h, stack in f.units.items() if sum(weight(f, p) for p in stack if f.is_combat(p)) > 4}
    memory.update(now=now, phase=phase, over=over)


@ORACLE.law
def escorts(game: Game, memory: dict[str, Any]) -> Iterator[str]:
    """§11.3.2: every counter of Stosstruppen on the map is with a regiment of its own."""
    f = Field(game)
    carrier = game.play.position.carrier
    with_: list[int] = []
    for hex_, stack in f.units.items():
        for piece in stack:
            if f.kind(piece) == "stosstruppen":
                if carrier[piece] < 0 or f.at[carrier[piece]] != hex_ or carrier[piece] in with_:
                    yield f"{f.name(piece)} in {f.number(hex_)} has no regiment of its own"
                with_.append(carrier[piece])
