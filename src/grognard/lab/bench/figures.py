"""The jobs that are measured: the kernel on drills of three sizes, its small parts, rules of games, and whole games.

Each returns how many units it did. Nothing is timed or printed here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import grognard
from grognard.games.august import August
from grognard.games.front1918 import Front
from grognard.games.front1918.movement_phase import movement as front_movement
from grognard.games.front1918.supply import commanded, fed_headquarters
from grognard.games.marne import Marne
from grognard.games.verdun import Verdun
from grognard.games.verdun.movement import movement
from grognard.games.verdun.reach import front_for
from grognard.games.verdun.strength import allowance
from grognard.games.verdun.supply import check_supply
from grognard.games.verdun.terrain import March
from grognard.games.verdun.words import GERMAN
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.space.sight import level_with_higher
from grognard.lab.bench.clock import Effort, TimedJob
from grognard.lab.bench.drill import FAR, FULL, REDUCED, SHEETS, WEST, Drill, DrillTitle
from grognard.shelf import title

ANSWERS = 40
"""How many answers the saved game holds."""
SCENARIOS = {
    "night-raid": "patrol",
    "crossing": "patrol",
    "haumont": "verdun",
    "fall-gericht": "verdun",
    "gneisenau": "marne",
    "friedensturm": "marne",
    "grappa": "italia",
    "vittorio": "italia",
    "phu-tong-hoa": "indochine",
    "rail": "indochine",
    "bilderweitschen": "august",
    "usdau": "august",
}
"""The scenarios played out, and their games."""
LONG = frozenset(name for name, game in SCENARIOS.items() if game != "patrol")
"""Scenarios with one game in a slice."""
WIDE = ("gneisenau", "friedensturm")
"""A small and a large scenario of one game, for its growth."""
REPEATS = 100

Work = Callable[[], object]


def often(work: Work, times: int = REPEATS) -> Callable[[], int]:
    """The same work so many times."""

    def run() -> int:
        for _ in range(times):
            work()
        return times

    return run


def for_each(work: Callable[[int], object], things: Sequence[int]) -> Callable[[], int]:
    """The same work for each of these."""

    def run() -> int:
        for thing in things:
            work(thing)
        return len(things)

    return run


# On the drill, at three sizes -----------------------------------------------------------------------------------


def drills() -> list[TimedJob]:
    """The jobs that grow with the game, at its size, twice and four times it."""
    return [job for scale in SHEETS for job in drill_jobs(DrillTitle(scale))]


def drill_jobs(drill: DrillTitle) -> list[TimedJob]:
    """The jobs of the kernel on a drill of one size."""
    return [
        job._replace(scale=drill.scale)
        for job in (*table_jobs(drill), *spatial_jobs(drill), *question_jobs(drill), *session_jobs(drill))
    ]


def table_jobs(drill: DrillTitle) -> list[TimedJob]:
    """Jobs that copy the position and move pieces."""
    play = drill.start("menus").play
    shot = play.snapshot()
    return [
        TimedJob("snapshot", "snapshot", often(play.snapshot)),
        TimedJob("restore", "restore", often(lambda: play.restore(shot))),
        TimedJob("place", "move a piece, zones kept right", marching(own_table(drill))),
        TimedJob("zone", "change a piece's zone", wavering(own_table(drill))),
    ]


def own_table(drill: DrillTitle) -> Drill:
    """A separate table for one job, because it moves the pieces."""
    play = drill.start("menus").play
    assert isinstance(play, Drill)
    return play


def on_map(play: Drill) -> list[int]:
    """The pieces of the west that stand on the map."""
    return [piece for piece in play.pieces_of[WEST] if play.is_on_board(piece)]


def marching(play: Drill) -> Callable[[], int]:
    """Move every infantry on the map to the next hex and back."""
    at, adjacent = play.position.at, play.board.grid.adjacent
    ways = [(piece, at[piece], adjacent[at[piece]][0]) for piece in on_map(play) if play.exerts(piece) >= 0]

    def run() -> int:
        for piece, here, there in ways:
            play.place(piece, there)
            play.place(piece, here)
        return 2 * len(ways)

    return run


def wavering(play: Drill) -> Callable[[], int]:
    """Reduce and restore every infantry on the map, so that its zone changes kind."""
    pieces, steps = [piece for piece in on_map(play) if play.exerts(piece) >= 0], play.position.steps

    def run() -> int:
        for piece in pieces:
            steps[piece] = REDUCED if steps[piece] == FULL else FULL
            play.changed(piece)
        return len(pieces)

    return run


def spatial_jobs(drill: DrillTitle) -> list[TimedJob]:
    """Movement and supply over the whole board."""
    play = own_table(drill)
    movers = on_map(play)
    depots, cut = drill.depots(), play.cut_off(WEST)
    return [
        TimedJob("reach", "reach, 8 points past zones", for_each(play.reachable, movers)),
        TimedJob(
            "reach-by-step", "… where zones cost and bar single steps", for_each(play.reachable_through_zones, movers)
        ),
        TimedJob("supply", "supply over the whole board", often(lambda: play.supplied(depots, cut))),
    ]


def question_jobs(drill: DrillTitle) -> list[TimedJob]:
    """Questions without rules; the log is emptied before each slice, so that it does not grow without end."""
    menus, choices = drill.start("menus"), drill.start("choices")
    left = choices.play.voices["left"]()
    return [
        TimedJob("question", "an empty question answered", often(lambda: choices.answer(left)), before=choices.restart),
        TimedJob("question-by-text", "… by its text", often(lambda: choices.answer("left")), before=choices.restart),
        TimedJob("menu", "an empty menu answered", often(lambda: menus.answer(left)), before=menus.restart),
    ]


def session_jobs(drill: DrillTitle) -> list[TimedJob]:
    """Jobs of a game at a menu: copy, view, save and load."""
    game = answered(drill.start("menus"), ANSWERS)
    save = game.save()
    return [
        TimedJob("copy", "copy of a game at a menu", often(game.copy)),
        TimedJob("view", "view of one side", often(lambda: game.view("west"), 1)),
        TimedJob("save", f"save, {ANSWERS} answers", often(game.save, 1)),
        TimedJob("load", f"load, {ANSWERS} answers played again", often(lambda: drill.load(save), 1)),
        TimedJob("load-trusting", "… its snapshot trusted", often(lambda: drill.load(save, trust=True), 1)),
    ]


def answered(game: Game, times: int) -> Game:
    """The game after so many first options."""
    for _ in range(times):
        assert game.question is not None
        game.answer(game.question.options[0])
    return game


# Small parts ----------------------------------------------------------------------------------------------------


def parts() -> list[TimedJob]:
    """Lines of sight, tallies and chances, which do not depend on the size."""
    return [*sight_jobs(own_table(DrillTitle(1))), *tally_jobs(), *verdun_jobs(), *marne_jobs()]


def sight_jobs(play: Drill) -> list[TimedJob]:
    """Whether one hex sees another: walked, by sets of hexes, and from the table past smoke."""
    grid, sight, height, top = play.board.grid, play.sight, play.board.height, play.top
    pairs = [(a, b) for a in grid.hexes[::50] for b in members(grid.within(a, FAR))[::20] if a != b]
    smoke = grid.within(grid.hexes[len(grid) // 2], 1)

    def walk() -> int:
        for a, b in pairs:
            sight.clear(a, b, level_with_higher((height[a] + 1, height[b] + 1), top.__getitem__))
        return len(pairs)

    def sets() -> int:
        for a, b in pairs:
            sight.crosses(a, b, play.wood)
        return len(pairs)

    def table() -> int:
        for a, b in pairs:
            play.visible.sees(a, b, smoke)
        return len(pairs)

    return [
        TimedJob("sight", "line of sight, walked over heights", walk),
        TimedJob("sight-sets", "… against a set of hexes", sets),
        TimedJob("sight-table", "… from the table, past smoke", table),
    ]


def tally_jobs() -> list[TimedJob]:
    """A tally with three reasons up to its column, and the exact chances behind it."""
    chart, two_dice = title("patrol").charts["fire"], Dice(2, 6)

    def three_reasons() -> Tally:
        tally = Tally("fire").strength(6, chart)
        tally.add(1, "1.1", "near").add(-1, "1.2", "wood").add(-1, "1.3", "dark")
        return tally

    fire = three_reasons()
    nerve = Tally("nerve", 7).add(1, "1.4", "leader").add(-1, "1.5", "reduced").add(-1, "1.6", "alone").test(two_dice)
    return [
        TimedJob("tally", "tally of three reasons, and its column", often(lambda: three_reasons().column)),
        TimedJob("chances", "exact chances on a chart", often(fire.chances)),
        TimedJob("chances-test", "exact chances of a test on two dice", often(nerve.chances)),
    ]


def verdun_jobs() -> list[TimedJob]:
    """Verdun's most expensive computations at the start: German supply, what can move, and where to."""
    play = grognard.new("verdun", "haumont", seed=1).play
    assert isinstance(play, Verdun)
    troops = [p for p in play.own[GERMAN] if play.is_on_board(p) and play.is_foot[p]]

    def menu() -> object:
        return next(movement(play, GERMAN))

    def afresh(piece: int) -> March:
        """The search itself, without the cache that is kept in play while the enemy does not move."""
        front = front_for(play, GERMAN, [piece], strategic=False)
        return March(front, play.position.at[piece], allowance(play, piece), moved=False)

    return [
        TimedJob("verdun-supply", "verdun: a German supply check", often(lambda: check_supply(play, GERMAN), 1)),
        TimedJob("verdun-menu", "verdun: a German movement menu", often(menu, 1)),
        TimedJob(
            "verdun-reach",
            "verdun: where a German regiment can go",
            for_each(afresh, troops),
        ),
    ]


def marne_jobs() -> list[TimedJob]:
    """Marne's most expensive computations at the start of a small and a large scenario: supply, and what can move."""
    jobs = []
    for scenario in WIDE:
        play = grognard.new("marne", scenario, seed=1).play
        assert isinstance(play, Marne)
        first, second = play.sides

        def check(play: Marne = play, sides: tuple[Side, Side] = (first, second)) -> None:
            play.forget()  # in play it is cached while nobody moves
            for side in sides:
                fed_headquarters(play, side)
                commanded(play, side)

        def menu(play: Marne = play, side: Side = first) -> object:
            return next(front_movement(play, side))

        jobs += [
            TimedJob(f"marne-supply-{scenario}", f"marne, {scenario}: a supply check of both sides", often(check, 1)),
            TimedJob(f"marne-menu-{scenario}", f"marne, {scenario}: a German movement menu", often(menu, 1)),
        ]
    return jobs


def combat_units() -> dict[str, int]:
    """The number of combat units in scenarios: of Marne and Italia on the map at the start, of August 1914 in all."""
    found = {}
    for scenario, game in SCENARIOS.items():
        play = grognard.new(game, scenario, seed=1).play
        if isinstance(play, Front):
            found[scenario] = sum(play.is_on_board(p) for side in play.sides for p in play.fighters[side])
        elif isinstance(play, August):
            found[scenario] = sum(play.is_combat)
    return found


# Whole games ----------------------------------------------------------------------------------------------------


def games(effort: Effort) -> list[TimedJob]:
    """Random play, where a unit is one side's answer; and making games."""
    plays = [
        TimedJob(
            f"{game}-{name}",
            f"{game}, {name}: one random decision",
            Playing(name, how_many(name, effort), effort.decisions),
            collects=True,
        )
        for name, game in SCENARIOS.items()
    ]
    makes = [
        TimedJob(f"new-{name}", f"{game}, {name}: a new game", often(partial(grognard.new, game, name, seed=1), 10))
        for name, game in SCENARIOS.items()
    ]
    return plays + makes


def how_many(scenario: str, effort: Effort) -> int:
    """The number of games of a scenario in a slice."""
    return 1 if scenario in LONG else effort.games


class Playing:
    """The same random games each time, from the first question to the result or as far as they go."""

    def __init__(self, scenario: str, games: int, most: int) -> None:
        self.scenario = scenario
        self.games = games
        self.most = most
        self.entries_per_decision = 0.0
        """Entries, dice included, for each answer of a side, in the games of the last run."""

    def __call__(self) -> int:
        played = [play_out(self.scenario, seed, self.most) for seed in range(self.games)]
        answers = sum(each for each, _ in played)
        self.entries_per_decision = sum(entries for _, entries in played) / answers
        return answers


def play_out(scenario: str, seed: int, most: int) -> tuple[int, int]:
    """Play one random game as a bot would, up to `most` answers; returns the sides' answers, and entries with dice."""
    game, whim, answers = grognard.new(SCENARIOS[scenario], scenario, seed=seed), Whim(seed), 0
    while answers < most and (question := game.question) is not None:
        game.answer(whim.pick(question.options), question.who)
        answers += 1
    return answers, len(game.entries)
