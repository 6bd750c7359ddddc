"""What `simulate` and `tournament` share: the bots, the journal of games, and the files written."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from grognard.cli.speech import option, speech
from grognard.kernel.errors import GrognardError

if TYPE_CHECKING:
    from grognard.lab.play.export import Outcome
    from grognard.lab.play.simulate import Order, Results

T = TypeVar("T")

FILE = click.Path(dir_okay=False, writable=True, path_type=Path)
FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)
SCREEN = "-"
EVERY = "all"

OPTIONS = (
    option("--option", "-o", "options", key="option", multiple=True),
    option("--data", "data", key="data", type=FOLDER, multiple=True),
    option("--jobs", "-j", key="all-jobs", type=click.IntRange(min=0), default=0, show_default=True),
    option("--cluster", key="cluster", metavar="ADDRESS|local:N", default=""),
    option("--resume", key="resume", type=FILE),
    option("--saves", key="saves", metavar="FILE.jsonl[.gz|.zst]", type=FILE),
    option("--json", "as_json", key="json-file", metavar="[FILE]", is_flag=False, flag_value=SCREEN, type=FILE),
    option("--parquet", key="parquet", type=FILE),
    option("--turns", key="turns", type=FILE),
    option("--report", key="report", type=FILE),
)


class LabOptions(NamedTuple):
    """Which bots play, and which files are written."""

    jobs: int
    cluster: str
    resume: Path | None
    saves: Path | None
    as_json: Path | None
    parquet: Path | None
    turns: Path | None
    report: Path | None
    lang: str

    @property
    def is_for_screen(self) -> bool:
        """Whether only JSON is printed."""
        return self.as_json is not None and str(self.as_json) == SCREEN

    def check(self) -> None:
        """Refuse impossible output files before any game is played."""
        if self.parquet is not None or self.turns is not None:
            from grognard.lab.play.export import parquet_writer

            installed(parquet_writer)
        for path in (self.resume, self.saves, self.as_json, self.parquet, self.turns, self.report):
            if path is not None and not path.parent.is_dir():
                raise GrognardError(speech().text("lab-no-folder", file=str(path), folder=str(path.parent)))


def lab_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options both commands have; what is written, and how it is played, is their argument `wanted`."""

    @wraps(command)
    def with_wanted(**given: Any) -> None:
        wanted = LabOptions(**{name: given.pop(name) for name in LabOptions._fields})
        command(wanted=wanted, **given)

    found: Callable[..., None] = with_wanted
    for each in reversed(OPTIONS):
        found = each(found)
    return found


def installed(act: Callable[[], T]) -> T:
    """Do something that may need an optional package; if it is missing, say which extra installs it."""
    from grognard.lab.play.workers import Missing

    try:
        return act()
    except Missing as fault:
        raise GrognardError(speech().text("lab-missing", what=fault.what, extra=fault.extra)) from None


def scenarios_of(game: str, named: Sequence[str], data: Sequence[Path]) -> list[str]:
    """The scenarios named, or all."""
    from grognard import shelf

    known = list(shelf.title(game, *data).scenarios)
    return known if not named or EVERY in named else list(dict.fromkeys(named))


def play(orders: Sequence[Order], games: int, wanted: LabOptions, run: Callable[..., T]) -> T:
    """Play the orders with a progress bar; if a journal file is named, each game is written to it at once."""
    from contextlib import nullcontext

    from grognard.cli import NOT_DONE
    from grognard.cli.progress import counted
    from grognard.lab.play.journal import Journal
    from grognard.lab.play.keeping import SavesFile
    from grognard.lab.play.workers import workers_of

    wanted.check()
    for order in orders:
        order.check()
    workers, words = workers_of(wanted.jobs, wanted.cluster), speech(wanted.lang)
    saves = None if wanted.saves is None else installed(partial(SavesFile, wanted.saves))
    with Journal(wanted.resume, orders) if wanted.resume else nullcontext() as journal, saves or nullcontext():
        try:
            with counted(words.text("simulate-progress"), games * len(orders)) as done:
                return installed(lambda: run(orders, games, workers, journal, done, saves))
        except KeyboardInterrupt:
            key = "lab-stopped-kept" if wanted.resume else "lab-stopped"
            click.echo(words.text(key, file=str(wanted.resume)), err=True)
            raise click.exceptions.Exit(NOT_DONE) from None


def tell_faults(results: Sequence[Results], lang: str) -> None:
    """Tell the faults of other people's bots and games, each with its first game, which is saved to a file here."""
    words = speech(lang)
    for each in results:
        for (whose, kind), games in each.faults.items():
            fault = games[0].fault
            assert fault is not None
            path = Path(f"grognard-fault-{each.order.scenario}-{games[0].number}.json")
            how = words.text(f"fault-{kind}")
            click.echo(words.text("fault-lost", bot=whose, kind=how, games=len(games), fault=fault.text), err=True)
            if fault.trace:
                click.echo(fault.trace.rstrip(), err=True)
            try:
                path.write_text(fault.save, encoding="utf-8")
            except OSError as trouble:
                said = words.text("save-failed", file=str(path), trouble=trouble.strerror or str(trouble))
                click.echo(said, err=True)
            else:
                click.echo(words.text("written", file=str(path)), err=True)


def write(results: Outcome, wanted: LabOptions) -> None:
    """Write the requested files; JSON for the screen comes last, alone."""
    from grognard.lab.play import export

    lang, written = wanted.lang, list[Path]()
    if wanted.parquet is not None:
        _written(wanted.parquet, written, lambda path: export.write_parquet(path, results))
    if wanted.turns is not None:
        _written(wanted.turns, written, lambda path: export.to_parquet(results, path, "turn"))
    if wanted.report is not None:
        from grognard.lab.reports.report import report

        page = report(results, lang)
        _written(wanted.report, written, lambda path: path.write_text(page, encoding="utf-8"))
    if wanted.as_json is not None and not wanted.is_for_screen:
        _written(wanted.as_json, written, lambda path: export.write_json(path, results))
    if wanted.is_for_screen:
        click.echo(json.dumps(export.plain(results), ensure_ascii=False, indent=2))
        return
    for path in written:
        click.echo(speech(lang).text("written", file=str(path)))


def _written(path: Path, written: list[Path], act: Callable[[Path], object]) -> None:
    try:
        act(path)
    except OSError as trouble:
        said = speech().text("save-failed", file=str(path), trouble=trouble.strerror or str(trouble))
        raise GrognardError(said) from None
    written.append(path)
