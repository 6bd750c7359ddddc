// Options ordered for reading: by verb, under the words they share. The server decides which options there are.
import { folded } from "../shared/search.ts";
import type { Choice, Refused } from "../wire.ts";

export interface Group {
  verb: string;
  /** The words all its labels begin or end with, "Move …" or "… tries to rally"; empty when they share none. */
  title: string;
  choices: Choice[];
}

/** The words all labels share at the start, or else at the end, with an ellipsis for the rest. */
export function sharedWords(labels: readonly string[]): string {
  if (labels.length < 2) return "";
  const words = labels.map((label) => label.split(" "));
  const shortest = Math.min(...words.map((each) => each.length));
  const first = words[0]!;
  let lead = 0;
  while (lead < shortest && words.every((each) => each[lead] === first[lead])) lead += 1;
  if (lead > 0 && lead < shortest) return `${first.slice(0, lead).join(" ")} …`;
  let tail = 0;
  while (tail < shortest && words.every((each) => each.at(-1 - tail) === first.at(-1 - tail))) tail += 1;
  return tail > 0 && tail < shortest ? `… ${first.slice(first.length - tail).join(" ")}` : "";
}

/** The options by verb, in the order asked; those that point at nothing on the map come last. */
export function grouped(choices: readonly Choice[]): Group[] {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of choices) {
    const those = byVerb.get(choice.verb);
    if (those) those.push(choice);
    else byVerb.set(choice.verb, [choice]);
  }
  const groups = [...byVerb].map(([verb, those]) => ({
    verb,
    title: sharedWords(those.map((choice) => choice.label)),
    choices: those,
  }));
  const isPlain = (group: Group) => (group.choices.some((choice) => isOnMap(choice)) ? 0 : 1);
  return groups.sort((one, two) => isPlain(one) - isPlain(two));
}

/** Whether an option points at something on the map. */
export const isOnMap = (choice: Choice): boolean => ["piece", "hex", "place", "edge"].includes(choice.noun);

/** The options whose label, text or badge holds every word typed. */
export function filtered(choices: readonly Choice[], typed: string): Choice[] {
  const words = folded(typed).split(" ").filter(Boolean);
  if (words.length === 0) return [...choices];
  return choices.filter((choice) => {
    const whole = folded(`${choice.label} ${choice.text}`);
    return words.every((word) => whole.includes(word));
  });
}

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

/** The moment of the log before or after a clock; null beyond the last, which is now. */
export function nextMoment(moments: readonly number[], now: number, step: 1 | -1): number | null {
  const those = [...new Set(moments)].sort((one, two) => one - two);
  if (step > 0) return those.find((moment) => moment > now) ?? null;
  return those.filter((moment) => moment < now).at(-1) ?? those[0] ?? null;
}

/** The reasons against something, each said once: several verbs may be refused for the same one. */
export function saidOnce(why: Refused[]): Refused[] {
  const first = ({ rule, text }: Refused) => why.findIndex((other) => other.rule === rule && other.text === text);
  return why.filter((each, place) => first(each) === place);
}
