// What a press on a place means, from the given options: legality is not decided here.
import type { Choice } from "../wire.ts";

export type Meaning = { do: "choose"; choice: Choice } | { do: "fan" } | { do: "inspect" };

/** One option: choose it. Several: fan them out. None: only show the place. */
export function meaningOf(options: readonly Choice[]): Meaning {
  const [first, second] = options;
  if (!first) return { do: "inspect" };
  return second ? { do: "fan" } : { do: "choose", choice: first };
}

/** The place an option points at: itself, the hex where its counter stands, or the first hex of its side. */
export function placeOf(choice: Choice, whereIs: (piece: string) => string): string {
  if (choice.noun === "hex" || choice.noun === "place") return choice.at;
  if (choice.noun === "edge") return endsOf(choice.at)[0] ?? "";
  return choice.noun === "piece" ? whereIs(choice.at) : "";
}

/** The two hexes of an edge as an option names it. */
export const endsOf = (edge: string): string[] => edge.split(/[/\-]/).filter(Boolean);
