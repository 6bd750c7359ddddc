// The tree of an analysis: games branched off one another, each with its name and what an officer thought of it. Pure.

import type { BranchesNamed, BranchNamed, Made } from "../wire.ts";

/** What was found by games tried: what the side can expect, from -1 (lost) to 1 (won). */
export interface Opinion {
  side: string;
  worth: number;
  error: number;
  games: number;
}

export interface Branch {
  /** The game it was branched off; empty for the root. */
  parent: string;
  /** The moment at which, by the clock of that game. */
  at: number;
  name: string;
  /** The game in words, and its turn there. */
  title: string;
  turn: number;
  opinions: Record<string, Opinion>;
}

export type Tree = Record<string, Branch>;

/** The game from which the whole tree of a game was branched off. */
export function rootOf(tree: Tree, id: string): string {
  const seen = new Set<string>();
  let now = id;
  let up = tree[now]?.parent;
  while (up && tree[up] && !seen.has(now)) {
    seen.add(now);
    now = up;
    up = tree[now]?.parent;
  }
  return now;
}

export const childrenOf = (tree: Tree, id: string): string[] =>
  Object.keys(tree)
    .filter((each) => tree[each]!.parent === id)
    .sort((one, other) => tree[one]!.at - tree[other]!.at);

/** The branches of a record that was opened: its game, and its variations under their names. */
export function opened({ id, name, variations }: Made): Tree {
  const blank = { title: "", opinions: {} };
  const tree: Tree = { [id]: { ...blank, parent: "", at: 0, name, turn: 1 } };
  for (const { id: each, ...told } of variations) tree[each] = { ...blank, ...told };
  return tree;
}

/** A game as its record is to have it: its name, and what was found of it. */
const branchOf = (tree: Tree, id: string, say: (opinion: Opinion) => string): BranchNamed => ({
  id,
  name: tree[id]?.name ?? "",
  comment: Object.values(tree[id]?.opinions ?? {})
    .map(say)
    .join("\n"),
});

/** The branches of a game as its record is to have them, each after the one it was branched off; and the game itself. */
export function recordOf(tree: Tree, id: string, say: (opinion: Opinion) => string): BranchesNamed {
  const { name, comment } = branchOf(tree, id, say);
  const branches = rowsOf(tree, id)
    .filter((row) => row.id !== id)
    .map((row) => branchOf(tree, row.id, say));
  return { name, comment, branches };
}

export interface Row {
  id: string;
  depth: number;
}

/** The branches of a tree in the order in which they are shown: each before its own branches. */
export function rowsOf(tree: Tree, id: string, depth = 0): Row[] {
  if (depth > Object.keys(tree).length) return [];
  return [{ id, depth }, ...childrenOf(tree, id).flatMap((each) => rowsOf(tree, each, depth + 1))];
}

/** Where an arrow leads from a branch: up and down through the rows, left to where it was branched off, right into it. */
export function neighbour(tree: Tree, rows: Row[], id: string, key: string): string | undefined {
  const at = rows.findIndex((row) => row.id === id);
  switch (key) {
    case "ArrowUp":
      return rows[at - 1]?.id;
    case "ArrowDown":
      return rows[at + 1]?.id;
    case "ArrowLeft":
      return rows.find((row) => row.id === tree[id]?.parent)?.id;
    case "ArrowRight":
      return childrenOf(tree, id)[0];
  }
  return undefined;
}

/** A tree without a branch: its own branches come in its place. */
export function without(tree: Tree, id: string): Tree {
  const gone = tree[id];
  if (!gone) return tree;
  const rest = Object.entries(tree).filter(([each]) => each !== id);
  return Object.fromEntries(
    rest.map(([each, branch]) => [each, branch.parent === id ? { ...branch, parent: gone.parent } : branch]),
  );
}
