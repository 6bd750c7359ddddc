"""The printed numbers of a rectangular map: which hex has which, and how the map is described."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from grognard.kernel.errors import BadData

Parity = Literal["even", "odd"]
Run = tuple[int, int]
Ragged = Mapping[int, Run] | Callable[[int], Run] | None


@dataclass(frozen=True, slots=True)
class UnnumberedHex:
    """A hex before it has its integer: its line and place, the numbers on it, and the (column, row) they name."""

    line: int
    place: int
    numbers: tuple[str, ...]
    printed: tuple[int, int]


def numbered(
    majors: Run, minors: Run, ragged: Ragged, holes: Iterable[str], prefix: str, digits: int
) -> dict[str, tuple[int, int]]:
    """Every printed number of a sheet with the two numbers it is made of, in the order they are written."""
    every = range(majors[0], majors[1] + 1)
    if ragged is None or isinstance(ragged, Mapping):
        runs = {major: (ragged or {}).get(major, minors) for major in every}
    else:
        runs = {major: ragged(major) for major in every}
    faults = [
        f"{low} to {high} cannot be printed with {digits} digits"
        for low, high in dict.fromkeys([majors, *runs.values()])
        if low < 0 or high >= 10**digits
    ]
    numbers = {
        f"{prefix}{major:0{digits}}{minor:0{digits}}": (major, minor)
        for major, (low, high) in runs.items()
        for minor in range(low, high + 1)
    }
    faults += [f"hole {hole} is not on the map" for hole in holes if numbers.pop(hole, None) is None]
    if faults:
        raise BadData(faults)
    return numbers


def shift_of(lowered: Parity) -> int:
    """The number to add to a printed number so that the odd lines are the lowered ones."""
    if lowered not in ("even", "odd"):
        raise BadData([f"lines that lie half a hex off are even or odd, not {lowered}"])
    return 1 if lowered == "even" else 0


def extent_of(prefix: str, cells: Sequence[UnnumberedHex], digits: int) -> str:
    """The columns and rows of a sheet in words."""
    columns, rows = ([cell.printed[i] for cell in cells] for i in (0, 1))
    spans = [f"{min(n, default=0):0{digits}}-{max(n, default=0):0{digits}}" for n in (columns, rows)]
    return f"{prefix} columns {spans[0]}, rows {spans[1]}".lstrip()


def refuse_repeated(numbers: Iterable[str]) -> None:
    """Raise an error when two hexes have the same number."""
    times = Counter(numbers)
    if faults := [f"hex number {number} is used {n} times" for number, n in times.items() if n > 1]:
        raise BadData(faults)
