// Which hint of a guide is shown, and where it stands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beside, nextHint } from "../src/panel/hints.ts";

const hint = (when: string) => ({ when, at: "map", text: when });
const guide = [hint("always"), hint("fire"), hint("rolled"), hint("always")];

test("the first hint that was not read and whose time has come is shown", () => {
  const next = (done: number[], verbs: string[] = [], rolled = false) =>
    nextHint(guide, new Set(done), new Set(verbs), rolled);
  assert.equal(next([]), 0);
  assert.equal(next([0]), 3);
  assert.equal(next([0], ["fire"]), 1);
  assert.equal(next([0, 1], ["fire"], true), 2);
  assert.equal(next([0, 3]), -1);
});

test("a hint stands beside its part and within the screen, wherever the part is", () => {
  const box = { width: 340, height: 120 };
  for (const room of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    for (const [left, top, width, height] of [
      [0, 44, room.width, 34],
      [0, 78, room.width, room.height - 78],
      [room.width - 300, 80, 300, 400],
      [10, room.height - 140, 380, 140],
      [0, 80, 250, room.height - 80],
    ] as const) {
      const part = { left, top, width, height, right: left + width, bottom: top + height } as DOMRect;
      const at = beside(part, box, room);
      assert.ok(
        at.left >= 0 && at.left + box.width <= room.width && at.top >= 0 && at.top + box.height <= room.height,
        JSON.stringify([room, part, at]),
      );
    }
  }
});
