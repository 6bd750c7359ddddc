// The report of a finished game: round numbers beside its plots.
import assert from "node:assert/strict";
import { test } from "node:test";
import { roundSteps } from "../src/report/curves.tsx";

test("steps are round and cover the values", () => {
  assert.deepEqual(roundSteps(0, 7), [0, 2, 4, 6, 8]);
  assert.deepEqual(roundSteps(-1.9, 1.9), [-2, -1, 0, 1, 2]);
  assert.deepEqual(roundSteps(0, 2, 1), [0, 1, 2], "a count has no halves");
  for (const [low, high] of [
    [0, 0],
    [0, 1],
    [-3, 12],
    [-0.2, 0.1],
    [0, 1234],
  ] as const) {
    const steps = roundSteps(low, high);
    assert.ok(
      steps[0]! <= low && steps.at(-1)! >= high && steps.length >= 2 && steps.length <= 7,
      `${low}…${high}: ${steps}`,
    );
  }
});
