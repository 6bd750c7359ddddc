// Hexes as shapes, on boards of either orientation.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  across,
  corners,
  distanceToSide,
  hexUnder,
  lattice,
  outline,
  shapes,
  sideBetween,
  stepped,
} from "../src/board/lattice.ts";
import { board } from "./board-fake.ts";

const flat = board(6, 5, "flat");
const pointed = board(6, 5, "pointed");
const count = (path: string, sign: string) => path.split(sign).length - 1;

for (const [name, hexes] of [
  ["flat", flat],
  ["pointed", pointed],
] as const) {
  const of = lattice(hexes, 40);
  const middle = of.hexes.get("0303")!;

  test(`${name}: the middle of every hex is in it, and the middle of the sheet's margin in none`, () => {
    for (const hex of hexes) assert.equal(hexUnder(of, hex)?.number, hex.number);
    assert.equal(hexUnder(of, { x: -200, y: -200 }), null);
  });

  test(`${name}: the corners of a hex are as far as its radius, and shared with its neighbours`, () => {
    const here = corners(of, middle);
    for (const each of here) assert.ok(Math.abs(Math.hypot(each.x - middle.x, each.y - middle.y) - 40) < 1e-6);
    for (const [direction, number] of middle.next.entries()) {
      const there = corners(of, of.hexes.get(number)!);
      for (const end of [here[direction]!, here[(direction + 1) % 6]!]) {
        assert.ok(
          there.some((each) => Math.hypot(each.x - end.x, each.y - end.y) < 0.01),
          `${number} shares its side`,
        );
      }
    }
  });

  test(`${name}: the outline of two neighbours leaves out the side between them`, () => {
    assert.equal(count(outline(of, ["0303"]), "M"), 6);
    assert.equal(count(outline(of, ["0303", middle.next[0]!]), "M"), 10);
    assert.equal(count(shapes(of, ["0303", middle.next[0]!, "nowhere"]), "Z"), 2);
  });

  test(`${name}: a side lies between neighbours only`, () => {
    assert.notEqual(sideBetween(of, "0303", middle.next[2]!), "");
    assert.equal(sideBetween(of, "0101", "0505"), "");
  });

  test(`${name}: what leads across a side lies on its middle and points at the neighbour`, () => {
    for (const number of middle.next) {
      const neighbour = of.hexes.get(number)!;
      const at = across(of, "0303", number)!;
      const ahead = { x: Math.sin((at.turn * Math.PI) / 180), y: -Math.cos((at.turn * Math.PI) / 180) };
      const on = { x: at.x + ahead.x * 20 * Math.sqrt(3), y: at.y + ahead.y * 20 * Math.sqrt(3) };
      assert.ok(Math.hypot(on.x - neighbour.x, on.y - neighbour.y) < 1, number);
      assert.ok(Math.abs(Math.hypot(at.x - middle.x, at.y - middle.y) - 20 * Math.sqrt(3)) < 0.1);
    }
    assert.equal(across(of, "0101", "0505"), null);
    assert.equal(across(of, "0101", "N"), null);
  });

  test(`${name}: a side is as far as the nearest of its points`, () => {
    for (const number of middle.next) {
      const neighbour = of.hexes.get(number)!;
      const half = { x: (middle.x + neighbour.x) / 2, y: (middle.y + neighbour.y) / 2 };
      assert.ok(distanceToSide(of, "0303", number, half) < 0.1, number);
      assert.ok(Math.abs(distanceToSide(of, "0303", number, middle) - 20 * Math.sqrt(3)) < 0.1);
      // Beyond its ends, what counts is the corner.
      const [corner] = corners(of, middle, 1);
      assert.ok(distanceToSide(of, "0303", number, corner!) <= 2 * of.radius);
    }
    assert.equal(distanceToSide(of, "0101", "0505", middle), Infinity);
  });

  test(`${name}: walking there and back ends where it began, and straight on stays on its line`, () => {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const on = stepped(of, middle, dx, dy, middle)!;
      assert.equal(stepped(of, on, -dx, -dy, middle)?.number, middle.number);
      const further = stepped(of, on, dx, dy, middle);
      if (further) assert.ok(Math.abs(dx ? further.y - middle.y : further.x - middle.x) < 41);
    }
  });
}

test("at the edge of the board the cursor stays", () => {
  const of = lattice(flat, 40);
  assert.equal(stepped(of, of.hexes.get("0101")!, -1, 0, of.hexes.get("0101")!), null);
});
