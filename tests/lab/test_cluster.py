"""A Dask cluster of two workers: the same results, and nothing lost or counted twice when a worker is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

import grognard
from grognard.kernel.errors import Unreadable
from grognard.lab.play import workers
from grognard.lab.play.journal import Journal
from grognard.lab.play.simulate import Order, Played, simulate, simulate_all
from grognard.lab.play.workers import Cluster, LostWorkers, Missing, Pile

distributed = pytest.importorskip("distributed", reason="dask is not installed: extra cluster")

CROSSING = Order("patrol", "crossing", seed="5")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two workers, each a process that is started again when it dies."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as made:
        yield made


def test_a_killed_worker_loses_nothing_and_nothing_counts_twice(cluster: Any) -> None:
    numbers, handed_in = list(range(40)), list[Played]()
    with distributed.Client(cluster.scheduler_address, set_as_default=False) as client:
        pids = list(client.run(os.getpid).values())
    assert len(set(pids)) == 2
    for task, played in Cluster(cluster.scheduler_address).play(Pile([CROSSING], [numbers])):
        assert [game.number for game in played] == list(task.numbers)
        if not handed_in:
            os.kill(pids[0], signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
        handed_in += played
    assert [game.number for game in sorted(handed_in, key=lambda game: game.number)] == numbers
    assert tuple(sorted(handed_in, key=lambda game: game.number)) == simulate(CROSSING, 40).played


def test_a_run_begun_elsewhere_goes_on_on_a_cluster(cluster: Any, tmp_path: Any) -> None:
    path = tmp_path / "games.jsonl"
    with Journal(path, [CROSSING]) as journal:
        simulate_all([CROSSING], 3, workers.Alone(), journal)
    with Journal(path, [CROSSING]) as journal:
        (results,) = simulate_all([CROSSING], 8, Cluster(cluster.scheduler_address), journal)
    assert results == simulate(CROSSING, 8)


def test_workers_of_another_version_are_refused(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grognard, "__version__", "99")
    with pytest.raises(LostWorkers, match=r"have grognard \S+, here is 99"):
        list(Cluster(cluster.scheduler_address).play(Pile([CROSSING], [[0]])))


def test_a_fault_on_a_worker_is_told_here(cluster: Any) -> None:
    with pytest.raises(Unreadable, match="no bot 'clever'"):
        list(Cluster(cluster.scheduler_address).play(Pile([CROSSING._replace(bots=("clever", "random"))], [[0]])))


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "CONNECT_SECONDS", 0.2)
    with pytest.raises(LostWorkers, match=r"no cluster at tcp://127\.0\.0\.1:9"):
        list(Cluster("tcp://127.0.0.1:9").play(Pile([CROSSING], [[0]])))


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(workers, "import_module", nowhere)
    with pytest.raises(Missing, match=r"pip install 'grognard\[cluster\]'"):
        list(Cluster("local:2").play(Pile([CROSSING], [[0]])))
