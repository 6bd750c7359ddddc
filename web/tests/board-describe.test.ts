// A hex told to those who listen: in both languages, with counters, marks and options.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { optionsHere, optionsUnder } from "../src/board/aim.ts";
import { describeHex, describeUnknown } from "../src/board/describe.ts";
import { optionHexes } from "../src/board/cursor.ts";
import { lang } from "../src/state/settings.ts";
import { captionOf, kit, page, side } from "../src/state/store.ts";
import { learn } from "../src/shared/text.ts";
import type { Kit, Page } from "../src/wire.ts";
import { board, standing } from "./board-fake.ts";

/** Lay the table; the language is chosen before, for a page that lies there would be fetched again in it. */
function lay(spoken: "en" | "fr"): void {
  page.value = null;
  lang.value = spoken;
  side.value = "red";
  kit.value = {
    title: "fake",
    scenario: "one",
    name: "Fake",
    radius: 40,
    width: 500,
    height: 500,
    boxes: [{ key: "hand", name: "Hand", due: 0 }],
    hexes: board(4, 4, "flat").map((hex) => (hex.number === "0202" ? { ...hex, name: "Mill", ground: ["wood"] } : hex)),
    pieces: [standing("r1").printed],
    sides: [{ key: "red", name: "Red", fill: "#a00", ink: "#fff" }],
    marks: [{ key: "moved", name: "has moved", letter: "M" }],
  } as unknown as Kit;
  page.value = {
    log: [],
    screen: {
      pieces: { r1: { at: "0202", steps: 1, marks: ["moved"], hidden: false, state: {} } },
      unknown: [
        { side: "red", at: "0303", marks: [] },
        { side: "red", at: "0303", marks: [] },
      ],
      goal: { prizes: {} },
      asked: [
        {
          number: 1,
          side: "red",
          rule: "1",
          prompt: "",
          menu: true,
          tally: null,
          dice: [],
          options: [{ text: "move r1", label: "Move r1", verb: "move", noun: "piece", at: "r1", badge: "2" }],
        },
      ],
    },
  } as unknown as Page;
}

beforeEach(() => lay("en"));

test("a hex tells its name, ground, counters and options", () => {
  assert.equal(describeHex("0202"), "Mill (0202). wood. Red: r1, 1 of 2 steps, has moved. Can be chosen: Move r1 (2)");
});

test("unknown counters are counted, an empty hex says so", () => {
  assert.equal(describeHex("0303"), "hex 0303. 2 unknown counters (Red)");
  assert.equal(describeHex("0101"), "hex 0101. no counters");
});

test("an unknown counter that has a name is told by it", () => {
  const back = { side: "red", at: "0303", marks: [], stack: false, symbol: "u-red-foot", name: "A hidden company" };
  assert.equal(describeUnknown([back]), "A hidden company");
});

test("it speaks French too", async () => {
  await learn("table", "fr");
  lay("fr");
  assert.equal(
    describeHex("0202"),
    "Mill (0202). wood. Red\u00a0: r1, 1 pas sur 2, has moved. Peut être choisi\u00a0: Move r1 (2)",
  );
});

test("the hexes of options are where their counters stand", () => {
  assert.deepEqual([...optionHexes()], ["0202"]);
});

test("an option on a side is told at both its hexes, and both are hexes of options", () => {
  const span = {
    text: "span 0101/0102",
    label: "Bridge",
    verb: "span",
    noun: "edge",
    at: "0101/0102",
    badge: "",
    answers: [],
  };
  const now = page.value!;
  page.value = { ...now, screen: { ...now.screen, asked: [{ ...now.screen.asked[0]!, options: [span] }] } };
  assert.deepEqual([...optionHexes()], ["0101", "0102"]);
  for (const hex of ["0101", "0102"]) assert.match(describeHex(hex), /Can be chosen: Bridge$/);
});

test("a hand means the side it is on; beside it the hex, whose own options come first", () => {
  const [move] = page.value!.screen.asked[0]!.options;
  const span = {
    text: "span 0202/0203",
    label: "Bridge",
    verb: "span",
    noun: "edge",
    at: "0202/0203",
    badge: "",
    answers: [],
  };
  const now = page.value!;
  page.value = { ...now, screen: { ...now.screen, asked: [{ ...now.screen.asked[0]!, options: [move!, span] }] } };
  assert.deepEqual(optionsUnder("0202", "0202/0203"), [span]);
  assert.deepEqual(optionsUnder("0202", ""), [move]);
  assert.deepEqual(optionsUnder("0203", ""), [span]);
  assert.deepEqual(optionsHere("0202"), [move, span]);
});

test("a counter is called by its caption, a box by its name, a hex by its number", () => {
  kit.value = {
    ...kit.value!,
    pieces: [{ ...standing("gc-line-1").printed, caption: "1st colonial squad" }, standing("r1").printed],
  };
  assert.deepEqual(["gc-line-1", "r1", "hand", "0202"].map(captionOf), ["1st colonial squad", "r1", "Hand", "0202"]);
});
