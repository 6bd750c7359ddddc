"""Save files: the documented structure, replayed and checked or trusted, and a clear error for anything else."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.asking.game import Game
from grognard.kernel.errors import BadData, Stale, Unreadable
from grognard.kernel.files.save import FORMAT, read_save
from grognard.kernel.numbers.dice import Scripted, Seeded, TypedIn
from grognard.kernel.table.title import Title
from tests import depth
from tests.kernel.tiny import SOUTH, Tiny, after, duel, facts, follow, hunt, tiny

picks = st.lists(st.integers(0, 999), max_size=25)


def midway(is_fog: bool = False) -> Game:
    """A game with something of everything in it: dice, wire, moves, and an open operation."""
    if is_fog:
        return after(hunt(), "south: put 0204", "north: put 0301", "south: plan march")
    return after(duel(Seeded("seven")), "wire 0201/0301", "move NG", "to 0401", "attack 0103", "join N1")


def told(save: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(save)
    return found


def load(content: Any, trust: bool = False) -> Game:
    data = content if isinstance(content, bytes | str) else json.dumps(content)
    return tiny().load(data, trust)


def fault_of(content: Any, trust: bool = False) -> str:
    """The one fault of a file."""
    with pytest.raises(BadData) as caught:
        load(content, trust)
    [fault] = caught.value.faults
    return fault


def changed(**values: Any) -> dict[str, Any]:
    """A good file with some keys changed; `snapshot__rolls` is a key of the snapshot."""
    save = told(midway().save())
    for key, value in values.items():
        *path, last = key.split("__")
        table = save
        for step in path:
            table = table[step]
        table[last] = value
    return save


# The shape ---------------------------------------------------------------------------------------------------
def test_a_save_has_the_documented_shape() -> None:
    save = told(midway().save())
    assert list(save) == ["format", "game", "edition", "scenario", "options", "dice", "entries", "snapshot"]
    assert save["format"] == FORMAT == 1
    assert (save["game"], save["edition"], save["scenario"], save["options"]) == ("tiny", "1", "duel", [])
    assert save["dice"] == {"kind": "seeded", "seed": "seven"}
    assert save["entries"][:2] == ["dice: chit rain", "north: wire 0201/0301"]
    assert list(save["snapshot"]) == ["entries", "rolls", "fence", "at_menu", "position"]
    assert save["snapshot"]["at_menu"] is True
    assert save["snapshot"]["entries"] == 4, "the last menu was before the attack"


def test_every_source_of_dice_is_remembered() -> None:
    assert told(duel(TypedIn()).save())["dice"] == {"kind": "typed"}
    scripted = duel(Scripted(["chit sun", 4, (5,)]))
    assert told(scripted.save())["dice"] == {"kind": "scripted", "rolls": ["chit sun", "roll 4", "roll 5"]}
    again = after(load(scripted.save()), "attack 0103", "join N2", "done")
    assert str(again.entries[-1]) == "dice: roll 4"
    assert isinstance(load(duel(TypedIn()).save()).dice, TypedIn)


def test_scripted_dice_that_begin_late_go_on_where_they_were() -> None:
    game = after(duel(TypedIn()), "chit sun").copy(dice=Scripted([6], first=1))
    for trust in (False, True):
        again = after(load(game.save(), trust), "attack 0103", "join N2", "done")
        assert str(again.entries[-1]) == "dice: roll 6"


# There and back ----------------------------------------------------------------------------------------------
@given(picks, st.booleans())
def test_a_game_saved_at_any_question_loads_as_the_same_game(picks: list[int], is_fog: bool) -> None:
    *_, game = follow(hunt(seed=6) if is_fog else duel(seed=6), picks)
    save = game.save()
    loaded = load(save)
    assert facts(loaded) == facts(game)
    assert loaded.save() == save
    assert loaded.play.occupation.same_as(loaded.play.count())


@given(picks, st.booleans(), st.lists(st.integers(0, 999), max_size=5))
def test_a_trusted_save_is_the_same_but_for_old_events(picks: list[int], is_fog: bool, then: list[int]) -> None:
    *_, game = follow(hunt(seed=6) if is_fog else duel(seed=6), picks)
    trusting = load(game.save(), trust=True)
    assert {**facts(trusting), "events": []} == {**facts(game), "events": []}
    since = game.events[len(game.events) - len(trusting.events) :]
    assert trusting.events == since, "what was told since the snapshot is told again"
    for one, other in zip(follow(game, then), follow(trusting, then), strict=True):
        assert {**facts(one), "events": []} == {**facts(other), "events": []}
    assert trusting.save() == game.save()


def test_events_are_not_doubled_by_loading() -> None:
    game = midway()
    loaded = load(load(game.save()).save())
    assert loaded.events == game.events


def test_a_finished_game_loads_finished() -> None:
    game = after(duel(), *["done"] * 4)
    for trust in (False, True):
        assert load(game.save(), trust).result == game.result


def test_options_are_remembered() -> None:
    game = tiny().new("duel", options=["9.1"], seed=1)
    after(game, "bid 1")
    for trust in (False, True):
        loaded = load(game.save(), trust)
        assert loaded.play.options == frozenset({"9.1"})
        assert loaded.play.position.score == [2, 0]


def test_a_game_from_a_written_position_is_saved_with_it() -> None:
    text = (
        "tiny sketch\nboard\n  . w .\n  . . .\npiece X like N1 strength 9\nphase 2.1\nunit X at 0101\nunit S1 at 0202\n"
    )
    game = after(tiny().at(text, dice=Scripted([])), "move X", "to 0201")
    save = told(game.save())
    assert save["start"] == text and save["scenario"] == "sketch"
    for trust in (False, True):
        loaded = load(game.save(), trust)
        assert {**facts(loaded), "events": []} == {**facts(game), "events": []}
        assert loaded.start_text == text
        assert loaded.save() == game.save()


def test_answers_written_with_a_position_are_entries_of_the_save() -> None:
    text = after(duel(Scripted(["chit sun", 6])), "attack 0103", "join N1", "join N2").position_text()
    game = tiny().at(text, dice=Scripted([]))
    assert told(game.save())["entries"] == ["north: attack 0103", "north: join N1", "north: join N2", "dice: roll 6"]
    for trust in (False, True):
        loaded = after(load(game.save(), trust), "loses S1")
        assert loaded.play.position.steps[3] == 1
    assert [str(load(game.save()).branch(2).entries[-1])] == ["north: join N1"]


def test_a_game_that_began_again_where_it_stood_is_saved_with_that_position() -> None:
    game = after(duel(), "bid 1", "done", "bid 2")
    game.restart()
    after(game, "done")
    for trust in (False, True):
        loaded = load(game.save(), trust)
        assert {**facts(loaded), "events": []} == {**facts(game), "events": []}


def test_the_snapshot_may_be_missing() -> None:
    save = told(midway().save())
    del save["snapshot"]
    for trust in (False, True):
        assert facts(load(save, trust)) == facts(midway())
    assert facts(load(changed(snapshot=None))) == facts(midway())


def test_another_edition_is_replayed_by_the_rules_of_today() -> None:
    """Its snapshot is neither compared nor trusted; its entries must still be legal."""
    save = changed(edition="0", snapshot__position__turn=77)
    for trust in (False, True):
        assert facts(load(save, trust)) == facts(midway())


# Faulty files ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("data", "why"),
    [
        ("", "save: file: Input data was truncated"),
        (b"\xff\xfe", "save: file: JSON is malformed"),
        ("\ud800", "save: file: "),
        ("[" * 10_000, "save: file: "),
        ("[]", "save: file: Expected `object`, got `array`"),
        ("null", "save: file: Expected `object`, got `null`"),
        ("{}", "save: file: Object missing required field `format`"),
        (midway().save()[:200], "save: file: Input data was truncated"),
        (midway().save()[:-3], "save: file: Input data was truncated"),
        (midway().save() + b"x", "save: file: JSON is malformed"),
    ],
    ids=range(10),
)
def test_what_is_no_save_is_told(data: bytes | str, why: str) -> None:
    assert fault_of(data).startswith(why)


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"format": 2}, "save: format: this version reads format 1, the file has format 2"),
        ({"format": "1"}, "save: format: Expected `int`, got `str`"),
        ({"game": "chess"}, "save: game: this is tiny, not 'chess'"),
        ({"game": 7}, "save: game: Expected `str`, got `int`"),
        ({"scenario": "duell"}, "save: tiny: no scenario 'duell'; there are duel, hunt; did you mean duel?"),
        ({"scenario": None}, "save: scenario: Expected `str`, got `null`"),
        ({"options": ["9.9"]}, "save: tiny: no optional rule '9.9'; there are 9.1; did you mean 9.1?"),
        ({"options": "9.1"}, "save: options: Expected `array`, got `str`"),
        ({"surprise": 1}, "save: file: Object contains unknown field `surprise`"),
        ({"dice": {"kind": "loaded"}}, "save: dice.kind: expected seeded, scripted, typed or awaited, got 'loaded'"),
        ({"dice": {"kind": "seeded", "sed": "x"}}, "save: dice: Object contains unknown field `sed`"),
        ({"dice__seed": 7}, "save: dice.seed: Expected `str`, got `int`"),
        ({"entries": {}}, "save: entries: Expected `array`, got `object`"),
        ({"entries": ["dice: chit storm", 3], "snapshot": None}, "save: entries[1]: Expected `str`, got `int`"),
        (
            {"entries": ["dice chit storm"], "snapshot": None},
            "save: entries[0]: expected `side: answer`, got 'dice",
        ),
        ({"entries": ["east: done"], "snapshot": None}, "save: entries[0]: no side 'east' in 'east: done'"),
        ({"snapshot__entries": 99}, "save: snapshot.entries: 99 of 6 entries"),
        ({"snapshot__entries": -1}, "save: snapshot.entries: -1 of 6 entries"),
        ({"snapshot__rolls": 9}, "save: snapshot.rolls: 9, but the entries before it have 1"),
        ({"snapshot__fence": 5}, "save: snapshot.fence: 5, but there are 4 entries before it"),
        ({"snapshot__at_menu": 1}, "save: snapshot.at_menu: Expected `bool`, got `int`"),
        ({"snapshot__extra": 1}, "save: snapshot: Object contains unknown field `extra`"),
        ({"snapshot__position": []}, "save: snapshot.position: Expected `object`, got `array`"),
        ({"start": "tiny duel\nturn x"}, "save: start: line 2: expected a number from 1 to 999, got 'x'"),
        ({"start": "tiny hunt"}, "save: start: not the scenario and options the save names"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, dict) else None,
)
def test_every_fault_names_its_key(values: dict[str, Any], why: str) -> None:
    for trust in (False, True):
        assert fault_of(changed(**values), trust).startswith(why)


def test_a_missing_key_is_named() -> None:
    for key in ("game", "edition", "scenario", "options", "dice", "entries"):
        save = told(midway().save())
        del save[key]
        assert fault_of(save) == f"save: file: Object missing required field `{key}`"


def test_the_format_is_looked_at_before_anything_else() -> None:
    """A file from the future may have any shape at all."""
    assert "format 99" in fault_of({"format": 99, "pieces": {}, "log": 3})


@pytest.mark.parametrize(
    ("number", "entry", "why"),
    [
        (1, "north: move S1", "entries[1]: north: move S1: §2.1 It is not yours."),
        (1, "north: fly N1", "entries[1]: north: fly N1: 'fly N1': no verb 'fly'"),
        (1, "north: move Z9", "entries[1]: north: move Z9: 'move Z9': 'Z9' is no piece of this game"),
        (1, "south: done", "entries[1]: south: done: §2.1 asks north"),
        (1, "dice: roll 3", "entries[1]: dice: roll 3: §2.1 asks north"),
        (0, "dice: roll 3", "entries[0]: dice: roll 3: §1.2 'roll 3' is no such roll: chit sun"),
        (0, "dice: chit hail", "entries[0]: dice: chit hail: 'chit hail': 'hail' is no word"),
        (3, "north: to 0101", "entries[3]: north: to 0101: §2.2 That is not next to 0301."),
        (5, "north: join NG", "entries[5]: north: join NG: §2.6 That is not one of the answers"),
    ],
)
def test_an_illegal_entry_is_named_by_number_with_the_reason(number: int, entry: str, why: str) -> None:
    save = told(midway().save())
    save["entries"][number] = entry
    del save["snapshot"]
    assert fault_of(save).startswith(f"save: {why}")


def test_an_entry_left_out_or_put_in_shows_where_it_matters() -> None:
    save = told(midway().save())
    del save["snapshot"]
    left_out = {**save, "entries": [entry for entry in save["entries"] if entry != "north: move NG"]}
    assert fault_of(left_out).startswith("save: entries[2]: north: to 0401: §2.2 This is done under §2.2.")
    put_in = {**save, "entries": [*save["entries"][:4], "north: to 0301", *save["entries"][4:]]}
    assert fault_of(put_in).startswith("save: entries[4]: north: to 0301: §2.2")


def test_entries_after_the_end_are_too_many() -> None:
    game = after(duel(), *["done"] * 4)
    save = told(game.save())
    save["entries"].append("north: done")
    count = len(game.entries)
    for trust in (False, True):
        assert fault_of(save, trust) == f"save: entries[{count}]: north: done: nobody is asked that now"


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"snapshot__position__turn": 2}, "position.turn"),
        ({"snapshot__position__wire": {"1": 5}}, "position.wire"),
        ({"snapshot__position__gold": [9, 9]}, "position.gold"),
        ({"snapshot__position__control": ""}, "position.control"),
        ({"snapshot__position__magic": 3}, "position.magic"),
        ({"snapshot__at_menu": False}, "at_menu"),
        ({"snapshot__fence": 0}, "fence"),
        ({"snapshot__entries": 3}, "entries"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_snapshot_that_was_tampered_with_is_found_by_replaying(values: dict[str, Any], key: str) -> None:
    with pytest.raises(BadData) as caught:
        load(changed(**values))
    assert f"save: snapshot.{key}: not what the entries lead to" in caught.value.faults


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("turn", 0, "turn: there is no such thing"),
        ("phase", -1, "phase: there is no such thing"),
        ("phase", 9, " nobody can play on from it: "),
        ("winner", 2, "winner: there is no such thing"),
        ("at", [0] * 5, "at: expected 6 numbers, one for each piece"),
        ("at", [24] * 6, "at: there is no such thing"),
        ("at", [-1] * 6, "at: there is no such thing"),
        ("steps", [3, 1, 1, 2, 1, 1], "steps: there is no such thing"),
        ("marks", [4] * 6, "marks: there is no such thing"),
        ("hidden", [3] * 6, "hidden: there is no such thing"),
        ("control", "AA==", "control: expected 25 numbers, one for each hex"),
        ("control", "Aw" + "A" * 32 + "==", "control: there is no such thing"),
        ("gold", [1], "gold: expected 2 numbers, one for each side"),
        ("mover", [6, -1], "mover: there is no such thing"),
        ("came_from", [25 + 9] * 6, "came_from: there is no such thing"),
        ("weather", 3, "weather: there is no such thing"),
        ("leads", -2, "leads: there is no such thing"),
        ("cup", [0, 7], "cup: there is no such thing"),
        ("wire", {"9999": 1}, "wire: there is no such thing"),
        ("wire", {"-1": 1}, "wire: there is no such thing"),
        ("wire", {"x": 1}, " wire: Expected `int`, got `str`"),
        ("mud", "!!", " mud: Invalid base64 encoded string"),
        ("turn", "two", " turn: Expected `int`, got `str`"),
        ("at", [0, 0, 0, 0, 0, 1.5], " at[5]: Expected `int`, got `float`"),
        ("magic", 1, "magic: no such field"),
    ],
)
def test_a_position_taken_at_its_word_is_still_checked(field: str, value: Any, why: str) -> None:
    dot = "" if why.startswith(" ") else "."
    separator = ":" if not dot else ""
    assert fault_of(changed(**{f"snapshot__position__{field}": value}), trust=True).startswith(
        f"save: snapshot.position{separator}{dot}{why}"
    )


def test_all_faults_of_a_trusted_position_are_told() -> None:
    save = changed(snapshot__position__turn=0, snapshot__position__leads=5)
    with pytest.raises(BadData) as caught:
        load(save, trust=True)
    assert len(caught.value.faults) == 2


def test_what_a_lie_leads_to_is_the_liars_affair() -> None:
    """Trust is for one's own files: a snapshot that could be true is believed."""
    game = load(changed(snapshot__position__gold=[50, 50]), trust=True)
    assert game.play.position.gold[SOUTH] == 50


def test_a_save_of_another_game_is_refused() -> None:
    class Other(Tiny):
        id = "other"

    assert Title(Other).load(Title(Other).new("duel").save()).play.id == "other"
    with pytest.raises(BadData, match="save: game: this is other, not 'tiny'"):
        Title(Other).load(midway().save())


def test_a_faulty_load_leaves_nothing_behind() -> None:
    game = midway()
    before = facts(game)
    for content in (changed(entries=["x"], snapshot=None), changed(snapshot__position__turn=9), b""):
        with pytest.raises(BadData):
            load(content)
    assert facts(game) == before
    assert facts(load(game.save())) == before


def test_reading_alone_needs_no_game() -> None:
    assert read_save(midway().save()).game == "tiny"


# Anything at all ---------------------------------------------------------------------------------------------
SAVES = [midway().save(), midway(is_fog=True).save(), tiny().at(midway().position_text(), seed=3).save()]
scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False),
    st.text(max_size=5),
    st.sampled_from(
        ["north: done", "tiny", "hunt", "9.1", "dice: roll 1", "tiny duel\nturn 3", "typed", "AAAA", [], {}, [1]]
    ),
)


def paths(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    found = [path] if path else []
    pairs = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in pairs:
        found += paths(value, (*path, key))
    return found


def mutated(save: dict[str, Any], path: tuple[Any, ...], deed: str, value: Any) -> None:
    """Change one place of a JSON value, if it is still there."""
    table: Any = save
    try:
        for step in path[:-1]:
            table = table[step]
        match deed:
            case "set":
                table[path[-1]] = value
            case "drop":
                del table[path[-1]]
            case "add" if isinstance(table, list):
                table.insert(path[-1], value)
            case "add":
                table[str(value)] = value
            case "nudge" if isinstance(table[path[-1]], int):
                table[path[-1]] += 1
    except (LookupError, TypeError):
        return


@settings(max_examples=depth.times(50))
@given(st.data(), st.sampled_from(SAVES), st.booleans())
def test_a_mutated_save_is_a_game_or_bad_data(data: Any, save: bytes, trust: bool) -> None:
    content = told(save)
    places = paths(content)
    for _ in range(data.draw(st.integers(1, 3))):
        deed = data.draw(st.sampled_from(["set", "drop", "add", "nudge"]))
        mutated(content, data.draw(st.sampled_from(places)), deed, data.draw(scalars))
    try:
        game = load(content, trust)
    except BadData as error:
        assert error.faults and all(fault.startswith("save: ") for fault in error.faults)
        return
    assert game.questions or game.result


@settings(max_examples=depth.times(50))
@given(st.sampled_from(SAVES), st.integers(0, 5000), st.binary(max_size=3), st.integers(0, 3), st.booleans())
def test_mutated_bytes_are_a_game_or_bad_data(save: bytes, place: int, put: bytes, cut: int, trust: bool) -> None:
    place %= len(save)
    try:
        game = tiny().load(save[:place] + put + save[place + cut :], trust)
    except BadData as error:
        assert error.faults and all(fault.startswith("save: ") for fault in error.faults)
        return
    assert game.questions or game.result


def test_so_many_faulty_entries_are_named_and_no_more() -> None:
    save = json.loads(duel().save()) | {"entries": ["nonsense"] * 1000}
    with pytest.raises(BadData) as refused:
        read_save(json.dumps(save))
    assert sum("entries[" in fault for fault in refused.value.faults) == 50


# Games that their players have ended --------------------------------------------------------------------------------
def test_a_game_that_was_given_up_is_over_when_it_is_opened_from_its_save() -> None:
    game = midway()
    game.resign("north")
    again = load(game.save())
    assert again == game and facts(again) == facts(game)
    assert again.result == ("south", "kernel-resigned") and again.question is None and again.questions == {}
    with pytest.raises(Stale, match="over"):
        again.answer("done")
    with pytest.raises(Stale, match="over"):
        again.resign("south")
    view = again.view(None)
    assert (view["over"], view["winner"], view["verdict"], view["waiting"]) == (True, "south", "kernel-resigned", [])


@pytest.mark.parametrize("how", ["drawn", "abandoned"])
def test_what_players_agree_on_ends_a_game_without_a_winner(how: str) -> None:
    game = midway(is_fog=True)
    game.agree(how)
    assert told(game.save())["ending"] == how
    assert load(game.save(), trust=True).result == load(game.save()).result == ("", f"kernel-{how}")


def test_an_ending_goes_with_copies_and_not_with_branches() -> None:
    game = midway()
    before = facts(game)
    game.agree("drawn")
    for other in (game.copy(), pickle.loads(pickle.dumps(game))):
        assert facts(other) == facts(game) and other == game
    branch = game.branch(len(game.entries))
    assert facts(branch) == before and branch != game
    game.undo()
    assert game.result is None and game.question is not None


@pytest.mark.parametrize("ending", ["resigned", "resigned dice", "drawn north", "won", "resigned north south"])
def test_an_ending_that_there_is_not_is_told(ending: str) -> None:
    save = told(midway().save()) | {"ending": ending}
    assert fault_of(save) == f"save: ending: {ending!r}: there is no such ending"


def test_a_game_that_the_rules_have_ended_has_no_other_ending() -> None:
    game = next(each for each in follow(duel(seed=5), range(10_000)) if each.result is not None)
    assert "the rules have ended" in fault_of(told(game.save()) | {"ending": "drawn"})
    with pytest.raises(Stale):
        game.agree("drawn")


def test_only_sides_and_known_endings_end_a_game() -> None:
    game = midway()
    for side in ("dice", "west"):
        with pytest.raises(Unreadable):
            game.resign(side)
    with pytest.raises(Unreadable):
        game.agree("won")
    assert game.result is None
