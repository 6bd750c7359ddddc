// The puzzle of the day and the days in a row on which it was solved.
import assert from "node:assert/strict";
import { test } from "node:test";
import { daysNow, isSolved, ofDay, streakAfter } from "../src/puzzles/days.ts";

test("every day has its puzzle, the same for all, and they come round", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((day) => ofDay(["a", "b", "c"], day)),
    ["a", "b", "c", "a"],
  );
  assert.equal(ofDay([], 4), undefined);
});

test("a streak grows by a day, counts a day once, and ends with a gap or a miss", () => {
  const first = streakAfter({ day: 0, days: 0 }, 100, true);
  assert.deepEqual(first, { day: 100, days: 1 });
  assert.deepEqual(streakAfter(first, 100, true), first);
  assert.deepEqual(streakAfter(first, 101, true), { day: 101, days: 2 });
  assert.deepEqual(streakAfter(first, 103, true), { day: 103, days: 1 });
  assert.deepEqual(streakAfter(first, 101, false), { day: 0, days: 0 });
});

test("a streak that was not kept up yesterday is over", () => {
  assert.equal(daysNow({ day: 100, days: 4 }, 101), 4);
  assert.equal(daysNow({ day: 100, days: 4 }, 102), 0);
});

test("a good answer solves a puzzle as the best does", () => {
  assert.deepEqual(["best", "good", "not-this-time", undefined].map(isSolved), [true, true, false, false]);
});
