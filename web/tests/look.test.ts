// What the reader may set, and what follows from it.
import assert from "node:assert/strict";
import test from "node:test";
import { counterSide } from "../src/boardview/stack.ts";
import { counterSize } from "../src/settings.ts";
import { noiseOf } from "../src/sound.ts";
import type { LogLine } from "../src/wire.ts";

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
  assert.deepEqual(sides, [...sides].sort((one, other) => one - other));
  assert.ok(sides.at(-1)! * Math.SQRT2 < 2, "its corners lie inside the circle about the hex");
  counterSize.value = "normal";
});
