// Dice with shares: the hashes are Python's, this browser's share is sealed and opened when it is due, and a record in which
// anything was changed is found wrong.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { outcomeOf } from "../src/panel/dicecheck.ts";
import { recordFault } from "../src/panel/recordcheck.ts";
import { due } from "../src/people/share.ts";
import { isShare, nextHead, sealOf, seedOf, shareSeal } from "../src/shared/shares.ts";
import { diceKept, keepDice } from "../src/state/dicekept.ts";
import type { DiceRecord, GameRecord, Screen } from "../src/wire.ts";
import vectors from "./share-vectors.json";

const { table, secret, shares, seal, sealed, seed, lines, heads } = vectors;
const NOTHING = { seal: "", shares: {}, head: "" };

beforeEach(() => {
  const kept = new Map<string, string>();
  (globalThis as unknown as { localStorage: unknown }).localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
});

test("hashes, seed, dice and heads are those of Python", () => {
  assert.equal(sealOf(table, secret), seal);
  for (const [side, share] of Object.entries(shares))
    assert.equal(shareSeal(table, side, share), sealed[side as "blue" | "red"]);
  assert.equal(seedOf(table, secret, { red: shares.red, blue: shares.blue }), seed);
  assert.deepEqual(
    vectors.dice.map((_, number) => outcomeOf(seed, number, 6) + 1),
    vectors.dice,
  );
  let head = seal;
  lines.forEach((line, place) => assert.equal((head = nextHead(head, secret, place + 1, line)), heads[place]));
});

/** A record that fits the vectors: one roll, taken back, and one more. */
function recorded(): { record: GameRecord; dice: DiceRecord } {
  const record = {
    ...{
      record: 1,
      table,
      game: "patrol",
      edition: "1",
      scenario: "crossing",
      options: [],
      start: "",
      asks_all: false,
    },
    ...{ dice: "seeded", first: 0, secret, seal, seed, lines: [...lines], heads: [...heads], winner: "", verdict: "" },
    shares: [
      { side: "blue", seal: sealed.blue, share: shares.blue },
      { side: "red", seal: sealed.red, share: shares.red },
    ],
  };
  const roll = { at: 1, outcomes: 6, outcome: 2, text: "roll 3", dice: [1, 6] };
  const first = { ...roll, outcome: 3, text: "roll 4" };
  return { record, dice: { seed_hash: "", seed, first: 0, rolls: [first, roll], burned: [] } };
}

test("an honest record is found right, and what this browser kept must be in it", () => {
  const { record, dice } = recorded();
  assert.equal(recordFault(record, dice, NOTHING), null);
  assert.equal(recordFault(record, dice, { seal, shares: { blue: shares.blue }, head: heads[2]! }), null);
  const wrong = (kept: Partial<typeof NOTHING>) => recordFault(record, dice, { ...NOTHING, ...kept })?.key;
  assert.equal(wrong({ seal: "0".repeat(64) }), "record-seal-changed");
  assert.equal(wrong({ head: "0".repeat(64) }), "record-head-lost");
  assert.equal(wrong({ shares: { blue: shares.red } }), "record-share");
});

test("each line, head, share and seal that was changed is caught", () => {
  const keyOf = (change: (record: GameRecord, dice: DiceRecord) => void) => {
    const { record, dice } = recorded();
    change(record, dice);
    return recordFault(record, dice, NOTHING)?.key;
  };
  lines.forEach((_, place) => {
    assert.equal(
      keyOf(({ lines }) => (lines[place] += "x")),
      "record-line",
    );
    assert.equal(
      keyOf(({ heads }) => (heads[place] = seal)),
      "record-line",
    );
    assert.ok(keyOf(({ lines }) => lines.splice(place, 1)));
  });
  assert.equal(
    keyOf((record) => (record.secret = shares.red)),
    "record-seal",
  );
  assert.equal(
    keyOf((record) => (record.seed = secret)),
    "record-seed",
  );
  assert.equal(
    keyOf(({ shares }) => (shares[0]!.share = secret)),
    "record-share",
  );
  assert.equal(
    keyOf(({ shares }) => shares.forEach((each) => (each.seal = ""))),
    "record-unsealed",
  );
  assert.equal(
    keyOf((_, { rolls }) => rolls.pop()),
    "record-rolls",
  );
  assert.equal(
    keyOf((_, { burned }) => burned.push([1, 1])),
    "record-burned",
  );
});

test("numbers of rolls that were taken back are skipped", () => {
  const { record, dice } = recorded();
  const back = ["dice: roll 4", "red: pass", "table: back 0 red blue", "dice: roll 3"];
  let head = seal;
  record.lines = back;
  record.heads = back.map((line, place) => (head = nextHead(head, secret, place + 1, line)));
  dice.rolls = [dice.rolls[1]!];
  assert.equal(recordFault(record, dice, NOTHING)?.key, "record-burned");
  dice.burned = [[0, 1]];
  assert.equal(recordFault(record, dice, NOTHING), null);
});

/** A page of a table with two people. */
const page = (states: Record<string, string>, red = "other"): Screen =>
  ({
    game: "g",
    seats: { blue: { kind: "you" }, red: { kind: red } },
    dice: { kind: "shared", seal, head: "", shares: states, burned: 0, waits: "…" },
  }) as unknown as Screen;

test("a share is sealed at once, opened when everybody has sealed, and never drawn twice", () => {
  const first = due(page({ blue: "", red: "" }, "open"), "blue")!;
  const share = diceKept("g").shares["blue"]!;
  assert.ok(isShare(share));
  assert.deepEqual(first, { side: "blue", seal: shareSeal("g", "blue", share) });
  assert.equal(due(page({ blue: "sealed", red: "" }, "open"), "blue"), null);
  assert.equal(due(page({ blue: "sealed", red: "" }), "blue"), null);
  assert.deepEqual(due(page({ blue: "sealed", red: "sealed" }), "blue"), { side: "blue", share });
  assert.deepEqual(due(page({ blue: "", red: "sealed" }), "blue"), { side: "blue", share });
  assert.equal(due(page({ blue: "open", red: "sealed" }), "blue"), null);
});

test("in another browser it is sealed anew, unless somebody has opened theirs", () => {
  assert.ok(due(page({ blue: "sealed", red: "" }), "blue")?.seal);
  keepDice("g", { shares: {} });
  assert.equal(due(page({ blue: "sealed", red: "open" }), "blue"), null);
});

test("the seal that was seen first stays", () => {
  assert.ok(keepDice("g", { seal, head: "a" }));
  keepDice("g", { seal: secret, head: "b" });
  assert.deepEqual(diceKept("g"), { seal, shares: {}, head: "b" });
});
