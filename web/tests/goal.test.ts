// Where the mark stands on the bar of bands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { markAt, presentBand } from "../src/panel/bands.ts";
import type { GoalBand } from "../src/wire.ts";

const bands = (...leasts: number[]): GoalBand[] => leasts.map((least) => ({ least, side: "", title: "", short: "" }));
const verdun = bands(0, 3, 6, 9, 12);
const lead = bands(-1000000, -5, 0, 1, 6);

test("a score lies in the highest band it reaches, and below the first in the first", () => {
  assert.deepEqual(
    [0, 2, 3, 11, 12, 40].map((value) => presentBand({ bands: verdun, value })),
    [0, 0, 1, 3, 4, 4],
  );
  assert.deepEqual(
    [-30, -6, -5, -1, 0, 1, 6].map((value) => presentBand({ bands: lead, value })),
    [0, 0, 1, 1, 2, 3, 4],
  );
});

test("the mark stands within the present band, and moves with the score", () => {
  for (const all of [verdun, lead]) {
    let last = -1;
    for (let value = -12; value <= 20; value++) {
      const at = markAt({ bands: all, value });
      const here = presentBand({ bands: all, value });
      assert.ok(at > here / all.length && at < (here + 1) / all.length, `${value}: ${at}`);
      assert.ok(at >= last, `${value} lies before the one below it`);
      last = at;
    }
  }
});
