// Options and moments in their order: the next one, the one that ends, the reasons said once. The server decides which options there are.
import type { Choice, Refused } from "../wire.ts";

/** Whether an option points at something on the map. */
export const isOnMap = (choice: Choice): boolean => ["piece", "hex", "place", "edge"].includes(choice.noun);

/** The option after (or before) this one, going round; the first or the last when there is none yet. */
export function nextOption(choices: readonly Choice[], now: string, step: 1 | -1): Choice | null {
  if (choices.length === 0) return null;
  const place = choices.findIndex((choice) => choice.text === now);
  if (place < 0) return choices.at(step > 0 ? 0 : -1)!;
  return choices[(place + step + choices.length) % choices.length]!;
}

/** The answer that ends the current activity, if there is one: done, or halt. */
export function doneOption(choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => choice.verb === "done") ?? choices.find((choice) => choice.verb === "halt") ?? null;
}

/** The reasons against something, each said once: several verbs may be refused for the same one. */
export function saidOnce(why: Refused[]): Refused[] {
  const first = ({ rule, text }: Refused) => why.findIndex((other) => other.rule === rule && other.text === text);
  return why.filter((each, place) => first(each) === place);
}
