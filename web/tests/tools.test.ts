// What is drawn on the map, the ruler, the plan and the comparison: their logic, without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lattice, range } from "../src/board/lattice.ts";
import { rowsOf } from "../src/panel/compare.tsx";
import { learn } from "../src/shared/text.ts";
import { withPut } from "../src/state/plan.ts";
import * as sketch from "../src/state/sketch.ts";
import type { HexPrinted, TallyShown } from "../src/wire.ts";

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  },
});

// Five columns and rows of flat-topped hexes, every second column half a hex lower.
const ROOT = Math.sqrt(3);
const place = (column: number, row: number) => ({ x: column * 1.5 * 10, y: (row + (column % 2) / 2) * ROOT * 10 });
const name = (column: number, row: number) => `${column}${row}`;
const ways = (column: number, row: number): [number, number][] => {
  const low = column % 2;
  return [
    [column, row - 1],
    [column + 1, row - 1 + low],
    [column + 1, row + low],
    [column, row + 1],
    [column - 1, row + low],
    [column - 1, row - 1 + low],
  ];
};
const isThere = (column: number, row: number) => column >= 0 && column < 5 && row >= 0 && row < 5;
const hexes = Array.from({ length: 25 }, (_, n) => [n % 5, Math.floor(n / 5)] as const).map(
  ([column, row]) =>
    ({
      number: name(column, row),
      ...place(column, row),
      next: ways(column, row).map(([c, r]) => (isThere(c, r) ? name(c, r) : "")),
    }) as unknown as HexPrinted,
);
const board = lattice(hexes, 10);

test("the ruler counts the hexes that a walk from neighbour to neighbour takes", () => {
  for (const from of hexes) {
    const steps = new Map([[from.number, 0]]);
    for (const [hex, count] of steps)
      for (const next of board.hexes.get(hex)!.next) if (next && !steps.has(next)) steps.set(next, count + 1);
    for (const [to, count] of steps) assert.equal(range(board, from.number, to), count, `${from.number} to ${to}`);
  }
});

test("what is drawn is kept for its game, and goes away when it is drawn again or erased", () => {
  sketch.open("one");
  sketch.arrow("00", "11");
  sketch.mark("22");
  sketch.note("22", "  the ford  ");
  sketch.open("two");
  assert.deepEqual(sketch.marks.value, []);
  sketch.open("one");
  assert.deepEqual(sketch.marks.value, [
    { kind: "arrow", from: "00", to: "11" },
    { kind: "mark", at: "22" },
    { kind: "note", at: "22", text: "the ford" },
  ]);
  sketch.mark("22");
  sketch.note("22", " ");
  assert.deepEqual(sketch.marks.value, [{ kind: "arrow", from: "00", to: "11" }]);
  sketch.erase("11");
  sketch.open("one");
  assert.deepEqual(sketch.marks.value, []);
});

test("of many games those drawn in last are kept", () => {
  for (let n = 0; n < 40; n++) {
    sketch.open(`game ${n}`);
    sketch.mark("00");
  }
  sketch.open("game 0");
  assert.deepEqual(sketch.marks.value, []);
  sketch.open("game 39");
  assert.equal(sketch.marks.value.length, 1);
});

test("counters put elsewhere leave no answers of the table before", () => {
  const steps = { placed: { A: "00" }, phase: 3, answers: [{ side: "blue", answer: "done" }] };
  assert.deepEqual(withPut(steps, ["A", "B"], "11"), { placed: { A: "11", B: "11" }, phase: 3, answers: [] });
});

test("two odds are compared outcome by outcome", async () => {
  await learn("compare", "en");
  const tally = (column: string, chances: [string, number][], losses: number) =>
    ({
      name: "assault",
      column,
      total: column,
      odds: [],
      base: "",
      need: "",
      chances: chances.map(([outcome, p]) => ({ outcome, p, of: "" })),
      expected: [{ name: "losses", value: losses }],
      adds: false,
      readings: [],
      reasons: [],
      ahead: [],
    }) as unknown as TallyShown;
  const rows = rowsOf(
    tally(
      "2:1",
      [
        ["1/0", 0.5],
        ["0/1", 0.5],
      ],
      0.5,
    ),
    tally("3:1", [["0/1", 1]], 0),
  );
  assert.deepEqual(rows.slice(1), [
    { name: "1/0", one: "50%", other: "–" },
    { name: "0/1", one: "50%", other: "100%" },
    { name: "losses", one: "0.5", other: "0" },
  ]);
  const open = { ...tally("4:1", [], 0), ahead: [{ value: "3:1", rule: "9.3", text: "down to 3:1" }] };
  assert.deepEqual(rowsOf(tally("2:1", [], 0), open)[1], {
    name: "May still change it",
    one: "–",
    other: "down to 3:1",
  });
});
