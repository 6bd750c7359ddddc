// What happened since one's turn is put together into acts, stepped through, and summed up by hex.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lasts, stepped } from "../src/replay/pacing.ts";
import { actsOf, firstSince, isWithinPhase, newSince, summed, tapeOf, type Act } from "../src/replay/reel.ts";
import type { Counter, LogLine, Reel, Screen, Step } from "../src/wire.ts";

const PIECES = new Map([
  ["a1", { side: "red", formation: "A" }],
  ["a2", { side: "red", formation: "A" }],
  ["b1", { side: "red", formation: "B" }],
  ["lone", { side: "red", formation: "" }],
  ["mine", { side: "blue", formation: "C" }],
]);

const counter = (at: string, steps = 2): Counter => ({
  at,
  steps,
  marks: [],
  hidden: false,
  state: {},
  face: "",
  tab: "",
});
const START = {
  clock: 3,
  turn: 1,
  phase: 0,
  pieces: {
    a1: counter("0101"),
    a2: counter("0102"),
    b1: counter("0201"),
    lone: counter("0302"),
    mine: counter("0505"),
  },
} as unknown as Screen;

const log: LogLine[] = [];
function line(at: number, text: string, more: Partial<LogLine> = {}): number {
  log.push({
    at,
    text,
    rule: "8.0",
    turn: 1,
    phase: "Moves",
    side: "red",
    by: "red",
    dice: [],
    split: [],
    hex: "",
    heading: false,
    why: false,
    has_tally: false,
    goes_on: false,
    ...more,
  });
  return log.length - 1;
}

interface Told {
  text: string;
  pieces?: string[];
  outcome?: string;
  more?: Partial<LogLine>;
}

const step = (at: number, by: string, patch: Record<string, unknown>, told: Told[], trails: string[][] = []): Step => ({
  at,
  by,
  patch: { clock: at, ...patch },
  trails,
  lines: told.map(({ text, pieces = [], outcome = "", more }) => ({ line: line(at, text, more), pieces, outcome })),
});
const move = (at: number, piece: string, to: string, trails: string[][] = [], by = "red") =>
  step(
    at,
    by,
    { pieces: { [piece]: { at: to } } },
    [{ text: `${piece} moves to ${to}.`, pieces: [piece], more: { hex: to } }],
    trails,
  );

const watched = (...steps: Step[]): Act[] =>
  actsOf({ start: START, steps, formations: {} } satisfies Reel, log, "blue", {
    pieces: PIECES,
    hexes: { has: (place) => place !== "out" },
  });
const places = (act: Act | undefined) =>
  Object.fromEntries(Object.entries(act!.after.pieces).map(([piece, each]) => [piece, each.at]));

test("what I did myself before the others began is left out, and its changes are not undone", () => {
  const acts = watched(move(4, "mine", "0606", [], "blue"), move(5, "a1", "0103"));
  assert.deepEqual(
    acts.map((act) => act.by),
    ["red"],
  );
  assert.deepEqual(places(acts[0]), { a1: "0103", a2: "0102", b1: "0201", lone: "0302", mine: "0606" });
  assert.deepEqual(watched(move(4, "mine", "0606", [], "blue")), []);
});

test("from the log every line is an act of its own, mine and headings too; what follows from a roll belongs to it", () => {
  const roll = { dice: [4], hex: "0505" };
  const steps = [
    move(4, "mine", "0606", [], "blue"),
    move(5, "a1", "0103"),
    step(6, "red", { pieces: { mine: { steps: 1 } } }, [
      { text: "4 on the dice.", more: roll },
      { text: "mine loses a step.", pieces: ["mine"] },
      { text: "Turn 2.", more: { heading: true } },
    ]),
  ];
  const acts = tapeOf({ start: START, steps, formations: {} }, log, {
    pieces: PIECES,
    hexes: { has: (place) => place !== "out" },
  });
  assert.deepEqual(
    acts.map((act) => [act.lines.map((each) => each.text).join(" "), act.pieces, act.lost]),
    [
      ["mine moves to 0606.", ["mine"], {}],
      ["a1 moves to 0103.", ["a1"], {}],
      ["4 on the dice. mine loses a step.", ["mine"], { blue: 1 }],
      ["Turn 2.", [], {}],
    ],
  );
  assert.equal(acts[2]!.before.pieces["mine"]!.steps, 2);
  assert.equal(acts[2]!.after.pieces["mine"]!.steps, 1);
  assert.deepEqual(places(acts[1]), { a1: "0103", a2: "0102", b1: "0201", lone: "0302", mine: "0606" });
});

test("an answer of mine among theirs is shown in its place", () => {
  const acts = watched(move(4, "a1", "0103"), move(5, "mine", "0606", [], "blue"), move(6, "a1", "0104"));
  assert.deepEqual(
    acts.map((act) => act.by),
    ["red", "blue", "red"],
  );
});

test("moves of one formation in one phase are one act, though others moved between them", () => {
  const acts = watched(
    move(4, "a1", "0103", [["0101", "0202", "0103"]]),
    move(5, "b1", "0301"),
    move(6, "a2", "0104"),
    move(7, "a1", "0105"),
  );
  assert.deepEqual(
    acts.map((act) => [act.formation, act.lines.length]),
    [
      ["A", 3],
      ["", 1],
    ],
  );
  assert.deepEqual(acts[0]!.moves, [
    { piece: "a1", way: ["0101", "0202", "0103", "0105"] },
    { piece: "a2", way: ["0102", "0104"] },
  ]);
  assert.deepEqual(places(acts[0]), { a1: "0105", a2: "0104", b1: "0201", lone: "0302", mine: "0505" });
  assert.deepEqual(places(acts[1]), { a1: "0105", a2: "0104", b1: "0301", lone: "0302", mine: "0505" });
  assert.equal(acts[1]!.after.clock, 7);
});

test("a counter without a formation that goes from hex to hex is one act", () => {
  const acts = watched(
    move(4, "lone", "0303"),
    move(5, "lone", "0304"),
    move(6, "b1", "0301"),
    move(7, "lone", "0305"),
  );
  assert.deepEqual(
    acts.map((act) => [act.formation, act.moves]),
    [
      ["", [{ piece: "lone", way: ["0302", "0303", "0304", "0305"] }]],
      ["", [{ piece: "b1", way: ["0201", "0301"] }]],
    ],
  );
});

test("a fight ends a run of moves, and so does another phase", () => {
  const fight = step(5, "red", {}, [{ text: "Die 3.", outcome: "DR", more: { dice: [3], hex: "0505" } }]);
  assert.equal(watched(move(4, "a1", "0103"), fight, move(6, "a2", "0104")).length, 3);
  const later = step(5, "red", { pieces: { a2: { at: "0104" } } }, [
    { text: "a2 advances.", pieces: ["a2"], more: { phase: "Exploitation" } },
  ]);
  assert.equal(watched(move(4, "a1", "0103"), later).length, 2);
});

test("what follows from a roll is told with it; sentences before it are acts of their own", () => {
  const patch = { pieces: { a1: { at: "0404" }, mine: { at: "0606", steps: 1 } } };
  const acts = watched(
    step(4, "red", patch, [
      { text: "a1 assaults 0505.", pieces: ["a1"], more: { hex: "0505" } },
      { text: "Die 6: D1.", outcome: "D1", more: { dice: [6], hex: "0505" } },
      { text: "mine loses a step.", pieces: ["mine"] },
      { text: "mine retreats to 0606.", pieces: ["mine"], more: { hex: "0606" } },
    ]),
  );
  assert.deepEqual(
    acts.map((act) => act.lines.length),
    [1, 3],
  );
  // Nothing after names a1: it goes with the sentence that does.
  assert.deepEqual(
    acts.map((act) => act.moves.map((each) => each.piece)),
    [["a1"], ["mine"]],
  );
  assert.deepEqual(places(acts[0]), { a1: "0404", a2: "0102", b1: "0201", lone: "0302", mine: "0505" });
  assert.deepEqual([acts[1]!.outcome, acts[1]!.hex, acts[1]!.lost], ["D1", "0505", { blue: 1 }]);
  assert.ok(lasts(acts[1]!) > lasts(acts[0]!));
});

test("dice that name no hex lie where the counter is that they name", () => {
  const [act] = watched(step(4, "red", {}, [{ text: "a1 recovers (2).", pieces: ["a1"], more: { dice: [1, 1] } }]));
  assert.equal(act!.hex, "0101");
});

test("a heading is no act, but what changed with it is kept", () => {
  const acts = watched(
    step(4, "red", { phase: 1 }, [{ text: "Assaults.", more: { heading: true } }]),
    move(5, "a1", "0103"),
  );
  assert.deepEqual(
    acts.map((act) => [act.lines[0]!.text, act.after.phase]),
    [["a1 moves to 0103.", 1]],
  );
});

test("whatever leaves the map does not move, it is lost", () => {
  const [act] = watched(
    step(4, "red", { pieces: { mine: { at: "out", steps: 0 } } }, [{ text: "mine is destroyed.", pieces: ["mine"] }]),
  );
  assert.deepEqual([act!.moves, act!.lost, act!.before.pieces["mine"]!.at], [[], { blue: 2 }, "0505"]);
});

test("only acts of others after what I have read are new", () => {
  const acts = watched(move(4, "a1", "0103"), move(5, "mine", "0606", [], "blue"), move(6, "a2", "0104"));
  assert.equal(newSince(acts, "blue", 3), 2);
  assert.equal(newSince(acts, "blue", 4), 1);
  assert.equal(firstSince(acts, 4), 1);
});

test("setting up is not news", () => {
  log.unshift({ ...log[0]!, at: 0, text: "The sides take their places.", phase: "Set-up", heading: true });
  const told = { phase: "Set-up" };
  const placed = step(4, "red", { pieces: { new1: counter("0101") } }, [
    { text: "new1 is placed in 0101.", more: told },
  ]);
  const acts = watched(placed, move(5, "a1", "0103"));
  assert.deepEqual(
    acts.map((act) => act.isSetUp),
    [true, false],
  );
  assert.equal(newSince(acts, "blue", 3), 1);
  assert.equal(firstSince(acts, 3), 1);
  log.shift();
});

test("one steps from the first new act to the summary behind the last, and back", () => {
  assert.equal(stepped(-1, 1, 5, 2), 2);
  assert.equal(stepped(-1, -1, 5, 2), 4);
  assert.equal(stepped(4, 1, 5, 2), 5);
  assert.equal(stepped(5, 1, 5, 2), 5);
  assert.equal(stepped(5, -1, 5, 2), 4);
  assert.equal(stepped(0, -1, 5, 2), 0);
});

test("the summary goes by hex: losses first, then dice; moves are counted", () => {
  const shot = (at: number, hex: string, patch: Record<string, unknown> = {}) =>
    step(at, "red", patch, [{ text: `Die 2 in ${hex}.`, more: { dice: [2], hex } }]);
  const sum = summed(
    watched(
      move(4, "a1", "0103"),
      shot(5, "0404"),
      shot(6, "0505", { pieces: { mine: { steps: 0 } } }),
      shot(7, "0404"),
    ),
  );
  assert.deepEqual(
    sum.places.map((place) => [place.hex, place.lines.length, place.lost]),
    [
      ["0505", 1, { blue: 2 }],
      ["0404", 2, {}],
    ],
  );
  assert.deepEqual([sum.moves, sum.lost], [1, { blue: 2 }]);
});

test("answers of others in the phase that is played are part of it, a turn of theirs is not", () => {
  const acts = watched(move(4, "a1", "0103"), move(6, "b1", "0301"));
  const now = acts[1]!.after;
  assert.equal(isWithinPhase(acts, 0, now), true);
  assert.equal(isWithinPhase(acts, 0, { ...now, phase: now.phase + 1 }), false);
  assert.equal(isWithinPhase(acts, 6, { ...now, turn: now.turn + 1 }), true, "nothing is new");
});
