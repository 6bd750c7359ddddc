// Options ordered for reading: by verb, under the words they share, and those that hold the words typed. The server decides which there are.
import { folded } from "../shared/search.ts";
import type { Choice } from "../wire.ts";
import { isOnMap } from "./grouping.ts";

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

/** The options whose label, text or badge holds every word typed. */
export function filtered(choices: readonly Choice[], typed: string): Choice[] {
  const words = folded(typed).split(" ").filter(Boolean);
  if (words.length === 0) return [...choices];
  return choices.filter((choice) => {
    const whole = folded(`${choice.label} ${choice.text}`);
    return words.every((word) => whole.includes(word));
  });
}
