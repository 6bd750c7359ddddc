// The tree of an analysis: its rows, where the arrows lead, and what is left when a branch is taken out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { neighbour, opened, recordOf, rootOf, rowsOf, without, type Tree } from "../src/analysis/tree.ts";

const branch = (parent: string, at: number) => ({ parent, at, name: "", title: "", turn: 1, opinions: {} });
const TREE: Tree = { game: branch("", 0), late: branch("game", 9), early: branch("game", 3), deep: branch("early", 5) };

test("each branch stands below the game it was branched off, the earlier first", () => {
  const rows = rowsOf(TREE, rootOf(TREE, "deep"));
  assert.deepEqual(
    rows.map(({ id, depth }) => `${depth} ${id}`),
    ["0 game", "1 early", "2 deep", "1 late"],
  );
});

test("arrows go through the rows, to where a branch was branched off, and into it", () => {
  const rows = rowsOf(TREE, "game");
  const to = (id: string, key: string) => neighbour(TREE, rows, id, key);
  assert.equal(to("early", "ArrowDown"), "deep");
  assert.equal(to("late", "ArrowUp"), "deep");
  assert.equal(to("deep", "ArrowLeft"), "early");
  assert.equal(to("game", "ArrowRight"), "early");
  assert.equal(to("game", "ArrowUp"), undefined);
  assert.equal(to("game", "x"), undefined);
});

test("when a branch is taken out, its own branches come in its place", () => {
  assert.deepEqual(
    rowsOf(without(TREE, "early"), "game").map(({ id }) => id),
    ["game", "deep", "late"],
  );
});

test("a tree that bites its tail has a root all the same", () => {
  assert.ok(["a", "b"].includes(rootOf({ a: branch("b", 0), b: branch("a", 0) }, "a")));
});

test("a tree goes into a record and comes back from it, each branch after the one it leaves", () => {
  const opinions = { blue: { side: "blue", worth: 0.5, error: 0.1, games: 4 } };
  const kept = { ...TREE, deep: { ...TREE.deep!, name: "Deep", opinions } };
  const sent = recordOf(kept, "game", ({ side, worth }) => `${side} ${worth}`);
  assert.deepEqual(sent.branches, [
    { id: "early", name: "", comment: "" },
    { id: "deep", name: "Deep", comment: "blue 0.5" },
    { id: "late", name: "", comment: "" },
  ]);
  const tree = opened({
    id: "new",
    name: "An evening",
    links: {},
    variations: [
      { id: "one", parent: "new", at: 3, turn: 2, name: "The mill" },
      { id: "two", parent: "one", at: 5, turn: 3, name: "" },
    ],
  });
  assert.deepEqual(
    rowsOf(tree, rootOf(tree, "two")).map(({ id, depth }) => `${depth} ${id} ${tree[id]!.name}`),
    ["0 new An evening", "1 one The mill", "2 two "],
  );
});
