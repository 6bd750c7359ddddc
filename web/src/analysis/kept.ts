// The tree of the analysis, as this browser keeps it, and as a record has it.
import { kept } from "../state/settings.ts";
import type { Made } from "../wire.ts";
import { opened, type Tree } from "./tree.ts";

export const tree = kept<Tree>("analysis", {});

/** Note the variations of a record that was opened as branches of its game. */
export function take(made: Made): void {
  if (made.variations.length || made.name) tree.value = { ...tree.value, ...opened(made) };
}
