// What the reader may set, and what follows from it.
import assert from "node:assert/strict";
import test from "node:test";
import { frontAlong, frontOf } from "../src/board/front.ts";
import { lattice } from "../src/board/lattice.ts";
import { commonBoard, lettersAt } from "../src/board/letters.ts";
import { counterSide } from "../src/board/stack.ts";
import { counterSize } from "../src/state/settings.ts";
import { noiseOf } from "../src/shared/sound.ts";
import { statesOf } from "../src/board/states.ts";
import type { LogLine, MarkShown } from "../src/wire.ts";
import { board as hexesOf } from "./board-fake.ts";

const lines = (...dice: number[][]): LogLine[] => dice.map((each) => ({ dice: each }) as LogLine);

test("dice are heard before what else was done; a jump to another moment is silent", () => {
  assert.equal(noiseOf(lines([], [3])), "dice");
  assert.equal(noiseOf(lines([], [])), "click");
  assert.equal(noiseOf([]), null);
  assert.equal(noiseOf(lines(...Array.from({ length: 61 }, () => []))), null);
});

test("counters grow with the reader's setting and stay inside a hex", () => {
  const sides = (["small", "normal", "large"] as const).map((size) => {
    counterSize.value = size;
    return counterSide();
  });
  assert.deepEqual(
    sides,
    [...sides].sort((one, other) => one - other),
  );
  assert.ok(sides.at(-1)! * Math.SQRT2 < 2, "its corners lie inside the circle about the hex");
  counterSize.value = "normal";
});

test("the nearer, the more is written; the numbers of one board are written without it", () => {
  assert.deepEqual([0.2, 0.49, 0.5, 0.7, 0.94, 0.95, 3].map(lettersAt), [0, 0, 1, 2, 2, 3, 3]);
  assert.equal(commonBoard(["45/0101", "45/0202"]), 3);
  assert.equal(commonBoard(["45/0101", "46/0202"]), 0);
  assert.equal(commonBoard(["A0101", "A0202"]), 0);
  assert.equal(commonBoard([]), 0);
});

test("states: common ones by shape, rare ones by disc, none in a phase where it does not matter", () => {
  const look = (key: string, shown = "disc", phases: string[] = []): MarkShown => ({
    key,
    name: key,
    letter: "",
    shown,
    phases,
  });
  const looks = [
    look("demoralised"),
    look("moved", "acted", ["8.0"]),
    look("dug-in", "parapet"),
    look("new", "none"),
    look("pinned", "disc", ["9.0"]),
  ];
  const all = ["new", "pinned", "moved", "dug-in", "demoralised"];
  assert.deepEqual(statesOf(all, looks, "8.0"), { discs: ["demoralised"], acted: true, dugIn: true });
  assert.deepEqual(statesOf(all, looks, "9.0"), { discs: ["demoralised", "pinned"], acted: false, dugIn: true });
  assert.deepEqual(statesOf([], looks, "8.0"), { discs: [], acted: false, dugIn: false });
});

test("the front runs between the hexes of two sides, each colour on its own side; without control there is none", () => {
  const board = lattice(hexesOf(8, 7, "flat"), 40);
  const all = [...board.hexes.values()];
  const middle = all.reduce((sum, hex) => sum + hex.y, 0) / all.length;
  const held = new Map(all.map((hex) => [hex.number, hex.y < middle ? "north" : "south"]));
  const front = frontOf(board, held, "north")!;
  const heights = (path: string) => [...path.matchAll(/[ML C](-?[\d.]+) (-?[\d.]+)/g)].map((found) => Number(found[2]));
  const mean = (path: string) => heights(path).reduce((sum, y) => sum + y, 0) / heights(path).length;
  assert.ok(mean(front.own) < mean(front.line) && mean(front.line) < mean(front.other));
  assert.ok(heights(front.line).every((y) => Math.abs(y - middle) < board.radius * 1.5));
  assert.equal(frontOf(board, new Map([[all[0]!.number, "north"]]), "north"), null);
  assert.equal(frontOf(board, new Map(all.map((hex) => [hex.number, "north"])), "north"), null);
  const [from, along, to] = [
    { x: 0, y: 0 },
    { x: 40, y: 10 },
    { x: 80, y: 0 },
  ].map(({ x, y }) => `${x} ${y}`);
  const told = frontAlong(`M${from}L${along}L${to}`, 40);
  assert.ok(
    told.line.startsWith("M0.0 0.0C") && told.line.endsWith(" 80.0 0.0"),
    "along given corners it keeps its ends",
  );
  assert.ok(mean(told.own) > mean(told.line), "going east, the first side lies to the south");
});
