// How stacks lie, and what a press means.
import assert from "node:assert/strict";
import { test } from "node:test";
import { endsOf, meaningOf, placeOf, seenBy } from "../src/board/meaning.ts";
import { freeSpot, MOST_SHOWN, pile, signature, spot, symbolOf } from "../src/board/stack.ts";
import type { Choice } from "../src/wire.ts";
import { standing } from "./board-fake.ts";

const option = (text: string, noun: string, at: string): Choice => ({
  text,
  label: text,
  verb: text,
  noun,
  at,
  badge: "",
  answers: [],
});

test("the first three counters of a stack show, the very first on top; all are counted", () => {
  const four = pile(
    ["a", "b", "c", "d"].map((key) => standing(key)),
    [],
  );
  assert.deepEqual(
    four.shown.map((each) => each.key),
    ["c", "b", "a"],
  );
  assert.equal(four.shown.length, MOST_SHOWN);
  assert.equal(four.count, 4);
});

test("who acts lies uppermost, and of two sides in one hex both are seen", () => {
  const keys = (of: ReturnType<typeof pile>) => of.shown.map((each) => each.key).reverse();
  const four = ["a", "b", "c", "d"].map((key) => standing(key));
  assert.deepEqual(keys(pile(four, [], new Set(["d"]))), ["d", "a", "b"]);
  const foe = { side: "green", at: "0101", marks: [], stack: false, symbol: "u-green", name: "" };
  assert.deepEqual(keys(pile(four, [foe])), ["a", "?green0", "b"]);
  assert.deepEqual(keys(pile(four.slice(0, 2), [foe])), ["a", "b", "?green0"]);
});

test("counters that are not known lie below and show their side only", () => {
  const mixed = pile(
    [standing("a")],
    [{ side: "blue", at: "0101", marks: [], stack: false, symbol: "u-blue", name: "" }],
  );
  assert.deepEqual(
    mixed.shown.map((each) => each.symbol),
    ["u-blue", "c-a-2"],
  );
});

test("a stack that looks different has another signature, the same one has not", () => {
  const plain = signature(pile([standing("a")], []));
  assert.equal(signature(pile([standing("a")], [])), plain);
  for (const changes of [{ steps: 1 }, { marks: ["moved"] }, { hidden: true }, { tab: "f1" }]) {
    assert.notEqual(signature(pile([standing("a", changes)], [])), plain);
  }
});

test("a counter alone lies in the middle; of two, the upper lies to the right and higher", () => {
  assert.deepEqual(spot({ x: 10, y: 20 }, 40, 0, 1), { x: 10, y: 20 });
  const [low, high] = [spot({ x: 0, y: 0 }, 40, 0, 2), spot({ x: 0, y: 0 }, 40, 1, 2)];
  assert.ok(high.x > low.x && high.y < low.y);
});

test("no option: look; one: choose it; several: fan them out", () => {
  const to = option("to 0102", "hex", "0102");
  assert.deepEqual(meaningOf([]), { do: "inspect" });
  assert.deepEqual(meaningOf([to]), { do: "choose", choice: to });
  assert.deepEqual(meaningOf([to, option("assault 0102", "hex", "0102")]), { do: "fan" });
});

test("where several things can be done to a hex the first is previewed; of several counters none", () => {
  const [fire, assault] = [option("fire", "hex", "0102"), option("assault", "hex", "0102")];
  assert.equal(seenBy([fire, assault], []), fire);
  assert.equal(seenBy([fire, assault], ["assault"]), assault);
  assert.equal(seenBy([option("move a", "piece", "a"), option("move b", "piece", "b")], []), null);
  assert.equal(seenBy([], []), null);
});

test("a press on one counter with several options takes the verb that the server names first", () => {
  const verbs = (...those: string[]) => those.map((verb) => ({ ...option(`${verb} a`, "piece", "a"), verb }));
  const [move, dig] = verbs("move", "dig") as [Choice, Choice];
  assert.deepEqual(meaningOf([move, dig], ["dig", "move"]), { do: "choose", choice: dig });
  assert.deepEqual(meaningOf([move, dig], []), { do: "fan" });
  assert.deepEqual(meaningOf([move, { ...dig, at: "b" }], ["move", "dig"]), { do: "fan" });
  assert.deepEqual(meaningOf([move, option("to 0101", "hex", "0101")], ["move"]), { do: "fan" });
});

test("an option's place is its hex, or where its counter stands", () => {
  const whereIs = (piece: string) => (piece === "a" ? "0507" : "");
  assert.equal(placeOf(option("to 0102", "hex", "0102"), whereIs), "0102");
  assert.equal(placeOf(option("move a", "piece", "a"), whereIs), "0507");
  assert.equal(placeOf(option("span 0101/0102", "edge", "0101/0102"), whereIs), "0101");
  assert.equal(placeOf(option("done", "nothing", ""), whereIs), "");
  assert.deepEqual(endsOf("0101/0102"), ["0101", "0102"]);
});

test("a note about a hex lies above it, and elsewhere if something can be chosen there", () => {
  const hex = { x: 0, y: 0 };
  assert.deepEqual(freeSpot(hex, 40, []), { x: 0, y: -50 });
  assert.deepEqual(freeSpot(hex, 40, [{ x: 0, y: 69 }]), { x: 0, y: -50 });
  assert.deepEqual(freeSpot(hex, 40, [{ x: 0, y: -69 }]), { x: 0, y: 50 });
  const below = { x: 0, y: 50 };
  assert.deepEqual(freeSpot(hex, 40, [hex], [{ x: 60, y: -35 }]), below, "not over the neighbour who fired");
  assert.deepEqual(freeSpot(hex, 40, [{ x: 0, y: -69 }], [{ x: 0, y: 69 }]), below, "what can be chosen counts most");
});

test("an eliminated counter is still a picture", () => {
  const hq = standing("hq");
  assert.match(symbolOf({ ...hq, counter: { ...hq.counter, steps: 0 } }), /-1$/);
});
