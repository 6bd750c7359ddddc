// An officer's plan as arrows on the map.
import assert from "node:assert/strict";
import { test } from "node:test";
import { arrowsOf } from "../src/analysis/arrows.ts";

const PLACES: Record<string, string> = { B1: "0405", B2: "0406", R1: "0606", box: "" };
const drawn = (...points: [string, string][]) =>
  arrowsOf(
    points.map(([noun, at]) => ({ noun, at })),
    (piece) => PLACES[piece] ?? "",
    (piece) => piece.startsWith("B"),
  ).map(({ from, to }) => `${from}>${to}`);

test("a counter goes from hex to hex, and aims at an enemy from the last", () => {
  assert.deepEqual(drawn(["piece", "B1"], ["hex", "0505"], ["hex", "0605"], ["piece", "R1"]), [
    "0405>0505",
    "0505>0605",
    "0605>0606",
  ]);
});

test("a target that is named first is that of every counter", () => {
  assert.deepEqual(drawn(["hex", "0506"], ["piece", "B1"], ["piece", "B2"]), ["0405>0506", "0406>0506"]);
});

test("where nothing goes anywhere there is no arrow", () => {
  assert.deepEqual(drawn(["piece", "B1"], ["hex", "0405"]), []);
  assert.deepEqual(drawn(["piece", "box"], ["piece", "B1"]), []);
});
