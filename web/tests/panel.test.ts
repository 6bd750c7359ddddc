// The palette finds, the list groups, the tally is read: the logic of the panel, without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fit, folded, ranked, type Entry, type Kind } from "../src/shared/search.ts";
import { doneOption, nextOption, saidOnce } from "../src/panel/grouping.ts";
import { filtered, grouped, sharedWords } from "../src/panel/option-groups.ts";
import { inShort, signed } from "../src/shared/tally.ts";
import type { Choice, TallyShown } from "../src/wire.ts";

const entry = (kind: Kind, label: string, also = ""): Entry => ({
  id: `${kind} ${label}`,
  kind,
  label,
  also,
  badge: "",
});
const choice = (text: string, label: string, noun = "hex"): Choice => {
  const [verb = "", at = ""] = text.split(" ");
  return { text, label, verb, noun, at, badge: "", answers: [] };
};
const tally = (given: Partial<TallyShown>): TallyShown => ({
  name: "assault",
  start: "0",
  total: "0",
  reasons: [],
  odds: [],
  base: "",
  column: "",
  need: "",
  dice: "1d6",
  impossible: null,
  chances: [],
  expected: [],
  chart: null,
  parts: [],
  die: null,
  adds: false,
  readings: [],
  of: "",
  ahead: [],
  ...given,
});

// Finding ----------------------------------------------------------------------------------------------------------
test("accents, capitals and apostrophes do not matter", () => {
  assert.equal(folded("L’Étang-de-Pétain"), "l etang de petain");
  assert.equal(fit(entry("option", "Bring Pétain back"), "PETA"), 2);
});

test("every word must be found, in any order", () => {
  const those = [
    entry("option", "Move 208th Reserve", "move 208R"),
    entry("option", "Move 56th Chasseurs", "move 56Ch"),
  ];
  assert.deepEqual(
    ranked(those, "res move").map((each) => each.label),
    ["Move 208th Reserve"],
  );
  assert.deepEqual(ranked(those, "res chasseurs"), []);
});

test("what begins with the words comes before what holds them", () => {
  const those = [entry("option", "To the fort of Vaux"), entry("option", "Remove Fort"), entry("option", "Fort Vaux")];
  assert.deepEqual(
    ranked(those, "fort").map((each) => each.label),
    ["Fort Vaux", "To the fort of Vaux", "Remove Fort"],
  );
});

test("an option's own text finds it first", () => {
  const those = [entry("option", "To 16061", "to 16061"), entry("option", "To 1606", "to 1606")];
  assert.equal(ranked(those, "to 1606")[0]!.label, "To 1606");
});

test("a number finds the options there, then the hex itself", () => {
  const those = [
    entry("hex", "1606 Vaux"),
    entry("piece", "Guns", "1606"),
    entry("option", "Assault 1606 Vaux", "assault 1606"),
    entry("option", "To 1605", "to 1605"),
  ];
  assert.deepEqual(
    ranked(those, "1606").map((each) => each.label),
    ["Guns", "Assault 1606 Vaux", "1606 Vaux"],
  );
});

test("§9.2 finds the clause, then those under it, and nothing else", () => {
  const those = [
    entry("option", "Assault 9.2"),
    entry("clause", "Pioneers", "9.21"),
    entry("clause", "Shifts", "9.2"),
    entry("clause", "Retreat", "9.5"),
  ];
  assert.deepEqual(
    ranked(those, "§9.2").map((each) => each.label),
    ["Shifts", "Pioneers"],
  );
  assert.deepEqual(
    ranked(those, "9.2")
      .map((each) => each.label)
      .slice(0, 2),
    ["Shifts", "Pioneers"],
  );
});

test("with nothing typed, options and commands are listed and the map is not", () => {
  const those = [
    entry("option", "Done"),
    entry("hex", "0101"),
    entry("command", "Undo"),
    entry("clause", "Zones", "3.1"),
  ];
  assert.deepEqual(
    ranked(those, " ").map((each) => each.kind),
    ["option", "command"],
  );
});

// Grouping ---------------------------------------------------------------------------------------------------------
test("a group is named by the words its labels share", () => {
  assert.equal(sharedWords(["Move RIR16", "Move RIR53"]), "Move …");
  assert.equal(sharedWords(["72 Art tries to rally", "29 T tries to rally"]), "… tries to rally");
  assert.equal(sharedWords(["Retreat", "Advance"]), "");
  assert.equal(sharedWords(["Done"]), "");
  assert.equal(sharedWords(["Same", "Same"]), "");
});

test("options stand by verb, those off the map last", () => {
  const groups = grouped([
    choice("done", "Done", "nothing"),
    choice("to 0201", "To 0201"),
    choice("dig X", "X digs in", "piece"),
    choice("to 0301", "To 0301"),
  ]);
  assert.deepEqual(
    groups.map((group) => [group.verb, group.choices.length]),
    [
      ["to", 2],
      ["dig", 1],
      ["done", 1],
    ],
  );
});

test("the filter looks at label and text", () => {
  const those = [choice("aim 0109", "The roads in 0109 Étain"), choice("done", "Enough", "nothing")];
  assert.deepEqual(
    filtered(those, "etain").map((each) => each.text),
    ["aim 0109"],
  );
  assert.deepEqual(
    filtered(those, "done").map((each) => each.text),
    ["done"],
  );
  assert.equal(filtered(those, "  ").length, 2);
});

test("next goes round, and starts at either end", () => {
  const those = [choice("a 1", "A"), choice("b 1", "B"), choice("c 1", "C")];
  assert.equal(nextOption(those, "", 1)!.text, "a 1");
  assert.equal(nextOption(those, "", -1)!.text, "c 1");
  assert.equal(nextOption(those, "c 1", 1)!.text, "a 1");
  assert.equal(nextOption(those, "a 1", -1)!.text, "c 1");
  assert.equal(nextOption([], "", 1), null);
});

test("done is the option that ends things, halt when there is no other", () => {
  assert.equal(doneOption([choice("halt", "Halt", "nothing"), choice("done", "Done", "nothing")])!.verb, "done");
  assert.equal(doneOption([choice("halt", "Halt", "nothing")])!.verb, "halt");
  assert.equal(doneOption([choice("retreat", "Retreat", "nothing")]), null);
});

// Reckoning --------------------------------------------------------------------------------------------------------
test("a tally in short: odds, columns, a need, a number", () => {
  assert.equal(inShort(tally({ odds: ["24", "11"], base: "2:1", column: "1:1" })), "24 : 11 → 2:1 → 1:1");
  assert.equal(inShort(tally({ base: "4-6", column: "4-6" })), "4-6");
  assert.equal(inShort(tally({ need: "7", dice: "2d6" })), "2d6 ≤ 7");
  assert.equal(inShort(tally({ total: "4" })), "4");
  assert.equal(inShort(tally({ readings: [tally({ column: "7" }), tally({ column: "4" })] })), "7 · 4");
});

test("worths carry their sign", () => {
  assert.deepEqual(["1", "-2", "−2", "0", "+3", "×2", "½", "·"].map(signed), [
    "+1",
    "−2",
    "−2",
    "0",
    "+3",
    "×2",
    "+½",
    "·",
  ]);
});

test("the same reason against several answers is said once", () => {
  const why = [
    { answer: "move 0101", rule: "7.1", text: "Not next to it." },
    { answer: "creep 0101", rule: "7.1", text: "Not next to it." },
    { answer: "assault 0101", rule: "13", text: "Not next to it." },
  ];
  assert.deepEqual(
    saidOnce(why).map((each) => each.answer),
    ["move 0101", "assault 0101"],
  );
});
