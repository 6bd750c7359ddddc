"""Whole games: what must hold at every question, the book laid beside code and tests, and a night played by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import grognard
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.words import FIGHTERS, SHAKEN
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.messages import Messages
from grognard.kernel.words.rulebook import coverage
from grognard.kernel.words.words import words_for
from grognard.shelf import title

if TYPE_CHECKING:
    from tests.games.patrol.conftest import Field

HERE = Path(__file__).parent
GAMES = 30
"""Random games of each scenario, played once and watched by several tests."""


def random_game(scenario: str, seed: int) -> Iterator[grognard.Game]:
    """A game played without thinking, handed out at every question and once more at its end."""
    options = ["15.1"] if seed % 2 else []
    whim, game = Whim(f"{scenario} {seed}"), grognard.new("patrol", scenario, options, seed=seed)
    while game.questions:
        yield game
        side = whim.pick(list(game.questions))
        game.answer(whim.pick(game.questions[side].options), side)
    yield game


def faults(g: Patrol) -> Iterator[str]:
    """What is wrong with the position, by the rules of Patrol."""
    position, board = g.position, g.board
    for hex_ in board.grid.hexes:
        for side in g.sides:
            if g.counters_at(hex_, side) and g.counters_at(hex_, side.enemy):
                yield f"§6.4 both sides are in {board.grid.number(hex_)}"
            if sum(g.kind[p] in FIGHTERS or g.kind[p] == "decoy" for p in g.counters_at(hex_, side)) > 2:
                yield f"§6.5 more than two counters of {side} in {board.grid.number(hex_)}"
    for side in g.sides:
        counters = g.counters[side]
        missing = sum(g.roster.steps[p] - position.steps[p] for p in counters)
        if missing != position.losses[side]:
            yield f"§14.2 {side} lost {position.losses[side]} steps, but {missing} are missing"
        holding = [
            p for p in counters if g.is_on_board(p) and g.is_fighter[p] and g.is_open(p) and not g.has(p, SHAKEN)
        ]
        zone = {hex_ for p in holding for hex_ in board.grid.adjacent[position.at[p]]}
        if zone != {hex_ for hex_ in board.grid.hexes if g.occupation.zone(side)[hex_]}:
            yield f"§6.3 the zone of {side} is not that of its open fighters"
        for p in counters:
            yield from piece_faults(g, p)


def piece_faults(g: Patrol, piece: int) -> Iterator[str]:
    """What is wrong with one counter."""
    position, name = g.position, g.roster[piece].name
    if not 0 <= position.steps[piece] <= g.roster.steps[piece]:
        yield f"§2.2 {name} has {position.steps[piece]} steps"
    if g.is_on_board(piece) and not position.steps[piece]:
        yield f"§2.2 {name} is on the board without a step"
    if g.kind[piece] == "decoy" and g.is_on_board(piece) and (g.is_open(piece) or g.has(piece, SHAKEN)):
        yield f"§11.3 {name}, a decoy, is open or shaken"


class Watched:
    """All random games of a scenario, played once, and what was noticed in them."""

    def __init__(self, scenario: str) -> None:
        self.faults: list[str] = []
        self.bad_retreats: list[str] = []
        self.bad_fighters: list[str] = []
        self.retreats = self.fights = 0
        self.ended: list[grognard.Game] = []
        for seed in range(GAMES):
            for game in random_game(scenario, seed):
                self._look(game, f"seed {seed}, after {len(game.entries)} entries: ")
            self.ended.append(game)

    def _look(self, game: grognard.Game, where: str) -> None:
        g, question = game.play, game.question
        assert isinstance(g, Patrol)
        if len(game.entries) % 3 == 0 or not game.questions:
            self.faults += [where + fault for fault in faults(g)]
        if g.position.turn > g.scenario.turns:
            self.faults.append(f"{where}turn {g.position.turn}")
        if question is not None and question.ask == "ask-retreat":
            self.retreats += 1
            self.bad_retreats += [where + fault for fault in retreat_faults(g, question)]
        if question is not None and question.ask in ("ask-react", "ask-answer", "ask-join", "ask-act"):
            self.fights += 1
            self.bad_fighters += [where + fault for fault in fighter_faults(g, question)]


def retreat_faults(g: Patrol, question: grognard.Question) -> Iterator[str]:
    """Ways of a retreat that lead into a zone or onto the enemy."""
    zone = g.occupation.zone(question.who.enemy)
    for option in question.options:
        if zone[option.noun] or g.counters_at(option.noun, question.who.enemy):
            yield f"§9.4 {option.text} is offered"


def fighter_faults(g: Patrol, question: grognard.Question) -> Iterator[str]:
    """Shaken units and decoys that could fire or assault."""
    verbs = {option.verb for option in question.options}
    actors = {option.noun for option in question.options if option.verb in ("shoot", "join")}
    if verbs & {"fire", "assault"}:
        actors.add(question.args["piece"])
    for piece in actors:
        if g.has(piece, SHAKEN) or not g.is_real[piece]:
            yield f"§8.1 {g.roster[piece].name} could fight"


@cache
def watched(scenario: str) -> Watched:
    """The games of a scenario, for whichever test asks first."""
    return Watched(scenario)


@pytest.mark.rule("2.2", "6.3", "6.4", "6.5", "11.1", "11.3", "14.2", "14.4")
@pytest.mark.parametrize("scenario", ["crossing", "night-raid"])
def test_at_every_question_of_random_games_the_position_is_sound(scenario: str) -> None:
    assert watched(scenario).faults == []
    assert all(game.result is not None for game in watched(scenario).ended)


@pytest.mark.rule("6.4", "6.5")
def test_the_audit_finds_hexes_shared_or_too_full(field: Field) -> None:
    """What the conformance kit asks the game itself; only a test can put the counters so wrong."""
    sound = field("board\n  . .\nunit B1 B2 BL at 0101\nunit R1 at 0201\n").table
    assert sound.audit() == []
    shared = field("board\n  . .\nunit B1 at 0101\nunit R1 at 0201\n").table
    shared.place(shared.roster.numbers["R1"], shared.board.grid.find("0101"))
    assert shared.audit() == ["§6.4 both sides are in 0101"]
    full = field("board\n  . .\nunit B1 B2 B3 at 0101\nunit R1 at 0201\n").table
    assert full.audit() == ["§6.5 more than 2 counters are in 0101"]


@pytest.mark.parametrize("scenario", ["crossing", "night-raid"])
def test_at_the_end_the_verdict_is_that_of_the_points(scenario: str) -> None:
    for game in watched(scenario).ended:
        assert game.result is not None
        points = game.play.scores()
        margin = points["blue"] - points["red"]
        if game.result.verdict != "verdict-wiped-out":
            assert game.result.winner == ("blue" if margin > 0 else "red" if margin < 0 else "")


# Soldiers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.4")
def test_9_4_in_random_games_nobody_retreats_into_a_zone_or_onto_the_enemy() -> None:
    """Watched where a retreat is chosen: every way offered is open and leads away."""
    assert watched("night-raid").bad_retreats == []
    assert watched("night-raid").retreats > 10


@pytest.mark.rule("5.5", "8.1", "10.1", "10.2", "11.3")
def test_8_1_in_random_games_neither_shaken_units_nor_decoys_fire_or_assault() -> None:
    assert watched("night-raid").bad_fighters == []
    assert watched("night-raid").fights > 100


# Words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_that_is_said_in_a_game_has_its_sentence(lang: str) -> None:
    """Prompts, options, events and verdicts of whole games, strictly: no message missing, no argument forgotten."""
    words = words_for(Patrol, lang)
    strict = Messages(words.folders, lang, strict=True)
    lenient, words.messages = words.messages, strict
    try:
        for scenario, seed in (("crossing", 1), ("night-raid", 3), ("night-raid", 4)):
            for game in random_game(scenario, seed):
                for question in game.questions.values():
                    words.prompt(game.play, question)
                    for option in question.options:
                        words.option(game.play, option)
            told = [words.event(game.play, event) for event in game.events]
            assert all(told)
            assert game.result is not None
            words.messages.text(game.result.verdict)
    finally:
        words.messages = lenient


def test_both_languages_have_the_same_messages_and_rules() -> None:
    assert title("patrol").check() == []


# The book ------------------------------------------------------------------------------------------------------


def test_every_clause_has_code_and_a_test() -> None:
    assert coverage(title("patrol").book, "grognard.games.patrol", HERE).faults == ()


def test_the_board_is_the_same_from_either_side() -> None:
    """Turned half round about its middle it falls upon itself: ground, heights, stream, road, prizes, set-up."""
    play = grognard.new("patrol", "crossing", seed=1).play
    board, grid = play.board, play.board.grid

    def turned(hex_: int) -> int:
        column, row = grid.printed(hex_)
        return grid.find(f"{14 - column:02}{(11 if column % 2 else 10) - row:02}")

    def edges(features: set[int]) -> set[frozenset[int]]:
        return {frozenset(grid.ends(edge)) for edge in features}

    for hex_ in grid.hexes:
        assert board.terrain[hex_] == board.terrain[turned(hex_)]
        assert board.height[hex_] == board.height[turned(hex_)]
    for features in (*board.hexsides.values(), *board.links.values()):
        pairs = edges(features)
        assert {frozenset(turned(hex_) for hex_ in pair) for pair in pairs} == pairs
    for name, other in (("worth-3", "worth-3"), ("worth-1", "worth-1"), ("set-up-blue", "set-up-red")):
        assert {turned(hex_) for hex_ in members(board.regions[name])} == set(members(board.regions[other]))
    assert {turned(hex_) for hex_ in members(board.regions["entry-blue"])} == set(members(board.regions["entry-red"]))


# A night played by hand ----------------------------------------------------------------------------------------


def test_two_turns_of_the_crossing_as_two_people_would_play_them(begin: Field) -> None:
    """Both rush the village in the dark, each unsure what the other is; Blue takes the church, and strikes too soon."""
    g = begin("crossing", 1, 2, 3)
    g.march("B1", "0405", "0505", "0605", "0705").march("R1", "1005", "0906", "0805")
    g.march("BL", "0405", "0505", "0605", "0705").march("RL", "1005", "0906", "0805")
    g.march("B2", "0405", "0505", "0605").march("RX", "1105", "1005", "0906")
    g.march("BX", "0407", "0507", "0606").play("activate R2", "stay", "activate BG", "stay", "pass")
    assert (g.asked, g.options()) == ("blue 14.1", ["show BL", "show B1", "show BG", "done"])
    g.play("show B1", "show BG")
    assert (g.asked, g.options()) == ("red 14.1", ["show R2", "show RG", "done"])
    g.play("done", "activate B1")
    assert g.reasons("fire 0805") == {"adjacent": 1, "village": -2, "concealed": -1, "leader": 1}
    assert g.reasons("assault 0805") == {"village": -1, "stream": -1, "unknown": 0}
    g.play("assault 0805", "join BL", "loses B1", "retreat 0605")
    assert g.told()[-13:] == [
        "Blue 1st squad is revealed in 0705 Church.",
        "Blue machine gun is revealed in 0303 West Hill.",
        "Blue takes 0705 Church.",
        "Blue takes 0303 West Hill.",
        "Turn 2.",
        "Blue begins (die 2).",
        "Blue leader is revealed in 0705 Church.",
        "Blue 1st squad leads 2 units in an assault on 0805.",
        "Red leader is revealed in 0805.",
        "Red 1st squad is revealed in 0805.",
        "3 on the die in 0805: attacker loses a step and retreats (A1).",
        "Blue 1st squad loses a step in 0705 Church.",
        "Blue 1st squad retreats to 0605.",
    ]
