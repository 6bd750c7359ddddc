"""The typed cells of the charts that this book adds to those of the series."""

from __future__ import annotations

from grognard.kernel.numbers.cells import Cell


class AirSuperiority(Cell):
    """The side that flies in a turn, and how many air groups it draws."""

    side: str
    supports: int


class GunSilence(Cell):
    """How many corps and army artilleries a die forbids to fire."""

    corps: int
    army: int
