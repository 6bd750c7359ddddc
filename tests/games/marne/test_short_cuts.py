"""Cached values and lists computed together agree with the rules asked one by one and with fresh sums, in whole games.

The lists of the movement phase have their own tests in `test_movement_short_cuts`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import grognard
from grognard.games.front1918.aftermath import cannot_cancel, near_by, within_reach
from grognard.games.front1918.arrivals import cannot_enter, enter_offer, entry_ground
from grognard.games.front1918.battle import Battle
from grognard.games.front1918.bridges import cannot_demolish, cannot_rebuild, demolish_offer, rebuild_offer
from grognard.games.front1918.combat import attackers_of, cannot_join
from grognard.games.front1918.destinations import MARCHING, allowance, mover_of
from grognard.games.front1918.exploitation import cannot_haul, is_passable
from grognard.games.front1918.ground import March, Meeting
from grognard.games.front1918.gunnery import cannot_fire, ready_guns
from grognard.games.front1918.markers import cannot_disengage, disengagers
from grognard.games.front1918.reserves import cannot_reserve, reserve_hexes
from grognard.games.front1918.setting_out import cannot_set_out, movers
from grognard.games.front1918.setup import assignable, cannot_assign
from grognard.games.front1918.standing import SideFacts
from grognard.games.front1918.supply import fed_headquarters, in_touch, radius_of_command
from grognard.games.front1918.supports import crowded, too_high
from grognard.games.front1918.words import EXPLOITATION, OFFENSIVE, RESERVE
from grognard.games.marne.table import Marne
from grognard.kernel.asking.script import Question, Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.space.trace import Links
from tests import depth

GAMES = pytest.mark.parametrize(
    ("scenario", "options", "seed", "every"),
    [
        ("gneisenau", (), "five", 3),
        ("blucher", ("17.0",), "six", 13),
        ("friedensturm", (), "seven", 29),
        ("friedensturm", ("17.0",), "eight", 31),
    ],
)


def questions(scenario: str, options: tuple[str, ...], seed: str, every: int) -> Iterator[tuple[Marne, Question]]:
    """Some of the questions of a game played by whim, more of them the deeper it goes."""
    every = depth.one_in(4 * every)
    game, whim, number = grognard.new("marne", scenario, options, seed=seed), Whim(seed), 0
    play = game.play
    assert isinstance(play, Marne)
    while (question := game.question) is not None:
        number += 1
        if number % every == 0:
            yield play, question
        game.answer(whim.pick(question.options), question.who)


def afresh(play: Marne) -> Marne:
    """The same table with nothing remembered."""
    other = play.twin(play.snapshot())
    assert isinstance(other, Marne)
    return other


def places(play: Marne, side: Side) -> list[int]:
    """The pieces of a side on the map."""
    return [p for p in play.own[side] if play.is_on_board(p)]


@GAMES
def test_sets_of_hexes_are_those_of_the_pieces_where_they_stand(
    scenario: str, options: tuple[str, ...], seed: str, every: int
) -> None:
    for play, _ in questions(scenario, options, seed, every):
        at = play.position.at
        for side in play.sides:
            here = places(play, side)
            fighters = hexset(at[p] for p in here if play.is_combat[p])
            ground = hexset(at[p] for p in here if play.is_combat[p] or play.is_wheeled[p])
            zones = hexset(h for h in play.board.grid.hexes if play.in_zone(side, h))
            exerting = hexset(at[p] for p in here if play.exerts(p) >= 0)
            assert play.fighter_hexes(side) == fighters
            assert play.ground_hexes(side) == ground
            assert play.present_hexes(side) == hexset(at[p] for p in here if not play.is_air[p])
            assert play.zone_hexes(side) == zones | exerting
            assert play.lone_hexes(side) == hexset(h for h in members(ground) if not play.holds(side, h))
            assert play.near_hexes(side) == play.board.grid.grow(ground)


@GAMES
def test_the_command_radius_remembered_is_the_one_reckoned_afresh(
    scenario: str, options: tuple[str, ...], seed: str, every: int
) -> None:
    for play, _ in questions(scenario, options, seed, every):
        for side in play.sides:
            known, again = radius_of_command(play, side), radius_of_command(afresh(play), side)
            assert known == again == slow_radius(play, side)
            touched, at = in_touch(play, side), play.position.at
            fed = [p for p in play.headquarters[side] if play.is_on_board(p)]
            assert fed_headquarters(play, side) == [p for p in fed if touched >> at[p] & 1 or play.is_safe(p)]


def slow_radius(play: Marne, side: Side) -> tuple[int, int]:
    """§9.1 The command radius of each headquarters by itself, step by step."""
    at, grid, enemy = play.position.at, play.board.grid, side.enemy
    over = grid.mask & ~play.present_hexes(enemy) & (~play.zone_hexes(enemy) | play.present_hexes(side))
    dry, wet = play.ways.nets(play, side)
    reached = ends = sheltered = 0
    for staff in fed_headquarters(play, side):
        within = 1 << at[staff]
        for _ in range(play.command_of[staff]):
            grown = dry.grow(within)
            ends |= grown | wet.grow(within)
            within |= grown & over
        reached |= within
        if play.is_safe(staff):
            sheltered |= grid.within(at[staff], play.command_of[staff])
    free = ~play.fighter_hexes(enemy)
    return (ends & (over | reached) | sheltered & play.present_hexes(side)) & free, (ends | sheltered) & free


@GAMES
def test_lists_made_at_once_are_what_the_rules_do_not_refuse(
    scenario: str, options: tuple[str, ...], seed: str, every: int
) -> None:
    for play, question in questions(scenario, options, seed, every):
        everyone, grid = range(len(play.roster)), play.board.grid
        edges = sorted(play.ways.bridges)
        for side in play.sides:
            able = movers(play, side, MARCHING, play.mobile[side])
            assert able == [p for p in everyone if cannot_set_out(play, side, MARCHING, p) is None], question.ask
            assert disengagers(play, side) == [p for p in everyone if cannot_disengage(play, side, p) is None]
            assert assignable(play, side) == [p for p in everyone if cannot_assign(play, side, p) is None]
            assert reserve_hexes(play, side) == [h for h in grid.hexes if cannot_reserve(play, side, h) is None]
            assert [o.noun for o in demolish_offer(play, side)] == [
                e for e in edges if cannot_demolish(play, side, e) is None
            ]
            assert [o.noun for o in rebuild_offer(play, side)] == [
                e for e in edges if cannot_rebuild(play, side, e) is None
            ]
            entering = sorted(o.noun for o in enter_offer(play, side))
            assert entering == [p for p in everyone if cannot_enter(play, side, p) is None]
            hauled = [p for p in everyone if cannot_haul(play, side, p) is None]
            assert all(play.has(p, OFFENSIVE) and p in play.guns[side] for p in hauled)
            check_groups(play, side)


def check_groups(play: Marne, side: Side) -> None:
    """§11.1.5 Where a group may come in, asked hex by hex."""
    enemy, stacks = side.enemy, play.occupation.stacks
    for group in play.groups_of[side]:
        assert entry_ground(play, group, wheels=True) == hexset(
            h for h in members(entry_ground(play, group, wheels=False)) if not play.in_zone(enemy, h)
        )
        for h in members(entry_ground(play, group, wheels=False)):
            assert all(play.owner[p] == side or play.is_air[p] for p in stacks.get(h, ()))


@GAMES
def test_those_near_a_combat_are_found_by_their_hexes(
    scenario: str, options: tuple[str, ...], seed: str, every: int
) -> None:
    for play, _ in questions(scenario, options, seed, every * 3):
        for side in play.sides:
            for hex_ in members(play.fighter_hexes(side.enemy))[::9]:
                battle = Battle(side, hex_, [], play.fighters_at(hex_, side.enemy), {})
                for each in play.sides:
                    assert near_by(play, battle, each) == [
                        p for p in play.fighters[each] if within_reach(play, battle, p)
                    ]
                    able = [p for p in play.guns[each] if cannot_fire(play, battle, each, [], p) is None]
                    ready = ready_guns(play, each, hex_)
                    assert [p for p in ready if cannot_fire(play, battle, each, [], p) is None] == able
                marked = [p for p in play.fighters[side] if cannot_cancel(play, battle, p) is None]
                assert all(play.has(p, RESERVE | EXPLOITATION) for p in marked)
                for exploiting in (False, True):
                    joining = [p for p in play.own[side] if cannot_join(play, side, hex_, exploiting, p) is None]
                    assert attackers_of(play, side, hex_, exploiting) == joining


@GAMES
def test_a_march_remembered_is_the_march_reckoned_afresh(
    scenario: str, options: tuple[str, ...], seed: str, every: int
) -> None:
    for play, question in questions(scenario, options, seed, every * 2):
        side, other = question.who, afresh(play)
        other.ways._kept = {}
        for piece in [p for p in play.mobile[side] if play.is_on_board(p)][::5]:
            here, left = play.position.at[piece], allowance(play, piece)
            marches = play.ways.marches(play, mover_of(play, side, [piece]))
            known = marches.meeting
            again = other.ways.meeting(other, mover_of(other, side, [piece]))
            assert (known.barred, known.stop) == (again.barred, again.stop)
            march = marches.march(here, left, True)
            plain = asked_one_by_one(again, here, left)
            assert march.costs == plain.costs
            assert [march.path(h) for h in march.hexes] == [plain.path(h) for h in plain.hexes]
            assert set(march.dear) == dear_steps(play, known, here, left)


def asked_one_by_one(meeting: Meeting, here: int, left: int) -> March:
    """A march whose search asks a function about every hex, not a column of numbers."""
    barred, stop = Asked(meeting.barred), Asked(meeting.stop)
    return March(Meeting(meeting.mover, meeting.edges, barred, stop, meeting.shores), here, left, True)


class Asked(bytearray):
    """A column that the search does not take for one: its test is a function like any other."""

    def __getitem__(self, h):  # type: ignore[no-untyped-def]
        return bytearray.__getitem__(self, h)


def dear_steps(play: Marne, meeting: Meeting, here: int, left: int) -> set[int]:
    """§11.1.2, §11.2.3 The next hexes that cost more than is left or lie across a river, and that nothing else bars."""
    found = set()
    for h in play.board.grid.adjacent[here]:
        cost = meeting.edges.cost(here, h)
        is_waded = cost is None and meeting.mover.wades and play.ways.is_river(here, h)
        is_zone_to_zone = meeting.stop[here] and meeting.stop[h]
        if (is_waded or (cost is not None and cost > left)) and not meeting.barred[h] and not is_zone_to_zone:
            found.add(h)
    return found - {*March(meeting, here, left, False).costs}


@GAMES
def test_stacks_found_level_are_not_too_high(scenario: str, options: tuple[str, ...], seed: str, every: int) -> None:
    for play, _ in questions(scenario, options, seed, every):
        size, high = play.board.grid.size, []
        for hex_, stack in play.occupation.stacks.items():
            if hex_ < size and play.stacking(stack) > play.stack_limit:
                high.append(hex_)
        assert sorted(too_high(play)) == sorted(high)
        assert [h for side in play.sides for h in crowded(play, side)] == sorted(
            high, key=lambda h: (play.holds(play.sides[1], h), h)
        )
        if play.level == (*play.side_caches,):
            assert not high


@GAMES
def test_railways_in_use_are_those_whose_bridges_stand(
    scenario: str, options: tuple[str, ...], seed: str, every: int
) -> None:
    for play, _ in questions(scenario, options, seed, every * 7):
        grid = play.board.grid
        pairs = [grid.ends(e) for e in sorted(play.ways.rail) if is_passable(play, *grid.ends(e))]
        assert play.ways.railways(play).pairs() == Links(pairs, both_ways=False).pairs()


def test_a_new_stand_is_made_when_somebody_moves_and_not_when_he_is_marked() -> None:
    play = grognard.new("marne", "gneisenau", seed=1).play
    assert isinstance(play, Marne)
    german, allied = play.sides
    piece = next(p for p in play.fighters[german] if play.is_on_board(p))
    before = [*play.side_caches]
    play.mark(piece, RESERVE)
    play.place(piece, play.position.at[piece])
    assert play.side_caches == before
    play.place(piece, play.board.grid.adjacent[play.position.at[piece]][0])
    assert play.side_caches[german] is not before[german]
    assert play.side_caches[allied] is before[allied]
    assert isinstance(play.side_caches[german], SideFacts)
    assert play.twin(play.snapshot()).side_caches[german] is not play.side_caches[german]


def test_what_the_charts_say_of_a_turn_is_read_once_and_for_each_turn() -> None:
    for scenario in ("gneisenau", "blucher", "friedensturm"):
        play = grognard.new("marne", scenario, seed=1).play
        assert isinstance(play, Marne)
        for turn in range(1, play.scenario.turns + 1):
            play.position.turn = turn
            row = f"{scenario}-{play.number_of(turn)}"
            assert play.this_turn == row and play.calendar == play.number_of(turn)
            attacker = play.charts["offensives"].at(row, "side") if play.has_row("offensives", row) else ""
            assert play.is_offensive == bool(attacker)
            for side in play.sides:
                if side.name != attacker:
                    assert play.offensive_modifier(side) == 0 and not play.is_bruchmuller(side)
            if play.has_row("initiative", row):
                assert play.initiative.name == play.charts["initiative"].at(row, "side")
