// The reader finds clauses, and the log tells its story.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import {
  chapters,
  chipText,
  depthOf,
  excerpt,
  fold,
  numberText,
  search,
  withReferences,
} from "../src/rules/rulebook.ts";
import {
  folded,
  jump,
  lastRolls,
  lineAt,
  moments,
  othersWentOn,
  rollsToMark,
  scenes,
  stretches,
} from "../src/replay/story.ts";
import type { ClauseText, LogLine, RulesText } from "../src/wire.ts";

const clause = (id: string, title: string, text: string, rulings: string[] = []): ClauseText => ({
  id,
  title,
  text,
  kind: "rule",
  status: "done",
  reason: "",
  sees: [],
  rulings,
});

const RULES: RulesText = {
  title: "verdun",
  lang: "fr",
  clauses: [
    clause("9.0", "L’assaut", "On assaille un hexagone adjacent."),
    clause("9.2", "Modificateurs", "Le terrain et l’état des unités."),
    clause("9.21", "Pionniers", "Des pionniers ajoutent une colonne.", ["R1"]),
    clause("12.1", "Moral", "Une unité démoralisée ne peut plus assaillir."),
    clause("table.assault", "Table d’assaut", "Les colonnes."),
  ],
  rulings: [
    { id: "R1", rules: ["9.21"], question: "Même désorganisés ?", ruling: "Oui.", reason: "Rien ne l’interdit." },
  ],
};

const ids = (asked: string) => search(RULES, asked).map((hit) => hit.clause.id);

test("accents, case and typographic apostrophes do not matter", () => {
  assert.equal(fold("Démoralisé L’ŒUVRE"), "demoralise l'oeuvre");
  assert.deepEqual(ids("DEMORALISE"), ["12.1"]);
  assert.deepEqual(ids("l'etat"), ["9.2"]);
});

test("a number finds its clause first, then those under it", () => {
  assert.deepEqual(ids("§9.2"), ["9.2", "9.21"]);
  assert.deepEqual(ids("9.21"), ["9.21"]);
});

test("a title comes before a text, and every word must be found", () => {
  assert.deepEqual(ids("assaut"), ["9.0", "table.assault"]);
  assert.deepEqual(ids("colonne pionniers"), ["9.21"]);
  assert.deepEqual(ids("pionniers moral"), []);
  assert.deepEqual(ids("  "), []);
});

test("the words of a ruling find its clause", () => assert.deepEqual(ids("interdit"), ["9.21"]));

test("an excerpt marks what was found where it stands", () => {
  const parts = excerpt("Une unité démoralisée recule.", ["demoralise"]);
  assert.deepEqual(
    parts.filter((part) => part.found).map((part) => part.text),
    ["démoralisé"],
  );
  assert.equal(parts.map((part) => part.text).join(""), "Une unité démoralisée recule.");
});

test("a long text is cut around the first word found", () => {
  const parts = excerpt(`${"a ".repeat(200)}needle${" b".repeat(200)}`, ["needle"]);
  assert.equal(parts[0]?.text, "…");
  assert.equal(parts.at(-1)?.text, "…");
  assert.ok(parts.some((part) => part.found && part.text === "needle"));
});

test("clauses stand under their chapters, named by clause .0", () => {
  const tree = chapters(RULES.clauses);
  assert.deepEqual(
    tree.map((each) => [each.id, each.title, each.clauses.length]),
    [
      ["9", "L’assaut", 3],
      ["12", "", 1],
      ["table", "", 1],
    ],
  );
  assert.deepEqual(["9.0", "9.2", "9.21", "4.VII", "table.x"].map(depthOf), [0, 0, 1, 0, 0]);
  assert.deepEqual(["12.2", "12.2.4", "12.1.once", "12.2.4.below-half"].map(depthOf), [0, 1, 1, 2]);
});

test("a chip shows a number with its sign, and the title of what has none", () => {
  assert.equal(chipText("9.21"), "§9.21");
  assert.equal(chipText("4.XII"), "§4.XII");
  assert.equal(chipText("table.assault", "Assault table"), "Assault table");
});

test("of a named part of a clause a chip shows the clause", () => {
  assert.equal(chipText("12.2.4.below-half"), "§12.2.4");
  assert.equal(chipText("6.0.division2"), "§6.0");
  assert.equal(numberText("12.2.4.below-half"), "§12.2.4");
  assert.equal(chipText("12.2.8.exampleA"), "§12.2.8");
  assert.equal(numberText("table.crt"), "");
});

test("a text names the clauses it refers to by an internal id, and leaves numbers alone", () => {
  const parts = withReferences(
    "A star (12.2.8.star) and table.crt, not 12.2.8 or e.g. this.",
    new Set(["12.2.8.star", "12.2.8", "table.crt"]),
  );
  assert.deepEqual(
    parts.filter((part) => part.id).map((part) => part.id),
    ["12.2.8.star", "table.crt"],
  );
  assert.equal(parts.map((part) => part.text).join(""), "A star (12.2.8.star) and table.crt, not 12.2.8 or e.g. this.");
});

// The tests are bundled elsewhere: they are found from the folder where node was started.
const GAMES = pathToFileURL(["../src/grognard/games/", "src/grognard/games/"].find(existsSync) ?? "");
const books = readdirSync(GAMES)
  .flatMap((game) => ["en", "fr"].map((tongue) => new URL(`${game}/data/rules.${tongue}.toml`, GAMES)))
  .filter(existsSync);

test("no chip of any rulebook shows an internal id", () => {
  let read = 0;
  for (const book of books) {
    for (const [, id, title] of readFileSync(book, "utf8").matchAll(/^id = "(.+)"\ntitle = "(.+)"$/gm)) {
      const chip = chipText(id!, title);
      const isPrinted = /^§\d+[a-z]?(\.(\d+[a-z]?|[IVX]+|[A-Z]\d?))*$/.test(chip);
      assert.ok(
        isPrinted || (chip === title && !/[a-z]\.[a-z0-9]|^[a-z]+-[a-z]+$/.test(chip)),
        `${book}: ${id} is shown as ${chip}`,
      );
      read++;
    }
  }
  assert.ok(read > 2000, `${read} clauses read`);
});

const line = (at: number, turn: number, phase: string, more: Partial<LogLine> = {}): LogLine => ({
  at,
  turn,
  phase,
  text: `line ${at}`,
  rule: "",
  side: "",
  by: "",
  dice: [],
  split: [],
  hex: "",
  heading: false,
  why: false,
  has_tally: false,
  goes_on: false,
  ...more,
});

const LOG: LogLine[] = [
  line(0, 1, "Weather", { heading: true }),
  line(0, 1, "Weather"),
  line(0, 1, "Assault", { heading: true }),
  line(3, 1, "Assault"),
  line(5, 1, "Assault", { dice: [4] }),
  line(8, 2, "Weather", { heading: true }),
  line(9, 2, "Weather"),
];

test("the log falls into scenes under its headings", () => {
  assert.deepEqual(
    scenes(LOG).map((scene) => [scene.turn, scene.phase, scene.at, scene.lines.length]),
    [
      [1, "Weather", 0, 1],
      [1, "Assault", 0, 2],
      [2, "Weather", 8, 1],
    ],
  );
});

test("without headings, a new phase is a new scene", () => {
  const bare = [line(1, 1, "A"), line(2, 1, "A"), line(3, 1, "B"), line(4, 2, "B")];
  assert.deepEqual(
    scenes(bare).map((scene) => scene.lines.length),
    [2, 1, 1],
  );
});

test("the hexes of a way are one line, and stretches of the clock are the whole log", () => {
  const way = [
    line(1, 1, "A"),
    line(2, 1, "A", { goes_on: true }),
    line(3, 1, "A", { goes_on: true }),
    line(4, 1, "A"),
  ];
  assert.deepEqual(
    folded(way).map((lines) => lines.map((each) => each.at)),
    [[1, 2, 3], [4]],
  );
  assert.deepEqual(stretches(LOG), [
    { since: 0, until: 7 },
    { since: 7, until: 9 },
  ]);
  assert.deepEqual(stretches([]), []);
});

test("turns and phases are moments to jump to", () => {
  const stops = moments(LOG);
  assert.deepEqual(stops, { turns: [0, 8], phases: [0, 8] });
  assert.equal(jump(stops.turns, 3, true), 8);
  assert.equal(jump(stops.turns, 8, false), 0);
  assert.equal(jump(stops.turns, 0, false), 0, "there is nothing before the first");
  assert.equal(lineAt(LOG, 4)?.at, 3);
  assert.equal(lineAt(LOG, -1), null);
});

test("others went on after a roll where an answer of theirs led to a line, not where a line names a piece of theirs", () => {
  const roll = line(1, 1, "Fire", { dice: [3], by: "red", side: "red" });
  const loss = line(2, 1, "Fire", { by: "red", side: "blue" });
  const move = line(3, 1, "Fire", { by: "blue", side: "red" });
  assert.equal(othersWentOn([roll, loss], ["red"]), false);
  assert.equal(othersWentOn([roll, loss, move], ["red"]), true);
  assert.equal(othersWentOn([roll, loss, move], ["red", "blue"]), false);
  assert.equal(othersWentOn([move, roll], ["red"]), false, "before the roll");
  assert.equal(othersWentOn([roll, line(2, 1, "Fire", { by: "" })], ["red"]), false, "several at once are nobody");
  assert.equal(othersWentOn([loss, move], ["red"]), false, "without a roll");
});

test("the last roll told is the first to keep in view, with those told before it; with a tally if one has any", () => {
  const [first, second, third] = [
    line(1, 1, "Fire", { dice: [3], has_tally: true, hex: "0101" }),
    line(1, 1, "Fire", { dice: [5], has_tally: true, hex: "0102" }),
    line(2, 1, "Fire", { dice: [1], hex: "0102" }),
  ];
  assert.deepEqual(lastRolls([first, line(1, 1, "Fire"), second]), [second, first]);
  assert.deepEqual(lastRolls([second, third]), [second]);
  assert.deepEqual(lastRolls([third]), [third]);
  assert.deepEqual(lastRolls([line(1, 1, "Fire")]), []);
  assert.deepEqual(rollsToMark([first, second, third, line(2, 1, "Fire")]), [first, third], "of each hex the last");
  const nowhere = line(2, 1, "Weather", { dice: [4] });
  assert.deepEqual(rollsToMark([first, nowhere]), [first, nowhere], "a roll without a hex is told with the question");
  assert.deepEqual(
    rollsToMark([first, second, third, first, second]),
    [],
    "a whole turn at once is watched, not marked",
  );
});
