// Search by typing a few letters: options, hexes, counters, clauses, commands. No drawing;
// the palette decides what can be found and what choosing it does.

export type Kind = "option" | "hex" | "piece" | "command" | "clause";

export interface Entry {
  id: string;
  kind: Kind;
  label: string;
  /** Other words it matches: the option's text, a number, a clause. */
  also: string;
  /** A few characters at the end of the line: a cost, a clause, a key. */
  badge: string;
}

/** Options come before things to look at: a hex itself follows the options that name it. */
const BEHIND: Record<Kind, number> = { option: 0, command: 0.1, piece: 0.5, clause: 1, hex: 2.5 };

/** A text without accents, capitals and apostrophes, so that "peta" finds "Pétain". */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’'‘`-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** How well an entry matches: 0 is best; null if one of the words is missing. */
export function fit(entry: Entry, query: string): number | null {
  const wanted = folded(query);
  if (!wanted) return 0;
  const label = folded(entry.label);
  const also = folded(entry.also);
  if (also === wanted || label === wanted) return 0;
  const whole = `${label} ${also}`;
  const words = wanted.split(" ");
  if (!words.every((word) => whole.includes(word))) return null;
  if (label.startsWith(wanted) || also.startsWith(wanted)) return 1;
  const parts = whole.split(/[\s,.:;()«»“”]+/);
  return words.every((word) => parts.some((part) => part.startsWith(word))) ? 2 : 3;
}

/** The clauses meant by "§9.21" or "9.2": the clause itself, then those under it. */
function clausesOf(entries: readonly Entry[], number: string): Entry[] {
  const those = entries.filter((entry) => entry.kind === "clause" && entry.also.startsWith(number));
  return those.sort((one, two) => one.also.length - two.also.length);
}

/** The entries that match every word typed, best first; in their own order when equally good. */
export function ranked(entries: readonly Entry[], query: string): Entry[] {
  const typed = query.trim();
  if (typed.startsWith("§")) return clausesOf(entries, typed.slice(1).trim());
  if (!typed) return entries.filter((entry) => entry.kind === "option" || entry.kind === "command");
  const numbered = /^\d+\.\w*$/.test(typed) ? clausesOf(entries, typed) : [];
  const found: { entry: Entry; fit: number; place: number }[] = [];
  entries.forEach((entry, place) => {
    if (numbered.includes(entry)) return;
    const how = fit(entry, typed);
    if (how !== null) found.push({ entry, fit: how, place });
  });
  found.sort(
    (one, two) => one.fit + BEHIND[one.entry.kind] - two.fit - BEHIND[two.entry.kind] || one.place - two.place,
  );
  return [...numbered, ...found.map((each) => each.entry)];
}
