"""`grognard simulate` and `grognard tournament`: their files, their refusals, and both languages."""

from __future__ import annotations

import json
import operator
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from grognard import bots
from grognard.bots.ranks.random import Random
from grognard.cli import main
from grognard.lab.play import export, workers
from grognard.lab.play.simulate import without_clock

SIMULATE = ("simulate", "patrol", "-s", "crossing", "-n", "4", "--seed", "5")


def run(*args: str, lang: str = "en") -> Result:
    """One command."""
    environment = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": f"{lang}_XX.UTF-8", "COLUMNS": "400", "NO_COLOR": "1"}
    return CliRunner(env=environment).invoke(main, list(args))


@pytest.fixture
def twin(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second bot, which is as good as random."""
    monkeypatch.setitem(bots.BOTS, "twin", bots.BOTS["random"])
    assert isinstance(bots.make("twin"), Random)


def test_simulate_writes_every_file_asked_for(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed: extra lab")
    names = {"--json": "out.json", "--parquet": "out.parquet", "--report": "out.html", "--resume": "out.jsonl"}
    files = [word for option, name in names.items() for word in (option, str(tmp_path / name))]
    told = run(*SIMULATE, "-j", "1", *files)
    assert told.exit_code == 0, told.output
    assert all((tmp_path / name).stat().st_size > 500 for name in names.values())
    assert len((tmp_path / "out.jsonl").read_text("utf-8").splitlines()) == 5
    assert told.output.count("Written to") == 3
    assert re.search(r"wins: Blue \(random\) +\d  \d+\.\d % \(\d+\.\d–\d+\.\d %\)", told.output)
    assert "Red: steps lost" in told.output


def test_the_results_are_the_same_on_all_cores_alone_on_a_cluster_and_resumed(tmp_path: Path) -> None:
    kept = ["-j", "1", "--resume", str(tmp_path / "games")]
    ways = [["-j", "1"], ["-j", "0"], kept, kept]
    try:
        workers._distributed()
        ways.append(["--cluster", "local:2"])
    except workers.Missing:
        pass
    told = []
    for number, way in enumerate(ways):
        path = tmp_path / f"{number}.json"
        assert run(*SIMULATE, *way, "--json", str(path)).exit_code == 0
        told.append(without_clock([{**each, "speed": 0} for each in json.loads(path.read_text("utf-8"))]))
    assert all(each == told[0] for each in told)


def test_simulate_with_bots_by_side(twin: None) -> None:
    told = json.loads(run(*SIMULATE, "-j", "1", "--bots", "twin,random", "--json").output)
    assert told[0]["bots"] == ["twin", "random"]
    assert json.loads(run(*SIMULATE, "-j", "1", "--bots", "twin", "--json").output)[0]["bots"] == ["twin", "twin"]


def test_simulate_with_an_owners_data(tmp_path: Path) -> None:
    empty, faulty = tmp_path / "empty", tmp_path / "faulty"
    empty.mkdir()
    faulty.mkdir()
    (faulty / "charts.toml").write_text("nonsense", encoding="utf-8")
    assert run(*SIMULATE, "-j", "1", "--data", str(empty)).exit_code == 0
    refused = run(*SIMULATE, "-j", "1", "--data", str(faulty))
    assert refused.exit_code == 2
    assert "charts.toml" in refused.stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bots", "clever"], "no bot 'clever'"),
        (["--bots", "random,random,random"], "2 sides need as many bots, not 3"),
        (["--report", "no-such-folder/out.html"], "there is no folder no-such-folder"),
        (["--resume", "no-such-folder/games"], "there is no folder no-such-folder"),
        (["--cluster", "local:none"], "local:N"),
        (["--cluster", "nonsense"], "the address of a scheduler such as tcp://host:8786, not 'nonsense'"),
    ],
)
def test_what_cannot_be_done_is_said_before_anything_is_played(
    args: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grognard.lab.play.workers.play_one", lambda *_: pytest.fail("played"))
    told = run(*SIMULATE, "-j", "1", *args)
    assert told.exit_code == 2
    assert said in told.stderr


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "This needs pyarrow, which is not installed"), ("fr", "Il faut pyarrow")]
)
def test_a_missing_extra_is_named_at_once(lang: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(export, "import_module", nowhere)
    monkeypatch.setattr(workers, "import_module", nowhere)
    monkeypatch.setattr("grognard.lab.play.workers.play_one", lambda *_: pytest.fail("played"))
    told = run(*SIMULATE, "--parquet", "out.parquet", lang=lang)
    assert told.exit_code == 2
    assert said in told.stderr
    assert 'pip install "grognard[lab]"' in told.stderr
    assert 'pip install "grognard[cluster]"' in run(*SIMULATE, "--cluster", "local:2", lang=lang).stderr


def test_tournament(twin: None, tmp_path: Path) -> None:
    args = ["tournament", "patrol", "crossing", "--bots", "random,twin", "-n", "3", "-j", "1"]
    told = run(*args, "--json", str(tmp_path / "out.json"), "--report", str(tmp_path / "out.html"))
    assert told.exit_code == 0, told.output
    assert "Patrol: 6 games" in told.output
    assert re.search(r"random +1000 +\d = \d - \d +50\.0 %", told.output)
    assert re.search(r"twin +1000 ± \d+", told.output)
    assert "Who beats whom" in told.output
    written = json.loads((tmp_path / "out.json").read_text("utf-8"))
    assert written["anchor"] == "random"
    assert [len(each["played"]) for each in written["results"]] == [3, 3]
    assert "Bradley" in (tmp_path / "out.html").read_text("utf-8")


def test_tournament_in_french_of_every_scenario_and_bot(twin: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "BOTS", {name: bots.BOTS[name] for name in ("random", "twin")})
    told = run("tournament", "patrol", "-n", "1", "-j", "1", lang="fr").output
    assert "Patrouille\xa0: 4 parties" in told
    assert "Qui bat qui" in told
    assert "Le passage" in told
    assert "Coup de main" in told


def test_a_tournament_goes_on_where_it_was(twin: None, tmp_path: Path) -> None:
    args = ["tournament", "patrol", "crossing", "--bots", "random,twin", "-j", "1", "--resume", str(tmp_path / "games")]
    first = json.loads(run(*args, "-n", "2", "--json").output)
    more = json.loads(run(*args, "-n", "3", "--json").output)
    assert [each["games"] for each in more["results"]] == [3, 3]
    assert first["results"][0]["games"] == 2
    refused = run("tournament", "patrol", "crossing", "--bots", "twin,random", "--resume", str(tmp_path / "games"))
    assert refused.exit_code == 2
    assert "these are the games of another run" in refused.stderr


def test_one_bot_is_no_tournament() -> None:
    told = run("tournament", "patrol", "--bots", "random")
    assert told.exit_code == 2
    assert "two bots that differ" in told.stderr


def test_a_bot_with_its_time_plays_in_processes_on_a_cluster_and_from_a_file(tmp_path: Path) -> None:
    """`general@0.01` is a name like any other, wherever it stands."""
    pytest.importorskip("distributed", reason="dask is not installed: extra cluster")
    args = ["tournament", "patrol", "crossing", "--bots", "general@0.01,random"]
    args += ["--resume", str(tmp_path / "general@0.01.jsonl"), "--report", str(tmp_path / "general@0.01.html")]
    first = run(*args, "-n", "1", "-j", "2")
    assert first.exit_code == 0, first.output
    assert "general@0.01 – random" in first.output
    more = run(*args, "-n", "2", "--cluster", "local:2", "--json", str(tmp_path / "out.json"))
    assert more.exit_code == 0, more.output
    told = json.loads((tmp_path / "out.json").read_text("utf-8"))
    assert told["bots"] == ["general@0.01", "random"]
    assert told["against"]["general@0.01"]["random"]["won"] + told["against"]["random"]["general@0.01"]["won"] <= 4
    assert set(told["speed"]["thinking"]) == {"general@0.01", "random"}
    assert told["speed"]["thinking"]["general@0.01"]["operation"] > told["speed"]["thinking"]["random"]["operation"]
    assert len((tmp_path / "general@0.01.jsonl").read_text("utf-8").splitlines()) == 5
    assert "general@0.01" in (tmp_path / "general@0.01.html").read_text("utf-8")


@pytest.mark.parametrize(("name", "said"), [("officer@2", "takes no time"), ("general@never", "no number of seconds")])
def test_a_time_that_makes_no_sense_is_refused(name: str, said: str) -> None:
    told = run("tournament", "patrol", "crossing", "--bots", f"{name},random")
    assert told.exit_code == 2
    assert said in told.stderr


def test_those_who_take_their_time_must_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from grognard.cli import tournament

    names = tournament.at_once("patrol", [])
    assert names == [name for name in bots.BOTS if name != "general"]
    monkeypatch.setattr("grognard.bots.can_play", lambda name, game: name != "officer")
    assert "officer" not in tournament.at_once("patrol", [])


def test_a_tournament_tells_each_match(twin: None) -> None:
    told = run("tournament", "patrol", "crossing", "--bots", "random,twin", "-n", "3", "-j", "1", "--seed", "7").output
    assert "Seed 7: games 0 to 2 of each pair and scenario, the same seeds both ways round." in told
    row = re.search(r"^random – twin +6 +(.+)", told, re.MULTILINE)
    assert row is not None
    shape = r"50\.0 % +18\.8–81\.2 % +\d+\.\d % +\d = \d - \d +\d = \d - \d"
    assert re.fullmatch(shape, row[1].rstrip())
    assert re.search(r"random +1000 +.* µs +.* µs", told)


def test_a_fault_of_ours_ends_the_run_with_its_seed_and_its_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    # A function without a frame of its own: what fails is where it is called.
    monkeypatch.setattr("grognard.bots.ranks.recruit.Recruit.answer", operator.truediv)
    told = run(*SIMULATE, "-j", "1", "--bots", "recruit,random")
    assert told.exit_code == 2
    assert "game 0 of recruit, random, seed 5/crossing/0" in told.stderr
    (save,) = tmp_path.glob("grognard-broken-*.json")
    assert json.loads(save.read_text("utf-8"))["game"] == "patrol"


def test_a_fault_of_somebodys_bot_is_counted_in_every_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told = run(*SIMULATE, "-j", "1", "--bots", "tests.lab.test_simulate:Fainter,random", "--json", "-")
    assert told.exit_code == 0
    assert json.loads(told.stdout)[0]["faults"]["tests.lab.test_simulate:Fainter: crash"] > 0
    (save,) = tmp_path.glob("grognard-fault-crossing-*.json")
    assert json.loads(save.read_text("utf-8"))["game"] == "patrol"


def test_officers_that_differ_in_a_weight_are_compared_seed_by_seed() -> None:
    pair = ("--bots", "officer:step=2.0,officer,officer:take=5")
    told = " ".join(run("tournament", "patrol", "crossing", "-n", "2", "-j", "1", *pair).output.split())
    assert "The crossing: officer:step=2.0 and officer are identical here. All 2 seeds were played alike" in told
    seed_by_seed = r"The crossing, seed by seed: officer has \d+\.\d % ± \d+\.\d % against officer:take=5; 0 of 2"
    assert re.search(seed_by_seed, told)
    refused = run("tournament", "patrol", "crossing", "--bots", "officer:tak=5,officer")
    assert refused.exit_code != 0
    assert "no weight 'tak'" in refused.output
    assert "did you mean take?" in refused.output
