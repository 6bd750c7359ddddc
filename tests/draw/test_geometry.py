"""Where hexes lie on the sheet: for flat, pointy and joined boards alike."""

from __future__ import annotations

from math import dist, isclose, sqrt

import pytest

from grognard.draw.geometry import MARGIN, RADIUS, Geometry
from grognard.kernel.space.hexgrid import Grid
from grognard.kernel.table.area import Part, join
from grognard.kernel.table.board import Board, Legend

FLAT = Grid.flat((1, 4), (1, 3))
POINTY = Grid.pointy((1, 3), (1, 4))
JOINED = join([Part("A", FLAT), Part("B", FLAT, turn=3, where="0401 S of A0103")]).grid


@pytest.fixture(params=[FLAT, POINTY, JOINED], ids=["flat", "pointy", "joined"])
def geometry(request: pytest.FixtureRequest) -> Geometry:
    return Geometry(Board(request.param, Legend()))


def test_every_corner_is_a_radius_from_its_middle(geometry: Geometry) -> None:
    assert geometry.radius == RADIUS
    for hex_ in geometry.grid.hexes:
        centre = geometry.centre(hex_)
        assert all(isclose(dist(centre, corner), RADIUS, abs_tol=0.02) for corner in geometry.corners(hex_))


def test_neighbours_are_as_far_apart_as_hexes_are_wide(geometry: Geometry) -> None:
    for hex_ in geometry.grid.hexes:
        for other in geometry.grid.adjacent[hex_]:
            assert isclose(dist(geometry.centre(hex_), geometry.centre(other)), RADIUS * sqrt(3), abs_tol=0.03)


def test_the_sheet_has_a_margin_on_every_side(geometry: Geometry) -> None:
    corners = [corner for hex_ in geometry.grid.hexes for corner in geometry.corners(hex_)]
    xs, ys = zip(*corners, strict=True)
    assert (min(xs), min(ys)) == (MARGIN, MARGIN)
    assert isclose(max(xs), geometry.width - MARGIN, abs_tol=0.1)
    assert isclose(max(ys), geometry.height - MARGIN, abs_tol=0.1)


def test_a_hexside_is_the_same_from_both_its_hexes(geometry: Geometry) -> None:
    for hex_ in geometry.grid.hexes:
        for d in range(6):
            back = geometry.grid.reverse(hex_ * 6 + d)
            if back >= 0:
                assert set(geometry.side(hex_ * 6 + d)) == set(geometry.side(back))
