// The dice: SHA-256 and rolls are Python's; a changed die, a swapped seed and a changed line are each found.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { checkDice, facesOf, outcomeOf } from "../src/panel/dicecheck.ts";
import { type FirstSeen, firstSeen, keepHash } from "../src/state/dicehash.ts";
import { sha256 } from "../src/shared/sha256.ts";
import type { DiceRecord, LogLine } from "../src/wire.ts";
import vectors from "./dice-vectors.json";

const SEED = vectors.seed;
const HASH = sha256(SEED);
const EARLY: FirstSeen = { hash: HASH, clock: 0 };

/** A finished game: twelve rolls of two dice, and a line of the log for each. */
function finished(): { record: DiceRecord; log: LogLine[] } {
  const rolls = Array.from({ length: 12 }, (_, number) => {
    const outcome = outcomeOf(SEED, number, 36);
    return {
      at: 3 * number + 1,
      outcomes: 36,
      outcome,
      text: `roll ${facesOf(outcome, 2, 6).join(" ")}`,
      dice: [2, 6],
    };
  });
  const log = rolls.map(
    (roll) =>
      ({
        at: roll.at,
        text: "It is fired at.",
        dice: roll.text.split(" ").slice(1).map(Number),
        split: [] as number[],
      }) as LogLine,
  );
  return { record: { seed_hash: HASH, seed: SEED, first: 0, rolls, burned: [] }, log };
}

test("hashes of texts are those of Python", () => {
  for (const [text, hash] of vectors.hashes) assert.equal(sha256(text!), hash, `${text!.length} signs`);
});

test("hashes are those of the browser's own implementation, at every length around a block", async () => {
  for (let size = 0; size < 140; size++) {
    const text = "é".repeat(size);
    const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    assert.equal(sha256(text), Buffer.from(bytes).toString("hex"));
  }
});

test("rolls of a seed are those of Python", () => {
  for (const [number, count, sides, place, faces] of vectors.rolls as [number, number, number, number, number[]][]) {
    const outcome = outcomeOf(SEED, number, sides ** count);
    assert.equal(outcome, place);
    assert.deepEqual(facesOf(outcome, count, sides), faces);
  }
});

test("an honest game passes", () => {
  const { record, log } = finished();
  const found = checkDice(record, log, EARLY);
  assert.deepEqual(
    { ...found },
    { hash: "same", seedFits: true, checked: 12, elsewhere: 0, unseen: 0, wrong: [], lines: [], honest: true },
  );
});

test("a line that tells several rolls is checked roll by roll, in their order", () => {
  const { record, log } = finished();
  const shot = log.slice(4, 7);
  const together = (lines: LogLine[]): LogLine => ({
    ...lines.at(-1)!,
    dice: lines.flatMap((line) => line.dice),
    split: [2, 2, 2],
  });
  assert.deepEqual(checkDice(record, [together(shot)], EARLY).lines, []);
  const changed = { ...shot[1]!, dice: [7 - shot[1]!.dice[0]!, shot[1]!.dice[1]!] };
  const wrong = together([shot[0]!, changed, shot[2]!]);
  const found = checkDice({ ...record, rolls: record.rolls.slice(4, 7) }, [wrong], null);
  assert.deepEqual(found.lines, [wrong]);
});

test("a changed die is found, in the record and in the log", () => {
  const { record, log } = finished();
  const roll = record.rolls[7]!;
  const due = roll.text;
  roll.outcome = (roll.outcome + 1) % 36;
  roll.text = `roll ${facesOf(roll.outcome, 2, 6).join(" ")}`;
  const found = checkDice(record, log, EARLY);
  assert.deepEqual(found.wrong, [{ number: 8, at: roll.at, has: roll.text, due }]);
  assert.deepEqual(found.lines, [log[7]]);
  assert.equal(found.honest, false);
});

test("a die changed in the log alone is found", () => {
  const { record, log } = finished();
  log[3] = { ...log[3]!, dice: log[3]!.dice.map((face) => (face % 6) + 1) };
  const found = checkDice(record, log, EARLY);
  assert.deepEqual([found.wrong, found.lines, found.honest], [[], [log[3]], false]);
});

test("a text that is not the outcome, or another number of outcomes, is found", () => {
  const one = finished();
  one.record.rolls[2]!.text = "roll 6 6";
  assert.equal(checkDice(one.record, [], EARLY).wrong.length, 1);
  const two = finished();
  Object.assign(two.record.rolls[2]!, { outcomes: 1, outcome: 0 });
  assert.equal(checkDice(two.record, [], EARLY).wrong.length, 1);
});

test("a swapped seed is found by the hash that was kept, even if all rolls were made anew", () => {
  const { record, log } = finished();
  const seed = "another";
  record.seed = seed;
  record.seed_hash = sha256(seed);
  record.rolls.forEach((roll, number) => {
    roll.outcome = outcomeOf(seed, number, 36);
    roll.text = `roll ${facesOf(roll.outcome, 2, 6).join(" ")}`;
    log[number] = { ...log[number]!, dice: roll.text.split(" ").slice(1).map(Number) };
  });
  const found = checkDice(record, log, EARLY);
  assert.deepEqual(
    [found.hash, found.seedFits, found.wrong, found.lines, found.honest],
    ["other", true, [], [], false],
  );
  assert.equal(checkDice(record, log, null).honest, true, "without the hash that was kept nobody can tell");
  assert.equal(checkDice(record, log, null).hash, "unkept");
});

test("a seed that does not have the hash shown is found", () => {
  const { record, log } = finished();
  record.seed = "another";
  const found = checkDice(record, log, null);
  assert.equal(found.seedFits, false);
  assert.ok(found.wrong.length > 6 && !found.honest);
});

test("a roll left out is found", () => {
  const { record, log } = finished();
  record.rolls.splice(2, 1);
  assert.ok(checkDice(record, log, EARLY).wrong.length > 5);
});

test("rolls from before the hash was seen, and of the game before a branch, are counted", () => {
  const { record, log } = finished();
  assert.equal(checkDice(record, log, { hash: HASH, clock: 4 }).unseen, 2);
  record.first = 3;
  record.rolls.slice(0, 3).forEach((roll) => Object.assign(roll, { outcome: (roll.outcome + 1) % 36 }));
  const late = { hash: HASH, clock: record.rolls[2]!.at };
  const found = checkDice(record, [], late);
  assert.deepEqual([found.elsewhere, found.checked, found.wrong], [3, 9, []]);
});

test("a server cannot call rolls another game's that were made after the hash was seen", () => {
  const { record } = finished();
  record.first = 12;
  Object.assign(record.rolls[5]!, { outcome: 0, text: "roll 1 1" });
  const found = checkDice(record, [], EARLY);
  assert.deepEqual(
    found.wrong.map((each) => each.number),
    [6],
  );
});

test("a draw is checked by its place", () => {
  const outcome = outcomeOf(SEED, 0, 7);
  const draw = { at: 1, outcomes: 7, outcome, text: "deal 2/8", dice: [] };
  const record = { seed_hash: HASH, seed: SEED, first: 0, rolls: [draw], burned: [] };
  assert.equal(checkDice(record, [], EARLY).honest, true);
  draw.outcome = (outcome + 1) % 7;
  assert.equal(checkDice(record, [], EARLY).wrong[0]?.due, `${outcome + 1}/7`);
});

// What is kept -----------------------------------------------------------------------------------------------------
const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
});

test("the hash seen first stays, whatever is shown later", () => {
  keepHash({ game: "g", seed_hash: "", clock: 0 });
  assert.equal(firstSeen("g"), null, "typed dice have none");
  keepHash({ game: "g", seed_hash: "one", clock: 2 });
  keepHash({ game: "g", seed_hash: "two", clock: 9 });
  keepHash({ game: "h", seed_hash: "two", clock: 0 });
  assert.deepEqual(
    [firstSeen("g"), firstSeen("h")],
    [
      { hash: "one", clock: 2 },
      { hash: "two", clock: 0 },
    ],
  );
});

test("without local storage nothing is kept and nothing breaks", () => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new Error("no storage");
    },
  });
  keepHash({ game: "g", seed_hash: "one", clock: 0 });
  assert.equal(firstSeen("g"), null);
});
