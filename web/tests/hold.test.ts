// A roll of one's own is held for a moment; any key goes on, and without a hold nothing waits.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { dropHold, goOn, held, hold } from "../src/state/hold.ts";
import { holds } from "../src/state/settings.ts";

function counted(): { times: number; then: () => void } {
  const count = { times: 0, then: () => void count.times++ };
  return count;
}

test("a roll is held as long as the reader wants, and what comes after it once", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  holds.value = "normal";
  const after = counted();
  hold(after.then);
  assert.equal(held.value, true);
  mock.timers.tick(799);
  assert.equal(after.times, 0);
  mock.timers.tick(1);
  assert.deepEqual([held.value, after.times], [false, 1]);
  goOn();
  assert.equal(after.times, 1);
  mock.timers.reset();
});

test("a key or a tap goes on at once, and what is dropped never goes on", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const [first, second] = [counted(), counted()];
  hold(first.then);
  goOn();
  assert.deepEqual([held.value, first.times], [false, 1]);
  hold(second.then);
  dropHold();
  mock.timers.tick(5000);
  assert.deepEqual([held.value, second.times], [false, 0]);
  mock.timers.reset();
});

test("without a hold nothing waits", () => {
  holds.value = "off";
  const after = counted();
  hold(after.then);
  assert.deepEqual([held.value, after.times], [false, 1]);
  holds.value = "normal";
});

test("held until a key, nothing goes on by itself", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  holds.value = "key";
  const after = counted();
  hold(after.then);
  mock.timers.tick(3_600_000);
  assert.deepEqual([held.value, after.times], [true, 0]);
  goOn();
  assert.deepEqual([held.value, after.times], [false, 1]);
  holds.value = "normal";
  mock.timers.reset();
});
