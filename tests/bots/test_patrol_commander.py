"""The commander of Patrol: sensible decisions, no use of secrets, no stall, and reasons in both languages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

import grognard
from grognard import bots
from grognard.bots.minds.commander import Weighing
from grognard.bots.minds.glance import Asked
from grognard.bots.minds.reason import BotReason
from grognard.bots.patrol import PatrolCommander, commander
from grognard.bots.patrol.worth import table_worth
from grognard.bots.ranks.officer import Officer
from grognard.games.patrol.mortars import aims
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.words import BLUE, RED
from grognard.kernel.asking.script import Option, Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.secrecy.imagined import imagined_table
from tests.bots.handed import handed

SCENARIOS = ("crossing", "night-raid")
CONTEXT = "phase 4.5\nbegins blue\nacting blue\n"
Field = Callable[..., grognard.Game]


@pytest.fixture
def field() -> Field:
    """Lay out a position on the board of the crossing, Blue to activate in the first turn unless it says otherwise."""

    def lay_out(text: str, *rolls: int | Sequence[int], scenario: str = "crossing") -> grognard.Game:
        lines = "\n".join(line.strip() for line in text.strip().splitlines()) + "\n"
        first = "" if "phase " in lines else CONTEXT
        return grognard.position("patrol", f"patrol {scenario}\n{first}{lines}", dice=grognard.Scripted(rolls))

    return lay_out


def ask(game: grognard.Game, side: str = "", officer: Officer | None = None) -> tuple[Option, Officer]:
    """What an officer answers to the question open now, and the officer."""
    officer = officer or Officer(1)
    question = game.questions[side] if side else game.question
    assert question is not None
    return bots.ask(game, officer, question), officer


def deeds(game: grognard.Game, side: str = "blue") -> list[str]:
    """What an officer does in one operation, answer by answer, the other side holding its fire."""
    officer = Officer(1)
    done: list[str] = []
    while (question := game.question) is not None:
        if question.side != side:
            hold = question.find("hold")
            if hold is None:
                break
            game.answer(hold)
            continue
        if question.is_menu and done:
            break
        option, _ = ask(game, officer=officer)
        done.append(option.text)
        game.answer(option)
    return done


def table_of(game: grognard.Game) -> Patrol:
    """The true table."""
    assert isinstance(game.play, Patrol)
    return game.play


def mind(game: grognard.Game, side: Side = BLUE) -> PatrolCommander:
    """A commander who looks at the true table."""
    made = commander(table_of(game), side, Whim(1))
    made.look(table_of(game))
    return made


# Soldierly decisions ---------------------------------------------------------------------------------------------


def test_fires_at_a_good_target(field: Field) -> None:
    game = field("unit BG at 0303\nunit BL at 0303 spent\nunit R1 at 0305\nunit RL at 1306")
    assert deeds(game)[:2] == ["activate BG", "fire 0305"]


def test_does_not_fire_where_fire_does_nothing(field: Field) -> None:
    game = field("unit B1 at 0504\nunit BL at 0404\nunit R1 at 0705\nunit RL at 1306\nturn 5")
    game.answer("activate B1")
    tally = game.explain("fire 0705")
    assert tally is not None
    assert tally.column is None, "houses stop it all"
    assert ask(game)[0].text != "fire 0705"


def test_does_not_assault_a_strong_stack_alone(field: Field) -> None:
    game = field("unit B1 at 0605 steps 1\nunit BL at 0505\nunit R1 R2 at 0705\nunit RL at 1306")
    assert not any(text.startswith("assault") for text in deeds(game))


def test_assaults_what_is_weak_and_calls_up_who_helps(field: Field) -> None:
    game = field(
        "unit B1 B2 BL at 0605\nunit R1 at 0705 steps 1 shaken\nunit RL at 1306\nunit RG at 1108\nturn 5", 6, (1, 1)
    )
    done = deeds(game)
    assert "assault 0705" in done
    assert any(text.startswith("join") for text in done)
    assert any(text.startswith("advance") for text in done)


def test_goes_for_an_empty_prize(field: Field) -> None:
    game = field("unit B1 at 0505\nunit BL at 0305\nunit R1 at 1306\nunit RL at 1306\nturn 5")
    done = deeds(game)
    assert done[0] in ("activate B1", "activate BL")
    assert done[-1] in ("to 0705", "to 0706", "halt")
    at = table_of(game).position.at
    assert at[table_of(game).roster.numbers[done[0].split()[1]]] in dict(table_of(game).prizes)


def test_shows_itself_to_take_a_prize(field: Field) -> None:
    game = field(
        "turn 2\nphase 4.6\nbegins blue\nacting blue\nunit B1 at 0705 concealed\nunit R1 at 1301\nunit B2 at 0101"
    )
    assert ask(game)[0].text == "show B1"


def test_rallies_a_shaken_unit_out_of_sight(field: Field) -> None:
    game = field("unit B1 at 0101 shaken\nunit BL at 0101 spent\nunit R1 at 1306\nunit RL at 1306\nturn 5", (2, 2))
    assert deeds(game)[:2] == ["activate B1", "rally"]


def test_fires_at_what_moves_in_the_open_before_it(field: Field) -> None:
    text = "phase 4.5\nbegins red\nacting red\nunit BG BL at 0303\nunit R1 at 0606\nunit RL at 1306"
    game = field(text)
    game.answer("activate R1")
    game.answer("to 0506")
    question = game.question
    assert question is not None
    assert (question.side, question.ask) == ("blue", "ask-react")
    option, officer = ask(game)
    assert option.text == "shoot BG"
    assert [reason.key for reason in officer.explain()] == ["bot-patrol-shoot"]


def test_retreats_into_cover(field: Field) -> None:
    text = """
        phase 4.5
        begins red
        acting red
        unit B1 at 0406
        unit BL at 0205
        unit R1 R2 at 0506
        unit RL at 0506
        """
    game = field(text, (2, 2), (6, 5))
    for answer in ("activate R1", "fire 0406"):
        game.answer(answer)
    question = game.question
    assert question is not None
    if question.ask == "ask-loses":
        game.answer(question.options[0])
        question = game.question
    assert question is not None
    assert question.ask == "ask-retreat"
    option, _ = ask(game)
    danger = {each.noun: mind(game).read().picture.danger[each.noun] for each in question.options}
    assert danger[option.noun] == min(danger.values())


def test_the_step_that_is_missed_least_is_lost(field: Field) -> None:
    text = "phase 4.5\nbegins red\nacting red\nunit BG BS at 0305\nunit BL at 0105\nunit R1 at 0405\nunit RL at 0405"
    game = field(text, (1, 2))
    for answer in ("activate R1", "fire 0305"):
        game.answer(answer)
    question = game.question
    assert question is not None
    assert question.ask == "ask-loses"
    assert ask(game)[0].text == "loses BS"


def test_passes_when_nothing_is_worth_the_risk(field: Field) -> None:
    game = field(
        "turn 5\nunit B1 at 0705 concealed\nunit RL at 1306\nunit R1 at 1306\n"
        + "\n".join(f"hex {h} control blue" for h in ("0705", "0706", "0406", "1004", "0303", "1108"))
    )
    option, officer = ask(game)
    assert option.text == "pass"
    assert [reason.key for reason in officer.explain()] == ["bot-patrol-pass"]


LIT = """
    options 15.1
    phase 4.5
    begins blue
    acting blue
    side blue flares 1
    unit BG BL at 0105
    {prey}
    unit RL at 1306
    """


@pytest.mark.parametrize(("prey", "lights"), [("unit R1 R2 at 0605 shaken", True), ("unit R1 R2 at 1301", False)])
def test_lights_the_field_when_its_own_fire_gains_by_it(field: Field, prey: str, lights: bool) -> None:
    prey = prey.replace("0605", "0606")
    game = field(LIT.format(prey=prey))
    before = positions(table_of(game))
    option, officer = ask(game)
    assert (option.text == "flare") == lights
    assert ("bot-patrol-flare" in [reason.key for reason in officer.explain()]) == lights
    assert positions(table_of(game)) == before


def test_sets_up_where_the_way_to_the_prizes_is_shortest() -> None:
    game = grognard.new("patrol", "night-raid", seed=1)
    officers = {side: bots.make("officer", side) for side in ("blue", "red")}
    while (question := game.question) is not None and question.ask == "ask-put":
        bots.let_answer(game, officers[question.side], question)
    table = table_of(game)
    at, number = table.position.at, table.roster.numbers
    find = table.board.grid.find
    assert (at[number["BG"]], at[number["RG"]]) == (find("0302"), find("1109")), "on the hills"
    assert (at[number["B1"]], at[number["R1"]]) == (find("0202"), find("1208")), "the shortest way for a squad"


def test_bombs_are_laid_on_the_enemy_and_not_on_one_s_own(field: Field) -> None:
    text = "turn 2\nphase 4.4\nbegins blue\nacting blue\nside blue shells 2\nunit B1 B2 at 0405\nunit R1 R2 at 0505\n"
    game = field(text + "unit RL at 0505\nunit BL at 0305", scenario="night-raid")
    officer = Officer(1)
    option, _ = ask(game, "blue", officer)
    assert option.text == "plot shells"
    game.answer(option, "blue")
    assert ask(game, "blue", officer)[0].text == "aim 0505"


def test_no_bombs_are_plotted_where_none_may_be_aimed(field: Field) -> None:
    """Red stands in the open in 1202, which Blue does not see by night: a bomb may not be aimed there."""
    text = "turn 2\nphase 4.4\nbegins blue\nacting blue\nside blue shells 2\nunit B1 at 0101\nunit R1 R2 RL at 1202\n"
    game = field(text, scenario="night-raid")
    table = table_of(game)
    assert table.board.grid.find("1202") not in aims(table, BLUE)
    option, _ = ask(game, "blue", Officer(1))
    assert option.text == "plot nothing"


def test_reserves_come_in_by_the_road() -> None:
    game = grognard.new("patrol", "night-raid", seed=4)
    officers = {side: bots.make("officer", side) for side in ("blue", "red")}
    entered: dict[str, str] = {}
    while (question := game.question) is not None and len(entered) < 2:
        option = bots.let_answer(game, officers[question.side], question)
        if question.ask == "ask-enter":
            entered[question.side] = option.text
    assert entered == {"blue": "enter 0105", "red": "enter 1306"}


# Fair play -------------------------------------------------------------------------------------------------------


def positions(table: Patrol) -> dict[str, Any]:
    """Everything in a table's position."""
    plain = msgspec.to_builtins(table.position)
    assert isinstance(plain, dict)
    return plain


def lookalike(game: grognard.Game, side: Side, seed: int) -> grognard.Game:
    """A game that looks the same to a side and is another."""
    other = game.copy()
    other.play = imagined_table(game, side, Whim(seed))
    return other


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("level", ["officer", "recruit"])
def test_equal_views_give_equal_answers(scenario: str, seed: int, level: str) -> None:
    game = grognard.new("patrol", scenario, ["15.1"], seed=seed)
    whim = Whim(seed)
    differed = asked = 0
    while (question := game.question) is not None:
        asked += 1
        if asked % 3 == 0:
            twins = [lookalike(game, question.who, other) for other in (1, 2)]
            answers = [bots.ask(twin, bots.make(level, seed), twin.questions[question.side]) for twin in twins]
            assert answers[0] == answers[1]
            differed += positions(table_of(twins[0])) != positions(table_of(twins[1]))
        game.answer(whim.pick(question.options), question.who)
    assert differed >= 12


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_general_sees_no_more_than_its_view(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PatrolCommander, "weighing", Weighing(most=2, least=2))
    game = grognard.new("patrol", scenario, seed=2)
    whim = Whim(2)
    weighed = 0
    while (question := game.question) is not None and weighed < 3:
        if question.is_menu and whim.below(8) == 0:
            answers = []
            for other in (1, 2):
                general = bots.make("general@600", 5)
                twin = lookalike(game, question.who, other)
                answers.append(bots.ask(twin, general, twin.questions[question.side]))
            assert answers[0] == answers[1]
            weighed += 1
        game.answer(whim.pick(question.options), question.who)
    assert weighed == 3


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(2))
def test_copes_with_other_people_s_answers_and_leaves_the_table_as_it_was(scenario: str, seed: int) -> None:
    game = grognard.new("patrol", scenario, ["15.1"], seed=seed)
    whim = Whim(seed)
    minds = {side.name: commander(table_of(game), side, Whim(seed)) for side in game.play.sides}
    while (question := game.question) is not None:
        table = imagined_table(game, question.who, Whim(seed))
        assert isinstance(table, Patrol)
        before = positions(table)
        option = minds[question.side].answer(table, handed(game))
        assert positions(table) == before
        assert option in question.options
        game.answer(option if whim.below(2) else whim.pick(question.options), question.who)
    assert game.result is not None


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_same_seed_gives_the_same_game(scenario: str) -> None:
    logs = []
    for _ in range(2):
        game = grognard.new("patrol", scenario, seed=8)
        bots.play_out(game, {side: bots.make("officer", 3) for side in ("blue", "red")})
        logs.append([entry.option.text for entry in game.entries])
    assert logs[0] == logs[1]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("side", ["blue", "red"])
def test_beats_chance(scenario: str, side: str) -> None:
    for seed in (1, 2):
        game = grognard.new("patrol", scenario, seed=seed)
        other = "red" if side == "blue" else "blue"
        bots.play_out(game, {side: bots.make("officer", seed), other: bots.make("random", seed)})
        assert game.result is not None
        assert game.result.winner == side


# Reasons ---------------------------------------------------------------------------------------------------------


def test_everything_it_says_is_a_sentence_in_both_languages() -> None:
    said: dict[str, set[str]] = {}
    for scenario in SCENARIOS:
        for seed in (1, 2):
            game = grognard.new("patrol", scenario, seed=seed)
            officers = {side: Officer(side) for side in ("blue", "red")}
            while (question := game.question) is not None:
                officer = officers[question.side]
                bots.let_answer(game, officer, question)
                for reason in officer.explain():
                    for lang in ("en", "fr"):
                        sentence = reason.said(game.play, lang)
                        assert sentence.endswith(".")
                        assert "{" not in sentence
                        assert "bot-" not in sentence
                        said.setdefault(reason.key, set()).add(lang)
    assert all(langs == {"en", "fr"} for langs in said.values())
    assert {
        "prize",
        "march",
        "fire",
        "assault",
        "pass",
        "shoot",
        "quiet",
        "retreat",
        "show",
        "put",
        "aim",
        "enter",
    } <= {key.removeprefix("bot-patrol-") for key in said}


def test_every_answer_but_a_forced_one_has_its_reason() -> None:
    game = grognard.new("patrol", "night-raid", seed=6)
    officers = {side: Officer(side) for side in ("blue", "red")}
    while (question := game.question) is not None:
        bots.let_answer(game, officers[question.side], question)
        if len(question.options) > 1:
            assert officers[question.side].explain(), question.ask


# For a general ---------------------------------------------------------------------------------------------------


def first_menu(scenario: str, seed: int) -> tuple[grognard.Game, Asked]:
    """A game at its first activation, played that far by officers."""
    game = grognard.new("patrol", scenario, seed=seed)
    officers = {side: bots.make("officer", side) for side in ("blue", "red")}
    while (question := game.question) is not None and not question.is_menu:
        bots.let_answer(game, officers[question.side], question)
    return game, handed(game)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_designs_begin_with_different_orders(scenario: str) -> None:
    game, question = first_menu(scenario, 1)
    plain = mind(game, question.who)
    designs = plain.designs(question)
    assert 3 <= len(designs) <= 7
    begun = [(design.meant.piece, design.meant.verb, design.meant.noun) for design in designs if design.meant]
    assert len(set(begun)) == len(designs)
    own = plain.answer(table_of(game), question)
    assert plain.order is not None
    assert (plain.order.piece, plain.order.verb, plain.order.noun) not in begun
    assert own.noun == plain.order.piece
    for design in designs:
        assert design.meant is not None
        option = design.twin().answer(table_of(game), question)
        assert option.text == "pass" if design.meant.verb == "pass" else option.noun == design.meant.piece
        for lang in ("en", "fr"):
            assert design.named().said(game.play, lang).endswith(".")
    assert plain.named() == BotReason("bot-design-plain", {})


def test_a_design_put_aside_is_forgotten() -> None:
    game, question = first_menu("crossing", 1)
    plain = mind(game, question.who)
    other = plain.designs(question)[0].twin()
    other.back_to_plain()
    plain.back_to_plain()
    assert other.answer(table_of(game), question) == plain.answer(table_of(game), question)


def test_a_trial_ends_with_the_turn_or_after_some_activations(field: Field) -> None:
    game, question = first_menu("crossing", 1)
    judge = mind(game, question.who)
    start = table_of(game)
    asked = [judge.is_far_enough(start, start) for _ in range(judge.ahead + 1)]
    assert asked == [False] * judge.ahead + [True]
    later = field("turn 2\nunit B1 at 0505\nunit R1 at 1306")
    assert mind(game, question.who).is_far_enough(table_of(later), start)


def test_standing_on_a_prize_counts_before_it_is_taken(field: Field) -> None:
    men = "unit BL at 0505\nunit B1 at {}\nunit RL R1 at 0906\nturn 3\n"
    near, there, shaken = (table_worth(table_of(field(men.format(at))), BLUE) for at in ("0605", "0705", "0705 shaken"))
    assert shaken < near < there


def test_nothing_is_weighed_but_activations(field: Field) -> None:
    game = field("unit B1 at 0505\nunit BL at 0305\nunit R1 at 1306\nunit RL at 1306")
    game.answer("activate B1")
    question = game.question
    assert question is not None
    assert mind(game).designs(handed(game)) == ()


def test_a_table_is_worth_more_the_better_it_stands(field: Field) -> None:
    men = "unit BL B1 at 0505\nunit B2 at 0406\nunit RL R1 at 0906\nunit R2 at 1004\nturn 3\n"
    texts = [
        men.replace("unit B2 at 0406\n", "") + "hex 0705 control red\nside blue losses 2",
        men.replace("unit B2 at 0406\n", "") + "side blue losses 2",
        men,
        men + "hex 0705 control blue",
        men + "hex 0705 control blue\nhex 0706 control blue",
        men.replace("unit R2 at 1004\n", "") + "hex 0705 control blue\nhex 0706 control blue\nside red losses 2",
    ]
    worths = [table_worth(table_of(field(text)), BLUE) for text in texts]
    assert worths == sorted(worths)
    assert len(set(worths)) == len(worths)
    assert all(-1 < worth < 1 for worth in worths)
    for text, worth in zip(texts, worths, strict=True):
        assert table_worth(table_of(field(text)), RED) == pytest.approx(-worth)
    assert mind(field(men)).value(table_of(field(texts[-1]))) == worths[-1]


def test_a_finished_game_is_worth_its_result() -> None:
    game = grognard.new("patrol", "crossing", seed=3)
    bots.play_out(game, {"blue": bots.make("officer", 1), "red": bots.make("random", 1)})
    assert game.result is not None
    assert game.result.winner == "blue"
    assert 0.8 < table_worth(table_of(game), BLUE) <= 1
    assert table_worth(table_of(game), RED) == -table_worth(table_of(game), BLUE)
