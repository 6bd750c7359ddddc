// The arithmetic of the camera: what is under a finger stays under it, and the sheet is never lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  around,
  badgeScale,
  besideHex,
  between,
  bounds,
  broughtIn,
  fitted,
  held,
  isInside,
  leastMove,
  nearness,
  onScreen,
  onSheet,
  placed,
  toldScale,
  zoomed,
  type View,
} from "../src/board/lens.ts";
import { keeping, MOST } from "../src/board/places.ts";

const sheet = { width: 2000, height: 1600 };
const frame = { left: 100, top: 50, width: 800, height: 600 };
const near = (one: number, other: number) => assert.ok(Math.abs(one - other) < 1e-6, `${one} is not ${other}`);

test("the whole sheet fits into the frame, in its middle", () => {
  const view = fitted(sheet, frame);
  const from = onScreen(view, { x: 0, y: 0 });
  const to = onScreen(view, { x: sheet.width, y: sheet.height });
  assert.ok(from.x >= 100 && from.y >= 50 && to.x <= 900 && to.y <= 650);
  near((from.x + to.x) / 2, 500);
  near((from.y + to.y) / 2, 350);
});

test("zooming keeps the point under the pointer where it is", () => {
  const view: View = { x: 12, y: -40, k: 0.7 };
  const about = { x: 333, y: 222 };
  const under = onSheet(view, about);
  const next = zoomed(view, 1.9, about, bounds(sheet, frame, 40));
  near(next.k, 0.7 * 1.9);
  near(onScreen(next, under).x, about.x);
  near(onScreen(next, under).y, about.y);
});

test("a sheet drawn at one scale is shown at another where it would be, and its own scale does not change", () => {
  const view: View = { x: 12, y: -40, k: 1.75 };
  assert.equal(placed(view, 1.75), "translate(12px, -40px) scale(1.75)");
  const m = placed(view, 0.5).slice("matrix3d(".length, -1).split(",").map(Number) as number[];
  assert.equal(m.length, 16);
  assert.deepEqual([m[0], m[5]], [0.5, 0.5]);
  const at = { x: 300, y: 200 };
  near((m[0]! * at.x + m[12]!) / m[15]!, onScreen(view, at).x);
  near((m[5]! * at.y + m[13]!) / m[15]!, onScreen(view, at).y);
});

test("zooming stops at its bounds", () => {
  const [least, most] = bounds(sheet, frame, 40);
  assert.equal(zoomed({ x: 0, y: 0, k: 1 }, 1e6, { x: 0, y: 0 }, [least, most]).k, most);
  assert.equal(zoomed({ x: 0, y: 0, k: 1 }, 1e-6, { x: 0, y: 0 }, [least, most]).k, least);
});

test("the sheet cannot be dragged out of the frame, at any zoom", () => {
  for (const k of [0.1, 0.4, 3]) {
    for (const [x, y] of [
      [1e5, 1e5],
      [-1e5, -1e5],
    ] as const) {
      const view = held({ x, y, k }, sheet, frame);
      const from = onScreen(view, { x: 0, y: 0 });
      const to = onScreen(view, { x: sheet.width, y: sheet.height });
      assert.ok(from.x < 900 && to.x > 100 && from.y < 650 && to.y > 50, `${k}: ${JSON.stringify(view)}`);
    }
  }
});

test("a view that is allowed stays as it is", () => {
  const view = fitted(sheet, frame);
  assert.deepEqual(held(view, sheet, frame), view);
});

test("a hex outside is brought in by the least move, one inside is not moved", () => {
  const view: View = { x: 0, y: 0, k: 1 };
  const inside = { x: 400, y: 300 };
  assert.deepEqual(broughtIn(view, inside, frame, 48), view);
  const next = broughtIn(view, { x: 1500, y: 300 }, frame, 48);
  near(onScreen(next, { x: 1500, y: 300 }).x, 900 - 48);
  near(next.y, 0);
  assert.ok(isInside(next, { x: 1500, y: 300 }, frame, 47));
});

test("showing points zooms out when they do not fit, never in", () => {
  const far = around(
    [
      { x: 0, y: 0 },
      { x: 2000, y: 1600 },
    ],
    { x: 0, y: 0, k: 2 },
    frame,
    80,
  );
  assert.ok(far.k < 0.4);
  assert.equal(around([{ x: 5, y: 5 }], { x: 0, y: 0, k: 0.5 }, frame, 80).k, 0.5);
});

test("a glide begins and ends where it should", () => {
  const from: View = { x: 0, y: 0, k: 0.5 };
  const to: View = { x: -300, y: 80, k: 2 };
  assert.deepEqual(between(from, to, 0), from);
  const end = between(from, to, 1);
  near(end.x, to.x);
  near(end.y, to.y);
  near(end.k, to.k);
});

test("what is drawn of a counter follows its size", () => {
  assert.deepEqual([33, 34, 59, 60].map(nearness), ["far", "mid", "mid", "near"]);
  assert.ok(badgeScale(0.3, 40) > badgeScale(2, 40));
});

test("of several points out of view, the one that needs the least move is brought in, and the zoom stays", () => {
  const view: View = { x: 0, y: 0, k: 1 };
  const [far, close] = [
    { x: 1900, y: 300 },
    { x: 950, y: 300 },
  ];
  const next = leastMove([far, close], view, frame, 96);
  assert.equal(next.k, 1);
  assert.deepEqual(next, broughtIn(view, close, frame, 96));
  assert.equal(next.y, 0);
  assert.deepEqual(leastMove([], view, frame, 96), view);
});

test("places are kept for a bounded number of games, the latest", () => {
  let kept: ReturnType<typeof keeping> = [];
  for (let game = 0; game < MOST + 5; game++) kept = keeping(kept, `g${game}`, { x: game, y: 0, k: 1 });
  assert.equal(kept.length, MOST);
  assert.equal(kept[0]?.[0], "g5");
  kept = keeping(kept, "g5", { x: 1, y: 2, k: 3 });
  assert.equal(kept.length, MOST);
  assert.deepEqual(kept.at(-1), ["g5", { x: 1, y: 2, k: 3 }]);
});

test("a roll on the map is large from afar, and covers no more of the screen the nearer one comes", () => {
  for (const k of [0.3, 0.6]) near(toldScale(k, 40), 1.2 * badgeScale(k, 40));
  for (const k of [2, 4]) assert.ok(Math.abs(k * toldScale(k, 40) - 1.3) < 0.03);
});

test("what opens beside a hex hides it only where there is no room on any side", () => {
  const size = { wide: 200, high: 250 };
  const opened = (x: number, y: number, height = 600) => besideHex({ x, y }, 40, size, { ...frame, height });
  assert.deepEqual(opened(500, 450), { x: 400, y: 160 }, "above");
  assert.deepEqual(opened(500, 150), { x: 400, y: 190 }, "below");
  assert.deepEqual(opened(500, 250, 400), { x: 540, y: 125 }, "to the right");
  assert.deepEqual(opened(850, 250, 400), { x: 610, y: 125 }, "to the left");
  assert.deepEqual(besideHex({ x: 250, y: 250 }, 40, size, { ...frame, width: 300, height: 400 }), { x: 150, y: 192 });
});
