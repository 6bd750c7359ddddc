"""Results as files for other programs: JSON, and Parquet with a row for each game.

Parquet needs pyarrow, which the extra `lab` installs. Pages for people are in `report`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from grognard.kernel.errors import Unreadable, check_each, check_type
from grognard.lab.play.measure import TurnFigures
from grognard.lab.play.simulate import Played, Results
from grognard.lab.play.tournament import Tournament, thinking
from grognard.lab.play.workers import Missing

BY: Final = ("game", "turn")
Outcome = Sequence[Results] | Tournament


def results_of(outcome: Outcome) -> Sequence[Results]:
    """The results behind a simulation or a tournament."""
    return outcome.results if isinstance(outcome, Tournament) else outcome


def plain(outcome: Outcome, games: bool = False) -> Any:
    """Everything as plain values; `speed` and `seconds` depend on the machine, all else on the orders only."""
    if isinstance(outcome, Tournament):
        return {**outcome.as_json(games), "speed": speed(outcome.results)}
    return [{**each.as_json(games), "speed": speed([each])} for each in outcome]


def speed(results: Sequence[Results]) -> dict[str, Any]:
    """The speed of one process, and how many seconds each bot thought."""
    seconds = sum(each.seconds for each in results)
    decisions = sum(game.decisions for each in results for game in each.played)
    return {
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "thinking": {
            bot: {"answer": round(each.per_answer, 6), "operation": round(each.per_operation, 6)}
            for bot, each in thinking(results).items()
        },
    }


def write_json(path: Path, outcome: Outcome) -> None:
    """Write everything, with every game."""
    path.write_text(json.dumps(plain(outcome, games=True), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def parquet_writer() -> Any:
    """The Parquet writer of pyarrow; an error when it is not installed."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as fault:
        raise Missing("pyarrow", "lab") from fault


def write_parquet(path: Path, outcome: Outcome) -> None:
    """Write a row for each game; `by_turn` holds the list of its turns."""
    _write(path, [row for results in results_of(outcome) for row in game_rows(results)])


def _write(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    """Write rows as Parquet; a column for every name in any of them."""
    arrow, parquet = parquet_writer()
    columns = list(dict.fromkeys(name for row in rows for name in row))
    table = arrow.table({name: [row.get(name) for row in rows] for name in columns})
    parquet.write_table(table, path)


def game_rows(results: Results) -> Iterator[dict[str, Any]]:
    """A flat row for every game: `bot_`, `score_`, `lost_` and `held_` with the name of the side."""
    order = results.order
    common: dict[str, Any] = {
        "game": order.game,
        "scenario": order.scenario,
        "options": ",".join(order.options),
        "seed": order.seed,
        **{f"bot_{side}": str(bot) for side, bot in zip(results.sides, order.bots, strict=True)},
    }
    for game in results.played:
        yield {**common, **_flat_game(game), "by_turn": [_flat_turn(turn) for turn in game.by_turn]}


def rows(outcome: Results | Outcome, by: str = "game") -> list[dict[str, Any]]:
    """A flat row for every game, or with `by="turn"` for every turn of every game."""
    if by not in BY:
        raise Unreadable(f"by: one of {', '.join(BY)}, not {by!r}")
    several = [outcome] if isinstance(outcome, Results) else results_of(outcome)
    found = [row for each in check_each("outcome", several, (Results,), "results") for row in game_rows(each)]
    if by == "game":
        return [{name: value for name, value in row.items() if name != "by_turn"} for row in found]
    return [{**_heading(row), **turn} for row in found for turn in row["by_turn"]]


def _heading(row: dict[str, Any]) -> dict[str, Any]:
    """What says which game a row is of, and how it ended."""
    named = ("game", "scenario", "options", "seed", "number", "winner", "verdict")
    return {name: value for name, value in row.items() if name in named or name.startswith("bot_")}


def to_pandas(outcome: Results | Outcome, by: str = "game") -> Any:
    """A pandas data frame of the rows."""
    found = rows(outcome, by)
    try:
        return import_module("pandas").DataFrame(found)
    except ImportError as fault:
        raise Missing("pandas", "pandas") from fault


def to_parquet(outcome: Results | Outcome, path: Path | str, by: str = "game") -> None:
    """Write the rows to a file, as Parquet."""
    check_type("path", path, (Path, str), "the file to write")
    _write(Path(path), rows(outcome, by))


def _flat_game(game: Played) -> dict[str, Any]:
    named = ("number", "winner", "verdict", "turns", "decisions", "dice", "seconds")
    thinking = _named({"answers": game.answers, "operations": game.operations, "thought": game.thought})
    return {name: getattr(game, name) for name in named} | _by_side(game.by_turn[-1]) | thinking


def _flat_turn(turn: TurnFigures) -> dict[str, Any]:
    return {name: getattr(turn, name) for name in ("turn", "decisions", "dice", "seconds")} | _by_side(turn)


def _by_side(turn: TurnFigures) -> dict[str, Any]:
    return _named({"score": turn.scores, "lost": turn.lost, "held": turn.held})


def _named(by: Mapping[str, Mapping[str, float]]) -> dict[str, Any]:
    return {f"{what}_{name}": value for what, values in by.items() for name, value in values.items()}
