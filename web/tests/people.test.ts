// What a note names: hexes of the map and clauses.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clausesIn, hexesIn } from "../src/people/mentions.ts";

const isHex = (word: string) => ["0304", "48/0807", "1602"].includes(word);

test("a note names hexes, each once, whatever stands around them", () => {
  assert.deepEqual(hexesIn("Hold 0304, then (48/0807). 0304! and 9999; B1602\n1602.", isHex), [
    "0304",
    "48/0807",
    "1602",
  ]);
  assert.deepEqual(hexesIn("", isHex), []);
});

test("a note names clauses after a section sign", () => {
  assert.deepEqual(clausesIn("§9.1 and § 12.34, §9.1. But not 9.2"), ["9.1", "12.34"]);
  assert.deepEqual(clausesIn("no clause"), []);
});
