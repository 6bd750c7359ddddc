// What a press on a place means, from the given options: legality is not decided here.
import type { Choice } from "../wire.ts";

export type Meaning = { do: "choose"; choice: Choice } | { do: "fan" } | { do: "inspect" };

/** One option, or one counter with a usual one: choose it. Several: fan them out. None: only show the place. */
export function meaningOf(options: readonly Choice[], usual: readonly string[] = []): Meaning {
  if (!options.length) return { do: "inspect" };
  const choice = meantBy(options, usual);
  return choice ? { do: "choose", choice } : { do: "fan" };
}

/** The option that a press takes: the only one or, of a counter with several, the one whose verb the server names first, or the one of the whole hex that it names. */
export function meantBy(options: readonly Choice[], usual: readonly string[]): Choice | null {
  const [first, ...more] = options;
  if (!first || !more.length) return first ?? null;
  const ofPlace = options.filter((each) => each.noun === "hex" && usual.includes(each.verb));
  if (ofPlace.length === 1) return ofPlace[0]!;
  const isOneCounter = options.every((each) => each.noun === "piece" && each.at === first.at);
  if (!isOneCounter) return null;
  for (const verb of usual) {
    const found = options.filter((each) => each.verb === verb);
    if (found.length) return found.length === 1 ? found[0]! : null;
  }
  return null;
}

/** The option that is previewed where a pointer rests: that which a press takes; of several things to do to a place, the first. */
export const seenBy = (options: readonly Choice[], usual: readonly string[]): Choice | null =>
  meantBy(options, usual) ?? (options.some((each) => each.noun === "piece") ? null : (options[0] ?? null));

/** The place an option points at: itself, the hex where its counter stands, or the first hex of its side. */
export function placeOf(choice: Choice, whereIs: (piece: string) => string): string {
  if (choice.noun === "hex" || choice.noun === "place") return choice.at;
  if (choice.noun === "edge") return endsOf(choice.at)[0] ?? "";
  return choice.noun === "piece" ? whereIs(choice.at) : "";
}

/** The two hexes of an edge as an option names it. */
export const endsOf = (edge: string): string[] => edge.split(/[/-]/).filter(Boolean);
